"""A desk with a session whose tools have changed files: for tests of what is told of it."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from helix_desktop.app.changed_files import ChangedFiles
from helix_desktop.app.desk import Desk
from helix_desktop.app.wiring import House
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.changes import ChangedFile
from helix_desktop.domain.events import SessionStarted, TurnStarted
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Attic, Step
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.checkpoints import SessionCheckpoints
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.tools.edit import EditFile
from helix_desktop.tools.paths import Root
from helix_desktop.tools.toolbox import Toolbox
from helix_desktop.tools.write import WriteFile
from tests.fakes.clock import FakeClock

DELETING = ToolCall("call_0", "delete_file", "")
"""Stands for a tool that deletes."""


@dataclass
class Hand:
    """Changes files as the tools of a session do, with checkpoints in its store."""

    folder: Path
    attic: Attic
    clock: FakeClock = field(default_factory=FakeClock)
    calls: int = 0

    async def begin(self, session: SessionId, parent: SessionId = NO_SESSION) -> None:
        started = SessionStarted(self.clock.now(), "a session", parent)
        await self.attic.commit(Step(session, (started, TurnStarted(self.clock.now(), "do it"))))

    async def say(self, session: SessionId) -> None:
        await self.attic.commit(Step(session, (TurnStarted(self.clock.now(), "and then"),)))

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        return SessionCheckpoints(
            session,
            attic=self.attic,
            clock=self.clock,
            bus=Bus(),
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
        checkpoints, root = self.checkpoints(session), Root(self.folder)
        toolbox = Toolbox((WriteFile(root, checkpoints), EditFile(root, checkpoints)))
        call = ToolCall(f"call_{self.calls}", tool, json.dumps(arguments))
        output = await toolbox.run(call)
        assert not output.failed, output.data.decode()


def files_of(desk: Desk) -> ChangedFiles:
    assert desk.changed_files is not None
    return desk.changed_files


async def only(desk: Desk, session: SessionId, **which: int | str) -> ChangedFile:
    (found,) = (await files_of(desk).listed(session, **which)).files  # type: ignore[arg-type]
    return found


@asynccontextmanager
async def opened(house: House, folder: Path) -> AsyncIterator[Desk]:
    """The desk of a folder, closed in the end."""
    desk = await house.open(house.workspaces.for_folder(folder))
    try:
        yield desk
    finally:
        await desk.close()
        await house.close()
