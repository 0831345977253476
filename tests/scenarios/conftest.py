"""Fixtures: a small project folder, and a player of stories in the whole application."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.scenarios.stage import Play


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small project; a test that needs another one creates it itself."""
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n")
    return made


@pytest.fixture
def play(qapp: QApplication, tmp_path: Path, folder: Path) -> Play:
    return Play(qapp, tmp_path / "data", folder)
