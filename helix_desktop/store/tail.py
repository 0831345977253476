"""The end of LevelDB's log after a power cut: pages of a write that never came back may be missing.

LevelDB, told to be strict, then refuses to open although nothing acknowledged is lost. Only an end
behind which nothing whole follows is cut off, and it is kept beside the database.
"""

import os
import struct
from collections.abc import Iterator
from pathlib import Path

from helix_desktop.store import disk

_BLOCK = 32768
_header = struct.Struct("<IHB")
_FULL, _FIRST, _MIDDLE, _LAST = 1, 2, 3, 4

_POLYNOMIAL = 0x82F63B78
_MASK = 0xA282EAD8


def _table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        crc = byte
        for _ in range(8):
            crc = crc >> 1 ^ (_POLYNOMIAL if crc & 1 else 0)
        table.append(crc)
    return tuple(table)


_TABLE = _table()


def masked_crc(data: bytes) -> int:
    """CRC-32C as LevelDB's log writes it; a second for 16 MB, and only after a power cut."""
    crc, table = 0xFFFFFFFF, _TABLE
    for byte in data:
        crc = table[(crc ^ byte) & 0xFF] ^ crc >> 8
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + _MASK) & 0xFFFFFFFF


def cut_torn_end(database: Path, aside: Path) -> bool:
    """Cut the newest log where it is torn; what is cut off goes to the folder `aside`."""
    logs = sorted(database.glob("*.log"))
    if not logs:
        return False
    with disk.worded(logs[-1]):
        log = logs[-1].read_bytes()
    at = torn_at(log)
    if at is None:
        return False
    disk.write_durably(_unused(aside, logs[-1].stem), log[at:])
    with disk.worded(logs[-1]), logs[-1].open("r+b") as file:
        file.truncate(at)
        os.fsync(file.fileno())
    return True


def torn_at(log: bytes) -> int | None:
    """Where the last whole batch ends, if all behind it is rubbish; None if that is not so."""
    good = begun = 0
    for at, kind, end in _fragments(log):
        if kind == _FULL or (kind == _LAST and begun):
            good, begun = end, 0
        elif kind == _FIRST:
            begun = 1
        elif kind != _MIDDLE or not begun:
            return None if _whole_follows(log, at) else good
    return None


def _fragments(log: bytes) -> Iterator[tuple[int, int, int]]:
    """(begin, kind, end) of each fragment; kind 0 where there is none that is whole."""
    at = 0
    while at + _header.size <= len(log):
        room = _BLOCK - at % _BLOCK
        if room < _header.size:
            at += room
            continue
        kind = _kind_at(log, at)
        end = at + _header.size + _header.unpack_from(log, at)[1]
        yield at, kind, end
        at = end


def _kind_at(log: bytes, at: int) -> int:
    crc, size, kind = _header.unpack_from(log, at)
    end = at + _header.size + size
    if not _FULL <= kind <= _LAST or end > len(log) or end > at - at % _BLOCK + _BLOCK:
        return 0
    return kind if masked_crc(log[at + _header.size - 1 : end]) == crc else 0


def _whole_follows(log: bytes, at: int) -> bool:
    """Whether a batch behind `at` is whole: then it is damage and not a power cut.

    In the damaged block it may begin anywhere, in the ones behind it where the block begins.
    """
    begun, damaged = False, at // _BLOCK
    while at + _header.size <= len(log):
        kind = _kind_at(log, at)
        if kind == _FULL or (kind == _LAST and begun):
            return True
        begun = kind == _FIRST or (kind == _MIDDLE and begun)
        if kind:
            at += _header.size + _header.unpack_from(log, at)[1]
        elif at // _BLOCK == damaged:
            at += 1
        else:
            at += _BLOCK - at % _BLOCK
    return False


def _unused(aside: Path, name: str) -> Path:
    number = 1
    while (path := aside / f"torn-{name}-{number}").exists():
        number += 1
    return path
