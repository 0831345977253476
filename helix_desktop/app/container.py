"""Creates and connects all objects of the application (wiring, dependency injection).

Modules that start-up does not need (store, tokenizer, keyring) are imported at their first use: the
window comes first.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.default_policy import DefaultPolicy
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.app.feature import (
    GuestPort,
    Services,
    WorkspaceParts,
    known_guests,
    make_services,
)
from helix_desktop.app.history.usage_reports import UsageReports
from helix_desktop.app.ipc.store_release import open_exclusively
from helix_desktop.app.mcp_servers.server_environment import ServerPlace
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_secrets import ServerSecrets
from helix_desktop.app.mcp_servers.workspace_servers import make_servers
from helix_desktop.app.models.connection_test import ConnectionTest
from helix_desktop.app.models.model_handles import ModelAccess, ModelHandles
from helix_desktop.app.models.model_lists import ModelLists
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.provider_ports import KeyOf, ProviderFactory
from helix_desktop.app.models.sent_pictures import SentPictures
from helix_desktop.app.plain_http import PlainHttpHosts
from helix_desktop.app.safe_start import empty_settings_file
from helix_desktop.app.sessions.drafts import FILE as DRAFTS
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.message_queue import FILE as QUEUE
from helix_desktop.app.sessions.message_queue import MessageQueue
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.session_archive import FILE as ARCHIVE
from helix_desktop.app.sessions.session_archive import SessionArchive
from helix_desktop.app.settings import (
    CLIENT_DOCUMENT,
    COMMIT_TRAILER,
    GIT_PROGRAM,
    NAME_SESSIONS,
    READ_AGENTS_FILE,
    READ_CLAUDE_FILE,
    SEATBELT,
    WINDOWS_SHELL,
    Settings,
)
from helix_desktop.app.user_guides import AGENTS_FILE, CLAUDE_FILE, UserGuides
from helix_desktop.app.workspaces.model_choices import AskableModels, ModelChoices, PriceAnswers
from helix_desktop.app.workspaces.model_settings import ModelSettings
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.tool_choice import ToolChoice
from helix_desktop.app.workspaces.toolbox_factory import ToolboxesWithWeb, ToolboxFactory
from helix_desktop.app.workspaces.workspace_list import WorkspaceList, check_folder
from helix_desktop.app.workspaces.workspace_parts import (
    KeptParts,
    ModelParts,
    ToolParts,
)
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.app.workspaces.written_folders import note_written_folders
from helix_desktop.context.texts.prompts import DEFAULT_SYSTEM_PROMPT
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import SecretError
from helix_desktop.domain.hooks import NoHooks
from helix_desktop.domain.live_events import ReplyUnkept
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import (
    Clock,
    PartialReplies,
    Provider,
    SecretVault,
    Store,
    TokenCounter,
    Toolbox,
    WebFetcher,
)
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from helix_desktop.engine.price_questions import PriceQuestionBroker
from helix_desktop.engine.session_deps import (
    Promised,
    SessionBase,
    SessionDeps,
    SessionModels,
    Sessions,
    SessionTools,
    make_base,
)
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.usage_ledger import UsageLedger
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.store.partial_replies import FOLDER, PartialReplyFiles
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.programs.program_search import choose_program
from helix_desktop.tools.sandbox import (
    SandboxBackend,
    SandboxKind,
    find_sandbox,
)
from helix_desktop.tools.work_folder import ToolEnvironment

if TYPE_CHECKING:
    from helix_desktop.store.async_store import AsyncStore


async def open_partial_replies(home: Path, bus: EventBus) -> PartialReplies:
    """Open the partial replies of an open workspace, to which no other process writes."""
    loop = asyncio.get_running_loop()

    def publish_failure(session: SessionId, why: str) -> None:
        with suppress(RuntimeError):  # the application has ended meanwhile
            loop.call_soon_threadsafe(bus.publish, ReplyUnkept(session, why))

    def open_files() -> PartialReplies:
        return PartialReplyFiles(home / FOLDER, publish_failure)

    return await asyncio.to_thread(open_files)


PACE = 0.012
"""The seconds between two pieces of the practice model's answer: as quick as a fast model."""

log = logging.getLogger(__name__)

StoreOpener = Callable[[Path, Clock], Awaitable[Store]]


async def open_store(folder: Path, clock: Clock) -> Store:
    """Open the workspace's LevelDB, made if the folder has none yet."""
    # lazy: LevelDB is not needed until a workspace opens
    from helix_desktop.store.async_store import open_async_store  # noqa: PLC0415

    return await open_async_store(folder, clock=clock)


def http_provider_factory() -> ProviderFactory:
    # lazy: httpx and the dialects are not needed before the first request
    from helix_desktop.app.models.provider_factory import HttpProviderFactory  # noqa: PLC0415

    return HttpProviderFactory()


_WORKING_BOXES: dict[SandboxKind | None, SandboxBackend] = {}


def system_box(kind: SandboxKind | None = None) -> SandboxBackend:
    """Return this machine's sandbox, tested, or only this `kind`; not on the window's thread.

    A trial starts seven processes: one that succeeded is not repeated.
    """
    if kind not in _WORKING_BOXES:
        box = find_sandbox(kind)
        if not box.sandboxed:
            return box
        _WORKING_BOXES[kind] = box
    return _WORKING_BOXES[kind]


def http_web(hosts: Callable[[], Sequence[str]]) -> WebFetcher:
    """Return the web client for the fetch tool. May take a while, so not on the window's thread."""
    # lazy: httpx is not needed before the first fetch
    from helix_desktop.providers.http.web_client import WebClient  # noqa: PLC0415

    return WebClient(hosts)


def system_vault() -> SecretVault:
    """Return the vault for keys. May block, so not on the window's thread."""
    # lazy: keyring searches all its backends when imported
    from helix_desktop.app.secret_vault import open_vault  # noqa: PLC0415

    return open_vault()


@dataclass(frozen=True, slots=True)
class AppParts:
    """The parts that tests replace; the defaults are the real ones."""

    store_opener: StoreOpener = open_store
    counter: Callable[[Paths], TokenCounter] = exact_counter
    provider: Callable[[], Provider] = lambda: PracticeModel(PACE)
    provider_factory: Callable[[], ProviderFactory] = http_provider_factory
    vault: Callable[[], SecretVault] = system_vault
    box: Callable[[], SandboxBackend] = system_box
    web: Callable[[Callable[[], Sequence[str]]], WebFetcher] = http_web
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ, repr=False)
    clock: Clock = field(default_factory=SystemClock)


class AppContainer:
    """Everything that outlives a single workspace, and the factory of open workspaces."""

    def __init__(
        self,
        paths: Paths,
        parts: AppParts | None = None,
        *,
        safe: bool = False,
        settings: Settings | None = None,
    ) -> None:
        """With `safe`, use the default settings, and start no servers and hooks.

        `settings` are given if they were read already, for a window that exists before its
        container.
        """
        self.paths = paths
        self.parts = parts or AppParts()
        self.safe = safe
        self.settings = settings or Settings(empty_settings_file(paths) if safe else paths.settings)
        choose_program("git", self.settings.text(GIT_PROGRAM))
        self.default_policy = DefaultPolicy(paths.config / "policy.json")
        self.workspaces = WorkspaceList(
            paths.workspaces,
            self.parts.clock,
            policy=lambda: self.default_policy.policy,
            model=lambda: self.settings.text("last_model"),
        )
        self.supervisor = Supervisor(self._on_failure)
        self.on_task_failed: Callable[[str], None] = lambda _name: None
        """The callback with the name of a failed task; the window shows it."""
        self.plain_http = PlainHttpHosts(self.settings)
        self.keys = ApiKeys(self.parts.vault, self.parts.clock, environ=self.parts.environ)
        self._token_counter: TokenCounter | None = None
        self._warm = False
        self._models: ModelRegistry | None = None
        self._provider_factory: ProviderFactory | None = None
        self._model_settings: ModelSettings | None = None
        self._sandbox: SandboxBackend | None = None
        self.login_shell = LoginShell(self.parts.environ)
        self._models_lock, self._provider_factory_lock, self._sandbox_lock = (
            asyncio.Lock() for _ in range(3)
        )

    def spawn(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        """Start a supervised task for the window."""
        return self.supervisor.spawn(work, name)

    async def open(self, workspace: Workspace) -> OpenWorkspace:
        """Open a workspace, whose folder must exist."""
        folder = await asyncio.to_thread(check_folder, Path(workspace.folder))
        home = self.workspaces.home(workspace)
        store = await open_exclusively(
            lambda: self.parts.store_opener(home, self.parts.clock), home
        )
        try:
            # not needed until a workspace opens, and takes a while to import
            await asyncio.to_thread(import_module, "helix_desktop.app.workspaces.workspace_copies")
            bus = EventBus()
            replies = await open_partial_replies(home, bus)
            base = make_base(store, self.parts.clock, bus, self.supervisor, partial_replies=replies)
            return await self.build_workspace(workspace, base, store=store, folder=folder)
        except BaseException:  # the window may close meanwhile: nothing else would close the store
            await store.close()
            raise

    async def build_workspace(
        self,
        workspace: Workspace,
        base: SessionBase,
        *,
        store: Store,
        folder: Path,
        replaced: Callable[[SessionDeps], SessionDeps] = lambda deps: deps,
    ) -> OpenWorkspace:
        """Build the workspace; its sessions work with what `replaced` returns for their parts."""
        from helix_desktop.app.workspaces.workspace_copies import WorkspaceCopies  # noqa: PLC0415

        home = self.workspaces.home(workspace)
        await asyncio.to_thread(note_written_folders, self.workspaces, folder)
        # a subagent runs a session, whose tools may start a subagent; features may answer as models
        sessions, services = Promised[SessionDeps](), Promised[Services]()
        models = await self._wire_models(workspace, base, store, sessions, services)
        archive = await asyncio.to_thread(SessionArchive, home / ARCHIVE)
        tools = await self._wire_tools(
            folder, base, store, sessions, models, services=services, archive=archive
        )
        deps = sessions.keep(
            replaced(SessionDeps(base, models.of_sessions, tools.rules, tools.toolkit))
        )

        await tools.toolboxes.settle_left_commands()
        queue = await asyncio.to_thread(MessageQueue, home / QUEUE)
        await queue.recover(store.last_events)
        await tools.toolboxes.look()
        if not self.safe:
            await tools.toolboxes.servers.host.open()
        drafts = await asyncio.to_thread(Drafts, home / DRAFTS)
        # the stores of tests are in memory, and are not copied
        copies = WorkspaceCopies(cast("AsyncStore", store), lambda: models.settings.workspace)
        open_workspace = OpenWorkspace(
            deps,
            store,
            models=models,
            tools=tools,
            kept=KeptParts(drafts, archive, queue, copies),
        )
        await open_workspace.rewinder.finish_interrupted()
        return open_workspace

    async def _wire_models(
        self,
        workspace: Workspace,
        base: SessionBase,
        store: Store,
        sessions: Sessions,
        services: Callable[[], Services],
    ) -> ModelParts:
        models, model_settings = await self.models(), await self.model_settings()
        prices = PriceQuestionBroker(base.bus, lambda name: models.find(name).llm)
        ledger = UsageLedger(store, base.bus)
        budget = BudgetGuard(ledger, base.bus, workspace.budgets, prices=prices)
        of_sessions = SessionModels(
            {},
            system=DEFAULT_SYSTEM_PROMPT,
            policy=workspace.policy,
            names_sessions=lambda: self.settings.flag(NAME_SESSIONS),
        )
        settings = WorkspaceSettings(
            workspace,
            base,
            session_models=of_sessions,
            budget=budget,
            discard_toolboxes=lambda: sessions().toolkit.discard_all(),
            models=models,
            model_handles=ModelHandles(
                models, self.keys, self.model_access(store, lambda: services().guests())
            ),
            save=self.workspaces.save,
        )
        model_settings.follow(settings)
        handles = ModelHandles(models, self.keys, self.model_access(store))
        return ModelParts(
            settings,
            of_sessions,
            ModelChoices(model_settings, self.settings, self.note_choice, workspace=workspace.id),
            AskableModels(models, model_settings, handles, workspace=lambda: settings.workspace),
            PriceAnswers(prices, model_settings),
            budget,
            UsageReports(store, ledger, models, now=self.parts.clock.now),
        )

    async def _wire_tools(
        self,
        folder: Path,
        base: SessionBase,
        store: Store,
        sessions: Sessions,
        models: ModelParts,
        *,
        services: Promised[Services],
        archive: SessionArchive,
    ) -> ToolParts:
        paths, settings = self.paths, models.settings
        subagents = SubAgents(sessions)
        # features ask what the toolboxes know, and add tools and guides to them
        toolboxes = await self._make_toolboxes(
            folder, base, store, sessions, models, subagents=subagents, services=services
        )
        runners = OpenSessions(sessions, store, subagents)
        of_features = services.keep(
            await self._make_services(
                base, store, sessions, models, toolboxes=toolboxes, runners=runners, archive=archive
            )
        )
        choice = ToolChoice(
            ToolboxesWithWeb(toolboxes, lambda: settings.workspace.reach, self.parts.web),
            lambda: settings.workspace.tools_off,
            models=models.of_sessions,
        )
        hooks = None if self.safe else of_features.hooks()
        rules = toolboxes.permissions.rules(models.budget, hooks or NoHooks())
        read_from_home = {AGENTS_FILE: READ_AGENTS_FILE, CLAUDE_FILE: READ_CLAUDE_FILE}
        users = UserGuides(
            paths.config, Path.home(), lambda name: self.settings.flag(read_from_home[name])
        )
        guests = of_features.guests()

        def make_toolbox(session: SessionId) -> Toolbox:
            if guests is not None and sessions().runs_own_calls(session):
                return guests.toolbox(session)
            return choice(session)

        toolkit = SessionTools(
            make_toolbox,
            toolboxes.guides(lambda: settings.workspace.profile, users.look),
            lambda name: toolboxes.skills.find(name) is not None,
        )
        return ToolParts(toolboxes, choice, subagents, runners, of_features, rules, toolkit)

    async def _make_services(
        self,
        base: SessionBase,
        store: Store,
        sessions: Sessions,
        models: ModelParts,
        *,
        toolboxes: ToolboxFactory,
        runners: OpenSessions,
        archive: SessionArchive,
    ) -> Services:
        parts = WorkspaceParts(
            store,
            base,
            models.of_sessions,
            sessions,
            runners,
            archive,
            await self.models(),
            models.askable,
            toolboxes.folder_files(),
            toolboxes.command_parts(),
            toolboxes.program_parts(),
            self.learn_keys,
            self.settings,
            toolboxes.home,
            self.paths,
            self.parts.environ,
        )
        return await asyncio.to_thread(make_services, parts)

    async def _make_toolboxes(
        self,
        folder: Path,
        base: SessionBase,
        store: Store,
        sessions: Sessions,
        models: ModelParts,
        *,
        subagents: SubAgents,
        services: Callable[[], Services],
    ) -> ToolboxFactory:
        paths, settings = self.paths, models.settings
        home = self.workspaces.home(settings.workspace)
        permissions = await asyncio.to_thread(
            PermissionFiles, home, paths.config, workspace=settings.workspace.id, folder=folder
        )
        # started in the background: the shell's files take a while, and no command waits yet
        self.login_shell.start()
        app_folders = (paths.data, paths.config, paths.logs)
        forms = FormQuestionBroker(base.bus)
        servers = await make_servers(
            ServerPlace(settings.workspace.id, folder, home),
            base,
            forms,
            vault=self.parts.vault,
            trusted=lambda: permissions.trusted,
            plain_http=self.plain_http,
            client_document=self.settings.text(CLIENT_DOCUMENT),
        )
        return ToolboxFactory(
            base,
            sessions,
            store,
            environment=ToolEnvironment(
                *(folder, app_folders, await self.sandbox(), home, self.login_shell, paths.config),
                find_box=self.parts.box,
            ),
            permissions=permissions,
            subagents=subagents,
            servers=servers,
            forms=forms,
            services=services,
            skill_choice=lambda: settings.workspace.skills,
            uses_skills=lambda: USE_SKILL not in settings.workspace.tools_off,
            has_trailers=lambda: self.settings.flag(COMMIT_TRAILER),
        )

    def model_access(
        self, store: Store, guests: Callable[[], GuestPort | None] = lambda: None
    ) -> ModelAccess:
        pictures = SentPictures(store)

        async def make_provider(endpoint: Endpoint, key: KeyOf) -> Provider:
            if endpoint.dialect is DialectId.ACP and (of_guests := guests()) is not None:
                return of_guests.provider(endpoint)
            provider_factory = await self.provider_factory()
            return provider_factory.provider(endpoint, key, pictures)

        return ModelAccess(make_provider, self.parts.provider, CachedCounter(self._counter()))

    async def models(self) -> ModelRegistry:
        """Return the models to choose from, read at the first call."""
        async with self._models_lock:
            if self._models is None:
                environ = self.parts.environ
                guests = await asyncio.to_thread(known_guests, self.paths.config, environ)
                models = await asyncio.to_thread(ModelRegistry, self.paths, guests)
                for learned in (models.token_ratios, models.window_limits):
                    learned.on_change = partial(self._keep_learned, learned.keep)
                self._models = models
                self.keys.learn_variables(models.endpoints.values())
            return self._models

    async def learn_keys(self) -> None:
        """Know all configured keys, so that they are masked in what others are given.

        Raise SecretError if that is not possible: nothing is to be written then.
        """
        models, workspaces = await self.models(), await asyncio.to_thread(self.workspaces.all)
        try:
            names = [workspace.id for workspace in workspaces]
            await self.keys.learn_all(models.endpoints.values(), names)
            for workspace in workspaces:
                file = await asyncio.to_thread(ServerFile, self.workspaces.home(workspace))
                secrets = ServerSecrets(self.parts.vault, workspace.id)
                for server in file.servers():
                    await secrets.learn(server, self.parts.environ)
        except SecretError as error:
            raise SecretError(
                "Can't read all keys, so they can't be masked. {reason}",
                "Nothing was written.",
                reason=error,
            ) from error

    def _keep_learned(self, keep: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the application is closing, and writes it then
            self.supervisor.spawn(asyncio.to_thread(keep), "keep how a model counts")

    async def note_choice(self, role: LlmRole, model: str) -> None:
        """Note the last chosen model for new workspaces, unless all have a common default."""
        if role is LlmRole.MAIN:
            has_default = (await self.models()).default_models.get(role.value)
            model_name = "" if has_default else model
            await asyncio.to_thread(self.settings.set, "last_model", model_name)

    async def choose_default_policy(self, policy: Policy) -> None:
        await asyncio.to_thread(self.default_policy.choose, policy)

    async def sandbox(self) -> SandboxBackend:
        """Return the sandbox, determined once per start; settings show it."""
        async with self._sandbox_lock:
            if self._sandbox is None:
                shell = self.settings.text(WINDOWS_SHELL)
                find = self.parts.box
                if sys.platform == "darwin" and self.settings.flag(SEATBELT):
                    find = partial(system_box, SandboxKind.SEATBELT)
                git = self.settings.text(GIT_PROGRAM)
                self._sandbox = await asyncio.to_thread(lambda: find().with_shell(shell, git))
            return self._sandbox

    async def model_lists(self) -> ModelLists:
        """Return the lists of models, from endpoints and from this machine's servers."""
        return ModelLists(
            await self.models(), self.keys, self.provider_factory, clock=self.parts.clock
        )

    async def model_settings(self) -> ModelSettings:
        """Return the models, endpoints, and keys for the settings page."""
        if self._model_settings is None:
            models, clock = await self.models(), self.parts.clock
            connection_test = ConnectionTest(models, self.keys, self.provider_factory, clock=clock)
            self._model_settings = ModelSettings(
                models,
                self.keys,
                lists=await self.model_lists(),
                trying=connection_test,
                plain_http=self.plain_http,
            )
        return self._model_settings

    async def provider_factory(self) -> ProviderFactory:
        """Return the provider factory: one client for all workspaces."""
        async with self._provider_factory_lock:
            if self._provider_factory is None:
                # in a thread: the import takes modules that the window does not need
                self._provider_factory = await asyncio.to_thread(self.parts.provider_factory)
            return self._provider_factory

    async def close(self, grace: float = 5.0) -> int:
        """End the running tasks, then close the connections.

        Return the number of tasks that did not end.
        """
        late = await self.supervisor.close(grace)
        if self._provider_factory is not None:
            await self._provider_factory.close()
        if self._models is not None:
            await asyncio.to_thread(self._models.token_ratios.keep)
            await asyncio.to_thread(self._models.window_limits.keep)
        return late

    async def allow_plain_http(self, host: str) -> None:
        """Allow connections to a private host without encryption."""
        await asyncio.to_thread(self.plain_http.allow, host)

    def _counter(self) -> TokenCounter:
        if self._token_counter is None:
            self._token_counter = self.parts.counter(self.paths)
        return self._token_counter

    def warm_up(self) -> None:
        """Open the table of tokens in a thread, once a workspace is on screen."""
        if not self._warm:
            self._warm = True
            warming = asyncio.to_thread(self._counter().count, "warm", PRACTICE.encoding)
            self.supervisor.spawn(warming, "open the table of tokens")

    def _on_failure(self, name: str, error: BaseException) -> None:
        log.error("task %s failed", name, exc_info=error)
        self.on_task_failed(name)
