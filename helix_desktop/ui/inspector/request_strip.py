"""The strip of bars on the page Context, one per request of the session; a click shows it.

With very many requests each column of pixels is one bar, the highest of its requests.
"""

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    Canvas,
    PaintedWidget,
    keep_left_to_right,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_labels import cache_miss_text, day_time_text
from helix_desktop.ui.text.formatting import count_text, dotted_text, tr
from helix_desktop.ui.widgets.controls import icon_button
from helix_desktop.ui.widgets.layout import STRETCH, row_of

PAGE_HEIGHT, PANEL_HEIGHT = 84, 64
STRIP_LEFT, STRIP_RIGHT = 88, 132
PANEL_STRIP_RIGHT = 96
LATER_BAR_ALPHA = 97
"""Alpha (of 255) of bars after the current request."""
MAX_STEP_WIDTH = 6
TIME_WIDTH = 44
"""Width of a time beside a diamond."""
PAGE_REQUESTS = 10
"""Requests that PgUp and PgDn skip."""


class RequestStrip(PaintedWidget):
    """The strip; `travelled` carries the event of a request, 0 for the next one."""

    travelled = Signal(int)

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._low = low
        self._steps = SessionRequests()
        self._count = 0
        self.sending = ""
        """The text for a first request that is on its way."""
        self._max_tokens = 1
        self._now = 0.0
        self._seq = 0
        self._under = -1
        self._bars: list[tuple[float, float, float]] = []
        self._drawn: tuple[int, int] = (0, 0)
        self.setFixedHeight(PANEL_HEIGHT if low else PAGE_HEIGHT)
        self.setMinimumWidth(260)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Requests in this session"))
        back = icon_button("left", tr("Older request ([)"))
        forth = icon_button("right", tr("Newer request (])"))
        back.clicked.connect(lambda: self.go(-1))
        forth.clicked.connect(lambda: self.go(1))
        row_of(back, forth, STRETCH, on=self, margins=(16, 0, 0, 0), spacing=0)

    def show_steps(self, steps: SessionRequests, max_tokens: int, now: float) -> None:
        """Show requests; `max_tokens` is the least token count for the full height."""
        self._steps, self._now, self._count = steps, now, len(steps)
        self._max_tokens = max(max_tokens, 1)
        self._under = -1
        self._bars = []
        self.update()

    def show_at(self, seq: int) -> None:
        self._seq = seq
        self.setAccessibleDescription(self.caption())
        self.update()

    @property
    def at(self) -> int:
        """The index of the current request; the number of requests stands for the next one."""
        return self._steps.step_of(self._seq) - 1 if self._seq else self._count

    def go(self, steps: int) -> None:
        self.go_to(self.at + steps)

    def go_to(self, index: int) -> None:
        index = min(max(index, 0), self._count)
        seq = self._steps.seqs[index] if index < self._count else 0
        if seq != self._seq:
            self.travelled.emit(seq)

    def caption(self) -> str:
        """Return a text about the request under the pointer, or else the current one."""
        index = self._under if self._under >= 0 else self.at
        if not self._count:
            return self.sending or tr("Nothing sent yet")
        if index >= self._count:
            return tr("Next request · not sent yet")
        sent_text = tr("Request {0} of {1} · sent {2} · {3} tokens").format(
            count_text(index + 1),
            count_text(self._count),
            day_time_text(self._steps.ats[index], self._now),
            count_text(self._steps.tokens[index]),
        )
        miss = self._steps.misses.get(self._steps.seqs[index])
        return dotted_text(sent_text, cache_miss_text(miss)) if miss else sent_text

    def at_x(self, x: float) -> int:
        """Return the index of the request at a position; after the bars comes the next one."""
        left, right = self._span()
        if x >= right + 4 or not self._count:
            return self._count
        return min(self._count - 1, max(0, int((x - left) / (right - left) * self._count)))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, (left, right), (top, bottom) = Canvas.on(self), self._span(), self._height()
        canvas.fill(QRectF(left, bottom, right - left, 1), "line")
        slider = self._x(self.at) if self._seq else float("inf")
        alphas = {False: 255, True: LATER_BAR_ALPHA}
        for x, width, share in self._columns():
            height = max(2.0, share * (bottom - top))
            color = Theme.applied.color("k_raw", alphas[x > slider + 1])
            canvas.box(QRectF(x, bottom - height, width, height), 0, color)
        # a dot above each request that the prompt cache did not have, one for each pixel
        steps = map(self._steps.step_of, self._steps.misses)
        for x in {round(self._x(step - 1)) for step in steps}:
            canvas.dot(QPointF(x + 2, top), "warn", radius=2.5)
        # diamonds for handovers and dots for notes, and times if there is room
        last_end, rewrites = -100.0, self._steps.rewrites
        marks = [*(self._x(mark.step) for mark in rewrites), float("inf")]
        # the slider's dot is larger than the marks, and reaches into a time that begins behind it
        has_room = marks[0] > left + TIME_WIDTH and not left - 8 < slider < left + TIME_WIDTH
        if self._count and not self._low and has_room:
            last_end = self._time(canvas, QPointF(left, bottom), self._steps.ats[0])
        for rewrite_mark, x, next_x in zip(rewrites, marks, marks[1:], strict=False):
            middle = QPointF(x, bottom + 8)
            if rewrite_mark.job is Job.HANDOVER:
                corners = (QPointF(0, -4), QPointF(4, 0), QPointF(0, 4), QPointF(-4, 0))
                canvas.shape((middle + corner for corner in corners), "k_handover")
                has_room = next_x > x + TIME_WIDTH and not x < slider < x + TIME_WIDTH
                if not self._low and x > last_end + 12 and has_room:
                    last_end = self._time(canvas, QPointF(x + 9, bottom), rewrite_mark.at)
            elif rewrite_mark.job in (Job.OBSERVATIONS, Job.REFLECTION, Job.NOTES):
                canvas.dot(middle, "k_obs", radius=2.5)
        if self._under >= 0 and self._under != self.at:
            x = self._x(self._under)
            canvas.line(QPointF(x, top - 3), QPointF(x, bottom), "fg2", dash=(1, 2))
        # the slider at the current request
        x = min(slider, right + 12)
        canvas.line(QPointF(x, top - 3), QPointF(x, bottom), "acc", width=2)
        canvas.dot(QPointF(x, bottom), "acc", radius=5.5)
        canvas.ring(QPointF(x, bottom), "panel", radius=5.5, width=2)
        if not self._low:
            text_rect = QRectF(left, 6, self.width() - left - 20, 18)
            canvas.text(text_rect, self.caption(), "smallb", tone="fg2")
        # Portuguese needs all of it: "não enviada"
        text_rect = QRectF(right + 28, top + (-4 if self._low else 4), 0, 18)
        text_rect.setRight(self.width() - 4)
        name, tone, words, short = "→", "fg", tr("Next (End)"), tr("Next", "request")
        if not self._seq:
            name, tone, words, short = short, "acc", tr("not sent yet"), tr("not sent")
        canvas.text(text_rect, name, "smallb", tone=tone)
        if self._low or text_width(words, "micro") > text_rect.width():
            words = short
        canvas.text(text_rect.translated(0, 17), words, "micro", tone="mut")

    def _columns(self) -> list[tuple[float, float, float]]:
        """Return the position, width, and share of the height of each bar."""
        if self._bars and self._drawn == (self._count, self.width()):
            return self._bars
        self._drawn = self._count, self.width()
        (left, right), tokens, count = self._span(), self._steps.tokens, self._count
        bars_px = max(1.0, right - left)
        if count * 2 <= bars_px:
            step = bars_px / max(1, count)
            width = min(MAX_STEP_WIDTH, max(1.0, step - 1))
            bars = [(left + index * step, width, tokens[index]) for index in range(count)]
        else:
            pixels = int(bars_px / 2)
            firsts = [index * count // pixels for index in range(pixels + 1)]
            bars = [
                (left + 2 * index, 1.5, max(tokens[first : max(first + 1, end)]))
                for index, (first, end) in enumerate(pairwise(firsts))
            ]
        self._bars = [(x, width, min(1.0, most / self._max_tokens)) for x, width, most in bars]
        return self._bars

    def _time(self, canvas: Canvas, start: QPointF, timestamp: float) -> float:
        """Paint the time of a request and return its right end."""
        text_rect = QRectF(start.x(), start.y() + 2, 60, 12)
        words = day_time_text(timestamp, self._now)[-5:]
        return start.x() + canvas.text(text_rect, words, "axis", tone="mut", elide=ELIDE_NONE)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        pointed_index = self.at_x(x) if x >= self._span()[0] - 4 else -1
        if pointed_index != self._under:
            self._under = pointed_index
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._under = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.position().x() >= self._span()[0] - 4:
            self.go_to(self.at_x(event.position().x()))

    def _span(self) -> tuple[float, float]:
        right = PANEL_STRIP_RIGHT if self._low else STRIP_RIGHT
        return float(STRIP_LEFT), float(max(STRIP_LEFT + 40, self.width() - right))

    def _height(self) -> tuple[float, float]:
        return (12.0, 44.0) if self._low else (26.0, 60.0)

    def _x(self, index: int) -> float:
        left, right = self._span()
        if not self._count:
            return right
        return left + (right - left) * min(index, self._count) / self._count
