"""Values go where the pointer presses and where the arrows point, from either side."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.fields import BoundedSlider, SliderScale
from tests.ui.views import owned


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
