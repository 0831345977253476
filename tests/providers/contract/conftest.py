"""aimock for the whole run, and a model handle over it in each dialect."""

import asyncio
from collections.abc import Iterator

import pytest

from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.llm import Llm, ModelRequest, ProviderEvent
from helix_desktop.domain.messages import Image, Message, ToolSpec
from helix_desktop.providers.dialect import Dialect, EncodedRequest, Framing, Pictures, StreamParser
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.timeouts import HttpTimeouts
from tests.providers.contract.cases import CASES, DialectCase
from tests.providers.dialects.talks import PICTURES
from tests.system.peers.aimock import AiMock, NotThere, running
from tests.system.peers.installing import PEERS


@pytest.fixture(scope="session")
def peer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AiMock]:
    log = tmp_path_factory.mktemp("aimock") / "log.txt"
    try:
        with running(PEERS, log) as mock:
            yield mock
    except NotThere as lacking:
        pytest.skip(str(lacking))


@pytest.fixture(scope="session")
def broken_aimock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AiMock]:
    """Another one, that has always made mistakes in its calls; never made to forget."""
    log = tmp_path_factory.mktemp("broken_aimock") / "log.txt"
    call = {"name": "read_file", "arguments": '{"path": oops', "id": "call_a"}
    calls = {"match": {"hasToolResult": False}, "response": {"toolCalls": [call]}}
    sorry = {"match": {"hasToolResult": True}, "response": {"content": "Sorry."}}
    try:
        with running(PEERS, log, calls, sorry) as mock:
            yield mock
    except NotThere as lacking:
        pytest.skip(str(lacking))


@pytest.fixture
def aimock(peer: AiMock) -> AiMock:
    peer.forget()
    return peer


@pytest.fixture(params=CASES, ids=lambda case: case.dialect.value)
def case(request: pytest.FixtureRequest) -> DialectCase:
    result: DialectCase = request.param
    return result


class RecordingDialect(Dialect):
    """A grammar that keeps what it wrote; implements Grammar."""

    def __init__(self, grammar: Dialect) -> None:
        self._grammar = grammar
        self.sent: list[EncodedRequest] = []

    @property
    def framing(self) -> Framing:
        return self._grammar.framing

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        self.sent.append(self._grammar.encode_request(request, pictures))
        return self.sent[-1]

    def new_parser(self, model: str = "") -> StreamParser:
        return self._grammar.new_parser(model)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return self._grammar.key_headers(key)


class Conversation:
    """Asks aimock in one dialect and collects what comes."""

    def __init__(self, case: DialectCase, address: str) -> None:
        self.case = case
        self.grammar = RecordingDialect(case.grammar())
        url = f"{address}{case.base}"
        self._endpoint = Endpoint("aimock", "aimock", case.dialect, url)
        self.events: list[ProviderEvent] = []

    def ask(self, *messages: Message, tools: tuple[ToolSpec, ...] = ()) -> list[ProviderEvent]:
        """One request; what had come before an error stays in `events`."""
        request = ModelRequest(self.case.llm, messages, tools, 1_000, session="0123456789abcdef")
        self.events = []
        asyncio.run(self._collect(request))
        return self.events

    async def _collect(self, request: ModelRequest) -> None:
        line = HttpClient(HttpTimeouts(connect=5.0, first=10.0, idle=10.0))
        provider = HttpProvider(self._endpoint, self.grammar, line, key=_key, pictures=_picture)
        try:
            async for event in provider.stream(request):
                self.events.append(event)
        finally:
            await line.close()


async def _key() -> str:
    return "sk-test-of-the-contract"


async def _picture(image: Image, _llm: Llm) -> bytes:
    return PICTURES[image.content]


@pytest.fixture
def conversation(case: DialectCase, aimock: AiMock) -> Conversation:
    return Conversation(case, aimock.url)
