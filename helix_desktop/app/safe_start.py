"""Safe start: after two quick crashes in a row, the window starts with default settings.

A marker lies on the disk while the application runs; a marker at start means a crash. The crash was
quick if the window had not yet been open for `STABLE_SECONDS`. The user's settings can be the cause
of that, so they are left out then. A missing library is not fixed by that, so a start that failed
for lack of one leaves no marker.
"""

import logging
from pathlib import Path

import msgspec

from helix_desktop.app.environment import Paths
from helix_desktop.app.json_file import UnreadableFile, read_json, replace_file

FILE = "running.json"
SAFE_SETTINGS_FILE = "settings.safe-start.json"
STABLE_SECONDS = 60.0
"""The seconds after which a window counts as stable: start-up problems show up earlier."""
MAX_QUICK_CRASHES = 2
"""The number of quick crashes in a row before a safe start."""

log = logging.getLogger(__name__)


class _Marker(msgspec.Struct):
    """The state of the run that wrote the marker."""

    crashes: int = 0
    settled: bool = False


class StartMarker(msgspec.Struct):
    """One run of the application, as the next run will see it."""

    _file: Path
    crashed: bool
    """Whether the previous run did not end properly."""
    crashes: int
    """The number of runs in a row that ended right after they began."""
    _previous: _Marker | None
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
        if self._previous is None:
            self.end()
        else:
            _write(self._file, self._previous)

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
    previous: _Marker | None = None
    try:
        previous = read_json(file, _Marker)
    except FileNotFoundError:
        pass
    except UnreadableFile as error:
        log.warning("the marker of the last run cannot be read: %s", error)
        previous = _Marker(settled=True)
    crashes = previous.crashes + 1 if previous is not None and not previous.settled else 0
    return StartMarker(file, previous is not None, crashes, previous)


def empty_settings_file(paths: Paths) -> Path:
    """Return an empty settings file for a safe start; the user's own is not even read."""
    file = paths.config / SAFE_SETTINGS_FILE
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s cannot be removed: %s", SAFE_SETTINGS_FILE, error)
    return file


def _write(file: Path, marker: _Marker) -> None:
    try:
        replace_file(file, msgspec.json.encode(marker))
    except OSError as error:
        log.warning("the marker of this run cannot be written: %s", error)
