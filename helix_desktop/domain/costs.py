"""Prices and costs of model calls in dollars, and how they are added up.

A cost that is unknown (no price, no report) is counted as unknown, never as zero.
"""

from collections.abc import Iterable
from functools import reduce

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
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
    searches: int = 0

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
            self.searches + other.searches,
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
            used.searches,
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
    searches = usage.searches if usage else 0
    if prices == FREE and not searches:
        return 0.0
    if usage is None or prices is None or (searches and llm.search_price is None):
        return None
    if llm.dearer is not None and usage.window > llm.dearer.above:
        prices = llm.dearer.prices
    read_cost = usage.cache_read * (prices.cache_read or prices.input)
    write_cost = usage.cache_write * llm.cache_write_price(prices)
    token_cost = usage.input * prices.input + usage.output * prices.output + read_cost + write_cost
    return token_cost / 1e6 + searches * (llm.search_price or 0.0) / 1e3


def cold_cache_cost(tokens: int, llm: Llm) -> float | None:
    """Return what a request costs more in US dollars if its `tokens` are not in the prompt cache;
    None if unknown."""
    cold = call_cost(Usage(cache_write=tokens), llm)
    warm = call_cost(Usage(cache_read=tokens), llm)
    return None if cold is None or warm is None else max(0.0, cold - warm)


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
