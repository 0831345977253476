"""A store of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import opened


@pytest.fixture
def store(tmp_path: Path) -> Iterator[WorkspaceStore]:
    with opened(tmp_path) as store:
        yield store
