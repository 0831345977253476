"""The list of a request's blocks: a painted scroll area, used with mouse or keyboard.

Only visible rows are painted. An opened row shows the exact text of its block, of any size.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip

from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.request_view import InspectedBlock, InspectedRequest
from helix_desktop.ui.inspector.row_painter import (
    BUTTON,
    HEAD,
    BlockColumns,
    OpenedBlock,
    RequestRowPainter,
    RowAppearance,
)
from helix_desktop.ui.inspector.rows import (
    BlockAction,
    RequestRow,
    RequestRowForm,
    RequestRowGroup,
    block_action_tip,
    block_actions,
    block_name,
    block_state,
    no_block_text,
    request_rows,
    run_name,
    run_reason,
)
from helix_desktop.ui.style.canvas import KEYBOARD, brush, focus_ring, mirrored_point, rounded
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_labels import block_reason_text
from helix_desktop.ui.text.formatting import count_text, retold, tr
from helix_desktop.ui.widgets.accessibility import announce_row
from helix_desktop.ui.widgets.labels import plain_tip


class LineArea(QAbstractScrollArea):
    """A scroll area of rows of two heights, with a current row; at most one row is open.

    A subclass paints the rows and handles actions.
    """

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._lines: list[RequestRow] = []
        self._tops: list[int] = [0]
        self._current = ""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(32)

    @property
    def lines(self) -> Sequence[RequestRow]:
        return self._lines

    def choose(self, key: str) -> None:
        """Make a row current and scroll it into view."""
        if self._line(key) is None:
            return
        self._current = key
        at = self._index(key)
        bar, view = self.verticalScrollBar(), self.viewport().height()
        if self._tops[at] < bar.value():
            bar.setValue(self._tops[at])
        elif self._tops[at + 1] > bar.value() + view:
            bar.setValue(min(self._tops[at], self._tops[at + 1] - view))
        announce_row(self, at)
        self.viewport().update()

    def choose_part(self, part: RequestRowGroup) -> None:
        """Scroll to the heading of a group."""
        line = next((each for each in self._lines if each.part is part), None)
        if line is not None:
            self.verticalScrollBar().setValue(self._tops[self._index(line.key)])

    def _measure(self) -> None:
        columns = self._columns()
        opened = self._opened_key()
        heights = (
            HEAD
            if line.form is RequestRowForm.HEAD
            else columns.row + columns.opened * (line.key == opened)
            for line in self._lines
        )
        self._tops = [0, *accumulate(heights)]
        bar, view = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(view)
        bar.setRange(0, max(0, self._tops[-1] + 8 - view))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _opened_key(self) -> str:
        """Return the key of the open row; "" if none is open."""
        return ""

    def _rows(self) -> Sequence[RequestRow]:
        return [line for line in self._lines if line.form is not RequestRowForm.HEAD and line.first]

    def _line(self, key: str) -> RequestRow | None:
        return next((line for line in self._lines if line.key == key), None)

    def _index(self, key: str) -> int:
        return next(at for at, line in enumerate(self._lines) if line.key == key)

    def _columns(self) -> BlockColumns:
        return BlockColumns(self.width())

    def row_count(self) -> int:
        return len(self._lines)

    def row_rect(self, at: int) -> QRectF:
        top = self._tops[at] - self.verticalScrollBar().value()
        whole = QRect(0, top, self.width(), self._tops[at + 1] - self._tops[at])
        return QRectF(whole)

    def visible_rows(self) -> range:
        scroll, view = self.verticalScrollBar().value(), self.viewport().height()
        first = max(0, bisect_right(self._tops, scroll) - 1)
        return range(first, min(len(self._lines), bisect_right(self._tops, scroll + view)))

    def current_row(self) -> int:
        return self._index(self._current) if self._line(self._current) else -1

    def row_text(self, at: int) -> str:
        """Return a row's text for screen readers."""
        line = self._lines[at]
        if line.form is RequestRowForm.HEAD:
            return f"{line.title}, {line.told}"
        tokens = tr("{0} tokens").format(count_text(line.tokens))
        if line.form is RequestRowForm.RUN:
            return f"{run_name(line)}, {tokens}"
        words, _tone = block_state(line.block)
        why = block_reason_text(line.block.reason, self._now)
        return f"{block_name(line.block)}, {tokens}, {words}, {why}"


WHEEL = 3
"""Lines of an opened text for each step of the wheel."""


class _Hit(Struct, frozen=True):
    """The row and the action under the pointer."""

    at: int = -1
    action: BlockAction | None = None


class BlockListView(LineArea):
    """A list of a request's blocks; `wanted` carries an action and its block."""

    wanted = Signal(object, object)
    """A BlockAction and an InspectedBlock."""

    def __init__(self, theme: Theme, *, lettered: bool = True) -> None:
        """Create the list; with `lettered`, letter keys act on the current block."""
        super().__init__()
        self._theme, self._lettered = theme, lettered
        self._painter = RequestRowPainter(theme)
        self._found: InspectedRequest | None = None
        self._removed: Sequence[InspectedBlock] = ()
        self._compared = True
        self._only: frozenset[BlockKind | None] = frozenset()
        self._runs: frozenset[str] = frozenset()
        self._opened: OpenedBlock | None = None
        self._hit = _Hit()
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Blocks of the request"))
        self.viewport().setMouseTracking(True)
        theme.changed.connect(self.viewport().update)

    @property
    def current(self) -> InspectedBlock | None:
        line = self._line(self._current)
        real = (
            line is not None
            and line.form is RequestRowForm.BLOCK
            and line.part is not RequestRowGroup.GONE
        )
        return line.block if line is not None and real else None

    @property
    def opened(self) -> OpenedBlock | None:
        return self._opened

    def show_request(
        self, found: InspectedRequest | None, now: float, removed: Sequence[InspectedBlock] = ()
    ) -> None:
        """Show a request; if the same one is updated, open and current rows stay."""
        other = (found.seq if found else 0) != (self._found.seq if self._found else 0)
        self._found, self._now, self._removed = found, now, removed
        if other:
            self._opened = None
            self.verticalScrollBar().setValue(0)
        self._arrange()

    def compare(self, compared: bool) -> None:
        self._compared = compared
        self._arrange()

    def show_only(self, kinds: frozenset[BlockKind | None]) -> None:
        """Highlight blocks of some kinds; an empty set highlights none."""
        self._only = kinds
        self.viewport().update()

    def toggle(self, key: str) -> None:
        """Open or close a row: a run in place, a block with its text below."""
        line = self._line(key)
        if line is None or line.form is RequestRowForm.HEAD:
            return
        self._current = key
        if line.form is RequestRowForm.RUN:
            self._runs = self._runs - {key} if key in self._runs else self._runs | {key}
        elif self._opened is not None and self._opened.key == key:
            self._opened = None
        else:
            past = self._found is not None and self._found.past
            self._opened = OpenedBlock(self._theme, key, line.block, past=past)
        self._arrange()
        self.choose(key)

    def lead(self, key: str) -> None:
        """Show a block opened, also inside a run; nothing happens if the block is not there."""
        run = next((each for each in self._lines if _holds(each, key)), None)
        if run is not None:
            self._runs = self._runs | {run.key}
            self._arrange()
        if self._line(key) is not None and (self._opened is None or self._opened.key != key):
            self.toggle(key)

    def _arrange(self) -> None:
        if self._found is None:
            self._lines = []
        else:
            self._lines = request_rows(
                self._found, self._removed, compared=self._compared, opened=self._runs
            )
        if self._opened is not None:
            line = self._line(self._opened.key)
            if line is None:
                self._opened = None
            else:
                self._opened.show_block(line.block)
        self._measure()

    def _opened_key(self) -> str:
        return self._opened.key if self._opened else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._ring and self.hasFocus() and not self._lines:
            ring = QRectF(self.viewport().rect()).adjusted(4, 4, -4, -4)
            focus_ring(painter, ring, 4, colour=self._theme.colour("acc"))
        scroll, view = self.verticalScrollBar().value(), self.viewport().height()
        columns, largest = self._columns(), max((line.tokens for line in self._rows()), default=0)
        first = max(0, bisect_right(self._tops, scroll) - 1)
        for at in range(first, len(self._lines)):
            top = self._tops[at] - scroll
            if top > view:
                break
            line = self._lines[at]
            if line.form is RequestRowForm.HEAD:
                self._painter.head(painter, top, line, columns=columns)
            else:
                self._paint(painter, at, self._look(at, columns, largest))

    def _paint(self, painter: QPainter, at: int, look: RowAppearance) -> None:
        line, top = self._lines[at], self._tops[at] - self.verticalScrollBar().value()
        self._painter.row(painter, top, line, look=look)
        if look.hot and line.form is RequestRowForm.BLOCK:
            for action, rect in self._buttons(at):
                self._button(painter, rect, action)
        if look.opened and self._opened is not None:
            columns = look.columns
            room = QRectF(0, top + columns.row, columns.width, columns.opened)
            self._opened.paint(painter, room, columns)

    def _look(self, at: int, columns: BlockColumns, largest: int) -> RowAppearance:
        line = self._lines[at]
        current = line.key == self._current and self.hasFocus()
        return RowAppearance(
            columns,
            self._now,
            largest,
            hot=at == self._hit.at,
            current=current,
            ring=current and self._ring,
            opened=self._opened is not None and self._opened.key == line.key,
            dim=bool(self._only) and line.block.kind not in self._only,
        )

    def _button(self, painter: QPainter, rect: QRectF, action: BlockAction) -> None:
        if self._hit.action is action:
            rounded(painter, rect, 6, fill=self._theme.colour("surf2"))
        ratio = self.devicePixelRatioF()
        tone = "fg" if self._hit.action is action else "fg2"
        pixmap = self._theme.icon(action.icon, tone, size=16, ratio=ratio)
        painter.drawPixmap(QPointF(rect.left() + 6, rect.top() + 6), pixmap)

    def _buttons(self, at: int) -> list[tuple[BlockAction, QRectF]]:
        """Return the buttons of a row under the pointer, from the right."""
        line, columns = self._lines[at], self._columns()
        if line.form is not RequestRowForm.BLOCK or line.part is RequestRowGroup.GONE:
            return []
        top = self._tops[at] - self.verticalScrollBar().value()
        middle = top + columns.row / 2
        actions = block_actions(line.block, past=self._found is not None and self._found.past)
        found = []
        right = columns.actions + 6
        for action in reversed(actions):
            found.append((action, QRectF(right - BUTTON, middle - BUTTON / 2, BUTTON, BUTTON)))
            right -= BUTTON + 2
        return found

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._hit_at(self._drawn(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(_Hit())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._ring = False
        where = self._drawn(event.position())
        hit = self._hit_at(where)
        if hit.at < 0 or event.button() is not Qt.MouseButton.LeftButton:
            return
        line = self._lines[hit.at]
        self._current = line.key
        if hit.action is not None:
            self._do(hit.action, line.block)
        elif line.form is RequestRowForm.RUN or self._on_row(where, hit.at):
            self.toggle(line.key)
        elif self._opened is not None and (action := self._opened.deed_at(where)):
            self._do(action, line.block)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll an opened text under the pointer until its end."""
        where = self._drawn(event.position())
        steps = -round(event.angleDelta().y() / 40)
        if self._opened and self._opened.box.contains(where) and self._opened.scroll(steps):
            self.viewport().update()
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
        }
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in moves:
            self._ring = True
            self._move(moves[key])
        elif plain and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self._current)
        else:
            event.ignore()

    def refusal(self, action: BlockAction) -> str:
        """Return why an action is impossible for the current block; "" if it is possible."""
        block = self.current
        if block is None:
            return no_block_text()
        past = self._found is not None and self._found.past
        if action not in block_actions(block, past=past):
            return tr("That cannot be done with this block.")
        return retold(block.refusal) if action is BlockAction.LEAVE else ""

    def do(self, action: BlockAction) -> None:
        """Apply an action to the current block if possible."""
        block = self.current
        past = self._found is not None and self._found.past
        if block is not None and action in block_actions(block, past=past):
            self._do(action, block)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            words = self.tip_at(self._drawn(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), plain_tip(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def tip_at(self, where: QPointF) -> str:
        """Return a button's action and key, or else the reason of the row."""
        hit = self._hit_at(where)
        if hit.at < 0 or self._lines[hit.at].form is RequestRowForm.HEAD:
            return ""
        line = self._lines[hit.at]
        if hit.action is not None:
            words = block_action_tip(hit.action, line.block, keys=self._lettered)
            refused = hit.action is BlockAction.LEAVE and line.block.refusal
            return f"{words}: {retold(line.block.refusal)}" if refused else words
        if line.form is RequestRowForm.RUN:
            return run_reason(line, self._now)
        return block_reason_text(line.block.reason, self._now)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring = event.reason() in KEYBOARD
        rows = [line.key for line in self._lines if line.form is not RequestRowForm.HEAD]
        if rows and self._current not in rows:
            self._move(1)
        self.viewport().update()

    def _do(self, action: BlockAction, block: InspectedBlock) -> None:
        if action is BlockAction.LEAVE and block.refusal:
            return
        self.wanted.emit(action, block)

    def _move(self, by: int) -> None:
        rows = [line.key for line in self._lines if line.form is not RequestRowForm.HEAD]
        if rows:
            at = rows.index(self._current) + by if self._current in rows else 0
            self.choose(rows[min(max(at, 0), len(rows) - 1)])

    def _point(self, hit: _Hit) -> None:
        if hit != self._hit:
            self._hit = hit
            shape = Qt.CursorShape.PointingHandCursor
            on_row = hit.at >= 0 and self._lines[hit.at].form is not RequestRowForm.HEAD
            self.viewport().setCursor(shape if on_row else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def _drawn(self, where: QPointF) -> QPointF:
        return mirrored_point(self.viewport(), where)

    def _hit_at(self, where: QPointF) -> _Hit:
        at = bisect_right(self._tops, where.y() + self.verticalScrollBar().value()) - 1
        if not 0 <= at < len(self._lines):
            return _Hit()
        action = next((each for each, rect in self._buttons(at) if rect.contains(where)), None)
        return _Hit(at, action)

    def _on_row(self, where: QPointF, at: int) -> bool:
        """Whether a point is on the row itself, not on the opened text below."""
        y = where.y() + self.verticalScrollBar().value()
        return y < self._tops[at] + self._columns().row


def _holds(line: RequestRow, key: str) -> bool:
    """Whether a block is inside a closed run."""
    within = line.form is RequestRowForm.RUN and not line.inner
    return within and any(block.key == key for block in line.blocks)
