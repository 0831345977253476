"""Fetching from the web: only where the user lets it go, in bounds, and told in words."""

import asyncio
import ipaddress
import ssl
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.net_addresses import is_public_address
from helix_desktop.domain.ports import FetchedResponse
from helix_desktop.providers.http import web_client as wire
from helix_desktop.providers.http.address_policy import parse_web_address, resolve_allowed
from helix_desktop.providers.http.web_client import WebClient, WebTimeouts
from helix_desktop.tools.permissions.call_policy import judge_fetching
from tests.system.peers.fault_modes import Mode, Say
from tests.system.peers.fault_server import FaultServer

HASTE = WebTimeouts(connect=0.5, first=0.5, idle=0.3, total=3.0)
PAGE = Say((b"<p>", "hällo".encode(), b"</p>"), kind="text/html; charset=UTF-8")
HERE = ("127.0.0.1",)


def gotten(
    mode: Mode,
    say: Say = PAGE,
    *,
    path: str = "/page?q=1",
    hosts: Sequence[str] = HERE,
    elsewhere: str = "",
    most: int = wire.MAX_RESPONSE_BYTES,
) -> tuple[FetchedResponse, FaultServer]:
    async def run() -> tuple[FetchedResponse, FaultServer]:
        async with FaultServer(always=(mode, say), elsewhere=elsewhere) as server:
            web = WebClient(lambda: hosts, timeouts=HASTE, max_bytes=most)
            return await web.get(f"{server.url}{path}"), server

    return asyncio.run(run())


def refused(mode: Mode, say: Say = PAGE, **more: str) -> str:
    with pytest.raises(ToolError) as caught:
        gotten(mode, say, **more)  # type: ignore[arg-type]  # only words are given here
    return str(caught.value)


def resolving(*answers: Sequence[str]) -> Callable[[str, int], Awaitable[Sequence[str]]]:
    left = list(answers)

    async def resolve(_host: str, _port: int) -> Sequence[str]:
        return left.pop(0)

    return resolve


def test_a_fetched_page_comes_with_its_content_type() -> None:
    result, _ = gotten(Mode.WELL)
    assert (result.status, result.mime, result.charset) == (200, "text/html", "UTF-8")
    assert result.data == "<p>hällo</p>".encode()
    assert result.url.endswith("/page?q=1")
    assert result.pieces is None


def test_a_fetch_sends_no_header_that_identifies_the_user() -> None:
    _, server = gotten(Mode.WELL)
    [received] = server.received
    assert received.method == "GET"
    assert set(received.headers) == {
        "host", "user-agent", "accept", "accept-encoding", "connection",
    }  # fmt: skip
    assert received.headers["accept-encoding"] == "identity"
    assert received.headers["host"].startswith("127.0.0.1:")


@pytest.mark.parametrize("mode", [Mode.SPLIT_LETTERS, Mode.PACKED])
def test_a_web_page_is_the_same_however_its_transfer_is_encoded(mode: Mode) -> None:
    assert gotten(mode)[0].data == "<p>hällo</p>".encode()


def test_a_refusal_of_the_server_is_an_answer_with_its_status() -> None:
    result, _ = gotten(Mode.STORM_429)
    assert result.status == 429
    assert b"Rate limit" in result.data


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "words"),
    [
        (Mode.HANG, "did not answer in time"),
        (Mode.SILENT_INSIDE, "did not answer in time"),
        (Mode.SLOW_LORIS, "did not answer in time"),
        (Mode.CUT_IN_EVENT, "was lost"),
        (Mode.WRONG_LENGTH, "was lost"),
        (Mode.DROPPED, "Can't fetch from"),
        (Mode.HEADER_BOMB, "Can't fetch from"),
    ],
)
def test_failures_of_a_fetch_are_explained(mode: Mode, words: str) -> None:
    assert words in refused(mode)


@pytest.mark.parametrize("mode", [Mode.ENDLESS, Mode.GZIP_BOMB, Mode.LONG_LINE])
def test_a_web_page_that_is_too_long_is_cut_and_says_so(mode: Mode) -> None:
    result, _ = gotten(mode, most=6_000_000)
    assert result.cut
    assert result.size == 6_000_000
    assert len(result.data) == wire.MAX_BYTES_IN_MEMORY
    assert result.pieces is not None
    assert sum(map(len, result.pieces)) == 6_000_000


@pytest.mark.slow
def test_all_of_a_long_answer_can_be_read_once_more() -> None:
    events = tuple(bytes([number]) * 700_000 for number in range(10))
    result, _ = gotten(Mode.WELL, Say(events, kind="application/octet-stream"))
    assert result.pieces is not None
    assert b"".join(result.pieces) == b"".join(events)
    assert not result.cut


async def test_a_redirect_on_the_same_server_is_followed() -> None:
    server = FaultServer(always=(Mode.WELL, PAGE))
    server.plan((Mode.REDIRECT_HERE, PAGE))
    async with server:
        result = await WebClient(lambda: HERE, timeouts=HASTE).get(f"{server.url}/old")
    assert result.url.endswith("/moved")
    assert [item.path for item in server.received] == ["/old", "/moved"]


def test_a_redirect_elsewhere_is_refused_with_its_target_named() -> None:
    for place in ("https://example.org", "http://127.0.0.1:1", "https://127.0.0.1"):
        message = refused(Mode.REDIRECT, elsewhere=place)
        assert f"{place}/taken" in message


@pytest.mark.parametrize("place", ["file:///etc", "javascript:alert(1)//", "http://u:p@h"])
def test_a_redirect_to_an_invalid_address_is_refused(place: str) -> None:
    assert refused(Mode.REDIRECT, elsewhere=place)


def test_redirects_in_a_circle_end() -> None:
    assert "without end" in refused(Mode.REDIRECT_HERE)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "here.example"])
async def test_this_machine_is_not_fetched_from_unless_the_user_allowed_it(host: str) -> None:
    async with FaultServer(always=(Mode.WELL, PAGE)) as server:
        web = WebClient(timeouts=HASTE, resolve=resolving(["127.0.0.1", "::1"]))
        with pytest.raises(ToolError, match="private network"):
            await web.get(f"http://{host}:{server.port}/")
        assert server.connections == 0


async def test_an_allowed_host_may_be_named_with_its_port() -> None:
    async with FaultServer(always=(Mode.WELL, PAGE)) as server:
        host = server.url.removeprefix("http://")
        with pytest.raises(ToolError):
            await WebClient(lambda: ["127.0.0.1:1"], timeouts=HASTE).get(server.url)
        assert (await WebClient(lambda: [host], timeouts=HASTE).get(server.url)).status == 200


async def test_a_name_that_leads_elsewhere_the_second_time_is_asked_only_once() -> None:
    """Rebinding: what was judged is connected to, whatever the name says a moment later."""
    async with FaultServer(always=(Mode.WELL, PAGE)) as server:
        web = WebClient(timeouts=HASTE, resolve=resolving(["198.18.0.1", "127.0.0.1"]))
        with pytest.raises(ToolError):
            await web.get(f"http://innocent.example:{server.port}/")
        assert server.connections == 0


@pytest.mark.parametrize("host", ["a..example", f"{'a' * 64}.example"])
async def test_an_invalid_host_name_is_not_found(host: str) -> None:
    with pytest.raises(ToolError, match="Can't find the host"):
        await WebClient(timeouts=HASTE).get(f"https://{host}/")


async def test_of_several_addresses_only_public_ones_are_left() -> None:
    results = ["10.0.0.1", "1.1.1.1", "::1", "2606:4700::1111", "fe80::1%eth0"]
    assert await resolve_allowed(
        parse_web_address("https://mixed.example"), (), resolving(results)
    ) == ["1.1.1.1", "2606:4700::1111"]


async def test_the_next_address_is_tried_where_one_does_not_answer() -> None:
    async with FaultServer(always=(Mode.WELL, PAGE)) as server:
        addresses = ["127.0.0.2", "127.0.0.1"]
        web = WebClient(lambda: ["a.test"], timeouts=HASTE, resolve=resolving(addresses))
        assert (await web.get(f"http://a.test:{server.port}/")).status == 200


@pytest.mark.parametrize(
    "url",
    [
        "", "example.org", "ftp://example.org", "file:///etc/passwd", "http://", "https://a b.org/",
        "https://user@example.org/", "https://user:pw@example.org/", "https://exämple.org/",
        "https://example.org\\@evil.org/", "https://example.org:0/", "https://example.org:99999/",
        "https://ex%61mple.org/", "http://[::1%25eth0]/", "https://example.org/\r\nHost: x",
        "https://" + "a" * 9_000,
    ],
)  # fmt: skip
def test_an_invalid_web_address_is_refused_without_a_request(url: str) -> None:
    with pytest.raises(ToolError):
        parse_web_address(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "240.0.0.1", "198.18.0.1", "192.0.2.1",
        "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::", "2001:db8::1",
        "::127.0.0.1", "fe80::1%eth0", "no address", "fec0::1", "feff::1",
    ],
)  # fmt: skip
def test_no_private_address_counts_as_public(address: str) -> None:
    assert not is_public_address(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public_address(address)


@example(ipaddress.ip_address("64:ff9b:1:76ec:fcf5:ebe2:100:0"))
@given(st.ip_addresses())
def test_no_private_address_is_public(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address,
) -> None:
    closed = address.is_private or address.is_loopback or address.is_link_local
    if closed or address.is_multicast:
        assert not is_public_address(str(address))


@given(st.text(max_size=60), st.sampled_from(["http://", "https://", "", "HTTPS://", "//"]))
def test_an_address_is_taken_apart_or_refused(text: str, scheme: str) -> None:
    try:
        place = parse_web_address(scheme + text)
    except ToolError:
        return
    assert parse_web_address(place.url) == place
    assert place.url.isascii()


async def test_a_certificate_that_nobody_knows_is_refused_and_the_right_one_is_checked_by_name(
    tmp_path: Path,
) -> None:
    from tests.providers.http.certificates import make_certificates  # noqa: PLC0415  it may skip

    made = make_certificates(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made.server)
    trusting = ssl.create_default_context(cafile=str(made.authority))

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")
        await writer.drain()
        writer.close()

    async def got(name: str, verify: ssl.SSLContext | None) -> bytes:
        web = WebClient(lambda: [name], verify=verify, resolve=resolving(["127.0.0.1"]))
        return (await web.get(f"https://{name}:{port}/")).data

    async with await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        assert await got("127.0.0.1", trusting) == b"hi"
        for name, verify in (("127.0.0.1", None), ("other.example", trusting)):
            with pytest.raises(ToolError, match="certificate"):
                await got(name, verify)


@example("http", "[::]", "")
@given(
    st.sampled_from(["http", "https", "HTTP"]),
    st.text(alphabet="aB1.-_@:[]%\\/?#", max_size=20),
    st.text(alphabet="ab/:@.?#", max_size=8),
)
def test_what_a_card_shows_is_the_server_that_is_asked(scheme: str, host: str, path: str) -> None:
    url = f"{scheme}://{host}/{path}"
    try:
        place = parse_web_address(url)
    except ToolError:
        return
    [form] = judge_fetching(url, tainted=False).forms or ("",)
    if form:
        assert parse_web_address(form.removeprefix("from ")).has_same_server(place)
