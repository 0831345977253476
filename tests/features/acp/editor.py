"""An editor of one agent: it sends requests, and notes all that it is told."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from helix_desktop.app.commands.window_commands import run_command
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.ports import Provider
from helix_desktop.features.acp.command_acp import serve_agent
from tests.fakes.counter import FakeCounter
from tests.waiting import until

Json = dict[str, Any]


class Refused(Exception):
    """Helix answered with an error."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]


class Editor:
    """One editor; `choose` answers questions about permissions with an option's kind or ID."""

    def __init__(self) -> None:
        self.hear: Callable[[bytes], None] = lambda line: None
        """Takes the lines of this editor."""
        self._numbers = itertools.count()
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self.updates: list[Json] = []
        self.questions: list[Json] = []
        self.lines: list[Json] = []
        self.choose: Callable[[Json], str] = lambda question: "allow_once"

    def receive(self, line: bytes) -> None:
        message: Json = json.loads(line)
        self.lines.append(message)
        if message.get("method") == "session/update":
            self.updates.append(message["params"]["update"])
        elif message.get("method") == "session/request_permission":
            self.questions.append(message["params"])
            self._answer_question(message)
        elif message.get("id") in self._answers:
            self._answers.pop(message["id"]).set_result(message)

    def _answer_question(self, message: Json) -> None:
        wanted = self.choose(message["params"])
        outcome: Json = {"outcome": "cancelled"}
        for option in message["params"]["options"]:
            if wanted in (option["kind"], option["optionId"]):
                outcome = {"outcome": "selected", "optionId": option["optionId"]}
                break
        if wanted != "nothing":
            self.send(id=message["id"], result={"outcome": outcome})

    def send(self, **message: Any) -> None:
        line = json.dumps({"jsonrpc": "2.0", **message}).encode()
        asyncio.get_running_loop().call_soon(self.hear, line)

    async def ask(self, method: str, **params: Any) -> Json:
        number = next(self._numbers)
        self._answers[number] = answer = asyncio.get_running_loop().create_future()
        self.send(id=number, method=method, params=params)
        reply = await answer
        if "error" in reply:
            raise Refused(reply["error"])
        result: Json = reply["result"]
        return result

    async def begin(self, folder: Path | str, **capabilities: Any) -> str:
        """Begin a session; return its ID."""
        await self.ask("initialize", protocolVersion=1, clientCapabilities=capabilities)
        result = await self.ask("session/new", cwd=str(folder), mcpServers=[])
        session: str = result["sessionId"]
        return session

    async def prompt(self, session: str, *texts: str) -> str:
        blocks = [{"type": "text", "text": text} for text in texts]
        result = await self.ask("session/prompt", sessionId=session, prompt=blocks)
        reason: str = result["stopReason"]
        return reason

    def of_kind(self, kind: str) -> list[Json]:
        return [update for update in self.updates if update["sessionUpdate"] == kind]

    @property
    def answer(self) -> str:
        chunks = self.of_kind("agent_message_chunk")
        return "".join(chunk["content"]["text"] for chunk in chunks)

    async def until(self, condition: Callable[[], object]) -> None:
        await until(condition)


def container_of(base: Path, provider: Callable[[], Provider]) -> AppContainer:
    (base / "project").mkdir(exist_ok=True)
    paths = find_paths(base / "data")
    make_private_folders(paths)
    return AppContainer(paths, AppParts(counter=lambda _paths: FakeCounter(), provider=provider))


@asynccontextmanager
async def showing(base: Path, provider: Callable[[], Provider]) -> AsyncIterator[OpenWorkspace]:
    """A window that shows the workspace of the project, as far as the editor notices."""
    container = container_of(base, provider)
    workspace = container.workspaces.for_folder(base / "project")
    open_workspace = await container.open(workspace)
    leave = open_workspace.attend(run_command)
    try:
        yield open_workspace
    finally:
        leave()
        await open_workspace.close()
        # the shell is asked in a thread of its own, which holds a file
        await asyncio.to_thread(container.login_shell.variables)
        await container.close()


@asynccontextmanager
async def editing(base: Path, provider: Callable[[], Provider]) -> AsyncIterator[Editor]:
    """An editor with its agent; the editor leaves in the end, and the agent ends in order."""
    container = container_of(base, provider)
    editor = Editor()
    agent = serve_agent(container, editor.receive)
    editor.hear = agent.connection.hear
    try:
        yield editor
    finally:
        await agent.close()
        await container.close()
