"""kill -9 at every write-class system call of a session, and what the store holds afterwards."""

import random
import re
import subprocess
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tests.system.prove.examine import examine
from tests.system.prove.outcome import Outcome, need, scratch
from tests.system.prove.trace import ROOT, command

SHORT = 26
_LONG = 66
"""Actions of the session: each kind of writing once; or twice, and then the upkeep."""

_LONG_FROM = 200
"""Kills from which on the short session would only be killed in the same places again."""

_CALLS = (
    *("write", "pwrite64", "fdatasync", "fsync", "rename", "unlink", "ftruncate", "mkdir"),
    "openat",
)
_CREATING = "openat"


def acknowledged(output: str) -> int:
    numbers = [int(line.split()[1]) for line in output.splitlines() if line.startswith("A ")]
    return numbers[-1] if numbers else -1


def under_strace(place: Path, trace: list[str], *, length: int = SHORT) -> str:
    """Play the session in a folder of `place` with something injected; what it said."""
    strace = need("strace", "strace")
    ran = subprocess.run(
        [strace, "-f", "-qq", "-o", str(place / "calls"), *trace, *command(place / "s", length)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return ran.stdout


def points(*, length: int = SHORT) -> list[tuple[str, int]]:
    """Every (call, number of the call within its thread) that changes the folder or a copy."""
    with scratch() as place:
        under_strace(place, ["-y", "-e", f"trace={','.join(_CALLS)}"], length=length)
        lines = (place / "calls").read_text(encoding="utf-8", errors="replace").splitlines()
        store = str(place / "s")
    counts: Counter[tuple[str, str]] = Counter()
    result = set()
    for line in lines:
        if (call := re.match(r"(\d+)\s+(\w+)\((.*)", line)) is None or call[2] not in _CALLS:
            continue
        counts[call[1], call[2]] += 1
        wanted = store in call[3] and (call[2] != _CREATING or "O_CREAT" in call[3])
        if wanted and "ballast" not in call[3]:
            result.add((call[2], counts[call[1], call[2]]))
    return sorted(result)


def _kill(point: tuple[str, int], *, length: int) -> tuple[bool, list[str]]:
    call, number = point
    with scratch() as place:
        inject = f"inject={call}:signal=SIGKILL:when={number}"
        output = under_strace(place, ["-e", f"trace={call}", "-e", inject], length=length)
        if "end" in output:
            return False, []
        wrong = examine(place / "s", acknowledged(output))
    return True, [f"killed at {call} {number}: {item}" for item in wrong]


def prove(*, count: int) -> Outcome:
    """`count` points by lot; more than there are means each of them again and again."""
    outcome = Outcome("kill -9")
    length = _LONG if count >= _LONG_FROM else SHORT
    every = points(length=length)
    source = random.Random(count)
    rounds = -(-count // len(every))
    chosen = [source.sample(every, len(every)) for _ in range(rounds)]
    chosen_points = [point for turn in chosen for point in turn][:count]
    killed = set()
    with ThreadPoolExecutor(2) as pool:
        kills = pool.map(partial(_kill, length=length), chosen_points)
        for point, (hit, wrong) in zip(chosen_points, kills, strict=True):
            outcome.figures["killed" if hit else "ran to the end"] += 1
            outcome.figures[f"at {point[0]}"] += 1
            outcome.problems += wrong
            if hit:
                killed.add(point)
    outcome.figures["different points"] = len(killed)
    outcome.figures["possible points"] = len(every)
    outcome.figures["lost or torn"] = len(outcome.problems)
    return outcome
