"""An open workspace with a session whose tools have changed files: for tests of what is told of
it.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from helix_desktop.app.container import AppContainer
from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import SessionStarted, TurnStarted
from helix_desktop.domain.file_changes import ChangedFile
from helix_desktop.domain.live_events import Live, PermissionRequested
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionAnswer, PermissionQuestion, PermissionReply
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.clock import FakeClock

DELETING = ToolCall("call_0", "delete_file", "")
"""Stands for a tool that deletes."""


@dataclass
class FileWriter:
    """Changes files as the tools of a session do, with checkpoints in its store."""

    folder: Path
    store: Store
    clock: FakeClock = field(default_factory=FakeClock)
    calls: int = 0

    async def begin(self, session: SessionId, parent: SessionId = NO_SESSION) -> None:
        started = SessionStarted(self.clock.now(), "a session", parent)
        await self.store.commit(
            Transaction(session, (started, TurnStarted(self.clock.now(), "do it")))
        )

    async def say(self, session: SessionId) -> None:
        await self.store.commit(Transaction(session, (TurnStarted(self.clock.now(), "and then"),)))

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        return SessionCheckpoints(
            session,
            store=self.store,
            clock=self.clock,
            bus=EventBus(),
            supervisor=Supervisor(lambda *_: None),
        )

    async def write(self, session: SessionId, path: str, content: str) -> None:
        await self._call(session, "write_file", path=path, content=content)

    async def edit(self, session: SessionId, path: str, **edits: str) -> None:
        wanted = [{"old": old, "new": new} for old, new in edits.items()]
        await self._call(session, "edit_file", path=path, edits=wanted)

    async def _call(self, session: SessionId, tool: str, **arguments: object) -> None:
        self.clock.advance(1)
        self.calls += 1
        checkpoints, root = self.checkpoints(session), ProjectRoot(self.folder)
        toolbox = AgentToolbox((WriteFile(root, checkpoints), EditFile(root, checkpoints)))
        call = ToolCall(f"call_{self.calls}", tool, json.dumps(arguments))
        output = await toolbox.run(call)
        assert not output.failed, output.data.decode()


def files_of(open_workspace: OpenWorkspace) -> ChangedFiles:
    assert open_workspace.changed_files is not None
    return open_workspace.changed_files


async def only(
    open_workspace: OpenWorkspace, session: SessionId, **which: int | str
) -> ChangedFile:
    (file,) = (await files_of(open_workspace).listed(session, **which)).files  # type: ignore[arg-type]
    return file


@asynccontextmanager
async def open_folder(container: AppContainer, folder: Path) -> AsyncIterator[OpenWorkspace]:
    """The open workspace of a folder, closed in the end."""
    open_workspace = await container.open(container.workspaces.for_folder(folder))
    try:
        yield open_workspace
    finally:
        await open_workspace.close()
        await container.close()


def answer_all(
    open_workspace: OpenWorkspace, reply: PermissionReply = PermissionReply.ONCE
) -> list[PermissionQuestion]:
    """Answer each question about a call in the same way; return the questions as they come."""
    questions: list[PermissionQuestion] = []

    def answer(event: Live) -> None:
        if isinstance(event, PermissionRequested):
            questions.append(event.question)
            open_workspace.permissions.calls.answer(event.question.id, PermissionAnswer(reply))

    open_workspace.attend()
    open_workspace.subscribe(answer)
    return questions
