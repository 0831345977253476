"""Sentences of the floors below in the person's language, with what stands in them."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.errors import StoreFull
from helix_desktop.ui.text.formatting import ErrorSentences, error_parts, error_text, retold
from tests.sentences import FILE
from tests.tour.language import LongWords, lengthened


def filed() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def abroad(qtbot: QtBot) -> Iterator[None]:
    """A language in which every text is another one."""
    words, app = LongWords(), QApplication.instance()
    assert app is not None
    app.installTranslator(words)
    yield
    app.removeTranslator(words)


def test_a_sentence_without_values_is_translated(abroad: None) -> None:
    words = "A web page came back instead of a model's answer."
    assert retold(words) == lengthened(words)


def test_values_stay_as_they_are(abroad: None) -> None:
    found = retold("There is no workspace store in ledger/{x}.")
    assert found == lengthened("There is no workspace store in {0}.").format("ledger/{x}")


def test_sentences_behind_each_other_are_told_one_by_one(abroad: None) -> None:
    both = retold("Nothing was changed. Choose another folder.")
    assert both == lengthened("Nothing was changed. Choose another folder.")
    apart = retold("Only yes or no. A workspace needs a name. Nobody wrote this.")
    assert lengthened("A workspace needs a name.") in apart
    assert apart.endswith("Nobody wrote this.")


def test_an_error_is_told_with_what_was_kept(abroad: None) -> None:
    error = StoreFull("A workspace needs a name.", "Nothing was changed.")
    message, hint = error_parts(error)
    assert message == lengthened("A workspace needs a name.")
    assert error_text(error) == f"{message} {hint}"


def test_of_two_that_fit_the_one_with_more_words_is_meant(abroad: None) -> None:
    book = ErrorSentences(["{0} cannot be read", "The file {0} cannot be read"])
    found = book.said("The file a.py cannot be read", 1)
    assert found == lengthened("The file {0} cannot be read").format("a.py")


def test_every_filed_sentence_is_known_again(abroad: None) -> None:
    book = ErrorSentences(filed())
    for template in filed():
        try:
            text = template.format(*(f"<{number}>" for number in range(9)))
        except (IndexError, KeyError, ValueError):
            pytest.fail(f"{template} cannot be filled in")
        assert book.said(text, 2), template


def any_sentence() -> st.SearchStrategy[str]:
    return st.sampled_from(filed()).map(lambda each: f"{each} {each}\n{each}")


@given(st.text() | st.deferred(any_sentence))
def test_without_another_language_nothing_changes(text: str) -> None:
    assert retold(text).split() == text.split()
