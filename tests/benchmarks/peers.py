"""The others: the bare disk, SQLite, LMDB, diskcache and LevelDB as plyvel opens it by default."""

import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import diskcache
import lmdb

from helix_desktop.store.leveldb import plyvel


class Peer(Protocol):
    """Keeps bytes under a key; a put returns when the disk has them if it was made synced."""

    def put(self, key: bytes, value: bytes) -> None: ...
    def close(self) -> None: ...


class Floor:
    """What no store can beat: append the bytes to a file and wait for the disk."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self._fd = os.open(folder / "log", os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)
        self._sync = getattr(os, "fdatasync", os.fsync)

    def put(self, key: bytes, value: bytes) -> None:
        os.write(self._fd, value)
        self._sync(self._fd)

    def close(self) -> None:
        os.close(self._fd)


class Sqlite:
    """One table of blobs, WAL, synchronous=FULL."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self._db = sqlite3.connect(folder / "peer.db", isolation_level=None)
        self._db.execute("pragma journal_mode=wal")
        self._db.execute("pragma synchronous=full")
        self._db.execute("create table kept (key blob primary key, value blob)")

    def put(self, key: bytes, value: bytes) -> None:
        self._db.execute("insert into kept values (?, ?)", (key, value))

    def get(self, key: bytes) -> bytes:
        result: bytes = self._db.execute("select value from kept where key = ?", (key,)).fetchone()[
            0
        ]
        return result

    def settle(self) -> None:
        """Bring everything from the log into the table."""
        self._db.execute("pragma wal_checkpoint(truncate)")

    def close(self) -> None:
        self._db.close()


class Lmdb:
    """One transaction per put, synced."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self._db = lmdb.open(str(folder), map_size=8 << 30)

    def put(self, key: bytes, value: bytes) -> None:
        with self._db.begin(write=True) as transaction:
            transaction.put(key, value)

    def close(self) -> None:
        self._db.close()


class Diskcache:
    """synchronous=FULL, never evicting."""

    def __init__(self, folder: Path) -> None:
        self._db = diskcache.Cache(
            str(folder), sqlite_synchronous=2, eviction_policy="none", size_limit=1 << 40
        )

    def put(self, key: bytes, value: bytes) -> None:
        self._db.set(key, value)

    def close(self) -> None:
        self._db.close()


class LevelDefaults:
    """LevelDB with everything as plyvel opens it."""

    def __init__(self, folder: Path, *, sync: bool = True) -> None:
        folder.mkdir(parents=True)
        self._db = plyvel.DB(str(folder / "db"), create_if_missing=True)
        self._sync = sync

    def put(self, key: bytes, value: bytes) -> None:
        self._db.put(key, value, sync=self._sync)

    def put_all(self, pairs: Mapping[bytes, bytes]) -> None:
        with self._db.write_batch(transaction=True, sync=self._sync) as batch:
            for key, value in pairs.items():
                batch.put(key, value)

    def get(self, key: bytes) -> bytes | None:
        result: bytes | None = self._db.get(key, verify_checksums=True)
        return result

    def compact(self) -> None:
        self._db.compact_range(start=b"\x00", stop=b"\xff" * 64)

    def close(self) -> None:
        self._db.close()


SYNCED: Mapping[str, type[Floor | Sqlite | Lmdb | Diskcache | LevelDefaults]] = {
    "floor": Floor,
    "SQLite": Sqlite,
    "LMDB": Lmdb,
    "diskcache": Diskcache,
    "LevelDB defaults": LevelDefaults,
}
