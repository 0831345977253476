"""One MCP session: calls, progress, deadlines, resources, prompts, and the server's questions.

A call's deadline moves with its progress reports and pauses while the user is asked. A question of
the server belongs to a call: it is asked for that call's session and ends with the call. The
protocol does not always name the call; then it is the last one begun. The client is entered and
left in one task, as the SDK demands. Every failure that a server can cause ends in a `ServerError`.
"""

import asyncio
import json
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import NoReturn, Protocol, TypeVar

import httpx2
from mcp import Client, MCPError
from mcp.client import ClientRequestContext
from mcp.client._transport import ReadStream, WriteStream
from mcp.shared.message import SessionMessage
from mcp_types import (
    CONNECTION_CLOSED,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
    UNSUPPORTED_PROTOCOL_VERSION,
    CallToolResult,
    ContentBlock,
    ElicitRequestParams,
    ElicitResult,
    EmbeddedResource,
    ErrorData,
    Implementation,
    ListRootsResult,
    LoggingMessageNotificationParams,
    PromptListChangedNotification,
    PromptReference,
    ResourceListChangedNotification,
    ResourceTemplateReference,
    Root,
    ServerNotification,
    TextContent,
    Tool,
    ToolListChangedNotification,
)
from pydantic import FileUrl, ValidationError

from helix_desktop import __version__
from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.hidden_characters import has_hidden, show_hidden
from helix_desktop.domain.mcp_servers import (
    READ_ONLY,
    CompletedPlace,
    McpServer,
    OfferedPrompt,
    OfferedResource,
    OfferedTool,
    PromptParameter,
    ServerOffer,
)
from helix_desktop.domain.phrase import Phrase, revised
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import changed_error, tool_digest
from helix_desktop.tools.mcp_host.host_limits import HomeLoop, HostTimeouts, ServerEnvironment
from helix_desktop.tools.mcp_host.http_faults import describe_connection, describe_marked
from helix_desktop.tools.mcp_host.message_filter import OUTPUT_SCHEMA, mend_surrogates
from helix_desktop.tools.mcp_host.output_schema import find_schema_problem
from helix_desktop.tools.mcp_host.sdk_messages import (
    MAX_SHOWN_BYTES,
    MAX_TEXT_CHARS,
    quote_server,
    to_elicit_result,
    to_server_question,
    to_tool_output,
)
from helix_desktop.tools.mcp_host.server_process import ServerLog
from helix_desktop.tools.tool import current_call

T = TypeVar("T")


class Page(Protocol):
    """One page of a list."""

    next_cursor: str | None


P = TypeVar("P", bound=Page)


class CallUnderWay:
    """One call of a session and its deadline; several pauses may overlap."""

    def __init__(self, session: SessionId, timeouts: HostTimeouts) -> None:
        self.session, self.id = session, current_call().id
        self.timeout = asyncio.timeout(timeouts.idle)
        self._timeouts = timeouts
        self._loop = asyncio.get_running_loop()
        self._end = self._loop.time() + timeouts.total
        self._paused, self._paused_at = 0, 0.0
        self._over = False
        self._questions: set[asyncio.Timeout] = set()

    def prolong(self) -> None:
        """Extend the deadline after a progress report."""
        if not self._paused:
            self._move(min(self._loop.time() + self._timeouts.idle, self._end))

    @contextmanager
    def pause(self) -> Iterator[None]:
        if not self._paused:
            self._paused_at = self._loop.time()
            self._move(None)
        self._paused += 1
        try:
            yield
        finally:
            self._paused -= 1
            if not self._paused:
                self._end += self._loop.time() - self._paused_at
                self.prolong()

    def _move(self, when: float | None) -> None:
        if not self._over and not self.timeout.expired():
            self.timeout.reschedule(when)

    async def answer(self, question: Awaitable[T]) -> T:
        """Wait for the user's answer; raise TimeoutError if the call ends first."""
        async with asyncio.timeout(None) as timeout:
            self._questions.add(timeout)
            try:
                return await question
            finally:
                self._questions.discard(timeout)

    def end(self) -> None:
        """Cancel the call's open questions; a pause may still last."""
        self._over = True
        for timeout in tuple(self._questions):
            if not timeout.expired():
                timeout.reschedule(self._loop.time())


_CURRENT: ContextVar[CallUnderWay | None] = ContextVar("call of a server", default=None)


class CallsUnderWay:
    """All calls of one connection, oldest first."""

    def __init__(self, timeouts: HostTimeouts) -> None:
        self._timeouts = timeouts
        self._calls: dict[CallUnderWay, None] = {}
        self.are_over = asyncio.Event()
        """Whether no call is under way."""
        self.are_over.set()

    @contextmanager
    def call(self, session: SessionId) -> Iterator[CallUnderWay]:
        call = CallUnderWay(session, self._timeouts)
        token = _CURRENT.set(call)
        self._calls[call] = None
        self.are_over.clear()
        try:
            yield call
        finally:
            del self._calls[call]
            if not self._calls:
                self.are_over.set()
            _CURRENT.reset(token)
            call.end()

    @property
    def asking(self) -> CallUnderWay | None:
        """The call to which the server's present question belongs."""
        current = _CURRENT.get()
        return current if current in self._calls else next(reversed(self._calls), None)

    @property
    def session(self) -> SessionId:
        return self.asking.session if self.asking is not None else NO_SESSION

    async def answer(self, question: Awaitable[T]) -> T:
        """Wait for the user's answer with the deadlines of this server's calls paused."""
        asking = self.asking
        with ExitStack() as stack:
            for call in self._calls:
                stack.enter_context(call.pause())
            return await (question if asking is None else asking.answer(question))


OnProgress = Callable[[float, float | None, str], None]
"""Receives a call's progress."""

CHANGES = (
    ToolListChangedNotification,
    ResourceListChangedNotification,
    PromptListChangedNotification,
)
MAX_URI_CHARS = 4_000
MAX_NAME_CHARS = 200
MAX_COMPLETIONS = 100
MAX_PARAMETERS = 100
"""Of one prompt; later ones can't be given."""
READ_RESOURCE = OfferedTool(
    "read_resource",
    "Read a resource of this MCP server, or, without a URI, list its resources and the templates "
    "of their URIs",
    '{"properties":{"uri":{"description":"URI of a resource, or of a template with its names in '
    'braces replaced. None: the list","type":"string"}},"type":"object"}',
    hints=(f"{READ_ONLY}: true",),
)
"""The tool for the resources of a server, which has none for them itself."""

_ENDED = frozenset(
    (CONNECTION_CLOSED, text)
    for text in ("Connection closed", "SSE stream ended without a response")
)
"""The SDK's words for a connection that ended; servers use the code for errors of their own."""
_NOT_THE_PROTOCOL = Phrase("The server's answer doesn't follow the protocol.")

FAULTS = (MCPError, ValidationError, RuntimeError, ValueError, OSError, httpx2.HTTPError)
"""Errors that the SDK raises when a connection fails."""


class SdkSession:
    """A session with a connected server; `changed` receives each change of what it offers."""

    def __init__(
        self,
        server: McpServer,
        environment: ServerEnvironment,
        *,
        log: ServerLog,
        home: HomeLoop,
        changed: Callable[[ServerOffer], None],
    ) -> None:
        self._server, self._environment = server, environment
        timeouts = environment.timeouts
        self._timeouts = replace(timeouts, idle=server.timeout) if server.timeout else timeouts
        self._log, self._home = log, home
        self._changed = changed
        self._client: Client | None = None
        self.calls = CallsUnderWay(self._timeouts)
        self._is_late = False
        """Whether the last call that ended was canceled, as the server reported nothing."""
        self._output_schemas: dict[str, object] = {}
        self._digests: frozenset[str] = frozenset()
        self.news = asyncio.Event()
        """Set when the list of tools, resources, or prompts changed; it is requested soon."""

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    @asynccontextmanager
    async def over(
        self,
        read: ReadStream[SessionMessage | Exception],
        write: WriteStream[SessionMessage],
        *,
        modern: bool,
    ) -> AsyncIterator[ServerOffer]:
        """Connect, and yield the first lists while the connection lasts.

        The lists of resources and prompts are missing if they take long.
        """
        client = Client(
            nullcontext((read, write)),
            client_info=Implementation(name="helix-desktop", version=__version__),
            elicitation_callback=self._ask_user,
            list_roots_callback=self._roots,
            logging_callback=self._log_message,
            log_level="info",
            message_handler=self._take_notification,
            cache=None,
            mode="auto" if modern else "legacy",
        )
        async with asyncio.timeout(self._timeouts.start) as timeout:
            async with client:
                self._client = client
                tools = await self._list_tools()
                timeout.reschedule(None)
                try:
                    async with asyncio.timeout(self._timeouts.slow_start):
                        offer = await self._list_others(tools)
                except TimeoutError:
                    offer = ServerOffer(tools, instructions=self._instructions)
                yield offer

    async def _list_tools(self) -> tuple[OfferedTool, ...]:
        """Request all tools, page by page."""
        if self.client.server_capabilities.tools is None and self._has_others:
            listed: list[Tool] = []  # a server of resources or prompts alone
        else:
            listed = await self._list_all_pages(
                lambda cursor: self.client.list_tools(cursor=cursor),
                lambda page: page.tools,
                most=self._environment.limits.tools,
            )
        tools, schemas = dict[str, OfferedTool](), dict[str, object]()
        limits = self._environment.limits
        room = limits.all_tools_chars
        for tool in listed:
            offered = to_offered_tool(tool, max_chars=limits.schema_chars)
            room -= len(offered.schema) + len(offered.description) if offered is not None else 0
            if offered is None or room < 0:
                name = tool.name[:MAX_NAME_CHARS]
                self._log.write("helix", f"too long, or not to be shown: the tool {name}")
            elif tools.setdefault(tool.name, offered) is offered:
                schemas[tool.name] = (tool.meta or {}).get(OUTPUT_SCHEMA)
        self._output_schemas = schemas
        self._digests = frozenset(map(tool_digest, tools.values()))
        return tuple(tools.values())

    @property
    def _has_others(self) -> bool:
        capabilities = self.client.server_capabilities
        return capabilities.resources is not None or capabilities.prompts is not None

    @property
    def _instructions(self) -> str:
        """What the server says of all of its tools, as Helix shows it to the user and the model."""
        text = show_hidden((self.client.instructions or "").strip().replace("\r\n", "\n"))
        return quote_server(text, self._environment.limits.instruction_chars)

    async def _list_resources(self) -> tuple[OfferedResource, ...]:
        """Request all resources, and the templates of more."""
        most = self._environment.limits.resources
        client, offered = self.client, dict[str, OfferedResource]()
        resources = await self._list_all_pages(
            lambda cursor: client.list_resources(cursor=cursor),
            lambda page: page.resources,
            most=most,
        )
        for resource in resources:
            name = resource.title or resource.name
            _add_resource(offered, str(resource.uri), name, resource.description, is_template=False)
        try:
            templates = await self._list_all_pages(
                lambda cursor: client.list_resource_templates(cursor=cursor),
                lambda page: page.resource_templates,
                most=most,
            )
        except MCPError:  # of servers without templates
            templates = []
        for template in templates:
            name = template.title or template.name
            _add_resource(
                offered, template.uri_template, name, template.description, is_template=True
            )
        return tuple(offered.values())

    async def list_prompts(self) -> tuple[OfferedPrompt, ...]:
        if self.client.server_capabilities.prompts is None:
            return ()
        prompts = await self._list_all_pages(
            lambda cursor: self.client.list_prompts(cursor=cursor),
            lambda page: page.prompts,
            most=self._environment.limits.tools,
        )
        return tuple(
            OfferedPrompt(
                prompt.name,
                quote_server(prompt.description or prompt.title or "", MAX_TEXT_CHARS),
                tuple(
                    PromptParameter(
                        parameter.name,
                        quote_server(parameter.description or "", MAX_TEXT_CHARS),
                        bool(parameter.required),
                    )
                    for parameter in (prompt.arguments or [])[:MAX_PARAMETERS]
                ),
            )
            for prompt in prompts
            if all(
                len(name) <= MAX_NAME_CHARS and _can_be_typed(name)
                for name in (prompt.name, *(one.name for one in prompt.arguments or ()))
            )
        )

    async def _list_all_pages(
        self,
        request: Callable[[str | None], Awaitable[P]],
        items: Callable[[P], Sequence[T]],
        *,
        most: int,
    ) -> list[T]:
        """Request a list page by page; an endless one is cut."""
        result, cursor = list[T](), None
        async with asyncio.timeout(self._timeouts.listing):
            for _ in range(self._environment.limits.pages):
                page = await request(cursor)
                result += items(page)
                if not page.next_cursor or page.next_cursor == cursor or len(result) >= most:
                    break
                cursor = page.next_cursor
        return result[:most]

    async def _list_others(self, tools: tuple[OfferedTool, ...]) -> ServerOffer:
        """Request the resources and prompts; a list that cannot be had costs nothing else.

        With resources, there is the tool for them, too. Many servers say that they have some and
        have none, for which nobody should have to approve a tool.
        """
        capabilities, log = self.client.server_capabilities, self._log
        resources, prompts = tuple[OfferedResource, ...](), tuple[OfferedPrompt, ...]()
        try:
            if capabilities.resources is not None:
                resources = await self._list_resources()
        except (*FAULTS, TimeoutError) as error:
            log.write("helix", f"its resources can't be listed: {describe_fault(error)}")
        try:
            prompts = await self.list_prompts()
        except (*FAULTS, TimeoutError) as error:
            log.write("helix", f"its prompts can't be listed: {describe_fault(error)}")
        if resources and READ_RESOURCE.name not in self._output_schemas:
            tools = (*tools, READ_RESOURCE)
        return ServerOffer(tools, resources, prompts, self._instructions)

    async def follow(self, offer: ServerOffer) -> None:
        """Request the lists again after each change, and missing ones, as long as it lasts."""
        if self._has_others and not offer.resources and not offer.prompts:
            again = await self._list_others(offer.tools)
            if again != offer:
                self._changed(again)
        capabilities = self.client.server_capabilities
        tells = [
            part is not None and bool(part.list_changed)
            for part in (capabilities.tools, capabilities.prompts, capabilities.resources)
        ]
        if not self.client.protocol_version.startswith("2026") or not any(tells):
            await self._renew_lists()
        # the newer protocol tells of changes on request only
        async with (
            self.client.listen(
                tools_list_changed=tells[0],
                prompts_list_changed=tells[1],
                resources_list_changed=tells[2],
            ) as changes,
            asyncio.TaskGroup() as group,
        ):
            group.create_task(self._renew_lists())
            async for _ in changes:
                self.news.set()

    async def _renew_lists(self) -> NoReturn:
        """Request all lists after each news, several of which come in a burst."""
        while True:
            await self.news.wait()
            await asyncio.sleep(self._timeouts.list_change_pause)
            self.news.clear()
            self._changed(await self._list_others(await self._list_tools()))

    async def call(
        self,
        approved: OfferedTool,
        arguments: str,
        on_progress: OnProgress,
        *,
        session: SessionId = NO_SESSION,
    ) -> ToolOutput:
        """Call a tool; a canceled call notifies the server without waiting for it.

        The server may have come back with another tool of this name while the call waited for it.
        """
        tool = approved.name
        is_own = tool != READ_RESOURCE.name or tool in self._output_schemas
        if tool_digest(approved) not in (self._digests if is_own else {tool_digest(READ_RESOURCE)}):
            raise changed_error(self._server.name, tool)
        try:
            values = json.loads(arguments.strip() or "{}")
            text = json.dumps(values, ensure_ascii=False, allow_nan=False)
            sent = json.loads(mend_surrogates(text))
        except (ValueError, RecursionError) as error:
            raise ServerError("The arguments are not valid JSON: {error}.", error=error) from error
        if not isinstance(sent, dict):
            raise ServerError("The arguments are not an object.")
        if not is_own:
            uri = sent.get("uri") or ""
            if isinstance(uri, str) and uri.strip():
                return await self.read(uri.strip(), session=session)
            lines = [
                f"{'template ' if resource.is_template else ''}{resource.uri}"
                + "".join(f" - {text}" for text in (resource.name, resource.description) if text)
                for resource in await self._list_resources()
            ]
            block = TextContent(type="text", text="\n".join(lines) or "[no resources]")
            return await self._blocks_output([block], READ_RESOURCE.name, MAX_SHOWN_BYTES)
        async with self._call(session) as call:

            async def report(progress: float, total: float | None, message: str | None) -> None:
                call.prolong()
                on_progress(progress, total, show_hidden((message or "")[:MAX_TEXT_CHARS]))

            result = await self.client.call_tool(tool, sent, progress_callback=report)

        def output() -> ToolOutput:
            schema, problem = self._output_schemas.get(tool), ""
            if schema and result.structured_content is not None and not result.is_error:
                problem = find_schema_problem(schema, result.structured_content)
            return to_tool_output(
                result, server=self._server.name, tool=tool, arguments=arguments, problem=problem
            )

        return await asyncio.to_thread(output)

    async def read(
        self, uri: str, *, session: SessionId = NO_SESSION, max_bytes: int = MAX_SHOWN_BYTES
    ) -> ToolOutput:
        """Read a resource."""
        if len(uri) > MAX_URI_CHARS:
            raise ServerError("The URI has more than {most} characters.", most=MAX_URI_CHARS)
        async with self._call(session):
            result = await self.client.read_resource(uri)
        blocks: list[ContentBlock] = [
            EmbeddedResource(type="resource", resource=part) for part in result.contents
        ]
        return await self._blocks_output(blocks, uri, max_bytes)

    async def prompt(
        self, name: str, arguments: Mapping[str, str], *, session: SessionId, max_bytes: int
    ) -> ToolOutput:
        """Return the messages of a prompt."""
        async with self._call(session):
            result = await self.client.get_prompt(name, dict(arguments))
        blocks: list[ContentBlock] = []
        for message in result.messages:
            if message.role != "user":
                blocks.append(TextContent(type="text", text=f"{message.role}:"))
            blocks.append(message.content)
        return await self._blocks_output(blocks, name, max_bytes)

    async def _blocks_output(
        self, blocks: list[ContentBlock], name: str, max_bytes: int
    ) -> ToolOutput:
        return await asyncio.to_thread(
            to_tool_output,
            CallToolResult(content=blocks),
            server=self._server.name,
            tool=name,
            arguments=json.dumps({"uri": name}),
            max_bytes=max_bytes,
        )

    async def complete(
        self, place: CompletedPlace, value: str, known: Mapping[str, str]
    ) -> tuple[str, ...]:
        """Return values that the server suggests for a place; none if it has none to suggest."""
        if self.client.server_capabilities.completions is None:
            return ()
        reference: PromptReference | ResourceTemplateReference = PromptReference(
            type="ref/prompt", name=place.of
        )
        if place.is_template:
            reference = ResourceTemplateReference(type="ref/resource", uri=place.of)
        try:
            async with asyncio.timeout(self._timeouts.listing):
                result = await self.client.complete(
                    reference,
                    {"name": place.name, "value": value[:MAX_URI_CHARS]},
                    dict(known) or None,
                )
        except TimeoutError:
            return ()
        values = result.completion.values[:MAX_COMPLETIONS]
        return tuple(
            value for value in values if len(value) <= MAX_URI_CHARS and _can_be_typed(value)
        )

    @asynccontextmanager
    async def _call(self, session: SessionId) -> AsyncIterator[CallUnderWay]:
        """Run a request with a call's deadlines; raise ServerError if it is too late.

        A server that hangs costs one deadline, not one each call: after a call that was too late,
        it must answer a ping first. The newer protocol has none.
        """
        if self._is_late and not self.client.protocol_version.startswith("2026"):
            try:
                async with asyncio.timeout(self._timeouts.ping):
                    await self.client.session.send_ping()
            except TimeoutError:
                raise ServerError(
                    "{server} has not answered since its last call, which was canceled.",
                    "Restart it, or allow it more time, in Settings › MCP servers.",
                    server=self._server.name,
                ) from None
            except MCPError as error:
                if (error.code, error.message) in _ENDED:
                    raise
        with self.calls.call(session) as call:
            try:
                async with call.timeout:
                    yield call
                self._is_late = False
            except TimeoutError:
                self._is_late = True
                raise ServerError(
                    "{server} didn't answer in time, so the call was canceled.",
                    "Restart it, or allow it more time, in Settings › MCP servers.",
                    server=self._server.name,
                ) from None

    async def _take_notification(self, message: ServerNotification | Exception) -> None:
        if isinstance(message, CHANGES):
            self.news.set()
        elif isinstance(message, Exception):
            self._log.write("helix", f"{type(message).__name__}: {message}")

    async def _log_message(self, params: LoggingMessageNotificationParams) -> None:
        text = params.data if isinstance(params.data, str) else json.dumps(params.data)
        self._log.write(f"log {params.level}", text)

    async def _roots(self, context: ClientRequestContext) -> ListRootsResult:
        return ListRootsResult(roots=[Root(uri=FileUrl(self._environment.folder.as_uri()))])

    async def _ask_user(
        self, context: ClientRequestContext, params: ElicitRequestParams
    ) -> ElicitResult | ErrorData:
        try:
            question = to_server_question(self._server.name, params, self.calls.session)
            question = replace(question, call=self.calls.asking.id if self.calls.asking else "")
        except ServerError as error:
            return ErrorData(code=INVALID_PARAMS, message=error.message)
        try:
            answer = await self.calls.answer(self._home.ask(question))
        except TimeoutError:
            return ElicitResult(action="cancel")
        return to_elicit_result(question, answer)


def _add_resource(
    offered: dict[str, OfferedResource],
    uri: str,
    name: str,
    description: str | None,
    *,
    is_template: bool,
) -> None:
    """Add a resource, unless its URI could not be written into a message."""
    if len(uri) <= MAX_URI_CHARS and _can_be_typed(uri):
        shown = quote_server(name, MAX_NAME_CHARS)
        about = quote_server(description or "", MAX_NAME_CHARS)
        offered.setdefault(uri, OfferedResource(uri, shown, about, is_template))


def _can_be_typed(text: str) -> bool:
    return text.isprintable() and not has_hidden(text)


def refuses_handshake(error: BaseException) -> bool:
    """Return whether a server may know only protocols without a handshake."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    codes = (METHOD_NOT_FOUND, INVALID_PARAMS, INVALID_REQUEST, UNSUPPORTED_PROTOCOL_VERSION)
    return isinstance(error, MCPError) and error.code in codes and not describe_marked(error.data)


def wants_another_round(error: BaseException) -> bool:
    """Return whether a tool asked in its answer for input, which the handshake's protocol lacks."""
    # what the SDK's server says in place of such an answer
    return isinstance(error, MCPError) and error.message == "Handler returned an invalid result"


def describe_fault(error: BaseException) -> str:
    """Describe a connection's error for user and agent; a server's text is cut and quoted."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    match error:
        case ServerError():
            words = error.full_text
        case MCPError(code=code, message=text) if (code, text) in _ENDED:
            words = Phrase("The connection to the server ended.")
        case MCPError() if words := describe_marked(error.data):
            pass
        case MCPError(code=code) if code == PARSE_ERROR and "validation error" in error.message:
            words = _NOT_THE_PROTOCOL
        case MCPError():
            message = show_hidden(APP_SECRETS.without(str(error.message))[:MAX_TEXT_CHARS])
            words = Phrase("The server says: {said}", said=message)
        case ValidationError():
            words = _NOT_THE_PROTOCOL
        case TimeoutError():
            words = Phrase("The server didn't answer in time.")
        case _:
            text = show_hidden(APP_SECRETS.without(str(error))[:MAX_TEXT_CHARS])
            words = describe_connection(error) or f"{type(error).__name__}: {text}"
    return revised(words, APP_SECRETS.without)


def to_offered_tool(tool: Tool, *, max_chars: int) -> OfferedTool | None:
    """Return the tool as Helix stores it; None if nobody could review it or send it."""
    try:
        schema = json.dumps(
            _shown_schema(tool.input_schema),
            sort_keys=True,
            separators=(",", ":"),
            ensure_ascii=False,
            allow_nan=False,
        )
        schema.encode()
    except (ValueError, RecursionError):
        return None
    notes = tool.annotations
    named = notes.model_dump(by_alias=True, exclude_none=True) if notes is not None else {}
    hints = tuple(sorted(f"{name}: {str(value).lower()}" for name, value in named.items()))
    texts = (tool.name, tool.title or "", tool.description or "", schema, *hints)
    if max(map(len, texts)) > max_chars:
        return None
    return OfferedTool(tool.name, tool.description or "", schema, tool.title or "", hints)


def _shown_schema(schema: object) -> object:
    """Return the schema as it is shown and sent; names unchanged.

    Hidden characters in descriptions are shown, and keywords with a number that JSON does not have
    are left out: no provider would accept the request.
    """
    match schema:
        case dict():
            return {
                key: show_hidden(value)
                if key in ("description", "title") and isinstance(value, str)
                else _shown_schema(value)
                for key, value in schema.items()
                if not _is_infinite(value)
            }
        case list():
            return [_shown_schema(item) for item in schema]
        case _:
            return schema


def _is_infinite(value: object) -> bool:
    """Whether a keyword's value is, or lists, a number that JSON does not have."""
    if isinstance(value, list):
        return any(_is_infinite(item) for item in value)
    return isinstance(value, float) and not math.isfinite(value)
