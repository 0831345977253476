"""Answers the methods that an editor calls (ACP): new and loaded sessions, prompts, workspaces.

A workspace that a window shows stays there: an agent like this one serves the editor in the window,
and the requests about it are passed on.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Protocol

from msgspec import Raw

from helix_desktop import __version__
from helix_desktop.app.acp.acp_connection import AcpConnection
from helix_desktop.app.acp.acp_messages import (
    PROTOCOL_VERSION,
    Capabilities,
    InitializeParams,
    PromptParams,
    SessionParams,
    parse_message,
)
from helix_desktop.app.commands.questions import serve_questions
from helix_desktop.app.ipc.json_rpc import (
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    RpcRefused,
)
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import check_folder
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import StoreLocked
from helix_desktop.features.acp.acp_session import AcpSession

NOT_FOUND = -32002
MAX_SESSIONS = 500
"""The maximum number of open sessions: each hears every event of its workspace."""
_BY_FOLDER = ("session/new", "session/load", "session/resume", "session/list")
_METHODS = (
    *_BY_FOLDER,
    "session/close",
    "session/set_mode",
    "session/set_config_option",
    "session/prompt",
)


class WorkspaceSource(Protocol):
    """Opens workspaces, here or in the window that shows them."""

    async def open(self, folder: Path, *, create: bool) -> OpenWorkspace | None:
        """Open the workspace of a folder; `create`: one without a workspace gets one.

        Raise StoreLocked if another process has it.
        """

    async def connect(self, folder: Path) -> "RemoteAgent | None":
        """Return the agent in the window that shows the workspace of a folder, if one does."""

    async def close(self, open_workspace: OpenWorkspace) -> None: ...


class RemoteAgent(Protocol):
    """An agent in a window. `notify` gets the notifications for the editor."""

    notify: Callable[[str, object], None]

    @property
    def is_gone(self) -> bool: ...

    async def ask(self, method: str, params: object) -> Raw: ...
    def tell(self, method: str, params: object) -> None: ...
    async def close(self) -> None: ...


class AcpAgent:
    """Answers one editor. Close it to stop all turns and to close its workspaces."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        source: WorkspaceSource,
        *,
        spawn: Spawn,
        asks: bool = True,
    ) -> None:
        """Take `asks`, whether the editor is asked for permissions; otherwise a window asks."""
        self.connection = AcpConnection(
            send, answer=self._answer_request, notice=self._handle_notification, spawn=spawn
        )
        self._source, self._spawn, self._asks = source, spawn, asks
        self._capabilities = Capabilities()
        self._initialized: Raw | None = None
        self._window_by_folder: dict[Path, RemoteAgent] = {}
        """The agents in windows, by folder."""
        self._window_by_session: dict[str, RemoteAgent] = {}
        """The agents of the sessions in windows."""
        self._opening = asyncio.Lock()
        self._workspaces: dict[Path, OpenWorkspace] = {}
        self._unsubscribe: list[Callable[[], None]] = []
        self._sessions: dict[str, AcpSession] = {}

    async def close(self) -> None:
        self.connection.close()
        for session in self._sessions.values():
            await session.close()
        for leave in self._unsubscribe:
            leave()
        for open_workspace in self._workspaces.values():
            await self._source.close(open_workspace)
        for window in self._window_by_folder.values():
            await window.close()

    async def _answer_request(self, method: str, raw: Raw) -> object:
        """Answer an editor's request here, or pass it to the window that has the folder open."""
        if method == "initialize":
            self._capabilities = parse_message(raw, InitializeParams).client_capabilities
            self._initialized = raw
            return {
                "protocolVersion": PROTOCOL_VERSION,
                "agentCapabilities": {
                    "loadSession": True,
                    "promptCapabilities": {"image": True, "audio": False, "embeddedContext": True},
                    "mcpCapabilities": {"http": True, "sse": False},
                    "sessionCapabilities": {"list": {}, "resume": {}, "close": {}},
                },
                "authMethods": [],
                "agentInfo": {
                    "name": "helix-desktop",
                    "title": "Helix Desktop",
                    "version": __version__,
                },
            }
        if method not in _METHODS:
            raise RpcRefused(METHOD_NOT_FOUND, f"There is no method {method[:80]!r} here.")
        params = parse_message(raw, SessionParams)
        if (window := await self._window_of(method, params)) is not None:
            result = await window.ask(method, raw)
            name = params.session_id
            if method == "session/new":
                name = parse_message(result, SessionParams).session_id
            if name:
                self._window_by_session[name] = window
            return result
        match method:
            case "session/new":
                workspace = await self._open(params.cwd)
                session = self._add_session(workspace.new_session_id(), workspace, has_begun=False)
                session.use_editor_servers(params.mcp_servers)
                # told once the editor knows the session
                self._spawn(session.tell_commands(), "tell an editor the commands")
                return {"sessionId": session.id, **await session.describe()}
            case "session/load" | "session/resume":
                return await self._reopen_session(params, send_history=method == "session/load")
            case "session/list":
                return await self._list_sessions(params)
        session = self._session(params.session_id)
        match method:
            case "session/close":
                del self._sessions[session.id]
                await session.close()
            case "session/set_mode":
                await session.choose_mode(params.mode_id)
            case "session/set_config_option":
                await session.choose_option(params.config_id, params.value)
                return {"configOptions": await session.options()}
            case "session/prompt":
                prompt = parse_message(raw, PromptParams).prompt
                return {"stopReason": await session.prompt(prompt)}
        return {}

    async def _window_of(self, method: str, params: SessionParams) -> RemoteAgent | None:
        """Return the window that has the session or the folder of a request, if one does.

        The folder of one that is gone is opened here, or is in another window.
        """
        window = self._window_by_session.get(params.session_id)
        if window is not None and not window.is_gone:
            return window
        if method not in _BY_FOLDER or not params.cwd:
            return None
        folder = await _resolve(params.cwd)
        if folder in self._window_by_folder and self._window_by_folder[folder].is_gone:
            await self._window_by_folder.pop(folder).close()
        if folder not in self._window_by_folder:
            try:
                await self._open_folder(folder, create=method != "session/list")
            except StoreLocked:
                window = await self._source.connect(folder)
                if window is None:
                    raise
                window.notify = self.connection.notify
                await window.ask("initialize", self._initialized or {})
                self._window_by_folder[folder] = window
        return self._window_by_folder.get(folder)

    def _handle_notification(self, method: str, params: Raw) -> None:
        """Stop the turn of a session when the editor cancels it."""
        if method != "session/cancel":
            return
        try:
            name = parse_message(params, SessionParams).session_id
        except RpcRefused:
            return
        if (window := self._window_by_session.get(name)) is not None:
            window.tell(method, params)
        elif (session := self._sessions.get(name)) is not None:
            self._spawn(session.stop(), "stop a turn for an editor")

    async def _reopen_session(self, params: SessionParams, *, send_history: bool) -> object:
        open_workspace = await self._open(params.cwd)
        heads = await open_workspace.sessions.all()
        if all(head.id != params.session_id for head in heads):
            raise RpcRefused(NOT_FOUND, f"There is no session {params.session_id[:80]!r} here.")
        if earlier_session := self._sessions.pop(params.session_id, None):
            await earlier_session.close()
        session = self._add_session(SessionId(params.session_id), open_workspace, has_begun=True)
        session.use_editor_servers(params.mcp_servers)
        await session.replay(send_history=send_history)
        self._spawn(session.tell_commands(), "tell an editor the commands")
        return await session.describe()

    async def _list_sessions(self, params: SessionParams) -> object:
        """List the sessions of the folder, or of all folders that this editor opened."""
        workspaces = [*self._workspaces.values()]
        if params.cwd:
            workspace = await self._open_folder(await _resolve(params.cwd), create=False)
            workspaces = [workspace] if workspace is not None else []
        sessions = [
            {
                "sessionId": head.id,
                "cwd": open_workspace.workspace.folder,
                "title": head.title,
                "updatedAt": datetime.fromtimestamp(head.changed, UTC).isoformat(),
            }
            for open_workspace in workspaces
            for head in await open_workspace.sessions.all()
        ]
        return {"sessions": sessions}

    def _session(self, name: str) -> AcpSession:
        session = self._sessions.get(name)
        if session is None:
            raise RpcRefused(NOT_FOUND, f"The session {name[:80]!r} is not open.")
        return session

    def _add_session(
        self, session: SessionId, open_workspace: OpenWorkspace, *, has_begun: bool
    ) -> AcpSession:
        if len(self._sessions) >= MAX_SESSIONS:
            raise RpcRefused(INVALID_REQUEST, "Too many sessions are open. Close some of them.")
        self._sessions[session] = added = AcpSession(
            session,
            open_workspace,
            self.connection,
            self._capabilities,
            has_begun=has_begun,
            asks=self._asks,
            spawn=self._spawn,
        )
        return added

    async def _open(self, cwd: str) -> OpenWorkspace:
        open_workspace = await self._open_folder(await _resolve(cwd), create=True)
        assert open_workspace is not None
        return open_workspace

    async def _open_folder(self, folder: Path, *, create: bool) -> OpenWorkspace | None:
        """Return the workspace of a folder, which stays open until the editor leaves."""
        async with self._opening:
            if folder in self._workspaces:
                return self._workspaces[folder]
            workspace = await self._source.open(folder, create=create)
            if workspace is not None:
                self._workspaces[folder] = workspace
                if self._asks:
                    self._unsubscribe.append(workspace.permissions.calls.attend())
                    workspace.serve_questions(partial(serve_questions, workspace))
            return workspace


async def _resolve(cwd: str) -> Path:
    """Return the folder of a request: a workspace is opened once, whatever its folder is called."""
    if not Path(cwd).is_absolute():
        raise RpcRefused(INVALID_PARAMS, "cwd is the absolute path of a folder.")
    return await asyncio.to_thread(check_folder, Path(cwd))
