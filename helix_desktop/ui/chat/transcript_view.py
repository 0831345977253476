"""The transcript: a virtualised, painted list. Only rows on screen are laid out.

The place of the reader is a row and an offset in it, never a height from the top: a height that
was only estimated, or text that streams in below, cannot move what is being read.
"""

from bisect import bisect_right
from collections import OrderedDict
from itertools import accumulate

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea

from helix_desktop.domain.cache import Digest
from helix_desktop.ui.chat.row_paint import GAP, Laid, estimate, lay_out, paint
from helix_desktop.ui.chat.rows import Kind
from helix_desktop.ui.chat.transcript_model import TranscriptModel
from helix_desktop.ui.paint import KEYBOARD, focus_ring
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.tokens import COLUMN
from helix_desktop.ui.words import tr

TOP = 24
SIDE = 24
KEPT = 160
"""Laid-out rows that are kept."""
ROUNDS = 12
"""Times the visible rows may move while estimates are replaced by measures."""


class TranscriptView(QAbstractScrollArea):
    """Shows a TranscriptModel."""

    output_wanted = Signal(str)
    """A tool row was opened whose output (a digest) is not read yet."""

    def __init__(self, model: TranscriptModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._theme = theme
        self._heights: list[float] = []
        self._tops: list[float] = [0.0]
        self._laid: OrderedDict[int, Laid] = OrderedDict()
        self._at_end = True
        self._hot = -1
        self._chosen = -1
        self._settling = self._by_keyboard = False
        self.setAccessibleName(tr("Conversation"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.verticalScrollBar().setSingleStep(40)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_changed)
        theme.changed.connect(self.viewport().update)

    def follow(self) -> None:
        """Go to the newest row and stay there."""
        self._at_end = True
        self._settle()
        self.viewport().update()

    def row_at(self, point: QPoint) -> int:
        """The row under a point of the viewport, or -1."""
        y = point.y() + self.verticalScrollBar().value() - TOP
        at = bisect_right(self._tops, y) - 1
        return at if 0 <= at < len(self._heights) else -1

    def paintEvent(self, event: QPaintEvent) -> None:
        self._settle()
        painter = QPainter(self.viewport())
        left, scroll = self._left(), self.verticalScrollBar().value()
        for at in self._visible():
            top = self._tops[at] + TOP - scroll
            hot = at in (self._hot, self._chosen)
            laid = self._measure(at)
            paint(painter, laid, top, left=left, theme=self._theme, hot=hot)
            if at == self._chosen and self._by_keyboard and self.hasFocus():
                rect = QRectF(left - 8, top - 6, self._width() + 16, laid.height - GAP + 12)
                focus_ring(painter, rect, 8, colour=self._theme.colour("acc"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.oldSize().width() != event.size().width():
            anchor = self._anchor()
            self._laid.clear()
            width = self._width()
            self._heights = [estimate(self._model.row(i), width) for i in range(len(self._heights))]
            self._sum()
            self._restore(anchor)
        self._settle()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hot = self.row_at(event.position().toPoint())
        if hot != self._hot:
            self._hot = hot
            tool = hot >= 0 and self._model.row(hot).kind is Kind.TOOL
            shape = Qt.CursorShape.PointingHandCursor if tool else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by keyboard begins at the newest row."""
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
        if self._by_keyboard and self._chosen < 0 and self._heights:
            self._choose(len(self._heights) - 1)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keyboard = False
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = self.row_at(event.position().toPoint())
        if at >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self._chosen = at
            self.open_row(at)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy) and self._chosen >= 0:
            QGuiApplication.clipboard().setText(self.text_of(self._chosen))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen >= 0:
            self.open_row(self._chosen)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._heights:
            self._by_keyboard = True
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self._choose(self._chosen + step)
        else:
            super().keyPressEvent(event)

    def open_row(self, at: int) -> None:
        """Show or hide the output of a tool row."""
        self._at_end = False
        self._model.toggle(at)
        row = self._model.row(at)
        if row.expanded and row.output is None and row.content is not None:
            self.output_wanted.emit(row.content)

    def text_of(self, at: int) -> str:
        row = self._model.row(at)
        return (row.output or row.what) if row.kind is Kind.TOOL else row.text

    def show_output(self, digest: str, text: str) -> None:
        self._model.show_output(Digest(digest), text)

    def _choose(self, at: int) -> None:
        self._chosen = min(max(at, 0), len(self._heights) - 1)
        bar, view = self.verticalScrollBar(), self.viewport().height()
        top = self._tops[self._chosen] + TOP
        bottom = top + self._heights[self._chosen]
        if top < bar.value():
            bar.setValue(int(top) - TOP)
        elif bottom > bar.value() + view:
            bar.setValue(int(bottom - view) + TOP)
        self.viewport().update()

    def _width(self) -> float:
        return float(min(COLUMN, max(200, self.width() - 2 * SIDE)))

    def _left(self) -> float:
        """The column is centred in the page, with or without a scroll bar beside it."""
        return (self.width() - self._width()) // 2

    def _visible(self) -> range:
        scroll = self.verticalScrollBar().value()
        first = max(0, bisect_right(self._tops, scroll - TOP) - 1)
        last = bisect_right(self._tops, scroll - TOP + self.viewport().height())
        return range(min(first, len(self._heights)), min(last, len(self._heights)))

    def _measure(self, at: int) -> Laid:
        row, width = self._model.row(at), self._width()
        laid = self._laid.get(at)
        if laid is None or laid.version != row.version or laid.width != width:
            laid = lay_out(row, width)
            self._laid[at] = laid
            while len(self._laid) > KEPT:
                self._laid.popitem(last=False)
        self._laid.move_to_end(at)
        return laid

    def _settle(self) -> None:
        """Measure what is on screen until nothing moves any more."""
        if self._settling:
            return
        self._settling = True
        anchor = self._anchor()
        for _ in range(ROUNDS):
            moved = False
            for at in self._visible():
                height = self._measure(at).height
                moved = moved or height != self._heights[at]
                self._heights[at] = height
            if moved:
                self._sum()
            self._restore(anchor)
            if not moved:
                break
        self._settling = False

    def _anchor(self) -> tuple[int, float]:
        scroll = self.verticalScrollBar().value()
        at = max(0, bisect_right(self._tops, scroll - TOP) - 1)
        return at, scroll - self._tops[min(at, len(self._tops) - 1)]

    def _restore(self, anchor: tuple[int, float]) -> None:
        bar = self.verticalScrollBar()
        view = self.viewport().height()
        bar.setPageStep(view)
        bar.setRange(0, max(0, round(self._tops[-1] + 2 * TOP - view)))
        at, offset = anchor
        if self._at_end:
            bar.setValue(bar.maximum())
        else:
            bar.setValue(round(self._tops[min(at, len(self._tops) - 1)] + offset))

    def _sum(self) -> None:
        self._tops = [0.0, *accumulate(self._heights)]

    def _on_scrolled(self, value: int) -> None:
        if not self._settling:
            self._at_end = value >= self.verticalScrollBar().maximum() - 2
        self.viewport().update()

    def _on_reset(self) -> None:
        width = self._width()
        rows = range(self._model.rowCount())
        self._heights = [estimate(self._model.row(at), width) for at in rows]
        self._laid.clear()
        self._hot = self._chosen = -1
        self._sum()
        self.follow()

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        width = self._width()
        fresh = [estimate(self._model.row(at), width) for at in range(first, last + 1)]
        self._heights[first:first] = fresh
        self._sum()
        self._settle()
        self.viewport().update()

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        visible = self._visible()
        if first.row() < visible.stop and last.row() >= visible.start - 1:
            self._settle()
            self.viewport().update()
