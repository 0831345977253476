"""Real programs as guests, from the first message to the next start of the application."""

import asyncio
import json
import shutil
import subprocess
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    Ending,
    FileChanged,
    GuestRequested,
    GuestStarted,
    Outcome,
    ToolReturned,
)
from helix_desktop.domain.guest_requests import PieceChain, RecordedRequest
from helix_desktop.domain.live_events import Live, PermissionRequested
from helix_desktop.domain.permission import Mode, PermissionReply
from helix_desktop.domain.value import replace
from helix_desktop.features.guests.guest_programs import OwnGuest
from helix_desktop.providers.request_recorder import RequestRecorder
from tests.app.app_stage import events
from tests.app.changing import answer_all
from tests.fakes.counter import FakeCounter
from tests.features.guests.guest_stage import calls_of, end_of, open_guest, reply_text
from tests.system.peers import agent_programs
from tests.system.peers.aimock import AiMock, NotThere, running
from tests.system.peers.guest_programs import (
    AGAIN,
    ANSWER,
    ASKED,
    FILE,
    PROGRAMS,
    SECOND_ANSWER,
    SLOWLY,
    TEXT,
    codex,
    end_minute,
)
from tests.system.peers.installing import PEERS
from tests.waiting import until

MAX_BYTES = 1 << 24
START_SECONDS = 60
WRITERS = {"codex": "shell"}
"""The tools by which programs write a file, where it is not `write_file`."""
SHOWN_DIFFS = ("claude-code", "gemini-cli")
"""Programs that tell the diff of a new file."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
TITLED = b"<session>"
"""How Claude Code quotes a message for which it wants a title."""


def settings_in_home() -> set[Path]:
    """Return the files and folders where programs keep their settings in the home folder."""
    folders = (".", ".config", ".local/share", ".local/state", ".cache")
    return {path for folder in folders for path in Path.home().joinpath(folder).glob("*")}


@pytest.fixture(autouse=True)
def _no_settings_stay() -> Iterator[None]:
    """Remove what the agents write into the home folder, which all tests of a process share."""
    before = settings_in_home()
    yield
    for path in settings_in_home() - before:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    if lacking := agent_programs.lacking():
        pytest.skip(f"not installed: {lacking}")
    project = tmp_path / "project"
    project.mkdir()
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    return project


@asynccontextmanager
async def model(tmp_path: Path) -> AsyncIterator[AiMock]:
    try:
        with running(PEERS, tmp_path / "aimock.log") as mock:
            yield mock
    except NotThere as problem:
        pytest.skip(f"{problem}")


def guest(project: Path, own: OwnGuest) -> AbstractAsyncContextManager[OpenWorkspace]:
    paths = find_paths(project.parent / "data")
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(counter=lambda _paths: FakeCounter()))
    return open_guest(container, project, own)


async def ended(open_workspace: OpenWorkspace, session: SessionId) -> Ending:
    end = await end_of(open_workspace, session)
    assert end.ending is not Ending.FAILED, end.detail
    return end.ending


async def test_a_real_program_calls_a_tool_and_goes_on_after_a_restart(
    tmp_path: Path, project: Path, program: str
) -> None:
    received: list[bytes] = []

    async def note(request: RecordedRequest) -> None:
        received.append(request.body)

    def spawn(work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work, name=name)

    async with model(tmp_path) as mock:
        own = PROGRAMS[program](mock, project, Path.home())
        # a recorder stands where the model is, and sees what arrives there
        at_model = RequestRecorder(own.upstream, note, spawn=spawn)
        own = replace(own, upstream=await at_model.open())
        async with guest(project, own) as open_workspace:
            answer_all(open_workspace)
            session = await open_workspace.send(NO_SESSION, ASKED, mode=Mode.ASK)
            await open_workspace.sessions.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert (project / FILE).read_text() == TEXT
            assert (await reply_text(open_workspace, session)).endswith(ANSWER)
            recorded = await events(open_workspace, session)
            tool = WRITERS.get(program, "write_file")
            calls = await calls_of(open_workspace, session)
            (call,) = [call for call in calls if call.tool == tool]
            if tool == "write_file":
                assert json.loads(call.arguments) == {"path": FILE, "content": TEXT}
            (result,) = [
                event
                for event in recorded
                if isinstance(event, ToolReturned) and event.call == call.id
            ]
            assert (result.outcome, result.untrusted) == (Outcome.OK, True)
            # once or more: a program may make the file, tell of its call, and only then fill it
            assert {it.path for it in recorded if isinstance(it, FileChanged)} == {FILE}
            if program in SHOWN_DIFFS:
                output = await open_workspace.cache.content_start(result.content, MAX_BYTES)
                assert f"+{TEXT.strip()}".encode() in output
        end_minute(Path.home())
        async with guest(project, own) as open_workspace:
            await open_workspace.send(session, AGAIN)
            await open_workspace.sessions.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert (await reply_text(open_workspace, session)).endswith(SECOND_ANSWER)
            recorded = await events(open_workspace, session)
            assert sum(isinstance(event, GuestStarted) for event in recorded) == 1
            requests = [event for event in recorded if isinstance(event, GuestRequested)]
            assert requests
            chain, bodies = PieceChain(), []
            for event in requests:
                pieces = [
                    await open_workspace.cache.content_start(piece, MAX_BYTES)
                    for piece in chain.take(event) or ()
                ]
                bodies.append(b"".join(pieces))
            # not what a program asks for itself, such as a title, which may end after the turn
            model_requests = [
                body
                for body in received
                if (ASKED.encode() in body or AGAIN.encode() in body) and TITLED not in body
            ]
            assert not Counter(model_requests) - Counter(bodies)
            assert not Counter(bodies) - Counter(received)
        await at_model.close()


async def test_codex_runs_commands_unasked_without_a_sandbox_of_its_own_in_that_of_helix(
    tmp_path: Path, project: Path
) -> None:
    async with model(tmp_path) as mock:
        own = codex(mock, project, Path.home(), asks=False)
        async with guest(project, own) as open_workspace:
            session = await open_workspace.send(NO_SESSION, ASKED, mode=Mode.SANDBOXED_AUTO)
            await open_workspace.sessions.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert (project / FILE).read_text() == TEXT


async def test_a_real_program_accepts_a_refusal(
    tmp_path: Path, project: Path, program: str
) -> None:
    async with model(tmp_path) as mock:
        own = PROGRAMS[program](mock, project, Path.home())
        async with guest(project, own) as open_workspace:
            answer_all(open_workspace, PermissionReply.NO)
            session = await open_workspace.send(NO_SESSION, ASKED, mode=Mode.ASK)
            await open_workspace.sessions.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert not (project / FILE).exists()
            results = [
                (event.tool, event.outcome)
                for event in await events(open_workspace, session)
                if isinstance(event, ToolReturned)
            ]
            assert (WRITERS.get(program, "write_file"), Outcome.FAILED) in results


async def test_a_real_program_stops_while_it_asks_and_goes_on(
    tmp_path: Path, project: Path, program: str
) -> None:
    async with model(tmp_path) as mock:
        own = PROGRAMS[program](mock, project, Path.home())
        async with guest(project, own) as open_workspace:
            questions: list[Live] = []

            def hear(event: Live) -> None:
                if isinstance(event, PermissionRequested):
                    questions.append(event)

            open_workspace.permissions.calls.attend()
            open_workspace.subscribe(hear)
            session = await open_workspace.send(NO_SESSION, ASKED, mode=Mode.ASK)
            await until(lambda: questions, START_SECONDS)
            await open_workspace.sessions.stop(session)
            assert await ended(open_workspace, session) is Ending.STOPPED
            assert not (project / FILE).exists()
            await goes_on(open_workspace, session)


async def test_a_real_program_stops_while_its_model_is_silent_and_goes_on(
    tmp_path: Path, project: Path, program: str
) -> None:
    async with model(tmp_path) as mock:
        own = PROGRAMS[program](mock, project, Path.home())
        async with guest(project, own) as open_workspace:
            session = await open_workspace.send(NO_SESSION, SLOWLY, mode=Mode.ASK)
            await until(lambda: SLOWLY in json.dumps(mock.recorded_requests()), START_SECONDS)
            await open_workspace.sessions.stop(session)
            assert await ended(open_workspace, session) is Ending.STOPPED
            await goes_on(open_workspace, session)


async def goes_on(open_workspace: OpenWorkspace, session: SessionId) -> None:
    await open_workspace.send(session, AGAIN)
    await open_workspace.sessions.rested(session)
    assert await ended(open_workspace, session) is Ending.DONE
    assert (await reply_text(open_workspace, session)).endswith(SECOND_ANSWER)
