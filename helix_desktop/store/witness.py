"""The last step that was acknowledged, kept outside LevelDB.

LevelDB opens a database whose log lost its end as if nothing was missing. This file is written
after each sync and never runs ahead of it, so a database behind its witness has lost something.
"""

import os
import struct
import zlib
from contextlib import suppress
from pathlib import Path

from helix_desktop.store.disk import worded

_body = struct.Struct(">Q")
_crc = struct.Struct(">I")
_SIZE = _body.size + _crc.size


def _write_from_start(fd: int, record: bytes) -> None:
    """One call into the system where it has pwrite (Windows has not)."""
    if hasattr(os, "pwrite"):
        os.pwrite(fd, record, 0)
        return
    os.lseek(fd, 0, os.SEEK_SET)
    os.write(fd, record)


class Witness:
    """Writes one small record in place; not synced, because a late witness accuses nobody."""

    def __init__(self, path: Path) -> None:
        with worded(path):
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def last(self) -> int:
        """The last acknowledged step; 0 if the record is new or torn."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        return _step(os.read(self._fd, _SIZE))

    def note(self, step: int) -> None:
        """A full disk cannot refuse it: the block is there since the first note."""
        body = _body.pack(step)
        with suppress(OSError):
            _write_from_start(self._fd, body + _crc.pack(zlib.crc32(body)))

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def witnessed(path: Path) -> int:
    """The step in a witness that nobody holds; 0 if there is none."""
    try:
        return _step(path.read_bytes())
    except OSError:
        return 0


def _step(found: bytes) -> int:
    body = found[: _body.size]
    if len(found) < _SIZE or _crc.unpack_from(found, _body.size)[0] != zlib.crc32(body):
        return 0
    step: int = _body.unpack(body)[0]
    return step
