"""A version's six sections as texts that can be written in; what is kept is a new version."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.domain.memory import SECTIONS
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import Elided, label, plain_tip
from helix_desktop.ui.words import tr

MOST_LINES = 40


class SectionEdit(QPlainTextEdit):
    """As high as its text; Ctrl+Enter and Esc are the editor's, Tab goes on."""

    saved = Signal()
    left = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setFont(font("mono"))
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().setDocumentMargin(8)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and ahead:
            self.saved.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def _fit(self) -> None:
        lines = max(2, min(MOST_LINES, round(self.document().size().height())))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 20)


class Editor(QWidget):
    """`saved` with all six, `left` when the person wants out; it does not judge what is new."""

    saved = Signal(list)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._keys = Elided(theme, "micro", "mut")
        self._before: tuple[str, ...] = ()
        self._edits = [SectionEdit(tr(name)) for name in SECTIONS]
        self.save = button(tr("Save as new version"), primary=True)
        self.cancel = button(tr("Cancel"))
        self._said = label("", "small", "bad", wrap=True)
        self._lay_out()

    @property
    def changed(self) -> bool:
        return self.sections != self._before

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(edit.toPlainText() for edit in self._edits)

    def show_sections(self, sections: Sequence[str]) -> None:
        for edit, text in zip(self._edits, sections, strict=True):
            edit.setPlainText(text)
        self._before = self.sections
        self.say("")
        self._edits[0].setFocus()

    def say(self, words: str) -> None:
        """Why it was not kept; what was written stays."""
        self._said.setText(words)
        self._said.setVisible(bool(words))

    def set_busy(self, busy: bool) -> None:
        self.save.setEnabled(not busy)

    def focus_section(self, number: int) -> None:
        self._edits[number].setFocus()

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(6)
        for name, edit in zip(SECTIONS, self._edits, strict=True):
            column.addWidget(label(tr(name), "smallb"))
            box = surface("box")
            inside = QVBoxLayout(box)
            inside.setContentsMargins(1, 1, 1, 1)
            inside.addWidget(edit)
            column.addWidget(box)
            column.addSpacing(8)
            edit.saved.connect(self._on_save)
            edit.left.connect(self.left)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inner)
        inner.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(area, 1)
        layout.addWidget(hairline())
        layout.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        words = tr("Ctrl+Enter saves, Esc leaves. The version before stays as it is.")
        self._keys.set_text(words)
        self._keys.setToolTip(plain_tip(words))
        foot.addWidget(self._keys, 1)
        foot.addWidget(self._said, 2)
        foot.addWidget(self.cancel)
        foot.addWidget(self.save)
        self.save.clicked.connect(self._on_save)
        self.cancel.clicked.connect(self.left)
        return foot

    def _on_save(self) -> None:
        if self.save.isEnabled():
            self.saved.emit(list(self.sections))
