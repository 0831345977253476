"""What a row of the conversation is in requests: said while one points at it, and changed there.

The same deeds as the inspector's, on what is being read: pin, leave out, show whole again, why.
"""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QObject, QTimer

from helix_desktop.app.desk import Desk
from helix_desktop.app.in_window import Found, Thing
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.requests import Sort
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.chat.transcript.transcript_view import TranscriptView
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.reasons import why_text
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.ways import Ways
from helix_desktop.ui.words import count_text, tr

PAUSE = 120
"""Milliseconds that the pointer rests on a row before anybody asks why it is there."""
_STANDS = {
    Sort.HANDOVER: "Handover {0} stands for it",
    Sort.OBSERVATIONS: "Observations stand for it",
    Sort.NOTES: "Notes stand for it",
}


class RowBlocks(QObject):
    """Of one transcript; whose session it shows it is told."""

    def __init__(
        self, bridge: Bridge, ways: Ways, *, view: TranscriptView, model: TranscriptModel
    ) -> None:
        super().__init__()
        self._bridge, self._ways = bridge, ways
        self._view, self._model = view, model
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._row: Row | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(PAUSE)
        self._rest.timeout.connect(self._on_rested)
        view.pointed.connect(self._on_pointed)
        view.wanted.connect(self._on_wanted)

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        self._desk, self._session, self._row = desk, session, None
        self._rest.stop()

    def _on_pointed(self, at: int) -> None:
        row = self._model.row(at)
        if self._desk is not None and row.standing is not None:
            self._row = row
            self._rest.start()

    def _on_rested(self) -> None:
        if self._row is not None:
            self._bridge.run(self._tell(self._row), "why a row is there")

    async def _tell(self, row: Row) -> None:
        desk = self._desk
        if desk is not None:
            try:
                found = await desk.in_window.find(self._session, thing_of(row))
            except HelixError:
                return  # what cannot be looked at now is said where it is asked for by a click
            self._view.acts.show_why(row, told(found, desk.now()))

    def _on_wanted(self, at: int, want: str) -> None:
        desk, row = self._desk, self._model.row(at)
        if desk is None or row.standing is None:
            return
        window, session, thing = desk.in_window, self._session, thing_of(row)
        deeds: dict[Want, tuple[Callable[[], Awaitable[None]], str]] = {
            Want.PIN: (lambda: window.pin(session, thing), tr("Pinned to every request")),
            Want.LEAVE: (lambda: window.leave_out(session, thing), tr("Left out from now on")),
            Want.BACK: (lambda: window.take_back(session, thing), tr("Shown whole again")),
            Want.WHY: (lambda: self._lead(desk, thing), ""),
        }
        if row.pin:
            pin = row.pin
            deeds[Want.PIN] = (lambda: window.unpin(session, pin), tr("The pin is taken back"))
        if deed := deeds.get(Want(want)):
            self._bridge.run(self._done(*deed, row), "change the window")

    async def _done(self, deed: Callable[[], Awaitable[None]], said: str, row: Row) -> None:
        await deed()
        if said:
            announce(self._view, said)
            await self._tell(row)

    async def _lead(self, desk: Desk, thing: Thing) -> None:
        """To the block of the next request that stands for it."""
        session = self._session
        found = await desk.in_window.find(session, thing)
        if found is not None and session == self._session:
            self._ways.block_wanted.emit(session, found.block.key)


def thing_of(row: Row) -> Thing:
    """What a row is about, as requests know it."""
    return Thing(row.returned, row.call) if row.kind is Kind.TOOL else Thing(row.seq)


def told(found: Found | None, now: float) -> str:
    """Why it is in the next request, or what is there instead, and what that takes."""
    if found is None:
        return tr("Not in the next request")
    block = found.block
    why = why_text(block.reason, now)
    if not found.itself:
        why = tr(_STANDS.get(block.sort, "A summary stands for it")).format(block.name).strip()
    return tr("{0} · {1} tok").format(why, count_text(block.tokens))
