"""Bars that fill: the context window by kind of token, the progress of a task, and a budget.

The token bar has three heights: 12 pixels on a page, 10 in a panel, 8 in the status strip.
"""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QToolTip, QWidget

from helix_desktop.domain.context_window.block import PartKind, RequestPart
from helix_desktop.domain.inspected_request import RequestMarks, WindowWeight, visible_parts
from helix_desktop.ui.style.canvas import CENTER, ELIDE_NONE, Canvas, mirrored_point, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_labels import (
    DRAFT,
    ORDER,
    kind_label,
    kind_tone,
    model_count_text,
)
from helix_desktop.ui.text.formatting import count_text, own_count_text, percent_text, plural, tr
from helix_desktop.ui.widgets.labels import plain_tip

SEGMENT_GAP = 1.5
HATCHING_STEP = 4
LABELS_HEIGHT = 18
"""Pixels for the labels below a bar."""
SLIM_BAR_HEIGHT = 8


class BarMark(Struct, frozen=True):
    """A mark on the bar: its position in tokens, its name, and whether it is the last one."""

    tokens: int
    words: str
    last: bool = False


def policy_marks(marks: RequestMarks) -> tuple[BarMark, ...]:
    """Return the marks of a policy in rising order; equal ones are joined."""
    at_mark = (
        tr("Old steps become notes here at the latest")
        if marks.notes_early
        else tr("Old steps become notes here")
    )
    names = (
        (marks.observations, tr("A model takes the next notes here")),
        (marks.notes_early, tr("Old steps may become notes from here on")),
        (marks.notes, at_mark),
        (marks.handover, tr("Helix writes a handover here")),
    )
    labels: dict[int, str] = {}
    for tokens, words in names:
        if tokens and tokens <= marks.window:
            labels[tokens] = f"{labels[tokens]} · {words}" if tokens in labels else words
    last = max(labels, default=0)
    return tuple(BarMark(tokens, words, tokens == last) for tokens, words in sorted(labels.items()))


class TokenBar(QWidget):
    """The tokens of a context window by kind, with policy marks and the reserve for the reply.

    The tooltip names the part under the pointer.
    """

    def __init__(self, height: int = 12, *, labels: bool = True) -> None:
        super().__init__()
        self._bar = height
        self._labels = labels
        self._weighed: WindowWeight | None = None
        self._only: frozenset[PartKind | None] = frozenset()
        self.setMouseTracking(True)
        self.setFixedHeight(self._over * 2 + height + (LABELS_HEIGHT if labels else 0))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _over(self) -> int:
        """Pixels that ticks extend above and below the bar."""
        return 3 if self._bar <= SLIM_BAR_HEIGHT else 5

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        if weighed != self._weighed:
            self._weighed = weighed
            words = ""
            if weighed is not None:
                window = count_text(weighed.marks.window)
                words = tr("{0} of {1} tokens").format(count_text(weighed.tokens), window)
            self.setAccessibleName(words)
            self.update()

    def show_only(self, kinds: frozenset[PartKind | None]) -> None:
        """Highlight some kinds; an empty set highlights none."""
        self._only = kinds
        self.update()

    def segments(self) -> list[tuple[PartKind | None, QRectF]]:
        """Return the rectangle of each kind, in the order of the kinds."""
        weighed = self._weighed
        if weighed is None or not weighed.marks.window:
            return []
        tokens_drawn, segments = 0.0, []
        sums = visible_parts(weighed.by_kind)
        for kind in ORDER:
            if tokens := sums.get(kind, 0):
                left, right = self._x(tokens_drawn), self._x(tokens_drawn + tokens)
                tokens_drawn += tokens
                width = max(1.0, right - left - SEGMENT_GAP)
                segments.append((kind, QRectF(left, self._over, width, self._bar)))
        return segments

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        track = QRectF(0, self._over, self.width(), self._bar)
        with canvas.clipped(track, radius=self._bar / 2):
            canvas.box(track, 0, "surf2")
            if self._weighed is not None:
                marks = self._weighed.marks
                if marks.reserve:
                    left = self._x(marks.window - marks.reserve)
                    reserve = QRectF(left, self._over, self.width() - left, self._bar)
                    with canvas.clipped(reserve):
                        x = left - self._bar
                        while x < self.width():
                            low, high = (
                                QPointF(x, reserve.bottom()),
                                QPointF(x + self._bar, reserve.top()),
                            )
                            canvas.line(low, high, "k_reserve", width=1.5)
                            x += HATCHING_STEP
                for kind, rect in self.segments():
                    alpha = 255 if not self._only or kind in self._only else 102
                    color = Theme.applied.color(kind_tone(kind), alpha)
                    hollow = kind is DRAFT and self._bar > SLIM_BAR_HEIGHT
                    canvas.box(rect, 0, "" if hollow else color, border=color if hollow else "")
                # Paint a faint line from the expected size to the highest possible size.
                left, right = self._x(self._weighed.tokens), self._x(self._weighed.cautious_tokens)
                if right - left >= 1:
                    middle = self._over + self._bar / 2
                    color = Theme.applied.color("fg2", 120)
                    canvas.line(QPointF(left, middle), QPointF(right, middle), color)
        if self._weighed is not None:
            marks = self._weighed.marks
            end, below = -100.0, self._bar + 2 * self._over
            for tick in policy_marks(marks):
                x = round(self._x(tick.tokens))
                tone = "bad" if tick.last else "fg2"
                canvas.fill(QRectF(x, 0, 1, below), tone)
                if not self._labels:
                    continue
                words = percent_text(100 * tick.tokens / marks.window)
                width = text_width(words, "axis")
                left = min(max(0.0, x - width / 2), self.width() - width)
                if left > end + 4:
                    label_rect = QRectF(left - 2, below, width + 4, LABELS_HEIGHT)
                    canvas.text(
                        label_rect, words, "axis", tone=tone, align=CENTER, elide=ELIDE_NONE
                    )
                    end = left + width

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        where = mirrored_point(self, event.position())
        words = self.tip_at(where.x())
        QToolTip.showText(event.globalPosition().toPoint(), plain_tip(words), self)

    def tip_at(self, x: float) -> str:
        """Describe the part at a position of the bar, in its own coordinates."""
        weighed = self._weighed
        if weighed is None:
            return ""
        near_ticks = [
            tick for tick in policy_marks(weighed.marks) if abs(self._x(tick.tokens) - x) <= 3
        ]
        if near_ticks:
            return tr("{0}: {1} tokens").format(
                near_ticks[0].words, count_text(near_ticks[0].tokens)
            )
        sums = dict(weighed.by_kind)
        for kind, rect in self.segments():
            if rect.left() <= x <= rect.right() + SEGMENT_GAP:
                if kind is RequestPart.OVERHEAD:
                    return model_count_text(weighed.tokens, sums[kind])
                figure = own_count_text(sums[kind], estimated=weighed.estimated)
                return tr("{0}: {1} tokens").format(kind_label(kind), figure)
        if self._x(weighed.tokens) < x <= self._x(weighed.cautious_tokens):
            text = tr("Expected: {0} tokens, at most {1}")
            return text.format(count_text(weighed.tokens), count_text(weighed.cautious_tokens))
        if x >= self._x(weighed.marks.window - weighed.marks.reserve):
            return plural(
                weighed.marks.reserve,
                "Reserved for the reply: {0} token",
                "Reserved for the reply: {0} tokens",
            )
        free = max(0, weighed.marks.window - weighed.marks.reserve - weighed.tokens)
        return plural(free, "Free: {0} token", "Free: {0} tokens")

    def _x(self, tokens: float) -> float:
        window = self._weighed.marks.window if self._weighed else 0
        return min(1.0, tokens / window) * self.width() if window else 0.0


BAR_STEPS = 1_000


class ProgressBar(QProgressBar):
    """The share of a whole that is done or used, as a bar of four pixels in its middle."""

    def __init__(self, height: int = 4, *, ground: str = "surf2") -> None:
        super().__init__()
        self.setRange(0, BAR_STEPS)
        self.setFixedHeight(height)
        self.setProperty("ground", ground)
        self.show_share(0.0)

    def show_share(self, share: float, tone: str = "accfill") -> None:
        self.setProperty("tone", tone)
        self.setValue(round(BAR_STEPS * min(1.0, share)))
        self.update()


NEAR_BUDGET_SHARE = 0.85


class UsageBar(ProgressBar):
    """The used share of a budget, with another color near the limit."""

    def __init__(self) -> None:
        super().__init__(28, ground="line2")
        self.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_used(self, share: float) -> None:
        self.setAccessibleName(tr("{0}% used").format(round(share * 100)))
        tone = "warn" if share >= NEAR_BUDGET_SHARE else "accfill"
        self.show_share(share, "bad" if share >= 1 else tone)

    def sizeHint(self) -> QSize:
        return QSize(184, 28)
