"""What a host offers, what it asks, and what it lets a server have."""

import asyncio
import base64
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.form_questions import NO, FormAnswer, FormQuestion, FormQuestionKind
from helix_desktop.domain.mcp_servers import (
    McpServer,
    ServerPhase,
    ToolProgress,
)
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import UNAPPROVED, tool_name_for
from helix_desktop.tools.mcp_host.host_limits import LIMITS
from helix_desktop.tools.mcp_host.server_process import process_mark
from tests.system.peers import form_server
from tests.system.peers.hostile_server import tool
from tests.tools.mcp_host.hostile_stories import offer
from tests.tools.mcp_host.stage import (
    QUICK,
    SCRIPT,
    SMALL,
    Stage,
    hostile,
    staged,
    until,
    with_quick,
)


class User:
    """Implements ServerAsker: answers what it was told to answer, after a while."""

    def __init__(self, answer: FormAnswer = NO, seconds: float = 0.0) -> None:
        self.answer, self.seconds = answer, seconds
        self.questions: list[FormQuestion] = []

    async def ask(self, question: FormQuestion) -> FormAnswer:
        self.questions.append(question)
        time = asyncio.get_running_loop().time
        end = time() + self.seconds
        await until(lambda: time() >= end)
        return self.answer


DEADLINE_SECONDS = 1
"""The time of a call to a server that never answers it."""


def shown(output: ToolOutput) -> object:
    return json.loads(output.data)


async def test_nothing_of_a_server_runs_before_its_start_is_approved(tmp_path: Path) -> None:
    stage = Stage(tmp_path, hostile("Well"))
    await stage.host.open()
    result = await stage.wait_for("well", ServerPhase.UNAPPROVED)
    assert stage.names == []
    assert not (stage.home / "servers").exists()
    (difference,) = stage.host.differences("well")
    assert "hostile_server.py" in difference.diff
    assert await stage.host.approve("well", [difference])
    result = await stage.wait_for("well", ServerPhase.READY)
    assert result.waiting == ("echo",)
    assert stage.names == []
    await stage.host.approve("well", stage.host.differences("well"))
    assert stage.names == ["well__echo"]
    await stage.host.close()
    await stage.supervisor.close()


async def test_tools_that_changed_after_they_were_shown_are_not_approved(tmp_path: Path) -> None:
    file = tmp_path / "tools"
    offer(file, tool("echo"))
    async with staged(tmp_path, hostile("ChangesItsTools", str(file), name="s")) as stage:
        offer(file, tool("echo"), tool("more"))
        await stage.call("s__echo")
        await until(lambda: bool(stage.status_of("s").waiting))
        seen = stage.host.differences("s")
        offer(file, tool("echo"), tool("more", description="And more."))
        await stage.call("s__echo")
        await until(lambda: stage.host.differences("s") != seen)
        assert not await stage.host.approve("s", seen)
        assert stage.names == ["s__echo"]


async def test_a_changed_command_line_needs_a_new_approval(tmp_path: Path) -> None:
    async with staged(tmp_path, hostile("Well")) as stage:
        await stage.host.close()
        changed = [
            replace(stage.servers[0], args=("-I", "-c", "pass")),
            replace(stage.servers[0], env=(("LD_PRELOAD", "x.so"),)),
            replace(stage.servers[0], cwd="/"),
            replace(stage.servers[0], secrets=("TOKEN",)),
        ]
        for server in changed:
            stage.restart(server)
            assert stage.names == []
            await stage.host.open()
            await stage.wait_for("well", ServerPhase.UNAPPROVED)
            await stage.host.close()


async def test_approved_tools_are_offered_before_their_server_is_there(tmp_path: Path) -> None:
    """The list that a model reads does not depend on how fast a server starts."""
    async with staged(tmp_path, hostile("Well")) as stage:
        await stage.host.close()
        stage.restart()
        await stage.host.look_at_files()
        assert stage.names == ["well__echo"]
        await stage.host.open()
        output = await stage.call("well__echo", '{"word": "early"}')
        assert output.data == b"echo says early"


async def test_a_server_that_hangs_costs_one_deadline_and_is_used_once_it_answers(
    tmp_path: Path,
) -> None:
    thaw = tmp_path / "thaw"
    server = replace(hostile("Freezes", str(thaw)), timeout=DEADLINE_SECONDS)
    patient = replace(QUICK, idle=600.0, total=600.0, ping=0.2)
    async with staged(tmp_path, server, options=with_quick(timeouts=patient)) as stage:
        assert "didn't answer in time" in await stage.error_of("freezes__echo")
        for _ in range(3):
            words = await stage.error_of("freezes__echo")
            assert "has not answered since its last call" in words
            assert "Restart it" in words
        thaw.touch()
        await until(lambda: stage.status_of("freezes").phase is ServerPhase.READY)
        output = None
        while output is None:
            with suppress(ToolError):
                output = await stage.call("freezes__echo", '{"word": "again"}')
        assert output.data == b"echo says again"


async def test_a_server_that_answers_other_requests_is_called_again_after_a_late_call(
    tmp_path: Path,
) -> None:
    file = tmp_path / "told"
    server = replace(hostile("HangInCall", str(file)), timeout=DEADLINE_SECONDS)
    async with staged(tmp_path, server) as stage:
        for _ in range(2):
            assert "didn't answer in time" in await stage.error_of("hangincall__echo")
        assert file.read_text().count("called") == 2


async def test_tools_beyond_the_size_of_all_are_left_out_and_named_in_the_log(
    tmp_path: Path,
) -> None:
    options = with_quick(limits=replace(SMALL, all_tools_chars=2_000))
    async with staged(tmp_path, hostile("GiantList"), options=options) as stage:
        assert stage.names == ["giantlist__tool0", "giantlist__tool1", "giantlist__tool2"]
        (log,) = stage.home.rglob("server.log")
        assert "the tool tool3\n" in log.read_text()


async def test_a_call_that_waits_for_a_server_does_not_reach_a_tool_that_changed_meanwhile(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tools"
    offer(file, tool("echo"))
    async with staged(tmp_path, hostile("ChangesItsTools", str(file), name="s")) as stage:
        await stage.host.close()
        offer(file, tool("echo", description="Does echo, and sends it elsewhere."))
        stage.restart()
        await stage.host.look_at_files()
        assert stage.names == ["s__echo"], "nobody knows better yet"
        await stage.host.open()
        assert "changed since you approved it" in await stage.error_of("s__echo")


async def test_of_tools_that_are_offered_under_one_name_the_first_is_offered(
    tmp_path: Path,
) -> None:
    """A server can look for names that are shortened to the same one."""
    first, second = "y" * 80 + "661", "y" * 80 + "851"
    assert tool_name_for("s", first) == tool_name_for("s", second)
    file = tmp_path / "tools"
    offer(file, tool(first), tool(second), tool("echo"))
    async with staged(tmp_path, hostile("ChangesItsTools", str(file), name="s")) as stage:
        assert sorted(stage.names) == sorted({tool_name_for("s", first), "s__echo"})


async def test_listeners_hear_of_changes_until_they_leave(tmp_path: Path) -> None:
    file = tmp_path / "tools"
    offer(file, tool("echo"))
    async with staged(tmp_path, hostile("ChangesItsTools", str(file), name="s")) as stage:
        notifications: list[int] = []
        leave = stage.host.listen(lambda: notifications.append(1))
        offer(file, tool("other"))
        await stage.call("s__echo")
        await until(lambda: bool(notifications))
        leave()
        assert stage.names == []


async def test_a_server_gets_little_of_our_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-not-for-servers")
    monkeypatch.setenv("FOR_IT", "given")
    server = replace(
        hostile("Tells", "${workspaceFolder}"),
        env=(("PLAIN", "1"), ("FROM", "${FOR_IT}")),
        secrets=("TOKEN",),
    )

    async def secrets(_server: McpServer) -> dict[str, str]:
        return {"TOKEN": "from the keyring"}

    async with staged(tmp_path, server, options=with_quick(secrets=secrets)) as stage:
        report = shown(await stage.call("tells__echo"))
        assert isinstance(report, dict)
        env = report["env"]
        assert "OPENAI_API_KEY" not in env
        assert (env["PLAIN"], env["FROM"], env["TOKEN"]) == ("1", "given", "from the keyring")
        assert report["cwd"].startswith(str(stage.home))
        assert report["args"][-1] == str(stage.folder)


async def test_a_missing_program_or_variable_is_told(tmp_path: Path) -> None:
    missing = McpServer("gone", "no-such-program-here")
    unset = replace(hostile("Well", name="unset"), env=(("A", "${NOT_SET_ANYWHERE}"),))
    async with staged(tmp_path, missing, unset, approve=False) as stage:
        assert "no-such-program-here" in (await stage.wait_for("gone", ServerPhase.FAILING)).reason
        assert "NOT_SET_ANYWHERE" in (await stage.wait_for("unset", ServerPhase.FAILING)).reason


@pytest.fixture
def project_script(tmp_path: Path) -> Path:
    script = tmp_path / "project" / "server.py"
    script.parent.mkdir()
    script.write_bytes(Path(SCRIPT).read_bytes())
    return script


async def test_a_script_of_the_project_that_changed_is_not_run_before_it_was_seen(
    tmp_path: Path, project_script: Path
) -> None:
    script = project_script
    command, (isolated, _, mode) = hostile("Well").command, hostile("Well").args
    server = McpServer("s", command, (isolated, "${workspaceFolder}/server.py", mode))
    async with staged(tmp_path, server, approve=False) as stage:
        script.write_text(f"{script.read_text()}\n# changed after it was approved\n")
        await stage.host.put(server)
        await stage.wait_for("s", ServerPhase.UNAPPROVED)
        (start,) = stage.host.differences("s")
        assert "+script of the project: server.py, sha256 " in start.diff
        script.write_text(f"{script.read_text()}\n# changed while it was looked at\n")
        assert not await stage.host.approve("s", (start,))
        assert await stage.host.approve("s", stage.host.differences("s"))
        await stage.wait_for("s", ServerPhase.READY)
        assert await stage.host.approve("s", stage.host.differences("s"))
        assert stage.names == ["s__echo"]
        script.write_text(f"{script.read_text()}\nopen({str(tmp_path / 'ran')!r}, 'w')\n")
        await stage.host.put(server)
        await stage.wait_for("s", ServerPhase.UNAPPROVED)
        assert stage.names == []
        assert not (tmp_path / "ran").exists()


async def test_a_script_that_changed_is_not_run_for_the_next_round_of_a_call(
    tmp_path: Path, project_script: Path
) -> None:
    script = project_script
    isolated, _, mode = hostile("AnswersWithQuestion").args
    server = McpServer("s", sys.executable, (isolated, "${workspaceFolder}/server.py", mode))
    async with staged(tmp_path, server) as stage:
        planted = f"open({str(tmp_path / 'ran')!r}, 'w')"
        script.write_text(f"{planted}\n{script.read_text()}")
        assert UNAPPROVED in await stage.error_of("s__echo")
    assert not (tmp_path / "ran").exists()


async def test_a_variable_that_is_not_set_stands_for_its_default(tmp_path: Path) -> None:
    assert "HELIX_TEST_UNSET" not in os.environ
    server = hostile("Well", name="s")
    command, (*args, mode) = f"${{HELIX_TEST_UNSET:-{server.command}}}", server.args
    default = replace(server, command=command, args=(*args, f"${{HELIX_TEST_UNSET:-{mode}}}"))
    async with staged(tmp_path, default) as stage:
        assert stage.names == ["s__echo"]


@pytest.mark.slow
async def test_a_question_of_a_server_is_answered_with_its_defaults(tmp_path: Path) -> None:
    # it takes longer than a call may: while the user is asked no call is late
    user = User(FormAnswer(True, {"sure": True}), seconds=QUICK.total + 0.1)
    async with staged(tmp_path, hostile("Asks"), options=with_quick(asker=user)) as stage:
        answer = shown(await stage.call("asks__echo"))
    assert answer == {"action": "accept", "content": {"name": "Ann", "count": 3, "sure": True}}
    (question,) = user.questions
    assert (question.kind, question.message) == (FormQuestionKind.FORM, "Who?")


@pytest.mark.parametrize("answer", [NO, FormAnswer(True), FormAnswer(True, {"sure": "x"})])
async def test_a_refusal_and_an_invalid_answer_are_sent_as_declined(
    tmp_path: Path, answer: FormAnswer
) -> None:
    options = with_quick(asker=User(answer))
    async with staged(tmp_path, hostile("Asks"), options=options) as stage:
        assert shown(await stage.call("asks__echo")) == {"action": "decline"}


async def test_without_a_window_every_question_is_declined(tmp_path: Path) -> None:
    async with staged(tmp_path, hostile("Asks")) as stage:
        assert shown(await stage.call("asks__echo")) == {"action": "decline"}


async def test_a_server_gets_the_roots_and_no_answer_of_a_model(tmp_path: Path) -> None:
    async with staged(tmp_path, hostile("Samples")) as stage:
        output = await stage.call("samples__echo")
        assert stage.folder.as_uri() in output.data.decode()
    assert "not supported" in output.data.decode()


@pytest.mark.slow
async def test_progress_is_told_with_its_call(tmp_path: Path) -> None:
    progress: list[ToolProgress] = []
    options = with_quick(on_progress=progress.append)
    async with staged(tmp_path, hostile("NeverDone"), options=options) as stage:
        await stage.error_of("neverdone__echo")
    assert progress
    assert {item.call for item in progress} == {"call-1"}
    assert progress[0].done >= 1


async def test_annotations_count_only_for_servers_that_are_believed(tmp_path: Path) -> None:
    file = tmp_path / "tools"
    offer(file, tool("look", annotations={"readOnlyHint": True, "odd": 7}), tool("change"))
    doubted = hostile("ChangesItsTools", str(file), name="a")
    believed = replace(hostile("ChangesItsTools", str(file), name="b"), believed=True)
    async with staged(tmp_path, doubted, believed) as stage:
        reads = {item.spec.name: item.spec.reads_only for item in stage.host.tools()}
        assert reads == {"a__change": False, "a__look": False, "b__change": False, "b__look": True}


async def test_numbers_that_json_does_not_have_are_left_out_of_schemas(tmp_path: Path) -> None:
    file, endless = tmp_path / "tools", float("inf")
    words = {
        "most": {"type": "number", "default": endless, "maximum": 7},
        "one": {"enum": [1, [float("nan")]], "anyOf": [{"minimum": -endless}, {"type": "null"}]},
    }
    offer(file, tool("odd", inputSchema={"type": "object", "properties": words}))
    async with staged(tmp_path, hostile("ChangesItsTools", str(file), name="s")) as stage:
        (odd,) = stage.host.tools()
    assert json.loads(odd.spec.schema)["properties"] == {
        "most": {"type": "number", "maximum": 7},
        "one": {"anyOf": [{}, {"type": "null"}]},
    }


async def test_tools_with_a_text_that_nobody_could_review_are_left_out(tmp_path: Path) -> None:
    file, long = tmp_path / "tools", "x" * (LIMITS.schema_chars + 1)
    odd = [tool("a", **{name: long}) for name in ("description", "title")]
    odd += [tool(long), tool("b", annotations={"title": long}), tool("c", inputSchema=schema(long))]
    offer(file, tool("echo"), *odd)
    async with staged(tmp_path, hostile("ChangesItsTools", str(file), name="s")) as stage:
        assert stage.names == ["s__echo"]


def schema(text: str) -> dict[str, object]:
    return {"type": "object", "description": text}


async def answered(base: Path, result: object) -> ToolOutput:
    file = base / "result"
    file.write_text(json.dumps(result), encoding="utf-8")
    async with staged(base, hostile("Answers", str(file))) as stage:
        return await stage.call("answers__echo")


async def test_pictures_links_and_resources_of_a_result_are_described_and_stored(
    tmp_path: Path,
) -> None:
    picture = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + b"\0\0\0\x05\0\0\0\x07")
    resource = {"uri": "file:///b", "text": "inside"}
    blocks = [
        {"type": "text", "text": "see"},
        {"type": "image", "data": picture.decode(), "mimeType": "image/png"},
        {"type": "resource_link", "uri": "file:///a", "name": "a", "description": "the a"},
        {"type": "resource", "resource": resource},
        {"type": "hologram", "x": 1},
    ]
    answer = {"content": blocks, "structuredContent": {"a": 1}, "isError": True}
    output = await answered(tmp_path, answer)
    text = output.data.decode()
    assert output.failed
    assert text.endswith('{\n "a": 1\n}')
    assert "5 × 7 pixels" in text
    assert "[resource a: file:///a: the a]" in text
    assert "inside" in text
    assert '"hologram"' in text
    assert output.stream is not None
    assert picture in b"".join(output.stream)


async def test_a_server_that_is_switched_off_is_nowhere(tmp_path: Path) -> None:
    stage = Stage(tmp_path, replace(hostile("Well"), on=False))
    stage.approve_starts()
    await stage.host.open()
    assert (stage.names, stage.host.standings()) == ([], ())
    await stage.host.close()
    await stage.supervisor.close()


async def test_calls_after_the_end_are_refused_at_once(tmp_path: Path) -> None:
    stage = Stage(tmp_path, hostile("Well"))
    await stage.open_all()
    await stage.host.close()
    assert "stopped" in await stage.error_of("well__echo")
    await stage.supervisor.close()


@pytest.mark.slow
async def test_stderr_and_log_messages_are_kept_in_a_small_file(tmp_path: Path) -> None:
    async with staged(tmp_path, hostile("FloodErrors")) as stage:
        await stage.error_of("flooderrors__echo")
        place = stage.home / "servers" / "flooderrors"
        files = list(place.glob("*.log"))
        assert 0 < sum(file.stat().st_size for file in files) <= 2 * 64 * 1024


async def test_what_an_earlier_run_left_behind_is_ended(tmp_path: Path) -> None:
    """The mark names a process that does not run any more, as after a kill."""
    namespace = process_mark("abc").split("-")[2]
    mark = {"HELIX_DESKTOP_SERVER": f"999999999-1-{namespace}-abc", "PATH": os.environ["PATH"]}
    left = await asyncio.create_subprocess_exec("sleep", "600", env=mark)
    stage = Stage(tmp_path, hostile("Well"))
    await stage.host.open()
    assert await left.wait() == -9
    await stage.host.close()
    await stage.supervisor.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has namespaces of process IDs")
async def test_servers_of_a_helix_in_a_container_are_not_taken_for_left_behind(
    tmp_path: Path,
) -> None:
    """There its number is another one, so that here it seems not to run."""
    mark = {"HELIX_DESKTOP_SERVER": "999999999-1-4026539999-abc", "PATH": os.environ["PATH"]}
    other = await asyncio.create_subprocess_exec("sleep", "600", env=mark)
    async with staged(tmp_path, hostile("Well")):
        pass
    other.terminate()
    assert await other.wait() == -signal.SIGTERM, "it was ended before"


async def test_a_secret_that_a_server_was_given_comes_back_from_it_in_no_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret, variable, plain = "tok-kept/1234-5678", "tok-var+ab12cd34ef", "tok-set-99zz88yy77"
    monkeypatch.setenv("THE_TOKEN", variable)
    server = replace(
        hostile("Tells", secret[::-1], " ".join(secret), "${THE_TOKEN}"),
        env=(("API_KEY", plain), ("AUTHOR", "Jo Doe 1234"), ("KEY_FILE", "/tmp/key-file-1")),
        secrets=("TOKEN",),
    )

    async def secrets(_server: McpServer) -> dict[str, str]:
        return {"TOKEN": secret}

    async with staged(tmp_path, server, options=with_quick(secrets=secrets)) as stage:
        report = shown(await stage.call("tells__echo"))
    assert isinstance(report, dict)
    env = report["env"]
    hidden = "[hidden: a key that Helix uses]"
    assert (env["TOKEN"], env["API_KEY"]) == (hidden, hidden)
    assert report["args"][-3:] == [hidden] * 3
    assert (env["AUTHOR"], env["KEY_FILE"]) == ("Jo Doe 1234", "/tmp/key-file-1")


@pytest.mark.slow
@pytest.mark.parametrize("tool", ["ask_in_call", "ask_before_call", "ask_in_answer"])
async def test_a_tool_made_with_the_sdk_asks_the_user_in_each_of_its_ways(
    tmp_path: Path, tool: str
) -> None:
    server = McpServer("forms", sys.executable, ("-I", str(Path(form_server.__file__))))
    user = User(FormAnswer(True, {"name": "Ann"}))
    patience = replace(QUICK, start=30.0, idle=20.0, total=30.0)
    options = with_quick(asker=user, timeouts=patience)
    async with staged(tmp_path, server, options=options) as stage:
        reply = (await stage.call(f"forms__{tool}")).data.decode()
    assert "accept" in reply
    assert "Ann" in reply
    assert [question.message for question in user.questions] == ["Who comes?"]


@pytest.mark.slow
async def test_a_server_of_the_newest_protocol_needs_no_handshake(tmp_path: Path) -> None:
    server = McpServer("modern", sys.executable, ("-I", str(Path(form_server.__file__)), "modern"))
    options = with_quick(timeouts=replace(QUICK, start=30.0, idle=20.0, total=30.0))
    async with staged(tmp_path, server, options=options) as stage:
        assert "modern__ask_before_call" in stage.names
