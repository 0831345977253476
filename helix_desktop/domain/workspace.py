"""Workspaces, their sessions, settings, and budgets, and the cost of sessions.

A cost that is unknown (no price, no report) is counted as unknown, never as zero.
"""

from collections.abc import Iterable
from functools import reduce
from typing import Annotated

from msgspec import Meta, Struct, field

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import Llm, Prices, Usage


class UsageSum(Struct, frozen=True):
    """A sum over model calls. `cost` in US dollars covers all calls except the `unknown` ones."""

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
        # field by field: three times as fast as over a tuple, and usage adds up thousands of sums
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
    return reduce(UsageSum.plus, tallies, NOTHING)


def call_cost(usage: Usage | None, llm: Llm) -> float | None:
    """Return the cost of one call in US dollars; None if unknown.

    If a model has no separate cache prices, cache reads and writes cost the same as plain input.
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
    """The cost of one session. `children` are the costs of its subagents and part of `total`.

    `llms`, `kinds`, and `turns` each split up `own`. `turns` has one sum per message of the user,
    oldest first; calls before the first message are in no turn. `unreadable` counts damaged
    records, any of which may have been a call.
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
    """The cost of all existing sessions, newest first. Subagents are listed under their parents."""

    sessions: tuple[SessionCosts, ...] = ()
    llms: tuple[tuple[str, UsageSum], ...] = ()
    kinds: tuple[tuple[CallKind, UsageSum], ...] = ()

    @property
    def total(self) -> UsageSum:
        return sum_usage(session.total for session in self.sessions)


class PriceQuestion(Struct, frozen=True):
    """A model without a price, and the session whose call waits for one."""

    id: str
    session: SessionId
    llm: Llm


class Budget(Struct, frozen=True, omit_defaults=True):
    """Limits for a warning to the user, and for asking no model any more; 0 = no limit.

    Tokens include those of all calls, also of calls without a price. A stored limit that cannot be
    read must not turn into no limit at all.
    """

    warn_dollars: Annotated[float, Meta(ge=0)] = 0.0
    stop_dollars: Annotated[float, Meta(ge=0)] = 0.0
    warn_tokens: Annotated[int, Meta(ge=0)] = 0
    stop_tokens: Annotated[int, Meta(ge=0)] = 0


NO_BUDGET = Budget()


class Budgets(Struct, frozen=True):
    """A workspace's budgets: for each session with its subagents, and for all sessions together."""

    session: Budget = NO_BUDGET
    workspace: Budget = NO_BUDGET

    @property
    def in_dollars(self) -> bool:
        """Whether an amount of dollars ends the work."""
        return self.session.stop_dollars > 0 or self.workspace.stop_dollars > 0


NO_BUDGETS = Budgets()


class WorkspacePrompt(Struct, frozen=True):
    """The user's own text at the beginning of every window of a workspace."""

    system: str = ""
    rules: str = ""


class WebAccess(Struct, frozen=True):
    """Whether the agent may fetch from the web, and which private hosts it may reach."""

    fetch: bool = False
    hosts: tuple[str, ...] = ()


class Workspace(Struct, frozen=True):
    """A project with its folder, name, policy, models, and budgets.

    Each workspace owns one store.
    """

    id: str
    name: str
    folder: str
    created: float
    policy: Policy = BALANCED
    removed: tuple[str, ...] = ()
    """Values in its file that were policy settings once, and are ignored."""
    models: dict[str, str] = field(default_factory=dict)
    color: str = ""
    budgets: Budgets = NO_BUDGETS
    profile: WorkspacePrompt = WorkspacePrompt()
    reach: WebAccess = WebAccess()
    tools_off: tuple[str, ...] = ()
    """The names of tools that the user switched off. The agent never learns of them."""
    archived: bool = False
    """Whether the user archived the workspace: complete, but hidden."""


class SessionHead(Struct, frozen=True):
    """The metadata of a conversation.

    `parent` is set for a subagent. A branch names the session that it was copied from as `source`,
    as far as it was made since this is recorded.
    """

    id: SessionId
    title: str
    created: float
    changed: float
    count: int
    parent: SessionId = NO_SESSION
    source: SessionId = NO_SESSION


class RunningSubAgent(Struct, frozen=True):
    """A running subagent. `tokens` is the size of its last request, of a window of `window` tokens.

    `undo_until`: the subagent was stopped and can be resumed until that time; 0 while it works.
    `agent` names the agent that a file defines, `where` is that file, and `policy` is the preset
    that keeps its window.
    """

    session: SessionId
    task: str
    began: float
    tokens: int
    window: int
    undo_until: float = 0.0
    agent: str = ""
    policy: str = ""
    where: str = ""
