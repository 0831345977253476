"""Ranged recall: what a call asks for in lines, and how it is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.plain_text import NumberedLines, split_rows
from helix_desktop.context.texts.recall_ranges import (
    LineRanges,
    parse_line_ranges,
    show_matches,
    show_ranges,
)
from tests.context.sample_messages import SCALES

TEXT = "".join(f"line {n}\n" for n in range(1, 201))
LINES = split_rows(TEXT)


@pytest.mark.parametrize(
    ("ranges", "spans"),
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
    ranges: str, spans: tuple[tuple[int, int], ...]
) -> None:
    assert parse_line_ranges(ranges, 200) == LineRanges(spans)


@pytest.mark.parametrize("ranges", ["", "a-b", "12-x", "-", "1--2", "٣", "9" * 40])
def test_what_is_no_range_is_told_with_an_example(ranges: str) -> None:
    result = parse_line_ranges(ranges, 200)
    assert not result.spans
    assert "120-180" in result.problem


@pytest.mark.parametrize("ranges", ["201-300", "180-120"])
def test_a_range_behind_the_end_is_told_with_the_lines_there_are(ranges: str) -> None:
    assert "lines 1-200" in parse_line_ranges(ranges, 200).problem


def test_positions_of_matches_become_lines_and_columns() -> None:
    places = [0, 3, 7, TEXT.index("line 100"), TEXT.index("line 100") + 5]
    assert NumberedLines(TEXT).hits(places) == {1: 0, 2: 0, 100: 0}
    assert NumberedLines("abc\ndefg").hits([5]) == {2: 1}
    assert NumberedLines(TEXT).hits([]) == {}
    assert NumberedLines("a\n").hits([0, 2]) == {1: 0}, "behind the last line there is none"
    assert NumberedLines("").hits([0]) == {}


@given(st.text(alphabet="ab\r\n\u2028"))
def test_lines_that_are_read_one_by_one_are_the_lines_of_the_text(text: str) -> None:
    assert list(NumberedLines(text)) == split_rows(text)
    assert NumberedLines(text)[-2:] == split_rows(text)[-2:]


CODE = (
    ["import store"] * 20 + ["x = put(1)", *["pass"] * 9, "def put(data):", "    go()"] + ["z"] * 9
)


def test_matches_are_shown_with_what_stands_around_them_definitions_first() -> None:
    shown = show_matches(CODE, {21: 4, 31: 4}, 70, weigher=SCALES)
    rows = shown.split("\n")
    assert rows[0] == "[2 of 41 lines match]"
    assert "31\tdef put(data):" in rows
    assert "32\t    go()" in rows
    assert "…" in rows
    tight = show_matches(CODE, {21: 4, 31: 4}, 47, weigher=SCALES)
    assert tight == "[2 of 41 lines match; not shown: 21]\n31\tdef put(data):"


def test_matches_that_find_no_room_are_named() -> None:
    hits = dict.fromkeys([*range(1, 10), 12, 20, 22, 24, 26, 28, 30], 0)
    shown = show_matches(LINES, hits, 50, weigher=SCALES)
    assert shown.startswith("[16 of 200 lines match; not shown: ")
    assert ", …]" in shown.split("\n")[0]
    assert show_matches(LINES, {}, 50, weigher=SCALES) == "[no line of 200 matches]"


def test_a_long_line_is_shown_around_its_match() -> None:
    row = "a" * 5_000 + "needle" + "b" * 5_000
    shown = show_matches([row], {1: 5_000}, 400, weigher=SCALES)
    assert "aneedleb" in shown
    assert len(shown) < 400


@given(
    st.lists(st.text(alphabet="def puté \t", max_size=400), max_size=40),
    st.dictionaries(st.integers(1, 50), st.integers(0, 500), max_size=20),
    st.integers(min_value=0, max_value=400),
)
def test_matches_keep_their_budget(lines: list[str], hits: dict[int, int], budget: int) -> None:
    shown = show_matches(lines, hits, budget, weigher=SCALES)
    assert SCALES.count(shown) <= max(budget, 40)


def test_an_excerpt_has_line_numbers_gaps_and_says_which_lines_it_is() -> None:
    shown = show_ranges(LINES, parse_line_ranges("2-3,9", 200), 400, weigher=SCALES)
    assert shown == "2\tline 2\n3\tline 3\n…\n9\tline 9\n[lines 2-3, 9-9 of 200]"


def test_a_cut_excerpt_says_how_to_go_on() -> None:
    shown = show_ranges(LINES, parse_line_ranges("1-200", 200), 100, weigher=SCALES)
    last = int(shown.split("\n")[-2].split("\t")[0])
    assert shown.endswith(f'[cut here: go on with lines="{last + 1}-200"]')
    assert SCALES.count(shown) <= 100


def test_a_line_larger_than_the_budget_is_cut_and_named() -> None:
    shown = show_ranges(["x" * 1_900], parse_line_ranges("1", 1), 200, weigher=SCALES)
    assert shown.endswith("[cut: line 1 alone is larger]")
    assert SCALES.count(shown) <= 200


def test_a_problem_is_shown_instead_of_lines() -> None:
    assert show_ranges(LINES, parse_line_ranges("x", 200), 100, weigher=SCALES).startswith(
        'lines="x"'
    )


@given(
    st.lists(st.text(alphabet="abé \t", max_size=60), min_size=1, max_size=80),
    st.text(alphabet="0123456789-,", max_size=12),
    st.integers(min_value=0, max_value=300),
)
def test_an_excerpt_keeps_its_budget(lines: list[str], ranges: str, budget: int) -> None:
    shown = show_ranges(lines, parse_line_ranges(ranges, len(lines)), budget, weigher=SCALES)
    assert SCALES.count(shown) <= max(budget, 60)
