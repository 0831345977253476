"""A filter is typed in the figures that are shown, and finds what shows them."""

from operator import eq, ge, gt, le, lt

import pytest

from helix_desktop.domain.cache_filter import parse_filter
from helix_desktop.domain.value import replace
from helix_desktop.store.search.filters import entry_matches
from helix_desktop.ui.cache.filter_suggestions import in_ours
from helix_desktop.ui.text.formatting import counted
from tests.ui.widgets.test_models import entry

KEPT = [replace(entry(number), tokens=number) for number in range(900)]
SIGNS = {"": eq, "=": eq, "<": lt, "<=": le, ">": gt, ">=": ge}


def found(text: str, pace: float) -> list[int]:
    """What a filter shows, as figures."""
    query = in_ours(parse_filter(text, now=0.0), pace)
    return [counted(each.tokens or 0, pace) for each in KEPT if entry_matches(each, query.terms)]


@pytest.mark.parametrize("pace", [0.4, 0.97, 1.0, 1.003, 1.3, 2.5])
@pytest.mark.parametrize("sign", SIGNS)
def test_a_figure_finds_exactly_the_entries_that_show_it(pace: float, sign: str) -> None:
    shown = [counted(each.tokens or 0, pace) for each in KEPT]
    for said in (0, 1, 2, 7, 123, 124, 125, 300):
        wanted = [each for each in shown if SIGNS[sign](each, said)]
        assert found(f"tokens:{sign}{said}", pace) == wanted, said


@pytest.mark.parametrize("pace", [0.4, 1.3])
def test_a_range_of_figures_holds_both_ends_as_they_are_shown(pace: float) -> None:
    shown = [counted(each.tokens or 0, pace) for each in KEPT]
    assert found("tokens:100..205", pace) == [each for each in shown if 100 <= each <= 205]
    assert found("-tokens:100..205", pace) == [each for each in shown if not 100 <= each <= 205]


def test_figures_between_two_and_out_of_all_bounds_find_what_is_beyond_them() -> None:
    assert found("tokens:>123.5", 1.3)[0] == 124
    assert found("tokens:>1e300", 1.3) == []
    assert len(found("tokens:<999999999999999g", 1.3)) == len(KEPT)
