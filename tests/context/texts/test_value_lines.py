"""The lines that state a value: found by their form, in any language, and rows of tables last."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.likely_lines import QuotableOutput, pick_lines, pick_values
from helix_desktop.context.texts.value_lines import MAX_LINES_OF_TEXT, find_values
from tests.context.sample_session import SCALES, prose


def found(text: str) -> list[str]:
    rows = text.split("\n")
    return [rows[line.number] for line in find_values(text)]


@pytest.mark.parametrize(
    "line",
    [
        "PUMP_LIMIT = 4173",
        'region: "eu-west-7"',
        '  "timeout_ms": 2500,',
        "let depth = 16; // levels",
        "# der Dienst hört auf Port 39114",
        "- 最大行数は 61440 です",
        "assert pumps_in_the_hall == 29",
        "   12\tSEED = 0x5EED93",
    ],
)
def test_a_line_with_a_value_is_found_among_others(line: str) -> None:
    assert found(f"{prose(200)}\n{line}\n{prose(200)}") == [line]


@pytest.mark.parametrize("line", ["index = 0", "return values[1]", "def refill(pump): ...", "# a"])
def test_what_any_file_says_is_no_value(line: str) -> None:
    assert found(f"{prose(200)}\n{line}\n{prose(200)}") == []


def test_rows_of_a_table_come_after_a_value_of_its_own() -> None:
    table = "\n".join(f"    op_{number} = {1_000 + number}" for number in range(40))
    assert found(f"{table}\nPUMP_LIMIT: 4173\n")[0] == "PUMP_LIMIT: 4173"


def file_read(seq: int, text: str, *, is_file: bool = True) -> QuotableOutput:
    return QuotableOutput(seq, f"file_{seq}.py", text, {}, is_file=is_file)


def test_values_of_many_files_share_the_room_and_commands_take_none_of_it() -> None:
    files = [file_read(seq, f"{prose(300)}\nLIMIT_{seq} = {seq}417") for seq in range(1, 30)]
    command = file_read(99, "PUMP_LIMIT = 4173", is_file=False)
    lines, tokens = pick_values([*files, command], 10_000, SCALES)
    assert [line.text for line in lines] == [f"LIMIT_{seq} = {seq}417" for seq in range(1, 30)]
    few, fewer_tokens = pick_values(files, tokens // 2, SCALES)
    assert 0 < len(few) < len(files)
    assert fewer_tokens <= tokens // 2


def test_a_line_that_is_quoted_for_its_value_is_not_quoted_twice() -> None:
    source = QuotableOutput(1, "a.py", "PUMP_LIMIT = 4173", {"PUMP_LIMIT": 0.9}, is_file=True)
    values, _tokens = pick_values([source], 100, SCALES)
    assert pick_lines([source], 100, SCALES, beside=values) == values


@given(st.text(alphabet="ab_ =:#'\"0123(),.\n\t", max_size=400))
def test_of_any_text_only_its_own_lines_are_found_and_few(text: str) -> None:
    lines = find_values(text)
    assert len(lines) <= MAX_LINES_OF_TEXT
    assert len({line.number for line in lines}) == len(lines)
    assert all(0 <= line.number < len(text.split("\n")) and line.worth > 0 for line in lines)
