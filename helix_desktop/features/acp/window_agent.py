"""Passes an editor's (ACP) requests on to the window that has the workspace open.

The window asks for permissions itself, so that no program that reaches the socket can give any.
"""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec import Raw

from helix_desktop.app.acp.acp_connection import AcpConnection
from helix_desktop.app.ipc.ipc_client import RemoteCommand, connect_window
from helix_desktop.app.ipc.ipc_messages import EditorRequest, IpcText
from helix_desktop.app.ipc.ipc_server import TerminalOutput
from helix_desktop.app.ipc.json_rpc import METHOD_NOT_FOUND, RpcRefused
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.errors import HelixError
from helix_desktop.features.acp.acp_agent import AcpAgent, RemoteAgent


class WindowAgent:
    """Implements RemoteAgent."""

    def __init__(self, exit_stack: AsyncExitStack, *, spawn: Spawn) -> None:
        self._exit_stack, self._spawn = exit_stack, spawn
        self._command: RemoteCommand | None = None
        self._unfinished_line = ""
        self.notify: Callable[[str, object], None] = lambda _method, _params: None
        self._connection = AcpConnection(
            self._send, answer=_refuse, notice=lambda *notice: self.notify(*notice), spawn=spawn
        )

    @classmethod
    async def connect(cls, home: Path, *, spawn: Spawn) -> "WindowAgent | None":
        """Return the agent of the window that shows a workspace; None if none shows it."""
        async with AsyncExitStack() as exit_stack:
            window = await exit_stack.enter_async_context(connect_window(home))
            if window is None:
                return None
            if "format" not in window.hello.fields:  # it would close the connection
                raise HelixError(
                    "An older version of Helix Desktop has this workspace open. "
                    "It can't serve editors.",
                    "Close that window.",
                )
            agent = cls(exit_stack.pop_all(), spawn=spawn)
            agent._command = window.begin(EditorRequest(), agent._take_text)
            spawn(agent._finish_with_command(agent._command), "wait for a window's agent")
            return agent

    @property
    def is_gone(self) -> bool:
        return self._connection.is_closed

    async def ask(self, method: str, params: object) -> Raw:
        return await self._connection.ask(method, params)

    def tell(self, method: str, params: object) -> None:
        self._connection.notify(method, params)

    async def close(self) -> None:
        self._connection.close()
        if self._command is not None:
            self._command.stop()
        await self._exit_stack.aclose()

    async def _finish_with_command(self, command: RemoteCommand) -> None:
        """Let no request wait for a window that is gone."""
        try:
            await command.status()
        except HelixError:
            pass
        finally:
            self._connection.close("The window of Helix Desktop is gone.")

    def _send(self, line: bytes) -> None:
        if self._command is not None:
            self._command.send(line.decode())

    def _take_text(self, text: IpcText) -> None:
        if not text.is_stderr:
            *lines, self._unfinished_line = (self._unfinished_line + text.text).split("\n")
            for line in lines:
                self._connection.hear(line.encode())


async def _refuse(method: str, _params: Raw) -> object:
    raise RpcRefused(METHOD_NOT_FOUND, f"There is no method {method[:80]!r} here.")


class _WindowSource:
    """Implements WorkspaceSource: the one workspace that the window shows."""

    def __init__(self, open_workspace: OpenWorkspace) -> None:
        self._workspace = open_workspace

    async def open(self, folder: Path, *, create: bool) -> OpenWorkspace | None:
        return self._workspace

    async def connect(self, folder: Path) -> RemoteAgent | None:
        return None

    async def close(self, open_workspace: OpenWorkspace) -> None:
        """Leave it to the window."""


async def serve_editor(
    open_workspace: OpenWorkspace, output: TerminalOutput, *, spawn: Spawn
) -> None:
    """Serve an editor in the window until the editor leaves."""

    def send(line: bytes) -> None:
        output.write(f"{line.decode()}\n")

    agent = AcpAgent(send, _WindowSource(open_workspace), spawn=spawn, asks=False)

    async def read_lines() -> None:
        while True:
            agent.connection.hear((await output.lines.get()).encode())

    reading = spawn(read_lines(), "read an editor")
    try:
        await output.stopping.wait()
    finally:
        reading.cancel()
        await agent.close()
