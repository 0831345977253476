"""What is shown of a request is what was and will be sent, byte for byte and in any dialect."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, digest_of
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.request_view import InspectedKind
from helix_desktop.providers.models.endpoints import OwnEndpoint
from tests.app.vaults import Ring
from tests.fakes.counter import FakeCounter

CHAT = {"choices": [{"index": 0, "delta": {"content": "Well."}, "finish_reason": "stop"}]}
RESPONSE = {
    "id": "r",
    "status": "completed",
    "output": [
        {
            "type": "message",
            "role": "assistant",
            "id": "m",
            "content": [{"type": "output_text", "text": "Well."}],
        }
    ],
}
GEMINI = {"candidates": [{"content": {"parts": [{"text": "Well."}]}, "finishReason": "STOP"}]}
OLLAMA = {"message": {"role": "assistant", "content": "Well."}, "done": True, "done_reason": "stop"}
MESSAGES = (
    {"type": "message_start", "message": {"id": "m", "usage": {"input_tokens": 9}}},
    {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
    {
        "type": "content_block_delta",
        "index": 0,
        "delta": {"type": "text_delta", "text": "Well."},
    },
    {"type": "content_block_stop", "index": 0},
    {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 2}},
    {"type": "message_stop"},
)


def sse(*events: object) -> str:
    return "".join(f"data: {json.dumps(event)}\n\n" for event in events)


ANSWERS: dict[DialectId, tuple[str, str]] = {
    DialectId.OPENAI_CHAT: ("text/event-stream", sse(CHAT) + "data: [DONE]\n\n"),
    DialectId.OPENAI_RESPONSES: (
        "text/event-stream",
        sse(
            {"type": "response.output_text.delta", "output_index": 0, "delta": "Well."},
            {"type": "response.completed", "response": RESPONSE},
        ),
    ),
    DialectId.ANTHROPIC: (
        "text/event-stream",
        "".join(f"event: {each['type']}\ndata: {json.dumps(each)}\n\n" for each in MESSAGES),
    ),
    DialectId.GEMINI: ("text/event-stream", sse(GEMINI)),
    DialectId.OLLAMA: ("application/x-ndjson", json.dumps(OLLAMA) + "\n"),
}


class Listener:
    """A server that answers one dialect and keeps every body it was sent to be answered."""

    def __init__(self, dialect: DialectId) -> None:
        self._kind, self._answer = ANSWERS[dialect]
        self.bodies: list[bytes] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with server:
            yield server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        fields = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
        body = await reader.readexactly(int(fields.get("content-length", 0)))
        if "counttokens" not in head.partition("\r\n")[0]:
            self.bodies.append(body)
        data = self._answer.encode()
        writer.write(
            f"HTTP/1.1 200 OK\r\ncontent-type: {self._kind}\r\ncontent-length: {len(data)}\r\n"
            "connection: close\r\n\r\n".encode()
            + data
        )
        await writer.drain()
        writer.close()


async def _container(
    base: Path, dialect: DialectId, port: int
) -> tuple[AppContainer, OpenWorkspace]:
    paths = find_paths(base / "data")
    make_private_folders(paths)
    (base / "project").mkdir(exist_ok=True)
    parts = AppParts(counter=lambda _paths: FakeCounter(), vault=Ring, environ={})
    container = AppContainer(paths, parts)
    own = OwnEndpoint("own", dialect, f"http://127.0.0.1:{port}/v1", needs_key=False)
    (await container.models()).add_endpoint(own)
    workspace = container.workspaces.for_folder(base / "project")
    open_workspace = await container.open(workspace)
    await open_workspace.choose_model(LlmRole.MAIN, "own/some-model")
    return container, open_workspace


@pytest.mark.parametrize("dialect", list(ANSWERS))
async def test_the_bytes_that_are_shown_are_the_bytes_that_are_sent(
    dialect: DialectId, tmp_path: Path
) -> None:
    listener = Listener(dialect)
    async with listener.running() as port:
        container, open_workspace = await _container(tmp_path, dialect, port)
        session = await open_workspace.send(NO_SESSION, "first – “quoted” 🧬")
        await open_workspace.settled(session)
        for words in ("second", "third\nwith two lines"):
            shown = await open_workspace.requests.written(session, draft=words)
            await open_workspace.send(session, words)
            await open_workspace.settled(session)
            assert shown is not None
            assert shown.data == listener.bodies[-1]
        steps = await open_workspace.requests.sent(session)
        assert len(steps) == len(listener.bodies) == 3
        for seq, body in zip(steps.seqs, listener.bodies, strict=True):
            found = await open_workspace.requests.written(session, seq)
            assert found is not None
            assert (found.data, found.sha, found.same) == (body, digest_of(body), True)
            assert (await open_workspace.requests.past(session, seq)).body == digest_of(body)
        last = steps.seqs[-1]
        branch = await open_workspace.conversing.branch(session, last + 1)
        found = await open_workspace.requests.written(branch, steps.seqs[0])
        assert found is not None
        assert found.same
        await open_workspace.close()
        await container.close()


@pytest.mark.parametrize("dialect", list(ANSWERS))
async def test_the_bytes_of_a_draft_have_what_the_draft_mentions(
    dialect: DialectId, tmp_path: Path
) -> None:
    listener = Listener(dialect)
    async with listener.running() as port:
        container, open_workspace = await _container(tmp_path, dialect, port)
        (tmp_path / "project" / "notes.md").write_text("a line of notes\n" * 200)
        kept = await open_workspace.handed.keep_text("log", b"an output of before\n" * 50)
        draft = f"compare @notes.md with #{kept[:16]} please"
        first = await open_workspace.requests.next(NO_SESSION, draft)
        session = await open_workspace.send(NO_SESSION, "first")
        await open_workspace.settled(session)
        shown = await open_workspace.requests.written(session, draft=draft)
        looked = await open_workspace.requests.next(session, draft)
        weighed = await open_workspace.requests.weigh(session, draft)
        await open_workspace.send(session, draft)
        await open_workspace.settled(session)
        assert shown is not None
        assert shown.data == listener.bodies[-1]
        assert shown.data.count(b"a line of notes") == 200
        typed = [block for block in looked.blocks if block.sort is InspectedKind.DRAFT]
        assert [block.text.partition(":")[0] for block in typed] == [
            draft,
            "[@notes.md",
            f"[#{kept[:16]}",
        ]
        assert looked.tokens == weighed.tokens == sum(block.tokens for block in looked.blocks)
        assert dict(weighed.by_kind)[None] == sum(block.tokens for block in typed)
        begun = [block.text for block in first.blocks if block.sort is InspectedKind.DRAFT]
        assert begun == [block.text for block in typed]
        await open_workspace.close()
        await container.close()
