"""The store against a model of it in memory; the machine itself is in tests/system/prove."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.system.prove.machine import StoreMachine

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def _run(count: int) -> None:
    chosen = settings(
        max_examples=count,
        stateful_step_count=30,
        deadline=None,
        database=None,
        suppress_health_check=_QUIET,
    )
    run_state_machine_as_test(StoreMachine, settings=chosen)


def test_the_store_behaves_like_its_model() -> None:
    _run(30)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_store_behaves_like_its_model_over_many_steps() -> None:
    _run(300)
