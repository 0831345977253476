"""The system's dialogs to choose a file or folder to open or save, without blocking."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_for_file(
    parent: QWidget, title: str, on_chosen: Callable[[Path], object], *, kinds: str = ""
) -> QFileDialog:
    """Open a dialog for an existing file; `kinds` is Qt's filter for names."""
    dialog = _dialog(parent, title, on_chosen)
    dialog.setNameFilter(kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def ask_where_to_save(
    parent: QWidget, title: str, on_chosen: Callable[[Path], object], *, name: str
) -> QFileDialog:
    """Open a dialog for a new file, with a suggested name."""
    dialog = _dialog(parent, title, on_chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.open()
    return dialog


def ask_for_folder(parent: QWidget, title: str, on_chosen: Callable[[Path], object]) -> QFileDialog:
    """Open a dialog for an existing folder."""
    dialog = _dialog(parent, title, on_chosen)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.open()
    return dialog


def _dialog(parent: QWidget, title: str, on_chosen: Callable[[Path], object]) -> QFileDialog:
    dialog = QFileDialog(parent.window(), title)
    if dialog.directory() == QDir.current():  # Qt remembers no folder: this one means nothing
        dialog.setDirectory(QDir.home())
    dialog.fileSelected.connect(lambda path: on_chosen(Path(path)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog
