"""Requests to Vertex AI over HTTP: a token for a signed request, Claude and Gemini at one place."""

import json
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs

from google.auth import jwt

from helix_desktop.domain.endpoint import DialectId, Endpoint, EndpointOptions
from helix_desktop.domain.errors import ProviderAccessDenied
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.retries import RetryOptions
from helix_desktop.providers.signing.request_signers import SigningPlace, make_signer
from tests.peers.fault_modes import Say, well
from tests.peers.fault_server import Answer, FaultServer, Received
from tests.prove.dialect_says import gemini, messages
from tests.providers.http.talking import LITTLE, Heard, no_pictures
from tests.providers.signing.test_google_tokens import ACCOUNT, PUBLIC, kept

PLACE = "/v1/projects/mine/locations/europe-west1"
CLAUDE = "claude-sonnet-4-5@20250929"
GEMINI = "gemini-3-pro"


def refuses(status: str, code: int, name: str, message: str) -> Answer:
    body = json.dumps({"error": {"code": code, "message": message, "status": name}}).encode()
    return lambda talk: talk.refuse(status, body)


@dataclass
class VertexServer(FaultServer):
    """Gives tokens for requests that are signed well, and answers requests that have one."""

    lifetime: int = 3_600
    tokens: list[str] = field(default_factory=list)
    ended: set[str] = field(default_factory=set)
    answers: deque[Answer] = field(default_factory=deque)

    def answer(self, received: Received) -> Answer:
        if received.path == "/token":
            return self._token(received)
        token = received.headers.get("authorization", "").removeprefix("Bearer ")
        if token not in self.tokens or token in self.ended:
            told = "Request had invalid authentication credentials."
            return refuses("401 Unauthorized", 401, "UNAUTHENTICATED", told)
        return self.answers.popleft()

    def _token(self, received: Received) -> Answer:
        [assertion] = parse_qs(received.body.decode())["assertion"]
        try:
            # Google's own library: the signature, the times and the audience
            claims = jwt.decode(assertion, PUBLIC, audience=f"{self.url}/token")
        except ValueError as error:
            body = json.dumps({"error": "invalid_grant", "error_description": str(error)})
            return lambda talk: talk.refuse("400 Bad Request", body.encode())
        assert claims["iss"] == ACCOUNT["client_email"]
        self.tokens.append(f"ya29.token-{len(self.tokens)}")
        told = {"access_token": self.tokens[-1], "expires_in": self.lifetime}
        body = json.dumps(told)
        return lambda talk: talk.refuse("200 OK", body.encode())

    @property
    def asked_models(self) -> list[Received]:
        """The requests to models."""
        return [each for each in self.received if each.path != "/token"]


@dataclass
class Talk:
    """A server, and a provider that asks it."""

    server: VertexServer
    provider: HttpProvider
    file: Path

    async def hear(self, model: str) -> Heard:
        message = Message(Role.USER, (Text("hello"),))
        request = ModelRequest(Llm(model, "cloud", 200_000, 8_000), (message,), session="s")
        return await Heard.of(self.provider, request)


@asynccontextmanager
async def vertex(folder: Path) -> AsyncIterator[Talk]:
    server, line = VertexServer(), HttpClient(LITTLE)
    async with server:
        file = kept(folder, {**ACCOUNT, "token_uri": f"{server.url}/token"})
        options = EndpointOptions(credentials=str(file))
        endpoint = Endpoint(
            "cloud",
            "Cloud",
            DialectId.VERTEX,
            f"{server.url}{PLACE}",
            needs_key=False,
            options=options,
        )

        async def no_key() -> str:
            return ""

        provider = HttpProvider(
            endpoint,
            DIALECTS[endpoint.dialect](endpoint.base_url),
            line,
            key=no_key,
            pictures=no_pictures,
            retrying=RetryOptions(chance=lambda: 4.0),
        )
        provider.signer = make_signer(endpoint, line.fetch, SigningPlace({}, folder))
        try:
            yield Talk(server, provider, file)
        finally:
            await line.close()


def well_said(say: Say) -> Answer:
    return lambda talk: well(talk, say)


async def test_claude_and_gemini_answer_at_one_place_with_one_token(tmp_path: Path) -> None:
    async with vertex(tmp_path) as talk:
        talk.server.answers.extend(
            (well_said(messages(("From Claude.",), ())), well_said(gemini(("From Gemini.",), ())))
        )
        assert (await talk.hear(CLAUDE)).text == "From Claude."
        assert (await talk.hear(GEMINI)).text == "From Gemini."
    assert len(talk.server.tokens) == 1
    claude, other = talk.server.asked_models
    assert claude.path == f"{PLACE}/publishers/anthropic/models/{CLAUDE}:streamRawPredict"
    body = json.loads(claude.body)
    assert body["anthropic_version"] == "vertex-2023-10-16"
    assert body["stream"] is True
    assert "model" not in body
    assert other.path == (
        f"{PLACE}/publishers/google/models/{GEMINI}:streamGenerateContent?alt=sse"
    )
    assert "contents" in json.loads(other.body)


async def test_a_token_about_to_end_is_renewed_and_a_refused_one_with_the_next_message(
    tmp_path: Path,
) -> None:
    async with vertex(tmp_path) as talk:
        say = well_said(gemini(("Yes.",), ()))
        talk.server.answers.extend((say, say, say))
        talk.server.lifetime = 60
        assert (await talk.hear(GEMINI)).text == "Yes."
        talk.server.lifetime = 3_600
        assert (await talk.hear(GEMINI)).text == "Yes."
        assert len(talk.server.tokens) == 2
        talk.server.ended.update(talk.server.tokens)
        heard = await talk.hear(GEMINI)
        assert isinstance(heard.error, ProviderAccessDenied)
        assert (await talk.hear(GEMINI)).text == "Yes."
        assert len(talk.server.tokens) == 3


async def test_a_wrong_clock_is_told_in_google_s_words(tmp_path: Path) -> None:
    async with vertex(tmp_path) as talk:
        endpoint = Endpoint(
            "cloud",
            "Cloud",
            DialectId.VERTEX,
            talk.server.url,
            options=EndpointOptions(credentials=str(talk.file)),
        )
        line = HttpClient(LITTLE)
        place = SigningPlace({}, tmp_path, now=lambda: 1_000_000_000.0)
        talk.provider.signer = make_signer(endpoint, line.fetch, place)
        heard = await talk.hear(GEMINI)
        await line.close()
    assert isinstance(heard.error, ProviderAccessDenied)
    assert "Google rejected the credentials." in heard.error.message
    assert "Token expired" in heard.error.message
    assert "clock" in heard.error.hint


async def test_exhausted_quota_and_unknown_models_are_told(tmp_path: Path) -> None:
    async with vertex(tmp_path) as talk:
        busy = refuses("429 Too Many Requests", 429, "RESOURCE_EXHAUSTED", "Quota exceeded.")
        talk.server.answers.extend((busy, well_said(gemini(("Yes.",), ()))))
        heard = await talk.hear(GEMINI)
        assert heard.text == "Yes."
        assert "Quota exceeded." in heard.retries[0].reason
        talk.server.answers.append(
            refuses("404 Not Found", 404, "NOT_FOUND", "Publisher Model `x` was not found.")
        )
        heard = await talk.hear(CLAUDE)
        assert heard.error is not None
        assert "was not found" in heard.error.message
