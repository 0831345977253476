"""Builds the toolbox of each session: which tools it has, permissions, masks, recall, web.

The first toolbox is made when a session first needs one, and kept while the workspace is open. The
fetch tool is only for workspaces that have it switched on; none of its code is loaded before.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.feature import (
    CommandParts,
    CommandPlace,
    FolderFiles,
    Services,
    make_tools,
)
from helix_desktop.app.mcp_servers.server_contents import ServerContents
from helix_desktop.app.mcp_servers.server_environment import (
    ServerPeers,
    ServerPlace,
    make_environment,
)
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_settings import SavedServers, ServerSettings
from helix_desktop.app.plain_http import PlainHttpHosts
from helix_desktop.app.sessions.changed_files import (
    ChangedFiles,
    make_personal_root,
    make_personal_roots,
)
from helix_desktop.app.sessions.left_commands import record_left_commands
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.sessions.session_runners import Runners
from helix_desktop.app.sessions.session_worktrees import Noting, SessionWorktrees
from helix_desktop.app.sessions.slash_commands import PromptOffer, SlashCommands
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.mount_points import read_mounts, silent_drives
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.permission_settings import (
    PermissionSettings,
    Rulebook,
    SessionGrants,
)
from helix_desktop.app.workspaces.sandbox_access import AccessFile, SandboxAccess
from helix_desktop.app.workspaces.tool_choice import ToolEnvironment
from helix_desktop.app.workspaces.work_folder import FolderJudge, WorkFolder, WorkFolders
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.live_events import ServersChanged, ToolCallProgressed
from helix_desktop.domain.mcp_servers import describe_progress
from helix_desktop.domain.memory import Memory
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode, PermissionState, mode_in_force
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.ports import (
    FetchedResponse,
    GuideFile,
    GuideSource,
    MessageWeigher,
    SecretVault,
    Store,
    Tool,
    ToolOutput,
    WebFetcher,
)
from helix_desktop.domain.sandbox import SandboxPreset
from helix_desktop.domain.skill import NO_CHOICE, SkillChoice
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import WebAccess, WorkspacePrompt
from helix_desktop.domain.worktree import Worktree
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from helix_desktop.engine.guide_watcher import has_instructions
from helix_desktop.engine.permission_broker import PermissionBroker
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_runner import KeepTurnsFromBeginning
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.tools.agent.ask_user import AskUser
from helix_desktop.tools.agent.background_command import BackgroundCommand
from helix_desktop.tools.agent.cached_content import ListCachedContent, SearchCachedContent
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.agent.fetch import FetchAddress
from helix_desktop.tools.agent.planning import SubmitPlan, Todo
from helix_desktop.tools.agent.recall import RecallCachedContent, RecallHistory
from helix_desktop.tools.agent.search_history import SearchHistory
from helix_desktop.tools.agent.shell import CommandUndo, RunShell
from helix_desktop.tools.agent.subagent import SubAgent
from helix_desktop.tools.agent.use_skill import UseSkill
from helix_desktop.tools.agent.web_search import RequestWebSearch
from helix_desktop.tools.command_shell import ShellKind
from helix_desktop.tools.definition_folders import DefinitionSource
from helix_desktop.tools.documents.document_reader import FOLDER, DocumentReader
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.files.running_commands import SNAPSHOTS, ListedCommand
from helix_desktop.tools.mcp_host.host import McpHost
from helix_desktop.tools.mcp_server.cache_tools import make_cache_toolbox
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.rules import (
    NO_SANDBOX_KIND,
    OUTSIDE_AGENT,
    SWITCHED_OFF,
)
from helix_desktop.tools.project_guides import ProjectGuides
from helix_desktop.tools.prompt_commands import PromptCommands
from helix_desktop.tools.sandbox.command_environment import (
    COMMANDS_HOME,
    CommandEnvironment,
    GrantedResources,
)
from helix_desktop.tools.sandbox.commit_trailer import session_trailer
from helix_desktop.tools.sandbox.sandbox_kind import (
    NO_BACKEND,
    SandboxBackend,
    SandboxKind,
)
from helix_desktop.tools.sandbox.session_temporary import SessionTemporaries
from helix_desktop.tools.skills import Skills
from helix_desktop.tools.subagent_definitions import SubAgentDefinitions
from helix_desktop.tools.toolbox import AgentToolbox


class WorkspaceGuides:
    """A source of guides: the user's text and files, then the instruction files of the project.

    `more` returns the list of skills, and definitions that are not used, with the reasons.
    """

    def __init__(
        self,
        profile: Callable[[], WorkspacePrompt],
        project: GuideSource,
        more: Callable[[], Sequence[GuideFile]] = lambda: (),
        users: Callable[[], Sequence[GuideFile]] = lambda: (),
    ) -> None:
        self._profile, self._project, self._more = profile, project, more
        self._users = users

    def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
        profile = self._profile()
        own = ((GuideKind.SYSTEM, profile.system), (GuideKind.RULES, profile.rules))
        written = [GuideFile(kind, kind.value, text) for kind, text in own if text.strip()]
        return [*written, *self._users(), *self._project.look(touched), *self._more()]


MakeWebFetcher = Callable[[Callable[[], Sequence[str]]], WebFetcher]
"""Makes the web fetcher, given the private hosts that the user allowed."""


class LazyWebFetcher:
    """A Web that is made, in a thread, at the first fetch."""

    def __init__(self, make: Callable[[], WebFetcher]) -> None:
        self._make = make
        self._web: WebFetcher | None = None
        self._order = asyncio.Lock()

    async def get(self, url: str) -> FetchedResponse:
        async with self._order:
            if self._web is None:
                self._web = await asyncio.to_thread(self._make)
        return await self._web.get(url)


class ToolboxesWithWeb:
    """A toolbox factory that adds the tools for the web that the workspace allows."""

    def __init__(
        self,
        make_toolbox: Callable[[SessionId], AgentToolbox],
        reach: Callable[[], WebAccess],
        web: MakeWebFetcher,
    ) -> None:
        self._make_toolbox = make_toolbox
        self._reach = reach
        self._fetch = FetchAddress(LazyWebFetcher(lambda: web(lambda: reach().hosts)))

    def __call__(self, session: SessionId) -> AgentToolbox:
        toolbox, reach = self._make_toolbox(session), self._reach()
        toolbox = toolbox.plus(self._fetch) if reach.fetch else toolbox
        return toolbox.plus(RequestWebSearch()) if reach.search else toolbox


class SessionPlace(Struct, frozen=True):
    """The folder of a session, with its tools and what its commands get.

    `trailer` is the last line of the messages of its commits.
    """

    folder: WorkFolder
    tools: AgentToolbox
    resources: GrantedResources
    undo: CommandUndo | None
    trailer: str

    @property
    def has_bubblewrap(self) -> bool:
        """Whether commands run in bubblewrap: only mounts can show one program its settings."""
        kind = self.folder.sandbox.backend.kind
        return kind is SandboxKind.BUBBLEWRAP and self.resources.sandboxed


class ToolboxFactory:
    """A factory of sessions' toolboxes: file tools, commands, recall, and subagents."""

    def __init__(
        self,
        deps: SessionDeps,
        store: Store,
        *,
        environment: ToolEnvironment,
        permissions: PermissionFiles,
        subagents: SubAgents,
        skill_choice: Callable[[], SkillChoice] = lambda: NO_CHOICE,
        has_trailers: Callable[[], bool] = lambda: False,
    ) -> None:
        """`has_trailers` tells whether the messages of commits end with the session's ID."""
        self._deps = deps
        self._has_trailers = has_trailers
        self._store = store
        self._permissions = permissions
        self._subagents = subagents
        self.services = Services(())
        """What features add, made once they can ask for what is here."""
        self._provenance = StoredTaint(store, deps)
        self._environment = environment
        self._host: McpHost | None = None
        self.server_contents = ServerContents(lambda: self._host, self.screened)
        self.form_questions = FormQuestionBroker(deps.bus)
        self._documents = DocumentReader(environment.home / FOLDER)
        self.folders = WorkFolders(environment, permissions, self._documents)
        self._root = self.folders.project.root
        home, app_folders = environment.home, environment.app_folders
        self.agreements = GuideAgreements(home, make_personal_root(environment.folder, app_folders))
        self.folders.project.sandbox.watch = self.agreements
        self._home_root = home_root = ProjectRoot(Path.home(), app_folders=app_folders)
        source = DefinitionSource(
            self._root,
            home_root,
            trusted=lambda: permissions.trusted,
            follows=self.agreements.follows,
            snapshot=self.agreements,
        )
        self.definitions = SubAgentDefinitions(source, began=self._has_begun)
        self.skills = Skills(source, choice=skill_choice)
        self.prompt_commands = PromptCommands(source)
        self.access = SandboxAccess(
            AccessFile(home),
            CommandEnvironment(environment.login, environment.folder, home / COMMANDS_HOME),
            trusted=lambda: permissions.trusted is True,
            more_readable=self._skill_folders,
        )
        self.guest_offers: Callable[[], Sequence[PromptOffer]] = lambda: ()
        """Returns the commands that agents of other programs offered last."""
        self._grants = SessionGrants(deps)
        self._temporaries = SessionTemporaries(home)
        self._told = defaultdict[SessionId, set[str]](set)
        self.permitting = PermissionBroker(
            FolderJudge(self._folder_of, self._make_policy),
            deps.bus,
            self.permission_state,
            grant=self._grant_path,
            grant_session=self._grants.allow,
            delay=self._delay_reason,
        )
        self.permitting.explain_slow_look = self._slow_look_reason

    def __call__(self, session: SessionId) -> AgentToolbox:
        folder = self.folders.at_hand(self._deps.worktree_of(session))
        # without its worktree a session has nothing to work on, least of all the project folder
        file_tools = self._file_tools(session, folder) if folder else ()
        store, clock, weigher = self._store, self._deps.clock, self._weigher
        chances, taint = partial(self._deps.name_chances, session), self._provenance
        recall_tools = (
            RecallCachedContent(store, clock, weigher, provenance=taint, chances=chances),
            RecallHistory(store, session, weigher, provenance=taint, chances=chances),
            SearchHistory(store, session, weigher, provenance=taint),
            SearchCachedContent(store, weigher, provenance=taint),
            ListCachedContent(store, clock, weigher, provenance=taint),
        )
        tools = (*file_tools, Todo(store, session), *recall_tools)
        if any(skill.for_model for skill in self.skills.usable):
            tools = (*tools, UseSkill(self.skills, partial(self._has_instructions, session)))
        if not self._subagents.is_child(session):
            definitions, subagents = self.definitions, self._subagents
            may_use = definitions.may_use
            delegate = SubAgent(session, subagents, definitions.of(session), may_use=may_use)
            plan = SubmitPlan(partial(self._deps.mode_of, session))
            ask_user = AskUser(session, self.form_questions)
            tools = (*tools, delegate, plan, ask_user, *make_tools(self.services, session))
        asking_session = self._subagents.parent_of(session) or session
        server_tools = self._host.tools(session, asking=asking_session) if self._host else ()
        return AgentToolbox((*tools, *server_tools), (folder or self.folders.project).screen)

    def _skill_folders(self) -> Sequence[str]:
        """Return the folders of skills outside the project, whose scripts commands run."""
        skills = self.skills.usable
        return [skill.folder for skill in skills if skill.where.startswith(("~/", "../"))]

    def _has_instructions(self, session: SessionId, name: str, content: Digest) -> bool:
        journal = self._deps.journal_once_read(session)
        return journal is not None and has_instructions(journal.history, name, content)

    def _file_tools(self, session: SessionId, folder: WorkFolder) -> Sequence[Tool]:
        """Return the tools that read and change the files of a folder."""
        checkpoints, root = self.checkpoints(session), folder.root
        hidden = folder.hidden
        writers = (WriteFile(root, checkpoints, hidden), EditFile(root, checkpoints, hidden))
        shell = RunShell(
            folder.sandbox,
            root,
            undo=self._make_undo(session, folder),
            progress=lambda progress: self._deps.bus.publish(
                ToolCallProgressed(session, progress.call, progress.size, progress.tail)
            ),
            access=self.access,
            tainted=partial(self._deps.is_tainted, session),
        )
        shell.granted = partial(self._grants.of, session)
        shell.trailer = lambda: session_trailer(session) if self._has_trailers() else ""
        if session != NO_SESSION:
            shell.temporary = self._temporaries.of(session)
        shell.planning = lambda: session == NO_SESSION or self._deps.mode_of(session) is Mode.PLAN
        if folder.sandbox.backend.shell.kind is not ShellKind.BASH:
            return (*folder.readers, *writers, shell)
        shell.background = self._deps.background.commands_of(session)
        return (*folder.readers, *writers, shell, BackgroundCommand(shell.background))

    async def screened(self, session: SessionId, call: ToolCall, output: ToolOutput) -> ToolOutput:
        """Return the output of a call that no toolbox ran, without secrets."""
        return await self._folder_of(session).screen.of(call, output)

    def place_of(self, session: SessionId) -> SessionPlace:
        """Return where a session's commands run, for a program that is one of them. Blocks."""
        folder = self.folders.of(self._deps.worktree_of(session))
        return SessionPlace(
            folder,
            AgentToolbox(self._file_tools(session, folder), folder.screen),
            self.access.resources(),
            self._make_undo(session, folder),
            session_trailer(session) if self._has_trailers() else "",
        )

    def folder_files(self) -> FolderFiles:
        return FolderFiles(
            self._root,
            ProjectRoot(self._environment.settings),
            self._home_root,
            lambda: self._permissions.trusted,
            self.agreements.earlier_hooks,
            self.agreements.renew_hooks,
        )

    def command_parts(self) -> CommandParts:
        def place_of(session: SessionId) -> CommandPlace:
            folder = self._folder_of(session)
            return CommandPlace(folder.sandbox, partial(self._make_undo, session, folder))

        return CommandParts(place_of, self.access.resources)

    def _make_undo(self, session: SessionId, folder: WorkFolder) -> CommandUndo | None:
        """Return what records the changes of a command; None where that is not possible."""
        # commands of a message that begins a session only read, and have no journal yet
        if not self._can_undo or session == NO_SESSION:
            return None
        checkpoints, spool = self.checkpoints(session), self._environment.home / SNAPSHOTS
        return CommandUndo(
            folder.snapshots,
            checkpoints,
            partial(ListedCommand, spool, session, folder.root.folder),
            checkpoints.others,
            checkpoints.git_changed,
            self._told[session],
        )

    async def _remove_left_temporaries(self) -> None:
        """Remove what sessions that are gone had as /tmp."""
        # before the list of sessions: one that begins meanwhile is in neither
        left = await asyncio.to_thread(self._temporaries.sessions)
        if left:
            left -= {head.id for head in await self._store.sessions()}
            await asyncio.to_thread(self._temporaries.remove, left)

    async def settle_left_commands(self) -> None:
        """Record the changes of commands that were running when the application was killed.

        This is done before any instructions are read from the folder. Nothing is put back.
        """
        environment = self._environment
        self._deps.supervisor.spawn(self._remove_left_temporaries(), "remove /tmp of sessions")
        await asyncio.to_thread(self.folders.project.sandbox.take_over_left)
        await record_left_commands(
            environment.home,
            self._store,
            app_folders=environment.app_folders,
            checkpoints=self.checkpoints,
            came=self.agreements.came_around_kill,
        )
        await asyncio.to_thread(self.agreements.settle_left)

    def _has_begun(self, session: SessionId) -> bool:
        journal = self._deps.journals.get(session)
        return journal is not None and journal.history.sent is not None

    async def serve(
        self,
        workspace: str,
        home: Path,
        *,
        vault: Callable[[], SecretVault],
        plain_http: PlainHttpHosts,
        client_document: str,
        start: bool,
    ) -> tuple[McpHost, ServerSettings]:
        """Start the workspace's MCP servers, whose tools are in every toolbox made afterwards.

        The subagents defined in files are in those toolboxes too.
        """
        bus, spawn = self._deps.bus, self._deps.supervisor.spawn
        await asyncio.to_thread(self.definitions.look)
        await asyncio.to_thread(self.skills.look)
        await asyncio.to_thread(self.prompt_commands.look)
        file = await asyncio.to_thread(ServerFile, home)
        place = ServerPlace(workspace, self._environment.folder, home)
        asker = self.form_questions
        peers = ServerPeers(
            asker=asker,
            on_progress=lambda progress: bus.publish(
                ToolCallProgressed(progress.session, progress.call, 0, describe_progress(progress))
            ),
            client_document=client_document,
        )
        environment = make_environment(place, file, spawn=spawn, vault=vault, peers=peers)
        self._host = McpHost(file.servers(), environment)
        saved = SavedServers(
            place,
            file,
            vault=vault,
            trusted=lambda: self._permissions.trusted,
            plain_http=plain_http,
        )
        self._host.listen(lambda: bus.publish(ServersChanged()))
        if start:
            await self._host.open()
        return self._host, ServerSettings(saved, file, self._host)

    def permission_settings(self) -> PermissionSettings:
        return PermissionSettings(
            self.permitting,
            self._permissions,
            self.form_questions,
            self._grants,
            box_in_use=lambda: self.box,
        )

    def rulebook(self, workspace: str) -> Rulebook:
        """Return the rules, for display and for changes by the user."""
        return Rulebook(
            self._permissions,
            workspace=workspace,
            settle=self.permitting.look_again,
            grants=self._grants,
        )

    def for_others(self) -> AgentToolbox:
        """Return the tools that other agents may call; they have no session here."""
        return make_cache_toolbox(self._store, self._deps.clock, self._provenance)

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        """Return the checkpoints that keep files as they were before a session changes them."""
        return SessionCheckpoints(
            session,
            store=self._store,
            clock=self._deps.clock,
            bus=self._deps.bus,
            supervisor=self._deps.supervisor,
            shares_folder=partial(self._deps.share_folder, session),
        )

    def changed_files(self, still: KeepTurnsFromBeginning) -> ChangedFiles:
        """Return the changes that tools made to files, and their undo."""
        return ChangedFiles(
            make_personal_roots(self._environment.folder, self._environment.app_folders),
            self._store,
            clock=self._deps.clock,
            checkpoints=self.checkpoints,
            still=still,
        )

    @property
    def home(self) -> Path:
        """The workspace's own folder."""
        return self._environment.home

    @property
    def box(self) -> SandboxBackend:
        """The sandbox that commands of this workspace run in now."""
        box = self._environment.box
        return box.without_sandbox if self.access.preset is SandboxPreset.OFF else box

    @property
    def _can_undo(self) -> bool:
        """Whether commands' changes can be undone: Windows takes no snapshots of folders."""
        return self._environment.box.shell.kind is ShellKind.BASH

    def mode_in_force(self, chosen: Mode | None) -> Mode:
        """Return the mode of a session with a chosen mode, None for no choice. Thread-safe."""
        trusted, has_box = self._permissions.trusted is True, self.box.sandboxed
        return mode_in_force(chosen or self._permissions.mode, trusted=trusted, has_sandbox=has_box)

    def permission_state(self, session: SessionId) -> PermissionState:
        """Return the state in which a session's call is judged. Thread-safe."""
        box = self.box
        no_sandbox = joined((NO_SANDBOX_KIND, box.remedy)) if box.remedy else ""
        if self._environment.box.sandboxed and not box.sandboxed:
            no_sandbox = SWITCHED_OFF
        if box.kind is not SandboxKind.BUBBLEWRAP and self._deps.has_guest(session):
            box, no_sandbox = box.without_sandbox, OUTSIDE_AGENT
        return PermissionState(
            trusted=self._permissions.trusted is True,
            tainted=self._deps.is_tainted(session),
            sandboxed=box.sandboxed,
            box=box.words,
            mode=self._deps.mode_of(session),
            tainted_by=self._deps.tainted_by(session),
            granted=self._grants.of(session),
            hosts=self.access.access.hosts if self.access.preset is SandboxPreset.DEVELOPER else (),
            freely=NO_BACKEND.words if box.kind is SandboxKind.SEATBELT else "",
            undoes=self._can_undo,
            no_sandbox=no_sandbox,
        )

    def guides(
        self,
        profile: Callable[[], WorkspacePrompt],
        personal_guides: Callable[[], Sequence[GuideFile]] = lambda: (),
    ) -> GuideSource:
        """Return the source of the guides: the user's, the project's, skills, features."""
        project = ProjectGuides(
            self._root,
            lambda: self._permissions.trusted,
            self.agreements.follows,
            self.agreements,
        )

        def look() -> Sequence[GuideFile]:
            return [*self.skills.look(), *self.definitions.look(), *self.services.guides()]

        return WorkspaceGuides(profile, project, look, personal_guides)

    def slash_commands(self) -> SlashCommands:
        commands = SlashCommands(
            self.prompt_commands,
            self.skills,
            tools=self._deps.tools,
            permission=lambda: self._deps.permission,
            servers=self.server_contents,
        )
        commands.guest_offers = self.guest_offers
        return commands

    def mentions(self, worktree: Worktree | None = None) -> MentionFinder:
        folder = self.folders.of(worktree)
        return MentionFinder(
            folder.root,
            self._store,
            self._deps,
            provenance=self._provenance,
            documents=self._documents,
            opened=folder.is_opened,
            servers=self.server_contents,
        )

    def worktrees(self, runners: Runners, note: Noting) -> SessionWorktrees:
        return SessionWorktrees(
            self.folders.git,
            self._store,
            self._deps,
            runners=runners,
            note=note,
            make_mentions=self.mentions,
            keep=self.folders.set_aside.keep_worktree,
        )

    def _delay_reason(self, session: SessionId, call: ToolCall) -> Phrase | None:
        if call.tool != RunShell.spec.name or self._folder_of(session).sandbox.is_searched:
            return None
        return Phrase("Searching the project's files for secrets…")

    def _slow_look_reason(self, session: SessionId, _call: ToolCall) -> Phrase | None:
        """Tell which drive a look at files waits for. May take a moment."""
        drives = silent_drives(str(self._folder_of(session).root.folder), read_mounts())
        if not drives:
            return Phrase("Looking at the project's files…")
        named = ", ".join(show_path(drive) for drive in drives)
        return Phrase("Waiting for {drive}, which doesn't answer…", drive=named)

    def _make_policy(self, folder: WorkFolder) -> CallPolicy:
        return CallPolicy(
            folder.paths,
            self._permissions,
            state_of=self.permission_state,
            # a guest has tools of its own, and its calls are judged as ours
            specs=lambda session: self._deps.tools(session).specs() or self(session).specs(),
            looks=replace(folder.view, memory=lambda: self.services.memory() or Memory()),
            shell=self._environment.box.shell,
        )

    def _folder_of(self, session: SessionId) -> WorkFolder:
        """Return the folder of a session; one that is gone has no tools that could be judged."""
        worktree_folder = self.folders.at_hand(self._deps.worktree_of(session))
        return worktree_folder or self.folders.project

    def _grant_path(self, session: SessionId, tool: str, path: str) -> None:
        folder = self._folder_of(session)
        folder.grant(tool, path)
        if folder is self.folders.project:
            self.agreements.note_written(path)

    def _weigher(self) -> MessageWeigher:
        return self._deps.main.weigher
