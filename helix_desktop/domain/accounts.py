"""What models were paid for: sums of calls, and the budgets that the person sets them.

A cost that nobody knows (no price, no report) is counted as unknown, never as nothing.
"""

from collections.abc import Iterable

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import Llm, Prices, Usage
from helix_desktop.domain.values import value


@value
class Tally:
    """A sum over model calls; `cost` in US dollars is that of all but `unknown` calls."""

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

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            self.calls + other.calls,
            self.input + other.input,
            self.cache_read + other.cache_read,
            self.cache_write + other.cache_write,
            self.output + other.output,
            self.cost + other.cost,
            self.unknown + other.unknown,
        )

    @classmethod
    def of(cls, usage: Usage | None, cost: float | None) -> "Tally":
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


NOTHING = Tally()
FREE = Prices()


def summed(tallies: Iterable[Tally]) -> Tally:
    total = NOTHING
    for each in tallies:
        total = total.plus(each)
    return total


def cost(usage: Usage | None, llm: Llm) -> float | None:
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


@value
class SessionAccount:
    """What one session took; `children` are its SubAgents', and in `total`.

    `llms`, `kinds` and `turns` (one for each message of the person, oldest first; what comes
    before the first message is in none) split up `own`. `unreadable` counts damaged records, any of
    which may have been a call.
    """

    session: SessionId
    own: Tally = NOTHING
    llms: tuple[tuple[str, Tally], ...] = ()
    kinds: tuple[tuple[CallKind, Tally], ...] = ()
    turns: tuple[Tally, ...] = ()
    children: tuple["SessionAccount", ...] = ()
    unreadable: int = 0

    @property
    def total(self) -> Tally:
        return summed((self.own, *(child.total for child in self.children)))


@value
class WorkspaceAccount:
    """What all sessions that are there took, newest first; SubAgents' stand under their parents."""

    sessions: tuple[SessionAccount, ...] = ()
    llms: tuple[tuple[str, Tally], ...] = ()
    kinds: tuple[tuple[CallKind, Tally], ...] = ()

    @property
    def total(self) -> Tally:
        return summed(each.total for each in self.sessions)


@value
class Budget:
    """Marks at which the person is warned, and no model is asked any more; 0 = none.

    Tokens are those of all calls, also of calls that have no price.
    """

    warn_dollars: float = 0.0
    stop_dollars: float = 0.0
    warn_tokens: int = 0
    stop_tokens: int = 0


NO_BUDGET = Budget()


@value
class Budgets:
    """A workspace's: for each session with its SubAgents, and for all of them together."""

    session: Budget = NO_BUDGET
    workspace: Budget = NO_BUDGET


NO_BUDGETS = Budgets()
