"""Find in a session: a bar over the transcript, and which messages have the words.

Messages are looked through as they were written; where the words stand is worked out only for
those that are on screen, so a hundred thousand of them cost no more than reading their text once.
"""

import re

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.markdown.sheet import Sheet
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr

WIDTH = 360
LONGEST = 200
MOST_HERE = 500
"""Hits of one message that are marked."""


@value
class Found:
    """The rows that have the words, and at which of them the person is."""

    words: str = ""
    rows: tuple[int, ...] = ()
    at: int = -1

    @property
    def row(self) -> int:
        return self.rows[self.at] if 0 <= self.at < len(self.rows) else -1

    def moved(self, step: int) -> "Found":
        """To the next or the one before, around the ends."""
        at = (self.at + step) % len(self.rows) if self.rows else -1
        return Found(self.words, self.rows, at)

    def places(self, sheet: Sheet) -> list[tuple[int, int]]:
        """Where the words stand in a message that is laid out."""
        if not self.words:
            return []
        hits = re.finditer(re.escape(self.words), sheet.text, re.IGNORECASE)
        return [hit.span() for _, hit in zip(range(MOST_HERE), hits, strict=False)]


def found_in(model: TranscriptModel, words: str, near: int) -> Found:
    """All rows with the words; the person is led to the last one at or before `near`."""
    sought = words.casefold()
    if not sought:
        return Found()
    count = range(model.rowCount())
    rows = tuple(at for at in count if _has(model.text(at), sought))
    before = [number for number, at in enumerate(rows) if at <= near]
    return Found(words, rows, before[-1] if before else 0)


def _has(said: str, sought: str) -> bool:
    """Whether a row has the words, with or without the marks of bold and code between them."""
    text = said.casefold()
    if sought in text:
        return True
    marked = "`" in text or "**" in text
    return marked and sought in text.replace("**", "").replace("`", "")


class FindBar(QFrame):
    """A field with how many messages have its words; Enter leads to the one before."""

    sought = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "box")
        self.field = QLineEdit()
        self.field.setFont(font("body"))
        self.field.setMaxLength(LONGEST)
        self.field.setPlaceholderText(tr("Find in this session"))
        self.field.setAccessibleName(tr("Find in this session"))
        self.field.textChanged.connect(self.sought)
        self._count = label("", "micro", "mut")
        layout = QHBoxLayout(self)
        pad(layout, start=12, top=3, end=4, bottom=3)
        layout.setSpacing(2)
        layout.addWidget(self.field, 1)
        layout.addWidget(self._count)
        layout.addSpacing(6)
        for icon, tip, step in (("up", tr("Before (Enter)"), -1), ("down", tr("Next"), 1)):
            button = IconButton(theme, icon, tip)
            button.clicked.connect(lambda _=False, by=step: self.stepped.emit(by))
            layout.addWidget(button)
        close = IconButton(theme, "close", tr("Close (Esc)"))
        close.clicked.connect(self.closed)
        layout.addWidget(close)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 38)

    def count(self) -> str:
        return self._count.text()

    def show_found(self, found: Found) -> None:
        if not found.words:
            self._count.setText("")
        elif found.rows:
            self._count.setText(tr("{0} of {1}").format(found.at + 1, len(found.rows)))
        else:
            self._count.setText(tr("not found"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the field leaves over."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                back = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.stepped.emit(-1 if back else 1)
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case _:
                super().keyPressEvent(event)
