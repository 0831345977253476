"""The gate while it is full: one card for a batch, a row for each output that waits."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from helix_desktop.domain.cache import Choice
from helix_desktop.domain.live import GateOpened, GatePassed, OutputHeld
from helix_desktop.ui.chat.cards.under_way import Under, UnderCard
from helix_desktop.ui.chat.transcript.zones import icon_at, paint_words
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, counted, tr

HEAD, ROW, FOOT = 40, 30, 8
LEFT, RIGHT = 42, 14
STATE = 96
"""Of the words or the bar at the end of a row."""
SIZES = 150
MOST = 8
"""Rows that are shown of a batch."""
_DONE = {
    Choice.EXTRACT: "compacted",
    Choice.KEEP_PREVIEW: "preview kept",
    Choice.KEEP_FULL: "kept in full",
}


class GateCard(UnderCard):
    """Painted: there is nothing to press while the agent chooses."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.pace = 1.0
        """What the model counts for one token of ours."""
        self._under: Under | None = None

    def show_pace(self, pace: float) -> None:
        self.pace = pace
        self.update()

    def show_gate(self, under: Under) -> None:
        self._under = under
        if isinstance(under.what, GateOpened):
            rows = min(MOST, len(under.what.outputs))
            self.setFixedHeight(HEAD + ROW * rows + FOOT)
            self.setAccessibleName(self._title(under.what))
        self.update()

    def paint_on(self, painter: QPainter) -> None:
        if self._under is None or not isinstance(self._under.what, GateOpened):
            return
        gate, theme = self._under.what, self._theme
        icon_at(painter, QPointF(16, HEAD / 2 - 8), "bolt", tone="warn", theme=theme)
        room = QRectF(LEFT, HEAD / 2 - 10, self.width() - LEFT - RIGHT - 120, 20)
        paint_words(painter, room, self._title(gate), style="strong", tone="fg", theme=theme)
        spent = min(self._under.seconds, gate.seconds)
        told = tr("{0} of {1} s").format(f"{spent:.1f}", f"{gate.seconds:g}")
        painter.setFont(font("monos"))
        painter.setPen(theme.colour("fg2"))
        right = QRectF(self.width() - RIGHT - 120, HEAD / 2 - 10, 120, 20)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(right, flags, told)
        passed = {each.call: each for each in self._under.passed}
        share = spent / gate.seconds if gate.seconds else 1.0
        for at, output in enumerate(gate.outputs[:MOST]):
            self._paint_row(
                painter, HEAD + ROW * at, output, passed=passed.get(output.call), share=share
            )

    def _paint_row(
        self,
        painter: QPainter,
        top: float,
        output: OutputHeld,
        *,
        passed: GatePassed | None,
        share: float,
    ) -> None:
        theme, right = self._theme, self.width() - RIGHT
        state = QRectF(right - STATE, top, STATE, ROW)
        if passed is None:
            track = QRectF(state.left(), state.center().y() - 2, STATE, 4)
            rounded(painter, track, 2, fill=theme.colour("surf2"))
            track.setWidth(max(4.0, STATE * min(1.0, share)))
            rounded(painter, track, 2, fill=theme.colour("acc"))
        else:
            ratio = self.devicePixelRatioF()
            tick = theme.icon("check", "ok", size=14, ratio=ratio)
            painter.drawPixmap(QPointF(state.left(), state.center().y() - 7), tick)
            words = state.adjusted(20, 0, 0, 0)
            done = tr(_DONE[passed.choice])
            paint_words(painter, words, done, style="small", tone="fg2", theme=theme)
        held = count_text(counted(output.tokens, self.pace))
        sizes = tr("{0} tok").format(held)
        if passed is not None:
            kept = count_text(counted(passed.tokens, self.pace))
            sizes = tr("{0} → {1} tok").format(held, kept)
        painter.setFont(font("monos"))
        painter.setPen(theme.colour("fg2"))
        box = QRectF(state.left() - 12 - SIZES, top, SIZES, ROW)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, sizes)
        room = QRectF(LEFT, top, box.left() - LEFT - 12, ROW)
        tool = one_line(output.tool, 60)
        used = paint_words(painter, room, tool, style="smallb", tone="fg", theme=theme)
        what = room.adjusted(used + 8, 0, 0, 0)
        said = one_line(output.what, 300)
        paint_words(painter, what, said, style="mono", tone="mut", theme=theme)

    def _title(self, gate: GateOpened) -> str:
        count = len(gate.outputs)
        if count == 1:
            return tr("Gate: a large output; the agent chooses what to see of it")
        return tr("Gate: {0} large outputs").format(count)
