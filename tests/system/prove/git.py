"""Git in the sandbox beside git outside: random repositories, the same commands, nothing differs.

100 repositories, and 2,000 in the long form (about half an hour); the cases are drawn anew each
time, and one that fails is printed whole.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.database import InMemoryExampleDatabase

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.sandbox import find_sandbox
from tests.system.prove.outcome import Outcome, totals
from tests.system.prove.outcome import keep as kept
from tests.tools.sandbox.test_git_whole import KINDS, Plan, check, plans

SHORT, LONG = 100, 2_000


def run(*, long: bool, keep: Path | None, only: list[str]) -> int:
    del only
    started, outcome = time.monotonic(), Outcome("git")
    box = find_sandbox(SandboxKind.BUBBLEWRAP)
    if box.kind is SandboxKind.BUBBLEWRAP:
        _tried(_compared(box, outcome), LONG if long else SHORT, outcome)
    else:
        outcome.skipped = f"bubblewrap does not run here: {' '.join(box.why)}"
    outcome.seconds = time.monotonic() - started
    lines = (outcome.line(), *outcome.complaints(), totals([outcome]))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    if keep is not None:
        kept([outcome], keep)
    return bool(outcome.problems)


def _compared(box: SandboxBackend, outcome: Outcome) -> Callable[[Plan], None]:
    def compare(plan: Plan) -> None:
        check(plan, box)
        outcome.figures["repositories"] += 1
        outcome.figures["commands"] += len(plan.commands)
        for kind in KINDS:
            outcome.figures[kind.strip("-")] += plan.kind == kind

    return compare


def _tried(compare: Callable[[Plan], None], count: int, outcome: Outcome) -> None:
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large]
    # what fails is a few commands anyway: to make it smaller would take hours
    drawn = settings(
        max_examples=count,
        deadline=None,
        database=InMemoryExampleDatabase(),
        suppress_health_check=checks,
        phases=[Phase.generate],
    )
    try:
        drawn(given(plan=plans)(compare))()
    except AssertionError as error:
        outcome.problems.append(str(error))
