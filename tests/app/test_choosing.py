"""Models and policies change while sessions are open: kept first, in force next, journaled last."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts, http_speech
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.endpoint import Dialect
from helix_desktop.domain.errors import ProviderDenied, SettingsError, WorkspaceError
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    LlmChanged,
    PolicyChanged,
    Recorded,
    TurnEnded,
    WindowSent,
)
from helix_desktop.domain.llm import (
    Finished,
    LlmRole,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
)
from helix_desktop.domain.message import Text
from helix_desktop.domain.ports import Attic, Clock
from helix_desktop.domain.presets import BALANCED, ECONOMY
from helix_desktop.providers.catalogue.endpoints import OwnEndpoint
from helix_desktop.providers.catalogue.entries import Own
from tests.app.vaults import FakeSpeech, Ring
from tests.engine.stage import until
from tests.fakes.attic import FakeAttic, Loft
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter

MAIN, FAST, WIDE = LlmRole.MAIN, LlmRole.FAST, LlmRole.WIDE


class Waiting:
    """Implements Provider: answers when it is told to."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.free = asyncio.Event()

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        self.asked.set()
        await self.free.wait()
        yield TextDelta("from practice")
        yield Finished(StopReason.ANSWERED)


class Place:
    """A house whose endpoints are fakes, and one open workspace."""

    def __init__(self, base: Path, provider: Waiting | None = None) -> None:
        (base / "project").mkdir(exist_ok=True)
        self.paths = paths_for(base / "data")
        make_private(self.paths)
        self.ring, self.speech, self.environ = Ring(), FakeSpeech(), dict[str, str]()
        self.attic = FakeAttic(FakeClock(), Loft())
        parts = Parts(
            open_attic=self._open,
            counter=lambda _paths: FakeCounter(),
            speech=lambda: self.speech,
            vault=lambda: self.ring,
            environ=self.environ,
            clock=FakeClock(),
        )
        self.house = House(
            self.paths, replace(parts, provider=lambda: provider) if provider else parts
        )
        self.workspace = self.house.workspaces.for_folder(base / "project")

    async def _open(self, _folder: Path, _clock: Clock) -> Attic:
        return self.attic

    def saved(self) -> dict[str, str]:
        return self.house.workspaces.find(self.workspace.id).models


def played(place: Place, story: Callable[[Desk], Awaitable[None]]) -> None:
    async def play() -> None:
        desk = await place.house.open(place.workspace)
        try:
            await story(desk)
        finally:
            await desk.close()
            await place.house.close()

    asyncio.run(play())


async def events(desk: Desk, session: SessionId) -> Sequence[Event]:
    return [item.event for item in await desk.transcript(session) if isinstance(item, Recorded)]


async def said(desk: Desk, session: SessionId = NO_SESSION) -> tuple[SessionId, str]:
    """A turn, and what was answered or why not."""
    session = await desk.send(session, "hello")
    await desk.idle()
    last = (await events(desk, session))[-2:]
    replies = [event for event in last if isinstance(event, AssistantReplied)]
    end = last[-1]
    assert isinstance(end, TurnEnded)
    if end.ending is Ending.FAILED:
        return session, end.detail
    return session, "".join(part.text for part in replies[0].parts if isinstance(part, Text))


def test_a_chosen_model_answers_with_its_key_and_the_choice_is_kept_and_journaled(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    place.environ["OPENAI_API_KEY"] = "sk-planted-0123456789-wxyz"

    async def story(desk: Desk) -> None:
        assert "practice model" in desk.notes[0]
        session, _ = await said(desk)
        await desk.choose_model(MAIN, "openai/gpt-5.5")
        assert desk.llm.id == "gpt-5.5"
        assert (await events(desk, session))[-1] == LlmChanged(
            pytest.approx(1_750_000_000, abs=60), "main", "openai/gpt-5.5"
        )
        assert (await said(desk, session))[1] == "openai says hello to wxyz"
        assert desk.workspace.models == {"main": "openai/gpt-5.5"} == place.saved()
        assert "planted" not in str([repr(each) for each in await events(desk, session)])

    played(place, story)
    assert place.speech.closed


def test_a_choice_holds_after_a_restart(tmp_path: Path) -> None:
    async def choose(desk: Desk) -> None:
        await desk.choose_model(MAIN, "ollama/llama")

    async def look(desk: Desk) -> None:
        assert desk.workspace.models == {"main": "ollama/llama"}
        assert (await said(desk))[1] == "ollama says hello to "

    played(Place(tmp_path), choose)
    played(Place(tmp_path), look)


def test_a_model_without_a_key_opens_the_workspace_and_the_turn_says_what_to_do(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        await desk.choose_model(MAIN, "anthropic/claude-opus-5")
        _, detail = await said(desk)
        assert "There is no key for Anthropic." in detail
        assert "ANTHROPIC_API_KEY" in detail
        assert not place.speech.heard

    played(place, story)


def test_an_endpoint_that_is_gone_fails_the_turn_and_practice_does_not_answer(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    place.house.workspaces.save(replace(place.workspace, models={"main": "mine/house"}))
    place.workspace = place.house.workspaces.find(place.workspace.id)

    async def story(desk: Desk) -> None:
        assert any("no endpoint 'mine'" in note for note in desk.notes)
        assert desk.llm.provider == "mine"
        _, detail = await said(desk)
        assert "mine/house cannot be asked" in detail

    played(place, story)


def test_a_name_that_names_nothing_changes_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        session, _ = await said(desk)
        count = len(await events(desk, session))
        for name in ("openai", "nobody/x"):
            with pytest.raises(SettingsError):
                await desk.choose_model(MAIN, name)
        assert place.saved() == {}
        assert len(await events(desk, session)) == count

    played(place, story)


def test_emptying_a_role_leaves_it_to_what_stands_in(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        await desk.choose_model(MAIN, "ollama/a")
        session, _ = await said(desk)
        await desk.choose_model(FAST, "ollama/b")
        await desk.choose_model(FAST, "")
        await desk.choose_model(FAST, "")
        changes = [e for e in await events(desk, session) if isinstance(e, LlmChanged)]
        assert [(e.role, e.llm) for e in changes] == [("fast", "ollama/b"), ("fast", "ollama/a")]
        assert place.saved() == {"main": "ollama/a"}

    played(place, story)


def test_another_fast_model_leaves_the_main_one_as_it_is(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        await desk.choose_model(MAIN, "ollama/a")
        main = desk._equipment.main
        await desk.choose_model(FAST, "ollama/b")
        assert desk._equipment.main is main
        assert desk._equipment.voice(FAST) is not None

    played(place, story)


def test_a_change_in_the_middle_of_a_turn_takes_effect_with_the_next_request(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        waiting = Waiting()
        place = Place(tmp_path, waiting)
        desk = await place.house.open(place.workspace)
        session = await desk.send(NO_SESSION, "hello")
        await waiting.asked.wait()
        await desk.choose_model(MAIN, "ollama/a")
        assert desk.running(session)
        waiting.free.set()
        await desk.idle()
        replies = [e for e in await events(desk, session) if isinstance(e, AssistantReplied)]
        assert [reply.llm for reply in replies] == ["practice"]
        assert (await said(desk, session))[1] == "ollama says hello to "
        sent = [e.llm for e in await events(desk, session) if isinstance(e, WindowSent)]
        assert sent == ["practice", "a"]
        assert [request.llm.id for request in place.speech.heard] == ["a"]
        await desk.close()
        await place.house.close()

    asyncio.run(play())


def test_a_file_that_cannot_be_saved_leaves_everything_as_it_was(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        session, _ = await said(desk)
        before = await events(desk, session)
        home = place.house.workspaces.home(place.workspace)
        await asyncio.to_thread(home.rename, home.with_name("elsewhere"))
        await asyncio.to_thread(home.touch)
        with pytest.raises(WorkspaceError):
            await desk.choose_model(MAIN, "ollama/a")
        with pytest.raises(WorkspaceError):
            await desk.choose_policy(ECONOMY)
        await asyncio.to_thread(home.unlink)
        await asyncio.to_thread(home.with_name("elsewhere").rename, home)
        assert desk.llm.id == "practice"
        assert desk.workspace.models == {}
        assert desk.workspace.policy == BALANCED
        assert await events(desk, session) == before

    played(place, story)


def test_another_policy_is_kept_in_force_and_journaled(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        session, _ = await said(desk)
        policy = ECONOMY.with_values({"gate_tokens": 7_000})
        await desk.choose_policy(policy)
        await desk.choose_policy(policy)
        [change] = [e for e in await events(desk, session) if isinstance(e, PolicyChanged)]
        assert (change.preset, change.values) == ("economy", (("gate_tokens", "7000"),))
        assert desk._equipment.policy == policy == desk.workspace.policy
        assert place.house.workspaces.find(place.workspace.id).policy == policy

    played(place, story)


def test_a_changed_window_holds_in_an_open_session_from_the_next_request_on(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        await desk.choose_model(MAIN, "ollama/a")
        session, _ = await said(desk)
        models = await place.house.models()
        models.edit(Own("ollama", "a", window=9_000))
        desk.renew_models()
        await said(desk, session)
        assert [request.llm.window for request in place.speech.heard] == [32_768, 9_000]

    played(place, story)


def test_what_runs_on_this_machine_is_found_and_can_be_chosen(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.speech.documents = {
        "http://127.0.0.1:11434/api/tags": b'{"models": [{"name": "tiny"}]}',
        "http://127.0.0.1:11434/api/ps": b'{"models": [{"name": "tiny", "context_length": 5000}]}',
        "http://127.0.0.1:11434/api/show": b"{}",
    }

    async def story(desk: Desk) -> None:
        [found] = await (await place.house.lists()).near()
        assert found.endpoint.id == "ollama"
        await desk.choose_model(MAIN, "ollama/tiny")
        assert desk.llm.window == 5_000
        assert not any("assumed" in note for note in desk.notes)

    played(place, story)


def test_a_list_that_is_refused_is_told_without_the_key_and_the_key_looked_for_again(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    place.speech.failure = ProviderDenied("no planted-list-key here")

    async def story(desk: Desk) -> None:
        endpoint = (await place.house.models()).endpoint("openai")
        await place.house.keys.keep(endpoint, "planted-list-key")
        lists = await place.house.lists()
        assert await lists.with_keys() == (endpoint,)
        with pytest.raises(ProviderDenied, match=r"no .key removed. here"):
            await lists.ask(endpoint)
        looks = place.ring.looks
        with pytest.raises(ProviderDenied):
            await lists.ask(endpoint)
        assert place.ring.looks == looks + 1

    played(place, story)


def test_sessions_that_are_not_open_are_not_opened_for_a_change(tmp_path: Path) -> None:
    first, place = Place(tmp_path), None

    async def begin(desk: Desk) -> None:
        await said(desk)

    async def change(desk: Desk) -> None:
        [head] = await desk.sessions()
        before = await events(desk, head.id)
        await desk.choose_model(MAIN, "ollama/a")
        assert await events(desk, head.id) == before

    played(first, begin)
    place = Place(tmp_path)
    place.attic = FakeAttic(FakeClock(), first.attic.loft)
    played(place, change)


def test_choices_that_come_together_are_all_kept(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        await said(desk)
        await asyncio.gather(
            desk.choose_model(MAIN, "ollama/a"),
            desk.choose_model(FAST, "ollama/b"),
            desk.choose_model(WIDE, "ollama/c"),
            desk.choose_policy(ECONOMY),
        )
        assert place.saved() == {"main": "ollama/a", "fast": "ollama/b", "wide": "ollama/c"}
        assert place.house.workspaces.find(place.workspace.id).policy == ECONOMY

    played(place, story)


def test_a_first_message_in_the_same_moment_as_a_choice_begins_its_session_first(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        session, _ = await asyncio.gather(
            desk.send(NO_SESSION, "hello"), desk.choose_model(MAIN, "ollama/a")
        )
        await until(lambda: not desk.running(session))
        assert type((await events(desk, session))[0]).__name__ == "SessionStarted"

    played(place, story)


async def _chat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that speaks Chat Completions and says which key and model it was asked with."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
    body = json.loads(await reader.readexactly(int(fields["content-length"])))
    text = f"{body['model']} heard {fields['authorization'][-4:]} at {head.split()[1]}"
    chunks = [
        {"choices": [{"index": 0, "delta": {"role": "assistant", "content": text}}]},
        {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]},
        {"choices": [], "usage": {"prompt_tokens": 12, "completion_tokens": 3}},
    ]
    lines = [f"data: {json.dumps(chunk)}\n\n" for chunk in chunks]
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
    writer.write("".join([*lines, "data: [DONE]\n\n"]).encode())
    await writer.drain()
    writer.close()


def test_a_turn_over_real_http_from_an_endpoint_of_ones_own(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.house = House(place.paths, replace(place.house.parts, speech=http_speech))

    async def story(desk: Desk) -> None:
        server = await asyncio.start_server(_chat, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            models = await place.house.models()
            url = f"http://127.0.0.1:{port}/v1"
            own = OwnEndpoint("office", Dialect.OPENAI_CHAT, url, variable="OFFICE_KEY")
            models.add_endpoint(own)
            place.environ["OFFICE_KEY"] = "office-key-0815"
            await desk.choose_model(MAIN, "office/house-7b")
            _, answer = await said(desk)
        assert answer == "house-7b heard 0815 at /v1/chat/completions"

    played(place, story)
