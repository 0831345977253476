"""The transcript view: selecting, copying, opening rows, links, and the pill for new rows below.

A message can cause nothing without a click, and no link is opened without a question.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QUrl, Signal
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
from helix_desktop.ui.chat.transcript.card_rows import HEAD
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import GAP as TRANSCRIPT_VIEW_GAP
from helix_desktop.ui.chat.transcript.row_layout import (
    LaidOutRow,
    click_area_at,
    click_areas,
    gap_below,
)
from helix_desktop.ui.chat.transcript.row_toolbar import HALF, RowToolbar, add_row_commands
from helix_desktop.ui.chat.transcript.rows import ClickArea, RowAction, RowKind
from helix_desktop.ui.chat.transcript.selection import (
    TextSelection,
    TranscriptFindBar,
    TranscriptMatches,
    TranscriptSelection,
    find_rows,
    to_clipboard,
)
from helix_desktop.ui.markdown.block_layout import TextAction, TextActionKind
from helix_desktop.ui.markdown.link_check import check_link
from helix_desktop.ui.markdown.text_layout import Highlight
from helix_desktop.ui.style.canvas import KEYBOARD, is_right_to_left, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import announce_row
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog

PILL = 30
WIDTH = 140
ABOVE = 14
ICON, GAP = 14, 8


def pill_in(view: QRect) -> QRectF:
    """Return the pill's rectangle in a viewport."""
    top = view.bottom() - PILL - ABOVE
    return QRectF(view.center().x() - WIDTH / 2, top, WIDTH, PILL)


def paint_pill(painter: QPainter, box: QRectF, count: int, *, theme: Theme) -> None:
    """Paint the pill with the number of new rows below."""
    rounded(painter, box, PILL / 2, fill=theme.colour("raised"), border=theme.colour("line2"))
    ratio = painter.device().devicePixelRatioF()
    icon = theme.icon("down", "acc", size=ICON, ratio=ratio)
    painter.setFont(font("smallb"))
    painter.setPen(theme.colour("fg"))
    text = tr("{0} new below").format(count)
    wide = painter.fontMetrics().horizontalAdvance(text)
    left = box.center().x() - (ICON + GAP + wide) / 2
    painter.drawPixmap(QPointF(left, box.center().y() - ICON / 2), icon)
    words = QRectF(left + ICON + GAP, box.y(), wide + 4, box.height())
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)


SELECTED = 80
"""Alpha (of 255) of the accent color under selected text."""


class TranscriptView(TranscriptSelection):
    """The view of a TranscriptModel."""

    wanted = Signal(int, str)
    """A row's number and the RowAction that the user chose."""
    pointed = Signal(int)
    """The number of a row with actions that the pointer moved to."""
    picture_opened = Signal(str)
    output_requested = Signal(str)
    """The digest of an output that is not read yet, when its row is opened."""

    def __init__(
        self,
        model: TranscriptModel,
        theme: Theme,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(model, theme)
        self._open_url = open_url
        self.question: OpenLinkDialog | None = None
        self._hot = -1
        self._place_hot: ClickArea | None = None
        self._by_keyboard = False
        self.setAccessibleName(tr("Conversation"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.toolbar = RowToolbar(theme, self.viewport())
        self.toolbar.chosen.connect(lambda want: self._offer(self._hot, want))
        self.verticalScrollBar().valueChanged.connect(self._show_acts)
        self._found = TranscriptMatches()
        self.find_bar = TranscriptFindBar(theme, self)
        self.find_bar.sought.connect(self._seek)
        self.find_bar.stepped.connect(lambda step: self._go(self._found.moved(step)))
        self.find_bar.closed.connect(self._stop_finding)
        model.modelReset.connect(self._forget)
        model.dataChanged.connect(self._show_acts)

    def start_finding(self) -> None:
        """Open the search in this session (Ctrl+F)."""
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
            self.output_requested.emit(row.content)

    def show_output(self, digest: str, text: str) -> None:
        self._model.show_output(Digest(digest), text)

    def act_at(self, point: QPoint) -> TextAction | None:
        """Return the text action under a point of the viewport, or None."""
        at = self.row_at(point)
        laid = self.laid(at) if at >= 0 else None
        if laid is None or laid.sheet is None:
            return None
        return laid.sheet.act_at(self._local(at, laid, point))

    def zone_at(self, point: QPoint) -> ClickArea | None:
        """Return the clickable area under a point of the viewport, or None."""
        at = self.row_at(point)
        if at < 0:
            return None
        return click_area_at(self.laid(at), QPointF(point) - self.origin(at))

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
            self._select(TextSelection(self._selection.anchor, self._place(point)))
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
        self.toolbar.hide()
        self.viewport().update()

    def show_row(self, at: int) -> None:
        """Scroll to a row and make it the chosen one."""
        if 0 <= at < self._model.rowCount():
            self._at_end = False
            self._chosen = at
            bar = self.verticalScrollBar()
            for _ in range(2):  # first by estimates, then by the measured heights there
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
            add_row_commands(menu, self.laid(at), press=press, offer=offer)
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
        """Choose the newest row for a user who arrives by keyboard."""
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
        left = 16 if is_right_to_left(self) else self.width() - width - 16
        self.find_bar.setGeometry(left, 8, width, wanted.height())

    def _seek(self, words: str) -> None:
        near = self.row_at(QPoint(self.width() // 2, self.viewport().height() - 1))
        self._go(find_rows(self._model, words, near if near >= 0 else self._model.rowCount()))

    def _go(self, found: TranscriptMatches) -> None:
        self._found = found
        self.find_bar.show_found(found)
        if found.row >= 0:
            self._at_end = False
            # by an estimate; after the layout the first hit's place is exact
            self.reveal(found.row)
            sheet = self.laid(found.row).sheet
            self._settle()
            places = found.places(sheet) if sheet else []
            if sheet and places and (rects := sheet.rects(*places[0])):
                self.reveal(found.row, self.laid(found.row).place.y() + rects[0].top(), PILL)
        self.viewport().update()

    def _stop_finding(self) -> None:
        self.find_bar.hide()
        self._found = TranscriptMatches()
        self.setFocus()
        self.viewport().update()

    def _is_hot(self, at: int) -> bool:
        return at in (self._hot, self._chosen)

    def _zone(self, at: int) -> ClickArea | None:
        return self._place_hot if at == self._hot else None

    def _is_focused(self, at: int) -> bool:
        return at == self._chosen and self._by_keyboard and self.hasFocus()

    def _marks(self, at: int, laid: LaidOutRow) -> list[Highlight]:
        if laid.sheet is None:
            return []
        fill, ink = self._theme.colour("hit"), self._theme.colour("hitfg")
        marks = [Highlight(*place, fill, ink) for place in self._found.places(laid.sheet)]
        part = self._selection.within(at, laid.sheet.size) if self._selection else None
        return [*marks, Highlight(*part, self._theme.colour("acc", SELECTED))] if part else marks

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

    def _press(self, at: int, zone: ClickArea) -> None:
        if zone.want is RowAction.PICTURE:
            self.picture_opened.emit(zone.words)
        else:
            self.wanted.emit(at, zone.want)

    def _offer(self, at: int, want: str) -> None:
        if not 0 <= at < self._model.rowCount():
            return
        if want == RowAction.MARKDOWN:
            to_clipboard(self.text_of(at))
        elif want == RowAction.COPY:
            sheet = self.laid(at).sheet
            to_clipboard(sheet.copied(0, sheet.size) if sheet else self.text_of(at))
        else:
            self.wanted.emit(at, want)

    def _show_acts(self) -> None:
        """Show the toolbar over the message under the pointer."""
        if self._hot not in self._visible() or self._selection is not None:
            self.toolbar.hide()
            return
        gap = self._free_gap(self._hot)
        if gap is None:
            self.toolbar.hide()
            return
        left = self.origin(self._hot).toPoint().x()
        x = left if is_right_to_left(self) else left + round(self._width())
        self.toolbar.show_at(self._model.row(self._hot), QPoint(x, gap))
        if self.toolbar.isVisible():
            self.pointed.emit(self._hot)

    def _free_gap(self, at: int) -> int | None:
        """Return the middle of the gap before a row, or after it; None if neither is visible."""
        top = self.origin(at).y()
        before = gap_below(self._model.row(at - 1)) if at else float(TRANSCRIPT_VIEW_GAP)
        behind = top + self.laid(at).height - gap_below(self._model.row(at)) / 2
        most = self.viewport().height() - HALF
        found = (each for each in (top - before / 2, behind) if HALF <= each <= most)
        gap = next(found, None)
        return None if gap is None else round(gap)

    def _enter(self, at: int) -> None:
        """Open a chosen tool row, or trigger another row's first action."""
        found = click_areas(self.laid(at))
        if found and self._model.row(at).kind is not RowKind.TOOL:
            self.wanted.emit(at, found[0].want)
        else:
            self.open_row(at)

    def _do(self, at: int, act: TextAction) -> None:
        match act.wish:
            case TextActionKind.COPY:
                to_clipboard(act.target)
            case TextActionKind.MORE:
                self.show_more(at)
            case TextActionKind.FOLLOW:
                self._ask(act)

    def _ask(self, act: TextAction) -> None:
        """Ask before a link is opened, showing its real destination."""
        link = check_link(act.target, act.words)
        if link is None or self.question is not None:
            return
        question = OpenLinkDialog(link, self.window())
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
        return self._model.row(at).kind is RowKind.TOOL and 0 <= within < HEAD

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
        announce_row(self, self._chosen)
        self.reveal(self._chosen)

    def _forget(self) -> None:
        self.toolbar.hide()
        self._hot = self._chosen = -1
        self._selection = self._pressed = None
        self._carry(on=False)
        self._go(TranscriptMatches())
        self.find_bar.hide()
