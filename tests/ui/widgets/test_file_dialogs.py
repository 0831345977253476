"""The system's file dialogs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.widgets.dialogs import ask_for_folder, ask_where_to_save


@pytest.fixture
def started_in(tmp_path: Path) -> Iterator[Path]:
    """The folder that the program was started in."""
    before = QDir.currentPath()
    QDir.setCurrent(str(tmp_path))
    yield tmp_path
    QDir.setCurrent(before)


def test_no_dialog_begins_in_the_folder_that_the_program_was_started_in(started_in: Path) -> None:
    over = QWidget()
    dialogs = [
        ask_for_folder(over, "Open", lambda _path: None),
        ask_where_to_save(over, "Save", lambda _path: None, name="session.md"),
    ]
    assert str(started_in) not in [dialog.directory().absolutePath() for dialog in dialogs]
    for dialog in dialogs:
        dialog.reject()
