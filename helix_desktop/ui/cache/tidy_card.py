"""Cleaning up: what the filter finds and nothing needs is counted first, and then named again."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.listing import Spare
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import count_text, size_text, tr


class TidyCard(QWidget):
    """Hidden until it is wanted; deletes nothing by itself."""

    confirmed = Signal(object)
    """A Spare: exactly what was shown."""
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._spare: Spare | None = None
        self._title = label("", "title")
        self._text = label("", "small", "fg2", wrap=True)
        self.delete = button("")
        self.delete.setProperty("role", "danger")
        self.cancel = button(tr("Cancel"))
        self.delete.clicked.connect(self._on_confirmed)
        self.cancel.clicked.connect(self.close_card)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.delete)
        buttons.addWidget(self.cancel)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 14)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addLayout(buttons)
        self.hide()

    def show_looking(self) -> None:
        self._spare = None
        self._title.setText(tr("Looking for what nothing needs…"))
        self._text.setText(tr("All journals are read first. Nothing has been deleted."))
        self.cancel.setText(tr("Cancel"))
        self.delete.hide()
        self.show()

    def show_spare(self, spare: Spare, *, filtered: bool) -> None:
        self._spare = spare
        self.show()
        kept = tr("What a session names, what is pinned, and what came within a day stays.")
        self.delete.setVisible(bool(spare.contents))
        if not spare.contents:
            self._title.setText(tr("Nothing can be cleaned up"))
            self.cancel.setText(tr("Close"))
            self._text.setText(kept)
            return
        count = count_text(spare.contents)
        where = tr("of what the filter finds") if filtered else tr("of all entries")
        words = tr("{0} contents {1} are not needed any more").format(count, where)
        self._title.setText(words)
        sizes = tr("{0} of content, {1} on disk.")
        told = sizes.format(size_text(spare.raw), size_text(spare.stored))
        self._text.setText(f"{told} {kept} {tr('This cannot be undone.')}")
        self.delete.setText(tr("Delete {0} contents").format(count))

    def show_busy(self) -> None:
        self._title.setText(tr("Deleting…"))
        self._text.setText(tr("What is used again meanwhile stays."))
        self.delete.hide()

    def close_card(self) -> None:
        self._spare = None
        self.hide()
        self.cancelled.emit()

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}" if not self.isHidden() else ""

    def _on_confirmed(self) -> None:
        if self._spare is not None and self._spare.contents:
            self.confirmed.emit(self._spare)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = brush(self), self._theme
        border = theme.colour("line2")
        rounded(painter, QRectF(self.rect()), 10, fill=theme.colour("surf"), border=border)
