"""Commands of terminals, as real processes, on a workspace that the window shows."""

import asyncio
import json
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Ending, Recorded, TurnEnded
from helix_desktop.domain.form_questions import FormQuestionKind
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall
from helix_desktop.domain.permission import Mode, RuleDecision
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.ipc.served import ROOT, Place
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words
from tests.system.scenarios.served import Served
from tests.system.scenarios.stage import until, viewed

pytestmark = pytest.mark.slow

ALT = Qt.KeyboardModifier.AltModifier
DELETE = ToolCall("call-1", "shell", json.dumps({"command": "rm notes.txt"}))


class Terminal:
    """A command that runs in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def end(self) -> tuple[int, str, str]:
        out, errors = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, out.decode(), errors.decode()


async def start(place: Place, *arguments: str) -> Terminal:
    python = (sys.executable, "-m", "helix_desktop", "--data-dir", str(place.data))
    pipe = asyncio.subprocess.PIPE
    return Terminal(
        await asyncio.create_subprocess_exec(
            *python,
            *arguments,
            cwd=ROOT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
        )
    )


async def ran(place: Place, *arguments: str) -> tuple[int, str, str]:
    return await (await start(place, *arguments)).end()


async def run_ask(place: Place, *arguments: str) -> Terminal:
    return await start(place, "ask", "--folder", str(place.project), *arguments)


@asynccontextmanager
async def window(place: Place, speaker: Speaker) -> AsyncIterator[WorkspaceView]:
    parts = AppParts(provider=lambda: speaker)
    async with viewed(data=place.data, folder=place.project, parts=parts) as result:
        yield result


@pytest.fixture
def place(tmp_path: Path) -> Place:
    result = Place(tmp_path)
    (result.project / "notes.txt").write_text("keep me\n")
    return result


def press(workspace_view: WorkspaceView, key: Qt.Key) -> None:
    QTest.keyClick(workspace_view.chat.composer.editor, key, ALT)


def deleting(request: ModelRequest) -> Script:
    if any(message.role is Role.TOOL for message in request.messages):
        return words("Done.")
    return (ToolCallArrived(DELETE), StreamFinished(StopReason.TOOLS))


@pytest.mark.seen
async def test_a_prompt_of_a_terminal_is_answered_by_the_window_that_has_the_workspace(
    place: Place,
) -> None:
    speaker = Speaker(lambda _request: words("It books orders."))
    async with window(place, speaker) as workspace_view:
        status, out, errors = await ran(place, "ask", "--folder", str(place.project), "What is it?")
        assert (status, out) == (0, "It books orders.\n")
        assert "· The window runs this turn" in errors
        [head] = await workspace_view.open_workspace.sessions.all()
        assert f"· session {head.id}\n" in errors
        again = await run_ask(place, "--json", "--session", head.id, "And now?")
        status, out, _ = await again.end()
        lines = [json.loads(line) for line in out.splitlines()]
        assert status == 0
        assert {line["session"] for line in lines} == {head.id}
        assert [line["event"] for line in lines][-1] == "TurnEnded"
        assert "context" in lines[-1]
        assert len(speaker.requests[-1].messages) > len(speaker.requests[0].messages)


async def test_a_window_writes_the_lines_of_other_agents_to_the_terminal(place: Place) -> None:
    async with window(place, Speaker(lambda _request: words("It books orders."))):
        asking = ("ask", "--folder", str(place.project), "--output-format", "stream-json", "What?")
        status, out, _errors = await ran(place, *asking)
        lines = [json.loads(line) for line in out.splitlines()]
        assert (status, [line["type"] for line in lines]) == (0, ["system", "assistant", "result"])
        assert lines[-1]["result"] == "It books orders."


@pytest.mark.seen
async def test_a_call_of_such_a_turn_is_allowed_in_the_window(place: Place) -> None:
    async with window(place, Speaker(deleting)) as workspace_view:
        terminal = await run_ask(place, "Delete the notes.")
        await until(lambda: workspace_view.chat.question.ready)
        assert (place.project / "notes.txt").exists()
        press(workspace_view, Qt.Key.Key_Y)
        status, out, errors = await terminal.end()
        assert (status, out) == (0, "Done.\n")
        assert "· waits for your answer: shell rm notes.txt\n" in errors
        assert not (place.project / "notes.txt").exists()


@pytest.mark.parametrize("is_killed", [False, True])
async def test_a_terminal_that_stops_or_goes_stops_its_turn(place: Place, is_killed: bool) -> None:
    async with window(place, Speaker(deleting)) as workspace_view:
        terminal = await run_ask(place, "Delete the notes.")
        await until(lambda: workspace_view.chat.question.ready)
        [question] = workspace_view.open_workspace.permissions.calls.pending
        terminal.process.send_signal(signal.SIGKILL if is_killed else signal.SIGINT)
        status, _, _ = await terminal.end()
        assert status == (-signal.SIGKILL if is_killed else 130)
        await until(lambda: not workspace_view.open_workspace.permissions.calls.pending)
        await workspace_view.open_workspace.sessions.rested(question.session)
        recorded = await workspace_view.open_workspace.sessions.transcript(question.session)
        events = [item.event for item in recorded if isinstance(item, Recorded)]
        [ended] = [event for event in events if isinstance(event, TurnEnded)]
        assert ended.ending is Ending.STOPPED
        assert (place.project / "notes.txt").exists()


async def test_options_that_only_the_window_may_choose_are_refused_with_the_reason(
    place: Place,
) -> None:
    async with window(place, Speaker(lambda _request: words("Hi."))):
        status, out, errors = await (await run_ask(place, "--policy", "economy", "Hi")).end()
        assert (status, out) == (2, "")
        assert "Omit --policy, or close the workspace there." in errors
        status, _, errors = await (await run_ask(place, "--session", "01nowhere", "Hi")).end()
        assert status == 2
        assert "has no session" in errors


async def test_a_model_of_a_terminal_s_turn_is_the_session_s_own_in_the_window(
    place: Place,
) -> None:
    with Served() as served:
        url = f"http://127.0.0.1:{served.port}/v1"
        added = await ran(place, "model", "add", "own", "openai-chat", url, "--no-key")
        assert added[0] == 0
        async with window(place, Speaker(lambda _request: words("Hi."))) as workspace_view:
            open_workspace = workspace_view.open_workspace
            before = open_workspace.sessions.llm_of(NO_SESSION).full_name
            status, out, _ = await (await run_ask(place, "--model", "own/first", "Hi")).end()
            assert (status, out) == (0, "Well.\n")
            [head] = await open_workspace.sessions.all()
            assert open_workspace.sessions.llm_of(head.id).full_name == "own/first"
            again = await run_ask(place, "--model", "own/second", "--session", head.id, "Hi")
            assert (await again.end())[:2] == (0, "Well.\n")
            assert open_workspace.sessions.llm_of(head.id).full_name == "own/second"
            assert open_workspace.sessions.llm_of(NO_SESSION).full_name == before
            status, _, errors = await (await run_ask(place, "--model", "nowhere/x", "Hi")).end()
            assert status == 2
            assert "nowhere" in errors
    # a request for the session's name has no tools
    turns = [body for body in map(json.loads, served.bodies) if "tools" in body]
    assert [body["model"] for body in turns] == ["first", "second"]


@pytest.mark.seen
@pytest.mark.parametrize("allowed", [True, False])
async def test_a_wider_mode_of_a_terminal_s_turn_is_confirmed_in_the_window(
    place: Place, allowed: bool
) -> None:
    assert (await ran(place, *permissions(place, "trust")))[0] == 0
    speaker = Speaker(lambda _request: words("Hi."))
    async with window(place, speaker) as workspace_view:
        terminal = await run_ask(place, "--mode", "accept-edits", "Hi")
        card = workspace_view.chat.question
        await until(lambda: card.ready)
        assert card.question.key.question.kind is FormQuestionKind.CHANGE
        assert "Mode: Accept edits" in card.question.key.question.message
        assert speaker.requests == []
        press(workspace_view, Qt.Key.Key_Y if allowed else Qt.Key.Key_N)
        status, out, errors = await terminal.end()
        heads = await workspace_view.open_workspace.sessions.all()
        if not allowed:
            assert (status, out, heads) == (2, "", [])
            assert "You denied the change in the window." in errors
            return
        assert (status, out) == (0, "Hi.\n")
        [head] = heads
        assert await workspace_view.open_workspace.modes.current(head.id) is Mode.ACCEPT_EDITS
        # a narrower mode needs no answer
        narrower = await run_ask(place, "--mode", "plan", "--session", head.id, "Hi")
        assert (await narrower.end())[0] in (0, 3)
        assert await workspace_view.open_workspace.modes.current(head.id) is Mode.PLAN


async def test_a_provider_that_a_terminal_adds_is_there_in_the_open_window(place: Place) -> None:
    async with window(place, Speaker(lambda _request: words("Hi."))) as workspace_view:
        where = ("--workspace", workspace_view.open_workspace.workspace.id)
        made = ("office", "openai-chat", "https://models.example/v1", "--no-key")
        assert (await ran(place, "model", "add", *made))[0] == 0
        assert (await ran(place, "model", "set", "office/big", "--window", "32768"))[0] == 0
        status, out, _ = await ran(place, "model", "choose", "fast", "office/big", *where)
        assert (status, "fast  office/big" in out) == (0, True)
        assert (await ran(place, "model", "choose", "main", "office/big", *where))[0] == 0
        button = workspace_view.chat.model
        await until(lambda: button.text() == "big · 32K")  # as in its menu, not 32.8K
        supply = workspace_view.open_workspace.models
        [offer] = [item for item in await supply.offers("") if item.name == "office/big"]
        assert offer.window == 32_768


def permissions(place: Place, *arguments: str) -> tuple[str, ...]:
    return ("permission", *arguments, "--folder", str(place.project))


ALWAYS = ("set", "always", "shell", "--form", "rm notes.txt", "--without-sandbox")


@pytest.mark.seen
@pytest.mark.parametrize("allowed", [True, False])
async def test_a_wider_permission_is_confirmed_in_the_window(place: Place, allowed: bool) -> None:
    async with window(place, Speaker(deleting)) as workspace_view:
        rulebook = workspace_view.open_workspace.rulebook
        terminal = await start(place, *permissions(place, *ALWAYS))
        card = workspace_view.chat.question
        await until(lambda: card.ready)
        assert card.question.key.question.kind is FormQuestionKind.CHANGE
        assert "rm notes.txt" in card.question.key.question.message
        assert not await rulebook.rules()
        press(workspace_view, Qt.Key.Key_Y if allowed else Qt.Key.Key_N)
        status, _, errors = await terminal.end()
        assert status == (0 if allowed else 2)
        assert "Confirm this in the window" in errors
        rules = await rulebook.rules()
        assert [rule.decision for rule in rules] == [RuleDecision.ALWAYS] * allowed


async def test_a_narrower_permission_needs_no_answer_in_the_window(
    place: Place,
) -> None:
    async with window(place, Speaker(deleting)) as workspace_view:
        open_workspace = workspace_view.open_workspace
        never = permissions(place, "set", "never", "shell", "--form", "rm notes.txt")
        assert (await ran(place, *never))[0] == 0
        status, out, _ = await ran(place, *permissions(place, "list"))
        assert status == 0
        assert "never  shell: rm notes.txt" in out
        terminal = await start(place, *permissions(place, "forget", "1"))
        await until(lambda: bool(open_workspace.permissions.forms.pending))
        terminal.process.send_signal(signal.SIGINT)
        await terminal.end()
        await until(lambda: not open_workspace.permissions.forms.pending)
        assert len(await open_workspace.rulebook.rules()) == 1
        assert (await ran(place, *permissions(place, "mode", "ask")))[0] == 0


async def test_a_rule_that_replaces_a_never_is_confirmed_in_the_window(place: Place) -> None:
    subject = ("shell", "--form", "rm notes.txt")
    async with window(place, Speaker(deleting)) as workspace_view:
        assert (await ran(place, *permissions(place, "set", "never", *subject)))[0] == 0
        terminal = await start(place, *permissions(place, "set", "ask", *subject))
        card = workspace_view.chat.question
        await until(lambda: card.ready)
        press(workspace_view, Qt.Key.Key_N)
        assert (await terminal.end())[0] == 2
        rulebook = workspace_view.open_workspace.rulebook
        assert [rule.decision for rule in await rulebook.rules()] == [RuleDecision.NEVER]
