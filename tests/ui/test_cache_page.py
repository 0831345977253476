"""The cache page keeps the reader's place, whatever comes in."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import Page, Verdict
from helix_desktop.domain.errors import QueryError
from helix_desktop.ui.cache.model import CacheModel
from helix_desktop.ui.cache.page import ROW, CachePage
from helix_desktop.ui.theme import Theme
from tests.ui.test_models import entry


def page_of(first: int, last: int, note: str = "") -> Page:
    """Entries from the newest down."""
    entries = tuple(entry(number) for number in range(first, last - 1, -1))
    return Page(entries, -1, more=False, note=note)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme) -> Iterator[CachePage]:
    page = CachePage(CacheModel(lambda: 0.0), theme)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    yield page
    page.filter.rest()


def top(page: CachePage) -> int:
    """The number of the entry at the upper edge."""
    at = page.table.rowAt(0)
    return int(page._model.entry(at).digest, 16)


def test_new_entries_move_neither_what_is_read_nor_what_is_open(shown: CachePage) -> None:
    shown.show_page(page_of(300, 1), filtered=False)
    bar = shown.table.verticalScrollBar()
    bar.setValue(100 * ROW + 7)
    assert top(shown) == 200
    shown.select(entry(195).digest)
    shown.show_page(page_of(310, 1), filtered=False)
    assert (top(shown), bar.value() % ROW) == (200, 7)
    (chosen,) = shown.table.selectionModel().selectedRows()
    assert shown._model.entry(chosen.row()).digest == entry(195).digest
    bar.setValue(0)
    shown.show_page(page_of(320, 1), filtered=False)
    assert top(shown) == 320


def test_the_arrow_keys_move_what_is_open(shown: CachePage) -> None:
    shown.show_page(page_of(9, 1), filtered=False)
    shown.table.setFocus()
    wanted: list[str] = []
    shown.detail.opened.connect(wanted.append)
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    assert wanted == []
    QTest.keyClick(shown.table, Qt.Key.Key_Return)
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    assert len(wanted) == 2
    assert shown.detail.digest == wanted[-1]
    QTest.keyClick(shown.table, Qt.Key.Key_Escape)
    assert shown.detail.digest == ""


def test_an_answer_for_an_entry_that_was_left_is_not_shown(shown: CachePage) -> None:
    first, second = entry(1), entry(2)
    shown.select(first.digest)
    shown.select(second.digest)
    shown.detail.show_entry(first, 0.0)
    shown.detail.show_text(first.digest, "text of the first")
    shown.detail.show_verdict(first.digest, Verdict.CORRUPT, 0.1)
    assert shown.detail.text.toPlainText() == ""
    assert shown.detail.state() == ""
    shown.detail.show_verdict(second.digest, Verdict.CORRUPT, 0.1)
    assert "Damaged" in shown.detail.state()


def test_what_the_store_says_of_a_search_is_shown_unless_the_filter_is_wrong(
    shown: CachePage,
) -> None:
    shown.show_page(page_of(3, 1, note="Two contents were not searched."), filtered=True)
    assert shown.filter.below() == "Two contents were not searched."
    shown.filter.show_error(QueryError("There is no field “x”.", "Fields: …", at=4))
    assert shown.filter.below().startswith("At character 5: There is no field “x”.")
    shown.filter.show_error(None)
    assert shown.filter.below() == "Two contents were not searched."


def test_typing_asks_once_after_a_pause_and_enter_asks_at_once(
    shown: CachePage, qtbot: QtBot
) -> None:
    asked: list[str] = []
    shown.filter.asked.connect(asked.append)
    QTest.keyClicks(shown.filter.line, "abc")
    assert asked == []
    with qtbot.waitSignal(shown.filter.asked):
        pass
    assert asked == ["abc"]
    QTest.keyClicks(shown.filter.line, "d")
    QTest.keyClick(shown.filter.line, Qt.Key.Key_Return)
    assert asked == ["abc", "abcd"]
    shown.filter.clear()
    assert asked == ["abc", "abcd", ""]


def test_narrow_pages_drop_columns_before_they_cut_what(shown: CachePage) -> None:
    shown.show_page(page_of(3, 1), filtered=False)
    assert not shown.table.isColumnHidden(5)
    shown.resize(600, 500)
    assert shown.table.isColumnHidden(5)
    assert not shown.table.isColumnHidden(2)
    shown.resize(1000, 500)
    assert not shown.table.isColumnHidden(5)
