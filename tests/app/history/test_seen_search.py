"""Where a model saw a text: as a reader of all stored requests would find it, and what followed."""

import asyncio
import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from helix_desktop.app.commands.seen import seen_lines
from helix_desktop.app.history.seen_search import (
    SeenAs,
    SeenFinder,
    SeenInSession,
    SessionTexts,
    joined_spans,
)
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.events import (
    EpochCommitted,
    GuestRequested,
    Recorded,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.inspected_request import message_text
from helix_desktop.domain.messages import Message
from tests.app.inspection.random_journals import random_journal
from tests.app.test_rewinding import open_rewind_stage
from tests.context.sessions import Act, sessions
from tests.engine.laws import law
from tests.engine.stage import Stage
from tests.engine.story import POLICIES, Story, played
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.waiting import let_others_run

STRINGS = ("", "zzz", "no", "e", "[", "CACHED", "\n", '"', "\\", "[empty]", "pinned", "a preview")


async def answer_of(story: Story, text: str, lot: int = 256) -> SeenInSession:
    [answer] = await SeenFinder(story.store, max_batch=lot).find(text, await story.store.sessions())
    return answer


def read_all(story: Story, text: str) -> list[tuple[int, int]]:
    """Return the requests that have a text, read block by block."""
    return joined_spans(
        (number, number)
        for number, sent in enumerate(story.requests, 1)
        if any(has(block.message, text) for block in sent.window.blocks)
    )


def has(message: Message, text: str) -> bool:
    written = {text, json.dumps(text)[1:-1], json.dumps(text, ensure_ascii=False)[1:-1]}
    return text in message_text(message) or any(
        form in call.arguments for call in message.calls for form in written
    )


def strings_of(story: Story, chance: random.Random, count: int) -> Iterable[str]:
    """Yield strings that were sent, from one letter to whole lines, and some that were not."""
    texts = [message_text(block.message) for sent in story.requests for block in sent.window.blocks]
    yield from STRINGS[1:]
    for _ in range(count if any(texts) else 0):
        text = chance.choice([text for text in texts if text])
        start = chance.randrange(len(text))
        yield text[start : start + chance.choice((1, 2, 3, 5, 8, 20, 200))]


async def _nothing(_story: Story, _act: Act) -> None:
    """Check nothing."""


def compare(script: list[Act], preset: str, seed: int, *, count: int, lot: int) -> int:
    story = played(script, preset, _nothing, window=6_000)

    async def check() -> int:
        finder = SeenFinder(story.store, max_batch=lot)
        heads, done = await story.store.sessions(), 0
        for text in strings_of(story, random.Random(seed), count):
            [answer] = await finder.find(text, heads)
            assert answer.spans == read_all(story, text), repr(text)
            done += 1
        return done

    return asyncio.run(check())


@pytest.mark.slow
@law(many=200, most=60)
def test_a_text_was_seen_in_exactly_the_requests_whose_blocks_have_it(
    script: list[Act], preset: str
) -> None:
    compare(script, preset, len(script), count=12, lot=3)


async def lines_about(conversation: Stage, text: str) -> list[str]:
    """Return a line for each sighting, as the command prints it."""
    [answer] = await SeenFinder(conversation.store).find(text, await conversation.store.sessions())
    return [line.strip().partition(": “")[0] for line in list(seen_lines(answer))[2:]]


async def test_what_replaced_a_text_and_what_quotes_it_is_named_with_the_requests() -> None:
    quoting = document("never touch vendored files")
    conversation = stage(Speaker(Agent(3)), fast=Speaker(always(quoting)))
    await conversation.say(*TALK, "more")
    assert await lines_about(conversation, "never touch vendored files") == [
        "1–16: message, replaced by handover 1 in 17",
        "17–20: handover 1",
    ]
    lines = await lines_about(conversation, "module_99")
    assert lines[0] == '2–16: output (look {"n":1}), replaced by handover 1 in 17'
    assert '14–16: output (look {"n":10}), replaced by notes 1 in 17' in lines
    assert lines[-1] == '20: output (look {"n":15})'
    assert await lines_about(conversation, "module_100") == []


async def test_an_output_is_found_by_its_digest_whole_and_behind_its_marker() -> None:
    conversation = stage(
        Speaker(Agent(3)), POLICY.with_values({"compact_percent": 0.0, "markers_turns": 1})
    )
    await conversation.say(*TALK, "more")
    [marked, *_] = [
        e.epoch.marked for e in await conversation.journal() if isinstance(e, EpochCommitted)
    ]
    finder, heads = SeenFinder(conversation.store), await conversation.store.sessions()
    [answer] = await finder.find_output(marked[0].content, heads)
    full, marker = answer.sightings
    assert (full.what, full.after, marker.what) == (SeenAs.OUTPUT, SeenAs.MARKER, SeenAs.MARKER)
    assert marker.first == full.last + 1
    assert marker.last == len(answer.requests)
    assert marker.quote.startswith("[CACHED]")
    await conversation.runner.session_window.rewind(lambda _epochs: 0, "as asked")
    await conversation.say("again")
    [answer] = await finder.find_output(marked[0].content, heads)
    forms = [seen.what for seen in answer.sightings]
    assert forms[:3] == [SeenAs.OUTPUT, SeenAs.MARKER, SeenAs.OUTPUT]


async def test_later_requests_are_part_of_the_next_answer() -> None:
    conversation = stage(Speaker(Agent(1)))
    await conversation.say("the first word")
    finder = SeenFinder(conversation.store)
    [before] = await finder.find("the first word", await conversation.store.sessions())
    await conversation.say("the second word")
    [after] = await finder.find("the first word", await conversation.store.sessions())
    [second] = await finder.find("the second word", await conversation.store.sessions())
    assert before.spans == [(1, 2)]
    assert after.spans == [(1, 4)]
    assert second.spans == [(3, 4)]


class RecordingStore(FakeStore):
    """Records from which event on each reading begins."""

    def __init__(self, saved_data: SavedData) -> None:
        super().__init__(FakeClock(), saved_data)
        self.begins: list[int] = []

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        self.begins.append(first)
        return await super().events(session, first, last)


async def test_a_search_that_was_prepared_reads_only_what_came_since() -> None:
    conversation = stage(Speaker(Agent(1)))
    await conversation.say("the first word")
    store = RecordingStore(conversation.store.saved_data)
    finder, heads = SeenFinder(store), await store.sessions()
    await finder.prepare(heads)
    [answer] = await finder.find("the first word", heads)
    assert answer.spans == [(1, 2)]
    assert store.begins == [1, len(await conversation.journal()) + 1]


class WaitingStore(FakeStore):
    """Counts readings of events, and hands out contents when `ready` is set."""

    def __init__(self, saved_data: SavedData) -> None:
        super().__init__(FakeClock(), saved_data)
        self.readings = 0
        self.was_asked, self.ready = asyncio.Event(), asyncio.Event()

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        self.readings += 1
        return await super().events(session, first, last)

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        self.was_asked.set()
        await self.ready.wait()
        return await super().get_all(digests)


async def test_a_second_search_adds_nothing_to_a_session_that_the_first_one_reads() -> None:
    conversation = stage(Speaker(Agent(3)))
    await conversation.say("look at it")
    store = WaitingStore(conversation.store.saved_data)
    finder, heads = SeenFinder(store), await store.sessions()
    [before] = await SeenFinder(conversation.store).find("module_1", heads)
    async with asyncio.TaskGroup() as searches:
        first = searches.create_task(finder.find("module_1", heads))
        await store.was_asked.wait()
        await conversation.say("look again")
        second = searches.create_task(finder.find("look again", heads))
        await let_others_run()
        assert store.readings == 1
        store.ready.set()
    assert first.result() == [before]
    [answer] = second.result()
    assert len(answer.requests) > len(before.requests)


@pytest.mark.slow
@pytest.mark.timeout(1_200)
@settings(max_examples=50, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
@given(sessions(60), st.sampled_from(sorted(POLICIES)), st.integers(0, 2**32))
def test_thousands_of_strings_are_seen_where_a_reader_finds_them(
    script: list[Act], preset: str, seed: int
) -> None:
    compare(script, preset, seed, count=60, lot=seed % 5 + 1)


async def test_a_text_that_a_rewind_took_out_is_said_to_be_gone(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as rewind_stage:
        await rewind_stage.turn("first")
        second = await rewind_stage.turn("a second thought")
        plan = await rewind_stage.workspace.rewinder.plan(rewind_stage.session, second)
        await rewind_stage.workspace.rewinder.rewind(plan, in_place=True)
        await rewind_stage.turn("third")
        heads = await rewind_stage.workspace.sessions.all()
        [answer] = await rewind_stage.workspace.seen.find("a second thought", heads)
        [seen] = answer.sightings
        assert (seen.first, seen.last, seen.after) == (2, 2, SeenAs.NOTHING)
        [answer] = await rewind_stage.workspace.seen.find("first", heads)
        assert answer.spans == [(1, 3)]


def test_no_text_is_seen_in_requests_that_a_recorded_one_replaced() -> None:
    first, second = Digest("a" * 64), Digest("b" * 64)
    events = (
        TurnStarted(0.0, "go"),
        WindowSent(0.0, "agent", (first,), 1),
        WindowSent(0.0, "agent", (second,), 1, keep=1),
        WindowSent(0.0, "agent", (), 1, keep=0),
        GuestRequested(0.0, "agent", "model", "/v1/messages", (), 1, status=200),
    )
    texts = SessionTexts()
    texts.add(Recorded(SessionId("s"), seq, event) for seq, event in enumerate(events, 1))
    assert texts.requests == [5]
    assert list(texts.spans(first)) == list(texts.spans(second)) == []


@pytest.mark.parametrize("seed", range(20))
def test_the_requests_that_are_searched_are_those_of_the_list(seed: int) -> None:
    items = random_journal(seed, guests=True)
    texts, requests = SessionTexts(), SessionRequests()
    texts.add(items)
    requests.add(items)
    assert texts.requests == list(requests.seqs)
