"""Outlines: the lines that an edit quotes most likely, within a budget, in text order."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.notes import LONGEST, SHORTEST, outline_code
from tests.context.said import SCALES

CODE = "".join(
    f"{number}→def function_number_{number}(argument: int) -> int:\n"
    f"{number + 1}→    nothing much is to be said of line {number}\n"
    for number in range(1, 120, 2)
)


def test_what_defines_and_what_fails_comes_before_what_fills() -> None:
    found = outline_code([CODE, "assert that the_pump_runs failed: it stood still"], 750, SCALES)
    lines = found.split("\n")
    assert "assert that the_pump_runs failed: it stood still" in lines
    assert len([line for line in lines if line.startswith("def ")]) == 60
    assert len([line for line in lines if line.startswith("nothing")]) < 10


def test_lines_stand_in_text_order_without_their_numbers_and_each_once() -> None:
    lines = outline_code([CODE, CODE], 100_000, SCALES).split("\n")
    functions = [line for line in lines if line.startswith("def ")]
    assert functions == [
        f"def function_number_{number}(argument: int) -> int:" for number in range(1, 120, 2)
    ]
    assert len(set(lines)) == len(lines)


def test_lines_that_are_in_every_file_are_left_out_and_long_ones_are_cut() -> None:
    text = "x" * (SHORTEST - 1) + "\n" + "class Pump(" + "y" * 500
    assert outline_code([text], 1_000, SCALES) == ("class Pump(" + "y" * 500)[:LONGEST]


@given(st.lists(st.text(max_size=400), max_size=5), st.integers(-1, 120))
def test_an_outline_keeps_its_budget_and_invents_nothing(texts: list[str], budget: int) -> None:
    found = outline_code(texts, budget, SCALES)
    assert found == outline_code(texts, budget, SCALES)
    assert SCALES.count(found) <= max(budget, 0)
    whole = "\n".join(texts)
    assert all(line in whole for line in found.split("\n"))
