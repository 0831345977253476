"""A field that takes the keys that are pressed in it, and nothing else."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import tr

WIDTH, HEIGHT = 160, 28
_HELD = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_NONE = Qt.KeyboardModifier.NoModifier


class KeyField(QWidget):
    """`pressed` carries a shortcut, "" for none; Tab and Esc leave without one."""

    pressed = Signal(str)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme, self._keys, self._name = theme, "", name
        self._listening = self._wrong = False
        self.setFixedSize(WIDTH, HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self.update)

    def show_keys(self, keys: str, *, wrong: bool = False) -> None:
        self._keys, self._wrong = keys, wrong
        self.setAccessibleName(f"{self._name}: {keys or tr('no shortcut')}")
        self.update()

    def keys(self) -> str:
        return self._keys

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._listen(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._listen(False)

    def event(self, event: QEvent) -> bool:
        if (
            self._listening
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
        ):
            event.accept()  # the keys are meant for this field, whatever they do elsewhere
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._listening:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                self._listen(True)
                return
            super().keyPressEvent(event)
            return
        if key in _HELD:
            return
        plain = event.modifiers() == _NONE
        self._listen(False)
        if plain and key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab):
            return
        if plain and key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.pressed.emit("")
            return
        self.pressed.emit(
            QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        edge = "bad" if self._wrong else "acc" if self._listening or self.hasFocus() else "line2"
        rounded(painter, rect, 8, fill=theme.colour("surf"), border=theme.colour(edge))
        painter.setFont(font("smallb"))
        words = tr("Press keys…") if self._listening else self._keys or tr("none")
        tone = "fg" if self._keys and not self._listening else "mut"
        painter.setPen(theme.colour(tone))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)

    def _listen(self, on: bool) -> None:
        self._listening = on
        self.update()
