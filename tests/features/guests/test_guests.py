"""A program of somebody else as the model of a session, from its start to what it leaves."""

import asyncio
import gc
import json
import re
import shutil
import venv
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

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
)
from helix_desktop.domain.form_questions import FormAnswer, FormQuestionKind
from helix_desktop.domain.inspected_request import InspectedKind
from helix_desktop.domain.live_events import Live, TextArrived
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode, PermissionReply
from helix_desktop.domain.value import replace
from helix_desktop.features.guests.guest_programs import APPROVALS, OwnGuest
from helix_desktop.features.guests.guest_turn import GuestTurn
from helix_desktop.features.guests.turn_start import MAX_HISTORY_CHARS
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from tests.app.app_stage import Place, events
from tests.app.changing import answer_all
from tests.examples import few
from tests.features.guests import guest_stage
from tests.features.guests.guest_stage import (
    GUEST,
    PYTHON,
    calls_of,
    end_of,
    open_guest,
    reply_text,
)
from tests.waiting import until


def guest(base: Path | Place, *words: str) -> AbstractAsyncContextManager[OpenWorkspace]:
    """Open a workspace whose model is a scripted program."""
    place = Place(base) if isinstance(base, Path) else base
    own = OwnGuest("scripted", [PYTHON, GUEST, *words], name="Scripted")
    return open_guest(place.container, place.folder, own)


async def turn(
    open_workspace: OpenWorkspace,
    *steps: object,
    session: SessionId = NO_SESSION,
    mode: Mode | None = None,
    fails: bool = False,
) -> SessionId:
    session = await guest_stage.turn(open_workspace, *steps, session=session, mode=mode)
    end = await end_of(open_workspace, session)
    assert end.ending is (Ending.FAILED if fails else Ending.DONE), end.detail
    return session


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
        assert await reply_text(open_workspace, session) == "heard: hello\ndone"
        about, result = (event for event in recorded if isinstance(event, ToolReturned))
        assert b"runs" in await place.store.get(about.content)
        assert (result.tool, result.outcome, result.untrusted) == ("shell", Outcome.OK, True)
        assert await place.store.get(result.content) == b"a.txt"
        assert GuestStarted in map(type, recorded)


async def test_a_guest_goes_on_with_its_session_and_says_nothing_twice(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "one")
        await turn(open_workspace, "two", session=session)
        assert await reply_text(open_workspace, session) == "heard: one\nheard: two"
        recorded = await events(open_workspace, session)
        assert sum(isinstance(event, GuestStarted) for event in recorded) == 1


async def test_a_guest_with_an_environment_of_python_finds_its_modules(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    venv.create(environment)
    (modules,) = environment.glob("lib/python*/site-packages")
    shutil.copy(GUEST, modules / "agent_module.py")
    program = environment / "bin" / "agent"
    program.write_text(f"#!{environment}/bin/python\nimport agent_module\nagent_module.main()\n")
    program.chmod(0o755)
    place = Place(tmp_path)
    own = OwnGuest("scripted", [str(program)])
    async with open_guest(place.container, place.folder, own) as open_workspace:
        session = await turn(open_workspace, "one")
        assert await reply_text(open_workspace, session) == "heard: one"


async def test_a_guest_that_forgets_is_told_what_was_said(tmp_path: Path) -> None:
    async with guest(tmp_path, "forgets") as open_workspace:
        session = await turn(open_workspace, "one")
        await turn(open_workspace, "two", session=session)
        words = await reply_text(open_workspace, session)
        assert "heard: User: one" in words
        assert "heard: Assistant: heard: one" in words  # a line of its own
        assert words.endswith("heard: two")


async def test_of_a_long_conversation_a_guest_is_told_the_end(tmp_path: Path) -> None:
    async with guest(tmp_path, "forgets") as open_workspace:
        session = await turn(open_workspace, "the beginning " + "x" * MAX_HISTORY_CHARS)
        await turn(open_workspace, {"say": "the end"}, session=session)
        before = await reply_text(open_workspace, session)
        await turn(open_workspace, "three", session=session)
        words = (await reply_text(open_workspace, session)).removeprefix(before)
        assert "the beginning" not in words
        assert "the end" in words
        assert len(words) < MAX_HISTORY_CHARS + 1_000


@pytest.mark.parametrize(
    ("reply", "outcome", "text"),
    [
        (PermissionReply.ONCE, "outcome: selected yes-please", "new\n"),
        (PermissionReply.NO, "outcome: selected no-thanks", None),
    ],
)
async def test_the_users_answer_is_the_guests_own_option(
    tmp_path: Path, reply: PermissionReply, outcome: str, text: str | None
) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, reply)
        step = {"write": "new.txt", "text": "new\n", "permission": True}
        session = await turn(open_workspace, step, mode=Mode.ASK)
        assert outcome in await reply_text(open_workspace, session)
        file = tmp_path / "project" / "new.txt"
        assert (file.read_text() if file.exists() else None) == text
        (call,) = await calls_of(open_workspace, session)
        assert call.tool == "write_file"
        assert json.loads(call.arguments) == {"path": "new.txt", "content": "new\n"}


async def test_a_guest_may_end_its_turn_after_a_no(tmp_path: Path) -> None:
    async with guest(tmp_path, "gives-up") as open_workspace:
        answer_all(open_workspace, PermissionReply.NO)
        step = {"write": "new.txt", "text": "new\n", "permission": True}
        session = await turn(open_workspace, step, mode=Mode.ASK)
        assert "no-thanks" in await reply_text(open_workspace, session)


async def test_without_a_window_a_guest_is_refused(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        step = {"write": "new.txt", "text": "new\n", "permission": True}
        session = await turn(open_workspace, step, mode=Mode.ASK)
        assert "no-thanks" in await reply_text(open_workspace, session)


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
        if (await place.container.sandbox()).kind is not SandboxKind.BUBBLEWRAP:
            pytest.skip("this machine has no bubblewrap")
        step = {"write": "new.txt", "text": "x"}
        session = await turn(open_workspace, step, mode=Mode.PLAN)
        assert "not written" in await reply_text(open_workspace, session)
        assert not (tmp_path / "project" / "new.txt").exists()


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO])
async def test_a_guest_is_set_to_ask_if_it_does_not_ask_by_default(
    tmp_path: Path, mode: Mode
) -> None:
    async with guest(tmp_path, "as-goose") as open_workspace:
        session = await turn(open_workspace, {"mode": True}, mode=mode)
        assert await reply_text(open_workspace, session) == "works in the mode approve"


@pytest.mark.parametrize("kind", [SandboxKind.SEATBELT, SandboxKind.NONE])
async def test_outside_bubblewrap_a_guest_asks_about_each_command_and_the_card_says_where_it_runs(
    tmp_path: Path, kind: SandboxKind
) -> None:
    place = Place(tmp_path)
    place.container.parts = replace(place.container.parts, box=lambda: SandboxBackend(kind))
    call = {"toolCallId": "c1", "title": "ls", "kind": "execute", "rawInput": {"command": "ls"}}
    options = [{"optionId": "no-thanks", "name": "No", "kind": "reject_once"}]
    asking = {"request": "session/request_permission", "params": {}}
    asking["params"] = {"toolCall": call, "options": options}
    async with guest(place) as open_workspace:
        questions = answer_all(open_workspace, PermissionReply.NO)
        session = await turn(open_workspace, asking)
        (question,) = questions
        assert not question.sandboxed
        assert "The agent runs its commands outside Helix's sandbox." in question.reasons
        about, _ = [
            event for event in await events(open_workspace, session)
            if isinstance(event, ToolReturned)
        ]  # fmt: skip
        text = (await place.store.get(about.content)).decode()
        assert text.startswith("Scripted runs its commands outside Helix's sandbox: ")


async def test_one_switch_ends_the_recording_of_requests_which_the_first_row_tells_of(
    tmp_path: Path,
) -> None:
    words = [PYTHON, GUEST]
    upstream = "http://127.0.0.1:9/v1"
    own = OwnGuest("scripted", words, name="Scripted", upstream=upstream, address="MODEL_URL")
    for is_recorded in (True, False):
        place = Place(tmp_path)
        place.container.settings.set("record_guests", is_recorded)
        async with open_guest(place.container, place.folder, own) as open_workspace:
            session = await turn(open_workspace, {"variable": "MODEL_URL"})
            address = await reply_text(open_workspace, session)
            (about,) = (
                event for event in await events(open_workspace, session)
                if isinstance(event, ToolReturned)
            )  # fmt: skip
            text = (await place.store.get(about.content)).decode()
        if is_recorded:
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w-]{40,}", address)
            assert ", and its requests are recorded: " in text
            assert "Settings, General switches this off." in text
        else:
            assert address == "it has none"
            assert "record" not in text


async def test_a_guest_has_full_access_of_its_own_only_inside_the_sandbox(tmp_path: Path) -> None:
    place = Place(tmp_path)
    box = SandboxBackend(SandboxKind.SEATBELT)
    place.container.parts = replace(place.container.parts, box=lambda: box)
    async with guest(place) as open_workspace:
        session = await turn(open_workspace, {"mode": True}, mode=Mode.SANDBOXED_AUTO)
        assert await reply_text(open_workspace, session) == "works in the mode default"
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        if (await place.container.sandbox()).kind is not SandboxKind.BUBBLEWRAP:
            pytest.skip("this machine has no bubblewrap")
        session = await turn(open_workspace, {"mode": True}, mode=Mode.SANDBOXED_AUTO)
        assert await reply_text(open_workspace, session) == "works in the mode agent-full-access"


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
    ("words", "step", "problem"),
    [
        (("signed-out",), "x", "signed in: Authentication required. Sign in"),
        (("other-version",), "x", "speaks another version of the protocol"),
        ((), {"exit": 3}, "out of cheese"),
    ],
)
async def test_a_guest_that_cannot_go_on_says_why(
    tmp_path: Path, words: tuple[str, ...], step: object, problem: str
) -> None:
    async with guest(tmp_path, *words) as open_workspace:
        session = await turn(open_workspace, step, fails=True)
        end = await end_of(open_workspace, session)
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
        assert (await open_workspace.compactions.use(session)).own_context


async def test_a_stopped_guest_ends_its_turn_itself(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        texts: list[str] = []

        def hear(event: Live) -> None:
            if isinstance(event, TextArrived):
                texts.append(event.text)

        open_workspace.subscribe(hear)
        session = await open_workspace.send(NO_SESSION, 'go\n{"wait": true}')
        await until(lambda: "".join(texts) == "heard: go")
        await open_workspace.sessions.stop(session)
        assert (await end_of(open_workspace, session)).ending is Ending.STOPPED


@pytest.mark.parametrize(
    "line",
    few(
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
            '"update": {"sessionUpdate": "plan", '
            '"entries": [1, {"content": 2}, {"content": "x"}]}}}',
            '{"jsonrpc": "2.0", "id": 999, "result": {}}',
            '{"jsonrpc": "2.0", "id": "text", "method": "unknown/method", "params": {}}',
        ],
        4,
    ),
)
async def test_a_line_that_breaks_the_protocol_does_not_end_the_turn(
    tmp_path: Path, line: str
) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, {"raw": line}, {"say": "still here"})
        assert (await reply_text(open_workspace, session)).endswith("still here")


async def test_a_branch_begins_a_session_of_its_own_with_the_guest(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "one")
        await turn(open_workspace, "two", session=session)
        items = await open_workspace.sessions.transcript(session)
        second = [item.seq for item in items if isinstance(item, Recorded)][-1]
        branch = await open_workspace.session_actions.branch(session, second)
        await turn(open_workspace, "three", session=branch)
        recorded = await events(open_workspace, branch)
        assert sum(isinstance(event, GuestStarted) for event in recorded) == 1
        assert "heard: User: one" in await reply_text(open_workspace, branch)


async def test_another_fast_model_does_not_make_a_guest_forget(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, "one")
        await open_workspace.choose_model(LlmRole.FAST, "openai/gpt-5-mini")
        await turn(open_workspace, "two", session=session)
        assert await reply_text(open_workspace, session) == "heard: one\nheard: two"


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


async def test_a_program_is_asked_about_after_the_approvals_were_lost(tmp_path: Path) -> None:
    place = Place(tmp_path)
    approvals = place.container.paths.config / APPROVALS
    async with open_guest(
        place.container, place.folder, OwnGuest("scripted", [PYTHON, GUEST])
    ) as open_workspace:
        session = await turn(open_workspace, "one")
        approvals.write_text(approvals.read_text()[:-4])
        await turn(open_workspace, "two", session=session, fails=True)
        assert "another one than you approved" in (await end_of(open_workspace, session)).detail
        open_workspace.attend()
        async with asyncio.TaskGroup() as group:
            group.create_task(turn(open_workspace, "three", session=session))
            await until(lambda: bool(open_workspace.permissions.forms.pending))
            [(number, question)] = open_workspace.permissions.forms.pending.items()
            assert question.kind is FormQuestionKind.PROGRAM
            open_workspace.permissions.forms.answer(number, FormAnswer(yes=True))
        assert (await reply_text(open_workspace, session)).endswith("heard: three")


async def test_a_program_in_another_place_asks_again_with_the_difference(tmp_path: Path) -> None:
    first, other = tmp_path / "first", tmp_path / "other"
    for folder in (first, other):
        folder.mkdir()
        program = folder / "own-agent"
        program.write_text(f'#!/bin/sh\nexec {PYTHON} "$@"\n')
        program.chmod(0o755)
    (other / "own-agent").rename(tmp_path / "aside")
    place = Place(tmp_path)
    place.environ["PATH"] = f".:{other}:{first}:/usr/bin:/bin"
    async with open_guest(
        place.container, place.folder, OwnGuest("scripted", ["own-agent", GUEST])
    ) as open_workspace:
        session = await turn(open_workspace, "one")
        (tmp_path / "aside").rename(other / "own-agent")
        await turn(open_workspace, "two", session=session, fails=True)
        refusal = (await end_of(open_workspace, session)).detail
        assert "another one than you approved" in refusal
        assert str(other / "own-agent") in refusal
        assert await reply_text(open_workspace, session) == "heard: one"
        # in a window, a card shows both
        open_workspace.attend()
        async with asyncio.TaskGroup() as group:
            group.create_task(turn(open_workspace, "three", session=session))
            await until(lambda: bool(open_workspace.permissions.forms.pending))
            [(number, question)] = open_workspace.permissions.forms.pending.items()
            assert question.kind is FormQuestionKind.PROGRAM
            changed = question.message.split("\n")[3:]
            assert changed == [f"-{first}/own-agent", f"+{other}/own-agent", f" {GUEST}"]
            open_workspace.permissions.forms.answer(number, FormAnswer(yes=True))
        await turn(open_workspace, "four", session=session)


async def test_a_planted_agent_is_not_found(tmp_path: Path) -> None:
    place = Place(tmp_path)
    planted = place.folder / ".venv/bin"
    planted.mkdir(parents=True)
    for name in ("gemini", "own-agent"):
        (planted / name).write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
        (planted / name).chmod(0o755)
    (tmp_path / "link").symlink_to(planted)
    place.environ["PATH"] = f":.:{planted}:{tmp_path}/link"
    async with open_guest(
        place.container, place.folder, OwnGuest("scripted", ["own-agent"])
    ) as open_workspace:
        session = await turn(open_workspace, "one", fails=True)
        assert "isn't installed" in (await end_of(open_workspace, session)).detail
        models = await place.container.models()
        assert models.guests is not None
        assert "gemini-cli" not in models.guests.installed
    assert not (tmp_path / "ran").exists()


async def test_what_a_guest_plants_is_not_live_until_the_end_of_its_turn(tmp_path: Path) -> None:
    place = Place(tmp_path)
    names = (".envrc", ".mcp.json", ".gitpod.yml", "sub/.envrc", "CLAUDE.md")
    (place.folder / "sub").mkdir()
    async with guest(place) as open_workspace:
        if (await place.container.sandbox()).kind is not SandboxKind.BUBBLEWRAP:
            pytest.skip("this machine has no bubblewrap")
        steps = [{"write": name, "text": "evil\n"} for name in names]
        mounted = [{"write": f"{name}/tasks.json", "text": "x"} for name in (".vscode", ".idea")]
        lines = [json.dumps(step) for step in (*mounted, *steps, {"wait": True})]
        session = await open_workspace.send(NO_SESSION, "\n".join(lines))
        await until(lambda: len(open_workspace.set_aside.listed()) == len(names))
        assert open_workspace.sessions.running(session), "its turn goes on"
        assert not [name for name in names if (place.folder / name).exists()]
        await open_workspace.sessions.stop(session)
        await open_workspace.sessions.rested(session)
        assert {file.path for file in open_workspace.set_aside.listed()} == {*names}
        assert (await reply_text(open_workspace, session)).count("not written") == len(mounted)
        assert not [name for name in (".vscode", ".idea") if (place.folder / name).exists()]
