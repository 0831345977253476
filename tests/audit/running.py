"""Runs commands where writing would be possible, and looks what has changed.

Each twice: in a cell whose project folder, home folder and folder for temporary files are writable,
and in the application's own sandbox. All three are compared in full after every command: names,
kinds, modes, sizes, contents, and the times of files.
"""

import hashlib
import os
import shlex
import shutil
import stat
import subprocess
from collections.abc import Iterable
from pathlib import Path

from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import prepare_command
from helix_desktop.tools.permissions.git_commands import git_environment
from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.process import CommandEnd
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox

SECONDS = 10.0
Snapshot = dict[str, tuple[object, ...]]

_BWRAP = shlex.split(
    "bwrap --die-with-parent --new-session --unshare-user --unshare-pid --unshare-net --unshare-ipc"
    " --unshare-uts --cap-drop ALL --ro-bind / / --dev /dev --proc /proc --tmpfs /run"
)


def why_not() -> str:
    """Why nothing can be run here; "" if it can."""
    if shutil.which("bwrap") is None:
        return "none run: bubblewrap is not there"
    done = subprocess.run([*_BWRAP, "true"], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else f"none run: bubblewrap fails: {done.stderr.strip()}"


class Cell:
    """Where commands run: `folder` is the workspace, beside it are the home and temporary ones."""

    def __init__(self, folder: Path, beside: Path) -> None:
        self._folder = folder
        self._site = CommandPaths(folder)
        self._sandbox = Sandbox(find_sandbox(), folder)
        self._places = [folder, beside / "home", beside / "tmp"]
        for place in self._places:
            place.mkdir(exist_ok=True)

    def run_all(self, commands: Iterable[str]) -> list[str]:
        """What changed something or did not end, in words."""
        self._run("true")  # makes the places it binds
        before = self._snapshot()
        complaints: list[str] = []
        for command in commands:
            if "\0" in command:
                complaints.append(f"{command!r} cannot even be given to a shell")
                continue
            for trouble in (self._run(command), self._run_boxed(command)):
                complaints += [f"{command!r}: {trouble}"] if trouble else []
            if (after := self._snapshot()) != before:
                changed = sorted(set(before.items()) ^ set(after.items()))
                complaints.append(f"{command!r} changed {[name for name, _ in changed][:4]}")
                before = after
        return complaints

    def _run(self, command: str) -> str:
        folder, home, temporary = map(str, self._places)
        binds = ["--bind", temporary, "/tmp", "--bind", home, home, "--bind", folder, folder]
        settings = {"PATH": "/usr/bin:/bin", "HOME": home, "LC_ALL": "C.UTF-8", **git_environment()}
        variables = [word for pair in settings.items() for word in ("--setenv", *pair)]
        shell = ["bash", "--noprofile", "--norc", "-c", prepare_command(command, self._site)]
        whole = [*_BWRAP, *binds, "--chdir", folder, "--clearenv", *variables, "--", *shell]
        try:
            subprocess.run(
                whole,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "" if "sleep" in command else "did not end"
        return ""

    def _run_boxed(self, command: str) -> str:
        """As the shell tool does; never where nothing would hold it."""
        if not self._sandbox.box.boxed:
            return ""
        ran = self._sandbox.run_here(SandboxCommand(command, self._sandbox.folder), seconds=SECONDS)
        late = ran.ended.end is not CommandEnd.BY_ITSELF and "sleep" not in command
        return f"did not end: {ran.ended.end.value}" if late else ""

    def _snapshot(self) -> Snapshot:
        found: Snapshot = {}
        for place in self._places:
            for above, folders, files in os.walk(place):
                for name in ("", *folders, *files):
                    path = os.path.join(above, name)
                    found[path] = _state(path)
        return found


def _state(path: str) -> tuple[object, ...]:
    state = os.lstat(path)
    content = ""
    if stat.S_ISREG(state.st_mode):
        content = hashlib.sha256(Path(path).read_bytes()).hexdigest()
    elif stat.S_ISLNK(state.st_mode):
        content = os.readlink(path)
    if stat.S_ISDIR(state.st_mode):
        # what is in it is compared anyway; the sandbox makes folders meanwhile that keep names free
        return (state.st_mode,)
    return state.st_mode, state.st_size, state.st_mtime_ns, state.st_nlink, content
