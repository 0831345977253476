"""What a sandbox costs a command: the same one in the box, and started plainly."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
from tests.benchmarks import git_lines, secret_search, writing_commands
from tests.benchmarks.report import Row, aimed
from tests.benchmarks.timing import Contender, interleaved

_FILES = 5_000
_A_FOLDER = 50
_COMMANDS = {"true": "true", "git status": "git status --short"}
"""The least there is, and one that a session runs often."""
_BARE = "bubblewrap alone"
_IDS = {"true": "C1", "git status": "C2"}


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    files, rounds = (60, 3) if quick else (_FILES, 60)
    project = folder / "project"
    try:
        _create_project(project, files)
        box = find_sandbox(SandboxKind.BUBBLEWRAP)
        if not box.sandboxed:
            raise RuntimeError("no sandbox runs here")
        result: dict[str, Row] = {}
        for name, text in _COMMANDS.items():
            result |= _measured(project, box, name=name, text=text, rounds=rounds)
        result |= git_lines.rows(folder / "git", box, quick=quick)
        result |= writing_commands.rows(folder / "writing", box, quick=quick)
        result |= secret_search.rows(folder, quick=quick)
        return {name: aimed(name, row) for name, row in sorted(result.items())}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _measured(
    project: Path, box: SandboxBackend, *, name: str, text: str, rounds: int
) -> dict[str, Row]:
    contenders: dict[str, Contender] = {"plain": lambda: lambda: _plain(project, text)}
    if text == "true":
        contenders[_BARE] = lambda: lambda: _bare(box)
    for backend in (box, SandboxBackend()):
        contenders[backend.kind.value] = _boxed(Sandbox(backend, project), text)
    timed = interleaved(contenders, rounds, warm=2)
    base, spent = median(timed["plain"]), timed[box.kind.value]
    detail = (
        f"`{text}` in {_FILES:,} files: {base * 1e3:.1f} ms by bash alone, "
        f"{median(spent) * 1e3:.1f} ms with {box.kind.value} (p95 "
        f"{sorted(spent)[int(len(spent) * 0.95)] * 1e3:.1f}), "
        f"{median(timed[SandboxKind.NONE.value]) * 1e3:.1f} ms watched over without a box; all "
        "that is looked for before and after is in it"
    )
    result = {_IDS[name]: Row(median(spent) / base, "x", rounds, detail)}
    if _BARE in timed:
        ours, bare = median(timed[SandboxKind.BUBBLEWRAP.value]), median(timed[_BARE])
        detail = f"`{text}`: {bare * 1e3:.1f} ms by bubblewrap alone, {ours * 1e3:.1f} ms by ours"
        result["C5"] = Row(ours / bare, "x", rounds, detail)
    return result


def _bare(box: SandboxBackend) -> None:
    """The least that a sandbox of bubblewrap can be: nothing is looked for, nothing is hidden."""
    words = [box.program, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    words += ["--unshare-all", "--die-with-parent", "--new-session", "--", "true"]
    subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, check=True)


def _boxed(sandbox: Sandbox, text: str) -> Contender:
    command = SandboxCommand(text, sandbox.folder)

    def ready() -> Callable[[], object]:
        return lambda: sandbox.run_blocking(command, seconds=60)

    return ready


def _plain(project: Path, text: str) -> None:
    words = ["/bin/bash", "--noprofile", "--norc", "-c", text]
    subprocess.run(words, cwd=project, stdin=subprocess.DEVNULL, capture_output=True, check=True)


def _create_project(project: Path, files: int) -> None:
    """A project of some size, with a repository and a few places that are treated apart."""
    for number in range(files):
        place = project / f"part{number // (_A_FOLDER * 10)}" / f"folder{number // _A_FOLDER}"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"file{number}.py").write_text(f"print({number})\n" * 20)
    (project / ".env").write_text("KEY=\n")
    (project / "AGENTS.md").write_text("Be kind.\n")
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    named = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run([*named, *words], cwd=project, env=environment, check=True)
