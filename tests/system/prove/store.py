"""The faults a workspace's store is put through, and how often, short and long."""

import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.system.prove import (
    closing,
    crash,
    damage,
    failing,
    full,
    kills,
    outcome,
    second,
    slow,
    stateful,
)
from tests.system.prove.outcome import Outcome, Skipped


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault and how often it is made in the short and in the long way."""

    name: str
    prove: Callable[..., Outcome]
    short: int
    long: int


FAULTS = (
    Fault("kill", kills.prove, 60, 640),
    Fault("power", partial(crash.prove, length=52), 400, 11_500),
    Fault("flips", damage.prove_flips, 300, 10_000),
    Fault("cuts", damage.prove_cuts, 300, 5_000),
    Fault("full", full.prove, 5, 100),
    Fault("second", second.prove, 5, 50),
    Fault("closing", closing.prove, 40, 400),
    Fault("stateful", stateful.prove, 200, 600),
    Fault("failing", failing.prove, 20, 200),
    Fault("slow", slow.prove, 20, 200),
)


def _made(fault: Fault, count: int) -> Outcome:
    started = time.monotonic()
    try:
        made = fault.prove(count=count)
    except Skipped as reason:
        return Outcome(fault.name, skipped=str(reason))
    except Exception as error:  # noqa: BLE001 - the other faults are tried all the same
        text = f"the proof itself broke off: {type(error).__name__}: {error}"
        return Outcome(fault.name, problems=[text, traceback.format_exc()])
    made.seconds = time.monotonic() - started
    return made


def run(
    *, long: bool, keep: Path | None, only: list[str], faults: tuple[Fault, ...] = FAULTS
) -> int:
    made = []
    for fault in faults:
        if only and fault.name not in only:
            continue
        done = _made(fault, fault.long if long else fault.short)
        made.append(done)
        sys.stdout.write("\n".join([done.line(), *done.complaints()]) + "\n")
        sys.stdout.flush()
    sys.stdout.write(outcome.totals(made) + "\n")
    if keep is not None:
        outcome.keep(made, keep)
    return int(any(item.problems for item in made))
