"""The base classes of settings pages and their shared context, and saving of settings.

A change is in force at once and then saved to disk. A page of workspace settings shows its errors
itself and reads its data again after every change; a reading is dropped when another workspace
opens.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.container import AppContainer
from helix_desktop.app.settings import Value
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge, Load
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.form_groups import PageColumn
from helix_desktop.ui.settings.form_rows import SettingsColumn
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import error_parts, error_text, tr
from helix_desktop.ui.widgets.fields import LineField, StatusLine, TextArea
from helix_desktop.ui.widgets.labels import EmptyState

SLICE = 5
"""Rows created in one turn of the event loop; about 20 ms."""
WORKSPACE, APPLICATION = "workspace", "application"
"""The groups of the navigation list."""


class SettingsContext(Struct, frozen=True):
    """The objects that pages work with; created once, by the window."""

    bridge: EventBridge
    theme: Theme
    house: AppContainer
    navigation: Navigation
    actions: Callable[[], ActionRegistry]
    """Return the actions of the visible view."""


class SettingsPageEntry(Struct, frozen=True):
    """A page as the navigation knows it; the page is created when first shown or searched."""

    key: str
    title: str
    icon: str
    group: str
    make: "Callable[[], SettingsPage]"


class SettingsPage(QObject):
    """One page: `widget` scrolls in the main column, and `side` is the pane beside it."""

    key = ""
    icon = ""
    group = WORKSPACE
    wide = False
    """Whether the page takes the whole width instead of a column."""
    scoped = False
    """Whether the page can show all workspaces instead of the open one."""

    changed = Signal()
    """Emitted when the results of `own_changes` or `terms` may have changed."""

    widget: QWidget
    side: QWidget | None = None
    foot: QWidget | None = None
    """A widget below the pane, or below the page in a narrow window; always visible."""

    @classmethod
    def named(cls) -> str:
        """Return the page's name in the navigation."""
        return ""

    @property
    def title(self) -> str:
        return self.named()

    def make_more(self) -> bool:
        """Create a further part of a large page and return whether more is missing."""
        return False

    def show_workspace(self, open_workspace: OpenWorkspace | None) -> None:
        """Show another workspace, or none."""

    def show_scope(self, *, everywhere: bool) -> None:
        """Show the settings of all workspaces or of the open one."""

    def enter(self) -> None:
        """Prepare the page to be shown: read data that may have changed."""

    def leave(self) -> None:
        """Note that the page is not shown any more."""

    def save(self) -> None:
        """Apply the edits (Ctrl+S) on a page that does not apply them at once."""

    def unsaved(self) -> bool:
        """Whether the page has edits, in any workspace, that are not in force."""
        return False

    def own_changes(self) -> int:
        """Return the number of the workspace's own changes, which the navigation shows."""
        return 0

    def terms(self) -> Sequence[str]:
        """Return the texts that a search looks in, one for each row."""
        return self.widget.terms() if isinstance(self.widget, SettingsColumn) else ()

    def filter(self, query: str) -> int:
        """Show and mark the rows with the query's words and return their number; "" shows all.

        A page whose title matches counts as well and shows everything.
        """
        named = bool(query) and query.casefold() in self.title.casefold()
        if not isinstance(self.widget, SettingsColumn):
            found = sum(query.casefold() in term.casefold() for term in self.terms())
            return found or int(named)
        found = self.widget.filter(query)
        if named and not found:
            self.widget.filter("")
        return found or int(named)


class WorkspaceSettingsPage(SettingsPage):
    """A page for the open workspace, read when shown and after each change."""

    def __init__(self, ground: SettingsContext) -> None:
        super().__init__()
        self._ground, self._theme = ground, ground.theme
        self._open_workspace: OpenWorkspace | None = None
        self._reading = Load(ground.bridge, self._read_anew, f"settings: {self.key}")
        self._shown = False
        self.outcome = StatusLine(ground.theme)
        """The result of the last change, if no other place shows it."""
        self.column = PageColumn()
        self.widget: QWidget = self.column
        self._none = EmptyState(
            ground.theme,
            self.icon or "gear",
            title=tr("No workspace is open"),
            hint=tr("These settings belong to a workspace. Go back and open one."),
        )

    @property
    def open_workspace(self) -> OpenWorkspace | None:
        return self._open_workspace

    @property
    def _opened(self) -> OpenWorkspace:
        """The open workspace, for rows that exist only with one. Raise LookupError without it."""
        if self._open_workspace is None:
            raise LookupError("no workspace is open")
        return self._open_workspace

    @property
    def theme(self) -> Theme:
        return self._theme

    def show_workspace(self, open_workspace: OpenWorkspace | None) -> None:
        self._reading.cancel()
        self._open_workspace = open_workspace
        self.outcome.say("")
        self._none.setVisible(open_workspace is None)
        for group in self.column.groups:
            group.setVisible(open_workspace is not None)
        if open_workspace is not None:
            self.refresh()

    def enter(self) -> None:
        self._shown = True
        self.refresh()

    def leave(self) -> None:
        self._shown = False

    def unsaved(self) -> bool:
        """Whether a form has unsent input, which is kept as long as Helix runs."""
        lines, boxes = self.widget.findChildren(LineField), self.widget.findChildren(TextArea)
        return any(each.waiting for each in lines) or any(each.waiting for each in boxes)

    def filter(self, query: str) -> int:
        """Filter the page; without a workspace only its title can match."""
        if self._open_workspace is None:
            return int(bool(query) and query.casefold() in self.title.casefold())
        return super().filter(query)

    def refresh(self) -> None:
        """Read the present data."""
        if self._open_workspace is not None:
            self._reading.start()

    async def _read_anew(self) -> None:
        await self._tell_refusal(self._read(self._opened), self.outcome)
        self.changed.emit()

    async def _read(self, open_workspace: OpenWorkspace) -> None:
        """Read and show the workspace's data; await each call to the workspace through `whole`."""

    def do(
        self,
        work: Coroutine[object, object, object],
        outcome: StatusLine | None = None,
        *,
        done: str = "",
        then: Callable[[], None] | None = None,
    ) -> None:
        """Run a change and read the page again; an error is shown at `outcome`."""
        self._run(self._done(work, outcome or self.outcome, done=done, then=then), outcome)

    async def _done(
        self,
        work: Coroutine[object, object, object],
        outcome: StatusLine,
        *,
        done: str,
        then: Callable[[], None] | None,
    ) -> None:
        open_workspace = self._open_workspace
        await work
        if open_workspace is self._open_workspace:
            outcome.say(done, "ok" if done else "mut")
        if then is not None:
            then()
        self.refresh()
        self.changed.emit()

    def start(self, work: Coroutine[object, object, object], outcome: StatusLine) -> None:
        """Run work that changes nothing on the page; an error is shown at `outcome`."""
        self._run(work, outcome)

    def _run(self, work: Coroutine[object, object, object], outcome: StatusLine | None) -> None:
        self._ground.bridge.run(
            self._tell_refusal(work, outcome or self.outcome), f"settings: {self.key}"
        )

    async def _tell_refusal(
        self, work: Coroutine[object, object, object], outcome: StatusLine
    ) -> None:
        """Show an error of the work, unless another workspace is shown by then."""
        open_workspace = self._open_workspace
        try:
            await work
        except HelixError as error:
            if open_workspace is self._open_workspace:
                outcome.say(error_text(error), "bad")


def save_setting(ground: SettingsContext, key: str, value: Value) -> None:
    """Save a setting in another thread, since saving waits for the disk."""
    run_save(ground, lambda: ground.house.settings.set(key, value))


def run_save(ground: SettingsContext, work: Callable[[], None]) -> None:
    async def written() -> None:
        try:
            await asyncio.to_thread(work)
        except HelixError as error:
            ground.bridge.refused.emit(*error_parts(error))

    ground.bridge.run(written(), "keep a setting")
