"""Sums of model calls: what is known is summed, what is not known stays unknown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.costs import FREE, NOTHING, SessionCosts, UsageSum, call_cost, sum_usage
from helix_desktop.domain.llm import Llm, LongInputPrices, Prices, Usage
from helix_desktop.domain.value import replace


def of(prices: Prices | None, dearer: LongInputPrices | None = None) -> Llm:
    return Llm("m", "p", 8_000, 1_000, prices=prices, dearer=dearer)


USED = Usage(input=1_000, output=200, cache_read=10_000, cache_write=500)


def test_a_call_costs_what_each_kind_of_token_costs() -> None:
    prices = Prices(input=2.0, output=10.0, cache_read=0.2, cache_write=2.5)
    assert call_cost(USED, of(prices)) == pytest.approx(0.002 + 0.002 + 0.002 + 0.00125)


def test_without_prices_of_its_own_the_cache_costs_what_input_costs() -> None:
    assert call_cost(USED, of(Prices(input=2.0, output=10.0))) == pytest.approx(0.023 + 0.002)


def test_a_long_input_costs_what_long_inputs_cost() -> None:
    llm = of(Prices(1.0, 1.0), LongInputPrices(above=11_500, prices=Prices(2.0, 3.0)))
    assert call_cost(USED, llm) == pytest.approx((11_500 + 200) / 1e6)
    longer = replace(USED, input=USED.input + 1)
    assert call_cost(longer, llm) == pytest.approx((11_501 * 2 + 200 * 3) / 1e6)


@pytest.mark.parametrize(
    ("usage", "prices"), [(USED, None), (None, Prices(input=2.0)), (None, None)]
)
def test_without_a_price_or_a_report_a_cost_is_unknown_and_not_nothing(
    usage: Usage | None, prices: Prices | None
) -> None:
    assert call_cost(usage, of(prices)) is None
    assert UsageSum.of(usage, call_cost(usage, of(prices))).unknown == 1


def test_a_free_model_costs_nothing_also_where_it_reports_nothing() -> None:
    assert call_cost(None, of(FREE)) == 0.0
    assert UsageSum.of(None, 0.0) == UsageSum(calls=1)


TALLIES = st.builds(
    UsageSum.of,
    st.none() | st.builds(Usage, *[st.integers(0, 10**7)] * 4),
    st.none() | st.floats(0, 1e3),
)


@given(st.lists(TALLIES))
def test_every_part_of_a_sum_is_the_sum_of_that_part(tallies: list[UsageSum]) -> None:
    total = sum_usage(tallies)
    assert total.calls == len(tallies)
    assert total.unknown == sum(tally.unknown for tally in tallies)
    assert total.tokens == sum(tally.tokens for tally in tallies)
    assert total.cost == pytest.approx(sum(tally.cost for tally in tallies))
    assert sum_usage([]) == NOTHING


def test_subagents_are_in_the_total_of_their_parent() -> None:
    one = UsageSum.of(USED, 0.5)
    child = SessionCosts(SessionId("b"), own=one)
    parent = SessionCosts(SessionId("a"), own=one, children=(child,))
    assert parent.own.cost == 0.5
    assert parent.total == one.plus(one)
