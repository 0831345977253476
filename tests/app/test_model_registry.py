"""Lists of models and turns over HTTP, as the hall asks for them."""

import asyncio
import json

import pytest

from helix_desktop.app.container import AppContainer, http_provider_factory
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderAccessDenied
from helix_desktop.domain.llm import (
    LlmRole,
)
from helix_desktop.domain.value import replace
from helix_desktop.providers.models.endpoints import OwnEndpoint
from tests.app.app_stage import Place, opened, said

MAIN = LlmRole.MAIN


async def test_what_runs_on_this_machine_is_found_and_can_be_chosen(place: Place) -> None:
    place.speech.documents = {
        "http://127.0.0.1:11434/api/tags": b'{"models": [{"name": "tiny"}]}',
        "http://127.0.0.1:11434/api/ps": b'{"models": [{"name": "tiny", "context_length": 5000}]}',
        "http://127.0.0.1:11434/api/show": b"{}",
    }
    async with opened(place) as open_workspace:
        [found] = await (await place.container.lists()).near()
        assert found.endpoint.id == "ollama"
        await open_workspace.choose_model(MAIN, "ollama/tiny")
        assert open_workspace.llm.window == 5_000
        assert not any("assumed" in note for note in open_workspace.notes)


async def test_a_list_that_is_refused_is_told_without_the_key_and_the_key_looked_for_again(
    place: Place,
) -> None:
    place.speech.failure = ProviderAccessDenied("no planted-list-key here")
    async with opened(place):
        endpoint = (await place.container.models()).endpoint("openai")
        await place.container.keys.keep(endpoint, "planted-list-key")
        lists = await place.container.lists()
        assert await lists.with_keys() == (endpoint,)
        with pytest.raises(ProviderAccessDenied, match=r"no .key removed. here"):
            await lists.ask(endpoint)
        looks = place.ring.looks
        with pytest.raises(ProviderAccessDenied):
            await lists.ask(endpoint)
        assert place.ring.looks == looks + 1


async def _chat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that speaks Chat Completions and says which key and model it was asked with."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
    body = json.loads(await reader.readexactly(int(fields["content-length"])))
    text = f"{body['model']} heard {fields['authorization'][-4:]} at {head.split()[1]}"
    chunks = [
        {"choices": [{"index": 0, "delta": {"role": "assistant", "content": text}}]},
        {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]},
        {"choices": [], "usage": {"prompt_tokens": 12, "completion_tokens": 3}},
    ]
    lines = [f"data: {json.dumps(chunk)}\n\n" for chunk in chunks]
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
    writer.write("".join([*lines, "data: [DONE]\n\n"]).encode())
    await writer.drain()
    writer.close()


async def test_a_turn_over_real_http_from_an_endpoint_of_ones_own(place: Place) -> None:
    place.container = AppContainer(
        place.paths, replace(place.container.parts, speech=http_provider_factory)
    )
    async with opened(place) as open_workspace:
        server = await asyncio.start_server(_chat, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            models = await place.container.models()
            url = f"http://127.0.0.1:{port}/v1"
            own = OwnEndpoint("office", DialectId.OPENAI_CHAT, url, variable="OFFICE_KEY")
            models.add_endpoint(own)
            place.environ["OFFICE_KEY"] = "office-key-0815"
            await open_workspace.choose_model(MAIN, "office/house-7b")
            _, answer = await said(open_workspace)
        assert answer == "house-7b heard 0815 at /v1/chat/completions"
