"""A second process at the same store: refused with the holder's number, and harmless."""

import os
import subprocess
import sys
from pathlib import Path

from helix_desktop.domain.errors import StoreLocked
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.processes import python
from tests.system.prove import script
from tests.system.prove.examine import examine
from tests.system.prove.kills import acknowledged
from tests.system.prove.outcome import Outcome, scratch
from tests.system.prove.trace import ROOT, command

_PATIENCE = 30.0
_HELD = 14
"""Actions before the session is closed and opened for the first time."""


def knock(folder: Path) -> int:
    """As a second process: 0 if it opened, else the pid it was told (1 if none)."""
    try:
        WorkspaceStore.open_or_create(folder, FakeClock()).close()
    except StoreLocked as error:
        return error.pid or 1
    return 0


def _knocked(folder: Path) -> int:
    result = python("-m", "tests.system.prove.second", folder, seconds=_PATIENCE, check=True)
    return int(result.stdout)


def _while_held(outcome: Outcome) -> None:
    with scratch() as place:
        store = WorkspaceStore.create(place / "s", FakeClock())
        for number in range(12):
            store = script.act(store, number)
            holder = _knocked(place / "s") if number % 6 == 5 else os.getpid()
            if holder != os.getpid():
                outcome.problems.append(f"a second process was told {holder}, not {os.getpid()}")
            outcome.figures["refused"] += number % 6 == 5
        store.close()
        outcome.problems += examine(place / "s", 11)


def _while_killed(outcome: Outcome, lines: int) -> None:
    """A holder is killed after some acknowledgements while a second one keeps knocking."""
    with scratch() as place:
        folder = place / "s"
        with subprocess.Popen(
            [*command(folder, _HELD), "hold"], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as holder:
            output = (
                "".join(holder.stdout.readline() for _ in range(lines)) if holder.stdout else ""
            )
            if (pid := knock(folder)) != holder.pid:
                outcome.problems.append(f"told {pid} instead of {holder.pid}")
            holder.kill()
            refused = _until_open(folder, holder)
            output += holder.stdout.read() if holder.stdout else ""
        outcome.figures["taken over after a kill"] += 1
        outcome.figures["refused"] += refused + 1
        outcome.problems += examine(folder, acknowledged(output))


def _until_open(folder: Path, holder: "subprocess.Popen[str]") -> int:
    """Knock until it opens; how often it was refused."""
    refused = 0
    while knock(folder):
        refused += 1
        if holder.poll() is not None and knock(folder):
            raise RuntimeError("the lock outlived its holder")
    return refused


def prove(*, count: int) -> Outcome:
    outcome = Outcome("second process")
    for number in range(count):
        _while_killed(outcome, lines=3 + number % (_HELD - 3))
        if number % 5 == 0:
            _while_held(outcome)
    return outcome


if __name__ == "__main__":
    sys.stdout.write(str(knock(Path(sys.argv[1]))))
