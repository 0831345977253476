"""Real programs as guests, from the first message to the next start of the application."""

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.guest_programs import OwnGuest
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    FileChanged,
    GuestRequested,
    GuestStarted,
    Outcome,
    ToolReturned,
    TurnEnded,
)
from helix_desktop.domain.guest_requests import PieceChain, RecordedRequest
from helix_desktop.domain.live_events import Live, PermissionRequested
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode, PermissionReply
from helix_desktop.domain.value import replace
from helix_desktop.providers.request_recorder import RequestRecorder
from tests.app.app_stage import events
from tests.app.guests.test_guests import answering, said
from tests.fakes.counter import FakeCounter
from tests.peers import guest_programs
from tests.peers.aimock import AiMock, NotThere, running
from tests.peers.guest_programs import AGAIN, ANSWER, ASKED, FILE, PROGRAMS, SECOND_ANSWER, TEXT
from tests.peers.installing import PEERS
from tests.waiting import until

MAX_BYTES = 1 << 24
START_SECONDS = 200
"""Gemini CLI takes a hundred seconds to begin where it reaches none of its servers."""
SHOWN_DIFFS = ("claude-code", "gemini-cli")
"""Programs that tell the diff of a new file."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[name for name in PROGRAMS if name != "codex"])
def asking_program(request: pytest.FixtureRequest) -> str:
    """A program that asks before it writes a file."""
    return str(request.param)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    if lacking := guest_programs.lacking():
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


@asynccontextmanager
async def guest(project: Path, own: OwnGuest) -> AsyncIterator[OpenWorkspace]:
    paths = find_paths(project.parent / "data")
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(counter=lambda _paths: FakeCounter()))
    models = await container.models()
    assert models.guests is not None
    models.guests.add(own)
    models.guests.load()
    models.drop_endpoint("none")  # the list of endpoints is made anew
    open_workspace = await container.open(container.workspaces.for_folder(project))
    try:
        await open_workspace.trust(True)
        await open_workspace.choose_model(LlmRole.MAIN, f"{own.id}/default")
        yield open_workspace
    finally:
        await open_workspace.close()
        await container.close()


async def ended(open_workspace: OpenWorkspace, session: SessionId) -> Ending:
    last = (await events(open_workspace, session))[-1]
    assert isinstance(last, TurnEnded), last
    assert last.ending is not Ending.FAILED, last.detail
    return last.ending


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
        at_model = RequestRecorder(mock.url, note, spawn=spawn)
        if own.upstream:
            own = replace(own, upstream=await at_model.open())
        async with guest(project, own) as open_workspace:
            answering(open_workspace, PermissionReply.ONCE)
            # in other modes, Codex begins a sandbox of its own in ours
            mode = Mode.SANDBOXED_AUTO if program == "codex" else Mode.ASK
            session = await open_workspace.send(NO_SESSION, ASKED, mode=mode)
            await open_workspace.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert (project / FILE).read_text() == TEXT
            assert (await said(open_workspace, session)).endswith(ANSWER)
            recorded = await events(open_workspace, session)
            call, *_ = [
                part
                for event in recorded
                if isinstance(event, AssistantReplied)
                for part in event.parts
                if isinstance(part, ToolCall) and part.tool in ("write_file", "shell")
            ]
            if program != "codex":
                assert json.loads(call.arguments) == {"path": FILE, "content": TEXT}
            (result,) = [
                event
                for event in recorded
                if isinstance(event, ToolReturned) and event.call == call.id
            ]
            assert (result.outcome, result.untrusted) == (Outcome.OK, True)
            assert [it.path for it in recorded if isinstance(it, FileChanged)] == [FILE]
            if program in SHOWN_DIFFS:
                output = await open_workspace.content_start(result.content, MAX_BYTES)
                assert f"+{TEXT.strip()}".encode() in output
        async with guest(project, own) as open_workspace:
            await open_workspace.send(session, AGAIN)
            await open_workspace.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert (await said(open_workspace, session)).endswith(SECOND_ANSWER)
            recorded = await events(open_workspace, session)
            assert sum(isinstance(event, GuestStarted) for event in recorded) == 1
            requests = [event for event in recorded if isinstance(event, GuestRequested)]
            assert bool(requests) == bool(own.upstream)
            chain, bodies = PieceChain(), []
            for event in requests:
                pieces = [
                    await open_workspace.content_start(piece, MAX_BYTES)
                    for piece in chain.take(event) or ()
                ]
                bodies.append(b"".join(pieces))
            sent = [body for body in received if body in bodies]
            assert sorted(bodies) == sorted(sent)
        await at_model.close()


async def test_a_real_program_takes_a_no(
    tmp_path: Path, project: Path, asking_program: str
) -> None:
    async with model(tmp_path) as mock:
        own = PROGRAMS[asking_program](mock, project, Path.home())
        async with guest(project, own) as open_workspace:
            answering(open_workspace, PermissionReply.NO)
            session = await open_workspace.send(NO_SESSION, ASKED, mode=Mode.ASK)
            await open_workspace.rested(session)
            assert await ended(open_workspace, session) is Ending.DONE
            assert not (project / FILE).exists()
            results = [
                (event.tool, event.outcome)
                for event in await events(open_workspace, session)
                if isinstance(event, ToolReturned)
            ]
            assert ("write_file", Outcome.FAILED) in results


async def test_a_real_program_stops_in_the_middle(
    tmp_path: Path, project: Path, asking_program: str
) -> None:
    async with model(tmp_path) as mock:
        own = PROGRAMS[asking_program](mock, project, Path.home())
        async with guest(project, own) as open_workspace:
            questions: list[Live] = []

            def hear(event: Live) -> None:
                if isinstance(event, PermissionRequested):
                    questions.append(event)

            open_workspace.attend_permissions()
            open_workspace.subscribe(hear)
            session = await open_workspace.send(NO_SESSION, ASKED, mode=Mode.ASK)
            await until(lambda: questions, START_SECONDS)
            await open_workspace.stop(session)
            assert await ended(open_workspace, session) is Ending.STOPPED
            assert not (project / FILE).exists()
