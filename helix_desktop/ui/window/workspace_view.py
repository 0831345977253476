"""The view of one open workspace: connects pages, sidebar, panel, status bar; keyboard focus.

The view is created for its workspace and ends with it. It knows which session and which page are
shown and connects the page controllers; everything on a page is up to its controller.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeGuard

from msgspec import Struct
from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain import events
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.live_events import (
    GateBatchOpened,
    HealthChanged,
    Journaled,
    Live,
    SessionActivity,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.domain.worktree import Worktree, WorktreeState
from helix_desktop.ui.action import (
    Action,
    ActionRegistry,
    KeyBindings,
    action_menu,
    context_menu,
    open_menu,
    open_menu_below,
)
from helix_desktop.ui.cache.controller import CacheController
from helix_desktop.ui.changes.comment_bar import CommentBar
from helix_desktop.ui.changes.page import ChangesPage
from helix_desktop.ui.chat.controller import ChatController
from helix_desktop.ui.event_bridge import Load, repeating_timer
from helix_desktop.ui.inspector.controller import InspectorController
from helix_desktop.ui.page_controller import CACHE, CHAT, PageController, WorkspaceContext
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.text.formatting import folder_text, phrase_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.timeline.controller import TimelineController
from helix_desktop.ui.usage.controller import UsageController
from helix_desktop.ui.widgets.dialogs import in_sheet
from helix_desktop.ui.widgets.fields import is_character
from helix_desktop.ui.widgets.layout import LazyPage, Pages, column_of, grow
from helix_desktop.ui.widgets.notices import NoticeBar, NoticeTone
from helix_desktop.ui.window.session_action import SessionMaker, SessionTop, ShownSession
from helix_desktop.ui.window.session_controller import SessionController
from helix_desktop.ui.window.side_panels import SidePanel, SidePanels, SidePanelSlot
from helix_desktop.ui.window.sidebar import COMMANDS, Sidebar
from helix_desktop.ui.window.status_bar import StatusBar
from helix_desktop.ui.window.worktrees import ask_commit, ask_merge, ask_new, ask_remove
from helix_desktop.ui.window_feature import window_parts


class PageControllers:
    """One controller of each page of a workspace, in the order of the sidebar.

    A controller gives its page a row, an action, and a tab. Its page and its panel are imported and
    created when first shown.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        open_workspace: OpenWorkspace,
        make_comments: Callable[[], CommentBar],
    ) -> None:
        self.context = InspectorController(
            context,
            requests=open_workspace.requests,
            session_actions=open_workspace.session_actions,
            drafts=open_workspace.drafts,
            usage=open_workspace.usage,
            permissions=open_workspace.permissions,
            prices=open_workspace.prices,
        )
        self.cache = CacheController(
            context, open_workspace.cache, open_workspace.mentions, open_workspace.requests
        )
        self.timeline = TimelineController(
            context, open_workspace.compactions, open_workspace.usage
        )
        self.changes = ChangesPage(
            context, open_workspace.changed_files, open_workspace.worktrees, make_comments
        )
        self.usage = UsageController(context, open_workspace.usage)
        self.all: tuple[PageController, ...] = (
            self.context,
            self.cache,
            self.timeline,
            self.changes,
            self.usage,
        )


def _takes_text(widget: QWidget | None) -> bool:
    """Return whether a widget accepts typed text: a visible, writable field."""
    if not isinstance(widget, QLineEdit | QPlainTextEdit):
        return False
    return widget.isVisible() and not widget.isReadOnly()


MINUTE_MS = 60_000
_STORED = (
    events.EpochCommitted
    | events.Experimented
    | events.ModelCalled
    | events.OutputGated
    | events.PauseChanged
    | events.SessionRenamed
    | events.SessionStarted
    | events.ToolReturned
    | events.TurnStarted
)
"""Events after which a session has another line in the list, or the cache other entries."""


class ViewPlace(Struct, frozen=True):
    """What a view shows: its session, page and tab, the place in the conversation, its sides."""

    session: SessionId
    page: str
    tab: str
    row: tuple[int, float] | None
    """The topmost row; None follows the newest one."""
    sides: tuple[bool, ...]


class WorkspaceView(QWidget):
    """The widgets of one workspace, with the controllers behind them."""

    session_shown = Signal()
    """Another session became the one that is shown; its rows may follow later."""

    def __init__(
        self,
        context: WorkspaceContext,
        open_workspace: OpenWorkspace,
        keys: KeyBindings | None = None,
    ) -> None:
        super().__init__()
        self._context, self.navigation = context, context.navigation
        self.open_workspace, self.bridge = open_workspace, context.bridge
        self.session = NO_SESSION
        self._worktree: Worktree | None = None
        """The worktree of the session that is shown."""
        self._stale = self._begun = False
        self._has_folder = True
        self._list_loads = self._list_shown = 0
        """The number of the newest load of the list of sessions, and of the one that is shown."""
        self.action_registry = ActionRegistry(self, keys)
        make_comments = partial(
            CommentBar,
            context,
            open_workspace.drafts,
            open_workspace.changed_files,
            open_workspace.send_comments,
        )
        self.chat_controller = chat = ChatController(context, open_workspace, make_comments)
        self.chat, self.transcript, self.permissions = chat.page, chat.transcript, chat.permissions
        self.editor = self.chat.composer.editor
        self.page_controllers = PageControllers(context, open_workspace, make_comments)
        self.sidebar = Sidebar()
        self.session_controller = SessionController(
            context,
            self,
            archive=open_workspace.archive,
            work=open_workspace.work,
            shown=lambda: self.session,
            changed=self._on_sessions_changed,
        )
        self.side_panel, self.strip = SidePanel(), StatusBar(self.open_workspace.clock.now)
        self.sides = SidePanels(
            self, self.sidebar, self.side_panel, changed=self._show_ways_to_sides
        )
        self.notice = NoticeBar()
        """The notice below pages without a notice of their own; the conversation has one."""
        self._pages: dict[str, QWidget] = {CHAT: self.chat}
        self._stack, self._rooms = Pages(), Pages()
        self._stack.addWidget(self.chat)
        for page_controller in self.page_controllers.all:
            self._add(page_controller)
        self.action_registry.place(CHAT, self.chat)
        container = QWidget()
        column_of(grow(self.sides.inner), self.notice, on=container, spacing=0)
        self.sides.put(self._stack, container)
        self._rooms.addWidget(self.sides.outer)
        column_of(grow(self._rooms), hairline(), self.strip, on=self, spacing=0)
        self._tops = Load(self.bridge, self._show_tops, "look for cards above a session")
        self._connect()
        self._offer()
        for controller in (
            chat.composer_controller,
            chat.modes,
            chat.page.subagents,
            chat.page.effort,
            chat.page.model,
        ):
            controller.add_actions(self.action_registry)
        self._minute = repeating_timer(self, MINUTE_MS, self._refresh)
        # subscribe to the events of the open workspace
        self.strip.show_folder(self.open_workspace.workspace.folder)
        self.strip.show_health(self.open_workspace.health)
        self._unsubscribe = self.open_workspace.subscribe(self.bridge.take)
        self._minute.start()

    @property
    def page(self) -> str:
        """The key of the page that is shown."""
        shown = self._stack.currentWidget()
        return next(key for key, page in self._pages.items() if page is shown)

    async def begin(self, place: ViewPlace | None = None) -> None:
        """Show what another view of this workspace showed, or else the newest session or a draft.

        A view that has begun is unchanged.
        """
        if self._begun:
            self.take_keyboard(self.focusWidget())
            return
        self._begun = True
        if place is not None:
            for side, is_open in zip(self.sides.both, place.sides, strict=True):
                side.want(is_open)
        self.bridge.load(self._look_for_folder(), "look for the project folder")
        await self.show_session(await self.chat_controller.begin())
        await self.page_controllers.cache.refresh_all()
        if place is None:
            return
        known_sessions = {session.id for session in await self.open_workspace.sessions.all()}
        if place.session not in (*known_sessions, NO_SESSION):
            return
        if place.session != self.session:
            await self.show_session(place.session)
        self.side_panel.show_tab(place.tab)
        self.open_page(place.page)
        if place.row is not None:
            self.chat.view.return_to(place.row)

    @property
    def place(self) -> ViewPlace:
        """What the view shows, for another view of the same workspace."""
        rows = self.chat.view
        return ViewPlace(
            self.session,
            self.page,
            self.side_panel.current,
            None if rows.at_end else rows.place,
            tuple(side.wanted for side in self.sides.both),
        )

    def take_keyboard(self, before: QWidget | None = None) -> None:
        """Give the keyboard to a widget of the page, by default to the next message.

        `before` had the keyboard when the view was shown last. An open sheet over the window, and a
        field of the page, keep it.
        """
        page, now, editor = self._filled(self.page), QApplication.focusWidget(), self.editor

        def is_on_page(widget: QWidget | None) -> TypeGuard[QWidget]:
            if widget is None or not isValid(widget):
                return False
            return widget.isVisible() and page.isAncestorOf(widget)

        if in_sheet(now) or (is_on_page(now) and _takes_text(now)):
            return
        talks = page.isAncestorOf(editor)
        if is_on_page(before) and (_takes_text(before) or not talks):
            before.setFocus()
        else:
            (editor if talks else page).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type a character that no widget accepted into the message."""
        refused = self.window().focusWidget() is self.editor
        if refused or not _takes_text(self.editor) or not is_character(event):
            super().keyPressEvent(event)
            return
        self.editor.setFocus()
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        QApplication.sendEvent(self.editor, again)

    def end(self) -> None:
        """Stop all events and timers; `bridge.ended` tells when the view can be deleted."""
        self.chat_controller.close()
        for page_controller in self.page_controllers.all:
            page_controller.close()
        self._unsubscribe()
        self._tops.cancel()
        self._minute.stop()
        self.bridge.close()

    def cover(self, widget: QWidget) -> None:
        """Show a widget in place of the sidebar and the pages; the status bar stays."""
        self.sides.close()
        self._rooms.addWidget(widget)
        self._rooms.setCurrentWidget(widget)
        self._show_ways_to_sides()

    def show_uncovered(self, widget: QWidget) -> None:
        self._rooms.setCurrentWidget(self.sides.outer)
        self._rooms.removeWidget(widget)
        self._show_ways_to_sides()

    def turn(self, side: SidePanelSlot) -> None:
        """Show or hide a side, unless the pages are covered."""
        if self._rooms.currentWidget() is self.sides.outer:
            side.turn()

    def _show_ways_to_sides(self) -> None:
        free = self._rooms.currentWidget() is self.sides.outer
        sidebar, panel = (side.missing and free for side in self.sides.both)
        self.strip.offer_sides(sidebar=sidebar, panel=panel)

    def open_page(self, key: str) -> None:
        self._filled(key)
        self._stack.setCurrentWidget(self._pages[key])
        self.notice.hide()
        self.sides.close()
        self.sides.panel.set_on_page(key == CHAT)
        self.sidebar.mark_page(key, self.session)
        if key == CHAT:
            self.take_keyboard()

    def _filled(self, key: str) -> QWidget:
        """Return a page, created if necessary."""
        page = self._pages[key]
        return page.fill() if isinstance(page, LazyPage) else page

    def show_problem(self, message: str, hint: str, tone: NoticeTone = NoticeTone.BAD) -> None:
        self.chat.notice.show_message(message, hint, tone=tone)
        if self.page != CHAT:
            self.notice.show_message(message, hint, tone=tone)

    def _on_warned(self, message: str, hint: str) -> None:
        self.show_problem(message, hint, NoticeTone.WARNING)

    def _on_noted(self, message: str, hint: str) -> None:
        self.show_problem(message, hint, NoticeTone.NOTE)

    def _on_done(self, message: str, hint: str) -> None:
        self.show_problem(message, hint, NoticeTone.GOOD)

    def _open_menu(self, actions: list[Action], point: QPoint) -> None:
        open_menu(context_menu(actions, self), point)

    async def show_session(self, session: SessionId, *, page: str = "") -> None:
        """Show a session on all pages, and open the conversation.

        A user who went on from the page where they asked for it, by default the present one, stays
        where they are now.
        """
        page = page or self.page
        if session != self.session:
            self._tops.cancel()
            self.chat.show_tops(())
        self.session = session
        self.session_shown.emit()
        if not await self.chat_controller.show_session(session):
            return
        for page_controller in self.page_controllers.all:
            page_controller.show_session(session)
        if self.page == page:
            self.open_page(CHAT)
        await self._load_sessions()
        if session != NO_SESSION:
            for added in window_parts(ShownSession):
                follow = added.act(self._context, session, lambda: self.session == session)
                self.bridge.run(follow, "look after the session that is shown")
            self._tops.start()
        if self.page == CHAT:  # while the window opens, it has no keyboard to give yet
            self.take_keyboard()
        self.chat_controller.show_state()

    async def _show_tops(self) -> None:
        parts = window_parts(SessionTop) if self.session != NO_SESSION else ()
        open_workspace, session = self.open_workspace, self.session
        cards = [await added.make(self._context, open_workspace, session) for added in parts]
        self.chat.show_tops([card for card in cards if card is not None])

    async def _load_sessions(self) -> None:
        """Show the list of sessions, unless a load that began later was quicker."""
        open_workspace = self.open_workspace
        self._list_loads += 1
        load = self._list_loads
        heads, title = (
            await open_workspace.sessions.all(),
            await open_workspace.sessions.title(self.session),
        )
        self.chat.title.set_text(title or tr("New session"))
        worktree, worktree_text = None, ""
        if self.session != NO_SESSION:
            history = await open_workspace.worktrees.of(self.session)
            if history.worktree is not None:
                name = one_line(history.worktree.branch, 60)
                worktree_text = tr("{0}: worktree removed").format(name)
                if history.state is not WorktreeState.REMOVED:
                    worktree, worktree_text = history.worktree, tr("Worktree: {0}").format(name)
        branches = await open_workspace.worktrees.branches(heads)
        if load < self._list_shown:
            return
        self._list_shown, self._worktree = load, worktree
        self.chat.show_worktree(worktree_text)
        self.strip.show_folder((worktree or open_workspace.workspace).folder)
        self.permissions.show_titles(heads)
        self.sidebar.show_sessions(
            open_workspace.archive.at(self.sidebar.place, heads),
            self.session,
            now=open_workspace.clock.now(),
            running=self.chat_controller.running.sessions,
            waiting=self.permissions.waiting,
            branches=branches,
        )
        self.sidebar.mark_page(self.page, self.session)

    async def _look_for_folder(self) -> None:
        """Say once that the project folder is gone."""
        is_present = await self.open_workspace.has_folder()
        was_removed, self._has_folder = self._has_folder and not is_present, is_present
        if was_removed:
            folder = folder_text(self.open_workspace.workspace.folder)
            hint = tr("Sessions and cache are saved. Put the folder back, or open another one.")
            self.show_problem(tr("The project folder is gone: {0}").format(folder), hint)

    async def _reload(self) -> None:
        """Reload lists and figures after a change; at most one reload waits at a time."""
        self._stale = False
        self.bridge.load(self._look_for_folder(), "look for the project folder")
        await self._load_sessions()
        await self.page_controllers.cache.refresh_all()

    def _on_arrived(self, arrived: tuple[Live, ...]) -> None:
        for event in arrived:
            self.chat_controller.take(event)
            is_stored = isinstance(event, Journaled) and isinstance(event.recorded.event, _STORED)
            if is_stored or isinstance(event, SessionActivity | GateBatchOpened):
                self._refresh()
                if isinstance(event, TurnRunning | TurnFinished) and event.session == self.session:
                    self._tops.start()
            elif isinstance(event, HealthChanged):
                self.strip.show_health(event.health)
                if event.health is StoreHealth.OPEN:
                    self.chat.notice.hide()
                    self.notice.hide()
                    incidents = self.open_workspace.tell_incidents(self.bridge.show_incidents)
                    self.bridge.run(incidents, "tell the store's problems")
        self._show_state()

    def _refresh(self) -> None:
        if not self._stale:
            self._stale = True
            self.bridge.run(self._reload(), "refresh lists")

    def _show_state(self) -> None:
        self.chat_controller.show_state()

    def _open_session(self, session: str, *, page: str = "") -> None:
        work = self.show_session(SessionId(session), page=page or self.page)
        self.bridge.run(work, "open session")

    def _on_begun(self, session: str) -> None:
        self._open_session(session, page=CHAT)

    def _open_entry(self, digest: str) -> None:
        self.open_page(CACHE)
        self.page_controllers.cache.select(Digest(digest))

    def show_place(self, place: ArchivePlace) -> None:
        """List the sessions that are open, archived, or in the trash."""
        self.sidebar.show_place(place)
        self._refresh()

    def _on_sessions_changed(self) -> None:
        self._refresh()
        self.take_keyboard()

    def _make_session(self, maker: SessionMaker) -> None:
        def made(session: str) -> None:
            self._open_session(session)
            self._refresh()

        maker.act(self._context, self, made)

    def _act_on_worktree(self, action: str) -> None:
        editor, window, session = self.editor, self.window(), self.session

        def begun(session: SessionId) -> None:
            """Go to the new session with the text that was written for it."""
            if self.session == NO_SESSION and (text := editor.toPlainText()):
                self.open_workspace.drafts.note(session, text)
                editor.clear()
            self._open_session(session)

        def changed() -> None:
            self._refresh()
            self.page_controllers.changes.refresh()

        worktrees = self.open_workspace.worktrees
        match action:
            case "worktree.merge":
                work = ask_merge(self._context, worktrees, window, session, changed)
            case "worktree.commit":
                work = ask_commit(self._context, worktrees, window, session, changed)
            case "worktree.remove":
                work = ask_remove(self._context, worktrees, window, session, changed)
            case _:
                modes, text = self.open_workspace.modes, editor.toPlainText()
                work = ask_new(self._context, worktrees, modes, window, text=text, begun=begun)
        self.bridge.run(work, "act on a worktree")

    def _open_work(self, key: str) -> None:
        """Show the commands or the steps of the session in the conversation."""
        self.sidebar.work.list.clear_current()
        self.open_page(CHAT)
        panel = self.chat.running if key.startswith(COMMANDS) else self.chat.todo
        panel.show_opened(opened=True)
        panel.opener.setFocus()

    def _connect(self) -> None:
        # methods: a lambda or partial would keep the view as long as the sender
        self.bridge.arrived.connect(self._on_arrived)
        self.bridge.refused.connect(self.show_problem)
        chat, pages = self.chat_controller, self.page_controllers
        chat.changed.connect(self._show_state)
        chat.begun.connect(self._on_begun)
        chat.row_controller.menu_requested.connect(self._open_menu)
        sidebar, run = self.sidebar, self.action_registry.run
        sidebar.sessions.chosen.connect(self._open_session)
        sidebar.sessions.menu_requested.connect(self.session_controller.show_menu)
        sidebar.sessions.key_pressed.connect(self.session_controller.on_key)
        sidebar.explore.chosen.connect(self.open_page)
        sidebar.settings.chosen.connect(lambda: self.navigation.settings_requested.emit(""))
        sidebar.work.list.chosen.connect(self._open_work)
        for clicked in (sidebar.workspaces.chosen, sidebar.search.clicked):
            clicked.connect(self.sides.close)
        sidebar.menu.clicked.connect(
            lambda: open_menu_below(action_menu(self.action_registry, self), sidebar.menu)
        )
        listings = [f"sessions.{place}" for place in ArchivePlace]
        sidebar.places.clicked.connect(
            lambda: open_menu_below(
                context_menu(map(self.action_registry.find, listings), self), sidebar.places
            )
        )
        self.chat.running.shown.connect(sidebar.work.show_commands)
        self.chat.todo.shown.connect(sidebar.work.show_steps)
        pages.changes.action_requested.connect(run)
        pages.cache.totalled.connect(self.strip.show_totals)
        for show in (self.strip.show_saved, pages.cache.show_saved):
            pages.timeline.saved.connect(show)
        for listener in (self.strip, chat, pages.timeline):
            pages.context.weighed.connect(listener.show_weighed)
        pages.context.spent.connect(self.strip.show_spent)
        self.strip.expiry_near.connect(pages.timeline.consider_compaction)
        pages.timeline.compaction_pays.connect(self.strip.offer_compaction)
        self.strip.compact.clicked.connect(lambda: pages.timeline.compact())
        self.editor.textChanged.connect(lambda: pages.context.note_draft(self.editor.toPlainText()))
        # after the controller of the composer, which notes them
        self.chat.composer.drafted.connect(pages.context.note_pictures)
        self.side_panel.wide.clicked.connect(lambda: self.open_page(self.side_panel.current))
        navigation = self.navigation
        navigation.page_requested.connect(self.open_page)
        navigation.session_requested.connect(self._open_session)
        navigation.entry_requested.connect(self._open_entry)
        navigation.seen_requested.connect(self._open_seen)
        navigation.action_requested.connect(run)
        navigation.warned.connect(self._on_warned)
        navigation.noted.connect(self._on_noted)
        navigation.done.connect(self._on_done)

    def _open_seen(self, digest: str) -> None:
        """Ask for a text, or show the requests with an output."""
        # lazy: few starts search past requests
        from helix_desktop.ui.usage.page import RequestSearchDialog  # noqa: PLC0415

        open_workspace = self.open_workspace
        dialog = RequestSearchDialog(self, text=digest, fixed=bool(digest))

        async def prepare() -> None:
            await open_workspace.seen.prepare(await open_workspace.sessions.all())

        self.bridge.load(prepare(), "read past requests")

        async def find(text: str) -> None:
            try:
                heads, seen = await open_workspace.sessions.all(), open_workspace.seen
                if digest:
                    answers = await seen.find_output(Digest(digest), heads)
                else:
                    answers = await seen.find(text, heads)
                if isValid(dialog):  # it may be closed by now
                    dialog.show_answers(text, answers)
            finally:
                if isValid(dialog):
                    dialog.end_search()

        dialog.wanted.connect(lambda text: self.bridge.run(find(text), "search past requests"))

        async def lead(session: str, seq: int) -> None:
            if session != self.session:
                await self.show_session(SessionId(session))
            self.navigation.request_requested.emit(session, seq)

        dialog.request_chosen.connect(
            lambda session, seq: self.bridge.run(lead(session, seq), "show a request")
        )
        dialog.open(dialog.list if digest else dialog.field)
        if digest:
            self.bridge.run(find(digest), "search past requests")

    def _offer(self) -> None:
        """Add the view's actions, for menus, shortcuts, and the palette."""
        group, add = tr("Go to"), self.action_registry.add
        words, new = tr("New session"), partial(self._open_session, NO_SESSION)
        add(Action("session.new", words, tr("Session"), new, keys="Ctrl+N", icon="plus"))

        def reason() -> str:
            return "" if self._worktree else tr("This session has no worktree")

        sessions, act = tr("Session"), self._act_on_worktree
        words, run = tr("New session in a worktree…"), partial(act, "session.worktree")
        add(Action("session.worktree", words, sessions, run, icon="branch"))
        words, run = tr("Merge worktree…"), partial(act, "worktree.merge")
        add(Action("worktree.merge", words, sessions, run, disabled_reason=reason, icon="branch"))
        words, run = tr("Commit in worktree…"), partial(act, "worktree.commit")
        add(Action("worktree.commit", words, sessions, run, disabled_reason=reason, icon="check"))
        words, run = tr("Remove worktree…"), partial(act, "worktree.remove")
        add(Action("worktree.remove", words, sessions, run, disabled_reason=reason, icon="trash"))
        for maker in window_parts(SessionMaker):
            words, run = phrase_text(maker.words), partial(self._make_session, maker)
            add(Action(maker.id, words, sessions, run, icon=maker.icon))
        for action in self.session_controller.actions():
            add(action)
        listings = (
            (ArchivePlace.OPEN, tr("Show open sessions"), "chat"),
            (ArchivePlace.ARCHIVE, tr("Show archived sessions"), "archive"),
            (ArchivePlace.TRASH, tr("Show trash"), "trash"),
        )
        for place, words, icon in listings:
            show = partial(self.show_place, place)
            add(Action(f"sessions.{place}", words, tr("Session"), show, icon=icon))
        self.page_controllers.context.add_actions(self.action_registry)
        self.chat_controller.row_controller.add_actions(self.action_registry)
        pages = [(CHAT, tr("Conversation"), "chat")]
        pages += [(page.key, page.title, page.icon) for page in self.page_controllers.all]
        for key, title, icon in pages:
            add(Action(f"page.{key}", title, group, partial(self.open_page, key), icon=icon))
        words = tr("Search past requests…")
        find = partial(self._open_seen, "")
        synonyms = tr("what the model saw, seen in requests, sent text, history")
        add(Action("seen", words, group, find, icon="search", synonyms=synonyms))
        self.page_controllers.timeline.add_actions(self.action_registry)
        self.page_controllers.cache.add_actions(self.action_registry)
        for name, action_button in (
            ("palette", self.sidebar.search),
            ("session.new", self.sidebar.new),
            ("view.sidebar", self.strip.sidebar),
            ("view.panel", self.strip.panel),
        ):
            self.action_registry.put_on(name, action_button)

    def _add(self, page_controller: PageController) -> None:
        """Add a controller's page, its sidebar row, and its tab in the side panel."""
        key = page_controller.key
        page = LazyPage(lambda: page_controller.page)
        page_controller.page_created.connect(page.fill)
        self._pages[key] = page
        self._stack.addWidget(page)
        self.action_registry.place(key, page)
        self.sidebar.add_page(key, page_controller.title, page_controller.icon)
        page_controller.counted.connect(self.sidebar.show_count)
        if page_controller.has_panel:
            panel = LazyPage(lambda: page_controller.panel)
            page_controller.panel_created.connect(panel.fill)
            self.side_panel.add(key, page_controller.tab or page_controller.title, panel)
