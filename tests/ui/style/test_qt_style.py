"""The style paints each of Qt's controls in every state, in both directions and appearances."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollBar,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.canvas import set_look, surface
from helix_desktop.ui.style.qt_style import BUTTON_LOOKS, HelixStyle, use_style
from helix_desktop.ui.style.theme import TEXT_ROLES, Theme
from helix_desktop.ui.text.formatting import key_text
from helix_desktop.ui.widgets.controls import (
    Menu,
    button,
    icon_button,
    key_button,
    set_icon,
    set_words,
    switch_button,
)
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import clear_frame, column_of, make_scroll_area
from tests.ui.views import shown

State = QStyle.StateFlag
STATES = (
    State.State_None,
    State.State_MouseOver,
    State.State_HasFocus,
    State.State_On,
    State.State_Selected,
    State.State_MouseOver | State.State_HasFocus | State.State_On | State.State_Selected,
)
SIZE = QSize(160, 40)
EMPTY = QColor(255, 0, 255)

Draw = Callable[[QStyle, QPainter, QStyleOption, QWidget], None]


def painted(option: QStyleOption, widget: QWidget, draw: Draw) -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(EMPTY)
    painter = QPainter(image)
    draw(QApplication.style(), painter, option, widget)
    painter.end()
    return image


def in_every_state(option: QStyleOption) -> Iterator[None]:
    directions = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    for direction, state, enabled in product(directions, STATES, (True, False)):
        option.rect, option.direction = QRect(0, 0, SIZE.width(), SIZE.height()), direction
        option.state = state | State.State_Enabled if enabled else state
        yield


def control(element: QStyle.ControlElement) -> Draw:
    return lambda style, painter, option, widget: style.drawControl(
        element, option, painter, widget
    )


def primitive(element: QStyle.PrimitiveElement) -> Draw:
    return lambda style, painter, option, widget: style.drawPrimitive(
        element, option, painter, widget
    )


def has_ground(widget: QWidget, color: QColor) -> bool:
    return widget.palette().color(widget.backgroundRole()) == color


def is_painted(image: QImage) -> bool:
    empty = QImage(SIZE, QImage.Format.Format_RGB32)
    empty.fill(EMPTY)
    return image != empty


@pytest.mark.parametrize("role", BUTTON_LOOKS)
def test_every_button_is_painted_in_every_state_and_shows_its_focus(
    theme: Theme, qtbot: QtBot, role: str
) -> None:
    push_button = shown(qtbot, button("Save", role))
    option = QStyleOptionButton()
    push_button.initStyleOption(option)
    features = QStyleOptionButton.ButtonFeature
    for icon, feature in product(("", "check"), (features.None_, features.HasMenu)):
        set_icon(push_button, icon, tone="fg")
        option.features = feature
        draw = control(QStyle.ControlElement.CE_PushButton)
        for _ in in_every_state(option):
            assert is_painted(painted(option, push_button, draw)) or role == "icon"
    option.state = State.State_Enabled
    plain = painted(option, push_button, draw)
    option.state = State.State_Enabled | State.State_HasFocus
    assert painted(option, push_button, draw) != plain
    option.state = State.State_None
    assert painted(option, push_button, draw) != plain


@pytest.mark.parametrize("role", ["primary", "secondary", "quiet", "refuse"])
def test_a_button_with_keys_is_as_wide_as_its_texts_and_painted_in_every_state(
    theme: Theme, qtbot: QtBot, role: str
) -> None:
    push_button = shown(qtbot, key_button("Always", "Alt+A", role=role))
    narrow = push_button.sizeHint().width()
    set_words(push_button, "Always", "git status")
    assert push_button.sizeHint().width() > narrow + 40
    assert push_button.accessibleName() == f"Always git status {key_text('Alt+A')}"
    option = QStyleOptionButton()
    push_button.initStyleOption(option)
    draw = control(QStyle.ControlElement.CE_PushButton)
    images = []
    for _ in in_every_state(option):
        images.append(painted(option, push_button, draw))
        assert is_painted(images[-1])
    assert images[0] != images[1]  # a disabled one looks otherwise


def test_an_icon_button_wants_the_room_that_it_has(theme: Theme, qtbot: QtBot) -> None:
    made = shown(qtbot, icon_button("close", "Close"))
    assert made.sizeHint() == made.size() == QSize(28, 28)
    assert made.accessibleName() == "Close"


def test_a_switch_is_turned_by_a_click_anywhere_and_by_the_space_bar(
    theme: Theme, qtbot: QtBot
) -> None:
    made = shown(qtbot, switch_button("Wrap lines", worded=True))
    assert QAccessible.queryAccessibleInterface(made).role() is QAccessible.Role.CheckBox
    for place in (QPoint(2, 2), made.rect().bottomRight() - QPoint(2, 2)):
        before = made.isChecked()
        QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=place)
        assert made.isChecked() is not before
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert made.isChecked()
    assert made.accessibleName() == "Wrap lines"


def test_every_kind_of_menu_item_is_painted_in_every_state(theme: Theme, qtbot: QtBot) -> None:
    parent = shown(qtbot, QWidget())
    menu = Menu(parent)
    option, kinds = QStyleOptionMenuItem(), QStyleOptionMenuItem.MenuItemType
    option.text = "Copy\tCtrl+C"
    for kind, checked in product((kinds.Normal, kinds.Separator, kinds.SubMenu), (True, False)):
        option.menuItemType, option.checked = kind, checked
        for _ in in_every_state(option):
            draw = control(QStyle.ControlElement.CE_MenuItem)
            assert is_painted(painted(option, menu, draw))
            contents = QStyle.ContentsType.CT_MenuItem
            size = theme_style().sizeFromContents(contents, option, QSize(60, 16), menu)
            assert size.height() == (2 if kind is kinds.Separator else 28)
    assert menu.contentsMargins().left() == 5


def theme_style() -> QStyle:
    style = QApplication.style()
    assert isinstance(style, HelixStyle)
    return style


def test_cells_headings_tooltips_and_menus_are_painted_in_every_state(theme: Theme) -> None:
    widget = QWidget()
    cell, head = QStyleOptionViewItem(), QStyleOptionHeader()
    cell.text = head.text = "Messages"
    elements, panels = QStyle.ControlElement, QStyle.PrimitiveElement
    draws: tuple[tuple[QStyleOption, Draw], ...] = (
        (cell, control(elements.CE_ItemViewItem)),
        (head, control(elements.CE_HeaderSection)),
        (head, control(elements.CE_HeaderLabel)),
        (head, control(elements.CE_HeaderEmptyArea)),
        (QStyleOption(), control(elements.CE_Splitter)),
        (QStyleOption(), primitive(panels.PE_PanelMenu)),
        (QStyleOption(), primitive(panels.PE_PanelTipLabel)),
    )
    for option, draw in draws:
        for _ in in_every_state(option):
            assert is_painted(painted(option, widget, draw))


def test_files_have_icons_and_framed_fields_are_seen_as_in_qts_own_dialog(
    theme: Theme, qtbot: QtBot
) -> None:
    theme.choose("light")
    color = QColor(0, 200, 0)
    icon = QPixmap(16, 16)
    icon.fill(color)
    view, cell = QListWidget(), QStyleOptionViewItem()
    qtbot.addWidget(view)
    cell.initFrom(view)
    cell.text, cell.icon = "notes.txt", QIcon(icon)
    cell.decorationSize = icon.size()
    cell.features = (
        QStyleOptionViewItem.ViewItemFeature.HasDecoration
        | QStyleOptionViewItem.ViewItemFeature.HasDisplay
    )
    for _ in in_every_state(cell):
        image = painted(cell, view, control(QStyle.ControlElement.CE_ItemViewItem))
        colors = {image.pixelColor(x, y).rgb() for x in range(160) for y in range(40)}
        if cell.state & State.State_Enabled:
            assert color.rgb() in colors
            assert theme.color("fg").rgb() in colors
    panel, option = primitive(QStyle.PrimitiveElement.PE_PanelLineEdit), QStyleOptionFrame()
    for framed in (True, False):
        field = QLineEdit(frame=framed)
        qtbot.addWidget(field)
        field.initStyleOption(option)
        option.rect = QRect(0, 0, SIZE.width(), SIZE.height())
        assert is_painted(painted(option, field, panel)) == framed
    assert QLineEdit().sizeHint().height() > QLineEdit(frame=False).sizeHint().height()


@pytest.mark.parametrize("kind", ["bg", "panel", "line"])
def test_what_is_below_a_plain_surface_is_painted_while_a_dialog_fades_in(
    theme: Theme, qtbot: QtBot, kind: str
) -> None:
    frame = surface(kind)
    qtbot.addWidget(frame)
    image = painted(QStyleOption(), frame, primitive(QStyle.PrimitiveElement.PE_Widget))
    assert not is_painted(image)  # an empty rectangle
    option = QStyleOption()
    for _ in in_every_state(option):
        image = painted(option, frame, primitive(QStyle.PrimitiveElement.PE_Widget))
    assert image.pixelColor(0, 0) == theme.color(kind)
    assert not frame.autoFillBackground()


@pytest.mark.parametrize("kind", ["card", "field", "box"])
def test_a_rounded_surface_shows_focus_and_wrong_input(
    theme: Theme, qtbot: QtBot, kind: str
) -> None:
    frame = surface(kind)
    draw, option = primitive(QStyle.PrimitiveElement.PE_Widget), QStyleOption()
    images = []
    for focused, wrong in product((False, True), repeat=2):
        set_look(frame, focused=focused, wrong=wrong)
        for _ in in_every_state(option):
            assert is_painted(painted(option, frame, draw))
        option.state = State.State_Enabled
        images.append(painted(option, frame, draw))
    plain, wrong, focused, both = images
    assert plain not in (wrong, focused)
    assert both == wrong
    assert frame.contentsMargins().top() == 1


@pytest.mark.parametrize("level", [True, False])
def test_a_scroll_bar_has_a_handle_and_no_arrows(theme: Theme, qtbot: QtBot, level: bool) -> None:
    bar = QScrollBar(Qt.Orientation.Horizontal if level else Qt.Orientation.Vertical)
    bar.setRange(0, 300)
    bar.setPageStep(100)
    bar.resize(200, 10) if level else bar.resize(10, 200)
    shown(qtbot, bar, bar.width(), bar.height())
    option, parts = QStyleOptionSlider(), QStyle.SubControl
    bar.initStyleOption(option)

    def place(part: QStyle.SubControl) -> QRect:
        return theme_style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, bar)

    assert place(parts.SC_ScrollBarAddLine).isEmpty()
    handle = place(parts.SC_ScrollBarSlider)
    assert (handle.width(), handle.height()) == ((50, 10) if level else (10, 50))
    assert handle.topLeft().isNull()
    option.sliderPosition = 300
    assert place(parts.SC_ScrollBarSlider).bottomRight() == bar.rect().bottomRight()
    option.direction = Qt.LayoutDirection.RightToLeft
    assert place(parts.SC_ScrollBarSlider).left() == 0
    for _ in in_every_state(option):
        image = painted(
            option,
            bar,
            lambda style, painter, option, widget: style.drawComplexControl(
                QStyle.ComplexControl.CC_ScrollBar, option, painter, widget
            ),
        )
        assert is_painted(image)


def test_a_change_of_theme_reaches_what_is_shown_and_keeps_the_one_style(
    theme: Theme, qtbot: QtBot
) -> None:
    style = QApplication.style()
    labels = {tone: label("text", tone=tone) for tone in TEXT_ROLES}
    window = QWidget()
    column_of(*labels.values(), on=window)
    shown(qtbot, window)
    for appearance in ("light", "dark"):
        theme.choose(appearance)
        assert QApplication.style() is style
        wanted = theme.color("bg")
        assert QToolTip.palette().color(QPalette.ColorRole.ToolTipText) == theme.color("fg")
        qtbot.waitUntil(partial(has_ground, window, wanted))
        shown_colors = [one.palette().color(one.foregroundRole()) for one in labels.values()]
        assert shown_colors == [theme.color(tone) for tone in labels]


def test_scroll_areas_have_neither_frame_nor_background(theme: Theme, qtbot: QtBot) -> None:
    area = make_scroll_area(QWidget())
    qtbot.addWidget(area)
    clear_frame(area)
    assert area.frameWidth() == 0
    assert not area.viewport().autoFillBackground()


def test_another_theme_is_painted_by_the_same_style(theme: Theme, qtbot: QtBot) -> None:
    style = QApplication.style()
    use_style(theme)
    assert QApplication.style() is style
    push_button = shown(qtbot, QPushButton("Save"))
    assert push_button.sizeHint().height() == 32
