"""Requests to Amazon Bedrock and Vertex AI over HTTP: signed, answered, and what comes of them."""

import json
import time
import traceback
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs

from google.auth import jwt

from helix_desktop.domain.endpoint import DialectId, Endpoint, EndpointOptions
from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderAccessDenied,
    ProviderResponseInvalid,
    RequestRefused,
)
from helix_desktop.domain.llm import Llm, ModelRequest, StopReason
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.signing.request_signers import SigningEnvironment, make_signer
from tests.providers.http.talking import FEW_RETRIES, LITTLE, RequestOutcome, no_pictures
from tests.providers.signing.cloud_server import (
    ACCESS_KEY,
    SECRET,
    TOKEN,
    BedrockServer,
    aws_refuses,
    claude_says,
    cuts,
    exception,
    streams,
)
from tests.providers.signing.test_google_tokens import ACCOUNT, PUBLIC, save_account
from tests.system.peers.fault_modes import Say, well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import gemini, messages

MODEL = "eu.anthropic.claude-sonnet-4-5-20250929-v1:0"
HELLO = ModelRequest(
    Llm(MODEL, "cloud", 200_000, 8_000), (Message(Role.USER, (Text("hello"),)),), session="s"
)
GIVEN = {
    "AWS_ACCESS_KEY_ID": ACCESS_KEY,
    "AWS_SECRET_ACCESS_KEY": SECRET,
    "AWS_REGION": "eu-central-1",
}


@dataclass
class Cloud:
    """A server, and a provider that asks it."""

    server: BedrockServer
    provider: HttpProvider
    environ: dict[str, str]
    learned: list[str]
    key: str = ""

    async def hear(self, request: ModelRequest = HELLO) -> RequestOutcome:
        return await RequestOutcome.of(self.provider, request)


@asynccontextmanager
async def cloud(
    home: Path, *, options: EndpointOptions | None = None, now: Callable[[], float] = time.time
) -> AsyncIterator[Cloud]:
    server, line, environ, learned = BedrockServer(), HttpClient(LITTLE), dict(GIVEN), list[str]()
    async with server:
        endpoint = Endpoint(
            "cloud",
            "Cloud",
            DialectId.BEDROCK,
            server.url,
            needs_key=False,
            options=options or EndpointOptions(),
        )

        async def key() -> str:
            return made.key

        provider = HttpProvider(
            endpoint,
            DIALECTS[endpoint.dialect](endpoint.base_url),
            line,
            key=key,
            pictures=no_pictures,
            retry_options=FEW_RETRIES,
        )
        place = SigningEnvironment(environ, home, now, learned.append)
        provider.signer = make_signer(endpoint, line.fetch, place)
        made = Cloud(server, provider, environ, learned)
        try:
            yield made
        finally:
            await line.close()


async def test_a_signed_request_is_answered_in_messages_of_aws(tmp_path: Path) -> None:
    async with cloud(tmp_path) as talk:
        talk.server.answers.append(streams(*claude_says("Good ", "day, ü.")))
        outcome = await talk.hear()
    assert outcome.error is None
    assert outcome.text == "Good day, ü."
    assert outcome.end.reason is StopReason.ANSWERED
    assert outcome.end.usage is not None
    assert outcome.end.usage.output == 5
    [received] = talk.server.received
    assert received.path == (
        "/model/eu.anthropic.claude-sonnet-4-5-20250929-v1%3A0/invoke-with-response-stream"
    )
    assert "/eu-central-1/bedrock/aws4_request" in received.headers["authorization"]
    body = json.loads(received.body)
    assert body["anthropic_version"] == "bedrock-2023-05-31"
    assert body["max_tokens"] == 8_000
    assert not {"model", "stream"} & set(body)
    assert "anthropic-version" not in received.headers
    assert talk.learned == [SECRET, ""]


async def test_a_key_is_an_access_key_or_an_api_key_of_bedrock(tmp_path: Path) -> None:
    async with cloud(tmp_path) as talk:
        talk.environ.clear()
        talk.environ["AWS_REGION"] = "us-east-1"
        talk.server.token, talk.server.bearer = TOKEN, "an-api-key"
        for key in (f"{ACCESS_KEY}:{SECRET}:{TOKEN}", "an-api-key"):
            talk.key = key
            talk.server.answers.append(streams(*claude_says("Yes.")))
            assert (await talk.hear()).text == "Yes."
        talk.key, talk.environ["AWS_BEARER_TOKEN_BEDROCK"] = "", "an-api-key"
        talk.server.answers.append(streams(*claude_says("Yes.")))
        assert (await talk.hear()).text == "Yes."
    first, second, third = talk.server.received
    assert first.headers["x-amz-security-token"] == TOKEN
    assert second.headers["authorization"] == third.headers["authorization"] == "Bearer an-api-key"


async def test_a_profile_is_read_again_after_it_was_renewed(tmp_path: Path) -> None:
    file = tmp_path / ".aws" / "credentials"
    file.parent.mkdir()

    def keep(token: str) -> None:
        lines = ("[work]", f"aws_access_key_id={ACCESS_KEY}", f"aws_secret_access_key={SECRET}")
        file.write_text("\n".join((*lines, f"aws_session_token={token}")))

    async with cloud(tmp_path, options=EndpointOptions(credentials="work")) as talk:
        talk.server.token, talk.server.ended = "fresh-session-token", ("stale-session-token",)
        keep("stale-session-token")
        outcome = await talk.hear()
        assert isinstance(outcome.error, ProviderAccessDenied)
        assert "sign-in to the provider has expired" in outcome.error.message
        keep("fresh-session-token")
        talk.server.answers.append(streams(*claude_says("Again.")))
        assert (await talk.hear()).text == "Again."


async def test_a_wrong_clock_and_a_wrong_secret_are_told_as_such(tmp_path: Path) -> None:
    async with cloud(tmp_path, now=lambda: time.time() - 3_600) as talk:
        outcome = await talk.hear()
        assert isinstance(outcome.error, ProviderAccessDenied)
        assert "clock is wrong" in outcome.error.message
    async with cloud(tmp_path) as talk:
        talk.environ |= {"AWS_SECRET_ACCESS_KEY": "wrong", "AWS_SESSION_TOKEN": TOKEN}
        outcome = await talk.hear()
        assert isinstance(outcome.error, ProviderAccessDenied)
        assert "credentials that signed the request" in outcome.error.message
        assert len(talk.server.received) == 1


async def test_throttling_is_waited_out_and_each_attempt_is_signed_anew(tmp_path: Path) -> None:
    moments = iter((0.0, 1.0, 2.0))
    async with cloud(tmp_path, now=lambda: time.time() + next(moments)) as talk:
        talk.server.answers.extend(
            (
                aws_refuses("429 Too Many Requests", "ThrottlingException", "Too many requests."),
                streams(exception("throttlingException", "Too many tokens.")),
                streams(*claude_says("At last.")),
            )
        )
        outcome = await talk.hear()
    assert outcome.text == "At last."
    assert len(outcome.retries) == 2
    assert "Too many tokens." in outcome.retries[1].reason
    signatures = {item.headers["authorization"] for item in talk.server.received}
    assert len(signatures) == 3


async def test_a_context_that_is_too_long_is_recognized(tmp_path: Path) -> None:
    async with cloud(tmp_path) as talk:
        message = "Input is too long for requested model."
        talk.server.answers.append(aws_refuses("400 Bad Request", "ValidationException", message))
        assert isinstance((await talk.hear()).error, ContextTooLong)


async def test_an_exception_inside_the_stream_comes_after_what_was_said(tmp_path: Path) -> None:
    async with cloud(tmp_path) as talk:
        pieces = claude_says("Half", " more")
        broken = exception("modelStreamErrorException", "The model stopped.")
        talk.server.answers.append(streams(*pieces[:4], broken))
        outcome = await talk.hear()
    assert outcome.text == "Half"
    assert outcome.end.reason is StopReason.INTERRUPTED
    assert outcome.error is not None
    assert "The model stopped." in outcome.error.message


async def test_a_damaged_message_ends_the_answer_and_a_cut_one_interrupts_it(
    tmp_path: Path,
) -> None:
    async with cloud(tmp_path) as talk:
        pieces = claude_says("Half", " more")
        damaged = bytearray(pieces[4])
        damaged[20] ^= 1
        talk.server.answers.append(streams(*pieces[:4], bytes(damaged), *pieces[5:]))
        outcome = await talk.hear()
        assert outcome.text == "Half"
        assert isinstance(outcome.error, ProviderResponseInvalid)
        talk.server.answers.append(cuts(*pieces[:5]))
        outcome = await talk.hear()
        assert outcome.text == "Half"
        assert outcome.end.reason is StopReason.INTERRUPTED
        assert outcome.error is None


async def test_credentials_that_no_header_can_hold_are_told_without_them(tmp_path: Path) -> None:
    async with cloud(tmp_path) as talk:
        for token in ("a-töken-of-a-session", "a-token\r\nx-more: yes"):
            talk.environ["AWS_SESSION_TOKEN"] = token
            outcome = await talk.hear()
            assert isinstance(outcome.error, RequestRefused)
            assert "header that can't be sent" in outcome.error.message
            assert "token" not in "".join(traceback.format_exception(outcome.error)[-1:])
    assert talk.server.received == []


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
            message = "Request had invalid authentication credentials."
            return refuses("401 Unauthorized", 401, "UNAUTHENTICATED", message)
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
        document = {"access_token": self.tokens[-1], "expires_in": self.lifetime}
        body = json.dumps(document)
        return lambda talk: talk.refuse("200 OK", body.encode())

    @property
    def asked_models(self) -> list[Received]:
        """The requests to models."""
        return [item for item in self.received if item.path != "/token"]


@dataclass
class Talk:
    """A server, and a provider that asks it."""

    server: VertexServer
    provider: HttpProvider
    file: Path

    async def hear(self, model: str) -> RequestOutcome:
        message = Message(Role.USER, (Text("hello"),))
        request = ModelRequest(Llm(model, "cloud", 200_000, 8_000), (message,), session="s")
        return await RequestOutcome.of(self.provider, request)


@asynccontextmanager
async def vertex(folder: Path) -> AsyncIterator[Talk]:
    server, line = VertexServer(), HttpClient(LITTLE)
    async with server:
        file = save_account(folder, {**ACCOUNT, "token_uri": f"{server.url}/token"})
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
            retry_options=FEW_RETRIES,
        )
        provider.signer = make_signer(endpoint, line.fetch, SigningEnvironment({}, folder))
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
        outcome = await talk.hear(GEMINI)
        assert isinstance(outcome.error, ProviderAccessDenied)
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
        place = SigningEnvironment({}, tmp_path, now=lambda: 1_000_000_000.0)
        talk.provider.signer = make_signer(endpoint, line.fetch, place)
        outcome = await talk.hear(GEMINI)
        await line.close()
    assert isinstance(outcome.error, ProviderAccessDenied)
    assert "Google rejected the credentials." in outcome.error.message
    assert "Token expired" in outcome.error.message
    assert "clock" in outcome.error.hint


async def test_exhausted_quota_and_unknown_models_are_told(tmp_path: Path) -> None:
    async with vertex(tmp_path) as talk:
        busy = refuses("429 Too Many Requests", 429, "RESOURCE_EXHAUSTED", "Quota exceeded.")
        talk.server.answers.extend((busy, well_said(gemini(("Yes.",), ()))))
        outcome = await talk.hear(GEMINI)
        assert outcome.text == "Yes."
        assert "Quota exceeded." in outcome.retries[0].reason
        talk.server.answers.append(
            refuses("404 Not Found", 404, "NOT_FOUND", "Publisher Model `x` was not found.")
        )
        outcome = await talk.hear(CLAUDE)
        assert outcome.error is not None
        assert "was not found" in outcome.error.message
