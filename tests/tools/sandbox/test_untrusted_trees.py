"""What a command made is moved and removed whole, however deep, closed or odd it is."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.untrusted_trees import move_tree, remove_tree
from tests.files import write_file

DEEPER_THAN_PYTHON = 1_100

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")


def nest(top: Path, depth: int, name: str = "a") -> None:
    """Make folders in each other, and a file in the last; its path may be too long to be opened."""
    handle = os.open(top, os.O_RDONLY)
    for _ in range(depth):
        os.mkdir(name, dir_fd=handle)
        inner = os.open(name, os.O_RDONLY, dir_fd=handle)
        os.close(handle)
        handle = inner
    os.close(os.open("file", os.O_CREAT | os.O_WRONLY, dir_fd=handle))
    os.close(handle)


def moved(old: Path, new: Path) -> None:
    with (
        PosixFolderHandle.at(str(old.parent)) as source,
        PosixFolderHandle.at(str(new.parent)) as target,
    ):
        move_tree(source, old.name, target=target, new=new.name)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Path]:
    """A folder on another file system."""
    memory = Path("/dev/shm")
    if not memory.is_dir() or memory.stat().st_dev == tmp_path.stat().st_dev:
        pytest.skip("there is only one file system")
    top = tempfile.mkdtemp(dir=memory)
    yield Path(top)
    remove_tree(top)


def test_a_file_of_a_terabyte_takes_no_more_room_on_another_file_system(
    tmp_path: Path, elsewhere: Path
) -> None:
    """Many that took no room filled the disk, and took hours."""
    old, new = elsewhere / "old", tmp_path / "new"
    size = 1 << 40
    with open(old, "wb") as file:
        file.write(b"first")
        file.seek(size // 2)
        file.write(b"middle" * 1_000_000)
        file.truncate(size)
    moved(old, new)
    assert not old.exists()
    state = new.stat()
    assert state.st_size == size
    assert state.st_blocks * 512 < 8_000_000
    with open(new, "rb") as file:
        assert file.read(10) == b"first\0\0\0\0\0"
        file.seek(size // 2 - 2)
        assert file.read(6_000_004) == b"\0\0" + b"middle" * 1_000_000 + b"\0\0"


def test_a_folder_of_any_depth_with_pipes_and_links_is_moved_to_another_file_system(
    tmp_path: Path, elsewhere: Path
) -> None:
    top = elsewhere / "top"
    write_file(top / "closed/file", "mine\n")
    (top / "link").symlink_to("closed")
    os.mkfifo(top / "pipe")
    nest(top, DEEPER_THAN_PYTHON)
    (top / "closed").chmod(0)
    moved(top, tmp_path / "new")
    assert list(elsewhere.iterdir()) == []
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["a", "closed", "link"]
    assert (tmp_path / "new/link/file").read_text() == "mine\n"
    assert (tmp_path / "new").joinpath(*"a" * DEEPER_THAN_PYTHON, "file").exists()
    remove_tree(str(tmp_path / "new"))


def test_what_can_be_moved_is_moved_although_something_else_cannot(
    tmp_path: Path, elsewhere: Path
) -> None:
    top = elsewhere / "top"
    write_file(top / "file", "mine\n")
    nest(top, 30, "long" * 50)
    with pytest.raises(OSError, match="too long"):
        moved(top, tmp_path / "new")
    assert (tmp_path / "new/file").read_text() == "mine\n"
    assert [path.name for path in top.iterdir()] == ["long" * 50]


def test_a_folder_whose_inner_paths_are_too_long_is_removed(tmp_path: Path) -> None:
    top = tmp_path / "top"
    top.mkdir()
    nest(top, 100, "long" * 50)
    nest(top, DEEPER_THAN_PYTHON)
    (top / "link").symlink_to(tmp_path)
    (top / "closed/inner").mkdir(parents=True)
    (top / "closed").chmod(0)
    remove_tree(str(top))
    assert not top.exists()
    assert tmp_path.exists()
