"""MCP servers that an editor passes on: nothing of them runs, or reaches the model, unasked."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.domain.events import Recorded, ToolReturned
from helix_desktop.domain.form_questions import NO, FormAnswer, FormQuestionKind
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Provider
from tests.fakes.provider import Script, ScriptedProvider, says
from tests.features.acp.editor import Editor, Json, editing, showing
from tests.system.peers import hostile_server

ECHO = "editor-shelf__echo"


def shelf(mode: str = "Well", *more: str, **fields: Any) -> Json:
    args = ["-I", str(Path(hostile_server.__file__)), mode, *more]
    return {"name": "shelf", "command": sys.executable, "args": args, "env": [], **fields}


def calling(tool: str = ECHO, number: int = 1, **arguments: object) -> Script:
    call = ToolCall(f"call-{number}", tool, json.dumps(arguments))
    return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))


def model(*replies: Script) -> tuple[ScriptedProvider, Callable[[], Provider]]:
    provider = ScriptedProvider(*replies)
    return provider, lambda: provider


async def begin(editor: Editor, base: Path, *servers: Json) -> str:
    await editor.ask("initialize", protocolVersion=1)
    folder = str(base / "project")
    result = await editor.ask("session/new", cwd=folder, mcpServers=list(servers))
    session: str = result["sessionId"]
    return session


def allow(question: Json) -> str:
    """Answer as a user who allows everything."""
    kinds = [option["kind"] for option in question["options"]]
    return "allow_once" if "allow_once" in kinds else "allow_always"


def question_ids(editor: Editor) -> list[str]:
    return [question["toolCall"]["toolCallId"] for question in editor.questions]


def tools_of(provider: ScriptedProvider, number: int = -1) -> set[str]:
    return {tool.name for tool in provider.requests[number].tools}


async def test_a_tool_of_the_editors_server_is_called_and_its_answer_is_outside_content(
    tmp_path: Path,
) -> None:
    provider, make = model(calling(word="hello"), says("Done."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        session = await begin(editor, tmp_path, shelf())
        assert await editor.prompt(session, "Use the shelf.") == "end_turn"
        assert question_ids(editor) == ["trust-folder", "server-shelf", "server-shelf", "call-1"]
        start, tools = editor.questions[1:3]
        assert sys.executable in start["toolCall"]["content"][0]["content"]["text"]
        assert "Does echo." in tools["toolCall"]["content"][0]["content"]["text"]
        assert ECHO in tools_of(provider)
        assert "echo says hello" in json.dumps(editor.of_kind("tool_call_update")[-1])
    async with showing(tmp_path, make) as window:
        events = [
            it.event for it in await window.sessions.transcript(session) if isinstance(it, Recorded)
        ]
        (returned,) = [event for event in events if isinstance(event, ToolReturned)]
        assert returned.tool == ECHO
        history = window.sessions.of(session)
        await history.open()
        assert history.session_window.history.tainted
        # it is none of the user's servers
        assert window.server_settings.all() == ()


@pytest.mark.parametrize("answer", ["reject_once", "cancelled", "an option of nobody"])
async def test_a_server_that_the_user_does_not_allow_never_runs(
    tmp_path: Path, answer: str
) -> None:
    started = tmp_path / "started"
    program = tmp_path / "program.py"
    program.write_text(f"open({str(started)!r}, 'w')", encoding="utf-8")
    provider, make = model(says("One."), says("Two."))
    async with editing(tmp_path, make) as editor:
        editor.choose = lambda question: answer
        entry = {"name": "x", "command": sys.executable, "args": [str(program)], "env": []}
        session = await begin(editor, tmp_path, entry)
        await editor.prompt(session, "one")
        await editor.prompt(session, "two")
        assert question_ids(editor).count("server-x") == 1  # a no is not asked again
        assert not any(name.startswith("editor-") for name in tools_of(provider))
    assert not started.exists()


async def test_no_tool_reaches_the_model_before_it_was_reviewed(tmp_path: Path) -> None:
    provider, make = model(says("One."), calling(word="x"), says("Two."))
    async with editing(tmp_path, make) as editor:

        def only_the_start(question: Json) -> str:
            is_start = "command:" in json.dumps(question)
            return "allow_always" if is_start else "reject_once"

        editor.choose = only_the_start
        session = await begin(editor, tmp_path, shelf())
        await editor.prompt(session, "one")
        assert ECHO not in tools_of(provider)
        await editor.prompt(session, "two")
        assert "There is no tool" in json.dumps(editor.of_kind("tool_call_update"))


async def test_an_approved_server_is_not_asked_about_again_until_it_changes(tmp_path: Path) -> None:
    for count in (2, 0):
        _provider, make = model(says("Hello."))
        async with editing(tmp_path, make) as editor:
            editor.choose = allow
            await editor.prompt(await begin(editor, tmp_path, shelf()), "Hello.")
            assert question_ids(editor).count("server-shelf") == count
    provider, make = model(says("Hello."))
    async with editing(tmp_path, make) as editor:
        changed = shelf(env=[{"name": "LD_PRELOAD", "value": "/tmp/evil.so"}])
        editor.choose = lambda question: "reject_once"
        await editor.prompt(await begin(editor, tmp_path, changed), "Hello.")
        assert "LD_PRELOAD=/tmp/evil.so" in json.dumps(editor.questions[-1])
        assert ECHO not in tools_of(provider)


async def test_a_session_has_only_the_servers_that_it_was_given(tmp_path: Path) -> None:
    provider, make = model(says("One."), says("Two."), says("Three."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        first = await begin(editor, tmp_path, shelf())
        await editor.prompt(first, "one")
        assert ECHO in tools_of(provider)
        second = await begin(editor, tmp_path)
        await editor.prompt(second, "two")
        assert ECHO not in tools_of(provider)
        folder = str(tmp_path / "project")
        await editor.ask("session/load", sessionId=first, cwd=folder, mcpServers=[])
        await editor.prompt(first, "three")
        assert ECHO not in tools_of(provider)


async def test_a_resumed_session_gets_the_servers_of_the_editor(tmp_path: Path) -> None:
    provider, make = model(says("One."), says("Two."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        session = await begin(editor, tmp_path)
        await editor.prompt(session, "one")
        folder = str(tmp_path / "project")
        await editor.ask("session/resume", sessionId=session, cwd=folder, mcpServers=[shelf()])
        await editor.prompt(session, "two")
        assert ECHO in tools_of(provider)


async def test_a_server_of_the_users_own_keeps_its_name_and_its_permissions(
    tmp_path: Path,
) -> None:
    provider, make = model(says("One."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        session = await begin(editor, tmp_path)
        await editor.prompt(session, "one")
    (home,) = (tmp_path / "data").rglob("workspace.json")
    file = ServerFile(home.parent)
    file.put(McpServer("editor-shelf", "/bin/false"))
    provider, make = model(says("Two."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        await editor.prompt(await begin(editor, tmp_path, shelf()), "two")
        assert "There are two servers editor-shelf" in editor.answer
        assert ECHO not in tools_of(provider)


async def test_a_secret_of_the_editor_is_neither_shown_nor_saved_nor_told_to_the_model(
    tmp_path: Path,
) -> None:
    token = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    provider, make = model(calling(word=token), says("Done."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        entry = shelf(env=[{"name": "SHELF_TOKEN", "value": token}])
        session = await begin(editor, tmp_path, entry)
        await editor.prompt(session, "Use it.")
        questions = json.dumps(editor.questions[1:3])
        assert "SHELF_TOKEN" in questions
        assert token not in questions
        assert token not in f"{provider.requests[-1].messages[-1]}"
    saved = [file for file in (tmp_path / "data").rglob("servers.json")]
    assert saved
    assert all(token.encode() not in file.read_bytes() for file in saved)


async def test_variables_are_left_as_the_editor_wrote_them(tmp_path: Path) -> None:
    output = tmp_path / "output"
    program = tmp_path / "program.py"
    program.write_text(
        f"import sys; open({str(output)!r}, 'w').write(sys.argv[1])", encoding="utf-8"
    )
    _provider, make = model(says("Hello."))
    async with editing(tmp_path, make) as editor:
        editor.choose = allow
        args = [str(program), "${HOME}"]
        entry = {"name": "x", "command": sys.executable, "args": args, "env": []}
        await editor.prompt(await begin(editor, tmp_path, entry), "Hello.")
        assert output.read_text(encoding="utf-8") == "${HOME}"
        assert "editor-x can't be used" in editor.answer


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"name": "x", "type": "sse", "url": "https://example.org", "headers": []}, "sse"),
        ({"name": "x", "type": "http", "url": "http://example.org", "headers": []}, "https"),
        ({"name": "x", "type": "http", "url": "file:///etc/passwd", "headers": []}, "URL"),
        ({"name": "x", "command": "", "args": [], "env": []}, "command"),
        ({"name": "x\u202e", "command": "x", "args": [], "env": []}, "valid server name"),
        ({"name": "x" * 999, "command": "x", "args": [], "env": []}, "valid server name"),
        ({"name": "x", "command": "x", "args": ["a\0b"], "env": []}, "character"),
        ({"name": "x", "command": "x", "args": "-c", "env": []}, "do not fit"),
        ({"name": "x", "command": "x", "args": ["y" * 300_000], "env": []}, "too long"),
        (["x"], "do not fit"),
    ],
)
async def test_a_server_that_cannot_be_used_is_named_and_the_session_goes_on(
    tmp_path: Path, entry: object, problem: str
) -> None:
    _provider, make = model(says("Hello."))
    async with editing(tmp_path, make) as editor:
        await editor.ask("initialize", protocolVersion=1)
        folder = str(tmp_path / "project")
        result = await editor.ask("session/new", cwd=folder, mcpServers=[entry])
        assert await editor.prompt(result["sessionId"], "Hello.") == "end_turn"
        assert problem in editor.answer
        assert question_ids(editor) == ["trust-folder"]


async def test_at_most_twenty_servers_of_an_editor_are_used(tmp_path: Path) -> None:
    _provider, make = model(says("Hello."))
    async with editing(tmp_path, make) as editor:
        editor.choose = lambda question: "reject_once"
        entries = [shelf(name=f"s{number}") for number in range(30)]
        await editor.prompt(await begin(editor, tmp_path, *entries), "Hello.")
        assert len(question_ids(editor)) == 1 + 20
        assert "Only the first 20" in editor.answer


async def test_a_cancel_ends_a_prompt_that_waits_for_a_server(tmp_path: Path) -> None:
    provider, make = model(says("Hello."))
    async with editing(tmp_path, make) as editor:
        editor.choose = lambda question: (
            "nothing" if "server" in question["toolCall"]["toolCallId"] else "trust"
        )
        session = await begin(editor, tmp_path, shelf())
        params = {"sessionId": session, "prompt": [{"type": "text", "text": "Hello."}]}
        editor.send(id=1_000, method="session/prompt", params=params)
        await editor.until(lambda: "server-shelf" in question_ids(editor))
        editor.send(method="session/cancel", params={"sessionId": session})
        await editor.until(lambda: any(line.get("id") == 1_000 for line in editor.lines))
        reply = next(line for line in editor.lines if line.get("id") == 1_000)
        assert reply["result"] == {"stopReason": "cancelled"}
        assert not provider.requests


async def test_the_text_of_a_server_can_not_leave_its_frame_in_the_question(
    tmp_path: Path,
) -> None:
    _provider, make = model(says("Hello."))
    async with editing(tmp_path, make) as editor:
        editor.choose = lambda question: "reject_once"
        entry = shelf(args=["````\n\n# Trust this!\n\n[click](https://example.org)\n```"])
        await editor.prompt(await begin(editor, tmp_path, entry), "Hello.")
        text = editor.questions[-1]["toolCall"]["content"][0]["content"]["text"]
        frame = text.split("\n\n", 1)[1]
        assert frame.startswith("`````\n")
        assert frame.endswith("\n`````")
        assert "\n# Trust" not in text


async def test_a_window_asks_itself_about_the_servers_of_an_editor(tmp_path: Path) -> None:
    provider, make = model(calling(word="hello"), says("Done."))
    async with showing(tmp_path, make) as window, editing(tmp_path, make) as editor:
        session = await begin(editor, tmp_path, shelf())
        params = {"sessionId": session, "prompt": [{"type": "text", "text": "Use it."}]}
        editor.send(id=1_000, method="session/prompt", params=params)
        for words in ("command:", "Does echo."):
            await editor.until(
                lambda words=words: any(
                    words in question.message
                    for question in window.permissions.forms.pending.values()
                )
            )
            ((number, question),) = window.permissions.forms.pending.items()
            assert question.kind is FormQuestionKind.SERVER
            window.permissions.forms.answer(number, FormAnswer(yes=True))
        await editor.until(lambda: window.permissions.calls.pending)
        assert not editor.questions
        assert "waits for you in Helix Desktop" in editor.answer
        assert ECHO in tools_of(provider)


async def test_a_server_declined_in_the_window_does_not_run(tmp_path: Path) -> None:
    provider, make = model(says("Done."))
    async with showing(tmp_path, make) as window, editing(tmp_path, make) as editor:
        session = await begin(editor, tmp_path, shelf())
        params = {"sessionId": session, "prompt": [{"type": "text", "text": "Hello."}]}
        editor.send(id=1_000, method="session/prompt", params=params)
        await editor.until(lambda: window.permissions.forms.pending)
        window.permissions.forms.answer(next(iter(window.permissions.forms.pending)), NO)
        await editor.until(lambda: provider.requests)
        assert ECHO not in tools_of(provider)
