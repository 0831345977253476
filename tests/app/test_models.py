"""What can be chosen: models shipped, added and listed over HTTP, joined anew after each change."""

import asyncio
import json
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, http_provider_factory
from helix_desktop.app.environment import Paths, resources_folder
from helix_desktop.app.models.model_registry import (
    ENDPOINTS,
    MODEL_LISTS,
    PRACTICE_NAME,
    ModelRegistry,
)
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderAccessDenied, ResourceError, SettingsError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import MODELS_FILE, FigureSource, OwnModel
from tests.app.app_stage import Place, open_place, run_turn

MINE = OwnEndpoint("mine", DialectId.OPENAI_CHAT, "https://mine.example/v1")


def test_what_the_user_adds_is_there_again_after_a_restart(paths: Paths) -> None:
    models = ModelRegistry(paths)
    models.add_endpoint(MINE)
    models.edit(OwnModel("mine", "house", window=9_000))
    again = ModelRegistry(paths)
    assert again.endpoints["mine"].base_url == "https://mine.example/v1"
    assert again.find("mine/house").llm.window == 9_000
    assert again.drop_endpoint("mine")
    assert "mine" not in ModelRegistry(paths).endpoints


def test_what_an_endpoint_told_is_known_until_its_address_changes(paths: Paths) -> None:
    models = ModelRegistry(paths)
    endpoint = models.add_endpoint(MINE)
    models.learn(endpoint, (ListedModel("house", window=50_000),), at=7.0)
    again = ModelRegistry(paths)
    assert again.find("mine/house").llm.window == 50_000
    assert again.find("mine/house").figures is FigureSource.LISTED
    assert again.listed_at(again.endpoint("mine")) == 7.0
    moved = again.add_endpoint(OwnEndpoint("mine", DialectId.OPENAI_CHAT, "https://b.example"))
    assert again.find("mine/house").figures is FigureSource.GUESSED
    assert again.listed_at(moved) == 0.0


def test_a_damaged_list_of_what_was_told_is_made_anew(paths: Paths) -> None:
    (paths.data / MODEL_LISTS).write_text("{")
    models = ModelRegistry(paths)
    assert models.problems == ()
    models.learn(models.endpoint("ollama"), (ListedModel("m", window=4_096),), at=1.0)
    assert ModelRegistry(paths).find("ollama/m").llm.window == 4_096


def test_a_broken_catalogue_is_told_and_the_rest_works(paths: Paths, tmp_path: Path) -> None:
    (tmp_path / MODELS_FILE).write_text("{}")
    models = ModelRegistry(Paths(paths.data, paths.config, paths.logs, tmp_path))
    [problem] = models.problems
    assert isinstance(problem, ResourceError)
    assert models.find("openai/gpt-5.5").figures is FigureSource.GUESSED
    models.edit(OwnModel("openai", "gpt-5.5", window=400_000))
    assert models.find("openai/gpt-5.5").llm.window == 400_000


def test_broken_files_of_the_user_are_told(paths: Paths) -> None:
    (paths.config / ENDPOINTS).write_text("{")
    (paths.config / MODELS_FILE).write_text(
        '{"models": [{"endpoint": "a", "id": "b", "window": 1}]}'
    )
    problems = [str(problem) for problem in ModelRegistry(paths).problems]
    assert len(problems) == 2
    assert "endpoints.unreadable.json" in problems[0]
    assert "models.json" in problems[1]


@pytest.mark.parametrize("name", ["", "openai", "openai/", "nobody/gpt", "/gpt", "openai/a\nb"])
def test_a_name_that_names_nothing_is_refused(paths: Paths, name: str) -> None:
    with pytest.raises(SettingsError):
        ModelRegistry(paths).checked(name)


def test_a_model_name_is_kept_without_the_spaces_around_it(paths: Paths) -> None:
    models = ModelRegistry(paths)
    assert models.checked(" groq/openai/gpt-oss-20b ") == "groq/openai/gpt-oss-20b"
    assert models.checked(PRACTICE_NAME) == PRACTICE_NAME


def test_nothing_of_a_project_is_ever_read(paths: Paths, tmp_path: Path) -> None:
    """The only places are the user's config and data, and what ships."""
    project = tmp_path / "project"
    for name in (ENDPOINTS, MODELS_FILE):
        for folder in (project, project / ".helix-desktop", project / "config"):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text('{"endpoints": [{"id": "evil"}]}')
    models = ModelRegistry(paths)
    assert "evil" not in models.endpoints
    assert models.problems == ()
    assert paths.resources == resources_folder()


async def test_only_models_that_can_be_asked_are_offered(place: Place) -> None:
    place.environ["OPENAI_API_KEY"] = "sk-planted-0123456789-wxyz"
    async with open_place(place) as open_workspace:
        others = open_workspace.compactions._others
        names = [name for name, _llm in await others.llms()]
        assert any(name.startswith("openai/") for name in names)
        assert not any(name.startswith("anthropic/") for name in names)
        handle = others.model_handle("openai/gpt-5.5")
        assert handle.llm.id == "gpt-5.5"
        assert open_workspace.workspace.models == {}
        with pytest.raises(SettingsError):
            others.model_handle("nowhere/at-all")


MAIN = LlmRole.MAIN


async def test_what_runs_on_this_machine_is_found_and_can_be_chosen(place: Place) -> None:
    place.provider_factory.documents = {
        "http://127.0.0.1:11434/api/tags": b'{"models": [{"name": "tiny"}]}',
        "http://127.0.0.1:11434/api/ps": b'{"models": [{"name": "tiny", "context_length": 5000}]}',
        "http://127.0.0.1:11434/api/show": b"{}",
    }
    async with open_place(place) as open_workspace:
        [near] = await (await place.container.model_lists()).near()
        assert near.endpoint.id == "ollama"
        await open_workspace.choose_model(MAIN, "ollama/tiny")
        assert open_workspace.sessions.llm.window == 5_000
        assert not any("assumed" in note for note in open_workspace.settings.roles.notes)


async def test_a_list_that_is_refused_is_told_without_the_key_and_the_key_looked_for_again(
    place: Place,
) -> None:
    place.provider_factory.failure = ProviderAccessDenied("no planted-list-key here")
    async with open_place(place):
        endpoint = (await place.container.models()).endpoint("openai")
        await place.container.keys.keep(endpoint, "planted-list-key")
        lists = await place.container.model_lists()
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
        place.paths, replace(place.container.parts, provider_factory=http_provider_factory)
    )
    async with open_place(place) as open_workspace:
        server = await asyncio.start_server(_chat, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            models = await place.container.models()
            url = f"http://127.0.0.1:{port}/v1"
            own = OwnEndpoint("office", DialectId.OPENAI_CHAT, url, variable="OFFICE_KEY")
            models.add_endpoint(own)
            place.environ["OFFICE_KEY"] = "office-key-0815"
            await open_workspace.choose_model(MAIN, "office/house-7b")
            _, answer = await run_turn(open_workspace)
        assert answer == "house-7b heard 0815 at /v1/chat/completions"
