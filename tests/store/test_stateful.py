"""The store against a model of it in memory; `prove store` runs the same machine more often."""

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.system.prove.machine import StoreMachine

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def test_the_store_behaves_like_its_model() -> None:
    chosen = settings(
        max_examples=10,
        stateful_step_count=30,
        deadline=None,
        database=None,
        suppress_health_check=_QUIET,
    )
    run_state_machine_as_test(StoreMachine, settings=chosen)
