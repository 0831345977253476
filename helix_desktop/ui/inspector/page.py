"""The widgets of the page Context and of its panel: head, token bar, legend, table head, list of
blocks, request strip.

The page and the panel are the same widget in two sizes; the user's wishes leave it as signals.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.app.inspection.request_history import RequestHistory
from helix_desktop.domain.context_window.block import PartKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import EncodedBody, InspectedBlock, InspectedRequest
from helix_desktop.ui.inspector.block_list import BlockListView
from helix_desktop.ui.inspector.block_rows import BlockAction
from helix_desktop.ui.inspector.request_strip import PAGE_REQUESTS, RequestStrip
from helix_desktop.ui.inspector.request_summary import (
    KindLegend,
    RequestSummaryView,
    next_compactions_text,
    request_summary,
)
from helix_desktop.ui.inspector.row_painter import BlockColumns
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    RIGHT,
    Canvas,
    PaintedWidget,
    hairline,
    mirrored_point,
    surface,
)
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import cache_miss_text
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    ended_text,
    listed_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.widgets.controls import button, icon_button, set_icon, switch_button
from helix_desktop.ui.widgets.labels import ElidedLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, aligned, bar_of, column_of, grow, row_of
from helix_desktop.ui.widgets.token_bar import TokenBar


def guest_text(request: InspectedRequest) -> str:
    """Return what is special about a request of another program's agent."""
    if not request.recorded:
        return tr("As reported by the agent. Its own requests weren't recorded.")
    sentence = tr("Sent by the agent itself, as recorded. Its context is its own.")
    if not request.is_sent:
        sentence = tr("The agent's newest request, as recorded. What it sends next is up to it.")
    count = request.masked
    masked = plural(count, "{0} secret is masked.", "{0} secrets are masked.") if count else ""
    return sentences_text((sentence, masked))


HEADER_HEIGHT = 32


class BlockTableHeader(PaintedWidget):
    """The column heads above the blocks, aligned with the rows, and the number of blocks.

    A click on the head of the reasons orders the blocks by them, and a second one as they were.
    """

    by_reason = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self._by_reason = False
        self.setToolTip(plain_tip(tr("Sort by reason (S)")))
        self.setFixedHeight(HEADER_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int) -> None:
        self._count = count
        self.update()

    def toggle(self) -> None:
        self._by_reason = not self._by_reason
        self.by_reason.emit(self._by_reason)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        columns, place = BlockColumns(self.width()), mirrored_point(self, event.position())
        if not columns.tall and columns.why <= place.x() < columns.tokens:
            self.toggle()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, columns = Canvas.on(self), BlockColumns(self.width())
        canvas.fill(self.rect(), "panel")
        canvas.fill(QRectF(0, HEADER_HEIGHT - 1, self.width(), 1), "line")
        count = plural(self._count, "{0} block", "{0} blocks")
        self._paint_end(canvas, columns.end, count)
        if columns.tall:
            return
        for x, words in (
            (columns.edge, "#"),
            (columns.icon, tr("Block")),
            (columns.why, tr("Reason") + " ↓" * self._by_reason),
            (columns.state, tr("State")),
        ):
            canvas.text(
                QRectF(x, 0, 300, HEADER_HEIGHT), words, "micro", tone="mut", elide=ELIDE_NONE
            )
        self._paint_end(canvas, columns.tokens, tr("Tokens"))

    @staticmethod
    def _paint_end(canvas: Canvas, right: float, words: str) -> None:
        place = QRectF(right - 200, 0, 200, HEADER_HEIGHT)
        canvas.text(place, words, "micro", tone="mut", align=RIGHT, elide=ELIDE_NONE)


class InspectorPage(QWidget):
    """The page that shows one request; `low` selects the size for the panel."""

    shown = Signal()
    travelled = Signal(int)
    json_requested = Signal()

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        self._low = low
        self.shown_request: InspectedRequest | None = None
        self._written: EncodedBody | None = None
        self._estimated = ""
        self.place = ElidedLabel("body", "mut")
        self.figures = RequestSummaryView(low=low)
        self.meter = TokenBar(10 if low else 12)
        self.legend = KindLegend(low=low)
        self.list = BlockListView(lettered=not low)
        self.strip = RequestStrip(low=low)
        self.compare = switch_button(tr("Show changes"), worded=True)
        self.compare.setChecked(True)
        self.again = button(tr("Send again…"))
        self.again.hide()
        self.copy = button(tr("Copy JSON"))
        self.copy_icon = icon_button("braces", tr("Copy request as JSON"))
        self._notice = label("", "small", "warn", wrap=True)
        self._notice.hide()
        self.head = BlockTableHeader()
        inset = 20 if low else 24
        set_icon(self.copy, "braces", tone="fg2")
        self.copy_icon.setFixedSize(28, 28)
        bar = (
            self.place,
            label(tr("Context"), "title"),
            STRETCH,
            self.compare,
            self.again,
            self.copy,
        )
        above = () if low else (bar_of("bg", TOP_BAR_HEIGHT, *bar, spacing=12), hairline())
        corner = (aligned(self.copy_icon, Qt.AlignmentFlag.AlignTop),) if low else ()
        first = row_of(grow(self.figures), *corner)
        head = column_of(
            first,
            self.meter,
            self.legend,
            self._notice,
            margins=(inset, 12 if low else 18, inset, 10),
            spacing=8 if low else 6,
        )
        below = surface("panel")
        row_of(self.strip, on=below, margins=0)
        rows = (hairline(), *(() if low else (self.head,)), grow(self.list), hairline(), below)
        column_of(*above, head, *rows, on=self, margins=0, spacing=0)
        self.list.setFocus()  # first in focus; with a focus proxy Tab would skip all other widgets
        self.strip.travelled.connect(self.travelled)
        self.head.by_reason.connect(self.list.sort_by_reason)
        self.legend.chosen.connect(self._on_only)
        self.compare.toggled.connect(self.list.compare)
        self.copy.clicked.connect(self.json_requested)
        self.copy_icon.clicked.connect(self.json_requested)

    @property
    def notice(self) -> str:
        """The visible notice; "" if there is none."""
        return self._notice.text() if not self._notice.isHidden() else ""

    def reset(self) -> None:
        """Show nothing, since nothing is known of the new session yet."""
        self.shown_request = self._written = None
        self.again.hide()
        self._notice.hide()
        self.figures.show_head(None)
        self.meter.show_weighed(None)
        self.legend.show_weighed(None)
        self.list.show_request(None, 0.0)
        self.strip.show_steps(RequestHistory(), 1, 0.0)

    def show_request(
        self, request: InspectedRequest, now: float, removed: Sequence[InspectedBlock] = ()
    ) -> None:
        """Show a request and its place in the strip."""
        if self.shown_request is None or self.shown_request.seq != request.seq:
            self._written = None
        self.shown_request = request
        self.figures.show_head(request_summary(request, now, self._written, counting=False))
        weighed = request.weighed
        self.meter.show_weighed(weighed)
        self.legend.show_weighed(weighed)
        self.list.show_request(request, now, removed)
        self.again.setVisible(request.is_sent and not request.guest and not self._low)
        self.head.show_count(len(request.blocks))
        self.strip.show_at(request.seq)
        # the most important notice is shown in addition to the figures
        if request.floor:
            parts_text = listed_text(
                f"{retold(name)} {count_text(tokens)}" for name, tokens in request.floor
            )
            sentence = tr(
                "This request is too large. Compaction can't reduce these parts: {0}. Exclude or "
                "unpin blocks, or choose a model with a larger context window."
            )
            self._say(sentence.format(parts_text), "bad")
        elif request.outlook.too_large:
            sentence = tr("This request is too large. Helix compacts it before sending.")
            if cost := request.outlook.cost:
                template = tr(
                    "This request is too large. Helix compacts it before sending, for {0}."
                )
                sentence = template.format(cost_text(cost))
            self._say(sentence, "warn")
        elif not request.is_sent and not request.steps:
            sentence = tr("Nothing sent yet. This is sent together with your first message.")
            first = ended_text(self.strip.sending or sentence)
            self._say(sentences_text((first, self._estimated)), "mut")
        elif (
            not request.is_sent and request.outlook.due and request.outlook.job is not Job.HANDOVER
        ):
            sentence = tr("Over {0} tokens: Helix compacts before sending.")
            sentence = sentence.format(count_text(request.outlook.mark or 0))
            self._say(sentences_text((sentence, self._estimated)), "mut")
        elif request.is_sent and not request.verified:
            sentence = tr("Some blocks were sent before Helix recorded their text.")
            self._say(sentence, "warn")
        elif request.guest:
            miss_text = cache_miss_text(request.miss) if request.miss is not None else ""
            text = sentences_text((guest_text(request), ended_text(miss_text) if miss_text else ""))
            self._say(text, "warn" if miss_text else "mut")
        elif request.miss is not None:
            self._say(ended_text(cache_miss_text(request.miss)), "warn")
        else:
            # the panel has a line of its own for what happens next
            next_text = "" if self._low or request.is_sent else next_compactions_text(request)
            text = "" if request.is_sent else sentences_text((next_text, self._estimated))
            if text:
                self._say(text, "mut")
            else:
                self._notice.hide()

    def show_written(self, written: EncodedBody | None, now: float) -> None:
        """Show facts about the bytes of the current request."""
        self._written = written
        if self.shown_request is not None:
            self.figures.show_head(
                request_summary(self.shown_request, now, written, counting=False)
            )

    def show_estimated(self, why: str) -> None:
        """Set the reason why figures of the next request are estimates; "" for exact figures."""
        self._estimated = why

    def show_counting(self, now: float) -> None:
        """Mark the figure of the next request as outdated while a new one is computed."""
        if self.shown_request is not None and not self.shown_request.is_sent:
            head = request_summary(self.shown_request, now, self._written, counting=True)
            self.figures.show_head(head)

    def show_problem(self, text: str) -> None:
        self._say(text, "bad")

    def _say(self, text: str, tone: str) -> None:
        self._notice.setText(text)
        set_tone(self._notice, tone)
        self._notice.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -PAGE_REQUESTS,
            Qt.Key.Key_PageDown: PAGE_REQUESTS,
        }
        if not self._low:
            moves |= {Qt.Key.Key_BracketLeft: -1, Qt.Key.Key_BracketRight: 1}
        actions = {
            Qt.Key.Key_P: BlockAction.PIN,
            Qt.Key.Key_X: BlockAction.LEAVE,
            Qt.Key.Key_R: BlockAction.RECALL,
            Qt.Key.Key_O: BlockAction.OPEN,
            Qt.Key.Key_A: BlockAction.AGAIN,
        }
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        ctrl_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        if key in moves:
            self.strip.go(moves[key])
        elif key is Qt.Key.Key_Home:
            self.strip.go_to(0)
        elif key is Qt.Key.Key_End:
            self.travelled.emit(0)
        elif key is Qt.Key.Key_C and modifiers == ctrl_shift:
            self.json_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.list.do(BlockAction.COPY)
        elif modifiers or self._low:
            # letters typed beside the conversation belong to the next message
            super().keyPressEvent(event)
        elif key in actions:
            self.list.do(actions[key])
        elif key is Qt.Key.Key_D:
            self.compare.toggle()
        elif key is Qt.Key.Key_S:
            self.head.toggle()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._low:
            self.list.setFocus()
        self.shown.emit()

    def _on_only(self, kinds: frozenset[PartKind | None]) -> None:
        self.meter.show_only(kinds)
        self.list.show_only(kinds)
