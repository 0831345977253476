"""Commands in the background, over real HTTP: started, read, awaited, stopped, and told of."""

import asyncio
import json
import os
import re
import shutil
import sys
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from helix_desktop.__main__ import main
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.background import CommandEnding, RunningCommandView
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import CommandEnded, CommandStarted, Event, Recorded, ToolReturned
from helix_desktop.domain.live_events import Live, PermissionRequested
from helix_desktop.domain.permission import Mode, PermissionAnswer, PermissionReply
from helix_desktop.domain.value import replace
from helix_desktop.engine.background_commands import MAX_RUNNING_COMMANDS
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.sandbox import find_sandbox
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.todo_and_commands import RunningRow
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import SERVED, Served, for_ever, says, typed
from tests.system.scenarios.stage import resting, texts, type_and_send, until

SERVER = "python3 -u -m http.server 0 --bind 127.0.0.1"
if not hasattr(os, "fork") or shutil.which("python3") is None:
    pytest.skip("commands run where bash and python3 are", allow_module_level=True)


def calls(tool: str, **arguments: object) -> tuple[Called, ...]:
    text = json.dumps(arguments)
    return (Called(f"call-{abs(hash((tool, text))) % 10_000}", tool, text),)


def shell(command: str, **more: object) -> tuple[Called, ...]:
    return calls("shell", command=command, **more)


def background(name: str = "", **more: object) -> tuple[Called, ...]:
    return calls("background_command", id=name, **more)


@pytest.fixture(params=[SandboxKind.BUBBLEWRAP, SandboxKind.NONE], ids=lambda kind: kind.value)
def box(request: pytest.FixtureRequest) -> SandboxBackend:
    """The sandbox of this machine, and none."""
    if request.param is SandboxKind.NONE:
        return SandboxBackend(SandboxKind.NONE)
    return sandboxed()


def sandboxed() -> SandboxBackend:
    result = find_sandbox(SandboxKind.BUBBLEWRAP)
    if result.kind is not SandboxKind.BUBBLEWRAP:
        pytest.skip(f"no bubblewrap here: {' '.join(result.why)}")
    return result


class Stage:
    """An open workspace whose user allows everything that is asked once."""

    def __init__(self, open_workspace: OpenWorkspace) -> None:
        self.open_workspace = open_workspace
        self.session = NO_SESSION
        self.questions: list[PermissionRequested] = []
        open_workspace.subscribe(self._take)

    def _take(self, event: Live) -> None:
        if isinstance(event, PermissionRequested):
            self.questions.append(event)
            answer = PermissionAnswer(PermissionReply.ONCE)
            loop = asyncio.get_running_loop()
            loop.call_soon(self.open_workspace.permissions.calls.answer, event.question.id, answer)

    async def send(self, text: str) -> None:
        self.session = await self.open_workspace.send(self.session, text)
        await self.open_workspace.sessions.settled(self.session)

    async def events(self) -> list[Event]:
        result = await self.open_workspace.sessions.transcript(self.session)
        return [item.event for item in result if isinstance(item, Recorded)]

    async def results(self) -> list[str]:
        """Return what the tools answered, in order."""
        digests = [
            event.content for event in await self.events() if isinstance(event, ToolReturned)
        ]
        return [await self.open_workspace.cache.preview(digest, 100_000) for digest in digests]

    def running(self) -> tuple[RunningCommandView, ...]:
        return self.open_workspace.work.commands(self.session)


@asynccontextmanager
async def stage(
    data: Path, folder: Path, box: SandboxBackend, session: SessionId = NO_SESSION
) -> AsyncIterator[Stage]:
    container = AppContainer(find_paths(data), replace(SERVED, box=lambda: box))
    open_workspace = await container.open(container.workspaces.for_folder(folder))
    leave = open_workspace.attend()
    result = Stage(open_workspace)
    result.session = session
    try:
        yield result
    finally:
        leave()
        await open_workspace.close()
        await container.close()


async def test_a_server_is_started_awaited_read_and_stopped(
    tmp_path: Path, folder: Path, served: Served, box: SandboxBackend
) -> None:
    async with stage(tmp_path / "data", folder, box) as here:
        served.plan(
            says(calls=shell(SERVER, background=True)),
            says(calls=background("c1", action="wait", text="Serving HTTP", timeout_seconds=60)),
            says("It serves."),
        )
        await here.send("start the server")
        started, awaited = await here.results()
        assert started.startswith("[c1 runs in the background.")
        assert "[the text is there]" in awaited
        assert re.search(r"Serving HTTP on 127\.0\.0\.1 port \d+", awaited)
        (view,) = here.running()
        assert view.command == SERVER
        assert "Serving HTTP" in view.tail
        served.plan(
            says(calls=background("c1")),
            says(calls=background("c1", action="stop")),
            says("Stopped."),
        )
        await here.send("stop it")
        again, stopped = (await here.results())[2:]
        assert again.startswith("[nothing new; c1 has been running for ")
        assert "[c1 was stopped after " in stopped
        assert here.running() == ()
        (start,) = [event for event in await here.events() if isinstance(event, CommandStarted)]
        (ended,) = [event for event in await here.events() if isinstance(event, CommandEnded)]
        assert (start.id, start.command) == ("c1", SERVER)
        assert ended.ending is CommandEnding.STOPPED_BY_AGENT
        assert ended.content is not None
        assert "Serving HTTP" in await here.open_workspace.cache.preview(ended.content, 10_000)


async def test_a_port_inside_the_sandbox_is_reached_by_a_forward_that_ends_with_the_command(
    tmp_path: Path, folder: Path, served: Served
) -> None:
    async with stage(tmp_path / "data", folder, sandboxed()) as here:
        served.plan(
            says(calls=shell(SERVER, background=True)),
            says(calls=background("c1", action="wait", text="Serving HTTP", timeout_seconds=60)),
            says("It serves."),
        )
        await here.send("start the server")
        (view,) = here.running()
        (port,) = view.ports
        work = here.open_workspace.work
        with pytest.raises(ToolError):
            await work.open_port(here.session, "c1", port + 1)
        local = await work.open_port(here.session, "c1", port)
        assert await work.open_port(here.session, "c1", port) == local
        assert here.running()[0].forwards == ((port, local),)
        for _ in range(3):
            page = await asyncio.to_thread(fetched, f"http://127.0.0.1:{local}/README.md")
            assert page == (folder / "README.md").read_bytes()
        await work.stop_command(here.session, "c1", CommandEnding.STOPPED)
        with pytest.raises(OSError, match="refused"):
            await asyncio.to_thread(fetched, f"http://127.0.0.1:{local}/")


def fetched(url: str) -> bytes:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(url, timeout=10) as result:
        return bytes(result.read())


async def test_the_agent_is_told_once_of_an_end_that_it_has_not_read(
    tmp_path: Path, folder: Path, served: Served, box: SandboxBackend
) -> None:
    async with stage(tmp_path / "data", folder, box) as here:
        served.plan(
            says(calls=shell("until [ -e go ]; do sleep 0.05; done; exit 3", background=True)),
            says("Started."),
        )
        await here.send("wait for it")
        (folder / "go").touch()
        await until(lambda: not here.running())
        for _ in range(2):
            served.plan(says("Good."))
            await here.send("well?")
        notices = [text for text in typed(served.bodies[-1]) if text.startswith("[background]")]
        assert len(notices) == 1
        assert "The command c1 ended with exit status 3 after " in notices[0]
        served.plan(says(calls=background("c1")), says("Good."))
        await here.send("read it")
        assert "[exit status 3, " in (await here.results())[-1]


async def test_an_end_that_the_agent_waited_for_is_not_told_again(
    tmp_path: Path, folder: Path, served: Served, box: SandboxBackend
) -> None:
    async with stage(tmp_path / "data", folder, box) as here:
        served.plan(
            says(calls=shell("echo one; sleep 0.2; echo two", background=True)),
            says(calls=background("c1", action="wait", timeout_seconds=60)),
            says("Done."),
        )
        await here.send("run it")
        assert "one\ntwo\n[exit status 0, " in (await here.results())[-1]
        assert not [text for text in typed(served.bodies[-1]) if text.startswith("[background]")]


async def test_commands_end_with_the_workspace_and_the_journal_says_so(
    tmp_path: Path, folder: Path, served: Served, box: SandboxBackend
) -> None:
    mark = f"71.{os.getpid()}"
    async with stage(tmp_path / "data", folder, box) as here:
        served.plan(says(calls=shell(f"echo on; sleep {mark}", background=True)), says("Started."))
        await here.send("sleep")
        await until(lambda: "on" in here.running()[0].tail)
        session = here.session
    async with stage(tmp_path / "data", folder, box, session) as here:
        served.plan(says("I see."))
        await here.send("well?")
        (ended,) = [event for event in await here.events() if isinstance(event, CommandEnded)]
        assert ended.ending is CommandEnding.CLOSED
        assert any("when the session was closed" in text for text in typed(served.bodies[-1]))
        served.plan(says(calls=background("c1")), says("I see."))
        await here.send("read it")
        assert "recall_cached_content" in (await here.results())[-1]
    assert not sleeping(mark)


def sleeping(mark: str) -> bool:
    result = Path("/proc").glob("[0-9]*/cmdline")
    for item in result:
        try:
            if mark.encode() in item.read_bytes():
                return True
        except OSError:
            continue
    return False


async def test_in_plan_mode_commands_in_the_background_find_the_project_read_only(
    tmp_path: Path, folder: Path, served: Served
) -> None:
    async with stage(tmp_path / "data", folder, sandboxed()) as here:
        served.plan(
            says(calls=shell("touch made; echo tried", background=True)),
            says(calls=background("c1", action="wait", text="tried", timeout_seconds=60)),
            says(calls=shell("touch made", changes=True, background=True)),
            says("I looked."),
        )
        here.session = await here.open_workspace.send(NO_SESSION, "look", mode=Mode.PLAN)
        await here.open_workspace.sessions.settled(here.session)
        started, awaited, denied = await here.results()
        assert started.startswith("[c1 runs in the background.")
        assert "Read-only file system" in awaited
        assert "plan mode" in denied
        assert not (folder / "made").exists()


def rows(workspace_view: WorkspaceView) -> tuple[RunningRow, ...]:
    return workspace_view.chat.running.rows


@pytest.fixture
def parts() -> AppParts:
    """The window's application, on a machine without a sandbox: all is asked."""
    return replace(SERVED, box=lambda: SandboxBackend(SandboxKind.NONE))


async def start_background_command(
    workspace_view: WorkspaceView, served: Served, command: str
) -> None:
    """Start a command in the background, in the window."""
    served.plan(says(calls=shell(command, background=True)), says("Started."))
    type_and_send(workspace_view, "start it")
    open_workspace = workspace_view.open_workspace
    await until(lambda: bool(open_workspace.permissions.calls.pending))
    reasons = open_workspace.permissions.calls.pending[0].reasons
    assert any("background" in reason for reason in reasons)
    answer = PermissionAnswer(PermissionReply.ONCE)
    open_workspace.permissions.calls.answer(open_workspace.permissions.calls.pending[0].id, answer)
    await until(lambda: len(rows(workspace_view)) == 1 and resting(workspace_view))


async def test_the_panel_shows_a_command_and_stops_it_and_the_agent_hears_of_it(
    workspace_view: WorkspaceView, served: Served
) -> None:
    panel = workspace_view.chat.running
    assert panel.isHidden()
    await start_background_command(workspace_view, served, "echo first; echo second; sleep 100")
    assert not panel.isHidden()
    assert not panel.opened
    work = workspace_view.sidebar.work
    assert work.list.items[0].title == "echo first; echo second; sleep 100"
    work.list.select(0)
    QTest.keyClick(work.list, Qt.Key.Key_Return)
    assert panel.opened
    row = rows(workspace_view)[0]
    await until(lambda: [line.text() for line in row.lines] == ["first", "second", ""])
    assert row.accessibleName().startswith("echo first; echo second; sleep 100, running for 00:")
    assert row.stop.accessibleName() == "Stop echo first; echo second; sleep 100"
    row.stop.setFocus()
    QTest.keyClick(row.stop, Qt.Key.Key_Space)
    await until(panel.isHidden)
    assert work.isHidden()
    stopped = "You stopped echo first; echo second; sleep 100, which ran in "
    await until(lambda: (texts(workspace_view, RowKind.NOTE) or [""])[-1].startswith(stopped))
    served.plan(says("I see."))
    type_and_send(workspace_view, "well?")
    await until(lambda: resting(workspace_view) and len(served.bodies) == 3)
    notices = [text for text in typed(served.bodies[-1]) if text.startswith("[background]")]
    assert len(notices) == 1
    assert "The command c1 was stopped by the user after " in notices[0]


async def test_quitting_with_a_running_command_says_that_it_ends(
    application: Application, served: Served
) -> None:
    workspace_view = application.window.workspace_views.current
    await start_background_command(workspace_view, served, "sleep 100")
    application.window.close()
    sheets = application.window.findChildren(Overlay)
    await until(lambda: any(item.isVisible() for item in sheets))
    words = [child.text() for sheet in sheets for child in sheet.findChildren(QLabel)]
    assert "1 command is still running" in words
    assert any("Commands that run in the background end with Helix." in word for word in words)


async def test_an_archived_session_ends_its_commands(
    workspace_view: WorkspaceView, served: Served
) -> None:
    await start_background_command(workspace_view, served, "sleep 100")
    session = workspace_view.session
    assert workspace_view.open_workspace.work.count == 1
    workspace_view.session_controller.put(session, ArchivePlace.ARCHIVE)
    await until(lambda: workspace_view.open_workspace.work.count == 0)
    result = await workspace_view.open_workspace.sessions.transcript(session)
    ends = [
        e.event for e in result if isinstance(e, Recorded) and isinstance(e.event, CommandEnded)
    ]
    assert [end.ending for end in ends] == [CommandEnding.CLOSED]


async def test_commands_of_an_application_that_was_killed_are_gone_and_told(
    tmp_path: Path, folder: Path, served: Served
) -> None:
    sandboxed()
    mark = f"72.{os.getpid()}"
    served.plan(
        says(calls=shell(f"echo on; setsid sleep {mark} & sleep {mark}", background=True)),
        for_ever("well"),
    )
    words = ["ask", "start it", "--folder", str(folder), "--mode", "sandboxed-auto"]
    command = [sys.executable, "-m", "helix_desktop", "--data-dir", str(tmp_path / "data"), *words]
    quiet = asyncio.subprocess.DEVNULL
    child = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet)
    await until(lambda: sleeping(mark) and len(served.bodies) == 2, 50)
    child.kill()
    await child.wait()
    await until(lambda: not sleeping(mark))
    async with stage(tmp_path / "data", folder, sandboxed()) as here:
        (head,) = await here.open_workspace.sessions.all()
        here.session = head.id
        served.plan(says("I see."))
        await here.send("well?")
        (ended,) = [event for event in await here.events() if isinstance(event, CommandEnded)]
        assert ended.ending is CommandEnding.LOST
        notices = [text for text in typed(served.bodies[-1]) if text.startswith("[background]")]
        assert "The command c1 was ended when the application ended" in notices[0]


async def test_ask_ends_what_it_started(tmp_path: Path, folder: Path, served: Served) -> None:
    sandboxed()
    mark = f"73.{os.getpid()}"
    served.plan(says(calls=shell(f"sleep {mark}", background=True)), says("Started."))
    words = ["ask", "start it", "--folder", str(folder), "--mode", "sandboxed-auto"]
    data = ["--data-dir", str(tmp_path / "data")]
    assert await asyncio.to_thread(main, [*data, *words]) == 0
    assert not sleeping(mark)
    assert len(served.bodies) == 2


async def test_commands_of_a_subagent_end_with_its_work(
    tmp_path: Path, folder: Path, served: Served, box: SandboxBackend
) -> None:
    mark = f"74.{os.getpid()}"
    async with stage(tmp_path / "data", folder, box) as here:
        served.plan(
            says(calls=calls("SubAgent", task="start it")),
            says(calls=shell(f"sleep {mark}", background=True)),
            says("It runs."),
            says("Done."),
        )
        await here.send("delegate")
        (child,) = await here.open_workspace.sessions.children(here.session)
        here.session = child.id
        (ended,) = [event for event in await here.events() if isinstance(event, CommandEnded)]
        assert ended.ending is CommandEnding.CLOSED
        await until(lambda: not sleeping(mark))


async def test_a_session_has_only_so_many_commands_and_each_has_its_own_output(
    tmp_path: Path, folder: Path, served: Served
) -> None:
    async with stage(tmp_path / "data", folder, SandboxBackend(SandboxKind.NONE)) as here:
        for number in range(MAX_RUNNING_COMMANDS + 1):
            command = f"echo this is {number}; sleep 100"
            served.plan(says(calls=shell(command, background=True)))
        served.plan(
            says(calls=background("c3", action="wait", text=r"is \d", regex=True)),
            says(calls=background()),
            says(calls=background("c77")),
            says("Well."),
        )
        await here.send("start them")
        *_, refused, third, listed, unknown = await here.results()
        assert refused.startswith(f"{MAX_RUNNING_COMMANDS} commands run in the background")
        assert third.startswith("this is 2\n[c3 has been running for ")
        assert len(listed.splitlines()) == MAX_RUNNING_COMMANDS
        assert unknown.startswith("There is no background command 'c77'.")
