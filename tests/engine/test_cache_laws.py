"""Cache and accounting: what was read once stays in front, and what is shown is what it takes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.llm import Llm, Usage
from tests.context.sessions import Act, Ask
from tests.engine.laws import after_every_act, law, line
from tests.engine.stage import FakeToolbox
from tests.engine.story import Story, played
from tests.examples import tries
from tests.providers.tokens.simulated import CalibratedSession


@pytest.mark.slow
@after_every_act()
async def test_between_epochs_request_k_is_a_byte_prefix_of_request_k_plus_1(
    story: Story, act: Act
) -> None:
    if not isinstance(act, Ask) or len(story.requests) < 2:
        return
    one, other = story.requests[-2:]
    same = one.window.epoch == other.window.epoch and one.pins == other.pins
    if same and one.changed == other.changed:
        before = [line(message) for message in one.window.messages]
        after = [line(message) for message in other.window.messages]
        assert after[: len(before)] == before


@law()
def test_at_most_one_rewrite_per_maintenance_pass(script: list[Act], preset: str) -> None:
    known = 0

    async def check(story: Story, act: Act) -> None:
        nonlocal known
        made = len(story.history.epochs) - known
        known += made
        assert made <= isinstance(act, Ask) + _undone(story, made)

    played(script, preset, check)


def _undone(story: Story, made: int) -> int:
    newest = list(story.history.epochs.values())[-made:] if made else []
    return sum(epoch.job is Job.UNDO for epoch in newest)


@law()
def test_a_marked_part_never_flips_back_between_undos(script: list[Act], preset: str) -> None:
    behind: set[tuple[int, str, str]] = set()
    undone = 0

    async def check(story: Story, _act: Act) -> None:
        nonlocal undone, behind
        history = story.history
        restored = sum(epoch.job is Job.UNDO for epoch in history.epochs.values())
        now = {(seq, *place) for seq, parts in history.view.markers.items() for place in parts}
        if restored == undone:
            assert all(part in now or _folded(story, part[0]) for part in behind)
        behind, undone = now, restored

    played(script, preset, check)


def _folded(story: Story, seq: int) -> bool:
    owner = next(item for item in story.history.items if item.seq <= seq <= item.last)
    return story.history.view.covers(owner.seq)


@law(many=20)
def test_a_past_request_is_rebuilt_from_the_blocks_that_it_shares_with_the_one_before(
    script: list[Act], preset: str
) -> None:
    """Every past request can be put together again from what the journal keeps of it."""

    async def check(story: Story, act: Act) -> None:
        if isinstance(act, Ask) and story.requests:
            blocks = story.told_blocks()
            assert blocks == [block.digest for block in story.requests[-1].window.blocks]

    played(script, preset, check)


@after_every_act()
async def test_the_kinds_of_blocks_sum_to_the_total_of_the_window(story: Story, act: Act) -> None:
    window = await story.window()
    account = window.account
    by_kind = dict(account.by_kind)
    assert sum(by_kind.values()) == account.tokens
    assert list(by_kind) == [kind for kind in BlockKind if kind in by_kind]
    for kind in BlockKind:
        mine = [block.tokens for block in window.blocks if block.kind is kind]
        assert by_kind.get(kind, 0) == sum(mine)
    assert account.size == sum(block.size for block in window.blocks)
    assert account.images == sum(block.images for block in window.blocks)
    weights = [story.weigher.weigh(message) for message in window.messages]
    weights.append(story.weigher.tools(FakeToolbox().specs()))
    assert account.tokens == sum(weight.tokens for weight in weights)
    assert account.size == sum(weight.size for weight in weights)
    assert account.images == sum(weight.images for weight in weights)


@law(many=20)
def test_the_sizes_told_of_an_epoch_are_those_of_its_windows(
    script: list[Act], preset: str
) -> None:
    known = 0

    async def check(story: Story, act: Act) -> None:
        nonlocal known
        came, known = len(story.requests) > known, len(story.requests)  # a request may not fit
        if isinstance(act, Ask) and came and story.history.view.number:
            newest = story.history.epochs[story.history.view.number]
            if newest.number == max(story.history.epochs) and story.fresh_epoch(newest.number):
                assert newest.tokens_after == story.requests[-1].window.account.tokens

    played(script, preset, check)


@settings(max_examples=tries(40))
@given(
    st.floats(0.6, 2.4),
    st.integers(0, 4_000),
    st.lists(st.tuples(st.integers(1, 5_000), st.floats(-0.02, 0.02)), min_size=3, max_size=30),
)
def test_after_calibration_the_estimate_is_never_under_by_more_than_its_stated_error(
    pace: float, hidden: int, growths: list[tuple[int, float]]
) -> None:
    """A model that counts at its own pace, hides a prompt, and wavers by two percent."""
    known = CalibratedSession(Llm("m", "p", 1_000_000, 1_000, tokenizer_known=False))
    tokens, actual_tokens = 3_000, 3_000 * pace + hidden
    known.learn(tokens, Usage(input=round(actual_tokens)))
    for number, (growth, noise) in enumerate(growths):
        unchanged_tokens = tokens
        tokens += growth
        actual_tokens += growth * pace * (1 + noise)
        if number >= 5:
            assert round(actual_tokens) <= known.estimate(tokens, unchanged_tokens)
        known.learn(tokens, Usage(input=round(actual_tokens)), unchanged_tokens)
