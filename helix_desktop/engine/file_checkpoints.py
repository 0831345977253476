"""Checkpoints of one session: earlier file contents in the store, with the event that names them.

A small content and its event are committed in one transaction. No file is changed here: the tool
changes it once `before` has returned.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from helix_desktop.domain.cache import CHECKPOINT, Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import FileChanged
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.ports import Clock, PlannedChange, SessionStore, Transaction
from helix_desktop.engine.runtime import EventBus, Supervisor

HELD = 16 * 1024 * 1024
"""Most bytes of a content that is kept in memory and committed together with its event."""


class SessionCheckpoints:
    """The implementation of FileCheckpoints for one session."""

    def __init__(
        self,
        session: SessionId,
        *,
        store: SessionStore,
        clock: Clock,
        bus: EventBus,
        supervisor: Supervisor,
        beside: Callable[[SessionId], bool] = lambda _session: True,
    ) -> None:
        """Make the checkpoints; `beside` tells whether a session works in the same folder."""
        self._session, self._beside = session, beside
        self._store = store
        self._clock = clock
        self._bus = bus
        self._supervisor = supervisor

    async def before(self, change: PlannedChange) -> None:
        """Store the content before a change; finish even if the caller is canceled, or raise."""
        await self._supervisor.unbroken(self._kept(change), f"checkpoint {self._session}")

    @contextmanager
    def others(self, call: str) -> Iterator[set[str]]:
        """Yield a growing set of the paths that other calls change meanwhile in the folder."""
        found: set[str] = set()

        def note(event: Live) -> None:
            if isinstance(event, Journaled) and isinstance(event.recorded.event, FileChanged):
                session, changed = event.recorded.session, event.recorded.event
                if (session, changed.call) != (self._session, call) and self._beside(session):
                    found.add(changed.path)

        leave = self._bus.subscribe(note)
        try:
            yield found
        finally:
            leave()

    async def _kept(self, change: PlannedChange) -> None:
        contents: list[NewContent] = []
        origin = Origin(
            tool=change.tool,
            what=f"{change.path} before" if change.before is not None else change.path,
            source=f"{CHECKPOINT}{change.path}",
        )
        before = await self._before(change, origin, contents)
        after = change.after
        if isinstance(after, bytes):
            contents.append(NewContent(after, Origin(change.tool, change.path, origin.source)))
            after = digest_of(after)
        event = FileChanged(
            at=self._clock.now(),
            call=change.call,
            tool=change.tool,
            path=change.path,
            before=before,
            after=after,
            mode=change.mode,
        )
        step = Transaction(self._session, (event,), tuple(contents))
        receipt = await self._store.commit(step)
        for item in receipt.recorded:
            self._bus.publish(Journaled(item))

    async def _before(
        self, change: PlannedChange, origin: Origin, contents: list[NewContent]
    ) -> Digest | None:
        """Return the digest of the file's content, adding a small content to `contents`."""
        pieces: Iterable[bytes] | None = change.before
        if pieces is None:
            return None
        if change.size > HELD:
            return await self._store.put_stream(pieces, origin)
        data = b"".join(pieces)
        contents.append(NewContent(data, origin))
        return digest_of(data)
