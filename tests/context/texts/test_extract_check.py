"""What a model took out of an output has to be in the output."""

import pytest

from helix_desktop.context.texts.extract_check import is_extract, matching_lines
from tests.context.sample_messages import SCALES

OUTPUT = """collected 214 items
tests/test_ledger.py::test_post FAILED
E   KeyError: 'digest' at src/ledger.py:41
timeout = 25,000 ms, retries: 7
warning: 3 modules are slow
== 1 failed, 213 passed in 12.50s =="""


@pytest.mark.parametrize(
    "answer",
    [
        "E   KeyError: 'digest' at src/ledger.py:41",
        "- `KeyError: 'digest'` at src/ledger.py:41\n- 1 failed, 213 passed in 12.50s",
        "Errors:\n1. tests/test_ledger.py::test_post FAILED",
        "```\ntimeout = 25,000 ms\n```",
        "The timeout is 25000 ms.",
        "3: E   KeyError: 'digest' at src/ledger.py:41",
    ],
)
def test_lines_names_and_numbers_of_the_output_are_an_extract(answer: str) -> None:
    assert is_extract(answer, OUTPUT)


@pytest.mark.parametrize(
    "answer",
    [
        "timeout = 30,000 ms, retries: 7",
        "E   KeyError: 'digest' at src/journal.py:41",
        "E   KeyError: 'digest' at src/ledger.py:42",
        "1 failed, 213 passed in 12.50s\nfix: call reset_all_caches first",
        "The configuration probably belongs to another department entirely.",
        "I'm sorry, but I can't help with that.",
        "The output does not contain a stack trace.",
        "No matching lines.",
        "",
        "Errors:",
    ],
)
def test_what_is_not_in_the_output_and_refusals_are_no_extract(answer: str) -> None:
    assert not is_extract(answer, OUTPUT)


def test_lines_of_the_output_that_end_like_labels_are_an_extract() -> None:
    output = "1\tclass Ledger:\n2\t    def post(self) -> None:\n3\t        self.total = 0"
    assert is_extract("1\tclass Ledger:\n2\t    def post(self) -> None:", output)
    assert is_extract("class Ledger:", output)
    assert not is_extract("class Journal:", output)


def test_a_line_that_sounds_like_a_refusal_counts_where_the_output_says_it() -> None:
    assert is_extract("error: does not contain a key", "x\nerror: does not contain a key\ny")


def test_the_lines_that_match_best_stand_in_their_order_and_within_the_budget() -> None:
    lines = matching_lines(OUTPUT, "which tests failed with KeyError", budget=60, weigher=SCALES)
    assert "3: E   KeyError: 'digest' at src/ledger.py:41" in lines
    assert lines == sorted(lines, key=lambda line: int(line.split(":")[0]))
    many = "\n".join(f"failed line {n}" for n in range(5_000))
    some = matching_lines(many, "failed", budget=100, weigher=SCALES)
    assert 0 < SCALES.count("\n".join(some)) <= 100
