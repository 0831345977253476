"""`bench ui`: from the start of the process to a window that takes letters; what it holds idle, and
after work.
"""

import asyncio
import json
import os
import shutil
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from helix_desktop.app.environment import resources_folder
from tests.benchmarks.long_session import DOCUMENT
from tests.benchmarks.report import Row
from tests.processes import python
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Served, called, put_on, says, typed

ROUNDS = 9
WORKSPACES = 3
TURNS, WINDOW = 240, 32_000
"""The turns of work, and the tokens of a window in which it is rewritten every few turns."""
_FILES = ("README.md", "CHANGELOG.md", "src/ledger.py", "src/orders.py", "tests/test_ledger.py")


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
            figures = start("app", str(data), str(folders[0]))
            painted.append(figures["painted"])
            typing.append(figures["typing"])
        idle = start("idle", str(data), *map(str, folders))["memory"]
        with Served(_answer) as model:
            for folder in folders:
                asyncio.run(put_on(place / "worked", folder, model.port, window=WINDOW))
            turns = 2 if quick else TURNS
            worked = start(str(turns), str(place / "worked"), *map(str, folders))["memory"]
    platform = os.environ.get("QT_QPA_PLATFORM", "screen")
    ratio = median(ours / theirs for ours, theirs in zip(painted, bare, strict=True))
    return {
        "U1": Row(median(painted) / 1000, "s", rounds, f"{platform}, warm files"),
        "U2": Row(median(typing) / 1000, "s", rounds, "its workspace is open, letters are taken"),
        "U3": Row(ratio, "x", rounds, f"a bare window {median(bare):.0f} ms"),
        "U4": Row(idle, "MB", 1, f"{WORKSPACES} workspaces were opened, then 3 s of rest"),
        "U4T": Row(
            worked, "MB", 1, f"{turns} turns with two calls each, model over HTTP, 15 s of rest"
        ),
    }


def _answer(body: bytes) -> Answer:
    """Reads a file, searches for a word, and reports; writes a handover when that is asked."""
    turn_line = next((item for item in reversed(typed(body)) if item.startswith("turn ")), "")
    if "Write a handover document" in typed(body)[-1]:
        return says(DOCUMENT)
    if not turn_line:
        return says("- [medium] src/ledger.py books every order {1}")
    number, rounds = int(turn_line.split()[1]), called(body)
    tools = (
        ("read_file", {"path": _FILES[number % len(_FILES)]}),
        ("search_files", {"pattern": f"or.er_?{number % 7}?"}),
    )
    if rounds < len(tools):
        name, arguments = tools[rounds]
        return says("I look.", calls=[Called(f"{name}-{number}", name, json.dumps(arguments))])
    return says(f"The ledger books every order in **one** place.\n\n- That was turn {number}.")


def started(compiled: Path, *arguments: str) -> dict[str, float]:
    """Modules are compiled once, as they are in what is installed, wherever the sources lie."""
    environ = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    ran = python(
        "-m",
        "tests.benchmarks.ui_started",
        *arguments,
        env={
            **environ,
            "PYTHONPYCACHEPREFIX": str(compiled),
            "HELIX_BEGAN": repr(time.monotonic()),
        },
        seconds=300,
        check=True,
    )
    pairs = (line.split() for line in ran.stdout.splitlines())
    return {name: float(value) for name, value in pairs}
