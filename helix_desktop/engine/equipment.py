"""What a session works with, handed in by the wiring; the engine builds none of it."""

import asyncio
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from typing import TypeAlias
from weakref import WeakValueDictionary

from helix_desktop.context.history import History
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import (
    Chest,
    Clock,
    Gauge,
    Guides,
    PartialReplies,
    Permission,
    Provider,
    Scales,
    Toolbox,
)
from helix_desktop.domain.presets import of_subagents
from helix_desktop.domain.values import value
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.partial_reply import NothingKept
from helix_desktop.engine.permitting import AllAllowed
from helix_desktop.engine.purse import Purse
from helix_desktop.engine.session_ids import SessionIds
from helix_desktop.engine.supervisor import Supervisor

Later: TypeAlias = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Has something done so many seconds later, unless what it gives back is called before."""


def call_later(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """By the running loop."""
    return asyncio.get_running_loop().call_later(seconds, act).cancel


def never_later(_seconds: float, _act: Callable[[], None]) -> Callable[[], None]:
    """Where time goes on by hand, nothing happens by itself."""
    return lambda: None


@value
class Voice:
    """A model, the way to it, and how it weighs what is sent."""

    llm: Llm
    provider: Provider
    scales: Scales
    gauge: Callable[[], Gauge]
    """Makes the gauge of one session; what it learns of the model is shared by all."""


@dataclass(slots=True)
class Equipment:
    """The store, the models, the tools and the clock of one workspace.

    `voices` and `policy` change while sessions are open; all else stays. `outfit` makes the
    toolbox of a single session; without it all sessions have `toolbox`. Without a purse nothing is
    limited, without guides windows begin with `system` alone. `later` is the clock that rings.
    """

    attic: Chest
    voices: dict[LlmRole, Voice]
    toolbox: Toolbox
    clock: Clock
    bus: Bus
    supervisor: Supervisor
    system: str
    policy: Policy
    outfit: Callable[[SessionId], Toolbox] | None = None
    purse: Purse | None = None
    permission: Permission = field(default_factory=AllAllowed)
    guides: Guides | None = None
    partial_replies: PartialReplies = field(default_factory=NothingKept)
    later: Later = call_later
    journals: MutableMapping[SessionId, Journal] = field(default_factory=WeakValueDictionary)
    """Of the sessions that are open, as long as somebody runs them."""
    ids: SessionIds = field(init=False)
    _outfits: dict[SessionId, Toolbox] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ids = SessionIds(self.clock)

    @property
    def main(self) -> Voice:
        return self.voices[LlmRole.MAIN]

    def voice(self, role: LlmRole) -> Voice | None:
        """The model in a role, if the workspace has one for it."""
        return self.voices.get(role)

    def policy_of(self, history: History) -> Policy:
        """What keeps the window of that session."""
        return of_subagents(self.policy) if history.of_subagent else self.policy

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
        if self.outfit is None:
            return self.toolbox
        if session not in self._outfits:
            self._outfits[session] = self.outfit(session)
        return self._outfits[session]
