"""Checkpoints of one session: what a file holds goes into the store, with the event that says so.

Small files and their event are one step. Nothing here touches a file: that is for the tool, once
`before` has come back.
"""

from collections.abc import Iterable

from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import FileChanged
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.ports import Clock, PlannedChange, SessionStore, Transaction
from helix_desktop.engine.runtime import EventBus, Supervisor

HELD = 16 * 1024 * 1024
"""Bytes up to which a content is held whole, so that it is in one step with its event."""


class SessionCheckpoints:
    """Implements Checkpoints for one session."""

    def __init__(
        self,
        session: SessionId,
        *,
        store: SessionStore,
        clock: Clock,
        bus: EventBus,
        supervisor: Supervisor,
    ) -> None:
        self._session = session
        self._store = store
        self._clock = clock
        self._bus = bus
        self._supervisor = supervisor

    async def before(self, change: PlannedChange) -> None:
        """All of it is on the disk, or an error; finished even if the caller is stopped."""
        await self._supervisor.unbroken(self._kept(change), f"checkpoint {self._session}")

    async def _kept(self, change: PlannedChange) -> None:
        contents: list[NewContent] = []
        origin = Origin(
            tool=change.tool,
            what=f"{change.path} before" if change.before is not None else change.path,
            source=f"checkpoint:{change.path}",
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
        """The digest of what the file holds; what is small is added to `contents`."""
        pieces: Iterable[bytes] | None = change.before
        if pieces is None:
            return None
        if change.size > HELD:
            return await self._store.put_stream(pieces, origin)
        data = b"".join(pieces)
        contents.append(NewContent(data, origin))
        return digest_of(data)
