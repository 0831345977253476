"""What a new, empty session shows: sessions to continue or import, open steps, a failed command."""

from PySide6.QtWidgets import QWidget

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.sessions.session_offer import SessionOffer
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import ago_text, listed_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import EmptyState
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

LIST_WIDTH, ROW_HEIGHT, MAX_ROWS = 480, 46, 5
TODOS, FAILED, IMPORT = "todos", "failed", "import"
MAX_NAMED = 3


class EmptySession(QWidget):
    """A title with a hint, and a list of what its workspace offers to go on with."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__()
        self._open_workspace, self._navigation = context.open_workspace, context.navigation
        self._offer = SessionOffer()
        self.reading = Load(context.bridge, self._read, "look for what to go on with")
        title = tr("What should Helix work on?")
        hint = tr("Describe a task. Type @ to mention a file.")
        self._plain = EmptyState("spark", title=title, hint=hint)
        hint = tr("Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.")
        self._practice = EmptyState("spark", title=title, hint=hint)
        self._practice.hide()
        self.list = ListView(ROW_HEIGHT, tr("Continue with"))
        self.list.setMaximumWidth(LIST_WIDTH)
        self.list.hide()
        self.list.chosen.connect(self._on_chosen)
        listed = row_of(STRETCH, grow(self.list, 4), STRETCH, margins=(24, 0, 24, 0))
        self._below = QWidget()
        self._below.hide()
        column_of(
            *map(grow, (self._plain, self._practice)), listed, grow(self._below), on=self, margins=0
        )

    async def _read(self) -> None:
        open_workspace = self._open_workspace
        try:
            all_heads = await shielded(open_workspace.sessions())
            heads = open_workspace.archive.at(ArchivePlace.OPEN, all_heads)
            self._offer = await shielded(open_workspace.offer(heads))
        except HelixError:  # the workspace reports it where it matters
            self._offer = SessionOffer()
        practice = open_workspace.llm_of(NO_SESSION).provider == "practice"
        rows = offer_rows(self._offer, open_workspace.now())
        if not rows:
            # the first session in this folder: other programs may have some
            folder = open_workspace.workspace.folder
            if count := len(await open_workspace.imports.find(folder, is_quick=True)):
                words = plural(
                    count,
                    "Import {0} session of another program",
                    "Import {0} sessions of other programs",
                )
                hint = tr("Imported sessions can go on here.")
                rows = (ListRow(IMPORT, words, "upload", hint),)
        self._plain.setVisible(not practice)
        self._practice.setVisible(practice)
        self.list.show_rows(rows)
        self.list.fit(MAX_ROWS)
        for part in (self.list, self._below):
            part.setVisible(bool(rows))

    def _on_chosen(self, key: str) -> None:
        if key == IMPORT:
            self._navigation.import_requested.emit()
        elif draft := draft_of(key, self._offer):
            self._navigation.recall_requested.emit(draft)
        else:
            self._navigation.session_requested.emit(key)
        self.list.clear_current()


def offer_rows(offer: SessionOffer, now: float) -> tuple[ListRow, ...]:
    """Return the rows of the offers: open steps, a failed command, and the last sessions."""
    rows = []
    if offer.todos:
        words = plural(len(offer.todos), "{0} open step", "{0} open steps")
        todo_names = listed_text(one_line(todo, 60) for todo in offer.todos[:MAX_NAMED])
        rows.append(ListRow(TODOS, words, "list", todo_names))
    if offer.failed:
        rows.append(
            ListRow(FAILED, tr("Fix what failed"), "warn", one_line(offer.failed), code=True)
        )
    for head in offer.recent:
        title = one_line(head.title) or tr("Untitled")
        words = tr("Continue “{0}”").format(title)
        rows.append(ListRow(head.id, words, "chat", ago_text(now - head.changed)))
    return tuple(rows)


def draft_of(key: str, offer: SessionOffer) -> str:
    """Return the message that an offer proposes; "" for a session."""
    if key == TODOS:
        lines = "\n".join(f"- {' '.join(todo.split())}" for todo in offer.todos)
        return tr("Go on with what is still open:\n{0}").format(lines)
    if key == FAILED:
        words = tr("This command failed in the last session. Find out why:\n{0}")
        return words.format(offer.failed)
    return ""
