"""The fake attic keeps the same promises as the real one: every story here runs on both."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from helix_desktop.domain.cache import (
    Digest,
    NewContent,
    Order,
    Origin,
    SessionId,
    Verdict,
    digest_of,
)
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss, HelixError, StoreClosed
from helix_desktop.domain.events import (
    Outcome,
    Recorded,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Attic, Step, StoreHealth
from helix_desktop.domain.query import EVERYTHING
from helix_desktop.store.facade import open_attic
from tests.fakes.attic import FakeAttic, Loft
from tests.fakes.clock import FakeClock

ONE, TWO = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")
Story = Callable[[Attic], Awaitable[None]]
Run = Callable[..., None]


@pytest.fixture(params=["fake", "real"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Plays stories one after the other, each on the reopened attic."""
    loft, clock = Loft(), FakeClock()

    async def opened() -> Attic:
        if request.param == "fake":
            return FakeAttic(clock, loft)
        return await open_attic(tmp_path / "w", clock=clock)

    async def play(story: Story) -> None:
        attic = await opened()
        try:
            await story(attic)
        finally:
            await attic.close()

    def all_of(*stories: Story) -> None:
        for story in stories:
            asyncio.run(play(story))

    return all_of


def content(text: str, tool: str = "t", what: str = "") -> NewContent:
    return NewContent(text.encode(), Origin(tool, what or text))


def returned(text: str, call: str) -> ToolReturned:
    return ToolReturned(1.0, call, "t", text, digest_of(text.encode()), len(text), Outcome.OK)


def test_identical_content_is_one_entry_that_was_seen_twice(run: Run) -> None:
    async def story(attic: Attic) -> None:
        first = await attic.put(content("same", "a"))
        assert await attic.put(content("same", "b")) == first == digest_of(b"same")
        entry = await attic.entry(first)
        assert (entry.seen, entry.size, entry.origin.tool) == (2, 4, "a")
        assert await attic.get(first) == b"same"
        assert await attic.read(first, 1, 3) == b"am"
        assert await attic.verify(first) is Verdict.WHOLE
        totals = await attic.totals()
        assert (totals.entries, totals.raw, totals.before_dedup) == (1, 4, 8)

    run(story)


def test_a_step_is_recorded_with_its_contents_and_is_there_after_reopening(run: Run) -> None:
    started = [SessionStarted(1.0, "title"), TurnStarted(2.0, "go")]

    async def first(attic: Attic) -> None:
        await attic.commit(Step(ONE, tuple(started)))
        receipt = await attic.commit(Step(ONE, (returned("out", "c"),), (content("out"),)))
        assert [item.seq for item in receipt.recorded] == [3]
        assert receipt.digests == (digest_of(b"out"),)

    async def second(attic: Attic) -> None:
        items = await attic.events(ONE)
        assert [i.event for i in items if isinstance(i, Recorded)] == [
            *started,
            returned("out", "c"),
        ]
        assert [item.seq for item in await attic.events(ONE, 2, 2)] == [2]
        assert [item.seq for item in await attic.last_events(ONE, 2)] == [2, 3]
        digest = digest_of(b"out")
        assert [(use.session, use.seq) for use in await attic.uses(digest)] == [(ONE, 3)]
        assert (await attic.entry(digest)).refs == 1

    run(first, second)


def test_an_event_that_names_a_content_that_is_nowhere_is_refused_whole(run: Run) -> None:
    async def story(attic: Attic) -> None:
        await attic.commit(Step(ONE, (SessionStarted(1.0, "t"),)))
        with pytest.raises(HelixError):
            await attic.commit(Step(ONE, (TurnStarted(2.0, "x"), returned("gone", "c"))))
        assert len(await attic.events(ONE)) == 1

    run(story)


def test_listings_are_ordered_and_come_in_pages(run: Run) -> None:
    async def story(attic: Attic) -> None:
        for text in ("bb", "dddd", "a", "ccc"):
            await attic.put(content(text, tool=text[0]))
        newest = await attic.entries(EVERYTHING)
        assert [entry.size for entry in newest.entries] == [3, 1, 4, 2]
        assert (newest.total, newest.more) == (4, False)
        largest = await attic.entries(EVERYTHING, Order.SIZE, limit=3)
        assert [entry.size for entry in largest.entries] == [4, 3, 2]
        assert largest.more
        rest = await attic.entries(EVERYTHING, Order.SIZE, offset=3)
        assert [entry.size for entry in rest.entries] == [1]
        by_tool = await attic.entries(EVERYTHING, Order.TOOL, descending=False)
        assert [entry.origin.tool for entry in by_tool.entries] == ["a", "b", "c", "d"]

    run(story)


def test_a_prefix_finds_one_content(run: Run) -> None:
    async def story(attic: Attic) -> None:
        digest = await attic.put(content("x"))
        assert await attic.find(digest[:12]) == digest
        assert await attic.exists(digest)
        assert not await attic.exists(Digest("0" * 64))
        for wrong in ("0" * 12, digest[:11], "xyz"):
            with pytest.raises((CacheMiss, AmbiguousDigest)):
                await attic.find(wrong)
        with pytest.raises(CacheMiss):
            await attic.get(Digest("0" * 64))
        assert await attic.verify(Digest("0" * 64)) is Verdict.MISSING

    run(story)


def test_what_is_noted_of_a_content_is_shown(run: Run) -> None:
    async def story(attic: Attic) -> None:
        digest = await attic.put(content("x"))
        assert await attic.token_count(digest, Encoding.O200K) is None
        await attic.keep_token_count(digest, Encoding.O200K, 7)
        await attic.note_recall(digest, at=5.0)
        await attic.note_saved(digest, 40)
        await attic.pin(digest, pinned=True)
        entry = await attic.entry(digest)
        assert (entry.tokens, entry.recalls, entry.saved, entry.pinned) == (7, 1, 40, True)
        assert await attic.token_count(digest, Encoding.O200K) == 7
        totals = await attic.totals()
        assert (totals.tokens, totals.tokens_saved) == (7, 40)

    run(story)


def test_sessions_have_heads(run: Run) -> None:
    async def story(attic: Attic) -> None:
        await attic.commit(Step(ONE, (SessionStarted(1.0, "old"), SessionRenamed(2.0, "new"))))
        await attic.commit(Step(TWO, (SessionStarted(3.0, "child", ONE),)))
        heads = {head.id: head for head in await attic.sessions()}
        assert (heads[ONE].title, heads[ONE].count) == ("new", 2)
        assert (heads[TWO].parent, heads[TWO].title) == (ONE, "child")
        assert heads[ONE].changed >= heads[ONE].created

    run(story)


def test_a_session_that_is_not_there_is_told(run: Run) -> None:
    async def story(attic: Attic) -> None:
        with pytest.raises(HelixError):
            await attic.events(ONE)

    run(story)


def test_a_snapshot_is_kept_until_the_next(run: Run) -> None:
    async def story(attic: Attic) -> None:
        await attic.commit(Step(ONE, (SessionStarted(1.0, "t"), TurnStarted(1.0, "x"))))
        assert await attic.snapshot(ONE) is None
        await attic.keep_snapshot(ONE, 1, b"a")
        await attic.keep_snapshot(ONE, 2, b"b")
        assert await attic.snapshot(ONE) == (2, b"b")

    run(story)


def test_a_closed_attic_refuses_and_says_so(run: Run) -> None:
    async def story(attic: Attic) -> None:
        assert attic.health is StoreHealth.OPEN
        await attic.close()
        assert attic.health is StoreHealth.CLOSED
        with pytest.raises(StoreClosed):
            await attic.put(content("x"))

    run(story)


def test_of_many_contents_each_comes_or_why_it_does_not(run: Run) -> None:
    async def story(attic: Attic) -> None:
        one, two = await attic.put(content("one")), await attic.put(content("two"))
        nowhere = digest_of(b"never put")
        first, lost, second = await attic.get_all([one, nowhere, two])
        assert (first, second) == (b"one", b"two")
        assert isinstance(lost, CacheMiss)

    run(story)
