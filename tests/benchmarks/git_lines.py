"""What a command line with git costs in a repository with many loose objects."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.benchmarks.report import Row
from tests.benchmarks.timing import Contender, interleaved

_OBJECTS = 4_000
_READING = "git log --oneline"
_WRITING = "echo more >> file && git commit -qam more"
_WHO = {
    f"GIT_{who}_{what}": text
    for who in ("AUTHOR", "COMMITTER")
    for what, text in (("NAME", "A"), ("EMAIL", "a@example.com"))
}


def rows(folder: Path, box: SandboxBackend, *, quick: bool) -> dict[str, Row]:
    """Return how much more a line that writes takes than in a bare bubblewrap."""
    count, rounds = (40, 3) if quick else (_OBJECTS, 30)
    ours, bare = folder / "ours", folder / "bare"
    _create_repository(ours, count)
    shutil.copytree(ours, bare, symlinks=True)
    sandbox = Sandbox(box, ours, app_folders=(folder / "own",), spool=folder / "own")
    timed = interleaved(
        {
            "bare": lambda: lambda: _bare(box, bare, _WRITING),
            "ours": _sandbox_contender(sandbox, _WRITING),
            "bare, reading": lambda: lambda: _bare(box, bare, _READING),
            "ours, reading": _sandbox_contender(sandbox, _READING),
        },
        rounds,
        warm=2,
    )
    spent = {name: median(times) * 1e3 for name, times in timed.items()}
    detail = (
        f"`{_WRITING}` with {count:,} loose objects: {spent['bare']:.1f} ms by bubblewrap alone, "
        f"{spent['ours']:.1f} ms by ours; `{_READING}`: {spent['bare, reading']:.1f} and "
        f"{spent['ours, reading']:.1f} ms"
    )
    return {"C9": Row(spent["ours"] - spent["bare"], "ms", rounds, detail)}


def _sandbox_contender(sandbox: Sandbox, text: str) -> Contender:
    resources = GrantedResources(variables=tuple(_WHO.items()))
    command = SandboxCommand(text, sandbox.folder, resources=resources)

    def ready() -> Callable[[], object]:
        return lambda: sandbox.run_blocking(command, seconds=60)

    return ready


def _bare(box: SandboxBackend, folder: Path, text: str) -> None:
    words = [box.program, "--ro-bind", "/", "/", "--bind", str(folder), str(folder)]
    words += ["--dev", "/dev", "--proc", "/proc", "--unshare-all", "--die-with-parent"]
    words += [part for name, value in _WHO.items() for part in ("--setenv", name, value)]
    words += ["--chdir", str(folder), "--", "/bin/bash", "--noprofile", "--norc", "-c", text]
    subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, check=True)


def _create_repository(folder: Path, count: int) -> None:
    """A repository with so many loose objects, most of them contents."""
    folder.mkdir(parents=True)
    for number in range(count - 4):
        place = folder / f"part{number % 20}"
        place.mkdir(exist_ok=True)
        (place / f"file{number}").write_text(f"{number}\n")
    (folder / "file").write_text("first\n")
    named = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "gc.auto=0"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run([*named, *words], cwd=folder, check=True)
