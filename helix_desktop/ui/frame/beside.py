"""The panel beside the conversation: a tab for each wing that has something to show there."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import SIDE_PANEL, TOP_BAR
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.tabs import Tabs
from helix_desktop.ui.words import tr

WIDEST = 480


class Beside(QFrame):
    """Tabs in the height of the top bar, and below them what the chosen one shows."""

    page_wanted = Signal(str)
    """What is shown here is wanted as a whole page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setMinimumWidth(SIDE_PANEL)
        self.setMaximumWidth(WIDEST)
        self._panels: dict[str, QWidget] = {}
        self._tabs = Tabs(height=TOP_BAR, gap=16)
        self._tabs.chosen.connect(self.show_tab)
        self._stack = QStackedWidget()
        wide = IconButton(theme, "open", tr("Open as a page"))
        wide.clicked.connect(lambda: self.page_wanted.emit(self._tabs.current))
        head = QHBoxLayout()
        pad(head, start=20, top=0, end=14, bottom=0)
        head.addWidget(self._tabs, 1)
        head.addWidget(wide)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(hairline())
        layout.addWidget(self._stack, 1)

    @property
    def current(self) -> str:
        return self._tabs.current

    def add(self, key: str, words: str, panel: QWidget) -> None:
        self._panels[key] = panel
        self._tabs.add(key, words)
        self._stack.addWidget(panel)

    def show_tab(self, key: str) -> None:
        self._tabs.choose(key)
        self._stack.setCurrentWidget(self._panels[key])
