"""Claude Code, Codex, Gemini CLI, OpenCode, and Goose as guests, with aimock as their model."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from helix_desktop.features.guests.guest_programs import KNOWN, OwnGuest
from tests.system.peers import agent_programs
from tests.system.peers.agent_programs import (
    CLAUDE_VARIABLES,
    CODEX_VARIABLES,
    GEMINI_VARIABLES,
    GOOSE_VARIABLES,
    OPENCODE_VARIABLES,
)
from tests.system.peers.aimock import AiMock

ASKED, ANSWER, AGAIN, SECOND_ANSWER = "please do it", "All is done.", "and now", "Second answer."
SLOWLY = "think about it"
"""What is answered after a day."""
DAY_MS = 86_400_000
FILE, TEXT = "new.txt", "from the agent\n"
ADDRESS = "MOCK_URL"
"""The variable with the address of the model, for programs that have none of their own."""
_CODEX_SHELL = f'CODEX_CONFIG=$(printf "$CODEX_TEMPLATE" "${ADDRESS}") exec "$@"'


def _teach(mock: AiMock, tool: str, arguments: Mapping[str, str]) -> None:
    call = {"name": tool, "arguments": json.dumps(arguments)}
    # first: a program that forgot its session is told what was said before
    mock.teach({"content": SECOND_ANSWER}, to=AGAIN)
    mock.teach({"toolCalls": [call]}, to=ASKED, match={"hasToolResult": False})
    mock.teach({"content": ANSWER}, to=ASKED, match={"hasToolResult": True})
    mock.teach({"content": ANSWER}, to=SLOWLY, streamingProfile={"ttft": DAY_MS})


def claude_code(mock: AiMock, project: Path, home: Path) -> OwnGuest:
    _teach(mock, "Write", {"file_path": str(project / FILE), "content": TEXT})
    (home / ".claude").mkdir(exist_ok=True)
    return OwnGuest(
        "claude-code",
        agent_programs.claude_adapter(),
        settings=[".claude", ".claude.json"],
        variables=CLAUDE_VARIABLES | {"CLAUDE_CODE_EXECUTABLE": agent_programs.claude()},
        upstream=mock.url,
        address="ANTHROPIC_BASE_URL",
    )


def codex(mock: AiMock, project: Path, home: Path, *, asks: bool = True) -> OwnGuest:
    """Prepare Codex, which asks about no command that is to run in its own sandbox."""
    why = {"sandbox_permissions": "require_escalated", "justification": "to write a file"}
    command = {"cmd": f"printf '{TEXT.strip()}\\n' > {FILE}"}
    _teach(mock, "exec_command", command | why if asks else command)
    agent_programs.set_up_codex(home, mock.url)
    known = next(program for program in KNOWN if program.id == "codex")
    ((name, template),) = known.recordings[0].variables
    assert name == "CODEX_CONFIG"
    variables = {"CODEX_PATH": agent_programs.codex(), "OPENAI_API_KEY": "x", **CODEX_VARIABLES}
    return OwnGuest(
        "codex",
        ["/bin/sh", "-c", _CODEX_SHELL, "sh", *agent_programs.codex_adapter()],
        settings=[".codex"],
        variables=variables | {"CODEX_TEMPLATE": template.replace("{url}", "%s")},
        upstream=f"{mock.url}/v1",
        address=ADDRESS,
    )


def gemini_cli(mock: AiMock, project: Path, home: Path) -> OwnGuest:
    _teach(mock, "write_file", {"file_path": str(project / FILE), "content": TEXT})
    agent_programs.set_up_gemini(home, project)
    return OwnGuest(
        "gemini-cli",
        [*agent_programs.gemini(), "--acp"],
        settings=[".gemini"],
        variables=GEMINI_VARIABLES,
        upstream=mock.url,
        address="GOOGLE_GEMINI_BASE_URL",
    )


def opencode(mock: AiMock, project: Path, home: Path) -> OwnGuest:
    _teach(mock, "write", {"filePath": str(project / FILE), "content": TEXT})
    agent_programs.set_up_opencode(project, "{env:MOCK_URL}/v1", edit="ask")
    folders = (".config/opencode", ".local/share/opencode", ".local/state/opencode")
    return OwnGuest(
        "opencode",
        [agent_programs.opencode(), "acp"],
        settings=[*folders, ".cache/opencode"],
        variables=OPENCODE_VARIABLES,
        upstream=mock.url,
        address=ADDRESS,
    )


def goose(mock: AiMock, project: Path, home: Path) -> OwnGuest:
    _teach(mock, "write", {"path": FILE, "content": TEXT})
    return OwnGuest(
        "goose",
        [agent_programs.goose(), "acp"],
        settings=[".config/goose", ".local/share/goose", ".local/state/goose"],
        variables=GOOSE_VARIABLES,
        upstream=mock.url,
        address="OPENAI_HOST",
    )


def end_minute(home: Path) -> None:
    """Let a session of Gemini CLI be one of an earlier minute: it overwrites those of the same."""
    for file in home.glob(".gemini/tmp/*/chats/session-*.jsonl"):
        file.rename(file.with_name(f"session-2026-01-01T00-00-{file.name.rpartition('-')[2]}"))


Prepare = Callable[[AiMock, Path, Path], OwnGuest]
PROGRAMS: Mapping[str, Prepare] = MappingProxyType(
    {
        "claude-code": claude_code,
        "codex": codex,
        "gemini-cli": gemini_cli,
        "opencode": opencode,
        "goose": goose,
    }
)
