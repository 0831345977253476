"""Values go where the pointer presses and where the arrows point, from either side."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.fields import BoundedSlider, SliderScale
from helix_desktop.ui.widgets.layout import column_of, tab_before
from tests.ui.views import owned, shown


def test_a_slider_from_the_right_goes_where_it_is_pressed(qtbot: QtBot, theme: Theme) -> None:
    slider = owned(qtbot, BoundedSlider(SliderScale(0, 100), "share"))
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(10, 14))
    assert slider.value() > 90
    QTest.keyClick(slider, Qt.Key.Key_Right)
    one = slider.value()
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value() == one + 1
    QTest.keyClick(slider, Qt.Key.Key_Down)
    assert slider.value() == one


def test_home_and_end_lead_to_the_stops_of_a_slider(qtbot: QtBot, theme: Theme) -> None:
    slider = owned(qtbot, BoundedSlider(SliderScale(0, 100), "share"))
    slider.set_stops(10, 90)
    for key, value in ((Qt.Key.Key_End, 90), (Qt.Key.Key_Home, 10)):
        QTest.keyClick(slider, key)
        assert slider.value() == value


def test_choices_from_the_right_are_chosen_where_they_stand(qtbot: QtBot, theme: Theme) -> None:
    choices = owned(qtbot, SegmentedControl((("a", "Anna"), ("b", "Bert")), "name"))
    choices.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    choices.resize(choices.sizeHint())
    choices.show()
    choices.activateWindow()
    qtbot.waitUntil(choices.isActiveWindow)
    left = choices.childAt(QPoint(10, 10))
    QTest.mouseClick(left, Qt.MouseButton.LeftButton)
    assert choices.choice() == "b"
    choices.setFocus()
    assert left.hasFocus()
    QTest.keyClick(left, Qt.Key.Key_Right)
    assert choices.choice() == "a"


def test_tab_leads_to_what_is_chosen_and_the_arrows_move_it_from_there(
    qtbot: QtBot, theme: Theme
) -> None:
    window, before, after = QWidget(), QLineEdit(), QLineEdit()
    choices = SegmentedControl((("a", "Anna"), ("b", "Bert"), ("c", "Cleo")), "name")
    choices.show_choice("b")
    column_of(before, choices, after, on=window)
    shown(qtbot, window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert choices.buttons["b"].hasFocus()
    QTest.keyClick(choices.buttons["b"], Qt.Key.Key_Right)
    assert choices.choice() == "c"
    assert choices.buttons["c"].hasFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert choices.choice() == "a"
    QTest.mouseClick(choices.buttons["c"], Qt.MouseButton.LeftButton)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert choices.buttons["c"].hasFocus()
    QTest.keyClick(choices.buttons["c"], Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_choices_that_are_named_anew_keep_their_place_in_the_tab_order(
    qtbot: QtBot, theme: Theme
) -> None:
    window, before, after = QWidget(), QLineEdit(), QLineEdit()
    choices = SegmentedControl((("a", "Anna"), ("b", "Bert")), "name")
    column_of(before, choices, after, on=window)
    shown(qtbot, window)
    choices.show_choices((("a", "Anne"), ("b", "Bert")))
    first, last = choices.buttons.values()
    assert first.text() == "Anne"
    assert tab_before(first) is choices
    assert tab_before(after) is last
    choices.show_choices((("b", "Bert"),))
    assert [segment.text() for segment in choices.buttons.values()] == ["Bert"]


def test_only_the_chosen_segment_shows_the_focus(qtbot: QtBot, theme: Theme) -> None:
    window, before = owned(qtbot, QWidget()), QLineEdit()
    choices = SegmentedControl((("a", "Anna"), ("b", "Bert")), "name")
    column_of(before, choices, on=window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before.setFocus()
    middle = QPoint(choices.width() // 2, 0)
    edge = choices.grab().toImage().pixel(middle)
    choices.buttons["a"].setFocus(Qt.FocusReason.TabFocusReason)
    assert choices.grab().toImage().pixel(middle) == edge
