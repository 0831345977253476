"""Rows of buttons, buttons that paint themselves, and painted key caps."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    CAP_HEIGHT,
    CENTER,
    ELIDE_MIDDLE,
    KEYBOARD,
    WHOLE,
    Canvas,
    PaintedWidget,
    key_cap_width,
    text_width,
)
from helix_desktop.ui.style.qt_style import BUTTON_ICON
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import key_text, tr
from helix_desktop.ui.widgets.controls import key_button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import aligned, row_of

BETWEEN = 8


class WrappingButtonRow(QWidget):
    """Buttons side by side; the last one is below where the texts would not fit."""

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        self._buttons, self._wraps = buttons, False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BETWEEN)
        for at, widget in enumerate(buttons):
            self._grid.addWidget(widget, 0, at)
            self._grid.setColumnStretch(at, 1)

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
        wraps = needed + (len(self._buttons) - 1) * BETWEEN > self.width()
        if wraps is self._wraps:
            return
        self._wraps, last = wraps, len(self._buttons) - 1
        if wraps:
            self._grid.addWidget(self._buttons[last], 1, 0, 1, last)
        else:
            self._grid.addWidget(self._buttons[last], 0, last)
        self._grid.setColumnStretch(last, 0 if wraps else 1)
        self.updateGeometry()


class PaintedButton(QAbstractButton):
    """A button that paints itself; a click takes no focus."""

    by_keyboard = False
    """Whether the focus came by the keyboard, and so shows a ring."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.by_keyboard = event.reason() in KEYBOARD


PILL_HEIGHT, PILL_PADDING, PILL_GAP = 28, 12, 6
ROUNDING = 2
"""The pixels by which drawn text can be wider than measured."""


class IconPill(PaintedButton):
    """A pill with an icon before its text, which is cut in the middle where there is no room."""

    def __init__(self, theme: Theme, icon: str, *, widest: int = 1_000) -> None:
        super().__init__(theme)
        self._icon, self._widest = icon, widest
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = round(text_width(self.text(), "microb")) + ROUNDING
        words += 2 * PILL_PADDING + BUTTON_ICON + PILL_GAP
        return QSize(min(self._widest, words), PILL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * PILL_PADDING + BUTTON_ICON, PILL_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect, radius = Canvas.on(self, self.theme), QRectF(self.rect()), PILL_HEIGHT / 2
        canvas.box(rect, radius, "hover" if self.underMouse() else "surf", border="line")
        if self.hasFocus():
            canvas.focus_ring(rect, radius)
        at = QPointF(PILL_PADDING, (PILL_HEIGHT - BUTTON_ICON) / 2)
        canvas.icon(at, self._icon, "fg2", size=BUTTON_ICON)
        place = rect.adjusted(PILL_PADDING + BUTTON_ICON + PILL_GAP, 0, -PILL_PADDING, 0)
        canvas.text(place, self.text(), "microb", tone="fg2", elide=ELIDE_MIDDLE)


class KeyCap(PaintedWidget):
    """One cap that shows all keys of a shortcut."""

    def __init__(self, theme: Theme, keys: str) -> None:
        super().__init__(theme)
        self._keys = key_text(keys)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(key_cap_width(self._keys)), CAP_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), self.rect()
        canvas.box(rect, 4, "surf", border="line2")
        canvas.text(rect, self._keys, "microb", tone="mut", align=CENTER, elide=WHOLE)


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
