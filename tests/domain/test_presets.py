"""Each preset is what its source says, number by number."""

import ast
import inspect

import pytest

from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.outputs_to_hold import OutputSize, scale_gate_policy
from helix_desktop.domain.context_window import presets
from helix_desktop.domain.context_window.policy import (
    PRESET_NAMES,
    GateMode,
    MarkerForm,
    Policy,
    PreviousTurn,
)
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    ECONOMY,
    HELIX,
    PRESETS,
    RELEVANCE,
    get_preset,
    of_agent,
    policy_from_settings,
    policy_to_settings,
    preset_changes,
    read_session_policy,
)
from helix_desktop.domain.errors import PolicyError
from helix_desktop.providers.assumed_figures import ASSUMED_REMOTE_WINDOW_TOKENS


def test_helix_is_cache_and_compact_as_published() -> None:
    assert HELIX.gate_mode is GateMode.OFF
    assert (HELIX.observations_percent, HELIX.notes_percent) == (0, 0)
    # cache: by turn threshold alone, everything older, bare markers with the whole digest
    assert HELIX.markers_turns == 10
    assert (HELIX.marker_form, HELIX.marker_tokens) == (MarkerForm.FULL, 0)
    # compact: 85 % of the window, 128K by default, and 60 s since the last
    assert ASSUMED_REMOTE_WINDOW_TOKENS == 128_000
    assert HELIX.compact_starts(ASSUMED_REMOTE_WINDOW_TOKENS) == 108_800
    assert HELIX.compact_starts(1_000_000) == 850_000
    assert HELIX.compact_cooldown == 60
    assert HELIX.compact_least_tokens > 0
    assert HELIX.compact_keep_tokens == 20_000


def test_relevance_is_gate_and_observations_as_published() -> None:
    assert RELEVANCE.gate_mode is GateMode.ASK
    assert RELEVANCE.gate_tokens == RELEVANCE.gate_read_tokens == 4_000
    assert RELEVANCE.gate_seconds == 10
    assert RELEVANCE.previous_turn is PreviousTurn.STRICT
    assert RELEVANCE.observations_percent == 30
    assert RELEVANCE.reflect_at == 50
    for window in (32_000, 128_000, 1_000_000):
        assert RELEVANCE.compact_starts(window) is None
    assert (RELEVANCE.markers_turns, RELEVANCE.notes_percent) == (0, 0)


@pytest.mark.parametrize("published", [HELIX, RELEVANCE], ids=lambda policy: policy.preset)
@pytest.mark.parametrize("window", [16_000, 128_000, 1_000_000])
def test_the_published_systems_make_no_notes_and_their_gate_is_the_same_in_any_window(
    published: Policy, window: int
) -> None:
    assert NoteThresholds.of(published, window) is None
    assert scale_gate_policy(published, window) == published


def test_relevance_gates_outputs_above_4_000_tokens_of_any_kind() -> None:
    for read in (True, False):
        assert not OutputSize(4_000, read).is_gated(RELEVANCE)
        assert OutputSize(4_001, read).is_gated(RELEVANCE)


@pytest.mark.parametrize(
    ("policy", "window", "expected"),
    [
        (BALANCED, 128_000, (56_000, 34_500, 45_000, 4_500)),
        (BALANCED, 1_000_000, (56_000, 34_500, 45_000, 4_500)),
        (BALANCED, 32_000, (24_000, 14_785, 19_285, 1_928)),
        (ECONOMY, 128_000, (38_000, 17_000, 32_000, 2_600)),
        (ECONOMY, 1_000_000, (38_000, 17_000, 32_000, 2_600)),
    ],
)
def test_balanced_and_economy_make_notes_at_the_replayed_marks(
    policy: Policy, window: int, expected: tuple[int, int, int, int]
) -> None:
    marks = NoteThresholds.of(policy, window)
    assert marks is not None
    assert (marks.high_tokens, marks.early_tokens, marks.low_tokens, marks.tail_tokens) == expected


@pytest.mark.parametrize("window", [8_000, 32_000, 128_000, 1_000_000])
@pytest.mark.parametrize("policy", [BALANCED, ECONOMY], ids=lambda policy: policy.preset)
def test_notes_are_made_long_before_a_handover_and_nothing_is_marked(
    policy: Policy, window: int
) -> None:
    marks, handover = NoteThresholds.of(policy, window), policy.compact_starts(window)
    assert marks is not None
    assert handover == window * 85 // 100
    assert marks.high_tokens < handover
    assert policy.markers_turns == 0


def test_balanced_and_economy_have_the_values_that_were_replayed() -> None:
    for policy in (BALANCED, ECONOMY):
        assert policy.value_tokens == 200
        assert (policy.marker_form, policy.marker_tokens) == (MarkerForm.SHORT, 150)
        assert policy.previous_turn is PreviousTurn.LOSSLESS
        assert policy.compact_cooldown == 60
        assert policy.compact_least_percent == 10
        assert policy.breaker_failures == 2
        assert policy.reserve_tokens == 16_000
    assert (BALANCED.notes_least_tokens, ECONOMY.notes_least_tokens) == (8_000, 6_400)
    assert (BALANCED.notes_patience, ECONOMY.notes_patience) == (7, 2)
    assert (BALANCED.note_share, ECONOMY.note_share) == (2, 3)
    assert (BALANCED.live_tokens, ECONOMY.live_tokens) == (6_200, 4_000)
    assert (BALANCED.names_share, ECONOMY.names_share) == (4.5, 6.5)
    assert (BALANCED.names_tokens, BALANCED.names_major_tokens) == (1_350, 4_300)
    assert (ECONOMY.names_tokens, ECONOMY.names_major_tokens) == (2_000, 5_800)
    assert (BALANCED.lines_share, BALANCED.lines_tokens) == (5.5, 2_300)
    assert (ECONOMY.lines_share, ECONOMY.lines_tokens) == (6, 1_800)


@pytest.mark.parametrize("name", ["live_tokens", "marker_form", "of_the_future"])
def test_a_value_that_nobody_sets_is_refused(name: str) -> None:
    saved = {"preset": "balanced", "gate_tokens": 7_000, name: 0}
    for read in (
        lambda: policy_from_settings(saved),
        lambda: read_session_policy(tuple(saved.items())),
        lambda: of_agent(tuple(saved.items()), BALANCED),
    ):
        with pytest.raises(PolicyError, match=f"There is no policy value '{name}'"):
            read()


def test_balanced_asks_at_6_000_tokens_and_lets_a_third_more_of_a_file_through() -> None:
    assert (BALANCED.gate_mode, BALANCED.gate_tokens) == (GateMode.ASK, 6_000)
    assert (BALANCED.gate_read_tokens, BALANCED.preview_read_tokens) == (8_000, 4_000)
    assert (ECONOMY.gate_mode, ECONOMY.gate_tokens) == (GateMode.AUTOMATIC, 4_000)
    assert (ECONOMY.gate_read_tokens, ECONOMY.preview_read_tokens) == (6_000, 2_000)


def test_balanced_is_the_default_and_all_are_found_by_name() -> None:
    assert Policy() == BALANCED == policy_from_settings({})
    assert {name: get_preset(name).preset for name in PRESETS} == {n: n for n in PRESET_NAMES}
    assert list(PRESETS) == list(PRESET_NAMES)
    assert all(preset_changes(policy) == {} for policy in PRESETS.values())
    assert policy_to_settings(HELIX) == {"preset": "helix"}


def test_a_preset_says_only_what_differs_from_balanced() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(presets))) if is_replace(node)]
    assert len(calls) == len(PRESETS) - 1
    for call in calls:
        name = next(ast.literal_eval(k.value) for k in call.keywords if k.arg == "preset")
        usual = _all_values(getattr(presets, ast.unparse(call.args[0])))
        named_values = {keyword.arg for keyword in call.keywords} - {"preset"}
        assert named_values == {n for n, v in _all_values(PRESETS[name]).items() if v != usual[n]}


def _all_values(policy: Policy) -> dict[str, object]:
    return {**policy.values(), **policy.constants()}


def is_replace(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "replace"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Balanced", "balanced"),
        ("ECONOMY", "economy"),
        ("Cache + Compact", "helix"),
        ("cache+compact", "helix"),
        ("Helix", "helix"),
        (" observational ", "relevance"),
        ("relevance", "relevance"),
    ],
)
def test_a_preset_is_found_by_its_key_and_by_its_shown_name(name: str, key: str) -> None:
    assert get_preset(name) is PRESETS[key]
    assert policy_from_settings({"preset": name}).preset == key


@pytest.mark.parametrize("name", ["", "cache", "nonsense", "x" * 999, "\ud800"])
def test_an_unknown_preset_is_refused_with_the_known_ones(name: str) -> None:
    for attempt in (
        get_preset,
        lambda n: Policy(preset=n),
        lambda n: policy_from_settings({"preset": n}),
    ):
        with pytest.raises(PolicyError, match="no policy preset") as caught:
            attempt(name)
        assert caught.value.hint == (
            "Known: helix (Cache + Compact), relevance (Observational), balanced (Balanced), "
            "economy (Economy)."
        )
        assert len(caught.value.message) < 100


@pytest.mark.parametrize("name", [None, 1, [], {}, ["helix"]])
def test_a_preset_that_is_no_text_is_refused(name: object) -> None:
    with pytest.raises(PolicyError):
        policy_from_settings({"preset": name})


def test_helix_protects_no_turn_and_what_is_kept_of_it_says_so() -> None:
    assert HELIX.previous_turn is PreviousTurn.OPEN
    assert policy_from_settings(policy_to_settings(HELIX)) == HELIX
    other = HELIX.with_values({"markers_turns": 4})
    assert policy_from_settings(policy_to_settings(other)) == other


@pytest.mark.parametrize("window", [32_000, 60_000, 128_000, 200_000, 1_000_000])
def test_under_helix_there_are_ten_points_between_a_handover_and_the_limit(window: int) -> None:
    mark = HELIX.compact_starts(window)
    assert mark is not None
    assert window - HELIX.reserve(window) >= mark + window // 10
