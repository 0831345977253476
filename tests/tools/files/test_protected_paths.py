"""Protected places stay so under every name that some file system takes for theirs."""

import os
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.agent.edit_files import WriteFile
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import check_windows, parse_shown_path, show_path
from tests.fakes.checkpoints import FakeCheckpoints
from tests.files import write_file
from tests.tools.running import output_of


def write(root: ProjectRoot, path: str) -> None:
    output_of(WriteFile(root, FakeCheckpoints()), path=path, content="x")


def everything(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


PROTECTED = [
    ".git/hooks/pre-commit",
    ".git",
    ".GIT/config",
    ".Git /config",
    ".git./config",
    ".git::$INDEX_ALLOCATION/config",
    ".g\u200cit/config",
    "\u202e.git/config",
    "．git/config",
    "GIT~1/config",
    "git~1/config",
    "sub/.git/hooks/x",
    "sub\\.git\\hooks\\x",
    ".git\\config",
    "src/../.git/config",
    "alias/hooks/x",
    ".hg/hgrc",
    ".helix/settings.json",
    ".HELIX-DESKTOP/x",
    ".vscode/tasks.json",
    "VSCODE~1/tasks.json",
    ".mcp.json",
    "MCP~1.JSO",
    "deep/AGENTS.md",
    ".envrc",
    ".bashrc",
    ".ssh/authorized_keys",
]


@pytest.mark.parametrize("path", PROTECTED)
@pytest.mark.parametrize("absent", [False, True])
def test_a_protected_place_is_not_written_there_or_not(
    tmp_path: Path, path: str, absent: bool
) -> None:
    (tmp_path / "src").mkdir()
    if not absent:
        (tmp_path / ".git" / "hooks").mkdir(parents=True)
    (tmp_path / "alias").symlink_to(".git")
    before = everything(tmp_path)
    with pytest.raises(ToolError):
        write(ProjectRoot(tmp_path), path)
    assert everything(tmp_path) == before


@pytest.mark.parametrize(
    "path", [".github/README.md", ".gitignore", "git/x", "a~1.txt", ".env.example", ".venv/.x"]
)
def test_files_with_names_similar_to_protected_ones_are_written(tmp_path: Path, path: str) -> None:
    write(ProjectRoot(tmp_path), path)
    assert (tmp_path / path).read_text() == "x"


@pytest.mark.parametrize("path", [".github/x.yml", ".gitpod.yml", "new/.a/b", ".config/x", ".b/.c"])
def test_a_new_dot_name_is_written_only_if_the_user_agrees(tmp_path: Path, path: str) -> None:
    with pytest.raises(ToolError, match="is not written"):
        write(ProjectRoot(tmp_path), path)
    assert everything(tmp_path) == []
    write(ProjectRoot(tmp_path, granted=lambda name: name == path), path)
    write(ProjectRoot(tmp_path), path)
    assert (tmp_path / path).read_text() == "x"


def test_the_same_folder_under_another_name_is_known_by_what_it_is(tmp_path: Path) -> None:
    (tmp_path / ".git" / "hooks").mkdir(parents=True)
    bare = tmp_path / "looks-like-a-folder"
    for part in ("objects", "refs"):
        (bare / part).mkdir(parents=True)
    (bare / "HEAD").write_text("ref: refs/heads/main\n")
    with pytest.raises(ToolError, match="inside of a repository"):
        write(ProjectRoot(tmp_path), "looks-like-a-folder/config")
    assert not (bare / "config").exists()


def test_a_user_can_grant_what_steers_but_never_a_repository(tmp_path: Path) -> None:
    root = ProjectRoot(tmp_path, granted=lambda path: path in ("AGENTS.md", ".git/config"))
    write(root, "AGENTS.md")
    for path in ("sub/AGENTS.md", ".git/config"):
        with pytest.raises(ToolError):
            write(root, path)


def test_folders_of_the_application_are_neither_read_nor_written(tmp_path: Path) -> None:
    own = tmp_path / "data" / "ours"
    write_file(own / "settings.json", "{}")
    (tmp_path / "way").symlink_to("data/ours")
    (tmp_path / "free").write_text("free")
    root = ProjectRoot(tmp_path, app_folders=[own, tmp_path / "absent"])
    with root.open_file("free") as file:
        assert file.read() == b"free"
    for path in ("data/ours/settings.json", "way/settings.json", "DATA/Ours/x"):
        with pytest.raises(ToolError), root.open_file(path):
            raise AssertionError("opened")
    for path in ("data/ours/new", "way/new", "absent", "absent/x", "Absent/x"):
        with pytest.raises(ToolError, match="belongs to Helix"):
            write(root, path)
    with pytest.raises(ToolError, match="belongs to Helix"), root.open_folder("way"):
        raise AssertionError("opened")


def test_a_workspace_inside_our_own_folder_is_shut(tmp_path: Path) -> None:
    write_file(tmp_path / "inner" / "f", "f")
    root = ProjectRoot(tmp_path / "inner", app_folders=[tmp_path])
    with pytest.raises(ToolError, match="belongs to Helix"), root.open_file("f"):
        raise AssertionError("opened")


@pytest.mark.parametrize(
    "path",
    [
        "a\\b",
        "c.",
        "d ",
        "e\\x1b",
        "file:/x",
        "C:x",
        "NUL",
        "a%2fb",
        "a::$DATA",
        "x/y. /z",
        "..\\out",
    ],
)
def test_names_that_other_systems_cannot_hold_are_not_made(tmp_path: Path, path: str) -> None:
    with pytest.raises(ToolError):
        write(ProjectRoot(tmp_path), path)
    assert everything(tmp_path) == []


@pytest.mark.parametrize(
    "name", ["CON", "nul.txt", "COM1", "x.txt.", "x ", "a:b", "PROGRA~1", "a*", "LPT¹.c"]
)
def test_windows_names_that_mean_something_else_are_refused_there(name: str) -> None:
    with pytest.raises(ToolError):
        check_windows(name, name)


def test_usual_names_are_fine_on_windows() -> None:
    for name in ("a.txt", "..hidden", "my file.md", "日本語.md", "console.py", "a~b"):
        check_windows(name, name)


@given(st.binary(min_size=1, max_size=12).filter(lambda raw: b"\0" not in raw))
@example(b"notes\xe9.txt")
@example(rb"notes\xe9.txt")
@example(rb"\\x41\\\\")
@example("größe".encode() + b"\xe6\x97\x7f\n")
def test_a_shown_name_means_the_file_it_was_shown_for(raw: bytes) -> None:
    name = os.fsdecode(raw)
    shown = show_path(name)
    assert shown.isascii() or shown.encode().decode() == shown
    assert not any(char < " " or "\x7f" <= char <= "\x9f" for char in shown)
    assert os.fsencode(parse_shown_path(shown)) == raw


@given(st.text(alphabet="ax\\e9\x7fé", max_size=12))
def test_what_people_write_as_a_path_is_read_in_one_way(written: str) -> None:
    name = parse_shown_path(written)
    assert parse_shown_path(show_path(name)) == name
    if "\\" not in written:
        assert name == written
