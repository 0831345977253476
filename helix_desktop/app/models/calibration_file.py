"""The learned token ratios of models, kept between sessions and runs of the application.

The ratios are derived from the providers' usage reports; an unreadable file is learned anew.
"""

import logging
from pathlib import Path

import msgspec

from helix_desktop.app.json_file import read_derived, replace_file
from helix_desktop.providers.tokens.usage_calibration import TokenRatio

FILE = "counting.json"
MOST_MODELS = 200

log = logging.getLogger(__name__)


class CalibrationFile(dict[str, TokenRatio]):
    """The ratios of all workspaces.

    Create and save them off the window's thread; all else is quick.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(read_derived(path, dict[str, TokenRatio]) or {})
        self._path = path
        self._written = dict(self)

    def __setitem__(self, name: str, pace: TokenRatio) -> None:
        self.pop(name, None)  # the newest last
        super().__setitem__(name, pace)

    def keep(self) -> None:
        """Write new ratios; if writing fails, they last for this run."""
        paces = dict(list(self.items())[-MOST_MODELS:])
        if paces == self._written:
            return
        try:
            replace_file(self._path, msgspec.json.encode(paces))
        except OSError as error:
            log.warning("what was learned of how models count cannot be kept: %s", error)
        else:
            self._written = paces
