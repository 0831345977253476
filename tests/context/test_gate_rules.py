"""What the gate holds and how an agent's answer is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.gate_question import GateDecision, output_letter, parse_decisions
from helix_desktop.context.outputs_to_hold import (
    OutputSize,
    choose_outputs_to_hold,
)
from helix_desktop.domain.context_window.presets import BALANCED, RELEVANCE
from helix_desktop.domain.gate_choice import GateChoice

FULL, PREVIEW = GateDecision(GateChoice.KEEP_FULL), GateDecision(GateChoice.KEEP_PREVIEW)


def extract(words: str) -> GateDecision:
    return GateDecision(GateChoice.EXTRACT, words)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A 1 the failing tests", {0: extract("the failing tests")}),
        ("A 2\nB 3", {0: PREVIEW, 1: FULL}),
        ("A 2 · B 3", {0: PREVIEW, 1: FULL}),
        ("**A**: 1 - names\n- B) 2", {0: extract("names"), 1: PREVIEW}),
        ("Output A: option 3", {0: FULL}),
        ("a extract every error\nb: keep the preview", {0: extract("every error"), 1: PREVIEW}),
        ("A 1 first\nand second\nB 2", {0: extract("first\nand second"), 1: PREVIEW}),
        ("Sure!\n\nB 3", {1: FULL}),
        ('{"A": 2, "B": {"choice": 1, "instructions": "x y"}}', {0: PREVIEW, 1: extract("x y")}),
        ('[{"output": "B", "choice": 3}]', {1: FULL}),
        ('```json\n{"A": "1 names"}\n```', {0: extract("names")}),
        ("A 1", {0: PREVIEW}),
        ("A 4", {}),
        ("C 3", {}),
        ("A 12 things", {}),
        ("", {}),
        ("I would keep both.", {}),
    ],
)
def test_answers_of_the_gate_model_are_understood_in_any_form(
    answer: str, expected: dict[int, GateDecision]
) -> None:
    assert parse_decisions(answer, 2) == expected


@pytest.mark.parametrize("answer", ["2", "Option 2", "keep the preview", "A 2", '{"choice": 2}'])
def test_a_single_output_at_the_gate_needs_no_letter(answer: str) -> None:
    assert parse_decisions(answer, 1) == {0: PREVIEW}


@given(st.text(max_size=400), st.integers(1, 30))
def test_any_answer_of_the_gate_model_is_read_without_an_error(answer: str, count: int) -> None:
    for number, decision in parse_decisions(answer, count).items():
        assert 0 <= number < count
        assert decision.choice is not GateChoice.EXTRACT or decision.instructions


SIZES = st.lists(st.builds(OutputSize, st.integers(0, 30_000), st.booleans()), max_size=12)


@given(SIZES, st.integers(-5_000, 100_000))
def test_what_is_not_held_fits_as_far_as_holding_helps(sizes: list[OutputSize], room: int) -> None:
    result = choose_outputs_to_hold(sizes, room, BALANCED)
    gains = [size.tokens - size.preview_budget(BALANCED) for size in sizes]
    for number, size in enumerate(sizes):
        assert (number in result) >= size.is_gated(BALANCED)
        assert number not in result or gains[number] > 0
    shown = [
        size.preview_budget(BALANCED) if number in result else size.tokens
        for number, size in enumerate(sizes)
    ]
    could = [n for n, gain in enumerate(gains) if n not in result and gain > 0]
    assert sum(shown) <= room or not could


def test_the_text_of_a_file_that_was_read_may_be_longer_than_other_outputs() -> None:
    sizes = [OutputSize(7_000), OutputSize(7_000, read=True), OutputSize(9_000, read=True)]
    assert choose_outputs_to_hold(sizes, 100_000, BALANCED) == {0, 2}
    assert choose_outputs_to_hold([OutputSize(4_001, read=True)], 100_000, RELEVANCE) == {0}


def test_outputs_have_letters_however_many_there_are() -> None:
    names = [output_letter(number) for number in range(700)]
    assert names[:2] == ["A", "B"]
    assert names[26] == "AA"
    assert len(set(names)) == 700
