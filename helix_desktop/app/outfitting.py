"""What the sessions of one workspace work with: their tools, and who is asked before one runs.

The first toolbox is made when a session first needs it, and kept while the workspace is open.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from helix_desktop.app.access import AccessFile, CommandAccess
from helix_desktop.app.agreements import Agreements
from helix_desktop.app.changed_files import ChangedFiles, persons_root
from helix_desktop.app.mentions import Mentions
from helix_desktop.app.permissions import Permissions
from helix_desktop.app.profile import WorkspaceGuides
from helix_desktop.app.reaching import Reaching, WebTo
from helix_desktop.app.rulebook import Rulebook
from helix_desktop.app.servers.book import ServerBook
from helix_desktop.app.servers.opening import Company, Place, host_for
from helix_desktop.app.servers.serving import Serving
from helix_desktop.app.set_aside import SetAside
from helix_desktop.app.workshop import Workshop
from helix_desktop.context.texts.deeds import decoded
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.live import CallProgressed, ServersChanged
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.permission import Standing
from helix_desktop.domain.ports import Attic, Guides, Scales, Vault
from helix_desktop.domain.sandbox import Preset
from helix_desktop.domain.servers import Progress, progress_words
from helix_desktop.domain.workspace import Profile, Reach
from helix_desktop.engine.checkpoints import SessionCheckpoints
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.permitting import Permitting
from helix_desktop.engine.runner import Still
from helix_desktop.engine.sampling import PersonsSampler
from helix_desktop.engine.server_questions import ServerQuestions
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.engine.taint import KeptProvenance
from helix_desktop.tools.edit import EditFile
from helix_desktop.tools.files import ListFiles, ReadFile
from helix_desktop.tools.glob import GlobFiles
from helix_desktop.tools.guides import ProjectGuides
from helix_desktop.tools.judging.calls import CallJudge, Looks
from helix_desktop.tools.judging.showing import held_text
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.list_cached import ListCached
from helix_desktop.tools.mcp_host.host import Host
from helix_desktop.tools.mcp_server.context_cache import context_cache
from helix_desktop.tools.paths import Root
from helix_desktop.tools.recall import RecallCached
from helix_desktop.tools.recall_history import RecallHistory
from helix_desktop.tools.sandbox.box import NO_BOX, Kind
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.sandbox.sight import is_opened
from helix_desktop.tools.sandbox.surroundings import Surroundings
from helix_desktop.tools.screening import Screen
from helix_desktop.tools.search import SearchFiles
from helix_desktop.tools.search_cached import SearchCached
from helix_desktop.tools.search_history import SearchHistory
from helix_desktop.tools.shell import Said, Shell, Undo, offered
from helix_desktop.tools.snapshots import Snapshots
from helix_desktop.tools.subagent import SubAgent
from helix_desktop.tools.todo import Todo
from helix_desktop.tools.toolbox import Toolbox
from helix_desktop.tools.write import WriteFile

_HOME = "commands"
"""The home folder of a workspace's commands, in the workspace's own."""


class Outfitter:
    """Makes the toolboxes of sessions: what works in the folder, what recalls, who helps."""

    def __init__(
        self,
        equipment: Equipment,
        attic: Attic,
        *,
        workshop: Workshop,
        permissions: Permissions,
        subagents: SubAgents,
    ) -> None:
        self._equipment = equipment
        self._attic = attic
        self._permissions = permissions
        self._subagents = subagents
        self._provenance = KeptProvenance(attic, equipment)
        self._workshop = workshop
        self._host: Host | None = None
        self.serving: Serving | None = None
        self.server_questions = ServerQuestions(equipment.bus)
        self._granted: set[str] = set()
        """Files that may be written although they steer programs: the judge was asked each time."""
        self._asked_for: set[str] = set()
        """Files with secrets that may be read by the tool that is asked about each time."""
        self._root = Root(workshop.folder, own=workshop.own, granted=self._granted.__contains__)
        self._reading = (
            ListFiles(self._root),
            ReadFile(self._root, self._is_shown),
            SearchFiles(self._root, shown=self._is_opened),
            GlobFiles(self._root),
        )
        # what a person granted to one call of one tool is not open to commands
        own, folder, home = workshop.own, workshop.folder, workshop.home
        self.agreements = Agreements(home, persons_root(folder, own))
        opened = permissions.opened
        self._sandbox = Sandbox(workshop.box, folder, own=own, opened=opened, spool=home)
        self._sandbox.watch = self.agreements
        self._screen = Screen(self._sandbox.look, self._may_say)
        self._snapshots = Snapshots(self._root, home)
        self.access = _access(workshop, lambda: permissions.trusted is True)
        self.set_aside = SetAside(home, folder)
        self.permitting = self._permitting()

    def __call__(self, session: SessionId) -> Toolbox:
        checkpoints = self.checkpoints(session)
        writing = (WriteFile(self._root, checkpoints), EditFile(self._root, checkpoints))
        shell = Shell(
            self._sandbox,
            self._root,
            undo=Undo(self._snapshots, checkpoints),
            progress=partial(self._progressed, session),
            access=self.access,
            tainted=partial(self._equipment.tainted, session),
        )
        planning = Todo(self._attic, session)
        recalling = (
            RecallCached(
                self._attic, self._equipment.clock, self._scales, provenance=self._provenance
            ),
            RecallHistory(self._attic, session, self._scales, provenance=self._provenance),
            SearchHistory(self._attic, session, self._scales, provenance=self._provenance),
            SearchCached(self._attic, self._scales, provenance=self._provenance),
            ListCached(self._attic, self._equipment.clock, self._scales),
        )
        child = self._subagents.is_child(session)
        helping = () if child else (SubAgent(session, self._subagents),)
        serving = self._host.tools(session) if self._host else ()
        running = (shell,) if offered() else ()
        own = (*self._reading, *writing, *running, planning, *recalling, *helping)
        return Toolbox((*own, *serving), self._screen)

    async def serve(
        self, workspace: str, home: Path, *, vault: Callable[[], Vault], start: bool = True
    ) -> Host:
        """Start the workspace's servers; their tools are in every toolbox made from now on."""
        bus, spawn = self._equipment.bus, self._equipment.supervisor.spawn
        book = await asyncio.to_thread(ServerBook, home)
        place = Place(workspace, self._workshop.folder, home)
        asker = self.server_questions
        sampler = PersonsSampler(self._equipment, asker)
        company = Company(asker=asker, sampler=sampler, told=self._advanced)
        self._host = host_for(place, book, spawn=spawn, vault=vault, company=company)
        self.serving = Serving(
            place, book, self._host, vault=vault, trusted=lambda: self._permissions.trusted
        )
        self._host.listen(lambda: bus.publish(ServersChanged()))
        if start:
            await self._host.open()
        return self._host

    def rulebook(self, workspace: str) -> Rulebook:
        """The rules as their person looks at them and changes them."""
        return Rulebook(
            self._permissions,
            workspace=workspace,
            folder=self._workshop.folder,
            settle=self.permitting.look_again,
        )

    def for_others(self) -> Toolbox:
        """What agents of others may call; they have no session here."""
        return context_cache(self._attic, self._equipment.clock)

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        """Where what a session changes is kept before."""
        return SessionCheckpoints(
            session,
            attic=self._attic,
            clock=self._equipment.clock,
            bus=self._equipment.bus,
            supervisor=self._equipment.supervisor,
        )

    def changed_files(self, still: Still) -> ChangedFiles:
        """What these tools did to files, and the way to take it back."""
        return ChangedFiles(
            persons_root(self._workshop.folder, self._workshop.own),
            self._attic,
            clock=self._equipment.clock,
            checkpoints=self.checkpoints,
            still=still,
        )

    def standing(self, session: SessionId) -> Standing:
        """How things are while a call of this session is judged. Any thread."""
        box = NO_BOX if self.access.preset is Preset.OFF else self._sandbox.box
        return Standing(
            trusted=self._permissions.trusted is True,
            tainted=self._equipment.tainted(session),
            boxed=box.boxed,
            box=box.words,
            mode=self._permissions.mode,
            tainted_by=self._equipment.tainted_by(session),
            hosts=self.access.preset is Preset.DEVELOPER and bool(self.access.access.hosts),
            freely=NO_BOX.words if box.kind is Kind.LANDLOCK else "",
        )

    def guides(self, profile: Callable[[], Profile]) -> Guides:
        """What windows begin with: what the person wrote, and what the folder's files say."""
        project = ProjectGuides(
            self._root, lambda: self._permissions.trusted, self.agreements.follows
        )
        return WorkspaceGuides(profile, project)

    def mentions(self) -> Mentions:
        """What a message can mention: what the tools can read, and what is stored."""
        return Mentions(self._root, self._attic, self._equipment, provenance=self._provenance)

    def reaching(self, reach: Callable[[], Reach], web: WebTo) -> Callable[[SessionId], Toolbox]:
        """Who makes toolboxes, with fetch where the person has it switched on."""
        return Reaching(self, reach, web)

    def _permitting(self) -> Permitting:
        judge = CallJudge(
            Site(self._workshop.folder),
            self._permissions,
            standing=self.standing,
            specs=lambda session: self._equipment.tools(session).specs(),
            looks=Looks(partial(held_text, self._root), self._sandbox.exposed, self._screen.finds),
        )
        return Permitting(judge, self._equipment.bus, self.standing, grant=self._grant)

    def _grant(self, tool: str, path: str) -> None:
        (self._asked_for if tool == ReadFile.spec.name else self._granted).add(path)

    def _is_opened(self, path: str) -> bool:
        return is_opened(self._permissions.opened(), path)

    def _is_shown(self, path: str) -> bool:
        return path in self._asked_for or self._is_opened(path)

    def _may_say(self, call: ToolCall) -> bool:
        """A file that the person was asked about is read whole."""
        if call.tool != ReadFile.spec.name:
            return False
        path = decoded(call.arguments).get("path")
        with suppress(ToolError):
            return isinstance(path, str) and self._is_shown(self._root.real(path))
        return False

    def _progressed(self, session: SessionId, said: Said) -> None:
        self._equipment.bus.publish(CallProgressed(session, said.call, said.size, said.tail))

    def _advanced(self, progress: Progress) -> None:
        words = progress_words(progress)
        self._equipment.bus.publish(CallProgressed(progress.session, progress.call, 0, words))

    def _scales(self) -> Scales:
        return self._equipment.main.scales


def _access(workshop: Workshop, trusted: Callable[[], bool]) -> CommandAccess:
    lending = Surroundings(workshop.login, workshop.folder, workshop.home / _HOME)
    return CommandAccess(AccessFile(workshop.home), lending, trusted=trusted)
