"""JSON-RPC in both directions over lines (ACP), with an editor or with another program's agent.

Both sides number their requests independently, so that their IDs may be the same. Each request of
the other side is answered by a task of its own: a prompt runs for hours, and is stopped by a later
line.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

import msgspec
from msgspec import Raw, UnsetType

from helix_desktop.app.ipc.json_rpc import (
    INTERNAL_ERROR,
    INVALID_REQUEST,
    Id,
    RpcError,
    RpcMessage,
    RpcNotice,
    RpcRefused,
    RpcReply,
    RpcRequest,
    read_rpc,
    write_rpc,
)
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.domain.errors import HelixError

CANCELLED = -32800
"""The error code of a cancelled request."""
MAX_REQUESTS = 500
"""The maximum number of requests under way: prompts may run for hours, in a session each."""


class AcpConnection:
    """The connection to one other side: `answer` is called for each of its requests, `notice` for
    each notification."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        *,
        answer: Callable[[str, Raw], Awaitable[object]],
        notice: Callable[[str, Raw], None],
        spawn: Spawn,
    ) -> None:
        self._send, self._answer, self._notice, self._spawn = send, answer, notice, spawn
        self._numbers = count(1)
        self._asked: dict[Id, asyncio.Future[Raw]] = {}
        self._answering: dict[Id, asyncio.Task[None]] = {}
        self._closed_because = ""

    def hear(self, line: bytes) -> None:
        """Take a line of the other side, without its end; never raise."""
        message = read_rpc(line)
        if isinstance(message, RpcReply):
            self._tell(message)
        elif not isinstance(message, RpcMessage):
            self._tell(_refusal(None, "Batches are not part of the protocol."))
        elif message.answers:
            self._resolve_answer(message)
        elif isinstance(message.method, UnsetType):
            return
        elif not isinstance(message.id, int | str):
            if message.method == "$/cancel_request":
                with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                    request = msgspec.json.decode(message.params, type=_Cancelled).request_id
                    if task := self._answering.get(request):
                        # after its first step: a task that is cancelled before never answers
                        asyncio.get_running_loop().call_soon(task.cancel)
            else:
                self._notice(message.method, message.params)
        elif message.id in self._answering:
            self._tell(_refusal(message.id, "A request with this id is under way."))
        elif len(self._answering) >= MAX_REQUESTS:
            self._tell(_refusal(message.id, "Too many requests are under way."))
        else:
            work = self._send_reply(message.id, message.method, message.params)
            self._answering[message.id] = self._spawn(work, f"answer {message.method[:80]}")

    def hear_too_long(self) -> None:
        self._tell(_refusal(None, "That line is too long."))

    def notify(self, method: str, params: object) -> None:
        self._send(write_rpc(RpcNotice(method, params)))

    async def ask(self, method: str, params: object) -> Raw:
        """Send a request; return its result, or raise RpcRefused with the other side's error."""
        if self._closed_because:
            raise RpcRefused(CANCELLED, self._closed_because)
        number = next(self._numbers)
        self._asked[number] = answer = asyncio.get_running_loop().create_future()
        self._send(write_rpc(RpcRequest(number, method, params)))
        try:
            result: Raw = await answer
        except asyncio.CancelledError:
            self.notify("$/cancel_request", {"requestId": number})
            raise
        else:
            return result
        finally:
            del self._asked[number]

    @property
    def is_closed(self) -> bool:
        return bool(self._closed_because)

    def close(self, reason: str = "The editor is gone.") -> None:
        """Note that the other side is gone: nothing is answered any more."""
        self._closed_because = self._closed_because or reason
        for task in self._answering.values():
            task.cancel()
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(RpcRefused(CANCELLED, self._closed_because))

    def _resolve_answer(self, message: RpcMessage) -> None:
        """Give an answer of the other side to the request that waits for it."""
        answer = self._asked.get(message.id) if isinstance(message.id, int | str) else None
        if answer is None or answer.done():
            return
        if isinstance(message.result, Raw):
            answer.set_result(message.result)
            return
        try:
            error = msgspec.json.decode(message.error or b"", type=RpcError)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            error = RpcError(INTERNAL_ERROR, "The other side answered with an error.")
        answer.set_exception(RpcRefused(error.code, error.message))

    async def _send_reply(self, number: Id, method: str, params: Raw) -> None:
        reply = RpcReply(number, error=RpcError(INTERNAL_ERROR, "Helix failed here."))
        try:
            reply = RpcReply(number, await self._answer(method, params))
        except RpcRefused as refused:
            reply = RpcReply(number, error=refused.fault)
        except HelixError as error:
            reply = RpcReply(number, error=RpcError(INTERNAL_ERROR, str(error)))
        except asyncio.CancelledError:
            reply = RpcReply(number, error=RpcError(CANCELLED, "The request was cancelled."))
            raise
        finally:  # also after an error of ours, which the supervisor reports
            self._tell(reply)
            del self._answering[number]

    def _tell(self, reply: RpcReply) -> None:
        self._send(write_rpc(reply))


class _Cancelled(msgspec.Struct, rename="camel"):
    request_id: Id


def _refusal(number: Id | None, text: str) -> RpcReply:
    return RpcReply(number, error=RpcError(INVALID_REQUEST, text))
