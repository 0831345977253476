"""Opens and closes the settings, and asks before typed values that are not applied are lost.

Each open workspace has a view of its own, created when its settings are first opened; it ends when
the workspace closes. The opened page is created first and the others after it, piece by piece, so
neither the start nor the opening waits for them.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.text.formatting import phrase_text, tr
from helix_desktop.ui.widgets.notices import NoticeTone

if TYPE_CHECKING:
    from helix_desktop.ui.settings.settings_view import SettingsView


class SettingsHost(Protocol):
    """The window's part that shows the settings over sidebar and page, above the status strip."""

    def cover(self, widget: QWidget) -> None: ...
    def show_uncovered(self, widget: QWidget) -> None: ...
    def take_keyboard(self, before: QWidget | None) -> None: ...


class SettingsController(QObject):
    """Opens and closes the settings."""

    def __init__(self, context: SettingsContext, place: SettingsHost) -> None:
        super().__init__()
        self._context, self._place = context, place
        self._open_workspace: OpenWorkspace | None = None
        self._views: dict[str, SettingsView] = {}
        self._key = ""
        """The page that was open last, in any workspace."""
        self._focus: QWidget | None = None
        self._unsubscribe: Callable[[], None] = lambda: None
        self.opened = False
        context.bridge.refused.connect(self._on_refused)
        self._listen(context.navigation)

    @property
    def current_view(self) -> "SettingsView | None":
        """The view of the current workspace, once its settings were opened."""
        current = self._open_workspace
        return self._views.get(current.workspace.id) if current is not None else None

    def add_actions(self, navigation: Navigation, actions: ActionRegistry) -> None:
        """Listen to another view: each has its own navigation and actions."""
        self._listen(navigation)
        run = partial(navigation.settings_requested.emit, "")
        actions.add(Action("app.settings", tr("Settings"), tr("Application"), run, keys="Ctrl+,"))

    def _listen(self, navigation: Navigation) -> None:
        navigation.settings_requested.connect(self.open)
        navigation.key_requested.connect(self._on_key_requested)
        navigation.warned.connect(self._on_warned)
        navigation.done.connect(self._on_done)
        for elsewhere in (
            navigation.page_requested,
            navigation.session_requested,
            navigation.entry_requested,
            navigation.message_requested,
            navigation.request_requested,
            navigation.epoch_requested,
        ):
            elsewhere.connect(self.close)

    def show_workspace(self, open_workspace: OpenWorkspace) -> None:
        if open_workspace is not self._open_workspace:
            self.close()
        self._open_workspace = open_workspace

    def drop_workspace(self, workspace: str) -> None:
        """End the view of a workspace that closes; the widgets go once its work has ended."""
        current = self._open_workspace
        if current is not None and current.workspace.id == workspace:
            self.close()
            self._open_workspace = None
        self._drop_view(workspace)

    def _drop_view(self, workspace: str) -> None:
        view = self._views.pop(workspace, None)
        if view is not None:
            view.bridge.ended.connect(view.deleteLater)
            view.bridge.close()

    def open(self, key: str = "") -> None:
        if self._open_workspace is None:
            return  # the first workspace is still being read
        view = self.current_view or self._make_view(self._open_workspace)
        if not self.opened:
            self._focus = QApplication.focusWidget()
            self._place.cover(view)
            self.opened = True
            # pages show events while they are visible
            self._unsubscribe = self._open_workspace.subscribe(view.bridge.take)
            key = key or self._key
        view.open(key)
        view.nav.rows[view.key].setFocus()
        QTimer.singleShot(0, self, self._build_next_piece)

    def _on_key_requested(self, endpoint: str) -> None:
        self.open("models")
        if self.current_view is not None:
            self.current_view.show_key(endpoint)

    def _make_view(self, open_workspace: OpenWorkspace) -> "SettingsView":
        """Create the view of a workspace, whose errors are shown by the window, too."""
        # lazy: most starts never open the settings
        from helix_desktop.ui.settings.settings_view import (  # noqa: PLC0415
            SettingsView,
            settings_pages,
        )

        context = replace(self._context, bridge=EventBridge(self._context.bridge.spawn))
        context.bridge.refused.connect(self._context.bridge.refused)
        settings_view = SettingsView(context, settings_pages(context, open_workspace))
        settings_view.left.connect(self.leave)
        self._views[open_workspace.workspace.id] = settings_view
        return settings_view

    def _build_next_piece(self) -> None:
        """Create one more piece of a page in each turn of the event loop.

        So the list of pages shows their figures before they are opened.
        """
        if self.opened and self.current_view is not None and self.current_view.make_next():
            QTimer.singleShot(0, self, self._build_next_piece)

    def unsaved(self) -> tuple[str, ...]:
        pages = [page for view in self._views.values() for page in view.pages.values()]
        titles = [page.title for page in pages if page.unsaved()]
        return tuple(dict.fromkeys([*titles, *map(phrase_text, self._context.unsaved())]))

    def typed_forms(self, workspace: str = "") -> tuple[str, ...]:
        """Return the titles of pages whose input goes with the view of a workspace, or of all."""
        views = [view for id_, view in self._views.items() if workspace in ("", id_)]
        pages = [page for view in views for page in view.pages.values()]
        return tuple(page.title for page in pages if page.unsaved() and not page.keeps_edits)

    def renew(self) -> str:
        """End all views, to be created in another language; return the open page, or ""."""
        key = self.current_view.key if self.opened and self.current_view is not None else ""
        self.close()
        for workspace in tuple(self._views):
            self._drop_view(workspace)
        return key

    def leave(self) -> None:
        """Close the settings and return the keyboard to the widget that had it."""
        focus, self._focus = self._focus, None
        self.close()
        self._place.take_keyboard(focus)

    def close(self) -> None:
        if self.current_view is not None and self.opened:
            self.opened = False
            self._unsubscribe()
            self._unsubscribe = lambda: None
            self._key = self.current_view.key
            self.current_view.close_pages()
            self._place.show_uncovered(self.current_view)

    # methods, no partials: those would keep the controller as long as the bridge

    def _on_refused(self, message: str, hint: str) -> None:
        self._show_notice(message, hint, tone=NoticeTone.BAD)

    def _on_warned(self, message: str, hint: str) -> None:
        self._show_notice(message, hint, tone=NoticeTone.WARNING)

    def _on_done(self, message: str, hint: str) -> None:
        self._show_notice(message, hint, tone=NoticeTone.GOOD)

    def _show_notice(self, message: str, hint: str, *, tone: NoticeTone) -> None:
        """Show a notice in the settings, which cover the usual place of notices."""
        if self.current_view is not None and self.opened:
            self.current_view.notice.show_message(message, hint, tone=tone)
