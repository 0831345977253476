"""The rows of what waits: order, keys, dragging, and why it waits."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.app.sessions.message_queue import QueuedMessage, QueueHold
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.messages import Image
from helix_desktop.ui.chat.composer.queue_list import QueueList
from helix_desktop.ui.style.theme import Theme
from tests.ui.pointer import point
from tests.ui.views import owned

WAITING = (QueuedMessage("a", "first"), QueuedMessage("b", "second"), QueuedMessage("c", "third"))


@pytest.fixture
def rows(qtbot: QtBot, theme: Theme) -> QueueList:
    made = owned(qtbot, QueueList())
    made.resize(700, 200)
    made.show_queue(WAITING, QueueHold.NO, "")
    made.show()
    return made


def words(rows: QueueList) -> list[tuple[str, str]]:
    return [row.words() for row in rows.rows]


def test_rows_say_when_each_goes(rows: QueueList) -> None:
    assert words(rows) == [("next", "first"), ("then", "second"), ("then", "third")]
    assert rows.why() == ""
    assert [row.height() for row in rows.rows] == [32, 32, 32]
    tops = [row.mapTo(rows, QPoint(0, 0)).y() for row in rows.rows]
    assert tops == [tops[0], tops[0] + 36, tops[0] + 72]


def test_a_queue_that_waits_for_the_user_says_why_and_offers_to_go_on(
    qtbot: QtBot, rows: QueueList
) -> None:
    rows.show_queue(WAITING, QueueHold.STOPPED, "")
    assert "stopped" in rows.why()
    with qtbot.waitSignal(rows.send.clicked):
        rows.send.click()
    rows.show_queue((), QueueHold.NO, "")
    assert not rows.isVisible()


def test_alt_and_arrows_move_a_row_and_other_keys_edit_and_remove_it(
    qtbot: QtBot, rows: QueueList
) -> None:
    second = rows.rows[1]
    with qtbot.waitSignal(rows.placed) as up:
        QTest.keyClick(second, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    with qtbot.waitSignal(rows.placed) as down:
        QTest.keyClick(second, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert (up.args, down.args) == (["b", 0], ["b", 2])
    with qtbot.waitSignal(rows.edited) as edited:
        QTest.keyClick(second, Qt.Key.Key_Return)
    with qtbot.waitSignal(rows.removed) as removed:
        QTest.keyClick(second, Qt.Key.Key_Delete)
    assert (edited.args, removed.args) == (["b"], ["b"])


def test_a_row_is_dragged_by_its_handle(qtbot: QtBot, rows: QueueList) -> None:
    first = rows.rows[0]
    QTest.mousePress(first, Qt.MouseButton.LeftButton, pos=QPoint(18, 16))
    point(first, QPoint(18, 16 + 72), Qt.MouseButton.LeftButton)
    assert [row.queued.id for row in rows.rows] == ["b", "c", "a"]
    with qtbot.waitSignal(rows.placed) as placed:
        QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=QPoint(18, 16))
    assert placed.args == ["a", 2]


def test_the_pointer_over_a_handle_is_a_hand_and_over_the_rest_of_a_row_an_arrow(
    rows: QueueList,
) -> None:
    first = rows.rows[0]
    shapes = [first.childAt(x, 16).cursor().shape() for x in (2, 18, 32, 60, 200)]
    hand, arrow = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor
    assert shapes == [hand, hand, hand, arrow, arrow]
    QTest.mousePress(first, Qt.MouseButton.LeftButton, pos=QPoint(18, 16))
    assert first.childAt(18, 16).cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=QPoint(18, 16))
    assert first.childAt(18, 16).cursor().shape() is hand


def test_a_message_that_is_being_sent_cannot_be_changed(rows: QueueList) -> None:
    rows.show_queue((QueuedMessage("a", "first", begun=1.0), *WAITING[1:]), QueueHold.NO, "")
    assert rows.rows[0].words()[0] == "sending"
    assert not rows.rows[0].edit.isEnabled()


def test_rows_that_stay_are_the_same_rows_and_keep_the_keyboard(rows: QueueList) -> None:
    row = rows.rows[1]
    row.setFocus()
    rows.show_queue((WAITING[1], WAITING[0]), QueueHold.NO, "", editing="b")
    assert rows.rows[0] is row
    assert words(rows)[0] == ("editing", "second")
    assert row.hasFocus() or not rows.isActiveWindow()


def test_a_hostile_text_is_one_line_and_pictures_are_counted(rows: QueueList) -> None:
    image = Image(digest_of(b"x"), "image/png", 1, 1, 1)
    rows.show_queue(
        (QueuedMessage("a", "a\u202eb\nc", (image, image)), QueuedMessage("b", "", (image,))),
        QueueHold.NO,
        "",
    )
    assert words(rows)[0][1] == "a⟨U+202E⟩b⏎c"
    assert "2 images" in rows.rows[0].accessibleName()
    assert words(rows)[1][1] == "Image"


def test_a_queue_of_more_than_five_messages_is_scrolled(rows: QueueList) -> None:
    rows.show_queue([QueuedMessage(str(n), f"text {n}") for n in range(40)], QueueHold.NO, "")
    assert rows.sizeHint().height() == 5 * 36 - 4
