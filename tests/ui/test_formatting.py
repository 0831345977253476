"""Sentences of the floors below in the user's language, with what stands in them."""

from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.errors import HelixError, StoreFull, WorkspaceError
from helix_desktop.domain.llm import Prices
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.ui.text.block_labels import brought_text
from helix_desktop.ui.text.display_names import price_text, window_text
from helix_desktop.ui.text.formatting import (
    cost_text,
    date_text,
    ended_text,
    error_parts,
    error_text,
    money_text,
    retold,
    short_count,
    time_text,
    trail_text,
    use_locale,
)
from tests.fakes.clock import FakeClock
from tests.system.tour.language import LongWords, lengthened
from translations.source_texts import templates


@pytest.fixture
def abroad(qtbot: QtBot) -> Iterator[None]:
    """A language in which every text is another one."""
    words, app = LongWords(), QApplication.instance()
    app.installTranslator(words)
    yield
    app.removeTranslator(words)


def test_a_sentence_without_values_is_translated(abroad: None) -> None:
    words = "The provider returned a web page instead of an answer."
    assert retold(Phrase(words)) == lengthened(words)


def test_values_stay_as_they_are(abroad: None) -> None:
    words = "There is no workspace data in {folder}."
    result = retold(Phrase(words, folder="ledger/{x}"))
    assert result == lengthened(words).format(folder="ledger/{x}")


@pytest.mark.parametrize("cost", [0.0004, 0.0012, 0.042, 0.25, 1_234.5])
def test_the_window_writes_dollars_as_the_terminal_does(cost: float) -> None:
    assert cost_text(cost) == money_text(cost) == format_dollars(cost)
    assert price_text(Prices(cost, 15.0)) == f"{format_dollars(cost)} / $15.00"
    use_locale(QLocale("de_DE"))
    try:
        assert retold(Phrase("{cost}", cost=format_dollars(cost))) == cost_text(cost)
    finally:
        use_locale(None)


def test_numbers_and_prices_in_a_sentence_are_written_as_the_language_does() -> None:
    words = "{name} has used up its budget of {budget} ({used})."
    result = Phrase(words, name="12,5", budget="$1,250.00", used="1,234,567")
    assert retold(result) == "12,5 has used up its budget of $1,250.00 (1,234,567)."
    use_locale(QLocale("de_DE"))
    try:
        assert retold(result) == "12,5 has used up its budget of 1.250,00\xa0$ (1.234.567)."
        assert retold("1,234") == "1,234"
    finally:
        use_locale(None)


def test_a_sentence_in_another_is_translated_too(abroad: None) -> None:
    inner, outer = "The file is empty.", "Policy not used: {why}"
    result = retold(Phrase(outer, why=Phrase(inner)))
    assert result == lengthened(outer).format(why=lengthened(inner))


def test_joined_sentences_are_translated_one_by_one(abroad: None) -> None:
    named = Phrase("Enter a workspace name.")
    apart = retold(joined(("Only yes or no.", named, "Nobody wrote this.")))
    both = lengthened("{0} {1}")
    two = both.format("Only yes or no.", lengthened(named))
    assert apart == both.format(two, "Nobody wrote this.")


def test_a_text_from_a_journal_is_shown_unchanged(abroad: None) -> None:
    words = "Enter a workspace name."
    assert retold(words) == words


def test_an_error_is_told_with_what_was_kept(abroad: None) -> None:
    error = StoreFull("Enter a workspace name.", "Nothing changed.")
    message, hint = error_parts(error)
    assert message == lengthened("Enter a workspace name.")
    assert hint == lengthened("Nothing changed.")
    assert error_text(error) == lengthened("{0} {1}").format(message, hint)
    assert retold(error.full_text) == error_text(error)


def test_an_error_that_was_raised_below_is_told_with_its_values(
    abroad: None, tmp_path: Path
) -> None:
    workspaces = WorkspaceList(tmp_path / "data", FakeClock())
    (tmp_path / "api").mkdir()
    workspaces.for_folder(tmp_path / "api")
    with pytest.raises(WorkspaceError) as caught:
        workspaces.find("ledger")
    message, hint = error_parts(caught.value)
    assert str(caught.value).startswith("There is no workspace 'ledger'. Workspaces: ")
    assert message == lengthened("There is no workspace {name}.").format(name="'ledger'")
    assert hint.startswith(lengthened("Workspaces: {known}.")[:10])


def test_every_template_is_told_with_a_value_in_each_of_its_places(abroad: None) -> None:
    for template in templates():
        values = {name: f"<{name}>" for name in places(template)}
        expected = lengthened(template)
        result = retold(Phrase(template, **values))
        assert result == (expected.format(**values) if values else expected), template


def places(template: str) -> set[str]:
    """None where braces are not for a value, as in a text without any."""
    try:
        names = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    except ValueError:
        return set()
    return names if all(map(str.isidentifier, names)) else set()


def any_phrase() -> st.SearchStrategy[str]:
    return st.text().map(
        lambda item: joined((Phrase("The server said: {said}", said=item), item), "\n")
    )


@given(st.text(st.characters(exclude_categories=())))
def test_words_of_strangers_in_an_error_are_shown_whole(words: str) -> None:
    assert error_parts(HelixError(words, f"{words}!")) == (words, f"{words}!")


@given(st.text() | any_phrase())
def test_in_english_texts_are_shown_unchanged(text: str) -> None:
    assert retold(text) == text


def test_the_way_to_a_page_leads_in_the_reading_direction(qapp: QApplication) -> None:
    assert trail_text("ledger", "A title") == "ledger  ›  A title  ›"
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert trail_text("ledger") == "\u200f\u2068ledger\u2069  ›"
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        (32_768, "32K"),
        (32_000, "32K"),
        (131_072, "128K"),
        (128_000, "128K"),
        (24_576, "24K"),
        (16_384, "16K"),
        (8_192, "8K"),
        (200_000, "200K"),
        (1_048_576, "1M"),
        (1_000_000, "1M"),
        (1_500_000, "1.5M"),
        (940, "940"),
    ],
)
def test_a_round_number_of_tokens_is_the_same_in_all_short_forms(tokens: int, words: str) -> None:
    assert {short_count(tokens), window_text(tokens)} == {words}


def test_other_numbers_keep_their_digits() -> None:
    assert (short_count(32_700), window_text(32_700)) == ("32.7K", "32,700")
    assert (short_count(28_672), window_text(28_672)) == ("28.7K", "28,672")
    assert [short_count(number) for number in (9_940, 9_960, 10_040)] == ["9.9K", "10K", "10K"]


@pytest.mark.parametrize("at", [float("nan"), float("inf"), -1e300, 1e300])
def test_a_damaged_time_is_shown_as_some_time(at: float) -> None:
    assert time_text(at)
    assert date_text(at)
    assert brought_text("a title", 3, at).startswith("From “a title”, message 3, ")


@pytest.mark.parametrize("sentence", ["Lost.", "“All is lost.”", "Is it?", "„Fort.“", "完了。"])
def test_a_sentence_with_an_end_of_its_own_gets_no_second_full_stop(sentence: str) -> None:
    assert ended_text(sentence) == sentence


@pytest.mark.parametrize("sentence", ["No end", "A quotation: “no end”"])
def test_a_sentence_without_an_end_gets_a_full_stop(sentence: str) -> None:
    assert ended_text(sentence) == f"{sentence}."
