"""Closes the window and the application.

While the agent is running, or edits are not applied, the user decides each time about closing.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.application.tray_and_notifications import ActivityMonitor, TrayIcon
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import listed_text, plural, tr
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, Overlay, confirm
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

SHEET_WIDTH = 520


class CloseController(QObject):
    """The controller of closing and quitting, which asks the user if work would be lost.

    Running turns or commands: stop and quit, continue without the window, or cancel. Edits not
    applied: quit or cancel. Otherwise the application quits at once.
    """

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        attention: ActivityMonitor,
        *,
        tray: TrayIcon,
        quit: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._attention, self._tray, self._quit = attention, tray, quit
        self._sheet: _Sheet | None = None
        self.away = False
        """Whether the window is hidden, so that only the tray icon leads back to it."""
        self.unsaved: Callable[[], Sequence[str]] = tuple
        """The function that names what was edited and not applied, such as settings pages."""
        self.question: Dialog | None = None
        """The open question whether to quit without applying changes."""

    def ask(self) -> None:
        """Handle the user's wish to close the window or to quit."""
        pages = self.unsaved()
        attention = self._attention
        if not attention.running and not attention.waiting and not attention.commands:
            if not pages:
                self._on_stop()
                return
            self._window.show()
            if self.question is None:
                self.question = confirm(
                    self._theme,
                    self._window,
                    title=tr("Quit without applying your changes?"),
                    text=_lost(pages),
                    yes=(tr("Quit"), self._on_stop),
                    danger=True,
                )
                self.question.closed.connect(self._on_answered)
            return
        if self._sheet is None:
            sheet = self._sheet = _Sheet(self._theme, self._window)
            sheet.stop.clicked.connect(self._on_stop)
            sheet.go_on.clicked.connect(self._on_go_on)
        self._window.show()
        self._sheet.show_running(
            attention.running, attention.commands, tray=self._tray.offered, pages=pages
        )

    def _on_answered(self) -> None:
        self.question = None

    def renew(self) -> None:
        """Create the question in another language when it is asked next."""
        if self._sheet is not None:
            self._sheet.close_sheet()
            self._sheet.deleteLater()
            self._sheet = None

    def _on_stop(self) -> None:
        self._window.hide()
        self._quit()

    def _on_go_on(self) -> None:
        """Hide the window and let turns continue; without a tray, minimize the window instead."""
        if self._sheet is not None:
            self._sheet.close_sheet()
        if self._tray.offered:
            self.away = True
            self._attention.changed.emit()
            self._window.hide()
        else:
            self._window.showMinimized()


class _Sheet(Overlay):
    """The sheet that tells which sessions run, and the result of each button."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, width=SHEET_WIDTH)
        self._title = label("", "head", wrap=True)
        self._text = label("", "body", "fg2", wrap=True)
        self.stop = button(tr("Stop and quit"))
        self.go_on = button(tr("Keep running"), "primary")
        stay = button(tr("Cancel"))
        stay.clicked.connect(self.close_sheet)
        column_of(
            column_of(self._title, self._text, margins=(24, 20, 24, 20), spacing=8),
            hairline(),
            row_of(stay, STRETCH, self.stop, self.go_on, margins=(24, 16, 24, 16), spacing=8),
            on=self.card,
            spacing=0,
        )

    def show_running(
        self, running: int, commands: int, *, tray: bool, pages: Sequence[str] = ()
    ) -> None:
        sessions_text = plural(
            running, "{0} session is still running", "{0} sessions are still running"
        )
        commands_text = plural(
            commands, "{0} command is still running", "{0} commands are still running"
        )
        working_text = tr("Helix is still working")
        self._title.setText(
            sessions_text
            if running > 1
            else commands_text
            if commands and not running
            else working_text
        )
        background_text = tr(
            "Work can continue in the background. Use the tray icon to reopen the window."
        )
        minimized_text = tr("Work can continue while the window is minimized.")
        stop_text = tr("If you stop now, everything so far is kept and you can continue later.")
        commands_end_text = (
            tr("Commands that run in the background end with Helix.") if commands else ""
        )
        sentences = (
            background_text if tray else minimized_text,
            stop_text,
            commands_end_text,
            _lost(pages) if pages else "",
        )
        self._text.setText(" ".join(filter(None, sentences)))
        self.open_over()

    def take_focus(self) -> None:
        self.go_on.setFocus()


def _lost(pages: Sequence[str]) -> str:
    words = tr("Quitting discards what you edited but did not apply: {0}.")
    return words.format(listed_text(pages))
