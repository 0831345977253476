"""The sidebar: workspaces, list of sessions with state dots, archive and trash, pages, settings."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.workspace_list import DamagedWorkspace, ListedWorkspace
from helix_desktop.domain.background import RunningCommandView
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.todo import TodoItem, TodoStatus
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.ui.style.canvas import set_surface
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import SIDEBAR_WIDTH, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import (
    age_text,
    dotted_text,
    folder_text,
    pause_text,
    short_count,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import icon_button
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import (
    RUNNING,
    STILL,
    WAITING,
    ListRow,
    ListView,
    WorkspaceStatus,
)

WORK_ROW_HEIGHT, WORK_HEAD_HEIGHT, MAX_WORK_ROWS = 34, 28, 8
MAX_WORK_CHARS = 100
COMMANDS, STEPS = "commands", "steps"


class SessionWork(QWidget):
    """The rows of what the session on screen has running and has still to do; hidden if none."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """Create the rows; `changed` is called when there are others."""
        super().__init__()
        self._changed = changed
        self._commands: tuple[RunningCommandView, ...] = ()
        self._steps: tuple[TodoItem, ...] = ()
        self.list = ListView(WORK_ROW_HEIGHT, tr("Running commands and open steps of this session"))
        head = label(tr("THIS SESSION"), "over", "mut")
        head.setMinimumHeight(WORK_HEAD_HEIGHT)
        column_of(row_of(head, margins=(10, 0, 0, 0)), self.list, on=self, spacing=4)
        self.hide()

    def show_commands(self, commands: Sequence[RunningCommandView]) -> None:
        self._commands = tuple(commands)
        self._show()

    def show_steps(self, steps: Sequence[TodoItem]) -> None:
        self._steps = tuple(steps)
        self._show()

    def fit(self, max_height: int) -> None:
        """Take at most so many pixels; none if a row has no room."""
        max_rows = min(MAX_WORK_ROWS, (max_height - WORK_HEAD_HEIGHT - 8) // WORK_ROW_HEIGHT)
        self.setVisible(max_rows > 0 and len(self.list.items) > 0)
        self.list.fit(max(1, max_rows))

    def _show(self) -> None:
        rows = []
        for command in self._commands:
            title = one_line(command.command, MAX_WORK_CHARS)
            rows.append(ListRow(f"{COMMANDS} {command.id}", title, icon="terminal", tint="ok"))
        for status, tint in ((TodoStatus.IN_PROGRESS, "acc"), (TodoStatus.PENDING, "")):
            for index, step in enumerate(self._steps):
                if step.status is status:
                    title = one_line(step.text, MAX_WORK_CHARS)
                    rows.append(ListRow(f"{STEPS} {index}", title, icon="list", tint=tint))
        if rows != list(self.list.items):
            self.list.show_rows(rows)
            self._changed()


MIN_SIDEBAR_WIDTH, MAX_SIDEBAR_WIDTH = 200, 440
MAX_WORKSPACES, MIN_SESSIONS = 6, 2
ROW_HEIGHT, PAGE_ROW_HEIGHT = 46, 34
OTHER_PARTS_HEIGHT = TOP_BAR_HEIGHT + 3 * 28 + PAGE_ROW_HEIGHT + 2 * 8 + 12 + 9 * 4
"""The pixels of everything but list rows: headings, settings, and the space between."""
MAX_PLACE_CHARS = 22
"""The most characters of a path that fit below a workspace's name."""
SETTINGS = "settings"


class Sidebar(QFrame):
    """The sidebar, with everything that is open and can be opened."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "panel")
        self.setMinimumWidth(MIN_SIDEBAR_WIDTH)
        self.setMaximumWidth(MAX_SIDEBAR_WIDTH)
        self._mark = label("")
        self.workspaces = ListView(ROW_HEIGHT, tr("Workspaces"), marks=True)
        self.sessions = ListView(ROW_HEIGHT, tr("Sessions"), marks=True)
        self.explore = ListView(PAGE_ROW_HEIGHT, tr("Explore"))
        self.settings = ListView(PAGE_ROW_HEIGHT, tr("Settings"))
        self.work = SessionWork(self._fit)
        self.add = icon_button("plus", tr("New workspace"))
        self.menu = icon_button("menu", tr("Menu"))
        self.search = icon_button("search", tr("Search everything"))
        self.new = icon_button("plus", tr("New session"))
        self.places = icon_button("more", tr("Archived and deleted sessions"))
        """Opens the choice of listed sessions: open, archived, or deleted ones."""
        self._heading = ElidedLabel("over", "mut")
        self._pages: dict[str, ListRow] = {}
        self._page = ""
        self._workspaces: tuple[ListedWorkspace, ...] = ()
        self._workspace = ""
        self._standings: Mapping[str, WorkspaceStatus] = {}
        self.place = ArchivePlace.OPEN
        self._no_sessions = label("", "micro", "mut", wrap=True)
        self._no_sessions.setContentsMargins(10, 0, 10, 0)
        self._mark.setFixedSize(20, TOP_BAR_HEIGHT)
        column_of(
            row_of(
                self._mark,
                6,
                grow(label("Helix", "head")),
                self.menu,
                self.search,
                self.new,
                margins=(10, 0, 0, 0),
                spacing=2,
            ),
            _section(label(tr("WORKSPACES"), "over", "mut"), self.add),
            self.workspaces,
            8,
            _section(self._heading, self.places),
            self._no_sessions,
            self.sessions,
            self.work,
            STRETCH,  # the parts below keep their place, however many sessions there are
            8,
            _section(label(tr("EXPLORE"), "over", "mut")),
            self.explore,
            self.settings,
            on=self,
            margins=(12, 0, 12, 12),
            spacing=4,
        )
        self.settings.show_rows([ListRow(SETTINGS, tr("Settings"), icon="gear")])
        self.settings.fit(1)
        self.settings.chosen.connect(self.settings.clear_current)
        Theme.applied.changed.connect(self._draw_mark)
        self._draw_mark()
        self.show_place(ArchivePlace.OPEN)

    def show_workspaces(self, workspaces: Sequence[ListedWorkspace], current: str) -> None:
        self._workspaces, self._workspace = tuple(workspaces), current
        visible = [item for item in workspaces if not is_archived(item) or item.id == current]
        rows = [_row(item, self._standings.get(item.id, STILL)) for item in visible]
        self.workspaces.show_rows(rows, current)
        self._fit()
        self.show_place(self.place)

    def show_standings(self, standings: Mapping[str, WorkspaceStatus]) -> None:
        """Show the statuses of the open workspaces."""
        self._standings = standings
        self.show_workspaces(self._workspaces, self._workspace)

    def show_place(self, place: ArchivePlace) -> None:
        """Set the heading and the empty text for the sessions listed."""
        self.place = place
        names = [item.name for item in self._workspaces if item.id == self._workspace]
        words, empty_text = _LIST_TEXTS[place]()
        parts = (words, *(one_line(name).upper() for name in names))
        self._heading.set_text(" · ".join(filter(None, parts)))
        self._no_sessions.setText(empty_text)

    def show_sessions(
        self,
        heads: Sequence[SessionHead],
        current: SessionId,
        *,
        now: float,
        running: set[SessionId],
        waiting: Mapping[SessionId, float],
        branches: Mapping[SessionId, str],
    ) -> None:
        """Show the sessions; a call of those in `waiting` waits for the user since that time.

        `branches` are those of sessions with a worktree.
        """
        rows = []
        for head in heads:
            mark = WAITING if head.id in waiting else RUNNING if head.id in running else ""
            age = age_text(now - head.changed)
            branch = one_line(branches.get(head.id, ""), MAX_PLACE_CHARS)
            branched = tr("Branch") if head.source else ""
            facts = dotted_text(branched, branch, age)
            paused = pause_text(head.paused_until, now=now) if head.paused and not mark else ""
            below = paused or facts
            if mark == WAITING:
                waited = now - waiting[head.id]
                # what it holds up stands in its card
                below = dotted_text(tr("Waiting for you"), age_text(waited) if waited >= 60 else "")
            title = one_line(head.title) or tr("Untitled")
            icon = "branch" if branch or branched else "chat"
            rows.append(ListRow(head.id, title, icon=icon, below=below, mark=mark))
        self.sessions.show_rows(rows, current)
        self._no_sessions.setVisible(not rows)
        self._fit()

    def add_page(self, key: str, title: str, icon: str) -> None:
        """Add the row of a page."""
        self._pages[key] = ListRow(key, title, icon=icon)
        self._show_pages()

    def show_count(self, key: str, count: int) -> None:
        """Show the figure beside a page's row; a negative count shows none."""
        right = short_count(count) if count >= 0 else ""
        self._pages[key] = replace(self._pages[key], right=right)
        self._show_pages()

    def mark_page(self, page: str, session: SessionId) -> None:
        """Select the row of the page that is shown, or of the session in the conversation."""
        self._page = page if page in self._pages else ""
        self._show_pages()
        self.sessions.select(-1 if self._page else self.sessions.row_of(session))

    def sizeHint(self) -> QSize:
        return QSize(SIDEBAR_WIDTH, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show_pages(self) -> None:
        self.explore.show_rows(tuple(self._pages.values()), self._page)
        self._fit()

    def _fit(self) -> None:
        """Make the lists as high as their rows, but never so high that another part has no room."""
        rows = len(self.sessions.items)
        self.sessions.setVisible(rows > 0)
        pages = len(self._pages) * PAGE_ROW_HEIGHT
        row_count = (self.height() - OTHER_PARTS_HEIGHT - pages) // ROW_HEIGHT
        self.workspaces.fit(
            max(1, min(MAX_WORKSPACES, row_count - min(MIN_SESSIONS, max(1, rows))))
        )
        self.sessions.fit(max(1, row_count - self.workspaces.height() // ROW_HEIGHT))
        excess_px = max(0, (2 if rows else 1) - row_count) * ROW_HEIGHT
        self.explore.fit(max(1, (pages - excess_px) // PAGE_ROW_HEIGHT))
        used_height = self.workspaces.height() + (self.sessions.height() if rows else ROW_HEIGHT)
        self.work.fit(self.height() - OTHER_PARTS_HEIGHT - pages - used_height - 8)

    def _draw_mark(self) -> None:
        self._mark.setPixmap(
            Theme.applied.icon("spark", "acc", size=20, ratio=self.devicePixelRatioF())
        )


_LIST_TEXTS = {
    ArchivePlace.OPEN: lambda: (tr("SESSIONS"), tr("Send a message to start a session.")),
    ArchivePlace.ARCHIVE: lambda: (tr("ARCHIVED"), tr("No archived sessions.")),
    ArchivePlace.TRASH: lambda: (tr("TRASH"), tr("Trash is empty.")),
}


def _section(head: QLabel | ElidedLabel, *buttons: QPushButton) -> QHBoxLayout:
    head.setMinimumHeight(28)
    return row_of(grow(head), *buttons, margins=(10, 0, 0, 0))


def _row(workspace: ListedWorkspace, status: WorkspaceStatus) -> ListRow:
    name = one_line(workspace.name)
    if isinstance(workspace, DamagedWorkspace):
        return ListRow(workspace.id, name, icon="warn", below=tr("Can't read its file"))
    folder = folder_text(workspace.folder)
    parts = folder.rstrip("/").split("/")
    if len(parts) > 3:  # the end of a path tells more than its beginning
        folder = "…/" + "/".join(parts[-2:])
        folder = folder if len(folder) <= MAX_PLACE_CHARS else f"…/{parts[-1]}"
    folder = one_line(folder)
    below = tr("Archived") if workspace.archived else status.words or folder
    return ListRow(
        workspace.id,
        name,
        icon="folder",
        below=below,
        mark=status.mark,
        tint=workspace.color if workspace.color in TINTS else "",
    )


TINTS = ("acc", "info", "k_obs", "ok", "k_markers", "k_pins", "bad", "fg2")
"""The colors that a workspace can have, by the names of tokens."""


def is_archived(workspace: ListedWorkspace) -> bool:
    """Return whether a workspace is archived."""
    return not isinstance(workspace, DamagedWorkspace) and workspace.archived
