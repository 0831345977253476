"""The sessions of an open workspace: their list, their turns, and the runner of each.

A subagent is stopped like any session; its parent hears of the stop only when the stop can no
longer be undone.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from helix_desktop.app.sessions.session_archive import check_title
from helix_desktop.app.sessions.session_offer import SessionOffer, find_offer
from helix_desktop.app.sessions.staged_attachments import picture_tokens
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing
from helix_desktop.domain.events import (
    Event,
    LlmChanged,
    Recorded,
    SessionRenamed,
    TodoEdited,
    Unreadable,
)
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import Image
from helix_desktop.domain.ports import Store
from helix_desktop.domain.todo import MAX_ITEMS, TodoItem
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps, Sessions
from helix_desktop.engine.session_runner import RecordEvents, SessionRunner
from helix_desktop.engine.subagents import SubAgents

log = logging.getLogger(__name__)


class OpenSessions:
    """The sessions, each with its runner once it is open.

    Running subagents keep their runners in SubAgents.
    """

    def __init__(self, sessions: Sessions, store: Store, subagents: SubAgents) -> None:
        self._sessions, self._store, self._subagents = sessions, store, subagents
        self._open: dict[SessionId, SessionRunner] = {}
        self._own_models: dict[SessionId, str] = {}
        """The own main models of sessions that were only read."""

    @property
    def _deps(self) -> SessionDeps:
        return self._sessions()

    async def begin(
        self,
        message: OutgoingMessage,
        before: Sequence[Event] = (),
        *,
        model: str | None = None,
        session: SessionId = NO_SESSION,
    ) -> SessionId:
        """Begin a new session, with an ID if it has one already; return once its first message is
        on disk.

        The events in `before` come first. `model` is its own main model, "" for none; None is the
        one that was chosen for it before it began.
        """
        session = session or self._deps.base.ids.new()
        own = self._deps.models.first_llm if model is None else model
        self._open[session] = runner = SessionRunner(session, self._deps)
        chosen = LlmChanged(self._deps.base.clock.now(), LlmRole.MAIN.value, own, own=True)
        await runner.begin(message, before=[*([chosen] if own else ()), *before])
        if model is None:
            self._deps.models.choose_first("")
        return session

    async def all(self) -> Sequence[SessionHead]:
        """Return the sessions, newest first, without those of subagents."""
        all_heads = await self._store.sessions()
        heads = [head for head in all_heads if head.parent == NO_SESSION]
        return sorted(heads, key=lambda head: (head.changed, head.id), reverse=True)

    async def offer(self, heads: Sequence[SessionHead]) -> SessionOffer:
        """Return what a new session can go on with, from the last sessions, newest first."""
        return await find_offer(self._store, heads)

    async def title(self, session: SessionId) -> str:
        """Return the title of any session, also of a subagent's.

        "" if the session has not begun.
        """
        all_heads = await self._store.sessions()
        return next((head.title for head in all_heads if head.id == session), "")

    async def children(self, session: SessionId) -> Sequence[SessionHead]:
        """Return the sessions of a session's subagents, oldest first."""
        heads = [head for head in await self._store.sessions() if head.parent == session]
        return sorted(heads, key=lambda head: head.id)

    @property
    def llm(self) -> Llm:
        """The main model of the workspace, which sessions have that chose no other."""
        return self._deps.models.main.llm

    def llm_of(self, session: SessionId, model: str = "") -> Llm:
        """Return the main model of a session: the named one, its own, or the workspace's."""
        return self._main_model(session, model).llm

    def has_guest(self, session: SessionId) -> bool:
        """Whether an agent of another program answers in a session."""
        return self._main_model(session).is_guest

    def picture_tokens(self, session: SessionId, images: Sequence[Image]) -> int:
        """Count the tokens of pictures for a session's model; 0 if it does not specify them."""
        return picture_tokens(images, self._main_model(session).weigher)

    def _main_model(self, session: SessionId, model: str = "") -> ModelHandle:
        named = model or self.own_model(session)
        return self._deps.models.handles_with(named)[LlmRole.MAIN]

    def running(self, session: SessionId) -> bool:
        runner = self.at_hand(session)
        return runner is not None and runner.running

    async def stop(self, session: SessionId) -> None:
        await self.of(session).stop()

    def stop_server_call(self, session: SessionId, call: str) -> None:
        """Stop a running call of a server's tool; nothing if it has ended."""
        self._deps.base.stop_server_call(session, call)

    async def rename(self, session: SessionId, title: str) -> None:
        """Rename a session, also while its turn runs."""
        await self.note(session, SessionRenamed(self._deps.base.clock.now(), check_title(title)))

    async def todo(self, session: SessionId) -> tuple[TodoItem, ...]:
        if session == NO_SESSION:
            return ()
        runner = self.of(session)
        await runner.open()
        return runner.session_window.history.todo.items

    async def edit_todo(self, session: SessionId, items: Sequence[TodoItem]) -> None:
        """Change the list of steps, also while a turn runs; the agent is told before its next
        reply."""
        await self.note(session, TodoEdited(self._deps.base.clock.now(), tuple(items[:MAX_ITEMS])))

    async def note(self, session: SessionId, event: Event) -> None:
        """Journal an event that is no message, also while a turn runs."""
        runner = self.of(session)
        if runner.running:
            await runner.note(event)
            return
        async with runner.between_turns() as note:
            await note(event)

    async def rested(self, session: SessionId) -> None:
        """Wait until a session's turn is over; background jobs may go on."""
        await self.of(session).wait_for_turn()

    async def settled(self, session: SessionId) -> None:
        """Wait until a session's turn and the work beside it are over."""
        await self.of(session).wait_until_idle()

    def own_model(self, session: SessionId) -> str:
        """Return the full name of a session's own main model; "" without one, or if not read."""
        if session == NO_SESSION:
            return self._deps.models.first_llm
        runner = self.at_hand(session)
        history = runner.session_window.history if runner else None
        return history.own_llm if history and history.seq else self._own_models.get(session, "")

    async def choose_model(self, session: SessionId, name: str) -> None:
        """Give a session a main model of its own, by its full name; "" is the workspace's again."""
        if session == NO_SESSION:
            self._deps.models.choose_first(name)
            return
        runner = self.of(session)
        await runner.open()
        if runner.session_window.history.own_llm != name:
            now = self._deps.base.clock.now()
            await runner.note(LlmChanged(now, LlmRole.MAIN.value, name, own=True))

    def of(self, session: SessionId) -> SessionRunner:
        if helping := self.helping(session):
            return helping
        if session not in self._open:
            self._open[session] = SessionRunner(session, self._deps)
        return self._open[session]

    def at_hand(self, session: SessionId) -> SessionRunner | None:
        """Return the runner of a session if it is already open."""
        return self.helping(session) or self._open.get(session)

    def helping(self, session: SessionId) -> SessionRunner | None:
        """Return the runner of a session if a subagent works in it, or its end is not saved yet."""
        return self._subagents.runner(session)

    async def transcript(self, session: SessionId) -> Sequence[Recorded | Unreadable]:
        """Return all events of a session, after recovery of the replies that a crash cut off.

        All of them are published by then, so a reply is never read while it still counts as live.
        """
        await self._recover(session)
        items = await self._deps.base.store.events(session)
        if journal := self._deps.base.journals.get(session):
            await journal.wait_until_published()
        events = (item.event for item in reversed(items) if isinstance(item, Recorded))
        chosen = (event.llm for event in events if isinstance(event, LlmChanged) and event.own)
        self._own_models[session] = next(chosen, "")
        return items

    async def recover(self) -> None:
        """Journal all replies that were streaming when the application was killed."""
        for session in self._deps.base.partial_replies.sessions:
            await self._recover(session)

    async def _recover(self, session: SessionId) -> None:
        """Journal the partial reply of one session; on failure the reply stays in its file."""
        replies = self._deps.base.partial_replies
        if not replies.waits(session):
            return
        try:
            await self.of(session).open()
        except SessionMissing:
            replies.drop(session)
        except HelixError as error:
            log.warning("what streamed in %s cannot be journaled: %s", session, error)

    def still(self, session: SessionId) -> AbstractAsyncContextManager[RecordEvents]:
        return self.of(session).between_turns()

    async def note_everywhere(self, event: Event) -> None:
        """Append an event to the journal of every open session and running subagent."""
        for runner in (*self._open.values(), *self._subagents.runners):
            await runner.note(event)

    async def save_ends(self) -> None:
        """Journal the ends of turns that the store had refused; retried later if it still does."""
        for runner in (*self._open.values(), *self._subagents.runners):
            try:
                await runner.save_end()
            except HelixError as error:
                log.warning("the end of a turn cannot be journaled: %s", error)

    async def idle(self) -> None:
        """Wait until no turn runs."""
        for runner in tuple(self._open.values()):
            await runner.wait_for_turn()

    async def close(self) -> None:
        await asyncio.gather(*(runner.close() for runner in self._open.values()))
        await self._deps.base.partial_replies.close()
        self._open.clear()  # frees their histories at once: the workspace is in reference cycles
