"""Sign-in to servers: in the browser once, then renewed; whatever leads elsewhere is refused."""

import asyncio
import re
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from helix_desktop.app.environment import start_log, stop_log
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.form_questions import NO, FormAnswer, FormQuestion, FormQuestionKind
from helix_desktop.domain.mcp_servers import McpServer, ServerPhase, ServerStatus
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.host import McpHost
from helix_desktop.tools.mcp_host.host_limits import HomeLoop
from helix_desktop.tools.mcp_host.sign_in import SignIn
from tests.system.peers.oauth_server import OAuthServer, oauth_server
from tests.tools.mcp_host.stage import QUICK, SMALL, Stage, with_quick
from tests.waiting import until

METADATA = "/.well-known/oauth-authorization-server"
RESOURCE = "/.well-known/oauth-protected-resource/mcp"
DOCUMENT = "https://helix.example/oauth-client.json"

OpenBrowser = Callable[[str], Awaitable[bool]]


class SavedSignIns:
    """Implements SignIns in memory."""

    def __init__(self) -> None:
        self.by_server: dict[str, str] = {}

    async def load(self, server: str) -> str:
        return self.by_server.get(server, "")

    async def save(self, server: str, text: str) -> None:
        self.by_server[server] = text


class Browser:
    """Opens addresses as a browser does, and follows redirects."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.pages: list[str] = []

    async def __call__(self, address: str) -> bool:
        self.opened.append(address)
        threading.Thread(target=self._visit, args=(address,), daemon=True).start()
        return True

    def _visit(self, address: str) -> None:
        with httpx.Client(follow_redirects=True, trust_env=False) as client:
            self.pages.append(client.get(address).text)


@pytest.mark.parametrize(
    ("server", "address", "is_safe"),
    [
        ("https://mcp.example.org/", "https://login.example.org/a", True),
        ("https://mcp.example.org/", "https://sso/a", False),
        ("https://mcp.example.org/", "https://localhost/a", False),
        ("https://mcp.example.org/", "https://0.0.0.0/a", False),
        ("https://mcp.example.org/", "https://169.254.169.254/a", False),
        ("https://mcp.example.org/", "https://192.168.1.1/a", False),
        ("https://mcp.example.org/", "https://[::1]/a", False),
        ("https://mcp.example.org/", "http://192.168.1.1/a", False),
        ("https://192.168.1.7/", "https://192.168.1.1/a", True),
        ("https://192.168.1.7/", "http://192.168.1.1/a", True),
    ],
)
async def test_a_remote_server_cannot_send_a_sign_in_to_a_private_address(
    server: str, address: str, is_safe: bool, tmp_path: Path
) -> None:
    environment = Stage(tmp_path).environment
    home = HomeLoop(environment, asyncio.get_running_loop())
    assert SignIn(McpServer("s", url=server), home)._is_safe(address) is is_safe


class CardUser:
    """Answers the question on a card by opening its address, or declines."""

    def __init__(self, browser: Browser | None) -> None:
        self.browser = browser
        self.questions: list[FormQuestion] = []

    async def ask(self, question: FormQuestion) -> FormAnswer:
        self.questions.append(question)
        if self.browser is None:
            return NO
        await self.browser(question.url)
        return FormAnswer(True)


@dataclass
class PrivateServer:
    """A server that requires a sign-in, a host that uses it, and a browser of the user."""

    stage: Stage
    server: OAuthServer
    sign_ins: SavedSignIns
    browser: Browser = field(default_factory=Browser)

    async def open(self) -> ServerStatus:
        await self.stage.host.open()
        return await self.stage.wait_for("private", ServerPhase.SIGN_IN)

    async def sign_in(self) -> None:
        await self.open()
        await self.sign_in_again()
        host = self.stage.host
        assert await host.approve("private", host.differences("private"))

    async def sign_in_again(self, browser: OpenBrowser | None = None) -> None:
        await self.stage.host.sign_in("private", browser or self.browser)
        await self.stage.wait_for("private", ServerPhase.READY)

    async def reopen(self) -> None:
        """Open a second host, as after a restart."""
        await self.stage.host.close()
        self.stage.host = McpHost(self.stage.servers, self.stage.environment)
        await self.stage.host.open()
        await self.stage.wait_for("private", ServerPhase.READY)

    async def works(self) -> bool:
        output = await self.stage.call("private__whoami", '{"word": "hi"}')
        return b"somebody says hi" in output.data

    def change(self, path: str, **fields: object) -> None:
        """Let the server answer with other fields at a path."""
        self.server.changes[path] = lambda answer: {**answer, **fields}


@asynccontextmanager
async def private_server(
    folder: Path, *, token_seconds: int = 3_600, user: CardUser | None = None
) -> AsyncIterator[PrivateServer]:
    sign_ins = SavedSignIns()
    options = with_quick(
        timeouts=replace(QUICK, start=20.0, listing=10.0, idle=10.0, total=30.0),
        sign_ins=sign_ins,
        **({"asker": user} if user else {}),
    )
    with oauth_server(token_seconds=token_seconds) as server:
        stage = Stage(folder, McpServer("private", url=server.url), options=options)
        stage.approve_starts()
        try:
            yield PrivateServer(stage, server, sign_ins)
        finally:
            await stage.host.close()
            await stage.supervisor.close()
            assert stage.failures == []


@pytest.fixture
def private(tmp_path: Path) -> AbstractAsyncContextManager[PrivateServer]:
    return private_server(tmp_path)


def query_of(address: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(address).query)


def redirect_port(address: str) -> int:
    """Return the port of this machine to which the authority sends the browser."""
    port = urlsplit(query_of(address)["redirect_uri"][0]).port
    assert port is not None
    return port


async def test_a_server_that_wants_a_sign_in_opens_no_browser_by_itself(
    private: PrivateServer,
) -> None:
    status = await private.open()
    assert "sign in" in status.reason.lower()
    assert private.server.authority.registrations == 0


async def test_after_a_sign_in_its_tools_work_also_after_a_restart(private: PrivateServer) -> None:
    await private.sign_in()
    assert await private.works()
    [address] = private.browser.opened
    query = query_of(address)
    assert query["code_challenge_method"] == ["S256"]
    assert query["resource"] == [private.server.url]
    assert urlsplit(query["redirect_uri"][0]).hostname == "127.0.0.1"
    await private.reopen()
    assert await private.works()
    authority = private.server.authority
    assert (authority.sign_ins, authority.registrations) == (1, 1)


async def test_an_expired_token_is_renewed_without_a_question(tmp_path: Path) -> None:
    async with private_server(tmp_path, token_seconds=1) as private:
        await private.sign_in()
        saved = private.sign_ins.by_server["private"]
        private.server.authority.expire()
        # as long after the sign-in as one likes
        private.sign_ins.by_server["private"] = re.sub(
            '"expires_at":[^,]*', '"expires_at":1.0', saved, count=1
        )
        await private.reopen()
        assert await private.works()
        assert private.server.authority.sign_ins == 1
        assert private.server.authority.renewals >= 1


async def test_a_token_that_the_server_takes_back_early_is_renewed(private: PrivateServer) -> None:
    await private.sign_in()
    private.server.authority.expire()
    assert await private.works()
    assert (private.server.authority.sign_ins, private.server.authority.renewals) == (1, 1)


async def test_a_token_that_another_process_renewed_is_used_without_a_sign_in(
    private: PrivateServer,
) -> None:
    await private.sign_in()
    other = McpHost(private.stage.servers, private.stage.environment)
    await other.open()
    await until(lambda: other.standings()[0].phase is ServerPhase.READY)
    authority = private.server.authority
    authority.expire()
    [tool] = other.tools()
    assert b"somebody says hi" in (await tool.run('{"word": "hi"}')).data
    assert await private.works()
    assert (authority.sign_ins, authority.renewals) == (1, 1)
    await other.close()


async def test_a_revoked_sign_in_is_asked_about_on_the_card_and_the_call_goes_on(
    tmp_path: Path,
) -> None:
    user = CardUser(Browser())
    async with private_server(tmp_path, user=user) as private:
        await private.sign_in()
        private.server.authority.revoke()
        assert await private.works()
        [question] = user.questions
        assert question.kind is FormQuestionKind.URL
        assert question.url.startswith(f"{private.server.base}/authorize?")


async def test_a_user_who_declines_is_asked_once(tmp_path: Path) -> None:
    user = CardUser(None)
    async with private_server(tmp_path, user=user) as private:
        await private.sign_in()
        private.server.authority.revoke()
        for _ in range(2):
            error = await private.stage.error_of("private__whoami", '{"word": "hi"}')
            assert error.startswith("private wants you to sign in.")
        assert len(user.questions) == 1


@pytest.mark.parametrize(
    "revokes", [True, False], ids=["the authority revokes them", "it does not answer"]
)
async def test_signing_out_deletes_the_tokens_also_if_nobody_revokes_them(
    private: PrivateServer, revokes: bool
) -> None:
    if not revokes:
        private.change(METADATA, revocation_endpoint="http://127.0.0.1:9/revoke")
    await private.sign_in()
    await private.stage.host.sign_out("private")
    await private.stage.wait_for("private", ServerPhase.SIGN_IN)
    assert (private.server.authority.access == {}) is revokes
    assert "token" not in private.sign_ins.by_server["private"]


async def test_a_busy_port_means_a_new_registration(private: PrivateServer) -> None:
    await private.sign_in()
    port = redirect_port(private.browser.opened[0])
    with socket.create_server(("127.0.0.1", port)):
        await private.sign_in_again()
    assert redirect_port(private.browser.opened[1]) != port
    assert private.server.authority.registrations == 2


async def test_a_free_port_is_used_again_with_its_registration(private: PrivateServer) -> None:
    await private.sign_in()
    await private.sign_in_again()
    first, second = map(redirect_port, private.browser.opened)
    assert first == second
    assert private.server.authority.registrations == 1


async def test_a_client_that_the_authority_forgot_is_registered_again_at_the_second_try(
    private: PrivateServer,
) -> None:
    await private.sign_in()
    private.server.authority.clients.clear()

    async def turned_away(address: str) -> bool:
        async with httpx.AsyncClient(trust_env=False) as client:
            assert (await client.get(address)).status_code == 400
        return False  # the user sees an error page and gives up

    with pytest.raises(ServerError):
        await private.sign_in_again(turned_away)
    await private.sign_in_again()
    assert private.server.authority.registrations == 2


@pytest.mark.parametrize(
    ("path", "field", "value"),
    [
        pytest.param(RESOURCE, "resource", "http://127.0.0.1:9/other", id="another audience"),
        pytest.param(METADATA, "issuer", "http://127.0.0.1:9", id="the name of another issuer"),
        pytest.param(METADATA, "code_challenge_methods_supported", ["plain"], id="no S256"),
        pytest.param(METADATA, "code_challenge_methods_supported", None, id="no PKCE"),
        pytest.param(
            METADATA, "authorization_endpoint", "http://example.org/authorize", id="a plain page"
        ),
        pytest.param(
            METADATA, "registration_endpoint", "http://example.org/register", id="plain register"
        ),
        pytest.param(METADATA, "token_endpoint", "http://example.org/token", id="a plain token"),
        pytest.param(
            METADATA, "authorization_endpoint", "http://127.0.0.1:9/authorize#", id="a fragment"
        ),
        pytest.param(METADATA, "more", "x" * SMALL.line_bytes, id="more than an answer may have"),
        pytest.param(
            METADATA, "authorization_endpoint", "https://good.example@127.0.0.1:9/a", id="a login"
        ),
        pytest.param(RESOURCE, "scopes_supported", ["s" * 20_000], id="an endless page"),
        pytest.param("/token", "expires_in", 10**400, id="a token that never expires"),
    ],
)
async def test_what_leads_elsewhere_is_refused_and_no_token_is_saved(
    private: PrivateServer, path: str, field: str, value: object
) -> None:
    private.change(path, **{field: value})
    await private.open()
    with pytest.raises(ServerError, match="Can't sign in"):
        await private.sign_in_again()
    assert '"tokens"' not in private.sign_ins.by_server.get("private", "")


@pytest.mark.parametrize(
    "fields", [{"access_token": None}, {"token_type": ["planted-value-0081"]}], ids=["none", "odd"]
)
async def test_a_token_in_an_answer_that_is_wrong_is_neither_told_nor_logged(
    private: PrivateServer, fields: dict[str, object], tmp_path: Path
) -> None:
    private.change("/token", refresh_token="planted-value-0081", **fields)
    handler = start_log(tmp_path)
    try:
        await private.open()
        with pytest.raises(ServerError, match="Invalid token response: ") as error:
            await private.sign_in_again()
    finally:
        stop_log(handler)
    assert next(iter(fields)) in str(error.value)
    assert "planted-value" not in str(error.value)
    log = tmp_path / "helix-desktop.log"
    assert not log.exists() or "planted-value" not in log.read_text()


async def test_another_server_under_the_same_name_gets_no_token(private: PrivateServer) -> None:
    await private.sign_in()
    await private.stage.host.close()
    with oauth_server() as other:
        other.authority.access = private.server.authority.access  # it would let the token in
        private.stage.restart(McpServer("private", url=other.url))
        private.stage.approve_starts()
        await private.open()
        await private.stage.host.close()


async def test_an_authority_that_does_not_answer_ends_the_sign_in(
    private: PrivateServer,
) -> None:
    environment = private.stage.environment
    impatient = replace(environment.timeouts, sign_in_request=0.3)
    private.stage.environment = replace(environment, timeouts=impatient)
    private.stage.restart()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        private.change(RESOURCE, authorization_servers=[address])
        await private.open()
        with pytest.raises(ServerError, match="Can't sign in: ReadTimeout"):
            await private.sign_in_again()


async def test_an_answer_of_somebody_else_at_the_port_does_not_end_the_sign_in(
    private: PrivateServer,
) -> None:
    await private.open()
    answers: list[int] = []

    async def attacked(address: str) -> bool:
        base = f"http://127.0.0.1:{redirect_port(address)}"
        async with httpx.AsyncClient(trust_env=False) as client:
            for path in ("/", "/callback", "/callback?code=x", "/callback?code=x&state=y"):
                answers.append((await client.get(base + path)).status_code)
            answers.append((await client.post(base + "/callback?code=x&state=y")).status_code)
        return await private.browser(address)

    await private.sign_in_again(attacked)
    assert answers == [404, 400, 400, 400, 404]


class UnusedBrowser:
    """Opens the page, on which the user does nothing."""

    def __init__(self) -> None:
        self.opened = asyncio.Event()
        self.address = ""

    async def __call__(self, address: str) -> bool:
        self.address = address
        self.opened.set()
        return True


async def test_a_sign_in_that_is_cancelled_leaves_the_port_and_no_traceback(
    private: PrivateServer, caplog: pytest.LogCaptureFixture
) -> None:
    await private.open()
    unused = UnusedBrowser()
    async with asyncio.TaskGroup() as group:
        task = group.create_task(private.sign_in_again(unused))
        await unused.opened.wait()
        task.cancel()
    assert task.cancelled()
    with socket.create_server(("127.0.0.1", redirect_port(unused.address))):
        pass

    async def closed(_address: str) -> bool:
        return False

    with pytest.raises(ServerError, match="You didn't sign in"):
        await private.sign_in_again(closed)
    assert not [record for record in caplog.records if record.exc_info]
    await private.sign_in_again()


async def test_a_server_with_a_token_of_its_own_is_not_signed_in_to(
    private: PrivateServer,
) -> None:
    stage = private.stage
    stage.restart(replace(stage.servers[0], headers=(("Authorization", "Bearer mine"),)))
    stage.approve_starts()
    await stage.host.open()
    status = await stage.wait_for("private", ServerPhase.FAILING)
    assert "status 401" in status.reason
    with pytest.raises(ServerError, match="no sign-in"):
        await private.sign_in_again()


async def test_a_second_sign_in_ends_the_first(private: PrivateServer) -> None:
    await private.open()
    unused = UnusedBrowser()

    async def first() -> None:
        with pytest.raises(ServerError, match="Another sign-in"):
            await private.sign_in_again(unused)

    async with asyncio.TaskGroup() as group:
        group.create_task(first())
        await unused.opened.wait()
        await private.sign_in_again()


@pytest.mark.parametrize(
    ("url", "supported"),
    [
        pytest.param(DOCUMENT, True, id="a document that the authority takes"),
        pytest.param(DOCUMENT, False, id="no authority that takes documents"),
        pytest.param("http://helix.example/x", True, id="a document without encryption"),
        pytest.param("https://helix.example/", True, id="a document without a path"),
        pytest.param("", True, id="no document"),
    ],
)
async def test_a_usable_client_document_replaces_registering_where_the_authority_accepts_documents(
    private: PrivateServer, url: str, supported: bool
) -> None:
    authority = private.server.authority
    authority.document = DOCUMENT
    if supported:
        private.change(METADATA, client_id_metadata_document_supported=True)
    private.stage.environment = replace(private.stage.environment, client_document=url)
    private.stage.restart()
    await private.sign_in()
    used = url == DOCUMENT and supported
    assert authority.registrations == (0 if used else 1)
    assert (query_of(private.browser.opened[0])["client_id"] == [DOCUMENT]) is used
    assert await private.works()
    authority.expire()
    assert await private.works()
    assert authority.renewals == 1
