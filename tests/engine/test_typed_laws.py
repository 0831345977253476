"""What the user typed: in every request, in its place, and never longer again by itself."""

import pytest

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.stretches import find_cover
from helix_desktop.context.compaction.typed_messages import (
    TypedBudget,
    TypedText,
    choose_too_large,
    common_limit,
)
from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.message_parts import value_digest
from helix_desktop.context.texts.plain_text import CACHED, defuse
from helix_desktop.context.texts.shortened_message import LEAST_MESSAGE_TOKENS, MIN_HEAD_TOKENS
from helix_desktop.context.texts.token_budget import fit_head, fit_tail
from helix_desktop.domain.cache import HistoryDigest, NewContent, SessionId, digest_of
from helix_desktop.domain.canonical_messages import written_words
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow, RequestLimits
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.context_window.rewrites import Fold, FoldKind, Job
from helix_desktop.domain.events import (
    AssistantReplied,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Message, Role, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from tests.context.sessions import Act, Arguments, Ask, Called, Do, End, Say, Switch, Undo, Words
from tests.engine.laws import after_every_act, body, law
from tests.engine.story import POLICIES, Story, played
from tests.fakes.weigher import FakeWeigher

WEIGHER = FakeWeigher()
UNLIMITED = RequestLimits(0)


def typed_items(story: Story) -> list[HistoryItem]:
    return [item for item in story.history.items if item.typed]


def shown_texts(window: ContextWindow) -> dict[int, str]:
    """Return the text of each message of the user in a window, by its event."""
    return {
        block.origin: written_words(block.message)
        for block in window.blocks
        if block.kind in (BlockKind.RAW, BlockKind.MARKER) and block.message.role is Role.USER
    }


def has_both_ends(shown: str, text: str) -> bool:
    """Whether a text is whole, or a marker with its beginning and its end."""
    if shown.startswith(text):  # what follows are markers of its pictures
        return True
    plain = defuse(text)
    head, tail = fit_head(plain, MIN_HEAD_TOKENS, WEIGHER), fit_tail(plain, 10, WEIGHER)
    return shown.startswith(f"{CACHED} recall_") and head in shown and tail in shown


def can_hold_all(story: Story, window: ContextWindow) -> bool:
    """Whether there is room for the least of every message, beside what never gets shorter."""
    fixed = sum(
        tokens
        for kind, tokens in window.account.by_kind
        if kind in (BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN)
    )
    least = sum(LEAST_MESSAGE_TOKENS + 40 for _ in typed_items(story))
    return fixed + 2 * least + 600 <= story.requests[-1].limits.tokens


async def check_requests(story: Story, act: Act) -> None:
    if not isinstance(act, Ask) or not story.requests or story.failed:
        return
    window = story.requests[-1].window
    if not can_hold_all(story, window):
        return
    shown = shown_texts(window)
    items = [item for item in typed_items(story) if item.seq < story.history.seq]
    for item in items:
        assert item.seq in shown
        assert has_both_ends(shown[item.seq], item_message(item).text)
    places = [block.origin for block in window.blocks if block.origin in shown]
    assert places == sorted(places)


test_every_typed_message_is_in_every_request = after_every_act()(check_requests)
test_every_typed_message_is_in_every_request_of_a_small_window = after_every_act(window=4_000)(
    check_requests
)


@law()
def test_a_message_never_gets_longer_by_a_compaction(script: list[Act], preset: str) -> None:
    known: dict[int, int] = {}

    async def check(story: Story, act: Act) -> None:
        if isinstance(act, Undo | Switch):
            known.clear()  # the user, or a model with a larger window
        if not isinstance(act, Ask) or story.failed:
            return
        # markers of pictures stand in the text of their message
        typed = {item.seq for item in typed_items(story) if not getattr(item.event, "images", ())}
        for seq, text in shown_texts(await story.window()).items():
            if seq in typed:
                size = WEIGHER.count(text)
                assert size <= known.get(seq, size)
                known[seq] = size

    played(script, preset, check)


READ = Called(Arguments(9, Words(0)), Words(8, 20))
STEP = Do(Words(0), calls=(READ,))
DETAIL = "Detail {number}: the ward of pump {number} has the code {code}. Nie vergessen."


async def told_details(preset: str, window: int, *, details: int, steps: int) -> Story:
    """A session in which the user types details first, and the agent reads for long after."""
    story = Story(POLICIES[preset], window=window, most=UNLIMITED)
    await story.begin()
    for number in range(details):
        text = DETAIL.format(number=number, code=number * 7919)
        await story.record(TurnStarted(1.0, text, typed=True))
        await story.act(Do(Words(0)))
        await story.act(End())
    await story.act(Say(Words(0)))
    for _ in range(steps):
        await story.act(STEP)
        assert await story.ask() is not None
    return story


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("window", [8_000, 16_000, 32_000])
async def test_details_that_were_typed_first_are_all_there_after_many_steps(
    preset: str, window: int
) -> None:
    story = await told_details(preset, window, details=12, steps=window // 200)
    assert story.history.epochs
    text = "\n".join(message.text for message in (await story.window()).messages)
    for number in range(12):
        assert DETAIL.format(number=number, code=number * 7919) in text


@pytest.mark.parametrize("preset", sorted(PRESETS))
async def test_many_pastes_become_both_of_their_ends_within_the_budget(preset: str) -> None:
    story = Story(POLICIES[preset], window=32_000, most=UNLIMITED)
    await story.begin()
    texts = [f"begin {number} " + "ab cd " * 1_800 + f" end {number}" for number in range(14)]
    for text in texts:
        await story.record(TurnStarted(1.0, text, typed=True))
        await story.act(STEP)
        assert await story.ask() is not None
        await story.act(Do(Words(0)))
        await story.act(End())
    await story.act(Say(Words(0)))
    for _ in range(40):
        await story.act(STEP)
        assert await story.ask() is not None
    shown = shown_texts(await story.window())
    items = [item for item in typed_items(story) if item_message(item).text in texts]
    assert all(has_both_ends(shown[item.seq], item_message(item).text) for item in items)
    older = items[:-2]
    assert sum(WEIGHER.count(shown[item.seq]) for item in older) <= 0.25 * 32_000


async def test_an_answer_to_a_question_stays_with_its_question() -> None:
    story = Story(POLICIES["economy"], window=16_000, most=UNLIMITED)
    await story.begin()
    await story.act(Say(Words(0)))
    call = ToolCall("asked", "ask_user", '{"questions": []}')
    answer = NewContent(b"Which color?\n> Take RAL 5010, never another one.")
    returned = ToolReturned(
        1.0,
        "asked",
        "ask_user",
        "",
        digest_of(answer.data),
        size=len(answer.data),
        outcome=Outcome.OK,
        typed=True,
    )
    await story.record(AssistantReplied(1.0, "test", (call,), StopReason.TOOLS))
    await story.record(returned, contents=[answer])
    for _ in range(80):
        await story.act(STEP)
        assert await story.ask() is not None
    assert any(epoch.job is Job.NOTES for epoch in story.history.epochs.values())
    outputs = [
        part.text
        for message in (await story.window()).messages
        for part in message.parts
        if isinstance(part, ToolResult)
    ]
    assert "Which color?\n> Take RAL 5010, never another one." in outputs


async def test_what_nobody_typed_does_not_stay() -> None:
    """A plan of the agent, what was imported, and the task of another session's subagent."""
    story = Story(POLICIES["balanced"], window=16_000, most=UNLIMITED)
    await story.begin()
    await story.record(TurnStarted(1.0, "1. Move the pump."))
    await story.act(Do(Words(0)))
    await story.act(End())
    for _ in range(2):
        await story.act(Say(Words(0)))
        for _ in range(40):
            await story.act(STEP)
            assert await story.ask() is not None
        await story.act(Do(Words(0)))
        await story.act(End())
    assert story.history.view.covers(2)


@pytest.mark.parametrize("preset", sorted(PRESETS))
async def test_the_task_of_a_subagent_stays_whatever_its_length(preset: str) -> None:
    story = Story(POLICIES[preset], window=32_000, most=UNLIMITED)
    task = "Count the pumps. " + "ab cd " * 2_000 + "Answer with the number alone."
    await story.record(SessionStarted(1.0, "count", SessionId("1" * 16)))
    await story.record(TurnStarted(1.0, task))
    for _ in range(60):
        await story.act(STEP)
        assert await story.ask() is not None
    await story.act(Do(Words(0)))
    await story.act(End())
    for _ in range(2):  # the user writes to it
        await story.act(Say(Words(0)))
        for _ in range(60):
            await story.act(STEP)
            assert await story.ask() is not None
        await story.act(Do(Words(0)))
        await story.act(End())
    assert story.history.epochs
    assert task in [message.text for message in (await story.window()).messages]


async def test_a_handover_shortens_pastes_within_what_it_covers() -> None:
    story = Story(POLICIES["helix"], window=64_000, most=UNLIMITED)
    await story.begin()
    paste = "begin " + "ab cd " * 2_000 + " end"
    for text in (paste, "short", "last"):
        await story.record(TurnStarted(1.0, text, typed=True))
        await story.act(STEP)
        await story.act(Do(Words(0)))
        await story.act(End())
    await story.act(Say(Words(0)))
    state = await story.session_window.look()
    cover = find_cover(state, by_hand=True)
    assert cover is not None
    fold = Fold(FoldKind.HANDOVER, cover.stretch.covers, "what was done", HistoryDigest("0" * 64))
    compaction = Compaction(Job.HANDOVER, "by hand", folds=(fold,))
    before = body(await story.window())
    assert await story.session_window.commit(compaction, state, by_hand=True) is not None
    [first, second, *_] = typed_items(story)
    shown = shown_texts(await story.window())
    assert shown[first.seq] != paste
    assert has_both_ends(shown[first.seq], paste)
    assert shown[second.seq] == "short"
    assert story.texts(value_digest(paste)) == paste  # all of it can be recalled
    await story.session_window.rewind(lambda _epochs: 0, "as asked")
    assert body(await story.window()) == before


def test_one_limit_for_all_leaves_the_shortest_whole() -> None:
    sizes = [40, 300, 900, 2_000, 2_000]
    limit = common_limit(sizes, 2_400)
    assert sum(min(size, limit) for size in sizes) <= 2_400
    assert limit > 300
    assert common_limit([5_000] * 100, 2_000) == LEAST_MESSAGE_TOKENS
    assert common_limit([40, 50], 2_000) == 2_000


def typed_texts(*sizes: int) -> list[TypedText]:
    items = [HistoryItem(n, 1, TurnStarted(1.0, "", typed=True)) for n in range(len(sizes))]
    block = Block(BlockKind.RAW, Message(Role.USER, ()), 0, "", 0, digest_of(b""))
    return [
        TypedText(item, item.seq, "", block, size) for item, size in zip(items, sizes, strict=True)
    ]


def chosen(texts: list[TypedText], window: int) -> tuple[TypedBudget, list[int]]:
    """Return what is chosen, and the tokens that each text then has."""
    budget = choose_too_large(texts, window, lambda item: item.seq < 0)
    limits = {seq: most for seq, (_text, most) in budget.too_large.items()}
    return budget, [limits.get(text.seq, text.tokens) for text in texts]


@pytest.mark.parametrize(("window", "budget"), [(4_000, 1_000), (16_000, 2_000), (128_000, 12_800)])
def test_all_texts_together_come_down_to_seven_tenths_of_their_budget(
    window: int, budget: int
) -> None:
    fitting = budget // 200
    assert chosen(typed_texts(*[200] * fitting), window)[0] == TypedBudget()
    over, sizes = chosen(typed_texts(*[200] * (fitting + 1)), window)
    assert over.is_exceeded
    assert sum(sizes) <= max(budget * 0.7, LEAST_MESSAGE_TOKENS * (fitting + 1))
    assert min(sizes) >= LEAST_MESSAGE_TOKENS


def test_as_few_texts_as_possible_are_shortened_and_those_that_were_before_all_others() -> None:
    texts = typed_texts(300, 40, 1_500, 900, 700, 60)
    assert chosen(texts, 32_000)[1] == [300, 40, 240, 900, 700, 60]  # together 2,240
    marker = replace(texts[4].block, kind=BlockKind.MARKER)
    texts[4] = replace(texts[4], block=marker)
    assert chosen(texts, 32_000)[1] == [300, 40, 842, 900, 98, 60]
