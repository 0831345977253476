"""Records the last saved step outside LevelDB, to notice lost writes.

LevelDB opens a database whose log lost its end as if nothing was missing. The marker is written
after each sync, never ahead of the database. So a database behind its marker has lost data.
"""

import os
import struct
import zlib
from contextlib import suppress
from pathlib import Path

from helix_desktop.store.disk import translate_os_errors

_body = struct.Struct(">Q")

_crc = struct.Struct(">I")

_SIZE = _body.size + _crc.size


class CommitMarker:
    """Writes one small record in place.

    It is not synced, because a late marker causes no false report.
    """

    def __init__(self, path: Path) -> None:
        with translate_os_errors(path):
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def last(self) -> int:
        """Return the last acknowledged step; 0 if the record is new or torn."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        return _parse_marker(os.read(self._fd, _SIZE))

    def note(self, step: int) -> None:
        """Record a step.

        A full disk cannot refuse it, because the block exists since the first step.
        """
        body = _body.pack(step)
        with suppress(OSError):
            record = body + _crc.pack(zlib.crc32(body))
            if hasattr(os, "pwrite"):  # one system call, except on Windows
                os.pwrite(self._fd, record, 0)
            else:
                os.lseek(self._fd, 0, os.SEEK_SET)
                os.write(self._fd, record)

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def read_commit_marker(path: Path) -> int:
    """Return the step in a commit marker that no process has open; 0 if there is none."""
    try:
        return _parse_marker(path.read_bytes())
    except OSError:
        return 0


def _parse_marker(record: bytes) -> int:
    body = record[: _body.size]
    if len(record) < _SIZE or _crc.unpack_from(record, _body.size)[0] != zlib.crc32(body):
        return 0
    step: int = _body.unpack(body)[0]
    return step
