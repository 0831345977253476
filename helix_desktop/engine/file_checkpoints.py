"""Checkpoints of one session: earlier file contents in the store, with the event that names them.

A small content and its event are committed in one transaction. No file is changed here: the tool
changes it once `before` has returned.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import FileChanged, Outcome, ToolReturned
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
    def others(self, call: str) -> Iterator[dict[str, Digest | None]]:
        """Yield what other calls write meanwhile in the folder: by path, the last content."""
        written: dict[str, Digest | None] = {}
        paths: dict[tuple[SessionId, str], str] = {}

        def note(event: Live) -> None:
            if not isinstance(event, Journaled):
                return
            session = event.recorded.session
            match event.recorded.event:
                case FileChanged(call=other, path=path, after=after):
                    if (session, other) != (self._session, call) and self._beside(session):
                        written[path], paths[session, other] = after, path
                case ToolReturned(call=other, tool=tool, outcome=Outcome.FAILED):
                    if tool != COMMAND_TOOL:  # it wrote nothing
                        written.pop(paths.get((session, other), ""), None)
                case _:
                    pass

        leave = self._bus.subscribe(note)
        try:
            yield written
        finally:
            leave()

    async def _kept(self, change: PlannedChange) -> None:
        contents: list[NewContent] = []
        origin = Origin(
            tool=change.tool,
            what=f"{change.path} before" if change.before is not None else change.path,
            source=f"checkpoint:{change.path}",
        )
        before = await self._before(change, origin, contents)
        if isinstance(change.after, bytes):
            named = Origin(change.tool, change.path, origin.source)
            contents.append(NewContent(change.after, named))
        event = FileChanged(
            at=self._clock.now(),
            call=change.call,
            tool=change.tool,
            path=change.path,
            before=before,
            after=change.after_digest,
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
        pieces: Iterable[bytes] | Digest | None = change.before
        if pieces is None or isinstance(pieces, str):  # a digest: the store has the content
            return pieces
        if change.size > HELD:
            return await self._store.put_stream(pieces, origin)
        data = b"".join(pieces)
        contents.append(NewContent(data, origin))
        return digest_of(data)
