"""The address that a guest is given in place of its provider's: what passes, what is kept."""

import asyncio
import gzip
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import httpx
import pytest
import zstandard

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import RequestRefused
from helix_desktop.domain.guest_requests import RecordedRequest
from helix_desktop.domain.llm import Usage
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.request_recorder import (
    MAX_BODY_BYTES,
    MAX_CONNECTIONS,
    MAX_HEADER_BYTES,
    MAX_HEADERS,
    SLICE_PIECES,
    RequestRecorder,
    read_usage,
)
from tests.providers.http.talking import LITTLE
from tests.system.peers.loopback_server import LoopbackServer
from tests.waiting import until

BODY = b'{"model": "claude-x",  "messages": [{"role": "user", "content": "hi"}]}'
SSE = (
    b'event: message_start\ndata: {"type":"message_start","message":{"usage":{"input_tokens":10,'
    b'"cache_read_input_tokens":5,"output_tokens":1}}}\n\n',
    b'event: content_block_start\ndata: {"type":"content_block_start","index":0,'
    b'"content_block":{"type":"text","text":""}}\n\n',
    b'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn"},'
    b'"usage":{"output_tokens":7}}\n\n',
    b'event: message_stop\ndata: {"type":"message_stop"}\n\n',
)
USAGE = Usage(10, 7, cache_read=5)


@dataclass(kw_only=True)
class Upstream(LoopbackServer):
    """A provider that keeps the exact bytes of requests and answers with planned bytes."""

    headers: bytes = b"content-type: text/event-stream\r\n"
    status: bytes = b"200 OK"
    pieces: tuple[bytes, ...] = SSE
    is_cut: bool = False
    """Whether the connection ends before the answer does."""
    is_held: bool = False
    """Whether pieces after the first wait for `go_on`."""
    go_on: asyncio.Event = field(default_factory=asyncio.Event)
    heads: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    left: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            try:
                head = await reader.readuntil(b"\r\n\r\n")
            except (asyncio.IncompleteReadError, ConnectionError):
                return
            length = next(
                (
                    int(line.partition(b":")[2])
                    for line in head.split(b"\r\n")
                    if line.lower().startswith(b"content-length")
                ),
                0,
            )
            self.heads.append(head)
            self.bodies.append(await reader.readexactly(length))
            writer.write(b"HTTP/1.1 " + self.status + b"\r\n" + self.headers)
            writer.write(b"transfer-encoding: chunked\r\n\r\n")
            for number, piece in enumerate(self.pieces):
                if self.is_held and number:
                    async with asyncio.TaskGroup() as group:
                        disconnected = group.create_task(reader.read(1))
                        going = group.create_task(self.go_on.wait())
                        await asyncio.wait(
                            {disconnected, going}, return_when=asyncio.FIRST_COMPLETED
                        )
                        if disconnected.done():
                            self.left.set()
                            going.cancel()
                            return
                        disconnected.cancel()
                writer.write(b"%x\r\n%b\r\n" % (len(piece), piece))
                await writer.drain()
            if self.is_cut:
                return
            writer.write(b"0\r\n\r\n")


@dataclass
class Stage:
    """A recorder before a provider, and what it recorded."""

    upstream: Upstream
    address: str
    recorder: RequestRecorder
    records: list[RecordedRequest]
    client: httpx.AsyncClient

    @property
    def host(self) -> str:
        return self.address.split("/")[2]

    @property
    def token(self) -> str:
        return self.address.rpartition("/")[2]

    async def ask(self, path: str = "/v1/messages", **options: object) -> httpx.Response:
        options.setdefault("content", BODY)
        return await self.client.post(self.address + path, **options)

    async def record(self) -> RecordedRequest:
        await until(lambda: self.records)
        [record] = self.records
        return record


@asynccontextmanager
async def recording(**options: object) -> AsyncIterator[Stage]:
    records: list[RecordedRequest] = []

    async def record(request: RecordedRequest) -> None:
        records.append(request)

    supervisor = Supervisor(lambda name, error: pytest.fail(f"{name}: {error!r}"))
    async with Upstream(**options) as upstream:
        recorder = RequestRecorder(
            upstream.url, record, spawn=supervisor.spawn, client=HttpClient(LITTLE)
        )
        address = await recorder.open()
        async with httpx.AsyncClient(trust_env=False, timeout=20.0) as client:
            try:
                yield Stage(upstream, address, recorder, records, client)
            finally:
                await recorder.close()
                await until(lambda: not supervisor.running)


async def raw(stage: Stage, data: bytes) -> bytes:
    """Send bytes to the recorder's port and return all that comes back."""
    port = int(stage.address.split(":")[2].split("/")[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_method_path_query_headers_and_body_reach_the_provider_unchanged() -> None:
    async with recording() as stage:
        odd = "/v1/a%2Fb//x..y?key=1&beta=true&q=%20/.."
        headers = {"Authorization": "Bearer the-guest's-own", "X-Odd": "ä".encode().hex()}
        port = int(stage.address.split(":")[2].split("/")[0])
        token = stage.address.rpartition("/")[2]
        lines = [
            f"POST /{token}{odd} HTTP/1.1",
            f"Host: {stage.host}",
            f"Content-Length: {len(BODY)}",
        ]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += ["X-Twice: 1", "X-Twice: 2", "Connection: close, X-Hop", "X-Hop: 1", "", ""]
        answer = await raw(stage, "\r\n".join(lines).encode() + BODY)
        assert answer.startswith(b"HTTP/1.1 200")
        [head], [body] = stage.upstream.heads, stage.upstream.bodies
        assert head.splitlines()[0] == f"POST /api{odd} HTTP/1.1".encode()
        assert body == BODY
        for line in (b"Authorization: Bearer the-guest's-own", b"X-Twice: 1\r\nX-Twice: 2"):
            assert line in head
        assert b"X-Hop" not in head
        assert str(port).encode() not in head
        assert token.encode() not in head
        assert b"helix" not in head.lower()
        assert b"accept-encoding" not in head.lower()


async def test_the_answer_comes_back_byte_by_byte_with_its_status_and_headers() -> None:
    headers = (
        b"content-type: application/json\r\nrequest-id: r1\r\nSet-Cookie: a\r\nset-cookie: b\r\n"
    )
    async with recording(
        status=b"429 Slow Down", headers=headers, pieces=(b'{"error":', b"1}")
    ) as stage:
        answer = await stage.ask()
        assert (answer.status_code, answer.reason_phrase) == (429, "Slow Down")
        assert answer.content == b'{"error":1}'
        assert answer.headers["request-id"] == "r1"
        assert answer.headers.get_list("set-cookie") == ["a", "b"]
        record = await stage.record()
        assert (record.status, record.usage) == (429, None)


async def test_each_piece_of_a_stream_passes_before_the_next_one_exists() -> None:
    async with recording(is_held=True) as stage:
        async with stage.client.stream(
            "POST", f"{stage.address}/v1/messages", content=BODY
        ) as answer:
            pieces = answer.aiter_raw()
            assert await anext(pieces) == SSE[0]
            assert not stage.records
            stage.upstream.go_on.set()
            rest = b"".join([piece async for piece in pieces])
        assert rest == b"".join(SSE[1:])
        assert (await stage.record()).usage == USAGE


async def test_a_record_has_the_body_the_model_the_usage_and_no_header() -> None:
    async with recording() as stage:
        await stage.ask("/v1/messages?key=secret-in-query", headers={"x-api-key": "sk-secret"})
        record = await stage.record()
    assert record.path == "/v1/messages"
    assert (record.body, record.size, record.model) == (BODY, len(BODY), "claude-x")
    assert (record.status, record.usage) == (200, USAGE)
    assert record.at > 0
    assert record.seconds > 0
    assert "secret" not in repr(record)


@pytest.mark.parametrize("packing", ["gzip", "deflate", "zstd"])
async def test_packed_bodies_pass_as_they_are_and_are_read_in_a_copy(packing: str) -> None:
    pack = {
        "gzip": gzip.compress,
        "deflate": zlib.compress,
        "zstd": zstandard.ZstdCompressor().compress,
    }[packing]
    packed = pack(b"".join(SSE))
    headers = f"content-encoding: {packing}\r\n".encode()
    async with recording(headers=headers, pieces=(packed[:9], packed[9:])) as stage:
        async with stage.client.stream(
            "POST",
            f"{stage.address}/v1/messages",
            content=pack(BODY),
            headers={"content-encoding": packing},
        ) as answer:
            received = b"".join([piece async for piece in answer.aiter_raw()])
        record = await stage.record()
    assert received == packed
    assert stage.upstream.bodies == [pack(BODY)]
    assert (record.body, record.model, record.usage) == (BODY, "claude-x", USAGE)


async def test_codings_that_cannot_be_read_pass_and_are_not_guessed() -> None:
    async with recording(headers=b"content-encoding: br\r\n", pieces=(b"\x8b\x01",)) as stage:
        async with stage.client.stream(
            "POST",
            f"{stage.address}/v1/messages",
            content=b"\x8b\x02",
            headers={"content-encoding": "br"},
        ) as answer:
            received = b"".join([piece async for piece in answer.aiter_raw()])
        record = await stage.record()
    assert (received, stage.upstream.bodies) == (b"\x8b\x01", [b"\x8b\x02"])
    assert (record.body, record.model, record.usage) == (b"", "", None)


@pytest.mark.parametrize(
    ("accepted", "passed"),
    [
        ("gzip, deflate, br, zstd", b"gzip, deflate, zstd"),
        ("br;q=1.0, GZIP;q=0.5", b"GZIP;q=0.5"),
        ("br, *", b"identity"),
    ],
)
async def test_no_answer_comes_in_a_coding_whose_usage_cannot_be_read(
    accepted: str, passed: bytes
) -> None:
    async with recording() as stage:
        await stage.ask(headers={"accept-encoding": accepted})
        [head] = stage.upstream.heads
    assert b"\r\naccept-encoding: " + passed + b"\r\n" in head.lower().replace(
        passed.lower(), passed
    )


async def test_a_body_that_unpacks_to_gigabytes_is_passed_on_and_not_kept() -> None:
    bomb = gzip.compress(bytes(MAX_BODY_BYTES + 1), 1)
    async with recording() as stage:
        await stage.ask(content=bomb, headers={"content-encoding": "gzip"})
        record = await stage.record()
    assert stage.upstream.bodies == [bomb]
    assert record.body == b""


@pytest.mark.parametrize(
    "path", ["", "/", "/v1/messages", "/wrong/v1/messages", "//v1/messages", "/{half}/v1/messages"]
)
async def test_other_paths_are_refused_without_waiting_for_a_body(path: str) -> None:
    async with recording() as stage:
        token = stage.address.rpartition("/")[2]
        path = path.format(half=token[:-1])
        host = f"host: {stage.host}\r\n"
        head = f"POST {path or '*'} HTTP/1.1\r\n{host}content-length: 1000\r\n\r\n"
        answer = await raw(stage, head.encode())
        assert answer.startswith(b"HTTP/1.1 404")
        # the token alone names no request either, and an absolute address is none of ours
        for target in (f"/{token}", f"http://127.0.0.1/{token}/v1/messages"):
            head = f"GET {target} HTTP/1.1\r\n{host}\r\n"
            assert (await raw(stage, head.encode())).startswith(b"HTTP/1.1 404")
        assert not stage.upstream.heads
        assert not stage.records


@pytest.mark.parametrize(
    "data",
    [b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nx: " + b"a" * 100_000],
)
async def test_invalid_http_is_refused_and_the_recorder_goes_on(data: bytes) -> None:
    async with recording() as stage:
        answer = await raw(stage, data + b"\r\n\r\n")
        assert not answer or answer.startswith(b"HTTP/1.1 4")
        assert (await stage.ask()).status_code == 200
    assert MAX_HEADER_BYTES < 100_000


@pytest.mark.parametrize(
    ("line", "host", "status"),
    [
        ("POST {token}/v1/messages", "evil.example", 421),
        ("POST {token}/v1/messages", "evil.example:{port}", 421),
        ("POST {token}/v1/messages", "127.0.0.1", 421),
        ("TRACE {token}/v1/messages", "{host}", 405),
        ("CONNECT {token}/v1/messages", "{host}", 405),
        ("PROPFIND {token}/v1/messages", "{host}", 405),
        ("POST {token}/../admin", "{host}", 400),
        ("POST {token}/v1/..", "{host}", 400),
        ("POST {token}/%2e%2E/admin", "{host}", 400),
        ("POST {token}/v1/%252e%252e/%252e./x", "{host}", 400),
        ("POST {token}/..\\admin", "{host}", 400),
        ("POST {token}/v1/..;a/../admin", "{host}", 400),
        ("POST {token}/v1/./x", "{host}", 400),
        ("POST {token}/v1/x#y", "{host}", 400),
    ],
)
async def test_a_request_to_another_host_is_not_passed_on(
    line: str, host: str, status: int
) -> None:
    async with recording() as stage:
        values = {"token": f"/{stage.token}", "host": stage.host, "port": stage.host[-5:]}
        head = f"{line} HTTP/1.1\r\nhost: {host}\r\n\r\n".format_map(values)
        assert (await raw(stage, head.encode())).startswith(f"HTTP/1.1 {status} ".encode())
        assert not stage.upstream.heads
        assert not stage.records


async def test_the_machines_own_name_may_be_written_in_two_ways() -> None:
    async with recording() as stage:
        host = stage.host.replace("127.0.0.1", "LocalHost")
        assert (await stage.ask(headers={"host": host})).status_code == 200


@pytest.mark.slow
async def test_a_body_in_very_many_pieces_holds_nobody_up() -> None:
    async with recording() as stage:
        head = f"POST /{stage.token}/v1/messages HTTP/1.1\r\nhost: {stage.host}\r\n"
        head += "connection: close\r\ntransfer-encoding: chunked\r\n\r\n"
        body = b"1\r\nx\r\n" * 300_000 + b"0\r\n\r\n"
        turns = 0
        async with asyncio.TaskGroup() as group:
            asking = group.create_task(raw(stage, head.encode() + body))
            while not asking.done():
                await asyncio.sleep(0)
                turns += 1
        assert asking.result().startswith(b"HTTP/1.1 200")
        assert stage.upstream.bodies == [b"x" * 300_000]
        assert turns > 300_000 / SLICE_PIECES


async def test_very_many_headers_are_refused() -> None:
    async with recording() as stage:
        head = f"GET /{stage.token}/v1/models HTTP/1.1\r\nhost: {stage.host}\r\n"
        head += "a: b\r\n" * MAX_HEADERS + "\r\n"
        assert (await raw(stage, head.encode())).startswith(b"HTTP/1.1 431")
        assert not stage.upstream.heads


async def test_a_guest_that_goes_away_ends_the_request_at_the_provider() -> None:
    async with recording(is_held=True) as stage:
        async with stage.client.stream(
            "POST", f"{stage.address}/v1/messages", content=BODY
        ) as answer:
            await anext(answer.aiter_raw())
        await asyncio.wait_for(stage.upstream.left.wait(), 20)
        record = await stage.record()
    # what the provider had reported until then
    assert (record.status, record.usage) == (200, Usage(10, 1, cache_read=5))


async def test_an_answer_that_is_cut_is_cut_for_the_guest_too() -> None:
    async with recording(is_cut=True, pieces=SSE[:1]) as stage:
        with pytest.raises(httpx.HTTPError):
            await stage.ask()
        record = await stage.record()
    assert (record.status, record.body) == (200, BODY)


async def test_a_provider_that_cannot_be_reached_is_told_as_a_provider_would() -> None:
    async with recording() as stage:
        await stage.upstream.__aexit__()
        answer = await stage.ask()
        record = await stage.record()
    assert answer.status_code == 502
    assert answer.json()["error"]["message"]
    assert (record.status, record.body, record.usage) == (0, BODY, None)


async def test_a_body_beyond_the_limit_is_refused_and_never_passed_on() -> None:
    async with recording() as stage:
        try:
            answer = await stage.ask(content=bytes(MAX_BODY_BYTES + 1))
            assert answer.status_code == 413
        except httpx.HTTPError:
            pass  # the refusal came while the rest was still being sent
        assert not stage.upstream.heads
        assert (await stage.ask()).status_code == 200


async def test_connections_are_limited_and_freed() -> None:
    async with recording() as stage:
        port = int(stage.address.split(":")[2].split("/")[0])
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MAX_CONNECTIONS)]
        assert await raw(stage, b"GET / HTTP/1.1\r\n\r\n") == b""
        for _, writer in silent:
            writer.close()

        async def is_served() -> bool:
            return b"404" in await raw(stage, b"GET / HTTP/1.1\r\nhost: h\r\n\r\n")

        await until(is_served)


async def test_one_connection_serves_many_requests_and_waits_for_continue() -> None:
    async with recording(headers=b"content-type: application/json\r\n", pieces=(b"{}",)) as stage:
        token = stage.address.rpartition("/")[2]
        first = f"GET /{token}/v1/models HTTP/1.1\r\nhost: {stage.host}\r\n\r\n"
        second = (
            f"POST /{token}/v1/messages HTTP/1.1\r\nhost: {stage.host}\r\nexpect: 100-continue\r\n"
            f"connection: close\r\ncontent-length: {len(BODY)}\r\n\r\n"
        )
        answer = await raw(stage, first.encode() + second.encode() + BODY)
        await until(lambda: len(stage.records) == 2)
    assert answer.count(b"HTTP/1.1 200") == 2
    assert stage.upstream.bodies == [b"", BODY]
    assert b"expect" not in stage.upstream.heads[1].lower()


async def ask_in_vain(stage: Stage) -> None:
    with pytest.raises(httpx.HTTPError):
        await stage.ask()


async def test_closing_ends_what_runs_and_records_it() -> None:
    async with recording(is_held=True) as stage:
        async with asyncio.TaskGroup() as group:
            asking = group.create_task(ask_in_vain(stage))
            await until(lambda: stage.upstream.bodies)
            await stage.recorder.close()
            await asking
        assert (await stage.record()).body == BODY


async def test_a_provider_outside_is_reached_with_encryption_only() -> None:
    async def record(_request: RecordedRequest) -> None: ...

    for upstream in ("http://api.example.com", "ftp://x", "", "https://name:word@api.example.com"):
        recorder = RequestRecorder(upstream, record, spawn=Supervisor(print).spawn)
        with pytest.raises(RequestRefused):
            await recorder.open()
        await recorder.close()


@pytest.mark.parametrize(
    ("dialect", "answer", "usage"),
    [
        (
            DialectId.OPENAI_CHAT,
            b'data: {"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":2,'
            b'"prompt_tokens_details":{"cached_tokens":4}}}\n\ndata: [DONE]\n\n',
            Usage(5, 2, cache_read=4),
        ),
        (
            DialectId.OPENAI_RESPONSES,
            b'data: {"type":"response.completed","response":{"usage":{"input_tokens":9,'
            b'"output_tokens":2,"input_tokens_details":{"cached_tokens":4}}}}\n\n',
            Usage(5, 2, cache_read=4),
        ),
        (
            DialectId.GEMINI,
            b'[{"usageMetadata":{"promptTokenCount":9,"candidatesTokenCount":2}}]',
            Usage(9, 2),
        ),
        (
            DialectId.ANTHROPIC,
            b'{"type":"message","usage":{"input_tokens":3,"output_tokens":4}}',
            Usage(3, 4),
        ),
        (DialectId.ANTHROPIC, b"<html>", None),
        (DialectId.GEMINI, b"[" * 100_000, None),
        (DialectId.OPENAI_CHAT, b"data: " + b"[" * 100_000 + b"\n\n", None),
        (DialectId.OPENAI_CHAT, b"\xff\x00" * 1_000, None),
    ],
)
def test_usage_is_read_in_each_dialect_and_never_guessed(
    dialect: DialectId, answer: bytes, usage: Usage | None
) -> None:
    assert read_usage(dialect, answer) == usage


async def test_the_model_of_gemini_is_read_from_its_path() -> None:
    async with recording(pieces=(b'data: {"usageMetadata":{"promptTokenCount":9}}\n\n',)) as stage:
        path = "/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse&key=k"
        await stage.ask(path, content=json.dumps({"contents": []}).encode())
        record = await stage.record()
    assert (record.model, record.usage) == ("gemini-2.5-pro", Usage(9))
    assert record.path == "/v1beta/models/gemini-2.5-pro:streamGenerateContent"
