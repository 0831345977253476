"""The conversation at work: asks the desk for the session on screen, and sends what is written."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.app.shelf import Place
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.live import (
    Journaled,
    Live,
    TextArrived,
    ThinkingArrived,
    WorkspaceChanged,
)
from helix_desktop.domain.requests import Weighed
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.delegating import Delegating
from helix_desktop.ui.chat.kept_rows import KeptRows
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.permission_traffic import PermissionTraffic
from helix_desktop.ui.chat.row_blocks import RowBlocks
from helix_desktop.ui.chat.running import Running
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel, session_of
from helix_desktop.ui.chat.wishes import Wishes
from helix_desktop.ui.chat.writing import Writing
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import plain_tip
from helix_desktop.ui.reasons import estimated
from helix_desktop.ui.sentences import retold, told, worded
from helix_desktop.ui.ways import Ways
from helix_desktop.ui.words import short_count

OUTPUT = 64 * 1024
"""Bytes read for the 40 lines of an opened output."""
SECOND = 1_000


class Talking(QObject):
    """Between the page of the conversation and the desk that is open."""

    begun = Signal(str)
    """A message began a new session."""
    changed = Signal()
    """What runs, or who waits, may not be what it was."""

    def __init__(self, bridge: Bridge, theme: Theme, ways: Ways) -> None:
        super().__init__()
        self._bridge = bridge
        self._ways = ways
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._held: list[Live] | None = None
        """What happens in a session while its journal is being read."""
        self.running = Running()
        self.transcript = TranscriptModel()
        self.page = ChatPage(self.transcript, theme)
        self.permissions = PermissionTraffic(bridge, self.page)
        self.blocks = RowBlocks(bridge, ways, view=self.page.view, model=self.transcript)
        self.kept = KeptRows(bridge, page=self.page, model=self.transcript)
        self.delegating = Delegating(bridge, ways, self.page.helpers)
        self.wishes = Wishes(bridge, theme, ways, page=self.page, model=self.transcript)
        self.writing = Writing(bridge, self.page, theme=theme, ways=ways)
        self._second = QTimer(self)
        self._second.setInterval(SECOND)
        self._second.timeout.connect(self.show_state)
        self._connect()

    async def show_desk(self, desk: Desk) -> SessionId:
        """Another workspace; returns the session to begin with: the newest, or what was begun."""
        self._desk, self._session = desk, NO_SESSION
        self.show_place(desk)
        self.writing.show(desk, NO_SESSION)
        self.permissions.show_desk(desk)
        heads = desk.shelf.at(Place.OPEN, await desk.sessions())
        for head in heads:
            if desk.running(head.id):
                self.running.begin(head.id, desk.now())
        begun = bool(desk.draft(NO_SESSION))
        return heads[0].id if heads and not begun else NO_SESSION

    def show_weighed(self, weighed: Weighed | None) -> None:
        """The next request of the session that is open."""
        self.page.composer.show_weighed(weighed)
        if weighed is not None:
            self.transcript.show_pace(weighed.pace)
            self.page.live.gate.show_pace(weighed.pace)

    def show_place(self, desk: Desk) -> None:
        """What the workspace is called, and who answers there."""
        llm = f"{desk.llm.name} · {short_count(desk.llm.window)}"
        notes = tuple(filter(None, (*map(retold, desk.notes), estimated(desk.llm))))
        self.page.composer.show_place(desk.workspace.name, llm, notes)
        self.page.model.show_model(llm, notes)
        self.page.place.set_text(f"{desk.workspace.name}  ›")

    def leave(self) -> None:
        """Listen to nothing any more; no timer runs afterwards."""
        self.writing.leave()
        self.permissions.leave()
        self.wishes.show_session(None)
        self.delegating.show_session(None)
        self.blocks.show_session(None)
        self.kept.show_desk(None)
        self.page.live.leave()
        self._second.stop()
        self._desk = None
        self.running.clear()

    def end(self) -> None:
        """The window goes: nobody can answer any more."""
        self.leave()
        self.permissions.end()

    async def show_session(self, session: SessionId) -> bool:
        """Whether it is on screen: the person may have gone on meanwhile."""
        desk = self._desk
        if desk is None:
            return False
        self.writing.note()
        self._session, self._held = session, []
        self.permissions.show_session(session)
        self.delegating.show_session(desk, session)
        self.blocks.show_session(desk, session)
        self.kept.show_desk(desk)
        self.page.live.show_session(session)
        self.writing.show(desk, session)
        items = await self._items(desk, session)
        if desk is not self._desk or session != self._session:
            return False
        self._bridge.flush()  # what the journal has by now may still wait for its frame
        held, self._held = self._held or [], None
        self.transcript.load(items, running=desk.running(session))
        for event in _unread(held, items[-1].seq if items else 0):
            self.transcript.take(event)
        self.wishes.show_session(desk, session)
        return True

    def take(self, event: Live) -> None:
        """Something happened in the workspace on screen."""
        self.running.take(event, self._now())
        self.permissions.take(event)
        if isinstance(event, WorkspaceChanged) and self._desk is not None:
            self.show_place(self._desk)
        self.page.live.take(event)
        self.writing.take(event)
        if session_of(event) != self._session:
            return
        if self._held is not None:
            self._held.append(event)
        else:
            self.transcript.take(event)

    def show_state(self) -> None:
        """Running time or readiness, in the top bar and the composer."""
        page, running = self.page, self._session in self.running
        page.composer.set_running(running)
        if running != self._second.isActive():
            (self._second.start if running else self._second.stop)()
        waiting = self.permissions.waits(self._session)
        text, tone = self.running.state(self._session, self._now(), waiting=waiting)
        page.state.show_text(text, tone)
        page.state.setToolTip(plain_tip(self.running.reason(self._session, self._now())))
        self.delegating.show_state()

    async def _items(self, desk: Desk, session: SessionId) -> Sequence[Recorded | Unreadable]:
        if session == NO_SESSION:
            return ()
        try:
            return await desk.transcript(session)
        except HelixError as error:
            self._bridge.refused.emit(*worded(error))
            return ()

    async def _load_output(self, digest: Digest) -> None:
        if self._desk is None:
            return
        try:
            text = await self._desk.preview(digest, OUTPUT)
        except HelixError as error:
            text = told(error)
        self.page.view.show_output(digest, text)

    def _on_sent(self, where: str, session: str) -> None:
        """A message is on disk."""
        desk = self._desk
        if desk is None:
            return
        if desk.running(SessionId(session)):  # at once: events come a frame later
            self.running.begin(SessionId(session), desk.now())
            self._changed()
        if where == self._session == NO_SESSION:
            self.begun.emit(session)

    def _on_stopped(self) -> None:
        if not self.writing.leave_edit():
            self._bridge.run(self._stop(), "stop")

    async def _stop(self) -> None:
        if self._desk is not None:
            await self._desk.stop(self._session)

    def _connect(self) -> None:
        composer = self.page.composer
        self.writing.sent.connect(self._on_sent)
        composer.stopped.connect(self._on_stopped)
        composer.paste_refused.connect(self._ways.told)
        self.page.view.output_wanted.connect(self._on_output_wanted)
        self.transcript.reason_wanted.connect(self._on_output_wanted)
        self.permissions.changed.connect(self._changed)
        self.page.model.clicked.connect(lambda: self._ways.settings_wanted.emit("models"))

    def _changed(self) -> None:
        self.show_state()
        self.changed.emit()

    def _on_output_wanted(self, digest: str) -> None:
        self._bridge.run(self._load_output(Digest(digest)), "read output")

    def _now(self) -> float:
        return self._desk.now() if self._desk is not None else 0.0


def _unread(held: Sequence[Live], seq: int) -> Iterator[Live]:
    """What happened while a journal was read, without pieces of replies that stand in it whole."""
    known = [at for at, each in enumerate(held) if isinstance(each, Journaled)]
    last = max((at for at in known if _seq(held[at]) <= seq), default=-1)
    for at, event in enumerate(held):
        if at > last or not isinstance(event, TextArrived | ThinkingArrived):
            yield event


def _seq(event: Live) -> int:
    return event.recorded.seq if isinstance(event, Journaled) else 0
