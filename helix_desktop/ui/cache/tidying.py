"""Looking after the whole store from its page: verifying everything, cleaning up what is spare."""

import asyncio
from collections.abc import Callable

from PySide6.QtCore import QObject

from helix_desktop.app.desk import Desk
from helix_desktop.domain.errors import HelixError, StoreInterrupted
from helix_desktop.domain.listing import Spare
from helix_desktop.domain.query import EVERYTHING, Query
from helix_desktop.domain.standing import Standing
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.words import count_text, size_text, tr

TOLD_EVERY = 50
"""Entries between two words about how far verifying is."""


class Tidying(QObject):
    """One such job at a time; each can be cancelled."""

    def __init__(
        self,
        bridge: Bridge,
        page: CachePage,
        *,
        asked: Callable[[], Query],
        changed: Callable[[], None],
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._page = page
        self._asked = asked
        self._changed = changed
        self._desk: Desk | None = None
        self._job: asyncio.Task[object] | None = None
        page.verify_all.clicked.connect(self.verify_all)
        page.tidy.clicked.connect(self.look)
        page.cancel.clicked.connect(self.cancel)
        page.tidy_card.cancelled.connect(self.cancel)
        page.tidy_card.confirmed.connect(self._on_confirmed)

    def show_desk(self, desk: Desk | None) -> None:
        self.cancel()
        self._desk = desk
        self._page.tidy_card.hide()

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def verify_all(self) -> None:
        if self._desk is not None and self._job is None:
            self._bridge.run(self._verify(self._desk), "verify all")

    def look(self) -> None:
        if self._desk is not None and self._job is None:
            self._bridge.run(self._look(self._desk), "look for what is spare")

    def _on_confirmed(self, spare: Spare) -> None:
        if self._desk is not None and self._job is None:
            self._bridge.run(self._remove(self._desk, spare), "clean up")

    async def _verify(self, desk: Desk) -> None:
        self._job = asyncio.current_task()
        done = 0

        def tell(now: int, whole: int) -> None:
            nonlocal done
            done = now
            if now % TOLD_EVERY == 0 or now == whole:
                words = tr("Verifying {0} of {1}")
                self._page.tell(words.format(count_text(now), count_text(whole)), cancels=True)

        try:
            self._page.tell(tr("Verifying…"), cancels=True)
            found = await desk.cache.verify_all(tell)
            words = tr("{0} entries verified: all are whole.").format(count_text(done))
            if found:
                words = tr("{0} verified, {1} damaged: state:damaged lists them.")
                words = words.format(count_text(done), count_text(found))
            self._page.tell(words)
            self._changed()
        except asyncio.CancelledError:
            self._page.tell(tr("Stopped: {0} entries were verified.").format(count_text(done)))
        finally:
            self._job = None

    async def _look(self, desk: Desk) -> None:
        card, query = self._page.tidy_card, self._asked()
        self._job = asyncio.current_task()
        card.show_looking()
        try:
            spare = await desk.cache.spare(query, Standing(damaged=desk.cache.damaged))
            card.show_spare(spare, filtered=query != EVERYTHING)
        except (asyncio.CancelledError, StoreInterrupted):
            card.hide()
        except HelixError:
            card.hide()
            raise
        finally:
            self._job = None

    async def _remove(self, desk: Desk, spare: Spare) -> None:
        self._job = asyncio.current_task()
        self._page.tidy_card.show_busy()
        try:
            gone = await desk.cache.remove(spare)
            words = tr("{0} contents deleted, {1} on disk are free again.")
            self._page.tell(words.format(count_text(gone.contents), size_text(gone.stored)))
            self._changed()
        except (asyncio.CancelledError, StoreInterrupted):
            self._page.tell(tr("Stopped: what was not deleted by then is still there."))
            self._changed()
        finally:
            self._page.tidy_card.hide()
            self._job = None
