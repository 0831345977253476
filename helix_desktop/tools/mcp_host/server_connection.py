"""One start of a server in its own thread: the program or connection, the session, and the end."""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Protocol
from urllib.parse import parse_qsl, urlsplit

from mcp import MCPError
from mcp.client._transport import ReadStream, TransportStreams

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.known_values import KNOWN_VALUES
from helix_desktop.domain.mcp_servers import McpServer, OfferedTool, Pairs, check_server_url
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.text_safety import is_secret_value
from helix_desktop.tools.mcp_host.approvals import server_prefix
from helix_desktop.tools.mcp_host.host_limits import ServerEnvironment
from helix_desktop.tools.mcp_host.http_transport import Item, PassedStream, open_http_streams
from helix_desktop.tools.mcp_host.sdk_session import (
    FAULTS,
    ConnectionHome,
    ConnectionOptions,
    OnProgress,
    SdkSession,
    describe_fault,
    refuses_handshake,
    wants_another_round,
)
from helix_desktop.tools.mcp_host.server_process import ServerLog, ServerProcess
from helix_desktop.tools.mcp_host.stdio_transport import open_stdio_streams

_AUTHOR = re.compile(r"(?i)author(?!i[sz])")
_PLAIN = re.compile(r"[/~.]|https?://|[A-Za-z]+(?: [A-Za-z]+)+\Z")
"""Paths, addresses and words, which are no secrets whatever the name of their variable."""
_VARIABLE = re.compile(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)\}")


class HomeLoop(ConnectionHome, Protocol):
    """The home loop, as seen by a connection."""

    def arrived(self, session: "ServerConnection", offered: tuple[OfferedTool, ...]) -> None: ...
    def waits(self, words: str) -> None: ...


class ServerConnection:
    """One start of one server."""

    def __init__(
        self,
        server: McpServer,
        around: ServerEnvironment,
        secrets: Mapping[str, str],
        *,
        home: HomeLoop,
    ) -> None:
        self._server, self._around, self._secrets = server, around, secrets
        self._home = home
        self._place = around.home / "servers" / server_prefix(server.name)
        self._book = ServerLog(self._place / "server.log", around.limits.log, around.clean)
        self._process: ServerProcess | None = None
        self._talk = self._new_session()

    def _new_session(self) -> SdkSession:
        server, around, home = self._server, self._around, self._home
        return SdkSession(
            ConnectionOptions(
                server=server.name,
                folder=around.folder.as_uri(),
                home=home,
                sampling=server.sampling and around.sampler is not None,
                book=self._book,
                patience=around.patience,
                limits=around.limits,
                changed=lambda offered: home.arrived(self, offered),
            )
        )

    async def live(self) -> str:
        """Run until the server ends or the task is canceled; return the reason in words.

        The older protocol is tried first: there, a tool can ask the person in the middle of a call,
        and servers that know the newer one, too, ask in both ways.
        """
        waiting = asyncio.get_running_loop().create_task(self._tell_waiting())
        try:
            reason = await self._lived(waiting, modern=False)
            if reason is None:
                reason = await self._lived(waiting, modern=True)
        finally:
            waiting.cancel()
            self._book.close()
        return self._ending(reason or "")

    async def _lived(self, waiting: "asyncio.Task[None]", *, modern: bool) -> str | None:
        """Run once; return None if the server may know only the newer protocol."""
        arrived = False
        reason: str | None = Phrase("The connection ended")
        try:
            async with self._transport() as streams:
                ended = asyncio.Event()
                read, write = streams
                heard = nullcontext((_EndSignallingStream(read, ended), write))
                async with self._talk.over(heard, modern=modern) as offered:
                    arrived = True
                    waiting.cancel()
                    self._home.arrived(self, offered)
                    await self._until(ended)
        except* (*FAULTS, ServerError) as errors:
            reason = describe_fault(errors)
            if not modern and not arrived and refuses_handshake(errors):
                reason = None
        return reason

    async def _tell_waiting(self) -> None:
        """Show a slow start, with the server's last messages."""
        while True:
            await asyncio.sleep(self._around.patience.slow_start)
            self._home.waits(self._book.ending() or "no output yet")

    async def call(
        self, tool: str, arguments: str, on_progress: OnProgress, *, session: SessionId
    ) -> ToolOutput:
        try:
            try:
                return await self._talk.call(tool, arguments, on_progress, session=session)
            except MCPError as error:
                if not wants_another_round(error):
                    raise
            return await self._call_in_rounds(tool, arguments, on_progress, session=session)
        except FAULTS as error:
            said = self._book.ending(1)
            raise ServerError(
                describe_fault(error), Phrase("The server said: {said}", said=said) if said else ""
            ) from error

    async def _call_in_rounds(
        self, tool: str, arguments: str, on_progress: OnProgress, *, session: SessionId
    ) -> ToolOutput:
        """Call a tool that answers with a question, over a connection of its own.

        It has done nothing yet: in the newer protocol, the answer comes with the next call.
        """
        process, talk = self._process, self._new_session()
        try:
            async with (
                self._transport() as streams,
                talk.over(nullcontext(streams), modern=True),
            ):
                return await talk.call(tool, arguments, on_progress, session=session)
        except ExceptionGroup as errors:
            raise ServerError(describe_fault(errors)) from errors
        finally:
            self._process = process

    async def _until(self, ended: asyncio.Event) -> None:
        """Follow changes until the end; an error while following does not end the connection."""
        async with asyncio.TaskGroup() as group:
            following = group.create_task(self._follow())
            await ended.wait()
            following.cancel()

    async def _follow(self) -> None:
        try:
            await self._talk.follow()
        except (*FAULTS, TimeoutError) as error:
            self._book.write("helix", f"its changed tool list isn't used: {describe_fault(error)}")

    @asynccontextmanager
    async def _transport(self) -> AsyncIterator[TransportStreams]:
        server, around = self._server, self._around
        if server.url:
            KNOWN_VALUES.learn_password(server.url)
            for name, value in parse_qsl(urlsplit(server.url).query):
                _learn(name, value)
            headers = self._values(server.headers)
            reached = open_http_streams(
                check_server_url(server.url),
                headers,
                patience=around.patience,
                limits=around.limits,
            )
        else:
            self._process = await ServerProcess.start(
                self._filled(server.command),
                [self._filled(each) for each in server.args],
                env=self._values(server.env),
                cwd=Path(self._filled(server.cwd)) if server.cwd else self._place,
            )
            reached = open_stdio_streams(
                self._process,
                self._book,
                patience=around.patience,
                limits=around.limits,
                news=self._talk.news,
            )
        async with reached as streams:
            yield streams

    def _values(self, pairs: Pairs) -> dict[str, str]:
        values = {name: self._filled(value) for name, value in pairs}
        for name, value in values.items():
            _learn(name, value)
        for secret in self._secrets.values():
            KNOWN_VALUES.learn(secret)
        return {**values, **self._secrets}

    def _filled(self, text: str) -> str:
        """Insert environment variables; raise ServerError for a missing one."""

        def value(found: re.Match[str]) -> str:
            name = found[1]
            if name == "workspaceFolder":
                return str(self._around.folder)
            if name not in os.environ:
                raise ServerError(
                    "The variable {name} is not set.", "The server needs this variable.", name=name
                )
            _learn(name, os.environ[name])
            return os.environ[name]

        return _VARIABLE.sub(value, text)

    def _ending(self, reason: str) -> str:
        """Return the reason, the program's end, and its last output."""
        how = self._process.ending if self._process is not None else ""
        more = [part for part in (how, self._book.ending()) if part]
        return ": ".join((reason.rstrip(".:"), *more)) if more else reason


def _learn(name: str, value: str) -> None:
    """Remove a value from what the server says, if it is secret by its name or its form."""
    if is_secret_value(_AUTHOR.sub("", name), value) and not _PLAIN.match(value):
        KNOWN_VALUES.learn(value)


class _EndSignallingStream(PassedStream):
    def __init__(self, stream: ReadStream[Item], ended: asyncio.Event) -> None:
        super().__init__(stream)
        self._ended = ended

    async def aclose(self) -> None:
        self._ended.set()
        await super().aclose()

    async def __anext__(self) -> Item:
        try:
            return await super().__anext__()
        except StopAsyncIteration:
            self._ended.set()
            raise
