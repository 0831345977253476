"""Servers that nobody here wrote, as everybody installs them: from npm and PyPI, old and new."""

import asyncio
import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from helix_desktop.app.mcp_servers.server_contents import find_place
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.form_questions import FormAnswer
from helix_desktop.domain.mcp_servers import CompletedPlace, McpServer, ServerPhase, ToolProgress
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from tests.files import write_file
from tests.system.peers.installing import PEERS
from tests.system.peers.mcp_servers import npm_server, python_server
from tests.tools.mcp_host.stage import QUICK, marked_processes, staged, until, with_quick
from tests.tools.mcp_host.test_host import User

pytestmark = pytest.mark.slow

PATIENT = replace(QUICK, start=30.0, listing=10.0, idle=20.0, total=60.0)


def served(name: str, command: list[str], *args: str) -> McpServer:
    if not command:
        pytest.skip(f"no server {name}: python3 -m tests.system.peers install, then servers")
    return McpServer(name, command[0], (*command[1:], *args))


def npm(name: str, *args: str) -> McpServer:
    return served(name, npm_server(PEERS, name), *args)


def python(name: str, *args: str) -> McpServer:
    return served(name, python_server(PEERS, name), *args)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    subprocess.run(["git", "init", "-q", "repository"], cwd=tmp_path, check=True)
    return tmp_path / "repository"


def text(output: ToolOutput) -> str:
    assert not output.failed, output.data
    return output.data.decode()


async def test_the_everything_server_answers_asks_and_reports_progress(tmp_path: Path) -> None:
    progress: list[ToolProgress] = []
    user = User(FormAnswer(True, {"name": "Ann", "check": True}))
    options = with_quick(timeouts=PATIENT, on_progress=progress.append, asker=user)
    async with staged(tmp_path, npm("everything"), options=options) as stage:
        assert len(stage.names) >= 13
        assert "hé" in text(await stage.call("everything__echo", '{"message": "hé"}'))
        steps = json.dumps({"duration": 1, "steps": 4})
        long = "everything__trigger-long-running-operation"
        await stage.call(long, steps)
        assert [item.done for item in progress] == [1, 2, 3, 4]
        assert "PNG" in text(await stage.call("everything__get-tiny-image"))
        where = '{"location": "Chicago"}'
        structured = text(await stage.call("everything__get-structured-content", where))
        assert structured.count("temperature") == 1
        assert "resource" in text(await stage.call("everything__get-resource-links"))
        assert "accept" in text(await stage.call("everything__trigger-elicitation-request"))
        assert "everything__trigger-sampling-request" not in stage.names
        assert stage.folder.as_uri() in text(await stage.call("everything__get-roots-list"))


async def test_everything_survives_a_cancelled_call_and_comes_back_when_it_is_killed(
    tmp_path: Path,
) -> None:
    progress: list[ToolProgress] = []
    options = with_quick(timeouts=PATIENT, on_progress=progress.append)
    async with staged(tmp_path, npm("everything"), options=options) as stage:
        steps = json.dumps({"duration": 30, "steps": 60})
        work = stage.supervisor.spawn(
            stage.call("everything__trigger-long-running-operation", steps), "call"
        )
        await until(lambda: progress)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
        assert "again" in text(await stage.call("everything__echo", '{"message": "again"}'))
        for pid in marked_processes():
            os.kill(pid, signal.SIGKILL)
        await stage.wait_for("everything", ServerPhase.FAILING, ServerPhase.STARTING)
        assert "back" in text(await stage.call("everything__echo", '{"message": "back"}'))


async def test_a_server_that_stops_in_the_middle_is_late_and_is_ended(tmp_path: Path) -> None:
    """The process is stopped as by a debugger: it neither answers nor ends by itself."""
    options = with_quick(timeouts=replace(PATIENT, idle=1.0))
    async with staged(tmp_path, npm("everything"), options=options) as stage:
        for pid in marked_processes():
            os.kill(pid, signal.SIGSTOP)
        error_text = await stage.error_of("everything__echo", '{"message": "x"}')
        assert "didn't answer in time" in error_text


async def test_the_filesystem_server_reads_inside_its_folder(tmp_path: Path) -> None:
    place = tmp_path / "place"
    write_file(place / "a.txt", "inside\n")
    options = with_quick(timeouts=PATIENT)
    server = replace(npm("filesystem", str(place)), believed=True)
    async with staged(tmp_path, server, options=options) as stage:
        reading = {tool.spec.name for tool in stage.host.tools() if tool.spec.reads_only}
        assert "filesystem__read_text_file" in reading
        assert "filesystem__write_file" not in reading
        arguments = json.dumps({"path": str(stage.folder / "b.txt")})
        # it takes the roots it is told for its own folders, as soon as it has asked for them
        allowed = "filesystem__list_allowed_directories"

        async def is_allowed() -> bool:
            return str(stage.folder) in text(await stage.call(allowed))

        await until(is_allowed)
        (stage.folder / "b.txt").write_text("in the project\n", encoding="utf-8")
        output = await stage.call("filesystem__read_text_file", arguments)
        assert text(output).count("in the project") == 1


async def test_the_memory_server_returns_what_was_stored(tmp_path: Path) -> None:
    server = replace(npm("memory"), env=(("MEMORY_FILE_PATH", str(tmp_path / "memory.json")),))
    entity = {"name": "Ann", "entityType": "user", "observations": ["likes tea"]}
    async with staged(tmp_path, server, options=with_quick(timeouts=PATIENT)) as stage:
        await stage.call("memory__create_entities", json.dumps({"entities": [entity]}))
        assert "likes tea" in text(await stage.call("memory__read_graph"))


async def test_git_and_time_speak_the_newer_protocol(tmp_path: Path, repository: Path) -> None:
    servers = (python("git", "--repository", str(repository)), python("time"))
    async with staged(tmp_path, *servers, options=with_quick(timeouts=PATIENT)) as stage:
        where = json.dumps({"repo_path": str(repository)})
        assert "branch" in text(await stage.call("git__git_status", where)).lower()
        now = text(await stage.call("time__get_current_time", '{"timezone": "UTC"}'))
        assert "datetime" in now
        wrong = await stage.call("time__get_current_time", '{"timezone": "Nowhere"}')
        assert wrong.failed


async def test_sqlite_of_the_old_sdk_answers(tmp_path: Path) -> None:
    server = python("sqlite", "--db-path", str(tmp_path / "t.db"))
    async with staged(tmp_path, server, options=with_quick(timeouts=PATIENT)) as stage:
        arguments = '{"query": "select 1 + 1 as two"}'
        assert "2" in text(await stage.call("sqlite__read_query", arguments))
        wrong = await stage.call("sqlite__read_query", '{"query": "select * from missing_table"}')
        assert b"no such table" in wrong.data
        await until(lambda: stage.status_of("sqlite").phase is ServerPhase.READY)


async def test_everything_lists_reads_and_completes_resources_and_prompts(tmp_path: Path) -> None:
    options = with_quick(timeouts=PATIENT)
    async with staged(tmp_path, npm("everything"), options=options) as stage:
        host = stage.host
        await until(lambda: bool(host.prompts() and host.resources()))
        resources = host.resources()["everything"]
        plain = next(one.uri for one in resources if not one.is_template)
        assert text(await host.read_resource("everything", plain, NO_SESSION))
        read = json.dumps({"uri": plain})
        assert text(await stage.call("everything__read_resource", read))
        template = next(one for one in resources if one.is_template and "text" in one.uri)
        place = find_place(template.uri, template.uri.partition("{")[0] + "1")
        assert place is not None
        output = await host.read_resource("everything", place.filled("1"), NO_SESSION)
        assert "1" in text(output)
        prompts = {prompt.name: prompt for prompt in host.prompts()["everything"]}
        assert len(prompts) >= 4
        with_arguments = next(one for one in prompts.values() if len(one.parameters) >= 2)
        values = {one.name: "Berlin" for one in with_arguments.parameters}
        prompt_text = text(
            await host.get_prompt("everything", with_arguments.name, values, NO_SESSION)
        )
        assert "Berlin" in prompt_text
        completes = next(one for one in prompts.values() if "complet" in one.name)
        argument = CompletedPlace(completes.name, completes.parameters[0].name)
        assert await host.complete("everything", argument, "", {})
