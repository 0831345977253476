"""Content: what people said and pinned is in the window as they said it."""

import re

import pytest

from helix_desktop.context.compaction.stretches import split_rows
from helix_desktop.context.history_items import HistoryItem, passages_of
from helix_desktop.context.texts.plain_text import CACHED, HISTORY, NOTES, squeeze
from helix_desktop.context.texts.turns import PassageSource
from helix_desktop.domain.context_window.block import BlockKind, RequestLimits
from helix_desktop.domain.context_window.policy import PreviousTurn
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.events import ContextInjected, TurnStarted
from helix_desktop.domain.messages import Role
from tests.context.sessions import Act, Arguments, Ask, Called, Do, Say, Words, reply, returns
from tests.engine.laws import after_every_act, law
from tests.engine.story import POLICIES, Story, played, trimmed

CALLED = Called(Arguments(9, Words(0)), Words(8))
QUOTED = re.compile("“([^”]*)”")


@after_every_act()
async def test_the_last_user_message_is_verbatim_and_last_of_its_kind(
    story: Story, act: Act
) -> None:
    last = story.history.last_request
    if last is None:
        return
    window = await story.window()
    typed = {item.seq for item in story.history.items if item.is_request}
    shown = [block for block in window.blocks if block.origin in typed and _plain(block)]
    assert shown[-1].origin == last.seq
    if not trimmed(story):
        assert isinstance(last.event, TurnStarted)
        assert shown[-1].message.text == last.event.text


def _plain(block: object) -> bool:
    return block.kind in (BlockKind.RAW, BlockKind.MARKER)  # type: ignore[attr-defined]


async def test_a_message_sent_while_calls_run_is_not_covered_with_their_step() -> None:
    one = Story(POLICIES["balanced"], window=200_000, most=RequestLimits(0))
    await one.begin()
    await one.act(Say(Words(0)))
    await one.act(Do(Words(0), calls=(Called(Arguments(9, Words(0)), Words(8, 20)),)))
    seen = one.history.seq
    made = reply(Do(Words(0), calls=(Called(Arguments(9, Words(0)), Words(8)),)), 1.0, "late")
    assert made is not None
    await one.record(made, TurnStarted(1.0, "and hurry"))
    event, content = returns(Do(Words(0), calls=(CALLED,)), 1.0, "late")[0]
    await one.record(event, contents=[content])
    await one.act(Do(Words(0), calls=(CALLED,)))
    state = await one.session_window.state_under_lock()
    rows = [row.source.seq for row in state.rows if isinstance(row.source, HistoryItem)]
    older_rows = state.rows[: rows.index(seen + 2)]
    [stretch] = split_rows(
        older_rows, lambda row: row.source is state.last_request, state.position_of
    )
    assert stretch.covers[-1].last == seen + 1


@law()
def test_the_previous_turn_is_untouched_outside_trim(script: list[Act], preset: str) -> None:
    known: dict[int, Epoch] = {}

    async def check(story: Story, act: Act) -> None:
        history = story.history
        for number, epoch in history.epochs.items():
            if number in known or epoch.job in (Job.TRIM, Job.UNDO):
                continue
            assert isinstance(act, Ask)
            was = history.view_at(epoch.parent)
            previous = [item for item in history.items if item.turn == history.previous_turn]
            for item in previous:
                folded = any(
                    span.first <= item.seq <= span.last
                    for fold in epoch.folds
                    for span in fold.covers
                )
                assert not folded or was.covers(item.seq)
                if story.policy.previous_turn is PreviousTurn.STRICT:
                    seqs = {item.seq, *(result.seq for result in item.results.values())}
                    assert not seqs & {part.seq for part in epoch.marked}
        known.update(history.epochs)

    played(script, preset, check)


@after_every_act()
async def test_pins_are_byte_identical(story: Story, act: Act) -> None:
    window = await story.window()
    shown = [block.message.text for block in window.blocks if block.kind is BlockKind.PIN]
    pinned = [pin.text for pin in story.history.pins.values() if pin.text.strip()]
    assert shown == pinned


@pytest.mark.slow
@after_every_act()
async def test_quoted_user_text_is_user_text(story: Story, act: Act) -> None:
    user_texts = [
        squeeze(item.event.text)
        for item in story.history.items
        if isinstance(item.event, TurnStarted)
    ]
    for fold in story.history.view.folds:
        for row in fold.text.splitlines():
            if row.startswith("User ["):
                for quote in QUOTED.findall(row):
                    pieces = [squeeze(piece) for piece in quote.rstrip("…").split("…")]
                    assert any(
                        all(_is_quoted_from(piece, text) for piece in pieces) for text in user_texts
                    )


def _is_quoted_from(piece: str, text: str) -> bool:
    """Whether words are from a text; brackets of look-alike marks are round in quotes."""
    flat = str.maketrans("[]", "()")
    plain_text = re.sub(r"[\x00-\x1f\x7f]", "", text).translate(flat)
    return re.sub(r"[\x00-\x1f\x7f]", "", piece).translate(flat) in plain_text


@after_every_act()
async def test_the_engines_own_artefacts_are_never_summarised_as_user_content(
    story: Story, act: Act
) -> None:
    if not isinstance(act, Ask):
        return
    for fold in story.history.view.folds:
        passages = passages_of(story.history.items_in(fold.covers), story.texts)
        events = {item.seq: item.event for item in story.history.items}
        for passage in passages:
            if passage.source is PassageSource.USER:
                assert isinstance(events[passage.seq], TurnStarted)
            if passage.source is PassageSource.CONTEXT:
                assert isinstance(events[passage.seq], ContextInjected)
        # one heading and one recall: those of the fold itself
        assert fold.text.count(NOTES) == 1
        assert fold.text.count(f"{HISTORY} recall_history") == 1
        assert CACHED not in fold.text


@after_every_act()
async def test_texts_that_replace_history_are_user_messages_that_name_their_writer(
    story: Story, act: Act
) -> None:
    for block in (await story.window()).blocks:
        if block.kind is BlockKind.NOTES and block.origin:
            assert block.message.role is Role.USER
            assert "not by the user" in block.message.text
