"""One message in a small window of its own, for a start that cannot open the real one."""

import asyncio

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.buttons import button
from helix_desktop.ui.widgets.labels import label

WIDTH = 420


class ErrorWindow(QWidget):
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
        layout.addWidget(label(retold(error.message), "title", wrap=True))
        layout.addWidget(label(retold(error.hint), "body", "fg2", wrap=True))
        layout.addSpacing(8)
        layout.addLayout(below)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def show_error(app: QApplication, error: HelixError) -> None:
    """Show it until it is closed."""
    theme = Theme(resources_folder())
    theme.load_fonts()
    theme.apply()

    async def show() -> None:
        closed = asyncio.Event()
        window = ErrorWindow(error)
        window.closed.connect(closed.set)
        window.show()
        await closed.wait()
        window.deleteLater()

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        runner.run(show())
