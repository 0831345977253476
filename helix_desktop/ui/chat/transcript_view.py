"""The transcript as a person works with it: select, copy, follow links after a question, open.

What a message can make happen is all in here: nothing without a click, nothing opened unasked.
"""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, Qt, QTimerEvent, QUrl, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMenu

from helix_desktop.domain.cache import Digest
from helix_desktop.ui.chat.finding import FindBar, Found, found_in
from helix_desktop.ui.chat.link_question import LinkQuestion
from helix_desktop.ui.chat.pill import PILL, paint_pill, pill_in
from helix_desktop.ui.chat.row_canvas import RowCanvas
from helix_desktop.ui.chat.row_paint import CARD_HEAD, Laid
from helix_desktop.ui.chat.rows import Kind
from helix_desktop.ui.chat.selection import Place, Selection
from helix_desktop.ui.chat.transcript_model import TranscriptModel
from helix_desktop.ui.markdown.boxes import Act, Wish
from helix_desktop.ui.markdown.lines import Mark
from helix_desktop.ui.markdown.links import judged
from helix_desktop.ui.paint import KEYBOARD
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import tr

CARRY = 40
"""Milliseconds between two steps while a selection is drawn beyond the edge."""
SELECTED = 80
"""How much of the accent lies under selected text, of 255."""


class TranscriptView(RowCanvas):
    """Shows a TranscriptModel."""

    output_wanted = Signal(str)
    """A tool row was opened whose output (a digest) is not read yet."""

    def __init__(
        self,
        model: TranscriptModel,
        theme: Theme,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(model, theme)
        self._open_url = open_url
        self.question: LinkQuestion | None = None
        self._hot = self._chosen = -1
        self._by_keyboard = False
        self._pressed: QPoint | None = None
        self._anchor_place = Place(0, 0)
        self._selection: Selection | None = None
        self._carrying = 0
        self._since_double = QElapsedTimer()
        self.setAccessibleName(tr("Conversation"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._found = Found()
        self.find_bar = FindBar(theme, self)
        self.find_bar.sought.connect(self._seek)
        self.find_bar.stepped.connect(lambda step: self._go(self._found.moved(step)))
        self.find_bar.closed.connect(self._stop_finding)
        QShortcut(QKeySequence.StandardKey.Find, self, self.start_finding)
        model.modelReset.connect(self._forget)

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

    def start_finding(self) -> None:
        """Ctrl+F: look for words in this session."""
        self.find_bar.show()
        self.find_bar.raise_()
        self.find_bar.field.setFocus()
        self.find_bar.field.selectAll()
        self._seek(self.find_bar.field.text())

    def select_all(self) -> None:
        last = self._model.rowCount() - 1
        if last >= 0:
            sheet = self.laid(last).sheet
            end = Place(last, sheet.size if sheet else 0)
            self._select(Selection(Place(0, 0), end))

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

    def act_at(self, point: QPoint) -> Act | None:
        """What a click at a point of the viewport would do to the text there."""
        at = self.row_at(point)
        laid = self.laid(at) if at >= 0 else None
        if laid is None or laid.sheet is None:
            return None
        return laid.sheet.act_at(self._local(at, laid, point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(point)
            return
        hot = self.row_at(point)
        self.viewport().setCursor(self._shape(hot, point))
        if hot != self._hot:
            self._hot = hot
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keyboard = False
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = event.position().toPoint()
        self._pressed = point
        if self._since_double.isValid() and self._again():
            self._select_around(point, whole=True)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self._selection:
            self._select(Selection(self._selection.anchor, self._place(point)))
        else:
            self._anchor_place = self._place(point)
            self._select(None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._since_double.start()
            self._select_around(event.position().toPoint(), whole=False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._carry(on=False)
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._selection is None:
            self._click(event.position().toPoint())
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = self.row_at(self.viewport().mapFromGlobal(event.globalPos()))
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(tr("Copy"), self.copy)
        copy.setEnabled(self._selection is not None)
        whole = menu.addAction(
            tr("Copy message as Markdown"), lambda: _to_clipboard(self.text_of(at))
        )
        whole.setEnabled(at >= 0)
        menu.addAction(tr("Select all"), self.select_all)
        menu.popup(event.globalPos())

    def copy(self) -> None:
        """The selection; without one, the chosen message as its source."""
        if text := self.selected_text():
            _to_clipboard(text)
        elif self._chosen >= 0:
            _to_clipboard(self.text_of(self._chosen))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen >= 0:
            self.open_row(self._chosen)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and len(self._heights):
            self._by_keyboard = True
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self._choose(self._chosen + step)
        elif event.key() == Qt.Key.Key_End:
            self.follow()
        elif event.key() == Qt.Key.Key_Home:
            self.verticalScrollBar().setValue(0)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by keyboard begins at the newest row."""
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
        if self._by_keyboard and self._chosen < 0 and len(self._heights):
            self._choose(len(self._heights) - 1)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def timerEvent(self, event: QTimerEvent) -> None:
        """The pointer is beyond the edge: the selection goes on there."""
        point = self.viewport().mapFromGlobal(self.cursor().pos())
        bar, height = self.verticalScrollBar(), self.viewport().height()
        beyond = min(0, point.y()) + max(0, point.y() - height)
        bar.setValue(bar.value() + beyond)
        self._select(Selection(self._anchor_place, self._place(point)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = self.find_bar.sizeHint()
        width = min(wanted.width(), self.width() - 32)
        self.find_bar.setGeometry(self.width() - width - 16, 8, width, wanted.height())

    def _seek(self, words: str) -> None:
        near = self.row_at(QPoint(self.width() // 2, self.viewport().height() - 1))
        self._go(found_in(self._model, words, near if near >= 0 else self._model.rowCount()))

    def _go(self, found: Found) -> None:
        self._found = found
        self.find_bar.show_found(found)
        if found.row >= 0:
            self._at_end = False
            self.reveal(found.row)  # at an estimate; laid out now, its first hit is exact
            sheet = self.laid(found.row).sheet
            self._settle()
            places = found.places(sheet) if sheet else []
            if sheet and places and (rects := sheet.rects(*places[0])):
                self.reveal(found.row, self.laid(found.row).place.y() + rects[0].top(), PILL)
        self.viewport().update()

    def _stop_finding(self) -> None:
        self.find_bar.hide()
        self._found = Found()
        self.setFocus()
        self.viewport().update()

    def _is_hot(self, at: int) -> bool:
        return at in (self._hot, self._chosen)

    def _is_focused(self, at: int) -> bool:
        return at == self._chosen and self._by_keyboard and self.hasFocus()

    def _marks(self, at: int, laid: Laid) -> list[Mark]:
        if laid.sheet is None:
            return []
        fill, ink = self._theme.colour("hit"), self._theme.colour("hitfg")
        marks = [Mark(*place, fill, ink) for place in self._found.places(laid.sheet)]
        part = self._selection.within(at, laid.sheet.size) if self._selection else None
        return [*marks, Mark(*part, self._theme.colour("acc", SELECTED))] if part else marks

    def _paint_above(self, painter: QPainter) -> None:
        if self._unseen:
            paint_pill(painter, self._pill(), self._unseen, theme=self._theme)

    def _pill(self) -> QRectF:
        return pill_in(self.viewport().rect())

    def _click(self, point: QPoint) -> None:
        if self._unseen and self._pill().contains(QPointF(point)):
            self.follow()
            return
        at, act = self.row_at(point), self.act_at(point)
        if at < 0:
            return
        self._chosen = at
        if act is not None:
            self._do(at, act)
        elif self._on_head(at, point):
            self.open_row(at)

    def _do(self, at: int, act: Act) -> None:
        match act.wish:
            case Wish.COPY:
                _to_clipboard(act.target)
            case Wish.MORE:
                self.show_more(at)
            case Wish.FOLLOW:
                self._ask(act)

    def _ask(self, act: Act) -> None:
        """Nothing is opened before the person has seen where it leads."""
        link = judged(act.target, act.words)
        if link is None or self.question is not None:
            return
        question = LinkQuestion(link, self.window())
        question.accepted.connect(
            lambda: self._open_url(QUrl(link.url, QUrl.ParsingMode.StrictMode))
        )
        question.finished.connect(self._on_answered)
        self.question = question
        question.open()

    def _on_answered(self) -> None:
        self.question = None

    def _on_head(self, at: int, point: QPoint) -> bool:
        within = point.y() - self.origin(at).y()
        return self._model.row(at).kind is Kind.TOOL and 0 <= within < CARD_HEAD

    def _shape(self, at: int, point: QPoint) -> Qt.CursorShape:
        pill = self._unseen and self._pill().contains(QPointF(point))
        if at >= 0 and (pill or self._on_head(at, point) or self.act_at(point)):
            return Qt.CursorShape.PointingHandCursor
        text = at >= 0 and self.laid(at).sheet is not None
        return Qt.CursorShape.IBeamCursor if text else Qt.CursorShape.ArrowCursor

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

    def _choose(self, at: int) -> None:
        self._chosen = min(max(at, 0), len(self._heights) - 1)
        self.reveal(self._chosen)

    def _forget(self) -> None:
        self._hot = self._chosen = -1
        self._selection = self._pressed = None
        self._carry(on=False)
        self._go(Found())
        self.find_bar.hide()


def _to_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
