"""Ranged recall: what a call asks for in lines, and how it is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.plain import rows
from helix_desktop.context.recall import Ranges, around, asked_lines, excerpt, line_numbers
from tests.context.said import SCALES

TEXT = "".join(f"line {n}\n" for n in range(1, 201))
LINES = rows(TEXT)


@pytest.mark.parametrize(
    ("asked", "spans"),
    [
        ("120-180", ((120, 180),)),
        ("7", ((7, 7),)),
        ("190-", ((190, 200),)),
        ("-3", ((198, 200),)),
        ("190-900", ((190, 200),)),
        ("0-2", ((1, 2),)),
        ("5-9, 1-2, 8-12", ((1, 2), (5, 12))),
        ("120–121", ((120, 121),)),
    ],
)
def test_lines_are_asked_for_in_the_usual_ways(
    asked: str, spans: tuple[tuple[int, int], ...]
) -> None:
    assert asked_lines(asked, 200) == Ranges(spans)


@pytest.mark.parametrize("asked", ["", "a-b", "12-x", "-", "1--2", "٣", "9" * 40])
def test_what_is_no_range_is_told_with_an_example(asked: str) -> None:
    found = asked_lines(asked, 200)
    assert not found.spans
    assert "120-180" in found.problem


@pytest.mark.parametrize("asked", ["201-300", "180-120"])
def test_a_range_behind_the_end_is_told_with_the_lines_there_are(asked: str) -> None:
    assert "lines 1-200" in asked_lines(asked, 200).problem


def test_matches_are_shown_with_their_surroundings_joined_where_they_meet() -> None:
    assert around([10, 14, 100], 200) == Ranges(((7, 17), (97, 103)))
    assert around([1, 200], 200, context=1) == Ranges(((1, 2), (199, 200)))
    assert "200" in around([], 200).problem


def test_positions_of_matches_become_line_numbers() -> None:
    assert line_numbers([0, 3, 7, TEXT.index("line 100"), len(TEXT) - 1], TEXT) == [1, 2, 100, 200]


def test_an_excerpt_has_line_numbers_gaps_and_says_which_lines_it_is() -> None:
    shown = excerpt(LINES, asked_lines("2-3,9", 200), 400, scales=SCALES)
    assert shown == "2\tline 2\n3\tline 3\n…\n9\tline 9\n[lines 2-3, 9-9 of 200]"


def test_a_cut_excerpt_says_how_to_go_on() -> None:
    shown = excerpt(LINES, asked_lines("1-200", 200), 100, scales=SCALES)
    last = int(shown.split("\n")[-2].split("\t")[0])
    assert shown.endswith(f'[cut here: go on with lines="{last + 1}-200"]')
    assert SCALES.count(shown) <= 100


def test_a_line_larger_than_the_budget_is_cut_and_named() -> None:
    shown = excerpt(["x" * 1_900], asked_lines("1", 1), 200, scales=SCALES)
    assert shown.endswith("[cut: line 1 alone is larger]")
    assert SCALES.count(shown) <= 200


def test_a_problem_is_shown_instead_of_lines() -> None:
    assert excerpt(LINES, asked_lines("x", 200), 100, scales=SCALES).startswith('lines="x"')


@given(
    st.lists(st.text(alphabet="abé \t", max_size=60), min_size=1, max_size=80),
    st.text(alphabet="0123456789-,", max_size=12),
    st.integers(min_value=0, max_value=300),
)
def test_an_excerpt_keeps_its_budget(lines: list[str], asked: str, budget: int) -> None:
    shown = excerpt(lines, asked_lines(asked, len(lines)), budget, scales=SCALES)
    assert SCALES.count(shown) <= max(budget, 60)
