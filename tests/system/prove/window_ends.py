"""Closing and killing the window at random moments: nothing aborts, waits, or is lost."""

import asyncio
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import IO

from helix_desktop.app.environment import find_paths, resources_folder
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Recorded
from helix_desktop.store.async_store import open_async_store
from tests.fakes.clock import FakeClock
from tests.system.prove.outcome import Outcome, scratch, waited
from tests.system.prove.trace import ROOT

MOST_SECONDS = 2.0
"""From the wish to close to the end of the process, without waiting for a core."""
PATIENCE = 60.0
LONGEST, NEVER = 3.0, 3_600.0
"""Seconds within which the window closes by itself."""


def _started(
    place: Path, seed: int, output: IO[str], *, longest: float
) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.system.prove.window_life",
            str(place / "data"),
            str(place / "ledger"),
            str(seed),
            str(longest),
        ],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=output,
        stderr=subprocess.STDOUT,
    )


def _saved(output_lines: Iterable[str]) -> set[tuple[str, int]]:
    """What the window was told is on disk."""
    parts = [line.split() for line in output_lines if line.startswith("S ")]
    return {(part[1], int(part[2])) for part in parts if len(part) == 3}


async def _missing(place: Path, saved: set[tuple[str, int]]) -> list[str]:
    paths, clock = find_paths(place / "data"), FakeClock()
    known = WorkspaceList(paths.workspaces, clock)
    present: set[tuple[str, int]] = set()
    for workspace in known.all():
        store = await open_async_store(known.home(workspace), clock=clock)
        try:
            for session in {session for session, _ in saved}:
                result = await store.events(SessionId(session))
                present |= {(session, item.seq) for item in result if isinstance(item, Recorded)}
        finally:
            await store.close()
    lost = sorted(saved - present)
    return [f"{session} {seq} was shown as saved and is gone" for session, seq in lost]


def _moment(output_lines: Iterable[str], mark: str) -> tuple[float, float] | None:
    """When something happened, and how long the window had waited for a core until then."""
    lines = (line.split() for line in output_lines if line.startswith(f"{mark} "))
    return next(((float(item[1]), float(item[2])) for item in lines if len(item) == 3), None)


def _ended(child: "subprocess.Popen[bytes]") -> tuple[float, float]:
    """When it ended, and how long it had waited for a core in all its life."""
    until = time.monotonic() + PATIENCE
    if hasattr(os, "waitid"):
        while time.monotonic() < until:
            if os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG):
                break
            time.sleep(0.005)
    ended, without = time.monotonic(), waited(child.pid)
    child.wait(max(0.1, until - ended))
    return ended, without


def _wait(output_file: Path, seed: int) -> None:
    """Until some moment of its work; every fifth may still be opening."""
    dice, until = random.Random(seed), time.monotonic() + PATIENCE
    if seed % 5 == 4:
        time.sleep(dice.uniform(0.1, 1.5))
        return
    while (
        "O" not in output_file.read_text(encoding="utf-8").splitlines() and time.monotonic() < until
    ):
        time.sleep(0.02)
    time.sleep(dice.uniform(0, 2.0))


def _end(seed: int, *, kill: bool) -> tuple[float, int, list[str]]:
    """Seconds from the wish to the end, what was saved, what is wrong."""
    with scratch() as place:
        shutil.copytree(resources_folder() / "demo", place / "ledger")
        with (place / "said").open("w", encoding="utf-8") as output:
            child = _started(place, seed, output, longest=NEVER if kill else LONGEST)
            if kill:
                _wait(place / "said", seed)
                child.kill()
            ended, without = _ended(child)
        output_lines = (place / "said").read_text(encoding="utf-8", errors="replace").splitlines()
        began, before = _moment(output_lines, "C") or (ended, without)
        saved = _saved(output_lines)
        wrong = asyncio.run(_missing(place, saved)) if saved else []
        if not kill and child.returncode != 0:
            wrong.append(f"ended with {child.returncode}: {output_lines[-3:]}")
        took = ended - began - max(0.0, without - before)
        if not kill and took > MOST_SECONDS:
            wrong.append(f"closing took {took:.1f} s")
        return took, len(saved), [f"seed {seed}: {item}" for item in wrong]


def shutdowns(*, count: int) -> Outcome:
    outcome, slowest = Outcome("shutdowns"), 0.0
    for seed in range(count):
        seconds, saved, wrong = _end(seed, kill=False)
        slowest = max(slowest, seconds)
        outcome.figures["closed"] += 1
        outcome.figures["events saved"] += saved
        outcome.problems += wrong
    outcome.figures["ms at most"] = round(slowest * 1000)
    return outcome


def kills(*, count: int) -> Outcome:
    outcome = Outcome("window killed")
    for seed in range(count):
        _, saved, wrong = _end(seed, kill=True)
        outcome.figures["killed"] += 1
        outcome.figures["events saved"] += saved
        outcome.problems += wrong
    outcome.figures["lost"] = len(outcome.problems)
    return outcome
