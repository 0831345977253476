"""Several entries are recalled as far as they fit below the line, and that is said before."""

from helix_desktop.domain.requests import FULL, Space
from helix_desktop.ui.cache.forecast import Forecast
from tests.ui.parts.test_models import entry

ENTRIES = tuple(entry(number) for number in range(1, 5))


def of(*costs: int, before: int = 40_000, compacts: float = 85.0, chosen: int = 0) -> Forecast:
    entries = ENTRIES[: len(costs)]
    below = round(100_000 * (compacts or FULL) / 100) - before
    space = Space(before, 100_000, 1.0, 100_000 - before, below, compacts)
    return Forecast(entries, costs, space, chosen or len(costs))


def test_what_fits_is_recalled_whole_with_the_window_before_and_after() -> None:
    found = of(3_000, 4_000)
    assert found.recalled == ENTRIES[:2]
    assert (found.words, found.cost) == (
        "Recall 2 into next message",
        "7,000 tok · 40 → 47 %",
    )
    assert found.warning == ""


def test_of_too_many_those_that_fit_together_are_recalled_and_that_is_said() -> None:
    found = of(20_000, 50_000, 10_000)
    assert found.recalled == (ENTRIES[0], ENTRIES[2])
    assert (found.words, found.cost) == ("Recall 2 of 3", "30,000 tok · 40 → 70 %")
    assert found.warning == (
        "All 3 would bring the window to 120 %, past the handover at 85 %. 2 of them fit."
    )


def test_the_line_is_where_the_policy_hands_over() -> None:
    assert of(20_000, compacts=50.0).recalled == ()
    assert "past the handover at 50 %." in of(20_000, compacts=50.0).warning
    assert of(20_000, 30_000, compacts=0.0).recalled == ENTRIES[:1]
    assert "past 85 % of it." in of(20_000, 30_000, compacts=0.0).warning


def test_where_nothing_fits_a_range_is_the_way() -> None:
    found = of(50_000, 60_000)
    assert (found.recalled, found.cost) == ((), "")
    assert found.warning.endswith("None fits: open one and recall a part of it.")


def test_more_than_a_message_carries_are_told() -> None:
    found = of(10, 10, 10, 10, chosen=45)
    assert found.words == "Recall 4 of 45"
    assert found.warning == "One message carries 32 at most."
