"""Placeholders of a killed program are removed by the next command, and no other folder is."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.placeholder_marks import is_abandoned, mark_placeholder
from helix_desktop.tools.sandbox.repository_guard import hold_mountpoints, is_free
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import Ground, git

_HOLDS = """
import sys
from helix_desktop.tools.sandbox.repository_guard import hold_mountpoints
with hold_mountpoints(sys.argv[1:]) as held:
    print(len(held), flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_program(*places: Path) -> Iterator["subprocess.Popen[str]"]:
    """A program that holds placeholders until it is ended."""
    words = [sys.executable, "-c", _HOLDS, *map(str, places)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == str(len(places))
        yield program
        program.kill()


def killed_with(*places: Path) -> None:
    with another_program(*places) as program:
        program.send_signal(signal.SIGKILL)
        program.wait()
    assert all(place.is_dir() for place in places)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    try:
        os.setxattr(tmp_path, "user.helix-desktop.trial", b"1")
    except (OSError, AttributeError):
        pytest.skip("the file system has no extended attributes")
    return tmp_path / ".hg"


def test_a_placeholder_of_a_killed_program_is_taken_over_and_removed(place: Path) -> None:
    killed_with(place)
    assert is_free(str(place))
    with hold_mountpoints([str(place)]) as held:
        assert held == (str(place),)
    assert not place.exists()


def test_a_placeholder_of_a_running_program_stays(place: Path) -> None:
    with another_program(place) as program:
        assert not is_free(str(place))
        with hold_mountpoints([str(place)]) as held:
            assert held == ()
        assert place.is_dir()
        program.communicate()
    assert not place.exists(), "its own program removes it"


def test_a_folder_that_was_filled_meanwhile_stays(place: Path) -> None:
    killed_with(place)
    (place / "store").mkdir()
    assert not is_free(str(place))
    with hold_mountpoints([str(place)]) as held:
        assert held == ()
    assert (place / "store").is_dir()


def test_an_empty_folder_of_the_person_stays(place: Path) -> None:
    place.mkdir()
    assert not is_abandoned(str(place))
    mark_placeholder(str(place))
    assert not is_abandoned(str(place)), "this process goes on"


@pytest.mark.parametrize("mark", [b"", b"a", b"a b c d e", b"\xff\xfe", b"x" * 1_000])
def test_a_mark_that_cannot_be_read_means_nothing(place: Path, mark: bytes) -> None:
    place.mkdir()
    os.setxattr(place, "user.helix-desktop.placeholder", mark)
    assert not is_abandoned(str(place))


def test_a_link_to_a_marked_folder_is_no_placeholder(place: Path) -> None:
    killed_with(place)
    link = place.with_name(".jj")
    link.symlink_to(place)
    assert not is_free(str(link))


def test_the_next_command_leaves_none_of_a_killed_program(
    ground: Ground, bubblewrap: SandboxBackend, place: Path
) -> None:
    del place  # only that the file system has attributes
    sandbox = Sandbox(bubblewrap, ground.project, own=(ground.own,))
    before = {each.name for each in ground.project.iterdir()}
    left = [ground.project / name for name in (".hg", ".jj") if name not in before]
    killed_with(*left)
    ran = sandbox.run_here(SandboxCommand("touch src/app.py", str(ground.project)), seconds=20)
    assert ran.ended.code == 0
    assert {each.name for each in ground.project.iterdir()} == before


@pytest.mark.parametrize("command", ["git stash -q -u", "ls", "touch src/app.py"])
def test_a_placeholder_of_a_killed_program_is_not_reported_as_made_by_a_command(
    ground: Ground, any_box: SandboxBackend, place: Path, command: str
) -> None:
    del place
    for name in ("user.name=A B", "user.email=a@example.com"):
        git(ground.project, "config", *name.split("=", 1))
    killed_with(ground.project / ".hg")
    sandbox = Sandbox(any_box, ground.project, own=(ground.own,))
    ran = sandbox.run_here(SandboxCommand(command, str(ground.project)), seconds=20)
    assert (ran.steering, ran.set_aside) == ((), ())
