"""A choice of reasoning effort becomes one that the model knows, or none."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.effort import (
    MODEL_DECIDES,
    NO_EFFORTS,
    UNSURE_EFFORTS,
    Effort,
    EffortLevel,
    KnownEfforts,
    parse_effort,
)

OFF, ON, LOW, HIGH, MAX = (EffortLevel(item) for item in ("off", "on", "low", "high", "max"))
LEVELS = KnownEfforts((OFF, LOW, HIGH))
BUDGETS = KnownEfforts((OFF,), 1_024, 32_000)
SWITCH = KnownEfforts((OFF, ON))
ANY_EFFORT = st.builds(Effort, st.sampled_from(EffortLevel)) | st.builds(
    lambda tokens: Effort(budget=tokens), st.integers(1, 1_000_000)
)
ANY_KNOWN = st.builds(
    lambda levels, bounds: KnownEfforts(
        tuple(sorted(levels, key=list(EffortLevel).index)), *bounds
    ),
    st.sets(st.sampled_from(EffortLevel)),
    st.sampled_from([(0, 0), (1, 24_576), (1_024, 60_000)]),
)


@pytest.mark.parametrize(
    ("text", "effort"),
    [
        ("", MODEL_DECIDES),
        ("default", MODEL_DECIDES),
        ("High", Effort(HIGH)),
        (" off ", Effort(OFF)),
        ("8192", Effort(budget=8_192)),
        ("1000000", Effort(budget=1_000_000)),
        ("0", None),
        ("1000001", None),
        ("9" * 5_000, None),
        ("-1", None),
        ("1e3", None),
        ("٣", None),
        ("a lot", None),
    ],
)
def test_a_text_names_a_level_a_budget_or_nothing(text: str, effort: Effort | None) -> None:
    assert parse_effort(text) == effort


@given(ANY_EFFORT)
def test_an_effort_is_read_back_from_its_text(effort: Effort) -> None:
    assert parse_effort(str(effort)) == effort


@given(ANY_KNOWN, ANY_EFFORT)
def test_an_effort_that_is_sent_is_known_to_the_model_and_stays_the_same(
    known: KnownEfforts, chosen: Effort
) -> None:
    sent = known.nearest(chosen)
    assert known.nearest(sent) == sent
    assert sent == MODEL_DECIDES or sent.level in known.levels or known.knows(sent)
    if (
        chosen.level in known.levels
        or known.min_tokens <= chosen.budget <= known.max_tokens > 0 < chosen.budget
    ):
        assert sent == chosen


@pytest.mark.parametrize(
    ("known", "chosen", "sent"),
    [
        (LEVELS, "max", "high"),
        (LEVELS, "minimal", "low"),
        (LEVELS, "medium", "high"),
        (LEVELS, "on", ""),
        (LEVELS, "2000", "low"),
        (LEVELS, "900000", "high"),
        (KnownEfforts((LOW, HIGH)), "off", "low"),
        (BUDGETS, "low", "4096"),
        (BUDGETS, "max", "32000"),
        (BUDGETS, "500", "1024"),
        (BUDGETS, "off", "off"),
        (SWITCH, "high", "on"),
        (SWITCH, "4096", "on"),
        (KnownEfforts((ON,)), "off", ""),
        (NO_EFFORTS, "high", ""),
        (UNSURE_EFFORTS, "max", "high"),
    ],
)
def test_a_choice_becomes_the_nearest_that_the_model_knows(
    known: KnownEfforts, chosen: str, sent: str
) -> None:
    effort = parse_effort(chosen)
    assert effort is not None
    assert str(known.nearest(effort)) == sent


def test_a_model_with_budgets_only_offers_levels_that_are_budgets() -> None:
    assert [str(item) for item in BUDGETS.offered] == ["off", "low", "medium", "high", "max"]
    assert BUDGETS.knows(Effort(MAX))
    assert not BUDGETS.knows(Effort(EffortLevel.XHIGH))
    small = KnownEfforts((), 1, 8_192)
    assert [str(item) for item in small.offered] == ["low", "max"]


def test_a_model_knows_only_the_efforts_that_it_offers() -> None:
    assert LEVELS.knows(MODEL_DECIDES)
    assert not LEVELS.knows(Effort(MAX))
    assert not LEVELS.knows(Effort(budget=2_000))
    assert BUDGETS.knows(Effort(budget=1_024))
    assert not BUDGETS.knows(Effort(budget=32_001))
    assert not NO_EFFORTS.knows(Effort(LOW))


def test_a_saved_list_of_models_keeps_its_budgets() -> None:
    saved = b'{"levels":["low"],"least":1024,"most":32000}'
    assert msgspec.json.decode(saved, type=KnownEfforts).max_tokens == 32_000
