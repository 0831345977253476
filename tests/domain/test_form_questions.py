"""What fits into a field of a form, and what is said of what does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.form_questions import (
    FieldKind,
    FormField,
    TextFormat,
    Value,
    find_field_problem,
    parse_typed,
)

COUNT = FormField("n", FieldKind.INTEGER, required=True, minimum=1, maximum=10)
SHARE = FormField("share", FieldKind.NUMBER, minimum=0.5)
NAME = FormField("name", FieldKind.TEXT, required=True, minimum=2, maximum=5)
ONE = FormField("one", FieldKind.CHOICE, choices=("a", "b"), required=True)
SOME = FormField("some", FieldKind.CHOICES, choices=("a", "b", "c"), minimum=1, maximum=2)
SURE = FormField("sure", FieldKind.YES_NO, required=True)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (COUNT, 1),
        (COUNT, 10),
        (SHARE, 0.5),
        (SHARE, 3),
        (SHARE, None),
        (NAME, "Ann"),
        (ONE, "b"),
        (SOME, ("a", "c")),
        (SOME, None),
        (SURE, False),
    ],
)
def test_a_valid_answer_to_a_form_has_no_problem(field: FormField, value: Value | None) -> None:
    assert find_field_problem(field, value) == ""


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        (COUNT, None, "Enter a number"),
        (COUNT, "3", "whole number"),
        (COUNT, 2.5, "whole number"),
        (COUNT, True, "whole number"),
        (COUNT, 0, "At least 1."),
        (COUNT, 11, "At most 10."),
        (SHARE, float("nan"), "number"),
        (SHARE, float("inf"), "number"),
        (SHARE, 0.4, "At least 0.5."),
        (NAME, None, "Required"),
        (NAME, "A", "At least 2 characters; there are 1."),
        (NAME, "Johanna", "At most 5 characters; there are 7."),
        (NAME, 7, "Enter text"),
        (ONE, None, "Choose one."),
        (ONE, "c", "Choose one."),
        (SOME, ("x",), "from these"),
        (SOME, ("a", "a"), "only once"),
        (SOME, ("a", "b", "c"), "at most 2"),
        (SURE, None, "yes or no"),
        (SURE, "yes", "yes or no"),
    ],
)
def test_an_invalid_answer_to_a_form_is_explained(
    field: FormField, value: Value | None, problem: str
) -> None:
    assert problem in find_field_problem(field, value)


@pytest.mark.parametrize(
    ("wanted", "right", "wrong"),
    [
        (TextFormat.EMAIL, "ann@example.org", "ann at example"),
        (TextFormat.URI, "https://example.org/a", "example"),
        (TextFormat.DATE, "2026-02-28", "2026-02-30"),
        (TextFormat.DATE, "2026-02-28", "20260228"),
        (TextFormat.MOMENT, "2026-02-28T18:30:00Z", "2026-02-28T18:30:00"),
        (TextFormat.MOMENT, "2026-02-28T18:30:00+01:00", "2026-02-28"),
    ],
)
def test_an_answer_in_the_wrong_format_is_explained(
    wanted: TextFormat, right: str, wrong: str
) -> None:
    field = FormField("x", FieldKind.TEXT, format=wanted)
    assert find_field_problem(field, right) == ""
    assert "like" in find_field_problem(field, wrong)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None),
        (" 7 ", 7),
        ("-3", -3),
        ("1_000", "1_000"),
        ("\u0663", "\u0663"),
        ("9" * 400, "9" * 400),
        ("x", "x"),
    ],
)
def test_typed_numbers_are_numbers_and_nothing_else_is(text: str, value: Value | None) -> None:
    assert parse_typed(COUNT, text) == value


@given(st.text(max_size=40))
def test_whatever_is_typed_either_fits_or_is_told(text: str) -> None:
    for field in (COUNT, SHARE, NAME, ONE):
        value = parse_typed(field, text)
        if not find_field_problem(field, value) and field is COUNT:
            assert isinstance(value, int)
            assert 1 <= value <= 10
