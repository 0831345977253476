"""Opens, checks, and rebuilds the file of the search index.

All its data is derived, so any doubt leads to deleting it. Readers borrow separate connections
(WAL: they see one moment and never wait for the writer).
"""

import contextlib
import sqlite3
import threading
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.store.search.index_schema import SCHEMA

VERSION = f"2/{unicodedata.unidata_version}"
"""The shape of the file and the version of Unicode, because another Python may fold differently."""

_IDLE_READERS = 4
_PAGE_CACHE_KB = 32 * 1024
_CHECKPOINT_PAGES = 2000
_MAX_LOG_BYTES = 4 * 1024 * 1024
_MIN_SHRUNK_LOG_BYTES = 64 * 1024
_BUSY_MS = 5000
_FREED_AT_ONCE = 2000


class IndexState(Struct, frozen=True):
    """The state record of the index. `indexed_change` is the last one that it holds."""

    version: str
    store: str
    indexed_change: int
    indexed_digest: Digest
    entries: int
    orphans: int
    """The number of removed contents that are still in the full-text table."""


def read_state(connection: sqlite3.Connection) -> IndexState:
    row = connection.execute(
        "SELECT version, store, held, held_digest, entries, orphans FROM state"
    ).fetchone()
    if row is None:
        raise sqlite3.DatabaseError("the index has no state")
    version, store, indexed, digest, entries, orphans = row
    return IndexState(version, store, indexed, Digest(digest.hex()), entries, orphans)


class IndexFile:
    """The connections to one index file.

    `discard` and `close` wait until all readers are returned.
    """

    def __init__(self, path: Path, *, max_pages: int = 0) -> None:
        self._path = path
        self._max_pages = max_pages
        self._writer: sqlite3.Connection | None = None
        self._idle: list[sqlite3.Connection] = []
        self._in_use: set[sqlite3.Connection] = set()
        self._reader_returned = threading.Condition()
        self._open = False

    @property
    def is_open(self) -> bool:
        return self._open

    def open(self, store: str, is_valid: Callable[[IndexState], bool]) -> sqlite3.Connection:
        """Return the writing connection. A file that `is_valid` rejects is rebuilt."""
        if self._writer is not None:
            return self._writer
        writer = self._connect()
        try:
            self._prepare(writer)
            if not _is_sound(writer, store, is_valid):
                writer.close()
                self._delete()
                writer = self._connect()
                self._prepare(writer)
                with write_transaction(writer):
                    for statement in SCHEMA:
                        writer.execute(statement)
                    writer.execute(
                        "INSERT INTO state VALUES(?, ?, 0, x'', 0, 0, 0)", (VERSION, store)
                    )
        except BaseException:
            writer.close()
            raise
        self._writer, self._open = writer, True
        return writer

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection | None]:
        """Provide a connection that sees one moment of the index; None if there is no index."""
        with self._reader_returned:
            connection = None
            if self._open:
                connection = self._idle.pop() if self._idle else self._connect()
                self._in_use.add(connection)
        if connection is None:
            yield None
            return
        try:
            connection.execute("BEGIN")
            yield connection
        finally:
            with contextlib.suppress(sqlite3.Error):
                connection.set_progress_handler(None, 0)
                connection.rollback()
            with self._reader_returned:
                self._in_use.discard(connection)
                has_room = self._open and len(self._idle) < _IDLE_READERS
                if has_room and not connection.in_transaction:
                    self._idle.append(connection)
                else:
                    connection.close()
                self._reader_returned.notify_all()

    def shrink(self) -> None:
        """Give free pages back, and move the log into the file and cut it off.

        A short log stays, and so does one that is being read.
        """
        log = self._path.with_name(f"{self._path.name}-wal")
        if self._writer is None or not log.exists() or log.stat().st_size < _MIN_SHRUNK_LOG_BYTES:
            return
        # as a script, because a single statement would only be run up to its first page
        self._writer.executescript(f"PRAGMA incremental_vacuum({_FREED_AT_ONCE});")
        self._writer.execute("PRAGMA busy_timeout = 0")
        try:
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            self._writer.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")

    def discard(self) -> None:
        """Delete the file. The next `open` creates a new one."""
        self.close()
        self._delete()

    def close(self) -> None:
        with self._reader_returned:
            self._open = False
            for connection in self._in_use:
                connection.interrupt()
            self._reader_returned.wait_for(lambda: not self._in_use)
            connections, self._idle = self._idle, []
        for connection in connections:
            connection.close()
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=_BUSY_MS / 1000, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute(f"PRAGMA cache_size = -{_PAGE_CACHE_KB}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, writer: sqlite3.Connection) -> None:
        writer.execute("PRAGMA auto_vacuum = INCREMENTAL")
        writer.execute("PRAGMA journal_mode = WAL")
        # NORMAL: a power cut loses the last transactions, which the feed repeats
        writer.execute("PRAGMA synchronous = NORMAL")
        writer.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        writer.execute(f"PRAGMA journal_size_limit = {_MAX_LOG_BYTES}")
        if self._max_pages:
            writer.execute(f"PRAGMA max_page_count = {self._max_pages}")

    def _delete(self) -> None:
        for ending in ("-wal", "-shm", "-journal", ""):
            self._path.with_name(self._path.name + ending).unlink(missing_ok=True)


_PROBES = (
    "SELECT 1 FROM entries LIMIT 1",
    "SELECT 1 FROM loose LIMIT 1",
    "SELECT 1 FROM texts WHERE texts MATCH '\"zzz\"' LIMIT 1",
)
"""Queries that show that the tables exist and can be read."""


def _is_sound(
    writer: sqlite3.Connection, store: str, is_valid: Callable[[IndexState], bool]
) -> bool:
    try:
        state = read_state(writer)
        for probe in _PROBES:
            writer.execute(probe).fetchone()
    except sqlite3.DatabaseError as error:
        if is_transient(error):
            raise
        return False
    return state.version == VERSION and state.store == store and is_valid(state)


@contextlib.contextmanager
def write_transaction(writer: sqlite3.Connection) -> Iterator[None]:
    """Run a block as one transaction, which is complete or has no effect."""
    writer.execute("BEGIN IMMEDIATE")
    try:
        yield
        writer.execute("COMMIT")
    except BaseException:
        if writer.in_transaction:
            writer.execute("ROLLBACK")
        raise


_TRANSIENT_CODES = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
)


def is_transient(error: sqlite3.Error) -> bool:
    """Whether an error has a passing cause, such as a full disk or a lock, and does not mean
    damage.
    """
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _TRANSIENT_CODES
