"""What can be done with a message: small buttons in the gap beside it, over none of its lines.

What can be done with one row, as a menu: for keys and screen readers as for the mouse.
"""

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from helix_desktop.app.inspection.request_history import OutputState
from helix_desktop.ui.chat.transcript.row_layout import LaidOutRow, click_areas
from helix_desktop.ui.chat.transcript.rows import ClickArea, RowAction, RowKind, TranscriptRow
from helix_desktop.ui.style.canvas import brush, is_right_to_left, rounded
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.buttons import IconButton
from helix_desktop.ui.widgets.labels import ElidedLabel

WHY = 300
"""Pixels for why a row is in the next request."""
BUTTON = 22
HALF = BUTTON // 2 + 1
"""Half of its height: as low as the gap and what lines and cards leave free at their edges."""


class RowCommand(Struct, frozen=True):
    """One thing to do with a message; `on`: it takes back what the person did."""

    want: RowAction
    icon: str
    words: str
    on: bool = False


_COPY = RowCommand(RowAction.COPY, "copy", "Copy text")
_SOURCE = RowCommand(RowAction.MARKDOWN, "code", "Copy as Markdown")
_RESEND = RowCommand(RowAction.RESEND, "edit", "Edit and resend in a branch")
_AGAIN = RowCommand(RowAction.AGAIN, "recall", "Ask again in a branch")
_BRANCH = RowCommand(RowAction.BRANCH, "branch", "Branch from here")
_REQUEST = RowCommand(RowAction.REQUEST, "inspect", "What the model saw")
_WHY = RowCommand(RowAction.WHY, "info", "Why it is in the next request")
_PIN = RowCommand(RowAction.PIN, "pin", "Pin to every request")
_UNPIN = RowCommand(RowAction.PIN, "pin", "Take the pin back", on=True)
_LEAVE = RowCommand(RowAction.LEAVE, "eye-off", "Leave out of the next requests")
_BACK = RowCommand(RowAction.BACK, "eye", "Show it whole again", on=True)
_OFFERS = {
    RowKind.USER: (_COPY, _RESEND, _BRANCH, _REQUEST),
    RowKind.ASSISTANT: (_COPY, _SOURCE, _AGAIN, _BRANCH, _REQUEST),
    RowKind.THINKING: (_COPY, _SOURCE, _BRANCH, _REQUEST),
    RowKind.TOOL: (_COPY, _BRANCH, _REQUEST),
}


def row_commands(row: TranscriptRow) -> tuple[RowCommand, ...]:
    """What can be done with a row; nothing yet with one that is being written."""
    return () if row.live else (*_of_block(row), *_OFFERS.get(row.kind, ()))


def _of_block(row: TranscriptRow) -> tuple[RowCommand, ...]:
    """What can be done with the block that a row is in requests; as the inspector has it."""
    if row.standing is None:
        return ()
    pin = _UNPIN if row.pin else _PIN
    match row.standing:
        case OutputState.COMPACTED if row.kind is RowKind.TOOL:
            return (_UNPIN, _WHY) if row.pin else (_WHY,)
        case OutputState.COMPACTED:
            return (pin, _WHY)
        case OutputState.CACHED | OutputState.LEFT_OUT:
            return (_UNPIN, _BACK, _WHY) if row.pin else (_BACK, _WHY)
        case _:
            return (pin, _LEAVE, _WHY)


class RowToolbar(QFrame):
    """Floats over one row at a time, with why it is in the next request; the menu has it all."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: tuple[RowCommand, ...] = ()
        self._of: TranscriptRow | None = None
        self._end = QPoint()
        self._buttons: list[IconButton] = []
        self._why = ElidedLabel(theme, "micro", "mut")
        self._why.setMaximumWidth(WHY)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 1, 2, 1)
        self._row.addSpacing(8)
        self._row.addWidget(self._why)
        self._row.addSpacing(4)
        self._row.setSpacing(0)
        theme.changed.connect(self.update)
        self.hide()

    def show_at(self, row: TranscriptRow, end: QPoint) -> None:
        """In the middle of a gap, from where the lines of the row end."""
        found = row_commands(row)
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

    def show_why(self, row: TranscriptRow, why: str) -> None:
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
        left = x if is_right_to_left(self) else x - self.width()
        self.move(left, self._end.y() - HALF)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        rounded(brush(self), box, 6, fill=theme.colour("raised"), border=theme.colour("line2"))

    def _offer(self, found: tuple[RowCommand, ...]) -> None:
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


_NAMED = {
    RowAction.EPOCH: "Show in the timeline",
    RowAction.ORIGINAL: "Open the original",
    RowAction.ENTRY: "Show in the cache",
    RowAction.PICTURE: "Show in the cache",
    RowAction.DECIDE: "Decide again",
    RowAction.CONTINUE: "",
    RowAction.RESEND: "",
    RowAction.MODELS: "",
    RowAction.OPEN: "",
    RowAction.PUT_BACK: "",
}
"""What places in a row are called in its menu; "" as they are written there."""


def add_row_commands(
    menu: QMenu,
    laid: LaidOutRow,
    *,
    press: Callable[[ClickArea], None],
    offer: Callable[[str], None],
) -> None:
    """Below what the menu has: the places in the row, then what is offered beside it."""
    menu.addSeparator()
    for zone in click_areas(laid):
        if zone.want in _NAMED:
            words = tr(_NAMED[zone.want]) if _NAMED[zone.want] else zone.words
            menu.addAction(words, partial(press, zone))
    for each in row_commands(laid.row):
        menu.addAction(tr(each.words), partial(offer, each.want))
