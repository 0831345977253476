"""The widgets of the conversation page from top to bottom: top bar with model and badges,
transcript or what an empty session offers, the strip of running subagents, cards, composer.

The strip shows the progress of subagents, opens them, and has *Stop this subagent*. Stopping one
subagent leaves the others and the session running. A stopped subagent stands still at once and can
be resumed for some seconds; only then does its call return, with the result so far.
"""

import math
import time
from collections.abc import Callable, Coroutine, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive
from helix_desktop.app.sessions.session_efforts import SessionEfforts
from helix_desktop.app.sessions.session_offer import SessionOffer
from helix_desktop.app.workspaces.open_workspace import RunningWork
from helix_desktop.app.workspaces.workspace_permissions import WorkspacePermissions
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.workspace import RunningSubAgent
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.changes.comment_bar import CommentBar
from helix_desktop.ui.chat.cards.activity_cards import ActivityCards
from helix_desktop.ui.chat.cards.question_card import CardDock, QuestionCard
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.queue_list import QueueList
from helix_desktop.ui.chat.first_offer import FirstOffer
from helix_desktop.ui.chat.model_and_effort import EffortPill, ModelPill, SessionModelChoice
from helix_desktop.ui.chat.todo_and_commands import RunningPanel, TodoPanel
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import SIDE_MARGIN, TranscriptView
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.canvas import dot, hairline, set_look, set_surface
from helix_desktop.ui.style.tokens import COLUMN_WIDTH, TOP_BAR_HEIGHT
from helix_desktop.ui.text.display_names import preset_name
from helix_desktop.ui.text.formatting import (
    ago_text,
    duration_text,
    listed_text,
    plural,
    short_count,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.labels import (
    ElidedLabel,
    EmptyState,
    IconLabel,
    label,
    plain_tip,
    set_tone,
)
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    StackedPages,
    bar_of,
    clear_layout,
    column_of,
    grow,
    row_of,
)
from helix_desktop.ui.widgets.notices import NoticeBar
from helix_desktop.ui.widgets.row_list import ListRow, ListView
from helix_desktop.ui.widgets.sandbox_card import SandboxCard
from helix_desktop.ui.widgets.token_bar import ProgressBar
from helix_desktop.ui.window_feature import window_parts

BAR_WIDTH = 40
BAR_CELL_WIDTH = 200
"""The least width of a cell that shows its bar."""
DOUBLE_CLICK_MS = 400
"""The milliseconds in which the second click of a double click does not undo the first one."""


class SubAgentCell(QWidget):
    """One subagent with its task, time, tokens, and buttons; a click opens its session."""

    def __init__(self, strip: "SubAgentStrip") -> None:
        super().__init__()
        set_surface(self, "cell")
        self._strip, self.session = strip, ""
        self._stopping = self._stopped = False
        self._stopped_at = 0.0
        self.name = ElidedLabel("smallb", "fg")
        self.figures = ElidedLabel("micro", "mut")
        self._fill = ProgressBar()
        """The used share of the context window."""
        self._fill.setFixedWidth(BAR_WIDTH)
        self.stop = icon_button("stop", tr("Stop this subagent"))
        self.stop.clicked.connect(self._on_stop)
        self.undo = button(tr("Undo"))
        self.undo.clicked.connect(self._on_undo)
        self.undo.setToolTip(plain_tip(tr("Resume. A running command was cut off.")))
        self.undo.hide()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        below = row_of(self.figures, self._fill, STRETCH, spacing=8)
        words = column_of(self.name, below, margins=(0, 10, 0, 10), spacing=0)
        self._dot = dot("ok")
        line = column_of(12, grow(hairline(vertical=True)), 12, spacing=0)
        start = (line, 2, column_of(15, self._dot, STRETCH, spacing=0), 1)
        parts = (*start, grow(words), self.undo, self.stop)
        row_of(*parts, on=self, margins=(0, 0, 12, 0), spacing=8)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_child(self, child: RunningSubAgent, now: float) -> None:
        task = one_line(" ".join(child.task.split()), 300)
        if child.session != self.session:
            # Reset the cell for another subagent: a key meant for the previous one does nothing.
            self._stopping = self._stopped = False
            if self.stop.hasFocus() or self.undo.hasFocus():
                self.setFocus()
            self._show_buttons()
            self.session = child.session
        agent = one_line(child.agent, 64)
        self.name.set_text(tr("{0}: {1}").format(agent, task) if agent else task)
        can_undo = bool(child.undo_until)
        if can_undo != self._stopped:
            focused = self.stop.hasFocus() or self.undo.hasFocus()
            self._stopped, self._stopping = can_undo, False
            self._show_buttons()
            if focused:
                (self.undo if can_undo else self.stop).setFocus()
            if can_undo:
                self._stopped_at = self._strip.tick()
                words = tr("Subagent stopped: {0}. You can undo for 5 seconds.")
                announce(self, words.format(task))
                self.undo.setAccessibleName(tr("Undo: resume “{0}”").format(task))
            else:
                announce(self, tr("Subagent resumed: {0}").format(task))
        if self._stopped:
            seconds_left = max(1, math.ceil(child.undo_until - now))
            figures = tr("Stopped · ends in {0} s").format(seconds_left)
            tip = tr("The partial answer is returned when the time is up")
        else:
            figures = short_count(child.tokens)
            tip = plural(
                child.tokens, "{1} token in its context", "{1} tokens in its context", figures
            )
            figures = f"{duration_text(max(0.0, now - child.began))} · {figures}"
            if child.policy:
                policy = preset_name(child.policy)
                figures = f"{figures} · {policy}"
                tip = tr("{0}, policy {1}").format(tip, policy)
        self.figures.set_text(figures)
        self.figures.setToolTip(plain_tip(tip))
        self._fill.show_share(child.tokens / child.window if child.window else 0.0, "info")
        words = tr("Stopped subagent: {0}") if self._stopped else tr("Subagent: {0}")
        self.setAccessibleName(words.format(task))
        folder = one_line(child.where, 200)
        self.setToolTip(plain_tip(tr("{0} ({1})").format(task, folder) if folder else task))

    def _show_buttons(self) -> None:
        self.undo.setVisible(self._stopped)
        self.stop.setVisible(not self._stopped)
        words = tr("Stopping…") if self._stopping else tr("Stop this subagent")
        show_icon(self.stop, "stop", words)
        self._fill.setVisible(self.width() >= BAR_CELL_WIDTH and not self._stopped)
        set_look(self._dot, tone="warn" if self._stopped else "ok")

    def _on_stop(self) -> None:
        if self._stopping:
            return  # the stop is already being carried out
        self._stopping = True
        self._show_buttons()
        self._strip.stop_child(self.session)

    def _on_undo(self) -> None:
        if self._strip.tick() - self._stopped_at >= DOUBLE_CLICK_MS / 1_000:
            self._strip.resume_child(self.session)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fill.setVisible(self.width() >= BAR_CELL_WIDTH and not self._stopped)
        super().resizeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self._strip.session_requested.emit(self.session)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._strip.session_requested.emit(self.session)
        else:
            super().keyPressEvent(event)


STRIP_HEIGHT, FOLDED_STRIP_HEIGHT = 56, 28
NAME_WIDTH = 156
MAX_FIRST_CELLS = 3
"""The number of cells shown at first; a button after them counts the rest and shows all."""


class SubAgentStrip(QFrame):
    """A strip below the top bar while subagents run; it can be folded to one line."""

    def __init__(
        self,
        context: WorkspaceContext,
        work: RunningWork,
        *,
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        set_surface(self, "panel")
        self._sessions, self._clock, self._bridge = context.sessions, context.clock, context.bridge
        self._work, self._session = work, NO_SESSION
        self.session_requested = context.navigation.session_requested
        self._children: Sequence[RunningSubAgent] = ()
        self._cells: list[SubAgentCell] = []
        self._folded = self._all = self._back = False
        self.tick = tick
        self._changed_at = 0.0
        """The time when the button for all subagents changed its meaning."""
        self._more = button("")
        self._more.clicked.connect(self._on_more)
        self._count = ElidedLabel("smallb", "fg")
        self._about = ElidedLabel("micro", "mut")
        self.stop_all = icon_button("stop", tr("Stop all subagents"))
        self.stop_all.clicked.connect(self._on_all)
        self.fold = icon_button("up", tr("Collapse"))
        self.fold.clicked.connect(self._on_fold)
        self.setFixedHeight(STRIP_HEIGHT)
        self._words = column_of(STRETCH, self._count, self._about, STRETCH, spacing=0)
        first, cells = QWidget(), QWidget()
        first.setMinimumWidth(NAME_WIDTH)
        first.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        icon = IconLabel("agents", "acc")
        row_of(icon, self._words, self.stop_all, on=first, margins=(24, 0, 12, 0), spacing=10)
        self._row = row_of(on=cells, margins=0, spacing=0)
        parts = (first, grow(cells), self._more, 8, self.fold)
        row_of(*parts, on=self, margins=(0, 0, 12, 0), spacing=0)
        self.hide()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self.show_state()

    def show_state(self) -> None:
        """Show the subagents as they are now; the strip is hidden if there are none."""
        children, now = self._running(), self._clock.now()
        if not children and not self._children:
            return
        self._children = children
        while len(self._cells) < len(children):
            self._cells.append(SubAgentCell(self))
            self._row.addWidget(self._cells[-1], 1)
        for cell, child in zip(self.cells, children, strict=True):
            cell.show_child(child, now)
        self._show_cells()
        self._show_first()
        self.setVisible(bool(children))

    def _running(self) -> Sequence[RunningSubAgent]:
        return self._work.subagents(self._session)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group = tr("Conversation")

        def none_works() -> str:
            works = any(not child.undo_until for child in self._running())
            return "" if works else tr("No subagents are running.")

        def none_stands() -> str:
            stands = any(child.undo_until for child in self._running())
            return "" if stands else tr("No subagent was stopped in the last 5 seconds.")

        commands = (
            ("stop", tr("Stop all subagents"), self._stop_children, none_works),
            ("undo", tr("Undo stopping subagents"), self._resume_children, none_stands),
        )
        for name, words, run, reason in commands:
            action_registry.add(
                Action(f"subagents.{name}", words, group, run, disabled_reason=reason, icon=name)
            )

    def stop_child(self, session: str) -> None:
        self._stop(self._sessions.stop(SessionId(session)), "stop a SubAgent")

    def _stop_children(self) -> None:
        self._stop(self._work.stop_subagents(self._session), "stop all SubAgents")

    def _stop(self, work: Coroutine[object, object, None], name: str) -> None:
        async def stop() -> None:
            await work
            self.show_state()

        self._bridge.run(stop(), name)

    def resume_child(self, session: str) -> None:
        self._work.undo_stop(SessionId(session))
        self.show_state()

    def _resume_children(self) -> None:
        self._work.undo_stops(self._session)
        self.show_state()

    @property
    def cells(self) -> Sequence[SubAgentCell]:
        """The cells that have a subagent."""
        return self._cells[: len(self._children)]

    def _show_cells(self) -> None:
        """Show the first cells or all of them; none while the strip is folded."""
        count = len(self._children)
        shown_count = count if self._all else min(count, MAX_FIRST_CELLS)
        for index, cell in enumerate(self._cells):
            cell.setVisible(index < shown_count and not self._folded)
        hidden_children = self._children[MAX_FIRST_CELLS:]
        self._more.setText(tr("Show fewer") if self._all else f"+{len(hidden_children)}")
        names = " · ".join(" ".join(child.task.split()) for child in hidden_children)
        self._more.setToolTip(plain_tip(names))
        count = len(hidden_children)
        self._more.setAccessibleName(plural(count, "{0} more subagent", "{0} more subagents"))
        self._more.setVisible(count > 0 and not self._folded)

    def _on_more(self) -> None:
        self._all = not self._all
        self._show_cells()

    def _show_first(self) -> None:
        count = len(self._children)
        tokens = sum(child.tokens for child in self._children)
        self._count.set_text(plural(count, "{0} subagent", "{0} subagents"))
        stopped = sum(bool(child.undo_until) for child in self._children)
        about = tr("isolated context")
        if stopped:
            about = tr("{0} stopped").format(stopped)
        elif self._folded:
            about = plural(tokens, "{1} token", "{1} tokens", short_count(tokens))
        self._about.set_text(about)
        # Show the button that stops all subagents, or resumes them once none is running.
        self._back = bool(stopped) and (stopped == count or self._folded)
        words = tr("Undo: resume all subagents") if self._back else tr("Stop all subagents")
        if self.stop_all.accessibleName() != words:
            self._changed_at = self.tick()
            show_icon(self.stop_all, "undo" if self._back else "stop", words)
        self.stop_all.setVisible(self._back if self._folded else count > 1)

    def _on_all(self) -> None:
        if self._back and self.tick() - self._changed_at >= DOUBLE_CLICK_MS / 1_000:
            self._resume_children()
        elif not self._back:
            self._stop_children()

    def _on_fold(self) -> None:
        self._folded = not self._folded
        show_icon(self.fold, *(("down", tr("Expand")) if self._folded else ("up", tr("Collapse"))))
        self.setFixedHeight(FOLDED_STRIP_HEIGHT if self._folded else STRIP_HEIGHT)
        self._show_cells()
        direction = QVBoxLayout.Direction
        self._words.setDirection(direction.LeftToRight if self._folded else direction.TopToBottom)
        self._words.setSpacing(8 if self._folded else 0)
        self._show_first()


LIST_WIDTH, ROW_HEIGHT, MAX_ROWS = 480, 46, 5
TODOS, FAILED = "todos", "failed"
MAX_NAMED = 3


class EmptySession(QWidget):
    """A title with a hint, and a list of what its workspace offers to go on with."""

    def __init__(
        self,
        context: WorkspaceContext,
        archive: SessionArchive,
        permissions: WorkspacePermissions,
    ) -> None:
        super().__init__()
        self._context, self._archive = context, archive
        self._sessions, self._navigation = context.sessions, context.navigation
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
        self.sandbox = SandboxCard(permissions, context.bridge)
        self.sandbox.setMaximumWidth(LIST_WIDTH)
        lacking = row_of(STRETCH, grow(self.sandbox, 4), STRETCH, margins=(24, 16, 24, 0))
        self._below = QWidget()
        self._below.hide()
        column_of(
            *(lacking, grow(self._plain), grow(self._practice), listed, grow(self._below)),
            on=self,
            margins=0,
        )

    async def _read(self) -> None:
        try:
            all_heads = await shielded(self._sessions.all())
            heads = self._archive.at(ArchivePlace.OPEN, all_heads)
            self._offer = await shielded(self._sessions.offer(heads))
        except HelixError:  # the workspace reports it where it matters
            self._offer = SessionOffer()
        practice = self._sessions.llm_of(NO_SESSION).provider == "practice"
        rows = offer_rows(self._offer, self._context.clock.now())
        if not rows:
            # the first session in this folder
            added = [await offer.row(self._context) for offer in window_parts(FirstOffer)]
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

    def __init__(
        self,
        context: WorkspaceContext,
        model: TranscriptModel,
        *,
        work: RunningWork,
        models: SessionModelChoice,
        efforts: SessionEfforts,
        archive: SessionArchive,
        permissions: WorkspacePermissions,
        make_comments: Callable[[], CommentBar],
    ) -> None:
        super().__init__()
        self._make_comments = make_comments
        self._late: dict[str, QuestionCard] = {}
        self.existing_comments: CommentBar | None = None
        """The comments on lines, once a session had some."""
        self.view = TranscriptView(model)
        self.notice = NoticeBar()
        self.question, self.trust = QuestionCard(), QuestionCard()
        self.trust_badge = QPushButton()
        self.todo, self.running = TodoPanel(context), RunningPanel(context, work)
        self.queue = QueueList()
        self.composer = Composer()
        self.live = ActivityCards()
        self.subagents = SubAgentStrip(context, work)
        self.place = ElidedLabel("body", "mut")
        self.title = ElidedLabel("title", "fg")
        self.worktree, self.state = Badge(), Badge()
        self.model, self.effort = ModelPill(context, models), EffortPill(context, efforts)
        self.empty = EmptySession(context, archive, permissions)
        self._stack = StackedPages()
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
        self._tops = QWidget()
        self._tops.setMaximumWidth(COLUMN_WIDTH + 16)
        self._tops_column = column_of(on=self._tops, margins=(8, 8, 8, 0), spacing=8)
        self._tops.hide()
        above = (head, self.subagents, self._tops)
        self.dock = CardDock((*cards, *panels, self.composer), above=above)
        self.dock.setMaximumWidth(COLUMN_WIDTH + 16)
        self.dock.rearranged.connect(self._share)
        dock_row = row_of(self.dock, margins=(SIDE_MARGIN - 8, 8, SIDE_MARGIN - 8, 16))
        tops_row = row_of(self._tops, margins=(SIDE_MARGIN - 8, 0, SIDE_MARGIN - 8, 0))
        parts = (head, hairline(), self.subagents, tops_row, grow(self._stack), dock_row)
        column_of(*parts, on=self, spacing=0)

    def show_tops(self, cards: Sequence[QWidget]) -> None:
        """Show cards above the conversation, in place of those before."""
        clear_layout(self._tops_column)
        for card in cards:
            self._tops_column.addWidget(card)
        self._tops.setVisible(bool(cards))

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

    @property
    def comments(self) -> CommentBar:
        """The comments on lines, made above the steps when they are first needed."""
        if self.existing_comments is None:
            self.existing_comments = self._make_comments()
            self.existing_comments.left.connect(self.view.setFocus)
            self.dock.insert(self.existing_comments, self.todo)
        return self.existing_comments

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
        late = (*self._late.values(), self.existing_comments)
        self.dock.order(*(part for part in late if part is not None))

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
