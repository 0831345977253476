"""A fixture: an application container without a network."""

from pathlib import Path

import pytest

from tests.app.app_stage import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)
