"""The sidebar: workspaces, their sessions, and the pages that explore them."""

from collections.abc import Sequence, Set
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from helix_desktop.app.workspaces import Damaged, Found
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.ui.buttons import IconButton
from helix_desktop.ui.labels import label
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.row_list import Row, RowList
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.tokens import SIDEBAR, TOP_BAR
from helix_desktop.ui.words import age_text, count_text, short_count, tr

MOST_WORKSPACES = 5


class Sidebar(QFrame):
    """What is open and what can be opened."""

    workspace_chosen = Signal(str)
    workspace_wanted = Signal()
    session_chosen = Signal(str)
    session_wanted = Signal()
    page_chosen = Signal(str)
    """One of the pages to explore, by its key."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setFixedWidth(SIDEBAR)
        self._theme = theme
        self._mark = label("")
        self.workspaces = RowList(theme, 46, tr("Workspaces"))
        self.sessions = RowList(theme, 46, tr("Sessions"))
        self.explore = RowList(theme, 34, tr("Explore"))
        self._add = IconButton(theme, "folder", tr("Open another folder"))
        self._new = IconButton(theme, "plus", tr("New session (Ctrl+N)"))
        self._pages: dict[str, Row] = {}
        self._page = ""
        self._found: tuple[Found, ...] = ()
        self._workspace = ""
        self._waiting: set[str] = set()
        self._no_sessions = label(tr("The first message begins one."), "micro", "mut", wrap=True)
        self._lay_out()
        self._connect()
        theme.changed.connect(self._draw_mark)
        self._draw_mark()

    def show_workspaces(self, found: Sequence[Found], current: str) -> None:
        self._found, self._workspace = tuple(found), current
        rows = [_row(item, waits=item.id in self._waiting) for item in found]
        self.workspaces.show_rows(rows, current)
        self.workspaces.fit(MOST_WORKSPACES)

    def mark_waiting(self, workspaces: set[str]) -> None:
        """Those in which a call waits for the person."""
        self._waiting = workspaces
        self.show_workspaces(self._found, self._workspace)

    def show_sessions(
        self,
        heads: Sequence[SessionHead],
        current: SessionId,
        *,
        now: float,
        running: set[SessionId],
        waiting: Set[SessionId] = frozenset(),
    ) -> None:
        """`waiting`: a call of theirs waits for the person."""
        rows = [
            Row(
                head.id,
                one_line(head.title) or tr("Untitled"),
                icon="chat",
                below=tr("Waiting for you")
                if head.id in waiting
                else tr("{0} · {1} events").format(
                    age_text(now - head.changed), count_text(head.count)
                ),
                right="●" if head.id in running or head.id in waiting else "",
                tone="warn" if head.id in waiting else "ok",
            )
            for head in heads
        ]
        self.sessions.show_rows(rows, current)
        self._no_sessions.setVisible(not rows)

    def add_page(self, key: str, title: str, icon: str) -> None:
        """A page to explore."""
        self._pages[key] = Row(key, title, icon=icon)
        self._show_pages()

    def show_count(self, key: str, count: int) -> None:
        """The figure beside a page's row; less than 0 is none."""
        right = short_count(count) if count >= 0 else ""
        self._pages[key] = replace(self._pages[key], right=right)
        self._show_pages()

    def mark_page(self, page: str, session: SessionId) -> None:
        """Which of the lists holds the page that is shown."""
        self._page = page if page in self._pages else ""
        self._show_pages()
        at = -1 if self._page else self.sessions.rows.row_of(session)
        if at < 0:
            self.sessions.clearSelection()
        else:
            self.sessions.setCurrentIndex(self.sessions.rows.index(at))

    def _show_pages(self) -> None:
        self.explore.show_rows(tuple(self._pages.values()), self._page)
        self.explore.fit(len(self._pages))

    def _connect(self) -> None:
        self.workspaces.chosen.connect(self.workspace_chosen)
        self.sessions.chosen.connect(self.session_chosen)
        self.explore.chosen.connect(self.page_chosen)
        self._add.clicked.connect(self.workspace_wanted)
        self._new.clicked.connect(self.session_wanted)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 0, 12, 12)
        layout.setSpacing(4)
        layout.addLayout(self._brand())
        layout.addLayout(_section(tr("WORKSPACES"), self._add))
        layout.addWidget(self.workspaces)
        layout.addSpacing(12)
        layout.addLayout(_section(tr("EXPLORE")))
        layout.addWidget(self.explore)
        layout.addSpacing(12)
        layout.addLayout(_section(tr("SESSIONS"), self._new))
        self._no_sessions.setContentsMargins(10, 0, 10, 0)
        layout.addWidget(self._no_sessions)
        layout.addWidget(self.sessions, 1)

    def _brand(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(10, 0, 0, 0)
        row.setSpacing(8)
        self._mark.setFixedSize(20, TOP_BAR)
        row.addWidget(self._mark)
        row.addWidget(label("Helix", "title"), 1)
        return row

    def _draw_mark(self) -> None:
        self._mark.setPixmap(
            self._theme.icon("spark", "acc", size=20, ratio=self.devicePixelRatioF())
        )


def _section(title: str, button: IconButton | None = None) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(10, 0, 0, 0)
    head: QLabel = label(title, "over", "mut")
    head.setMinimumHeight(28)
    row.addWidget(head, 1)
    if button is not None:
        row.addWidget(button)
    return row


def _row(workspace: Found, *, waits: bool) -> Row:
    name = one_line(workspace.name)
    if isinstance(workspace, Damaged):
        return Row(workspace.id, name, icon="warn", below=tr("its file cannot be read"))
    below = one_line(_place(workspace.folder))
    right = "●" if waits else ""
    return Row(workspace.id, name, icon="folder", below=below, right=right, tone="warn")


def _place(folder: str) -> str:
    """The end of a path, which tells more than its beginning."""
    parts = folder.rstrip("/").split("/")
    return folder if len(parts) <= 3 else "…/" + "/".join(parts[-2:])
