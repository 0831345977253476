"""Fields of a row: a number with its unit, and a line of text."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from helix_desktop.ui.look.theme import font
from helix_desktop.ui.parts.labels import label

HEIGHT, NUMBER = 28, 92
LONGEST = "128,000"
"""A figure that a field of tokens has to have room for."""


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
        super().__init__(name, width=NUMBER)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
        if unit:
            behind = label(unit, "micro", "mut")
            self._row.addWidget(behind)
            figures = self.line.fontMetrics().horizontalAdvance(LONGEST)
            self.setFixedWidth(max(NUMBER, figures + behind.sizeHint().width() + 28))
