"""The panel with the list of steps: what is shown, and what the user changes."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.todo import MAX_ITEM_CHARS, MAX_ITEMS, TodoItem, TodoStatus
from helix_desktop.ui.chat.todo_and_commands import TodoPanel
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import context_with, owned

LIST = (
    TodoItem("read", TodoStatus.DONE),
    TodoItem("write the parser", TodoStatus.IN_PROGRESS),
    TodoItem("test"),
)


class SavedTodoLists(list[tuple[TodoItem, ...]]):
    """The lists that the user's changes made."""

    async def edit_todo(self, _session: SessionId, items: tuple[TodoItem, ...]) -> None:
        self.append(items)

    async def todo(self, _session: SessionId) -> tuple[TodoItem, ...]:
        return self[-1]

    def texts(self) -> list[str]:
        return [item.text for item in self[-1]]


@pytest.fixture
def seen() -> SavedTodoLists:
    return SavedTodoLists()


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, seen: SavedTodoLists) -> TodoPanel:
    made = owned(qtbot, TodoPanel(context_with(sessions=seen)))
    made.resize(600, 300)
    made.show_items(LIST)
    made.show_opened(opened=True)
    made.show()
    return made


def statuses(items: Sequence[TodoItem]) -> list[str]:
    return [item.status.value for item in items]


def test_without_steps_there_is_no_panel_and_closed_it_names_the_current_step(
    panel: TodoPanel,
) -> None:
    panel.show_opened(opened=False)
    assert panel._progress.text() == "1 of 3 done"
    assert panel._current.text() == "write the parser"
    panel.show_opened(opened=True)
    assert panel._current.text() == ""
    panel.show_items(())
    assert panel.isHidden()


def test_a_list_is_cleared_by_one_click_only_when_nothing_is_left_to_do(
    panel: TodoPanel, seen: SavedTodoLists
) -> None:
    assert panel.clear.isHidden()
    panel.show_items([TodoItem("read", TodoStatus.DONE), TodoItem("old", TodoStatus.CANCELLED)])
    QTest.mouseClick(panel.clear, Qt.MouseButton.LeftButton)
    assert seen == [()]


def test_a_step_is_ticked_and_opened_again(panel: TodoPanel, seen: SavedTodoLists) -> None:
    QTest.mouseClick(panel.rows[2].box, Qt.MouseButton.LeftButton)
    assert statuses(seen[-1]) == ["done", "in_progress", "done"]
    QTest.keyClick(panel.rows[0].box, Qt.Key.Key_Space)
    assert statuses(seen[-1]) == ["pending", "in_progress", "done"]


def test_steps_are_moved_and_removed_by_keyboard(panel: TodoPanel, seen: SavedTodoLists) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(panel.rows[2].box, Qt.Key.Key_Up, alt)
    assert seen.texts() == ["read", "test", "write the parser"]
    QTest.keyClick(panel.rows[0].box, Qt.Key.Key_Up, alt)
    assert len(seen) == 1
    QTest.keyClick(panel.rows[1].box, Qt.Key.Key_Delete)
    assert seen.texts() == ["read", "write the parser"]
    assert not panel.rows[1].down.isEnabled()
    assert panel.rows[1].up.isEnabled()


def test_a_step_is_added_at_the_end(panel: TodoPanel, seen: SavedTodoLists) -> None:
    QTest.keyClicks(panel.field.line, "  ship   it ")
    QTest.keyClick(panel.field.line, Qt.Key.Key_Return)
    assert seen[-1][-1] == TodoItem("ship it")
    assert panel.field.text() == ""
    QTest.keyClicks(panel.field.line, "   ")
    QTest.keyClick(panel.field.line, Qt.Key.Key_Return)
    assert len(seen) == 1
    assert panel.field.line.maxLength() == MAX_ITEM_CHARS


def test_a_full_list_takes_no_more(panel: TodoPanel) -> None:
    panel.show_items([TodoItem(f"step {number}") for number in range(MAX_ITEMS)])
    assert panel.field.isHidden()
    assert panel.sizeHint().height() < 400
    panel.show_items(LIST)
    assert not panel.field.isHidden()


def test_a_screen_reader_is_told_how_far_a_step_is(panel: TodoPanel) -> None:
    names = [row.box.accessibleName() for row in panel.rows]
    assert names == ["read, done", "write the parser, in progress", "test, open"]
    assert panel.rows[0].box.isChecked()


def test_hostile_text_is_one_plain_line(panel: TodoPanel) -> None:
    panel.show_items([TodoItem("<b>bold</b>\n\u202eevil" + "x" * MAX_ITEM_CHARS)])
    shown = panel.rows[0]._text.text()
    assert "\n" not in shown
    assert "\u202e" not in shown
    assert "<b>" in shown
