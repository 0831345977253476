"""Claude Code, Codex, OpenCode, and Gemini CLI with the recorder as their provider's address."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from helix_desktop.domain.events import GuestRequested
from helix_desktop.domain.guest_requests import RecordedRequest
from helix_desktop.domain.inspected_request import InspectedKind, InspectedRequest
from helix_desktop.domain.messages import ToolResult
from helix_desktop.domain.secret_patterns import find_secret_spans
from helix_desktop.features.guests.guest_request_writer import GuestRequestWriter
from helix_desktop.providers.request_recorder import RequestRecorder
from tests.engine.stage import SESSION, TEST_LLM
from tests.fakes.weigher import FakeWeigher
from tests.features.guests.test_guest_views import Guest
from tests.system.peers import agent_programs
from tests.system.peers.aimock import AiMock, NotThere, running
from tests.system.peers.installing import PEERS
from tests.system.peers.session_programs import OUTPUT, PROGRAMS, QUESTION


class RecordedMock(AiMock):
    """The model's server at the address of a recorder."""

    def __init__(self, mock: AiMock, address: str) -> None:
        super().__init__(mock.url)
        self.url = address


def texts(request: InspectedRequest, sort: InspectedKind) -> list[str]:
    return [
        "".join(getattr(part, "text", "") for part in block.message.parts)
        for block in request.blocks
        if block.sort is sort
    ]


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("program", PROGRAMS)
async def test_what_a_real_agent_sent_is_shown_byte_by_byte(tmp_path: Path, program: str) -> None:
    if lacking := agent_programs.lacking():
        pytest.skip(f"not installed: {lacking}")
    project, home = tmp_path / "project", tmp_path / "home"
    for folder in (project, home):
        folder.mkdir()
    await asyncio.to_thread(subprocess.run, ["git", "init", "-q", str(project)], check=True)
    guest = Guest()
    guest.records = False
    await guest.stage.say("begin")
    writer = GuestRequestWriter(
        TEST_LLM.id,
        lambda events, contents: guest.stage.deps.base.journals[SESSION].record(events, contents),
        find_secrets=find_secret_spans,
        weigher=FakeWeigher(),
    )
    received: list[RecordedRequest] = []

    async def note(request: RecordedRequest) -> None:
        received.append(request)

    spawn = guest.stage.supervisor.spawn
    try:
        with running(PEERS, tmp_path / "aimock.log") as mock:
            # a second recorder stands where the model is, and sees what arrives there
            at_model = RequestRecorder(mock.url, note, spawn=spawn)
            recorder = RequestRecorder(await at_model.open(), writer.record, spawn=spawn)
            with RecordedMock(mock, await recorder.open()) as address:
                await asyncio.to_thread(PROGRAMS[program], address, project, home)
            await recorder.close()
            await at_model.close()
    except NotThere as problem:
        pytest.skip(f"{problem}")
    assert not guest.stage.reported
    inspector = guest.inspector()
    seqs = await guest.seqs(GuestRequested)
    bodies = [await inspector.written(SESSION, seq) for seq in seqs]
    shown = [body.data for body in bodies if body is not None and body.same]
    assert len(shown) == len(seqs)
    assert sorted(shown) == sorted(item.body for item in received if item.body in shown)
    steps = await inspector.sent(SESSION)
    requests = [await inspector.earlier(SESSION, seq) for seq in steps.seqs if seq in seqs]
    # one call, and the answer once its output is there
    assert len(requests) == 2
    first, last = requests
    assert any(QUESTION in text for text in texts(first, InspectedKind.USER))
    outputs = [
        part.text
        for block in last.blocks
        for part in block.message.parts
        if isinstance(part, ToolResult)
    ]
    assert any(OUTPUT in output for output in outputs)
    assert texts(first, InspectedKind.SYSTEM)
    assert texts(first, InspectedKind.TOOLS)
    # Goose moves a note with the time to the last message
    assert last.prefix >= (2 if program == "goose" else 3)
    assert all(request.usage is not None for request in requests)
