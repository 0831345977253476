"""A model's server in a thread of its own, which outlives windows and gives a test's answers.

The server speaks the chat dialect. A workspace uses it through the files that the settings write.
"""

import asyncio
import json
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from tests.app.vaults import FakeKeyring
from tests.system.peers.fault_modes import Conversation, well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import Called, chat
from tests.waiting import LIMIT_SECONDS, until

SERVED = AppParts(vault=FakeKeyring, environ={})
WINDOW = 128_000
STEP = 0.01


def says(*texts: str, calls: Sequence[Called] = ()) -> Answer:
    """Return a complete answer."""
    return lambda talk: well(talk, chat(texts, calls))


def refuses(status: str, message: str, **headers: str) -> Answer:
    body = json.dumps({"error": {"message": message, "type": "error"}}).encode()
    return lambda talk: talk.refuse(status, body, **headers)


def begins(text: str, may_go_on: threading.Event, *more: str) -> Answer:
    """Return an answer that sends its first text at once, and the rest when it may go on."""

    async def answer(talk: Conversation) -> None:
        say = chat((text, *more), ())
        await talk.begin(say)
        await talk.chunk(say.events[0])
        await until(may_go_on.is_set)
        for event in say.events[1:]:
            await talk.chunk(event)
        await talk.end()

    return answer


def breaks_off(text: str, may_break: threading.Event) -> Answer:
    """Return an answer whose connection breaks after the first text, when it may."""

    async def answer(talk: Conversation) -> None:
        say = chat((text, "never sent"), ())
        await talk.begin(say)
        await talk.chunk(say.events[0])
        await until(may_break.is_set)
        talk.drop()

    return answer


def for_ever(text: str) -> Answer:
    """Return an answer that sends text without end, until the client disconnects."""

    async def answer(talk: Conversation) -> None:
        await talk.begin(chat((text,), ()))
        number = 0
        while True:
            await talk.chunk(chat((f"{text} {number} ",), ()).events[0])
            number += 1
            await asyncio.sleep(STEP)

    return answer


@dataclass
class Served:
    """Answers each request with the next planned answer, or else with the result of `choose`."""

    choose: Callable[[bytes], Answer] = lambda _body: says("Well.")
    """Chooses the answer to a request's body when none is planned."""
    plans: deque[Answer] = field(default_factory=deque)
    received: list[Received] = field(default_factory=list)
    port: int = 0

    def __enter__(self) -> Self:
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(ready)))
        self._thread.start()
        assert ready.wait(LIMIT_SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    @property
    def bodies(self) -> list[bytes]:
        return [item.body for item in self.received]

    def plan(self, *answers: Answer) -> None:
        self.plans.extend(answers)

    async def _serve(self, ready: threading.Event) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        async with _Listening(self) as server:
            self.port = server.port
            ready.set()
            await self._over.wait()

    def answer(self, received: Received) -> Answer:
        return self.plans.popleft() if self.plans else self.choose(received.body)


class _Listening(FaultServer):
    """The sockets of a server that is scripted."""

    def __init__(self, served: Served) -> None:
        super().__init__(received=served.received, port=served.port)
        self._served = served

    def answer(self, received: Received) -> Answer:
        return self._served.answer(received)


def typed(body: bytes) -> list[str]:
    """Return the user's texts in a request."""
    results = []
    for message in json.loads(body)["messages"]:
        content = message["content"]
        if message["role"] != "user":
            continue
        parts = [content] if isinstance(content, str) else [p.get("text", "") for p in content]
        results += parts
    return results


def called(body: bytes) -> int:
    """Return the number of rounds of calls since the user's last message."""
    rounds = 0
    for message in json.loads(body)["messages"]:
        if message["role"] == "user":
            rounds = 0
        rounds += bool(message.get("tool_calls"))
    return rounds


async def put_on(
    data: Path,
    folder: Path,
    port: int,
    *,
    window: int = WINDOW,
    policy: Policy | None = None,
    trusted: bool = True,
    names_sessions: bool = False,
) -> str:
    """Let a workspace use the server, as a user does in the settings. Return the workspace's ID.

    This adds an endpoint, sets a model's window, and selects the model for the workspace. A
    question for a session's name would take the answer that a test planned for the conversation.
    """

    paths = find_paths(data)
    make_private_folders(paths)
    container = AppContainer(paths, SERVED)
    await asyncio.to_thread(container.settings.set, NAME_SESSIONS, names_sessions)
    models = await container.models()
    url = f"http://127.0.0.1:{port}/v1"
    models.add_endpoint(OwnEndpoint("own", DialectId.OPENAI_CHAT, url, needs_key=False))
    models.edit(OwnModel("own", "scripted", window=window, max_output=4_000))
    open_workspace = await container.open(container.workspaces.for_folder(folder))
    await open_workspace.choose_model(LlmRole.MAIN, "own/scripted")
    if policy is not None:
        await open_workspace.choose_policy(policy)
    if trusted:
        await open_workspace.permissions.trust(True)
    await open_workspace.close()
    await container.close()
    return open_workspace.workspace.id
