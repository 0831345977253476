"""Ways to models: discreet about keys, made late, and silent about nothing else."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.model_handles import (
    LazyProvider,
    MissingProvider,
    ModelAccess,
    ModelHandles,
)
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.provider_factory import HttpProviderFactory, make_dialect
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.domain.endpoint import BUILT_IN, SIGNED, DialectId, Endpoint
from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderError,
    ProviderOverloaded,
    RequestRefused,
)
from helix_desktop.domain.llm import ImageTokenRule, Llm, LlmRole, ModelRequest, ProviderEvent
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.workspace import Workspace
from helix_desktop.providers.models.discovery import list_models
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.providers.models.model_catalog import OwnModel
from tests.app.vaults import FakeKeyring
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.speaker import Speaker, always

REQUEST = ModelRequest(Llm("m", "p", 1_000, 100), ())


class Failing:
    """Implements Provider: fails with an error that repeats a key."""

    def __init__(self, error: ProviderError) -> None:
        self._error = error

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if self._error:
            raise self._error
        yield


def stream_events(provider: Provider) -> list[ProviderEvent]:
    async def listen() -> list[ProviderEvent]:
        return [event async for event in provider.stream(REQUEST)]

    return asyncio.run(listen())


@pytest.mark.parametrize(
    ("error", "doubts"),
    [(ProviderAccessDenied("no", "k planted-key-1"), 1), (ProviderOverloaded("busy"), 0)],
)
def test_an_error_passes_without_the_key_and_a_rejection_marks_the_key_as_doubtful(
    error: ProviderError, doubts: int
) -> None:
    hidden, doubted = SecretFilter(), list[bool]()
    hidden.learn("planted-key-1")

    async def make() -> Provider:
        return Failing(error)

    with pytest.raises(type(error)) as caught:
        stream_events(LazyProvider(make, hidden, lambda: doubted.append(True)))
    assert caught.value is error
    assert "planted" not in str(error)
    assert len(doubted) == doubts


def test_a_provider_is_created_at_the_first_request_and_only_once() -> None:
    providers: list[Provider] = []

    async def make() -> Provider:
        providers.append(Speaker(always("hello")))
        return providers[-1]

    way = LazyProvider(make, SecretFilter(), lambda: None)
    assert providers == []
    assert len(stream_events(way)) == len(stream_events(way)) == 2
    assert len(providers) == 1


def test_a_missing_provider_fails_each_request_with_the_same_explanation() -> None:
    absent = MissingProvider("mine/house", ("openai", "ollama"))
    for _ in range(2):
        with pytest.raises(
            ProviderAccessDenied, match=r"mine/house isn't available.*openai, ollama"
        ):
            stream_events(absent)


def test_every_dialect_of_a_server_has_its_grammar_and_built_in_ones_have_none() -> None:
    for dialect in DialectId:
        endpoint = Endpoint("x", "X", dialect, "https://x.example/v1")
        if dialect in BUILT_IN:
            with pytest.raises(RequestRefused):
                make_dialect(endpoint)
            continue
        shown = dict(make_dialect(endpoint).key_headers("the-key"))
        if dialect in SIGNED:
            # it may be a secret to sign with, which is never sent itself
            assert not shown
            continue
        assert any("the-key" in value for value in shown.values())
    for endpoint in SHIPPED.values():
        assert make_dialect(endpoint).encode_request(REQUEST, {}).path.startswith("/")


def test_a_model_handle_is_reused_until_the_figures_of_its_model_change(
    tmp_path: Path,
) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    models = ModelRegistry(paths)

    async def speak(endpoint: Endpoint, key: object) -> Provider:
        return Speaker(always(endpoint.id))

    ways = ModelAccess(speak, lambda: Speaker(always("practice")), FakeCounter())
    model_handles = ModelHandles(models, ApiKeys(FakeKeyring, FakeClock(), environ={}), ways)
    chosen = {"main": "anthropic/claude-opus-5", "fast": "ollama/small"}
    workspace = Workspace("1", "one", str(tmp_path), 0.0, models=chosen)
    first, _ = model_handles.of(workspace)
    again, _ = model_handles.of(workspace)
    assert first == again
    assert first[LlmRole.MAIN] is again[LlmRole.MAIN]
    assert first[LlmRole.MAIN].llm.images is ImageTokenRule.ANTHROPIC
    assert first[LlmRole.MAIN].llm.max_images == 100
    models.edit(OwnModel("ollama", "small", window=8_000))
    changed, _ = model_handles.of(workspace)
    assert changed[LlmRole.FAST] is not first[LlmRole.FAST]
    assert changed[LlmRole.FAST].llm.window == 8_000
    assert changed[LlmRole.MAIN] is first[LlmRole.MAIN]


async def _serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A small server of models: Ollama's paths and LM Studio's, one model each."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
    await reader.readexactly(int(fields.get("content-length", 0)))
    path = head.split()[1]
    documents: Mapping[str, str] = {
        "/api/tags": '{"models": [{"name": "tiny"}]}',
        "/api/ps": '{"models": []}',
        "/api/show": '{"capabilities": ["completion"], "model_info": {"a.context_length": 4096}}',
        "/v1/models": '{"data": [{"id": "tiny"}]}',
        "/props": '{"default_generation_settings": {"n_ctx": 2048}}',
    }
    body = documents.get(path, "").encode()
    status = "200 OK" if body else "404 Not Found"
    writer.write(f"HTTP/1.1 {status}\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
    await writer.drain()
    writer.close()


async def test_lists_come_over_real_http_from_servers_of_this_machine() -> None:
    server = await asyncio.start_server(_serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    provider_factory = HttpProviderFactory()
    async with server:
        address = f"http://127.0.0.1:{port}"
        ollama = Endpoint("o", "O", DialectId.OLLAMA, address, needs_key=False)
        [model] = await list_models(ollama, "", provider_factory.fetch)
        assert (model.id, model.window, model.tools) == ("tiny", 4_096, False)
        llama = Endpoint("l", "L", DialectId.OPENAI_CHAT, f"{address}/v1", needs_key=False)
        [model] = await list_models(llama, "", provider_factory.fetch)
        assert (model.id, model.window) == ("tiny", 2_048)
        missing = Endpoint("g", "G", DialectId.ANTHROPIC, f"{address}/none", needs_key=False)
        with pytest.raises(ProviderError):
            await list_models(missing, "", provider_factory.fetch)
    await provider_factory.close()
