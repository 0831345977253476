"""Deletes a session from a store, all of it or nothing.

Its contents stay until a garbage collection finds them unused.
"""

from functools import partial
from itertools import groupby

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import JournalError, SessionMissing
from helix_desktop.store import keys
from helix_desktop.store.leveldb import FrozenView, prefix_range, readable_pairs
from helix_desktop.store.maintenance.staging import UNWATCHED, WorkWatch
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import WriteBatch

_NAME = slice(1, 1 + keys.DIGEST_SIZE)

_OWNER = slice(1 + keys.DIGEST_SIZE, 9 + keys.DIGEST_SIZE)

_MAX_DELETION_TRIES = 5


class DeletedSession(Struct, frozen=True):
    """The number of records that were deleted with a session."""

    events: int
    uses: int


def _delete_records(
    batch: WriteBatch, *, session: bytes, head: bytes | None, events: list[bytes], uses: list[bytes]
) -> bool:
    """Delete all records of a session, if it has not grown since."""
    if batch.get(keys.SESSION + session) != head:
        return False
    for key in (keys.SESSION + session, keys.SNAPSHOT + session, *events, *uses):
        batch.delete(key)
    for content, group in groupby(uses, key=lambda key: key[_NAME]):
        if (entry := batch.entry(content)) is not None:
            entry.refs = max(0, entry.refs - len(list(group)))
            batch.touched(content, entry)
    return True


def delete_session(
    store: WorkspaceStore, session: SessionId, *, watch: WorkWatch = UNWATCHED
) -> DeletedSession:
    """Delete a session, damaged or not; raise SessionMissing if there is none."""
    for _ in range(_MAX_DELETION_TRIES):
        with store.database.frozen() as view:
            name, uses = keys.session_bytes(session), []
            watch.begin("references")
            for key in _keys(view, keys.REFERENCE):
                watch.step()
                if key[_OWNER] == name:
                    uses.append(key)
            head = view.get(keys.SESSION + name)
            events = _keys(view, keys.EVENT + name)
        if head is None and not events:
            raise SessionMissing(
                "There is no session {session} in this workspace.",
                "Choose one from the list.",
                session=session,
            )
        change = partial(_delete_records, session=name, head=head, events=events, uses=uses)
        if store.writer.commit(change):
            return DeletedSession(len(events), len(uses))
    raise JournalError(
        "Session {session} is still being written to.",
        "Stop its turn first, then delete it.",
        session=session,
    )


def _keys(view: FrozenView, prefix: bytes) -> list[bytes]:
    """Return all readable keys of a kind. Unreadable ones cannot be deleted by name."""
    return [key for key, _ in readable_pairs(view.salvage(*prefix_range(prefix)))]
