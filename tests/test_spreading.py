"""The tests use as many processes as the machine's cores and memory allow."""

import pytest

from tests.spreading import MEMORY, MOST, workers


@pytest.mark.parametrize(
    ("cores", "gigabytes", "expected"),
    [(1, 64, 0), (2, 64, 2), (2, 3, 0), (16, 64, MOST), (16, 6, 3)],
)
def test_each_process_has_a_core_and_memory(cores: int, gigabytes: int, expected: int) -> None:
    memory = gigabytes * MEMORY // 2
    assert workers(cores=cores, memory=memory, on_screen=False) == expected


def test_tests_on_a_screen_run_in_one_process() -> None:
    assert workers(cores=16, memory=64 * MEMORY, on_screen=True) == 0
