"""Lossless, on a real store: what is cleaned away is what no window of any time needs."""

from pathlib import Path

from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.context_window.block import RequestLimits
from helix_desktop.store.async_store import open_async_store
from helix_desktop.store.maintenance.removal import collect_garbage
from helix_desktop.store.workspace_store import WorkspaceStore
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
    story = Story(POLICIES["balanced"], window=4_000, most=RequestLimits(0, 0, 2))
    story.use(await open_async_store(folder, clock=FakeClock()))
    return story


async def lived(folder: Path) -> bytes:
    """A session with several rewrites, and something that nothing names; its window."""
    story = await opened(folder)
    await story.begin()
    for act in ACTS:
        await story.act(act)
        await story.ask()
    assert len(story.history.epochs) > 2
    await story.deps.store.put(NewContent(WASTE))
    window = body(await story.window())
    await story.deps.store.close()
    return window


async def looked_at(folder: Path) -> bytes:
    """The window after a restart; everything that any view of any time names is there."""
    story = await opened(folder)
    await story.restart()
    window, store = body(await story.window()), story.deps.store
    views = [story.history.view_at(number) for number in (0, *story.history.epochs)]
    for part in [
        part for view in views for parts in view.swept.values() for part in parts.values()
    ]:
        assert digest_of(await store.get(part.content)) == part.content
    for returned in [each for item in story.history.items for each in item.outputs()]:
        assert await store.exists(returned.event.content)
    assert not await store.exists(digest_of(WASTE))
    await store.close()
    return window


async def test_garbage_collection_frees_nothing_reachable(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    before = await lived(folder)
    store = WorkspaceStore.open(folder, FakeClock(2_000_000_000.0))
    assert collect_garbage(store, grace=0).contents == 1
    store.close()
    assert await looked_at(folder) == before
