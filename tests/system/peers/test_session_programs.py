"""Sessions that the real programs write here are found and read as they went."""

import subprocess
from pathlib import Path

import pytest

from helix_desktop.app.source_formats.source_messages import MessageKind, ReadingReport
from helix_desktop.domain.messages import Text
from helix_desktop.features.lab.programs import find_sessions, read_session
from tests.system.peers import agent_programs
from tests.system.peers.aimock import NotThere, running
from tests.system.peers.installing import PEERS
from tests.system.peers.session_programs import ANSWER, OUTPUT, PROGRAMS, QUESTION


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("program", PROGRAMS)
def test_the_session_of_a_real_program_is_found_and_read(tmp_path: Path, program: str) -> None:
    if lacking := agent_programs.lacking():
        pytest.skip(f"not installed: {lacking}")
    project, home = tmp_path / "project", tmp_path / "home"
    for folder in (project, home):
        folder.mkdir()
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    try:
        with running(PEERS, tmp_path / "aimock.log") as mock:
            PROGRAMS[program](mock, project, home)
    except NotThere as problem:
        pytest.skip(f"{problem}")
    (session,) = find_sessions(home, {}, folder=project)
    assert session.program == program
    report = ReadingReport()
    messages = list(read_session(session, report))
    assert report.problem_count == report.other_branches == 0
    shown = [it for it in messages if it.kind in (MessageKind.TYPED, MessageKind.REPLY)]
    texts = ["".join(part.text for part in it.parts if isinstance(part, Text)) for it in shown]
    assert texts[0].strip('"') == QUESTION  # OpenCode's command line keeps the quotes
    assert texts[-1] == ANSWER
    (call,) = [call for it in shown for call in it.calls]
    assert OUTPUT in (call.output or "")
    replies = [it for it in shown if it.kind is MessageKind.REPLY]
    assert all(it.model for it in replies)
    assert all(it.usage for it in replies)
    assert all(it.at > 0 for it in shown)
