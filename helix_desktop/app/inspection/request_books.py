"""Keeps the lists of requests of the sessions that are looked at, each up to its newest event."""

import asyncio
from collections import OrderedDict

from helix_desktop.app.inspection.cache_misses import PriceOf
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import Store

MAX_REQUESTS = 40_000
"""The most requests of several sessions that are in memory, about 10 MB; one may have more."""
EVENTS_PER_SLICE = 250
"""Events folded before other tasks of the event loop get a turn."""


class RequestBooks:
    """The requests of the sessions of one workspace."""

    def __init__(self, store: Store, price_of: PriceOf) -> None:
        self._store, self._price_of = store, price_of
        self._books: OrderedDict[SessionId, SessionRequests] = OrderedDict()
        self._lock = asyncio.Lock()

    async def of(self, session: SessionId) -> SessionRequests:
        """Return all requests of a session; the same object grows while the session goes on."""
        async with self._lock:
            requests = self._books.setdefault(session, SessionRequests(self._price_of))
            self._books.move_to_end(session)
            # only new events are read; whoever committed them needs to tell nobody
            items = await self._store.events(session, requests.seq + 1)
            for start in range(0, len(items), EVENTS_PER_SLICE):
                requests.add(items[start : start + EVENTS_PER_SLICE])
                await asyncio.sleep(0)
            while len(self._books) > 1 and sum(map(len, self._books.values())) > MAX_REQUESTS:
                self._books.popitem(last=False)
            return requests
