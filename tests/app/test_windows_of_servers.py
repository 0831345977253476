"""No message is cut that fits: servers of six dialects that count otherwise, over real connections.

Each server accepts so many tokens, which the user has set or nobody has, and counts a byte pair of
text as fewer or more tokens than Helix does. Nothing is known of its model.
"""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.provider_factory import HttpProviderFactory
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.events import Ending, Recorded, TurnEnded
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from helix_desktop.providers.signing.request_signers import SigningEnvironment
from tests.app.vaults import FakeKeyring
from tests.fakes.counter import FakeCounter
from tests.providers.signing.cloud_server import (
    ACCESS_KEY,
    KIND,
    SECRET,
    chunk,
)
from tests.system.peers.fault_modes import Say, well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import SAYINGS, messages

SayTexts = Callable[[str, list[str]], Awaitable[list[Ending]]]

RESERVED = 0.125
"""The share of a window that the policy keeps for the reply."""
FILLED = 0.79
LATER_TURNS = 2

TOO_LONG: dict[DialectId, Callable[[int, int], object]] = {
    DialectId.OPENAI_CHAT: lambda count, window: {
        "error": {
            "message": f"This model's maximum context length is {window} tokens. However, your "
            f"messages resulted in {count} tokens. Please reduce the length of the messages.",
            "type": "invalid_request_error",
            "code": "context_length_exceeded",
        }
    },
    DialectId.OPENAI_RESPONSES: lambda _count, _window: {
        "error": {
            "message": "Your input exceeds the context window of this model. Please adjust your "
            "input and try again.",
            "type": "invalid_request_error",
            "code": "context_length_exceeded",
        }
    },
    DialectId.ANTHROPIC: lambda count, window: {
        "type": "error",
        "error": {
            "type": "invalid_request_error",
            "message": f"prompt is too long: {count} tokens > {window} maximum",
        },
    },
    DialectId.GEMINI: lambda count, window: {
        "error": {
            "code": 400,
            "message": f"The input token count ({count}) exceeds the maximum number of tokens "
            f"allowed ({window}).",
            "status": "INVALID_ARGUMENT",
        }
    },
    DialectId.BEDROCK: lambda _count, _window: {
        "message": "Input is too long for requested model."
    },
    DialectId.OLLAMA: lambda _count, _window: {
        "error": "the input length exceeds the context length"
    },
}
"""What each server says of too many tokens; three of them without a figure."""


@dataclass
class CountingServer(FaultServer):
    """Counts the bytes of a request, and refuses what is more than the window."""

    dialect: DialectId = DialectId.OPENAI_CHAT
    window: int = 0
    ratio: float = 1.0
    refused: list[int] = field(default_factory=list)
    accepted: list[tuple[int, bytes]] = field(default_factory=list)

    def answer(self, received: Received) -> Answer:
        if received.method == "GET" or received.path.endswith("/show"):
            return lambda talk: talk.refuse("404 Not Found", b"{}")
        count = round(len(received.body) / 4 * self.ratio)
        window = self.window
        if self.dialect is DialectId.OLLAMA:
            window = min(window, json.loads(received.body)["options"]["num_ctx"])
        if count > window:
            self.refused.append(count)
            body = json.dumps(TOO_LONG[self.dialect](count, window)).encode()
            return lambda talk: talk.refuse("400 Bad Request", body)
        self.accepted.append((count, received.body))
        say = _says(self.dialect, count)
        return lambda talk: well(talk, say)


def _says(dialect: DialectId, count: int) -> Say:
    say = SAYINGS.get(dialect, messages)(("Well.",), ())
    events = say.events
    for name in ("prompt_tokens", "input_tokens", "promptTokenCount", "prompt_eval_count"):
        before, after = f'"{name}": 10'.encode(), f'"{name}": {count}'.encode()
        events = tuple(event.replace(before, after) for event in events)
    if dialect is not DialectId.BEDROCK:
        return Say(events, kind=say.kind)
    data = (
        part.partition(b"data: ")[2]
        for event in events
        for part in event.split(b"\n\n")
        if b"data: " in part
    )
    return Say(tuple(chunk(part) for part in data), kind=KIND)


@asynccontextmanager
async def opened(base: Path, server: CountingServer, *, stated: bool) -> AsyncIterator[SayTexts]:
    """Yield what sends messages in a new session with a model, and returns how turns ended."""
    paths = find_paths(base / "data")
    make_private_folders(paths)
    models = ModelRegistry(paths)
    url = f"{server.url}/v1" if server.dialect.value.startswith("openai") else server.url
    models.add_endpoint(OwnEndpoint("own", server.dialect, url, needs_key=False))
    for model in ("probe", "model"):
        window = {"window": server.window} if stated else {}
        models.edit(OwnModel("own", model, tools=False, **window))
    environment = {"AWS_ACCESS_KEY_ID": ACCESS_KEY, "AWS_SECRET_ACCESS_KEY": SECRET}
    place = SigningEnvironment({**environment, "AWS_REGION": "eu-west-1"}, base)
    parts = AppParts(
        provider_factory=lambda: HttpProviderFactory(signing=place),
        counter=lambda _paths: FakeCounter(),
        vault=FakeKeyring,
        environ={},
    )
    container = AppContainer(paths, parts)
    folder = base / "project"
    folder.mkdir()
    open_workspace = await container.open(container.workspaces.for_folder(folder))

    async def say(model: str, texts: list[str]) -> list[Ending]:
        session = NO_SESSION
        for text in texts:
            chosen = f"own/{model}" if session == NO_SESSION else None
            session = await open_workspace.send(session, text, model=chosen)
            await open_workspace.sessions.idle()
        return [
            item.event.ending
            for item in await open_workspace.sessions.transcript(session)
            if isinstance(item, Recorded) and isinstance(item.event, TurnEnded)
        ]

    try:
        yield say
    finally:
        await open_workspace.close()
        await container.close()


def typed(number: int, tokens: float) -> str:
    """Return a message of so many tokens by Helix's count, of which no part is like another."""
    parts, size = [f"message {number} begins"], 0
    while size < 4 * tokens:
        parts.append(f"{number}-{len(parts)}" + " some words of the user" * 20)
        size += len(parts[-1]) + 1
    return " ".join(parts)


@pytest.mark.slow
@pytest.mark.parametrize("stated", [True, False], ids=["stated", "not stated"])
@pytest.mark.parametrize("ratio", [0.8, 1.0, 1.25, 1.6])
@pytest.mark.parametrize("window", [16_000, 32_000, 128_000, 1_000_000])
@pytest.mark.parametrize("dialect", TOO_LONG)
async def test_no_message_is_cut_that_fits_and_every_turn_goes_on(
    dialect: DialectId, window: int, ratio: float, *, stated: bool, tmp_path: Path
) -> None:
    server = CountingServer(dialect=dialect, window=window, ratio=ratio)
    async with server, opened(tmp_path, server, stated=stated) as say:
        await check(server, say)


async def check(server: CountingServer, say: SayTexts) -> None:
    assert await say("probe", ["hello"]) == [Ending.DONE]
    overhead = max(count for count, _body in server.accepted)
    room = server.window * (1 - RESERVED) - overhead
    assert room > 0
    large = FILLED * room / server.ratio
    texts = [
        typed(0, large),
        *(typed(number, 0.3 * large) for number in range(1, LATER_TURNS + 1)),
    ]
    server.accepted.clear()
    assert await say("model", texts) == [Ending.DONE] * len(texts)
    assert len(server.refused) <= 1, server.refused
    for text in texts:
        assert any(text.encode() in body for _count, body in server.accepted), text[:40]
