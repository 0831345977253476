"""Lists of models as gateways and local servers send them, over real connections."""

import json
from collections.abc import Mapping

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.models.discovery import list_models
from tests.providers.http.talking import LITTLE
from tests.system.peers.fault_modes import Mode, Say
from tests.system.peers.fault_server import FaultServer, Received


async def listed(documents: Mapping[str, object]) -> tuple[ListedModel, ...]:
    """The models of a server with these documents; at other paths it has a page of its own."""

    def choose(received: Received) -> tuple[Mode, Say]:
        document = documents.get(received.path, {"detail": "Not Found"})
        return Mode.WELL, Say((json.dumps(document).encode(),), kind="application/json")

    async with FaultServer(choose=choose) as server:
        line = HttpClient(LITTLE)
        place = Endpoint("x", "X", DialectId.OPENAI_CHAT, f"{server.url}/v1")
        try:
            return await list_models(place, "", line.fetch)
        finally:
            await line.close()


def entries(*lines: dict[str, object]) -> dict[str, object]:
    return {"object": "list", "data": list(lines)}


async def test_litellm_tells_windows_in_its_list() -> None:
    limits = {"max_input_tokens": 200_000, "max_output_tokens": 64_000}
    lines = entries({"id": "a", **limits}, {"id": "b", "model_info": limits})
    assert await listed({"/v1/models": lines}) == (
        ListedModel("a", window=200_000, max_output=64_000),
        ListedModel("b", window=200_000, max_output=64_000),
    )


async def test_litellm_tells_windows_beside_its_list() -> None:
    info = {"max_input_tokens": 32_000, "max_output_tokens": None, "mode": "chat"}
    served = entries({"model_name": "a", "litellm_params": {}, "model_info": info})
    lines = entries({"id": "a", "owned_by": "openai"}, {"id": "b"})
    result = await listed({"/v1/models": lines, "/model/info": served})
    assert result == (ListedModel("a", window=32_000), ListedModel("b"))


async def test_vllm_tells_the_longest_request() -> None:
    line = {"id": "a", "owned_by": "vllm", "root": "a", "max_model_len": 40_960}
    assert await listed({"/v1/models": entries(line)}) == (ListedModel("a", window=40_960),)


async def test_openrouter_and_those_like_it_tell_the_length_of_the_context() -> None:
    line = {"id": "a/b", "context_length": 262_144, "top_provider": {"max_completion_tokens": 8}}
    [model] = await listed({"/v1/models": entries(line)})
    assert (model.window, model.max_output) == (262_144, 8)


async def test_lm_studio_tells_the_window_of_a_loaded_model_beside_its_list() -> None:
    own = entries({"id": "a", "loaded_context_length": 16_384}, {"id": "b"})
    result = await listed({"/v1/models": entries({"id": "a"}, {"id": "b"}), "/api/v0/models": own})
    assert [item.window for item in result] == [16_384, 0]


async def test_an_implausible_limit_in_a_list_of_models_is_ignored() -> None:
    line = {"id": "a", "max_input_tokens": -1, "model_info": {"max_input_tokens": 4_096}}
    other = {"id": "b", "model_info": "none"}
    result = await listed({"/v1/models": entries(line, other)})
    assert [item.window for item in result] == [4_096, 0]
