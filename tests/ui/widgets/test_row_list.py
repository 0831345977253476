"""A list of described rows: keys, pointer, headings, parts that can be clicked, screen readers."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.accessibility import install_accessible_rows
from helix_desktop.ui.widgets.row_list import (
    CHIP,
    ICON,
    RUNNING,
    WAITING,
    ListRow,
    ListView,
    Part,
    Row,
    RowList,
    RowShape,
    heading_row,
)
from tests.ui.views import shown, signal_values

SHAPE = RowShape(40, heading_height=30, inset=8)
LETTERS = (heading_row("First", "2"), *"ab", heading_row("Second"), *"cdefgh")


def row_of(item: Row | str) -> Row:
    if isinstance(item, Row):
        return item
    remove = Part("close", ICON, at_end=True, action="remove")
    line = Part(f"Letter {item}", "strong"), Part("chip", CHIP), remove
    return Row(item, (line,), accessible_text=f"letter {item}", tip=f"tip {item}")


@pytest.fixture
def letters(qtbot: QtBot, theme: Theme) -> RowList[Row | str]:
    made = shown(qtbot, RowList[Row | str]("Letters", row_of, SHAPE), 300, 160)
    made.show_items(LETTERS, 1)
    return made


def click(rows: RowList[Row | str], place: QPointF) -> None:
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())


def test_typed_letters_lead_to_the_row_that_begins_with_them_if_the_list_finds_them(
    letters: RowList[Row | str],
) -> None:
    QTest.keyClicks(letters, "letter c")
    assert letters.key == "a", "beside the message field they are not for the list"
    letters.finds_typed = True
    moved = signal_values(letters.moved)
    QTest.keyClicks(letters, "letter g")
    assert letters.key == "g"
    assert moved[-1] == letters.current
    letters._typing.invalidate()  # as after a pause
    QTest.keyClicks(letters, "zz")
    assert letters.key == "g"


def test_arrow_keys_skip_headings_and_stop_at_both_ends(letters: RowList[Row | str]) -> None:
    keys = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Down):
        QTest.keyClick(letters, key)
        keys.append(letters.key)
    assert keys == ["b", "c", "h", "h"]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Up):
        QTest.keyClick(letters, key)
        assert letters.key == "a"
    assert letters.scrolled == 0  # the heading above the first row is in view
    QTest.keyClick(letters, Qt.Key.Key_PageDown)
    assert letters.key == "e"


def test_enter_and_a_click_choose_a_row_and_a_heading_is_none(letters: RowList[Row | str]) -> None:
    chosen = signal_values(letters.chosen)
    QTest.keyClick(letters, Qt.Key.Key_Return)
    click(letters, letters.row_rect(2).center())
    click(letters, letters.row_rect(0).center())
    assert chosen == ["a", "b"]
    QTest.mousePress(letters.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    elsewhere = letters.row_rect(2).center().toPoint()
    QTest.mouseRelease(letters.viewport(), Qt.MouseButton.LeftButton, pos=elsewhere)
    assert chosen == ["a", "b"]  # released over another row


def test_a_row_that_moved_under_the_pointer_is_not_chosen_instead(
    letters: RowList[Row | str],
) -> None:
    chosen = signal_values(letters.chosen)
    place = letters.row_rect(1).center().toPoint()
    QTest.mousePress(letters.viewport(), Qt.MouseButton.LeftButton, pos=place)
    letters.show_items((LETTERS[0], "new", *LETTERS[1:]), 2)
    QTest.mouseRelease(letters.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == []
    click(letters, letters.row_rect(2).center())
    assert chosen == ["a"]


def test_keys_that_write_and_keys_for_the_owner_change_no_selection(
    letters: RowList[Row | str],
) -> None:
    requests = signal_values(letters.key_pressed)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_H):
        QTest.keyClick(letters, key)
    assert requests == [("a", Qt.Key.Key_F2), ("a", Qt.Key.Key_Delete)]
    assert letters.key == "a"


def test_the_menu_key_opens_the_menu_of_the_current_row(letters: RowList[Row | str]) -> None:
    requests = signal_values(letters.menu_requested)
    center = letters.row_rect(2).center().toPoint()
    for reason in (QContextMenuEvent.Reason.Keyboard, QContextMenuEvent.Reason.Mouse):
        QApplication.sendEvent(letters.viewport(), QContextMenuEvent(reason, center, QPoint()))
    assert [key for key, _place in requests] == ["a", "b"]
    assert requests[1][1] == letters.viewport().mapToGlobal(center)


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_a_part_with_an_action_is_where_it_was_painted_in_both_directions(
    letters: RowList[Row | str], direction: Qt.LayoutDirection
) -> None:
    letters.setLayoutDirection(direction)
    letters.grab()
    row, width = letters.row_rect(2), letters.viewport().width()
    actions = [
        letters.action_at(QPointF(x, row.center().y())) for x in (20, width // 2, width - 20)
    ]
    wanted = ["", "", "remove"]
    mirrored = direction is Qt.LayoutDirection.RightToLeft
    assert actions == (wanted[::-1] if mirrored else wanted)


def test_a_list_keeps_its_place_while_its_rows_are_shown_again(letters: RowList[Row | str]) -> None:
    letters.scroll_to(100)
    letters.show_items(LETTERS, 1)
    assert letters.scrolled == 100
    letters.show_items(LETTERS, len(LETTERS) - 1)  # another row is chosen, which is out of view
    assert len(LETTERS) - 1 in letters.visible_rows()
    assert letters.scrolled > 100


def test_a_screen_reader_is_told_the_rows_and_the_selected_one(letters: RowList[Row | str]) -> None:
    install_accessible_rows()
    interface = QAccessible.queryAccessibleInterface(letters)
    names = [
        interface.child(at).text(QAccessible.Text.Name) for at in range(interface.childCount())
    ]
    assert names[:3] == ["First, 2", "letter a", "letter b"]
    assert interface.role() is QAccessible.Role.List
    assert interface.child(1).role() is QAccessible.Role.ListItem
    assert interface.child(1).state().selected  # type: ignore[attr-defined]


def test_a_choice_that_was_handled_leaves_nothing_selected(letters: RowList[Row | str]) -> None:
    before = letters.grab().toImage()
    letters.select(-1)
    assert letters.key == "a"  # where the keyboard goes on
    assert letters.grab().toImage() != before
    letters.clear_current()
    assert letters.key == ""


def test_rows_of_the_sidebar_say_in_words_what_their_marks_mean(qtbot: QtBot, theme: Theme) -> None:
    rows = shown(qtbot, ListView(46, "Sessions", marks=True), 240, 200)
    marked = [ListRow("a", "One", mark=RUNNING), ListRow("b", "Two", below="x", mark=WAITING)]
    rows.show_rows([*marked, ListRow("c", "Three")], "b")
    texts = [rows.row_text(at) for at in range(3)]
    assert texts == ["One running", "Two x Waiting for you", "Three"]
    assert (rows.key, rows.row_of("c"), rows.row_of("x")) == ("b", 2, -1)
    pictures = rows.grab().toImage()
    rows.show_rows([replaced for replaced in (ListRow("a", "One"), *rows.items[1:])], "b")
    assert rows.grab().toImage() != pictures
