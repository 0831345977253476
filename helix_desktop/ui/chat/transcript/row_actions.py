"""What can be done with a message: small buttons in the gap beside it, over none of its lines."""

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from helix_desktop.app.standing import Standing
from helix_desktop.domain.values import value
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.look.brush import brush, from_right
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import Elided
from helix_desktop.ui.words import tr

WHY = 300
"""Pixels for why a row is in the next request."""
BUTTON = 22
HALF = BUTTON // 2 + 1
"""Half of its height: as low as the gap and what lines and cards leave free at their edges."""


@value
class Offer:
    """One thing to do with a message; `on`: it takes back what the person did."""

    want: Want
    icon: str
    words: str
    on: bool = False


_COPY = Offer(Want.COPY, "copy", "Copy text")
_SOURCE = Offer(Want.MARKDOWN, "code", "Copy as Markdown")
_RESEND = Offer(Want.RESEND, "edit", "Edit and resend in a branch")
_AGAIN = Offer(Want.AGAIN, "recall", "Ask again in a branch")
_BRANCH = Offer(Want.BRANCH, "branch", "Branch from here")
_REQUEST = Offer(Want.REQUEST, "inspect", "What the model saw")
_WHY = Offer(Want.WHY, "info", "Why it is in the next request")
_PIN = Offer(Want.PIN, "pin", "Pin to every request")
_UNPIN = Offer(Want.PIN, "pin", "Take the pin back", on=True)
_LEAVE = Offer(Want.LEAVE, "eye-off", "Leave out of the next requests")
_BACK = Offer(Want.BACK, "eye", "Show it whole again", on=True)
_OFFERS = {
    Kind.USER: (_COPY, _RESEND, _BRANCH, _REQUEST),
    Kind.ASSISTANT: (_COPY, _SOURCE, _AGAIN, _BRANCH, _REQUEST),
    Kind.THINKING: (_COPY, _SOURCE, _BRANCH, _REQUEST),
    Kind.TOOL: (_COPY, _BRANCH, _REQUEST),
}


def offers(row: Row) -> tuple[Offer, ...]:
    """What can be done with a row; nothing yet with one that is being written."""
    return () if row.live else (*_of_block(row), *_OFFERS.get(row.kind, ()))


def _of_block(row: Row) -> tuple[Offer, ...]:
    """What can be done with the block that a row is in requests; as the inspector has it."""
    if row.standing is None:
        return ()
    pin = _UNPIN if row.pin else _PIN
    match row.standing:
        case Standing.COMPACTED if row.kind is Kind.TOOL:
            return (_UNPIN, _WHY) if row.pin else (_WHY,)
        case Standing.COMPACTED:
            return (pin, _WHY)
        case Standing.CACHED | Standing.LEFT_OUT:
            return (_UNPIN, _BACK, _WHY) if row.pin else (_BACK, _WHY)
        case _:
            return (pin, _LEAVE, _WHY)


class RowActions(QFrame):
    """Floats over one row at a time, with why it is in the next request; the menu has it all."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: tuple[Offer, ...] = ()
        self._of: Row | None = None
        self._end = QPoint()
        self._buttons: list[IconButton] = []
        self._why = Elided(theme, "micro", "mut")
        self._why.setMaximumWidth(WHY)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 1, 2, 1)
        self._row.addSpacing(8)
        self._row.addWidget(self._why)
        self._row.addSpacing(4)
        self._row.setSpacing(0)
        theme.changed.connect(self.update)
        self.hide()

    def show_at(self, row: Row, end: QPoint) -> None:
        """In the middle of a gap, from where the lines of the row end."""
        found = offers(row)
        if not found:
            self.hide()
            return
        if row is not self._of:
            self._of = row
            self._why.set_text("")
        if found != self._offers:
            self._offer(found)
        self._end = end
        self._place()
        self.show()
        self.raise_()

    def show_why(self, row: Row, why: str) -> None:
        """Words for the row that it floats over; for any other they come too late."""
        if row is self._of:
            self._why.set_text(why)
            self._place()

    def why(self) -> str:
        """What it says of the row, once that is known."""
        return self._why.text()

    def _place(self) -> None:
        self._why.setVisible(bool(self._why.text()))
        self.adjustSize()
        x = self._end.x()
        left = x if from_right(self) else x - self.width()
        self.move(left, self._end.y() - HALF)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        rounded(brush(self), box, 6, fill=theme.colour("raised"), border=theme.colour("line2"))

    def _offer(self, found: tuple[Offer, ...]) -> None:
        self._offers = found
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        for offer in found:
            button = IconButton(self._theme, offer.icon, tr(offer.words))
            button.setFixedSize(BUTTON, BUTTON)
            button.setProperty("want", offer.want)
            button.tint("info" if offer.on else "")
            button.clicked.connect(lambda _=False, want=offer.want: self.chosen.emit(want))
            self._row.addWidget(button)
            self._buttons.append(button)
