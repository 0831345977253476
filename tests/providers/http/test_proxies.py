"""Proxies of the environment: they stand between Helix and the internet, and nothing else."""

import asyncio
import gc
import socket
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from helix_desktop.domain.errors import ProviderError, ProviderUnreachable
from helix_desktop.providers.http.http_client import HttpClient, goes_direct, proxy_for
from tests.providers.http.talking import LITTLE
from tests.system.peers.fault_modes import Conversation, Mode, Say
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.peers.socks_server import SocksServer

LIST = Say((b'{"data":[]}',), kind="application/json")
FAR = "https://models.example.com/v1/models"
NAMES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY")


@pytest.fixture(autouse=True)
def _no_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)


@asynccontextmanager
async def asking() -> AsyncIterator[HttpClient]:
    line = HttpClient(LITTLE)
    try:
        yield line
    finally:
        await line.close()


async def failure(url: str = FAR) -> ProviderError:
    async with asking() as line:
        with pytest.raises(ProviderError) as caught:
            await line.fetch(url, seconds=5.0)
    return caught.value


def unused_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


async def test_a_proxy_is_used_for_the_internet_and_not_for_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with FaultServer(always=(Mode.WELL, LIST)) as proxy, asking() as line:
        monkeypatch.setenv("HTTP_PROXY", proxy.url)
        monkeypatch.setenv("HTTPS_PROXY", proxy.url)
        async with FaultServer(always=(Mode.WELL, LIST)) as server:
            for host in ("127.0.0.1", "localhost"):
                assert await line.fetch(f"http://{host}:{server.port}/here") == b'{"data":[]}'
        with pytest.raises(ProviderError):
            await line.fetch(FAR)
    assert {item.method for item in proxy.received} == {"CONNECT"}
    assert {item.path for item in proxy.received} == {"models.example.com:443"}


@pytest.mark.parametrize(
    "host", ["box.local", "nas", "10.1.2.3", "192.168.1.20", "[::1]", "[fd00::1]", "llm.internal"]
)
def test_private_hosts_are_not_asked_of_a_proxy(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:1")
    assert proxy_for(FAR) == "ALL_PROXY=http://127.0.0.1:1"
    for url in (f"http://{host}:9/v1", f"https://{host}/v1"):
        assert goes_direct(url)
        assert proxy_for(url) == ""


async def test_a_socks_proxy_does_not_stand_before_a_local_model(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with SocksServer() as proxy:
        monkeypatch.setenv("ALL_PROXY", f"socks5://127.0.0.1:{proxy.port}")
        async with FaultServer(always=(Mode.WELL, LIST)) as server, asking() as line:
            assert await line.fetch(server.url) == b'{"data":[]}'
        assert proxy.wanted == []


@pytest.mark.parametrize(
    "proxy", ["socks4://127.0.0.1:1", "http://me:p@ss@host:port", "http://[::1", "host:port"]
)
def test_a_proxy_of_another_kind_or_without_an_address_is_refused(
    proxy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALL_PROXY", proxy)
    assert "proxy type isn't supported" in asyncio.run(failure()).message


@pytest.mark.parametrize("scheme", ["socks5", "socks5h"])
async def test_a_socks_proxy_is_used_for_the_internet_and_finds_its_names(
    scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        FaultServer(always=(Mode.WELL, LIST)) as server,
        SocksServer(("me", "secret"), leads_to=server.port) as proxy,
        asking() as line,
    ):
        monkeypatch.setenv("ALL_PROXY", f"{scheme}://me:secret@127.0.0.1:{proxy.port}")
        # as http, so that the server needs no certificate of that name
        client = await line._client(direct=False)
        answer = await client.get(FAR.replace("https", "http"))
        assert answer.content == b'{"data":[]}'
    assert proxy.wanted == [("models.example.com", 80)]
    assert [item.headers["host"] for item in server.received] == ["models.example.com"]


def failure_by(proxy: SocksServer, account: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is told of a request through a SOCKS proxy that fails, with `{place}` for the proxy."""

    async def error_text() -> str:
        async with proxy:
            place = f"127.0.0.1:{proxy.port}"
            monkeypatch.setenv("ALL_PROXY", f"socks5://{account}{place}")
            error = await failure()
            assert isinstance(error, ProviderUnreachable)
            return str(error).replace(f"ALL_PROXY=socks5://{place}", "{place}")

    with warnings.catch_warnings():
        # httpcore leaves a connection to its collector when the proxy fails
        warnings.simplefilter("ignore", ResourceWarning)
        message = asyncio.run(error_text())
        gc.collect()
    return message


async def test_a_socks_proxy_that_is_down_is_named_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    port = unused_port()
    monkeypatch.setenv("ALL_PROXY", f"socks5://me:secret@127.0.0.1:{port}")
    error = await failure()
    assert isinstance(error, ProviderUnreachable)
    assert f"ALL_PROXY=socks5://127.0.0.1:{port}" in error.message
    assert "secret" not in str(error)


@pytest.mark.parametrize("reply", [b"", b"\x05", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_a_proxy_that_speaks_no_socks_is_named(
    reply: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = failure_by(SocksServer(greets=reply), "", monkeypatch)
    assert message.startswith("Can't reach the provider. {place}")


def test_a_socks_proxy_that_opens_no_way_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    message = failure_by(SocksServer(), "", monkeypatch)
    assert message.startswith("Can't reach the provider. {place}")


@pytest.mark.parametrize("account", ["", "me:wrong@"])
def test_a_socks_proxy_that_wants_another_password_is_named(
    account: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = failure_by(SocksServer(("me", "secret")), account, monkeypatch)
    assert message.startswith("The proxy requires authentication. {place}")
    assert "wrong" not in message


async def test_a_proxy_that_is_down_is_named_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    port = unused_port()
    monkeypatch.setenv("HTTPS_PROXY", f"http://me:secret@127.0.0.1:{port}")
    error = await failure()
    assert isinstance(error, ProviderUnreachable)
    assert f"HTTPS_PROXY=http://127.0.0.1:{port}" in error.message
    assert "secret" not in str(error)
    assert "this system's proxy" in error.hint


class Gate(FaultServer):
    """A proxy that opens no way."""

    status = "502 Bad Gateway"

    def answer(self, received: Received) -> Answer:
        async def refuse(talk: Conversation) -> None:
            await talk.refuse(self.status, b"")

        return refuse


@pytest.mark.parametrize(
    ("status", "words"),
    [
        ("502 Bad Gateway", "Can't reach the provider."),
        ("407 Proxy Authentication Required", "The proxy requires authentication."),
    ],
)
async def test_a_proxy_that_opens_no_way_is_named(
    status: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Gate() as proxy:
        proxy.status = status
        monkeypatch.setenv("HTTPS_PROXY", proxy.url)
        error = await failure()
    assert error.message.startswith(words)
    assert proxy.url in error.message


async def test_without_a_proxy_none_is_named() -> None:
    error = await failure(f"http://127.0.0.1:{unused_port()}")
    assert "proxy" not in str(error).lower()


def test_a_host_that_is_excepted_has_no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "proxy.example.com:3128")
    assert proxy_for(FAR) == "HTTPS_PROXY=http://proxy.example.com:3128"
    monkeypatch.setenv("NO_PROXY", "example.com")
    assert proxy_for(FAR) == ""
