"""Live, over HTTP, with a provider that reports what requests took: when the presets act.

A mark is a share of what the model counts of the window: nothing happens more than a point below
it, and the first request at or above it is the last before the handover.
"""

from random import Random
from typing import Any

import pytest

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, HELIX, RELEVANCE
from helix_desktop.engine.replay.playback import REPORTS
from helix_desktop.engine.replay.window_trace import TraceFrame
from tests.engine.recordings import asks, message_line, recorded, returns
from tests.engine.scenarios.test_twins import driven
from tests.engine.stage import play


def steady(turns: int, steps: int, tokens: int) -> list[dict[str, Any]]:
    """Turns of steps, every output of which takes about so many tokens."""
    made: list[dict[str, Any]] = [message_line("system", "be brief")]
    for turn in range(turns):
        made.append(
            message_line("user", f"Work on part {turn}, and never touch the vendored files.")
        )
        for step in range(steps):
            name = f"c{turn}_{step}"
            made.append(asks((name, f'{{"path":"src/part_{name}.py"}}')))
            line = f"value_{name} is what it is\n"
            made.append(returns(name, line * (tokens * 4 // len(line))))
        made.append(message_line("assistant", f"Part {turn} is done."))
    return made


def recorded_turn(turn: int, steps: int, *, word_tokens: int, tokens: int) -> list[dict[str, Any]]:
    """A turn whose steps have words before the call; no two say the same."""
    random, made = Random(turn), [message_line("user", f"Work on part {turn}.")]
    for step in range(steps):
        name = f"c{turn}_{step}"
        words = " ".join(f"word{random.randrange(10**6)}" for _ in range(word_tokens * 4 // 11))
        made.append({**asks((name, f'{{"path":"src/part_{name}.py"}}')), "content": words})
        lines = (f"value_{name}_{n} = {random.randrange(10**6)}" for n in range(tokens * 4 // 26))
        made.append(returns(name, "\n".join(lines)))
    return [*made, message_line("assistant", f"Part {turn} is done.")]


def acted(session: list[dict[str, Any]], policy: Policy, window: int, reports: str) -> list[Any]:
    """What was committed: its job, and the share of the window before it."""
    frame = TraceFrame(window, policy.reserve(window), 500)
    own = policy.with_values({"gate_mode": "off"})
    live = play(driven(recorded(session), own, frame, REPORTS[reports]))
    factor = REPORTS[reports].factor
    return [(job, 100 * before * factor / window) for job, before in live.committed_jobs]


HANDOVERS_ONLY = HELIX.with_values({"markers_turns": 0})
"""Cache + Compact without markers, which would keep a long turn below the mark of a handover."""


@pytest.mark.slow
@pytest.mark.parametrize("reports", ["exact", "off30"])
@pytest.mark.parametrize("window", [32_000, 60_000, 128_000, 200_000, 1_000_000])
def test_helix_hands_over_at_85_percent_of_real_use_and_never_trims(
    window: int, reports: str
) -> None:
    # one turn of many steps: a running turn is compacted, too
    steps = 200 if window < 1_000_000 else 60
    step = 2 * window // steps
    result = acted(steady(1, steps, step), HANDOVERS_ONLY, window, reports)
    points = 1.3 * 100 * (step + 60) / window
    assert len(result) > 1
    for job, share in result:
        assert job == "handover", result
        assert 84 <= share <= 85 + 2 * points, result


def test_a_previous_turn_that_is_the_bulk_is_handed_over_as_well() -> None:
    result = acted(
        [*steady(1, 50, 520), message_line("user", "And now the rest."), *steady(1, 8, 500)[2:]],
        HANDOVERS_ONLY,
        32_000,
        "exact",
    )
    assert [job for job, _share in result] == ["handover"] * len(result)
    assert result


@pytest.mark.slow
async def test_beside_a_long_previous_turn_a_rewrite_of_balanced_frees_a_good_part() -> None:
    before = recorded_turn(0, 113, word_tokens=600, tokens=300)
    after = recorded_turn(1, 40, word_tokens=600, tokens=1_500)
    recording = recorded([message_line("system", "be brief"), *before, *after])
    frame = TraceFrame(128_000, BALANCED.reserve(128_000), 500)
    policy = BALANCED.with_values({"gate_mode": "off"})
    live = await driven(recording, policy, frame, REPORTS["exact"])
    freed = [epoch.tokens_before - epoch.tokens_after for epoch in live.epochs]
    assert len(freed) > 3
    # half of the way from where notes begin to where they end
    assert min(freed) >= (BALANCED.notes_high_tokens - BALANCED.notes_low_tokens) / 2, freed


def observed_often(policy: Policy, turns: int) -> list[Any]:
    """What was done in a small window, a sixth of which one turn takes."""
    session = [message_line("system", "be brief")]
    for turn in range(turns):
        session += recorded_turn(turn, 2, word_tokens=600, tokens=300)
    return acted(session, policy, 16_000, "off30")


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_relevance_reflects_when_observations_take_50_percent_of_real_use() -> None:
    result = observed_often(RELEVANCE.with_values({"observations_percent": 10}), 140)
    jobs = [job for job, _share in result]
    first = jobs.index("reflect")
    assert set(jobs[:first]) == {"observations"}
    # beside the observations stand the system prompt, the tools, and the last two turns
    assert 50 <= result[first][1] <= 50 + 5 + 2 * 15, result[: first + 1]
    assert result[first + 1][1] < result[first][1] - 10, "observations took half as much then"


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_observations_without_room_are_reflected_below_their_threshold() -> None:
    result = observed_often(RELEVANCE, 140)
    jobs = [job for job, _share in result]
    assert "reflect" in jobs
    assert jobs.count("trim") <= 2, result
