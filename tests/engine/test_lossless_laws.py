"""Lossless: every window is a view over a journal that is never changed."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from helix_desktop.context.history import History
from helix_desktop.context.history_items import original_messages
from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.canonical_messages import canonical_json, plain_message, to_utf8
from helix_desktop.domain.context_window.block import BlockKind, ContextWindow, RequestLimits
from helix_desktop.domain.context_window.rewrites import Fold, Job
from helix_desktop.domain.events import EpochCommitted, ToolReturned
from helix_desktop.domain.messages import ToolResult
from helix_desktop.store.async_store import open_async_store
from helix_desktop.store.maintenance.garbage_collection import collect_garbage
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.context.sessions import Act, Arguments, Ask, Called, Do, End, Say, Undo, Words
from tests.engine.laws import after_every_act, body, history_blocks, law, uncovered_items
from tests.engine.story import POLICIES, SESSION, Story, played
from tests.fakes.clock import FakeClock

RECALL = re.compile(r'^\[CACHED\] recall_cached_content\("([0-9a-f]{16,64})"\)', re.MULTILINE)


@law()
def test_events_are_never_changed(script: list[Act], preset: str) -> None:
    before: list[bytes] = []

    async def check(story: Story, _act: Act) -> None:
        journal = story.store.saved_data.journals[SESSION]
        assert journal[: len(before)] == before
        before[:] = journal

    played(script, preset, check)


@after_every_act()
async def test_for_each_digest_in_any_window_recall_returns_bytes_with_that_sha_256(
    story: Story, act: Act
) -> None:
    for parts in story.history.view.markers.values():
        for part in parts.values():
            [named] = RECALL.findall(part.text.partition("\n")[0])
            digest = await story.store.find(named)
            assert digest == part.content
            assert digest_of(await story.store.get(digest)) == digest
    for block in (await story.window()).blocks:
        if block.kind is BlockKind.MARKER:
            results = [part.text for part in block.message.parts if isinstance(part, ToolResult)]
            assert all(RECALL.match(text) for text in results)


@after_every_act()
async def test_a_history_digest_is_the_canonical_json_of_the_covered_messages(
    story: Story, act: Act
) -> None:
    if isinstance(act, Ask):
        for fold in story.history.view.folds:
            items = [
                item
                for item in story.history.items
                if any(span.first <= item.seq <= span.last for span in fold.covers)
            ]
            covered = [entry for item in items for entry in original_messages(item, story.texts)]
            array = canonical_json([plain_message(message) for message in covered])
            assert fold.history == digest_of(to_utf8(array))
            assert f'recall_history("{fold.history}")' in fold.text


@after_every_act()
async def test_every_event_is_represented_exactly_once_raw_marked_observed_or_covered(
    story: Story, act: Act
) -> None:
    history, window = story.history, await story.window()
    folds = history.view.folds
    for (one, _), (other, _) in pairwise(history.view.covered_spans):
        assert one.last < other.first
    expected: list[int] = []
    known: set[int] = set()
    for item in history.items:
        fold = history.view.fold_at(item.seq)
        if fold is None:
            expected.append(item.seq)
            expected += [
                item.results[call.id].seq if call.id in item.results else item.seq
                for call in item.calls
            ]
        elif fold.first not in known:
            known.add(fold.first)
            expected.append(fold.first)
    assert [block.origin for block in history_blocks(window)] == expected
    assert len(known) == len(folds)
    assert not any(history.view.covers(seq) for seq in history.view.markers)
    returned = {result.seq for item in history.items for result in item.results.values()}
    assert returned == _answers(story)
    _texts_are_shown(story, window)


def _answers(story: Story) -> set[int]:
    """The first answer to each call."""
    first: dict[str, int] = {}
    for item in story.recorded():
        if isinstance(item.event, ToolReturned):
            first.setdefault(item.event.call, item.seq)
    return set(first.values())


def _texts_are_shown(story: Story, window: ContextWindow) -> None:
    """Raw is what was shown, marked is the marker's text, folded is the fold's."""
    history = story.history
    folds: dict[int, Fold] = {fold.first: fold for fold in history.view.folds}
    owners = {
        result.seq: result for item in uncovered_items(history) for result in item.results.values()
    }
    for block in history_blocks(window):
        marker = None
        if block.origin in folds:
            assert block.message.text == folds[block.origin].text
        elif block.origin in owners:
            returned = owners[block.origin]
            marker = history.view.markers_at(block.origin).get((returned.event.call, ""))
            [part] = block.message.parts
            assert isinstance(part, ToolResult)
            full_text = story.texts(returned.shown)
            assert part.text == (marker.text if marker else full_text)


@pytest.mark.slow
@after_every_act()
async def test_undo_after_any_job_restores_the_byte_identical_request(
    story: Story, act: Act
) -> None:
    at = [item for item in story.recorded() if isinstance(item.event, EpochCommitted)]
    if not at or not isinstance(act, Ask):
        return
    newest = at[-1].event.epoch
    if newest.job is Job.UNDO or at[-1].seq < story.history.seq - 1:
        return
    after = body(await story.window())
    before = story.assembled(History(story.recorded()[: at[-1].seq - 1]))
    await story.session_window.rewind(lambda _epochs: newest.parent, "back")
    assert body(await story.window()) == body(before)
    await story.session_window.rewind(lambda _epochs: newest.number, "forth")
    assert body(await story.window()) == after


@pytest.mark.slow
@after_every_act()
async def test_a_window_that_grew_is_the_window_made_from_nothing(story: Story, act: Act) -> None:
    assert await story.window() == story.assembled()


@after_every_act()
async def test_a_restart_gives_the_byte_identical_window(story: Story, act: Act) -> None:
    before = await story.window()
    pins = story.history.pins
    await story.restart()
    assert body(await story.window()) == body(before)
    assert story.history.pins == pins


STEP = Do(Words(0), calls=(Called(Arguments(10, Words(0, 60)), Words(8, 60)),))
ACTS: tuple[Act, ...] = (
    Say(Words(0, 200)),
    *[STEP] * 6,
    End(),
    Say(Words(0, 120), pictures=6),
    STEP,
    Undo(1),
    STEP,
)


WASTE = b"nobody names this " * 100


async def open_story(folder: Path) -> Story:
    story = Story(POLICIES["balanced"], window=4_000, most=RequestLimits(0, 0, 2))
    story.use(await open_async_store(folder, clock=FakeClock()))
    return story


async def write_session(folder: Path) -> bytes:
    """A session with several rewrites, and something that nothing names; its window."""
    story = await open_story(folder)
    await story.begin()
    for act in ACTS:
        await story.act(act)
        await story.ask()
    assert len(story.history.epochs) > 2
    await story.deps.base.store.put(NewContent(WASTE))
    window = body(await story.window())
    await story.deps.base.store.close()
    return window


async def looked_at(folder: Path) -> bytes:
    """The window after a restart; everything that any view of any time names is there."""
    story = await open_story(folder)
    await story.restart()
    window, store = body(await story.window()), story.deps.base.store
    views = [story.history.view_at(number) for number in (0, *story.history.epochs)]
    for part in [
        part for view in views for parts in view.markers.values() for part in parts.values()
    ]:
        assert digest_of(await store.get(part.content)) == part.content
    for returned in [output for item in story.history.items for output in item.outputs()]:
        assert await store.exists(returned.event.content)
    assert not await store.exists(digest_of(WASTE))
    await store.close()
    return window


async def test_garbage_collection_frees_nothing_reachable(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    before = await write_session(folder)
    store = WorkspaceStore.open(folder, FakeClock(2_000_000_000.0))
    assert collect_garbage(store, min_age_seconds=0).contents == 1
    store.close()
    assert await looked_at(folder) == before
