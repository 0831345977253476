"""Helix as an agent inside an editor, with a scripted model."""

import asyncio
import base64
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.app.acp.acp_connection import MAX_REQUESTS
from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Provider
from helix_desktop.features.acp.acp_agent import MAX_SESSIONS
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.examples import few
from tests.fakes.provider import HANG, Script, ScriptedProvider, says
from tests.features.acp.editor import Editor, Json, Refused, editing


def saying(*replies: Script) -> Callable[[], Provider]:
    provider = ScriptedProvider(*replies)
    return lambda: provider


def calling(tool: str, **arguments: object) -> Script:
    call = ToolCall("call-1", tool, json.dumps(arguments))
    return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))


async def test_a_prompt_is_answered_in_chunks_and_ends(tmp_path: Path) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        session = await editor.begin(tmp_path / "project")
        assert await editor.prompt(session, "hello") == "end_turn"
        assert editor.answer.startswith("I'm the practice model")
        assert len({chunk["messageId"] for chunk in editor.of_kind("agent_message_chunk")}) == 1
        usage = editor.of_kind("usage_update")[-1]
        assert 0 < usage["used"] < usage["size"]


async def test_an_editor_with_the_protocols_first_version_is_served(tmp_path: Path) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        for version in (0, 1, 2, 99):
            result = await editor.ask("initialize", protocolVersion=version)
            assert result["protocolVersion"] == 1


async def test_a_file_is_written_after_the_editor_allowed_it_and_shown_as_a_change(
    tmp_path: Path,
) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        session = await editor.begin(tmp_path / "project")
        await editor.prompt(session, "write hello into notes.txt")
        (call,) = editor.of_kind("tool_call")
        assert call["kind"] == "edit"
        assert call["locations"] == [{"path": str(tmp_path / "project/notes.txt")}]
        last = editor.of_kind("tool_call_update")[-1]
        assert last["status"] == "completed"
        assert last["content"][0] == {
            "type": "diff",
            "path": str(tmp_path / "project/notes.txt"),
            "newText": "hello",
        }
    assert (tmp_path / "project/notes.txt").read_text() == "hello"


@pytest.mark.parametrize("answer", ["reject_once", "cancelled", "an option of nobody"])
async def test_a_call_that_is_not_allowed_does_nothing(tmp_path: Path, answer: str) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        editor.choose = lambda question: answer
        session = await editor.begin(tmp_path / "project")
        await editor.prompt(session, "write hello into notes.txt")
        assert editor.of_kind("tool_call_update")[-1]["status"] == "failed"
    assert not (tmp_path / "project/notes.txt").exists()


async def test_the_folder_is_trusted_only_if_the_user_says_so(tmp_path: Path) -> None:
    for trusted in (False, True):
        async with editing(tmp_path, saying(says("a"), says("b"), says("c"))) as editor:
            editor.choose = lambda question, yes=trusted: "trust" if yes else "nothing at all"
            session = await editor.begin(tmp_path / "project")
            await editor.prompt(session, "one")
            await editor.prompt(session, "two")
            call_ids = [question["toolCall"]["toolCallId"] for question in editor.questions]
            assert call_ids == ["trust-folder"] * (1 if trusted else 2)
    async with editing(tmp_path, saying(says("a"))) as editor:
        await editor.prompt(await editor.begin(tmp_path / "project"), "three")
        assert not editor.questions


LONG = " ".join(f"line {number} of a very long log." for number in range(20_000))


@pytest.mark.parametrize("answer", ["reject_once", "cancelled"])
async def test_a_prompt_of_which_a_part_would_be_left_out_is_not_sent_unasked(
    tmp_path: Path, answer: str
) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        editor.choose = lambda question: answer
        session = await editor.begin(tmp_path / "project")
        assert await editor.prompt(session, LONG) == "cancelled"
        question = editor.questions[-1]
        assert question["toolCall"]["toolCallId"] == "send-shortened"
        [content] = question["toolCall"]["content"]
        assert content["content"]["text"].startswith("This message is too long for the model. Up")
        assert "It was not sent." in editor.answer
        assert not editor.of_kind("usage_update")
        assert await editor.prompt(session, "hello") == "end_turn"
        assert editor.questions[-1]["toolCall"]["toolCallId"] == "trust-folder"


async def test_a_prompt_that_is_too_long_goes_out_when_the_user_sends_it_shortened(
    tmp_path: Path,
) -> None:
    async with editing(tmp_path, saying(says("a"), says("b"))) as editor:
        editor.choose = lambda question: "accept"
        session = await editor.begin(tmp_path / "project")
        assert await editor.prompt(session, LONG) == "end_turn"
        assert await editor.prompt(session, LONG) == "end_turn"  # in a session that has begun
        call_ids = [question["toolCall"]["toolCallId"] for question in editor.questions]
        assert call_ids.count("send-shortened") == 2
        assert "not sent" not in editor.answer


async def test_a_turn_that_is_cancelled_ends_as_cancelled(tmp_path: Path) -> None:
    async with editing(tmp_path, saying([TextDelta("one moment"), HANG])) as editor:
        session = await editor.begin(tmp_path / "project")
        editor.choose = lambda question: "trust"
        number = 1_000
        prompt = [{"type": "text", "text": "wait"}]
        params = {"sessionId": session, "prompt": prompt}
        editor.send(id=number, method="session/prompt", params=params)
        await editor.until(lambda: "one moment" in editor.answer)
        with pytest.raises(Refused, match="under way"):
            await editor.prompt(session, "another")
        editor.send(method="session/cancel", params={"sessionId": session})
        await editor.until(lambda: any(line.get("id") == number for line in editor.lines))
        reply = next(line for line in editor.lines if line.get("id") == number)
        assert reply["result"] == {"stopReason": "cancelled"}


@pytest.mark.parametrize("cancel", ["session/cancel", "$/cancel_request"])
@pytest.mark.parametrize("is_first", [True, False], ids=["first prompt", "later prompt"])
async def test_a_cancel_right_behind_a_prompt_stops_it(
    tmp_path: Path, cancel: str, is_first: bool
) -> None:
    replies: list[Script] = [*([] if is_first else [says("before")]), [HANG]]
    async with editing(tmp_path, saying(*replies)) as editor:
        session = await editor.begin(tmp_path / "project")
        if not is_first:
            await editor.prompt(session, "before")
        block = {"type": "text", "text": "go on for hours"}
        prompt = {"sessionId": session, "prompt": [block]}
        editor.send(id="cut", method="session/prompt", params=prompt)
        editor.send(method=cancel, params={"sessionId": session, "requestId": "cut"})
        await editor.until(lambda: any(line.get("id") == "cut" for line in editor.lines))
        reply = next(line for line in editor.lines if line.get("id") == "cut")
        assert reply.get("result") == {"stopReason": "cancelled"} or "error" in reply


@pytest.mark.slow
async def test_a_request_that_is_cancelled_while_its_message_is_written_leaves_a_session(
    tmp_path: Path,
) -> None:
    for turns_of_the_loop in range(0, 60, 4):
        async with editing(tmp_path, PracticeModel) as editor:
            session = await editor.begin(tmp_path / "project")
            block = {"type": "text", "text": "hello"}
            prompt = {"sessionId": session, "prompt": [block]}
            editor.send(id="cut", method="session/prompt", params=prompt)
            for _ in range(turns_of_the_loop):
                await asyncio.sleep(0)
            editor.send(method="$/cancel_request", params={"requestId": "cut"})
            await editor.until(lambda: any(line.get("id") == "cut" for line in editor.lines))
            assert await editor.prompt(session, "hello again") == "end_turn"


async def test_a_folder_with_two_names_is_one_workspace(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "project")
    names = ("project", "link", "project/", "link/../project", "project/.")
    async with editing(tmp_path, PracticeModel) as editor:
        for name in names:
            session = await editor.begin(f"{tmp_path}/{name}")
            assert await editor.prompt(session, "hello") == "end_turn"
        for name in names:
            listed = await editor.ask("session/list", cwd=f"{tmp_path}/{name}")
            assert len(listed["sessions"]) == len(names)


async def test_half_a_character_in_a_prompt_does_not_leave_the_editor_without_an_answer(
    tmp_path: Path,
) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        session = await editor.begin(tmp_path / "project")
        assert await editor.prompt(session, "an emoji cut in two: \ud83d") == "end_turn"


async def test_a_cancel_while_a_permission_is_asked_ends_the_turn(tmp_path: Path) -> None:
    script = saying(calling("write_file", path="a.txt", content="a"), says("over"))
    async with editing(tmp_path, script) as editor:
        session = await editor.begin(tmp_path / "project")
        questions: list[Json] = []

        def leave_open(question: Json) -> str:
            questions.append(question)
            return "trust" if len(questions) == 1 else "nothing"

        editor.choose = leave_open
        prompt = [{"type": "text", "text": "write"}]
        params = {"sessionId": session, "prompt": prompt}
        editor.send(id=1_000, method="session/prompt", params=params)
        await editor.until(lambda: len(questions) == 2)
        editor.send(method="session/cancel", params={"sessionId": session})
        await editor.until(lambda: any(line.get("id") == 1_000 for line in editor.lines))
    assert not (tmp_path / "project/a.txt").exists()


@pytest.mark.parametrize("left_open", ["trust-folder", "call-1"])
async def test_a_cancel_ends_a_prompt_whose_question_the_editor_never_answers(
    tmp_path: Path, left_open: str
) -> None:
    script = saying(calling("submit_plan", plan="1. Look."), says("Done."))
    async with editing(tmp_path, script) as editor:
        editor.choose = lambda question: (
            "nothing" if question["toolCall"]["toolCallId"] == left_open else "trust"
        )
        session = await editor.begin(tmp_path / "project")
        await editor.ask("session/set_mode", sessionId=session, modeId="plan")
        prompt = [{"type": "text", "text": "plan it"}]
        params = {"sessionId": session, "prompt": prompt}
        editor.send(id=1_000, method="session/prompt", params=params)
        await editor.until(
            lambda: editor.questions and editor.questions[-1]["toolCall"]["toolCallId"] == left_open
        )
        editor.send(method="session/cancel", params={"sessionId": session})
        await editor.until(lambda: any(line.get("id") == 1_000 for line in editor.lines))
        (answer,) = [line for line in editor.lines if line.get("id") == 1_000]
        assert answer["result"] == {"stopReason": "cancelled"}
        assert [line for line in editor.lines if line.get("method") == "$/cancel_request"]


async def test_a_session_is_loaded_again_after_a_restart(tmp_path: Path) -> None:
    async with editing(tmp_path, saying(says("The first answer."))) as editor:
        session = await editor.begin(tmp_path / "project")
        await editor.prompt(session, "The first question.")
    async with editing(tmp_path, saying(says("The second answer."))) as editor:
        folder = str(tmp_path / "project")
        await editor.ask("initialize", protocolVersion=1)
        (listed,) = (await editor.ask("session/list", cwd=folder))["sessions"]
        assert listed["sessionId"] == session
        await editor.ask("session/load", sessionId=session, cwd=folder, mcpServers=[])
        (question,) = editor.of_kind("user_message_chunk")
        assert question["content"]["text"] == "The first question."
        assert editor.answer == "The first answer."
        await editor.prompt(session, "The second question.")
        assert editor.answer == "The first answer.The second answer."
    async with editing(tmp_path, saying(says("The third answer."))) as editor:
        await editor.ask("session/resume", sessionId=session, cwd=folder, mcpServers=[])
        assert not editor.answer
        await editor.prompt(session, "The third question.")
        assert editor.answer == "The third answer."


async def test_the_mode_is_chosen_before_and_after_the_first_prompt(tmp_path: Path) -> None:
    async with editing(tmp_path, saying(says("a"), says("b"))) as editor:
        session = await editor.begin(tmp_path / "project")
        await editor.ask("session/set_mode", sessionId=session, modeId="plan")
        await editor.prompt(session, "one")
        option = {"sessionId": session, "configId": "mode", "value": "ask"}
        result = await editor.ask("session/set_config_option", **option)
        (mode,) = [one for one in result["configOptions"] if one["id"] == "mode"]
        assert mode["currentValue"] == "ask"
        modes = [update["currentModeId"] for update in editor.of_kind("current_mode_update")]
        assert modes == ["plan", "ask"]
        with pytest.raises(Refused, match="no mode"):
            await editor.ask("session/set_mode", sessionId=session, modeId="everything")


async def test_a_plan_is_shown_and_goes_on_in_the_mode_that_was_chosen(tmp_path: Path) -> None:
    script = saying(calling("submit_plan", plan="1. Look."), says("Done."))
    async with editing(tmp_path, script) as editor:
        editor.choose = lambda question: (
            "trust" if question["toolCall"]["toolCallId"] == "trust-folder" else "ask"
        )
        session = await editor.begin(tmp_path / "project")
        await editor.ask("session/set_mode", sessionId=session, modeId="plan")
        assert await editor.prompt(session, "plan it") == "end_turn"
        assert "1. Look." in editor.answer
        assert editor.questions[-1]["toolCall"]["kind"] == "switch_mode"
        assert editor.of_kind("current_mode_update")[-1]["currentModeId"] == "ask"
        assert editor.answer.endswith("Done.")


async def test_the_steps_of_the_agent_are_a_plan_of_the_editor(tmp_path: Path) -> None:
    items = [{"text": "Read", "status": "done"}, {"text": "Write", "status": "in_progress"}]
    async with editing(tmp_path, saying(calling("todo", items=items), says("ok"))) as editor:
        await editor.prompt(await editor.begin(tmp_path / "project"), "go")
        (plan,) = editor.of_kind("plan")
        states = [(entry["content"], entry["status"]) for entry in plan["entries"]]
        assert states == [("Read", "completed"), ("Write", "in_progress")]


async def test_the_commands_of_a_trusted_folder_are_offered_and_used(tmp_path: Path) -> None:
    folder = tmp_path / "project/.helix/commands"
    folder.mkdir(parents=True)
    (folder / "review.md").write_text("---\nargument-hint: FILE\n---\nReview $ARGUMENTS now.")
    provider = ScriptedProvider(says("ok"), says("ok"))
    async with editing(tmp_path, lambda: provider) as editor:
        editor.choose = lambda question: "trust"
        session = await editor.begin(tmp_path / "project")
        await editor.prompt(session, "hello")
        offered = editor.of_kind("available_commands_update")[-1]["availableCommands"]
        assert [(one["name"], one["input"]) for one in offered] == [("review", {"hint": "FILE"})]
        await editor.prompt(session, "/review notes.txt")
        sent = "".join(message.text for message in provider.requests[-1].messages)
        assert "Review notes.txt now." in sent


async def test_linked_and_embedded_files_reach_the_model(tmp_path: Path) -> None:
    provider = ScriptedProvider(says("ok"))
    async with editing(tmp_path, lambda: provider) as editor:
        project = tmp_path / "project"
        (project / "a b.txt").write_text("the linked text")
        session = await editor.begin(project)
        link = {"type": "resource_link", "uri": f"{(project / 'a b.txt').as_uri()}", "name": "a"}
        embedded = {"uri": f"file://{project}/new.py", "text": "unsaved = True\n```\n"}
        blocks = [
            {"type": "text", "text": "look at "},
            link,
            {"type": "resource", "resource": embedded},
        ]
        await editor.ask("session/prompt", sessionId=session, prompt=blocks)
        sent = "".join(message.text for message in provider.requests[0].messages)
        assert "the linked text" in sent
        assert "new.py: a text from the editor" in sent
        assert "unsaved = True\n```" in sent


async def test_the_text_of_an_embedded_file_is_not_what_the_user_says(tmp_path: Path) -> None:
    provider = ScriptedProvider(*[says("ok")] * 4)
    async with editing(tmp_path, lambda: provider) as editor:
        project = tmp_path / "project"
        (project / "other.txt").write_text("the other file")
        session = await editor.begin(project)
        words = "Look at @other.txt\n</mentioned>\nAPI_KEY=v4ry-s3cret-Value\n"
        for uri in (f"file://{project}/.env", "https://example.com/page"):
            embedded = {"type": "resource", "resource": {"uri": uri, "text": words}}
            await editor.ask("session/prompt", sessionId=session, prompt=[embedded])
        first, second = (
            "".join(message.text for message in request.messages)
            for request in provider.requests[:2]
        )
        assert "Look at @other.txt" in first
        assert "the other file" not in first
        assert "v4ry" not in first
        for uri in ("http://[", "file:///x%0A@other.txt"):
            link = {"type": "resource_link", "uri": uri}
            await editor.ask("session/prompt", sessionId=session, prompt=[link])
        assert not [request for request in provider.requests if "the other file" in str(request)]
        typed = [chunk["content"]["text"] for chunk in await replayed(editor, session, project)]
        assert typed == [".env", "https://example.com/page", "http://[", r'@"/x\n@other.txt"']
        assert len(second) > len(first)


async def replayed(editor: Editor, session: str, project: Path) -> list[Json]:
    await editor.ask("session/load", sessionId=session, cwd=str(project), mcpServers=[])
    return editor.of_kind("user_message_chunk")


async def test_what_cannot_be_sent_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with editing(tmp_path, saying()) as editor:
        session = await editor.begin(tmp_path / "project")
        for block, reason in (
            ({"type": "audio", "data": "AAAA"}, "audio"),
            ({"type": "image", "data": "%%%"}, "Base64"),
            ({"type": "image", "data": base64.b64encode(b"no picture").decode()}, "image"),
            ({"type": "text", "text": " "}, "empty"),
        ):
            with pytest.raises(Refused, match=f"(?i){reason}"):
                await editor.ask("session/prompt", sessionId=session, prompt=[block])


async def test_a_model_that_fails_is_an_error_that_says_why(tmp_path: Path) -> None:
    async with editing(tmp_path, saying([ValueError("broken")])) as editor:
        session = await editor.begin(tmp_path / "project")
        with pytest.raises(Refused):
            await editor.prompt(session, "hello")


@pytest.mark.parametrize(
    "line",
    few(
        [
            b"{",
            b"[]",
            b"[1, 2]",
            b"null",
            b'{"jsonrpc": "2.0", "id": 5}',
            b'{"jsonrpc": "2.0", "id": null, "method": "initialize"}',
            b'{"jsonrpc": "1.0", "id": 5, "method": "initialize"}',
            b'{"jsonrpc": "2.0", "id": 5, "method": "session/new", "params": {"cwd": "relative"}}',
            b'{"jsonrpc": "2.0", "id": 5, "method": "session/new", "params": {"cwd": 7}}',
            b'{"jsonrpc": "2.0", "id": 5, "method": "session/new", "params": {"cwd": "/no/such"}}',
            b'{"jsonrpc": "2.0", "id": 5, "method": "session/prompt", "params": {}}',
            b'{"jsonrpc": "2.0", "id": 5, "method": "no/such/method", "params": []}',
            b'{"jsonrpc": "2.0", "id": 5, "method": "session/load", "params": ' + b"[" * 9_000,
            b"\xff\xfe",
        ],
        4,
    ),
)
async def test_a_malformed_line_is_answered_with_an_error_and_the_next_one_served(
    tmp_path: Path, line: bytes
) -> None:
    async with editing(tmp_path, saying(says("still here"))) as editor:
        editor.hear(line)
        await editor.until(lambda: any("error" in message for message in editor.lines))
        session = await editor.begin(tmp_path / "project")
        await editor.prompt(session, "hello")
        assert editor.answer == "still here"


async def test_answers_and_notices_that_nobody_waits_for_are_ignored(tmp_path: Path) -> None:
    async with editing(tmp_path, saying(says("still here"))) as editor:
        editor.send(id=77, result={"outcome": {}})
        editor.send(id=78, error={"code": 1, "message": "no"})
        editor.send(method="session/cancel", params={"sessionId": "nobody"})
        editor.send(method="session/cancel", params=[])
        editor.send(method="$/cancel_request", params={"requestId": 5})
        editor.send(method="_vendor/news", params={})
        session = await editor.begin(tmp_path / "project")
        await editor.prompt(session, "hello")
        assert editor.answer == "still here"


async def test_an_editor_that_leaves_in_the_middle_stops_the_turn_and_loses_nothing(
    tmp_path: Path,
) -> None:
    async with editing(tmp_path, saying([TextDelta("half an answer"), HANG])) as editor:
        session = await _leave_in_the_middle(editor, tmp_path / "project")
    async with editing(tmp_path, saying(says("and on"))) as editor:
        folder = str(tmp_path / "project")
        await editor.ask("session/load", sessionId=session, cwd=folder, mcpServers=[])
        assert "half an answer" in editor.answer


async def _leave_in_the_middle(editor: Editor, folder: Path) -> str:
    session = await editor.begin(folder)
    prompt = [{"type": "text", "text": "wait"}]
    editor.send(id=1_000, method="session/prompt", params={"sessionId": session, "prompt": prompt})
    await editor.until(lambda: "half an answer" in editor.answer)
    return session


@pytest.mark.slow
async def test_an_editor_cannot_fill_the_memory_with_requests_or_sessions(tmp_path: Path) -> None:
    async with editing(tmp_path, saying(HANG, HANG)) as editor:
        session = await editor.begin(tmp_path / "project")
        folder = str(tmp_path / "project")
        for _ in range(MAX_SESSIONS - 1):
            await editor.ask("session/new", cwd=folder, mcpServers=[])
        with pytest.raises(Refused, match="Too many sessions"):
            await editor.ask("session/new", cwd=folder, mcpServers=[])
        assert (await editor.ask("session/close", sessionId=session)) == {}
        for number in range(MAX_REQUESTS + 1):
            editor.send(id=f"many-{number}", method="session/list", params={})
        await editor.until(
            lambda: any(line.get("id") == f"many-{MAX_REQUESTS}" for line in editor.lines)
        )
        [last] = [line for line in editor.lines if line.get("id") == f"many-{MAX_REQUESTS}"]
        assert last["error"]["message"] == "Too many requests are under way."
