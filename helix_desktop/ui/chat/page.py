"""The widgets of the conversation page from top to bottom: top bar with model and badges,
transcript or what an empty session offers, cards, composer.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.sessions.session_offer import SessionOffer
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.chat.cards.activity_cards import ActivityCards
from helix_desktop.ui.chat.cards.question_card import CardDock, QuestionCard
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.queue_list import QueueList
from helix_desktop.ui.chat.first_offer import FirstOffer
from helix_desktop.ui.chat.model_and_effort import EffortPill, ModelPill
from helix_desktop.ui.chat.subagents import SubAgentStrip
from helix_desktop.ui.chat.todo_and_commands import RunningPanel, TodoPanel
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import SIDE_MARGIN, TranscriptView
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.canvas import dot, hairline, set_look, set_surface
from helix_desktop.ui.style.tokens import COLUMN_WIDTH, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import ago_text, listed_text, plural, tr
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.labels import ElidedLabel, EmptyState, label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, StackedPages, bar_of, column_of, grow, row_of
from helix_desktop.ui.widgets.notices import NoticeBar
from helix_desktop.ui.widgets.row_list import ListRow, ListView
from helix_desktop.ui.window_feature import window_parts

LIST_WIDTH, ROW_HEIGHT, MAX_ROWS = 480, 46, 5
TODOS, FAILED = "todos", "failed"
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
            # the first session in this folder
            added = [await offer.row(open_workspace) for offer in window_parts(FirstOffer)]
            rows = tuple(row for row in added if row is not None)
        self._plain.setVisible(not practice)
        self._practice.setVisible(practice)
        self.list.show_rows(rows)
        self.list.fit(MAX_ROWS)
        for part in (self.list, self._below):
            part.setVisible(bool(rows))

    def _on_chosen(self, key: str) -> None:
        if key in {offer.action for offer in window_parts(FirstOffer)}:
            self._navigation.action_requested.emit(key)
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


QUEUE_HEIGHT_DIVISOR = 8
"""The divisor of the window's height that gives the queue's height beside an open question."""


class Badge(QWidget):
    """An outlined pill in the top bar with a dot and a word."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "pill")
        self._tone = "mut"
        self._dot, self._text = dot("mut"), label("", "microb")
        row_of(self._dot, self._text, on=self, margins=(12, 6, 11, 6), spacing=6)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, tone: str) -> None:
        otherwise, self._tone = tone != self._tone, tone
        self._text.setText(label_line(text))
        set_tone(self._text, "fg2" if tone == "mut" else tone)
        set_look(self._dot, tone=tone)
        self.setAccessibleName(text)
        if otherwise:  # a turn started, waits, or is over; a new time alone is not announced
            announce(self, text)


WORDS, PLAN = "words", "plan"
"""The cards that most sessions never show."""


class ChatPage(QWidget):
    """The page of the conversation; its controller fills the parts.

    Cards that most sessions never show are made when they are first needed.
    """

    open_requested = Signal(object)
    """Emitted with hidden files that commands may read from now on."""

    def __init__(self, context: WorkspaceContext, model: TranscriptModel) -> None:
        super().__init__()
        self._late: dict[str, QuestionCard] = {}
        self.view = TranscriptView(model)
        self.notice = NoticeBar()
        self.question, self.trust = QuestionCard(), QuestionCard()
        self.trust_badge = QPushButton()
        self.todo, self.running = TodoPanel(context), RunningPanel(context)
        self.queue = QueueList()
        self.composer = Composer()
        self.live = ActivityCards()
        self.subagents = SubAgentStrip(context)
        self.place = ElidedLabel("body", "mut")
        self.title = ElidedLabel("title", "fg")
        self.worktree, self.state = Badge(), Badge()
        self.model, self.effort = ModelPill(context), EffortPill(context)
        self.empty, self._stack = EmptySession(context), StackedPages()
        for talk in (self.empty, self.view):
            # the transcript shrinks before a card with a question does
            talk.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
            self._stack.addWidget(talk)
        for card in self.questions:
            card.left.connect(self.composer.editor.setFocus)
        self._model = model
        model.modelReset.connect(self._choose)
        model.rowsInserted.connect(self._choose)
        badges, pills = (self.worktree, self.trust_badge, self.state), (self.effort, self.model)
        head = bar_of("bg", TOP_BAR_HEIGHT, self.place, grow(self.title), *badges, *pills)
        self.worktree.hide()
        panels = (self.todo, self.running, self.queue)
        cards = (self.live, self.notice, self.trust, self.question)
        self.dock = CardDock((*cards, *panels, self.composer), above=(head, self.subagents))
        self.dock.setMaximumWidth(COLUMN_WIDTH + 16)
        self.dock.rearranged.connect(self._share)
        dock_row = row_of(self.dock, margins=(SIDE_MARGIN - 8, 8, SIDE_MARGIN - 8, 16))
        parts = (head, hairline(), self.subagents, grow(self._stack), dock_row)
        column_of(*parts, on=self, spacing=0)

    @property
    def questions(self) -> tuple[QuestionCard, ...]:
        """The cards with questions that come before a plan."""
        return self.trust, self.question

    @property
    def asking_dock(self) -> CardDock | None:
        """The dock while one of its cards waits for the user on screen."""
        cards = (*self.questions, self.existing_card(PLAN))
        return self.dock if any(card.isVisible() for card in cards if card) else None

    @property
    def words(self) -> QuestionCard:
        """The card for a text that is not the next message."""
        return self._card(WORDS, above=self.trust)

    @property
    def plan(self) -> QuestionCard:
        return self._card(PLAN, above=self.todo)

    def existing_card(self, name: str) -> QuestionCard | None:
        return self._late.get(name)

    def _card(self, name: str, *, above: QWidget) -> QuestionCard:
        """Return a card, made above another part if it is needed for the first time."""
        if name not in self._late:
            card = self._late[name] = QuestionCard()
            card.left.connect(self.composer.editor.setFocus)
            self.dock.insert(card, above)
        return self._late[name]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.dock.order(*self._late.values())

    def show_worktree(self, text: str) -> None:
        """Show the worktree of the session; "" if it works in the project folder."""
        self.worktree.show_text(text, "mut")
        self.worktree.setVisible(bool(text))

    def _choose(self) -> None:
        self._stack.setCurrentWidget(self.view if self._model.rowCount() else self.empty)

    def _share(self) -> None:
        """Limit the queue's height while a question is shown; in a low window the queue scrolls."""
        cards = (*self.questions, *self._late.values())
        asks = [card for card in cards if not card.isHidden()]
        self.queue.allow_height(self.window().height() // QUEUE_HEIGHT_DIVISOR if asks else 0)
        for card in asks:
            card.fit()
