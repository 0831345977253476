"""Fifty keys go through every channel there is, to servers that echo them: none is ever written."""

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders, start_log, stop_log
from helix_desktop.app.models.model_registry import MODEL_LISTS
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Ending, Recorded, TurnEnded
from helix_desktop.domain.live_events import TurnFinished
from helix_desktop.domain.llm import LlmRole, ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.providers.models.discovery import list_models
from helix_desktop.providers.models.endpoints import OwnEndpoint
from tests.app.vaults import FakeKeyring
from tests.fakes.counter import FakeCounter

pytestmark = pytest.mark.slow

COUNT = 50
SHAPES = (
    "sk-{}",
    "sk-ant-api03-{}",
    "AIza{}",
    "ghp_{}",
    "xoxb-{}",
    "Bearer-like/{}==",
    "{}",
    "eyJ{}.eyJx",
    "plain.words.{}",
    "{}+with%signs",
)
DIALECTS = (
    DialectId.OPENAI_CHAT,
    DialectId.OPENAI_RESPONSES,
    DialectId.ANTHROPIC,
    DialectId.GEMINI,
)
WAYS = ("vault", "workspace", "environment")


def planted(number: int) -> str:
    return SHAPES[number % len(SHAPES)].format(f"planted{number:02}Q7w9Z3x5V1b8N6m4")


SECRETS = [planted(number) for number in range(COUNT)]


def stream(*lines: str) -> str:
    return "".join(f"data: {line}\n\n" for line in lines)


def echoes(key: str) -> list[tuple[int, str, str]]:
    """Answers that hand a key back: refusals, pages, errors in the middle of a stream."""
    message = f"Incorrect API key provided: {key}"
    error = {
        "error": {"message": message, "type": "invalid_request_error", "code": "invalid_api_key"}
    }
    anthropic = {"type": "error", "error": {"type": "authentication_error", "message": message}}
    return [
        (401, "application/json", json.dumps(error)),
        (403, "text/html", f"<html><title>{key}</title><p>{quote(key, safe='')}</p></html>"),
        (400, "application/json", json.dumps([error])),
        (404, "text/plain", key),
        (200, "text/html", f"<html>{key}</html>"),
        (200, "text/event-stream", stream(json.dumps(error))),
        (200, "text/event-stream", f"event: error\n{stream(json.dumps(anthropic))}"),
    ]


class Echo:
    """A server that answers with the key it was shown, each time in another way."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self._answers = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with server:
            yield server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
        await reader.readexactly(int(fields.get("content-length", 0)))
        key = next((secret for secret in SECRETS if secret in head), "")
        self.shown.add(key)
        if "/models" in head.splitlines()[0] and "generate" not in head.splitlines()[0].lower():
            status, kind, body = 200, "application/json", json.dumps({"data": [{"id": key}]})
        else:
            answers = echoes(key)
            status, kind, body = answers[self._answers % len(answers)]
            self._answers += 1
        data = body.encode()
        writer.write(
            f"HTTP/1.1 {status} X\r\ncontent-type: {kind}\r\ncontent-length: {len(data)}\r\n"
            f"x-request-id: {key}\r\nconnection: close\r\n\r\n".encode("latin-1")
            + data
        )
        await writer.drain()
        writer.close()


class Plant:
    """A whole application with fifty endpoints, each with a key from another place."""

    def __init__(self, base: Path) -> None:
        self.base = base
        (base / "project").mkdir()
        self.paths = find_paths(base / "data")
        make_private_folders(self.paths)
        self.environ: dict[str, str] = {}
        parts = AppParts(
            counter=lambda _paths: FakeCounter(), vault=lambda: FakeKeyring(), environ=self.environ
        )
        self.container = AppContainer(self.paths, parts)
        self.workspace = self.container.workspaces.for_folder(base / "project")
        self.output: list[str] = []

    async def endpoint(self, number: int, port: int) -> Endpoint:
        models = await self.container.models()
        own = OwnEndpoint(
            id=f"p{number}",
            dialect=DIALECTS[number % len(DIALECTS)],
            base_url=f"http://127.0.0.1:{port}/v1",
            variable=f"PLANTED_{number}",
        )
        endpoint = await asyncio.to_thread(models.add_endpoint, own)
        secret, keys = SECRETS[number], self.container.keys
        match WAYS[number % len(WAYS)]:
            case "vault":
                await keys.keep(endpoint, secret)
            case "workspace":
                await keys.keep(endpoint, secret, self.workspace.id)
            case _:
                self.environ[endpoint.variable] = secret
        return endpoint

    async def play(self, port: int) -> None:
        open_workspace = await self.container.open(self.workspace)
        open_workspace.subscribe(
            lambda live: self.output.append(live.detail) if isinstance(live, TurnFinished) else None
        )
        session = NO_SESSION
        for number in range(COUNT):
            endpoint = await self.endpoint(number, port)
            await open_workspace.choose_model(LlmRole.MAIN, f"{endpoint.id}/some-model")
            session = await open_workspace.send(session, "hello")
            await open_workspace.sessions.idle()
            await self._fail_loudly(open_workspace, endpoint)
        items = await open_workspace.sessions.transcript(session)
        events = [item.event for item in items if isinstance(item, Recorded)]
        ends = [event for event in events if isinstance(event, TurnEnded)]
        assert [end.ending for end in ends] == [Ending.FAILED] * COUNT
        self.output += [repr(item) for item in items]
        self.output += [str(error) for error in (await self.container.models()).problems]
        await open_workspace.close()
        await self.container.close()

    async def _fail_loudly(self, open_workspace: OpenWorkspace, endpoint: Endpoint) -> None:
        """The same failure as a trace in the log, and keys in whatever else is logged."""
        log = logging.getLogger("planted")
        main = open_workspace._deps.models.main
        request = ModelRequest(main.llm, (Message(Role.USER, (Text("hello"),)),))
        key = await self.container.keys.find(endpoint, self.workspace.id)
        try:
            [event async for event in main.provider.stream(request)]
        except HelixError as error:
            log.exception("the request failed")
            self.output += [f"{error} {error!r} {error.args}", repr(key)]
        log.warning("headers: %s", {"x-custom": key.secret, "authorization": key.secret})
        log.error("address: https://x.example/?key=%s", quote(key.secret, safe=""))
        provider_factory = await self.container.provider_factory()
        models = await self.container.models()
        listed = await list_models(endpoint, key.secret, provider_factory.fetch)
        await asyncio.to_thread(models.learn, endpoint, listed, at=1.0)


@pytest.fixture(scope="module")
def plant(tmp_path_factory: pytest.TempPathFactory) -> Plant:
    base = tmp_path_factory.mktemp("plant")
    planted, echo = Plant(base), Echo()

    async def play() -> None:
        async with echo.running() as port:
            await planted.play(port)

    handler = start_log(planted.paths.logs)
    try:
        asyncio.run(play())
    finally:
        stop_log(handler)
    assert echo.shown == set(SECRETS), "every key was sent and echoed"
    exported = base / "export"
    for verb, destination in (("export", exported), ("backup", base / "copy")):
        words = ["--data-dir", str(planted.paths.data), "workspace", verb, str(destination)]
        assert main([*words, "--workspace", "project"]) == 0
    return planted


def forms(secret: str) -> set[bytes]:
    """A key as it is, as it stands in addresses, and without what surrounds it."""
    return {secret.encode(), quote(secret, safe="").encode()}


def test_no_key_is_in_any_file(plant: Plant) -> None:
    files = [path for path in plant.base.rglob("*") if path.is_file()]
    names = {path.name for path in files}
    assert {"workspace.json", "endpoints.json", "helix-desktop.log", MODEL_LISTS} <= names
    assert any("export" in path.parts for path in files)
    leaks = [
        f"{secret} in {path}"
        for path in files
        for data in [path.read_bytes()]
        for secret in SECRETS
        if any(form in data for form in forms(secret))
    ]
    assert not leaks


def test_the_log_still_says_what_happened(plant: Plant) -> None:
    text = (plant.paths.logs / "helix-desktop.log").read_text()
    assert text.count("the request failed") == COUNT
    assert text.count("[key removed]") >= COUNT
    assert "planted0" not in text


def test_no_key_is_in_the_journal_or_in_what_the_user_is_told(plant: Plant) -> None:
    output = "\n".join(plant.output)
    assert output.count("TurnEnded") == COUNT
    assert not [secret for secret in SECRETS if secret in output]
    assert "planted0" not in output.lower()


def test_no_key_is_in_the_arguments_of_this_process_or_in_a_representation(plant: Plant) -> None:
    arguments = sys.argv
    if sys.platform == "linux":
        arguments = Path("/proc/self/cmdline").read_text().split("\0")
    shown = f"{arguments} {plant.container!r} {plant.container.parts!r} {vars(plant.container)!r}"
    assert not [secret for secret in SECRETS if secret in shown]
