"""Opens the command palette (Ctrl+K), and leads to the item that was chosen in it."""

from collections.abc import Callable, Coroutine, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.palette.items import (
    PaletteHit,
    PaletteItem,
    PaletteKind,
    PaletteSources,
    action_items,
    search_messages,
    setting_items,
    workspace_items,
)
from helix_desktop.ui.palette.palette import CommandPalette
from helix_desktop.ui.widgets.row_list import WorkspaceStatus
from helix_desktop.ui.window.workspace_view import WorkspaceView


class PaletteHost(Struct, frozen=True):
    """The functions of the window and the application that the palette uses."""

    workspace_view: Callable[[], WorkspaceView | None]
    open_workspaces: Callable[[], Sequence[OpenWorkspace]]
    known: Callable[[], Sequence[ListedWorkspace]]
    standings: Callable[[], Mapping[str, WorkspaceStatus]]
    go: Callable[[str, SessionId | None, int], Coroutine[object, object, None]]
    """The function that leads to a workspace, a session, and an event.

    The session None leaves the view as it is; the event 0 means none.
    """


class PaletteController(QObject):
    """The controller of the window's palette: its items, its search, and its destinations."""

    def __init__(self, bridge: EventBridge, *, window: QWidget, around: PaletteHost) -> None:
        super().__init__(window)
        self._bridge, self._around = bridge, around
        self.palette = CommandPalette(window)
        self._sources = PaletteSources(bridge)
        self._search = 0
        self.palette.chosen.connect(self._on_chosen)
        self.palette.everywhere_requested.connect(self._on_everywhere)
        self.palette.asked_for.connect(self._sources.look_for)
        self.palette.closed.connect(self._on_closed)
        self._sources.renewed.connect(self._on_renewed)

    def open_palette(self, line: str = "") -> None:
        """Open the palette with `line`, or with the last line selected.

        Without `line`, an open palette is closed.
        """
        if self.palette.isVisible() and not line:
            self.palette.close_sheet()
            return
        workspace_view = self._around.workspace_view()
        if workspace_view is None:
            return
        open_workspace = workspace_view.open_workspace
        page = workspace_view.chat_controller.page
        self.palette.asking_dock = lambda: page.asking_dock if page.isVisible() else None
        page.dock.installEventFilter(self.palette)
        self.palette.open_with(self._items(workspace_view), line)
        self._sources.renew(
            open_workspace, self._around.open_workspaces(), now=open_workspace.now()
        )

    def _on_renewed(self) -> None:
        if (workspace_view := self._around.workspace_view()) is not None:
            self.palette.refresh(self._items(workspace_view))

    def _items(self, workspace_view: WorkspaceView) -> list[PaletteItem]:
        actions = action_items(workspace_view.action_registry)
        listed_workspaces, standings = self._around.known(), self._around.standings()
        workspaces = workspace_items(listed_workspaces, standings, workspace_view.action_registry)
        return [*actions, *setting_items(), *workspaces, *self._sources.all()]

    def _on_chosen(self, item: PaletteItem) -> None:
        workspace_view = self._around.workspace_view()
        if workspace_view is None:
            return
        match item.kind:
            case PaletteKind.ACTION:
                action = workspace_view.action_registry.find(item.key)
                if action is not None and action.where not in ("", workspace_view.page):
                    workspace_view.open_page(action.where)  # it acts on what that page shows
                workspace_view.action_registry.run(item.key)
            case PaletteKind.WORKSPACE:
                self._go(item.key, None)
            case PaletteKind.SETTING:
                workspace_view.navigation.settings_requested.emit(item.key)
            case (
                PaletteKind.SESSION
                | PaletteKind.MESSAGE
                | PaletteKind.OUTPUT
                | PaletteKind.HANDOVER
            ):
                workspace, session, seq = item.key.split("/")
                self._go(workspace, SessionId(session), int(seq))
            case PaletteKind.ENTRY:
                workspace_view.navigation.entry_requested.emit(item.key)
            case PaletteKind.FILE:
                workspace_view.navigation.recall_requested.emit(f"@{item.key} ")

    def _go(self, workspace: str, session: SessionId | None, seq: int = 0) -> None:
        self._bridge.run(self._around.go(workspace, session, seq), "go to what was chosen")

    def _on_everywhere(self, words: str) -> None:
        self._search += 1
        workspace_view = self._around.workspace_view()
        if workspace_view is None:
            return
        number, palette, open_workspace = self._search, self.palette, workspace_view.open_workspace
        other_workspaces = [
            workspace
            for workspace in self._around.open_workspaces()
            if workspace is not open_workspace
        ]

        def show(hits: Sequence[PaletteHit], read: int, over: bool) -> None:
            palette.show_messages(words, hits, read=read, is_over=over)

        search = search_messages(
            [open_workspace, *other_workspaces],
            words,
            show,
            is_wanted=lambda: number == self._search,
            now=open_workspace.now(),
        )
        self._bridge.run(search, "search all sessions")

    def _on_closed(self) -> None:
        self._search += 1  # a search that still runs can stop
