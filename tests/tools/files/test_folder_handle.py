"""openat2, the hand-made walk, and full paths without handles say the same of every path."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files import folder_handle
from helix_desktop.tools.files.file_replace import ExpectedFile, FilePlace, SeenFile
from helix_desktop.tools.files.folder_handle_windows import WindowsFolderHandle, final_path_of
from helix_desktop.tools.files.path_walk import walk_path
from helix_desktop.tools.files.project_root import ProjectRoot
from tests.examples import tries
from tests.files import write_file

needs_openat2 = pytest.mark.skipif(not folder_handle.openat2_confines(), reason="no openat2 here")


@needs_openat2
def test_the_kernel_opens_below_a_folder_and_nowhere_else(tmp_path: Path) -> None:
    write_file(tmp_path / "in" / "f", "f")
    (tmp_path / "out").write_text("out")
    (tmp_path / "in" / "link").symlink_to("../out")
    folder = os.open(tmp_path / "in", os.O_RDONLY)
    try:
        os.close(folder_handle.open_beneath(folder, "f", os.O_RDONLY))
        for path in ("../out", "link", "/etc/passwd", "..", "../in/f"):
            with pytest.raises(OSError, match="cross-device"):
                folder_handle.open_beneath(folder, path, os.O_RDONLY)
        handle = folder_handle.open_beneath(folder, "f", os.O_RDONLY)
        assert not os.get_inheritable(handle)
        os.close(handle)
    finally:
        os.close(folder)


@needs_openat2
def test_a_file_is_reopened_without_looking_its_name_up_again(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("first")
    handle = os.open(tmp_path / "f", os.O_PATH)
    (tmp_path / "f").unlink()
    (tmp_path / "f").write_text("second")
    with open(folder_handle.reopen(handle, os.O_RDONLY)) as file:
        assert file.read() == "first"
    os.close(handle)


WAYS = (folder_handle.open_through_folders, folder_handle.step_through_folders)


@pytest.mark.skipif(not folder_handle.HAS_HANDLES, reason="folders have no handles here")
@pytest.mark.parametrize("way", WAYS, ids=["kernel", "steps"])
def test_a_place_is_opened_through_real_folders_only(
    tmp_path: Path, way: Callable[[int, str, int], int]
) -> None:
    write_file(tmp_path / "in/a/..b/f", "f")
    write_file(tmp_path / "out/f", "out")
    (tmp_path / "in/away").symlink_to(tmp_path / "out")
    (tmp_path / "in/within").symlink_to("a")
    (tmp_path / "in/a/link").symlink_to("..b/f")
    os.mkfifo(tmp_path / "in/pipe")
    folder = os.open(tmp_path / "in", os.O_RDONLY)
    try:
        for path in ("a/..b/f", "/a//./..b/f"):
            with open(way(folder, path, os.O_RDONLY)) as file:
                assert file.read() == "f"
        os.close(way(folder, "", os.O_RDONLY))
        refused = ("away/f", "within/..b/f", "a/link", "..", "a/../../out/f", "pipe/f", "a/no/f")
        for path in refused:
            with pytest.raises(OSError, match=r"Errno|symbolic|directory|device"):
                os.close(way(folder, path, os.O_RDONLY))
    finally:
        os.close(folder)


@pytest.mark.skipif(not folder_handle.HAS_HANDLES, reason="folders have no handles here")
def test_folders_are_made_and_places_moved_through_real_folders_only(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "in").mkdir()
    (tmp_path / "in/link").symlink_to(tmp_path / "out")
    with folder_handle.PosixFolderHandle.at(str(tmp_path / "in")) as top:
        with top.make_below("a/b") as folder, top.make_below("a/c") as other:
            os.close(folder.make_file("f", 0o600))
            folder.move("f", other, "g")
            os.close(folder.make_file("f", 0o600))
            with pytest.raises(FileExistsError):
                folder.move("f", other, "g")
        with pytest.raises(OSError, match="directory"):
            top.make_below("link/new").close()
        assert top.identity("a/c/g") is not None
        assert top.identity("link/new") is None
        assert top.status("link") is not None, "a link itself is a place"
    assert not any((tmp_path / "out").iterdir())


def _refuses(number: int) -> Callable[..., None]:
    """A call that a file system does not have."""

    def refuse(*_given: object, **_named: object) -> None:
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.fixture
def folder_fd(tmp_path: Path) -> Iterator[int]:
    if sys.platform == "win32":
        pytest.skip("folders are held by handles")
    (tmp_path / "old").write_text("mine")
    handle = os.open(tmp_path, os.O_RDONLY)
    yield handle
    os.close(handle)


@pytest.mark.parametrize("number", [0, errno.EPERM, errno.ENOTSUP, errno.ENOSYS])
def test_a_name_is_taken_without_replacing_with_hard_links_and_without(
    folder_fd: int, tmp_path: Path, number: int
) -> None:
    link = _refuses(number) if number else os.link
    folder_handle.rename_by_link(folder_fd, "old", "new", link=link)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"new": "mine"}
    (tmp_path / "theirs").write_text("theirs")
    with pytest.raises(FileExistsError):
        folder_handle.rename_by_link(folder_fd, "new", "theirs", link=link)
    with pytest.raises(FileNotFoundError):
        folder_handle.rename_by_link(folder_fd, "nothing", "other", link=link)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "new": "mine",
        "theirs": "theirs",
    }


def test_a_disk_that_fails_to_link_or_to_sync_is_told(folder_fd: int, tmp_path: Path) -> None:
    broken = _refuses(errno.EIO)
    with pytest.raises(OSError, match="error"):
        folder_handle.rename_by_link(folder_fd, "old", "new", link=broken)
    with pytest.raises(OSError, match="error"):
        folder_handle.sync_folder(folder_fd, sync=broken)
    for number in (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS):
        folder_handle.sync_folder(folder_fd, sync=_refuses(number))
    assert os.listdir(tmp_path) == ["old"]


@pytest.fixture(scope="module")
def maze(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("maze")
    (base / "secret").write_text("secret")
    made = base / "ws"
    (made / "a" / "b").mkdir(parents=True)
    (made / "a" / "f").write_text("inside")
    for name, target in {
        "l1": "a",
        "l2": "a/b/..",
        "l3": "../secret",
        "l4": "l1/f",
        "l5": "l5",
        "a/up": "..",
        "a/out": "../..",
        "a/abs": "/etc",
        "a/b/far": "../../l4",
    }.items():
        (made / name).symlink_to(target)
    os.mkfifo(made / "p")
    return made


NAMES = "a b f .. . l1 l2 l3 l4 l5 up out abs far p no ws secret passwd"
STEPS = st.sampled_from(["", *NAMES.split()])


@needs_openat2
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=tries(400))
@given(st.lists(STEPS, max_size=7).map("/".join))
def test_opening_by_the_kernel_and_opening_step_by_step_give_the_same_result(
    maze: Path, path: str
) -> None:
    contents = []
    for root in (ProjectRoot(maze), ProjectRoot(maze, app_folders=[maze / "ours"])):
        try:
            with root.open_file(path) as file:
                contents.append(file.read())
        except ToolError:
            contents.append(b"refused")
    assert contents[0] == contents[1]
    assert contents[0] in (b"inside", b"refused")


def test_an_absolute_path_is_taken_if_it_begins_with_the_folder(maze: Path) -> None:
    with ProjectRoot(maze).open_file(f"{maze}/a/f") as file:
        assert file.read() == b"inside"
    for path in (f"{maze}/../secret", f"{maze}-evil/x", f"{maze}2", str(maze), f"{maze}/l3"):
        with pytest.raises(ToolError), ProjectRoot(maze).open_file(path):
            raise AssertionError("opened")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("no final paths can be asked for here")
    (tmp_path / "secret").write_text("secret")
    made = tmp_path / "ws"
    write_file(made / "src" / "f", "old")
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
def test_a_path_that_leaves_the_folder_or_names_no_file_is_refused(folder: Path, path: str) -> None:
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
            seen = SeenFile.of(spot.status) if spot.status else None
            FilePlace(spot).write([content], ExpectedFile(seen, old))
        assert (folder / path).read_bytes() == content
    with walk_path(WindowsFolderHandle.at(str(folder)), "src/f") as spot:
        assert spot.status is not None
        FilePlace(spot).remove(ExpectedFile(SeenFile.of(spot.status), b"new"))
    assert os.listdir(folder / "src") == []


def test_the_final_path_of_an_open_file_is_told(folder: Path) -> None:
    with open(folder / "src" / "f", "rb") as file:
        assert final_path_of(file.fileno()) == str((folder / "src" / "f").resolve())
