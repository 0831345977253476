"""Open to look, changing nothing; contents of a view.

Opening a store that is not in use, to look at it and change nothing.

LevelDB writes whenever it opens (it turns its log into a table). So it gets a scratch folder with
links to the tables, which are never changed in place, and copies of the few small files.

Contents as a frozen view holds them, verified piece by piece; for checks, copies and repairs.
"""

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged, StoreDenied
from helix_desktop.store import content_codec, disk, keys, opening
from helix_desktop.store.deltas import BaseCache
from helix_desktop.store.leveldb import Database
from helix_desktop.store.lock import WorkspaceLock

_TABLES = (".ldb", ".sst")
LEVELDB_LOCK = "LOCK"
"""Never touched: opening and closing this file in our process would lose LevelDB's lock."""
_CURRENT = re.compile(rb"MANIFEST-\d{1,20}\n")
"""What LevelDB opens first; it would follow a path out of the folder to whatever is there."""
_MOST_COPIED = 1 << 30
"""Bytes of the log and the lists of tables together; a store of any size has some megabytes."""


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """A store's folder that nobody else uses meanwhile; StoreMissing if it is none."""
    require_store(folder)
    lock = _lock(folder)
    try:
        opening.finish_repair(folder)
        yield
    finally:
        if lock is not None:
            lock.release()


@contextmanager
def open_read_only(folder: Path) -> Iterator[Database]:
    """The database of a held folder, opened beside it; StoreDamaged if it does not open."""
    place = folder / opening.DATABASE
    with tempfile.TemporaryDirectory(prefix="helix-look-") as scratch:
        _borrow_all(place, Path(scratch))
        database = Database.open(Path(scratch), known_as=place)
        try:
            yield database
        finally:
            database.close()


def database_files(place: Path) -> list[Path]:
    """A database's files without the one that must not be touched."""
    with disk.word_os_errors(place):
        return [file for file in sorted(place.iterdir()) if file.name != LEVELDB_LOCK]


def require_store(folder: Path) -> None:
    """Nothing is made in a folder that holds no store."""
    with disk.word_os_errors(folder):
        places = (opening.DATABASE, opening.REPAIRED)
        found = any(disk.is_folder(folder / place) for place in places)
    if not found:
        raise opening.absent_error(folder)


def _lock(folder: Path) -> WorkspaceLock | None:
    """None where nothing can be written, so that nobody can be writing there either."""
    try:
        return WorkspaceLock(folder / opening.LOCK)
    except StoreDenied:
        if os.access(folder / opening.DATABASE, os.R_OK | os.X_OK):
            return None
        raise


def _borrow_all(place: Path, scratch: Path) -> None:
    copied = 0
    for file in database_files(place):
        with disk.word_os_errors(file):
            if file.is_dir() and not file.is_symlink():
                continue
            size = disk.size_of_regular(file)
            copied += 0 if file.suffix in _TABLES else size
            if copied > _MOST_COPIED:
                raise _damaged(place, f"{file.name} has {size:,} bytes, far more than it can need")
            if file.name == "CURRENT" and (size > 64 or not _CURRENT.fullmatch(file.read_bytes())):
                raise _damaged(place, "CURRENT does not name the list of its tables")
            _borrow(file, scratch / file.name)


def _damaged(place: Path, why: str) -> StoreDamaged:
    return StoreDamaged(
        f"The database in {place} is damaged: {why}.",
        "Nothing was erased. Run `helix-desktop check --repair`: it works on a copy.",
    )


def _borrow(file: Path, target: Path) -> None:
    if file.suffix in _TABLES:
        with suppress(OSError, NotImplementedError):
            target.symlink_to(file.resolve())
            return
        with suppress(OSError):
            target.hardlink_to(file)
            return
    shutil.copyfile(file, target)


class RecordView(Protocol):
    """What contents are read from."""

    def get(self, key: bytes) -> bytes | None: ...


class ContentReader:
    """Reads contents of one view; CacheCorrupt for whatever is wrong with them."""

    def __init__(self, view: RecordView) -> None:
        self._view = view
        self._bases = {keys.CONTENT: BaseCache(), keys.CHUNK: BaseCache()}

    def pieces(self, name: bytes, record: bytes | None = None) -> Iterator[bytes]:
        """The bytes of a content; each piece verified, the whole at the end."""
        found = record if record is not None else self.record(keys.CONTENT + name)
        if record_kind(found) != content_codec.RecordKind.CHUNKED:
            yield self.piece(keys.CONTENT + name, found)
            return
        whole = hashlib.sha256()
        for chunk in content_codec.chunks_of(found):
            piece = self.piece(keys.CHUNK + chunk, self.record(keys.CHUNK + chunk))
            whole.update(piece)
            yield piece
        if whole.digest() != name:
            raise content_codec.corrupt_error(name)

    def piece(self, key: bytes, record: bytes) -> bytes:
        """What the record of a key (content or chunk) holds, verified by the key's digest."""
        room, name = key[:1], key[1:]
        try:
            return content_codec.unpack_content(name, record, lambda base: self._base(room, base))
        except CacheCorrupt as error:
            raise content_codec.corrupt_error(name) from error

    def record(self, key: bytes) -> bytes:
        try:
            found = self._view.get(key)
        except StoreDamaged as error:
            raise content_codec.corrupt_error(key[1:]) from error
        if found is None:
            raise content_codec.corrupt_error(key[1:])
        return found

    def _base(self, room: bytes, name: bytes) -> bytes:
        if (kept := self._bases[room].get(name)) is not None:
            return kept
        record = self.record(room + name)
        if not stands_alone(record):
            raise content_codec.corrupt_error(name)
        data = content_codec.unpack_content(name, record, _no_base)
        self._bases[room].keep(name, data)
        return data


def record_kind(record: bytes) -> int:
    """The kind of a record that may be damaged; -1 if it has none."""
    return content_codec.kind_of(record) if len(record) >= content_codec.HEADER_SIZE else -1


def stands_alone(record: bytes) -> bool:
    """Whether a record needs no other one."""
    return record_kind(record) in content_codec.ALONE


def _no_base(name: bytes) -> bytes:
    raise content_codec.corrupt_error(name)
