"""The menu *Change…* of a large output: full, preview, or excerpt instead, each with its tokens.

The form that is in force is ticked.
"""

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from helix_desktop.app.sessions.session_actions import OutputRoom
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.ui.chat.transcript.rows import GateNote
from helix_desktop.ui.style.canvas import RIGHT, Canvas, is_right_to_left, set_surface
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import count_text, decimal_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import PaintedButton
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.layout import column_of

MENU_WIDTH, MENU_ROW_HEIGHT = 352, 44


OTHER_INSTRUCTIONS = "other"
"""The choice to compact with new instructions."""


class GateMenuItem(Struct, frozen=True):
    """A line of the menu; `figure` has its tokens, `ticked` marks the current choice."""

    id: str
    words: str
    about: str
    key: str
    figure: str = ""
    ticked: bool = False
    able: bool = True


def gate_menu_items(moment: GateNote, output_room: OutputRoom) -> tuple[GateMenuItem, ...]:
    """Return every form that an output with a decision can have."""
    event, (before, after) = moment.event, moment.figures
    is_extract, is_full = event.choice is GateChoice.EXTRACT, event.choice is GateChoice.KEEP_FULL
    items = []
    if is_extract:
        about = one_line(" ".join(event.instructions.split()), 200)
        items.append(
            GateMenuItem(GateChoice.EXTRACT, tr("Excerpt"), about, "1", after, ticked=True)
        )
    is_preview = event.choice is GateChoice.KEEP_PREVIEW
    template, about = tr("Preview"), tr("Beginning, end, and key lines")
    cost = after if is_preview else ""
    items.append(
        GateMenuItem(GateChoice.KEEP_PREVIEW, template, about, "2", cost, ticked=is_preview)
    )
    about = tr("Fits: context grows to {0}%").format(decimal_text(output_room.percent, 1))
    if is_full:
        about = tr("Complete and unchanged")
    elif not output_room.fits:
        template = tr("Doesn't fit: {0} of {1} tokens")
        about = template.format(count_text(output_room.after), count_text(output_room.limit))
    cost, is_possible = before, is_full or output_room.fits
    template = tr("Full output")
    items.append(
        GateMenuItem(
            GateChoice.KEEP_FULL, template, about, "3", cost, ticked=is_full, able=is_possible
        )
    )
    template = tr("Excerpt with other instructions…") if is_extract else tr("Excerpt…")
    return (*items, GateMenuItem(OTHER_INSTRUCTIONS, template, "", "E"))


class _Line(PaintedButton):
    """A painted line of the menu."""

    def __init__(self, theme: Theme, form: GateMenuItem) -> None:
        super().__init__(theme)
        self.form = form
        self.setFixedSize(QSize(MENU_WIDTH, MENU_ROW_HEIGHT if form.about else MENU_ROW_HEIGHT - 8))
        self.setEnabled(form.able)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{form.words}. {form.about}")
        self.setToolTip(plain_tip(form.about))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, form = Canvas.on(self, self.theme), self.form
        box = QRectF(self.rect()).adjusted(4, 1, -4, -1)
        middle = box.center().y()
        if self.underMouse() and self.isEnabled():
            canvas.box(box, 8, "sel")
        if self.hasFocus():
            canvas.focus_ring(box, 8)
        if form.ticked or form.id == OTHER_INSTRUCTIONS:
            icon, tone = ("check", "acc") if form.ticked else ("edit", "fg2")
            canvas.icon(QPointF(14, middle - 8), icon, tone)
        canvas.key_cap(box.right() - 28, middle, form.key, fill="raised")
        text_rect = QRectF(40, box.top(), box.right() - 78, box.height())
        tone = "fg2" if self.isEnabled() else "dis"
        width = canvas.text(text_rect, form.figure, "monos", tone=tone, align=RIGHT)
        text_rect.setRight(text_rect.right() - width - 8)
        tone = "fg" if self.isEnabled() else "dis"
        if not form.about:
            canvas.text(text_rect, form.words, tone=tone)
            return
        canvas.text(QRectF(40, middle - 18, text_rect.width(), 18), form.words, "strong", tone=tone)
        canvas.text(QRectF(40, middle + 1, text_rect.width(), 16), form.about, "micro", tone="mut")


class GateDecisionMenu(QFrame):
    """A menu of an output's forms that closes by itself; `chosen` carries a GateChoice or OTHER."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, items: tuple[GateMenuItem, ...]) -> None:
        super().__init__(parent)
        set_surface(self, "popup")
        self._over = parent
        self.setAccessibleName(tr("Change…"))
        self.lines = [_Line(theme, form) for form in items]
        column_of(*self.lines, on=self, margins=(1, 5, 1, 5), spacing=0)
        for line in self.lines:
            line.clicked.connect(lambda _=False, id_=line.form.id: self._on_chosen(id_))

    def open_at(self, corner: QPoint) -> None:
        """Open with the upper end corner at `corner`, and move up if there is no room below."""
        self.adjustSize()
        wanted_left = corner.x() - (0 if is_right_to_left(self) else self.width())
        bounds = self._over.rect().adjusted(8, 8, -8, -8)
        left = min(max(bounds.left(), wanted_left), bounds.right() - self.width())
        top = min(corner.y(), bounds.bottom() - self.height())
        self.move(left, max(bounds.top(), top))
        self.show()
        self.raise_()
        self.lines[0].setFocus(Qt.FocusReason.PopupFocusReason)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]

    def leave(self) -> None:
        """Close the menu, after a choice or without one."""
        if self.isVisible():
            self.hide()
            self._over.setFocus()
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        for line in self.lines:
            if event.text().upper() == line.form.key and line.isEnabled():
                line.click()
                return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _on_chosen(self, choice: str) -> None:
        self.leave()
        self.chosen.emit(choice)

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Close the menu when the keyboard focus leaves it."""
        if now is None or not self.isAncestorOf(now):
            self.leave()
