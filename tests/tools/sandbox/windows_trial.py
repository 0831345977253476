"""Trials of commands on Windows: a program for Windows' own Python, there or under Wine.

It needs the application's package in its path, and writes one line of JSON for each trial: its name
and what was wrong, "" for nothing. `test_windows_trial.py` runs it, and `prove installers` with the
Python of the installed program.
"""

import asyncio
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallRuling, PermissionRule, PermissionState
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.command_shell import CommandShell, ShellKind, find_windows_shells
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import CommandRunner, ProcessLaunch, ProcessResult
from helix_desktop.tools.programs.windows_launch import join_words
from helix_desktop.tools.programs.windows_process import windows_command
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.tool import call_scope

SECONDS = 20.0
_BEATS = """
import sys, time
while True:
    with open(sys.argv[1], "ab") as file:
        file.write(b".")
    time.sleep(0.05)
"""
_CHILD = """
import subprocess, sys, time
flags = int(sys.argv[3], 0)
nothing = subprocess.DEVNULL
subprocess.Popen([sys.executable, sys.argv[1], sys.argv[2]], creationflags=flags,
                 stdin=nothing, stdout=nothing, stderr=nothing)
while not __import__("os").path.exists(sys.argv[2]):
    time.sleep(0.02)
print("begun", flush=True)
time.sleep(float(sys.argv[4]))
"""
_OWNER = """
import sys
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.process import ProcessLaunch
from helix_desktop.tools.programs.windows_process import JobProcesses
tree = JobProcesses(ProcessLaunch(sys.argv[1:], dict(__import__("os").environ)), CommandLimits())
sys.stdout.buffer.write(tree.read())
sys.stdout.flush()
__import__("time").sleep(60)
"""
_DETACHED, _GROUP, _BREAKAWAY = 0x8, 0x200, 0x1000000
WORDS = (
    *(
        "",
        " ",
        "a b",
        'say "this"',
        "'",
        "\\",
        "\\\\server\\share\\",
        "C:\\a b\\",
        '\\"',
        "*",
        "%PATH%",
    ),
    *("a\tb", "^&|<>", "ä€𝄞", "--x=y z", "$(id)", "`", "{a,b}", "~", "@file"),
)


class Wrong(Exception):
    """A trial found something wrong."""


def demand(holds: object, problem: str) -> None:
    if not holds:
        raise Wrong(problem)


class Ground:
    """A folder with the programs of the trials."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.beats, self.child = folder / "beats.py", folder / "child program.py"
        self.owner = folder / "owner.py"
        for path, text in ((self.beats, _BEATS), (self.child, _CHILD), (self.owner, _OWNER)):
            path.write_text(text, "utf-8")

    def with_child(self, mark: Path, flags: int = 0, seconds: float = 60.0) -> tuple[str, ...]:
        """Words of a program that starts one that writes into a file again and again."""
        return (
            *(sys.executable, str(self.child), str(self.beats), str(mark)),
            *(hex(flags), str(seconds)),
        )


def run(
    words: tuple[str, ...], *, seconds: float = SECONDS, most: int = 10**9, stop: Path | None = None
) -> tuple[ProcessResult, CommandOutput, list[float]]:
    """Run words as a command; return its end, its output, and the times when some came."""
    output = CommandOutput()
    running = windows_command(output, CommandLimits(), seconds=seconds, max_bytes=most)
    if stop is not None:
        threading.Thread(target=_stop_after, args=(running, stop), daemon=True).start()
    output_times: list[float] = []
    launch = ProcessLaunch(words, dict(os.environ))
    ended = running.run(launch, lambda: output_times.append(time.monotonic()))
    return ended, output, output_times


def _stop_after(running: CommandRunner, mark: Path) -> None:
    """Stop a command once its child has begun."""
    while not _size(mark):
        time.sleep(0.02)
    running.stop()


def _python(code: str, *words: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code, *words)


def _size(mark: Path) -> int:
    return mark.stat().st_size if mark.exists() else 0


def demand_still(mark: Path) -> None:
    """Nobody writes any more into a file that was written."""
    at_first = _size(mark)
    demand(at_first, "the child never ran")
    time.sleep(0.6)
    demand(_size(mark) == at_first, "a process is left")


def output_and_status(_ground: Ground) -> None:
    code = (
        "import sys, time; sys.stdout.buffer.write('ä\\r\\n'.encode()); sys.stdout.flush();"
        "time.sleep(0.5); sys.stderr.write('later'); sys.exit(7)"
    )
    ended, output, output_times = run(_python(code))
    demand(ended.code == 7, f"status {ended.code}")
    output_start = output.part(0, 100)
    demand(output_start == "ä\nlater".encode(), f"it said {output_start!r}")
    demand(
        len(output_times) > 1 and output_times[-1] - output_times[0] > 0.3,
        "the output did not come as it was made",
    )


def words_arrive(_ground: Ground) -> None:
    code = "import json, sys; print(json.dumps(sys.argv[1:]))"
    _, output, _ = run(_python(code, *WORDS))
    result = json.loads(output.part(0, 10_000))
    wrong = [pair for pair in zip(WORDS, result, strict=True) if pair[0] != pair[1]]
    demand(not wrong, f"{wrong}")


def library_reads_words(_ground: Ground) -> None:
    """Windows itself takes the line apart into the same words."""

    count = ctypes.c_int()
    apart = ctypes.windll.shell32.CommandLineToArgvW  # type: ignore[attr-defined]
    apart.restype = ctypes.POINTER(ctypes.c_wchar_p)
    apart.argtypes = (ctypes.c_wchar_p, ctypes.POINTER(ctypes.c_int))
    result = apart(join_words(("program.exe", *WORDS)), ctypes.byref(count))
    words = tuple(result[at] for at in range(1, count.value))
    demand(words == WORDS, f"{words}")


def late_tree_ends(ground: Ground) -> None:
    mark = ground.folder / "late"
    ended, _, _ = run(ground.with_child(mark), seconds=8.0)
    demand(ended.end.name == "LATE", f"it ended: {ended.end}")
    demand_still(mark)


def stopped_tree_ends(ground: Ground) -> None:
    mark = ground.folder / "stopped"
    ended, _, _ = run(ground.with_child(mark, _DETACHED), stop=mark)
    demand(ended.end.name == "STOPPED", f"it ended: {ended}")
    demand_still(mark)


def rest_ends_with_command(ground: Ground) -> None:
    for name, flags in (("rest", 0), ("detached", _DETACHED), ("group", _GROUP)):
        mark = ground.folder / name
        ended, output, _ = run(ground.with_child(mark, flags, seconds=0.3))
        demand(ended.code == 0, f"status {ended.code}: {output.part(0, 2_000)!r}")
        demand_still(mark)


def nobody_breaks_away(ground: Ground) -> None:
    mark = ground.folder / "away"
    run(ground.with_child(mark, _BREAKAWAY, seconds=0.3), seconds=4.0)
    if mark.exists():
        demand_still(mark)


def tree_ends_with_helix(ground: Ground) -> None:
    """The owner is killed, without a chance to end anything."""
    mark = ground.folder / "orphan"
    words = [
        sys.executable,
        "-c",
        f"import sys; sys.path[:0] = {sys.path!r}; sys.argv.pop(0);"
        "exec(open(sys.argv[0], encoding='utf-8').read())",
    ]
    owner = subprocess.Popen(
        [*words, str(ground.owner), *ground.with_child(mark)], stdout=subprocess.PIPE
    )
    assert owner.stdout is not None
    demand(owner.stdout.read(5) == b"begun", "the command did not begin")
    owner.kill()
    owner.wait()
    until = time.monotonic() + 5
    while time.monotonic() < until:
        before = _size(mark)
        time.sleep(0.5)
        if _size(mark) == before:
            break
    demand_still(mark)


def too_much_output_ends_it(_ground: Ground) -> None:
    code = "import sys\nwhile True: sys.stdout.write('x' * 100000)"
    ended, output, _ = run(_python(code), most=3_000_000)
    demand(ended.end.name == "LOUD", f"it ended: {ended.end}")
    demand(3_000_000 < output.size < 9_000_000, f"{output.size} bytes")
    stored_bytes = sum(map(len, output.pieces()))
    demand(stored_bytes == output.size, f"{stored_bytes} of {output.size} bytes can be read")
    demand(output.part(2_000_000, 2_000_003) == b"xxx", "a part is wrong")


def large_output_is_whole(_ground: Ground) -> None:
    code = "import sys\nsys.stdout.write(''.join(f'{n:09d}\\n' for n in range(400000)))"
    ended, output, _ = run(_python(code))
    demand(ended.code == 0, f"it ended: {ended}")
    content = b"".join(output.pieces())
    demand(
        content == b"".join(b"%09d\n" % n for n in range(400_000)), f"{len(content)} bytes differ"
    )


def no_console_of_ours(_ground: Ground) -> None:
    """The command has no window, and a console that is not Helix's."""
    code = "import ctypes; print(ctypes.windll.kernel32.GetConsoleWindow())"
    _, output, _ = run(_python(code))
    demand(output.part(0, 100).strip() == b"0", f"it has a window: {output.part(0, 100)!r}")


def missing_program_is_an_error(ground: Ground) -> None:
    try:
        run((str(ground.folder / "missing.exe"),))
    except OSError:
        return
    raise Wrong("nothing was raised")


def shell_gets_the_text(ground: Ground) -> None:
    """Through the tool itself: a stand-in for bash says which words and which text it got."""
    if len(sys.argv) < 2:
        return

    git, project = ground.folder / "A Git", ground.folder / "project"
    (git / "usr" / "bin").mkdir(parents=True)
    project.mkdir()
    (project / ".env").write_text("TOKEN=abcdefghijklmnop1234\n", "utf-8")
    shutil.copyfile(sys.argv[1], git / "usr" / "bin" / "bash.exe")
    result = find_windows_shells({}, os.path.isfile, chosen=str(git / "cmd" / "git.exe"))
    shell = next(iter(result.values()))
    sandbox = Sandbox(SandboxBackend(SandboxKind.NONE, shell=shell), project, spool=ground.folder)
    tool = RunShell(sandbox, ProjectRoot(project))
    text = 'echo \'ä\' "$HOME" \\\\server\\x \\" %PATH%'
    with call_scope(ToolCall("1", "shell", "{}")):
        output = asyncio.run(tool.run(json.dumps({"command": text})))
    output_text = output.data.decode()
    demand(f"text: {text}\n" in output_text, output_text)
    demand("words: 5 --noprofile --norc -c bash\n" in output_text, output_text)
    demand("exit status 3" in output_text, output_text)
    demand(f"folder: {os.path.realpath(project)}" in output_text, output_text)


class _NoRules:
    """A rulebook without rules."""

    asks_everything = False

    def rules(self) -> tuple[PermissionRule, ...]:
        return ()

    def keep(self, rules: Sequence[PermissionRule]) -> None:
        """Do nothing: nobody answers."""


def git_bash_commands_are_judged(ground: Ground) -> None:
    """The judge knows the paths of Windows well enough to ask about every command."""
    project = ground.folder / "judged"
    project.mkdir()
    (project / "a.txt").write_text("a", "utf-8")
    standing = PermissionState(trusted=True, sandboxed=False)
    policy = CallPolicy(
        CommandPaths(project),
        _NoRules(),
        state_of=lambda _: standing,
        specs=lambda _: (),
        shell=CommandShell(ShellKind.GIT_BASH, "bash.exe"),
    )
    drive, server = os.path.realpath(project), r"\\server\share"
    for command in (
        *("ls", "cat a.txt", "git status", "cat C:/a", "cat /c/a", f"cat '{drive}\\a.txt'"),
        *(f"cat '{server}'", "cat //server/share/a", "cd C: && ls", "rm -rf /", "type a.txt"),
    ):
        call = ToolCall("1", "shell", json.dumps({"command": command}))
        result = policy.judge(SessionId("0" * 16), call)
        demand(result.ruling is not CallRuling.ALLOW, f"{command} is allowed")
        demand(result.shown == command, f"{command} is shown as {result.shown}")


TRIALS: tuple[Callable[[Ground], None], ...] = (
    output_and_status,
    words_arrive,
    library_reads_words,
    late_tree_ends,
    stopped_tree_ends,
    rest_ends_with_command,
    nobody_breaks_away,
    tree_ends_with_helix,
    too_much_output_ends_it,
    large_output_is_whole,
    no_console_of_ours,
    missing_program_is_an_error,
    shell_gets_the_text,
    git_bash_commands_are_judged,
)


@contextmanager
def ground() -> Iterator[Ground]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        yield Ground(Path(os.path.realpath(place)))


def main() -> None:
    with ground() as here:
        for trial in TRIALS:
            try:
                trial(here)
                wrong = ""
            except Exception as error:  # noqa: BLE001  the report is for another process
                wrong = f"{type(error).__name__}: {error}"
            sys.stdout.write(json.dumps({"trial": trial.__name__, "wrong": wrong}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
