"""Addresses that a server names: only public ones are reached, where they were checked."""

from collections.abc import Sequence

import httpx2
import pytest

from helix_desktop.tools.mcp_host.host_limits import LIMITS, TIMEOUTS
from helix_desktop.tools.mcp_host.transports import PinnedTransport, make_http_client

SERVER = "https://mcp.example.org/mcp"
NAMES = {
    "localhost": ("127.0.0.1", "::1"),
    "0.0.0.0": ("0.0.0.0",),
    "169.254.169.254": ("169.254.169.254",),
    "intranet": ("10.0.0.7",),
    "login.example.org": ("192.168.1.4", "fd00::1"),
}


async def look_up(host: str, _port: int) -> Sequence[str]:
    return NAMES[host]


@pytest.mark.parametrize("host", NAMES)
async def test_an_address_within_a_private_network_is_not_reached_for_a_server_elsewhere(
    host: str,
) -> None:
    client = make_http_client(SERVER, {}, timeouts=TIMEOUTS, limits=LIMITS, look_up=look_up)
    async with client:
        for method in ("GET", "POST"):
            with pytest.raises(httpx2.ConnectError, match="leads into this computer"):
                await client.request(method, f"https://{host}/token")


class Answering(httpx2.AsyncBaseTransport):
    """Answers at some addresses, and says which were tried, and under which names."""

    def __init__(self, *answering: str) -> None:
        self.answering, self.tried = answering, list[tuple[str, str, str]]()

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        host = request.url.host
        self.tried.append((host, request.headers["host"], request.extensions["sni_hostname"]))
        if host not in self.answering:
            raise httpx2.ConnectError("no answer", request=request)
        return httpx2.Response(200)


async def test_the_addresses_that_were_checked_are_those_that_are_tried() -> None:
    inner = Answering("203.0.113.2")
    request = httpx2.Request("GET", "https://login.example.org/a")
    request.extensions["helix.addresses"] = ["203.0.113.1", "203.0.113.2", "203.0.113.3"]
    response = await PinnedTransport(inner).handle_async_request(request)
    assert response.status_code == 200
    assert inner.tried == [
        ("203.0.113.1", "login.example.org", "login.example.org"),
        ("203.0.113.2", "login.example.org", "login.example.org"),
    ]
