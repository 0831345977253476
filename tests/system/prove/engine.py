"""What the context engine is put through: chaos by the hundred thousand steps, and being killed."""

from collections import Counter
from functools import partial

from tests.system.prove import chaos, killed_jobs, store
from tests.system.prove.outcome import Outcome, processes

A_SESSION = 500
"""Steps of most sessions of chaos."""

A_LONG_ONE = 2_500
"""Steps of every twentieth: what only shows after hours."""


_SHOWN = (
    "steps",
    "sessions",
    "turns",
    "rewrites",
    "undos",
    "switches",
    "restarts",
    "huge outputs",
    "refused writes",
    chaos.TYPED,
    "wrong",
)


def _chaos(*, count: int) -> Outcome:
    """As many sessions as give `count` steps; one that ended early is made up for."""
    outcome = Outcome("chaos")
    figures: Counter[str] = Counter()
    seed = 0
    with processes() as pool:
        before = -1
        # a round without a step is a defect, not a reason to go on for ever
        while before < figures["steps"] < count:
            before = figures["steps"]
            lengths = [
                A_LONG_ONE if item % 20 == 19 else A_SESSION for item in range(seed, seed + 40)
            ]
            for tally in pool.map(chaos.chaos, range(seed, seed + 40), lengths):
                figures.update(tally.counts)
                outcome.problems += tally.problems
                figures["sessions"] += 1
            seed += 40
    if figures["steps"] < count:
        outcome.problems.append(f"only {figures['steps']} of {count} steps were taken")
    outcome.figures.update({name: figures[name] for name in _SHOWN})
    return outcome


FAULTS = (
    store.Fault("chaos", _chaos, 20_000, 1_000_000),
    store.Fault("killed", killed_jobs.prove, 10, 200),
)

run = partial(store.run, faults=FAULTS)
"""`keep` is a file for the figures, `only` names some of the faults."""
