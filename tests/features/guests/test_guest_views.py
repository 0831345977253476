"""What the inspector, the timeline, and the sums show of a guest whose requests were recorded."""

import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
import pytest

from helix_desktop.app.history.seen_search import SeenAs, SeenFinder, SeenInSession
from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.app.inspection.guest_request_reader import read_body
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.app.workspaces.session_file_writer import write_session_file
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.cache_filter import CacheFilter
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Event, GuestRequested, Recorded, TurnStarted, WindowSent
from helix_desktop.domain.guest_requests import RecordedRequest
from helix_desktop.domain.inspected_request import (
    OWN_CONTEXT,
    BlockReasonKind,
    InspectedKind,
    PromptCacheMissCause,
)
from helix_desktop.domain.llm import (
    LlmRole,
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.secret_patterns import find_secret_spans
from helix_desktop.domain.value import replace
from helix_desktop.features.guests.guest_request_writer import GuestRequestWriter
from helix_desktop.features.lab.programs import list_sessions
from helix_desktop.features.lab.session_import import SessionImports
from helix_desktop.features.share.share_page import _size_curve
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.request_recorder import RequestRecorder
from tests.app.test_compaction_timeline import Neighbours
from tests.app.test_rewinding import open_rewind_stage
from tests.engine.stage import SESSION, TEST_LLM, Stage
from tests.fakes.weigher import FakeWeigher
from tests.providers.http.talking import LITTLE
from tests.providers.test_request_recorder import Upstream

TOOLS = [{"name": "Bash", "description": "Runs it.", "input_schema": {"type": "object"}}]


class Guest:
    """Implements Provider as a guest does: it sends its own requests, which are recorded."""

    def __init__(self) -> None:
        self.stage = Stage(self)
        self.writer = GuestRequestWriter(
            TEST_LLM.id,
            lambda events, contents: self.stage.deps.base.journals[SESSION].record(
                events, contents
            ),
            find_secrets=find_secret_spans,
            weigher=FakeWeigher(),
            cost_of=lambda _model, usage: 0.5 if usage else None,
        )
        self.talk: list[object] = []
        self.sent: list[RecordedRequest] = []
        self.records = True
        self.late: list[RecordedRequest] = []
        """Requests that are recorded only after the reply."""
        self.is_late = False

    def request(self, messages: Sequence[object], *, tokens: int, tools: object) -> RecordedRequest:
        body = {"model": "claude-x", "messages": messages, "system": "You code.", "tools": tools}
        usage = Usage(100, 10, cache_read=tokens - 100)
        return RecordedRequest(
            5.0, "/v1/messages", "claude-x", json.dumps(body).encode(), 200, usage, 2.0
        )

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.talk.append({"role": "user", "content": request.messages[-1].text})
        title = self.request([{"role": "user", "content": "title"}], tokens=100, tools=[])
        main = self.request(self.talk, tokens=1_000 * len(self.talk), tools=TOOLS)
        self.sent.append(main)
        usage = None
        if self.is_late:
            self.late.append(main)
        elif self.records:
            await self.writer.record(main)
            await self.writer.record(title)
            usage, _ = self.writer.take_usage()
        use = {"type": "tool_use", "id": "c1", "name": "Bash", "input": {"command": "ls"}}
        result = {"type": "tool_result", "tool_use_id": "c1", "content": "a.py\nb.py"}
        self.talk += [
            {"role": "assistant", "content": [{"type": "text", "text": "Listing."}, use]},
            {"role": "user", "content": [result]},
        ]
        yield TextDelta("done")
        yield StreamFinished(StopReason.ANSWERED, usage)

    def inspector(self) -> RequestInspector:
        return RequestInspector(
            lambda _session: self.stage.runner,
            self.stage.deps,
            self.stage.store,
            read_body=read_body,
        )

    async def seqs(self, kind: type[Event]) -> list[int]:
        items = await self.stage.store.events(SESSION)
        return [
            item.seq for item in items if isinstance(item, Recorded) and type(item.event) is kind
        ]


async def test_the_requests_of_a_guest_are_the_recorded_ones_byte_by_byte() -> None:
    guest = Guest()
    await guest.stage.say("list it", "again")
    inspector = guest.inspector()
    steps = await inspector.sent(SESSION)
    # the requests for titles, and what Helix would have sent, are none of them
    main = (await guest.seqs(GuestRequested))[::2]
    assert list(steps.seqs) == main
    assert list(steps.tokens) == [1_000, 4_000]
    for seq, sent in zip(main, guest.sent, strict=True):
        written = await inspector.written(SESSION, seq)
        assert written is not None
        assert (written.data, written.same) == (sent.body, True)
    second = await inspector.earlier(SESSION, main[1])
    assert [block.sort for block in second.blocks] == [
        InspectedKind.SYSTEM,
        InspectedKind.TOOLS,
        InspectedKind.USER,
        InspectedKind.AGENT,
        InspectedKind.OUTPUT,
        InspectedKind.USER,
    ]
    assert second.blocks[4].name == "Bash"
    assert second.blocks[4].text == "a.py\nb.py"
    assert second.blocks[3].text == 'Listing.\nBash {"command":"ls"}'
    assert (second.guest, second.recorded, second.verified) == (True, True, True)
    assert second.masked == 0
    assert (second.prefix, second.tokens, second.cost) == (3, 4_000, 0.5)
    assert second.usage == Usage(100, 10, cache_read=3_900)
    assert second.body == digest_of(guest.sent[1].body)
    assert {block.reason.why for block in second.blocks} == {BlockReasonKind.RECORDED}
    assert not any(block.can_exclude for block in second.blocks)
    assert await inspector.removed(SESSION, second) == ()


async def test_the_next_request_of_a_guest_is_up_to_the_guest() -> None:
    guest = Guest()
    await guest.stage.say("list it")
    request = await guest.inspector().next(SESSION, "and then?")
    assert (request.seq, request.guest) == (0, True)
    assert request.blocks[-1].sort is InspectedKind.DRAFT
    assert request.tokens == 1_000 + request.blocks[-1].tokens
    assert await guest.inspector().written(SESSION, 0, "and then?") is None
    assert not any(block.can_exclude for block in request.blocks)


async def test_nothing_can_be_done_to_the_context_of_a_guest() -> None:
    guest = Guest()
    guest.records = False
    main = guest.stage.deps.models.handles[LlmRole.MAIN]
    guest.stage.deps.models.handles[LlmRole.MAIN] = replace(main, is_guest=True)
    await guest.stage.say("list it", "again")
    inspector = guest.inspector()
    [first, _second] = await guest.seqs(WindowSent)
    requests = (await inspector.next(SESSION, "more"), await inspector.earlier(SESSION, first))
    for request in requests:
        assert (request.guest, request.recorded) == (True, False)
        assert {block.exclude_problem for block in request.blocks} == {OWN_CONTEXT}
        assert request.marks.next_job is None
    block = replace(requests[0].blocks[-2], exclude_problem="")
    with pytest.raises(EngineError, match="context is its own"):
        await inspector.pin(SESSION, block)
    with pytest.raises(EngineError, match="context is its own"):
        await inspector.leave_out(SESSION, block)
    with pytest.raises(EngineError, match="context is its own"):
        await timeline(guest).plan(SESSION)


async def test_a_turn_without_a_recording_shows_what_helix_knows() -> None:
    guest = Guest()
    guest.records = False
    await guest.stage.say("list it")
    guest.records = True
    await guest.stage.say("again")
    inspector = guest.inspector()
    steps = await inspector.sent(SESSION)
    [own, _hidden], [main, _title] = await guest.seqs(WindowSent), await guest.seqs(GuestRequested)
    assert list(steps.seqs) == [own, main]
    assert not (await inspector.earlier(SESSION, own)).guest
    readings = (await timeline(guest).use(SESSION)).readings
    assert list(readings.seqs) == [own, main]
    assert readings.tokens[1] == 4_000


async def test_a_request_that_is_recorded_after_its_reply_replaces_what_helix_made() -> None:
    guest = Guest()
    guest.is_late = True
    await guest.stage.say("list it")
    await guest.writer.record(guest.late[0])
    [main] = await guest.seqs(GuestRequested)
    assert list((await guest.inspector().sent(SESSION)).seqs) == [main]
    assert list((await timeline(guest).use(SESSION)).readings.seqs) == [main]


def timeline(guest: Guest) -> CompactionTimeline:
    return CompactionTimeline(
        guest.stage.store,
        guest.stage.deps,
        lambda _session: guest.stage.runner,
        requests=guest.inspector(),
        others=Neighbours(),
    )


async def test_the_curve_has_the_recorded_tokens_in_their_parts() -> None:
    guest = Guest()
    await guest.stage.say("list it", "again", "once more")
    readings = (await timeline(guest).use(SESSION)).readings
    assert list(readings.tokens) == [1_000, 4_000, 7_000]
    sums = [sum(column[at] for column in readings.kinds) for at in range(3)]
    assert sums == [1_000, 4_000, 7_000]
    assert min(readings.kinds[list(BlockKind).index(BlockKind.TOOLS)]) > 0
    assert "7,000 tokens" in _size_curve(await guest.stage.store.events(SESSION))


async def test_the_usage_of_each_recorded_request_is_counted_once() -> None:
    guest = Guest()
    await guest.stage.say("list it", "again")
    usage = SessionUsage()
    for item in await guest.stage.store.events(SESSION):
        usage.add(item)
    assert usage.own.calls == 4
    assert usage.own.tokens == 1_010 + 4_010 + 2 * 110
    titles = 2 * 0.5
    assert usage.own.cost >= titles


async def test_a_damaged_piece_is_said_and_nothing_is_made_up() -> None:
    guest = Guest()
    await guest.stage.say("list it")
    inspector = guest.inspector()
    [main, _title] = await guest.seqs(GuestRequested)
    items = [item for item in await guest.stage.store.events(SESSION) if isinstance(item, Recorded)]
    event = next(item.event for item in items if item.seq == main)
    assert isinstance(event, GuestRequested)
    guest.stage.store.saved_data.contents.pop(event.pieces[0])
    request = await inspector.earlier(SESSION, main)
    assert not request.verified
    assert await inspector.written(SESSION, main) is None


def misses(*sent: GuestRequested) -> dict[int, PromptCacheMissCause]:
    requests = SessionRequests()
    events: list[Event] = [TurnStarted(0.0, "go"), *sent]
    requests.add(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
    return {seq: miss.cause for seq, miss in requests.misses.items()}


def test_what_the_prompt_cache_of_a_guest_missed_has_a_cause() -> None:
    first = GuestRequested(
        1.0,
        "guest",
        "claude",
        "/v1/messages",
        (),
        10,
        tokens=10_000,
        by_kind=((BlockKind.SYSTEM, 2_000), (BlockKind.TOOLS, 3_000), (BlockKind.RAW, 5_000)),
        status=200,
        usage=Usage(0, 1, 0, 10_000),
    )
    later = replace(first, at=2.0, tokens=11_000, shared=10_000, usage=Usage(1_000, 1, 10_000))
    assert misses(first, later) == {}
    cold = replace(later, usage=Usage(0, 1, 0, 11_000))
    assert misses(first, cold) == {3: PromptCacheMissCause.PROVIDER}
    assert misses(first, replace(cold, at=1_000.0)) == {3: PromptCacheMissCause.PAUSE}
    assert misses(first, replace(cold, model="other")) == {3: PromptCacheMissCause.MODEL}
    assert misses(first, replace(cold, shared=1_500)) == {3: PromptCacheMissCause.INSTRUCTIONS}
    assert misses(first, replace(cold, shared=4_000)) == {3: PromptCacheMissCause.TOOLS}
    assert misses(first, replace(cold, shared=8_000)) == {3: PromptCacheMissCause.UNKNOWN}
    assert misses(first, replace(cold, side=True), replace(cold, status=500)) == {}


async def test_the_inspector_has_the_bytes_that_the_model_received() -> None:
    guest = Guest()
    guest.records = False
    await guest.stage.say("list it")
    supervisor = guest.stage.supervisor
    async with Upstream() as upstream:
        recorder = RequestRecorder(
            upstream.url, guest.writer.record, spawn=supervisor.spawn, client=HttpClient(LITTLE)
        )
        address = await recorder.open()
        async with httpx.AsyncClient(trust_env=False) as client:
            body = guest.sent[0].body.replace(b": ", b":\t")
            headers = {"x-api-key": "sk-never-stored-1234567890"}
            answer = await client.post(f"{address}/v1/messages", content=body, headers=headers)
        assert answer.status_code == 200
        await recorder.close()
    [main] = await guest.seqs(GuestRequested)
    written = await guest.inspector().written(SESSION, main)
    assert written is not None
    assert [written.data] == upstream.bodies == [body]
    saved = guest.stage.store.saved_data
    stored = b"".join((*saved.contents.values(), *saved.journals[SESSION]))
    assert b"never-stored" not in stored
    assert b"127.0.0.1" not in stored


async def test_recorded_requests_come_along_in_branches_files_and_through_a_clean_up(
    tmp_path: Path,
) -> None:
    guest = Guest()
    guest.records = False
    await guest.stage.say("list it", "again")
    bodies = [request.body for request in guest.sent]
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first")
        runner = stage.workspace.sessions.of(stage.session)

        async def record(events: Sequence[Event], contents: Sequence[NewContent]) -> None:
            for content in contents:
                await stage.store.put(content)
            await runner.note(*events)

        writer = GuestRequestWriter(
            "guest", record, find_secrets=find_secret_spans, weigher=FakeWeigher()
        )
        for request in guest.sent:
            await writer.record(request)
        await stage.turn("second")
        spare = await stage.store.find_removable(CacheFilter())
        await stage.store.remove(spare)
        branch = await stage.workspace.session_actions.branch(
            stage.session, await stage.newest_reply()
        )
        file = tmp_path / "session.jsonl"
        await write_session_file(stage.store, stage.session, "A title", file, with_secrets=True)
        imported = await stage.workspace.services[SessionImports].import_session(
            list_sessions(file)[-1], stopped=lambda: False
        )
        for session in (stage.session, branch, imported.session):
            requests = stage.workspace.requests
            steps = await requests.sent(session)
            items = await stage.store.events(session)
            seqs = [
                item.seq
                for item in items
                if isinstance(item, Recorded) and isinstance(item.event, GuestRequested)
            ]
            assert set(seqs) <= set(steps.seqs)
            written = [await requests.written(session, seq) for seq in seqs]
            assert [body.data for body in written if body is not None] == bodies
            assert [body.same for body in written if body is not None] == [True, True]


async def seen(guest: Guest, text: str) -> SeenInSession:
    finder = SeenFinder(guest.stage.store, max_batch=2)
    [answer] = await finder.find(text, await guest.stage.store.sessions())
    return answer


async def test_what_a_guest_saw_is_found_in_its_recorded_requests() -> None:
    guest = Guest()
    await guest.stage.say("list it", "again", "once more")
    answer = await seen(guest, "a.py\nb.py")
    assert list(answer.requests) == list((await guest.inspector().sent(SESSION)).seqs)
    assert answer.spans == [(2, 3)]
    [sighting] = answer.sightings
    assert (sighting.what, sighting.seq) == (SeenAs.BODY, answer.requests[1])
    assert "b.py" in sighting.quote
    # the guest's own instructions are in all of them, and the title's request is none
    assert (await seen(guest, "You code.")).spans == [(1, 3)]
    assert not (await seen(guest, '"title"')).spans
    assert not (await seen(guest, "done")).spans


async def test_what_stood_in_a_request_of_a_guest_may_be_gone_in_the_next() -> None:
    guest = Guest()
    await guest.stage.say("list it", "again")
    guest.talk = [{"role": "user", "content": "In short: files were listed."}]
    await guest.stage.say("once more")
    answer = await seen(guest, "b.py")
    assert answer.spans == [(2, 2)]
    assert answer.sightings[0].after is SeenAs.NOTHING
    assert (await seen(guest, "In short")).spans == [(3, 3)]


async def test_turns_with_and_without_a_recording_are_searched_in_what_was_sent() -> None:
    guest = Guest()
    guest.records = False
    await guest.stage.say("the first question")
    guest.records = True
    await guest.stage.say("the second question")
    guest.records = False
    await guest.stage.say("the third question")
    first = await seen(guest, "the first question")
    assert list(first.requests) == list((await guest.inspector().sent(SESSION)).seqs)
    assert len(first.requests) == 3
    assert first.spans == [(1, 3)]
    assert [(it.what, it.first, it.last) for it in first.sightings] == [
        (SeenAs.TYPED, 1, 1),
        (SeenAs.BODY, 2, 2),
        (SeenAs.TYPED, 3, 3),
    ]
    assert (await seen(guest, "the second question")).spans == [(2, 3)]
    assert (await seen(guest, "the third question")).spans == [(3, 3)]
