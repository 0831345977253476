"""Fixtures: a container whose endpoints are fakes, and its open workspace."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from helix_desktop.app.environment import Paths, find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from tests.app.app_stage import Place, open_place


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """The folders of an installation that holds nothing yet."""
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    return paths


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.fixture
def open_workspace(place: Place) -> AbstractAsyncContextManager[OpenWorkspace]:
    return open_place(place)
