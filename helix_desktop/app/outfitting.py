"""What the sessions of one workspace work with: their tools, and who is asked before one runs.

The first toolbox is made when a session first needs it, and kept while the workspace is open.
"""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.app.permissions import Permissions
from helix_desktop.app.servers.book import ServerBook
from helix_desktop.app.servers.opening import Company, Place, host_for
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live import CallProgressed, ServersChanged
from helix_desktop.domain.permission import Standing
from helix_desktop.domain.ports import Attic, Scales, Vault
from helix_desktop.engine.checkpoints import SessionCheckpoints
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.permitting import Permitting
from helix_desktop.engine.server_questions import ServerQuestions
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.tools.edit import EditFile
from helix_desktop.tools.files import ListFiles, ReadFile
from helix_desktop.tools.glob import GlobFiles
from helix_desktop.tools.judging.calls import CallJudge
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.mcp_host.host import Host
from helix_desktop.tools.paths import Root
from helix_desktop.tools.recall import RecallCached
from helix_desktop.tools.recall_history import RecallHistory
from helix_desktop.tools.search import SearchFiles
from helix_desktop.tools.search_cached import SearchCached
from helix_desktop.tools.subagent import SubAgent
from helix_desktop.tools.todo import Todo
from helix_desktop.tools.toolbox import Toolbox
from helix_desktop.tools.write import WriteFile


class Outfitter:
    """Makes the toolboxes of sessions: what works in the folder, what recalls, who helps.

    `own` are the application's folders, which no tool reads or writes.
    """

    def __init__(
        self,
        equipment: Equipment,
        attic: Attic,
        *,
        folder: Path,
        own: Sequence[Path],
        permissions: Permissions,
        subagents: SubAgents,
    ) -> None:
        self._equipment = equipment
        self._attic = attic
        self._permissions = permissions
        self._subagents = subagents
        self._folder = folder
        self._host: Host | None = None
        self.server_questions = ServerQuestions(equipment.bus)
        self._granted: set[str] = set()
        """Files that may be written although they steer programs: the judge was asked each time."""
        self._root = Root(folder, own=own, granted=self._granted.__contains__)
        self._reading = (
            ListFiles(self._root),
            ReadFile(self._root),
            SearchFiles(self._root),
            GlobFiles(self._root),
        )
        judge = CallJudge(
            Site(folder),
            permissions,
            standing=self.standing,
            specs=lambda session: equipment.tools(session).specs(),
        )
        self.permitting = Permitting(judge, equipment.bus, self.standing, grant=self._granted.add)

    async def serve(self, workspace: str, home: Path, *, vault: Callable[[], Vault]) -> Host:
        """Start the workspace's servers; their tools are in every toolbox made from now on."""
        book = await asyncio.to_thread(ServerBook, home)
        place = Place(workspace, self._folder, home)
        bus = self._equipment.bus
        company = Company(
            asker=self.server_questions,
            told=lambda each: bus.publish(
                CallProgressed(each.call, each.done, each.total, each.words)
            ),
        )
        spawn = self._equipment.supervisor.spawn
        self._host = host_for(place, book, spawn=spawn, vault=vault, company=company)
        self._host.listen(lambda: bus.publish(ServersChanged()))
        await self._host.open()
        return self._host

    def __call__(self, session: SessionId) -> Toolbox:
        checkpoints = self.checkpoints(session)
        writing = (WriteFile(self._root, checkpoints), EditFile(self._root, checkpoints))
        planning = Todo(self._attic, session)
        recalling = (
            RecallCached(self._attic, self._equipment.clock, self._scales),
            RecallHistory(self._attic, session, self._scales),
            SearchCached(self._attic, self._scales),
        )
        child = self._subagents.is_child(session)
        helping = () if child else (SubAgent(session, self._subagents),)
        serving = self._host.tools() if self._host else ()
        return Toolbox((*self._reading, *writing, planning, *recalling, *helping, *serving))

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        """Where what a session changes is kept before."""
        return SessionCheckpoints(
            session,
            attic=self._attic,
            clock=self._equipment.clock,
            bus=self._equipment.bus,
            supervisor=self._equipment.supervisor,
        )

    def standing(self, session: SessionId) -> Standing:
        """How things are while a call of this session is judged. Any thread."""
        return Standing(trusted=self._permissions.trusted is True)

    def _scales(self) -> Scales:
        return self._equipment.main.scales
