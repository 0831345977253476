"""Uses the dialect of the recipe: a server on this machine is asked, and answers in pieces."""

import asyncio
import json
import sys
from pathlib import Path

import helix_desktop
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DIALECT_NAMES, DialectId
from helix_desktop.domain.events import AssistantReplied, Recorded
from helix_desktop.domain.llm import LlmRole, StopReason
from helix_desktop.domain.messages import Text
from helix_desktop.providers.models.endpoints import OwnEndpoint
from tests.app.vaults import FakeKeyring
from tests.fakes.counter import FakeCounter

PIECES = ({"text": "loop"}, {"text": "back"}, {"over": True})


class Server:
    """Answers each request with the pieces, one after the other."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, bytes]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        self.requests.append((head.splitlines()[0], body))
        writer.write(
            b"HTTP/1.1 200 OK\r\ncontent-type: application/x-ndjson\r\nconnection: close\r\n\r\n"
        )
        for piece in PIECES:
            writer.write(json.dumps(piece).encode() + b"\n")
            await writer.drain()
        writer.close()


async def main(base: Path) -> None:
    assert Path(helix_desktop.__file__).is_relative_to(Path.cwd())
    assert DIALECT_NAMES[DialectId("plain")] == "Plain"
    paths = find_paths(base / "data")
    make_private_folders(paths)
    (base / "project").mkdir()
    server = Server()
    async with await asyncio.start_server(server.serve, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        container = AppContainer(
            paths, AppParts(counter=lambda _paths: FakeCounter(), vault=FakeKeyring, environ={})
        )
        address = f"http://127.0.0.1:{port}/v1"
        own = OwnEndpoint("own", DialectId("plain"), address, needs_key=False)
        (await container.models()).add_endpoint(own)
        open_workspace = await container.open(container.workspaces.for_folder(base / "project"))
        await open_workspace.choose_model(LlmRole.MAIN, "own/some-model")
        session = await open_workspace.send(NO_SESSION, "who is there?")
        await open_workspace.sessions.idle()
        journal = await open_workspace.sessions.transcript(session)
        await open_workspace.close()
        await container.close()
    events = [item.event for item in journal if isinstance(item, Recorded)]
    (reply,) = [event for event in events if isinstance(event, AssistantReplied)]
    assert reply.parts == (Text("loopback"),), reply
    assert reply.reason is StopReason.ANSWERED
    line, body = server.requests[0]  # the next one asks for a name of the session
    assert line == "POST /v1/say HTTP/1.1"
    sent = json.loads(body)
    assert sent["model"] == "some-model"
    assert sent["messages"][-1]["text"].endswith("who is there?")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
