"""Workspaces, their sessions, prompt, web access, budgets; what sessions cost.

What models were paid for: sums of calls, and the budgets that the person sets them.

A cost that nobody knows (no price, no report) is counted as unknown, never as nothing.

Workspaces and their sessions.
"""

from collections.abc import Iterable

from msgspec import Struct, field

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import Llm, Prices, Usage


class UsageSum(Struct, frozen=True):
    """A sum over model calls; `call_cost` in US dollars is that of all but `unknown` calls."""

    calls: int = 0
    input: int = 0
    cache_read: int = 0
    cache_write: int = 0
    output: int = 0
    cost: float = 0.0
    unknown: int = 0

    @property
    def tokens(self) -> int:
        return self.input + self.cache_read + self.cache_write + self.output

    def plus(self, other: "UsageSum") -> "UsageSum":
        return UsageSum(
            self.calls + other.calls,
            self.input + other.input,
            self.cache_read + other.cache_read,
            self.cache_write + other.cache_write,
            self.output + other.output,
            self.cost + other.cost,
            self.unknown + other.unknown,
        )

    @classmethod
    def of(cls, usage: Usage | None, cost: float | None) -> "UsageSum":
        """One call."""
        used = usage or Usage()
        return cls(
            1,
            used.input,
            used.cache_read,
            used.cache_write,
            used.output,
            cost or 0.0,
            int(cost is None),
        )


NOTHING = UsageSum()
FREE = Prices()


def sum_usage(tallies: Iterable[UsageSum]) -> UsageSum:
    total = NOTHING
    for each in tallies:
        total = total.plus(each)
    return total


def call_cost(usage: Usage | None, llm: Llm) -> float | None:
    """US dollars of one call; None if nobody knows them.

    Where a cache has no price of its own, what it read and wrote is plain input.
    """
    prices = llm.prices
    if prices == FREE:
        return 0.0
    if usage is None or prices is None:
        return None
    if llm.dearer is not None and usage.window > llm.dearer.above:
        prices = llm.dearer.prices
    read = usage.cache_read * (prices.cache_read or prices.input)
    written = usage.cache_write * (prices.cache_write or prices.input)
    return (usage.input * prices.input + usage.output * prices.output + read + written) / 1e6


class SessionCosts(Struct, frozen=True):
    """What one session took; `children` are its SubAgents', and in `total`.

    `llms`, `kinds` and `turns` (one for each message of the person, oldest first; what comes
    before the first message is in none) split up `own`. `unreadable` counts damaged records, any of
    which may have been a call.
    """

    session: SessionId
    own: UsageSum = NOTHING
    llms: tuple[tuple[str, UsageSum], ...] = ()
    kinds: tuple[tuple[CallKind, UsageSum], ...] = ()
    turns: tuple[UsageSum, ...] = ()
    children: tuple["SessionCosts", ...] = ()
    unreadable: int = 0

    @property
    def total(self) -> UsageSum:
        return sum_usage((self.own, *(child.total for child in self.children)))


class WorkspaceCosts(Struct, frozen=True):
    """What all sessions that are there took, newest first; SubAgents' stand under their parents."""

    sessions: tuple[SessionCosts, ...] = ()
    llms: tuple[tuple[str, UsageSum], ...] = ()
    kinds: tuple[tuple[CallKind, UsageSum], ...] = ()

    @property
    def total(self) -> UsageSum:
        return sum_usage(each.total for each in self.sessions)


class Budget(Struct, frozen=True):
    """Marks at which the person is warned, and no model is asked any more; 0 = none.

    Tokens are those of all calls, also of calls that have no price.
    """

    warn_dollars: float = 0.0
    stop_dollars: float = 0.0
    warn_tokens: int = 0
    stop_tokens: int = 0


NO_BUDGET = Budget()


class Budgets(Struct, frozen=True):
    """A workspace's: for each session with its SubAgents, and for all of them together."""

    session: Budget = NO_BUDGET
    workspace: Budget = NO_BUDGET


NO_BUDGETS = Budgets()


class WorkspacePrompt(Struct, frozen=True):
    """What the person wants every window of a workspace to begin with, in their own words."""

    system: str = ""
    rules: str = ""


class WebAccess(Struct, frozen=True):
    """Whether the agent may fetch from the web, and which private hosts are meant to be reached."""

    fetch: bool = False
    hosts: tuple[str, ...] = ()


class Workspace(Struct, frozen=True):
    """A project: its folder, its name, its policy, models and budgets; it owns one store."""

    id: str
    name: str
    folder: str
    created: float
    policy: Policy = BALANCED
    models: dict[str, str] = field(default_factory=dict)
    color: str = ""
    budgets: Budgets = NO_BUDGETS
    profile: WorkspacePrompt = WorkspacePrompt()
    reach: WebAccess = WebAccess()
    tools_off: tuple[str, ...] = ()
    """Tools that the person switched off, by name: no window tells the agent of them."""
    archived: bool = False
    """Put away by the person: whole, and out of sight."""


class SessionHead(Struct, frozen=True):
    """A conversation without its content; `parent` is set for a SubAgent's."""

    id: SessionId
    title: str
    created: float
    changed: float
    count: int
    parent: SessionId = NO_SESSION


class RunningSubAgent(Struct, frozen=True):
    """A SubAgent at work; `tokens` is what its last request weighed, of a window of `window`.

    `undo_until`: it was stopped, and until then it can be let go on; 0: it works. `agent` names
    what a file made of it, `policy` the preset that keeps its window.
    """

    session: SessionId
    task: str
    began: float
    tokens: int
    window: int
    undo_until: float = 0.0
    agent: str = ""
    policy: str = ""
