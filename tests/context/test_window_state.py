"""Prices of the provider's cache: what reading on costs, and what writing again costs extra."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.compaction.schedule import turns_back
from helix_desktop.context.compaction.window_state import (
    DEFAULT_READ_PRICE,
    DEFAULT_WRITE_PRICE,
    CachePrices,
)
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain import llm
from helix_desktop.domain.value import replace
from tests.context.sample_session import SampleSession
from tests.fakes.model_handle import TEST_LLM


def priced_llm(**prices: float) -> llm.Llm:
    return replace(TEST_LLM, prices=llm.Prices(**prices))


def test_a_models_own_prices_count_relative_to_its_plain_input() -> None:
    result = CachePrices.of(priced_llm(input=4.0, output=20.0, cache_read=0.4, cache_write=5.0))
    assert (result.read, result.write) == (0.1, 1.25)


def test_without_prices_the_usual_ones_are_taken() -> None:
    assert (
        CachePrices.of(priced_llm())
        == CachePrices()
        == CachePrices(DEFAULT_READ_PRICE, DEFAULT_WRITE_PRICE)
    )


def test_without_a_cache_nothing_is_read_cheaper_and_a_rewrite_costs_nothing_extra() -> None:
    result = CachePrices.of(priced_llm(input=3.0))
    assert result == CachePrices(1.0, 1.0, discount=False)
    assert result.rewriting_cost(50_000) == 0


def test_a_cache_that_is_written_for_free_is_written_at_the_price_of_input() -> None:
    assert CachePrices.of(priced_llm(input=2.0, cache_read=0.5)) == CachePrices(0.25, 1.0)


@pytest.mark.parametrize(
    "model", [priced_llm(), priced_llm(input=4.0, cache_read=0.4, cache_write=5.0)]
)
def test_when_the_cache_is_cold_a_rewrite_costs_nothing_extra(model: llm.Llm) -> None:
    cold, warm = CachePrices.of(model, cold=True), CachePrices.of(model)
    assert cold.rewriting_cost(10_000) == 0 < warm.rewriting_cost(10_000)
    assert cold.reading_cost(10_000) > warm.reading_cost(10_000)
    assert cold.discount


def test_reading_and_rewriting_are_counted_in_tokens_of_plain_input() -> None:
    prices = CachePrices(read=0.1, write=1.25)
    assert prices.reading_cost(1_000) == pytest.approx(100)
    assert prices.rewriting_cost(1_000) == pytest.approx(1_150)
    # a rewrite can be cheaper than reading on, but nobody is paid for one
    assert CachePrices(read=1.0, write=0.5).rewriting_cost(1_000) == 0


@given(order=st.permutations(range(12)), turns=st.integers(1, 6))
def test_turns_are_counted_the_same_in_any_order_of_the_rows(order: list[int], turns: int) -> None:
    session = SampleSession()
    for _ in range(5):
        session.turn()
    rows = session.state().rows
    mixed = tuple(rows[at] for at in order if at < len(rows))
    numbers = [row.source.turn for row in mixed if isinstance(row.source, HistoryItem)]
    places = [at for at, row in enumerate(mixed) if isinstance(row.source, HistoryItem)]
    oldest = max(numbers, default=0) - turns
    wanted = next((at for at, turn in zip(places, numbers, strict=True) if turn > oldest), 0)
    assert turns_back(session.state(rows=mixed, turns_rise=False), turns) == wanted
    if numbers == sorted(numbers):
        assert turns_back(session.state(rows=mixed), turns) == wanted
