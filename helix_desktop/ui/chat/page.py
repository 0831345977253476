"""The chat's page: where we are, the transcript, what went wrong, the composer."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.ui.chat.cards.approval import ApprovalCard
from helix_desktop.ui.chat.cards.dock import Dock
from helix_desktop.ui.chat.cards.live_cards import LiveCards
from helix_desktop.ui.chat.cards.server_card import ServerCard
from helix_desktop.ui.chat.cards.trust import TrustCard, TrustMark
from helix_desktop.ui.chat.cards.words_card import WordsCard
from helix_desktop.ui.chat.composing.composer import Composer
from helix_desktop.ui.chat.composing.queue_rows import QueueRows
from helix_desktop.ui.chat.model_pill import ModelPill
from helix_desktop.ui.chat.subagents_strip import SubAgentsStrip
from helix_desktop.ui.chat.transcript.row_canvas import SIDE
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.chat.transcript.transcript_view import TranscriptView
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import DOT, chip_width, dot, hairline, rounded, surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import COLUMN, TOP_BAR
from helix_desktop.ui.parts.empty import Empty
from helix_desktop.ui.parts.labels import Elided
from helix_desktop.ui.parts.notice import Notice
from helix_desktop.ui.parts.stacked import Stacked
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import tr

LOW = 8
"""Of the height of the window, the part that the queue has beside a card that asks."""


class Badge(QWidget):
    """An outlined pill in the top bar: a dot and a word."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self._tone = "mut"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_text(self, text: str, tone: str) -> None:
        if (text, tone) == (self._text, self._tone):
            return
        otherwise = tone != self._tone
        self._text, self._tone = text, tone
        self.setAccessibleName(text)
        if otherwise:  # a turn began, waits or is over; a clock that goes on says nothing
            announce(self, text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(chip_width(self._text, dot=True)) + 6, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect = QRectF(self.rect())
        fill, border = self._theme.colour("surf"), self._theme.colour("line")
        rounded(painter, rect, 14, fill=fill, border=border)
        dot(painter, QPointF(12 + DOT / 2, rect.center().y()), self._theme.colour(self._tone))
        painter.setFont(font("microb"))
        painter.setPen(self._theme.colour("fg2" if self._tone == "mut" else self._tone))
        words = rect.adjusted(12 + DOT + 6, 0, -6, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._text)


class ChatPage(QWidget):
    """Lays the parts of a conversation out; the workbench fills them."""

    def __init__(self, model: TranscriptModel, theme: Theme) -> None:
        super().__init__()
        self.view = TranscriptView(model, theme)
        self.notice = Notice(theme)
        self.approval = ApprovalCard(theme)
        self.server = ServerCard(theme)
        self.trust = TrustCard(theme)
        self.trust_mark = TrustMark(theme)
        self.queue = QueueRows(theme)
        self.composer = Composer(theme)
        self.live = LiveCards(theme)
        self.words = WordsCard(theme)
        self.helpers = SubAgentsStrip(theme)
        self.place = Elided(theme, "body", "mut")
        self.title = Elided(theme, "title", "fg")
        self.state = Badge(theme)
        self.model = ModelPill(theme)
        self._empty = Empty(
            theme,
            "spark",
            title=tr("What shall we look at?"),
            hint=tr("Try “summarise this project”, “find TODO” or “write hello into notes.txt”."),
        )
        self._stack = Stacked()
        for talk in (self._empty, self.view):
            # it gives its room to a card that asks, before the card loses any
            talk.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
            self._stack.addWidget(talk)
        for card in (self.approval, self.server, self.trust, self.words):
            card.left.connect(self.composer.editor.setFocus)
        self._model = model
        model.modelReset.connect(self._choose)
        model.rowsInserted.connect(self._choose)
        self._lay_out()

    def _choose(self) -> None:
        self._stack.setCurrentWidget(self.view if self._model.rowCount() else self._empty)

    def _lay_out(self) -> None:
        head = self._head()
        asking = (self.words, self.trust, self.approval, self.server)
        parts = (self.live, self.notice, *asking, self.queue, self.composer)
        self._dock = Dock(parts, above=(head, self.helpers))
        self._dock.setMaximumWidth(COLUMN + 16)
        self._dock.rearranged.connect(self._share)
        middle = QHBoxLayout()
        middle.setContentsMargins(SIDE - 8, 8, SIDE - 8, 16)
        middle.addWidget(self._dock)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(hairline())
        layout.addWidget(self.helpers)
        layout.addLayout(self._stack, 1)
        layout.addLayout(middle)

    def _share(self) -> None:
        """In a low window the queue gives its room to a card that asks: it can be scrolled."""
        asks = [card for card in (self.approval, self.server) if not card.isHidden()]
        self.queue.allow_height(self.window().height() // LOW if asks else 0)
        for card in asks:
            card.fit()

    def _head(self) -> QWidget:
        head = surface("bg")
        head.setFixedHeight(TOP_BAR)
        layout = QHBoxLayout(head)
        layout.setContentsMargins(24, 0, 24, 0)
        layout.setSpacing(8)
        layout.addWidget(self.place)
        layout.addWidget(self.title, 1)
        layout.addWidget(self.trust_mark)
        layout.addWidget(self.state)
        layout.addWidget(self.model)
        return head
