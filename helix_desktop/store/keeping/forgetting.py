"""Deleting a whole session because the person wants it gone: in one write, or not at all.

Its contents stay until a collection finds that nothing else needs them.
"""

from collections.abc import Sequence
from itertools import groupby

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import JournalError, SessionMissing
from helix_desktop.domain.values import value
from helix_desktop.store import keys
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.leveldb import Frozen, prefixed
from helix_desktop.store.salvage import Gap
from helix_desktop.store.writer import Batch

_NAME = slice(1, 1 + keys.DIGEST_SIZE)
_OWNER = slice(1 + keys.DIGEST_SIZE, 9 + keys.DIGEST_SIZE)
_TRIES = 5


@value
class Forgotten:
    """What went with a session."""

    events: int
    uses: int


@value
class _Forget:
    """Everything that was found of a session, if it has not grown since."""

    session: bytes
    head: bytes | None
    events: Sequence[bytes]
    uses: Sequence[bytes]
    sync: bool = True

    def apply(self, batch: Batch) -> bool:
        if batch.get(keys.SESSION + self.session) != self.head:
            return False
        batch.delete(keys.SESSION + self.session)
        batch.delete(keys.SNAPSHOT + self.session)
        for key in self.events:
            batch.delete(key)
        for name, group in groupby(self.uses, key=lambda key: key[_NAME]):
            self._release(batch, name, list(group))
        return True

    def _release(self, batch: Batch, name: bytes, uses: Sequence[bytes]) -> None:
        for key in uses:
            batch.delete(key)
        entry = batch.entry(name)
        if entry is not None:
            entry.refs = max(0, entry.refs - len(uses))
            batch.touched(name, entry)


def forget_session(
    store: WorkspaceStore,
    session: SessionId,
    *,
    progress: Progress = silent,
    stopped: Stopped = never,
) -> Forgotten:
    """Delete a session, damaged or not; SessionMissing if there is none."""
    watch = Watch(progress, stopped)
    for _ in range(_TRIES):
        with store.database.frozen() as view:
            change = _found(view, keys.session_bytes(session), watch)
        if change.head is None and not change.events:
            raise SessionMissing(
                f"There is no session {session} in this workspace.", "Choose one from the list."
            )
        if store.writer.commit(change):
            return Forgotten(len(change.events), len(change.uses))
    raise JournalError(
        f"Session {session} is still being written to.", "Stop its turn first, then delete it."
    )


def _found(view: Frozen, session: bytes, watch: Watch) -> _Forget:
    watch.begin("references")
    uses = []
    for key in _keys(view, keys.REFERENCE):
        watch.step()
        if key[_OWNER] == session:
            uses.append(key)
    head = view.get(keys.SESSION + session)
    return _Forget(session, head, _keys(view, keys.EVENT + session), uses)


def _keys(view: Frozen, prefix: bytes) -> list[bytes]:
    """Also of a damaged room: what cannot be read cannot be deleted by name."""
    found = view.salvage(*prefixed(prefix))
    return [pair[0] for pair in found if not isinstance(pair, Gap)]
