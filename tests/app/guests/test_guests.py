"""A program of somebody else as the model of a session, from its start to what it leaves."""

import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.guests.guest_turn import GuestTurn
from helix_desktop.app.models.guest_programs import OwnGuest
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    FileChanged,
    GuestStarted,
    Outcome,
    Recorded,
    ToolReturned,
    TurnEnded,
)
from helix_desktop.domain.inspected_request import InspectedKind
from helix_desktop.domain.live_events import Live, PermissionRequested, TextArrived
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.permission import Mode, PermissionAnswer, PermissionReply
from helix_desktop.tools.sandbox.sandbox_kind import SandboxKind
from tests.app.app_stage import Place, events, open_place
from tests.waiting import until

PYTHON = "/usr/bin/python3"
"""The system's: a sandbox shows it without knowing of this environment."""
GUEST = str(Path(__file__).with_name("scripted_guest.py"))


@asynccontextmanager
async def guest(base: Path | Place, *words: str) -> AsyncIterator[OpenWorkspace]:
    """Open a workspace whose model is a scripted program; its folder is trusted."""
    place = Place(base) if isinstance(base, Path) else base
    models = await place.container.models()
    assert models.guests is not None
    models.guests.add(OwnGuest("scripted", [PYTHON, GUEST, *words], name="Scripted"))
    models.reread()
    async with open_place(place) as open_workspace:
        await open_workspace.trust(True)
        await open_workspace.choose_model(LlmRole.MAIN, "scripted/default")
        yield open_workspace


async def turn(
    open_workspace: OpenWorkspace,
    *deeds: object,
    session: SessionId = NO_SESSION,
    mode: Mode | None = None,
    fails: bool = False,
) -> SessionId:
    lines = "\n".join(deed if isinstance(deed, str) else json.dumps(deed) for deed in deeds)
    session = await open_workspace.send(session, lines, mode=mode)
    await open_workspace.rested(session)
    end = (await events(open_workspace, session))[-1]
    assert isinstance(end, TurnEnded)
    assert end.ending is (Ending.FAILED if fails else Ending.DONE), end.detail
    return session


async def said(open_workspace: OpenWorkspace, session: SessionId) -> str:
    parts = [
        part.text
        for event in await events(open_workspace, session)
        if isinstance(event, AssistantReplied)
        for part in event.parts
        if isinstance(part, Text)
    ]
    return "\n".join(parts)


def answering(open_workspace: OpenWorkspace, reply: PermissionReply) -> None:
    """Answer every question about a permission."""

    def answer(event: Live) -> None:
        if isinstance(event, PermissionRequested):
            open_workspace.answer(event.question.id, PermissionAnswer(reply))

    open_workspace.attend_permissions()
    open_workspace.subscribe(answer)


async def test_what_a_guest_says_and_does_becomes_the_session(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        call = {"sessionUpdate": "tool_call", "toolCallId": "c1", "title": "ls", "kind": "execute"}
        output = {"type": "content", "content": {"type": "text", "text": "a.txt"}}
        session = await turn(
            open_workspace,
            "hello",
            {"update": {**call, "rawInput": {"command": "ls"}, "status": "in_progress"}},
            {"update": {"sessionUpdate": "tool_call_update", "toolCallId": "c1",
                        "status": "completed", "content": [output]}},
            {"say": "done"},
        )  # fmt: skip
        recorded = await events(open_workspace, session)
        assert await said(open_workspace, session) == "heard: hello\ndone"
        about, result = (event for event in recorded if isinstance(event, ToolReturned))
        assert b"runs" in await place.store.get(about.content)
        assert (result.tool, result.outcome, result.untrusted) == ("shell", Outcome.OK, True)
        assert await place.store.get(result.content) == b"a.txt"
        assert GuestStarted in map(type, recorded)


async def test_a_guest_goes_on_with_its_session_and_says_nothing_twice(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "one")
        await turn(open_workspace, "two", session=session)
        assert await said(open_workspace, session) == "heard: one\nheard: two"
        recorded = await events(open_workspace, session)
        assert sum(isinstance(event, GuestStarted) for event in recorded) == 1


async def test_a_guest_that_forgets_is_told_what_was_said(tmp_path: Path) -> None:
    async with guest(tmp_path, "forgets") as open_workspace:
        session = await turn(open_workspace, "one")
        await turn(open_workspace, "two", session=session)
        words = await said(open_workspace, session)
        assert "heard: User: one" in words
        assert words.endswith("heard: two")


@pytest.mark.parametrize(
    ("reply", "outcome", "text"),
    [
        (PermissionReply.ONCE, "outcome: selected yes-please", "new\n"),
        (PermissionReply.NO, "outcome: selected no-thanks", None),
    ],
)
async def test_the_persons_answer_is_the_guests_own_option(
    tmp_path: Path, reply: PermissionReply, outcome: str, text: str | None
) -> None:
    async with guest(tmp_path) as open_workspace:
        answering(open_workspace, reply)
        deed = {"write": "new.txt", "text": "new\n", "permission": True}
        session = await turn(open_workspace, deed, mode=Mode.ASK)
        assert outcome in await said(open_workspace, session)
        file = tmp_path / "project" / "new.txt"
        assert (file.read_text() if file.exists() else None) == text
        calls = [
            part
            for event in await events(open_workspace, session)
            if isinstance(event, AssistantReplied)
            for part in event.parts
            if isinstance(part, ToolCall)
        ]
        assert [call.tool for call in calls] == ["about_agent", "write_file"]
        assert json.loads(calls[1].arguments) == {"path": "new.txt", "content": "new\n"}


async def test_without_a_window_a_guest_is_refused(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        deed = {"write": "new.txt", "text": "new\n", "permission": True}
        session = await turn(open_workspace, deed, mode=Mode.ASK)
        assert "no-thanks" in await said(open_workspace, session)


async def test_what_a_guest_changes_unasked_can_be_undone(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        file = tmp_path / "project" / "kept.txt"
        file.write_text("before\n")
        session = await turn(open_workspace, {"write": "kept.txt", "text": "after\n"})
        changed = [
            event
            for event in await events(open_workspace, session)
            if isinstance(event, FileChanged)
        ]
        assert file.read_text() == "after\n"
        assert [event.path for event in changed] == ["kept.txt"]
        assert changed[0].before is not None
        assert await place.store.get(changed[0].before) == b"before\n"


async def test_in_plan_mode_a_guest_can_write_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        if (await place.container.box()).kind is not SandboxKind.BUBBLEWRAP:
            pytest.skip("this machine has no bubblewrap")
        deed = {"write": "new.txt", "text": "x"}
        session = await turn(open_workspace, deed, mode=Mode.PLAN)
        assert "not written" in await said(open_workspace, session)
        assert not (tmp_path / "project" / "new.txt").exists()


async def test_a_plan_is_the_list_of_steps(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        entries = [{"content": "build", "priority": "high", "status": "in_progress"}]
        session = await turn(
            open_workspace, {"update": {"sessionUpdate": "plan", "entries": entries}}
        )
        calls = [
            part
            for event in await events(open_workspace, session)
            if isinstance(event, AssistantReplied)
            for part in event.parts
            if isinstance(part, ToolCall)
        ]
        about, plan = ((call.tool, json.loads(call.arguments)) for call in calls)
        assert about[0] == "about_agent"
        assert about[1]["title"].startswith("Scripted runs ")
        assert plan == ("todo", {"items": [{"text": "build", "status": "in_progress"}]})


@pytest.mark.parametrize(
    ("words", "deed", "problem"),
    [
        (("signed-out",), "x", "signed in: Authentication required. Sign in"),
        (("other-version",), "x", "speaks another version of the protocol"),
        ((), {"exit": 3}, "out of cheese"),
    ],
)
async def test_a_guest_that_cannot_go_on_says_why(
    tmp_path: Path, words: tuple[str, ...], deed: object, problem: str
) -> None:
    async with guest(tmp_path, *words) as open_workspace:
        session = await turn(open_workspace, deed, fails=True)
        end = (await events(open_workspace, session))[-1]
        assert isinstance(end, TurnEnded)
        assert end.ending is Ending.FAILED
        assert problem in end.detail
        assert end.command == ""  # only those that Helix knows have a command to sign in


async def test_a_guest_is_sent_no_system_prompt_and_its_context_is_not_compacted(
    tmp_path: Path,
) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "hello")
        blocks = (await open_workspace.requests.next(session)).blocks
        assert blocks
        assert all(block.sort is not InspectedKind.SYSTEM for block in blocks)
        assert (await open_workspace.rewriting.use(session)).own_context


async def test_a_stopped_guest_ends_its_turn_itself(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        texts: list[str] = []

        def hear(event: Live) -> None:
            if isinstance(event, TextArrived):
                texts.append(event.text)

        open_workspace.subscribe(hear)
        session = await open_workspace.send(NO_SESSION, 'go\n{"wait": true}')
        await until(lambda: "".join(texts) == "heard: go")
        await open_workspace.stop(session)
        end = (await events(open_workspace, session))[-1]
        assert isinstance(end, TurnEnded)
        assert end.ending is Ending.STOPPED


@pytest.mark.parametrize(
    "line",
    [
        "not JSON",
        "{",
        "[]",
        '{"jsonrpc": "2.0", "method": "session/update", "params": 7}',
        '{"jsonrpc": "2.0", "method": "session/update", "params": {"update": {}}}',
        '{"jsonrpc": "2.0", "method": "session/update", "params": {"sessionId": "guest-1", '
        '"update": {"sessionUpdate": "tool_call_update", "toolCallId": "x", '
        '"status": "completed"}}}',
        '{"jsonrpc": "2.0", "method": "session/update", "params": {"sessionId": "guest-1", '
        '"update": {"sessionUpdate": "never_heard_of"}}}',
        '{"jsonrpc": "2.0", "method": "session/update", "params": {"sessionId": "guest-1", '
        '"update": {"sessionUpdate": "plan", "entries": [1, {"content": 2}, {"content": "x"}]}}}',
        '{"jsonrpc": "2.0", "id": 999, "result": {}}',
        '{"jsonrpc": "2.0", "id": "text", "method": "unknown/method", "params": {}}',
    ],
)
async def test_a_guest_may_break_the_protocol(tmp_path: Path, line: str) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, {"raw": line}, {"say": "still here"})
        assert (await said(open_workspace, session)).endswith("still here")


async def test_a_branch_begins_a_session_of_its_own_with_the_guest(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "one")
        await turn(open_workspace, "two", session=session)
        items = await open_workspace.transcript(session)
        second = [item.seq for item in items if isinstance(item, Recorded)][-1]
        branch = await open_workspace.conversing.branch(session, second)
        await turn(open_workspace, "three", session=branch)
        recorded = await events(open_workspace, branch)
        assert sum(isinstance(event, GuestStarted) for event in recorded) == 1
        assert "heard: User: one" in await said(open_workspace, branch)


async def test_another_fast_model_does_not_make_a_guest_forget(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "one")
        await open_workspace.choose_model(LlmRole.FAST, "openai/gpt-5-mini")
        await turn(open_workspace, "two", session=session)
        assert await said(open_workspace, session) == "heard: one\nheard: two"


async def test_secrets_in_the_output_of_a_guest_are_hidden(tmp_path: Path) -> None:
    place = Place(tmp_path)
    (tmp_path / "project" / ".env").write_text("API_TOKEN=zQ8kT4vLw2RbNm55\n")
    async with guest(place) as open_workspace:
        call = {"sessionUpdate": "tool_call", "toolCallId": "c1", "title": "cat", "kind": "read"}
        output = {"type": "content", "content": {"type": "text", "text": "API zQ8kT4vLw2RbNm55"}}
        session = await turn(
            open_workspace, {"update": {**call, "status": "completed", "content": [output]}}
        )
        results = [
            event
            for event in await events(open_workspace, session)
            if isinstance(event, ToolReturned)
        ]
        assert b"zQ8kT4vLw2RbNm55" not in await place.store.get(results[-1].content)


async def test_nothing_of_a_turn_is_left_in_memory(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        await turn(open_workspace, "hello")

        def is_free() -> bool:
            gc.collect()
            return not any(isinstance(it, GuestTurn) for it in gc.get_objects())

        await until(is_free)
