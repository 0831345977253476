"""Progress: work on the window makes it smaller, ends, and is done once at a time."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.compaction.trim import UNTOUCHED_KINDS
from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.context_window.block import BlockKind, RequestLimits
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.errors import ContextOverflow
from helix_desktop.domain.events import AssistantReplied, TurnStarted
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Image, Thinking, ToolCall
from tests.context.sessions import Act, Arguments, Ask, Called, Do, Pin, Say, Words
from tests.engine.laws import after_every_act, law
from tests.engine.story import Story, played
from tests.examples import tries
from tests.wire import problems

NUMBERS = re.compile(r"\d[\d,]*\d|\d")
WORKS = frozenset({Job.MARKERS, Job.NOTES, Job.OBSERVATIONS, Job.REFLECTION, Job.HANDOVER})


@law()
def test_a_committed_job_strictly_reduces(script: list[Act], preset: str) -> None:
    asked_count = 0

    async def check(story: Story, _act: Act) -> None:
        nonlocal asked_count
        for epoch in story.history.epochs.values():
            if epoch.job in WORKS:
                assert epoch.tokens_after < epoch.tokens_before
        newest = max(story.history.epochs, default=0)
        if len(story.requests) > asked_count and story.history.view.number == newest:
            assert story.requests[-1].window.epoch == newest
        asked_count = len(story.requests)  # what did not fit was not asked

    played(script, preset, check)


@after_every_act(window=4_000)
async def test_every_compaction_ends_in_a_request_that_fits_or_a_typed_error(
    story: Story, act: Act
) -> None:
    if not isinstance(act, Ask):
        return
    if story.requests:
        account, limits = story.requests[-1].window.account, story.requests[-1].limits
        assert account.tokens <= limits.tokens
        assert account.size <= limits.size
        assert account.images <= limits.images
    for error in story.failed:
        assert isinstance(error, ContextOverflow)
        assert sum(tokens for _, tokens in error.floor) > 0


@settings(max_examples=tries(15))
@given(
    st.integers(4_000, 12_000), st.integers(0, 60_000), st.integers(0, 60_000), st.integers(0, 5)
)
async def test_without_pins_and_with_few_tools_every_turn_can_be_sent(
    window: int, typed_chars: int, returned: int, calls: int
) -> None:
    """With nothing pinned and few tools, there is nothing that a window could not hold."""
    story = Story(BALANCED, window=window)
    await story.begin()
    await story.act(Say(Words(0, 1 + typed_chars // 58)))
    made = Called(Arguments(11, Words(5, returned // 20)), Words(8, returned // 54))
    await story.act(Do(Words(0, 1 + typed_chars // 58), "hm", "sig", (made,) * calls))
    assert await story.ask() is not None
    assert story.failed == []


async def test_a_last_step_without_any_part_to_shorten_is_folded() -> None:
    """Arguments that are no JSON, and thinking that has to travel back as it is."""
    story = Story(BALANCED, window=8_000, most=RequestLimits(0))
    await story.begin()
    await story.act(Say(Words(0)))
    call = ToolCall("broken", "look", '{"content": "' + "x" * 60_000)
    parts = (Thinking("hm " * 9_000, "signed"), call)
    await story.record(AssistantReplied(1.0, "test", parts, StopReason.TOOLS))
    window = await story.ask()
    assert window.account.tokens <= 8_000
    assert problems(window.messages) == []


async def test_notes_leave_room_where_pins_fill_most_of_the_window() -> None:
    story = Story(BALANCED, window=8_000, most=RequestLimits(0))
    await story.begin()
    await story.act(Pin(1, Words(0, 400)))
    step = Do(Words(0), calls=(Called(Arguments(9, Words(0)), Words(8, 200)),))
    for act in (Say(Words(0)), *[step] * 6, Say(Words(0)), *[step] * 6):
        await story.act(act)
    window = await story.ask()
    assert window.account.tokens - dict(window.account.by_kind)[BlockKind.PIN] < 1_200


async def test_screenshots_that_fit_in_tokens_but_not_in_bytes_are_sent_as_far_as_they_fit() -> (
    None
):
    """42 of a megabyte each; the newest stay, the others can be recalled."""
    story = Story(BALANCED, window=200_000, most=RequestLimits(0, 32_000_000, 100))
    await story.begin()
    contents = [NewContent(b"\x89PNG" + bytes([number]) * 1_000_000) for number in range(42)]
    images = [Image(digest_of(item.data), "image/png", 1000, 700, 1_000_004) for item in contents]
    for image, content in zip(images[:30], contents, strict=False):
        await story.record(TurnStarted(1.0, "look", (image,)), contents=[content])
        await story.act(Do(Words(0)))
    await story.record(TurnStarted(1.0, "compare", tuple(images[30:])), contents=contents[30:])
    window = await story.ask()
    shown = [part for item in window.messages for part in item.parts if isinstance(part, Image)]
    assert window.account.size <= 32_000_000
    assert shown == images[-len(shown) :]
    assert len(shown) == 21
    text = "".join(message.text for message in window.messages)
    assert all(image.content in text for image in images[: -len(shown)])


async def test_more_pictures_than_a_model_takes_leave_the_newest() -> None:
    story = Story(BALANCED, window=200_000, most=RequestLimits(0, 0, 10))
    await story.begin()
    await story.act(Say(Words(0), pictures=100))
    window = await story.ask()
    assert window.account.images <= 10


async def test_the_error_names_the_tokens_that_no_compaction_can_remove() -> None:
    story = Story(BALANCED, window=4_000)
    await story.begin()
    await story.act(Pin(1, Words(0, 800)))
    await story.act(Say(Words(0)))
    assert await story.ask() is None
    [error] = story.failed
    assert isinstance(error, ContextOverflow)
    floor = dict(error.floor)
    assert floor[UNTOUCHED_KINDS[BlockKind.PIN]] > 4_000
    assert UNTOUCHED_KINDS[BlockKind.SYSTEM] in floor
    assert UNTOUCHED_KINDS[BlockKind.TOOLS] in floor
    assert "Compaction can't reduce" in error.hint
    [needed, *_] = NUMBERS.findall(error.message)
    listed = error.hint.partition(". ")[0]
    parts = [int(number.replace(",", "")) for number in NUMBERS.findall(listed)]
    assert sum(parts) == pytest.approx(int(needed.replace(",", "")), abs=len(parts))


async def test_a_trim_in_several_steps_names_the_size_of_the_request_that_it_began_with() -> None:
    story = Story(BALANCED.with_values({"compact_percent": 0.0}), window=4_000)
    await story.begin()
    for _ in range(8):
        await story.act(Say(Words(0, 200)))
        assert await story.ask() is not None
        await story.act(Do(Words(0)))
    trims = [item for item in story.history.epochs.values() if item.job is Job.TRIM]
    assert trims
    for epoch in trims:
        assert epoch.reason.startswith(f"the next request would need {epoch.tokens_before:,} ")


async def test_the_cooldown_cannot_block_trim() -> None:
    policy = BALANCED.with_values({"compact_cooldown": 3_600.0})
    story = Story(policy, window=4_000)
    await story.begin()
    for _ in range(8):
        await story.act(Say(Words(0, 200)))
        assert await story.ask() is not None
        await story.act(Do(Words(0)))
    assert [epoch.job for epoch in story.history.epochs.values()].count(Job.TRIM) > 1
