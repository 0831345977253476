"""A file is the old one or the new one, whole; what somebody else wrote meanwhile is never lost."""

import os
import stat
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.files import folder_handle
from helix_desktop.tools.files.file_change import FileBefore, FileChanger, StoredContent
from helix_desktop.tools.files.file_replace import ExpectedFile, FilePlace, SeenFile
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot
from tests.fakes.checkpoints import FakeCheckpoints
from tests.files import write_file
from tests.processes import python
from tests.tools.running import output_of


def write(root: ProjectRoot, path: str, content: str = "new", *, meanwhile: object = None) -> None:
    keeping = FakeCheckpoints()
    if callable(meanwhile):
        keeping.then = meanwhile
    output_of(WriteFile(root, keeping), path=path, content=content)


def tree(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_a_link_inside_is_written_through_and_stays_a_link(tmp_path: Path) -> None:
    write_file(tmp_path / "real" / "f", "old")
    (tmp_path / "link").symlink_to("real/f")
    (tmp_path / "folder").symlink_to("real")
    write(ProjectRoot(tmp_path), "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real" / "f").read_text() == "new"
    write(ProjectRoot(tmp_path), "folder/g/h", "more")
    assert (tmp_path / "real" / "g" / "h").read_text() == "more"


@pytest.mark.parametrize("target", ["../outside", "/tmp/created-outside", "../new/x", "loop"])
def test_a_link_that_leads_out_or_round_is_not_written_through(tmp_path: Path, target: str) -> None:
    (tmp_path / "ws").mkdir()
    (tmp_path / "outside").write_text("theirs")
    (tmp_path / "ws" / "loop").symlink_to(target)
    (tmp_path / "ws" / "up").symlink_to("..")
    for path in ("loop", "up/outside", "up/fresh", "up/ws/x"):
        with pytest.raises(ToolError):
            write(ProjectRoot(tmp_path / "ws"), path)
    assert (tmp_path / "outside").read_text() == "theirs"
    assert sorted(os.listdir(tmp_path)) == ["outside", "ws"]
    assert sorted(os.listdir(tmp_path / "ws")) == ["loop", "up"]
    assert not Path("/tmp/created-outside").exists()


def test_hard_links_pipes_folders_and_placeholders_are_not_written(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    os.link(tmp_path / "a", tmp_path / "b")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "marked").write_text("m")
    (tmp_path / "marked").chmod(0o444)
    for path, words in (
        ("a", "2 names"),
        ("pipe", "not a regular file"),
        ("folder", "is a folder"),
        (".", "is a folder"),
        ("marked", "read-only"),
        ("a/x", "not a folder"),
        ("missing/../x", "no 'missing"),
        ("x" * 300, "too long"),
    ):
        with pytest.raises(ToolError, match=words):
            write(ProjectRoot(tmp_path), path)
    assert tree(tmp_path) == {"a": "a", "b": "a", "marked": "m"}


CHANGES: dict[str, Callable[[Path], object]] = {
    "written": lambda f: f.write_text("theirs"),
    "written with the same size": lambda f: f.write_text("abc"),
    "replaced": lambda f: (f.with_name("t").write_text("theirs"), f.with_name("t").rename(f)),
    "deleted": lambda f: f.unlink(),
    "made a folder": lambda f: (f.unlink(), f.mkdir()),
    "made a link out": lambda f: (f.unlink(), f.symlink_to("/etc/passwd")),
    "made a pipe": lambda f: (f.unlink(), os.mkfifo(f)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_of_the_file_by_others_during_a_write_stays(tmp_path: Path, what: str) -> None:
    file = tmp_path / "f"
    file.write_text("old")
    outside = Path("/etc/passwd").read_bytes()

    with pytest.raises(ToolError):
        write(ProjectRoot(tmp_path), "f", meanwhile=lambda: CHANGES[what](file))
    assert Path("/etc/passwd").read_bytes() == outside
    assert "new" not in tree(tmp_path).values()
    assert not list(tmp_path.glob(".helix-*"))
    if "written" in what or what == "replaced":
        assert file.read_text() in ("theirs", "abc")


def test_a_file_that_appeared_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="changed by another program"):
        write(ProjectRoot(tmp_path), "f", meanwhile=lambda: (tmp_path / "f").write_text("theirs"))
    assert tree(tmp_path) == {"f": "theirs"}


def test_a_folder_that_became_a_link_out_meanwhile_is_not_entered(tmp_path: Path) -> None:
    ws, out = tmp_path / "ws", tmp_path / "out"
    (ws / "sub").mkdir(parents=True)
    out.mkdir()

    def swap() -> None:
        (ws / "sub").rmdir()
        (ws / "sub").symlink_to(out)

    with pytest.raises(ToolError):
        write(ProjectRoot(ws), "sub/f", meanwhile=swap)
    assert tree(tmp_path) == {}


def test_a_folder_that_was_deleted_meanwhile_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    write(ProjectRoot(tmp_path), "sub/f", meanwhile=lambda: (tmp_path / "sub").rmdir())
    assert tree(tmp_path) == {"sub/f": "new"}


class Swapping(PosixFolderHandle):
    """A folder in which somebody writes the file in the last moment, between look and swap."""

    moment: Callable[[], object] = staticmethod(lambda: None)
    exchanges = True

    def exchange(self, one: str, other: str) -> bool:
        moment, self.moment = self.moment, lambda: None
        moment()
        return super().exchange(one, other) if self.exchanges else False


@pytest.mark.parametrize("exchanges", [True, False])
@pytest.mark.parametrize("what", ["written", "replaced", "deleted", "written with the same size"])
def test_a_change_by_others_right_before_the_exchange_is_not_lost(
    tmp_path: Path, what: str, exchanges: bool
) -> None:
    file = tmp_path / "f"
    file.write_text("old")
    result = file.stat()
    folder = Swapping.at(str(tmp_path))
    folder.exchanges = exchanges
    folder.moment = lambda: CHANGES[what](file)  # type: ignore[method-assign]
    with ProjectRoot(tmp_path).place("f") as real:
        place = FilePlace(type(real._spot)(folder, "f", ("f",), result))
        with pytest.raises(ToolError):
            place.write([b"new"], ExpectedFile(SeenFile.of(result), b"old"))
    folder.close()
    left = tree(tmp_path)
    assert "new" not in left.values()
    if what != "deleted":
        assert left == {"f": file.read_text()}
        assert file.read_text() in ("theirs", "abc")


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk; it binds this process's child only."""
    (tmp_path / "f").write_text("old")
    script = (
        "import asyncio, json, resource, sys; from pathlib import Path\n"
        "from helix_desktop.tools.agent.edit_files import WriteFile\n"
        "from helix_desktop.domain.errors import ToolError\n"
        "from tests.fakes.checkpoints import FakeCheckpoints\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "tool = WriteFile(Path(sys.argv[1]), FakeCheckpoints())\n"
        "for path in ('f', 'sub/g'):\n"
        "    try:\n"
        "        asyncio.run(tool.run(json.dumps({'path': path, 'content': 'x' * 100_000})))\n"
        "    except ToolError as error:\n"
        "        sys.stdout.write(str(error))\n"
    )
    done = python("-c", script, tmp_path, check=True)
    assert done.stdout.count("cannot be") == 2, done
    assert tree(tmp_path) == {"f": "old"}


def test_owner_and_mode_stay_and_set_user_id_goes(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_text("old")
    file.chmod(0o4755)
    if os.geteuid() == 0:
        os.chown(file, 1234, 2345)
        file.chmod(0o4755)
    write(ProjectRoot(tmp_path), "f")
    result = file.stat()
    assert stat.S_IMODE(result.st_mode) == 0o755
    if os.geteuid() == 0:
        assert (result.st_uid, result.st_gid) == (1234, 2345)


def test_a_new_file_gets_the_mode_that_the_system_gives(tmp_path: Path) -> None:
    (tmp_path / "usual").write_text("")
    write(ProjectRoot(tmp_path), "f")
    assert (tmp_path / "f").stat().st_mode == (tmp_path / "usual").stat().st_mode


async def test_a_large_content_is_written_piece_by_piece(tmp_path: Path) -> None:
    def make(_before: FileBefore) -> StoredContent:
        return StoredContent(Digest("0" * 64), lambda: (b"x" * 1000 for _ in range(1000)))

    await FileChanger(ProjectRoot(tmp_path), FakeCheckpoints()).change("big", make)
    assert (tmp_path / "big").stat().st_size == 1_000_000


def test_a_large_old_content_is_kept_piece_by_piece(tmp_path: Path) -> None:
    with open(tmp_path / "big", "wb") as file:
        file.truncate(20 * 1024 * 1024)
    keeping = FakeCheckpoints()
    output_of(WriteFile(tmp_path, keeping), path="big", content="small")
    assert keeping.checkpoints[0].before == bytes(20 * 1024 * 1024)
    assert tree(tmp_path) == {"big": "small"}


def test_no_handle_stays_open_whatever_happens(tmp_path: Path) -> None:
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("descriptors cannot be counted here")
    (tmp_path / "f").write_text("a a")
    before = len(os.listdir("/proc/self/fd"))
    for path in ("f", "new/deep/x", ".git/x", "../x", "f/x", "x\\y"):
        for tool in (WriteFile, EditFile):
            arguments = {"path": path, "content": "b", "edits": [{"old": "a", "new": "c"}]}
            try:
                output_of(tool(tmp_path, FakeCheckpoints()), **arguments)
            except ToolError:
                continue
    assert len(os.listdir("/proc/self/fd")) == before


SWAPS = 10_000


@pytest.mark.parametrize("by_kernel", [True, False])
def test_a_folder_that_flips_to_a_link_out_is_never_read_or_written_outside(
    tmp_path: Path, by_kernel: bool
) -> None:
    if by_kernel and not folder_handle.openat2_confines():
        pytest.skip("no openat2 here")
    ws, out = tmp_path / "ws", tmp_path / "out"
    for folder, text in ((ws / "race", "inside"), (out, "outside")):
        write_file(folder / "f", text)
    (ws / "door").symlink_to(out)
    # an own folder inside makes the root walk by hand
    root = ProjectRoot(ws, app_folders=[] if by_kernel else [ws / "ours"])
    done = threading.Event()

    def swap() -> None:
        for _ in range(SWAPS):
            with PosixFolderHandle.at(str(ws)) as handle:
                if not handle.exchange("race", "door"):
                    break
        done.set()

    swapper = threading.Thread(target=swap)
    swapper.start()
    tried = 0
    while not done.is_set():
        with suppress(ToolError), root.open_file("race/f") as file:
            assert file.read() != b"outside"
        with suppress(ToolError), root.place("race/written") as place:
            place.write([b"x"], ExpectedFile(place.seen))
        tried += 1
    swapper.join()
    assert sorted(os.listdir(out)) == ["f"]
    assert tried > 0
