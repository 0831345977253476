"""What a command that writes takes in projects of different sizes, all looks at the files included.

As the tool runs it: with the copies for its undo, the user's toolchains, and hosts that it may
reach. The command itself writes one small file.
"""

import os
import resource
import time
from pathlib import Path
from statistics import median

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import CommandEnvironment
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.session_temporary import SessionTemporaries
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.benchmarks.report import Row

_SIZES = {"C10": 100, "C11": 20_000, "C12": 100_000}
_A_FOLDER = 50
_WARM = 2


def rows(folder: Path, box: SandboxBackend, *, quick: bool) -> dict[str, Row]:
    rounds = 3 if quick else 20
    return {
        name: _measured(folder / name, box, min(files, 60) if quick else files, rounds)
        for name, files in _SIZES.items()
    }


def _measured(folder: Path, box: SandboxBackend, files: int, rounds: int) -> Row:
    project, own = folder / "project", folder / "own"
    own.mkdir(parents=True)
    for number in range(files):
        place = project / f"part{number // (_A_FOLDER * 10)}" / f"folder{number // _A_FOLDER}"
        if not number % _A_FOLDER:
            place.mkdir(parents=True)
        (place / f"file{number}.py").write_text(f"print({number})\n" * 20)
    sandbox = Sandbox(box, project, app_folders=(own,), spool=own)
    environment = CommandEnvironment(LoginShell(dict(os.environ)), project, own / "home")
    snapshots = FileSnapshots(ProjectRoot(project), own / "snapshots")
    temporary = SessionTemporaries(own).of(SessionId("01"))
    reach = SandboxReach(hosts=("packages.example.com",))

    def run() -> None:
        before = snapshots.before()
        resources = environment.resources(reach, SandboxPreset.DEVELOPER)
        line = SandboxCommand(
            "echo x >> written", sandbox.folder, resources=resources, temporary=temporary
        )
        sandbox.run_blocking(line, seconds=60)
        changes = snapshots.after(before)
        if sum(len(group) for group in changes.groups) != 1 and not changes.partial:
            raise RuntimeError("the command did not write its file")

    spent: list[float] = []
    work: list[float] = []
    for _ in range(rounds + _WARM):
        began, used = time.perf_counter(), _processor_seconds()
        run()
        spent.append(time.perf_counter() - began)
        work.append(_processor_seconds() - used)
    detail = (
        f"`echo x >> written` in {files:,} files: p95 "
        f"{sorted(spent[_WARM:])[int(rounds * 0.95)] * 1e3:.0f} ms; "
        f"{median(work[_WARM:]) * 1e3:.0f} ms of the processor, which other programs don't change"
    )
    return Row(median(spent[_WARM:]) * 1e3, "ms", rounds, detail)


def _processor_seconds() -> float:
    """Return the seconds that this process and its ended children have worked."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in used)
