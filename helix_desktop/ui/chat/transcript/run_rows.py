"""The line that a run of tool calls folds to; it stays above its calls while they are shown."""

from PySide6.QtCore import QPointF, QRectF

from helix_desktop.domain.events import Outcome
from helix_desktop.ui.chat.transcript.call_runs import CallRun
from helix_desktop.ui.chat.transcript.rows import ClickArea, RowAction
from helix_desktop.ui.style.canvas import Canvas, tool_icon
from helix_desktop.ui.text.formatting import tr

LINE = 36
ROW = float(LINE + 12)
"""The height of the line with the gap below it."""
LEFT, RIGHT = 42, 14
ICON = 16


def run_area(run: CallRun, width: float) -> ClickArea:
    """Return the area that shows or folds the calls of a run."""
    words = tr("Fold tool calls") if run.open else tr("Show tool calls")
    return ClickArea(QRectF(0, 0, width, LINE), RowAction.RUN, words)


def paint_run(canvas: Canvas, run: CallRun, width: float, *, words: str, hot: bool) -> None:
    """Paint the line; `hot`: the pointer or the keyboard is on it."""
    box, middle = QRectF(0, 0, width, LINE), LINE / 2
    canvas.box(box, 10, "hover" if hot else "", border="line2" if hot else "line")
    tools = {call.tool for call in run.calls}
    name = tool_icon(run.calls[0].tool) if len(tools) == 1 else "layers"
    failed = any(call.outcome is Outcome.FAILED for call in run.calls)
    canvas.icon(QPointF(16, middle - ICON / 2), name, "warn" if failed else "mut")
    sign = "down" if run.open else canvas.forward_icon
    canvas.icon(QPointF(width - RIGHT - ICON, middle - ICON / 2), sign, "mut")
    room = QRectF(LEFT, 0, width - LEFT - RIGHT - ICON - 12, LINE)
    canvas.text(room, words, "small", tone="fg2")
