"""The agent that an editor speaks with: its methods, and the workspaces that they opened."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
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
    prompt_images,
    prompt_text,
)
from helix_desktop.app.acp.acp_session import AcpSession
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.tools.mcp_server.json_rpc import (
    INVALID_PARAMS,
    METHOD_NOT_FOUND,
    RpcRefused,
    TaskSpawner,
)

NOT_FOUND = -32002

log = logging.getLogger(__name__)


class WorkspaceOpener(Protocol):
    """Opens the workspace of a folder; `create`: one without a workspace gets one."""

    async def __call__(self, folder: Path, *, create: bool) -> OpenWorkspace | None: ...


class AcpAgent:
    """Answers one editor. Close it to stop all turns and to close its workspaces."""

    def __init__(
        self, send: Callable[[bytes], None], open_folder: WorkspaceOpener, *, spawn: TaskSpawner
    ) -> None:
        self.connection = AcpConnection(
            send, answer=self._answer, notice=self._take_notice, spawn=spawn
        )
        self._open_folder, self._spawn = open_folder, spawn
        self._capabilities = Capabilities()
        self._opening = asyncio.Lock()
        self._workspaces: dict[str, OpenWorkspace] = {}
        self._leave: list[Callable[[], None]] = []
        self._sessions: dict[str, AcpSession] = {}
        self._methods: dict[str, Callable[[Raw], Awaitable[object]]] = {
            "initialize": self._initialize,
            "session/new": self._new_session,
            "session/load": self._load_session,
            "session/resume": self._resume_session,
            "session/list": self._list_sessions,
            "session/close": self._close_session,
            "session/set_mode": self._set_mode,
            "session/set_config_option": self._set_option,
            "session/prompt": self._prompt,
        }

    async def close(self) -> None:
        self.connection.close()
        for session in self._sessions.values():
            await session.close()
        for leave in self._leave:
            leave()
        for open_workspace in self._workspaces.values():
            await open_workspace.close()

    async def _answer(self, method: str, params: Raw) -> object:
        run = self._methods.get(method)
        if run is None:
            raise RpcRefused(METHOD_NOT_FOUND, f"There is no method {method[:80]!r} here.")
        return await run(params)

    def _take_notice(self, method: str, params: Raw) -> None:
        if method != "session/cancel":
            return
        try:
            session = self._sessions.get(parse_message(params, SessionParams).session_id)
        except RpcRefused:
            return
        if session is not None:
            self._spawn(session.stop(), "stop a turn for an editor")

    async def _initialize(self, params: Raw) -> object:
        self._capabilities = parse_message(params, InitializeParams).client_capabilities
        return {
            "protocolVersion": PROTOCOL_VERSION,
            "agentCapabilities": {
                "loadSession": True,
                "promptCapabilities": {"image": True, "audio": False, "embeddedContext": True},
                "mcpCapabilities": {"http": False, "sse": False},
                "sessionCapabilities": {"list": {}, "resume": {}, "close": {}},
            },
            "authMethods": [],
            "agentInfo": {
                "name": "helix-desktop",
                "title": "Helix Desktop",
                "version": __version__,
            },
        }

    async def _new_session(self, raw: Raw) -> object:
        params = parse_message(raw, SessionParams)
        if params.mcp_servers:
            log.warning("MCP servers of the editor are not used: add them in Helix")
        open_workspace = await self._open(params.cwd)
        session = self._add_session(open_workspace.new_session_id(), open_workspace, begun=False)
        return {"sessionId": session.id, **await session.describe()}

    async def _load_session(self, raw: Raw) -> object:
        return await self._open_again(parse_message(raw, SessionParams), tell=True)

    async def _resume_session(self, raw: Raw) -> object:
        return await self._open_again(parse_message(raw, SessionParams), tell=False)

    async def _open_again(self, params: SessionParams, *, tell: bool) -> object:
        open_workspace = await self._open(params.cwd)
        heads = await open_workspace.sessions()
        if all(head.id != params.session_id for head in heads):
            raise RpcRefused(NOT_FOUND, f"There is no session {params.session_id[:80]!r} here.")
        if before := self._sessions.pop(params.session_id, None):
            await before.close()
        session = self._add_session(SessionId(params.session_id), open_workspace, begun=True)
        await session.replay(tell=tell)
        return await session.describe()

    async def _list_sessions(self, raw: Raw) -> object:
        """List the sessions of the folder, or of all folders that this editor opened."""
        params = parse_message(raw, SessionParams)
        workspaces = [*self._workspaces.values()]
        if params.cwd:
            one = await self._reach(params.cwd, create=False)
            workspaces = [one] if one is not None else []
        sessions = [
            {
                "sessionId": head.id,
                "cwd": open_workspace.workspace.folder,
                "title": head.title,
                "updatedAt": datetime.fromtimestamp(head.changed, UTC).isoformat(),
            }
            for open_workspace in workspaces
            for head in await open_workspace.sessions()
        ]
        return {"sessions": sessions}

    async def _close_session(self, raw: Raw) -> object:
        session = self._session(parse_message(raw, SessionParams).session_id)
        del self._sessions[session.id]
        await session.close()
        return {}

    async def _set_mode(self, raw: Raw) -> object:
        params = parse_message(raw, SessionParams)
        await self._session(params.session_id).choose_mode(params.mode_id)
        return {}

    async def _set_option(self, raw: Raw) -> object:
        params = parse_message(raw, SessionParams)
        session = self._session(params.session_id)
        await session.choose_option(params.config_id, params.value)
        return {"configOptions": await session.options()}

    async def _prompt(self, raw: Raw) -> object:
        params = parse_message(raw, PromptParams)
        session = self._session(params.session_id)
        text = prompt_text(params.prompt, session.folder)
        images = prompt_images(params.prompt)
        if not text and not images:
            raise RpcRefused(INVALID_PARAMS, "The prompt is empty.")
        return {"stopReason": await session.prompt(text, images)}

    def _session(self, name: str) -> AcpSession:
        session = self._sessions.get(name)
        if session is None:
            raise RpcRefused(NOT_FOUND, f"The session {name[:80]!r} is not open.")
        return session

    def _add_session(
        self, session: SessionId, open_workspace: OpenWorkspace, *, begun: bool
    ) -> AcpSession:
        self._sessions[session] = added = AcpSession(
            session,
            open_workspace,
            self.connection,
            self._capabilities,
            begun=begun,
            spawn=self._spawn,
        )
        return added

    async def _open(self, cwd: str) -> OpenWorkspace:
        open_workspace = await self._reach(cwd, create=True)
        assert open_workspace is not None
        return open_workspace

    async def _reach(self, cwd: str, *, create: bool) -> OpenWorkspace | None:
        """Return the workspace of a folder, which stays open until the editor leaves."""
        folder = Path(cwd)
        if not folder.is_absolute():
            raise RpcRefused(INVALID_PARAMS, "cwd is the absolute path of a folder.")
        async with self._opening:
            if cwd in self._workspaces:
                return self._workspaces[cwd]
            opened = await self._open_folder(folder, create=create)
            if opened is not None:
                self._workspaces[cwd] = opened
                self._leave.append(opened.attend_permissions())
            return opened
