"""The window that shows an error to users who started from a desktop and see no terminal.

It is imported only then: what styles it would delay the first paint of every other start.
"""

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

ERROR_WIDTH = 420


def show_error(app: QApplication, error: HelixError) -> None:
    """Show an error until the user closes the window; a start may lack what asyncio needs."""
    theme = Theme(resources_folder())
    theme.load_fonts()
    use_style(theme)
    window = make_error_window(error)
    window.show()
    while window.isVisible():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    window.deleteLater()


def make_error_window(error: HelixError) -> QWidget:
    """Return a window with an error, its hint, and one button."""
    window = QWidget()
    window.setWindowTitle("Helix Desktop")
    window.setFixedWidth(ERROR_WIDTH)
    close = button(tr("Close"), "primary")
    close.clicked.connect(window.close)
    column_of(
        label(retold(error.message), "title", wrap=True),
        label(retold(error.hint), "body", "fg2", wrap=True),
        8,
        row_of(STRETCH, close),
        on=window,
        margins=(24, 20, 24, 16),
        spacing=8,
    )
    return window
