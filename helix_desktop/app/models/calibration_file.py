"""What was learned of models, kept between sessions and runs: their token ratios and limits.

It is derived from the providers' usage reports and errors; an unreadable file is learned anew.
"""

import logging
from pathlib import Path

import msgspec

from helix_desktop.app.json_file import read_derived, replace_file

log = logging.getLogger(__name__)

MAX_LEARNED_MODELS = 200


class CalibrationFile(dict[str, float]):
    """What was learned of models, of all workspaces: their token ratios, or their limits.

    Create and save them off the window's thread; all else is quick.
    """

    def __init__(self, path: Path) -> None:
        # what earlier versions kept was no number and is learned anew
        super().__init__(read_derived(path, dict[str, float]) or {})
        self._path = path
        self._written = dict(self)

    def __setitem__(self, name: str, ratio: float) -> None:
        self.pop(name, None)  # the newest last
        super().__setitem__(name, ratio)

    def keep(self) -> None:
        """Write new ratios; if writing fails, they last for this run."""
        ratios = dict(list(self.items())[-MAX_LEARNED_MODELS:])
        if ratios == self._written:
            return
        try:
            replace_file(self._path, msgspec.json.encode(ratios))
        except OSError as error:
            log.warning("what was learned of how models count cannot be kept: %s", error)
        else:
            self._written = ratios
