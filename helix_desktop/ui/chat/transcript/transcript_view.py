"""The transcript as a person works with it: select, copy, follow links after a question, open.

What a message can make happen is all in here: nothing without a click, nothing opened unasked.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu

from helix_desktop.domain.cache import Digest
from helix_desktop.ui.chat.transcript.finding import FindBar, Found, found_in
from helix_desktop.ui.chat.transcript.pill import PILL, paint_pill, pill_in
from helix_desktop.ui.chat.transcript.row_actions import HALF, RowActions
from helix_desktop.ui.chat.transcript.row_menu import add_offers
from helix_desktop.ui.chat.transcript.row_paint import GAP, Laid, gap_below, zone_in, zones
from helix_desktop.ui.chat.transcript.row_selecting import SelectingCanvas, to_clipboard
from helix_desktop.ui.chat.transcript.row_tool import HEAD
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.selection import Selection
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.chat.transcript.zones import Want, Zone
from helix_desktop.ui.look.brush import from_right
from helix_desktop.ui.look.paint import KEYBOARD
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.markdown.boxes import Act, Wish
from helix_desktop.ui.markdown.lines import Mark
from helix_desktop.ui.markdown.links import judged
from helix_desktop.ui.parts.link_question import LinkQuestion
from helix_desktop.ui.spoken import row_focused
from helix_desktop.ui.words import tr

SELECTED = 80
"""How much of the accent lies under selected text, of 255."""


class TranscriptView(SelectingCanvas):
    """Shows a TranscriptModel."""

    wanted = Signal(int, str)
    """Something of a row was wanted: its number, and what (a Want)."""
    pointed = Signal(int)
    """The pointer is on another row that something can be done with."""
    picture_opened = Signal(str)
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
        self._hot = -1
        self._place_hot: Zone | None = None
        self._by_keyboard = False
        self.setAccessibleName(tr("Conversation"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.acts = RowActions(theme, self.viewport())
        self.acts.chosen.connect(lambda want: self._offer(self._hot, want))
        self.verticalScrollBar().valueChanged.connect(self._show_acts)
        self._found = Found()
        self.find_bar = FindBar(theme, self)
        self.find_bar.sought.connect(self._seek)
        self.find_bar.stepped.connect(lambda step: self._go(self._found.moved(step)))
        self.find_bar.closed.connect(self._stop_finding)
        model.modelReset.connect(self._forget)
        model.dataChanged.connect(self._show_acts)

    def start_finding(self) -> None:
        """Ctrl+F: look for words in this session."""
        self.find_bar.show()
        self.find_bar.raise_()
        self.find_bar.field.setFocus()
        self.find_bar.field.selectAll()
        self._seek(self.find_bar.field.text())

    def open_row(self, at: int) -> None:
        """Show or hide the output of a tool row."""
        self._at_end = False
        self._model.toggle(at)
        row = self._model.row(at)
        if row.expanded and row.output is None and row.content is not None:
            self.output_wanted.emit(row.content)

    def show_output(self, digest: str, text: str) -> None:
        self._model.show_output(Digest(digest), text)

    def act_at(self, point: QPoint) -> Act | None:
        """What a click at a point of the viewport would do to the text there."""
        at = self.row_at(point)
        laid = self.laid(at) if at >= 0 else None
        if laid is None or laid.sheet is None:
            return None
        return laid.sheet.act_at(self._local(at, laid, point))

    def zone_at(self, point: QPoint) -> Zone | None:
        """The button or the like of a painted row under a point of the viewport."""
        at = self.row_at(point)
        if at < 0:
            return None
        return zone_in(self.laid(at), QPointF(point) - self.origin(at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(point)
            return
        hot, place = self.row_at(point), self.zone_at(point)
        self.viewport().setCursor(self._shape(hot, point))
        if (hot, place) != (self._hot, self._place_hot):
            self._hot, self._place_hot = hot, place
            self._show_acts()
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

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hot, self._place_hot = -1, None
        self.acts.hide()
        self.viewport().update()

    def show_row(self, at: int) -> None:
        """Bring a row on screen and mark it as the one that is meant."""
        if 0 <= at < self._model.rowCount():
            self._at_end = False
            self._chosen = at
            bar = self.verticalScrollBar()
            for _ in range(2):  # at estimates; then as what is there is measured
                bar.setValue(int(self._heights.top(at)))
                self._settle()
            self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = self.row_at(self.viewport().mapFromGlobal(event.globalPos()))
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            at = self._chosen
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(tr("Copy"), self.copy)
        copy.setEnabled(self._selection is not None)
        menu.addAction(tr("Select all"), self.select_all)
        if at >= 0:
            press, offer = partial(self._press, at), partial(self._offer, at)
            add_offers(menu, self.laid(at), press=press, offer=offer)
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen >= 0:
            self._enter(self._chosen)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = self.find_bar.sizeHint()
        width = min(wanted.width(), self.width() - 32)
        left = 16 if from_right(self) else self.width() - width - 16
        self.find_bar.setGeometry(left, 8, width, wanted.height())

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

    def _zone(self, at: int) -> Zone | None:
        return self._place_hot if at == self._hot else None

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
        if zone := self.zone_at(point):
            self._press(at, zone)
        elif act is not None:
            self._do(at, act)
        elif self._on_head(at, point):
            self.open_row(at)

    def _press(self, at: int, zone: Zone) -> None:
        if zone.want is Want.PICTURE:
            self.picture_opened.emit(zone.words)
        else:
            self.wanted.emit(at, zone.want)

    def _offer(self, at: int, want: str) -> None:
        if not 0 <= at < self._model.rowCount():
            return
        if want == Want.MARKDOWN:
            to_clipboard(self.text_of(at))
        elif want == Want.COPY:
            sheet = self.laid(at).sheet
            to_clipboard(sheet.copied(0, sheet.size) if sheet else self.text_of(at))
        else:
            self.wanted.emit(at, want)

    def _show_acts(self) -> None:
        """The buttons over the message under the pointer."""
        if self._hot not in self._visible() or self._selection is not None:
            self.acts.hide()
            return
        gap = self._free_gap(self._hot)
        if gap is None:
            self.acts.hide()
            return
        left = self.origin(self._hot).toPoint().x()
        x = left if from_right(self) else left + round(self._width())
        self.acts.show_at(self._model.row(self._hot), QPoint(x, gap))
        if self.acts.isVisible():
            self.pointed.emit(self._hot)

    def _free_gap(self, at: int) -> int | None:
        """The middle of the gap before a row, or behind it; None: neither is in sight."""
        top = self.origin(at).y()
        before = gap_below(self._model.row(at - 1)) if at else float(GAP)
        behind = top + self.laid(at).height - gap_below(self._model.row(at)) / 2
        most = self.viewport().height() - HALF
        found = (each for each in (top - before / 2, behind) if HALF <= each <= most)
        gap = next(found, None)
        return None if gap is None else round(gap)

    def _enter(self, at: int) -> None:
        """What Enter does to the chosen row: opens it, or does the first thing it offers."""
        found = zones(self.laid(at))
        if found and self._model.row(at).kind is not Kind.TOOL:
            self.wanted.emit(at, found[0].want)
        else:
            self.open_row(at)

    def _do(self, at: int, act: Act) -> None:
        match act.wish:
            case Wish.COPY:
                to_clipboard(act.target)
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
        return self._model.row(at).kind is Kind.TOOL and 0 <= within < HEAD

    def _shape(self, at: int, point: QPoint) -> Qt.CursorShape:
        pill = self._unseen and self._pill().contains(QPointF(point))
        if at >= 0 and (
            pill or self.zone_at(point) or self._on_head(at, point) or self.act_at(point)
        ):
            return Qt.CursorShape.PointingHandCursor
        text = at >= 0 and self.laid(at).sheet is not None
        return Qt.CursorShape.IBeamCursor if text else Qt.CursorShape.ArrowCursor

    def _choose(self, at: int) -> None:
        self._chosen = min(max(at, 0), len(self._heights) - 1)
        row_focused(self, self._chosen)
        self.reveal(self._chosen)

    def _forget(self) -> None:
        self.acts.hide()
        self._hot = self._chosen = -1
        self._selection = self._pressed = None
        self._carry(on=False)
        self._go(Found())
        self.find_bar.hide()
