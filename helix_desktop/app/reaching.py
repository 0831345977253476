"""The fetch tool, for workspaces that have it switched on; nothing of it is loaded before."""

import asyncio
from collections.abc import Callable, Sequence

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import Fetched, Web
from helix_desktop.domain.workspace import Reach
from helix_desktop.tools.fetch import Fetch
from helix_desktop.tools.toolbox import Toolbox

WebTo = Callable[[Callable[[], Sequence[str]]], Web]
"""Makes the way to the web, given the private hosts that the person allowed."""


class LateWeb:
    """Implements Web: made, in a thread, when something is first fetched."""

    def __init__(self, make: Callable[[], Web]) -> None:
        self._make = make
        self._web: Web | None = None
        self._order = asyncio.Lock()

    async def get(self, url: str) -> Fetched:
        async with self._order:
            if self._web is None:
                self._web = await asyncio.to_thread(self._make)
        return await self._web.get(url)


class Reaching:
    """Makes toolboxes like another outfit's, with fetch where the workspace wants it."""

    def __init__(
        self, outfit: Callable[[SessionId], Toolbox], reach: Callable[[], Reach], web: WebTo
    ) -> None:
        self._outfit = outfit
        self._reach = reach
        self._fetch = Fetch(LateWeb(lambda: web(lambda: reach().hosts)))

    def __call__(self, session: SessionId) -> Toolbox:
        box = self._outfit(session)
        return box.plus(self._fetch) if self._reach().fetch else box
