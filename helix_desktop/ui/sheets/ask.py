"""One question in a sheet: a title, what it means, perhaps a line to type, and two buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.words import tr

WIDTH, FOOT = 480, 64


@value
class Question:
    """`told` are paragraphs; `line` is what stands in the field (None: no field)."""

    title: str
    yes: str
    told: Sequence[str] = ()
    line: str | None = None
    line_name: str = ""
    destructive: bool = False


class Ask(Overlay):
    """Enter says yes where a line is typed; a destructive yes wants its own click or Tab, Enter."""

    accepted = Signal(str)

    def __init__(self, theme: Theme, window: QWidget, question: Question) -> None:
        super().__init__(theme, window, width=WIDTH)
        self.field = QLineEdit(question.line or "")
        self.field.setFont(font("body"))
        self.field.setAccessibleName(question.line_name or question.title)
        self.yes = button(question.yes, primary=True)
        if question.destructive:
            self.yes.setProperty("role", "danger")
        self.no = button(tr("Cancel"))
        self._question = question
        self._lay_out()
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.close_sheet)
        self.field.installEventFilter(self)
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        if self._question.line is not None:
            self.field.setFocus(Qt.FocusReason.PopupFocusReason)
            self.field.selectAll()
        else:
            first = self.no if self._question.destructive else self.yes
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if event.type() == QEvent.Type.KeyPress and enter:
                self._on_yes()
                return True
        return super().eventFilter(watched, event)

    def _on_yes(self) -> None:
        text = self.field.text().strip()
        if self._question.line is not None and not text:
            return
        self.close_sheet()
        self.accepted.emit(text)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(0, 20, 0, 0)
        layout.setSpacing(0)
        inner = QVBoxLayout()
        inner.setContentsMargins(24, 0, 24, 20)
        inner.setSpacing(8)
        inner.addWidget(label(self._question.title, "head", wrap=True))
        for text in self._question.told:
            inner.addWidget(label(text, "body", "fg2", wrap=True))
        if self._question.line is not None:
            inner.addSpacing(4)
            inner.addWidget(boxed(self.field))
        else:
            self.field.hide()
        layout.addLayout(inner)
        layout.addWidget(hairline())
        layout.addWidget(foot(self.no, self.yes))


def boxed(field: QLineEdit) -> QWidget:
    """A field in its frame."""
    box = surface("box")
    box.setFixedHeight(36)
    row = QHBoxLayout(box)
    row.setContentsMargins(12, 0, 12, 0)
    row.addWidget(field)
    return box


def foot(*buttons: QWidget) -> QWidget:
    """The last line of a sheet: buttons at the right."""
    made = QWidget()
    made.setFixedHeight(FOOT)
    row = QHBoxLayout(made)
    row.setContentsMargins(24, 0, 24, 0)
    row.setSpacing(8)
    row.addStretch(1)
    for each in buttons:
        row.addWidget(each)
    return made
