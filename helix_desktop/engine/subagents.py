"""Starts and stops subagents (how many work at once), and what their parent gets.

A child has its own journal, session window, gate and compactor. Its last answer goes to the parent
with a digest that recalls everything else. Children have no children. A stop takes effect at once
but can be undone for some seconds: until then the parent is not told, and the child can go on as if
nothing had happened.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from helix_desktop.context.history import History
from helix_desktop.context.history_items import Originals, contents_to_fetch, item_message
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.guide_texts import role_guide
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import EventSpan
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import (
    ContextInjected,
    Ending,
    Event,
    Guided,
    LlmChanged,
    ModeChanged,
    Recorded,
    SessionStarted,
    TurnEnded,
    WorktreeChanged,
)
from helix_desktop.domain.llm import LlmRole, StopReason
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.domain.workspace import RunningSubAgent
from helix_desktop.engine.content_cache import ContentCache
from helix_desktop.engine.session_deps import SessionDeps, Sessions
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.subagent_roles import SubAgentRole, make_subagent_role
from helix_desktop.engine.undoable_stop import UNDO_STOP_SECONDS, UndoableStop

MAX_SUBAGENTS_AT_ONCE = 4
"""Subagents of a workspace that work at the same time; others wait."""
MAX_TASK_CHARS = 120

FIRST_LINE_OF_ENDING: dict[Ending, str] = {
    Ending.DONE: "",
    Ending.STOPPED: Phrase("The user stopped the subagent."),
    Ending.FAILED: Phrase("The SubAgent failed."),
}
"""First line of a result that is no answer."""
NOT_BEGUN = (
    Phrase("The user stopped all subagents before this one started."),
    Phrase("Ask before trying again."),
)


class _Child(Struct, frozen=True):
    """A working subagent and its parent."""

    runner: SessionRunner
    parent: SessionId
    task: str
    began: float
    stopped: UndoableStop
    role: SubAgentRole


class SubAgents:
    """The implementation of SubAgentRunner: runs child sessions within the parent's turn."""

    def __init__(self, sessions: Sessions, *, undo_seconds: float = UNDO_STOP_SECONDS) -> None:
        self._sessions, self._undo_seconds = sessions, undo_seconds
        self._room = asyncio.Semaphore(MAX_SUBAGENTS_AT_ONCE)
        self._running: dict[SessionId, _Child] = {}
        self._waiting: dict[UndoableStop, SessionId] = {}
        """Stops of subagents that wait for room, by parent session."""
        self._parents: dict[SessionId, SessionId] = {}
        self._unsaved: dict[SessionId, SessionRunner] = {}
        """Runners of children that ended on a full disk, until what they hold is saved."""

    @property
    def _deps(self) -> SessionDeps:
        return self._sessions()

    def is_child(self, session: SessionId) -> bool:
        """Return whether a session was started here as a subagent."""
        return session in self._parents

    def parent_of(self, session: SessionId) -> SessionId:
        """Return the session that started a subagent here; NO_SESSION for any other session."""
        return self._parents.get(session, NO_SESSION)

    def runner(self, session: SessionId) -> SessionRunner | None:
        """Return the runner of a child that works, or whose end is not saved yet; else None."""
        if child := self._running.get(session):
            return child.runner
        runner = self._unsaved.get(session)
        return runner if runner is not None and runner.unsaved else None

    @property
    def runners(self) -> tuple[SessionRunner, ...]:
        """The runners of all children that work, or whose ends are not saved yet."""
        ended = (runner for runner in self._unsaved.values() if runner.unsaved)
        return (*(child.runner for child in self._running.values()), *ended)

    def running_subagents(self, parent: SessionId) -> tuple[RunningSubAgent, ...]:
        """Return a session's working subagents in starting order."""
        subagents: list[RunningSubAgent] = []
        for session, child in self._running.items():
            if child.parent == parent:
                used, window = child.role.used, child.runner.session_window
                subagents.append(
                    RunningSubAgent(
                        session,
                        child.task,
                        child.began,
                        window.weight,
                        window.llm.window,
                        undo_until=0.0 if child.runner.running else child.stopped.until,
                        agent=used.name if used else "",
                        where=used.where if used else "",
                        policy=child.role.deps.models.policy_of(window.history).preset,
                    )
                )
        return tuple(subagents)

    async def stop_all(self, parent: SessionId) -> None:
        """Stop a session's working and waiting subagents; the stop can be undone."""
        for waiting, session in self._waiting.items():
            if session == parent:
                waiting.begin()
        children = [child for child in self._running.values() if child.parent == parent]
        await asyncio.gather(*(child.runner.stop() for child in children))

    def undo(self, session: SessionId) -> bool:
        """Let a stopped child continue; return whether it was in time."""
        child = self._running.get(session)
        return child is not None and child.stopped.take_back()

    def undo_all(self, parent: SessionId) -> None:
        """Let all stopped children of a session continue."""
        for waiting, session in self._waiting.items():
            if session == parent:
                waiting.take_back()
        for child in self._running.values():
            if child.parent == parent:
                child.stopped.take_back()

    async def work(
        self, parent: SessionId, task: str, agent: SubAgentDefinition | None = None
    ) -> ToolOutput:
        """Run a task in a child session and return its result; a stopped parent stops the child."""
        if await self._has_parent(parent):
            raise ToolError("A SubAgent starts no SubAgents.", "Do it with the other tools.")
        async with self._waiting_for_room(parent):
            child = self._deps.base.ids.new()
            self._parents[child] = parent
            deps, journal = self._deps, self._deps.base.journals.get(parent)
            if journal is not None and journal.history.own_llm:
                deps = deps.with_models(deps.models.handles_of(journal.history))
            role = SubAgentRole(None, deps, prompts.SUBAGENT)
            if agent is not None:
                role = make_subagent_role(agent, deps, self._deps.tools(child).specs())
            runner = SessionRunner(child, role.deps)
            began, stop = self._deps.base.clock.now(), self._make_stop()
            self._running[child] = _Child(runner, parent, task, began, stop, role)
            try:
                await self._finish_child(child)
            except HelixError as error:
                raise ToolError(error.message, error.hint) from error
            finally:
                del self._running[child]
                self._unsaved[child] = runner
                self._unsaved = {
                    session: runner for session, runner in self._unsaved.items() if runner.unsaved
                }
        where = role.used.where if role.used else ""
        return await self._make_result(child, runner.session_window.history, task, where=where)

    def _make_stop(self) -> UndoableStop:
        return UndoableStop(self._deps.base.clock, self._undo_seconds)

    @asynccontextmanager
    async def _waiting_for_room(self, parent: SessionId) -> AsyncIterator[None]:
        """Wait for room for one more; raise ToolError if all were stopped meanwhile."""
        waiting = self._make_stop()
        self._waiting[waiting] = parent
        try:
            await self._room.acquire()
        finally:
            del self._waiting[waiting]
        try:
            if waiting.until and not await waiting.was_undone():
                raise ToolError(*NOT_BEGUN)
            yield
        finally:
            self._room.release()

    async def _finish_child(self, session: SessionId) -> None:
        """Run the child's turn; write its end when it is over or the parent is stopped."""
        supervisor, child = self._deps.base.supervisor, self._running[session]
        runner = child.runner
        try:
            await supervisor.run_to_end(self._start_child(child), "start a SubAgent")
            while True:
                await runner.wait_for_turn()
                _, event = await self._read_end(session)
                if event.ending is not Ending.STOPPED:
                    break
                # it continues after an undo or with another message
                child.stopped.begin()
                if await child.stopped.was_undone() and not runner.running:
                    await runner.resume()
                if not runner.running:
                    break
        finally:
            await supervisor.run_to_end(runner.close(), "end a SubAgent")

    async def _start_child(self, child: _Child) -> None:
        now, role = self._deps.base.clock.now(), child.role
        guide = role_guide(role.system_text, role.deps.models.main.weigher)
        before: list[Event] = [Guided(now, (guide,))]
        parent = self._deps.base.journals.get(child.parent)
        if parent is not None and parent.history.own_llm and not (role.used and role.used.model):
            before.append(LlmChanged(now, LlmRole.MAIN.value, parent.history.own_llm, own=True))
        # the task is from a conversation that may repeat untrusted text
        tainted = self._deps.base.is_tainted(child.parent)
        if parent is not None and parent.history.modes.chosen is not None:
            before.append(ModeChanged(now, parent.history.modes.chosen))
        if (tree := self._deps.base.worktree_of(child.parent)) is not None:
            before.append(WorktreeChanged(now, tree))
        await child.runner.begin(
            child.task, parent=child.parent, before=before, tainted=tainted, agent=role.used
        )

    async def _has_parent(self, session: SessionId) -> bool:
        if session in self._parents:
            return True
        events = await self._deps.base.store.events(session, 1, 1)
        first = events[0] if events else None
        started = first.event if isinstance(first, Recorded) else None
        return isinstance(started, SessionStarted) and started.parent != NO_SESSION

    async def _make_result(
        self, child: SessionId, history: History, task: str, *, where: str
    ) -> ToolOutput:
        """Return the parent's result: the answer, the kind of end, and how to recall the rest.

        `where` is the file that defines the subagent, or "".
        """
        end, event = await self._read_end(child)
        failed = event.ending is not Ending.DONE
        calls = sum(len(item.calls) for item in history.items)
        covers = [EventSpan(1, end)]
        texts = await ContentCache(self._deps.base.store).fetch(
            contents_to_fetch(history.items_in(covers))
        )
        originals = Originals(history.items_in, texts)
        parts = (
            FIRST_LINE_OF_ENDING[event.ending],
            event.detail,
            _last_answer(history, failed=failed),
            f"SubAgent session {child} · {event.ending} · {calls} tool calls",
            history_line(await asyncio.to_thread(originals.digest, covers)),
        )
        text = "\n".join(part for part in parts if part)
        names = (clip(task, MAX_TASK_CHARS), where, f"session {child}")
        what = " · ".join(name for name in names if name)
        data = text.encode("utf-8", "replace")
        return ToolOutput(data, what, failed=failed, untrusted=history.tainted)

    async def _read_end(self, child: SessionId) -> tuple[int, TurnEnded]:
        """Return the end of the child's turn and its event number."""
        events = await self._deps.base.store.events(child)
        for item in reversed(events):
            if isinstance(item, Recorded) and isinstance(item.event, TurnEnded):
                return item.seq, item.event
        return len(events), TurnEnded(
            0.0, Ending.FAILED, Phrase("Couldn't save how the subagent ended.")
        )


def _last_answer(history: History, *, failed: bool) -> str:
    """Return the child's last text, with the part that it had written before a stop."""
    answer = ""
    for item in reversed(history.items):
        cut = item.reply is not None and item.reply.reason is StopReason.INTERRUPTED
        if answer and not cut and not isinstance(item.event, ContextInjected):
            break
        answer_text = item_message(item).text if item.reply else ""
        answer = answer_text + answer if answer_text.strip() else answer
    answer = defuse(answer)
    return f"Its last words: {answer}" if failed and answer else answer
