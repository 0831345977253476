"""The controller that verifies all entries of the cache and deletes those no longer needed."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from helix_desktop.domain.cache import SessionContentStates
from helix_desktop.domain.cache_filter import EVERYTHING, CacheFilter, RemovableContents
from helix_desktop.domain.errors import HelixError, StoreInterrupted
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import count_text, plural, size_text, tr

PROGRESS_INTERVAL = 50
"""Entries between two progress messages of a verification."""


class CacheCleanupController(WorkspaceController):
    """Verifies the whole cache or cleans it up: one job at a time, each can be cancelled."""

    def __init__(
        self,
        context: WorkspaceContext,
        page: CachePage,
        *,
        query_of: Callable[[], CacheFilter],
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(context)
        self._cache = context.open_workspace.cache
        self._page, self._query_of, self._changed = page, query_of, changed
        self._job: asyncio.Task[object] | None = None
        page.verify_all.clicked.connect(self.verify_all)
        page.clean_up.clicked.connect(self.find_removable)
        page.cancel.clicked.connect(self.cancel)
        page.cleanup_card.cancelled.connect(self.cancel)
        page.cleanup_card.confirmed.connect(self._on_confirmed)

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def verify_all(self) -> None:
        self._start(self._verify, "verify all")

    def find_removable(self) -> None:
        self._start(self._find_removable, "look for what is spare")

    def _on_confirmed(self, removable: RemovableContents) -> None:
        self._start(partial(self._remove, removable), "clean up")

    def _start(self, work: Callable[[], Awaitable[None]], name: str) -> None:
        async def job() -> None:
            self._job = asyncio.current_task()
            try:
                await work()
            finally:
                self._job = None

        if self._job is None:
            self._bridge.run(job(), name)

    async def _verify(self) -> None:
        done = 0

        def tell(now: int, total: int) -> None:
            nonlocal done
            done = now
            if now % PROGRESS_INTERVAL == 0 or now == total:
                words = tr("Verifying {0} of {1}")
                self._page.tell(words.format(count_text(now), count_text(total)), cancels=True)

        try:
            self._page.tell(tr("Verifying…"), cancels=True)
            damaged_count = await self._cache.verify_all(tell)
        except asyncio.CancelledError:
            self._page.tell(plural(done, "Stopped after {0} entry.", "Stopped after {0} entries."))
            return
        words = plural(done, "{0} entry verified. All intact.", "{0} entries verified. All intact.")
        if damaged_count:
            words = tr("{0} verified, {1} damaged. Filter by state:damaged to see them.")
            words = words.format(count_text(done), count_text(damaged_count))
        await self._conclude(words)

    async def _find_removable(self) -> None:
        card, query = self._page.cleanup_card, self._query_of()
        card.show_looking()
        states = SessionContentStates(damaged=self._cache.damaged)
        try:
            removable = await self._cache.find_removable(query, states)
            card.show_removable(removable, filtered=query != EVERYTHING)
        except (asyncio.CancelledError, StoreInterrupted):
            card.hide()
        except HelixError:
            card.hide()
            raise

    async def _remove(self, removable: RemovableContents) -> None:
        self._page.cleanup_card.show_busy()
        try:
            removed = await self._cache.remove(removable)
            count, freed_size = removed.contents, size_text(removed.stored)
            words = plural(
                count,
                "{0} entry deleted, {1} freed.",
                "{0} entries deleted, {1} freed.",
                freed_size,
            )
        except (asyncio.CancelledError, StoreInterrupted):
            words = tr("Stopped. The remaining entries were not deleted.")
        finally:
            self._page.cleanup_card.hide()
        await self._conclude(words)

    async def _conclude(self, words: str) -> None:
        """Update the listing, which shows its own result, and then show that of the job."""
        await self._changed()
        self._page.tell(words)
