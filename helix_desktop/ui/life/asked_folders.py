"""Folders that the system asks the application to open: dropped on the Dock, "Open With" (macOS).

They come as events of the application, the first of them before there is a window to show it.
"""

from collections.abc import Callable

from PySide6.QtGui import QFileOpenEvent

OpenFolder = Callable[[str], object]


class AskedFolders:
    """Keeps what is asked for until somebody opens it."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: OpenFolder | None = None

    def take(self, event: QFileOpenEvent) -> None:
        # an address of the web is none of ours, and has no path
        path = event.file() or event.url().toLocalFile()
        if path:
            self._waiting.append(path)
            self._hand_on()

    def hand_to(self, open_folder: OpenFolder | None) -> None:
        """From now on to this one, what waits included; None: they wait again."""
        self._open = open_folder
        self._hand_on()

    def _hand_on(self) -> None:
        while self._open is not None and self._waiting:
            self._open(self._waiting.pop(0))
