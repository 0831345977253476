"""One open workspace on screen: the conversation, its wings, and the ways between them.

Knows which session and which page are shown; what happens on a page is the matter of its wing.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.shelf import Place
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.events import OutputGated, SessionStarted, ToolReturned, TurnStarted
from helix_desktop.domain.live import (
    GateOpened,
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
from helix_desktop.ui.actions import Action, Actions, KeyChoices
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.permission_traffic import PermissionTraffic
from helix_desktop.ui.chat.talking import Talking
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.frame.beside import Beside
from helix_desktop.ui.frame.keyboard import Keyboard
from helix_desktop.ui.frame.session_actions import session_actions
from helix_desktop.ui.frame.session_deeds import SessionDeeds
from helix_desktop.ui.frame.sidebar import Sidebar
from helix_desktop.ui.frame.sides import Side, Sides
from helix_desktop.ui.frame.stall import Stall
from helix_desktop.ui.frame.status_strip import StatusStrip
from helix_desktop.ui.frame.wings import Wings, make_wings
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.notice import Notice, Tone
from helix_desktop.ui.ways import CACHE, CHAT, Ways
from helix_desktop.ui.wing import Wing
from helix_desktop.ui.words import tr

MINUTE = 60_000
_LISTED = (
    TurnOpened | TurnClosed | PermissionAsked | PermissionSettled | ServerAsked | ServerSettled
)
"""What changes the lists of sessions."""
_STORED = ToolReturned | OutputGated | SessionStarted | TurnStarted


class Workbench(QWidget):
    """Sidebar, the page that is shown, the panel beside it, status strip; one desk at a time."""

    idle = Signal()
    """Nothing is being loaded and no turn runs (what a screenshot waits for)."""

    named = Signal()
    """Sessions came, went or have other names."""

    def __init__(self, bridge: Bridge, theme: Theme, keys: KeyChoices | None = None) -> None:
        super().__init__()
        self._bridge = bridge
        self.bridge = bridge
        self._desk: Desk | None = None
        self._leave: Callable[[], None] = lambda: None
        self._session = NO_SESSION
        self._stale = False
        self.ways = Ways()
        self.acts = Actions(self, keys)
        self.talking = Talking(bridge, theme, self.ways)
        self.wings: Wings = make_wings(bridge, theme, self.ways)
        self.sidebar = Sidebar(theme)
        self.deeds = SessionDeeds(bridge, theme, owner=self, desk=lambda: self._desk)
        self.beside = Beside(theme)
        self.sides = Sides(theme, self, sidebar=self.sidebar, panel=self.beside)
        self.strip = StatusStrip(theme)
        self.notice = Notice(theme)
        """Below the pages that have none of their own; the conversation has it as well."""
        self._keyboard = Keyboard(self.chat.composer.editor)
        self._pages: dict[str, QWidget] = {CHAT: self.chat}
        self._stack, self._rooms = QStackedWidget(), QStackedWidget()
        self._lay_out()
        self._connect()
        self._offer()
        self.talking.writing.offer(self.acts)
        self.talking.delegating.offer(self.acts)
        self._minute = QTimer(self)
        self._minute.setInterval(MINUTE)
        self._minute.timeout.connect(self._refresh)

    @property
    def chat(self) -> ChatPage:
        return self.talking.page

    @property
    def transcript(self) -> TranscriptModel:
        return self.talking.transcript

    @property
    def permissions(self) -> PermissionTraffic:
        return self.talking.permissions

    @property
    def desk(self) -> Desk | None:
        """Whose session is shown; None while no workspace is."""
        return self._desk

    @property
    def session(self) -> SessionId:
        return self._session

    @property
    def page(self) -> str:
        """The key of the page that is shown."""
        shown = self._stack.currentWidget()
        return next(key for key, page in self._pages.items() if page is shown)

    async def show_desk(self, desk: Desk) -> None:
        """Show a workspace from its newest session on; one that is shown stays as it is."""
        if desk is self._desk:
            self.take_keyboard(self.focusWidget())
            return
        self.leave_desk()
        self._desk, self._session = desk, NO_SESSION
        self._leave = desk.subscribe(self._bridge.take)
        self.strip.show_folder(desk.workspace.folder)
        self.strip.show_health(desk.health)
        self._minute.start()
        await self.show_session(await self.talking.show_desk(desk))
        await self.wings.cache.refresh_all()
        self.idle.emit()

    def take_keyboard(self, before: QWidget | None = None) -> None:
        """To somebody on the page that is shown; `before` had it when it was shown last."""
        self._keyboard.to_page(self._filled(self.page), before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keyboard.take(event):
            super().keyPressEvent(event)

    def leave_desk(self) -> None:
        """Listen to nothing any more; no timer runs afterwards."""
        self.talking.leave()
        for wing in self.wings.all:
            wing.show_session(None)
        self._leave()
        self._minute.stop()
        self._bridge.quiet()
        self._desk = None

    def end(self) -> None:
        """The window goes: nobody can answer any more."""
        self.leave_desk()
        self.talking.end()

    def set_room(self, width: int) -> None:
        """In a narrow window the side panel gives its room to the chat, and then the sidebar."""
        self.sides.set_room(width)

    def cover(self, widget: QWidget) -> None:
        """Put something in place of sidebar and pages; the status strip stays."""
        self.sides.close()
        self._rooms.addWidget(widget)
        self._rooms.setCurrentWidget(widget)
        self._show_ways_to_sides()

    def uncover(self, widget: QWidget) -> None:
        self._rooms.setCurrentWidget(self.sides.outer)
        self._rooms.removeWidget(widget)
        self._show_ways_to_sides()

    def turn(self, side: Side) -> None:
        """Show it or not, unless something lies over the pages."""
        if self._rooms.currentWidget() is self.sides.outer:
            side.turn()

    def _show_ways_to_sides(self) -> None:
        free = self._rooms.currentWidget() is self.sides.outer
        sidebar, panel = (each.missing and free for each in self.sides.both)
        self.strip.offer_sides(sidebar=sidebar, panel=panel)

    def open_page(self, key: str) -> None:
        self._filled(key)
        self._stack.setCurrentWidget(self._pages[key])
        self.notice.hide()
        self.sides.close()
        self.sides.panel.set_here(key == CHAT)
        self.sidebar.mark_page(key, self._session)
        if key == CHAT:
            self.take_keyboard()

    def _filled(self, key: str) -> QWidget:
        """A page that is there as a whole."""
        page = self._pages[key]
        return page.fill() if isinstance(page, Stall) else page

    def show_place_again(self) -> None:
        """The workspace has another name or model."""
        if self._desk is not None:
            self.talking.show_place(self._desk)

    def show_problem(self, message: str, hint: str, tone: Tone = Tone.BAD) -> None:
        self.chat.notice.show_message(message, hint, tone=tone)
        if self.page != CHAT:
            self.notice.show_message(message, hint, tone=tone)

    def _on_told(self, message: str, hint: str) -> None:
        self.show_problem(message, hint, Tone.WARNING)

    def _on_done(self, message: str, hint: str) -> None:
        self.show_problem(message, hint, Tone.GOOD)

    async def show_session(self, session: SessionId) -> None:
        """Another session of the desk, in its conversation."""
        desk = self._desk
        if desk is None:
            return
        self._session = session
        if not await self.talking.show_session(session):
            return
        for wing in self.wings.all:
            wing.show_session(desk, session)
        await self._load_sessions()
        self.open_page(CHAT)
        self.talking.show_state()

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
            desk.shelf.at(self.sidebar.place, heads),
            self._session,
            now=desk.now(),
            running=self.talking.running.sessions,
            waiting=self.permissions.sessions,
        )
        self.sidebar.mark_page(self.page, self._session)
        self.named.emit()

    async def _reload(self) -> None:
        """Lists and figures after something happened; at most one such pass at a time."""
        self._stale = False
        await self._load_sessions()
        await self.wings.cache.refresh_all()
        if not self.talking.running:
            self.idle.emit()

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        for event in events:
            self.talking.take(event)
            self._note(event)
        self._show_state()

    def _note(self, event: Live) -> None:
        """What an event means outside the conversation."""
        match event:
            case _ if isinstance(event, _LISTED | GateOpened):
                self._refresh()
            case Journaled(recorded):
                if isinstance(recorded.event, _STORED):
                    self._refresh()
            case HealthChanged(health):
                self.strip.show_health(health)
                if health is StoreHealth.OPEN:
                    self.chat.notice.hide()
                    self.notice.hide()
            case _:
                pass

    def _refresh(self) -> None:
        if not self._stale and self._desk is not None:
            self._stale = True
            self._bridge.run(self._reload(), "refresh lists")

    def _show_state(self) -> None:
        self.talking.show_state()
        self.strip.show_waiting(self.permissions.count)

    def _open_session(self, session: str) -> None:
        self._bridge.run(self.show_session(SessionId(session)), "open session")

    def _open_entry(self, digest: str) -> None:
        self.open_page(CACHE)
        self.wings.cache.select(Digest(digest))

    def show_place(self, place: Place) -> None:
        """Which sessions are listed: open ones, archived ones, or those in the trash."""
        self.sidebar.show_place(place)
        self._refresh()

    def _on_left(self, session: str) -> None:
        """What was put away is not on screen any more."""
        if session == self._session:
            self._open_session(NO_SESSION)

    def _connect(self) -> None:
        self._bridge.arrived.connect(self._on_arrived)
        self._bridge.refused.connect(self.show_problem)
        self.talking.changed.connect(self._show_state)
        self.talking.begun.connect(self._open_session)
        self.sidebar.sessions.menu_wanted.connect(self.deeds.show_menu)
        self.sidebar.sessions.key_pressed.connect(self.deeds.on_key)
        self.deeds.moved.connect(self._refresh)
        self.deeds.moved.connect(self.take_keyboard)
        self.deeds.left.connect(self._on_left)
        for chosen in (self.sidebar.workspace_chosen, self.sidebar.search_wanted):
            chosen.connect(self.sides.close)
        self.sides.changed.connect(self._show_ways_to_sides)
        self.strip.sidebar_wanted.connect(lambda: self.turn(self.sides.sidebar))
        self.strip.panel_wanted.connect(lambda: self.turn(self.sides.panel))
        self.sidebar.settings_wanted.connect(lambda: self.ways.settings_wanted.emit(""))
        self.sidebar.session_chosen.connect(self._open_session)
        self.sidebar.session_wanted.connect(lambda: self._open_session(NO_SESSION))
        self.sidebar.page_chosen.connect(self.open_page)
        self.wings.cache.totalled.connect(self.strip.show_totals)
        for told in (self.strip, self.talking, self.wings.timeline, self.wings.cache):
            self.wings.context.weighed.connect(told.show_weighed)
        self.wings.context.spent.connect(self.strip.show_spent)
        editor = self.chat.composer.editor
        editor.textChanged.connect(lambda: self.wings.context.note_draft(editor.toPlainText()))
        self.beside.page_wanted.connect(self.open_page)
        self.ways.page_wanted.connect(self.open_page)
        self.ways.session_wanted.connect(self._open_session)
        self.ways.entry_wanted.connect(self._open_entry)
        self.ways.told.connect(self._on_told)
        self.ways.done.connect(self._on_done)

    def _offer(self) -> None:
        """What the person can do here, for menus, shortcuts and the palette."""
        group = tr("Go to")
        self.acts.add(
            Action(
                "session.new",
                tr("New session"),
                tr("Session"),
                lambda: self._open_session(NO_SESSION),
                keys="Ctrl+N",
                icon="plus",
            )
        )
        for action in (*session_actions(self), *self.wings.context.offered()):
            self.acts.add(action)
        self.talking.wishes.offer(self.acts)
        pages = [(CHAT, tr("Conversation"), "chat")]
        pages += [(wing.key, wing.title, wing.icon) for wing in self.wings.all]
        for key, title, icon in pages:
            lead = partial(self.open_page, key)
            self.acts.add(Action(f"page.{key}", title, group, lead, icon=icon))
        self.wings.timeline.offer(self.acts)
        self.wings.cache.offer(self.acts)

    def _add(self, wing: Wing) -> None:
        """Its page, its row of the sidebar, and its tab beside the conversation."""
        key = wing.key
        page, panel = Stall(lambda: wing.page), Stall(lambda: wing.panel)
        wing.page_made.connect(page.fill)
        wing.panel_made.connect(panel.fill)
        self._pages[key] = page
        self._stack.addWidget(page)
        self.acts.place(key, page)
        self.sidebar.add_page(key, wing.title, wing.icon)
        wing.counted.connect(self.sidebar.show_count)
        self.beside.add(key, wing.tab or wing.title, panel)

    def _lay_out(self) -> None:
        self._stack.addWidget(self.chat)
        for wing in self.wings.all:
            self._add(wing)
        self.acts.place(CHAT, self.chat)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sides.inner, 1)
        column.addWidget(self.notice)
        self.sides.put(self._stack, whole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._rooms.addWidget(self.sides.outer)
        layout.addWidget(self._rooms, 1)
        layout.addWidget(hairline())
        layout.addWidget(self.strip)
