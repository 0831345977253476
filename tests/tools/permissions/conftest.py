"""A project folder to judge in."""

from pathlib import Path

import pytest

from helix_desktop.tools.permissions.command_paths import CommandPaths
from tests.files import write_file

FILES = ("f", "README.md", "src/app.py", "src/util.py", "my dir/x", ".env", "deploy.pem", "-odd")


@pytest.fixture
def site(tmp_path: Path) -> CommandPaths:
    """With secrets, a name like an option, and links that lead out and stay in."""
    folder = tmp_path / "ws"
    for name in FILES:
        place = folder / name
        write_file(place, "x\n")
    (folder / "out").symlink_to("/etc")
    (folder / "inner").symlink_to("src")
    (folder / "src/sub").mkdir()
    (folder / "vendor/.git").mkdir(parents=True)
    return CommandPaths(folder)
