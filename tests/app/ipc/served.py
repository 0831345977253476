"""A workspace with something in it, and `helix-desktop mcp` on it as a process."""

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock

ROOT = Path(__file__).resolve().parents[3]
TEXT = "\n".join(f"row {number}" for number in range(1, 1_001))
Json = dict[str, Any]


class Place:
    """A user's data folder with one workspace, named `api`."""

    def __init__(self, base: Path) -> None:
        self.data = base / "data"
        self.project = base / "api"
        self.project.mkdir()
        paths = find_paths(self.data)
        make_private_folders(paths)
        workspaces = WorkspaceList(paths.workspaces, FakeClock())
        self.home = workspaces.home(workspaces.create(self.project))

    def fill(self) -> Digest:
        store = WorkspaceStore.create(self.home, FakeClock())
        digest = store.put(NewContent(TEXT.encode(), Origin("shell", "make")))
        store.close()
        return digest

    def line(self, *words: str) -> list[str]:
        where = ["--data-dir", str(self.data)]
        return [sys.executable, "-m", "helix_desktop", *where, *(words or ("mcp", *self.named))]

    @property
    def named(self) -> tuple[str, str]:
        return "--workspace", "api"

    @contextmanager
    def served(self, *words: str) -> Iterator["Server"]:
        """The command as a process; killed if the test fails, and waited for."""
        process = subprocess.Popen(
            self.line(*words),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        with process:
            try:
                yield Server(process)
            finally:
                if process.poll() is None:
                    process.kill()

    @property
    def free(self) -> bool:
        """Whether nobody holds the store."""
        code = (
            "import sys; from pathlib import Path; from helix_desktop.store.lock import "
            "WorkspaceLock; WorkspaceLock(Path(sys.argv[1])).release()"
        )
        line = [sys.executable, "-c", code, str(self.home / "lock")]
        return subprocess.run(line, cwd=ROOT, capture_output=True, check=False).returncode == 0


class Server:
    """What stands at the other end of two pipes."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self._numbers = 0
        self._unread = b""

    def send(self, message: Json | bytes) -> None:
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def ask(self, method: str, **params: Any) -> int:
        self._numbers += 1
        self.send({"jsonrpc": "2.0", "id": self._numbers, "method": method, "params": params})
        return self._numbers

    def hear(self, seconds: float = 20.0) -> Json:
        """The next message; TimeoutError or EOFError if there is none."""
        end = time.monotonic() + seconds
        while b"\n" not in self._unread:
            ready, _, _ = select.select(
                [self.process.stdout], [], [], max(0, end - time.monotonic())
            )
            if not ready:
                raise TimeoutError("nothing was said")
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                raise EOFError
            self._unread += piece
        line, _, self._unread = self._unread.partition(b"\n")
        message: Json = json.loads(line)
        return message

    def answer(self, method: str, **params: Any) -> Json:
        number = self.ask(method, **params)
        while (message := self.hear()).get("id") != number:
            continue
        return message

    def greet(self) -> None:
        self.answer("initialize", protocolVersion="2025-11-25", capabilities={}, clientInfo={})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def call(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        result = self.answer("tools/call", name=tool, arguments=arguments)["result"]
        return result["content"][0]["text"], result["isError"]

    def end(self, seconds: float = 20.0) -> tuple[int, bytes]:
        """Close its input; its exit status and what it said to people."""
        _, output = self.process.communicate(timeout=seconds)
        return self.process.returncode, output
