"""From the palette to where it leads; and what the window itself can do, as actions."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.workspaces import Found
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.values import value
from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.palette.goals import Goal, Hit, Kind
from helix_desktop.ui.palette.sheet import Palette
from helix_desktop.ui.palette.sources import (
    Sources,
    action_goals,
    search_messages,
    workspace_goals,
)
from helix_desktop.ui.parts.standing import Standing
from helix_desktop.ui.sheets.shortcuts import show_shortcuts
from helix_desktop.ui.words import tr

KEYS = 9
"""Workspaces that have a key of their own."""


@value
class Surroundings:
    """What is asked of the window and the application."""

    bench: Callable[[], Workbench]
    desks: Callable[[], Sequence[Desk]]
    known: Callable[[], Sequence[Found]]
    standings: Callable[[], Mapping[str, Standing]]
    go: Callable[[str, SessionId | None, int], Coroutine[object, object, None]]
    """Opens a workspace, a session of it (None: as it is) and an event of that (0: none)."""


class Leading(QObject):
    """One for the window."""

    def __init__(
        self, bridge: Bridge, theme: Theme, *, window: QWidget, around: Surroundings
    ) -> None:
        super().__init__(window)
        self._bridge, self._around = bridge, around
        self.palette = Palette(theme, window)
        self._sources = Sources(bridge)
        self._search = 0
        self.palette.chosen.connect(self._on_chosen)
        self.palette.everywhere_wanted.connect(self._on_everywhere)
        self.palette.asked_for.connect(self._sources.look_for)
        self.palette.closed.connect(self._on_closed)
        self._sources.renewed.connect(self._on_renewed)

    def open_palette(self, line: str = "") -> None:
        """The last line is there, and selected; asked for while it is open, it closes."""
        if self.palette.isVisible() and not line:
            self.palette.close_sheet()
            return
        bench = self._around.bench()
        desk, pace = bench.desk, bench.wings.cache.pace
        now = desk.now() if desk is not None else 0.0
        self.palette.open_with(self._goals(), line)
        self._sources.renew(desk, self._around.desks(), now=now, pace=pace)

    def _on_renewed(self) -> None:
        self.palette.refresh(self._goals())

    def _goals(self) -> list[Goal]:
        actions: Actions = self._around.bench().acts
        known, standings = self._around.known(), self._around.standings()
        return [*action_goals(actions), *workspace_goals(known, standings), *self._sources.all()]

    def _on_chosen(self, goal: Goal) -> None:
        bench = self._around.bench()
        match goal.kind:
            case Kind.ACTION:
                bench.acts.run(goal.key)
            case Kind.WORKSPACE:
                self._go(goal.key, None)
            case Kind.SESSION | Kind.MESSAGE:
                workspace, session, seq = goal.key.split("/")
                self._go(workspace, SessionId(session), int(seq))
            case Kind.ENTRY:
                bench.ways.entry_wanted.emit(goal.key)
            case Kind.FILE:
                bench.ways.recall_wanted.emit(f"@{goal.key} ")

    def _go(self, workspace: str, session: SessionId | None, seq: int = 0) -> None:
        self._bridge.run(self._around.go(workspace, session, seq), "go to what was chosen")

    def _on_everywhere(self, words: str) -> None:
        self._search += 1
        number, palette = self._search, self.palette
        bench = self._around.bench()
        shown = bench.desk
        desks = [desk for desk in self._around.desks() if desk is not shown]

        def show(hits: Sequence[Hit], read: int, over: bool) -> None:
            palette.show_messages(words, hits, read=read, over=over)

        if shown is not None:
            search = search_messages(
                [shown, *desks],
                words,
                show,
                wanted=lambda: number == self._search,
                now=shown.now(),
            )
            self._bridge.run(search, "search all sessions")

    def _on_closed(self) -> None:
        self._search += 1  # whoever still reads may stop


@value
class Shell:
    """What the window can do, for menus, keys and the palette."""

    window: QWidget
    leading: Leading
    known: Callable[[], Sequence[Found]]
    go: Callable[[str], None]
    quit: Callable[[], None]
    theme: Theme


def offer(shell: Shell, bench: Workbench) -> None:
    """The window's own actions, on a bench that was just made."""
    view, app = tr("View"), tr("Application")
    search = Action(
        "palette",
        tr("Search everything"),
        tr("Go to"),
        shell.leading.open_palette,
        keys="Ctrl+K",
        also="Ctrl+Shift+P",
        icon="search",
    )
    sidebar, panel = (partial(bench.turn, side) for side in bench.sides.both)
    rows: tuple[tuple[str, str, str, Callable[[], None], str, str], ...] = (
        (
            "app.keys",
            tr("Keyboard shortcuts"),
            app,
            partial(_show_keys, shell, bench),
            "Ctrl+/",
            "key",
        ),
        ("view.full", tr("Full screen"), view, partial(_turn_full, shell.window), "F11", "open"),
        ("view.sidebar", tr("Sidebar"), view, sidebar, "Ctrl+B", "sidebar"),
        ("view.panel", tr("Side panel"), view, panel, "Ctrl+Alt+B", "side-panel"),
        ("app.quit", tr("Quit"), app, shell.quit, "Ctrl+Q", "close"),
    )
    bench.acts.add(search)
    for name, words, group, run, keys, icon in rows:
        bench.acts.add(Action(name, words, group, run, keys=keys, icon=icon))
    for at in range(KEYS):
        bench.acts.add(_going(shell, at))


def _show_keys(shell: Shell, bench: Workbench) -> None:
    show_shortcuts(shell.theme, shell.window, bench.acts)


def _going(shell: Shell, at: int) -> Action:
    """To the workspace at a place of the list."""

    def go() -> None:
        found = shell.known()
        if at < len(found):
            shell.go(found[at].id)

    def refusal() -> str:
        return "" if at < len(shell.known()) else tr("There are fewer workspaces")

    words = tr("Workspace {0}").format(at + 1)
    return Action(
        f"workspace.{at + 1}",
        words,
        tr("Go to"),
        go,
        keys=f"Ctrl+{at + 1}",
        refusal=refusal,
        icon="folder",
    )


def _turn_full(window: QWidget) -> None:
    """A window that was maximized is so again."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
