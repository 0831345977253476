"""What screen readers are told of painted rows."""

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.changes.diff_lines import DiffLine, LineKind
from helix_desktop.ui.changes.diff_lines import DiffView as ChangedLines
from helix_desktop.ui.chat.cards.exact_text import ExactTextKind, ExactTextView
from helix_desktop.ui.chat.page import Badge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.accessibility import (
    AccessibleRows,
    copy_text,
    install_accessible_rows,
)
from helix_desktop.ui.widgets.line_view import CodeView, LineSource
from helix_desktop.ui.widgets.line_view import TextLine as CodeLine
from helix_desktop.ui.widgets.notices import NoticeBar
from tests.ui.views import owned, shown

ROW = 20


class Painted(QAbstractScrollArea):
    def __init__(self, rows: list[str]) -> None:
        super().__init__()
        self.rows = rows
        self.setAccessibleName("Conversation")

    def row_count(self) -> int:
        return len(self.rows)

    def row_text(self, at: int) -> str:
        return self.rows[at]

    def row_rect(self, at: int) -> QRectF:
        return QRectF(0, at * ROW, 100, ROW)

    def visible_rows(self) -> range:
        return range(min(3, len(self.rows)))

    def current_row(self) -> int:
        return 1


def test_a_painted_list_says_its_name_its_rows_and_which_has_the_keyboard(qtbot: QtBot) -> None:
    install_accessible_rows()
    made = shown(qtbot, Painted(["you: hello", "Helix: world", "read_file, a.py", "far below"]))
    result = QAccessible.queryAccessibleInterface(made)
    assert result.role() is QAccessible.Role.List
    assert result.text(QAccessible.Text.Name) == "Conversation"
    assert result.childCount() == 4
    second = result.child(1)
    assert second.text(QAccessible.Text.Name) == "Helix: world"
    assert second.state().focused
    assert result.indexOfChild(second) == 1
    assert second.rect().top() == made.viewport().mapToGlobal(QPoint(0, ROW)).y()
    assert result.child(3).state().invisible
    assert result.child(4) is None


def test_a_removed_row_is_invalid_for_screen_readers(qtbot: QtBot) -> None:
    install_accessible_rows()
    made = shown(qtbot, Painted(["one", "two"]))
    result = QAccessible.queryAccessibleInterface(made)
    second = result.child(1)
    made.rows.pop()
    assert not second.isValid()
    assert second.text(QAccessible.Text.Name) == ""


def test_other_scroll_areas_keep_the_accessibility_of_qt(qtbot: QtBot) -> None:
    install_accessible_rows()
    plain = owned(qtbot, QAbstractScrollArea())
    assert QAccessible.queryAccessibleInterface(plain).role() is not QAccessible.Role.List


def test_a_diff_says_of_each_line_whether_it_came_or_went(qtbot: QtBot, theme: Theme) -> None:
    made = owned(qtbot, ChangedLines())
    made.resize(400, 300)
    made.show_lines(
        [
            DiffLine(LineKind.HEAD, "Change 1 of 1", 0),
            DiffLine(LineKind.SAME, "def total():", 0, old=1, new=1),
            DiffLine(LineKind.REMOVED, "    return 0", 0, old=2),
            DiffLine(LineKind.ADDED, "    return 1", 0, new=2),
        ]
    )
    made.show()
    assert isinstance(made, AccessibleRows)
    assert [made.row_text(at) for at in range(made.row_count())] == [
        "Change 1 of 1",
        "line 1: def total():",
        "Removed, line 2:     return 0",
        "Added, line 2:     return 1",
    ]
    assert list(made.visible_rows()) == [0, 1, 2, 3]
    tops = [made.row_rect(at).top() for at in made.visible_rows()]
    assert tops == sorted(set(tops))
    assert made.current_row() == 0


def test_what_a_command_would_do_is_read_out_row_by_row(qtbot: QtBot, theme: Theme) -> None:
    made = owned(qtbot, ExactTextView())
    made.resize(400, 100)
    made.show_text("make test\nrm -r build", ExactTextKind.COMMAND)
    assert isinstance(made, AccessibleRows)
    row_texts = [made.row_text(at) for at in range(made.row_count())]
    assert row_texts == ["make test", "rm -r build"]


def test_a_million_lines_are_read_out_one_by_one(qtbot: QtBot, theme: Theme) -> None:
    made = owned(qtbot, CodeView())
    made.resize(400, 200)
    made.show_lines(Million())
    made.show()
    made.bring_up(500_000)
    assert made.row_count() == 1_000_000
    assert made.row_text(500_000) == "500001 row 500000"
    assert 500_000 in made.visible_rows()
    assert len(made.visible_rows()) < 40
    assert not made.row_rect(500_000).isEmpty()
    assert QAccessible.queryAccessibleInterface(made).child(0).rect().isEmpty()


class Million(LineSource):
    @property
    def count(self) -> int:
        return 1_000_000

    def line(self, at: int) -> CodeLine:
        return CodeLine(f"row {at}", str(at + 1))


def test_notices_and_states_are_announced_to_screen_readers(qtbot: QtBot, theme: Theme) -> None:
    QAccessible.setActive(True)
    notice, badge = NoticeBar(), Badge()
    for widget in (notice, badge):
        qtbot.addWidget(widget)
        widget.show()
    notice.show_message("It could not be saved.", "Your saved work is safe.")
    badge.show_text("Running · 00:01", "ok")
    badge.setFocus()
    copy_text("abc")
    QAccessible.setActive(False)
    assert QApplication.clipboard().text() == "abc"
    assert notice.accessibleName() == "It could not be saved. Your saved work is safe."
    assert badge.accessibleName() == "Running · 00:01"
