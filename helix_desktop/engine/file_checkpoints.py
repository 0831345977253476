"""Stores a file's content before a change, with the event, so that it can be undone.

A small content and its event are committed in one transaction. No file is changed here: the tool
changes it once `before` has returned.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import CHECKPOINT, Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import FileChanged, GitChanged, Outcome, Recorded
from helix_desktop.domain.live_events import Journaled, Live, ToolCallEnded, ToolCallStarted
from helix_desktop.domain.ports import Clock, PlannedChange, SessionStore, Transaction
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.task_supervisor import Supervisor

MAX_MEMORY_BYTES = 16 * 1024 * 1024
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
        shares_folder: Callable[[SessionId], bool] = lambda _session: True,
    ) -> None:
        """`shares_folder` tells whether a session works in this folder."""
        self._session, self._shares_folder = session, shares_folder
        self._store = store
        self._clock = clock
        self._bus = bus
        self._supervisor = supervisor

    async def before(self, *changes: PlannedChange) -> None:
        """Store the contents before changes; finish even if the caller is canceled, or raise."""
        await self._supervisor.run_to_end(self._keep_before(changes), f"checkpoint {self._session}")

    async def git_changed(
        self, call: str, repository: str, names: tuple[tuple[str, str, str], ...]
    ) -> None:
        """Record what git changed in a repository during a call."""
        event = GitChanged(self._clock.now(), call, repository, names)
        commit = self._commit(Transaction(self._session, (event,)))
        await self._supervisor.run_to_end(commit, f"changes by git {self._session}")

    @contextmanager
    def others(self, call: str) -> Iterator[dict[str, Digest | None]]:
        """Yield what other calls write meanwhile in the folder: by path, the last content."""
        writes = _OtherWrites(self._session, call, self._shares_folder)
        leave = self._bus.subscribe(writes.note)
        try:
            yield writes.written
        finally:
            leave()

    async def _keep_before(self, changes: Sequence[PlannedChange]) -> None:
        contents: list[NewContent] = []
        events: list[FileChanged] = []
        for change in changes:
            origin = Origin(
                tool=change.tool,
                what=f"{change.path} before" if change.before is not None else change.path,
                source=f"{CHECKPOINT}{change.path}",
            )
            content_before = change.before
            if content_before is not None and not isinstance(
                content_before, str
            ):  # a digest: the store has it
                if change.size > MAX_MEMORY_BYTES:
                    content_before = await self._store.put_stream(content_before, origin)
                else:
                    contents.append(NewContent(b"".join(content_before), origin))
                    content_before = digest_of(contents[-1].data)
            if isinstance(change.after, bytes):
                origin_after = Origin(change.tool, change.path, origin.source)
                contents.append(NewContent(change.after, origin_after))
            events.append(
                FileChanged(
                    at=self._clock.now(),
                    call=change.call,
                    tool=change.tool,
                    path=change.path,
                    before=content_before,
                    after=change.after_digest,
                    mode=change.mode,
                    new_mode=change.new_mode,
                )
            )
        await self._commit(Transaction(self._session, tuple(events), tuple(contents)))

    async def _commit(self, transaction: Transaction) -> None:
        receipt = await self._store.commit(transaction)
        for item in receipt.recorded:
            self._bus.publish(Journaled(item))


class _OtherWrites:
    """What other calls write while a call runs.

    A command of another session counts only if it began later: of two commands that overlap in any
    other way, nobody knows which of them changed a file, so both are named.
    """

    def __init__(
        self, session: SessionId, call: str, shares_folder: Callable[[SessionId], bool]
    ) -> None:
        self.written: dict[str, Digest | None] = {}
        self._own, self._shares_folder = (session, call), shares_folder
        self._begun: set[tuple[SessionId, str]] = set()
        self._paths: dict[tuple[SessionId, str], str] = {}

    def note(self, event: Live) -> None:
        match event:
            case ToolCallStarted(session=session, call=call):
                self._begun.add((session, call.id))
            case ToolCallEnded(session=session, returned=returned):
                failed = returned.outcome is Outcome.FAILED and returned.tool != COMMAND_TOOL
                if failed:  # it wrote nothing
                    self.written.pop(self._paths.get((session, returned.call), ""), None)
            case Journaled(recorded=Recorded(session=session, event=FileChanged() as changed)):
                source = (session, changed.call)
                if source == self._own or not self._shares_folder(session):
                    return
                is_sure = session == self._own[0] or changed.tool != COMMAND_TOOL
                if is_sure or source in self._begun:
                    self.written[changed.path] = changed.after
                    self._paths[source] = changed.path
