"""Claude Code, Codex, OpenCode, and Gemini CLI as writers of sessions.

Each is asked once, with aimock as its model: it makes one call of a tool, and answers.
"""

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from tests.system.peers import agent_programs
from tests.system.peers.agent_programs import (
    CLAUDE_VARIABLES,
    CODEX_VARIABLES,
    GEMINI_VARIABLES,
    OPENCODE_VARIABLES,
)
from tests.system.peers.aimock import AiMock

TIMEOUT_SECONDS = 120
QUESTION, ANSWER = "Please check the port", "The port is 8123."
OUTPUT = "said by the tool"


def teach(mock: AiMock, tool: str, arguments: Mapping[str, str]) -> None:
    """Have the model make one call, and answer once it has the output."""
    call = {"name": tool, "arguments": json.dumps(arguments)}
    mock.teach({"toolCalls": [call]}, to=QUESTION, match={"hasToolResult": False})
    mock.teach({"content": ANSWER}, to=QUESTION, match={"hasToolResult": True})


def ask_claude_code(mock: AiMock, project: Path, home: Path) -> None:
    teach(mock, "Bash", {"command": f"echo {OUTPUT}", "description": "Say it"})
    command = [agent_programs.claude(), "-p", QUESTION, "--allowedTools", "Bash"]
    _run(command, project, home, CLAUDE_VARIABLES | {"ANTHROPIC_BASE_URL": mock.url})


def ask_codex(mock: AiMock, project: Path, home: Path) -> None:
    teach(mock, "exec_command", {"cmd": f"echo {OUTPUT}"})
    agent_programs.set_up_codex(home, mock.url)
    # its own sandbox refuses a home below /tmp; what it runs is the echo above
    options = ["exec", "--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox"]
    _run([agent_programs.codex(), *options, QUESTION], project, home, CODEX_VARIABLES)


def ask_opencode(mock: AiMock, project: Path, home: Path) -> None:
    teach(mock, "bash", {"command": f"echo {OUTPUT}", "description": "Say it"})
    agent_programs.set_up_opencode(project, f"{mock.url}/v1", bash="allow")
    _run([agent_programs.opencode(), "run", QUESTION], project, home, OPENCODE_VARIABLES)


def ask_gemini(mock: AiMock, project: Path, home: Path) -> None:
    (project / f"{OUTPUT}.txt").write_text("")
    teach(mock, "list_directory", {"dir_path": "."})
    agent_programs.set_up_gemini(home, project)
    variables = GEMINI_VARIABLES | {"GOOGLE_GEMINI_BASE_URL": mock.url}
    _run([*agent_programs.gemini(), "-p", QUESTION], project, home, variables)


Ask = Callable[[AiMock, Path, Path], None]
PROGRAMS: Mapping[str, Ask] = MappingProxyType(
    {
        "claude-code": ask_claude_code,
        "codex": ask_codex,
        "opencode": ask_opencode,
        "gemini-cli": ask_gemini,
    }
)


def _run(command: Sequence[str], project: Path, home: Path, variables: Mapping[str, str]) -> None:
    subprocess.run(
        command,
        cwd=project,
        env=agent_programs.environ(home) | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=TIMEOUT_SECONDS,
        check=True,
    )
