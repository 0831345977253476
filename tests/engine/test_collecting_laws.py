"""Lossless, on a real store: what is cleaned away is what no window of any time needs."""

import asyncio
from pathlib import Path

from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.window import Limits
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.facade import open_attic
from helix_desktop.store.keeping.collect import collect
from tests.context.sessions import Act, Arguments, Called, Do, End, Say, Undo, Words
from tests.engine.laws import body
from tests.engine.story import POLICIES, Story
from tests.fakes.clock import FakeClock

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


async def opened(folder: Path) -> Story:
    story = Story(POLICIES["balanced"], window=4_000, most=Limits(0, 0, 2))
    story.use(await open_attic(folder, clock=FakeClock()))
    return story


async def lived(folder: Path) -> bytes:
    """A session with several rewrites, and something that nothing names; its window."""
    story = await opened(folder)
    await story.begin()
    for act in ACTS:
        await story.act(act)
        await story.ask()
    assert len(story.history.epochs) > 2
    await story.equipment.attic.put(NewContent(WASTE))
    window = body(await story.window())
    await story.equipment.attic.close()
    return window


async def looked_at(folder: Path) -> bytes:
    """The window after a restart; everything that any view of any time names is there."""
    story = await opened(folder)
    await story.restart()
    window, attic = body(await story.window()), story.equipment.attic
    views = [story.history.view_at(number) for number in (0, *story.history.epochs)]
    for part in [
        part for view in views for parts in view.swept.values() for part in parts.values()
    ]:
        assert digest_of(await attic.get(part.content)) == part.content
    for returned in [each for item in story.history.items for each in item.outputs()]:
        assert await attic.exists(returned.event.content)
    assert not await attic.exists(digest_of(WASTE))
    await attic.close()
    return window


def test_garbage_collection_frees_nothing_reachable(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    before = asyncio.run(lived(folder))
    store = WorkspaceStore.open(folder, FakeClock(2_000_000_000.0))
    assert collect(store, grace=0).contents == 1
    store.close()
    assert asyncio.run(looked_at(folder)) == before
