"""The sessions of one workspace: runners, models, branches, and gate decisions.

`Runners` makes a runner for each session when it is asked for. A subagent is stopped like any
session; its parent hears of the stop only when the stop can no longer be undone.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.effort import DEFAULT_EFFORT, MODEL_DECIDES, Effort, KnownEfforts
from helix_desktop.domain.errors import HelixError, SessionMissing, SettingsError
from helix_desktop.domain.events import (
    EffortChanged,
    Event,
    LlmChanged,
    Recorded,
    ToolReturned,
    Unreadable,
)
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.output_gate import GateChoice
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.todo import TodoStatus
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_branch import branch_events, last_of_step
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_runner import RecordEvents, SessionRunner
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.tools.agent.planning import find_todo

log = logging.getLogger(__name__)


class Runners:
    """The runners of the open sessions. Running subagents keep theirs in SubAgents."""

    def __init__(self, deps: SessionDeps, subagents: SubAgents) -> None:
        self._deps = deps
        self._subagents = subagents
        self._open: dict[SessionId, SessionRunner] = {}
        self._own_models: dict[SessionId, str] = {}
        """The own main models of sessions that were only read."""

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
        session = session or self._deps.ids.new()
        own = self._deps.first_llm if model is None else model
        self._open[session] = runner = SessionRunner(session, self._deps)
        chosen = LlmChanged(self._deps.clock.now(), LlmRole.MAIN.value, own, own=True)
        await runner.begin(message, before=[*([chosen] if own else ()), *before])
        if model is None:
            self._deps.first_llm = ""
        return session

    def own_model(self, session: SessionId) -> str:
        """Return the full name of a session's own main model; "" without one, or if not read."""
        if session == NO_SESSION:
            return self._deps.first_llm
        runner = self.at_hand(session)
        history = runner.session_window.history if runner else None
        return history.own_llm if history and history.seq else self._own_models.get(session, "")

    async def choose_model(self, session: SessionId, name: str) -> None:
        """Give a session a main model of its own, by its full name; "" is the workspace's again."""
        if session == NO_SESSION:
            self._deps.first_llm = name
            return
        runner = self.of(session)
        await runner.open()
        if runner.session_window.history.own_llm != name:
            now = self._deps.clock.now()
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
        items = await self._deps.store.events(session)
        if journal := self._deps.journals.get(session):
            await journal.wait_until_published()
        events = (item.event for item in reversed(items) if isinstance(item, Recorded))
        chosen = (event.llm for event in events if isinstance(event, LlmChanged) and event.own)
        self._own_models[session] = next(chosen, "")
        return items

    async def recover(self) -> None:
        """Journal all replies that were streaming when the application was killed."""
        for session in self._deps.partial_replies.sessions:
            await self._recover(session)

    async def _recover(self, session: SessionId) -> None:
        """Journal the partial reply of one session; on failure the reply stays in its file."""
        replies = self._deps.partial_replies
        if not replies.waits(session):
            return
        try:
            await self.of(session).open()
        except SessionMissing:
            replies.drop(session)
        except HelixError as error:
            log.warning("what streamed in %s cannot be journaled: %s", session, error)

    def still(self, session: SessionId) -> AbstractAsyncContextManager[RecordEvents]:
        return self.of(session).still()

    async def note(self, event: Event) -> None:
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
            await runner.idle()

    async def close(self) -> None:
        await asyncio.gather(*(runner.close() for runner in self._open.values()))
        await self._deps.partial_replies.close()
        self._open.clear()  # frees their histories at once: the workspace is in reference cycles


class OutputRoom(Struct, frozen=True):
    """The size of the window if an output is kept in full, as the model counts."""

    after: int
    limit: int
    size: int

    @property
    def fits(self) -> bool:
        return self.after <= self.limit

    @property
    def percent(self) -> float:
        return self.after * 100 / max(self.size, 1)


class Sessions:
    """The user's actions on one workspace's conversations besides writing messages."""

    def __init__(
        self, store: Store, deps: SessionDeps, runner: Callable[[SessionId], SessionRunner]
    ) -> None:
        self._store = store
        self._deps = deps
        self._runner = runner

    async def branch(self, session: SessionId, seq: int, *, before: bool = False) -> SessionId:
        """Create a session with everything up to a message, or up to before the message.

        The branch is made in one step: it exists whole or not at all. The original is not touched.
        """
        items = await self._store.events(session)
        count = seq - 1 if before else last_of_step(items, seq)
        now = self._deps.clock.now()
        titles = {head.title for head in await self._store.sessions()}
        events: tuple[Event, ...] = tuple(
            branch_events(items, count, source=session, now=now, existing=titles)
        )
        fresh = self._deps.ids.new()
        await self._store.commit(Transaction(fresh, events))
        return fresh

    async def decide(
        self, session: SessionId, call: str, choice: GateChoice, *, instructions: str = ""
    ) -> None:
        """Choose another form for a large output, from the next request on.

        Raise EngineError, with nothing changed, if that form is not available.
        """
        runner = self._runner(session)
        await runner.load()
        await runner.output_gate.change(call, choice, instructions)

    async def room(self, session: SessionId, *, shown: int, full_output: int) -> OutputRoom:
        """Calculate the window with an output in full that takes `shown` tokens now."""
        runner = self._runner(session)
        await runner.load()
        state = await runner.session_window.look()
        after, window = state.tokens - shown + full_output, runner.session_window.llm.window
        return OutputRoom(
            round(after * state.pace), round(state.limits.tokens * state.pace), window
        )

    def retry_now(self, session: SessionId) -> None:
        """Send a request that waits for its next attempt at once."""
        self._runner(session).retry_now()

    async def cancel_job(self, session: SessionId) -> None:
        """Stop the background job of a session; nothing of it is committed."""
        await self._runner(session).compactor.stop()

    async def picture(self, digest: Digest) -> bytes:
        return await self._store.get(digest)


MAX_RECENT = 3
LOOKED_AT = 1_000
"""Events from the end of the last session in which a failed command is looked for."""
_OPEN = (TodoStatus.PENDING, TodoStatus.IN_PROGRESS)


class SessionOffer(Struct, frozen=True):
    """The last sessions, newest first; open steps and a failed command are those of the first."""

    recent: tuple[SessionHead, ...] = ()
    todos: tuple[str, ...] = ()
    failed: str = ""
    """The last command that failed and did not succeed afterwards."""


async def find_offer(store: Store, heads: Sequence[SessionHead]) -> SessionOffer:
    """Return what there is in these sessions, newest first; raise HelixError if unreadable."""
    if not heads:
        return SessionOffer()
    last = heads[0].id
    items = (await find_todo(store, last)).items
    todos = tuple(item.text for item in items if item.status in _OPEN)
    failed = failed_command(await store.last_events(last, LOOKED_AT))
    return SessionOffer(tuple(heads[:MAX_RECENT]), todos, failed)


def failed_command(events: Iterable[Recorded | Unreadable]) -> str:
    """Return the last command that ended with an error, unless it succeeded later; "" for none."""
    failed: dict[str, None] = {}
    for item in events:
        event = item.event if isinstance(item, Recorded) else None
        if not isinstance(event, ToolReturned) or event.status is None:
            continue
        if declared_tool(event.tool).effect is not ToolEffect.COMMAND:
            continue
        command = event.ran or event.what
        failed.pop(command, None)
        if event.status:
            failed[command] = None
    return next(reversed(failed), "")


class SessionEfforts:
    """The reasoning efforts of one workspace's sessions, from their next requests on.

    A session that has not begun keeps its choice here until its first message; afterwards the
    journal has it.
    """

    def __init__(
        self,
        deps: SessionDeps,
        runner: Callable[[SessionId], SessionRunner],
        llm_of: Callable[[SessionId], Llm],
    ) -> None:
        """Take `llm_of`, which returns the main model of a session."""
        self._deps, self._runner, self._llm_of = deps, runner, llm_of
        self.of_new = MODEL_DECIDES
        """The choice for the next session."""

    def known(self, session: SessionId) -> KnownEfforts:
        """Return what the main model of a session can be asked for."""
        return self._llm_of(session).efforts

    def check(self, session: SessionId, effort: Effort) -> None:
        """Raise SettingsError if the session's model cannot be asked for exactly this."""
        self.check_model(self._llm_of(session), effort)

    def check_model(self, llm: Llm, effort: Effort) -> None:
        """Raise SettingsError if a model cannot be asked for exactly this."""
        known = llm.efforts
        if known.knows(effort):
            return
        if not known:
            raise SettingsError(
                "{model} has no reasoning effort to choose.",
                "Omit the effort, or choose another model.",
                model=llm.shown_name,
            )
        names: list[str] = [DEFAULT_EFFORT, *(level.value for level in known.offered)]
        if known.max_tokens:
            names.append(
                Phrase("{least} to {most} tokens", least=known.least, most=known.max_tokens)
            )
        raise SettingsError(
            "{model} can't use the reasoning effort {effort}.",
            "Choose one of: {known}.",
            model=llm.shown_name,
            effort=repr(str(effort)),
            known=", ".join(names),
        )

    async def choose(self, session: SessionId, effort: Effort) -> None:
        """Choose the effort of a session, also while its turn runs; NO_SESSION is the next one."""
        if session == NO_SESSION:
            self.of_new = effort
            return
        runner = self._runner(session)
        await runner.open()
        if runner.session_window.history.effort != effort:
            await runner.note(EffortChanged(self._deps.clock.now(), str(effort)))

    def first_events(self, effort: Effort | None) -> tuple[EffortChanged, ...]:
        """Return the event that a new session begins with; None is the choice for the next one."""
        chosen = self.of_new if effort is None else effort
        if chosen == MODEL_DECIDES:
            return ()
        return (EffortChanged(self._deps.clock.now(), str(chosen)),)
