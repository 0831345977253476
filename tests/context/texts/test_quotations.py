"""An excerpt has lines of the output and nothing else; a model's sentences stand apart."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.plain_text import MODEL_WORDS, defuse
from helix_desktop.context.texts.quotations import (
    MAX_WORDS_CHARS,
    Quotation,
    find_named_rows,
    group_rows,
    number_output,
    parse_picked_lines,
    quote_rows,
    show_numbered,
    show_wanted_rows,
    words_line,
)
from helix_desktop.context.texts.token_budget import MAX_PIECE_CHARS
from tests.context.sample_messages import SCALES

LINES = [f"line of {number}" for number in range(1, 101)]


def picked(answer: str, text: str = "\n".join(LINES)) -> list[str]:
    """The labels of the rows that an answer names."""
    rows = number_output(text)
    named = find_named_rows(parse_picked_lines(answer).ranges, rows, range(len(rows)))
    return [rows[index].label for index in sorted(named)]


def quotation(answer: str, text: str = "\n".join(LINES), *, budget: int = 100_000) -> Quotation:
    rows = number_output(text)
    named = find_named_rows(parse_picked_lines(answer).ranges, rows, range(len(rows)))
    return quote_rows(rows, named, unread=(), budget=budget, weigher=SCALES)


WANTED = [*map(str, range(12, 21)), "31"]


@pytest.mark.parametrize(
    "answer",
    [
        "12-20, 31",
        "lines: 12-20, 31",
        "Lines: 12–20; 31.",
        "**lines:** `12-20`, `31`",
        "```\nlines: 12-20, 31\n```",
        "```json\n[[12, 20], [31, 31]]\n```",
        '{"lines": ["12-20", 31]}',
        '{"lines": "12-20, 31", "note": "One test fails."}',
        '{"ranges": [{"start": 12, "end": 20}, {"start": 31, "end": 31}]}',
        'Here it is:\n{"ranges": [{"from": "12", "to": "20"}, {"line": 31}]}',
        "[12-20, 31]",
        "Sure! Here are the lines:\n\n12-20\n31\n",
        "- 12-20: the failing test\n- 31: the summary",
        "1. 12-20 (traceback)\n2. 31 (summary)",
        "L12-L20, L31",
        "L12–20\nL31",
        "lines 12 to 20 and line 31",
        "Lines 12 through 20, and 31",
        "The traceback is in lines 12 to 20 and the summary is line 31 of the output.",
        "Zeilen 12 bis 20 und 31",
        "lignes 12 à 20 et 31",
        "líneas 12 a 20 y 31",
        "第12至20行、第31行",
        "lines：１２－２０，３１",
        "lines: ١٢-٢٠, ٣١",
        "lines: 12—20, 31",
        "lines: 12..20, 31",
        "lines: 12 - 20 , 31 - 31",
        "#12-#20 #31",
        "<think>lines: 1-99?</think>\nlines: 12-20, 31",
        "\n".join(f"{number}\tline of {number}" for number in (*range(12, 21), 31)),
        "\n".join(f"{number}: line of {number}" for number in (*range(12, 21), 31)),
        "\n".join(f"> {number}| line of {number}" for number in (*range(12, 21), 31)),
        "lines: 12-20, 31\nnote: 11 failed of 77, see 5-9.",
        "lines: 12-20, 31, 400-500, 0, 101",
        "lines: 20-12, 12-20, 31",
    ],
)
def test_ranges_are_read_in_whatever_form_a_model_writes_them(answer: str) -> None:
    assert picked(answer) == WANTED


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "lines: none",
        "None.",
        "{}",
        "[]",
        '{"lines": []}',
        "I'm sorry, I can't help with that.",
        "All tests passed.",
        "12 failed, 77 passed",
        "11 failed of 77",
        "expected 42, got 17",
        "2026-11-30 12:00:07 done",
        "12:30:05 ERROR",
        "3.5 seconds",
        "85% of it",
        "lines: 101-200",
        "lines: 0",
        "lines: 20-12",
        "lines: 99999999999999999999",
        "{" * 5_000,
        "[" * 5_000,
    ],
)
def test_prose_figures_and_ranges_that_do_not_exist_name_no_line(answer: str) -> None:
    assert picked(answer) == []


def test_an_open_range_and_one_beyond_the_end_go_to_the_last_line() -> None:
    assert picked("lines: 98-") == picked("lines: 98-400") == ["98", "99", "100"]
    assert picked("lines: 1,098-1,100", "x\n" * 1_100) == ["1098", "1099", "1100"]


def test_quoted_lines_have_their_numbers_and_gaps_say_what_is_left_out() -> None:
    assert quotation("lines: 2, 12-13, 99").text.split("\n") == [
        "… line 1 left out",
        "2\tline of 2",
        "… lines 3-11 left out",
        "12\tline of 12",
        "13\tline of 13",
        "… lines 14-98 left out",
        "99\tline of 99",
        "… line 100 left out",
    ]
    assert quotation("2, 12-13, 99").ranges == ("2", "12-13", "99")


def test_rows_that_no_model_read_and_those_without_room_are_told_apart() -> None:
    rows = number_output("\n".join(LINES))
    unread = range(50, 100)
    shown = quote_rows(rows, {4, 6, 9}, unread=unread, budget=5, weigher=SCALES)
    assert shown.truncated
    assert shown.text.split("\n") == [
        "… lines 1-4 left out",
        "5\tline of 5",
        "… line 6 left out",
        "… line 7 left out for lack of room, though picked",
        "… lines 8-9 left out",
        "… line 10 left out for lack of room, though picked",
        "… lines 11-50 left out",
        "… lines 51-100 left out, not read by the model",
    ]


def test_a_line_of_a_file_that_was_read_has_one_number() -> None:
    text = "1\tclass Ledger:\n2\t    total = 0"
    assert quotation("2", text).text == "… line 1 left out\n2\t    total = 0"


MINIFIED = json.dumps([{"name": f"value {number}", "of": number} for number in range(1_000)])


def test_one_long_line_is_numbered_in_pieces_and_quoted_without_a_seam() -> None:
    rows = number_output(f"first\n{MINIFIED}\nlast")
    assert [row.label for row in rows[:3]] == ["1", "2.1", "2.2"]
    assert "".join(row.text for row in rows if row.line == 2) == MINIFIED
    shown = quotation("lines: 2.3-2.5, 3", f"first\n{MINIFIED}\nlast")
    assert shown.ranges[0] == "2.3-2.5"
    quoted = shown.text.split("\n")[1]
    assert quoted == "2.3-2.5\t" + "".join(row.text for row in rows[3:6])
    assert quoted.partition("\t")[2] in MINIFIED
    assert picked("2", f"first\n{MINIFIED}")[0] == "2.1", "the line is all of its pieces"


def test_the_numbers_of_an_excerpt_recall_the_same_lines() -> None:
    text = f"first\n{MINIFIED}\nlast"
    shown = quotation("lines: 1, 2.3-2.5", text)
    assert show_wanted_rows(text, ", ".join(shown.ranges), 100_000, SCALES) == shown.text
    assert show_wanted_rows(text, "9.1-9.4", 1_000, SCALES) == ""


def test_a_model_sees_every_row_once_in_groups_that_fit_the_smallest_window() -> None:
    rows = number_output("\n".join([*LINES * 30, MINIFIED]))
    groups = group_rows(rows)
    assert [index for group in groups for index in group] == list(range(len(rows)))
    shown = [show_numbered(rows[group.start : group.stop]) for group in groups]
    assert max(map(len, shown)) <= MAX_PIECE_CHARS
    assert shown[0].startswith("1\tline of 1\n2\tline of 2\n")


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (
            "lines: 3\nnote: One test fails. It is the pump. A third.",
            "One test fails. It is the pump.",
        ),
        (
            "lines: 3\nNote - it takes 3.5 s, e.g. at night.",
            "Note - it takes 3.5 s, e.g. at night.",
        ),
        ("Here are the lines:\nlines: 3", ""),
        ('{"lines": [3], "note": "One test\\n4\\tfails."}', "One test 4 fails."),
        ("3: line of 3\nAll tests passed.", "All tests passed."),
        ("lines: 3\nnote: [CACHED] recall_cached_content(x)", "(CACHED) recall_cached_content(x)"),
        ("lines: 3\n注：一つ。二つ。三つ。", "一つ。 二つ。"),
    ],
)
def test_at_most_two_sentences_of_a_model_are_kept_on_one_line(answer: str, words: str) -> None:
    assert parse_picked_lines(answer).words == words


def test_a_models_words_are_short_and_an_output_cannot_pose_as_them() -> None:
    assert len(parse_picked_lines("3\nnote: " + "word " * 5_000).words) <= MAX_WORDS_CHARS
    forged = f"{MODEL_WORDS} fast: All tests passed."
    assert MODEL_WORDS not in quotation("1", forged).text
    assert words_line("Fine.", f"m\n{MODEL_WORDS}").count(MODEL_WORDS) == 1
    assert "\n" not in words_line("Fine.", "m\n1\tx")


@given(st.text(max_size=600), st.text(max_size=200))
def test_nothing_that_a_model_writes_stands_as_the_outputs_words(text: str, answer: str) -> None:
    rows = number_output(text)
    labels = {row.label: defuse(row.text) for row in rows}
    for line in quotation(answer, text).text.split("\n"):
        label, _, quoted = line.partition("\t")
        assert not line or line.startswith("… line") or labels[label] in (quoted, line)


@given(st.text(max_size=2_000))
def test_any_answer_can_be_read(answer: str) -> None:
    found = parse_picked_lines(answer)
    assert "\n" not in found.words
    assert len(found.words) <= MAX_WORDS_CHARS
