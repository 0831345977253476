"""One client of the MCP server: lines in, lines out, whatever they hold.

Short questions are answered at once, calls run beside each other. What is told is data: nothing of
a call or of its output is acted upon.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence

import msgspec

from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Toolbox, ToolOutput
from helix_desktop.tools.mcp_server import wire
from helix_desktop.tools.mcp_server.bounds import MOST_CALLS, Spawn, bounded
from helix_desktop.tools.mcp_server.definitions import (
    INSTRUCTIONS,
    Implementation,
    definitions,
    specs,
)
from helix_desktop.tools.mcp_server.eras import BY_REQUEST, WITH_BATCHES, Era
from helix_desktop.tools.mcp_server.wire import Broken, Heard, Id, Message, Refused, Reply

PROGRESS_SECONDS = 1.0
FRESH_MS = 3_600_000
"""For how long a client may keep the list of tools: it changes with the program only."""

CAPABILITIES: Mapping[str, object] = {"tools": {}}
_NAMES = frozenset(spec.name for spec in specs())

Send = Callable[[bytes], None]
Answer = dict[str, object]


class Conversation:
    """What one client said and is waiting for."""

    def __init__(self, tools: Toolbox, send: Send, *, spawn: Spawn) -> None:
        self._tools = tools
        self._send = send
        self._spawn = spawn
        self._era = Era()
        self._calls: dict[Id, asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[None]] = set()

    def hear(self, line: bytes) -> None:
        """Take a line without its end; answers go out now or later."""
        heard = wire.read(line)
        if isinstance(heard, (Message, Broken)):
            self._take(heard, self._tell)
        elif self._era.agreed != WITH_BATCHES:
            text = f"Batches are part of {WITH_BATCHES} only."
            self._tell(Reply(None, error=wire.Fault(wire.INVALID_REQUEST, text)))
        else:
            self._take_batch(heard)

    def hear_too_long(self) -> None:
        """A line was longer than any message, and is gone."""
        self._tell(wire.too_long().reply)

    async def settled(self, seconds: float) -> None:
        """Wait until all calls are answered, or for so long."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    def stop(self) -> None:
        """Give up what still runs; nobody waits for it any more."""
        for task in tuple(self._running):
            task.cancel()

    async def close(self) -> None:
        """The same, and wait until it has ended."""
        self.stop()
        if self._running:
            await asyncio.wait(self._running)

    def _tell(self, reply: Reply) -> None:
        self._send(wire.written(reply))

    def _take_batch(self, batch: Sequence[Heard]) -> None:
        """Answers of a batch go out together, when the last of them is there."""
        replies: list[Reply] = []
        started = len(self._running)
        before = set(self._running)
        for heard in batch:
            self._take(heard, replies.append)
        if len(self._running) == started:
            self._tell_all(replies)
            return
        self._start(self._tell_later(self._running - before, replies), "answer a batch")

    async def _tell_later(self, calls: set[asyncio.Task[None]], replies: list[Reply]) -> None:
        await asyncio.wait(calls)
        self._tell_all(replies)

    def _tell_all(self, replies: Sequence[Reply]) -> None:
        if replies:
            self._send(wire.written(replies))

    def _take(self, heard: Heard, tell: Callable[[Reply], None]) -> None:
        if isinstance(heard, Broken):
            tell(heard.reply)
        elif heard.answers or isinstance(heard.method, msgspec.UnsetType):
            return
        elif heard.id is None or isinstance(heard.id, msgspec.UnsetType):
            self._note(heard.method, heard)
        else:
            self._answer(heard.id, heard.method, heard.params, tell=tell)

    def _note(self, method: str, notice: Message) -> None:
        """Of all notifications only a cancellation says anything to us."""
        if method != "notifications/cancelled":
            return
        try:
            wanted = wire.parsed(notice.params).request_id
        except Refused:
            return
        if wanted is not None and (call := self._calls.pop(wanted, None)):
            call.cancel()

    def _answer(
        self, number: Id, method: str, raw: msgspec.Raw, *, tell: Callable[[Reply], None]
    ) -> None:
        try:
            params = wire.parsed(raw)
            greets = method == "initialize" and bool(params.protocol_version)
            stamped = self._era.admit(method, params.meta, greets=greets)
            if method == "tools/call":
                self._begin(number, params, tell=tell, stamped=stamped)
                return
            tell(Reply(number, _stamped(self._told(method, params), stamped=stamped)))
        except Refused as refused:
            tell(Reply(number, error=refused.fault))

    def _told(self, method: str, params: wire.Params) -> Answer:
        match method:
            case "initialize":
                return {"protocolVersion": self._era.agree(params.protocol_version), **_about()}
            case "server/discover":
                return {"supportedVersions": BY_REQUEST, **_about(), **_KEEPING}
            case "ping":
                return {}
            case "tools/list" if params.cursor:
                raise Refused(wire.INVALID_PARAMS, "The list has one page: there is no cursor.")
            case "tools/list":
                return {"tools": definitions(), **_KEEPING}
        raise Refused(wire.METHOD_NOT_FOUND, f"There is no method {method[:80]!r} here.")

    def _begin(
        self, number: Id, params: wire.Params, *, tell: Callable[[Reply], None], stamped: bool
    ) -> None:
        if params.name not in _NAMES:
            known = ", ".join(sorted(_NAMES))
            raise Refused(
                wire.INVALID_PARAMS, f"Unknown tool: {params.name[:80]!r}. Tools: {known}."
            )
        if number in self._calls:
            raise Refused(wire.INVALID_REQUEST, f"The id {number!r} is that of a call under way.")
        if len(self._calls) >= MOST_CALLS:
            raise Refused(wire.BUSY, f"{MOST_CALLS} calls are under way: wait for one of them.")
        asked = msgspec.json.encode(params.arguments or {}).decode()
        call = ToolCall(str(number), params.name, asked)
        work = self._call(number, call, params.meta.progress, tell=tell, stamped=stamped)
        self._calls[number] = self._start(work, f"answer {params.name}")

    async def _call(
        self,
        number: Id,
        call: ToolCall,
        token: Id | None,
        *,
        tell: Callable[[Reply], None],
        stamped: bool,
    ) -> None:
        myself = asyncio.current_task()
        try:
            output = await (
                self._tools.run(call) if token is None else self._with_progress(call, token)
            )
            tell(Reply(number, _stamped(told(output), stamped=stamped)))
        finally:
            if self._calls.get(number) is myself:
                del self._calls[number]

    async def _with_progress(self, call: ToolCall, token: Id) -> ToolOutput:
        """Say each second that it is still being worked on: clients give up on silence."""
        ticking = self._start(self._tick(call, token), "tell progress")
        try:
            return await self._tools.run(call)
        finally:
            ticking.cancel()

    async def _tick(self, call: ToolCall, token: Id) -> None:
        seconds = 0
        while True:
            await asyncio.sleep(PROGRESS_SECONDS)
            seconds += 1
            told: Answer = {
                "progressToken": token,
                "progress": seconds,
                "message": f"{call.tool}: {seconds} s",
            }
            self._send(wire.written(wire.Notice("notifications/progress", told)))

    def _start(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        task = self._spawn(work, name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task


_KEEPING: Mapping[str, object] = {"ttlMs": FRESH_MS, "cacheScope": "private"}


def _about() -> Answer:
    return {
        "capabilities": CAPABILITIES,
        "serverInfo": Implementation(),
        "instructions": INSTRUCTIONS,
    }


def _stamped(answer: Answer, *, stamped: bool) -> Answer:
    """What the newer protocol wants in every answer, and the older ones do not know."""
    if stamped:
        return {**answer, "resultType": "complete", "_meta": {wire.SERVER_KEY: Implementation()}}
    return {key: value for key, value in answer.items() if key not in _KEEPING}


def told(output: ToolOutput) -> Answer:
    """A tool's output as the answer to a call: the text, once."""
    fitting = bounded(output)
    try:
        blocks = [_block(fitting.data.decode())]
    except UnicodeDecodeError:
        note = "[not all of it is text: bytes that are none stand as U+FFFD]"
        blocks = [_block(fitting.data.decode("utf-8", "replace")), _block(note)]
    return {"content": blocks, "isError": fitting.failed}


def _block(text: str) -> Mapping[str, str]:
    return {"type": "text", "text": text}
