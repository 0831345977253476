"""The learned token ratios of models, kept between sessions and runs of the application.

The ratios are derived from the providers' usage reports; an unreadable file is learned anew.
"""

import logging
from collections.abc import Iterator, MutableMapping
from pathlib import Path

import msgspec

from helix_desktop.app.json_file import UnreadableFile, read_json, replace_file
from helix_desktop.providers.tokens.usage_calibration import TokenRatio

FILE = "counting.json"
MOST_MODELS = 200

log = logging.getLogger(__name__)


class CalibrationFile(MutableMapping[str, TokenRatio]):
    """The ratios of all workspaces.

    Create and save them off the window's thread; all else is quick.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._paces = _read(path)
        self._written = dict(self._paces)

    def __getitem__(self, name: str) -> TokenRatio:
        return self._paces[name]

    def __setitem__(self, name: str, pace: TokenRatio) -> None:
        self._paces.pop(name, None)  # the newest last
        self._paces[name] = pace

    def __delitem__(self, name: str) -> None:
        del self._paces[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._paces)

    def __len__(self) -> int:
        return len(self._paces)

    def keep(self) -> None:
        """Write new ratios; if writing fails, they last for this run."""
        paces = dict(list(self._paces.items())[-MOST_MODELS:])
        if paces == self._written:
            return
        try:
            replace_file(self._path, msgspec.json.encode(paces))
        except OSError as error:
            log.warning("what was learned of how models count cannot be kept: %s", error)
        else:
            self._written = paces


def _read(path: Path) -> dict[str, TokenRatio]:
    try:
        return read_json(path, dict[str, TokenRatio])
    except FileNotFoundError:
        return {}
    except UnreadableFile as error:
        log.warning("%s is made anew: %s", path.name, error)
        return {}
