"""Buttons: text buttons, icon buttons, buttons that show their shortcut, and painted key caps."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPaintEvent, QResizeEvent
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
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import key_text, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import aligned, row_of

BETWEEN = 8


def button(text: str, *, primary: bool = False) -> QPushButton:
    push_button = QPushButton(text)
    style_button(push_button, primary=primary)
    return push_button


def style_button(target: QPushButton, *, primary: bool = False) -> None:
    target.setFont(font("smallb"))
    target.setProperty("role", "primary" if primary else "secondary")
    target.setCursor(Qt.CursorShape.PointingHandCursor)


def quiet_button(text: str) -> QPushButton:
    """Return a button without a fill until the pointer is over it."""
    quiet = button(text)
    quiet.setProperty("role", "quiet")
    return quiet


def set_icon(target: QPushButton, name: str, *, tone: str) -> None:
    """Put an icon before a button's text; the style paints it."""
    target.setProperty("iconName", name)
    target.setProperty("iconTone", tone)
    target.setIconSize(QSize(BUTTON_ICON, BUTTON_ICON))  # Qt forgets the size it wanted before


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


class IconButton(PaintedButton):
    """A 28-pixel button with an icon."""

    def __init__(self, theme: Theme, icon: str, tip: str) -> None:
        super().__init__(theme)
        self._tone = ""
        self.setFixedSize(self.sizeHint())
        self.show_as(icon, tip)

    def show_as(self, icon: str, tip: str) -> None:
        self._icon = icon
        self.setAccessibleName(tip)
        self.setToolTip(plain_tip(tip))
        self.update()

    def tint(self, tone: str) -> None:
        """Set the icon's color; "" restores the default."""
        self._tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(28, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, border = Canvas.on(self, self.theme), "acc" if self.hasFocus() else ""
        if self.underMouse() or border:
            canvas.box(self.rect(), 6, "hover", border=border)
        at = QPointF((self.width() - 16) // 2, (self.height() - 16) // 2)
        canvas.icon(at, self._icon, self._tone or "fg2" if self.isEnabled() else "dis")


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


HEIGHT, PADDING, GAP = 32, 12, 8
REFUSING, REFUSING_CAP, ON_PRIMARY = 31, 41, 51
"""Alpha of the fills: 12% and 16% of the refusing color, 20% white on the primary button."""


class ButtonRole(StrEnum):
    """The appearance of a button."""

    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    REFUSING = "refusing"


class KeyButton(PaintedButton):
    """A button with its text, a quieter text, and its shortcut."""

    def __init__(
        self, theme: Theme, text: str, key: str = "", *, role: ButtonRole = ButtonRole.PLAIN
    ) -> None:
        super().__init__(theme)
        self._key = key_text(key)
        self._role = role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_as(text)

    def show_as(self, text: str, second_text: str = "") -> None:
        self.setText(text)
        self.beside = label_line(second_text, 400)
        words = (text, self.beside, self._key)
        self.setAccessibleName(" ".join(word for word in words if word))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = 2 * PADDING + text_width(self.text(), "smallb")
        if self.beside:
            width += GAP + text_width(self.beside, "micro")
        if self._key:
            width += GAP - 4 + key_cap_width(self._key)
        return QSize(round(width), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), QRectF(self.rect())
        self._paint_ground(canvas, rect)
        tone = self._tone("onacc", "fg2" if self._role is ButtonRole.QUIET else "fg")
        rect.setLeft(PADDING)
        wide = canvas.text(rect, self.text(), "smallb", tone=tone, elide=WHOLE)
        if self.beside:
            quiet = "onacc" if self._role is ButtonRole.PRIMARY else "mut"
            rect.setLeft(PADDING + wide + GAP)
            canvas.text(rect, self.beside, "micro", tone=quiet, elide=WHOLE)
        if self._key:
            self._paint_cap(canvas)
        if self.hasFocus():
            canvas.focus_ring(self.rect(), 8)

    def _tone(self, primary: str, plain: str) -> str:
        if not self.isEnabled():
            return "dis"
        tones = {ButtonRole.PRIMARY: primary, ButtonRole.REFUSING: "bad"}
        return tones.get(self._role, plain)

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        theme, hot = self.theme, self.underMouse()
        if not self.isEnabled():
            canvas.box(rect, 8, "surf", border="line")
        elif self._role is ButtonRole.PRIMARY:
            canvas.box(rect, 8, "accfill_h" if hot else "accfill")
        elif self._role is ButtonRole.PLAIN:
            plain = "surf2" if theme.dark else "surf"
            canvas.box(rect, 8, plain, border="mut" if hot else "line2")
        elif self._role is ButtonRole.REFUSING:
            edge = theme.colour("bad", 120) if hot else ""
            canvas.box(rect, 8, theme.tint("bad", "surf", REFUSING), border=edge)
        elif hot:
            canvas.box(rect, 8, "hover")

    def _paint_cap(self, canvas: Canvas) -> None:
        width = key_cap_width(self._key)
        left = self.width() - PADDING + 4 - width
        cap = QRectF(left, (self.height() - CAP_HEIGHT) / 2, width, CAP_HEIGHT)
        enabled = self.isEnabled()
        if enabled and self._role is ButtonRole.PRIMARY:
            canvas.box(cap, 4, QColor(255, 255, 255, ON_PRIMARY))
        elif enabled and self._role is ButtonRole.REFUSING:
            canvas.box(cap, 4, self.theme.colour("bad", REFUSING_CAP))
        else:
            canvas.box(cap, 4, "surf", border="line2" if enabled else "line")
        tone = self._tone("onacc", "mut")
        canvas.text(cap, self._key, "microb", tone=tone, align=CENTER, elide=WHOLE)


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

    def __init__(self, theme: Theme, words: str, *, question: str, yes: str) -> None:
        super().__init__()
        self.first = KeyButton(theme, words)
        self._question = label(question, "small", "fg2")
        self.yes = KeyButton(theme, yes, role=ButtonRole.REFUSING)
        self.no = KeyButton(theme, tr("Cancel"))
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
