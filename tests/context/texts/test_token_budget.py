"""Budgets: what is handed back fits, and little room is wasted."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.token_budget import count_fitting, fit_head, fit_tail
from tests.context.sample_messages import SCALES, PlainScales

BUDGET = st.integers(min_value=-3, max_value=120)


@given(st.lists(st.text(max_size=40), max_size=60), BUDGET)
def test_joined_pieces_fit_their_budget(pieces: list[str], budget: int) -> None:
    count = count_fitting(pieces, budget, SCALES, joint="\n")
    assert 0 <= count <= len(pieces)
    assert not count or SCALES.count("\n".join(pieces[:count])) <= budget


@given(st.text(max_size=900), BUDGET)
def test_the_head_and_the_tail_of_a_text_fit_their_budget_and_are_parts_of_it(
    text: str, budget: int
) -> None:
    first, last = fit_head(text, budget, SCALES), fit_tail(text, budget, SCALES)
    assert text.startswith(first)
    assert text.endswith(last)
    assert SCALES.count(first) <= max(budget, 0)
    assert SCALES.count(last) <= max(budget, 0)


@given(st.lists(st.text(alphabet="ab", min_size=3, max_size=9), min_size=1, max_size=200), BUDGET)
def test_a_token_budget_is_almost_used_up(pieces: list[str], budget: int) -> None:
    count = count_fitting(pieces, budget, SCALES)
    longer = count + 1 + count // 32
    if budget > 0 and longer <= len(pieces):
        assert SCALES.exceeds(" ".join(pieces[:longer]), budget)


def test_a_huge_text_is_not_counted_whole() -> None:
    weigher = PlainScales()
    assert len(fit_head("x" * 4_000_000, 100, weigher)) > 380
    assert weigher.counted < 20_000
