"""What a page of the settings is, and the ground all of them stand on.

A page is a column of rows at least; what it has besides (a pane, a scope) it says here.

A page of settings that works with the open workspace: what it refuses is said on the page.

Every change reads the page anew; what is being read when another workspace opens is dropped.

Keeps what was chosen: at once in force, then on disk; an error is told where one is.
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
"""Rows that are made in one turn of the loop; about 20 ms."""
WORKSPACE, APPLICATION = "workspace", "application"
"""The groups of the list at the left."""


class SettingsContext(Struct, frozen=True):
    """What pages work with; made once, where the window is."""

    bridge: EventBridge
    theme: Theme
    house: AppContainer
    ways: Navigation
    actions: Callable[[], ActionRegistry]
    """Those of the view that is shown."""


class SettingsPageEntry(Struct, frozen=True):
    """A page as the list knows it: it is made when it is first shown, or searched."""

    key: str
    title: str
    icon: str
    group: str
    make: "Callable[[], SettingsPage]"


class SettingsPage(QObject):
    """One page: `widget` scrolls as a whole in the main column, `side` stands beside it."""

    key = ""
    icon = ""
    group = WORKSPACE
    wide = False
    """Whether it takes all the room there is instead of a column."""
    scoped = False
    """Whether it can speak of all workspaces instead of the one that is open."""

    changed = Signal()
    """What `own_changes` or `terms` answer may be different now."""

    widget: QWidget
    side: QWidget | None = None
    foot: QWidget | None = None
    """Below the pane, or below the page where there is no room beside it; always in sight."""

    @classmethod
    def named(cls) -> str:
        """Its name in the list."""
        return ""

    @property
    def title(self) -> str:
        return self.named()

    def make_more(self) -> bool:
        """Make some more, where all at once would hold up the window; whether there is more."""
        return False

    def show_workspace(self, open_workspace: OpenWorkspace | None) -> None:
        """Another workspace is open; without an open workspace, none."""

    def show_scope(self, *, everywhere: bool) -> None:
        """Speak of all workspaces, or of the one that is open."""

    def enter(self) -> None:
        """It is shown from now on: read what may have changed meanwhile."""

    def leave(self) -> None:
        """It is not shown any more."""

    def save(self) -> None:
        """Ctrl+S: put in force what was edited, on a page where that is not done at once."""

    def unsaved(self) -> bool:
        """Whether something was edited here, in any workspace, that is not in force."""
        return False

    def own_changes(self) -> int:
        """How many things this workspace changes itself: the figure in the list."""
        return 0

    def terms(self) -> Sequence[str]:
        """The words a search finds it by, one text per row."""
        return self.widget.terms() if isinstance(self.widget, SettingsColumn) else ()

    def filter(self, query: str) -> int:
        """Show only what has these words and mark them; "" shows all. Returns how many there are.

        A page whose title has them counts too, and shows everything.
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
    """Reads when it is shown and after each change."""

    def __init__(self, ground: SettingsContext) -> None:
        super().__init__()
        self._ground, self._theme = ground, ground.theme
        self._open_workspace: OpenWorkspace | None = None
        self._reading = Load(ground.bridge, self._read_anew, f"settings: {self.key}")
        self._shown = False
        self.outcome = StatusLine(ground.theme)
        """What came of the last change that has no better place for it."""
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
        """For rows that are only there while a workspace is open."""
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
        """Whether a form was begun and not sent off; it is still there as long as Helix runs."""
        lines, boxes = self.widget.findChildren(LineField), self.widget.findChildren(TextArea)
        return any(each.waiting for each in lines) or any(each.waiting for each in boxes)

    def filter(self, query: str) -> int:
        """Without a workspace there is nothing to find, and nothing to show again."""
        if self._open_workspace is None:
            return int(bool(query) and query.casefold() in self.title.casefold())
        return super().filter(query)

    def refresh(self) -> None:
        """Read what holds now."""
        if self._open_workspace is not None:
            self._reading.start()

    async def _read_anew(self) -> None:
        await self._tell_refusal(self._read(self._opened), self.outcome)
        self.changed.emit()

    async def _read(self, open_workspace: OpenWorkspace) -> None:
        """Show what the open workspace says; it is asked through `whole`."""

    def do(
        self,
        work: Coroutine[object, object, object],
        outcome: StatusLine | None = None,
        *,
        done: str = "",
        then: Callable[[], None] | None = None,
    ) -> None:
        """Do it and read the page anew; what is refused stands where it was asked for."""
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
        """Do what changes nothing here; what is refused stands at `outcome`."""
        self._run(work, outcome)

    def _run(self, work: Coroutine[object, object, object], outcome: StatusLine | None) -> None:
        self._ground.bridge.run(
            self._tell_refusal(work, outcome or self.outcome), f"settings: {self.key}"
        )

    async def _tell_refusal(
        self, work: Coroutine[object, object, object], outcome: StatusLine
    ) -> None:
        """What went wrong, unless another workspace is shown by then."""
        open_workspace = self._open_workspace
        try:
            await work
        except HelixError as error:
            if open_workspace is self._open_workspace:
                outcome.say(error_text(error), "bad")


def save_setting(ground: SettingsContext, key: str, value: Value) -> None:
    """Off the window's thread: it waits for the disk."""
    run_save(ground, lambda: ground.house.settings.set(key, value))


def run_save(ground: SettingsContext, work: Callable[[], None]) -> None:
    async def written() -> None:
        try:
            await asyncio.to_thread(work)
        except HelixError as error:
            ground.bridge.refused.emit(*error_parts(error))

    ground.bridge.run(written(), "keep a setting")
