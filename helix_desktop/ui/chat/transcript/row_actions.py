"""What can be done with a message: small buttons over its corner while the pointer is on it."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.words import tr

RAISED = 22
"""Pixels above the top of the message: mostly in the gap to the one before."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to do with a message."""

    want: Want
    icon: str
    words: str


_COPY = Offer(Want.COPY, "copy", "Copy text")
_SOURCE = Offer(Want.MARKDOWN, "code", "Copy as Markdown")
_RESEND = Offer(Want.RESEND, "edit", "Edit and resend in a branch")
_AGAIN = Offer(Want.AGAIN, "recall", "Ask again in a branch")
_BRANCH = Offer(Want.BRANCH, "branch", "Branch from here")
_REQUEST = Offer(Want.REQUEST, "inspect", "What the model saw")
_OFFERS = {
    Kind.USER: (_COPY, _RESEND, _BRANCH, _REQUEST),
    Kind.ASSISTANT: (_COPY, _SOURCE, _AGAIN, _BRANCH, _REQUEST),
    Kind.THINKING: (_COPY, _SOURCE, _BRANCH, _REQUEST),
    Kind.TOOL: (_COPY, _BRANCH, _REQUEST),
}


def offers(row: Row) -> tuple[Offer, ...]:
    """What can be done with a row; nothing yet with one that is being written."""
    return () if row.live else _OFFERS.get(row.kind, ())


class RowActions(QFrame):
    """Floats over one row at a time; the same is in the row's menu."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: tuple[Offer, ...] = ()
        self._buttons: list[IconButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(0)
        theme.changed.connect(self.update)
        self.hide()

    def show_at(self, row: Row, corner: QPoint) -> None:
        """Over the upper right corner of a row in the viewport."""
        found = offers(row) if row.kind is not Kind.TOOL else ()
        if not found:
            self.hide()
            return
        if found != self._offers:
            self._offer(found)
        self.adjustSize()
        self.move(corner.x() - self.width(), max(4, corner.y() - RAISED))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        rounded(brush(self), box, 8, fill=theme.colour("raised"), border=theme.colour("line2"))

    def _offer(self, found: tuple[Offer, ...]) -> None:
        self._offers = found
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        for offer in found:
            button = IconButton(self._theme, offer.icon, tr(offer.words))
            button.clicked.connect(lambda _=False, want=offer.want: self.chosen.emit(want))
            self._row.addWidget(button)
            self._buttons.append(button)
