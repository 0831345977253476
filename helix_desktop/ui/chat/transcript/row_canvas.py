"""A virtual, painted list of rows that lays out only the visible ones.

The reading position is a row and an offset in it, never a height from the top, so neither a wrong
estimate nor text that streams in below can move the text being read.
"""

from collections import OrderedDict

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea

from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import (
    GAP,
    LaidOutRow,
    PaintContext,
    estimated_heights,
    lay_out_row,
    paint_row,
)
from helix_desktop.ui.chat.transcript.rows import ClickArea, row_spoken_text
from helix_desktop.ui.markdown.block_parser import MESSAGE
from helix_desktop.ui.markdown.text_layout import Highlight
from helix_desktop.ui.style.canvas import as_it_is, focus_ring, is_right_to_left, turned
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import COLUMN
from helix_desktop.ui.widgets.virtual_rows import EstimatedHeights

TOP = 24
SIDE = 24
KEPT = 160
"""Laid-out rows that are kept."""
ROUNDS = 12
"""Most passes in which visible rows may move while estimates are replaced by measures."""


class RowCanvas(QAbstractScrollArea):
    """A painter of the rows of a TranscriptModel, laid out when visible."""

    picture_requested = Signal(str)
    """The digest of a visible picture that is not read yet."""

    def __init__(self, model: TranscriptModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._theme = theme
        self._heights = EstimatedHeights()
        self._laid: OrderedDict[int, LaidOutRow] = OrderedDict()
        self._limits: dict[int, int] = {}
        """Characters shown of messages that the user expanded."""
        self._pictures: dict[str, QImage | None] = {}
        """Pictures of visible messages; None for one that cannot be shown."""
        self._asked: set[str] = set()
        self._at_end = True
        self._unseen = 0
        """Rows added below while the user was reading elsewhere."""
        self._settling = False
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(40)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_changed)
        theme.changed.connect(self._on_theme_changed)

    def follow(self) -> None:
        """Scroll to the newest row and follow new ones."""
        self._at_end, self._unseen = True, 0
        self._settle()
        self.viewport().update()

    def row_at(self, point: QPoint) -> int:
        """Return the row under a point of the viewport, or -1."""
        at = self._heights.row_at(point.y() + self.verticalScrollBar().value() - TOP)
        return at if at < len(self._heights) else -1

    def origin(self, at: int) -> QPointF:
        """Return a row's top left corner in the viewport."""
        top = self._heights.top(at) + TOP - self.verticalScrollBar().value()
        return QPointF(self._left(), top)

    def laid(self, at: int) -> LaidOutRow:
        """Return a row's current layout."""
        row, width = self._model.row(at), self._width()
        limit = self._limits.get(at, MESSAGE)
        laid = self._laid.get(at)
        fits = laid is not None and laid.width == width and laid.limit >= limit
        if laid is None or not fits or laid.version != row.version:
            laid = lay_out_row(
                row, width, self._theme, limit=limit, before=laid, from_right=is_right_to_left(self)
            )
            self._laid[at] = laid
            if laid.limit > limit:
                self._limits[at] = laid.limit  # text that was read while it streamed in stays
            while len(self._laid) > KEPT:
                self._laid.popitem(last=False)
        self._laid.move_to_end(at)
        return laid

    def show_more(self, at: int) -> None:
        """Show a further part of a message that is shown in part."""
        self._limits[at] = self._limits.get(at, MESSAGE) + MESSAGE
        self._at_end = False
        self._settle()
        self.viewport().update()

    def reveal(self, at: int, top: float = 0.0, height: float | None = None) -> None:
        """Scroll as little as needed to show a part of a row."""
        bar, view = self.verticalScrollBar(), self.viewport().height()
        begins = self._heights.top(at) + TOP + top
        ends = begins + (self._heights[at] if height is None else height)
        if begins < bar.value():
            bar.setValue(int(begins) - TOP)
        elif ends > bar.value() + view:
            bar.setValue(int(min(begins, ends - view)) + TOP)
        self.viewport().update()

    def show_picture(self, digest: str, image: QImage | None) -> None:
        """Show a picture that was read; None if it cannot be shown."""
        self._pictures[digest] = image
        self.viewport().update()

    def spoken_count(self) -> int:
        return self._model.rowCount()

    def spoken_row(self, at: int) -> str:
        return row_spoken_text(self._model.row(at))

    def spoken_rect(self, at: int) -> QRect:
        if at not in self._visible():
            return QRect()
        corner = self.origin(at).toPoint()
        return QRect(corner, QSize(round(self._width()), round(self._heights[at])))

    def spoken_shown(self) -> range:
        return self._visible()

    def spoken_current(self) -> int:
        return -1

    def paintEvent(self, event: QPaintEvent) -> None:
        self._settle()
        painter = as_it_is(self.viewport())
        clip = QRectF(event.rect())
        for at in self._visible():
            origin, laid = self.origin(at), self.laid(at)
            if origin.y() > clip.bottom() or origin.y() + laid.height < clip.top():
                continue
            self._ask_for_pictures(laid)
            hot, marks = self._is_hot(at), self._marks(at, laid)
            painter.setClipRect(QRectF(0, origin.y(), self.width(), laid.height))
            zone, shown = self._zone(at), self._pictures
            setting = PaintContext(self._theme, clip, marks, hot, zone, shown)
            paint_row(painter, laid, origin, setting=setting)
            painter.setClipping(False)
            if self._is_focused(at):
                height = laid.height - GAP + 12
                rect = QRectF(origin.x() - 8, origin.y() - 6, laid.width + 16, height)
                focus_ring(painter, rect, 8, colour=self._theme.colour("acc"))
        view = QRectF(self.viewport().rect())
        self._paint_above(turned(painter, view, from_right=is_right_to_left(self)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.oldSize().width() != event.size().width():
            anchor = self._anchor()
            self._laid.clear()
            self._heights = EstimatedHeights(estimated_heights(self._model.weights, self._width()))
            self._restore(anchor)
        self._settle()

    def _ask_for_pictures(self, laid: LaidOutRow) -> None:
        for image in laid.row.images:
            if image.content not in self._asked:
                self._asked.add(image.content)
                self.picture_requested.emit(image.content)

    def _is_hot(self, at: int) -> bool:
        return False

    def _zone(self, at: int) -> ClickArea | None:
        """Return the clickable area under the pointer in a row."""
        return None

    def _is_focused(self, at: int) -> bool:
        return False

    def _marks(self, at: int, laid: LaidOutRow) -> list[Highlight]:
        return []

    def _paint_above(self, painter: QPainter) -> None:
        """Paint on top of the rows."""

    def _width(self) -> float:
        return float(min(COLUMN, max(200, self.width() - 2 * SIDE)))

    def _left(self) -> float:
        """Return the column's left edge, centered in the page with or without a scroll bar."""
        return (self.width() - self._width()) // 2 - self.viewport().x()

    def _visible(self) -> range:
        scroll, count = self.verticalScrollBar().value() - TOP, len(self._heights)
        first = max(0, self._heights.row_at(scroll))
        last = self._heights.row_at(scroll + self.viewport().height()) + 1
        return range(min(first, count), min(max(last, 0), count))

    def _settle(self) -> None:
        """Measure the visible rows until nothing moves any more."""
        if self._settling:
            return
        self._settling = True
        anchor = self._anchor()
        for _ in range(ROUNDS):
            moved = False
            for at in self._visible():
                height = self.laid(at).height
                if height != self._heights[at]:
                    self._heights[at] = height
                    moved = True
            self._restore(anchor)
            if not moved:
                break
        self._settling = False

    def _anchor(self) -> tuple[int, float]:
        scroll = self.verticalScrollBar().value()
        at = min(max(0, self._heights.row_at(scroll - TOP)), len(self._heights))
        return at, scroll - self._heights.top(at)

    def _restore(self, anchor: tuple[int, float]) -> None:
        bar = self.verticalScrollBar()
        view = self.viewport().height()
        bar.setPageStep(view)
        bar.setRange(0, max(0, round(self._heights.total + 2 * TOP - view)))
        at, offset = anchor
        if self._at_end:
            bar.setValue(bar.maximum())
        else:
            bar.setValue(round(self._heights.top(min(at, len(self._heights))) + offset))

    def _on_scrolled(self, value: int) -> None:
        if not self._settling:
            self._at_end = value >= self.verticalScrollBar().maximum() - 2
            self._unseen = 0 if self._at_end else self._unseen
        self.viewport().update()

    def _on_reset(self) -> None:
        self._heights = EstimatedHeights(estimated_heights(self._model.weights, self._width()))
        self._laid.clear()
        self._limits.clear()
        self._pictures.clear()
        self._asked.clear()
        self.follow()

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Add rows, which come at the end only."""
        for height in estimated_heights(self._model.weights[first : last + 1], self._width()):
            self._heights.append(height)
        self._unseen += 0 if self._at_end else last - first + 1
        self._settle()
        self.viewport().update()

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        visible = self._visible()
        if first.row() < visible.stop and last.row() >= visible.start - 1:
            self._settle()
            self.viewport().update()

    def _on_theme_changed(self) -> None:
        self._laid.clear()
        self.viewport().update()
