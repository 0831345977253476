"""Stores for tests, small values to put into them, and ways to damage them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import Event, Outcome, SessionStarted, ToolReturned, TurnStarted
from helix_desktop.domain.ports import Clock, Transaction, TransactionReceipt
from helix_desktop.store.workspace_store import WorkspaceStore

SESSION = SessionId("00000000000000a1")
OTHER = SessionId("00000000000000b2")
START = 1_800_000_000.0


@dataclass
class SteadyClock:
    """Time that moves when it is told to."""

    time: float = START

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time


def create_store(folder: Path, clock: Clock | None = None) -> WorkspaceStore:
    return WorkspaceStore.open_or_create(folder, clock or SteadyClock())


@contextmanager
def open_store(folder: Path, clock: Clock | None = None) -> Iterator[WorkspaceStore]:
    store = create_store(folder, clock)
    try:
        yield store
    finally:
        store.close()


def commit(
    store: WorkspaceStore, session: SessionId, *events: Event, data: tuple[NewContent, ...] = ()
) -> TransactionReceipt:
    return store.commit(Transaction(session, events, data))


def put(store: WorkspaceStore, data: bytes, source: str = "", tool: str = "shell") -> Digest:
    return store.put(NewContent(data, Origin(tool=tool, what=source, source=source)))


def returned(data: bytes, call: str = "call") -> ToolReturned:
    return ToolReturned(
        at=START,
        call=call,
        tool="shell",
        what="make test",
        content=digest_of(data),
        size=len(data),
        outcome=Outcome.OK,
    )


def content(data: bytes, source: str = "") -> NewContent:
    return NewContent(data, Origin("shell", "run", source))


def started(session: SessionId = SESSION, title: str = "A session") -> Transaction:
    return Transaction(session, (SessionStarted(1.0, title),))


def user_messages(*texts: str, session: SessionId = SESSION) -> Transaction:
    return Transaction(session, tuple(TurnStarted(2.0, text) for text in texts))


def stored_output(data: bytes) -> Transaction:
    """A content and the event that names it."""
    return Transaction(SESSION, (returned(data),), (content(data),))


def begin(store: WorkspaceStore, session: SessionId = SESSION, title: str = "A session") -> None:
    commit(store, session, SessionStarted(START, title), TurnStarted(START, "Hello"))


def call(
    store: WorkspaceStore, data: bytes, source: str = "log", session: SessionId = SESSION
) -> Digest:
    """One tool call whose output is kept."""
    content = NewContent(data, Origin(tool="shell", what=source, source=source))
    return commit(store, session, returned(data), data=(content,)).digests[0]


def log(version: int, lines: int = 200) -> bytes:
    """Versions of a log that are close to each other, so that deltas are made."""
    text = [f"{number:05d} step {number * 7919 % 1009} took a while\n" for number in range(lines)]
    text[version % lines] = f"version {version} changed this line\n"
    return "".join(text).encode()


def large(seed: int, size: int = (2 << 20) + 77) -> bytes:
    """More than one chunk, compressible a little, different for each seed."""
    block = b"".join(b"%d:%d;" % (seed, number * 31 % 9973) for number in range(20_000))
    return (block * (size // len(block) + 1))[:size]


def flip(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 0x10
    file.write_bytes(content)


@dataclass
class Patience:
    """Says stop once it was asked more than so often."""

    most: int = 1 << 30
    checks: int = 0

    def __call__(self) -> bool:
        self.checks += 1
        return self.checks > self.most
