"""Sign-in to servers: in the browser once, then renewed; whatever leads elsewhere is refused."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer, ServerPhase
from helix_desktop.domain.questions import NO, FormAnswer, FormQuestion, FormQuestionKind
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host import sign_in as sign_in_module
from helix_desktop.tools.mcp_host.host import McpHost
from tests.peers.oauth_server import OAuthServer, oauth_server
from tests.tools.mcp_host.stage import QUICK, SMALL, Stage, with_quick

CALL = '{"word": "hi"}'


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


class CardPerson:
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


@pytest.fixture
def server() -> Iterator[OAuthServer]:
    with oauth_server() as running:
        yield running


@pytest.fixture
def browser() -> Browser:
    return Browser()


@pytest.fixture
def sign_ins() -> SavedSignIns:
    return SavedSignIns()


def stage(
    base: Path, server: OAuthServer, sign_ins: SavedSignIns, person: CardPerson | None = None
) -> Stage:
    options = with_quick(
        patience=replace(QUICK, start=20.0, listing=10.0, idle=10.0, total=30.0),
        sign_ins=sign_ins,
        **({"asker": person} if person else {}),
    )
    made = Stage(base, McpServer("private", url=server.url), options=options)
    made.trust_starts()
    return made


async def close(made: Stage) -> None:
    await made.host.close()
    await made.supervisor.close()
    assert made.failures == []


async def sign_in(made: Stage, browser: Browser) -> None:
    await made.host.open()
    await made.stands("private", ServerPhase.SIGN_IN)
    await made.host.sign_in("private", browser)
    await made.stands("private", ServerPhase.READY)
    assert await made.host.approve("private", made.host.differences("private"))


async def test_a_server_that_wants_a_sign_in_opens_no_browser_by_itself(
    tmp_path: Path, server: OAuthServer, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await made.host.open()
    status = await made.stands("private", ServerPhase.SIGN_IN)
    assert "sign in" in status.reason.lower()
    assert server.authority.registrations == 0
    await close(made)


async def test_after_a_sign_in_its_tools_work_also_after_a_restart(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    output = await made.call("private__whoami", CALL)
    assert b"somebody says hi" in output.data
    [address] = browser.opened
    asked = parse_qs(urlsplit(address).query)
    assert asked["code_challenge_method"] == ["S256"]
    assert asked["resource"] == [server.url]
    assert urlsplit(asked["redirect_uri"][0]).hostname == "127.0.0.1"
    await made.host.close()
    made.host = McpHost(made.servers, made.around)
    await made.host.open()
    await made.stands("private", ServerPhase.READY)
    assert b"somebody says hi" in (await made.call("private__whoami", CALL)).data
    assert (server.authority.sign_ins, server.authority.registrations) == (1, 1)
    await close(made)


async def test_an_expired_token_is_renewed_without_a_question(
    tmp_path: Path, browser: Browser, sign_ins: SavedSignIns
) -> None:
    with oauth_server(token_seconds=1) as server:
        made = stage(tmp_path, server, sign_ins)
        await sign_in(made, browser)
        await made.host.close()
        saved = sign_ins.by_server["private"]
        server.authority.expire()
        # as long after the sign-in as one likes
        old = '"expires_at":1.0'
        start = saved.index('"expires_at":')
        sign_ins.by_server["private"] = saved[:start] + old + saved[saved.index(",", start) :]
        made.host = McpHost(made.servers, made.around)
        await made.host.open()
        await made.stands("private", ServerPhase.READY)
        assert b"somebody" in (await made.call("private__whoami", CALL)).data
        assert server.authority.sign_ins == 1
        assert server.authority.renewals >= 1
        await close(made)


async def test_a_token_that_the_server_takes_back_early_is_renewed(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    server.authority.expire()
    assert b"somebody" in (await made.call("private__whoami", CALL)).data
    assert (server.authority.sign_ins, server.authority.renewals) == (1, 1)
    await close(made)


async def test_a_revoked_sign_in_is_asked_about_on_the_card_and_the_call_goes_on(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    person = CardPerson(browser)
    made = stage(tmp_path, server, sign_ins, person)
    await sign_in(made, browser)
    server.authority.revoke()
    assert b"somebody" in (await made.call("private__whoami", CALL)).data
    [question] = person.questions
    assert question.asking is FormQuestionKind.URL
    assert question.url.startswith(f"{server.base}/authorize?")
    await close(made)


async def test_a_person_who_declines_is_asked_once(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    person = CardPerson(None)
    made = stage(tmp_path, server, sign_ins, person)
    await sign_in(made, browser)
    server.authority.revoke()
    for _ in range(2):
        words = await made.fails("private__whoami", CALL)
        assert words.startswith("private wants you to sign in.")
    assert len(person.questions) == 1
    await close(made)


async def test_signing_out_revokes_the_tokens_and_deletes_them(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    await made.host.sign_out("private")
    await made.stands("private", ServerPhase.SIGN_IN)
    assert server.authority.access == {}
    assert "token" not in sign_ins.by_server["private"]
    await close(made)


async def test_signing_out_deletes_the_tokens_also_if_nobody_revokes_them(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    server.changes[METADATA] = lambda answer: {
        **answer,
        "revocation_endpoint": "http://127.0.0.1:9/revoke",
    }
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    await made.host.sign_out("private")
    await made.stands("private", ServerPhase.SIGN_IN)
    assert "token" not in sign_ins.by_server["private"]
    await close(made)


async def test_a_busy_port_means_a_new_registration(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    first = urlsplit(parse_qs(urlsplit(browser.opened[0]).query)["redirect_uri"][0]).port
    assert first is not None
    with socket.create_server(("127.0.0.1", first)):
        await made.host.sign_in("private", browser)
    second = urlsplit(parse_qs(urlsplit(browser.opened[1]).query)["redirect_uri"][0]).port
    assert second != first
    assert server.authority.registrations == 2
    await close(made)


async def test_a_free_port_is_used_again_with_its_registration(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    await made.host.sign_in("private", browser)
    first, second = (parse_qs(urlsplit(url).query)["redirect_uri"] for url in browser.opened)
    assert first == second
    assert server.authority.registrations == 1
    await close(made)


async def test_a_client_that_the_authority_forgot_is_registered_again_at_the_second_try(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    server.authority.clients.clear()

    async def turned_away(address: str) -> bool:
        async with httpx.AsyncClient(trust_env=False) as client:
            assert (await client.get(address)).status_code == 400
        return False  # the person sees an error page and gives up

    with pytest.raises(ServerError):
        await made.host.sign_in("private", turned_away)
    await made.host.sign_in("private", browser)
    assert server.authority.registrations == 2
    await close(made)


METADATA = "/.well-known/oauth-authorization-server"
RESOURCE = "/.well-known/oauth-protected-resource/mcp"


@pytest.mark.parametrize(
    ("path", "change"),
    [
        pytest.param(
            RESOURCE, {"resource": "http://127.0.0.1:9/other"}, id="a token for another audience"
        ),
        pytest.param(METADATA, {"issuer": "http://127.0.0.1:9"}, id="the name of another issuer"),
        pytest.param(METADATA, {"code_challenge_methods_supported": ["plain"]}, id="no S256"),
        pytest.param(METADATA, {"code_challenge_methods_supported": None}, id="no PKCE"),
        pytest.param(
            METADATA, {"authorization_endpoint": "http://example.org/authorize"}, id="a plain page"
        ),
        pytest.param(
            METADATA, {"registration_endpoint": "http://example.org/register"}, id="plain register"
        ),
        pytest.param(
            METADATA, {"token_endpoint": "http://example.org/token"}, id="a plain token endpoint"
        ),
        pytest.param(
            METADATA, {"authorization_endpoint": "http://127.0.0.1:9/authorize#"}, id="a fragment"
        ),
        pytest.param(METADATA, {"more": "x" * SMALL.line}, id="more than an answer may have"),
        pytest.param("/token", {"expires_in": 10**400}, id="a token that never expires"),
    ],
)
async def test_what_leads_elsewhere_is_refused_and_no_token_is_saved(
    tmp_path: Path,
    server: OAuthServer,
    browser: Browser,
    sign_ins: SavedSignIns,
    path: str,
    change: dict[str, object],
) -> None:
    server.changes[path] = lambda answer: {**answer, **change}
    made = stage(tmp_path, server, sign_ins)
    await made.host.open()
    await made.stands("private", ServerPhase.SIGN_IN)
    with pytest.raises(ServerError, match="Can't sign in"):
        await made.host.sign_in("private", browser)
    assert '"tokens"' not in sign_ins.by_server.get("private", "")
    await close(made)


async def test_another_server_under_the_same_name_gets_no_token(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await sign_in(made, browser)
    await made.host.close()
    with oauth_server() as other:
        other.authority.access = server.authority.access  # it would let the token in
        made.again(McpServer("private", url=other.url))
        made.trust_starts()
        await made.host.open()
        await made.stands("private", ServerPhase.SIGN_IN)
        await close(made)


async def test_an_authority_that_does_not_answer_ends_the_sign_in(
    tmp_path: Path,
    server: OAuthServer,
    browser: Browser,
    sign_ins: SavedSignIns,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sign_in_module, "REQUEST_SECONDS", 0.3)
    made = stage(tmp_path, server, sign_ins)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        server.changes[RESOURCE] = lambda answer: {**answer, "authorization_servers": [address]}
        await made.host.open()
        await made.stands("private", ServerPhase.SIGN_IN)
        with pytest.raises(ServerError, match="Can't sign in: ReadTimeout"):
            await made.host.sign_in("private", browser)
    await close(made)


async def test_an_answer_of_somebody_else_at_the_port_does_not_end_the_sign_in(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await made.host.open()
    await made.stands("private", ServerPhase.SIGN_IN)
    answers: list[int] = []

    async def attacked(address: str) -> bool:
        port = urlsplit(parse_qs(urlsplit(address).query)["redirect_uri"][0]).port
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(trust_env=False) as client:
            for path in ("/", "/callback", "/callback?code=x", "/callback?code=x&state=y"):
                answers.append((await client.get(base + path)).status_code)
            answers.append((await client.post(base + "/callback?code=x&state=y")).status_code)
        return await browser(address)

    await made.host.sign_in("private", attacked)
    assert answers == [404, 400, 400, 400, 404]
    await made.stands("private", ServerPhase.READY)
    await close(made)


async def test_a_sign_in_that_is_cancelled_leaves_the_port_and_no_traceback(
    tmp_path: Path,
    server: OAuthServer,
    browser: Browser,
    sign_ins: SavedSignIns,
    caplog: pytest.LogCaptureFixture,
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await made.host.open()
    await made.stands("private", ServerPhase.SIGN_IN)
    opened = asyncio.Event()
    ports: list[int] = []

    async def waiting(address: str) -> bool:
        ports.append(urlsplit(parse_qs(urlsplit(address).query)["redirect_uri"][0]).port or 0)
        opened.set()
        return True

    async with asyncio.TaskGroup() as group:
        task = group.create_task(made.host.sign_in("private", waiting))
        await opened.wait()
        task.cancel()
    assert task.cancelled()
    with socket.create_server(("127.0.0.1", ports[0])):
        pass

    async def closed(_address: str) -> bool:
        return False

    with pytest.raises(ServerError, match="You didn't sign in"):
        await made.host.sign_in("private", closed)
    assert not [record for record in caplog.records if record.exc_info]
    await made.host.sign_in("private", browser)
    await made.stands("private", ServerPhase.READY)
    await close(made)


async def test_a_server_with_a_token_of_its_own_is_not_signed_in_to(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    mine = replace(made.servers[0], headers=(("Authorization", "Bearer mine"),))
    made.again(mine)
    made.trust_starts()
    await made.host.open()
    status = await made.stands("private", ServerPhase.FAILING)
    assert "status 401" in status.reason
    with pytest.raises(ServerError, match="no sign-in"):
        await made.host.sign_in("private", browser)
    await close(made)


async def test_a_second_sign_in_ends_the_first(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    made = stage(tmp_path, server, sign_ins)
    await made.host.open()
    await made.stands("private", ServerPhase.SIGN_IN)
    opened = asyncio.Event()

    async def waiting(_address: str) -> bool:
        opened.set()
        return True

    async def first() -> None:
        with pytest.raises(ServerError, match="Another sign-in"):
            await made.host.sign_in("private", waiting)

    async with asyncio.TaskGroup() as group:
        group.create_task(first())
        await opened.wait()
        await made.host.sign_in("private", browser)
    await made.stands("private", ServerPhase.READY)
    await close(made)


METADATA = "/.well-known/oauth-authorization-server"
DOCUMENT = "https://helix.example/oauth-client.json"


def with_document(base: Path, server: OAuthServer, sign_ins: SavedSignIns, url: str) -> Stage:
    made = stage(base, server, sign_ins)
    made.around = replace(made.around, client_document=url)
    made.again()
    return made


async def test_a_client_document_stands_for_a_registration_where_the_authority_takes_it(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns
) -> None:
    server.authority.document = DOCUMENT
    server.changes[METADATA] = lambda metadata: {
        **metadata,
        "client_id_metadata_document_supported": True,
    }
    made = with_document(tmp_path, server, sign_ins, DOCUMENT)
    await sign_in(made, browser)
    assert server.authority.registrations == 0
    [address] = browser.opened
    assert parse_qs(urlsplit(address).query)["client_id"] == [DOCUMENT]
    assert b"somebody says hi" in (await made.call("private__whoami", CALL)).data
    server.authority.expire()
    assert b"somebody says hi" in (await made.call("private__whoami", CALL)).data
    assert server.authority.renewals == 1
    await close(made)


@pytest.mark.parametrize("url", [DOCUMENT, "http://helix.example/x", "https://helix.example/", ""])
async def test_helix_registers_where_no_client_document_is_taken_or_usable(
    tmp_path: Path, server: OAuthServer, browser: Browser, sign_ins: SavedSignIns, url: str
) -> None:
    if url != DOCUMENT:
        server.changes[METADATA] = lambda metadata: {
            **metadata,
            "client_id_metadata_document_supported": True,
        }
    made = with_document(tmp_path, server, sign_ins, url)
    await sign_in(made, browser)
    assert server.authority.registrations == 1
    await close(made)
