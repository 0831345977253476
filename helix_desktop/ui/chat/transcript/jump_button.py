"""The button over the conversation that leads to its newest row."""

from PySide6.QtCore import QPointF, QRectF

from helix_desktop.ui.style.canvas import (
    WHOLE,
    Canvas,
    shortcut_width,
    text_width,
)
from helix_desktop.ui.text.formatting import plural, tr

HEIGHT = 32
BELOW = 14
"""Gap to the lower edge."""
ICON, GAP, EDGE = 14, 8, 14
KEY = "End"


def jump_text(unseen: int) -> str:
    """Return the text of the button; `unseen` is the number of new rows."""
    if unseen:
        return plural(unseen, "Jump to latest · {0} new", "Jump to latest · {0} new")
    return tr("Jump to latest")


def jump_rect(view: QRectF, unseen: int) -> QRectF:
    """Return the place of the button in the view."""
    width = text_width(jump_text(unseen), "smallb") + shortcut_width(KEY)
    width += ICON + 2 * GAP + 2 * EDGE
    return QRectF(view.center().x() - width / 2, view.bottom() - HEIGHT - BELOW, width, HEIGHT)


def paint_jump(canvas: Canvas, box: QRectF, unseen: int, *, fresh: bool) -> None:
    """Paint the button; `fresh`: something new is below."""
    middle = box.center().y()
    canvas.box(box, HEIGHT / 2, "raised", border="acc" if fresh else "line2")
    left = box.left() + EDGE
    canvas.icon(
        QPointF(left, middle - ICON / 2), "arrow-down", "acc" if fresh else "fg2", size=ICON
    )
    room = box.adjusted(EDGE + ICON + GAP, 0, 0, 0)
    canvas.text(room, jump_text(unseen), "smallb", elide=WHOLE)
    canvas.shortcut(box.right() - EDGE, middle, KEY)
