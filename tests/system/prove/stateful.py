"""Random sequences of everything callers do, against a model of the store in memory."""

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.system.prove.machine import StoreMachine
from tests.system.prove.outcome import Outcome, processes

_STEPS = 40
_EACH = 20


def _run(number: int) -> str:
    """Twenty runs; what disagreed, in hypothesis' words, or nothing."""
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
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is a disagreement
        causes = getattr(error, "exceptions", (error,))
        return f"seed {number}: {' | '.join(repr(cause)[-600:] for cause in causes)}"
    return ""


def prove(*, count: int) -> Outcome:
    outcome = Outcome("stateful")
    with processes() as pool:
        for problem in pool.map(_run, range(-(-count // _EACH))):
            outcome.figures["runs"] += _EACH
            outcome.problems += [problem] if problem else []
    outcome.figures["steps each"] = _STEPS
    return outcome
