"""The transcript widget: scrolling, following new rows, opening rows and links, selecting and
copying text across rows, find bar, keys.

A message can cause nothing without a click, and no link is opened without a question.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from msgspec import Struct
from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QDesktopServices,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.formulas import Formula, FormulaDrawing
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.ui.chat.transcript.conversation_search import ConversationSearch
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import (
    ROW_GAP,
    PaintContext,
    RowLayout,
    RowLayouts,
    click_area_at,
    click_areas,
    estimated_heights,
    gap_below,
    paint_row,
    term_areas,
    term_under,
)
from helix_desktop.ui.chat.transcript.row_toolbar import (
    HALF_HEIGHT,
    RowToolbar,
    add_code_commands,
    add_row_commands,
    complete_block,
    jump_rect,
    paint_jump,
)
from helix_desktop.ui.chat.transcript.rows import (
    ClickArea,
    RowAction,
    RowKind,
    TranscriptRow,
    row_spoken_text,
)
from helix_desktop.ui.chat.transcript.tool_rows import (
    HEAD_HEIGHT,
    diff_line_at,
    diff_text,
    spoken_diff,
    spoken_ending,
)
from helix_desktop.ui.event_bridge import repeating_timer
from helix_desktop.ui.markdown.block_layout import TextAction, TextActionKind
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.text_layout import Highlight
from helix_desktop.ui.style.canvas import Canvas, arrow_step, is_right_to_left
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import COLUMN_WIDTH
from helix_desktop.ui.text.block_terms import BlockTerm
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import check_link, spell_hidden
from helix_desktop.ui.widgets.accessibility import announce_row, copy_text
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog
from helix_desktop.ui.widgets.fields import FindBar
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.virtual_rows import EstimatedHeights, VirtualRowView


class TextPosition(Struct, frozen=True, order=True):
    """A position between two characters of a row's text."""

    row: int
    index: int


class TextSelection(Struct, frozen=True):
    """A selection from the start of the drag to its end; either can come first in the text."""

    anchor: TextPosition
    head: TextPosition

    @property
    def first(self) -> TextPosition:
        return min(self.anchor, self.head)

    @property
    def last(self) -> TextPosition:
        return max(self.anchor, self.head)

    def within(self, row: int, size: int) -> tuple[int, int] | None:
        if not self.first.row <= row <= self.last.row:
            return None
        start = self.first.index if row == self.first.row else 0
        end = self.last.index if row == self.last.row else size
        return (start, end) if start < end else None

    def holds(self, row: int) -> bool:
        """Whether a row lies between the selection's ends and so is selected as a whole."""
        return self.first.row < row < self.last.row


SCROLL_INTERVAL_MS = 40
"""Milliseconds between two steps while a selection is dragged beyond the edge."""


class TranscriptSelection(QObject):
    """The text selected with the mouse, across rows."""

    changed = Signal()

    def __init__(self, view: "TranscriptView") -> None:
        super().__init__()
        self._view = view
        self._selection: TextSelection | None = None
        self._pressed: QPoint | None = None
        self._anchor = TextPosition(0, 0)
        self._since_double = QElapsedTimer()
        self._beyond = repeating_timer(self, SCROLL_INTERVAL_MS, self._scroll_on)

    def exists(self) -> bool:
        return self._selection is not None

    def within(self, row: int, size: int) -> tuple[int, int] | None:
        return self._selection.within(row, size) if self._selection else None

    def text(self) -> str:
        """Return the selected text as it is copied; whole messages inside as their source."""
        selection = self._selection
        if selection is None:
            return ""
        texts = []
        for index in range(selection.first.row, selection.last.row + 1):
            if selection.holds(index):
                texts.append(self._view.text_of(index))
            elif (sheet := self._view.sheet(index)) is not None and (
                part := selection.within(index, sheet.size)
            ):
                texts.append(sheet.copied(*part))
        return "\n\n".join(texts)

    def select_all(self) -> None:
        last = len(self._view.heights) - 1
        if last >= 0:
            sheet = self._view.sheet(last)
            end = TextPosition(last, sheet.size if sheet else 0)
            self._select(TextSelection(TextPosition(0, 0), end))

    def press(self, point: QPoint, *, extend: bool) -> None:
        """Begin a selection, or extend the present one to a point."""
        self._pressed = point
        since = self._since_double
        if since.isValid() and since.elapsed() < QApplication.doubleClickInterval():
            self._select_around(point, entire_block=True)
        elif extend and self._selection:
            self._select(TextSelection(self._selection.anchor, self._view.position_at(point)))
        else:
            self._anchor = self._view.position_at(point)
            self._select(None)

    def press_twice(self, point: QPoint) -> None:
        """Select the word under the pointer; a third click selects its paragraph."""
        self._since_double.start()
        self._select_around(point, entire_block=False)

    def drag(self, point: QPoint) -> bool:
        """Extend the selection to the pointer; return whether a button is pressed."""
        if self._pressed is None:
            return False
        is_click = (point - self._pressed).manhattanLength() < QApplication.startDragDistance()
        if self._selection is not None or not is_click:
            self._select(TextSelection(self._anchor, self._view.position_at(point)))
            if 0 <= point.y() < self._view.viewport().height():
                self._beyond.stop()
            elif not self._beyond.isActive():
                self._beyond.start()
        return True

    def release(self) -> bool:
        """End the drag; return whether it was a click that selected nothing."""
        self._beyond.stop()
        press_point, self._pressed = self._pressed, None
        return press_point is not None and self._selection is None

    def clear(self) -> None:
        self.release()
        self._select(None)

    def _scroll_on(self) -> None:
        """Scroll and extend the selection while the pointer is beyond the edge."""
        port, bar = self._view.viewport(), self._view.verticalScrollBar()
        point = port.mapFromGlobal(QCursor.pos())
        bar.setValue(bar.value() + min(0, point.y()) + max(0, point.y() - port.height()))
        self._select(TextSelection(self._anchor, self._view.position_at(point)))

    def _select_around(self, point: QPoint, *, entire_block: bool) -> None:
        position = self._view.position_at(point)
        sheet = self._view.sheet(position.row) if len(self._view.heights) else None
        if sheet is not None:
            first, last = (sheet.block_at if entire_block else sheet.word_at)(position.index)
            self._anchor = TextPosition(position.row, first)
            self._select(TextSelection(self._anchor, TextPosition(position.row, last)))

    def _select(self, selection: TextSelection | None) -> None:
        if selection != self._selection:
            self._selection = selection
            self.changed.emit()


JUMP_DISTANCE = 160
"""Pixels from the end from which the button that leads there is shown."""
FIND_WIDTH, FIND_HEIGHT = 360, 38
FIND_BAR_SPACE = FIND_HEIGHT + 16
SIDE_MARGIN = 24
END_MARGIN = 24
MAX_COMPARED_EDITS = 1_000
"""Edits that a search compares, the newest."""
REWOUND_OPACITY = 0.55
"""How visible the rows are that a rewind took out of the context."""
SELECTION_ALPHA = 80
"""Alpha (of 255) of the accent color under selected text."""


class TranscriptView(VirtualRowView):
    """The view of a TranscriptModel."""

    ABOVE = BELOW = END_MARGIN
    FOLLOWS_END = True
    GROUND = "bg"
    action_requested = Signal(int, str)
    """A row's number and the RowAction that the user chose."""
    pointed = Signal(int)
    """The number of a row with actions that the pointer moved to."""
    picture_opened = Signal(str)
    picture_requested = Signal(str)
    """The digest of a visible picture that is not read yet."""
    output_requested = Signal(str)
    """The digest of an output that is not read yet, when its row is opened."""
    formulas_requested = Signal(list)
    """The visible formulas that are not drawn yet."""
    last_lines_requested = Signal(str, int)
    """The digest and the size of a command's output."""
    diff_requested = Signal(object)
    """The FileChanged of a visible edit that is not compared yet."""
    comment_requested = Signal(int, int)
    """A row's number and the index of a line of its comparison that was clicked."""
    code_requested = Signal(object, object)
    """The TextActionKind for a MessageBlock with code of a message."""

    def __init__(
        self,
        model: TranscriptModel,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(tr("Conversation"))
        self._model, self._open_url = model, open_url
        self._estimates = EstimatedHeights()
        self._layouts = RowLayouts(model)
        self._pictures: dict[str, QImage | None] = {}
        """Pictures of visible messages; None for one that cannot be shown."""
        self._requested: set[str] = set()
        self._compared: set[tuple[str, int]] = set()
        """Calls whose comparison was asked for."""
        self._unseen = 0
        """Rows added below while the user was reading elsewhere."""
        self._has_news = False
        """Whether anything was added below since then, if only to the last row."""
        self._chosen = self._hovered = -1
        self._hovered_area: ClickArea | None = None
        self._comments: tuple[LineComment, ...] = ()
        self._written: LineComment | None = None
        self.question: OpenLinkDialog | None = None
        self.selection = TranscriptSelection(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.toolbar = RowToolbar(self.viewport())
        self.find_bar = FindBar(tr("Find in conversation"), floats=True)
        self.find_bar.setParent(self)
        self.find_bar.hide()
        self.search = ConversationSearch(self, model, self.find_bar)
        TermClicks(self, self._term_at, self._chosen_term)
        self.selection.changed.connect(self.viewport().update)
        self.toolbar.chosen.connect(lambda want: self._offer(self._hovered, want))
        self.toolbar.menu_requested.connect(lambda place: self._open_menu(self._hovered, place))
        self.find_bar.sought.connect(self.search.seek)
        self.find_bar.closed.connect(self._stop_finding)
        step = self.find_bar.stepped.emit
        self.find_bar.add_button("up", tr("Previous (Enter)"), partial(step, -1))
        self.find_bar.add_button("down", tr("Next"), partial(step, 1))
        self.find_bar.add_button("close", tr("Close (Esc)"), self.find_bar.closed.emit)
        self.verticalScrollBar().valueChanged.connect(self._on_moved)
        self._model.modelReset.connect(self._on_reset)
        self._model.rowsInserted.connect(self._on_inserted)
        self._model.dataChanged.connect(self._on_changed)
        self._model.folded.connect(self._on_folded)
        Theme.applied.changed.connect(self._layouts.clear)

    def start_finding(self) -> None:
        # so that the bar covers no row at the start either
        self.ABOVE = END_MARGIN + FIND_BAR_SPACE
        self.update_all()
        self.find_bar.show()
        self.find_bar.raise_()
        self.find_bar.line.setFocus()
        self.find_bar.line.selectAll()
        # ask for the comparisons of edits that were not visible yet, which a search reads, too
        for index in self._model.rows.edited()[-MAX_COMPARED_EDITS:]:
            self._compare_row(self._model.row(index))
        self.search.seek(self.find_bar.line.text())

    def follow(self) -> None:
        """Scroll to the newest row and follow new ones."""
        self._unseen, self._has_news = 0, False
        super().follow()

    def open_row(self, index: int) -> None:
        """Show or hide the output of a tool row."""
        self.at_end = False
        self._model.toggle(index)
        row = self._model.row(index)
        if row.expanded and row.output is None and row.content is not None:
            self.output_requested.emit(row.content)

    def toggle_run(self, index: int) -> None:
        run = self._model.runs.at(index)
        if run is not None:
            self.at_end = False
            self._model.toggle_run(index)
            if run.open:
                self._choose(run.first)

    def toggle_rewound(self, divider: int) -> None:
        self.at_end = False
        self._model.toggle_rewound(divider)

    def show_row(self, index: int) -> None:
        """Scroll to a row and make it the chosen one."""
        if 0 <= index < self._model.rowCount():
            self.at_end = False
            self._model.unfold(index)
            self._chosen = index
            for _ in range(2):  # first by estimates, then by the measured heights there
                self.scroll_to(self.heights.top(index))
                self.settle()
            self.viewport().update()

    def show_more(self, index: int) -> None:
        self._layouts.show_more(index)
        self.at_end = False
        self.update_all()

    def unfold_code(self, index: int, blocks: Iterable[int]) -> None:
        self.at_end = False
        self._layouts.unfold_code(index, blocks)
        self.update_all()

    def show_output(self, digest: str, text: str) -> None:
        self._model.show_output(Digest(digest), text)

    def show_picture(self, digest: str, image: QImage | None) -> None:
        """Show a picture that was read; None if it cannot be shown."""
        self._pictures[digest] = image
        self.viewport().update()

    def show_formulas(self, drawings: Mapping[Formula, FormulaDrawing | None]) -> None:
        """Show formulas that were drawn; None for one that stays text."""
        for formula, drawing in drawings.items():
            self._layouts.formulas.add(formula, drawing)
        self.update_all()

    def show_comments(
        self, comments: tuple[LineComment, ...], written: LineComment | None = None
    ) -> None:
        """Mark the lines that have a comment, and the one whose comment is being written."""
        if (comments, written) != (self._comments, self._written):
            self._comments, self._written = comments, written
            self.viewport().update()

    def diff_line_at(self, index: int, point: QPoint) -> int:
        """Return the line of a card at a point that can be commented; -1 if there is none."""
        row_layout = self.row_layout_at(index)
        if row_layout.folded or row_layout.row.kind is not RowKind.TOOL:
            return -1
        y = point.y() - self.row_rect(index).y() - row_layout.above
        return diff_line_at(row_layout.row, y, top=HEAD_HEIGHT)

    def row_layout_at(self, index: int) -> RowLayout:
        return self._layouts.row(index, self._width(), from_right=is_right_to_left(self))

    def sheet(self, index: int) -> MessageLayout | None:
        return self.row_layout_at(index).sheet

    def text_of(self, index: int) -> str:
        row = self._model.row(index)
        return (diff_text(row) or row.output or row.what) if row.kind is RowKind.TOOL else row.text

    def position_at(self, point: QPoint) -> TextPosition:
        """Return the text position nearest to a point, also above or below all rows."""
        count = len(self.heights)
        if not count:
            return TextPosition(0, 0)
        index = self.heights.row_at(point.y() + self.scrolled - self.ABOVE)
        index = min(max(index, 0), count - 1)
        sheet = self.sheet(index)
        return TextPosition(index, sheet.index_at(self._in_text(index, point)) if sheet else 0)

    def copied_text(self) -> str:
        """Return the selection, or else the source of the chosen message."""
        if (selected := self.selection.text()) or self._chosen < 0:
            return selected
        row_layout = self.row_layout_at(self._chosen)
        if row_layout.folded and row_layout.run:
            return row_layout.run.text()
        return self.text_of(self._chosen)

    def action_at(self, point: QPoint) -> TextAction | None:
        index = self.row_at(point)
        sheet = self.sheet(index) if index >= 0 else None
        return sheet.action_at(self._in_text(index, point)) if sheet else None

    def click_area_at(self, point: QPoint) -> ClickArea | None:
        index = self.row_at(point)
        if index < 0:
            return None
        in_row = QPointF(point) - self.row_rect(index).topLeft()
        return click_area_at(self.row_layout_at(index), in_row)

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        index = self.row_at(point.toPoint())
        if index < 0 or (self.far_from_end and self._pill().contains(point)):
            return None
        return term_under(self.row_layout_at(index), point - self.row_rect(index).topLeft())

    def _chosen_term(self) -> BlockTerm | None:
        areas = term_areas(self.row_layout_at(self._chosen)) if self._chosen >= 0 else []
        return areas[0][1] if areas else None

    def row_text(self, index: int) -> str:
        row, run = self._model.row(index), self._model.runs.headed_by(index)
        if run is not None and not run.open:
            return run.spoken_text()
        line = run.spoken_text() if run is not None else ""
        parts = line, row_spoken_text(row), spoken_diff(row), spoken_ending(row)
        return ". ".join(filter(None, parts))

    def shown_rows(self) -> Iterator[int]:
        visible = self.visible_rows()
        index = visible.start
        while index < visible.stop:
            yield index
            index = self._model.next_shown(index)

    def row_rect(self, index: int) -> QRectF:
        rect = super().row_rect(index)
        return QRectF(self._left(), rect.y(), self._width(), rect.height())

    def current_row(self) -> int:
        return self._chosen

    def measured_height(self, index: int) -> float:
        return 0.0 if self._model.hides(index) else self.row_layout_at(index).height

    def width_changed(self) -> None:
        self._layouts.clear()
        self._estimate()

    def canvas(self) -> Canvas:
        return Canvas.unmirrored(self.viewport())

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        if self._model.hides(index):
            return
        row_layout = self.row_layout_at(index)
        row, sheet = row_layout.row, row_layout.sheet
        for image in row.images:
            if image.content not in self._requested:
                self._requested.add(image.content)
                self.picture_requested.emit(image.content)
        if row.tells_end and row.last_lines is None and not row_layout.folded:
            row.last_lines = ()
            self.last_lines_requested.emit(row.content, row.size)
        if not row_layout.folded:
            self._compare_row(row)
        if sheet and (unasked := self._layouts.formulas.unasked(sheet.waits)):
            self.formulas_requested.emit(unasked)
        marks: list[Highlight] = []
        if sheet is not None:
            color = Theme.applied.color
            spans = self.search.marked_places(index, sheet.text)
            marks = [Highlight(*span, color("hit"), color("hitfg")) for span in spans]
            if part := self.selection.within(index, sheet.size):
                marks.append(Highlight(*part, color("acc", SELECTION_ALPHA)))
        area = self._hovered_area if index == self._hovered else None
        pointed = area is not None and area.action is RowAction.RUN
        context = PaintContext(
            self.painted,
            marks,
            hovered=index in (self._hovered, self._chosen),
            on_run=pointed or (row_layout.folded and index == self._chosen),
            zone=area,
            matches=self.search.matches,
            pictures=self._pictures,
            comments=self._comments,
            written=self._written,
        )
        with canvas.clipped(QRectF(0, rect.y(), self.width(), row_layout.height)):
            if self._model.is_rewound(index):
                canvas.painter.setOpacity(REWOUND_OPACITY)
            paint_row(canvas, row_layout, rect.topLeft(), context=context)
            canvas.painter.setOpacity(1.0)
        if index == self._chosen and self.by_keyboard and self.hasFocus():
            height = row_layout.height - ROW_GAP + 12
            outline = QRectF(rect.x() - 8, rect.y() - 6, row_layout.width + 16, height)
            canvas.focus_ring(outline, 8)

    def paint_above(self, canvas: Canvas) -> None:
        """Paint the button that leads to the newest row, if that is far below."""
        if self.far_from_end:
            view = QRectF(self.viewport().rect())
            mirrored = canvas.within(view, mirrored=is_right_to_left(self))
            paint_jump(mirrored, self._pill(), self._unseen, has_news=self._has_news)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.buttons() & Qt.MouseButton.LeftButton and self.selection.drag(point):
            return
        row, area = self.row_at(point), self.click_area_at(point)
        shape = Qt.CursorShape.ArrowCursor
        acts = row >= 0 and (
            area
            or self._on_head(row, point)
            or self.action_at(point)
            or self.diff_line_at(row, point) >= 0
        )
        if self._term_at(QPointF(point)):
            shape = Qt.CursorShape.WhatsThisCursor
        elif acts or (self.far_from_end and self._pill().contains(QPointF(point))):
            shape = Qt.CursorShape.PointingHandCursor
        elif row >= 0 and self.row_layout_at(row).sheet is not None:
            shape = Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)
        if (row, area) != (self._hovered, self._hovered_area):
            self._hovered, self._hovered_area = row, area
            self._show_toolbar()
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.selection.press(event.position().toPoint(), extend=bool(shift))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.selection.press_twice(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.selection.release() and event.button() is Qt.MouseButton.LeftButton:
            point = event.position().toPoint()
            if self.far_from_end and self._pill().contains(QPointF(point)):
                self.follow()
            elif (index := self.row_at(point)) >= 0:
                act = self.action_at(point)
                self._chosen = index
                if zone := self.click_area_at(point):
                    self._press(index, zone)
                elif act is not None:
                    self._do(index, act)
                elif self._on_head(index, point):
                    self.open_row(index)
                elif (line := self.diff_line_at(index, point)) >= 0:
                    self.comment_requested.emit(index, line)
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered, self._hovered_area = -1, None
        self.toolbar.hide()
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.row_at(self.viewport().mapFromGlobal(event.globalPos()))
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            index = self._chosen
        self._open_menu(index, event.globalPos())

    def _open_menu(self, index: int, screen_point: QPoint) -> None:
        """Open the menu of a row at a place of the screen; without a row, that of all rows."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(tr("Copy"), lambda: copy_text(self.copied_text()))
        copy.setEnabled(self.selection.exists())
        menu.addAction(tr("Select all"), self.selection.select_all)
        if index >= 0:
            press, offer = partial(self._press, index), partial(self._offer, index)
            add_row_commands(menu, self.row_layout_at(index), press=press, offer=offer)
            add_code_commands(menu, self.row_layout_at(index), partial(self._do, index))
        menu.popup(screen_point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.selection.select_all()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen >= 0:
            # open a chosen run or tool row, or trigger another row's first action
            row_layout = self.row_layout_at(self._chosen)
            areas = click_areas(row_layout)
            if row_layout.folded:
                self.toggle_run(self._chosen)
            elif areas and self._model.row(self._chosen).kind is not RowKind.TOOL:
                self._press(self._chosen, areas[0])
            else:
                self.open_row(self._chosen)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and len(self.heights):
            self.by_keyboard = True
            down = event.key() == Qt.Key.Key_Down
            index = self._chosen
            self._choose(
                self._model.next_shown(index) if down else self._model.previous_shown(index)
            )
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._chosen >= 0:
            forward = event.key() == Qt.Key.Key_Right
            # show what a row folds, or fold it: a call's output first, then the run around it
            opens = forward is (arrow_step(self) > 0)
            run, row = self._model.runs.at(self._chosen), self._model.row(self._chosen)
            if run is not None and not run.open:
                if opens:
                    self.toggle_run(self._chosen)
            elif row.opens and row.expanded is not opens:
                self.open_row(self._chosen)
            elif run is not None and not opens:
                self.toggle_run(self._chosen)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the newest row in view for a user who arrives by keyboard."""
        super().focusInEvent(event)
        visible = self.visible_rows()
        if self.by_keyboard and visible and self._chosen not in visible:
            self._choose(visible[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(FIND_WIDTH, self.width() - 32)
        left = 16 if is_right_to_left(self) else self.width() - width - 16
        self.find_bar.setGeometry(left, 8, width, FIND_HEIGHT)

    def _stop_finding(self) -> None:
        self.find_bar.hide()
        self.ABOVE = END_MARGIN
        self.update_all()
        self.search.clear()
        self.setFocus()

    def _compare_row(self, row: TranscriptRow) -> None:
        comparison = row.call, len(row.edits)
        if row.compares and row.diff is None and comparison not in self._compared:
            self._compared.add(comparison)
            self.diff_requested.emit(row.edit)

    def _width(self) -> float:
        return float(min(COLUMN_WIDTH, max(200, self.width() - 2 * SIDE_MARGIN)))

    def _left(self) -> float:
        """Return the column's left edge, centered in the page with or without a scroll bar."""
        return (self.width() - self._width()) // 2 - self.viewport().x()

    def _in_text(self, index: int, point: QPoint) -> QPointF:
        """Convert a point of the viewport to one of a row's text."""
        return QPointF(point) - self.row_rect(index).topLeft() - self.row_layout_at(index).place

    @property
    def far_from_end(self) -> bool:
        """Whether new rows are below, or the end is more than a step of the wheel away."""
        bar = self.verticalScrollBar()
        away = bar.maximum() - bar.value() > JUMP_DISTANCE
        return not self.at_end and (away or self._unseen > 0)

    def _pill(self) -> QRectF:
        return jump_rect(QRectF(self.viewport().rect()), self._unseen)

    def _press(self, index: int, zone: ClickArea) -> None:
        if zone.action is RowAction.PICTURE:
            self.picture_opened.emit(zone.words)
        elif zone.action is RowAction.RUN:
            self.toggle_run(index)
        elif zone.action is RowAction.DIFF:
            self.open_row(index)
        elif zone.action is RowAction.REWOUND:
            self.toggle_rewound(index)
        else:
            self.action_requested.emit(index, zone.action)

    def _offer(self, index: int, want: str) -> None:
        if not 0 <= index < self._model.rowCount():
            return
        if want == RowAction.MARKDOWN:
            copy_text(self.text_of(index))
        elif want == RowAction.COPY:
            sheet = self.row_layout_at(index).sheet
            copy_text(sheet.copied(0, sheet.size) if sheet else self.text_of(index))
        else:
            self.action_requested.emit(index, want)

    def _show_toolbar(self) -> None:
        visible = self._hovered in self.visible_rows() and not self.selection.exists()
        gap = None
        if visible and not self.row_layout_at(self._hovered).folded:
            # the middle of the gap before a row, or after it; None if neither is visible
            index = self._hovered
            top = self.row_rect(index).y()
            before = gap_below(self._model.row(index - 1)) if index else float(ROW_GAP)
            behind = top + self.row_layout_at(index).height - gap_below(self._model.row(index)) / 2
            lowest = self.viewport().height() - HALF_HEIGHT
            positions = (
                round(position)
                for position in (top - before / 2, behind)
                if HALF_HEIGHT <= position <= lowest
            )
            gap = next(positions, None)
        if gap is None:
            self.toolbar.hide()
            return
        left = round(self._left())
        x = left if is_right_to_left(self) else left + round(self._width())
        self.toolbar.show_at(self._model.row(self._hovered), QPoint(x, gap))
        if self.toolbar.isVisible():
            self.pointed.emit(self._hovered)

    def _do(self, index: int, act: TextAction) -> None:
        match act.kind:
            case TextActionKind.COPY:
                block = complete_block(self.row_layout_at(index), act.block)
                copy_text(spell_hidden(block.text) if block else act.target)
            case TextActionKind.MORE:
                self.show_more(index)
            case TextActionKind.UNFOLD:
                self.unfold_code(index, (act.block,))
            case TextActionKind.SAVE | TextActionKind.APPLY:
                # Have code saved or applied, once all of it is written.
                if self._model.row(index).live:
                    return
                if (block := complete_block(self.row_layout_at(index), act.block)) is not None:
                    self.code_requested.emit(act.kind, block)
                else:
                    self.show_more(index)
            case TextActionKind.FOLLOW if self.question is None:
                # ask before the link is opened, showing its real destination
                if (link := check_link(act.target, act.words)) is not None:
                    self.question = OpenLinkDialog(link, self.window(), self._open_url)
                    self.question.finished.connect(self._on_answered)
                    self.question.open()

    def _on_answered(self) -> None:
        self.question = None

    def _on_head(self, index: int, point: QPoint) -> bool:
        row_layout = self.row_layout_at(index)
        within = point.y() - self.row_rect(index).y() - row_layout.above
        is_card = row_layout.row.kind is RowKind.TOOL and not row_layout.folded
        return is_card and 0 <= within < HEAD_HEIGHT

    def _choose(self, index: int) -> None:
        index = min(max(index, 0), len(self.heights) - 1)
        self._chosen = self._model.shown_at(index)
        announce_row(self, self._chosen)
        self.reveal(self._chosen, END_MARGIN)

    def _estimate(self) -> None:
        """Measure all rows again, roughly until they are visible."""
        model = self._model
        heights = estimated_heights(
            model.rows.weights, self._width(), model.runs, rewound=model.rows.rewound
        )
        self._estimates = EstimatedHeights(heights)
        self.show_heights(self._estimates)

    def _on_moved(self) -> None:
        if self.at_end:
            self._unseen, self._has_news = 0, False
        self._show_toolbar()

    def _on_reset(self) -> None:
        self._layouts.forget()
        self._pictures.clear()
        self._requested.clear()
        self._compared.clear()
        self.toolbar.hide()
        self._hovered = self._chosen = -1
        self.selection.clear()
        self.find_bar.hide()
        self.search.clear()
        self.at_end = True
        self._estimate()
        self.follow()

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Add rows, which come at the end only."""
        for height in estimated_heights(self._model.rows.weights[first : last + 1], self._width()):
            self._estimates.append(height)
        if not self.at_end:
            self._unseen, self._has_news = self._unseen + last - first + 1, True
        self.update_from(first, self._layouts.take_unchanged_height)
        self._show_toolbar()  # which has moved with the rows

    def _on_folded(self, first: int, last: int) -> None:
        """Give rows that were folded away no height, and shown ones a rough height again."""
        reading_place, model = self.place, self._model
        weights = model.rows.weights[first : last + 1]
        for index, height in enumerate(estimated_heights(weights, self._width()), first):
            hidden = model.hides(index)
            if hidden or self._estimates[index] == 0:
                self._estimates[index] = 0 if hidden else height
        self._chosen = model.shown_at(self._chosen)
        self._scroll_back(reading_place)
        self.update_all()
        self._show_toolbar()

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        visible = self.visible_rows()
        last_row_grew = first.row() == len(self.heights) - 1 and self._model.row(first.row()).live
        if last_row_grew and not self.at_end and not self._has_news:
            self._has_news = True
            self.viewport().update()
        if first.row() < last.row():
            self.update_rows([row for row in self.shown_rows() if self._layouts.is_stale(row)])
        elif visible.start - 1 <= first.row() < visible.stop:
            self.update_from(first.row(), self._layouts.take_unchanged_height)
        self._show_toolbar()
