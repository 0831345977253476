"""The pill with the session's mode, and its menu with one line about each mode."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from helix_desktop.domain.permission import MODE_HINTS, MODE_NAMES, Mode
from helix_desktop.ui.style.canvas import WHOLE, Canvas, text_width
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import phrase_text, sentences_text, tr
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.buttons import PaintedButton
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.labels import plain_tip

HEIGHT, PADDING, ICON, GAP = 26, 9, 14, 6
LOOKS = {
    Mode.ASK: ("shield", "fg2"),
    Mode.ACCEPT_EDITS: ("edit", "warn"),
    Mode.PLAN: ("list", "info"),
    Mode.SANDBOXED_AUTO: ("bolt", "ok"),
}
"""The icon and the color of each mode."""


class ModePill(PaintedButton):
    """A button that names the mode; `chosen` carries the mode that is picked in its menu."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, modes: Sequence[Mode] = tuple(MODE_NAMES)) -> None:
        super().__init__(theme)
        self.mode, self._modes = Mode.ASK, modes
        self._problems: Mapping[Mode, str] = {}
        self._menu = Menu(self)
        self._menu.setFont(font("body"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self.show_mode(Mode.ASK)

    def show_mode(self, mode: Mode, keys: str = "") -> None:
        """Show the mode, and in the tooltip the keys that change it."""
        changed, self.mode = mode is not self.mode, mode
        self.setText(phrase_text(MODE_NAMES[mode]))
        name = tr("Mode: {0}").format(self.text())
        self.setAccessibleName(name)
        about = phrase_text(MODE_HINTS[mode])
        self.setAccessibleDescription(about)
        key_hint = tr("Change with {0}.").format(keys) if keys else ""
        self.setToolTip(plain_tip(sentences_text(filter(None, (f"{name}.", about, key_hint)))))
        if changed:
            announce(self, name)
        self.updateGeometry()
        self.update()

    def show_problems(self, problems: Mapping[Mode, str]) -> None:
        """Set the modes that cannot be chosen now, each with the reason."""
        self._problems = problems

    def open_menu(self) -> None:
        """Open the menu above the pill, which is near the lower edge of the window."""
        self._fill_menu()
        above = QPoint(0, -self._menu.sizeHint().height() - 4)
        self._menu.popup(self.mapToGlobal(above))

    def _fill_menu(self) -> None:
        menu = self._menu
        menu.clear()
        for mode in self._modes:
            problem = self._problems.get(mode, "")
            words = f"{phrase_text(MODE_NAMES[mode])} · {problem or phrase_text(MODE_HINTS[mode])}"
            action = menu.addAction(words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(mode is self.mode)
            action.setEnabled(not problem)
            action.triggered.connect(lambda _on=False, mode=mode: self.chosen.emit(mode.value))

    def sizeHint(self) -> QSize:
        words = round(text_width(self.text(), "microb")) + 2
        return QSize(2 * PADDING + ICON + GAP + words + GAP + ICON, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), QRectF(self.rect())
        icon, tone = LOOKS[self.mode]
        edge = self.theme.colour(tone, 110) if self.mode is not Mode.ASK else "line"
        canvas.box(rect, HEIGHT / 2, "hover" if self.underMouse() else "surf", border=edge)
        if self.hasFocus():
            canvas.focus_ring(rect, HEIGHT / 2)
        middle = (HEIGHT - ICON) / 2
        canvas.icon(QPointF(PADDING, middle), icon, tone, size=ICON)
        place = rect.adjusted(PADDING + ICON + GAP, 0, 0, 0)
        canvas.text(place, self.text(), "microb", tone=tone, elide=WHOLE)
        canvas.icon(QPointF(rect.width() - PADDING - 10, middle + 2), "down", "mut", size=10)
