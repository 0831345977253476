"""Text of rows that can be selected across messages, with the mouse or as a whole, and copied."""

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QTimerEvent
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.chat.transcript.row_canvas import RowCanvas
from helix_desktop.ui.chat.transcript.row_paint import Laid
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.selection import Place, Selection
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.copying import copy_text

CARRY = 40
"""Milliseconds between two steps while a selection is drawn beyond the edge."""


class SelectingCanvas(RowCanvas):
    """Rows whose text can be selected; who inherits says what a click does."""

    def __init__(self, model: TranscriptModel, theme: Theme) -> None:
        super().__init__(model, theme)
        self._chosen = -1
        self._pressed: QPoint | None = None
        self._anchor_place = Place(0, 0)
        self._selection: Selection | None = None
        self._carrying = 0
        self._since_double = QElapsedTimer()

    def spoken_current(self) -> int:
        return self._chosen

    def selected_text(self) -> str:
        """What is selected, as it would be copied; whole messages in between as their source."""
        chosen = self._selection
        if chosen is None or chosen.empty:
            return ""
        found = []
        for at in range(chosen.first.row, chosen.last.row + 1):
            if chosen.holds(at):
                found.append(self.text_of(at))
            elif (sheet := self.laid(at).sheet) is not None and (
                part := chosen.within(at, sheet.size)
            ):
                found.append(sheet.copied(*part))
        return "\n\n".join(found)

    def select_all(self) -> None:
        last = self._model.rowCount() - 1
        if last >= 0:
            sheet = self.laid(last).sheet
            end = Place(last, sheet.size if sheet else 0)
            self._select(Selection(Place(0, 0), end))

    def text_of(self, at: int) -> str:
        row = self._model.row(at)
        return (row.output or row.what) if row.kind is Kind.TOOL else row.text

    def copy(self) -> None:
        """The selection; without one, the chosen message as its source."""
        if text := self.selected_text():
            to_clipboard(text)
        elif self._chosen >= 0:
            to_clipboard(self.text_of(self._chosen))

    def timerEvent(self, event: QTimerEvent) -> None:
        """The pointer is beyond the edge: the selection goes on there."""
        point = self.viewport().mapFromGlobal(self.cursor().pos())
        bar, height = self.verticalScrollBar(), self.viewport().height()
        beyond = min(0, point.y()) + max(0, point.y() - height)
        bar.setValue(bar.value() + beyond)
        self._select(Selection(self._anchor_place, self._place(point)))

    def _drag(self, point: QPoint) -> None:
        pressed = self._pressed or point
        near = (point - pressed).manhattanLength() < QApplication.startDragDistance()
        if self._selection is None and near:
            return
        self._select(Selection(self._anchor_place, self._place(point)))
        self._carry(on=not 0 <= point.y() < self.viewport().height())

    def _carry(self, *, on: bool) -> None:
        if on and not self._carrying:
            self._carrying = self.startTimer(CARRY)
        elif not on and self._carrying:
            self.killTimer(self._carrying)
            self._carrying = 0

    def _again(self) -> bool:
        return self._since_double.elapsed() < QApplication.doubleClickInterval()

    def _select_around(self, point: QPoint, *, whole: bool) -> None:
        """The word, or the paragraph, under the pointer."""
        place = self._place(point)
        sheet = self.laid(place.row).sheet if len(self._heights) else None
        if sheet is None:
            return
        first, last = (sheet.block_at if whole else sheet.word_at)(place.index)
        self._anchor_place = Place(place.row, first)
        self._select(Selection(self._anchor_place, Place(place.row, last)))

    def _select(self, selection: Selection | None) -> None:
        if selection != self._selection:
            self._selection = selection
            self.viewport().update()

    def _place(self, point: QPoint) -> Place:
        """The place in the text next to a point; beside all rows the nearest end."""
        if not len(self._heights):
            return Place(0, 0)
        at = self._heights.row_at(point.y() + self.verticalScrollBar().value() - 24)
        at = min(max(at, 0), len(self._heights) - 1)
        laid = self.laid(at)
        if laid.sheet is None:
            return Place(at, 0)
        return Place(at, laid.sheet.index_at(self._local(at, laid, point)))

    def _local(self, at: int, laid: Laid, point: QPoint) -> QPointF:
        return QPointF(point) - self.origin(at) - laid.place


def to_clipboard(text: str) -> None:
    copy_text(text)
