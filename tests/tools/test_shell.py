"""The shell tool: all that was said, in order, of any size; never in the way of the loop."""

import asyncio
import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.command_report import skipped_hooks
from helix_desktop.tools.agent.shell import (
    HEAD,
    TAIL,
    WAIT_SECONDS,
    WAITS_FOR_FOLDER,
    CommandProgress,
    RunShell,
)
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.repository_places import configured_places
from helix_desktop.tools.output_screening import make_secret_finder
from helix_desktop.tools.permissions.git_environment import names_writing_git
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.find.secret_visibility import SecretSurvey
from helix_desktop.tools.sandbox.launch.prepared_command import GIT_CHANGES_TREE
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
from helix_desktop.tools.toolbox import AgentToolbox
from tests.files import write_file
from tests.processes import python
from tests.tools.running import output_of
from tests.waiting import LIMIT_SECONDS, until

NO_BACKEND = SandboxBackend()

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="runs what Linux has")


@pytest.fixture(scope="module")
def box() -> SandboxBackend:
    return find_sandbox()


def shell(project: Path, box: SandboxBackend = NO_BACKEND) -> RunShell:
    return RunShell(Sandbox(box, project), ProjectRoot(project))


def run(
    project: Path, command: str, box: SandboxBackend = NO_BACKEND, **more: object
) -> ToolOutput:
    return output_of(shell(project, box), command=command, **more)


def text(output: ToolOutput) -> str:
    return output.data.decode()


def test_output_errors_and_exit_status_come_as_one_text(
    tmp_path: Path, box: SandboxBackend
) -> None:
    done = run(tmp_path, "echo one; echo two >&2; printf three; exit 4", box)
    output_text, _, ending = text(done).rpartition("\n")
    assert output_text == "one\ntwo\nthree"
    assert ending.startswith("[exit status 4, 0.")
    assert done.failed
    assert done.what == "echo one; echo two >&2; printf three; exit 4"
    assert done.stream is None
    fine = run(tmp_path, "true", box)
    assert not fine.failed
    assert text(fine).startswith("[exit status 0, ")


def test_a_command_runs_in_the_requested_folder(tmp_path: Path, box: SandboxBackend) -> None:
    (tmp_path / "a b").mkdir()
    assert text(run(tmp_path, "pwd", box)).startswith(f"{tmp_path}\n")
    done = run(tmp_path, "pwd", box, folder="a b")
    assert text(done).startswith(f"{tmp_path}/a b\n")
    assert done.what == "cd 'a b' && pwd"


@pytest.mark.parametrize("folder", ["..", "/etc", "nothing", "out", "file"])
def test_a_folder_outside_or_none_is_refused_in_words(tmp_path: Path, folder: str) -> None:
    (tmp_path / "out").symlink_to("/etc")
    (tmp_path / "file").write_text("")
    with pytest.raises(ToolError):
        run(tmp_path, "pwd", folder=folder)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"command": "a\0b"}, "null"),
        ({"command": "  "}, "The command is empty"),
        ({"command": "echo " + "x" * 100_000}, "longer"),
        ({"command": "true", "timeout_seconds": 0}, "do not fit"),
        ({"command": "true", "timeout_seconds": 9_999}, "do not fit"),
        ({}, "do not fit"),
    ],
)
def test_what_cannot_be_run_is_told_in_words(
    tmp_path: Path, arguments: dict[str, object], words: str
) -> None:
    with pytest.raises(ToolError, match=words):
        output_of(shell(tmp_path), **arguments)


@pytest.mark.slow
def test_a_command_whose_time_is_over_keeps_what_it_said(
    tmp_path: Path, box: SandboxBackend
) -> None:
    done = run(tmp_path, "echo begun; sleep 30", box, timeout_seconds=1)
    assert text(done) == (
        "begun\n[ended: it wrote nothing for 1 s, and its time was over. "
        "What has to run on is started with background: true]"
    )
    assert done.failed


def test_a_long_output_is_shown_by_both_ends_and_streamed_whole(
    tmp_path: Path, box: SandboxBackend
) -> None:
    done = run(tmp_path, "seq 1 200000", box)
    content = "".join(f"{number}\n" for number in range(1, 200_001)).encode()
    assert done.stream is not None
    assert b"".join(done.stream) == content
    shown = text(done)
    assert len(shown) < HEAD + TAIL + 300
    assert shown.startswith("1\n2\n")
    assert "\n199999\n200000\n[exit status 0, " in shown
    head, middle, tail = shown.partition("[")[0], shown.split("[")[1], shown.split("]\n\n")[1]
    left = int(middle.split(" ")[0].replace(",", ""))
    assert len(head) - 1 + left + tail.index("[exit") == len(content)


def test_binary_output_is_told_and_kept(tmp_path: Path, box: SandboxBackend) -> None:
    done = run(tmp_path, r"printf 'a\0b\377'", box)
    assert text(done).startswith("[4 bytes that are no text]\n[exit status 0, ")
    assert done.stream is not None
    assert b"".join(done.stream) == b"a\0b\xff"
    assert done.mime == "application/octet-stream"
    broken = run(tmp_path, r"printf 'a\377b\n'", box)
    assert broken.data.startswith(b"a\xffb\n[exit")


@pytest.mark.alone
def test_the_loop_is_never_held_up(tmp_path: Path, box: SandboxBackend) -> None:
    tool = shell(tmp_path, box)

    async def story() -> tuple[float, float]:
        worst, done, started = 0.0, False, time.monotonic()

        async def tick() -> None:
            nonlocal worst
            while not done:
                began = time.monotonic()
                await asyncio.sleep(0)
                worst = max(worst, time.monotonic() - began)

        async with asyncio.TaskGroup() as group:
            group.create_task(tick())
            await tool.run(json.dumps({"command": "seq 1 2000000"}))
            done = True
        return worst, time.monotonic() - started

    worst, seconds = asyncio.run(story())
    # without threads it would be all the time that the command takes, also on a busy machine
    assert worst < max(0.25, seconds / 2)


@pytest.mark.slow
def test_progress_is_told_now_and_then_for_the_call_that_runs(
    tmp_path: Path, box: SandboxBackend
) -> None:
    reports: list[tuple[str, int, str]] = []
    tool = RunShell(
        Sandbox(box, tmp_path),
        ProjectRoot(tmp_path),
        progress=lambda progress: reports.append((progress.call, progress.size, progress.tail)),
    )
    command = "for i in $(seq 1 60); do echo line $i; sleep 0.01; done"
    call = ToolCall("c1", "shell", json.dumps({"command": command}))
    asyncio.run(AgentToolbox([tool]).run(call))
    assert 2 <= len(reports) <= 12
    assert {name for name, _, _ in reports} == {"c1"}
    assert [size for _, size, _ in reports] == sorted(size for _, size, _ in reports)
    assert "line 1\n" in reports[0][2]


@pytest.mark.slow
def test_a_command_that_waits_for_the_project_folder_says_so(tmp_path: Path) -> None:
    answers, words = threading.Event(), list[str]()

    def wait_for_folder() -> tuple[str, ...]:
        assert answers.wait(LIMIT_SECONDS)  # as a drive of the folder that does not answer
        return ()

    def on_progress(progress: CommandProgress) -> None:
        words.append(progress.tail)
        answers.set()

    sandbox = Sandbox(SandboxBackend(), tmp_path, opened=wait_for_folder)
    output = output_of(
        RunShell(sandbox, ProjectRoot(tmp_path), progress=on_progress), command="echo hi"
    )
    assert words[0] == WAITS_FOR_FOLDER
    assert "hi" in text(output)


class NotingLoop(asyncio.SelectorEventLoop):
    """Remembers what is to be called after WAIT_SECONDS."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[asyncio.TimerHandle] = []

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, **more: Any
    ) -> asyncio.TimerHandle:
        handle = super().call_later(delay, callback, *args, **more)
        if delay == WAIT_SECONDS:
            self.waits.append(handle)
        return handle


@pytest.mark.loop(factory=NotingLoop)
async def test_a_command_that_runs_long_does_not_say_that_it_waits_for_the_folder(
    tmp_path: Path,
) -> None:
    words: list[str] = []
    tool = RunShell(
        Sandbox(SandboxBackend(), tmp_path),
        ProjectRoot(tmp_path),
        progress=lambda progress: words.append(progress.tail),
    )
    command = "touch begun; until [ -e over ]; do sleep 0.02; done"
    loop = asyncio.get_running_loop()
    assert isinstance(loop, NotingLoop)
    running = loop.create_task(tool.run(json.dumps({"command": command})))
    await until((tmp_path / "begun").exists)
    await until(lambda: all(handle.cancelled() for handle in loop.waits))
    assert len(loop.waits) == 1
    (tmp_path / "over").touch()
    await running
    assert WAITS_FOR_FOLDER not in words


@pytest.mark.slow
def test_two_hundred_megabytes_never_sit_in_memory(tmp_path: Path) -> None:
    """Measured in a process of its own: the highest water mark it ever had."""
    script = (
        "import asyncio, json, pathlib, resource, sys, hashlib\n"
        "from helix_desktop.tools.files.project_root import ProjectRoot\n"
        "from helix_desktop.tools.sandbox.sandbox import find_sandbox\n"
        "from helix_desktop.tools.sandbox.sandbox import Sandbox\n"
        "from helix_desktop.tools.agent.shell import RunShell\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "tool = RunShell(Sandbox(find_sandbox(), folder), ProjectRoot(folder))\n"
        "run = lambda c: asyncio.run(tool.run(json.dumps({'command': c})))\n"
        "run('echo warm')\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "done = run('yes 0123456789abcdef | head -c 209715200')\n"
        "size = sum(len(piece) for piece in done.stream)\n"
        "after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "sys.stdout.write(f'{size} {after - before}')\n"
    )
    done = python("-c", script, tmp_path, check=True)
    size, grown = map(int, done.stdout.split())
    assert size == 200 * 1024 * 1024
    assert grown < 16 * 1024, f"{grown} KiB more"


@pytest.mark.slow
def test_the_shell_tool_works_with_the_event_loop_of_the_window(
    tmp_path: Path, qapp: object, box: SandboxBackend
) -> None:
    from helix_desktop.ui.application.event_loop import HelixEventLoop  # noqa: PLC0415  # Qt only where it is needed

    tool = shell(tmp_path, box)

    async def story() -> tuple[str, ToolOutput]:
        done = await tool.run(json.dumps({"command": "echo hello"}))
        async with asyncio.TaskGroup() as group:
            command = json.dumps({"command": "echo begun; touch on; sleep 30"})
            task = group.create_task(tool.run(command))
            await until((tmp_path / "on").exists)
            task.cancel()
        return done.data.decode(), task.result()

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
        output_text, stopped = runner.run(story())
    assert output_text.startswith("hello\n[exit status 0")
    assert stopped.stopped
    assert stopped.data.startswith(b"begun\n[stopped by the user after ")


UNWRITABLE = re.compile("Read-only file system")


def test_a_command_that_was_wrongly_taken_for_one_that_reads_is_told_how_to_ask(
    tmp_path: Path,
) -> None:
    box = find_sandbox()
    if not box.sandboxed:
        pytest.skip("No sandbox on this system")
    (tmp_path / "notes").write_text("old")
    line = "awk 'BEGIN { exit system(\"echo new > notes\") }'"
    guessed = run(tmp_path, line, box)
    assert UNWRITABLE.search(text(guessed))
    assert "call again with changes: true, and the user is asked]" in text(guessed)
    assert (tmp_path / "notes").read_text() == "old"
    assert not run(tmp_path, line, box, changes=True).failed
    assert (tmp_path / "notes").read_text() == "new\n"


def test_an_agent_that_asks_for_no_sandbox_does_not_get_out_of_bubblewrap(tmp_path: Path) -> None:
    box = find_sandbox()
    if not box.sandboxed:
        pytest.skip("No sandbox on this system")
    (tmp_path / "outside").mkdir()
    (tmp_path / "project").mkdir()
    assert run(tmp_path / "project", f"ls {tmp_path}/outside", box, without_sandbox=True).failed


def test_in_plan_mode_every_command_finds_the_project_read_only(tmp_path: Path) -> None:
    box = find_sandbox()
    if not box.sandboxed:
        pytest.skip("No sandbox on this system")
    (tmp_path / "notes").write_text("old")
    is_planning = True
    tool = RunShell(Sandbox(box, tmp_path), ProjectRoot(tmp_path), planning=lambda: is_planning)
    assert UNWRITABLE.search(text(output_of(tool, command="echo new > notes")))
    is_planning = False
    assert not output_of(tool, command="echo new > notes").failed
    assert (tmp_path / "notes").read_text() == "new\n"


def test_the_output_of_a_command_that_could_use_the_network_is_untrusted(tmp_path: Path) -> None:
    assert run(tmp_path, "true", network=True).untrusted
    # without a box nothing keeps a program from the network
    assert run(tmp_path, "bash -c 'echo hi'").untrusted
    assert run(tmp_path, "echo hi").untrusted


def test_the_output_of_a_sandboxed_command_without_network_is_trusted(tmp_path: Path) -> None:
    box = find_sandbox()
    if not box.sandboxed:
        pytest.skip("No sandbox on this system")
    assert not run(tmp_path, "bash -c 'echo hi'", box).untrusted


def test_the_hooks_that_a_commit_left_out_are_named(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    hooks = tmp_path / ".git" / "hooks"
    hooks.mkdir(exist_ok=True)
    for name, mode in (("pre-commit", 0o755), ("commit-msg", 0o644), ("pre-rebase", 0o755)):
        (hooks / name).write_text("#!/bin/sh\nexit 1\n")
        (hooks / name).chmod(mode)
    commit = "git -c user.name=a -c user.email=a@b commit -q --allow-empty -m one"
    done = run(tmp_path, commit, SandboxBackend())
    assert not done.failed
    assert text(done).endswith("[hooks are off for your commands; git did not run: pre-commit]")
    assert "hooks are off" not in text(
        run(tmp_path, "git status; git commit-graph write", SandboxBackend())
    )
    assert "hooks are off" not in text(run(tmp_path, f"{commit}; false", SandboxBackend()))


LONG_LINES = {
    "git": "git " * 25_000,
    "settings": "git -c  " * 12_500,
    "contents": "git show " * 11_000 + "|",
    "commands": "git show;" * 11_000 + "|",
    "texts": "cat > a <<'E'\n" * 7_000,
}


@pytest.mark.parametrize("line", LONG_LINES.values(), ids=LONG_LINES)
def test_no_command_of_the_largest_size_takes_long_to_look_through(
    line: str, tmp_path: Path
) -> None:
    """Each look that took the square of the length stopped the whole application for minutes."""
    assert skipped_hooks(line, str(tmp_path)) == []
    make_secret_finder(line, SecretSurvey())
    assert names_writing_git(line) == ("git show" not in line and "git" in line)
    assert GIT_CHANGES_TREE.search(line) is None


@pytest.mark.parametrize(
    "content", ["\n" * 250_000, "path = a" + " " * 250_000 + "b\n", "]" * 250_000], ids=ascii
)
def test_no_settings_of_a_repository_take_long_to_look_through(
    content: str, tmp_path: Path
) -> None:
    write_file(tmp_path / ".git/config", content.replace("path", "hooksPath"))
    (tmp_path / ".git/config.worktree").write_text(content)
    assert skipped_hooks("git commit", str(tmp_path)) == []
    assert configured_places(str(tmp_path / ".git"), str(tmp_path)) == ()


def test_hooks_of_a_worktree_and_of_a_folder_that_settings_name_are_found(tmp_path: Path) -> None:
    project, tree = tmp_path / "project", tmp_path / "tree"
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(project)]
    subprocess.run(["git", "init", "-q", project], check=True)
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "one"], check=True)
    subprocess.run([*git, "worktree", "add", "-q", str(tree)], check=True, capture_output=True)
    (project / ".git" / "hooks").mkdir(exist_ok=True)
    (tree / ".husky").mkdir()
    for hook in (project / ".git" / "hooks" / "post-merge", tree / ".husky" / "pre-commit"):
        hook.touch(0o755)
    both = "git merge topic && git commit -m done"
    assert skipped_hooks(both, str(tree)) == skipped_hooks(both, str(project)) == ["post-merge"]
    subprocess.run([*git, "config", "core.hooksPath", ".husky"], check=True)
    assert skipped_hooks(both, str(tree)) == ["pre-commit"]
    assert skipped_hooks(both, str(tmp_path)) == []
    for name, event in (("lint", "pre-commit"), ("lint", "pre-push"), ("off", "post-merge")):
        subprocess.run([*git, "config", "--add", f"hook.{name}.event", event], check=True)
    subprocess.run([*git, "config", "hook.off.enabled", "false"], check=True)
    subprocess.run([*git, "config", "hook.lint.command", "./lint.sh.event\npre-commit"], check=True)
    assert skipped_hooks(both, str(tree)) == ["pre-commit", "lint (pre-commit)"]
