"""Keeps the search index (SQLite) up to date with the store.

The index may be behind, missing, or deleted at any time: search asks for its state and examines the
rest directly. Columns come first, then texts, newest first. Each batch is one transaction together
with the number of the last change that it holds. `IndexWorker` keeps the index current on one
thread, which works in short time slices after writes.
"""

import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.errors import ContentError, HelixError, StoreClosed
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store.search.change_feed import ChangeFeed
from helix_desktop.store.search.index_file import (
    IndexFile,
    IndexState,
    is_transient,
    read_state,
    write_transaction,
)
from helix_desktop.store.search.index_schema import (
    BY_DIGEST,
    COLUMNS,
    INDEXES,
    UPSERT,
    entry_of,
    row_of,
)
from helix_desktop.store.search.plain_text_match import (
    MAX_INDEXED_BYTES,
    decode_pieces,
    is_unsearchable,
    read_pieces,
    searchable_text,
)

_LOG = logging.getLogger(__name__)

_CHANGES_AT_ONCE = 1000
_TEXTS_AT_ONCE = 500
_BYTES_AT_ONCE = 2 * 1024 * 1024
"""The size of one batch of texts. It takes about 0.2 s; then other work has its turn."""
_REFRESH_BATCHES = 2
_REFRESH_WAIT_SECONDS = 0.05
_MAX_FAILURES = 3
_MAX_ORPHANS = 10_000


def never_stopped() -> bool:
    return False


class IndexProgress(Struct, frozen=True):
    """The progress of the index. `paused` tells the user why it does not continue, if so."""

    indexed_change: int
    last: int
    pending_texts: int
    paused: str = ""
    merging: bool = False
    """Whether the full-text table can still become smaller; no answer depends on it."""

    @property
    def done(self) -> bool:
        return self.indexed_change >= self.last and not self.pending_texts and not self.paused


class SearchIndex:
    """The index of one store. Its methods are thread-safe; one thread writes at a time."""

    def __init__(
        self,
        path: Path,
        feed: ChangeFeed,
        *,
        max_pages: int = 0,
        max_wait_seconds: float = _REFRESH_WAIT_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set up the index.

        A search waits up to `max_wait_seconds` for the latest columns; 0 means not at all.
        """
        self._feed = feed
        self._file = IndexFile(path, max_pages=max_pages)
        self._max_wait_seconds = max_wait_seconds
        self._clock = clock
        self._write_lock = threading.Lock()
        self._indexed_change = 0
        self._failures = 0
        self._is_damaged = False
        self._closed = False
        self._no_room_to_merge = False
        self._paused = ""

    @property
    def closed(self) -> bool:
        return self._closed

    @property
    def usable(self) -> bool:
        """Whether there is an index to read. Readers stop when it disappears."""
        return self._file.is_open and not self._is_damaged

    def catch_up(self, budget: float, stop: Callable[[], bool] = never_stopped) -> IndexProgress:
        """Work for about `budget` seconds. `stop` is checked between batches.

        A full disk pauses the work, and the next call tries again. SQLite errors are never raised.
        """
        until = self._clock() + budget
        with self._write_lock:
            if self._closed:
                raise StoreClosed("The workspace is closed.")
            with self._handling_errors():
                while self._process_batch() and self._clock() < until and not stop():
                    pass
            pending, merging = 0, False
            with contextlib.suppress(sqlite3.Error), self.reading() as connection:
                if connection is not None:
                    query = "SELECT count(*) FROM loose WHERE pending"
                    pending = connection.execute(query).fetchone()[0]
                    merging = not self._no_room_to_merge and _is_in_pieces(connection)
            return IndexProgress(
                self._indexed_change, self._feed.last_change(), pending, self._paused, merging
            )

    def give_space_back(self) -> None:
        """Give unused space back to the disk. Call this when nothing is due."""
        with self._write_lock, self._handling_errors():
            self._file.shrink()

    def refresh(self) -> None:
        """Take the latest changes of columns if that takes only milliseconds."""
        behind = self._feed.last_change() - self._indexed_change
        if not self.usable or not 0 < behind <= _REFRESH_BATCHES * _CHANGES_AT_ONCE:
            return
        if not self._max_wait_seconds or not self._write_lock.acquire(
            timeout=self._max_wait_seconds
        ):
            return
        try:
            with self._handling_errors():
                for _ in range(_REFRESH_BATCHES):
                    if not self.usable or not self._index_changes(self._writer()):
                        break
        finally:
            self._write_lock.release()

    def reading(self) -> AbstractContextManager[sqlite3.Connection | None]:
        """Provide a connection that sees one moment of the index; None if there is no index."""
        return self._file.reading() if self.usable else contextlib.nullcontext()

    def report_error(self, error: sqlite3.Error) -> None:
        """Report a reader's error. If it means damage, the next `catch_up` rebuilds the index."""
        if self.usable and not is_transient(error):
            _LOG.warning("the index is damaged and will be made anew: %s", error)
            self._is_damaged = True

    def close(self) -> None:
        self._closed = True
        with self._write_lock:
            self._file.close()

    @contextlib.contextmanager
    def _handling_errors(self) -> Iterator[None]:
        try:
            if self._is_damaged:
                if self._failures > _MAX_FAILURES:
                    raise sqlite3.OperationalError("given up")
                self._file.discard()
                self._is_damaged = False
            self._paused = ""
            yield
        except sqlite3.Error as error:
            # of what may pass, the search itself tells
            level = logging.INFO if is_transient(error) else logging.WARNING
            _LOG.log(level, "writing the index failed: %s", error)
            if is_transient(error):
                self._paused = Phrase(
                    "Can't write the search index to this disk. Search still works, but slower."
                )
                return
            self._failures += 1
            self._is_damaged = True
            if self._failures > _MAX_FAILURES:
                self._paused = Phrase(
                    "Can't store the search index here. Search still works, but slower."
                )
        except OSError as error:
            _LOG.warning("the index file cannot be replaced: %s", error)
            self._paused = Phrase("Can't replace the search index file.")

    def _process_batch(self) -> bool:
        """Process one batch of due work; return False if nothing is due."""
        if self._closed:
            return False
        writer = self._writer()
        if self._index_changes(writer) or _create_missing_index(writer):
            return True
        return self._index_texts(writer) or self._merge(writer)

    def _merge(self, writer: sqlite3.Connection) -> bool:
        """Merge some pieces of the full-text table; return False if that is not due.

        Without space for it, the index stays complete in pieces, too.
        """
        try:
            if self._no_room_to_merge or not _is_in_pieces(writer):
                return False
            with write_transaction(writer):
                before = writer.total_changes
                writer.execute(
                    "INSERT INTO texts(texts, rank) VALUES('merge', ?)", (-_MERGED_AT_ONCE,)
                )
                if writer.total_changes - before < 2:  # how the table says that it is one piece
                    writer.execute("UPDATE state SET merged = entries")
        except sqlite3.OperationalError as error:
            if not is_transient(error):
                raise
            _LOG.info("the index stays in pieces: %s", error)
            self._no_room_to_merge = True
            return False
        return True

    def _writer(self) -> sqlite3.Connection:
        fresh = not self._file.is_open
        writer = self._file.open(self._feed.store_id(), self._fits_store)
        if fresh:
            self._indexed_change = read_state(writer).indexed_change
            writer.execute(BY_DIGEST)
        return writer

    def _fits_store(self, state: IndexState) -> bool:
        """Whether the index is not ahead of the store and has the same past: its last change is
        unchanged.
        """
        if state.indexed_change > self._feed.last_change():
            return False
        last_known = self._feed.changes(state.indexed_change - 1, 1) if state.indexed_change else ()
        return (
            not last_known
            or last_known[0].number != state.indexed_change
            or last_known[0].digest == state.indexed_digest
        )

    def _index_changes(self, writer: sqlite3.Connection) -> bool:
        changes = self._feed.changes(self._indexed_change, _CHANGES_AT_ONCE)
        if not changes:
            return False
        with write_transaction(writer):
            entries = {c.digest: c.entry for c in changes if c.entry is not None}
            arrivals = {entry.arrival for entry in entries.values()}
            stored = _stored_rows(writer, "digest", [bytes.fromhex(c.digest) for c in changes])
            stored |= _stored_rows(writer, "arrival", list(arrivals))
            current = {(entry.arrival, digest) for digest, entry in entries.items()}
            removed = [(arrival,) for arrival, _ in stored - current]
            writer.executemany("DELETE FROM entries WHERE arrival = ?", removed)
            writer.executemany("DELETE FROM loose WHERE arrival = ?", removed)
            writer.executemany(UPSERT, map(row_of, entries.values()))
            added = current - stored
            writer.executemany(
                "INSERT INTO loose VALUES(?, 1)", [(arrival,) for arrival, _ in added]
            )
            writer.execute(
                "UPDATE state SET held = ?, held_digest = ?, "
                "entries = entries + ?, orphans = orphans + ?",
                (
                    changes[-1].number,
                    bytes.fromhex(changes[-1].digest),
                    len(added) - len(removed),
                    len(removed),
                ),
            )
        self._indexed_change = changes[-1].number
        state = read_state(writer)
        if state.orphans > state.entries // 2 + _MAX_ORPHANS:
            _LOG.info("the index names %d removed contents and is made anew", state.orphans)
            self._file.discard()
        return True

    def _index_texts(self, writer: sqlite3.Connection) -> bool:
        rows = writer.execute(
            f"SELECT {COLUMNS} FROM loose JOIN entries USING(arrival) WHERE pending "
            "ORDER BY arrival DESC LIMIT ?",
            (_TEXTS_AT_ONCE,),
        ).fetchall()
        # by arrival: empty if there is no text, None if the content must be searched directly
        read: list[tuple[int, str | None]] = []
        chars = 0
        for entry in map(entry_of, rows):
            text = self._text_to_index(entry)
            read.append((entry.arrival, text))
            chars += len(text or "")
            if chars > _BYTES_AT_ONCE:
                break
        if not read:
            return False
        read.reverse()  # full-text tables accept ascending rows in one pass
        with write_transaction(writer):
            writer.executemany(
                "INSERT INTO texts(rowid, body) VALUES(?, ?)",
                ((arrival, text) for arrival, text in read if text),
            )
            known = [(arrival,) for arrival, text in read if text is not None]
            scanned = [(arrival,) for arrival, text in read if text is None]
            writer.executemany("DELETE FROM loose WHERE arrival = ?", known)
            writer.executemany("UPDATE loose SET pending = 0 WHERE arrival = ?", scanned)
        return True

    def _text_to_index(self, entry: CacheEntry) -> str | None:
        try:
            if entry.size > MAX_INDEXED_BYTES:
                return None
            pieces = list(read_pieces(self._feed, entry))
        except ContentError:
            return None  # search meets the same error and reports it
        if not pieces or is_unsearchable(pieces[0]):
            return ""
        return "".join(map(searchable_text, decode_pieces(pieces)))


_MERGED_AT_ONCE = 50
"""The number of pages of one merge: about 10 ms."""

_MERGE_FROM = 500
_MERGE_GROWTH = 5, 4
"""The growth of the number of entries after which the full-text table becomes one piece again.

One piece takes up to a fifth less space than the pieces of many small batches. Because the interval
grows with the table, a text is merged a limited number of times.
"""


def _is_in_pieces(connection: sqlite3.Connection) -> bool:
    """Whether the full-text table grew so much that merging its pieces is due."""
    entries, merged = connection.execute("SELECT entries, merged FROM state").fetchone()
    numerator, denominator = _MERGE_GROWTH
    return bool(entries >= _MERGE_FROM and entries * denominator >= merged * numerator)


def _create_missing_index(writer: sqlite3.Connection) -> bool:
    """Create one missing SQL index; after a first load, that is 5 times faster."""
    existing = {name for (name,) in writer.execute("SELECT name FROM sqlite_master")}
    for statement in INDEXES:
        if statement.partition(" ON ")[0].split()[-1] not in existing:
            writer.execute(statement)
            return True
    return False


def _stored_rows(
    writer: sqlite3.Connection, column: str, values: Sequence[bytes | int]
) -> set[tuple[int, Digest]]:
    """Return arrival and digest of the rows with one of `values` in the column."""
    stored: set[tuple[int, Digest]] = set()
    for start in range(0, len(values), 500):
        batch = values[start : start + 500]
        marks = ", ".join("?" * len(batch))
        rows = writer.execute(
            f"SELECT arrival, digest FROM entries WHERE {column} IN ({marks})", batch
        )
        stored |= {(arrival, Digest(digest.hex())) for arrival, digest in rows}
    return stored


_SLICE_SECONDS = 0.1
"""The length in seconds of one time slice, because the event loop competes for the interpreter
lock.
"""

_PAUSE_SECONDS = 0.02
"""The pause in seconds between time slices, for other threads."""

_RETRY_SECONDS = 30.0
"""The time in seconds after which a paused index (full disk) is tried again."""


class IndexWorker:
    """The indexing thread, which runs from construction to `close`.

    Call `wake` after each write.
    """

    def __init__(self, index: SearchIndex) -> None:
        self._index = index
        self._due = threading.Event()
        self._ending = threading.Event()
        self._due.set()
        self._thread = threading.Thread(target=self._run, name="store-index")
        self._thread.start()

    def wake(self) -> None:
        self._due.set()

    def close(self) -> None:
        self._ending.set()
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        """Work until nothing is due, then wait for a nudge, or for the time of another try."""
        wait: float | None = None
        while not self._ending.is_set():
            self._due.wait(wait)
            self._due.clear()
            wait = None
            while not self._ending.is_set():
                try:
                    progress = self._index.catch_up(_SLICE_SECONDS, self._ending.is_set)
                except StoreClosed:
                    break
                except HelixError as error:
                    _LOG.warning("indexing rests: %s", error)
                    wait = _RETRY_SECONDS
                    break
                if progress.paused:
                    wait = _RETRY_SECONDS
                    break
                if progress.done and not progress.merging:
                    self._index.give_space_back()
                    break
                self._ending.wait(_PAUSE_SECONDS)
