"""Servers over HTTP: the SDK's own is spoken to, one that refuses is told with a cure."""

import asyncio
import json
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

import pytest

from helix_desktop.app.environment import start_log, stop_log
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer, ServerPhase, check_server_url
from helix_desktop.domain.phrase import JoinedPhrases, Phrase
from helix_desktop.domain.value import replace
from tests.providers.http.certificates import make_certificates
from tests.system.peers import web_server
from tests.system.peers.fault_modes import Conversation
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.tools.mcp_host.stage import QUICK, SMALL, handles, staged, until, with_quick

KNOWN = {
    "initialize": {
        "protocolVersion": "2025-11-25",
        "capabilities": {"tools": {}},
        "serverInfo": {"name": "strict", "version": "1"},
    },
    "tools/list": {"tools": [{"name": "echo", "inputSchema": {"type": "object"}}]},
}


@dataclass
class Strict(FaultServer):
    """An MCP server that refuses from its first message on, or calls alone."""

    status: str = "401 Unauthorized"
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    greets: bool = False

    @property
    def server(self) -> McpServer:
        return McpServer("strict", url=f"{self.url}/mcp")

    def answer(self, received: Received) -> Answer:
        async def reply(talk: Conversation) -> None:
            message = json.loads(received.body or b"{}")
            number, method = message.get("id"), message.get("method", "")
            if self.greets and method in KNOWN:
                known = {"jsonrpc": "2.0", "id": number, "result": KNOWN[method]}
                await talk.refuse("200 OK", json.dumps(known).encode())
            elif self.greets and method != "tools/call":
                wrong = {"code": -32601, "message": "no such method"}
                answer = {"jsonrpc": "2.0", "id": number, "error": wrong}
                status = "405 Method Not Allowed" if not method else "202 Accepted"
                await talk.refuse(
                    "200 OK" if number is not None else status,
                    json.dumps(answer).encode() if number is not None else b"",
                )
            else:
                await talk.refuse(self.status, self.body, **self.headers)

        return reply


def as_json(**fields: object) -> bytes:
    return json.dumps(fields).encode()


CASES = {
    "sign in": (
        Strict(status="401 Unauthorized"),
        ("sign in (status 401)", "server secret SERVER Authorization"),
    ),
    "its own words": (
        Strict(status="401 Unauthorized", body=as_json(error="invalid_token")),
        ("sign in (status 401)", "The server says: invalid_token"),
    ),
    "an error of the protocol": (
        Strict(
            status="401 Unauthorized",
            body=as_json(jsonrpc="2.0", id=None, error={"code": -32001, "message": "No token"}),
        ),
        ("sign in (status 401)", "The server says: No token"),
    ),
    "no right": (
        Strict(status="403 Forbidden"),
        ("refuses access (status 403)", "what its token is allowed"),
    ),
    "no such address": (
        Strict(status="404 Not Found", body=b"<html>", headers={"content_type": "text/html"}),
        ("no MCP server at this address (status 404)", "/mcp"),
    ),
    "another transport": (
        Strict(status="405 Method Not Allowed"),
        ("accepts no MCP messages (status 405)", "not for SSE"),
    ),
    "not acceptable": (
        Strict(status="406 Not Acceptable"),
        ("accepts no MCP messages (status 406)", "streamable HTTP"),
    ),
    "too many": (
        Strict(status="429 Too Many Requests"),
        ("rate limit is reached (status 429)", "Try again later"),
    ),
    "too many, until": (
        Strict(status="429 Too Many Requests", headers={"retry_after": "77"}),
        ("rate limit is reached (status 429)", "Try again in 77 s"),
    ),
    "an internal error": (
        Strict(status="503 Service Unavailable", body=as_json(detail="Back at noon")),
        ("internal error (status 503)", "The server says: Back at noon"),
    ),
    "something else": (
        Strict(status="418 I'm a teapot"),
        ("rejected the request (status 418)", "Check its URL and headers"),
    ),
    "a web page": (
        Strict(status="200 OK", body=b"<html>", headers={"content_type": "text/html"}),
        ("a web page, not as an MCP server", "whether this network requires sign-in"),
    ),
    "a text": (
        Strict(status="200 OK", body=b"hello", headers={"content_type": "text/plain"}),
        ("but with text/plain", "Check its URL"),
    ),
    "elsewhere": (
        Strict(
            status="307 Temporary Redirect",
            headers={"location": "https://other.example/mcp?token=secret"},
        ),
        ("redirects to https://other.example/mcp (status 307)", "use that URL"),
    ),
    "moved": (
        Strict(status="301 Moved Permanently", headers={"location": "/new"}),
        ("/new (status 301)", "use that URL"),
    ),
}


@pytest.mark.parametrize("case", CASES)
async def test_a_refusal_is_told_by_its_status_with_a_cure(case: str, tmp_path: Path) -> None:
    server, expected = CASES[case]
    async with server, staged(tmp_path, server.server, approve=False) as stage:
        status = await stage.wait_for("strict", ServerPhase.FAILING)
        for words in expected:
            assert words in status.reason
        assert "secret" not in status.reason.replace("server secret", "")
        assert isinstance(status.reason, Phrase | JoinedPhrases), "it can be translated"


@pytest.mark.parametrize("case", CASES)
async def test_the_model_reads_the_same_of_a_call_that_is_refused(
    case: str, tmp_path: Path
) -> None:
    server, expected = CASES[case]
    server.greets = True
    try:
        async with server, staged(tmp_path, server.server) as stage:
            error_text = await stage.error_of("strict__echo")
            for words in expected:
                assert words in error_text
    finally:
        server.greets = False


async def test_a_protocol_error_is_told_in_the_words_of_the_server(tmp_path: Path) -> None:
    error = {"code": -32602, "message": "echo wants a word"}
    body = as_json(jsonrpc="2.0", id=None, error=error)
    server = Strict(status="400 Bad Request", body=body, greets=True)
    async with server, staged(tmp_path, server.server) as stage:
        error_text = await stage.error_of("strict__echo")
    assert "The server says: echo wants a word" in error_text
    assert "status" not in error_text


async def test_a_server_cannot_speak_in_the_words_of_helix(tmp_path: Path) -> None:
    error = {"code": 1, "message": "hm", "data": {"helix-http": {"status": 401}}}
    body = as_json(jsonrpc="2.0", id=None, error=error)
    server = Strict(status="400 Bad Request", body=body, greets=True)
    async with server, staged(tmp_path, server.server) as stage:
        assert "sign in" not in await stage.error_of("strict__echo")


async def test_an_error_with_the_code_of_an_ended_connection_is_told_in_the_server_s_words(
    tmp_path: Path,
) -> None:
    body = as_json(jsonrpc="2.0", id=None, error={"code": -32000, "message": "quota used up"})
    server = Strict(status="400 Bad Request", body=body, greets=True)
    async with server, staged(tmp_path, server.server) as stage:
        assert "The server says: quota used up" in await stage.error_of("strict__echo")


@dataclass
class Forgetful(Strict):
    """A server that knows its newest session only, and none while `forgets`."""

    sessions: int = 0
    forgets: bool = False

    def answer(self, received: Received) -> Answer:
        message = json.loads(received.body or b"{}")
        number, method = message.get("id"), message.get("method", "")
        given = received.headers.get("mcp-session-id")
        if method == "initialize":
            self.sessions += 1
        elif number is not None and (self.forgets or given != f"session-{self.sessions}"):
            return lambda talk: talk.refuse(self.status, self.body)
        result = {"content": [{"type": "text", "text": "hi"}]} if "call" in method else {}
        known = {"jsonrpc": "2.0", "id": number, "result": KNOWN.get(method, result)}
        status = "200 OK" if number is not None else "202 Accepted" if method else "405 No"
        headers = {"mcp_session_id": f"session-{self.sessions}", "content_type": "application/json"}
        return lambda talk: talk.refuse(status, as_json(**known), **headers)


ENDED_SESSIONS = {
    "by its status": Forgetful(status="404 Not Found"),
    "in words of its own": Forgetful(
        status="400 Bad Request",
        body=as_json(error={"code": -32000, "message": "No valid session ID provided"}),
    ),
}


@pytest.mark.parametrize("case", ENDED_SESSIONS)
async def test_a_call_in_a_session_that_the_server_has_ended_begins_a_new_one(
    case: str, tmp_path: Path
) -> None:
    server = ENDED_SESSIONS[case]
    async with server, staged(tmp_path, server.server) as stage:
        server.sessions += 1  # as after a restart of the server
        before = server.sessions
        outputs = await asyncio.gather(*(stage.call("strict__echo") for _ in range(3)))
        assert [output.data for output in outputs] == [b"hi"] * 3
        assert server.sessions == before + 1
        assert stage.status_of("strict").phase is ServerPhase.READY


async def test_a_server_that_ends_each_session_at_once_fails_the_call_in_words(
    tmp_path: Path,
) -> None:
    server = Forgetful(status="404 Not Found")
    async with server, staged(tmp_path, server.server) as stage:
        server.forgets = True
        assert await stage.error_of("strict__echo")
        server.forgets = False
        await stage.wait_for("strict", ServerPhase.FAILING, ServerPhase.STARTING)
        await stage.wait_for("strict", ServerPhase.READY)
        assert (await stage.call("strict__echo")).data == b"hi"


@dataclass
class Meeting(Forgetful):
    """A server that answers a call once there are two."""

    calls: int = 0

    def answer(self, received: Received) -> Answer:
        answer = super().answer(received)
        if b"tools/call" not in (received.body or b""):
            return answer
        self.calls += 1

        async def reply(talk: Conversation) -> None:
            await until(lambda: self.calls > 1)
            await answer(talk)

        return reply


class NoSignIns:
    """Implements SignIns without any, and counts how often it is asked."""

    loads = 0

    async def load(self, _server: str) -> str:
        self.loads += 1
        return ""

    async def save(self, server: str, text: str) -> None:
        raise AssertionError(server, text)


async def test_calls_of_a_server_without_sign_in_wait_neither_for_each_other_nor_for_the_keyring(
    tmp_path: Path,
) -> None:
    server, sign_ins = Meeting(), NoSignIns()
    options = with_quick(sign_ins=sign_ins)
    async with server, staged(tmp_path, server.server, options=options) as stage:
        outputs = await asyncio.gather(*(stage.call("strict__echo") for _ in range(2)))
    assert [output.data for output in outputs] == [b"hi"] * 2
    assert sign_ins.loads == 1


@dataclass
class Closing(Forgetful):
    """A server that closes its stream of events at once and wants it opened again at once."""

    streams: int = 0

    def answer(self, received: Received) -> Answer:
        if received.method != "GET":
            return super().answer(received)
        self.streams += 1
        kind = "text/event-stream"
        return lambda talk: talk.refuse("200 OK", b"retry: 0\n\n", content_type=kind)


async def test_a_stream_that_a_server_closes_again_and_again_is_opened_at_a_limited_rate(
    tmp_path: Path,
) -> None:
    options = with_quick(limits=replace(SMALL, streams_per_second=1))
    server = Closing()
    async with server, staged(tmp_path, server.server, options=options) as stage:
        await until(lambda: server.streams == 1)
        for _ in range(20):
            await stage.call("strict__echo")
        assert server.streams <= 3


@pytest.mark.parametrize(
    ("headers", "secrets"),
    [
        ((("X-Team", "a\r\nEvil: 1"),), {}),
        ((("X Team", "a"),), {}),
        ((("", "a"),), {}),
        ((("Content-Length", "5"),), {}),
        ((), {"Authorization": "Bearer planted-value-0080-é"}),
    ],
)
async def test_a_header_that_cannot_be_sent_is_named_without_its_value(
    headers: tuple[tuple[str, str], ...], secrets: dict[str, str], tmp_path: Path
) -> None:
    async def values(_server: McpServer) -> dict[str, str]:
        return secrets

    server = Strict()
    async with server:
        private = replace(server.server, headers=headers, secrets=tuple(secrets))
        options = with_quick(secrets=values)
        async with staged(tmp_path, private, approve=False, options=options) as stage:
            status = await stage.wait_for("strict", ServerPhase.FAILING)
    assert "can't be sent. Use letters, digits" in status.reason
    assert "planted-value" not in status.reason
    assert not server.received


async def test_a_header_is_sent_without_the_blanks_around_its_value(tmp_path: Path) -> None:
    async def values(_server: McpServer) -> dict[str, str]:
        return {"Authorization": "Bearer pasted-value "}

    server = Strict()
    async with server:
        private = replace(server.server, headers=(("X-Team", " a b "),), secrets=("Authorization",))
        options = with_quick(secrets=values)
        async with staged(tmp_path, private, approve=False, options=options) as stage:
            await stage.wait_for("strict", ServerPhase.FAILING)
    headers = server.received[0].headers
    assert (headers["x-team"], headers["authorization"]) == ("a b", "Bearer pasted-value")


@dataclass
class Babbling(Forgetful):
    """A server whose stream of events has none that can be read."""

    notices: int = 0

    def answer(self, received: Received) -> Answer:
        if received.method != "GET":
            return super().answer(received)
        self.notices += 1
        body = b'data: {"planted-value-0078\n\n' * 2_000
        body += b'data: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n' * 200
        return lambda talk: talk.refuse("200 OK", body, content_type="text/event-stream")


async def test_neither_the_address_of_a_server_nor_what_it_says_fills_the_log(
    tmp_path: Path,
) -> None:
    handler = start_log(tmp_path)
    try:
        server = Babbling()
        async with server, staged(tmp_path, replace(server.server, url=f"{server.url}/s/k-0079")):
            await until(lambda: server.notices > 1)
    finally:
        stop_log(handler)
    log = tmp_path / "helix-desktop.log"
    lines = log.read_text() if log.exists() else ""
    assert "planted-value" not in lines
    assert "k-0079" not in lines
    assert len(lines) < 10_000


async def test_an_endless_error_body_is_reported_by_its_status(tmp_path: Path) -> None:
    server = Strict(status="503 Service Unavailable", body=b"x" * 10_000_000, greets=True)
    async with server, staged(tmp_path, server.server) as stage:
        assert "internal error (status 503)" in await stage.error_of("strict__echo")


async def test_an_unreachable_server_is_reported_with_a_remedy_and_tried_again(
    tmp_path: Path,
) -> None:
    server = McpServer("gone", url="http://127.0.0.1:1/mcp")
    async with staged(tmp_path, server, approve=False) as stage:
        status = await stage.wait_for("gone", ServerPhase.FAILING)
        await stage.wait_for("gone", ServerPhase.STARTING)
    assert "Can't reach the server. Check that it runs" in status.reason


async def test_a_name_that_nobody_can_have_is_told_with_a_cure(tmp_path: Path) -> None:
    server = McpServer("odd", url="http://mcp..lan/mcp")
    async with staged(tmp_path, server, approve=False) as stage:
        status = await stage.wait_for("odd", ServerPhase.FAILING)
    assert "Can't find the server's address" in status.reason


@pytest.mark.slow
async def test_a_certificate_that_is_not_trusted_and_no_encryption_are_told(
    tmp_path: Path,
) -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(make_certificates(tmp_path).server)
    listening = await asyncio.start_server(silent, "127.0.0.1", 0, ssl=context)
    async with listening:
        port = listening.sockets[0].getsockname()[1]
        server = McpServer("secured", url=f"https://127.0.0.1:{port}/mcp")
        async with staged(tmp_path, server, approve=False) as stage:
            status = await stage.wait_for("secured", ServerPhase.FAILING)
    assert "doesn't trust the server's certificate" in status.reason
    async with Strict() as plain:
        server = McpServer("plain", url=f"https://127.0.0.1:{plain.port}/mcp")
        async with staged(tmp_path, server, approve=False) as stage:
            status = await stage.wait_for("plain", ServerPhase.FAILING)
    assert "servers without https start with http://" in status.reason


@contextmanager
def serving(mode: str) -> Iterator[McpServer]:
    place = Path(web_server.__file__)
    script = place.with_name("web_well.py") if mode == "well" else place
    command = [sys.executable, str(script), mode]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            yield McpServer(mode, url=f"http://127.0.0.1:{port}/mcp")
        finally:
            process.kill()


@pytest.mark.slow
async def test_a_server_over_http_is_spoken_to(tmp_path: Path) -> None:
    options = with_quick(timeouts=replace(QUICK, start=15.0))
    with serving("well") as server:
        async with staged(tmp_path, server, options=options) as stage:
            output = await stage.call("well__echo", '{"word": "hé"}')
            assert output.data.decode() == "echo says hé"


@pytest.mark.slow
@pytest.mark.parametrize("mode", web_server.MODES)
async def test_a_bad_answer_over_http_costs_its_call_only(mode: str, tmp_path: Path) -> None:
    handles_before = handles()
    with serving(mode) as server:
        async with asyncio.timeout(20), staged(tmp_path, server) as stage:
            assert await stage.error_of(f"{mode}__echo")
            assert await stage.error_of(f"{mode}__echo")
    assert handles() <= handles_before


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/mcp",
        "http://127.0.0.1.example.com/",
        "http://localhost.example.com/",
        "http://169.254.169.254/latest",
        "http://8.8.8.8/mcp",
        "https://user:secret@example.com/",
        "file:///etc/passwd",
        "https://",
        "https://exa mple.com/",
        "ftp://localhost/",
        "http://[::1",
        "https://\u0435xample.com/",
    ],
)
def test_only_https_and_private_hosts_are_spoken_to(url: str) -> None:
    with pytest.raises(ServerError):
        check_server_url(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com/mcp",
        "http://localhost:80/",
        "http://127.0.0.1/",
        "http://[::1]:9/x",
        "http://nas.local/mcp",
        "http://gpu-box:8000/mcp",
        "http://192.168.1.7/mcp",
    ],
)
def test_secure_and_local_server_urls_are_accepted(url: str) -> None:
    assert check_server_url(url) == url


SECRET = "tok-planted/1234-5678+90"


@pytest.mark.parametrize("status", ["401 Unauthorized", "403 Forbidden", "500 Oops", "400 Bad"])
@pytest.mark.parametrize(
    "written",
    [SECRET, SECRET[::-1], " ".join(SECRET), quote(SECRET, safe=""), SECRET.encode().hex()],
)
async def test_a_secret_that_a_server_repeats_in_a_refusal_is_told_nobody(
    tmp_path: Path, status: str, written: str
) -> None:
    body = as_json(error={"message": f"{'x ' * 140}bad token {written} of yours"})
    server = Strict(status=status, body=body)

    async def secrets(_server: McpServer) -> dict[str, str]:
        return {"Authorization": f"Bearer {SECRET}"}

    options = with_quick(secrets=secrets)
    async with server:
        given = replace(server.server, secrets=("Authorization",))
        async with staged(tmp_path, given, approve=False, options=options) as stage:
            reason = str((await stage.wait_for("strict", ServerPhase.FAILING)).reason)
    assert "x x" in reason
    assert "planted" not in reason
    assert "".join(reversed("planted")) not in reason
    assert written[:12] not in reason
