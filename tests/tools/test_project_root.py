"""Nothing leads out of the folder, and nothing in it can make us wait."""

import os
import socket
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.project_root import ProjectRoot, open_readable
from tests.files import write_file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret")
    made = tmp_path / "project"
    (made / "src" / "deep").mkdir(parents=True)
    (made / "src" / "a.py").write_text("a = 1\n")
    (made / "inside").symlink_to("src/a.py")
    (made / "round").symlink_to("src/deep/../../src")
    (made / "out").symlink_to("../secret.txt")
    (made / "far").symlink_to(tmp_path / "secret.txt")
    (made / "up").symlink_to("..")
    (made / "circle").symlink_to("circle")
    (made / "device").symlink_to("/dev/zero")
    os.mkfifo(made / "pipe")
    return made


@pytest.mark.parametrize(
    "path", ["src/a.py", "./src//a.py", "src/deep/../a.py", "inside", "round/a.py"]
)
def test_files_inside_open_also_through_links_that_stay_inside(folder: Path, path: str) -> None:
    with ProjectRoot(folder).open_file(path) as file:
        assert file.read() == b"a = 1\n"


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt",
        "src/../../secret.txt",
        "out",
        "far",
        "up/secret.txt",
        "up/project/src/a.py",
        "/etc/passwd",
        "//etc/passwd",
        "src/deep/../../../secret.txt",
        "/proc/self/cwd",
        "..",
        "circle",
        "device",
        "pipe",
        "src",
        "",
        "missing",
        "src/a.py/x",
        "a\0b",
        "x" * 300,
        "../project2/x",
    ],
)
def test_paths_outside_the_project_are_refused(folder: Path, path: str) -> None:
    write_file(folder.parent / "project2" / "x", "neighbour")
    with pytest.raises(ToolError), ProjectRoot(folder).open_file(path):
        raise AssertionError("opened")


def test_a_socket_is_refused_unopened(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "s"))
        with (
            pytest.raises(ToolError, match="not a regular file"),
            ProjectRoot(tmp_path).open_file("s"),
        ):
            raise AssertionError("opened")


def test_a_pipe_is_refused_without_waiting_for_its_other_end(folder: Path) -> None:
    with (
        pytest.raises(ToolError, match="not a regular file"),
        ProjectRoot(folder).open_file("pipe"),
    ):
        raise AssertionError("opened")


def test_no_descriptor_stays_open_whatever_was_asked(folder: Path) -> None:
    def count_open_files() -> int:
        return len(os.listdir("/proc/self/fd"))

    if not Path("/proc/self/fd").is_dir():
        pytest.skip("descriptors cannot be counted here")
    before = count_open_files()
    for path in (
        "src/a.py",
        "src",
        "pipe",
        "out",
        "up/secret.txt",
        "missing/x",
        "round/deep/../a.py",
        "circle",
    ):
        try:
            with ProjectRoot(folder).open_file(path):
                pass
        except ToolError:
            continue
    with ProjectRoot(folder).open_folder("src/deep"):
        pass
    assert count_open_files() == before


def test_a_folder_is_opened_but_not_one_outside(folder: Path) -> None:
    with ProjectRoot(folder).open_folder("round") as inside:
        assert sorted(inside.names()) == ["a.py", "deep"]
    for path in ("up", "..", "/", "src/a.py", "pipe"):
        with pytest.raises(ToolError), ProjectRoot(folder).open_folder(path):
            raise AssertionError("opened")


def test_a_workspace_folder_that_is_gone_is_named(tmp_path: Path) -> None:
    with (
        pytest.raises(ToolError, match="project folder"),
        ProjectRoot(tmp_path / "x").open_file("a"),
    ):
        raise AssertionError("opened")


def test_a_file_that_has_no_content_yet_is_refused_instead_of_waited_for() -> None:
    """As /proc/kmsg, which is a regular file by its mode."""
    reading, writing = os.pipe2(os.O_NONBLOCK)
    with open_readable(reading, "kmsg") as file:
        for read in (file.read, lambda: file.read(10), lambda: file.readline(), lambda: [*file]):
            with pytest.raises(ToolError, match="not a regular file"):
                read()
        os.write(writing, b"text")
        os.close(writing)
        assert file.read() == b"text"
