"""One open workspace on screen: asks the desk, fills the pages, and listens to what happens."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.live import (
    HealthChanged,
    Journaled,
    Live,
    PermissionAsked,
    PermissionSettled,
    ServerAsked,
    ServerSettled,
    TurnClosed,
    TurnOpened,
)
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.browsing import Browsing
from helix_desktop.ui.cache.model import CacheModel
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.changes.page import ChangesPage
from helix_desktop.ui.changes.reviewing import Reviewing
from helix_desktop.ui.chat.drafting import Drafting
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.permission_traffic import PermissionTraffic
from helix_desktop.ui.chat.transcript_model import TranscriptModel, session_of
from helix_desktop.ui.labels import plain_tip
from helix_desktop.ui.paint import hairline
from helix_desktop.ui.running import Running
from helix_desktop.ui.side_panel import NEWEST, SidePanel
from helix_desktop.ui.sidebar import Sidebar
from helix_desktop.ui.status_strip import StatusStrip
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import short_count, tr

OUTPUT = 64 * 1024
"""Bytes read for the 40 lines of an opened output."""
SECOND, MINUTE = 1_000, 60_000


class Workbench(QWidget):
    """Sidebar, chat or cache, side panel, status strip; works on one desk at a time."""

    idle = Signal()
    """Nothing is being loaded and no turn runs (what a screenshot waits for)."""

    def __init__(self, bridge: Bridge, theme: Theme) -> None:
        super().__init__()
        self._bridge = bridge
        self._desk: Desk | None = None
        self._leave: Callable[[], None] = lambda: None
        self._session = NO_SESSION
        self._running = Running()
        self._stale = self._narrow = False
        self._held: list[Live] | None = None
        """What happens in a session while its journal is being read."""
        self.transcript = TranscriptModel()
        self.entries = CacheModel(self._now)
        self.sidebar = Sidebar(theme)
        self.chat = ChatPage(self.transcript, theme)
        self.permissions = PermissionTraffic(bridge, self.chat)
        self._drafting = Drafting(bridge, self.chat.composer)
        self.cache = CachePage(self.entries, theme)
        self.browsing = Browsing(bridge, self.entries, self.cache)
        self.reviewing = Reviewing(bridge, ChangesPage(theme))
        self.panel = SidePanel(theme)
        self.strip = StatusStrip(theme)
        self._pages, self._work, self._rooms = QStackedWidget(), QWidget(), QStackedWidget()
        self._beside = hairline(vertical=True)
        self._lay_out()
        self._connect()
        self._second = QTimer(self)
        self._second.setInterval(SECOND)
        self._second.timeout.connect(self._show_state)
        self._minute = QTimer(self)
        self._minute.setInterval(MINUTE)
        self._minute.timeout.connect(self._refresh)

    async def show_desk(self, desk: Desk) -> None:
        """Show a workspace from its newest session on."""
        self.leave_desk()
        self._desk, self._session = desk, NO_SESSION
        self.browsing.show_desk(desk)
        self._drafting.show(desk, NO_SESSION)
        self._leave = desk.subscribe(self._bridge.take)
        llm = f"{desk.llm.name} · {short_count(desk.llm.window)}"
        self.chat.composer.show_place(desk.workspace.name, llm, desk.notes)
        self.chat.place.set_text(f"{desk.workspace.name}  ›")
        self.strip.show_folder(desk.workspace.folder)
        self.strip.show_health(desk.health)
        self._minute.start()
        self.permissions.show_desk(desk)
        heads = await desk.sessions()
        for head in heads:
            if desk.running(head.id):
                self._running.begin(head.id, desk.now())
        begun = bool(desk.draft(NO_SESSION))
        await self._show_session(heads[0].id if heads and not begun else NO_SESSION)
        await self._load_entries()
        self.chat.composer.editor.setFocus()
        self.idle.emit()

    def leave_desk(self) -> None:
        """Listen to nothing any more; no timer runs afterwards."""
        self._drafting.leave()
        self.browsing.show_desk(None)
        self.reviewing.show_session(None)
        self.permissions.leave()
        self._leave()
        self._second.stop()
        self._minute.stop()
        self._bridge.quiet()
        self._desk = None
        self._running.clear()

    def end(self) -> None:
        """The window goes: nobody can answer any more."""
        self.leave_desk()
        self.permissions.end()

    @property
    def session(self) -> SessionId:
        return self._session

    def set_narrow(self, narrow: bool) -> None:
        """In a narrow window the side panel gives its room to the chat."""
        self._narrow = narrow
        self._show_panel()

    def cover(self, widget: QWidget) -> None:
        """Put something in place of sidebar and pages; the status strip stays."""
        self._rooms.addWidget(widget)
        self._rooms.setCurrentWidget(widget)

    def uncover(self) -> None:
        self._rooms.setCurrentWidget(self._work)

    def open_cache(self) -> None:
        self._pages.setCurrentWidget(self.cache)
        self._show_panel()
        self.sidebar.mark_page(cache=True, session=self._session)

    def open_changes(self) -> None:
        self._pages.setCurrentWidget(self.reviewing.page)
        self._show_panel()
        self.sidebar.mark_page(cache=False, session=self._session, changes=True)

    def open_chat(self) -> None:
        self._pages.setCurrentWidget(self.chat)
        self._show_panel()
        self.sidebar.mark_page(cache=False, session=self._session)

    def _show_panel(self) -> None:
        wanted = not self._narrow and self._pages.currentWidget() is self.chat
        self.panel.setVisible(wanted)
        self._beside.setVisible(wanted)

    def show_problem(self, message: str, hint: str) -> None:
        self.chat.notice.show_message(message, hint)

    async def _show_session(self, session: SessionId) -> None:
        desk = self._desk
        if desk is None:
            return
        self._drafting.note()
        self._session, self._held = session, []
        self.permissions.show_session(session)
        self._drafting.show(desk, session)
        items = await self._items(desk, session)
        if desk is not self._desk or session != self._session:
            return  # the person has gone on meanwhile
        held, self._held = self._held or [], None
        self.transcript.load(items, running=desk.running(session))
        for event in held:
            self.transcript.take(event)
        self.reviewing.show_session(desk, session)
        await self._load_sessions()
        self.open_chat()
        self._show_state()

    async def _items(self, desk: Desk, session: SessionId) -> Sequence[Recorded | Unreadable]:
        if session == NO_SESSION:
            return ()
        try:
            return await desk.transcript(session)
        except HelixError as error:
            self.show_problem(error.message, error.hint)
            return ()

    async def _load_sessions(self) -> None:
        desk = self._desk
        if desk is None:
            return
        heads, title = await desk.sessions(), await desk.title(self._session)
        if desk is not self._desk:
            return
        self.chat.title.set_text(title or tr("New session"))
        self.permissions.show_titles(heads)
        self.sidebar.show_sessions(
            heads,
            self._session,
            now=desk.now(),
            running=self._running.sessions,
            waiting=self.permissions.sessions,
        )

    async def _load_entries(self) -> None:
        desk = self._desk
        if desk is None:
            return
        self.browsing.refresh()
        page = await desk.entries(limit=NEWEST)
        totals = await desk.totals()
        if desk is not self._desk:
            return
        self.panel.show_entries(page.entries[:NEWEST])
        self.panel.show_totals(totals)
        self.cache.show_totals(totals)
        self.strip.show_totals(totals)
        self.sidebar.show_entries(totals.entries, current=self._pages.currentWidget() is self.cache)

    async def _load_output(self, digest: Digest) -> None:
        if self._desk is None:
            return
        try:
            text = await self._desk.preview(digest, OUTPUT)
        except HelixError as error:
            text = str(error)
        self.chat.view.show_output(digest, text)

    async def _reload(self) -> None:
        """Lists and figures after something happened; at most one such pass at a time."""
        self._stale = False
        await self._load_sessions()
        await self._load_entries()
        if not self._running:
            self.idle.emit()

    async def _send(self, text: str) -> None:
        desk = self._desk
        if desk is None:
            return
        composer, where = self.chat.composer, self._session
        composer.set_sending(True)
        self.chat.view.follow()
        try:
            session = await desk.send(where, text)
            if desk.running(session):  # at once: events come a frame later
                self._running.begin(session, desk.now())
                self._show_state()
            self._drafting.forget(desk, where)
            if where == self._session == NO_SESSION and desk is self._desk:
                await self._show_session(session)
            self.chat.notice.hide()
        finally:
            composer.set_sending(False)
            composer.editor.setFocus()

    async def _stop(self, session: SessionId = NO_SESSION) -> None:
        if self._desk is not None:
            await self._desk.stop(session or self._session)

    async def _resume(self) -> None:
        if self._desk is not None:
            self.chat.view.follow()
            await self._desk.resume(self._session)

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        for event in events:
            self._note(event)
            if session_of(event) != self._session:
                continue
            if self._held is not None:
                self._held.append(event)
            else:
                self.transcript.take(event)
        self._show_state()

    def _note(self, event: Live) -> None:
        """What an event means outside the transcript."""
        self._running.take(event, self._now())
        self.permissions.take(event)
        match event:
            case TurnOpened() | TurnClosed() | PermissionAsked() | PermissionSettled():
                self._refresh()
            case ServerAsked() | ServerSettled():
                self._refresh()
            case Journaled(recorded):
                if isinstance(recorded.event, ToolReturned | SessionStarted | TurnStarted):
                    self._refresh()
            case HealthChanged(health):
                self.strip.show_health(health)
                if health is StoreHealth.OPEN:
                    self.chat.notice.hide()
            case _:
                pass

    def _refresh(self) -> None:
        if not self._stale and self._desk is not None:
            self._stale = True
            self._bridge.run(self._reload(), "refresh lists")

    def _show_state(self) -> None:
        """Running time or readiness, in the top bar and the composer."""
        running = self._session in self._running
        self.chat.composer.set_running(running, resumable=self.transcript.broken_off)
        if running != self._second.isActive():
            (self._second.start if running else self._second.stop)()
        self.strip.show_waiting(self.permissions.count)
        waiting = self.permissions.waits(self._session)
        text, tone = self._running.state(self._session, self._now(), waiting=waiting)
        self.chat.state.show_text(text, tone)
        self.chat.state.setToolTip(plain_tip(self._running.reason(self._session, self._now())))
        at_work = self._desk.at_work(self._session) if self._desk else ()
        self.chat.helpers.show_children(at_work, self._now())

    def _now(self) -> float:
        return self._desk.now() if self._desk is not None else 0.0

    def _on_output_wanted(self, digest: str) -> None:
        self._bridge.run(self._load_output(Digest(digest)), "read output")

    def _on_entry_chosen(self, digest: str) -> None:
        self.open_cache()
        self.browsing.select(Digest(digest))

    def _on_session_chosen(self, session: str) -> None:
        self._bridge.run(self._show_session(SessionId(session)), "open session")

    def _on_asked(self, waiting: set[str]) -> None:
        """The task bar says that the window wants its person, unless they look at it."""
        if waiting:
            QApplication.alert(self.window())

    def _connect(self) -> None:
        run = self._bridge.run
        self._bridge.arrived.connect(self._on_arrived)
        self._bridge.refused.connect(self.show_problem)
        self.permissions.changed.connect(self._show_state)
        self.permissions.elsewhere.connect(self.sidebar.mark_waiting)
        self.permissions.elsewhere.connect(self._on_asked)
        composer = self.chat.composer
        composer.submitted.connect(lambda text: run(self._send(text), "send"))
        composer.stopped.connect(lambda: run(self._stop(), "stop"))
        composer.resumed.connect(lambda: run(self._resume(), "continue"))
        composer.paste_refused.connect(self.show_problem)
        self.chat.view.output_wanted.connect(self._on_output_wanted)
        self.transcript.reason_wanted.connect(self._on_output_wanted)
        self.sidebar.session_chosen.connect(self._on_session_chosen)
        self.chat.helpers.opened.connect(self._on_session_chosen)
        self.chat.helpers.stopped.connect(lambda each: run(self._stop(SessionId(each)), "stop"))
        self.sidebar.session_wanted.connect(lambda: self._on_session_chosen(NO_SESSION))
        self.sidebar.cache_chosen.connect(self.open_cache)
        self.sidebar.changes_chosen.connect(self.open_changes)
        self.reviewing.counted.connect(self.sidebar.show_changed)
        self.panel.entry_chosen.connect(self._on_entry_chosen)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.New), self)
        shortcut.activated.connect(lambda: self._on_session_chosen(NO_SESSION))

    def _lay_out(self) -> None:
        self._pages.addWidget(self.chat)
        self._pages.addWidget(self.cache)
        self._pages.addWidget(self.reviewing.page)
        row = QHBoxLayout(self._work)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.sidebar)
        row.addWidget(hairline(vertical=True))
        row.addWidget(self._pages, 1)
        row.addWidget(self._beside)
        row.addWidget(self.panel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._rooms.addWidget(self._work)
        layout.addWidget(self._rooms, 1)
        layout.addWidget(hairline())
        layout.addWidget(self.strip)
