"""The system's file dialogs, opened without an event loop of their own."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_for_file(
    over: QWidget, title: str, chosen: Callable[[Path], object], *, kinds: str = ""
) -> QFileDialog:
    """Open a dialog for an existing file; `kinds` is Qt's filter for names."""
    dialog = _dialog(over, title, chosen)
    dialog.setNameFilter(kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def ask_where_to_save(
    over: QWidget, title: str, chosen: Callable[[Path], object], *, name: str
) -> QFileDialog:
    """Open a dialog for a new file, with a suggested name."""
    dialog = _dialog(over, title, chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.open()
    return dialog


def ask_for_folder(over: QWidget, title: str, chosen: Callable[[Path], object]) -> QFileDialog:
    """Open a dialog for an existing folder."""
    dialog = _dialog(over, title, chosen)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.open()
    return dialog


def _dialog(over: QWidget, title: str, chosen: Callable[[Path], object]) -> QFileDialog:
    dialog = QFileDialog(over.window(), title)
    if dialog.directory() == QDir.current():  # Qt remembers no folder: this one means nothing
        dialog.setDirectory(QDir.home())
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog
