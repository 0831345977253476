"""The menu *Change…* of a large output: full, preview, or excerpt instead, each with its tokens.

The form that is in force is ticked.
"""

from msgspec import Struct
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from helix_desktop.app.sessions.session_actions import OutputRoom
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.ui.chat.transcript.rows import GateNote
from helix_desktop.ui.style.canvas import is_right_to_left, set_surface
from helix_desktop.ui.text.formatting import count_text, decimal_text, listed_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.layout import column_of
from helix_desktop.ui.widgets.row_list import ICON, KEYS, Part, Row, RowList, RowShape

MENU_WIDTH = 352
MENU_SHAPE = RowShape(44, start=14, text=40, end=14, gap=8, inset=4, space=2)


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


def _row(item: GateMenuItem) -> Row:
    icon, tone = ("check", "acc") if item.ticked else ("edit", "fg2")
    has_icon = item.ticked or item.id == OTHER_INSTRUCTIONS
    title_tone, figure_tone = ("fg", "fg2") if item.able else ("dis", "dis")
    title = Part(item.words, "strong" if item.about else "body", title_tone)
    return Row(
        item.id,
        ((title,), (Part(item.about),)) if item.about else ((title,),),
        Part(icon if has_icon else "", ICON, tone),
        (Part(item.figure, "monos", figure_tone), Part(item.key, KEYS, gap=10)),
        accessible_text=listed_text((item.words, item.about, item.figure)),
        tip=item.about,
    )


class GateDecisionMenu(QFrame):
    """A menu of an output's forms that closes by itself; `chosen` carries a GateChoice or OTHER."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, items: tuple[GateMenuItem, ...]) -> None:
        super().__init__(parent)
        set_surface(self, "menu")
        self._over = parent
        self.setAccessibleName(tr("Change…"))
        self.list = RowList[GateMenuItem](tr("Change…"), _row, MENU_SHAPE)
        self.list.show_items(items, 0)
        self.list.fit(len(items))
        self.list.setFixedWidth(MENU_WIDTH)
        self.list.chosen.connect(self._on_chosen)
        column_of(self.list, on=self, margins=(1, 5, 1, 5))

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
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]

    def leave(self) -> None:
        """Close the menu, after a choice or without one."""
        if self.isVisible():
            self.hide()
            self._over.setFocus()
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by the key of a form; the list handles the other keys of a menu."""
        keys = {item.key: item.id for item in self.list.items} | {" ": self.list.key}
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif choice := keys.get(event.text().upper()):
            self._on_chosen(choice)
        else:
            super().keyPressEvent(event)

    def _on_chosen(self, choice: str) -> None:
        if any(item.id == choice and item.able for item in self.list.items):
            self.leave()
            self.chosen.emit(choice)

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Close the menu when the keyboard focus leaves it."""
        if now is None or not self.isAncestorOf(now):
            self.leave()
