"""How long until something is seen: the installed program beside the one from source."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.system.prove.installers.built_packages import NAME, ROOT
from tests.system.prove.installers.room import HOME, Room
from tests.system.prove.installers.screen import Screen
from tests.system.prove.installers.table import Step, demand

ROUNDS = 9
BATCHES = 3
MOST_RATIO = 1.15
CALM = 30.0
"""Seconds until the program has ended, and until its window has gone."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Both starts, each as a command and what surrounds it."""

    screen: Screen
    ours: list[str]
    theirs: list[str]

    def painted(self) -> tuple[float, float]:
        environ = {**os.environ, **self.screen.env, "PYTHONPATH": str(ROOT)}
        environ.pop("QT_QPA_PLATFORM", None)
        first = painted(self.screen, self.ours, environ)
        return first, painted(self.screen, self.theirs, environ)


def prove(room: Room, screen: Screen, data: Path, step: Step, *, rounds: int = ROUNDS) -> None:
    """In turns, so that a busy machine is busy for both; each from a warm disk."""
    ours = room.command([NAME, "--data-dir", f"{HOME}/timed"], user=True, env=screen.env)
    theirs = [sys.executable, "-P", "-m", "helix_desktop", "--data-dir", str(data)]
    pair = Pair(screen, ours, theirs)
    pair.painted()  # the disk is warm, the folders are made
    times = [pair.painted() for _ in range(rounds)]
    for _ in range(BATCHES - 1):
        if _ratio(times) > MOST_RATIO:  # a machine that is busy with others: look again
            times += [pair.painted() for _ in range(rounds)]
    for name, at in (("installed", 0), ("from source", 1)):
        results = [item[at] for item in times]
        step.note(f"{name} {median(results):.3f} s ({min(results):.3f} to {max(results):.3f})")
    ratio = _ratio(times)
    step.note(f"ratio {ratio:.2f} of {MOST_RATIO}, {len(times)} rounds")
    demand(ratio <= MOST_RATIO, f"it takes {ratio:.2f} times as long")


def _ratio(times: list[tuple[float, float]]) -> float:
    return median(item[0] for item in times) / median(item[1] for item in times)


def painted(screen: Screen, command: list[str], environ: dict[str, str]) -> float:
    """Seconds until it is seen; Failed if its window does not go with it."""
    before = screen.glance()
    began = time.monotonic()
    with subprocess.Popen(
        command,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            took = screen.wait(before) - began
            time.sleep(1.0)
            _last(process.pid, signal.SIGTERM)
            process.wait(CALM)
        finally:
            _last(process.pid, signal.SIGKILL)
    until = time.monotonic() + CALM
    while screen.windows() and time.monotonic() < until:
        time.sleep(0.02)
    demand(not screen.windows(), "the window stays on the screen")
    return took


def _last(pid: int, number: signal.Signals) -> None:
    """The program itself: in a room, the child of the command that entered it."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        entered = b"nsenter" in Path(f"/proc/{pid}/cmdline").read_bytes()
        os.kill(int(children[0]) if entered and children else pid, number)
    except (FileNotFoundError, ProcessLookupError):
        return
