"""The bar above a content: what is looked for in it, and how far it is found."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import count_text, tr

HEIGHT = 32
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
        self.setFixedHeight(HEIGHT)
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
        layout = QHBoxLayout(self)
        pad(layout, start=20, top=0, end=12, bottom=0)
        layout.setSpacing(4)
        layout.addWidget(self.line, 1)
        layout.addWidget(self._found)
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
