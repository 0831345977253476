"""A small project, and stories that are played over it in the whole application."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.scenarios.stage import Play


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a test needs another one for, it makes itself."""
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n")
    return made


@pytest.fixture
def play(qapp: QApplication, tmp_path: Path, folder: Path) -> Play:
    return Play(qapp, tmp_path / "data", folder)
