"""A threshold is declared once and whole; nothing outside its range ever gets into a policy."""

import ast
import math
import tomllib
from dataclasses import FrozenInstanceError, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import helix_desktop
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.domain.context_window.policy import (
    CONSTANTS,
    PRESET_NAMES,
    THRESHOLDS,
    UNITS,
    GateMode,
    Plain,
    Policy,
    Threshold,
)
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    PRESETS,
    policy_from_settings,
    policy_to_settings,
    preset_changes,
)
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.value import replace
from tests.domain.shapes import TEXTS
from translations.syntax_trees import parsed

NAMES = [threshold.name for threshold in THRESHOLDS]
NUMBERS = [threshold for threshold in THRESHOLDS if not threshold.choices]
WHOLE = [threshold for threshold in NUMBERS if isinstance(threshold.default, int)]
CHOICES = [threshold for threshold in THRESHOLDS if threshold.choices]
PACKAGE = Path(helix_desktop.__file__).parent

by_name = {"ids": lambda threshold: threshold.name}


def in_range(threshold: Threshold) -> st.SearchStrategy[Any]:
    if threshold.choices:
        return st.sampled_from(threshold.choices)
    if isinstance(threshold.default, int):
        return st.integers(int(threshold.low), int(threshold.high))
    return st.floats(threshold.low, threshold.high)


@st.composite
def policies(draw: st.DrawFn) -> Policy:
    """Any policy that can exist."""
    chosen = draw(st.sets(st.sampled_from(NAMES)))
    values = {one.name: draw(in_range(one)) for one in THRESHOLDS if one.name in chosen}
    return PRESETS[draw(st.sampled_from(PRESET_NAMES))].with_values(values)


def toml(settings: dict[str, Plain]) -> str:
    """The table as a settings file has it."""
    quoted = {k: f"'{v}'" if isinstance(v, str) else repr(v) for k, v in settings.items()}
    return "".join(f"{name} = {value}\n" for name, value in quoted.items())


def test_every_field_but_the_preset_is_a_declared_threshold_or_a_constant() -> None:
    assert [item.name for item in fields(Policy)] == ["preset", *NAMES, *CONSTANTS]


def test_exactly_these_policy_values_can_be_set() -> None:
    assert set(NAMES) == {
        "gate_mode",
        "gate_tokens",
        "markers_turns",
        "notes_percent",
        "notes_high_tokens",
        "observations_percent",
        "compact_percent",
        "subagents_use",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("live_tokens", True),
        ("live_tokens", -1),
        ("live_tokens", "6200"),
        ("names_share", math.nan),
        ("names_share", math.inf),
        ("marker_form", "long"),
    ],
)
def test_a_constant_of_another_type_is_refused(name: str, value: object) -> None:
    with pytest.raises(PolicyError, match=name):
        BALANCED.with_values({name: value})


@pytest.mark.parametrize("threshold", THRESHOLDS, **by_name)
def test_every_threshold_has_a_source_a_help_text_and_a_valid_default(threshold: Threshold) -> None:
    assert len(threshold.source) > 10
    assert threshold.help.endswith(".")
    assert getattr(Policy(), threshold.name) == threshold.default
    assert threshold.fit(threshold.default) == threshold.default
    if threshold.choices:
        assert threshold.unit == ""
    else:
        assert threshold.unit in {"tokens", "%", "turns"}
        assert threshold.low < threshold.high
        assert math.isfinite(threshold.high)


@pytest.mark.slow
def test_no_threshold_is_given_a_value_anywhere_else() -> None:
    """Neither a constant, nor a default, nor an argument of that name with a literal."""
    folder = PACKAGE / "domain" / "context_window"
    declared = {folder / "presets.py", folder / "policy.py"}
    repeated = [
        f"{path.name}:{line} {name}"
        for path in PACKAGE.rglob("*.py")
        if path not in declared
        for name, line in literals_named(parsed(path.read_text("utf-8")))
        if name.lower().strip("_") in NAMES
    ]
    assert repeated == []


def literals_named(tree: ast.AST) -> list[tuple[str, int]]:
    """Every name that a module gives a literal to, and the line."""
    results: list[tuple[str, int, ast.expr | None]] = []
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets, value=value):
                results += [(t.id, t.lineno, value) for t in targets if isinstance(t, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=name), value=value):
                results.append((name, node.lineno, value))
            case ast.keyword(arg=str(name), value=value):
                results.append((name, node.value.lineno, value))
            case ast.arguments():
                plain = [*node.posonlyargs, *node.args]
                pairs = list(zip(plain[::-1], node.defaults[::-1], strict=False))
                pairs += list(zip(node.kwonlyargs, node.kw_defaults, strict=True))
                results += [(arg.arg, arg.lineno, default) for arg, default in pairs]
    return [(name, line) for name, line, value in results if isinstance(value, ast.Constant)]


def test_the_search_for_repeated_values_finds_them() -> None:
    tree = ast.parse(
        "GATE_TOKENS = 4_000\n"
        "observations_percent: float = 30.0\n"
        "def f(a, preview_tokens=600, *, reflect_at=50.0): ...\n"
        "f(gate_seconds=10.0, value_tokens=policy.value_tokens)\n"
    )
    results = {name for name, _ in literals_named(tree)}
    expected = {
        "GATE_TOKENS",
        "observations_percent",
        "preview_tokens",
        "reflect_at",
        "gate_seconds",
    }
    assert results == expected


@pytest.mark.parametrize("threshold", NUMBERS, **by_name)
def test_a_number_fits_up_to_both_ends_of_its_range(threshold: Threshold) -> None:
    for end in (threshold.low, threshold.high):
        assert threshold.fit(end) == end
        assert (
            threshold.fit(str(end) if isinstance(threshold.default, float) else f"{end:.0f}") == end
        )
        assert type(threshold.fit(end)) is type(threshold.default)
    for beyond in (math.nextafter(threshold.low, -math.inf), threshold.low - 1, threshold.high + 1):
        with pytest.raises(PolicyError):
            threshold.fit(beyond)


BAD_NUMBERS = [
    math.nan,
    math.inf,
    -math.inf,
    True,
    False,
    10**400,
    -(10**400),
    "nan",
    "inf",
    "1e999",
]
BAD_NUMBERS += ["", "many", "9" * 5_000, "0x10", "\ud800", None, b"1", [1], {}, 1j, object(), -1]


@pytest.mark.parametrize("threshold", NUMBERS, **by_name)
@pytest.mark.parametrize("value", BAD_NUMBERS, ids=lambda value: repr(value)[:12])
def test_an_invalid_number_is_refused_with_the_valid_range(
    threshold: Threshold, value: Any
) -> None:
    for attempt in (
        lambda: BALANCED.with_values({threshold.name: value}),
        lambda: replace(BALANCED, **{threshold.name: value}),
        lambda: policy_from_settings({threshold.name: value}),
    ):
        with pytest.raises(PolicyError) as caught:
            attempt()
        assert caught.value.message.startswith(f"{threshold.name} can't be ")
        assert (
            f"{threshold.low:,g} to {threshold.high:,g} {UNITS[threshold.unit]}."
            in caught.value.hint
        )
        assert len(str(caught.value)) < 200


@pytest.mark.parametrize("threshold", WHOLE, **by_name)
def test_a_whole_number_is_never_rounded(threshold: Threshold) -> None:
    with pytest.raises(PolicyError, match="a whole number"):
        threshold.fit(threshold.high - 0.5)
    fitted = threshold.fit(float(threshold.high))
    assert type(fitted) is int


@pytest.mark.parametrize("threshold", CHOICES, **by_name)
@pytest.mark.parametrize(
    "value", ["", "ASK", "nonsense", 0, True, None, [], {}, math.nan, "x" * 999]
)
def test_an_invalid_choice_is_refused_with_all_choices(threshold: Threshold, value: Any) -> None:
    with pytest.raises(PolicyError) as caught:
        BALANCED.with_values({threshold.name: value})
    assert all(choice in caught.value.hint for choice in threshold.choices)
    assert len(str(caught.value)) < 200


@settings(deadline=None)
@given(st.sampled_from([*NAMES, "preset"]), TEXTS | st.floats() | st.integers() | st.booleans())
def test_any_value_becomes_a_policy_or_a_policy_error(name: str, value: Any) -> None:
    try:
        policy = policy_from_settings({name: value})
    except PolicyError as error:
        assert error.hint  # noqa: PT017
    else:
        assert policy_from_settings(policy_to_settings(policy)) == policy


@pytest.mark.parametrize("name", ["gate_token", "preset", "", "\ud800" * 999, "__class__"])
def test_an_unknown_value_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(PolicyError, match="no policy value") as caught:
        BALANCED.with_values({name: 1})
    assert caught.value.hint == f"Known: {', '.join(NAMES)}."


@pytest.mark.parametrize("mark", [2_000, 39_000, 56_000, 10_000_000])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_thresholds_of_notes_are_in_order_for_any_settable_value(
    preset: str, mark: int
) -> None:
    policy = PRESETS[preset].with_values({"notes_high_tokens": mark, "notes_percent": 75})
    marks = NoteThresholds.of(policy, 100_000_000)
    assert marks is not None
    assert marks.high_tokens == mark
    assert 0 < marks.tail_tokens < marks.low_tokens < marks.high_tokens
    assert 0 < marks.early_tokens < marks.high_tokens
    assert marks.min_freed_tokens < marks.high_tokens


def test_values_of_a_policy_may_be_given_as_text_or_other_numbers() -> None:
    policy = BALANCED.with_values(
        {"gate_tokens": "5_000", "markers_turns": 3.0, "compact_percent": 85, "gate_mode": "off"}
    )
    assert (policy.gate_tokens, policy.markers_turns) == (5_000, 3)
    assert type(policy.markers_turns) is int
    assert type(policy.compact_percent) is float
    assert policy.gate_mode is GateMode.OFF


@settings(deadline=None)
@given(policies())
def test_a_policy_survives_settings_files_and_journal_records(policy: Policy) -> None:
    assert policy_from_settings(policy_to_settings(policy)) == policy
    assert policy_from_settings(tomllib.loads(toml(policy_to_settings(policy)))) == policy
    everything = {"preset": policy.preset, **policy.values()}
    assert policy_from_settings(tomllib.loads(toml(everything))) == policy
    recorded = tuple((name, str(value)) for name, value in preset_changes(policy).items())
    assert PRESETS[policy.preset].with_values(dict(recorded)) == policy


def test_a_saved_policy_has_only_json_values() -> None:
    for value in (*BALANCED.values().values(), *policy_to_settings(BALANCED).values()):
        assert type(value) in (str, int, float)
        assert not isinstance(value, StrEnum)


def test_a_policy_cannot_be_changed_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        BALANCED.gate_tokens = 1  # type: ignore[misc]


def test_the_marks_of_85_percent_of_128k_are_108_800_tokens() -> None:
    assert BALANCED.with_values({"compact_percent": 85}).compact_starts(128_000) == 108_800
    assert BALANCED.with_values({"compact_percent": 0}).compact_starts(128_000) is None
