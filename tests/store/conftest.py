"""A store of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import open_store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[WorkspaceStore]:
    with open_store(tmp_path) as store:
        yield store
