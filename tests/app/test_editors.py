"""Which program opens a file at a line, and what the desktop may open."""

from pathlib import Path

import pytest

from helix_desktop.app.editors import editor_command, is_opened_by_desktop
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS


def program(folder: Path, name: str) -> str:
    folder.mkdir(exist_ok=True)
    (folder / name).touch(mode=0o755)
    return str(folder / name)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("code", ("--goto", "/p/a.py:7")),
        ("zed", ("/p/a.py:7",)),
        ("kate", ("--line", "7", "/p/a.py")),
        ("gedit", ("+7", "/p/a.py")),
        ("pycharm64", ("--line", "7", "/p/a.py")),
    ],
)
def test_an_editor_is_started_with_its_own_option_for_the_line(
    tmp_path: Path, name: str, words: tuple[str, ...]
) -> None:
    path = program(tmp_path, name)
    variables = {"EDITOR": f"{name} --wait", "VISUAL": "vim", "PATH": str(tmp_path)}
    assert editor_command(Path("/p/a.py"), 7, variables) == (path, *words)


def test_no_editor_is_taken_from_a_folder_that_commands_can_write(tmp_path: Path) -> None:
    project = tmp_path / "project"
    path = program(project, "code")
    WRITTEN_FOLDERS.learn(project)
    for value in ("code", path):
        variables = {"VISUAL": value, "PATH": str(project)}
        assert editor_command(Path("/p/a.py"), 7, variables) == ()


def test_the_desktop_opens_only_what_it_cannot_run(tmp_path: Path) -> None:
    for name, mode in (("a.rs", 0o644), ("b.rs", 0o755), ("c.html", 0o644), ("d", 0o644)):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(mode)
    opened = {path.name for path in tmp_path.iterdir() if is_opened_by_desktop(path)}
    assert opened == {"a.rs"}
