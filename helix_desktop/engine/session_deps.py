"""What a session works with (models, tools, store, policy, budget), passed in by the wiring."""

import asyncio
from collections.abc import Callable, Collection, Mapping, MutableMapping, Sequence
from contextlib import suppress
from copy import copy
from typing import Generic, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct, field

from helix_desktop.context.history import History
from helix_desktop.context.texts.deferred_tools import listed_tools
from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import (
    NO_COMPACTION,
    policy_for_subagents,
    read_session_policy,
)
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.events import BudgetThresholdReached, WindowSent
from helix_desktop.domain.hooks import HookRunner, NoHooks
from helix_desktop.domain.llm import Llm, LlmRole, ProviderEvent
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import WEB_SEARCHES, Mode, is_wider
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import (
    Clock,
    GuideSource,
    MessageWeigher,
    PartialReplies,
    PartialReply,
    PermissionGate,
    Provider,
    SessionStore,
    Toolbox,
    ToolOutput,
    UsageCalibrator,
)
from helix_desktop.domain.tool_table import REQUEST_SEARCH, WEB_SEARCH
from helix_desktop.domain.value import replace
from helix_desktop.domain.worktree import Worktree
from helix_desktop.engine.background_commands import BackgroundCommands
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.permission_broker import AllowAll
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.task_supervisor import OneAtATime, Supervisor

PROVIDER_SEARCH = ToolSpec(
    WEB_SEARCH, "The provider's own web search, which runs at the provider.", "{}"
)
"""Stands for the web search in a request; each dialect writes it in the provider's form."""


class SessionIds:
    """The maker of a workspace's session IDs; later IDs sort later, even if the clock stands."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> SessionId:
        """Return a new ID of 16 hex digits."""
        now = int(self._clock.now() * 1_000) << 12
        self._last = max(now, self._last + 1)
        return SessionId(f"{self._last:016x}")


class NoPartialReplies:
    """The implementation of PartialReplies that keeps nothing, for replays and tests."""

    sessions: Sequence[SessionId] = ()

    def begin(self, _session: SessionId, _sent: WindowSent) -> None: ...
    def take(self, _session: SessionId, _event: ProviderEvent) -> None: ...
    def drop(self, _session: SessionId) -> None: ...

    def waits(self, _session: SessionId) -> bool:
        return False

    async def read_left(self, _session: SessionId) -> PartialReply | None:
        return None

    async def close(self) -> None: ...


Later: TypeAlias = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Schedules a call after some seconds and returns a function that cancels it."""


def call_later(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """Schedule a call on the running event loop."""
    return asyncio.get_running_loop().call_later(seconds, act).cancel


def never_later(_seconds: float, _act: Callable[[], None]) -> Callable[[], None]:
    """Schedule nothing, for a clock that is advanced by hand."""
    return lambda: None


class ModelHandle(Struct, frozen=True):
    """A model with its provider and its token counting."""

    llm: Llm
    provider: Provider
    weigher: MessageWeigher
    make_calibrator: Callable[[], UsageCalibrator]
    """Makes a calibrator for one session; what is learned about the model is shared."""
    is_guest: bool = False
    """Whether it is an agent of another program."""

    @property
    def keeps_own_context(self) -> bool:
        """Whether it manages its own context: instructions, window, and compactions."""
        return self.is_guest

    @property
    def runs_own_calls(self) -> bool:
        """Whether it runs its calls itself; they may be running when Helix hears of them."""
        return self.is_guest

    @property
    def own_sessions_only(self) -> bool:
        """Whether it answers only the messages of sessions whose main model it is."""
        return self.is_guest


def keep_mode(chosen: Mode | None) -> Mode:
    """Return the mode that applies if only the user's choice counts."""
    return chosen or Mode.ASK


class SessionBase(Struct, frozen=True):
    """Where the sessions of a workspace are kept, and what runs beside them."""

    store: SessionStore
    clock: Clock
    bus: EventBus
    supervisor: Supervisor
    background: BackgroundCommands
    """The background commands of all sessions."""
    ids: SessionIds
    journals: MutableMapping[SessionId, SessionJournal]
    """Journals of open sessions; an entry disappears with its last user."""
    partial_replies: PartialReplies
    later: Later
    precomputes: bool
    """Whether texts that a later compaction needs are computed as soon as an output arrives."""
    guide_thread: OneAtATime
    """Looks for guides in one thread, because a disconnected network folder never answers."""
    server_calls: dict[tuple[SessionId, str], asyncio.Timeout]
    """Running calls of servers' tools, by session and call: the user can stop each alone."""

    def journal_once_read(self, session: SessionId) -> SessionJournal | None:
        """Return an open session's journal; None if it has not begun or is still being read.

        Any thread.
        """
        journal = self.journals.get(session)
        return journal if journal is not None and journal.history.seq else None

    def is_tainted(self, session: SessionId) -> bool:
        """Return whether untrusted content may be in a session's context.

        Any thread. True for a session that is not open, since its content is unknown.
        """
        journal = self.journal_once_read(session)
        return journal is None or journal.history.tainted

    def tainted_by(self, session: SessionId) -> frozenset[str]:
        """Return the tools that untrusted content came from, "" for an unknown one. Any thread."""
        journal = self.journal_once_read(session)
        return frozenset({""}) if journal is None else journal.history.tainted_by

    def worktree_of(self, session: SessionId) -> Worktree | None:
        """Return the worktree that was made for an open session, or for its parent. Any thread."""
        journal = self.journal_once_read(session)
        return journal.history.worktrees.worktree if journal else None

    def share_folder(self, first_session: SessionId, second_session: SessionId) -> bool:
        """Return whether two open sessions work in the same folder. Any thread."""
        first_tree, second_tree = self.worktree_of(first_session), self.worktree_of(second_session)
        return (first_tree and first_tree.folder) == (second_tree and second_tree.folder)

    def stop_server_call(self, session: SessionId, call: str) -> None:
        """Stop a running call of a server's tool, after which the turn goes on."""
        deadline = self.server_calls.get((session, call))
        if deadline is not None and not deadline.expired():
            deadline.reschedule(asyncio.get_running_loop().time())

    def name_chances(self, session: SessionId, text: str) -> Mapping[str, float]:
        """Return how likely a session's agent needs the names in a text. Any thread."""
        journal = self.journal_once_read(session)
        return journal.history.names.chances_in(text) if journal else {}


def make_base(
    store: SessionStore,
    clock: Clock,
    bus: EventBus,
    supervisor: Supervisor,
    *,
    partial_replies: PartialReplies | None = None,
    later: Later = call_later,
    precomputes: bool = True,
) -> SessionBase:
    """Return the base of a workspace whose sessions are all closed; `later` schedules timers."""
    journals = WeakValueDictionary[SessionId, SessionJournal]()
    return SessionBase(
        store,
        clock,
        bus,
        supervisor,
        BackgroundCommands(store, journals, clock=clock, bus=bus, supervisor=supervisor),
        SessionIds(clock),
        journals,
        partial_replies or NoPartialReplies(),
        later,
        precomputes,
        OneAtATime(),
        {},
    )


OwnHandles: TypeAlias = Callable[[str], Mapping[LlmRole, ModelHandle]]
"""Returns the models of a session with a main model of its own, by that model's full name."""


class SessionModels:
    """The models and the policy of a workspace, which the user changes while sessions are open."""

    def __init__(
        self,
        handles: dict[LlmRole, ModelHandle],
        *,
        system: str,
        policy: Policy,
        names_sessions: Callable[[], bool] = lambda: False,
    ) -> None:
        """`names_sessions` tells whether a model names sessions."""
        self.handles, self.system, self.policy = handles, system, policy
        self.names_sessions = names_sessions
        self.own: OwnHandles | None = None
        self.first_llm = ""
        """The own model of the session that has not begun."""

    def choose(self, handles: dict[LlmRole, ModelHandle], own: OwnHandles | None) -> None:
        self.handles, self.own = handles, own

    def choose_policy(self, policy: Policy) -> None:
        self.policy = policy

    def choose_first(self, llm: str) -> None:
        """Choose the own model of the session that has not begun; "" for none."""
        self.first_llm = llm

    def with_handles(self, handles: Mapping[LlmRole, ModelHandle]) -> "SessionModels":
        """Return a copy with other models, which last as long as the copy."""
        other = copy(self)
        other.handles = dict(handles)
        return other

    @property
    def main(self) -> ModelHandle:
        return self.handles[LlmRole.MAIN]

    @property
    def first_main(self) -> ModelHandle:
        """The main model of the session that has not begun."""
        return self.handles_with(self.first_llm)[LlmRole.MAIN]

    def handles_with(self, own_llm: str) -> Mapping[LlmRole, ModelHandle]:
        """Return the models of a session with a main model of its own; "" is the workspace's."""
        if self.own is None or not own_llm:
            return self.handles
        return self.own(own_llm)

    def handles_of(self, history: History) -> Mapping[LlmRole, ModelHandle]:
        return self.handles_with(history.own_llm)

    def main_of(self, history: History) -> ModelHandle:
        return self.handles_of(history)[LlmRole.MAIN]

    def system_for(self, model: ModelHandle) -> str:
        """Return the system prompt that a model is sent: a guest has its own."""
        return "" if model.keeps_own_context else self.system

    def policy_of(self, history: History) -> Policy:
        if self.main_of(history).keeps_own_context:
            return NO_COMPACTION
        if history.agent is not None and history.agent.policy:
            # a policy stored by another version of the program may be unknown here
            with suppress(PolicyError):
                return read_session_policy(history.agent.policy)
        return policy_for_subagents(self.policy) if history.is_subagent else self.policy


class SessionRules(Struct, frozen=True):
    """What a session may do and spend. Without a budget, spending is not limited."""

    permission: PermissionGate = field(default_factory=AllowAll)
    hooks: HookRunner = field(default_factory=NoHooks)
    budget: BudgetGuard | None = None
    mode_in_force: Callable[[Mode | None], Mode] = keep_mode
    """Returns the mode that applies to a session with this chosen mode; None if none was chosen."""
    is_trusted: Callable[[], bool] = lambda: False
    """Whether the user trusts the folder."""

    async def check_budget(self, session: SessionId, llm: Callable[[], Llm] | None = None) -> None:
        """Raise BudgetExceeded if no model may be asked for a session any more.

        With `llm`, the user may be asked first what the model it returns costs.
        """
        if self.budget is not None:
            await self.budget.check(session, llm)

    def priced(self, llm: Llm) -> Llm:
        """Return a model with its present price, for the cost of a call."""
        return self.budget.with_set_price(llm) if self.budget is not None else llm


class SessionTools(Struct, frozen=True):
    """What the models of sessions are given: tools, skills, and guides.

    Without guides every context begins with the system prompt alone.
    """

    make: Callable[[SessionId], Toolbox]
    guides: GuideSource | None = None
    uses_skill: Callable[[str], bool] = lambda _name: True
    """Whether a skill may still be used: its folder is trusted, and it is not switched off."""
    made: dict[SessionId, Toolbox] = field(default_factory=dict)

    def of(self, session: SessionId) -> Toolbox:
        if session not in self.made:
            self.made[session] = self.make(session)
        return self.made[session]

    def discard_all(self) -> None:
        """Discard all toolboxes, so that the next step makes new ones."""
        self.made.clear()

    def discard(self, session: SessionId) -> None:
        """Discard a session's toolbox at the start of a turn, which then keeps its tools."""
        self.made.pop(session, None)


class SessionDeps(Struct, frozen=True):
    """What the sessions of a workspace work with, and the questions that need several groups."""

    base: SessionBase
    models: SessionModels
    rules: SessionRules
    toolkit: SessionTools

    def with_models(self, handles: Mapping[LlmRole, ModelHandle]) -> "SessionDeps":
        """Return a copy with other models, which last as long as the copy."""
        return replace(self, models=self.models.with_handles(handles))

    def runs_own_calls(self, session: SessionId) -> bool:
        """Return whether a session's main model runs its calls itself. Any thread."""
        journal = self.base.journal_once_read(session)
        main = (
            self.models.main_of(journal.history) if journal is not None else self.models.first_main
        )
        return main.runs_own_calls

    def mode_of(self, session: SessionId) -> Mode:
        """Return the mode of an open session, in a subagent never wider than its parent's.

        Any thread.
        """
        journal = self.base.journal_once_read(session)
        own_mode = self.rules.mode_in_force(journal.history.modes.chosen if journal else None)
        parent = self.base.journal_once_read(journal.history.parent) if journal else None
        if parent is None:
            return own_mode
        parent_mode = self.rules.mode_in_force(parent.history.modes.chosen)
        return parent_mode if is_wider(own_mode, parent_mode) else own_mode

    async def look_at_budget(self, session: SessionId) -> None:
        """Warn of thresholds that the session's last call crossed."""
        if self.rules.budget is None:
            return
        for warning in await self.rules.budget.crossed_thresholds(session):
            journal = self.base.journals.get(self.rules.budget.ledger.root(session))
            try:
                if journal is not None:
                    await journal.record([BudgetThresholdReached(self.base.clock.now(), warning)])
            finally:
                self.rules.budget.publish_warning(session, warning)

    def model_tools(self, session: SessionId, window: int) -> tuple[ToolSpec, ...]:
        """Return a session's tools as they are described to a model with this context window.

        Web searches are left out, because only a turn records what they find.
        """
        specs = self.tools(session).specs()
        return listed_tools(tuple(spec for spec in specs if spec.name != REQUEST_SEARCH), window)

    def turn_tools(self, session: SessionId, llm: Llm) -> tuple[ToolSpec, ...]:
        """Return the tools of a turn's request to a model, with its provider's web search.

        A search query can leak what the model has read. So if the conversation has outside content,
        or the folder is not trusted, there is a tool that asks the user instead, until searches are
        allowed.
        """
        tools = self.model_tools(session, llm.window)
        if not llm.can_search or llm.search_price is None or not llm.takes_tools:
            return tools  # without a price, a budget would not include what is spent
        journal = self.base.journal_once_read(session)
        history = journal.history if journal else History()
        search_requests = [
            spec for spec in self.tools(session).specs() if spec.name == REQUEST_SEARCH
        ]
        if WEB_SEARCHES in history.grants or (
            search_requests
            and (history.may_search_once or (self.rules.is_trusted() and not history.tainted))
        ):
            return (*tools, PROVIDER_SEARCH)
        return (*tools, *search_requests)

    def tools(self, session: SessionId) -> Toolbox:
        """Return a session's toolbox, whose tools may know the session."""
        own_toolbox = self.toolkit.of(session)
        journal = self.base.journal_once_read(session)
        agent = journal.history.agent if journal else None
        return (
            own_toolbox
            if agent is None or agent.tools is None
            else NarrowedToolbox(own_toolbox, agent.tools)
        )


Sessions: TypeAlias = Callable[[], SessionDeps]
"""Returns what the sessions of a workspace work with, once all of it is made."""

T = TypeVar("T")


class Promised(Generic[T]):
    """A value that is created later than the objects that use it, which they do only while sessions
    run.

    For example, a subagent runs a session, whose tools may start a subagent.
    """

    def __init__(self) -> None:
        self._value: T | None = None

    def keep(self, value: T) -> T:
        if self._value is not None:
            raise RuntimeError("kept already")
        self._value = value
        return value

    def __call__(self) -> T:
        if self._value is None:
            raise RuntimeError("asked for before the wiring was complete")
        return self._value


class NarrowedToolbox:
    """The implementation of Toolbox that offers only the named tools of another toolbox."""

    def __init__(self, toolbox: Toolbox, names: Collection[str]) -> None:
        self._toolbox, self._names = toolbox, names

    def specs(self) -> tuple[ToolSpec, ...]:
        return tuple(spec for spec in self._toolbox.specs() if spec.name in self._names)

    async def run(self, call: ToolCall) -> ToolOutput:
        if call.tool in self._names:
            return await self._toolbox.run(call)
        tool_names = ", ".join(spec.name for spec in self.specs()) or "none"
        message = Phrase(
            "This SubAgent does not have the tool {tool}. Tools: {known}.",
            tool=repr(call.tool),
            known=tool_names,
        )
        what = read_action(call.tool, call.arguments).what
        return ToolOutput(message.encode("utf-8", "replace"), what, failed=True, ours=True)
