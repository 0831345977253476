"""Detection of two quick crashes in a row, after which the window starts with minimal settings.

A marker lies on the disk while the application runs; a marker at start means a crash. The crash was
quick if the window had not yet been open for `SETTLED` seconds. The user's settings can be the
cause of that, so they are left out then. A missing library is not fixed by that, so a start that
failed for lack of one leaves no marker.
"""

import logging
from dataclasses import dataclass
from pathlib import Path

import msgspec

from helix_desktop.app.environment import Paths
from helix_desktop.app.json_file import UnreadableFile, read_json, replace_file

FILE = "running.json"
FRESH = "settings.safe-start.json"
SETTLED = 60.0
"""The seconds after which a window counts as stable: start-up problems show up earlier."""
MAX_QUICK_CRASHES = 2
"""The number of quick crashes in a row before a safe start."""

log = logging.getLogger(__name__)


class _Marker(msgspec.Struct):
    """The state of the run that wrote the marker."""

    crashes: int = 0
    settled: bool = False


@dataclass(slots=True)
class StartMarker:
    """One run of the application, as the next run will see it."""

    _file: Path
    crashed: bool
    """Whether the previous run did not end properly."""
    crashes: int
    """The number of runs in a row that ended right after they began."""
    _before: _Marker | None
    """The marker that was found."""
    _marked: bool = False

    @property
    def safe(self) -> bool:
        return self.crashes >= MAX_QUICK_CRASHES

    def mark(self) -> None:
        """Write the marker after Qt has loaded its libraries: from then on an end is a crash."""
        if not self._marked:
            self._marked = True
            _write(self._file, _Marker(self.crashes))

    def unmark(self) -> None:
        """Restore the previous marker, because the run ends for lack of a library."""
        if self._before is None:
            self.end()
        else:
            _write(self._file, self._before)

    def settle(self) -> None:
        """Note that the window was open long enough.

        May block, like all methods here; never raises.
        """
        _write(self._file, _Marker(settled=True))

    def end(self) -> None:
        """Remove the marker, because the run ends properly."""
        try:
            self._file.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the marker of this run cannot be removed: %s", error)


def begin_start(paths: Paths) -> StartMarker:
    """Read the previous run's marker; nothing is written yet."""
    file = paths.data / FILE
    before: _Marker | None = None
    try:
        before = read_json(file, _Marker)
    except FileNotFoundError:
        pass
    except UnreadableFile as error:
        log.warning("the marker of the last run cannot be read: %s", error)
        before = _Marker(settled=True)
    crashes = before.crashes + 1 if before is not None and not before.settled else 0
    return StartMarker(file, before is not None, crashes, before)


def fresh_settings(paths: Paths) -> Path:
    """Return an empty settings file for a safe start; the user's own is not even read."""
    file = paths.config / FRESH
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s cannot be removed: %s", FRESH, error)
    return file


def _write(file: Path, marker: _Marker) -> None:
    try:
        replace_file(file, msgspec.json.encode(marker))
    except OSError as error:
        log.warning("the marker of this run cannot be written: %s", error)
