"""The way of systems without handles, tried out here by full paths; what Windows adds is not."""

import os
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.file_replace import ExpectedFile, FilePlace, SeenFile
from helix_desktop.tools.files.folder_handle_windows import WindowsFolderHandle, final_path_of
from helix_desktop.tools.files.path_walk import walk_path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("no final paths can be asked for here")
    (tmp_path / "secret").write_text("secret")
    made = tmp_path / "ws"
    (made / "src").mkdir(parents=True)
    (made / "src" / "f").write_text("old")
    (made / "out").symlink_to("../secret")
    (made / "up").symlink_to("..")
    os.mkfifo(made / "pipe")
    return made


def read(folder: Path, path: str) -> bytes:
    with (
        walk_path(WindowsFolderHandle.at(str(folder)), path) as spot,
        open(spot.folder.read(spot.name), "rb") as file,
    ):
        return file.read()


def test_files_inside_are_read(folder: Path) -> None:
    assert read(folder, "src/f") == b"old"
    assert read(folder, "src/../src/./f") == b"old"


@pytest.mark.parametrize("path", ["out", "up/secret", "../secret", "pipe", "/etc/passwd"])
def test_what_leads_out_and_what_is_no_file_is_refused(folder: Path, path: str) -> None:
    with pytest.raises((ToolError, OSError)):
        read(folder, path)


def test_a_file_that_turns_out_to_be_somewhere_else_is_closed_again(folder: Path) -> None:
    before = len(os.listdir("/proc/self/fd"))
    lying = WindowsFolderHandle(str(folder / "src"), lambda _handle: str(folder.parent / "secret"))
    with pytest.raises(OSError, match="somewhere else"):
        lying.read("f")
    with pytest.raises(OSError, match="somewhere else"):
        lying.make_file("g", 0o600)
    assert len(os.listdir("/proc/self/fd")) == before


def test_files_are_made_replaced_and_removed(folder: Path) -> None:
    for path, content, old in (("src/f", b"new", b"old"), ("a/b/c", b"made", None)):
        with walk_path(WindowsFolderHandle.at(str(folder)), path) as spot:
            seen = SeenFile.of(spot.found) if spot.found else None
            FilePlace(spot).write([content], ExpectedFile(seen, old))
        assert (folder / path).read_bytes() == content
    with walk_path(WindowsFolderHandle.at(str(folder)), "src/f") as spot:
        assert spot.found is not None
        FilePlace(spot).remove(ExpectedFile(SeenFile.of(spot.found), b"new"))
    assert os.listdir(folder / "src") == []


def test_the_final_path_of_an_open_file_is_told(folder: Path) -> None:
    with open(folder / "src" / "f", "rb") as file:
        assert final_path_of(file.fileno()) == str((folder / "src" / "f").resolve())
