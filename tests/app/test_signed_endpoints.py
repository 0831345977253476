"""Bedrock and Vertex AI as providers of one's own: added by region or project, used, and told."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.own_endpoints import TypedOptions
from helix_desktop.app.models.provider_factory import HttpProviderFactory
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderResponseInvalid, SettingsError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.dialects.bedrock_and_vertex import BedrockDialect, VertexDialect
from helix_desktop.providers.models.endpoints import complete_address
from helix_desktop.providers.models.model_catalog import FigureSource
from helix_desktop.providers.signing.request_signers import SigningEnvironment
from tests.app.app_stage import run_turn
from tests.app.test_keys_and_models_commands import Line
from tests.app.vaults import FakeKeyring
from tests.providers.signing.cloud_server import (
    ACCESS_KEY,
    SECRET,
    TOKEN,
    BedrockServer,
    aws_refuses,
    claude_says,
    streams,
)
from tests.system.peers.fault_server import Answer

MODEL = "eu.anthropic.claude-sonnet-4-5-20250929-v1:0"
VERTEX = ("gemini-3-pro", "gemini-3-image", "claude-opus-5", "text-bison")
KEYS = f"[work]\naws_access_key_id={ACCESS_KEY}\naws_secret_access_key={SECRET}\n"


@pytest.fixture
def line(tmp_path: Path) -> Line:
    return Line(find_paths(tmp_path / "data"))


async def test_a_session_is_answered_by_bedrock_with_the_keys_of_a_profile(tmp_path: Path) -> None:
    (tmp_path / ".aws").mkdir()
    file = tmp_path / ".aws" / "credentials"
    file.write_text(f"{KEYS}aws_session_token={TOKEN}\n")
    paths, ring = find_paths(tmp_path / "data"), FakeKeyring()
    make_private_folders(paths)
    (tmp_path / "project").mkdir()
    place = SigningEnvironment({"AWS_REGION": "eu-west-1"}, tmp_path, learn_secret=KNOWN_KEYS.learn)
    server = BedrockServer(token=TOKEN)
    parts = AppParts(
        provider_factory=lambda: HttpProviderFactory(signing=place), vault=lambda: ring, environ={}
    )
    container = AppContainer(paths, parts)
    container.settings.set(NAME_SESSIONS, False)  # each request is of the conversation
    async with server:
        supply = await container.model_settings()
        await supply.add_endpoint(
            "cloud",
            DialectId.BEDROCK,
            address=server.url,
            needs_key=False,
            options=TypedOptions(credentials="work"),
        )
        window = await container.open(container.workspaces.for_folder(tmp_path / "project"))
        await window.choose_model(LlmRole.MAIN, f"cloud/{MODEL}")
        server.answers.append(streams(*claude_says("From Bedrock.")))
        session, answer = await run_turn(window)
        assert answer == "From Bedrock."
        server.token = "another-session-token"
        _, failure = await run_turn(window, session)
        assert "Your sign-in to the provider has expired." in failure
        server.token = TOKEN
        echo = f"The canonical string was {SECRET} {TOKEN}"
        server.answers.append(aws_refuses("400 Bad Request", "ValidationException", echo))
        _, failure = await run_turn(window, session)
        assert "canonical string" in failure
        assert SECRET not in failure
        assert TOKEN not in failure
        await window.close()
        await container.close()
    assert not {text for text in (SECRET, TOKEN) if text in written(tmp_path / "data")}


def tells(document: object) -> Answer:
    body = json.dumps(document).encode()
    return lambda talk: talk.refuse("200 OK", body)


async def test_the_models_of_bedrock_are_listed_by_a_signed_request(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    environment = {"AWS_ACCESS_KEY_ID": ACCESS_KEY, "AWS_SECRET_ACCESS_KEY": SECRET}
    place = SigningEnvironment({**environment, "AWS_REGION": "eu-west-1"}, tmp_path)
    parts = AppParts(
        provider_factory=lambda: HttpProviderFactory(signing=place), vault=FakeKeyring, environ={}
    )
    container, server = AppContainer(paths, parts), BedrockServer()
    profiles = [
        {"inferenceProfileId": MODEL, "inferenceProfileName": "EU Claude", "status": "ACTIVE"},
        {"inferenceProfileId": "eu.amazon.nova-pro-v1:0", "status": "ACTIVE"},
        {"inferenceProfileId": "eu.anthropic.claude-old", "status": "GONE"},
    ]
    own = {
        "modelId": "anthropic.claude-3-haiku-20240307-v1:0",
        "inferenceTypesSupported": ["ON_DEMAND"],
        "inputModalities": ["TEXT", "IMAGE"],
    }
    shared = {
        "modelId": "anthropic.claude-opus-5",
        "inferenceTypesSupported": ["INFERENCE_PROFILE"],
    }
    async with server:
        supply = await container.model_settings()
        endpoint = await supply.add_endpoint(
            "cloud", DialectId.BEDROCK, address=server.url, needs_key=False
        )
        server.answers.append(tells({"inferenceProfileSummaries": profiles}))
        server.answers.append(tells({"modelSummaries": [own, shared]}))
        assert await supply.ask(endpoint) == 2
        # an account may see only one of the lists
        server.answers.append(tells({"inferenceProfileSummaries": profiles}))
        server.answers.append(aws_refuses("403 Forbidden", "AccessDeniedException", "No."))
        assert await supply.ask(endpoint) == 1
        names = [offer.name for offer in await supply.offers() if offer.endpoint == "cloud"]
        assert names == [f"cloud/{MODEL}"]
        server.answers.append(tells([]))
        with pytest.raises(ProviderResponseInvalid, match="didn't return a list of models"):
            await supply.ask(endpoint)
        await container.close()
    first, second = server.received[:2]
    assert first.path == "/inference-profiles?maxResults=1000"
    assert second.path == "/foundation-models?byProvider=anthropic&byOutputModality=TEXT"


async def test_the_lists_of_clouds_are_at_their_own_places() -> None:
    addresses: list[str] = []
    published = {"publisherModels": [{"name": f"publishers/x/models/{name}"} for name in VERTEX]}

    async def fetch(url: str, _headers: Mapping[str, str], _body: bytes = b"") -> bytes:
        addresses.append(url)
        return json.dumps(published if "publishers/google" in url else {}).encode()

    bedrock = complete_address(DialectId.BEDROCK, "eu-central-1")
    assert await BedrockDialect(bedrock).list_models(bedrock, {}, fetch) == ()
    vertex = complete_address(DialectId.VERTEX, "mine/us-east5")
    models = await VertexDialect(vertex).list_models(vertex, {}, fetch)
    assert [model.id for model in models] == ["gemini-3-pro", "claude-opus-5"]
    assert [url.partition("?")[0] for url in addresses] == [
        "https://bedrock.eu-central-1.amazonaws.com/inference-profiles",
        "https://bedrock.eu-central-1.amazonaws.com/foundation-models",
        "https://us-east5-aiplatform.googleapis.com/v1beta1/publishers/google/models",
        "https://us-east5-aiplatform.googleapis.com/v1beta1/publishers/anthropic/models",
    ]


def written(folder: Path) -> str:
    """Everything in the files of a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return "".join(path.read_text(errors="replace") for path in files)


def test_a_provider_is_added_by_region_or_project(line: Line) -> None:
    assert line.models("add", "cloud", "bedrock", "eu-central-1", "--no-key") == 0
    assert "https://bedrock-runtime.eu-central-1.amazonaws.com (bedrock)" in line.text
    named = ("--no-key", "--credentials", "~/account.json")
    assert line.models("add", "google", "vertex", "my-project/global", *named) == 0
    saved = json.loads((line.paths.config / "endpoints.json").read_bytes())["endpoints"]
    assert saved == [
        {
            "id": "cloud",
            "dialect": "bedrock",
            "base_url": "https://bedrock-runtime.eu-central-1.amazonaws.com",
            "needs_key": False,
        },
        {
            "id": "google",
            "dialect": "vertex",
            "base_url": "https://aiplatform.googleapis.com/v1/projects/my-project/locations/global",
            "needs_key": False,
            "credentials": "~/account.json",
        },
    ]


@pytest.mark.parametrize(
    ("dialect", "typed", "address"),
    [
        (DialectId.BEDROCK, "cn-north-1", "https://bedrock-runtime.cn-north-1.amazonaws.com.cn"),
        (DialectId.BEDROCK, "us-gov-west-1", "https://bedrock-runtime.us-gov-west-1.amazonaws.com"),
        (
            DialectId.VERTEX,
            "p1/us-east5",
            "https://us-east5-aiplatform.googleapis.com/v1/projects/p1/locations/us-east5",
        ),
        (
            DialectId.VERTEX,
            "p1/eu",
            "https://aiplatform.eu.rep.googleapis.com/v1/projects/p1/locations/eu",
        ),
        (DialectId.BEDROCK, " https://own.example/x ", "https://own.example/x"),
        (DialectId.OPENAI_CHAT, "eu-central-1", "eu-central-1"),
        (DialectId.BEDROCK, "evil.example/eu-central-1", "evil.example/eu-central-1"),
        (DialectId.VERTEX, "p1@evil.example/eu", "p1@evil.example/eu"),
        (DialectId.VERTEX, "p1/eu#evil", "p1/eu#evil"),
    ],
)
def test_a_region_or_a_project_is_completed_and_anything_else_left(
    dialect: DialectId, typed: str, address: str
) -> None:
    assert complete_address(dialect, typed) == address


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("x", "openai-chat", "https://a.example", "--credentials", "work"), "Only Bedrock and"),
        (
            ("x", "bedrock", "eu-west-1", "--credentials", f"{ACCESS_KEY}:{SECRET}"),
            "isn't a profile",
        ),
        (("x", "bedrock", "eu-west-1", "--header", "Authorization: a"), "carries the key"),
    ],
)
def test_an_endpoint_that_cannot_be_signed_for_is_refused(
    line: Line, words: tuple[str, ...], problem: str
) -> None:
    with pytest.raises(SettingsError, match=problem):
        line.models("add", *words)


@pytest.mark.parametrize(
    "name",
    [
        "cloud/eu.anthropic.claude-sonnet-4-5-20250929-v1:0",
        "cloud/anthropic.claude-sonnet-4-5-20250929-v1:0",
        "cloud/claude-sonnet-4-5@20250929",
    ],
)
def test_the_figures_of_a_model_in_a_cloud_are_those_of_its_maker_without_a_price(
    tmp_path: Path, name: str
) -> None:
    models = AppContainer(find_paths(tmp_path / "data"), AppParts(environ={}))
    registry = asyncio.run(models.models())
    model = registry.find(name)
    assert model.figures is FigureSource.LIKE
    assert model.llm.window >= 200_000
    assert model.llm.prices is None
