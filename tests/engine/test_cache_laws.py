"""Cache: what a provider has read once stays the beginning of the next request."""

import pytest

from helix_desktop.domain.context_window.rewrites import Job
from tests.context.sessions import Act, Ask
from tests.engine.laws import law, line
from tests.engine.story import Story, played


@pytest.mark.slow
@law()
def test_between_epochs_request_k_is_a_byte_prefix_of_request_k_plus_1(
    script: list[Act], preset: str
) -> None:
    async def check(story: Story, act: Act) -> None:
        if not isinstance(act, Ask) or len(story.asked) < 2:
            return
        one, other = story.asked[-2:]
        same = one.window.epoch == other.window.epoch and one.pins == other.pins
        if same and one.changed == other.changed:
            before = [line(message) for message in one.window.messages]
            after = [line(message) for message in other.window.messages]
            assert after[: len(before)] == before

    played(script, preset, check)


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
def test_a_swept_part_never_flips_back_between_undos(script: list[Act], preset: str) -> None:
    behind: set[tuple[int, str, str]] = set()
    undone = 0

    async def check(story: Story, _act: Act) -> None:
        nonlocal undone, behind
        history = story.history
        restored = sum(epoch.job is Job.UNDO for epoch in history.epochs.values())
        now = {(seq, *place) for seq, parts in history.view.swept.items() for place in parts}
        if restored == undone:
            assert all(part in now or _folded(story, part[0]) for part in behind)
        behind, undone = now, restored

    played(script, preset, check)


def _folded(story: Story, seq: int) -> bool:
    owner = next(item for item in story.history.items if item.seq <= seq <= item.last)
    return story.history.view.covers(owner.seq)


@law(many=20)
def test_a_request_is_told_by_the_blocks_it_shares_with_the_one_before(
    script: list[Act], preset: str
) -> None:
    """Every past request can be put together again from what the journal keeps of it."""

    async def check(story: Story, act: Act) -> None:
        if isinstance(act, Ask) and story.asked:
            blocks = story.told_blocks()
            assert blocks == [block.digest for block in story.asked[-1].window.blocks]

    played(script, preset, check)
