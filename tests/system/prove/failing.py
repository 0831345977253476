"""A disk that reports errors: a clear word, nothing more accepted, reads go on, nothing is lost."""

import random
from collections import Counter

from tests.system.prove.examine import examine
from tests.system.prove.kills import acknowledged, points, under_strace
from tests.system.prove.outcome import Outcome, scratch

_CALLS = ("write", "fdatasync", "fsync", "rename", "openat")
_ERRORS = ("EIO", "ENOSPC")


def _fail(call: str, number: int, error: str) -> tuple[str, list[str]]:
    with scratch() as place:
        inject = f"inject={call}:error={error}:when={number}+"
        output = under_strace(place, ["-e", f"trace={call}", "-e", inject])
        wrong = examine(place / "s", acknowledged(output))
    lines = output.splitlines()
    refused = [line for line in lines if line.startswith("E ")]
    if not refused and "end" not in lines:
        wrong.append("it ended without a word")
    wrong += [f"without a hint: {line}" for line in refused if not line.endswith("True")]
    if "R False" in lines or "N accepted" in lines:
        wrong.append(f"afterwards: {lines[-2:]}")
    what = refused[0].split()[2] if refused else "not noticed, nothing lost"
    return what, [f"{error} at {call} {number}: {item}" for item in wrong]


def prove(*, count: int) -> Outcome:
    outcome = Outcome("failing disk")
    every = [point for point in points() if point[0] in _CALLS and point[0] != "openat"]
    source = random.Random(count)
    figures: Counter[str] = Counter()
    for number in range(count):
        call, when = source.choice(every)
        what, wrong = _fail(call, when, _ERRORS[number % len(_ERRORS)])
        figures[what] += 1
        outcome.problems += wrong
    outcome.figures = Counter({"errors injected": count}) + figures
    outcome.figures["lost or unclear"] = len(outcome.problems)
    return outcome
