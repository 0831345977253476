"""The loopback address given to a guest, which records its requests and passes them on.

It passes each request on to one provider and the answer back as it arrives, byte by byte. Headers
are passed on and never kept, since they contain keys. A random part of the path keeps others out.
"""

import asyncio
import hmac
import json
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from itertools import chain, count
from urllib.parse import unquote, unquote_to_bytes, urlsplit

import h11
import msgspec

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.guest_requests import RecordedRequest
from helix_desktop.domain.llm import StreamFinished, Usage
from helix_desktop.providers.dialect import DONE
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.address_policy import check_address
from helix_desktop.providers.http.event_stream import AnswerFrames
from helix_desktop.providers.http.http_client import HttpClient, RelayedHttpRequest
from helix_desktop.providers.http.http_response import PIECE_BYTES, unpack_all
from helix_desktop.providers.http.retries import FailedAttempt

MAX_BODY_BYTES = 64 * 1024 * 1024
"""The largest body of a request, packed and unpacked; providers accept up to 32 MB."""
MAX_WAITING_BYTES = 256 * 1024 * 1024
"""The most bytes of all bodies that are held at once."""
MAX_HEADER_BYTES = 64 * 1024
MAX_HEADERS = 200
"""The most headers of a request: 5,000 held the event loop for 600 ms."""
SLICE_PIECES = 50
"""After this many pieces of a body that arrived together, other tasks get a turn."""
MAX_CONNECTIONS = 32
MAX_ANSWER_BYTES = 1024 * 1024 * 1024
"""The size at which an endless answer is cut."""
MAX_COPIED_BYTES = 16 * 1024 * 1024
"""The longest answer that is read for its usage."""
MAX_MODEL_CHARS = 200
MAX_PATH_CHARS = 1_000

HEADER_SECONDS = 30.0
"""Seconds for the first request of a connection, and between the pieces of a body."""
IDLE_SECONDS = 600.0
"""Seconds until another request on the same connection."""

_CONNECTION_HEADERS = frozenset(
    (b"connection", b"keep-alive", b"proxy-authorization", b"proxy-connection", b"te", b"trailer")
) | {b"transfer-encoding", b"upgrade"}
"""Headers about the connection to a neighbour, which are not passed on (RFC 9110, 7.6.1)."""
_REWRITTEN_HEADERS = frozenset((b"host", b"expect", b"content-length"))
"""Headers of a request that are written anew for the provider."""

_CODINGS = frozenset((b"gzip", b"x-gzip", b"deflate", b"zstd", b"identity"))
_METHODS = frozenset((b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS"))
"""Methods that are passed on; TRACE would show headers, and CONNECT opens a tunnel."""

_DIALECTS_BY_PATH = (
    ("/messages", DialectId.ANTHROPIC),
    ("/chat/completions", DialectId.OPENAI_CHAT),
    ("/responses", DialectId.OPENAI_RESPONSES),
    (":streamGenerateContent", DialectId.GEMINI),
    (":generateContent", DialectId.GEMINI),
    ("/api/chat", DialectId.OLLAMA),
)
log = logging.getLogger(__name__)
_PARSE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)

Record = Callable[[RecordedRequest], Awaitable[None]]
Spawn = Callable[[Coroutine[object, object, None], str], "asyncio.Task[None]"]
RawHeaders = Sequence[tuple[bytes, bytes]]


class RequestRecorder:
    """Serves one guest; every request is passed to `record` after the end of its answer."""

    def __init__(
        self, upstream: str, record: Record, *, spawn: Spawn, client: HttpClient | None = None
    ) -> None:
        """Take the provider's address; a given client is closed with the recorder, too."""
        self._upstream = upstream.rstrip("/")
        self._upstream_path = urlsplit(self._upstream).path.encode("ascii", "replace")
        self._record, self._spawn = record, spawn
        self._client = client or HttpClient()
        self._token = secrets.token_urlsafe(32).encode()
        self._server: asyncio.Server | None = None
        self._hosts: frozenset[bytes] = frozenset()
        """The names by which a guest reaches this address."""
        self._connections: set[asyncio.Task[None]] = set()
        self._recordings: set[asyncio.Task[None]] = set()
        self._waiting_bytes = 0
        self._running_requests = 0
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    async def open(self) -> str:
        """Listen, and return the address to give to the guest.

        Raise RequestRefused for a provider that nothing may be sent to, or OSError.
        """
        check_address(self._upstream)
        self._server = await asyncio.start_server(
            self._accept_connection, "127.0.0.1", 0, limit=PIECE_BYTES
        )
        port = int(self._server.sockets[0].getsockname()[1])
        self._hosts = frozenset(b"%b:%d" % (name, port) for name in (b"127.0.0.1", b"localhost"))
        return f"http://127.0.0.1:{port}/{self._token.decode()}"

    async def close(self) -> None:
        """End all requests; what arrived of them is recorded."""
        if self._server is not None:
            self._server.close()
        for task in tuple(self._connections):
            task.cancel()
        if self._connections:
            await asyncio.wait(self._connections)
        await self.settle()
        await self._client.close()

    async def settle(self) -> None:
        """Wait until no request is under way, and all are recorded."""
        await self._is_idle.wait()
        if self._recordings:
            await asyncio.wait(self._recordings)

    def _accept_connection(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if len(self._connections) >= MAX_CONNECTIONS:
            writer.transport.abort()
            return
        try:
            task = self._spawn(
                self._serve(_GuestConnection(reader, writer)), "pass on a guest's request"
            )
        except RuntimeError:  # the application is closing
            writer.transport.abort()
            return
        self._connections.add(task)
        task.add_done_callback(self._connections.discard)

    async def _serve(self, guest: "_GuestConnection") -> None:
        seconds = HEADER_SECONDS
        try:
            while (request := await guest.next_request(seconds)) is not None:
                token, slash, path = request.target.removeprefix(b"/").partition(b"/")
                target = slash + path  # what follows the token
                is_known = request.target.startswith(b"/") and slash
                if not (is_known and hmac.compare_digest(token, self._token)):
                    await guest.refuse(404, "Not found")
                    return
                if problem := self._problem(request, target):
                    await guest.refuse(*problem)
                    return
                self._running_requests += 1
                self._is_idle.clear()
                try:
                    await self._relay_request(request, target, guest)
                finally:
                    self._running_requests -= 1
                    if not self._running_requests:
                        self._is_idle.set()
                    self._waiting_bytes -= guest.body_bytes
                    guest.body_bytes = 0
                if not guest.can_take_another():
                    return
                seconds = IDLE_SECONDS
        except h11.RemoteProtocolError as error:
            with suppress(h11.LocalProtocolError, OSError, TimeoutError):
                await guest.refuse(error.error_status_hint, "Not an HTTP request")
        except (h11.LocalProtocolError, OSError, TimeoutError):
            # the guest is gone, or the provider's answer was cut, as the closed connection shows
            pass
        finally:
            guest.abort()

    def _problem(self, request: h11.Request, target: bytes) -> tuple[int, str] | None:
        """Return why a request with the right token is not passed on: its status and a message.

        Its host has to be this machine, which keeps out a web page whose name leads here. Its path
        has to stay below the provider's address, however it is decoded.
        """
        headers = request.headers.raw_items()
        if len(headers) > MAX_HEADERS:
            return 431, "Too many headers"
        if _header_value(headers, b"host").lower().encode("latin-1") not in self._hosts:
            return 421, "Not the address of this server"
        if request.method not in _METHODS:
            return 405, "Method not allowed"
        path = target.partition(b"?")[0]
        steps = re.split(rb"[/\\;]", unquote_to_bytes(unquote_to_bytes(path)))
        if b"#" in target or not {b".", b".."}.isdisjoint(steps):
            return 400, "Not a plain path"
        return None

    async def _relay_request(
        self, request: h11.Request, target: bytes, guest: "_GuestConnection"
    ) -> None:
        body = bytearray()
        async for piece in guest.body_pieces():
            body += piece
            guest.body_bytes += len(piece)
            self._waiting_bytes += len(piece)
            if len(body) > MAX_BODY_BYTES:
                await guest.refuse(413, "Request too large to be recorded")
                return
            if self._waiting_bytes > MAX_WAITING_BYTES:
                await guest.refuse(503, "Too many large requests at once")
                return
        relayed = RelayedHttpRequest(
            request.method.decode("ascii"),
            self._upstream,
            self._upstream_path + target,
            [
                (name, _readable_codings(value) if name.lower() == b"accept-encoding" else value)
                for name, value in _passed_headers(
                    request.headers.raw_items(), without=_REWRITTEN_HEADERS
                )
            ],
            bytes(body),
        )
        started_at, started = time.time(), time.monotonic()
        answer = _ReceivedAnswer()
        try:
            await self._relay_answer(relayed, guest, answer)
        finally:
            path = unquote(target.partition(b"?")[0].decode("ascii", "replace"))[:MAX_PATH_CHARS]
            packing = _header_value(request.headers.raw_items(), b"content-encoding")
            seconds = time.monotonic() - started

            async def record() -> None:
                content, model, usage = await asyncio.to_thread(
                    _read_exchange, path, relayed.body, packing=packing, answer=answer
                )
                await self._record(
                    RecordedRequest(started_at, path, model, content, answer.status, usage, seconds)
                )

            held_bytes, guest.body_bytes = guest.body_bytes, 0

            def release(task: asyncio.Task[None]) -> None:
                self._recordings.discard(task)
                self._waiting_bytes -= held_bytes
                if not task.cancelled() and (error := task.exception()) is not None:
                    log.error("a request was not recorded", exc_info=error)

            # by a task of its own, because this one may be canceled; `close` waits for it, even
            # while the application closes and no other task may start
            recording = asyncio.get_running_loop().create_task(record(), name="record a request")
            self._recordings.add(recording)
            recording.add_done_callback(release)

    async def _relay_answer(
        self, relayed: RelayedHttpRequest, guest: "_GuestConnection", answer: "_ReceivedAnswer"
    ) -> None:
        """Pass a request on and its answer back; a guest that goes away ends both."""
        timeouts = self._client.timeouts
        async with asyncio.timeout(timeouts.total) as limit:
            watching = self._spawn(guest.end_when_gone(limit), "notice that a guest goes away")
            try:
                async with self._client.relay(relayed) as response:
                    answer.status = response.status
                    answer.packing = response.headers.get("content-encoding", "")
                    headers = _passed_headers(response.raw_headers)
                    await guest.send(
                        h11.Response(
                            status_code=response.status, headers=headers, reason=response.reason
                        ),
                        timeouts.idle,
                    )
                    while (piece := await response.read_raw()) is not None:
                        answer.add(piece)
                        await guest.send(h11.Data(data=piece), timeouts.idle)
                        if answer.size > MAX_ANSWER_BYTES:
                            raise TimeoutError("an endless answer")
                    await guest.send(h11.EndOfMessage(), timeouts.idle)
            except FailedAttempt as failure:
                if answer.status:
                    raise OSError("the answer was cut") from failure
                await guest.refuse(502, str(failure.error))
            finally:
                watching.cancel()
                await asyncio.wait({watching})  # only one task may read from the connection


class _ReceivedAnswer:
    """What was received of an answer."""

    def __init__(self) -> None:
        self.status, self.packing = 0, ""
        self.copy = bytearray()
        self.size = 0

    @property
    def is_readable(self) -> bool:
        return self.status // 100 == 2 and self.size <= MAX_COPIED_BYTES

    def add(self, piece: bytes) -> None:
        self.size += len(piece)
        self.copy += piece[: max(0, MAX_COPIED_BYTES - len(self.copy))]


class _GuestConnection:
    """The server's side of one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._protocol = h11.Connection(h11.SERVER, max_incomplete_event_size=MAX_HEADER_BYTES)
        self.body_bytes = 0
        """The bytes of the present request's body."""

    async def next_request(self, seconds: float) -> h11.Request | None:
        """Return the next request, None if there is none in this time."""
        with suppress(TimeoutError):
            event = await self._next_event(seconds)
            return event if isinstance(event, h11.Request) else None
        return None

    async def body_pieces(self) -> AsyncIterator[bytes]:
        for number in count(1):
            event = await self._next_event(HEADER_SECONDS)
            if not isinstance(event, h11.Data):
                break
            if number % SLICE_PIECES == 0:
                await asyncio.sleep(0)
            yield bytes(event.data)
        if not isinstance(event, h11.EndOfMessage):
            raise ConnectionResetError

    async def _next_event(self, seconds: float) -> object:
        async with asyncio.timeout(seconds):
            while (event := self._protocol.next_event()) is h11.NEED_DATA:
                if self._protocol.they_are_waiting_for_100_continue:
                    await self._write(
                        h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue")
                    )
                self._protocol.receive_data(await self._reader.read(PIECE_BYTES))
        return event

    async def end_when_gone(self, limit: asyncio.Timeout) -> None:
        """End `limit` if the guest goes away."""
        try:
            data = await self._reader.read(PIECE_BYTES)
        except OSError:
            data = b""
        if data:
            # the beginning of another request, sent early, which is answered after this one
            self._protocol.receive_data(data)
        else:
            limit.reschedule(asyncio.get_running_loop().time())

    async def send(self, event: h11.Response | h11.Data | h11.EndOfMessage, seconds: float) -> None:
        """Send a part of an answer; raise TimeoutError if the guest does not take it."""
        async with asyncio.timeout(seconds):
            await self._write(event)

    async def refuse(self, status: int, message: str) -> None:
        """Answer a request here, in the form that all providers' clients read."""
        error = {"type": "error", "error": {"type": "api_error", "message": message}}
        content = json.dumps(error).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(content)),
            (b"connection", b"close"),
        ]
        await self.send(h11.Response(status_code=status, headers=headers), HEADER_SECONDS)
        await self.send(h11.Data(data=content), HEADER_SECONDS)
        await self.send(h11.EndOfMessage(), HEADER_SECONDS)
        self._writer.close()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(HEADER_SECONDS):
                await self._writer.wait_closed()

    async def _write(self, event: h11.Event) -> None:
        if data := self._protocol.send(event):
            self._writer.write(data)
            await self._writer.drain()

    def can_take_another(self) -> bool:
        """Return whether the connection can take another request."""
        if self._protocol.our_state is not h11.DONE or self._protocol.their_state is not h11.DONE:
            return False
        self._protocol.start_next_cycle()
        return True

    def abort(self) -> None:
        """Close at once unless everything was sent; a cut answer must not look complete."""
        if self._protocol.our_state in (h11.SEND_BODY, h11.ERROR):
            self._writer.transport.abort()
        else:
            self._writer.close()


def _passed_headers(
    headers: RawHeaders, without: frozenset[bytes] = frozenset()
) -> list[tuple[bytes, bytes]]:
    """Return the headers that are passed on."""
    named = _header_value(headers, b"connection").lower().split(",")
    dropped = _CONNECTION_HEADERS | without | {name.strip().encode("latin-1") for name in named}
    return [(name, value) for name, value in headers if name.lower() not in dropped]


def _readable_codings(accepted: bytes) -> bytes:
    """Return the codings in which an answer's usage can be read; programs also accept Brotli."""
    codings = (coding.strip() for coding in accepted.split(b","))
    return (
        b", ".join(
            coding for coding in codings if coding.partition(b";")[0].strip().lower() in _CODINGS
        )
        or b"identity"
    )


def _header_value(headers: RawHeaders, wanted: bytes) -> str:
    values = [value for name, value in headers if name.lower() == wanted]
    return b",".join(values).decode("latin-1")


class _Model(msgspec.Struct):
    model: object = ""


def _read_exchange(
    path: str, body: bytes, *, packing: str, answer: _ReceivedAnswer
) -> tuple[bytes, str, Usage | None]:
    """Return the content of a request, the model that it names, and the usage in its answer."""
    content = unpack_all(body, packing, MAX_BODY_BYTES) or b""
    model = ""
    with suppress(*_PARSE_ERRORS):
        named = msgspec.json.decode(content, type=_Model).model
        model = named if isinstance(named, str) else ""
    if not model and "/models/" in path:
        model = path.rpartition("/models/")[2].partition(":")[0]
    usage = None
    dialect = next((dialect for end, dialect in _DIALECTS_BY_PATH if path.endswith(end)), None)
    if dialect is not None and answer.is_readable:
        copy = unpack_all(bytes(answer.copy), answer.packing, 4 * MAX_COPIED_BYTES)
        usage = read_usage(dialect, copy) if copy else None
    return content, model[:MAX_MODEL_CHARS], usage


def read_usage(dialect_id: DialectId, answer: bytes) -> Usage | None:
    """Return the usage that an answer reports; None if it has none, as a cut answer may."""
    dialect = DIALECTS[dialect_id]("")
    frames, parser = AnswerFrames(dialect.framing), dialect.new_parser()
    with suppress(ProviderError, RecursionError):
        for frame in chain(frames.feed(answer), frames.end()):
            for _ in parser.take(frame.name, frame.text):
                pass
            if frame.text.strip() == DONE:
                break
    with suppress(ProviderError, RecursionError):
        for event in parser.close():
            if isinstance(event, StreamFinished):
                return event.usage
    return None
