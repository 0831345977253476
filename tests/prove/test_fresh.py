"""What `prove fresh` tells of a test run that failed."""

from tests.prove.fresh import reasons

SAID = """\
.....F.                                                                  [ 10%]
=================================== FAILURES ===================================
____________________________ test_two_is_three ____________________________

    def test_two_is_three():
>       assert 2 == 3
E       assert 2 == 3

tests/engine/test_sums.py:12: AssertionError
=========================== short test summary info ============================
FAILED tests/engine/test_sums.py::test_two_is_three - assert 2 == 3
==================== 1 failed, 6 passed, 2 skipped in 1.02s ====================
"""


def test_the_reasons_of_a_failed_run_are_its_assertions_places_and_names() -> None:
    assert reasons(SAID) == [
        "E       assert 2 == 3",
        "tests/engine/test_sums.py:12: AssertionError",
        "FAILED tests/engine/test_sums.py::test_two_is_three - assert 2 == 3",
    ]


def test_of_a_run_with_many_failures_the_last_reasons_are_kept() -> None:
    many = "\n".join(f"FAILED tests/test_{number}.py::test - error" for number in range(500))
    found = reasons(many)
    assert len(found) == 60
    assert found[-1] == "FAILED tests/test_499.py::test - error"
