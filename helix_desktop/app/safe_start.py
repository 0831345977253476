"""Knows a start that follows two quick crashes: such a window opens with as little as it can.

A marker lies on the disk while the application runs. One that is found at a start tells a crash; a
quick one if the window had not yet stood for `SETTLED` seconds. Settings of the person can be the
cause of that, so they are left out then; a library that is missing is not cured by it, so a start
that failed for want of one leaves no marker.
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
"""Seconds after which a window is no reason to be careful: what breaks a start does so earlier."""
MOST = 2
"""Quick crashes in a row before a start is a safe one."""

log = logging.getLogger(__name__)


class _Marker(msgspec.Struct):
    """What the run that wrote it had behind it."""

    crashes: int = 0
    settled: bool = False


@dataclass(slots=True)
class StartMarker:
    """One run of the application, as the next one will see it."""

    _file: Path
    crashed: bool
    """Whether the run before did not come to its end."""
    crashes: int
    """How many runs in a row ended right after they began."""
    _before: _Marker | None
    """The marker that was found."""
    _marked: bool = False

    @property
    def safe(self) -> bool:
        return self.crashes >= MOST

    def mark(self) -> None:
        """Qt has loaded its libraries, or ended the process: from here on an end is a crash."""
        if not self._marked:
            self._marked = True
            _write(self._file, _Marker(self.crashes))

    def unmark(self) -> None:
        """It ends for want of a library: as if it had never begun."""
        if self._before is None:
            self.end()
        else:
            _write(self._file, self._before)

    def settle(self) -> None:
        """It stood long enough. May block, like all here; never raises."""
        _write(self._file, _Marker(settled=True))

    def end(self) -> None:
        """It came to its end."""
        try:
            self._file.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the marker of this run cannot be removed: %s", error)


def begin_start(paths: Paths) -> StartMarker:
    """What became of the run before; nothing is marked yet."""
    file = paths.data / FILE
    before = _read(file)
    crashes = before.crashes + 1 if before is not None and not before.settled else 0
    return StartMarker(file, before is not None, crashes, before)


def fresh_settings(paths: Paths) -> Path:
    """A file for the settings of a safe start: the person's own is not even read."""
    file = paths.config / FRESH
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s cannot be removed: %s", FRESH, error)
    return file


def _read(file: Path) -> _Marker | None:
    try:
        return read_json(file, _Marker)
    except FileNotFoundError:
        return None
    except UnreadableFile as error:
        log.warning("the marker of the last run cannot be read: %s", error)
        return _Marker(settled=True)


def _write(file: Path, marker: _Marker) -> None:
    try:
        replace_file(file, msgspec.json.encode(marker))
    except OSError as error:
        log.warning("the marker of this run cannot be written: %s", error)
