"""The cache browser over an index of a million entries: first paint, scrolling, filtering.

The index is a real one, filled by SQL; search, open workspace and widgets are the application's
own.
"""

import asyncio
import contextlib
import hashlib
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.cache import CacheTotals, Digest, EntryPage, SessionId
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.store.search.change_feed import FeedChange
from helix_desktop.store.search.index import SearchIndex
from helix_desktop.store.search.index_schema import INDEXES
from helix_desktop.store.search.search import Search
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.cache.list_controller import CacheListController
from helix_desktop.ui.cache.table import ROW_HEIGHT
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation, WorkspaceContext
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme
from tests.app.full_workspace import workspace_on
from tests.benchmarks.report import Row
from tests.benchmarks.search import EndlessFeed
from tests.benchmarks.timing import least_for, percentile
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore

ENTRIES = 1_000_000
QUICK = 20_000
STEP = 120
FILTERS = (
    "tool:shell",
    "size:>10k",
    "tool:shell size:>10k used:never",
    "used:never",
    "pinned:yes",
    "refs:0 recalls:>1",
    "file_99",
    "tokens:>10k -tool:shell",
    "what:part_77",
    "sha:3fa9",
    "lines:>2k created:>1d",
)
_QUICKLY = (
    "PRAGMA journal_mode = OFF",
    "PRAGMA synchronous = OFF",
    "PRAGMA cache_size = -400000",
    "PRAGMA temp_store = MEMORY",
)
_FILL = """
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
INSERT INTO entries SELECT i, CASE WHEN i = ? THEN ? ELSE randomblob(32) END,
  NULL, NULL, x'', NULL, NULL,
  i * 7919 % 100003, i * 7919 % 100003 / 40,
  CASE WHEN i % 10 THEN i * 7919 % 100003 / 4 END, 1.7e9 + i,
  CASE WHEN i % 3 THEN 1.7e9 + mixed % 1000000 ELSE 0.0 END,
  1, mixed % 4, mixed % 7, 0, i % 1000 = 0,
  CAST(tool AS BLOB), CAST(what AS BLOB), x'746578742f706c61696e', x''
FROM (SELECT i, i * 2654435761 % 4294967296 AS mixed,
  CASE i % 5 WHEN 0 THEN 'shell' WHEN 1 THEN 'read_file' WHEN 2 THEN 'grep'
    WHEN 3 THEN 'list_files' ELSE 'fetch' END AS tool,
  'src/part_' || (i * 2654435761 % 4294967296 % 9973) || '/file_' || (i % 997) || '.py' AS what
  FROM n)
"""


class _Feed(EndlessFeed):
    """As many entries as the index holds."""

    def __init__(self, count: int) -> None:
        self._count = count

    def last_change(self) -> int:
        return self._count

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        return super().changes(after, min(limit, max(0, self._count - after)))


class _IndexedStore(FakeStore):
    """Lists what a real index holds."""

    def __init__(self, search: Search, count: int) -> None:
        super().__init__(FakeClock(1.7e9 + count))
        self._search = search
        self._count = count

    async def listed(self, ask: CacheQuery) -> EntryPage:
        return await asyncio.to_thread(self._search.find, ask)

    async def count(self, query: CacheFilter) -> int:
        return await asyncio.to_thread(self._search.count, query)

    async def positions(self, ask: CacheQuery, digests: Sequence[Digest]) -> Sequence[int]:
        return await asyncio.to_thread(self._search.positions, ask, digests)

    async def tools(self) -> Sequence[tuple[str, int]]:
        return await asyncio.to_thread(self._search.tools)

    async def totals(self) -> CacheTotals:
        return CacheTotals(self._count, 1, 1, 1, 1)


@contextlib.contextmanager
def filled(folder: Path, count: int) -> Iterator[Search]:
    """A search over an index of so many entries."""
    feed, path = _Feed(count), folder / "index.db"
    index = SearchIndex(path, feed)
    index.catch_up(0.0)
    index.close()
    _fill(path, count)
    index = SearchIndex(path, feed)
    try:
        index.catch_up(0.0)
        yield Search(feed, index)
    finally:
        index.close()


def _fill(path: Path, count: int) -> None:
    import sqlite3  # noqa: PLC0415  nothing else here speaks SQL

    last = hashlib.sha256(b"%d" % count).digest()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as writer:
        for setting in _QUICKLY:
            writer.execute(setting)
        writer.execute("BEGIN")
        for table in ("entries", "loose"):
            writer.execute(f"DELETE FROM {table}")
        writer.execute(_FILL, (count, count, last))
        state = "UPDATE state SET held = ?, held_digest = ?, entries = ?"
        writer.execute(state, (count, last, count))
        writer.execute("COMMIT")
        for statement in INDEXES:
            writer.execute(statement)


@dataclass(slots=True)
class _Scene:
    page_controller: CacheListController

    async def open(self) -> float:
        """Milliseconds from nothing to painted rows."""
        self.page_controller.close()
        self.page_controller.model.show((), 0)
        await self.settle()
        shown = self._shown()
        began = time.process_time()
        self.page_controller.show_session(SessionId("0" * 16))
        self.page_controller.search()
        await shown.wait()
        self.page_controller.page.grab()
        return (time.process_time() - began) * 1000

    async def scroll(self, steps: int) -> list[float]:
        """Milliseconds of the window's thread per frame, in steps and across the list by turns."""
        bar, result = self.page_controller.page.table.verticalScrollBar(), []
        for step in range(steps):
            far = step % 5 == 4
            place = bar.maximum() // steps * step if far else bar.value() + STEP
            began = time.thread_time()
            bar.setValue(place)
            self.page_controller.page.table.viewport().grab()
            result.append((time.thread_time() - began) * 1000)
            await asyncio.sleep(0.002)
        return result

    async def filter(self, text: str) -> float:
        """Milliseconds from the last key's pause to painted rows."""
        page = self.page_controller.page
        page.filter.line.setText(text)
        page.filter.stop_timer()
        shown = self._shown()
        began = time.process_time()
        page.filter.filter_requested.emit(text, False)
        await shown.wait()
        page.grab()
        spent = (time.process_time() - began) * 1000
        page.filter.clear()
        await asyncio.sleep(0.4)  # totals that are still being counted
        return spent

    async def settle(self) -> None:
        await asyncio.sleep(0.5)

    def _shown(self) -> asyncio.Event:
        """Set once another listing is in the model."""
        shown = asyncio.Event()
        self.page_controller.model.modelReset.connect(shown.set)
        return shown


def rows(*, quick: bool) -> dict[str, Row]:
    app = QApplication.instance() or QApplication(["bench"])
    app.setQuitOnLastWindowClosed(False)
    count = QUICK if quick else ENTRIES
    with (
        tempfile.TemporaryDirectory() as folder,
        filled(Path(folder), count) as search,
        asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner,
    ):
        project = Path(folder) / "project"
        project.mkdir()
        return runner.run(_measured(search, count, project, quick=quick))


async def _measured(search: Search, count: int, folder: Path, *, quick: bool) -> dict[str, Row]:
    supervisor = Supervisor(_raised)
    theme = Theme(resources_folder(), "dark")
    theme.load_fonts()
    use_style(theme)
    bridge = EventBridge(lambda work, name: supervisor.spawn(work, name))
    store = _IndexedStore(search, count)
    open_workspace = await workspace_on(store, folder, supervisor)
    context = WorkspaceContext(
        open_workspace.settings,
        open_workspace.sessions,
        open_workspace.clock,
        open_workspace.services,
        bridge,
        Navigation(),
    )
    page_controller = CacheListController(
        context, open_workspace.cache, open_workspace.mentions, open_workspace.requests
    )
    page_controller.page.resize(1192, 892)
    page_controller.page.show()
    scene = _Scene(page_controller)
    await scene.settle()
    try:
        open_times = [await scene.open() for _ in range(2 if quick else 7)]
        await scene.settle()
        frames = await scene.scroll(40 if quick else 400)
        await scene.settle()
        filters = [await scene.filter(text) for text in FILTERS * (1 if quick else 3)]
        await scene.settle()
        least = least_for(page_controller.page.grab)
    finally:
        page_controller.close()
        page_controller.page.close()
        await supervisor.close()
    where = f"{count:,} entries"
    first = f"{where}; the first time {open_times[0]:.0f} ms"
    steps = f"{where}; {STEP} px at {ROW_HEIGHT} a row; median {median(frames):.1f} ms"
    detail = f"{where}; median {median(filters):.0f} ms, worst {max(filters):.0f} ms; {least}"
    return {
        "U14": Row(max(open_times), "ms", len(open_times), first),
        "U15": Row(percentile(frames, 0.99), "ms", len(frames), steps),
        "U16": Row(percentile(filters, 0.95), "ms", len(filters), detail),
    }


def _raised(name: str, error: BaseException) -> None:
    raise AssertionError(f"{name} failed") from error
