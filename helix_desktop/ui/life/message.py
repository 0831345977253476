"""One message in a small window of its own, for a start that cannot open the real one."""

import asyncio

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.app.paths import resources
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.life.loop import HelixLoop
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr

WIDTH = 420


class MessageWindow(QWidget):
    """What happened, what to do, and one button."""

    closed = Signal()

    def __init__(self, error: HelixError) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWindowTitle("Helix Desktop")
        self.setFixedWidth(WIDTH)
        self.close_button = button(tr("Close"), primary=True)
        self.close_button.clicked.connect(self.close)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(8)
        layout.addWidget(label(error.message, "title", wrap=True))
        layout.addWidget(label(error.hint, "body", "fg2", wrap=True))
        layout.addSpacing(8)
        layout.addLayout(below)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def tell(app: QApplication, error: HelixError) -> None:
    """Show it until it is closed."""
    theme = Theme(resources())
    theme.load_fonts()
    theme.apply()

    async def show() -> None:
        closed = asyncio.Event()
        window = MessageWindow(error)
        window.closed.connect(closed.set)
        window.show()
        await closed.wait()
        window.deleteLater()

    with asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner:
        runner.run(show())
