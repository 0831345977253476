"""Random sequences of everything callers do, against a model of the store in memory."""

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.errors import FlakyStrategyDefinition
from hypothesis.stateful import run_state_machine_as_test

from tests.prove.machine import StoreMachine
from tests.prove.outcome import Outcome, processes

_STEPS = 40
_EACH = 20
_TRIES = 3


def _run(number: int) -> tuple[str, int]:
    """Twenty runs: what disagreed, in hypothesis' words, or nothing; and how often it began anew.

    Hypothesis takes constants for its draws from our sources, and finds its own draws inconsistent
    when a module is imported between two of them. Only that begins the same runs anew.
    """
    for tries in range(_TRIES):
        try:
            return _problem(number), tries
        except FlakyStrategyDefinition:
            continue
    return f"seed {number}: hypothesis never drew twice the same", _TRIES


def _problem(number: int) -> str:
    chosen = settings(
        max_examples=_EACH,
        stateful_step_count=_STEPS,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate,),
    )
    machine = seed(number)(type(f"StoreMachine{number}", (StoreMachine,), {}))
    try:
        run_state_machine_as_test(machine, settings=chosen)
    except FlakyStrategyDefinition:
        raise
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is a disagreement
        causes = getattr(error, "exceptions", (error,))
        return f"seed {number}: {' | '.join(repr(cause)[-600:] for cause in causes)}"
    return ""


def prove(*, count: int) -> Outcome:
    outcome = Outcome("stateful")
    with processes() as pool:
        for problem, tries in pool.map(_run, range(-(-count // _EACH))):
            outcome.figures["runs"] += _EACH
            outcome.figures["begun anew"] += tries
            outcome.problems += [problem] if problem else []
    outcome.figures["steps each"] = _STEPS
    return outcome
