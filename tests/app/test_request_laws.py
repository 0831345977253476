"""Looking at a request changes nothing and shows, byte for byte, what was and will be sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import NO_SESSION, digest_of
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import AssistantReplied, WindowSent
from helix_desktop.domain.inspected_request import (
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
)
from helix_desktop.domain.llm import LlmRole, Usage
from helix_desktop.domain.value import replace
from helix_desktop.providers.models.endpoints import OwnEndpoint
from tests.app.vaults import FakeKeyring
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import TALK, long_output, stage
from tests.fakes.counter import FakeCounter
from tests.fakes.memory_store import SavedData
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.flat_deps import exchanged

still = pytest.mark.loop(factory=StillLoop)

QUIET = replace(BALANCED, gate_mode=GateMode.OFF)


def requests_of(conversation: Stage, **parts: object) -> RequestInspector:
    return RequestInspector(
        lambda _session: conversation.runner,
        exchanged(conversation.deps, **parts),
        conversation.store,
    )


def quiet(saved_data: SavedData | None = None) -> Stage:
    """Four turns fit, and nothing is rewritten by itself."""
    return Stage(Speaker(Agent(2)), run=long_output, policy=QUIET, saved_data=saved_data, llm=LARGE)


LARGE = replace(stage(Speaker(always(""))).deps.models.main.llm, window=200_000)


def one(request: InspectedRequest, sort: InspectedKind, at: int = 0) -> InspectedBlock:
    return [block for block in request.blocks if block.sort is sort][at]


@still
async def test_the_tokens_of_the_blocks_are_the_figure_for_every_request() -> None:
    conversation = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    await conversation.say(*TALK, "more")
    requests = requests_of(conversation)
    steps = await requests.sent(SESSION)
    assert len(steps) > 10
    for seq, tokens in zip(steps.seqs, steps.tokens, strict=True):
        request = await requests.earlier(SESSION, seq)
        assert sum(request.by_kind().values()) == request.tokens == tokens
        assert request.verified
        assert BlockState.LOST not in {block.state for block in request.blocks}
    now = await requests.next(SESSION, "what I type")
    assert now.tokens == (await requests.weigh(SESSION, "what I type")).tokens
    assert now.by_kind()[None] == now.blocks[-1].tokens > 0


@still
async def test_a_request_without_a_report_has_one_figure_as_well() -> None:
    conversation = quiet()
    await conversation.say("first", "second")
    journal = conversation.store.saved_data.journals[SESSION]
    events = await conversation.journal()
    sent = max(at for at, event in enumerate(events) if isinstance(event, WindowSent))
    for at, event in enumerate(events[:sent]):  # the last turn was stopped while it streamed
        if isinstance(event, AssistantReplied):
            reply = replace(event, usage=Usage(9_000, 5))
            journal[at] = event_codec.encode_event(reply)
    requests = requests_of(conversation)
    steps = await requests.sent(SESSION)
    request = await requests.earlier(SESSION, steps.seqs[-1])
    assert request.usage is None
    last = events[sent]
    assert isinstance(last, WindowSent)
    assert request.tokens == steps.tokens[-1] == last.expected > 0


@still
async def test_the_next_request_is_the_same_after_a_look_at_all_earlier_ones() -> None:
    conversation = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    await conversation.say(*TALK)
    requests = requests_of(conversation)
    before, seq = await requests.next(SESSION), conversation.runner.session_window.history.seq
    for number in (await requests.sent(SESSION)).seqs:
        await requests.earlier(SESSION, number)
    assert await requests.next(SESSION) == before
    assert conversation.runner.session_window.history.seq == seq


@still
async def test_an_earlier_request_has_the_system_prompt_and_the_tools_of_its_time() -> None:
    conversation = quiet()
    await conversation.say("first")
    requests = requests_of(conversation, system="be long and windy")
    [seq, *_] = (await requests.sent(SESSION)).seqs
    request = await requests.earlier(SESSION, seq)
    assert one(request, InspectedKind.SYSTEM).text == "be brief"
    assert request.verified


@still
async def test_a_block_whose_text_is_gone_is_said_to_be_lost_and_nothing_is_claimed() -> None:
    conversation = quiet()
    await conversation.say("first")
    journal = conversation.store.saved_data.journals[SESSION]
    for at, event in enumerate(await conversation.journal()):
        if isinstance(event, WindowSent):  # as it was told before such texts were kept
            journal[at] = event_codec.encode_event(replace(event, fixed=()))
    requests = requests_of(conversation)
    [seq, *_] = (await requests.sent(SESSION)).seqs
    assert (await requests.earlier(SESSION, seq)).verified
    requests = requests_of(conversation, system="another")
    request = await requests.earlier(SESSION, seq)
    assert not request.verified
    assert request.blocks[0].state is BlockState.LOST
    assert await requests.written(SESSION, seq) is None


@pytest.mark.parametrize("sort", [InspectedKind.OUTPUT, InspectedKind.AGENT, InspectedKind.USER])
@still
async def test_what_is_left_out_and_taken_back_gives_the_very_same_request(
    sort: InspectedKind,
) -> None:
    conversation = quiet()
    await conversation.say("word " * 300, "second", "third")
    requests = requests_of(conversation)
    before = (await conversation.runner.session_window.look()).window.messages
    block = one(await requests.next(SESSION), sort)
    await requests.leave_out(SESSION, block)
    left = next(x for x in (await requests.next(SESSION)).blocks if x.key == block.key)
    assert (left.state, left.reason.why) == (BlockState.LEFT_OUT, BlockReasonKind.LEFT_OUT)
    assert left.tokens < block.tokens
    assert left.kind is BlockKind.MARKER
    after = (await conversation.runner.session_window.look()).window.messages
    await requests.take_back(SESSION, left)
    assert (await conversation.runner.session_window.look()).window.messages == before
    await conversation.runner.undo.undo()
    assert (await conversation.runner.session_window.look()).window.messages == after
    await conversation.runner.undo.undo()
    assert (await conversation.runner.session_window.look()).window.messages == before


@still
async def test_what_is_left_out_stays_so_over_turns_and_a_restart_and_rewrites() -> None:
    saved_data = SavedData()
    conversation = quiet(saved_data)
    await conversation.say("first", "second")
    block = one(await requests_of(conversation).next(SESSION), InspectedKind.OUTPUT)
    await requests_of(conversation).leave_out(SESSION, block)
    await conversation.say("third")
    other = one(await requests_of(conversation).next(SESSION), InspectedKind.OUTPUT, 2)
    await requests_of(conversation).leave_out(SESSION, other)
    again = quiet(saved_data)
    await again.runner.open()
    await again.say("fourth")
    blocks = {block.key: block for block in (await requests_of(again).next(SESSION)).blocks}
    assert blocks[block.key].state is blocks[other.key].state is BlockState.LEFT_OUT
    await requests_of(again).take_back(SESSION, blocks[block.key])
    blocks = {block.key: block for block in (await requests_of(again).next(SESSION)).blocks}
    assert blocks[block.key].message == block.message
    assert blocks[other.key].state is BlockState.LEFT_OUT
    newest = again.runner.session_window.history.epoch
    assert (newest.job, newest.written_by) == (Job.UNDO, WrittenBy.USER)


@still
async def test_a_summary_can_be_left_out_and_taken_back() -> None:
    conversation = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    await conversation.say(*TALK)
    requests = requests_of(conversation)
    before = (await conversation.runner.session_window.look()).window.messages
    block = one(await requests.next(SESSION), InspectedKind.HANDOVER)
    assert block.reason.why is BlockReasonKind.FOLDED
    assert block.name == "1"
    await requests.leave_out(SESSION, block)
    left = one(await requests.next(SESSION), InspectedKind.HANDOVER)
    assert (left.state, left.text, left.tokens) == (BlockState.LEFT_OUT, "", 0)
    sent = (await conversation.runner.session_window.look()).window.messages
    assert len(sent) == len(before) - 1
    assert all(block in before for block in sent)
    await requests.take_back(SESSION, left)
    assert (await conversation.runner.session_window.look()).window.messages == before


@still
async def test_what_the_agent_answers_now_and_what_always_stands_cannot_be_left_out() -> None:
    conversation = quiet()
    await conversation.say("first", "second")
    requests = requests_of(conversation)
    request = await requests.next(SESSION)
    for block in (request.blocks[0], request.blocks[1], one(request, InspectedKind.USER, -1)):
        assert block.exclude_problem
        with pytest.raises(EngineError):
            await requests.leave_out(SESSION, block)


@still
async def test_any_block_can_be_pinned_and_unpinned() -> None:
    conversation = quiet()
    await conversation.say("first", "second")
    requests = requests_of(conversation)
    before = (await conversation.runner.session_window.look()).window.messages
    block = one(await requests.next(SESSION), InspectedKind.OUTPUT)
    await requests.pin(SESSION, block)
    request = await requests.next(SESSION)
    pin = one(request, InspectedKind.PIN)
    assert (pin.text, pin.reason.number) == (block.text, 2)
    assert one(request, InspectedKind.OUTPUT).facts.pin == pin.facts.pin
    await requests.unpin(SESSION, pin)
    assert (await conversation.runner.session_window.look()).window.messages == before


@still
async def test_what_the_next_request_no_longer_has_is_told() -> None:
    conversation = quiet()
    await conversation.say("first", "second")
    requests = requests_of(conversation)
    block = one(await requests.next(SESSION), InspectedKind.OUTPUT)
    await requests.leave_out(SESSION, block)
    removed_blocks = await requests.removed(SESSION, await requests.next(SESSION))
    assert block.digest in {block.digest for block in removed_blocks}


@still
async def test_a_draft_is_told_apart_and_a_session_without_messages_shows_what_it_begins_with() -> (
    None
):
    conversation = quiet()
    await conversation.say("first")
    request = await requests_of(conversation).next(SESSION, "and now")
    assert (request.blocks[-1].state, request.blocks[-1].kind) == (BlockState.DRAFT, None)
    empty = await requests_of(conversation).next(type(SESSION)(""))
    assert [block.sort for block in empty.blocks] == [InspectedKind.SYSTEM, InspectedKind.TOOLS]
    assert empty.fits


@still
async def test_a_request_that_does_not_fit_names_what_it_cannot_become_smaller_than() -> None:
    conversation = quiet()
    await conversation.say("first")
    request = await requests_of(conversation).next(SESSION, "word " * 300_000)
    assert not request.fits
    assert sum(tokens for _name, tokens in request.floor) <= request.tokens


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
    {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "Well."}},
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
        "".join(
            f"event: {message['type']}\ndata: {json.dumps(message)}\n\n" for message in MESSAGES
        ),
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
    parts = AppParts(counter=lambda _paths: FakeCounter(), vault=FakeKeyring, environ={})
    container = AppContainer(paths, parts)
    container.settings.set(NAME_SESSIONS, False)  # each request is of the conversation
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
        await open_workspace.sessions.settled(session)
        for words in ("second", "third\nwith two lines"):
            shown = await open_workspace.requests.written(session, draft=words)
            await open_workspace.send(session, words)
            await open_workspace.sessions.settled(session)
            assert shown.data == listener.bodies[-1]
        steps = await open_workspace.requests.sent(session)
        assert len(steps) == len(listener.bodies) == 3
        for seq, body in zip(steps.seqs, listener.bodies, strict=True):
            written = await open_workspace.requests.written(session, seq)
            assert (written.data, written.sha, written.same) == (body, digest_of(body), True)
            assert (await open_workspace.requests.earlier(session, seq)).body == digest_of(body)
        last = steps.seqs[-1]
        branch = await open_workspace.session_actions.branch(session, last + 1)
        written = await open_workspace.requests.written(branch, steps.seqs[0])
        assert written.same
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
        attachment = await open_workspace.attachments.keep_text(
            "log", b"an output of before\n" * 50
        )
        draft = f"compare @notes.md with #{attachment[:16]} please"
        first = await open_workspace.requests.next(NO_SESSION, draft)
        session = await open_workspace.send(NO_SESSION, "first")
        await open_workspace.sessions.settled(session)
        shown = await open_workspace.requests.written(session, draft=draft)
        looked = await open_workspace.requests.next(session, draft)
        weighed = await open_workspace.requests.weigh(session, draft)
        await open_workspace.send(session, draft)
        await open_workspace.sessions.settled(session)
        assert shown.data == listener.bodies[-1]
        assert shown.data.count(b"a line of notes") == 200
        typed = [block for block in looked.blocks if block.sort is InspectedKind.DRAFT]
        assert [block.text.partition(":")[0] for block in typed] == [
            draft,
            "[@notes.md",
            f"[#{attachment[:16]}",
        ]
        assert looked.tokens == weighed.tokens == sum(looked.by_kind().values())
        assert dict(weighed.by_kind)[None] == sum(block.tokens for block in typed)
        draft_texts = [block.text for block in first.blocks if block.sort is InspectedKind.DRAFT]
        assert draft_texts == [block.text for block in typed]
        await open_workspace.close()
        await container.close()
