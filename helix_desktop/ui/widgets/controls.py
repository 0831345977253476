"""Makes Qt's own buttons, icon buttons, switches, and menus with the right look and tooltip; rows
of buttons that wrap, and a button that asks to be clicked again.
"""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from helix_desktop.ui.style.canvas import CAP_HEIGHT, key_cap_width, set_surface
from helix_desktop.ui.style.qt_style import BUTTON_ICON, BUTTON_LOOKS, MENU_PADDING
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import key_text, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import aligned, row_of

ICON_BUTTON_SIZE = 28
"""Width and height of an icon button, in pixels."""


def button(text: str, role: str = "secondary") -> QPushButton:
    push_button = QPushButton(text)
    style_button(push_button, role)
    return push_button


def style_button(target: QPushButton, role: str) -> None:
    """Give a button a role of `BUTTON_LOOKS`."""
    target.setProperty("role", role)
    target.setFont(font("smallb"))
    target.setCursor(Qt.CursorShape.PointingHandCursor)


def set_icon(target: QPushButton, name: str, *, tone: str) -> None:
    """Put an icon before a button's text."""
    target.setProperty("iconName", name)
    target.setProperty("iconTone", tone)
    target.setIconSize(QSize(BUTTON_ICON, BUTTON_ICON))  # Qt forgets the size it wanted before


def key_button(text: str, keys: str = "", *, role: str = "secondary") -> QPushButton:
    """Return a button that shows its shortcut and takes no focus from a click."""
    push_button = button("", role)
    push_button.setProperty("compact", True)
    push_button.setProperty("keys", key_text(keys))
    push_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    push_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    set_words(push_button, text)
    return push_button


def set_words(target: QPushButton, text: str, second_text: str = "") -> None:
    """Change the text of a key button, and the quieter text after it."""
    second_text = label_line(second_text, 400)
    target.setProperty("secondText", second_text)
    target.setText("")  # Qt measures a button anew only after a change of its text
    target.setText(text)
    words = (text, second_text, target.property("keys"))
    target.setAccessibleName(" ".join(word for word in words if word))


def icon_button(icon: str, tip: str) -> QPushButton:
    """Return a square button with an icon and a tip, which takes no focus from a click."""
    push_button = button("", "icon")
    push_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    push_button.setFixedSize(ICON_BUTTON_SIZE, ICON_BUTTON_SIZE)
    show_icon(push_button, icon, tip)
    return push_button


def show_icon(target: QPushButton, icon: str, tip: str) -> None:
    target.setProperty("iconName", icon)
    show_tip(target, tip)
    target.update()


def show_tip(target: QAbstractButton, tip: str) -> None:
    """Give a button without a text a tip, which a screen reader reads as its name."""
    target.setAccessibleName(tip)
    target.setToolTip(plain_tip(tip))


def style_pill(target: QPushButton, icon: str, *, role: str = "pill") -> None:
    """Make a button a pill: an icon, and a text that is cut in the middle if there is no room."""
    style_button(target, role)
    set_icon(target, icon, tone="fg2")
    target.setFont(font("microb"))
    target.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    target.setMinimumWidth(2 * BUTTON_LOOKS[role].padding + BUTTON_ICON)
    target.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)


def key_cap(keys: str) -> QLabel:
    """Return one cap that shows all keys of a shortcut."""
    cap = label(key_text(keys), "microb", "mut")
    set_surface(cap, "cap")
    cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
    cap.setFixedSize(round(key_cap_width(cap.text())), CAP_HEIGHT)
    return cap


def key_hints(hints: Iterable[tuple[str, str]]) -> QHBoxLayout:
    """Return a line of keys, each with what it does."""
    row = row_of(spacing=8)
    for keys, words in hints:
        row.addWidget(key_cap(keys))
        row.addWidget(label(words, "small", "fg2"))
        row.addSpacing(8)
    return row


def switch_button(name: str, *, worded: bool = False) -> QPushButton:
    """Return a switch, turned by a click or the space bar; `worded` shows its name before it."""
    push_button = button(name if worded else "", "switch")
    push_button.setCheckable(True)
    push_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    push_button.setAccessibleName(name)
    push_button.setFixedSize(push_button.sizeHint())
    return push_button


class Menu(QMenu):
    """A menu with room around its items."""

    def __init__(self, parent: QWidget, title: str = "") -> None:
        super().__init__(title, parent)
        self.setContentsMargins(MENU_PADDING, MENU_PADDING, MENU_PADDING, MENU_PADDING)

    def open_below(self, opener: QWidget) -> None:
        """Open the menu below a button; it is deleted when it closes."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.popup(opener.mapToGlobal(opener.rect().bottomLeft()))


BUTTON_GAP = 8


class WrappingButtonRow(QWidget):
    """Buttons side by side; the last one is below where the texts would not fit."""

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        self._buttons, self._wraps = buttons, False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BUTTON_GAP)
        for index, widget in enumerate(buttons):
            self._grid.addWidget(widget, 0, index)
            self._grid.setColumnStretch(index, 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        needed = sum(button.sizeHint().width() for button in self._buttons)
        wraps = needed + (len(self._buttons) - 1) * BUTTON_GAP > self.width()
        if wraps is self._wraps:
            return
        self._wraps, last = wraps, len(self._buttons) - 1
        if wraps:
            self._grid.addWidget(self._buttons[last], 1, 0, 1, last)
        else:
            self._grid.addWidget(self._buttons[last], 0, last)
        self._grid.setColumnStretch(last, 0 if wraps else 1)
        self.updateGeometry()


class ConfirmButton(QWidget):
    """A button that asks for confirmation in place; `agreed` follows the second click.

    Any other action changes nothing.
    """

    agreed = Signal()

    def __init__(self, words: str, *, question: str, yes: str) -> None:
        super().__init__()
        self.first = key_button(words)
        self._question = label(question, "small", "fg2")
        self.yes = key_button(yes, role="refuse")
        self.no = key_button(tr("Cancel"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row_of(
            *(
                aligned(widget, Qt.AlignmentFlag.AlignVCenter)
                for widget in (self.first, self._question, self.yes, self.no)
            ),
            on=self,
            spacing=8,
        )
        self.first.clicked.connect(lambda: self._ask(asking=True))
        self.no.clicked.connect(lambda: self._ask(asking=False))
        self.yes.clicked.connect(self._on_yes)
        self._ask(asking=False)

    def _ask(self, *, asking: bool) -> None:
        self.first.setVisible(not asking)
        for widget in (self._question, self.yes, self.no):
            widget.setVisible(asking)
        self.updateGeometry()

    def _on_yes(self) -> None:
        self._ask(asking=False)
        self.agreed.emit()
