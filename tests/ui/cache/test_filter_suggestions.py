"""A filter is typed in the figures that are shown, and finds what shows them."""

from operator import eq, ge, gt, le, lt

import pytest

from helix_desktop.domain.cache_filter import parse_filter
from helix_desktop.domain.value import replace
from helix_desktop.store.search.filters import entry_matches
from helix_desktop.ui.cache.table import token_label
from tests.ui.widgets.test_models import entry

KEPT = [replace(entry(number), tokens=number) for number in range(900)]
SIGNS = {"": eq, "=": eq, "<": lt, "<=": le, ">": gt, ">=": ge}


def suggested(text: str) -> list[int]:
    """What a filter shows, as figures."""
    query = parse_filter(text, now=0.0)
    return [int(token_label(item)) for item in KEPT if entry_matches(item, query.terms)]


@pytest.mark.parametrize("sign", SIGNS)
def test_a_figure_finds_exactly_the_entries_that_show_it(sign: str) -> None:
    for count in (0, 1, 2, 7, 123, 124, 125, 300):
        assert suggested(f"tokens:{sign}{count}") == [
            at for at in range(900) if SIGNS[sign](at, count)
        ]


def test_a_range_of_figures_holds_both_ends_as_they_are_shown() -> None:
    assert suggested("tokens:100..205") == list(range(100, 206))
    assert suggested("-tokens:100..205") == [*range(100), *range(206, 900)]


def test_figures_between_two_and_out_of_all_bounds_find_what_is_beyond_them() -> None:
    assert suggested("tokens:>123.5")[0] == 124
    assert suggested("tokens:>1e300") == []
    assert len(suggested("tokens:<999999999999999g")) == len(KEPT)
