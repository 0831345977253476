"""The list of a request's blocks on the page Context: scrolling, keys, a block's exact text.

Only visible rows are painted. An opened row shows the exact text of its block, of any size.
"""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QImage, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip

from helix_desktop.domain.context_window.block import PartKind
from helix_desktop.domain.inspected_request import (
    InspectedBlock,
    InspectedRequest,
    exclusion_cost,
    pin_cost,
)
from helix_desktop.ui.inspector.block_rows import (
    BlockAction,
    RequestRow,
    RequestRowForm,
    RequestRowGroup,
    block_action_tip,
    block_actions,
    block_content,
    block_name,
    block_state,
    describes_row,
    no_block_text,
    request_rows,
    rows_by_reason,
    run_content,
    run_name,
    run_reason,
)
from helix_desktop.ui.inspector.row_painter import (
    BUTTON_SIZE,
    HEADING_HEIGHT,
    BlockColumns,
    OpenedBlock,
    RowAppearance,
    RowTexts,
    paint_heading,
    paint_request_row,
    row_term,
    row_texts,
    term_at,
)
from helix_desktop.ui.style.canvas import Canvas, mirrored_point
from helix_desktop.ui.text.block_labels import block_reason_text, exclusion_cost_text, pin_cost_text
from helix_desktop.ui.text.block_terms import EXPLAINED, BlockTerm, block_term
from helix_desktop.ui.text.formatting import own_count_text, plural, retold, tr
from helix_desktop.ui.widgets.accessibility import announce_row
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.virtual_rows import ListedHeights, VirtualRowView


class _Hit(Struct, frozen=True):
    """The row and the action under the pointer."""

    at: int = -1
    action: BlockAction | None = None


class BlockListView(VirtualRowView):
    """A list of a request's blocks; `wanted` carries an action and its block.

    Rows have two heights; at most one row is open, with the text of its block below.
    """

    wanted = Signal(object, object)
    """A BlockAction and an InspectedBlock."""
    picture_requested = Signal(str)
    """The digest of a picture of an opened block that is not read yet."""
    BELOW = 8
    STEP = 32

    def __init__(self, *, lettered: bool = True) -> None:
        """Create the list; with `lettered`, letter keys act on the current block."""
        super().__init__(tr("Content of the request"))
        self._lettered = lettered
        self._now = 0.0
        self.lines: list[RequestRow] = []
        self._texts: dict[str, RowTexts] = {}
        """The texts of rows that were painted, by key."""
        self._largest = 0
        """The tokens of the largest row."""
        self._current = ""
        self._request: InspectedRequest | None = None
        self._removed: Sequence[InspectedBlock] = ()
        self._compared = True
        self._by_reason = False
        self._only: frozenset[PartKind | None] = frozenset()
        self._runs: frozenset[str] = frozenset()
        self.opened: OpenedBlock | None = None
        self._pictures: dict[str, QImage | None] = {}
        self._hit = _Hit()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        TermClicks(self, self._term_at, self._current_term)

    @property
    def current(self) -> InspectedBlock | None:
        line = self._find_line(self._current)
        if line is None or line.form is not RequestRowForm.BLOCK:
            return None
        return line.block if line.part is not RequestRowGroup.REMOVED else None

    def show_request(
        self, request: InspectedRequest | None, now: float, removed: Sequence[InspectedBlock] = ()
    ) -> None:
        """Show a request; if the same one is updated, open and current rows stay."""
        is_other_request = (request.seq if request else 0) != (
            self._request.seq if self._request else 0
        )
        self._request, self._now, self._removed = request, now, removed
        if is_other_request:
            self.opened = None
            self.to_start()
        self._arrange()

    def show_picture(self, digest: str, image: QImage | None) -> None:
        """Show a picture that was read; None if it cannot be shown."""
        self._pictures[digest] = image
        self.viewport().update()

    def compare(self, compared: bool) -> None:
        self._compared = compared
        self._arrange()

    def sort_by_reason(self, by_reason: bool) -> None:
        """Order the blocks by their reasons, or as they are in the request."""
        self._by_reason = by_reason
        self._arrange()

    def show_only(self, kinds: frozenset[PartKind | None]) -> None:
        """Highlight blocks of some kinds; an empty set highlights none."""
        self._only = kinds
        self.viewport().update()

    def toggle(self, key: str) -> None:
        """Open or close a row: a run in place, a block with its text below."""
        line = self._find_line(key)
        if line is None or line.form is RequestRowForm.HEAD:
            return
        self._current = key
        if line.form is RequestRowForm.RUN:
            self._runs = self._runs - {key} if key in self._runs else self._runs | {key}
        elif self.opened is not None and self.opened.key == key:
            self.opened = None
        else:
            is_sent = self._request is not None and self._request.is_sent
            self.opened = OpenedBlock(key, line.block, is_sent=is_sent, pictures=self._pictures)
            for image in self.opened.images:
                if image.content not in self._pictures:
                    self.picture_requested.emit(image.content)
        self._arrange()
        self.choose(key)

    def open_block(self, key: str) -> None:
        """Show a block opened, also inside a run; nothing happens if the block is not there."""
        closed_runs = (
            line for line in self.lines if line.form is RequestRowForm.RUN and not line.inner
        )
        runs_with_block = (
            line for line in closed_runs if any(block.key == key for block in line.blocks)
        )
        run = next(runs_with_block, None)
        if run is not None:
            self._runs = self._runs | {run.key}
            self._arrange()
        if self._find_line(key) is not None and (self.opened is None or self.opened.key != key):
            self.toggle(key)

    def _arrange(self) -> None:
        self._texts.clear()
        if self._request is None:
            self.lines = []
        elif self._by_reason:
            self.lines = rows_by_reason(
                self._request, lambda block: block_reason_text(block.reason, self._now)
            )
        else:
            self.lines = request_rows(
                self._request, self._removed, grouped=self._compared, open_runs=self._runs
            )
        if self.opened is not None:
            line = self._find_line(self.opened.key)
            if line is None:
                self.opened = None
            else:
                self.opened.show_block(line.block)
        rows = (line for line in self.lines if line.form is not RequestRowForm.HEAD and line.first)
        self._largest = max((line.tokens for line in rows), default=0)
        self.width_changed()

    def choose(self, key: str) -> None:
        """Make a row current and scroll it into view."""
        if self._find_line(key) is not None:
            self._current = key
            self.reveal(self.current_row())
            announce_row(self, self.current_row())

    def current_row(self) -> int:
        return next(
            (index for index, line in enumerate(self.lines) if line.key == self._current), -1
        )

    def _figure(self, line: RequestRow) -> str:
        estimated = self._request is not None and self._request.estimated
        return own_count_text(line.tokens, estimated=estimated)

    def row_text(self, index: int) -> str:
        line = self.lines[index]
        if line.form is RequestRowForm.HEAD:
            return f"{line.title}, {line.summary}"
        tokens = plural(line.tokens, "{1} token", "{1} tokens", self._figure(line))
        if line.form is RequestRowForm.RUN:
            return f"{run_name(line)}, {tokens}"
        state, _tone = block_state(line.block)
        reason = block_reason_text(line.block.reason, self._now)
        return f"{block_name(line.block)}, {tokens}, {state}, {reason}"

    def width_changed(self) -> None:
        columns, open_key = self._columns(), self.opened.key if self.opened else ""
        heights = (
            HEADING_HEIGHT
            if line.form is RequestRowForm.HEAD
            else columns.row + columns.opened * (line.key == open_key)
            for line in self.lines
        )
        self.show_heights(ListedHeights(heights))

    def paint_above(self, canvas: Canvas) -> None:
        if self.by_keyboard and self.hasFocus() and not self.lines:
            canvas.focus_ring(QRectF(self.viewport().rect()).adjusted(4, 4, -4, -4), 4)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        line, columns = self.lines[index], self._columns()
        if line.form is RequestRowForm.HEAD:
            paint_heading(canvas, rect.top(), line, columns=columns)
            return
        line = self.lines[index]
        current = line.key == self._current and self.hasFocus()
        texts = self._texts.get(line.key)
        if texts is None:
            texts = self._texts[line.key] = row_texts(
                line, self._now, tokens_text=self._figure(line)
            )
        appearance = RowAppearance(
            columns,
            texts,
            self._largest,
            hovered=index == self._hit.at,
            current=current,
            has_focus=current and self.by_keyboard,
            opened=self.opened is not None and self.opened.key == line.key,
            dim=bool(self._only) and line.block.kind not in self._only,
            buttons_width=len(self._buttons(index)) * (BUTTON_SIZE + 2)
            if index == self._hit.at
            else 0.0,
        )
        paint_request_row(canvas, rect.top(), line, appearance=appearance)
        for action, button_rect in self._buttons(index) if appearance.hovered else ():
            pointed = self._hit.action is action
            if pointed:
                canvas.box(button_rect, 6, "surf2")
            corner = button_rect.topLeft() + QPointF(6, 6)
            canvas.icon(corner, action.icon, "fg" if pointed else "fg2")
        if appearance.opened and self.opened is not None:
            opened_rect = QRectF(0, rect.top() + columns.row, columns.width, columns.opened)
            self.opened.paint(canvas, opened_rect, columns)

    def _buttons(self, index: int) -> list[tuple[BlockAction, QRectF]]:
        """Return the buttons of a row under the pointer, from the right."""
        line, columns = self.lines[index], self._columns()
        if line.form is not RequestRowForm.BLOCK or line.part is RequestRowGroup.REMOVED:
            return []
        middle = self.row_rect(index).top() + columns.row / 2
        actions = block_actions(
            line.block, is_sent=self._request is not None and self._request.is_sent
        )
        buttons = []
        right = columns.actions + (6 if columns.tall else 0)
        for action in reversed(actions):
            buttons.append(
                (
                    action,
                    QRectF(right - BUTTON_SIZE, middle - BUTTON_SIZE / 2, BUTTON_SIZE, BUTTON_SIZE),
                )
            )
            right -= BUTTON_SIZE + 2
        return buttons

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        drawn_point = self._mirrored(point)
        index = self.row_at(drawn_point)
        if index < 0 or any(
            button_rect.contains(drawn_point) for _action, button_rect in self._buttons(index)
        ):
            return None
        term = term_at(self.lines[index], self.row_rect(index).top(), self._columns(), drawn_point)
        return term if term in EXPLAINED else None

    def _current_term(self) -> BlockTerm | None:
        line = self._find_line(self._current)
        if line is None or line.form is RequestRowForm.HEAD:
            return None
        return row_term(line) or block_term(line.block)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._hit_at(self._mirrored(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(_Hit())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        point = self._mirrored(event.position())
        hit = self._hit_at(point)
        if hit.at < 0 or event.button() is not Qt.MouseButton.LeftButton:
            return
        line = self.lines[hit.at]
        # not on the opened text below
        on_row = point.y() < self.row_rect(hit.at).top() + self._columns().row
        self._current = line.key
        if hit.action is not None:
            self._do(hit.action, line.block)
        elif line.form is RequestRowForm.RUN or on_row:
            self.toggle(line.key)
        elif self.opened is not None and (action := self.opened.action_at(point)):
            self._do(action, line.block)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll an opened text under the pointer until its end."""
        point = self._mirrored(event.position())
        steps = -round(event.angleDelta().y() / 40)
        if self.opened and self.opened.box.contains(point) and self.opened.scroll(steps):
            self.viewport().update()
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        has_no_modifiers = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if has_no_modifiers and key in moves:
            self.by_keyboard = True
            self._move(moves[key])
        elif has_no_modifiers and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self._current)
        else:
            event.ignore()

    def disabled_reason(self, action: BlockAction) -> str:
        """Return why an action is impossible for the current block; "" if it is possible."""
        block = self.current
        if block is None:
            return no_block_text()
        is_sent = self._request is not None and self._request.is_sent
        if action not in block_actions(block, is_sent=is_sent):
            return tr("Not available for this block.")
        return retold(block.exclude_problem) if action is BlockAction.LEAVE else ""

    def do(self, action: BlockAction) -> None:
        """Apply an action to the current block if possible."""
        block = self.current
        is_sent = self._request is not None and self._request.is_sent
        if block is not None and action in block_actions(block, is_sent=is_sent):
            self._do(action, block)

    def event(self, event: QEvent) -> bool:
        return isinstance(event, QHelpEvent) or super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            words = self.tip_at(self._mirrored(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), plain_tip(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def tip_at(self, point: QPointF) -> str:
        """Return a button's action and key, or else the reason of the row."""
        hit = self._hit_at(point)
        if hit.at < 0 or self.lines[hit.at].form is RequestRowForm.HEAD:
            return ""
        line = self.lines[hit.at]
        if hit.action is not None:
            words = block_action_tip(hit.action, line.block, keys=self._lettered)
            if self._request is None or self._request.is_sent:
                return words
            blocks = self._request.blocks
            if hit.action is BlockAction.PIN and not line.block.facts.pin:
                return f"{words}: {pin_cost_text(pin_cost(blocks, line.block))}"
            if hit.action is BlockAction.LEAVE and line.block.exclude_problem:
                return f"{words}: {retold(line.block.exclude_problem)}"
            is_exclusion = hit.action in (BlockAction.LEAVE, BlockAction.RECALL)
            cost = exclusion_cost(blocks, line.block) if is_exclusion else 0
            return f"{words}: {exclusion_cost_text(cost)}" if is_exclusion else words
        if line.form is RequestRowForm.RUN:
            reason, content = run_reason(line, self._now), run_content(line)
        else:
            reason = block_reason_text(line.block.reason, self._now)
            content = block_content(line.block)
        return " — ".join(filter(None, (reason, content if describes_row(line) else "")))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        rows = [line.key for line in self.lines if line.form is not RequestRowForm.HEAD]
        if rows and self._current not in rows:
            self._move(1)

    def _do(self, action: BlockAction, block: InspectedBlock) -> None:
        if action is BlockAction.LEAVE and block.exclude_problem:
            return
        self.wanted.emit(action, block)

    def _move(self, steps: int) -> None:
        rows = [line.key for line in self.lines if line.form is not RequestRowForm.HEAD]
        if rows:
            index = rows.index(self._current) + steps if self._current in rows else 0
            self.choose(rows[min(max(index, 0), len(rows) - 1)])

    def _point(self, hit: _Hit) -> None:
        if hit != self._hit:
            self._hit = hit
            shape = Qt.CursorShape.PointingHandCursor
            on_row = hit.at >= 0 and self.lines[hit.at].form is not RequestRowForm.HEAD
            self.viewport().setCursor(shape if on_row else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def _mirrored(self, point: QPointF) -> QPointF:
        return mirrored_point(self.viewport(), point)

    def _hit_at(self, point: QPointF) -> _Hit:
        index = self.row_at(point)
        buttons = self._buttons(index) if index >= 0 else ()
        return _Hit(index, next((button for button, rect in buttons if rect.contains(point)), None))

    def _find_line(self, key: str) -> RequestRow | None:
        return next((line for line in self.lines if line.key == key), None)

    def _columns(self) -> BlockColumns:
        return BlockColumns(self.width())
