"""Stores for the tests of this room, and small values to put into them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import Event, Outcome, SessionStarted, ToolReturned, TurnStarted
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock

SESSION = SessionId("00000000000000a1")
OTHER = SessionId("00000000000000b2")


@contextmanager
def opened(folder: Path) -> Iterator[WorkspaceStore]:
    store = WorkspaceStore.open_or_create(folder, FakeClock())
    try:
        yield store
    finally:
        store.close()


def content(data: bytes, source: str = "") -> NewContent:
    return NewContent(data, Origin("shell", "run", source))


def started(session: SessionId = SESSION, title: str = "A session") -> Transaction:
    return Transaction(session, (SessionStarted(1.0, title),))


def said(*texts: str, session: SessionId = SESSION) -> Transaction:
    return Transaction(session, tuple(TurnStarted(2.0, text) for text in texts))


def returned(digest: Digest, call: str = "call") -> Event:
    return ToolReturned(3.0, call, "shell", "run", digest, 1, Outcome.OK)


def kept(data: bytes) -> Transaction:
    """A content and the event that names it."""
    return Transaction(SESSION, (returned(digest_of(data)),), (content(data),))
