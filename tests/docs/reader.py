"""A reader of the documentation: a home folder with a project, in which shown commands are run."""

import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

from tests.docs.commands import PROGRAM, ROOT, ShownCommand
from tests.system.peers import hostile_server

FILES = {
    "project/README.md": "# Ledger\n\nBooks orders.\n",
    "project/AGENTS.md": "Book nothing twice.\n",
    "project/RULES.md": "Be brief.\n",
    "project/mcp.json": json.dumps({"mcpServers": {"wiki": {"command": "wiki-server"}}}),
    "project/mine.toml": 'preset = "balanced"\nnotes_percent = 60\n',
    "project/vendor/kept.txt": "kept\n",
    "project/.helix/permissions.json": json.dumps(
        {"propose": [{"tool": "shell", "form": "make lint", "decision": "always"}]}
    ),
    "other/README.md": "# Other\n",
    "sessions/one.jsonl": "".join(
        json.dumps(message) + "\n"
        for message in (
            {"role": "system", "content": "You are an agent."},
            {"role": "user", "content": "Which tests are missing?"},
            {"role": "assistant", "content": "None."},
        )
    ),
}
OF_ANOTHER_PROGRAM = "".join(
    json.dumps({"uuid": name, "parentUuid": parent, "type": role, "message": message}) + "\n"
    for name, parent, role, message in (
        ("1", None, "user", {"role": "user", "content": "Which tests are missing?"}),
        ("2", "1", "assistant", {"role": "assistant", "content": "None."}),
    )
)
FILES["project/claude.jsonl"] = OF_ANOTHER_PROGRAM
INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
PROGRAMS = {
    PROGRAM: '#!/bin/sh\nexec "{python}" -m helix_desktop "$@"\n',
    # another agent: what is behind -- answers as an MCP server
    "claude": '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\n'
    "echo '{initialize}' | \"$@\" | grep -q serverInfo\n",
    # fetches a server and runs it: one that is at hand
    "uvx": '#!/bin/sh\nexec "{python}" -I "{server}" Well\n',
}
TYPED = "sk-ant-typed-for-a-test-0001\n"
OF_OTHERS = re.compile("^XDG_|_KEY$|^DBUS_")
WINDOW_ENDS = ("--smoke", "--screenshot")


class Reader:
    """Runs commands as somebody who follows the documentation."""

    def __init__(self, base: Path) -> None:
        self.home = base / "home"
        self._programs = base / "bin"
        # Claude Code names the folder of a project's sessions by the path of the project
        sessions = re.sub(r"[^A-Za-z0-9]", "-", str(self.home / "project"))
        files = {**FILES, f".claude/projects/{sessions}/session.jsonl": OF_ANOTHER_PROGRAM}
        for name, text in files.items():
            path = self.home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self._programs.mkdir()
        for name, text in PROGRAMS.items():
            path = self._programs / name
            filled = text.format(
                python=sys.executable,
                initialize=json.dumps(INITIALIZE),
                server=hostile_server.__file__,
            )
            path.write_text(filled, encoding="utf-8")
            path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def prepare(self) -> None:
        """Have a workspace whose newest session changed a file, as most pages take for granted."""
        for line in (
            "permission trust --folder .",
            "permission set --folder . always write_file --path notes.txt",
            'ask --folder . "write hello into notes.txt"',
        ):
            done = self.run(ShownCommand("", f"{PROGRAM} {line}"))
            assert done.returncode == 0, done.stdout

    def run(self, command: ShownCommand) -> subprocess.CompletedProcess[str]:
        """Run a line in the project; a window takes a picture of itself and ends."""
        line = command.line.partition(" # ")[0].rstrip()
        if command.opens_window() and not any(option in line for option in WINDOW_ENDS):
            line += " --screenshot window.png"
        if " approve " in line:  # without a terminal nobody can be asked
            line += " --yes"
        if " ID" in line:
            line = line.replace(" ID", f" {self._session()}")
        return self._bash(line, TYPED)

    def _session(self) -> str:
        listed = self._bash(f"{PROGRAM} session list --workspace project", "").stdout
        return re.findall(r"^([0-9a-f]{16}) ", listed, re.MULTILINE)[-1]

    def _bash(self, line: str, typed: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-c", line],
            cwd=self.home / "project",
            env=self._environ(),
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=100,
            check=False,
        )

    def _environ(self) -> dict[str, str]:
        # no folders and no keys of whoever runs the test: without keys no provider is asked
        variables = {
            name: value for name, value in os.environ.items() if not OF_OTHERS.search(name)
        }
        return {
            **variables,
            "HOME": str(self.home),
            "PATH": f"{self._programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "PYTHON_KEYRING_BACKEND": "tests.docs.keyring_file.FileKeyring",
            "QT_QPA_PLATFORM": "offscreen",
        }
