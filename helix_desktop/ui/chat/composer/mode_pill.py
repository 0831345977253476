"""The pill with the permission mode (Ask, Accept edits, Plan, Sandboxed auto), and its menu."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QPushButton

from helix_desktop.domain.permission import MODE_HINTS, MODE_NAMES, Mode
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import phrase_text, sentences_text, tr
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import Menu, set_icon, style_pill
from helix_desktop.ui.widgets.labels import plain_tip

LOOKS = {
    Mode.ASK: ("shield", "fg2"),
    Mode.ACCEPT_EDITS: ("edit", "warn"),
    Mode.PLAN: ("list", "info"),
    Mode.SANDBOXED_AUTO: ("bolt", "ok"),
}
"""The icon and the color of each mode."""


class ModePill(QPushButton):
    """A button that names the mode; `chosen` carries the mode that is picked in its menu."""

    chosen = Signal(str)

    def __init__(self, modes: Sequence[Mode] = tuple(MODE_NAMES)) -> None:
        super().__init__()
        self.mode, self._modes = Mode.ASK, modes
        self._problems: Mapping[Mode, str] = {}
        style_pill(self, LOOKS[Mode.ASK][0], role="mode")
        self._menu = Menu(self)
        self._menu.setFont(font("body"))
        self.clicked.connect(self.open_menu)
        self.show_mode(Mode.ASK)

    def minimumSizeHint(self) -> QSize:
        # its text may be cut, and its name is also in the tooltip
        return QSize(self.minimumWidth(), self.sizeHint().height())

    def show_mode(self, mode: Mode, keys: str = "") -> None:
        """Show the mode, and in the tooltip the keys that change it."""
        has_changed, self.mode = mode is not self.mode, mode
        icon, tone = LOOKS[mode]
        set_icon(self, icon, tone=tone)
        self.setText(phrase_text(MODE_NAMES[mode]))
        name = tr("Mode: {0}").format(self.text())
        self.setAccessibleName(name)
        mode_hint = phrase_text(MODE_HINTS[mode])
        self.setAccessibleDescription(mode_hint)
        key_hint = tr("Change with {0}.").format(keys) if keys else ""
        self.setToolTip(plain_tip(sentences_text(filter(None, (f"{name}.", mode_hint, key_hint)))))
        if has_changed:
            announce(self, name)

    def show_problems(self, problems: Mapping[Mode, str]) -> None:
        """Set the modes that cannot be chosen now, each with the reason."""
        self._problems = problems

    def open_menu(self) -> None:
        """Open the menu above the pill, which is near the lower edge of the window."""
        self.fill_menu()
        above = QPoint(0, -self._menu.sizeHint().height() - 4)
        self._menu.popup(self.mapToGlobal(above))

    def fill_menu(self) -> None:
        """Set the lines of the menu to what can be chosen now."""
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
