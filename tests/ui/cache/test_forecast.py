"""Several entries are recalled as far as they fit below the line, and that is said before."""

from helix_desktop.domain.inspected_request import FULL, RequestSpace
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.ui.cache.entry_actions import RecallForecast, RecallOffer
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import language_locale
from tests.ui.widgets.test_models import entry

ENTRIES = tuple(entry(number) for number in range(1, 5))


def of(
    *costs: int, before: int = 40_000, compacts: float = 85.0, chosen: int = 0
) -> RecallForecast:
    entries = ENTRIES[: len(costs)]
    below = round(100_000 * (compacts or FULL) / 100) - before
    space = RequestSpace(before, 100_000, 1.0, 100_000 - before, below, compacts)
    return RecallForecast(entries, costs, space, chosen or len(costs))


def test_what_fits_is_recalled_whole_with_the_window_before_and_after() -> None:
    result = of(3_000, 4_000)
    assert result.recalled == ENTRIES[:2]
    assert (result.words, result.cost) == ("Recall 2 into next message", "7,000 tok · 40 → 47%")
    assert result.warning == ""


def test_of_too_many_those_that_fit_together_are_recalled_and_that_is_said() -> None:
    result = of(20_000, 50_000, 10_000)
    assert result.recalled == (ENTRIES[0], ENTRIES[2])
    assert (result.words, result.cost) == ("Recall 2 of 3", "30,000 tok · 40 → 70%")
    assert result.warning == (
        "All 3 would fill the context to 120%, past the handover at 85%. 2 of them fit."
    )


def test_a_recall_warning_names_the_threshold_of_the_handover() -> None:
    assert of(20_000, compacts=50.0).recalled == ()
    assert "past the handover at 50%." in of(20_000, compacts=50.0).warning
    assert of(20_000, 30_000, compacts=0.0).recalled == ENTRIES[:1]
    assert "past 85%." in of(20_000, 30_000, compacts=0.0).warning


def test_the_line_is_written_as_the_language_does() -> None:
    use_locale(language_locale("de"))
    try:
        assert "past the handover at 62,5%." in of(40_000, compacts=62.5).warning
    finally:
        use_locale(None)


def test_if_no_entry_fits_the_warning_offers_to_recall_a_part() -> None:
    result = of(50_000, 60_000)
    assert (result.recalled, result.cost) == ((), "")
    assert result.warning.endswith("None fits. Open one and recall part of it.")


def test_a_recall_of_more_entries_than_a_message_can_hold_is_limited_and_says_so() -> None:
    result = of(10, 10, 10, 10, chosen=45)
    assert result.words == "Recall 4 of 45"
    assert result.warning == "One message can recall up to 32."


def offered(
    wanted: ContentPassage, tokens: int, *, part: ContentPassage | None = None, below: int = 0
) -> RecallOffer:
    space = RequestSpace(40_000, 100_000, 1.0, 50_000, below or 45_000, 85.0)
    return RecallOffer(entry(1), wanted, tokens, space, part, 30_000 if part else 0)


def test_the_offered_recall_of_an_entry_is_the_text_that_is_inserted() -> None:
    name = entry(1).digest[:16]
    offered_texts = {
        offered(passage, 5_000).words: offered(passage, 5_000).text.removeprefix(f"#{name}")
        for passage in (
            ContentPassage(),
            ContentPassage(4, 8),
            ContentPassage(7, 7),
            ContentPassage(letters="a b"),
            ContentPassage(1, 20, "a b"),
        )
    }
    assert offered_texts == {
        "Recall into next message": "",
        "Recall lines 4–8": ":4-8",
        "Recall line 7": ":7-7",
        "Recall matches": ':"a b"',
        "Recall matches in lines 1–20": ':1-20:"a b"',
    }
    assert offered(ContentPassage(4, 8), 5_000).cost == "5,000 tok · 40 → 45%"
    assert offered(ContentPassage(4, 8), 5_000).warning == ""


def test_a_part_that_fits_is_offered_instead_and_why_is_said() -> None:
    result = offered(ContentPassage(), 60_000, part=ContentPassage(1, 812))
    assert (result.words, result.cost) == ("Recall lines 1–812", "30,000 tok · 40 → 70%")
    assert result.warning == (
        "The whole entry would fill the context to 100%, past the handover at 85%."
        " Only lines 1–812 would fit."
    )
    none = offered(ContentPassage(5, 5), 60_000)
    assert (none.text, none.cost) == ("", "")
    assert none.warning.endswith("past the handover at 85%. Not even one line fits.")
    unsure = offered(ContentPassage(), 20_000, part=ContentPassage(1, 5), below=15_000)
    assert unsure.warning.startswith("The whole entry may not fit in the context. Only ")
    assert offered(ContentPassage(), 0).warning == "This entry can't go into a message as text."
