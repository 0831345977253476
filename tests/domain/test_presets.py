"""Each preset is what its source says, number by number."""

import ast
import inspect

import pytest

from helix_desktop.domain import presets
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.policy import (
    PRESET_NAMES,
    THRESHOLDS,
    GateMode,
    MarkerForm,
    Policy,
    PreviousTurn,
)
from helix_desktop.domain.presets import (
    BALANCED,
    ECONOMY,
    HELIX,
    PRESETS,
    RELEVANCE,
    changes,
    from_settings,
    preset,
    to_settings,
)


def test_helix_is_cache_and_compact_as_published() -> None:
    assert HELIX.gate_mode is GateMode.OFF
    assert HELIX.observe_at == 0
    # cache: by turn threshold alone, everything older, bare markers with the whole digest
    assert HELIX.sweep_turns == 10
    assert HELIX.sweep_starts(128_000) is None
    assert HELIX.sweep_ends(128_000) == 0
    assert (HELIX.sweep_tail_tokens, HELIX.sweep_least_tokens) == (0, 0)
    assert (HELIX.marker_form, HELIX.marker_tokens) == (MarkerForm.FULL, 0)
    # compact: 85 % of the window, 128K by default, and 60 s since the last
    assert HELIX.window_tokens == 128_000
    assert HELIX.compact_starts(HELIX.window_tokens) == 108_800
    assert HELIX.compact_starts(1_000_000) == 850_000
    assert HELIX.compact_cooldown == 60
    assert HELIX.compact_least_tokens > 0
    assert HELIX.compact_keep_tokens > 0


def test_relevance_is_gate_and_observations_as_published() -> None:
    assert RELEVANCE.gate_mode is GateMode.ASK
    assert RELEVANCE.gate_tokens == 4_000
    assert RELEVANCE.gate_seconds == 10
    assert RELEVANCE.previous_turn is PreviousTurn.STRICT
    assert RELEVANCE.observe_at == 30
    assert RELEVANCE.reflect_at == 50
    for window in (32_000, 128_000, 1_000_000):
        assert RELEVANCE.sweep_starts(window) is None
        assert RELEVANCE.compact_starts(window) is None
    assert RELEVANCE.sweep_turns == 0


@pytest.mark.parametrize(
    ("policy", "window", "high", "low", "fold"),
    [
        (BALANCED, 128_000, 64_000, 25_600, 64_000),
        (BALANCED, 200_000, 76_800, 32_000, 76_800),
        (BALANCED, 1_000_000, 76_800, 32_000, 76_800),
        (ECONOMY, 128_000, 38_400, 12_800, 51_200),
        (ECONOMY, 1_000_000, 38_400, 12_800, 51_200),
    ],
)
def test_balanced_and_economy_start_from_the_replayed_table(
    policy: Policy, window: int, high: int, low: int, fold: int
) -> None:
    marks = (policy.sweep_starts(window), policy.sweep_ends(window), policy.compact_starts(window))
    assert marks == (high, low, fold)


def test_balanced_and_economy_keep_what_was_replayed() -> None:
    assert (BALANCED.sweep_tail_tokens, BALANCED.compact_keep_tokens) == (8_000, 16_000)
    assert (ECONOMY.sweep_tail_tokens, ECONOMY.compact_keep_tokens) == (6_000, 12_000)
    for policy in (BALANCED, ECONOMY):
        assert policy.sweep_least_tokens == 6_400
        assert policy.value_tokens == 200
        assert (policy.marker_tokens, policy.marker_share) == (400, 50)
        assert policy.previous_turn is PreviousTurn.LOSSLESS
        assert policy.compact_cooldown == 60
        assert policy.compact_least_percent == 10
        assert policy.breaker_failures == 2
        assert policy.reserve_tokens == 16_000
    assert (BALANCED.gate_mode, BALANCED.gate_tokens) == (GateMode.ASK, 4_000)


def test_balanced_is_the_default_and_all_are_found_by_name() -> None:
    assert Policy() == BALANCED == from_settings({})
    assert {name: preset(name).preset for name in PRESETS} == {n: n for n in PRESET_NAMES}
    assert list(PRESETS) == list(PRESET_NAMES)
    assert all(changes(policy) == {} for policy in PRESETS.values())
    assert to_settings(HELIX) == {"preset": "helix"}


def test_a_preset_says_only_what_differs_from_balanced() -> None:
    usual = {threshold.name: threshold.default for threshold in THRESHOLDS}
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(presets))) if is_replace(node)]
    assert len(calls) == len(PRESETS) - 1
    for call in calls:
        name = next(ast.literal_eval(k.value) for k in call.keywords if k.arg == "preset")
        said = {keyword.arg for keyword in call.keywords} - {"preset"}
        assert said == {n for n, v in PRESETS[name].values().items() if v != usual[n]}


def is_replace(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "replace"


@pytest.mark.parametrize("name", ["", "Helix", "nonsense", "x" * 999, "\ud800"])
def test_an_unknown_preset_is_refused_with_the_known_ones(name: str) -> None:
    for attempt in (preset, lambda n: Policy(preset=n), lambda n: from_settings({"preset": n})):
        with pytest.raises(PolicyError, match="no policy preset") as caught:
            attempt(name)
        assert caught.value.hint == "Known: helix, relevance, balanced, economy."
        assert len(caught.value.message) < 100


@pytest.mark.parametrize("name", [None, 1, [], {}, ["helix"]])
def test_a_preset_that_is_no_text_is_refused(name: object) -> None:
    with pytest.raises(PolicyError):
        from_settings({"preset": name})
