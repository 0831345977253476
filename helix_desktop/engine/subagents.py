"""Starts and stops subagents (how many work at once), and what their parent gets.

A child has its own journal, session window, gate and compactor. Its last answer goes to the parent
with a digest that recalls everything else. Children have no children. A stop takes effect at once
but can be undone for some seconds: until then the parent is not told, and the child can go on as if
nothing had happened. A file can define a subagent: its instructions, model, tools, and policy.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from helix_desktop.context.history import History
from helix_desktop.context.history_items import Originals, contents_to_fetch, item_message
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.presets import (
    of_agent,
    policy_for_subagents,
    session_policy_values,
)
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
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, ToolOutput
from helix_desktop.domain.subagent_definition import ALWAYS, SubAgentDefinition, UsedDefinition
from helix_desktop.domain.workspace import RunningSubAgent
from helix_desktop.engine.content_cache import ContentCache
from helix_desktop.engine.guide_texts import role_guide
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps, Sessions
from helix_desktop.engine.session_runner import SessionRunner

SHARE_DIVISOR = 16
"""Divisor: an instruction takes at most about a sixteenth of the context window."""

MIN_CHARS_PER_TOKEN = 3
"""Least characters per token, in most languages."""

MAX_ANSWER_CHARS = 24_000

CUT_NOTE = "[The rest is left out: it is too long.]"

_MAIN_MODEL_NAMES = ("", "inherit", "main", "sonnet")

_ROLE_OF_NAME = {
    "fast": LlmRole.FAST,
    "haiku": LlmRole.FAST,
    "wide": LlmRole.WIDE,
    "opus": LlmRole.WIDE,
    "fable": LlmRole.WIDE,
}
"""Roles of a workspace, with the model names used in files of other agents."""


class SubAgentRole(Struct, frozen=True):
    """A subagent's definition in use; `system_text` is the text with which its session begins."""

    used: UsedDefinition | None
    deps: SessionDeps
    system_text: str


def make_subagent_role(
    agent: SubAgentDefinition, deps: SessionDeps, specs: tuple[ToolSpec, ...]
) -> SubAgentRole:
    """Return the role of a definition; `specs` are the tools of the parent's subagents.

    A file never grants more than exists: its tools are those of the parent or fewer, its model is
    one of the workspace, and its policy only controls compaction.
    """
    existing = [spec.name for spec in specs]
    model_handle = _model_handle(agent.model, deps)
    missing = [name for name in agent.tools or () if name not in (*existing, "*")]
    notices = list(agent.notices)
    notices += [Phrase("There is no tool {name} here.", name=name) for name in missing]
    if model_handle is None:
        model = agent.model
        notices.append(
            Phrase("This workspace has no model {model}, so the main model is used.", model=model)
        )
    other_model = model_handle if model_handle is not deps.models.main else None
    default_policy = policy_for_subagents(deps.models.policy)
    policy = session_policy_values(of_agent(agent.policy, default_policy)) if agent.policy else ()
    allowed_tools: tuple[str, ...] | None = None
    if agent.tools is not None or agent.without:
        wanted = agent.tools if agent.tools is not None else ("*",)
        allowed_tools = tuple(
            name
            for name in existing
            if name in ALWAYS
            or (
                ("*" in wanted or name in wanted)
                and not ("*" in agent.without or name in agent.without)
            )
        )
    used = UsedDefinition(
        agent.name,
        agent.where,
        model=other_model.llm.shown_name if other_model else "",
        tools=allowed_tools,
        policy=policy,
        notices=tuple(notices),
    )
    role_deps = (
        deps.with_models({**deps.models.handles, LlmRole.MAIN: other_model})
        if other_model
        else deps
    )
    window = role_deps.models.main.llm.window
    max_chars = min(MAX_ANSWER_CHARS, window * MIN_CHARS_PER_TOKEN // SHARE_DIVISOR)
    body = defuse(agent.instruction)
    body = body if len(body) <= max_chars else f"{body[:max_chars]}\n{CUT_NOTE}"
    return SubAgentRole(
        used,
        role_deps,
        f"{prompts.SUBAGENT}\n\n{prompts.AGENT.format(where=defuse(agent.where))}\n\n{body}",
    )


def _model_handle(name: str, deps: SessionDeps) -> ModelHandle | None:
    """Return the model by name or role; None if the workspace does not have it."""
    if name.casefold() in _MAIN_MODEL_NAMES:
        return deps.models.main
    if role := _ROLE_OF_NAME.get(name.casefold()):
        return deps.models.handles.get(role)
    for model_handle in deps.models.handles.values():
        llm = model_handle.llm
        if name in (llm.id, llm.name, llm.full_name):
            return model_handle
    return None


UNDO_STOP_SECONDS = 5.0
"""Seconds to undo a stop: long enough to notice it, short enough for whoever waits for the end."""


class UndoableStop:
    """A stop that can be undone for some seconds."""

    def __init__(self, clock: Clock, seconds: float = UNDO_STOP_SECONDS) -> None:
        self._clock, self._seconds = clock, seconds
        self._end_of_undo = 0.0
        self._undone = asyncio.Event()
        self.until = 0.0
        """Wall time until which the stop can be undone; 0 if there is no stop."""

    def begin(self) -> None:
        """Start the time for an undo."""
        self.until = self._clock.now() + self._seconds
        self._end_of_undo = asyncio.get_running_loop().time() + self._seconds
        self._undone.clear()

    def take_back(self) -> bool:
        """Undo the stop; return whether it was in time."""
        if not self.until:
            return False
        self.until = 0.0
        self._undone.set()
        return True

    async def was_undone(self) -> bool:
        """Wait for an undo or for the end of its time; return whether it was undone."""
        try:
            async with asyncio.timeout_at(self._end_of_undo):
                await self._undone.wait()
        except TimeoutError:
            pass
        finally:
            self.until = 0.0
        return self._undone.is_set()


MAX_SUBAGENTS_AT_ONCE = 4
"""Subagents of a workspace that work at the same time; others wait."""
MAX_TASK_CHARS = 120

FIRST_LINE_OF_ENDING: dict[Ending, str] = {
    Ending.DONE: "",
    Ending.STOPPED: Phrase("The user stopped the subagent."),
    Ending.FAILED: Phrase("The SubAgent failed."),
    Ending.PAUSED: Phrase("The SubAgent failed."),
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
        is_child = parent in self._parents
        if not is_child:
            first = next(iter(await self._deps.base.store.events(parent, 1, 1)), None)
            started = first.event if isinstance(first, Recorded) else None
            is_child = isinstance(started, SessionStarted) and started.parent != NO_SESSION
        if is_child:
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
        # the parent's result: the answer, how the turn ended, and how to recall the rest
        history = runner.session_window.history
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
        where = role.used.where if role.used else ""
        names = (clip(task, MAX_TASK_CHARS), where, f"session {child}")
        what = " · ".join(name for name in names if name)
        data = text.encode("utf-8", "replace")
        return ToolOutput(data, what, failed=failed, untrusted=history.tainted)

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
                # it continues after an undo, or with another message
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
