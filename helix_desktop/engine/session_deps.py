"""What a session works with.

Names for new sessions: later ones sort later, also when the clock stands still.

A reply that a crash cut short becomes history: as it would have, had it been stopped.

What a session works with, handed in by the wiring; the engine builds none of it.
"""

import asyncio
from collections.abc import Callable, MutableMapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct

from helix_desktop.context.history import History
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import kept_policy, of_subagents
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import Llm, LlmRole, ProviderEvent
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
    UsageCalibrator,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.narrowed_toolbox import NarrowedToolbox
from helix_desktop.engine.permission_broker import AllowAll
from helix_desktop.engine.runtime import EventBus, Supervisor
from helix_desktop.engine.session_journal import SessionJournal


class SessionIds:
    """Makes the ids of one workspace's sessions."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> SessionId:
        """16 hex digits."""
        now = int(self._clock.now() * 1_000) << 12
        self._last = max(now, self._last + 1)
        return SessionId(f"{self._last:016x}")


class NoPartialReplies:
    """Implements PartialReplies where nobody minds a crash: in replays and tests."""

    sessions: Sequence[SessionId] = ()

    def begin(self, _session: SessionId, _sent: WindowSent) -> None: ...
    def take(self, _session: SessionId, _event: ProviderEvent) -> None: ...
    def drop(self, _session: SessionId) -> None: ...

    def waits(self, _session: SessionId) -> bool:
        return False

    async def left(self, _session: SessionId) -> PartialReply | None:
        return None

    async def close(self) -> None: ...


Later: TypeAlias = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Has something done so many seconds later, unless what it gives back is called before."""


def call_later(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """By the running loop."""
    return asyncio.get_running_loop().call_later(seconds, act).cancel


def never_later(_seconds: float, _act: Callable[[], None]) -> Callable[[], None]:
    """Where time goes on by hand, nothing happens by itself."""
    return lambda: None


class ModelHandle(Struct, frozen=True):
    """A model, the way to it, and how it weighs what is sent."""

    llm: Llm
    provider: Provider
    weigher: MessageWeigher
    gauge: Callable[[], UsageCalibrator]
    """Makes the gauge of one session; what it learns of the model is shared by all."""


@dataclass(slots=True)
class SessionDeps:
    """The store, the models, the tools and the clock of one workspace.

    `model_handles` and `policy` change while sessions are open; all else stays. `make_toolbox`
    makes the
    toolbox of a single session; without it all sessions have `toolbox`. Without a budget nothing is
    limited, without guides windows begin with `system` alone. `later` is the clock that rings.
    """

    store: SessionStore
    model_handles: dict[LlmRole, ModelHandle]
    toolbox: Toolbox
    clock: Clock
    bus: EventBus
    supervisor: Supervisor
    system: str
    policy: Policy
    make_toolbox: Callable[[SessionId], Toolbox] | None = None
    budget: BudgetGuard | None = None
    permission: PermissionGate = field(default_factory=AllowAll)
    guides: GuideSource | None = None
    partial_replies: PartialReplies = field(default_factory=NoPartialReplies)
    later: Later = call_later
    journals: MutableMapping[SessionId, SessionJournal] = field(default_factory=WeakValueDictionary)
    """Of the sessions that are open, as long as somebody runs them."""
    ids: SessionIds = field(init=False)
    _outfits: dict[SessionId, Toolbox] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ids = SessionIds(self.clock)

    @property
    def main(self) -> ModelHandle:
        return self.model_handles[LlmRole.MAIN]

    def model_handle(self, role: LlmRole) -> ModelHandle | None:
        """The model in a role, if the workspace has one for it."""
        return self.model_handles.get(role)

    def policy_of(self, history: History) -> Policy:
        """What keeps the window of that session."""
        if history.agent is not None and history.agent.policy:
            # what another version of the program kept may not be known here
            with suppress(PolicyError):
                return kept_policy(history.agent.policy)
        return of_subagents(self.policy) if history.of_subagent else self.policy

    def played_by(self, main: ModelHandle) -> "SessionDeps":
        """The same with another model for the conversation, as long as that lasts."""
        return replace(self, model_handles={**self.model_handles, LlmRole.MAIN: main})

    def tainted(self, session: SessionId) -> bool:
        """Whether untrusted content may be in a session's context. Any thread.

        Nobody knows that of a session that is not open: then it may be.
        """
        journal = self.journals.get(session)
        return journal is None or journal.history.tainted

    def tainted_by(self, session: SessionId) -> frozenset[str]:
        """The tools that untrusted content came from, "" for what nobody knows. Any thread."""
        journal = self.journals.get(session)
        return frozenset({""}) if journal is None else journal.history.tainted_by

    def refit(self) -> None:
        """Have the toolboxes made anew, from the next step on."""
        self._outfits.clear()

    def renew(self, session: SessionId) -> None:
        """A turn begins: it has the tools that there are now, and keeps them to its end."""
        self._outfits.pop(session, None)

    def tools(self, session: SessionId) -> Toolbox:
        """What a session works with: its tools may know whose they are."""
        if self.make_toolbox is not None and session not in self._outfits:
            self._outfits[session] = self.make_toolbox(session)
        found = self._outfits.get(session, self.toolbox)
        journal = self.journals.get(session)
        agent = journal.history.agent if journal else None
        return (
            found if agent is None or agent.tools is None else NarrowedToolbox(found, agent.tools)
        )
