"""`bench ui`: from the start of the process to a window that takes letters; what it holds idle."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from helix_desktop.app.environment import resources_folder
from tests.benchmarks.corpus import ROOT
from tests.benchmarks.report import Row

ROUNDS = 9
WORKSPACES = 3


def rows(*, quick: bool) -> dict[str, Row]:
    rounds = 1 if quick else ROUNDS
    bare, painted, typing = [], [], []
    with tempfile.TemporaryDirectory(prefix="helix-bench-") as scratch:
        place = Path(scratch)
        folders = [
            Path(shutil.copytree(resources_folder() / "demo", place / f"ledger{at}"))
            for at in range(WORKSPACES)
        ]
        data = place / "data"
        start = partial(started, place / "compiled")
        start("app", str(data), str(folders[0]))  # the workspace is made, files are warm
        for _ in range(rounds):
            bare.append(start("bare")["painted"])
            told = start("app", str(data), str(folders[0]))
            painted.append(told["painted"])
            typing.append(told["typing"])
        idle = start("idle", str(data), *map(str, folders))["memory"]
    platform = os.environ.get("QT_QPA_PLATFORM", "screen")
    ratio = median(ours / theirs for ours, theirs in zip(painted, bare, strict=True))
    return {
        "U1": Row(median(painted) / 1000, "s", rounds, f"{platform}, warm files"),
        "U2": Row(median(typing) / 1000, "s", rounds, "its workspace is open, letters are taken"),
        "U3": Row(ratio, "x", rounds, f"a bare window {median(bare):.0f} ms"),
        "U4": Row(idle, "MB", 1, f"{WORKSPACES} workspaces were opened, then 3 s of rest"),
    }


def started(compiled: Path, *arguments: str) -> dict[str, float]:
    """Modules are compiled once, as they are in what is installed, wherever the sources lie."""
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.ui_started", *arguments],
        cwd=ROOT,
        env={**kept, "PYTHONPYCACHEPREFIX": str(compiled), "HELIX_BEGAN": repr(time.monotonic())},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    pairs = (line.split() for line in ran.stdout.splitlines())
    return {name: float(value) for name, value in pairs}
