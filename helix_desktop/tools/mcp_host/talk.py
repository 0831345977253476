"""One connection to a server, from greeting to farewell, on the server's own loop.

The client is entered and left in one task, as the SDK demands. Everything a server can do to its
end of the talk ends in a `ServerError`.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import httpx2
from mcp import Client, MCPError
from mcp.client import ClientRequestContext
from mcp.client._transport import Transport
from mcp_types import (
    CONNECTION_CLOSED,
    INVALID_REQUEST,
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
    TextContent,
    Tool,
    ToolListChangedNotification,
)
from pydantic import FileUrl, ValidationError

from helix_desktop import __version__
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.servers import Asking, Offered, ServerAnswer, ServerQuestion
from helix_desktop.domain.visible import visible
from helix_desktop.tools.mcp_host.answers import output_of
from helix_desktop.tools.mcp_host.deadline import Deadline
from helix_desktop.tools.mcp_host.forms import LONGEST, answer_to, question_of
from helix_desktop.tools.mcp_host.patience import Limits, Patience
from helix_desktop.tools.mcp_host.server_log import ServerLog

Told = Callable[[float, float | None, str], None]
"""Is told how far a call is."""

FAULTS = (MCPError, ValidationError, RuntimeError, ValueError, OSError, httpx2.HTTPError)
"""What the SDK lets out of a talk that goes wrong."""

_MODERN = "2026"
_DECLINED = ErrorData(code=INVALID_REQUEST, message="The person declined.")

log = logging.getLogger(__name__)


class Home(Protocol):
    """What a talk needs of the application; both wait for the person."""

    async def ask(self, question: ServerQuestion) -> ServerAnswer: ...
    async def sample(self, system: str, prompt: str, most: int) -> str: ...


@dataclass(frozen=True, slots=True)
class Manners:
    """How a talk is led."""

    server: str
    folder: str
    home: Home
    sampling: bool
    book: ServerLog
    patience: Patience
    limits: Limits
    changed: Callable[[tuple[Offered, ...]], None]
    """Is told of another list of tools, while the talk goes on."""


class Talk:
    """A server that answered the greeting."""

    def __init__(self, manners: Manners) -> None:
        self._manners = manners
        self._client: Client | None = None
        self._deadlines: set[Deadline] = set()
        self._news = asyncio.Event()

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    @asynccontextmanager
    async def over(self, transport: Transport) -> AsyncIterator[tuple[Offered, ...]]:
        """The talk stands inside, and the first list of tools is there."""
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
        )
        async with asyncio.timeout(manners.patience.start) as greeting:
            async with client:
                self._client = client
                offered = await self.listed()
                greeting.reschedule(None)
                yield offered

    def news(self) -> None:
        """There is another list of tools; it is asked for soon."""
        self._news.set()

    async def listed(self) -> tuple[Offered, ...]:
        """All tools, page after page; a list without end is cut."""
        limits, found, cursor = self._manners.limits, dict[str, Offered](), None
        async with asyncio.timeout(self._manners.patience.listing):
            for _ in range(limits.pages):
                page = await self.client.list_tools(cursor=cursor)
                for tool in page.tools:
                    offered = _offered(tool)
                    if offered is not None and len(offered.schema) <= limits.schema:
                        found.setdefault(tool.name, offered)
                if not page.next_cursor or page.next_cursor == cursor or len(found) >= limits.tools:
                    break
                cursor = page.next_cursor
        return tuple(found.values())[: limits.tools]

    async def follow(self) -> None:
        """Ask for the list anew whenever there is news of it; for as long as the talk stands."""
        if self.client.protocol_version.startswith(_MODERN):
            await self._subscribed()
            return
        while True:
            await self._news.wait()
            await asyncio.sleep(self._manners.patience.settle)
            self._news.clear()
            self._manners.changed(await self.listed())

    async def call(self, tool: str, arguments: str, told: Told) -> ToolOutput:
        """Cancelled, it tells the server so, and does not wait for what that makes of it."""
        deadline = Deadline(self._manners.patience)

        async def heard(progress: float, total: float | None, message: str | None) -> None:
            deadline.prolong()
            told(progress, total, visible((message or "")[:LONGEST]))

        self._deadlines.add(deadline)
        try:
            async with deadline.timeout:
                result = await self.client.call_tool(
                    tool, _parsed(arguments), progress_callback=heard
                )
            return output_of(result, server=self._manners.server, tool=tool, arguments=arguments)
        except TimeoutError:
            raise ServerError(
                f"{self._manners.server} did not answer in time; the call was cancelled."
            ) from None
        finally:
            self._deadlines.discard(deadline)

    async def _subscribed(self) -> None:
        """The newer protocol tells of changes to those who ask for it."""
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
    ) -> ElicitResult:
        question = question_of(self._manners.server, params)
        return answer_to(question, await self._waiting(self._manners.home.ask(question)))

    async def _sample(
        self, context: ClientRequestContext, params: CreateMessageRequestParams
    ) -> CreateMessageResult | ErrorData:
        """One question each time: what the model would be told is shown whole."""
        system, prompt = params.system_prompt or "", _prompt(params)
        shown = visible(f"{system}\n\n{prompt}".strip())
        question = ServerQuestion(visible(self._manners.server), Asking.SAMPLING, shown)
        answer = await self._waiting(self._manners.home.ask(question))
        if not answer.yes:
            return _DECLINED
        work = self._manners.home.sample(system, prompt, params.max_tokens)
        text = await self._waiting(work)
        content = TextContent(type="text", text=text)
        return CreateMessageResult(role="assistant", content=content, model="helix-desktop")

    async def _waiting(self, work: Awaitable[Any]) -> Any:
        """Meanwhile no call of this server is late."""
        with ExitStack() as stack:
            for deadline in tuple(self._deadlines):
                stack.enter_context(deadline.pause())
            return await work


def words_of(error: BaseException) -> str:
    """A fault of a talk, for the person and the agent; what a server wrote is cut and shown."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    match error:
        case ServerError():
            words = str(error)
        case MCPError() if error.code == CONNECTION_CLOSED:
            words = "The connection to the server ended."
        case MCPError():
            words = f"The server says: {visible(str(error.message)[:LONGEST])}"
        case ValidationError():
            words = "The server's answer is not what the protocol asks for."
        case TimeoutError():
            words = "The server did not answer in time."
        case _:
            words = f"{type(error).__name__}: {visible(str(error)[:LONGEST])}"
    return words


def _offered(tool: Tool) -> Offered | None:
    try:
        schema = json.dumps(
            _seen(tool.input_schema), sort_keys=True, separators=(",", ":"), ensure_ascii=False
        )
        schema.encode()
    except (ValueError, RecursionError):
        return None
    hints = (
        tool.annotations.model_dump(by_alias=True, exclude_none=True) if tool.annotations else {}
    )
    told = tuple(sorted(f"{name}: {str(value).lower()}" for name, value in hints.items()))
    return Offered(tool.name, tool.description or "", schema, tool.title or "", told)


def _seen(schema: object) -> object:
    """The schema with nothing hidden in its words; names and values stay what they are."""
    match schema:
        case dict():
            return {
                key: visible(value)
                if key in ("description", "title") and isinstance(value, str)
                else _seen(value)
                for key, value in schema.items()
            }
        case list():
            return [_seen(each) for each in schema]
        case _:
            return schema


def _prompt(params: CreateMessageRequestParams) -> str:
    """Messages of a sampling request as one text; what is no text is named."""
    lines = []
    for message in params.messages:
        for block in message.content_as_list:
            text = block.text if isinstance(block, TextContent) else f"[{block.type}]"
            lines.append(f"{message.role}: {text}")
    return "\n\n".join(lines)


def _parsed(arguments: str) -> dict[str, Any]:
    try:
        given = json.loads(arguments.strip() or "{}")
    except (ValueError, RecursionError) as error:
        raise ServerError(f"The arguments are not valid JSON: {error}.") from error
    if not isinstance(given, dict):
        raise ServerError("The arguments are not an object.")
    return given
