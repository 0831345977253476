"""The servers of an open workspace as their person deals with them: looked at, added, approved.

First the book, then the host: what cannot be kept is not started. Nothing here blocks the loop.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from helix_desktop.app.servers.book import ServerBook
from helix_desktop.app.servers.importing import Found, Reading, apart, read_document
from helix_desktop.app.servers.opening import Place
from helix_desktop.app.servers.proposing import ProposedServer, proposed_servers
from helix_desktop.app.servers.secrets import ServerSecrets
from helix_desktop.domain.ports import Vault
from helix_desktop.domain.servers import Difference, Offered, Phase, Server, ServerStanding
from helix_desktop.domain.values import value
from helix_desktop.tools.mcp_host.host import Host
from helix_desktop.tools.mcp_host.naming import offered_name, server_part
from helix_desktop.tools.mcp_host.pins import launch_pin, launch_told

LOG_LINES = 200


@value
class Served:
    """A server and how it stands; `phase` is None where it is switched off."""

    server: Server
    phase: Phase | None
    reason: str = ""
    tools: tuple[str, ...] = ()
    """Names of the approved ones."""
    waiting: tuple[str, ...] = ()
    next_try: float | None = None

    @property
    def unlooked(self) -> bool:
        """Whether something of it waits for the person's approval."""
        return self.phase is Phase.UNAPPROVED or bool(self.waiting)


class Serving:
    """The servers of one workspace."""

    def __init__(
        self,
        place: Place,
        book: ServerBook,
        host: Host,
        *,
        vault: Callable[[], Vault],
        trusted: Callable[[], bool | None],
    ) -> None:
        self._place, self._book, self._host = place, book, host
        self._secrets = ServerSecrets(vault, place.workspace)
        self._trusted = trusted

    @property
    def problem(self) -> str:
        """What the person has to be told of the file of servers."""
        return str(self._book.problem) if self._book.problem else ""

    def all(self) -> tuple[Served, ...]:
        """Every server, running or not; waits for none of them."""
        standings = {each.name: each for each in self._host.standings()}
        return tuple(
            self._served(server, standings.get(server.name)) for server in self._book.servers()
        )

    def _served(self, server: Server, standing: ServerStanding | None) -> Served:
        tools = tuple(each.name for each in self._book.approved(server.name).tools)
        if not server.on:
            return Served(server, None, tools=tools)
        if standing is None:
            return Served(server, Phase.STOPPED, tools=tools)
        waiting = standing.waiting
        return Served(server, standing.phase, standing.reason, tools, waiting, standing.next_try)

    def differences(self, name: str) -> tuple[Difference, ...]:
        """What has to be looked at before `approve`; nothing where it does not run."""
        if all(each.name != name for each in self._host.standings()):
            return ()
        return self._host.differences(name)

    def offered(self, name: str) -> tuple[Offered, ...]:
        """Its tools as it describes them; of one that does not run, those that were approved."""
        if all(each.name != name for each in self._host.standings()):
            return self._book.approved(name).tools
        return self._host.offered(name)

    def tool_name(self, name: str, tool: str) -> str:
        """Under which the agent is told of it."""
        return offered_name(name, tool)

    async def approve(self, name: str, seen: Iterable[Difference]) -> bool:
        """Approve what was shown; False if it is something else by now, and nothing is kept."""
        return await self._host.approve(name, seen)

    async def add(self, server: Server) -> None:
        """One that the person typed: the way it is started is approved with it, its tools not."""
        found = apart(server)
        await self._take(found)
        approved = self._book.approved(server.name)
        kept = replace(approved, launch=launch_pin(self._book.find(server.name)))
        await asyncio.to_thread(self._book.keep, server.name, kept)
        await self._host.put(self._book.find(server.name))

    def read(self, text: str) -> Reading:
        """The servers of a document of another client; ServerError if it is none."""
        return read_document(text.encode("utf-8", "replace"))

    async def take(self, found: Sequence[Found]) -> None:
        """Have these servers, in place of those of the same names; each waits for approval."""
        for each in found:
            await self._take(each)
            await self._host.put(self._book.find(each.server.name))

    async def proposed(self) -> tuple[ProposedServer, ...]:
        """What files of the project would like; of trusted folders only."""
        if not self._trusted():
            return ()
        known = self._book.servers()
        return await asyncio.to_thread(proposed_servers, self._place.folder, known)

    async def change(self, server: Server) -> None:
        """What needs no new approval: on and off, whether its hints are believed, sampling."""
        await asyncio.to_thread(self._book.put, server)
        await self._host.put(server)

    async def restart(self, name: str) -> None:
        """End it if it runs, and start it as at the beginning."""
        await self._host.put(self._book.find(name))

    async def remove(self, name: str) -> None:
        """End it, forget it, its secrets and what was approved; its log stays."""
        server = self._book.find(name)
        await self._host.drop(name)
        if server.secrets:
            await self._secrets.forget(server)
        await asyncio.to_thread(self._book.remove, name)

    async def keep_secret(self, name: str, secret: str, value: str) -> None:
        """Put the value of a variable or header into the keyring, and start the server with it."""
        server = self._book.find(name)
        await self._secrets.keep(name, secret, value)
        await self._host.put(server)

    async def log(self, name: str) -> str:
        """The end of what it said beside its answers, "" if that is nothing."""
        return await asyncio.to_thread(self._log, name)

    def told(self, name: str) -> str:
        """How it is started or reached, whole, with nothing hidden."""
        return launch_told(self._book.find(name))

    async def _take(self, found: Found) -> None:
        """Secrets first: a server whose secrets are kept nowhere is not added."""
        for name, secret in found.secrets.items():
            await self._secrets.keep(found.server.name, name, secret)
        await asyncio.to_thread(self._book.put, found.server)

    def _log(self, name: str) -> str:
        path = self._place.home / "servers" / server_part(name) / "server.log"
        try:
            with path.open(encoding="utf-8", errors="replace") as file:
                return "".join(deque(file, LOG_LINES))
        except FileNotFoundError:
            return ""
