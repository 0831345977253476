"""The page of the conversation: top bar, transcript, notices, cards, and composer."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.ui.chat.cards.activity_cards import ActivityCards
from helix_desktop.ui.chat.cards.approval_card import ApprovalCard, TrustBadge, TrustCard
from helix_desktop.ui.chat.cards.dock_card import CardDock, DockCard, PromptCard, QuestionCard
from helix_desktop.ui.chat.cards.plan_card import PlanCard
from helix_desktop.ui.chat.cards.price_card import PriceCard
from helix_desktop.ui.chat.cards.server_card import ServerQuestionCard
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.queue_list import QueueList
from helix_desktop.ui.chat.effort_menu import EffortPill
from helix_desktop.ui.chat.empty_session import EmptySession
from helix_desktop.ui.chat.session_panels import RunningPanel, TodoPanel
from helix_desktop.ui.chat.subagents import SubAgentStrip
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import SIDE, TranscriptView
from helix_desktop.ui.style.canvas import (
    DOT,
    WHOLE,
    Canvas,
    PaintedWidget,
    chip_width,
    hairline,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import COLUMN, TOP_BAR
from helix_desktop.ui.text.formatting import sentences_text, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.buttons import IconPill
from helix_desktop.ui.widgets.cards import NoticeBar
from helix_desktop.ui.widgets.labels import ElidedLabel, plain_tip
from helix_desktop.ui.widgets.layout import StackedPages, bar_of, column_of, grow, row_of


class ModelPill(IconPill):
    """A button with the model and its context window; the tooltip tells what is assumed of it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "spark", widest=220)

    def show_model(self, words: str, notes: Sequence[str] = ()) -> None:
        self.setText(label_line(words, 80))
        self.setAccessibleName(tr("Model: {0}").format(self.text()))
        self.setToolTip(plain_tip(sentences_text((tr("Change model (Ctrl+M)."), *notes))))
        self.updateGeometry()
        self.update()


LOW = 8
"""The divisor of the window's height that gives the queue's height beside an open question."""


class Badge(PaintedWidget):
    """An outlined pill in the top bar with a dot and a word."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._text = ""
        self._tone = "mut"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, tone: str) -> None:
        if (text, tone) == (self._text, self._tone):
            return
        otherwise = tone != self._tone
        self._text, self._tone = text, tone
        self.setAccessibleName(text)
        if otherwise:  # a turn started, waits, or is over; a new time alone is not announced
            announce(self, text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(chip_width(self._text, dot=True)) + 6, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), QRectF(self.rect())
        canvas.box(rect, 14, "surf", border="line")
        canvas.dot(QPointF(12 + DOT / 2, rect.center().y()), self._tone)
        tone = "fg2" if self._tone == "mut" else self._tone
        place = rect.adjusted(12 + DOT + 6, 0, -6, 0)
        canvas.text(place, self._text, "microb", tone=tone, elide=WHOLE)


Card = TypeVar("Card", bound=DockCard)


class ChatPage(QWidget):
    """The page of the conversation; its controller fills the parts.

    Cards that most sessions never show are made when they are first needed.
    """

    card_created = Signal(object)
    """Emitted with such a card, so that its controller connects to it."""

    def __init__(self, model: TranscriptModel, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._late: list[DockCard] = []
        self.view = TranscriptView(model, theme)
        self.notice = NoticeBar(theme)
        self.approval = ApprovalCard(theme)
        self.trust = TrustCard(theme)
        self.trust_badge = TrustBadge(theme)
        self.todo, self.running = TodoPanel(theme), RunningPanel(theme)
        self.queue = QueueList(theme)
        self.composer = Composer(theme)
        self.live = ActivityCards(theme)
        self.helpers = SubAgentStrip(theme)
        self.place = ElidedLabel(theme, "body", "mut")
        self.title = ElidedLabel(theme, "title", "fg")
        self.worktree, self.state = Badge(theme), Badge(theme)
        self.model = ModelPill(theme)
        self.effort = EffortPill(theme)
        self.empty = EmptySession(theme)
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
        self._arrange()

    @property
    def questions(self) -> tuple[DockCard, ...]:
        """The cards with questions that come before a plan, as far as they were needed."""
        late = (self.made(ServerQuestionCard), self.made(PriceCard))
        return self.trust, self.approval, *filter(None, late)

    @property
    def asking_dock(self) -> CardDock | None:
        """The dock while one of its cards waits for the user on screen."""
        cards = (*self.questions, self.made(PlanCard))
        return self.dock if any(card.isVisible() for card in cards if card) else None

    @property
    def words(self) -> PromptCard:
        return self._card(PromptCard, above=self.trust)

    @property
    def server(self) -> ServerQuestionCard:
        return self._card(ServerQuestionCard, above=self.made(PriceCard) or self.made(PlanCard))

    @property
    def price(self) -> PriceCard:
        return self._card(PriceCard, above=self.made(PlanCard))

    @property
    def plan(self) -> PlanCard:
        return self._card(PlanCard)

    def made(self, kind: type[Card]) -> Card | None:
        """Return a card if it was needed already."""
        return next((card for card in self._late if isinstance(card, kind)), None)

    def _card(self, kind: type[Card], *, above: QWidget | None = None) -> Card:
        """Return a card, made if it is needed for the first time.

        Its place is above another part, or else above the to-do list.
        """
        card = self.made(kind)
        if card is None:
            card = kind(self._theme)
            self._late.append(card)
            card.left.connect(self.composer.editor.setFocus)
            self.dock.insert(card, above or self.todo)
            self.card_created.emit(card)
        return card

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.dock.order(*self._late)

    def show_worktree(self, text: str) -> None:
        """Show the worktree of the session; "" if it works in the project folder."""
        self.worktree.show_text(text, "mut")
        self.worktree.setVisible(bool(text))

    def _choose(self) -> None:
        self._stack.setCurrentWidget(self.view if self._model.rowCount() else self.empty)

    def _arrange(self) -> None:
        badges, pills = (self.worktree, self.trust_badge, self.state), (self.effort, self.model)
        head = bar_of("bg", TOP_BAR, self.place, grow(self.title), *badges, *pills)
        self.worktree.hide()
        parts = (
            self.live,
            self.notice,
            self.trust,
            self.approval,
            self.todo,
            self.running,
            self.queue,
            self.composer,
        )
        self.dock = CardDock(parts, above=(head, self.helpers))
        self.dock.setMaximumWidth(COLUMN + 16)
        self.dock.rearranged.connect(self._share)
        column_of(
            head,
            hairline(),
            self.helpers,
            grow(self._stack),
            row_of(self.dock, margins=(SIDE - 8, 8, SIDE - 8, 16)),
            on=self,
            margins=0,
            spacing=0,
        )

    def _share(self) -> None:
        """Limit the queue's height while a question is shown; in a low window the queue scrolls."""
        asking = (self.approval, *self._late)
        fitting = (card for card in asking if isinstance(card, QuestionCard))
        asks = [card for card in fitting if not card.isHidden()]
        self.queue.allow_height(self.window().height() // LOW if asks else 0)
        for card in asks:
            card.fit()
