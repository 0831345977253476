"""What a guest's recorded requests become in the journal and the cache."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.environment import SystemClock
from helix_desktop.domain.cache import NewContent, SessionId, digest_of
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.event_codec import encode_event
from helix_desktop.domain.events import (
    Event,
    GuestRequested,
    GuestStarted,
    ModelCalled,
    Recorded,
    SessionStarted,
)
from helix_desktop.domain.guest_requests import PieceChain, RecordedRequest
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.secret_patterns import find_secret_spans
from helix_desktop.domain.value import replace
from helix_desktop.features.guests.guest_request_writer import (
    GuestRequestWriter,
    RecordedConversation,
)
from helix_desktop.store.async_store import open_async_store
from tests.fakes.weigher import FakeWeigher

SESSION = SessionId("0" * 16)
TOOLS = [{"name": "Bash", "description": "run", "input_schema": {}}]


def request(
    messages: Sequence[object],
    *,
    system: str = "You are Claude Code.",
    tools: Sequence[object] = TOOLS,
    usage: Usage | None = None,
    status: int = 200,
    path: str = "/v1/messages",
) -> RecordedRequest:
    body = {"model": "claude", "messages": messages, "system": system, "tools": tools}
    return RecordedRequest(
        1.0, path, "claude", json.dumps(body).encode(), status, usage, seconds=2.0
    )


def chat_message(role: str, text: str) -> dict[str, str]:
    return {"role": role, "content": text}


class Journal:
    """Takes events as a session's journal does, unless it is full."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.contents: dict[str, bytes] = {}
        self.full = False

    async def record(self, events: Sequence[Event], contents: Sequence[NewContent]) -> None:
        if self.full:
            raise StoreFull("The disk is full.")
        self.events += events
        self.contents |= {digest_of(content.data): content.data for content in contents}

    @property
    def requests(self) -> list[GuestRequested]:
        return [event for event in self.events if isinstance(event, GuestRequested)]

    def bodies(self) -> list[bytes]:
        chain = PieceChain()
        return [
            b"".join(self.contents[piece] for piece in chain.take(event) or ())
            for event in self.requests
        ]


def writer(
    journal: Journal, conversation: RecordedConversation | None = None
) -> GuestRequestWriter:
    return GuestRequestWriter(
        "guest",
        journal.record,
        find_secrets=find_secret_spans,
        weigher=FakeWeigher(),
        conversation=conversation,
    )


async def test_a_new_session_of_a_guest_is_no_side_request_of_the_one_before() -> None:
    journal, conversation = Journal(), RecordedConversation()
    await writer(journal, conversation).record(request([chat_message("user", "hello")]))
    other = request(
        [chat_message("user", "So far: hello"), chat_message("user", "go on")],
        system="You are Codex.",
    )
    side, new = writer(journal, conversation), writer(journal, conversation)
    await side.record(other)
    new.begin_conversation()
    await new.record(other)
    await new.record(request([chat_message("user", "So far: hello")], system="You are Codex."))
    assert [sent.side for sent in journal.requests] == [False, True, False, False]


async def test_after_a_restart_a_new_session_of_a_guest_is_compared_with_nothing_before(
    tmp_path: Path,
) -> None:
    async with stored(tmp_path) as store:
        await store.commit(Transaction(SESSION, (SessionStarted(1.0, "guest"),)))

        async def record(events: Sequence[Event], contents: Sequence[NewContent]) -> None:
            await store.commit(Transaction(SESSION, tuple(events), tuple(contents)))

        first = GuestRequestWriter(
            "guest", record, find_secrets=find_secret_spans, weigher=FakeWeigher()
        )
        await first.record(request([chat_message("user", "hello")]))
        assert (await RecordedConversation.read(store, SESSION, FakeWeigher())).newest is not None
        await record([GuestStarted(2.0, "codex", "new")], [])
        assert (await RecordedConversation.read(store, SESSION, FakeWeigher())).newest is None


async def test_each_body_is_kept_byte_by_byte_and_its_digest_with_it() -> None:
    journal = Journal()
    recording = writer(journal)
    talk = [chat_message("user", "hello")]
    sent = []
    for turn in range(5):
        sent.append(request(talk, usage=Usage(10, 1)))
        await recording.record(sent[-1])
        talk += [chat_message("assistant", f"{turn}" * 3_000), chat_message("user", "go on")]
    assert journal.bodies() == [item.body for item in sent]
    assert [event.body for event in journal.requests] == [digest_of(item.body) for item in sent]
    last = journal.requests[-1]
    assert (last.llm, last.model, last.path) == ("guest", "claude", "/v1/messages")
    assert (last.size, last.masked) == (len(sent[-1].body), 0)
    assert last.tokens == sum(tokens for _, tokens in last.by_kind)
    assert 0 < last.shared < last.tokens


@pytest.mark.parametrize("layers", [1, 2])
async def test_secrets_are_masked_that_only_the_unescaped_text_shows(layers: int) -> None:
    journal = Journal()
    secrets = ("hunter2Xy9zQ", "zQ8kT4vLw2Rb", "Pa55Word-77aQ")
    text = (
        f'X=1\nDB_PASSWORD="{secrets[0]}"\nSECRET_KEY={secrets[1]}\n'
        f'{{"password": "{secrets[2]}"}}\n'
    )
    for _ in range(layers - 1):
        text = json.dumps(text)
    await writer(journal).record(
        request([chat_message("user", text), chat_message("user", "y" * 3_000)])
    )
    stored = b"".join(journal.contents.values())
    assert not [secret for secret in secrets if secret.encode() in stored]
    assert json.loads(journal.bodies()[0])["messages"]


async def test_secrets_are_masked_before_anything_is_stored_and_counted() -> None:
    journal = Journal()
    recording = writer(journal)
    key = "sk-ant-api03-" + "Ab1" * 20
    pem = "-----BEGIN RSA PRIVATE KEY-----\n" + "MIIEow" * 20 + "\n-----END RSA PRIVATE KEY-----"
    sent = request(
        [
            chat_message("user", f"my key is {key}"),
            chat_message("user", pem),
            chat_message("user", "x" * 3_000),
        ]
    )
    await recording.record(sent)
    await recording.record(sent)
    stored = b"".join(journal.contents.values())
    assert key.encode() not in stored
    assert b"MIIEow" not in stored
    first, second = journal.requests
    assert first.masked == second.masked >= 2
    assert first.size == len(sent.body)
    assert [digest_of(body) for body in journal.bodies()] == [first.body, second.body]
    assert first.body != digest_of(sent.body)
    assert json.loads(journal.bodies()[0])["messages"][2] == chat_message("user", "x" * 3_000)


async def test_a_secret_in_the_path_or_in_the_name_of_the_model_is_masked() -> None:
    journal = Journal()
    key = "ghp_" + "AbCdEf0123456789" * 3
    sent = replace(request([chat_message("user", "hello")]), path=f"/v1/{key}/messages", model=key)
    await writer(journal).record(sent)
    [recorded] = journal.requests
    assert key not in repr(journal.events)
    assert recorded.path.startswith("/v1/")
    assert recorded.path.endswith("/messages")


async def test_the_name_that_openai_wants_for_a_session_is_no_secret() -> None:
    journal = Journal()
    field = b'{"prompt_cache_key":"01a22410-1ba8-7112-82e1-881715ba2e10","input":['
    body = field + b'{"role":"user","content":"x"}]}'
    await writer(journal).record(RecordedRequest(1.0, "/v1/responses", "m", body, 200))
    assert (journal.requests[0].masked, journal.bodies()) == (0, [body])
    hidden = body.replace(b"01a22410-1ba8-7112-82e1-881715ba2e10", b"sk-ant-api03-" + b"Ab1" * 20)
    await writer(journal).record(RecordedRequest(1.0, "/v1/responses", "m", hidden, 200))
    assert journal.requests[1].masked == 1


async def test_requests_for_titles_and_of_subagents_are_told_apart() -> None:
    journal = Journal()
    recording = writer(journal)
    main = [chat_message("user", "do it")]
    await recording.record(request([chat_message("user", "name it")], tools=[]))
    await recording.record(request(main))
    await recording.record(request([chat_message("user", "explore")], system="You explore."))
    await recording.record(request([chat_message("user", "name it")], tools=[], system="Titles."))
    await recording.record(request([*main, chat_message("assistant", "done")]))
    # another prompt, as of another mode, within the same conversation
    await recording.record(request([*main, chat_message("user", "plan")], system="You plan."))
    # the conversation begins anew after the guest compacted it
    await recording.record(request([chat_message("user", "summary")], system="You plan."))
    sides = [event.side for event in journal.requests]
    assert sides[1:] == [False, True, True, False, False, False]
    assert [event.counted for event in journal.requests] == sides


async def test_usage_is_counted_exactly_once() -> None:
    journal = Journal()
    recording = writer(journal)
    for tokens in (1, 2, 3):
        await recording.record(request([chat_message("user", "do it")], usage=Usage(tokens)))
    assert recording.take_usage() == (Usage(3), None)
    assert recording.take_usage() == (None, None)
    calls = [event.usage for event in journal.events if isinstance(event, ModelCalled)]
    assert calls == [Usage(1), Usage(2)]
    await recording.record(request([chat_message("user", "do it")], usage=Usage(4)))
    await recording.close()
    await recording.close()
    calls = [event.usage for event in journal.events if isinstance(event, ModelCalled)]
    assert calls == [Usage(1), Usage(2), Usage(4)]


async def test_a_request_that_failed_is_journaled_and_counts_nothing() -> None:
    journal = Journal()
    recording = writer(journal)
    await recording.record(request([chat_message("user", "do it")], status=529))
    await recording.record(request([chat_message("user", "do it")], status=0))
    assert [event.status for event in journal.requests] == [529, 0]
    assert recording.take_usage() == (None, None)


@pytest.mark.parametrize(
    "sent",
    [
        RecordedRequest(1.0, "/v1/models", "", b""),
        RecordedRequest(1.0, "/v1/messages", "", b"\xff\xfe"),
        RecordedRequest(1.0, "/v1/log", "", b'{"events":[]}'),
        request([chat_message("user", "x")], path="/v1/messages/count_tokens"),
        RecordedRequest(1.0, "/v1/embeddings", "", b'{"input":["x"]}'),
    ],
)
async def test_requests_outside_the_conversation_are_not_recorded(sent: RecordedRequest) -> None:
    journal = Journal()
    await writer(journal).record(sent)
    assert not journal.events


async def test_after_a_full_disk_nothing_refers_to_what_was_not_stored() -> None:
    journal = Journal()
    recording = writer(journal)
    talk = [chat_message("user", "x" * 3_000)]
    await recording.record(request(talk))
    journal.full = True
    talk.append(chat_message("assistant", "y" * 3_000))
    with pytest.raises(StoreFull):
        await recording.record(request(talk))
    journal.full = False
    talk.append(chat_message("user", "z" * 3_000))
    last = request(talk)
    await recording.record(last)
    assert journal.bodies()[-1] == last.body


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    store = await open_async_store(folder, clock=SystemClock())
    try:
        yield store
    finally:
        await store.close()


def stored_bytes(folder: Path) -> int:
    """Return the size of a store, without the room that it reserves for a full disk.

    Nor with its index, which is written behind the work: how far it is depends on the machine.
    """
    files = (path for path in folder.rglob("*") if path.is_file())
    return sum(path.stat().st_size for path in files if path.name not in ("ballast", "index.db"))


@pytest.mark.slow
async def test_three_hundred_requests_up_to_a_megabyte_take_two_and_a_half(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        await store.commit(Transaction(SESSION, (SessionStarted(1.0, "guest"),)))

        async def record(events: Sequence[Event], contents: Sequence[NewContent]) -> None:
            await store.commit(Transaction(SESSION, tuple(events), tuple(contents)))

        recording = GuestRequestWriter(
            "guest", record, find_secrets=find_secret_spans, weigher=FakeWeigher()
        )
        talk: list[object] = []
        for at in range(300):
            # digests do not compress, as outputs of real tools hardly do after the first ones
            noise = "".join(digest_of(f"{at}-{part}".encode()) for part in range(50))
            talk += [chat_message("user", f"{at}"), chat_message("assistant", noise)]
            last = request(talk)
            await recording.record(last)
        items = await store.events(SESSION)
        events = [item.event for item in items if isinstance(item, Recorded)]
        chain = PieceChain()
        for event in (event for event in events if isinstance(event, GuestRequested)):
            pieces = chain.take(event) or ()
        contents = await store.get_all(pieces)
        assert b"".join(data for data in contents if isinstance(data, bytes)) == last.body
        uses = await store.uses(pieces[0])
        assert [use.session for use in uses] == [SESSION] * len(uses)
    assert len(last.body) > 900_000
    assert stored_bytes(tmp_path) < 2_500_000


async def ten_turns(store: Store, *, goes_on: bool) -> int:
    """Record ten turns with three requests each, one writer a turn; return the bytes written."""
    size = 0
    conversation = RecordedConversation()

    async def record(events: Sequence[Event], contents: Sequence[NewContent]) -> None:
        nonlocal size
        size += sum(len(encode_event(event)) for event in events)
        await store.commit(Transaction(SESSION, tuple(events), tuple(contents)))

    talk = [chat_message("user", "hello")]
    for turn in range(10):
        if goes_on and turn == 5:  # as after a restart
            conversation = await RecordedConversation.read(store, SESSION, FakeWeigher())
        recording = GuestRequestWriter(
            "guest",
            record,
            find_secrets=find_secret_spans,
            weigher=FakeWeigher(),
            conversation=conversation if goes_on else None,
        )
        for step in range(3):
            await recording.record(request(talk, usage=Usage(10, 1), tools=MANY_TOOLS))
            talk += [
                chat_message("assistant", f"{turn} {step} " * 900),
                chat_message("user", "go on"),
            ]
        await recording.close()
    return size


MANY_TOOLS = [
    {"name": f"Tool {number}", "description": "x" * 2_500, "input_schema": {}}
    for number in range(20)
]


async def test_a_turn_and_a_restart_go_on_with_the_requests_recorded_before(
    tmp_path: Path,
) -> None:
    bytes_written, shared = {}, {}
    for goes_on in (False, True):
        async with stored(tmp_path / f"{goes_on}") as store:
            await store.commit(Transaction(SESSION, (SessionStarted(0.0, "A title"),)))
            bytes_written[goes_on] = await ten_turns(store, goes_on=goes_on)
            items = await store.events(SESSION)
            events = [
                item.event
                for item in items
                if isinstance(item, Recorded) and isinstance(item.event, GuestRequested)
            ]
            chain = PieceChain()
            for event in events:
                pieces = await store.get_all(chain.take(event) or ())
                assert digest_of(b"".join(map(bytes, pieces))) == event.body
            shared[goes_on] = [event.shared > 0 for event in events]
    assert not any(shared[False][::3])
    assert all(shared[True][1:])
    assert bytes_written[True] < bytes_written[False] / 2
