"""Reads LevelDB's log files, and cuts off an end that a power cut tore.

After a power cut, pages of the last write may be missing at the end of the log. With paranoid
checks, LevelDB then refuses to open although nothing acknowledged is lost. Such an end is cut off,
if no intact record follows it, and kept beside the database.
"""

import os
import struct
from collections.abc import Iterator
from pathlib import Path

from helix_desktop.store import disk

_BLOCK = 32768

_header = struct.Struct("<IHB")

LOG_HEADER = _header.size

_FULL, _FIRST, _MIDDLE, _LAST = 1, 2, 3, 4

_POLYNOMIAL = 0x82F63B78

_MASK = 0xA282EAD8


def _crc_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        crc = byte
        for _ in range(8):
            crc = crc >> 1 ^ (_POLYNOMIAL if crc & 1 else 0)
        table.append(crc)
    return tuple(table)


_TABLE = _crc_table()


def masked_crc(data: bytes) -> int:
    """Return the CRC-32C as LevelDB writes it.

    It takes a second for 16 MB, but only after a power cut or in a check.
    """
    crc, table = 0xFFFFFFFF, _TABLE
    for byte in data:
        crc = table[(crc ^ byte) & 0xFF] ^ crc >> 8
    return _masked(crc)


def _masked(crc: int) -> int:
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + _MASK) & 0xFFFFFFFF


def running_crc(data: bytes) -> Iterator[int]:
    """Yield the masked CRC-32C of each beginning of `data`, from one byte on."""
    crc, table = 0xFFFFFFFF, _TABLE
    for byte in data:
        crc = table[(crc ^ byte) & 0xFF] ^ crc >> 8
        yield _masked(crc)


def cut_torn_end(database: Path, aside: Path) -> bool:
    """Cut off the torn end of the newest log and save that end in the folder `aside`."""
    logs = sorted(database.glob("*.log"))
    if not logs:
        return False
    with disk.translate_os_errors(logs[-1]):
        log = logs[-1].read_bytes()
    end = find_torn_end(log)
    if end is None:
        return False
    disk.write_durably(disk.unused_path(aside, f"torn-{logs[-1].stem}"), log[end:])
    with disk.translate_os_errors(logs[-1]), logs[-1].open("r+b") as file:
        file.truncate(end)
        os.fsync(file.fileno())
    return True


def find_torn_end(log: bytes) -> int | None:
    """Return the end of the last intact batch if the log is torn there, otherwise None."""
    intact_end = in_batch = 0
    for start, kind, end in log_fragments(log):
        if kind == _FULL or (kind == _LAST and in_batch):
            intact_end, in_batch = end, 0
        elif kind == _FIRST:
            in_batch = 1
        elif kind != _MIDDLE or not in_batch:
            return None if _intact_batch_follows(log, start) else intact_end
    return None


def log_fragments(log: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield (begin, kind, end) of each fragment; kind 0 if it is not intact."""
    start = 0
    while start + _header.size <= len(log):
        left_in_block = _BLOCK - start % _BLOCK
        if left_in_block < _header.size:
            start += left_in_block
            continue
        kind = _kind_at(log, start)
        end = start + _header.size + _header.unpack_from(log, start)[1]
        yield start, kind, end
        start = end


def _kind_at(log: bytes, start: int) -> int:
    crc, size, kind = _header.unpack_from(log, start)
    end = start + _header.size + size
    if not _FULL <= kind <= _LAST or end > len(log) or end > start - start % _BLOCK + _BLOCK:
        return 0
    return kind if masked_crc(log[start + _header.size - 1 : end]) == crc else 0


def _intact_batch_follows(log: bytes, start: int) -> bool:
    """Whether an intact batch follows `start`, which means damage and not a power cut.

    In the damaged block, a batch may begin anywhere; in later blocks, at the beginning of the
    block.
    """
    in_batch, damaged_block = False, start // _BLOCK
    while start + _header.size <= len(log):
        kind = _kind_at(log, start)
        if kind == _FULL or (kind == _LAST and in_batch):
            return True
        in_batch = kind == _FIRST or (kind == _MIDDLE and in_batch)
        if kind:
            start += _header.size + _header.unpack_from(log, start)[1]
        elif start // _BLOCK == damaged_block:
            start += 1
        else:
            start += _BLOCK - start % _BLOCK
    return False
