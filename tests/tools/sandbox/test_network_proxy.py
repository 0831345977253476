"""The net by named hosts: what is on the list is reached, and nothing else, whatever is tried."""

import asyncio
import contextlib
import os
import random
import shutil
import socket
import sys
import threading
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler

import pytest

from helix_desktop.domain.sandbox import ProxyTarget, parse_target
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.network_proxy import NetworkProxy
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.system.peers.small_server import SmallServer
from tests.tools.sandbox.conftest import Ground, output_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

_ASK = """
exec 3<>/dev/tcp/127.0.0.1/39128
printf '{request}' >&3
timeout 5 cat <&3
"""


@pytest.fixture
def server() -> Iterator[int]:
    with SmallServer(lambda request: f"hello {request.path}\n".encode()) as made:
        yield made.port


def _ran(box: SandboxBackend, ground: Ground, text: str, hosts: Sequence[str] | None) -> SandboxRun:
    resources = GrantedResources(hosts=None if hosts is None else tuple(hosts))
    command = SandboxCommand(text, str(ground.project), resources=resources)
    return Sandbox(box, ground.project).run_blocking(command, seconds=20)


def test_a_host_of_the_list_is_reached_in_both_ways_of_asking(
    bubblewrap: SandboxBackend, ground: Ground, server: int
) -> None:
    box, place = bubblewrap, f"localhost:{server}"
    tunnel = f"CONNECT {place} HTTP/1.1\\r\\n\\r\\nGET /a HTTP/1.0\\r\\n\\r\\n"
    ran = _ran(box, ground, _ASK.format(request=tunnel), [place])
    assert "200 Connection established" in output_text(ran)
    assert "hello /a" in output_text(ran)
    assert ran.reached
    assert ran.refused == ()
    request = f"GET http://{place}/b HTTP/1.1\\r\\nHost: {place}\\r\\n\\r\\n"
    assert "hello /b" in output_text(_ran(box, ground, _ASK.format(request=request), [place]))


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
@pytest.mark.parametrize(
    ("host", "reached"),
    [("localhost", False), ("127.0.0.1", False), ("0.0.0.0", True)],
)
def test_programs_ask_the_proxy_for_no_host_that_is_the_sandbox_itself(
    bubblewrap: SandboxBackend, ground: Ground, server: int, *, host: str, reached: bool
) -> None:
    place = f"{host}:{server}"
    ran = _ran(bubblewrap, ground, f"curl -sS http://{place}/a", [place])
    assert bool(ran.reached) is reached
    assert ("hello /a" in output_text(ran)) is reached


def test_a_host_that_is_not_on_the_list_is_refused_and_named(
    bubblewrap: SandboxBackend, ground: Ground, server: int
) -> None:
    box = bubblewrap
    request = f"CONNECT localhost:{server} HTTP/1.1\\r\\n\\r\\n"
    for hosts in ([], ["localhost"], [f"localhost:{server + 1}"], ["example.org"]):
        ran = _ran(box, ground, _ASK.format(request=request), hosts)
        assert "403 Forbidden" in output_text(ran)
        assert ran.refused == (f"localhost:{server}",)
        assert not ran.reached


async def test_hosts_are_withheld_from_a_running_command_also_on_an_open_connection(
    bubblewrap: SandboxBackend, ground: Ground, server: int
) -> None:
    place, withheld = f"localhost:{server}", threading.Event()
    request = f"CONNECT {place} HTTP/1.1\\r\\n\\r\\n"
    text = f"""
        exec 3<>/dev/tcp/127.0.0.1/39128
        printf '{request}' >&3
        read -r line <&3; echo "$line"
        until [ -e src/go ]; do sleep 0.05; done
        printf 'GET /late HTTP/1.0\\r\\n\\r\\n' >&3
        timeout 5 cat <&3
        exec 4<>/dev/tcp/127.0.0.1/39128
        printf '{request}' >&4
        timeout 5 cat <&4
    """
    sandbox = Sandbox(bubblewrap, ground.project)
    command = SandboxCommand(text, sandbox.folder, resources=GrantedResources(hosts=(place,)))
    live = sandbox.live(withheld.is_set)
    loop, started = asyncio.get_running_loop(), asyncio.Event()
    ran = loop.create_task(
        sandbox.run(
            command,
            seconds=60,
            on_output=lambda _output: loop.call_soon_threadsafe(started.set),
            live=live,
        )
    )
    await started.wait()
    withheld.set()
    (ground.project / "src/go").touch()
    result = output_text(await ran)
    assert result.startswith("HTTP/1.1 200 Connection established")
    assert "hello" not in result
    assert "no host is reached any more" in result


def test_without_a_list_of_hosts_there_is_no_way_at_all(
    box: SandboxBackend, ground: Ground
) -> None:
    text = "env | grep -ci _proxy=; (echo x > /dev/tcp/127.0.0.1/39128) && echo open; echo end"
    ran = _ran(box, ground, text, None)
    assert output_text(ran).startswith("0\n")
    assert "open" not in output_text(ran)


def test_programs_are_told_of_it_and_its_port_is_all_there_is(
    bubblewrap: SandboxBackend, ground: Ground, server: int
) -> None:
    text = f"echo $HTTPS_PROXY $npm_config_proxy; (echo > /dev/tcp/127.0.0.1/{server}) && echo open"
    output = output_text(_ran(bubblewrap, ground, text, [f"localhost:{server}"]))
    assert "http://127.0.0.1:39128 http://127.0.0.1:39128" in output
    assert "open\n" not in output


@pytest.mark.slow
def test_a_command_that_ends_leaves_no_way_and_no_file_open(
    bubblewrap: SandboxBackend, ground: Ground, server: int
) -> None:
    box, place = bubblewrap, f"localhost:{server}"
    text = _ASK.format(request=f"CONNECT {place} HTTP/1.1\\r\\n\\r\\n")
    _ran(box, ground, "sleep 0; true", [place])
    before = sorted(os.listdir("/proc/self/fd"))
    for _ in range(3):
        _ran(box, ground, text, [place])
    assert sorted(os.listdir("/proc/self/fd")) == before


@pytest.mark.parametrize(
    "text",
    [
        "", "a b", "user@example.org", "example.org/x", "exämple.org", "example.org:0x1", "-a.org",
        "example.org:99999", "evil.org\0.example.org", "evil.org%00.example.org", "::1", "a..",
        "0x7f.1", "127.1:8000", "2130706433", "017700000001", "1.2.3", "a.0x1f", "1.2.3.4.5", "0x",
    ],
)  # fmt: skip
def test_an_invalid_host_matches_no_list(text: str) -> None:
    assert parse_target(text) is None


def test_hosts_are_compared_whole_and_without_case() -> None:
    assert parse_target("Example.ORG") == ProxyTarget("example.org", 443)
    assert parse_target("[::1]:80") == ProxyTarget("::1", 80)
    assert parse_target("127.0.0.1:80") == ProxyTarget("127.0.0.1", 80)
    assert parse_target("7zip.org") == ProxyTarget("7zip.org", 443)
    assert parse_target("example.org:8443") == ProxyTarget("example.org", 8443)


def _answer_and_proxy(
    request: bytes, hosts: Sequence[str], leads_to: Sequence[str]
) -> tuple[bytes, NetworkProxy]:
    proxy = NetworkProxy(hosts, resolve=lambda _host, _port: leads_to)
    with contextlib.closing(proxy), socket.create_server(("127.0.0.1", 0)) as door:
        proxy.serve(door.dup())
        with socket.create_connection(door.getsockname(), 5) as caller:
            caller.sendall(request)
            result = b""
            while piece := caller.recv(10_000):
                result += piece
        return result, proxy


def _read(side: socket.socket) -> bytes:
    result = bytearray()
    while piece := side.recv(65_536):
        result += piece
    return bytes(result)


def _write(side: socket.socket, data: bytes) -> None:
    side.sendall(data)
    side.shutdown(socket.SHUT_WR)


def test_a_side_that_reads_nothing_before_it_has_written_everything_is_not_stuck() -> None:
    up, down = (random.Random(seed).randbytes(1_000_000) * 30 for seed in (1, 2))
    arrived: list[bytes] = []

    def serve() -> None:
        caller, _ = server.accept()
        with caller, contextlib.suppress(OSError):  # the test is over
            reading = threading.Thread(target=lambda: arrived.append(_read(caller)), daemon=True)
            reading.start()
            _write(caller, down)
            reading.join(20)

    with contextlib.ExitStack() as stack:
        server = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        door = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        place = f"localhost:{server.getsockname()[1]}"
        proxy = NetworkProxy([place], resolve=lambda _host, _port: ["127.0.0.1"])
        stack.enter_context(contextlib.closing(proxy))
        proxy.serve(door.dup())
        serving = threading.Thread(target=serve, daemon=True)
        serving.start()
        caller = stack.enter_context(socket.create_connection(door.getsockname(), 20))
        caller.sendall(f"CONNECT {place} HTTP/1.1\r\n\r\n".encode())
        head = b"HTTP/1.1 200 Connection established\r\n\r\n"
        assert caller.recv(len(head), socket.MSG_WAITALL) == head
        _write(caller, up)
        assert _read(caller) == down
        serving.join(20)
    assert arrived == [up]


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fec0::1"])
def test_a_name_of_the_list_that_leads_into_this_machine_is_not_followed(address: str) -> None:
    request = b"CONNECT example.org:443 HTTP/1.1\r\n\r\n"
    result, proxy = _answer_and_proxy(request, ["example.org"], [address])
    assert b"502" in result
    assert proxy.reached == ()


@pytest.mark.parametrize("host", ["registry", "registry.lan", "packages.example.org"])
def test_a_registry_of_a_private_network_is_reached_by_its_name_and_port(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        threading.Thread(target=lambda: server.accept()[0].close(), daemon=True).start()
        request = f"CONNECT {host}:{port} HTTP/1.1\r\n\r\n".encode()
        result, proxy = _answer_and_proxy(request, [f"{host}:{port}"], ["127.0.0.1"])
    assert result.startswith(b"HTTP/1.1 200")
    assert proxy.reached == (f"{host}:{port}",)


def test_no_name_leads_to_where_clouds_keep_their_secrets() -> None:
    request = b"CONNECT metadata.internal:8080 HTTP/1.1\r\n\r\n"
    result, proxy = _answer_and_proxy(request, ["metadata.internal:8080"], ["169.254.169.254"])
    assert b"502" in result
    assert b"private network" in result
    assert proxy.reached == ()


@pytest.mark.parametrize(
    "request_",
    [
        b"CONNECT evil.org\0.example.org:443 HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
        b"CONNECT example.org HTTP/1.1\r\n\r\n", b"GET https://example.org/ HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\r\n\r\n", b"CONNECT example.org@evil.org:443 HTTP/1.1\r\n\r\n",
        b"GET http://[::1/ HTTP/1.1\r\n\r\n", b"GET http://example.org:x/ HTTP/1.1\r\n\r\n",
        b"GET http://\xe2\x84\x80/ HTTP/1.1\r\n\r\n", b"GET http://]/ HTTP/1.1\r\n\r\n",
        b"GET http://example.org:99999/ HTTP/1.1\r\n\r\n",
        b"CONNECT [::1 HTTP/1.1\r\n\r\n", b"CONNECT [::1:443 HTTP/1.1\r\n\r\n",
        b"CONNECT example.org:443 HTTP/1.1\r\nHost: evil.org\r\n\r\n",
        b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\nHost: evil.org\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nHost: example.org\r\nhost: evil.org\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nHost : evil.org\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nX: y\nHost: evil.org\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nX: y\rHost: evil.org\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nX: y\r\n Host: evil.org\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 9\r\n\r\n",
        b"GET http://example.org/ HTTP/1.1\r\nContent-Length: 0\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n",
    ],
)  # fmt: skip
def test_a_request_that_is_none_for_a_proxy_reaches_nothing(request_: bytes) -> None:
    result, proxy = _answer_and_proxy(request_, ["example.org"], ["127.0.0.1"])
    assert result.startswith(b"HTTP/1.1 400")
    assert proxy.reached == ()


@pytest.mark.parametrize(
    "fields",
    ["Host: evil.org\r\n", "hOST:evil.org\r\n", "Host: evil.org:80\r\nX: y\r\n", "X: y\r\n", ""],
)
def test_a_server_is_told_the_name_that_the_list_has_whatever_the_request_says(
    fields: str,
) -> None:
    named: list[list[str]] = []

    def reply(request: BaseHTTPRequestHandler) -> bytes:
        named.append(request.headers.get_all("Host") or [])
        return b"hello"

    with SmallServer(reply) as server:
        place = f"example.org:{server.port}"
        request = f"GET http://Example.org:{server.port}/ HTTP/1.1\r\n{fields}\r\n"
        result, proxy = _answer_and_proxy(request.encode(), [place], ["127.0.0.1"])
    assert result.endswith(b"hello")
    assert named == [[place]]
    assert proxy.reached == (place,)
