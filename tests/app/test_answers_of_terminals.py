"""`session answer`, as real processes: the user's terminal answers, and nothing else does."""

import json
import os
import pty
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.processes import ROOT, helix

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
]

HOST = """
import asyncio, json, sys
from pathlib import Path
from helix_desktop.app.commands.window_commands import run_command
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.orphans import adopt_orphans
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall
from tests.fakes.speaker import Speaker, words

def reply(request):
    if any(message.role is Role.TOOL for message in request.messages):
        return words("Done.")
    call = ToolCall("c", "write_file", json.dumps({"path": "a.txt", "content": "x"}))
    return ToolCallArrived(call), StreamFinished(StopReason.TOOLS)

async def main():
    adopt_orphans()
    paths = find_paths(Path(sys.argv[1]))
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(provider=lambda: Speaker(reply)))
    workspace = container.workspaces.chosen("", Path(sys.argv[2]), create=True)
    work = await container.open(workspace)
    work.attend(run_command)
    session = await work.send("", "write it")
    while not work.permissions.calls.pending:
        await asyncio.sleep(0.01)
    print(session, flush=True)
    await work.sessions.settled(session)
    await work.close()
    await container.close()

asyncio.run(main())
"""


def in_terminal(*words: object) -> str:
    """Run the application in a terminal, and return what it shows."""
    pid, terminal = pty.fork()
    if not pid:
        os.chdir(ROOT)
        os.execv(sys.executable, [sys.executable, "-m", "helix_desktop", *map(str, words)])
    shown = b""
    with suppress(OSError):  # its other end is closed
        while piece := os.read(terminal, 4_096):
            shown += piece
    os.close(terminal)
    os.waitpid(pid, 0)
    return shown.decode()


def test_the_users_terminal_answers_a_question_that_session_list_names(tmp_path: Path) -> None:
    data, project = tmp_path / "data", tmp_path / "project"
    project.mkdir()
    place = ("--data-dir", data, "session")
    folder = ("--folder", project)
    host = [sys.executable, "-c", HOST, str(data), str(project)]
    with subprocess.Popen(host, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            session = process.stdout.readline().strip()
            [row] = json.loads(helix(*place, "list", *folder, "--json", check=True).stdout)
            assert (row["session"], row["question"]) == (session, 1)
            listed = helix(*place, "answer", *folder, check=True).stdout
            assert f"  1  holds up the turn, {session} write it, for 0 min" in listed
            assert "write_file" in listed
            refused = helix(*place, "answer", 1, "allow", *folder)
            assert refused.returncode == 2
            assert "in the foreground of a terminal" in refused.stderr
            assert not (project / "a.txt").exists()
            assert "has the number 7" in in_terminal(*place, "answer", 7, "allow", *folder)
            assert "Answered." in in_terminal(*place, "answer", 1, "allow", *folder)
            assert process.wait(60) == 0
        finally:
            process.kill()
    assert (project / "a.txt").read_text() == "x"


def test_a_turn_ends_with_a_question_if_the_user_wants_it(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    place = ("--data-dir", tmp_path / "data")
    asking = ("ask", "--model", "practice", "--folder", project)
    ended = helix(*place, *asking, "--away", "stop", "write hello into a.txt")
    assert ended.returncode == 3
    assert "The agent needs your permission" in ended.stdout + ended.stderr
    queued = helix(*place, *asking, "--away", "queue", "write hello into a.txt")
    assert queued.returncode == 0
    assert "waits for your answer" in queued.stderr
    assert not (project / "a.txt").exists()


@pytest.mark.skipif(not shutil.which("bwrap"), reason="needs bubblewrap")
def test_a_sandboxed_command_cannot_reach_the_socket_of_its_helix(tmp_path: Path) -> None:
    project, data = tmp_path / "project", tmp_path / "data"
    project.mkdir()
    place = ("--data-dir", data)
    helix(*place, "permission", "trust", "--folder", project, check=True)
    [row] = json.loads(helix(*place, "workspace", "list", "--json", check=True).stdout)
    path = data / "workspaces" / row["id"] / "mcp.sock"
    (project / "reach.py").write_text(
        "import os, socket\n"
        f"for path in ({str(path)!r}, f'/proc/{{os.getppid()}}/root{path}'):\n"
        "    try:\n"
        "        socket.socket(socket.AF_UNIX).connect(path)\n"
        "        print('it was', 'reached')\n"
        "    except OSError as error:\n"
        "        print('it was not:', type(error).__name__)\n"
    )
    asking = ("ask", "--model", "practice", "--folder", project, "--mode", "sandboxed-auto")
    told = helix(*place, *asking, "run python3 reach.py", check=True).stdout
    assert told.count("it was not:") == 2
    assert "it was reached" not in told
