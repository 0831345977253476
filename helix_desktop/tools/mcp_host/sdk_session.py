"""One connection to a server through the SDK's client, on the server's own loop, with deadlines.

A call's deadline moves with its progress reports and pauses while the user is asked. A question of
the server belongs to a call: it is asked for that call's session and ends with the call. The
protocol does not always name the call; then it is the last one begun. The client is entered and
left in one task, as the SDK demands. Every failure that a server can cause ends in a `ServerError`.
"""

import asyncio
import json
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any, Protocol, TypeVar

import httpx2
from mcp import Client, MCPError
from mcp.client import ClientRequestContext
from mcp.client._transport import Transport
from mcp_types import (
    CONNECTION_CLOSED,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    UNSUPPORTED_PROTOCOL_VERSION,
    CreateMessageRequestParams,
    CreateMessageResult,
    ElicitRequestParams,
    ElicitResult,
    ErrorData,
    Implementation,
    ListRootsResult,
    LoggingMessageNotificationParams,
    Root,
    ServerNotification,
    Tool,
    ToolListChangedNotification,
)
from msgspec import Struct
from pydantic import FileUrl, ValidationError

from helix_desktop import __version__
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, ServerError
from helix_desktop.domain.known_values import KNOWN_VALUES
from helix_desktop.domain.mcp_servers import (
    OfferedTool,
    SamplingRequest,
    SamplingResult,
    ServerAnswer,
    ServerQuestion,
)
from helix_desktop.domain.phrase import Phrase, revised
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.mcp_host.host_limits import HostLimits, HostTimeouts
from helix_desktop.tools.mcp_host.http_faults import describe_connection, describe_marked
from helix_desktop.tools.mcp_host.message_filter import mend_surrogates
from helix_desktop.tools.mcp_host.sdk_messages import (
    LONGEST,
    to_elicit_result,
    to_sampling_request,
    to_sampling_result,
    to_server_question,
    to_tool_output,
)
from helix_desktop.tools.mcp_host.server_process import ServerLog


class CallDeadline:
    """The deadline of one call; several pauses may overlap."""

    def __init__(self, patience: HostTimeouts) -> None:
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._end = self._loop.time() + patience.total
        self._paused = 0
        self._over = False
        self.timeout = asyncio.timeout(patience.idle)

    def prolong(self) -> None:
        """Extend the deadline after a progress report."""
        if not self._paused:
            self._move(min(self._loop.time() + self._patience.idle, self._end))

    @contextmanager
    def pause(self) -> Iterator[None]:
        began = self._loop.time()
        self._paused += 1
        self._move(None)
        try:
            yield
        finally:
            self._paused -= 1
            self._end += self._loop.time() - began
            self.prolong()

    def end(self) -> None:
        """Note that the call ended; a pause may still last."""
        self._over = True

    def _move(self, when: float | None) -> None:
        if not self._over and not self.timeout.expired():
            self.timeout.reschedule(when)


T = TypeVar("T")


class CallUnderWay:
    """One call of a session, from its beginning to its end."""

    def __init__(self, session: SessionId, patience: HostTimeouts) -> None:
        self.session = session
        self.deadline = CallDeadline(patience)
        self._asked: set[asyncio.Timeout] = set()

    async def asked(self, work: Awaitable[T]) -> T:
        """Wait for the user's answer to a question; raise TimeoutError if the call ends first."""
        async with asyncio.timeout(None) as over:
            self._asked.add(over)
            try:
                return await work
            finally:
                self._asked.discard(over)

    def end(self) -> None:
        """Cancel the call's open questions."""
        self.deadline.end()
        now = asyncio.get_running_loop().time()
        for each in tuple(self._asked):
            if not each.expired():
                each.reschedule(now)


_CURRENT: ContextVar[CallUnderWay | None] = ContextVar("call of a server", default=None)


class CallsUnderWay:
    """All calls of one connection, oldest first."""

    def __init__(self, patience: HostTimeouts) -> None:
        self._patience = patience
        self._calls: dict[CallUnderWay, None] = {}

    @contextmanager
    def call(self, session: SessionId) -> Iterator[CallUnderWay]:
        made = CallUnderWay(session, self._patience)
        token = _CURRENT.set(made)
        self._calls[made] = None
        try:
            yield made
        finally:
            del self._calls[made]
            _CURRENT.reset(token)
            made.end()

    @property
    def asking(self) -> CallUnderWay | None:
        """The call to which the server's present question belongs."""
        current = _CURRENT.get()
        return current if current in self._calls else next(reversed(self._calls), None)

    @property
    def session(self) -> SessionId:
        call = self.asking
        return call.session if call is not None else NO_SESSION

    async def person(self, work: Awaitable[T]) -> T:
        """Wait for the user with the deadlines of this server's calls paused."""
        call = self.asking
        with ExitStack() as stack:
            for each in self._calls:
                stack.enter_context(each.deadline.pause())
            return await (work if call is None else call.asked(work))


OnProgress = Callable[[float, float | None, str], None]
"""Receives a call's progress."""

_INPUT_REQUIRED = "Handler returned an invalid result"
"""What the SDK's server says in place of an answer that asks for input."""
FAULTS = (MCPError, ValidationError, RuntimeError, ValueError, OSError, httpx2.HTTPError)
"""Errors that the SDK raises when a connection fails."""


class ConnectionHome(Protocol):
    """The application as seen by a connection; both methods wait for the user."""

    async def ask(self, question: ServerQuestion) -> ServerAnswer: ...
    async def sample(self, wanted: SamplingRequest) -> SamplingResult: ...


class ConnectionOptions(Struct, frozen=True):
    """The settings of a connection."""

    server: str
    folder: str
    home: ConnectionHome
    sampling: bool
    book: ServerLog
    patience: HostTimeouts
    limits: HostLimits
    changed: Callable[[tuple[OfferedTool, ...]], None]
    """Receives a changed list of tools while the connection lasts."""


class SdkSession:
    """A session with a connected server."""

    def __init__(self, manners: ConnectionOptions) -> None:
        self._manners = manners
        self._client: Client | None = None
        self._under_way = CallsUnderWay(manners.patience)
        self._news = asyncio.Event()

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    @asynccontextmanager
    async def over(
        self, transport: Transport, *, modern: bool
    ) -> AsyncIterator[tuple[OfferedTool, ...]]:
        """Connect, and yield the first list of tools while the connection lasts."""
        manners = self._manners
        client = Client(
            transport,
            client_info=Implementation(name="helix-desktop", version=__version__),
            elicitation_callback=self._elicit,
            sampling_callback=self._sample if manners.sampling else None,
            list_roots_callback=self._roots,
            logging_callback=self._log,
            log_level="info",
            message_handler=self._hear,
            cache=None,
            mode="auto" if modern else "legacy",
        )
        async with asyncio.timeout(manners.patience.start) as greeting:
            async with client:
                self._client = client
                offered = await self.listed()
                greeting.reschedule(None)
                yield offered

    def news(self) -> None:
        """Note that the list of tools changed; it is requested soon."""
        self._news.set()

    async def listed(self) -> tuple[OfferedTool, ...]:
        """Request all tools, page by page; an endless list is cut."""
        limits, found, cursor = self._manners.limits, dict[str, OfferedTool](), None
        async with asyncio.timeout(self._manners.patience.listing):
            for _ in range(limits.pages):
                page = await self.client.list_tools(cursor=cursor)
                for tool in page.tools:
                    offered = _offered(tool)
                    if offered is not None and _longest_text(offered) <= limits.schema:
                        found.setdefault(tool.name, offered)
                if not page.next_cursor or page.next_cursor == cursor or len(found) >= limits.tools:
                    break
                cursor = page.next_cursor
        return tuple(found.values())[: limits.tools]

    async def follow(self) -> None:
        """Request the list again after each change, as long as the connection lasts."""
        if self.client.protocol_version.startswith("2026"):
            await self._subscribed()
            return
        while True:
            await self._news.wait()
            await asyncio.sleep(self._manners.patience.settle)
            self._news.clear()
            self._manners.changed(await self.listed())

    async def call(
        self, tool: str, arguments: str, on_progress: OnProgress, *, session: SessionId = NO_SESSION
    ) -> ToolOutput:
        """Call a tool; a canceled call notifies the server without waiting for it."""
        with self._under_way.call(session) as call:

            async def heard(progress: float, total: float | None, message: str | None) -> None:
                call.deadline.prolong()
                on_progress(progress, total, show_hidden((message or "")[:LONGEST]))

            try:
                async with call.deadline.timeout:
                    result = await self.client.call_tool(
                        tool, _parsed(arguments), progress_callback=heard
                    )
            except TimeoutError:
                raise ServerError(
                    "{server} didn't answer in time, so the call was canceled.",
                    server=self._manners.server,
                ) from None
        return await asyncio.to_thread(
            to_tool_output, result, server=self._manners.server, tool=tool, arguments=arguments
        )

    async def _subscribed(self) -> None:
        """Subscribe to changes, which the newer protocol sends on request only."""
        capabilities = self.client.server_capabilities.tools
        if capabilities is None or not capabilities.list_changed:
            return
        async with self.client.listen(tools_list_changed=True) as changes:
            async for _ in changes:
                await asyncio.sleep(self._manners.patience.settle)
                self._manners.changed(await self.listed())

    async def _hear(self, message: ServerNotification | Exception) -> None:
        if isinstance(message, ToolListChangedNotification):
            self.news()
        elif isinstance(message, Exception):
            self._manners.book.write("helix", f"{type(message).__name__}: {message}")

    async def _log(self, params: LoggingMessageNotificationParams) -> None:
        text = params.data if isinstance(params.data, str) else json.dumps(params.data)
        self._manners.book.write(f"log {params.level}", text)

    async def _roots(self, context: ClientRequestContext) -> ListRootsResult:
        return ListRootsResult(roots=[Root(uri=FileUrl(self._manners.folder))])

    async def _elicit(
        self, context: ClientRequestContext, params: ElicitRequestParams
    ) -> ElicitResult | ErrorData:
        try:
            question = to_server_question(self._manners.server, params, self._under_way.session)
        except ServerError as error:
            return ErrorData(code=INVALID_PARAMS, message=error.message)
        try:
            answer = await self._under_way.person(self._manners.home.ask(question))
        except TimeoutError:
            return ElicitResult(action="cancel")
        return to_elicit_result(question, answer)

    async def _sample(
        self, context: ClientRequestContext, params: CreateMessageRequestParams
    ) -> CreateMessageResult | ErrorData:
        """Ask the user once per request, with the model's whole prompt."""
        try:
            wanted = to_sampling_request(self._manners.server, params, self._under_way.session)
            answer = await self._under_way.person(self._manners.home.sample(wanted))
        except HelixError as error:
            return ErrorData(code=INVALID_REQUEST, message=error.message)
        except TimeoutError:
            return ErrorData(code=INVALID_REQUEST, message=Phrase("The call is over."))
        return to_sampling_result(answer)


_NO_HANDSHAKE = (
    METHOD_NOT_FOUND,
    INVALID_PARAMS,
    INVALID_REQUEST,
    UNSUPPORTED_PROTOCOL_VERSION,
)


def refuses_handshake(error: BaseException) -> bool:
    """Return whether a server may know only protocols without a handshake."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if not isinstance(error, MCPError):
        return False
    return error.code in _NO_HANDSHAKE and not describe_marked(error.data)


def wants_another_round(error: BaseException) -> bool:
    """Return whether a tool asked in its answer for input, which the handshake's protocol lacks."""
    return isinstance(error, MCPError) and error.message == _INPUT_REQUIRED


def describe_fault(error: BaseException) -> str:
    """Describe a connection's error for user and agent; a server's text is cut and quoted."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    match error:
        case ServerError():
            words = error.full_text
        case MCPError() if error.code == CONNECTION_CLOSED:
            words = Phrase("The connection to the server ended.")
        case MCPError() if words := describe_marked(error.data):
            pass
        case MCPError():
            said = show_hidden(KNOWN_VALUES.without(str(error.message))[:LONGEST])
            words = Phrase("The server says: {said}", said=said)
        case ValidationError():
            words = Phrase("The server's answer doesn't follow the protocol.")
        case TimeoutError():
            words = Phrase("The server didn't answer in time.")
        case _:
            said = KNOWN_VALUES.without(str(error))[:LONGEST]
            told = f"{type(error).__name__}: {show_hidden(said)}"
            words = describe_connection(error) or told
    return revised(words, KNOWN_VALUES.without)


def _offered(tool: Tool) -> OfferedTool | None:
    try:
        schema = json.dumps(
            _seen(tool.input_schema),
            sort_keys=True,
            separators=(",", ":"),
            ensure_ascii=False,
            allow_nan=False,
        )
        schema.encode()
    except (ValueError, RecursionError):
        return None
    hints = (
        tool.annotations.model_dump(by_alias=True, exclude_none=True) if tool.annotations else {}
    )
    hints_shown = tuple(sorted(f"{name}: {str(value).lower()}" for name, value in hints.items()))
    return OfferedTool(tool.name, tool.description or "", schema, tool.title or "", hints_shown)


def _longest_text(tool: OfferedTool) -> int:
    texts = (tool.name, tool.title, tool.description, tool.schema, *tool.hints)
    return max(len(text) for text in texts)


def _seen(schema: object) -> object:
    """Return the schema as it is shown and sent; names unchanged.

    Hidden characters in descriptions are shown, and keywords with a number that JSON does not have
    are left out: no provider would accept the request.
    """
    match schema:
        case dict():
            return {
                key: show_hidden(value)
                if key in ("description", "title") and isinstance(value, str)
                else _seen(value)
                for key, value in schema.items()
                if not _is_endless(value)
            }
        case list():
            return [_seen(each) for each in schema]
        case _:
            return schema


def _is_endless(value: object) -> bool:
    """Whether a keyword's value is, or lists, a number that JSON does not have."""
    if isinstance(value, list):
        return any(_is_endless(each) for each in value)
    return isinstance(value, float) and not math.isfinite(value)


def _parsed(arguments: str) -> dict[str, Any]:
    """Return a call's arguments, with lone surrogates replaced, which no connection can send."""
    try:
        given = json.loads(arguments.strip() or "{}")
        text = json.dumps(given, ensure_ascii=False, allow_nan=False)
        sent = json.loads(mend_surrogates(text))
    except (ValueError, RecursionError) as error:
        raise ServerError("The arguments are not valid JSON: {error}.", error=error) from error
    if not isinstance(sent, dict):
        raise ServerError("The arguments are not an object.")
    return sent
