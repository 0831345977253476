"""Input fields: text, number, secret, several lines, status line, the slider; keys that write."""

import math
from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget
from shiboken6 import isValid

from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import (
    Canvas,
    PaintedWidget,
    arrow_step,
    mirrored_point,
    set_look,
    set_surface,
    text_width,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, figure_text, tr
from helix_desktop.ui.text.safe_text import bounded_text
from helix_desktop.ui.widgets.controls import icon_button, show_icon
from helix_desktop.ui.widgets.labels import IconLabel, label, set_tone
from helix_desktop.ui.widgets.layout import aligned, clear_frame, grow, row_of

FIELD_HEIGHT, FIELD_PADDING = 28, 28
"""Height of a field; width of everything beside a figure and its unit, in pixels."""
WIDEST_NUMBER = "10,000,000"
"""The longest figure of a field of tokens; all number fields are as wide."""


class FramedField(QFrame):
    """A box around an input, whose border shows the keyboard focus and invalid input."""

    def __init__(self, inner: QWidget, name: str) -> None:
        super().__init__()
        self.name = name
        set_surface(self, "box")
        inner.setAccessibleName(name)
        inner.installEventFilter(self)

    def set_wrong(self, wrong: bool) -> None:
        set_look(self, wrong=wrong)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_look(self, focused=event.type() is QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)


class TextField(FramedField):
    """A field of one line; `typed` comes with every change, `entered` when editing is finished."""

    typed = Signal(str)
    entered = Signal(str)
    stepped = Signal(int)
    """The steps that Up or Down asks for."""

    def __init__(self, name: str, *, width: int = 0) -> None:
        self.line = QLineEdit(frame=False)
        super().__init__(self.line, name)
        self.setFixedHeight(FIELD_HEIGHT)
        if width:
            self.setFixedWidth(width)
        self.line.setFont(font("smallb"))
        self.line.textEdited.connect(self.typed)
        self.line.editingFinished.connect(lambda: self.entered.emit(self.line.text()))
        self._row = row_of(grow(self.line), on=self, margins=(8, 0, 8, 0), spacing=5)

    def text(self) -> str:
        return self.line.text()

    def show_text(self, text: str) -> None:
        """Show the value in force; an equal text keeps its cursor."""
        if self.line.text() != text:
            self.line.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if steps:
                large = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.stepped.emit(10 * steps if large else steps)
                return True
        return super().eventFilter(watched, event)


class NumberField(TextField):
    """A field with a right-aligned number and its unit."""

    def __init__(self, name: str, unit: str) -> None:
        super().__init__(name)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
        if unit:
            self._row.addWidget(label(unit, "micro", "mut"))
        number, unit_width = (
            text_width(WIDEST_NUMBER, "smallb"),
            text_width(tr("tokens"), "micro"),
        )
        self.setFixedWidth(round(number) + round(unit_width) + FIELD_PADDING)


LINE_FIELD_HEIGHT = 32
FIELD_ICONS = {"ok": "check", "bad": "close", "warn": "warn", "mut": ""}


class LineField(FramedField):
    """A field of one line in a form. A `secret` is masked until its eye button is clicked."""

    changed = Signal(str)
    entered = Signal()

    def __init__(self, name: str, *, hint: str = "", unit: str = "", secret: bool = False) -> None:
        self.line = QLineEdit(frame=False)
        super().__init__(self.line, name)
        self.setFixedHeight(LINE_FIELD_HEIGHT)
        self.line.setFont(font("mono" if secret else "small"))
        self.line.setPlaceholderText(hint)
        self.line.textEdited.connect(self.changed)
        self.line.returnPressed.connect(self.entered)
        layout = row_of(
            grow(self.line), on=self, margins=(10, 0, 4 if secret else 10, 0), spacing=4
        )
        if unit:
            layout.addWidget(label(unit, "micro", "mut"))
        if secret:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
            self._eye = icon_button("eye", tr("Show"))
            self._eye.setAccessibleDescription(name)
            self._eye.clicked.connect(self._on_eye)
            layout.addWidget(self._eye)

    def set_hint(self, hint: str) -> None:
        self.line.setPlaceholderText(hint)

    def text(self) -> str:
        return self.line.text()

    def set_text(self, text: str) -> None:
        """Replace a different text and show its beginning. The field then has nothing pending."""
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self.settle()

    def clear_taken(self, text: str) -> None:
        """Clear a text that is in force now; anything typed since then stays."""
        if self.text() == text:
            self.set_text("")

    @property
    def waiting(self) -> bool:
        """Whether the user typed a value that is not in force yet."""
        return self.line.isModified() and bool(self.text().strip())

    def settle(self) -> None:
        """Mark the text as in force, or as not pending any more."""
        self.line.setModified(False)

    def _on_eye(self) -> None:
        hidden = self.line.echoMode() is QLineEdit.EchoMode.Password
        normal, dots = QLineEdit.EchoMode.Normal, QLineEdit.EchoMode.Password
        self.line.setEchoMode(normal if hidden else dots)
        icon, tip = ("eye-off", tr("Hide")) if hidden else ("eye", tr("Show"))
        show_icon(self._eye, icon, tip)


class TextArea(FramedField):
    """A field of several lines of plain text."""

    changed = Signal()

    def __init__(self, name: str, *, hint: str = "", code: bool = False, height: int = 120) -> None:
        self.editor = QPlainTextEdit()
        clear_frame(self.editor)
        super().__init__(self.editor, name)
        self.editor.setFont(font("mono" if code else "body"))
        self.editor.setPlaceholderText(hint)
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
        """Whether the user typed a text that is not in force yet."""
        return self.editor.document().isModified() and bool(self.text().strip())

    def show_only(self, text: str) -> None:
        """Show outside text read-only: bounded, with hidden characters spelled out."""
        self.editor.setReadOnly(True)
        self.editor.setPlainText(bounded_text(text))


class StatusLine(QWidget):
    """The result of an action as an icon and a text; hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self._tone = "mut"
        self._icon = IconLabel("", "mut")
        self._words = label("", "small", "mut", wrap=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row_of(
            aligned(self._icon, Qt.AlignmentFlag.AlignTop), grow(self._words), on=self, spacing=8
        )
        self.hide()

    def say(self, words: str, tone: str = "mut") -> None:
        """Show a text; "" hides the line. A call after the widget was deleted is ignored."""
        if not isValid(self):
            return
        self._tone = tone
        self._words.setText(bounded_text(words, 1_000))
        set_tone(self._words, tone)
        self._icon.setVisible(bool(FIELD_ICONS.get(tone)))
        self._icon.show_as(FIELD_ICONS.get(tone, ""), tone)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def text(self) -> str:
        return "" if self.isHidden() else self._words.text()

    def tone(self) -> str:
        return self._tone


SLIDER_WIDTH, SLIDER_HEIGHT, SLIDER_INSET = 184, 28, 7
MIN_SLIDER_WIDTH = 120
"""Least width, where there is little room."""
KEY_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
}


class SliderScale(Struct, frozen=True):
    """The scale of a slider from `low` to `high`; `curved` gives small values as much room."""

    low: float
    high: float
    step: float = 1.0
    curved: bool = False

    def share(self, value: float) -> float:
        """Return a value's position, from 0 to 1."""
        value = max(self.low, min(self.high, value))
        if self.high <= self.low:
            return 0.0
        if not self.curved:
            return (value - self.low) / (self.high - self.low)
        return math.log(self._lifted(value)) / math.log(self._lifted(self.high))

    def value(self, share: float) -> float:
        """Return the value at a position, rounded to a step."""
        share = max(0.0, min(1.0, share))
        if self.curved:
            value = self.low + (float(self._lifted(self.high) ** share) - 1) * self._knee
        else:
            value = self.low + share * (self.high - self.low)
        step = self.step_at(value)
        return max(self.low, min(self.high, round(value / step) * step))

    def step_at(self, value: float) -> float:
        """Return the step at a value; on a curved scale it keeps two significant digits."""
        if not self.curved or value < 10 * self.step:
            return self.step
        return max(self.step, 10.0 ** (math.floor(math.log10(value)) - 1))

    @property
    def _knee(self) -> float:
        return max(1.0, (self.high - self.low) / 200)

    def _lifted(self, value: float) -> float:
        return 1 + (value - self.low) / self._knee


class BoundedSlider(PaintedWidget):
    """A slider that stays between its stops; `moved` carries each value on the way.

    Values beyond the stops are dashed; they may still be typed in a field.
    """

    moved = Signal(float)

    def __init__(self, scale: SliderScale, name: str) -> None:
        super().__init__()
        self.scale = scale
        self._value, self._mark = scale.low, -1.0
        self._least, self._most = scale.low, scale.high
        self._dragging = False
        self.setAccessibleName(name)
        self.setFixedHeight(SLIDER_HEIGHT)
        self.setMinimumWidth(MIN_SLIDER_WIDTH)
        self.setMaximumWidth(SLIDER_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_value(self, value: float) -> None:
        self._value = value
        self.setAccessibleDescription(figure_text(value))
        self.update()

    def show_mark(self, value: float | None) -> None:
        """Show a tick at the default value, or remove the tick."""
        self._mark = -1.0 if value is None else self.scale.share(value)
        self.update()

    def set_stops(self, low_stop: float, high_stop: float) -> None:
        self._least, self._most = low_stop, high_stop
        self.update()

    def set_scale(self, scale: SliderScale) -> None:
        self.scale = scale
        self.update()

    def value(self) -> float:
        return self._value

    def sizeHint(self) -> QSize:
        return QSize(SLIDER_WIDTH, SLIDER_HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragging = True
        self._go(mirrored_point(self, event.position()).x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._go(mirrored_point(self, event.position()).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls; a wheel over the slider must not change its value

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._put(self._least if key is Qt.Key.Key_Home else self._most)
            return
        steps = KEY_STEPS.get(key, 0)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            steps *= arrow_step(self)
        if not steps:
            super().keyPressEvent(event)
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            steps *= 10
        self._put(self._value + steps * self.scale.step_at(self._value))

    def _go(self, x: float) -> None:
        self._put(self.scale.value((x - SLIDER_INSET) / (self.width() - 2 * SLIDER_INSET)))

    def _put(self, value: float) -> None:
        value = max(self._least, min(self._most, value))
        if value != self._value:
            self.show_value(value)
            self.moved.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, middle = Canvas.on(self), self.height() / 2
        min_x, max_x, handle_x = map(self._x, (self._least, self._most, self._value))
        canvas.box(QRectF(min_x, middle - 2, max_x - min_x, 4), 2, "line2")
        if handle_x > min_x:
            fill = "accfill" if self.isEnabled() else "line2"
            canvas.box(QRectF(min_x, middle - 2, handle_x - min_x, 4), 2, fill)
        for left, right, stop in (
            (SLIDER_INSET, min_x, min_x),
            (max_x, self.width() - SLIDER_INSET, max_x),
        ):
            if right - left > 1:  # values beyond a stop
                line_ends = QPointF(left, middle), QPointF(right, middle)
                canvas.line(*line_ends, "mut", width=2, dash=(1.5, 1.5))
                canvas.fill(QRectF(stop - 0.5, middle - 5, 1, 10), "mut")
        if self._mark >= 0:
            x = SLIDER_INSET + self._mark * (self.width() - 2 * SLIDER_INSET)
            canvas.fill(QRectF(x - 0.75, middle - 6, 1.5, 12), "mut")
        if self._dragging or self.underMouse():
            canvas.dot(QPointF(handle_x, middle), Theme.applied.color("acc", 56), radius=10)
        canvas.dot(QPointF(handle_x, middle), "bg", radius=5.75)
        canvas.ring(QPointF(handle_x, middle), "acc", radius=5.75, width=2.5)
        if self.hasFocus():
            canvas.focus_ring(self.rect(), 8)

    def _x(self, value: float) -> float:
        return SLIDER_INSET + self.scale.share(value) * (self.width() - 2 * SLIDER_INSET)


BAR_HEIGHT = 32
SEARCH_PAUSE_MS = 200
"""Milliseconds without typing after which a content is searched."""
MAX_QUERY_CHARS = 500


class FindBar(QFrame):
    """A field with the number of hits; Enter goes to the next one, with Shift to the previous.

    A bar that floats lies over a conversation, which ends at its bottom: it searches with each
    letter, Enter goes to the previous hit, and Esc closes it. Otherwise Esc empties the field.
    """

    sought = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, words: str, *, floats: bool = False) -> None:
        super().__init__()
        self._floats = floats
        self.line = QLineEdit(frame=False)
        self.line.setFont(font("body" if floats else "monos"))
        self.line.setMaxLength(MAX_QUERY_CHARS)
        self.line.setPlaceholderText(words)
        self.line.setAccessibleName(words)
        self.hits = label("", "micro", "mut")
        self._pause = single_shot_timer(
            self, SEARCH_PAUSE_MS, lambda: self.sought.emit(self.line.text())
        )
        if floats:
            set_surface(self, "box")
            self.line.textChanged.connect(self.sought)
            margins, gaps = (12, 3, 4, 3), (6, 2)
        else:
            self.setFixedHeight(BAR_HEIGHT)
            self.line.textChanged.connect(self._pause.start)
            margins, gaps = (20, 0, 12, 0), (0, 4)
        self._row = row_of(
            grow(self.line), self.hits, gaps[0], on=self, margins=margins, spacing=gaps[1]
        )

    def add_button(self, icon: str, tip: str, run: Callable[[], object]) -> None:
        push_button = icon_button(icon, tip)
        push_button.clicked.connect(lambda: run())
        self._row.addWidget(push_button)

    def stop_timer(self) -> None:
        """Search no more until the user types again."""
        self._pause.stop()

    def show_position(self, number: int, count: int, *, has_more: bool = False) -> None:
        """Show the current hit, from 1, and the number of hits; 0 reads "not found"."""
        if not self.line.text():
            self.hits.setText("")
        elif not count:
            self.hits.setText(tr("no matches"))
        else:
            count_label = f"{count_text(count)}{'+' if has_more else ''}"
            self.hits.setText(tr("{0} of {1}").format(count_text(number), count_label))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step to another match with Enter, close or clear with Escape.

        A floating field searches upward, as in a conversation; with Shift the other way.
        """
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(1 if shift is self._floats else -1)
        elif key == Qt.Key.Key_Escape and self._floats:
            self.closed.emit()
        elif key == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
        else:
            super().keyPressEvent(event)


_SHIFTS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.KeypadModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
_ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""The modifiers of AltGr on Windows."""


def is_character(event: QKeyEvent) -> bool:
    """Whether a key writes a visible character and is no command."""
    modifiers = event.modifiers() & ~_SHIFTS
    text = event.text()
    return bool(text.strip()) and text.isprintable() and (not modifiers or modifiers == _ALT_GR)


def is_command(event: QKeyEvent) -> bool:
    """Whether a key is Alt with a letter that writes no other character, and so is a command."""
    alone = event.modifiers() & ~_SHIFTS == Qt.KeyboardModifier.AltModifier
    return alone and len(event.text()) == 1 and ord(event.text().upper()) == event.key()
