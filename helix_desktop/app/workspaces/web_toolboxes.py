"""The tools for the web, where a workspace allows them; their code is loaded at the first fetch."""

import asyncio
from collections.abc import Callable, Sequence

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import FetchedResponse, WebFetcher
from helix_desktop.domain.workspace import WebAccess
from helix_desktop.tools.agent.fetch import FetchAddress
from helix_desktop.tools.agent.web_search import RequestWebSearch
from helix_desktop.tools.toolbox import AgentToolbox

MakeWebFetcher = Callable[[Callable[[], Sequence[str]]], WebFetcher]
"""Makes the web fetcher, given the private hosts that the user allowed."""


class LazyWebFetcher:
    """A Web that is made, in a thread, at the first fetch."""

    def __init__(self, make: Callable[[], WebFetcher]) -> None:
        self._make = make
        self._web: WebFetcher | None = None
        self._order = asyncio.Lock()

    async def get(self, url: str) -> FetchedResponse:
        async with self._order:
            if self._web is None:
                self._web = await asyncio.to_thread(self._make)
        return await self._web.get(url)


class ToolboxesWithWeb:
    """A toolbox factory that adds the tools for the web that the workspace allows."""

    def __init__(
        self,
        make_toolbox: Callable[[SessionId], AgentToolbox],
        reach: Callable[[], WebAccess],
        web: MakeWebFetcher,
    ) -> None:
        self._make_toolbox = make_toolbox
        self._reach = reach
        self._fetch = FetchAddress(LazyWebFetcher(lambda: web(lambda: reach().hosts)))

    def __call__(self, session: SessionId) -> AgentToolbox:
        toolbox, reach = self._make_toolbox(session), self._reach()
        toolbox = toolbox.plus(self._fetch) if reach.fetch else toolbox
        return toolbox.plus(RequestWebSearch()) if reach.search else toolbox
