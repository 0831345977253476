"""One start of an MCP server (program or HTTP), from connecting to its end, in its thread."""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self, TypeVar
from urllib.parse import parse_qsl, urlsplit

import httpx2
from mcp import MCPError
from mcp.client._transport import ReadStream, WriteStream
from mcp.shared.message import SessionMessage

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.errors import ServerEnded, ServerError, SignInNeeded
from helix_desktop.domain.mcp_servers import (
    McpServer,
    Pairs,
    ServerOffer,
    check_headers,
    check_server_url,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.redaction import is_secret_value
from helix_desktop.tools.mcp_host.approvals import UNAPPROVED, server_prefix
from helix_desktop.tools.mcp_host.host_limits import (
    HomeLoop,
    HostLimits,
    OpenUrl,
    ServerEnvironment,
)
from helix_desktop.tools.mcp_host.http_faults import is_session_expired
from helix_desktop.tools.mcp_host.launch_values import insert_variables, launch_files
from helix_desktop.tools.mcp_host.message_filter import RateLimit, make_harmless
from helix_desktop.tools.mcp_host.sdk_session import (
    FAULTS,
    SdkSession,
    describe_fault,
    refuses_handshake,
    wants_another_round,
)
from helix_desktop.tools.mcp_host.server_process import ServerLog, ServerProcess
from helix_desktop.tools.mcp_host.sign_in import SignIn
from helix_desktop.tools.mcp_host.transports import (
    make_http_client,
    open_http_streams,
    open_stdio_streams,
)

T = TypeVar("T")

_AUTHOR = re.compile(r"(?i)author(?!i[sz])")
_PLAIN = re.compile(r"[/~.]|https?://|[A-Za-z]+(?: [A-Za-z]+)+\Z")
"""Paths, addresses and words, which are no secrets whatever the name of their variable."""


class ServerConnection:
    """One start of one server."""

    def __init__(
        self,
        server: McpServer,
        environment: ServerEnvironment,
        secrets: Mapping[str, str],
        *,
        covers: Callable[[tuple[str, ...]], bool],
        home: HomeLoop,
        arrived: Callable[[ServerOffer], None],
        waits: Callable[[str], None],
    ) -> None:
        """Prepare a start. `arrived` gets each offer, `waits` the output of a slow start.

        Both are called in the server's thread. `covers` tells whether the approval of the start
        covers this program and these scripts: with others, no process is started.
        """
        self._server, self._environment, self._secrets = server, environment, secrets
        self._home, self._arrived, self._waits = home, arrived, waits
        self._covers = covers
        self._folder = environment.home / "servers" / server_prefix(server.name)
        self._log = ServerLog(
            self._folder / "server.log", environment.limits.log_bytes, environment.clean
        )
        self._process: ServerProcess | None = None
        self._session = self._new_session()
        self._is_settled, self._is_expired = asyncio.Event(), asyncio.Event()
        """Whether `_session` is connected or over, and whether the server has ended it alone."""
        self._is_over = False
        names = {name.lower() for name, _ in server.headers} | {n.lower() for n in secrets}
        self.sign_in: SignIn | None = None
        """How the server is signed in to, unless it has a token of its own or is a command."""
        if server.url and environment.sign_ins is not None and "authorization" not in names:
            self.sign_in = SignIn(
                server,
                home,
                environment.client_document,
                request_seconds=environment.timeouts.sign_in_request,
            )

    def _new_session(self) -> SdkSession:
        return SdkSession(
            self._server, self._environment, log=self._log, home=self._home, changed=self._arrived
        )

    async def live(self) -> str:
        """Run until the server ends or the task is canceled; return the reason in words.

        The older protocol is tried first: there, a tool can ask the user in the middle of a call,
        and servers that know the newer one, too, ask in both ways.
        """

        async def show_slow_start() -> None:
            while True:
                await asyncio.sleep(self._environment.timeouts.slow_start)
                self._waits(self._log.ending() or "no output yet")

        slow = asyncio.get_running_loop().create_task(show_slow_start())
        try:
            while True:
                reason = await self._live_once(slow, modern=False)
                if reason is None:
                    reason = await self._live_once(slow, modern=True) or ""
                if not self._is_expired.is_set():
                    break
                self._is_expired.clear()
                self._session = self._new_session()
        finally:
            self._is_over = True
            self._is_settled.set()
            slow.cancel()
            self._log.close()
        status = self._process.ending if self._process is not None else ""
        details = [part for part in (status, self._log.ending()) if part]
        return ": ".join((reason.rstrip(".:"), *details)) if details else reason

    async def _live_once(self, slow: asyncio.Task[None], *, modern: bool) -> str | None:
        """Run once; return None if the server may know only the newer protocol."""
        arrived = False
        reason: str | None = Phrase("The connection ended")
        try:
            async with (
                self._open_streams() as (read, write),
                self._session.over(read, write, modern=modern) as offer,
            ):
                arrived = True
                slow.cancel()
                self._arrived(offer)
                self._is_settled.set()
                async with asyncio.TaskGroup() as group:
                    following = group.create_task(self._follow_changes(offer))
                    ends = [
                        group.create_task(event.wait()) for event in (read.ended, self._is_expired)
                    ]
                    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                    if self._is_expired.is_set():
                        with suppress(TimeoutError):
                            # other calls are refused as well, in a moment
                            async with asyncio.timeout(self._environment.timeouts.slow_start):
                                await self._session.calls.are_over.wait()
                    else:
                        self._is_over = True  # also for calls that come until everything is closed
                    for task in (following, *ends):
                        task.cancel()
        except* (*FAULTS, ServerError) as errors:
            reason = describe_fault(errors)
            if not modern and not arrived and refuses_handshake(errors):
                reason = None
        return reason

    async def do(self, work: Callable[[SdkSession], Awaitable[T]]) -> T:
        """Do work with the session; raise ServerError, or SignInNeeded, if it fails."""
        try:
            session = await self._ready_session()
            try:
                return await work(session)
            except MCPError as error:
                if is_session_expired(error.data):
                    # the server did nothing yet, and wants to be greeted again
                    if session is self._session and not self._is_over:
                        self._is_settled.clear()
                        self._is_expired.set()
                    return await work(await self._ready_session())
                if not wants_another_round(error):
                    raise
            # A tool that answers with a question has done nothing yet. It is called again over a
            # connection of its own: in the newer protocol, the answer comes with the next call.
            process, rounds = self._process, self._new_session()
            try:
                async with self._open_streams() as streams, rounds.over(*streams, modern=True):
                    return await work(rounds)
            except ExceptionGroup as errors:
                raise ServerError(describe_fault(errors)) from errors
            finally:
                self._process = process
        except (*FAULTS, TimeoutError) as error:
            if self.sign_in is not None and self.sign_in.needed:
                raise SignInNeeded(describe_fault(error)) from error
            output = self._log.ending(1)
            raise ServerError(
                describe_fault(error),
                Phrase("The server said: {said}", said=output) if output else "",
            ) from error

    async def _ready_session(self) -> SdkSession:
        """Return the session; wait for one that replaces an expired one."""
        async with asyncio.timeout(self._environment.timeouts.start):
            await self._is_settled.wait()
        if self._is_over:
            raise ServerEnded("The server has ended.")
        return self._session

    async def _follow_changes(self, offer: ServerOffer) -> None:
        try:
            await self._session.follow(offer)
        except* (*FAULTS, TimeoutError) as errors:
            self._log.write("helix", f"its changed lists aren't used: {describe_fault(errors)}")

    @asynccontextmanager
    async def _open_streams(
        self,
    ) -> AsyncIterator[tuple["ServerStream", WriteStream[SessionMessage]]]:
        server, around = self._server, self._environment
        if server.url:
            APP_SECRETS.learn_password(server.url)
            for name, value in parse_qsl(urlsplit(server.url).query):
                _learn(name, value)
            transport = open_http_streams(
                check_server_url(server.url), self._http_client(), limits=around.limits
            )
        else:
            command, cwd = map(self._insert_variables, (server.command, server.cwd))
            if os.path.dirname(command):  # the same file that was approved
                command = os.path.join(cwd or os.sep, command)
            # a process may be started long after the approval was looked at, also for one call
            files = await asyncio.to_thread(
                launch_files, server, around.folder, is_literal=around.is_literal
            )
            if not self._covers(files):
                raise ServerError(UNAPPROVED)
            self._process = await ServerProcess.start(
                command,
                [self._insert_variables(argument) for argument in server.args],
                env=self._fill_values(server.env),
                cwd=Path(cwd) if cwd else self._folder,
            )
            transport = open_stdio_streams(
                self._process,
                self._log,
                timeouts=around.timeouts,
                limits=around.limits,
                news=self._session.news.set,
            )
        async with transport as (read, write):
            yield ServerStream(read, around.limits), write

    async def ask_sign_in(self, open_url: OpenUrl) -> None:
        """Have the user sign in to the server, in place of `live`."""
        if self.sign_in is None:
            raise ServerError("{server} has no sign-in.", server=self._server.name)
        async with self._http_client() as client:
            await self.sign_in.ask_user(client, open_url)

    async def sign_out(self) -> None:
        if self.sign_in is not None:
            async with self._http_client() as client:
                await self.sign_in.forget(client)

    def _http_client(self) -> httpx2.AsyncClient:
        values = self._fill_values(self._server.headers)
        # blanks around a value are none of it, and can't be sent
        headers = {name: value.strip(" ") for name, value in values.items()}
        check_headers(headers.items())
        return make_http_client(
            self._server.url,
            headers,
            timeouts=self._environment.timeouts,
            limits=self._environment.limits,
            auth=self.sign_in,
        )

    def _fill_values(self, pairs: Pairs) -> dict[str, str]:
        values = {name: self._insert_variables(value) for name, value in pairs}
        for name, value in values.items():
            _learn(name, value)
        for secret in self._secrets.values():
            APP_SECRETS.learn(secret)
        return {**values, **self._secrets}

    def _insert_variables(self, text: str) -> str:
        if self._environment.is_literal:
            return text
        return insert_variables(text, self._environment.folder, _learn)


def _learn(name: str, value: str) -> None:
    """Remove a value from what the server says, if it is secret by its name or its form."""
    if is_secret_value(_AUTHOR.sub("", name), value) and not _PLAIN.match(value):
        APP_SECRETS.learn(value)


class ServerStream:
    """The SDK's ReadStream with sanitized messages and a limited rate, which tells its end."""

    def __init__(self, stream: ReadStream[SessionMessage | Exception], limits: HostLimits) -> None:
        self._stream, self._max_tools = stream, limits.tools
        self._rate = RateLimit(limits.lines_per_second)
        self.ended = asyncio.Event()

    async def receive(self) -> SessionMessage | Exception:
        return await self._filter(await self._stream.receive())

    async def aclose(self) -> None:
        self.ended.set()
        await self._stream.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        try:
            item = await anext(aiter(self._stream))
        except StopAsyncIteration:
            self.ended.set()
            raise
        return await self._filter(item)

    async def _filter(self, item: SessionMessage | Exception) -> SessionMessage | Exception:
        await self._rate.take(1)
        if isinstance(item, SessionMessage):
            item.message = make_harmless(item.message, self._max_tools)
        return item

    async def __aenter__(self) -> Self:
        await self._stream.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()
