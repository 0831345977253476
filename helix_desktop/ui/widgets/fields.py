"""Fields of a row: a number with its unit, and a line of text.

Fields of settings: one line of text (a key among them), several lines, and what came of it.

The bar above a content: what is looked for in it, and how far it is found.

A slider that stops at its neighbours: what is beyond them is dashed, not forbidden to type.
"""

import math

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget
from shiboken6 import isValid

from helix_desktop.ui.style.canvas import (
    arrow_step,
    brush,
    focus_ring,
    mirrored_point,
    rounded,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.text.safe_text import bounded_text
from helix_desktop.ui.widgets.buttons import IconButton
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import aligned, grow, row_of

HEIGHT, BESIDE = 28, 28
"""Its height, and what is beside a figure and its unit."""
LONGEST = "10,000,000"
"""A figure that a field of tokens has to have room for; the others are as wide."""


class TextField(QFrame):
    """One line; `typed` on every change, `entered` when it is done with."""

    typed = Signal(str)
    entered = Signal(str)
    stepped = Signal(int)
    """Up or down was pressed: so many steps."""

    def __init__(self, name: str, *, width: int = 0, hint: str = "") -> None:
        super().__init__()
        self.setProperty("surface", "box")
        self.setFixedHeight(HEIGHT)
        if width:
            self.setFixedWidth(width)
        self.line = QLineEdit()
        self.line.setFont(font("smallb"))
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(hint)
        self.line.textEdited.connect(self.typed)
        self.line.editingFinished.connect(lambda: self.entered.emit(self.line.text()))
        self.line.installEventFilter(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 8, 0)
        self._row.setSpacing(5)
        self._row.addWidget(self.line, 1)

    def text(self) -> str:
        return self.line.text()

    def show_text(self, text: str) -> None:
        """What holds now; what is being typed stays as it is."""
        if self.line.text() != text:
            self.line.setText(text)

    def set_wrong(self, wrong: bool) -> None:
        if bool(self.property("wrong")) != wrong:
            self.setProperty("wrong", wrong)
            self.style().polish(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("focused", event.type() is QEvent.Type.FocusIn)
            self.style().polish(self)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if steps:
                large = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.stepped.emit(10 * steps if large else steps)
                return True
        return super().eventFilter(watched, event)


class NumberField(TextField):
    """A number at the right of its field, and the unit behind it."""

    def __init__(self, name: str, unit: str) -> None:
        super().__init__(name)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
        if unit:
            self._row.addWidget(label(unit, "micro", "mut"))
        figures = self.line.fontMetrics().horizontalAdvance(LONGEST)
        behind = QFontMetrics(font("micro")).horizontalAdvance(tr("tok"))
        self.setFixedWidth(figures + behind + BESIDE)


FIELD = 32
ICONS = {"ok": "check", "bad": "close", "warn": "warn", "mut": ""}


class _Framed(QFrame):
    """A box whose border says where the keyboard is, and what cannot be."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setProperty("surface", "box")
        inner.installEventFilter(self)

    def show_wrong(self, *, wrong: bool) -> None:
        self.setProperty("wrong", wrong)
        self.style().polish(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("focused", event.type() is QEvent.Type.FocusIn)
            self.style().polish(self)
        return super().eventFilter(watched, event)


class LineField(_Framed):
    """One line. A `secret` is shown as dots until its eye is clicked."""

    changed = Signal(str)
    entered = Signal()

    def __init__(
        self, theme: Theme, name: str, *, hint: str = "", unit: str = "", secret: bool = False
    ) -> None:
        self.line = QLineEdit()
        super().__init__(self.line)
        self.setFixedHeight(FIELD)
        self.line.setFont(font("mono" if secret else "small"))
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(name)
        self.line.textEdited.connect(self.changed)
        self.line.returnPressed.connect(self.entered)
        self._secret = secret
        layout = row_of(
            grow(self.line), on=self, margins=(10, 0, 4 if secret else 10, 0), spacing=4
        )
        if unit:
            layout.addWidget(label(unit, "micro", "mut"))
        if secret:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
            self._eye = IconButton(theme, "eye", tr("Show it"))
            self._eye.clicked.connect(self._on_eye)
            layout.addWidget(self._eye)

    def text(self) -> str:
        return self.line.text()

    def set_text(self, text: str) -> None:
        """What is not being typed there right now; the beginning of it is in view."""
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self.settle()

    @property
    def waiting(self) -> bool:
        """Whether something was typed here that is not in force."""
        return self.line.isModified() and bool(self.text().strip())

    def settle(self) -> None:
        """What stands here is in force, or needs not to be."""
        self.line.setModified(False)

    def _on_eye(self) -> None:
        hidden = self.line.echoMode() is QLineEdit.EchoMode.Password
        normal, dots = QLineEdit.EchoMode.Normal, QLineEdit.EchoMode.Password
        self.line.setEchoMode(normal if hidden else dots)
        icon, tip = ("eye-off", tr("Hide it")) if hidden else ("eye", tr("Show it"))
        self._eye.show_as(icon, tip)


class TextArea(_Framed):
    """Several lines of plain text."""

    changed = Signal()

    def __init__(self, name: str, *, hint: str = "", code: bool = False, height: int = 120) -> None:
        self.editor = QPlainTextEdit()
        super().__init__(self.editor)
        self.editor.setFont(font("mono" if code else "body"))
        self.editor.setPlaceholderText(hint)
        self.editor.setAccessibleName(name)
        self.editor.setTabChangesFocus(True)
        self.editor.textChanged.connect(self.changed)
        self.setFixedHeight(height)
        row_of(self.editor, on=self, margins=(8, 6, 4, 6))

    def text(self) -> str:
        return self.editor.toPlainText()

    def set_text(self, text: str) -> None:
        if text != self.text():
            self.editor.setPlainText(text)
        self.editor.document().setModified(False)

    @property
    def waiting(self) -> bool:
        """Whether something was typed here that is not in force."""
        return self.editor.document().isModified() and bool(self.text().strip())

    def show_only(self, text: str) -> None:
        """Text of others, to be read; bounded, with what hides spelled out."""
        self.editor.setReadOnly(True)
        self.editor.setPlainText(bounded_text(text))


class StatusLine(QWidget):
    """What came of something: an icon and words; hidden while there is nothing to say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._tone = theme, "mut"
        self._icon = label("")
        self._icon.setFixedSize(16, 16)
        self._words = label("", "small", "mut", wrap=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row_of(
            aligned(self._icon, Qt.AlignmentFlag.AlignTop),
            grow(self._words),
            on=self,
            margins=0,
            spacing=8,
        )
        theme.changed.connect(self._draw)
        self.hide()

    def say(self, words: str, tone: str = "mut") -> None:
        """Nothing for "". Whoever is late finds that nobody is there any more."""
        if not isValid(self):
            return
        self._tone = tone
        self._words.setText(bounded_text(words, 1_000))
        self._words.setProperty("tone", tone)
        self._words.style().polish(self._words)
        self._icon.setVisible(bool(ICONS.get(tone)))
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self._draw()

    def text(self) -> str:
        return "" if self.isHidden() else self._words.text()

    def tone(self) -> str:
        return self._tone

    def _draw(self) -> None:
        if icon := ICONS.get(self._tone):
            ratio = self.devicePixelRatioF()
            self._icon.setPixmap(self._theme.icon(icon, self._tone, size=16, ratio=ratio))


FIND_BAR_HEIGHT = 32
QUIET = 200


class _Line(QLineEdit):
    """Enter goes to the next hit, Shift+Enter to the one before; Esc empties."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """`wanted` carries what is looked for once the person pauses."""

    wanted = Signal(str)
    stepped = Signal(int)
    copy_wanted = Signal()
    wrapped = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFixedHeight(FIND_BAR_HEIGHT)
        self.line = _Line()
        self.line.setFont(font("monos"))
        self.line.setFrame(False)
        self.line.setMaxLength(500)
        self.line.setPlaceholderText(tr("Find in the content"))
        self.line.setAccessibleName(tr("Find in the content"))
        self._found = label("", "micro", "mut")
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(lambda: self.wanted.emit(self.line.text()))
        layout = row_of(grow(self.line), self._found, on=self, margins=(20, 0, 12, 0), spacing=4)
        for icon, tip, act in (
            ("up", tr("Hit before (Shift+Enter)"), lambda: self.stepped.emit(-1)),
            ("down", tr("Next hit (Enter)"), lambda: self.stepped.emit(1)),
            ("wrap", tr("Break long lines"), self.wrapped.emit),
            ("copy", tr("Copy the content"), self.copy_wanted.emit),
        ):
            made = IconButton(theme, icon, tip)
            made.clicked.connect(act)
            layout.addWidget(made)
        self.line.textChanged.connect(self._quiet.start)
        self.line.stepped.connect(self.stepped)

    def rest(self) -> None:
        """No timer runs afterwards, until somebody types."""
        self._quiet.stop()

    def show_found(self, at: int, count: int, *, more: bool = False) -> None:
        """The hit that is looked at, from 1, and how many there are; none: what was looked for."""
        if not self.line.text():
            self._found.setText("")
        elif not count:
            self._found.setText(tr("not found"))
        else:
            known = f"{count_text(count)}{'+' if more else ''}"
            self._found.setText(tr("{0} of {1}").format(count_text(at), known))

    def found(self) -> str:
        return self._found.text()


WIDTH, SLIDER_HEIGHT, INSET = 184, 28, 7
LEAST = 120
"""Its width where there is little room."""
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
}


class SliderScale(Struct, frozen=True):
    """From `low` to `high`; `curved` gives small values as much room as large ones."""

    low: float
    high: float
    step: float = 1.0
    curved: bool = False

    def share(self, value: float) -> float:
        """Where a value stands, 0 to 1."""
        value = max(self.low, min(self.high, value))
        if self.high <= self.low:
            return 0.0
        if not self.curved:
            return (value - self.low) / (self.high - self.low)
        return math.log(self._lifted(value)) / math.log(self._lifted(self.high))

    def value(self, share: float) -> float:
        """What stands there, rounded to a step."""
        share = max(0.0, min(1.0, share))
        if self.curved:
            found = self.low + (float(self._lifted(self.high) ** share) - 1) * self._knee
        else:
            found = self.low + share * (self.high - self.low)
        step = self.step_at(found)
        return max(self.low, min(self.high, round(found / step) * step))

    def step_at(self, value: float) -> float:
        """A curved scale has two significant digits."""
        if not self.curved or value < 10 * self.step:
            return self.step
        return max(self.step, 10.0 ** (math.floor(math.log10(value)) - 1))

    @property
    def _knee(self) -> float:
        return max(1.0, (self.high - self.low) / 200)

    def _lifted(self, value: float) -> float:
        return 1 + (value - self.low) / self._knee


class BoundedSlider(QWidget):
    """`moved` carries each value on the way; it never leaves its stops."""

    moved = Signal(float)

    def __init__(self, theme: Theme, scale: SliderScale, name: str) -> None:
        super().__init__()
        self._theme, self.scale = theme, scale
        self._value, self._mark = scale.low, -1.0
        self._least, self._most = scale.low, scale.high
        self._held = self._off = False
        self.setAccessibleName(name)
        self.setFixedHeight(SLIDER_HEIGHT)
        self.setMinimumWidth(LEAST)
        self.setMaximumWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def show_value(self, value: float) -> None:
        self._value = value
        self.setAccessibleDescription(f"{value:,g}")
        self.update()

    def show_mark(self, value: float | None) -> None:
        """A tick at the value it would fall back to."""
        self._mark = -1.0 if value is None else self.scale.share(value)
        self.update()

    def set_stops(self, least: float, most: float, *, off: bool = False) -> None:
        """`off`: 0 is a value too, on the other side of what lies below the lower stop."""
        self._least, self._most, self._off = least, most, off
        self.update()

    def set_scale(self, scale: SliderScale) -> None:
        self.scale = scale
        self.update()

    def value(self) -> float:
        return self._value

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, SLIDER_HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = True
        self._go(mirrored_point(self, event.position()).x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self._go(mirrored_point(self, event.position()).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = False
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls; a value never changes by passing over it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        steps = STEPS.get(key, 0)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            steps *= arrow_step(self)
        if not steps:
            super().keyPressEvent(event)
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            steps *= 10
        self._put(self._stepped(steps))

    def _stepped(self, steps: int) -> float:
        """Nothing lies between off and the least: from one to the other is one step."""
        if self._off and steps > 0 and not self._value:
            return self._least
        if self._off and steps < 0 and self._value <= self._least:
            return 0.0
        return self._value + steps * self.scale.step_at(self._value)

    def _go(self, x: float) -> None:
        self._put(self.scale.value((x - INSET) / (self.width() - 2 * INSET)))

    def _put(self, value: float) -> None:
        nothing = self._off and value < self._least / 2
        value = 0.0 if nothing else max(self._least, min(self._most, value))
        if value != self._value:
            self.show_value(value)
            self.moved.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle = self._theme, self.height() / 2
        low, high = self._x(self._least), self._x(self._most)
        rounded(painter, QRectF(low, middle - 2, high - low, 4), 2, fill=theme.colour("line2"))
        at = self._x(self._value)
        fill = theme.colour("accfill" if self.isEnabled() else "line2")
        if at > low:
            rounded(painter, QRectF(low, middle - 2, at - low, 4), 2, fill=fill)
        self._paint_beyond(painter, middle, low=low, high=high)
        if self._mark >= 0:
            x = INSET + self._mark * (self.width() - 2 * INSET)
            painter.fillRect(QRectF(x - 0.75, middle - 6, 1.5, 12), theme.colour("mut"))
        if self._held or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("acc", 56))
            painter.drawEllipse(QPointF(at, middle), 10, 10)
        painter.setPen(QPen(theme.colour("acc"), 2.5))
        painter.setBrush(theme.colour("bg"))
        painter.drawEllipse(QPointF(at, middle), 5.75, 5.75)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), 8, colour=theme.colour("acc"))

    def _paint_beyond(self, painter: QPainter, middle: float, *, low: float, high: float) -> None:
        """What a neighbour does not leave room for."""
        painter.setPen(QPen(self._theme.colour("mut"), 2, Qt.PenStyle.CustomDashLine))
        pen = painter.pen()
        pen.setDashPattern([1.5, 1.5])
        painter.setPen(pen)
        first, last = float(INSET), float(self.width() - INSET)
        for left, right, stop in ((first, low, low), (high, last, high)):
            if right - left > 1:
                painter.drawLine(QPointF(left, middle), QPointF(right, middle))
                place = QRectF(stop - 0.5, middle - 5, 1, 10)
                painter.fillRect(place, self._theme.colour("mut"))

    def _x(self, value: float) -> float:
        return INSET + self.scale.share(value) * (self.width() - 2 * INSET)
