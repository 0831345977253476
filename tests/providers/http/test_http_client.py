"""The line itself: small documents, certificates, proxies, and what is wrong with an address."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderError,
    ProviderOverloaded,
    ProviderResponseInvalid,
    ProviderUnreachable,
    RequestRefused,
)
from helix_desktop.domain.value import replace
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.address_policy import check_address, is_same_origin
from helix_desktop.providers.http.http_client import (
    MAX_DOCUMENT_BYTES,
    HttpClient,
    is_this_machine,
)
from helix_desktop.providers.http.http_response import PIECE_BYTES, make_unpacker
from tests.providers.http.talking import LITTLE
from tests.system.peers.fault_modes import Mode, Say, bomb
from tests.system.peers.fault_server import FaultServer

LIST = Say((b'{"data":[]}',), kind="application/json")


@asynccontextmanager
async def reaching(mode: Mode, say: Say = LIST) -> AsyncIterator[tuple[FaultServer, HttpClient]]:
    async with FaultServer(always=(mode, say)) as server:
        line = HttpClient(LITTLE)
        try:
            yield server, line
        finally:
            await line.close()


def fetched(mode: Mode, say: Say = LIST, body: bytes = b"") -> tuple[bytes, FaultServer]:
    async def run() -> tuple[bytes, FaultServer]:
        async with reaching(mode, say) as (server, line):
            return await line.fetch(f"{server.url}/models?limit=2", {"x-key": "k"}, body), server

    return asyncio.run(run())


def test_a_small_document_is_fetched_whole() -> None:
    for mode in (Mode.WELL, Mode.SPLIT_LETTERS, Mode.PACKED):
        data, server = fetched(mode)
        assert data == b'{"data":[]}'
        assert server.received[0].method == "GET"
        assert server.received[0].path == "/models?limit=2"
        assert server.received[0].headers["x-key"] == "k"


def test_a_document_is_requested_by_post_if_a_body_is_given() -> None:
    data, server = fetched(Mode.WELL, body=b'{"model":"x"}')
    assert data == b'{"data":[]}'
    assert (server.received[0].method, server.received[0].body) == ("POST", b'{"model":"x"}')


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        (Mode.STORM_429, ProviderOverloaded),
        (Mode.HANG, ProviderUnreachable),
        (Mode.SLOW_LORIS, ProviderUnreachable),
        (Mode.CUT_IN_EVENT, ProviderUnreachable),
        (Mode.REDIRECT, ProviderUnreachable),
        (Mode.GZIP_BOMB, ProviderResponseInvalid),
        (Mode.ENDLESS, ProviderResponseInvalid),
    ],
)
async def test_a_document_that_does_not_come_is_told(mode: Mode, kind: type[ProviderError]) -> None:
    say = Say((b"{", b'"a": 1}'), filler=b"x" * 60_000)
    async with reaching(mode, say) as (server, line):
        server.elsewhere = "http://localhost:1"
        with pytest.raises(kind):
            await line.fetch(f"{server.url}/models", seconds=1.0)


def test_a_document_that_is_larger_than_allowed_is_refused() -> None:
    say = Say((b"x" * (MAX_DOCUMENT_BYTES + 1),))
    with pytest.raises(ProviderResponseInvalid):
        fetched(Mode.WELL, say)


async def test_a_closed_client_opens_new_connections() -> None:
    async with reaching(Mode.WELL) as (server, line):
        await line.fetch(server.url)
        await line.close()
        await line.close()
        assert await line.fetch(server.url) == b'{"data":[]}'


@dataclass
class SleepyMachine:
    """A machine that can sleep, and its names for itself: of another one, and its own."""

    slept: float = 0.0

    async def look_up(self, _host: str, _port: int) -> Sequence[str]:
        return ["127.0.0.1"]


async def test_a_request_after_a_sleep_of_the_machine_does_not_use_an_old_connection() -> None:
    machine = SleepyMachine()
    async with FaultServer(always=(Mode.WELL, LIST)) as server:
        client = HttpClient(LITTLE, slept=lambda: machine.slept)
        try:
            for slept, connections in ((0.0, 1), (5.0, 1), (3_600.0, 2), (3_605.0, 2)):
                machine.slept = slept
                await client.fetch(f"{server.url}/models")
                assert server.connections == connections
        finally:
            await client.close()


@pytest.mark.parametrize("mode", [Mode.HANG, Mode.SILENT_INSIDE])
async def test_an_answer_of_another_machine_is_not_waited_for_after_a_sleep(mode: Mode) -> None:
    machine, patient = SleepyMachine(), replace(LITTLE, first=50.0, idle=50.0, total=50.0)
    async with FaultServer(always=(mode, LIST)) as server:
        client = HttpClient(
            patient, look_up=machine.look_up, slept=lambda: machine.slept, look_seconds=0.0
        )

        async def sleep() -> None:
            await server.request_arrived.wait()
            machine.slept = 3_600.0

        try:
            with pytest.raises(ProviderUnreachable, match="in time"):
                await asyncio.gather(
                    client.fetch(f"http://model.local:{server.port}/models", seconds=50.0), sleep()
                )
        finally:
            await client.close()


@pytest.mark.parametrize("address", ["http://localhost:1", "http://127.3.2.1:1", "http://[::1]:1"])
def test_both_ends_of_a_connection_to_this_machine_sleep_together(address: str) -> None:
    assert is_this_machine(address)
    assert not is_this_machine("http://model.local:1")


@pytest.mark.parametrize(
    "url",
    [
        "https://api.example.com/v1",
        "https://8.8.8.8",
        "http://localhost:11434",
        "http://127.0.0.1:8080/v1",
        "http://127.3.2.1",
        "http://[::1]:1234",
        "http://10.1.2.3",
        "http://192.168.1.20:1234/v1",
        "http://172.31.0.1",
        "http://100.101.102.103",
        "http://[fd00::1]",
        "http://[::ffff:10.0.0.1]",
        "http://nas:11434",
        "http://box.local",
        "http://llm.lan.",
        "http://host.docker.internal:11434",
    ],
)
def test_local_and_encrypted_addresses_are_accepted(url: str) -> None:
    check_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://api.example.com/v1",
        "http://8.8.8.8",
        "http://172.32.0.1",
        "http://169.254.169.254",
        "http://0.0.0.0",
        "http://134744072",
        "http://0x08080808",
        "http://8.8.2056",
        "http://[2001:4860:4860::8888]",
        "http://[::ffff:8.8.8.8]",
        "http://localhost.example.com",
        "http://.",
        "ftp://127.0.0.1",
        "file:///etc/passwd",
        "127.0.0.1:8080",
        "https://",
        "https://a:99999",
        "https://me:secret@api.example.com",
        "https://[::1",
        "",
    ],
)
def test_an_unencrypted_remote_address_is_refused(url: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        check_address(url)
    assert "secret" not in str(refused.value)
    assert refused.value.hint


LONG = "a" * 64
"""More letters than a part of a host's name may have."""


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://llm..lan:1", error_texts.NO_NAME),
        (f"http://{LONG}.local:1", error_texts.NO_NAME),
        ("https://xn--a.example", error_texts.NO_ADDRESS),
        ("http://xn--a", error_texts.NO_ADDRESS),
    ],
)
async def test_an_invalid_host_is_reported(url: str, words: error_texts.ErrorText) -> None:
    line = HttpClient(LITTLE)
    with pytest.raises(ProviderError) as failed:
        await line.fetch(url)
    await line.close()
    assert (failed.value.message, failed.value.hint) == (words.message, words.hint)


def test_two_addresses_are_the_same_server_only_if_scheme_host_and_port_are() -> None:
    assert is_same_origin("https://a/x", "https://A:443/y?z")
    for other in ("http://a/x", "https://b/x", "https://a:444/x", "https://a.b/x", "//"):
        assert not is_same_origin("https://a/x", other)


def test_a_compressed_body_is_unpacked_in_bounded_pieces() -> None:
    inflate = make_unpacker("GZIP")
    assert inflate is not None
    pieces = inflate(bomb(b""))
    assert all(len(next(pieces)) <= PIECE_BYTES for _ in range(50))
    assert make_unpacker("br") is None


async def puzzled(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read(1)
    writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
    await writer.drain()
    writer.close()


async def test_a_server_without_encryption_is_told_from_one_that_is_not_there() -> None:
    line = HttpClient(LITTLE)
    async with await asyncio.start_server(puzzled, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(ProviderUnreachable, match="encrypted connection"):
            await line.fetch(f"https://127.0.0.1:{port}", seconds=5.0)
        await line.close()


async def test_an_http_error_is_reported_in_words() -> None:
    refusal = Say(too_long=b'{"error":"no API key"}')
    async with reaching(Mode.TOO_LONG, refusal) as (server, line):
        with pytest.raises(ProviderAccessDenied, match="rejected the API key"):
            await line.fetch(server.url)
