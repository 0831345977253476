"""Examines a database's files without LevelDB: missing, cut, unreadable.

LevelDB's list of tables (MANIFEST) says which tables belong to the database and how long they are.
LevelDB reads a table by the index at its end. Its repair gives up a table without one, although
every block has its own checksum. So such a table gets a new index in the copy that is repaired.
"""

import re
import struct
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import disk
from helix_desktop.store.leveldb_log import (
    LOG_HEADER,
    find_torn_end,
    log_fragments,
    masked_crc,
    running_crc,
)

_MAGIC = bytes.fromhex("57fb808b247547db")
_FOOTER_SIZE = 48
_TRAILER_SIZE = 5
"""The kind of a block and its checksum, which follow the block."""

_FILTER_END = 0x0B
"""The last byte of a filter block. In a data block, it is the highest byte of a small number."""

_KEY = bytes(8)
_CURRENT = re.compile(rb"(MANIFEST-\d{1,20})\n")
_MAX_MANIFEST_BYTES = 64 << 20
_crc = struct.Struct("<I")


class FileProblem(Struct, frozen=True):
    """What is wrong with one file. `lost`: what was in it is unknown, and some of it is gone."""

    file: str
    text: str
    lost: bool


class _RecordReader:
    """The numbers and texts of one record of a MANIFEST, in order."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.position = 0

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.data[self.position]
            self.position += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def skip_text(self) -> None:
        size = self.number()
        self.position += size


class _TableList:
    """The files that a MANIFEST names."""

    def __init__(self) -> None:
        self.tables: dict[int, int] = {}
        self.log = 0

    def apply(self, edit: bytes) -> None:
        """Apply one record; raise IndexError or ValueError if it is not one."""
        reader = _RecordReader(edit)
        while reader.position < len(edit):
            match reader.number():
                case 1:  # the name of the comparator
                    reader.skip_text()
                case 2:
                    self.log = reader.number()
                case 3 | 4 | 9:  # the next file, the last sequence, the previous log
                    reader.number()
                case 5:  # the level and the key where the next compaction begins
                    reader.number()
                    reader.skip_text()
                case 6:  # the level and the number of a table that was removed
                    reader.number()
                    self.tables.pop(reader.number(), None)
                case 7:  # a new table: level, number, size, first and last key
                    reader.number()
                    table = reader.number()
                    self.tables[table] = reader.number()
                    reader.skip_text()
                    reader.skip_text()
                case _:
                    raise ValueError("not a record of a MANIFEST")


def file_problems(database: Path) -> list[FileProblem]:
    """Return what is wrong with the files of a database, without changing them."""
    manifest = _read_manifest(database)
    files, logs = _numbered_files(database, "ldb", "sst"), _numbered_files(database, "log")
    problems: list[FileProblem] = []
    if manifest is None:
        text = Phrase("The list of the database's tables (MANIFEST) is missing or damaged.")
        problems.append(FileProblem("MANIFEST", text, lost=False))
        tables = dict.fromkeys(files, 0)
    else:
        tables = manifest.tables
        if manifest.log not in logs:
            problems.append(_missing_file(f"{manifest.log:06d}.log"))
    for number, listed_size in sorted(tables.items()):
        table = files.get(number)
        if table is None:
            problems.append(_missing_file(f"{number:06d}.ldb"))
            continue
        with disk.translate_os_errors(table):
            data = table.read_bytes()
        if len(data) < listed_size:
            text = Phrase(
                "The database's file {name} was cut off: {size} of {listed} bytes are left.",
                name=table.name,
                size=len(data),
                listed=listed_size,
            )
        elif not _has_index(data):
            text = Phrase("The database's file {name} has no readable index.", name=table.name)
        else:
            continue
        problems.append(FileProblem(table.name, text, lost=not _data_blocks(data)[1]))
    for _, log in sorted(logs.items()):
        with disk.translate_os_errors(log):
            data = log.read_bytes()
        if not all(kind for _, kind, _ in log_fragments(data)):
            text = Phrase("The database's log {name} is damaged.", name=log.name)
            problems.append(FileProblem(log.name, text, lost=find_torn_end(data) is None))
    return problems


def _missing_file(name: str) -> FileProblem:
    return FileProblem(name, Phrase("The database's file {name} is missing.", name=name), lost=True)


def _numbered_files(database: Path, *endings: str) -> dict[int, Path]:
    """Return the regular files of one kind by their numbers."""
    with disk.translate_os_errors(database):
        return {
            int(file.stem): file
            for file in database.iterdir()
            if file.suffix[1:] in endings and file.stem.isdecimal() and file.is_file()
        }


def _read_manifest(database: Path) -> _TableList | None:
    """Return the files that belong to the database; None if the list cannot be read."""
    try:
        current = _CURRENT.fullmatch((database / "CURRENT").read_bytes()[:64])
        if current is None:
            return None
        manifest = database / current[1].decode()
        if disk.size_of_regular(manifest) > _MAX_MANIFEST_BYTES:
            return None
        data = manifest.read_bytes()
        tables = _TableList()
        record = b""
        for start, kind, end in log_fragments(data):
            if not kind:
                return None
            record += data[start + LOG_HEADER : end]
            if kind in (1, 4):  # whole, or its last part
                tables.apply(record)
                record = b""
    except (OSError, IndexError, ValueError):
        return None
    return tables if tables.log else None


def restore_indexes(copy: Path) -> None:
    """Give each table in a copy of a database an index if it has none.

    The index says nothing about keys, and ends with a block that does not exist: LevelDB's repair
    then copies the table's records instead of keeping the table.
    """
    for table in _numbered_files(copy, "ldb", "sst").values():
        data = table.read_bytes()
        if _has_index(data):
            continue
        blocks, _ = _data_blocks(data)
        end = blocks[-1][0] + blocks[-1][1] + _TRAILER_SIZE if blocks else 0
        with disk.translate_os_errors(table):
            table.write_bytes(data[:end] + _table_index(end, [*blocks, (end + (1 << 20), 1)]))


def _has_index(table: bytes) -> bool:
    """Whether the end of a table names an intact index."""
    footer = table[-_FOOTER_SIZE:]
    if len(footer) < _FOOTER_SIZE or not footer.endswith(_MAGIC):
        return False
    reader = _RecordReader(footer[: -len(_MAGIC)])
    try:
        _, _, start, size = (reader.number() for _ in range(4))
    except IndexError:
        return False
    end = start + size + 1
    if end + _crc.size > len(table):
        return False
    return bool(masked_crc(table[start:end]) == _crc.unpack_from(table, end)[0])


def _data_blocks(table: bytes) -> tuple[list[tuple[int, int]], bool]:
    """Return place and size of the intact blocks at the beginning, and whether these are all."""
    blocks: list[tuple[int, int]] = []
    start = 0
    while (end := _block_end(table, start)) is not None:
        if not table[end] and end > start and table[end - 1] == _FILTER_END:
            return blocks, True
        blocks.append((start, end - start))
        start = end + _TRAILER_SIZE
    return blocks, False


def _block_end(table: bytes, start: int) -> int | None:
    """Return the end of the intact block that begins at `start`: where its checksum is right."""
    for position, crc in enumerate(running_crc(table[start : -_crc.size]), start):
        if table[position] <= 1 and crc == _crc.unpack_from(table, position + 1)[0]:
            return position
    return None


def _table_index(start: int, blocks: list[tuple[int, int]]) -> bytes:
    """Return an index that begins at `start`, and the end of the table."""
    entries = b""
    for place in blocks:
        handle = _varint(place[0]) + _varint(place[1])
        entries += bytes((0, len(_KEY), len(handle))) + _KEY + handle
    index = entries + _crc.pack(0) + _crc.pack(1)
    handle = _varint(start) + _varint(len(index))
    trailer = b"\x00" + _crc.pack(masked_crc(index + b"\x00"))
    footer = (handle + handle).ljust(_FOOTER_SIZE - len(_MAGIC), b"\x00") + _MAGIC
    return index + trailer + footer


def _varint(number: int) -> bytes:
    data = bytearray()
    while number >= 0x80:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*data, number])
