"""Folders and repositories that a command makes so that Helix overlooks something, or hangs."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.tools.files.repository_places import gitdir_target, shared_folders
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.git.tracked_files import (
    HANG_SECONDS,
    MAX_MEMORY_BYTES,
    MAX_OUTPUT_BYTES,
    MIN_SECONDS,
    SECONDS_PER_WAIT,
    GitPatience,
    TrackedFiles,
    call_git,
    call_git_in,
)
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.tools.sandbox.conftest import KEY, Ground, git, output_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

TOKEN = "token = ghp_" + "aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gI3kM5\n"
MOVE_DEEP = """
import os
top = os.open(".", os.O_RDONLY)
for _ in range(60):
    os.mkdir("d" * 100)
    os.chdir("d" * 100)
os.rename("src", "moved", src_dir_fd=top, dst_dir_fd=os.open(".", os.O_RDONLY))
"""
READ_DEEP = """
import os
for _ in range(60):
    os.chdir("d" * 100)
print(open("moved/.env").read())
"""
MAKE_MANY = """
for number in range(50_001):
    open(f"{number}", "w").write("x")
"""
MAKE_DEEP = """
import os
os.chdir("src")
for depth in range(1_100):
    os.mkdir("d")
    os.chdir("d")
    if depth == 1_000:
        open(".env", "w").write("API_KEY=not-a-real-key")
"""
READ_ENV = """
import os
for _ in range(1_001):
    os.chdir("d")
print(open(".env").read())
"""
LIST_LONG_NAMES = """
import struct
entry = bytes(24) + struct.pack(">I", 0o100644) + bytes(12) + b"\\1" * 20 + b"\\x0f\\xff"
first = entry + b"\\0" + b"a" * 1_000_000 + b"00000000\\0"
others = (entry + b"\\x08" + b"%08d" % number + b"\\0" for number in range(1, 300))
index = b"DIRC" + struct.pack(">II", 4, 300) + first + b"".join(others)
import hashlib
open("new/.git/index", "wb").write(index + hashlib.sha1(index).digest())
"""


def run(sandbox: Sandbox, text: str, *, read_only: bool = False) -> SandboxRun:
    command = SandboxCommand(text, sandbox.folder, read_only=read_only)
    return sandbox.run_blocking(command, seconds=60)


def sandbox_of(box: SandboxBackend, ground: Ground) -> Sandbox:
    return Sandbox(box, ground.project, app_folders=(ground.own,))


@pytest.mark.parametrize("read_only", [False, True])
def test_a_hidden_file_stays_unreadable_however_deep_its_folder_is_moved(
    read_only: bool, bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/.env").write_text(f"API_KEY={KEY}\n")
    sandbox = sandbox_of(bubblewrap, ground)
    run(sandbox, f"python3 -c {shlex.quote(MOVE_DEEP)}")
    assert not (ground.project / "src").exists()
    ran = run(sandbox, f"python3 -c {shlex.quote(READ_DEEP)}", read_only=read_only)
    assert KEY not in output_text(ran)
    assert ran.ended.code


def test_a_folder_of_any_depth_hinders_no_command(box: SandboxBackend, ground: Ground) -> None:
    subprocess.run([sys.executable, "-c", MAKE_DEEP], cwd=ground.project, check=True)
    sandbox = sandbox_of(box, ground)
    ran = run(sandbox, f"cd src; python3 -c {shlex.quote(READ_ENV)}; echo at the end")
    remove_tree(str(ground.project / "src/d"))
    assert "at the end" in output_text(ran)
    assert KEY not in output_text(ran)


def test_a_folder_that_a_command_made_too_deep_to_look_into_is_set_aside(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """A link leads to it, and then what steers programs or git in it is as near as any other."""
    name = "d" * 200
    steps = f"for _ in $(seq 18); do mkdir {name}; cd {name}; done; echo x > .envrc; mkdir .vscode"
    ran = run(sandbox_of(bubblewrap, ground), f"mkdir deep; cd deep; {steps}")
    [(path, place)] = ran.set_aside
    assert set(path.split("/")) == {"deep", name}
    assert (Path(place) / ".envrc").exists()
    assert not (ground.project / path).exists()


@pytest.mark.slow
def test_a_file_stays_hidden_for_its_content_however_many_files_a_command_makes(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    places = ["settings.txt", "src/settings.txt"]
    for place in places:
        (ground.project / place).write_text(TOKEN)
    sandbox = sandbox_of(bubblewrap, ground)
    assert TOKEN not in output_text(run(sandbox, "cat settings.txt src/settings.txt"))
    run(sandbox, f"python3 -c {shlex.quote(MAKE_MANY)}")
    assert TOKEN not in output_text(run(sandbox, "mv src lib; cat settings.txt lib/settings.txt"))
    assert TOKEN not in output_text(run(sandbox, "cat lib/settings.txt"))


def test_the_project_folder_can_be_used_after_a_command_made_it_a_repository(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "settings.txt").write_text(TOKEN)
    sandbox = sandbox_of(bubblewrap, ground)
    ran = run(sandbox, "echo ref: refs/heads/main > HEAD; mkdir objects refs")
    assert [name for name, _ in ran.set_aside] == ["HEAD"]
    assert not ran.unsure
    ran = run(sandbox, "cat settings.txt; touch src/changed")
    assert (ground.project / "src/changed").exists()
    assert TOKEN not in output_text(ran)


def test_git_outside_is_not_asked_about_a_repository_that_a_command_made(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """Else it would wait for the pipe, or list names of many GB."""
    sandbox = sandbox_of(bubblewrap, ground)
    ran = run(
        sandbox,
        "mkdir -p old/inner; mv src old; git init -q new; cd new/.git; "
        "rm config; mkfifo config; echo x > index; cd ../..; mv new/.git src-git; "
        "mkdir src; mv src-git src/.git",
    )
    assert [name for name, _ in ran.set_aside] == ["src/.git"]
    place = Path(ran.set_aside[0][1], "config")
    assert place.is_fifo()
    assert os.path.lexists(ground.project / "old/src/app.py")


@pytest.mark.slow
def test_git_with_too_much_output_is_ended(
    ground: Ground,
) -> None:
    project = ground.project
    subprocess.run(["git", "init", "-q", "new"], cwd=project, check=True)
    subprocess.run([sys.executable, "-c", LIST_LONG_NAMES], cwd=project, check=True)
    words = ["git", "ls-files"]
    listed = subprocess.run(words, cwd=project / "new", capture_output=True, check=True)
    assert len(listed.stdout) > MAX_OUTPUT_BYTES
    assert call_git_in(str(project / "new"), "ls-files") is None


def test_git_gets_no_more_memory_than_it_needs(ground: Ground) -> None:
    """A short index can list names of any size, which git has in memory before it prints one."""
    subprocess.run(["git", "init", "-q", "new"], cwd=ground.project, check=True)
    # git gets its input after its limit, and waits meanwhile for the shell that reads it
    alias = "alias.limit=!read -r line; grep 'Max data size' /proc/$PPID/limits"
    folder = str(ground.project / "new")
    limit = call_git("-c", alias, "limit", stdin=b"go\n", folder=folder)
    assert limit.stdout.split()[3:5] == [str(MAX_MEMORY_BYTES).encode()] * 2


def test_git_hangs_only_so_long_however_many_repositories_have_a_pipe_for_a_file() -> None:
    now = 0.0
    patience = GitPatience(lambda: now)
    good, *bad = ((1, number) for number in range(100))
    patience.answered(good)
    waited = 0.0
    for repository in bad:
        waited += (seconds := patience.seconds(repository))
        patience.hung(repository, seconds)
    assert waited == HANG_SECONDS
    assert patience.seconds(good) == MIN_SECONDS, "one that answered before is still asked"
    now = SECONDS_PER_WAIT
    assert patience.seconds(bad[0]) == 1.0
    now = HANG_SECONDS * SECONDS_PER_WAIT
    assert patience.seconds(bad[0]) == HANG_SECONDS


def test_what_git_tracks_is_asked_again_once_the_repository_can_be_reached(ground: Ground) -> None:
    other, place = ground.outside / "other", ground.project / "lib"
    git(ground.project, "clone", "-q", ".", str(other))
    place.symlink_to(other)
    tracked = TrackedFiles()
    assert tracked.of(str(place)) == {}
    place.unlink()
    other.rename(place)
    assert str(place / "src/app.py") in tracked.of(str(place))


def test_a_link_in_the_place_of_a_folder_makes_no_other_work_tree_one_of_the_project(
    ground: Ground,
) -> None:
    other, tree = ground.outside / "other", ground.outside / "tree"
    git(ground.project, "clone", "-q", ".", str(other))
    git(other, "worktree", "add", "-q", str(tree))
    assert shared_folders(gitdir_target(f"{tree}/.git"), f"{tree}/.git")
    (ground.project / "lib").symlink_to(tree)
    file = str(ground.project / "lib/.git")
    assert shared_folders(gitdir_target(file), file) == ()
