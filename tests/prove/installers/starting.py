"""How long until something is seen: the installed program beside the one from source."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from tests.prove.installers.room import HOME, Room
from tests.prove.installers.screen import Screen
from tests.prove.installers.table import Step, demand
from tests.prove.installers.wares import NAME, ROOT

ROUNDS = 9
MOST_RATIO = 1.15
CALM = 10.0
"""Seconds until the screen is empty again."""


def prove(room: Room, screen: Screen, data: Path, step: Step, *, rounds: int = ROUNDS) -> None:
    """In turns, so that a busy machine is busy for both; each from a warm disk."""
    installed, source = [], []
    for turn in range(rounds + 1):
        ours = room.command([NAME, "--data-dir", f"{HOME}/timed"], person=True, env=screen.env)
        theirs = [sys.executable, "-P", "-m", "helix_desktop", "--data-dir", str(data)]
        environ = {**os.environ, **screen.env, "PYTHONPATH": str(ROOT)}
        environ.pop("QT_QPA_PLATFORM", None)
        pair = (_painted(screen, ours, dict(os.environ)), _painted(screen, theirs, environ))
        if turn:  # the first warms the disk
            installed.append(pair[0])
            source.append(pair[1])
    ratio = median(installed) / median(source)
    step.note(f"installed {median(installed):.3f} s ({min(installed):.3f} to {max(installed):.3f})")
    step.note(f"from source {median(source):.3f} s ({min(source):.3f} to {max(source):.3f})")
    step.note(f"ratio {ratio:.2f} of {MOST_RATIO}, {rounds} rounds")
    demand(ratio <= MOST_RATIO, f"it takes {ratio:.2f} times as long")


def _painted(screen: Screen, command: list[str], environ: dict[str, str]) -> float:
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
    while screen.glance() != before and time.monotonic() < until:
        time.sleep(0.02)
    demand(screen.glance() == before, "the window stays on the screen")
    return took


def _last(pid: int, number: signal.Signals) -> None:
    """The program itself: in a room, the child of the command that entered it."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        entered = b"nsenter" in Path(f"/proc/{pid}/cmdline").read_bytes()
        os.kill(int(children[0]) if entered and children else pid, number)
    except (FileNotFoundError, ProcessLookupError):
        return
