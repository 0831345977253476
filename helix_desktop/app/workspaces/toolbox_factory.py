"""Builds the toolbox of each session: which tools it has, permissions, masks, recall.

The first toolbox is made when a session first needs one, and kept while the workspace is open. What
every context of a workspace begins with comes from here, too: the user's text and files, and the
project's. Where a workspace allows them, the tools for the web are added.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from helix_desktop.app.feature import (
    CommandParts,
    CommandPlace,
    FolderFiles,
    ProgramParts,
    ProgramPlace,
    Services,
    make_tools,
)
from helix_desktop.app.ipc.cache_tools import make_cache_toolbox
from helix_desktop.app.mcp_servers.server_contents import ServerContents
from helix_desktop.app.mcp_servers.workspace_servers import ServerParts
from helix_desktop.app.sessions.changed_files import (
    ChangedFiles,
    make_personal_root,
    make_personal_roots,
)
from helix_desktop.app.sessions.left_commands import record_left_commands
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.session_worktrees import SessionWorktrees
from helix_desktop.app.sessions.slash_commands import PromptOffer, SlashCommands
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.sandbox_access import AccessFile, SandboxAccess
from helix_desktop.app.workspaces.workspace_permissions import WorkspacePermissions
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.live_events import ToolCallProgressed
from helix_desktop.domain.memory import Memory
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.ports import (
    FetchedResponse,
    GuideFile,
    GuideSource,
    MessageWeigher,
    Store,
    Tool,
    ToolOutput,
    WebFetcher,
)
from helix_desktop.domain.skill import SkillChoice
from helix_desktop.domain.workspace import WebAccess, WorkspacePrompt
from helix_desktop.domain.worktree import Worktree
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from helix_desktop.engine.guide_watcher import has_instructions
from helix_desktop.engine.session_deps import SessionBase, SessionDeps, Sessions
from helix_desktop.engine.session_runner import KeepTurnsFromBeginning
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.tools.agent.ask_user import AskUser
from helix_desktop.tools.agent.background_run import BackgroundCommand
from helix_desktop.tools.agent.cached_content import ListCachedContent, SearchCachedContent
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
from helix_desktop.tools.files.running_commands import SNAPSHOTS, ListedCommand
from helix_desktop.tools.git.commit_trailer import session_trailer
from helix_desktop.tools.project_guides import ProjectGuides
from helix_desktop.tools.prompt_commands import PromptCommands
from helix_desktop.tools.sandbox import (
    CommandEnvironment,
    SandboxKind,
    SessionTemporaries,
)
from helix_desktop.tools.skills import Skills
from helix_desktop.tools.subagent_definitions import SubAgentDefinitions
from helix_desktop.tools.toolbox import AgentToolbox
from helix_desktop.tools.work_folder import ToolEnvironment, WorkFolder, WorkFolders

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


class ToolboxFactory:
    """A factory of sessions' toolboxes: file tools, commands, recall, and subagents."""

    def __init__(
        self,
        base: SessionBase,
        sessions: Sessions,
        store: Store,
        *,
        environment: ToolEnvironment,
        permissions: PermissionFiles,
        subagents: SubAgents,
        servers: ServerParts,
        forms: FormQuestionBroker,
        services: Callable[[], Services],
        skill_choice: Callable[[], SkillChoice],
        uses_skills: Callable[[], bool],
        has_trailers: Callable[[], bool],
    ) -> None:
        """`has_trailers` tells whether the messages of commits end with the session's ID.

        `services` returns what features add, which is made after this: they ask for what is here.
        """
        self._base, self._sessions = base, sessions
        self._has_trailers = has_trailers
        self._store = store
        self._permissions = permissions
        self._subagents, self._services = subagents, services
        self._provenance = StoredTaint(store, base)
        self._environment = environment
        self.servers, self.form_questions = servers, forms
        """The workspace's MCP servers, whose tools are in every toolbox once they are started."""
        self.server_contents = ServerContents(servers.host, self.screened)
        self._documents = DocumentReader(environment.home / FOLDER)
        self.folders = WorkFolders(
            environment, permissions.opened, self._documents, base.worktree_of
        )
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
        self.skills = Skills(source, choice=skill_choice, is_tool_on=uses_skills)
        self.prompt_commands = PromptCommands(source)
        self.access = SandboxAccess(
            AccessFile(home),
            CommandEnvironment(
                environment.login, environment.folder, home / CommandEnvironment.HOME
            ),
            trusted=lambda: permissions.trusted is True,
            more_readable=self._skill_folders,
        )
        self.permissions = WorkspacePermissions(
            base,
            sessions,
            permissions,
            self.folders,
            forms=self.form_questions,
            environment=environment,
            access=self.access,
            agreements=self.agreements,
            own_specs=lambda session: self(session).specs(),
            memory=lambda: services().memory() or Memory(),
        )
        self._temporaries = SessionTemporaries(home)
        self._told = defaultdict[SessionId, set[str]](set)

    @property
    def _deps(self) -> SessionDeps:
        return self._sessions()

    def _mode_of(self, session: SessionId) -> Mode:
        return self._deps.mode_of(session)

    def __call__(self, session: SessionId) -> AgentToolbox:
        folder = self.folders.at_hand(self._base.worktree_of(session))
        # without its worktree a session has nothing to work on, least of all the project folder
        file_tools = self._file_tools(session, folder) if folder else ()
        store, clock, weigher = self._store, self._base.clock, self._weigher
        chances, taint = partial(self._base.name_chances, session), self._provenance
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
            plan = SubmitPlan(partial(self._mode_of, session))
            ask_user = AskUser(session, self.form_questions)
            tools = (*tools, delegate, plan, ask_user, *make_tools(self._services(), session))
        asking_session = self._subagents.parent_of(session) or session
        server_tools = self.servers.host.tools(session, asking=asking_session)
        return AgentToolbox((*tools, *server_tools), (folder or self.folders.project).screen)

    def _skill_folders(self) -> Sequence[str]:
        """Return the folders of skills outside the project, whose scripts commands run."""
        skills = self.skills.usable
        return [skill.folder for skill in skills if skill.where.startswith(("~/", "../"))]

    def _has_instructions(self, session: SessionId, name: str, content: Digest) -> bool:
        journal = self._base.journal_once_read(session)
        return journal is not None and has_instructions(journal.history, name, content)

    def _file_tools(self, session: SessionId, folder: WorkFolder) -> Sequence[Tool]:
        """Return the tools that read and change the files of a folder."""
        checkpoints, root = self.checkpoints(session), folder.root
        file_tools = folder.file_tools(checkpoints)
        has_background = folder.sandbox.backend.shell.kind is ShellKind.BASH
        background = self._base.background.commands_of(session) if has_background else None
        shell = RunShell(
            folder.sandbox,
            root,
            undo=self._make_undo(session, folder),
            progress=lambda progress: self._base.bus.publish(
                ToolCallProgressed(session, progress.call, progress.size, progress.tail)
            ),
            access=self.access,
            tainted=partial(self._base.is_tainted, session),
            planning=lambda: session == NO_SESSION or self._mode_of(session) is Mode.PLAN,
            granted=partial(self.permissions.grants.of, session),
            trailer=lambda: session_trailer(session) if self._has_trailers() else "",
            temporaries=self._temporaries,
            session=session,
            background=background,
        )
        if background is None:
            return (*file_tools, shell)
        return (*file_tools, shell, BackgroundCommand(background))

    async def screened(self, session: SessionId, call: ToolCall, output: ToolOutput) -> ToolOutput:
        """Return the output of a call that no toolbox ran, without secrets."""
        return await self.folders.of_session(session).screen.of(call, output)

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
            folder = self.folders.of_session(session)
            return CommandPlace(folder.sandbox, partial(self._make_undo, session, folder))

        return CommandParts(place_of, self.access.resources)

    def program_parts(self) -> ProgramParts:
        def place_of(session: SessionId) -> ProgramPlace:
            folder = self.folders.of(self._base.worktree_of(session))
            resources = self.access.resources()
            is_bubblewrap = folder.sandbox.backend.kind is SandboxKind.BUBBLEWRAP
            return ProgramPlace(
                folder.sandbox,
                folder.screen,
                folder.text_of,
                AgentToolbox(self._file_tools(session, folder), folder.screen),
                resources,
                self._make_undo(session, folder),
                session_trailer(session) if self._has_trailers() else "",
                is_bubblewrap and resources.sandboxed,
            )

        return ProgramParts(place_of, self.screened, self.form_questions)

    def _make_undo(self, session: SessionId, folder: WorkFolder) -> CommandUndo | None:
        """Return what records the changes of a command; None where that is not possible."""
        # commands of a message that begins a session only read, and have no journal yet
        if not self._environment.undoes or session == NO_SESSION:
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
        self._base.supervisor.spawn(self._remove_left_temporaries(), "remove /tmp of sessions")
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
        journal = self._base.journals.get(session)
        return journal is not None and journal.history.sent is not None

    async def look(self) -> None:
        """Read the subagents, skills, and commands that files define, for toolboxes and offers."""
        await asyncio.to_thread(self.definitions.look)
        await asyncio.to_thread(self.skills.look)
        await asyncio.to_thread(self.prompt_commands.look)

    def for_others(self) -> AgentToolbox:
        """Return the tools that other agents may call; they have no session here."""
        return make_cache_toolbox(self._store, self._base.clock, self._provenance)

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        """Return the checkpoints that keep files as they were before a session changes them."""
        return SessionCheckpoints(
            session,
            store=self._store,
            clock=self._base.clock,
            bus=self._base.bus,
            supervisor=self._base.supervisor,
            shares_folder=partial(self._base.share_folder, session),
        )

    def changed_files(self, still: KeepTurnsFromBeginning) -> ChangedFiles:
        """Return the changes that tools made to files, and their undo."""
        return ChangedFiles(
            make_personal_roots(self._environment.folder, self._environment.app_folders),
            self._store,
            clock=self._base.clock,
            checkpoints=self.checkpoints,
            still=still,
        )

    @property
    def home(self) -> Path:
        """The workspace's own folder."""
        return self._environment.home

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
            return [*self.skills.look(), *self.definitions.look(), *self._services().guides()]

        return WorkspaceGuides(profile, project, look, personal_guides)

    def slash_commands(self) -> SlashCommands:
        return SlashCommands(
            self.prompt_commands,
            self.skills,
            tools=self._deps.tools,
            permission=lambda: self._deps.rules.permission,
            servers=self.server_contents,
            guest_offers=self._guest_offers,
        )

    def _guest_offers(self) -> Sequence[PromptOffer]:
        guests = self._services().guests()
        return guests.offers() if guests is not None else ()

    def mentions(self, worktree: Worktree | None = None) -> MentionFinder:
        folder = self.folders.of(worktree)
        return MentionFinder(
            folder.root,
            self._store,
            self._deps.models,
            clock=self._base.clock,
            provenance=self._provenance,
            documents=self._documents,
            opened=folder.is_opened,
            servers=self.server_contents,
        )

    def worktrees(self, runners: OpenSessions) -> SessionWorktrees:
        return SessionWorktrees(
            self.folders.git,
            self._store,
            self._base,
            runners=runners,
            make_mentions=self.mentions,
            keep=self.folders.set_aside.keep_worktree,
        )

    def _weigher(self) -> MessageWeigher:
        return self._deps.models.main.weigher
