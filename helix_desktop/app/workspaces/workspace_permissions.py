"""What the sessions of a workspace may do: rules, mode, trust, sandbox, and what was allowed.

The page Permissions shows and changes them. Nothing here decides about a call; changes go to the
files that the call policy reads. Nothing here blocks the event loop.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from operator import attrgetter

from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.mount_points import read_mounts, silent_drives
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.sandbox_access import SandboxAccess
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import SessionGrantsChanged
from helix_desktop.domain.hooks import HookRunner
from helix_desktop.domain.live_events import WorkspaceChanged
from helix_desktop.domain.memory import Memory
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    Mode,
    PermissionRule,
    PermissionState,
    ProposedRule,
    RuleDecision,
    SessionGrant,
    mode_in_force,
)
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.sandbox import SandboxPreset
from helix_desktop.domain.value import replace
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from helix_desktop.engine.permission_broker import PermissionBroker
from helix_desktop.engine.session_deps import SessionBase, SessionRules, Sessions
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.rules import NO_SANDBOX_KIND
from helix_desktop.tools.sandbox import SandboxBackend, SandboxKind
from helix_desktop.tools.work_folder import FolderJudge, ToolEnvironment, WorkFolder, WorkFolders

MAX_GRANTS = 100
SWITCHED_OFF = Phrase("The sandbox is off for this workspace: nothing restricts the command.")
OUTSIDE_AGENT = Phrase("The agent runs its commands outside Helix's sandbox.")


class SessionGrants:
    """The permissions of the open sessions, recorded in their journals.

    A record names its session, so a branch that copies it has none of these permissions, and
    neither has a subagent. An import drops them.
    """

    def __init__(self, base: SessionBase) -> None:
        self._base = base
        self._lock = asyncio.Lock()

    def of(self, session: SessionId) -> frozenset[SessionGrant]:
        """Return what is allowed in a session; nothing in one that is not open. Any thread."""
        journal = self._base.journal_once_read(session)
        return frozenset() if journal is None else journal.history.grants

    def all(self) -> Iterator[tuple[SessionId, SessionGrant]]:
        """Yield the permissions of all open sessions, in a fixed order."""
        for session in sorted(self._base.journals):
            for grant in sorted(self.of(session), key=attrgetter("tool", "form")):
                yield session, grant

    async def allow(self, session: SessionId, grants: Collection[SessionGrant]) -> None:
        """Allow calls of these forms in a session; raise EngineError if that cannot be recorded."""
        async with self._lock:
            await self._record(session, self.of(session) | frozenset(grants))

    async def revoke(self, session: SessionId, grant: SessionGrant) -> None:
        """Ask again before such calls of a session."""
        async with self._lock:
            await self._record(session, self.of(session) - {grant})

    async def _record(self, session: SessionId, grants: frozenset[SessionGrant]) -> None:
        journal = self._base.journal_once_read(session)
        if journal is None or len(grants) > MAX_GRANTS:
            raise EngineError("The permission for this session could not be kept.")
        saved = tuple(sorted(grants, key=attrgetter("tool", "form")))
        await journal.record([SessionGrantsChanged(self._base.clock.now(), session, saved)])


class Rulebook:
    """The rules of a workspace; `settle` judges the waiting questions again."""

    def __init__(
        self,
        permissions: PermissionFiles,
        *,
        workspace: str,
        settle: Callable[[], Awaitable[None]],
        grants: SessionGrants,
    ) -> None:
        self._permissions, self._settle = permissions, settle
        self._grants, self._workspace = grants, workspace

    @property
    def problems(self) -> tuple[str, ...]:
        """Return the problems of the permission files, worded for the user."""
        return tuple(problem.full_text for problem in self._permissions.problems)

    async def rules(self) -> tuple[PermissionRule, ...]:
        """Return all rules in force here, those of this workspace first."""
        return await asyncio.to_thread(self._permissions.rules)

    async def proposed(self) -> tuple[ProposedRule, ...]:
        return await asyncio.to_thread(self._permissions.proposed)

    async def keep(self, rule: PermissionRule) -> None:
        """Add a rule, from the next call on; without a workspace it applies to all of them."""
        keep = self._permissions.keep if rule.workspace else self._permissions.keep_everywhere
        await asyncio.to_thread(keep, [rule])
        await self._settle()

    async def open(self, paths: Sequence[str]) -> None:
        """Let commands read files of the workspace, and models see the secrets in them."""
        await asyncio.to_thread(self._permissions.open, *paths)
        await self._settle()

    async def forget(self, rule: PermissionRule) -> None:
        """Remove a rule, so that the user is asked again."""
        await asyncio.to_thread(self._permissions.forget, rule)
        await self._settle()

    def session_grants(self) -> tuple[tuple[SessionId, SessionGrant], ...]:
        """Return what the user allowed in one session only, for each session that is open."""
        return tuple(self._grants.all())

    async def revoke(self, session: SessionId, grant: SessionGrant) -> None:
        """Ask again before such calls of a session."""
        await self._grants.revoke(session, grant)

    async def refuse(self, proposal: ProposedRule) -> None:
        """Refuse a proposal: calls ask each time.

        The rule is not proposed until it is forgotten.
        """
        await self.keep(
            replace(proposal.rule, decision=RuleDecision.ASK, workspace=self._workspace)
        )


class WorkspacePermissions:
    """Judges the calls of a workspace's sessions, and asks the user about those left open."""

    def __init__(
        self,
        base: SessionBase,
        sessions: Sessions,
        files: PermissionFiles,
        folders: WorkFolders,
        *,
        forms: FormQuestionBroker,
        environment: ToolEnvironment,
        access: SandboxAccess,
        agreements: GuideAgreements,
        own_specs: Callable[[SessionId], Sequence[ToolSpec]],
        memory: Callable[[], Memory],
    ) -> None:
        """`own_specs` returns the tools that a session has where its model runs none itself."""
        self._base, self._sessions, self._folders = base, sessions, folders
        self.files, self.forms = files, forms
        self._environment, self._access, self._agreements = environment, access, agreements
        self._own_specs, self._memory = own_specs, memory
        self.grants = SessionGrants(base)
        self.calls = PermissionBroker(
            FolderJudge(folders.of_session, self._make_policy),
            base.bus,
            self.state,
            grant=self._grant_path,
            grant_session=self.grants.allow,
            delay=self._delay_reason,
        )
        self.calls.explain_slow_look = self._slow_look_reason

    def rules(self, budget: BudgetGuard, hooks: HookRunner) -> SessionRules:
        """Return what sessions may do and spend."""
        return SessionRules(
            self.calls, hooks, budget, self.mode_in_force, lambda: self.files.trusted is True
        )

    def rulebook(self, workspace: str) -> Rulebook:
        """Return the rules, for display and for changes by the user."""
        return Rulebook(
            self.files,
            workspace=workspace,
            settle=self.calls.look_again,
            grants=self.grants,
        )

    @property
    def box(self) -> SandboxBackend:
        """The sandbox that commands of this workspace run in now."""
        box = self._environment.box
        return box.without_sandbox if self._access.preset is SandboxPreset.OFF else box

    async def find_box_again(self) -> SandboxBackend:
        """Return which sandbox works now; commands use it from the next start of Helix on."""
        return await asyncio.to_thread(self._environment.find_box)

    def check_mode(self, mode: Mode) -> None:
        """Raise PermissionsError with the reason if a mode cannot be chosen now."""
        self.files.check_mode(mode, has_sandbox=self.box.sandboxed)

    async def choose_mode(self, mode: Mode) -> None:
        """Choose the mode of sessions without one, which may settle waiting questions.

        Raises PermissionsError with the reason if the mode is not available.
        """
        await asyncio.to_thread(self.files.choose_mode, mode, has_sandbox=self.box.sandboxed)
        await self.calls.look_again()
        self._base.bus.publish(WorkspaceChanged())

    async def trust(self, trusted: bool) -> None:
        """Set the trust at once; raise PermissionsError if it could not be saved."""
        try:
            try:
                await asyncio.to_thread(self.files.trust, trusted)
            finally:
                await self.calls.look_again()
        finally:
            self._base.bus.publish(WorkspaceChanged())

    def mode_in_force(self, chosen: Mode | None) -> Mode:
        """Return the mode of a session with a chosen mode, None for no choice. Thread-safe."""
        trusted, has_box = self.files.trusted is True, self.box.sandboxed
        return mode_in_force(chosen or self.files.mode, trusted=trusted, has_sandbox=has_box)

    def state(self, session: SessionId) -> PermissionState:
        """Return the state in which a session's call is judged. Thread-safe."""
        box, access = self.box, self._access
        no_sandbox = joined((NO_SANDBOX_KIND, box.remedy)) if box.remedy else ""
        if self._environment.box.sandboxed and not box.sandboxed:
            no_sandbox = SWITCHED_OFF
        if box.kind is not SandboxKind.BUBBLEWRAP and self._sessions().runs_own_calls(session):
            box, no_sandbox = box.without_sandbox, OUTSIDE_AGENT
        return PermissionState(
            trusted=self.files.trusted is True,
            tainted=self._base.is_tainted(session),
            sandboxed=box.sandboxed,
            box=box.words,
            mode=self._sessions().mode_of(session),
            tainted_by=self._base.tainted_by(session),
            granted=self.grants.of(session),
            hosts=access.access.hosts if access.preset is SandboxPreset.DEVELOPER else (),
            freely=SandboxBackend().words if box.kind is SandboxKind.SEATBELT else "",
            undoes=self._environment.undoes,
            no_sandbox=no_sandbox,
        )

    def _delay_reason(self, session: SessionId, call: ToolCall) -> Phrase | None:
        if call.tool != RunShell.spec.name or self._folders.of_session(session).sandbox.is_searched:
            return None
        return Phrase("Searching the project's files for secrets…")

    def _slow_look_reason(self, session: SessionId, _call: ToolCall) -> Phrase | None:
        """Tell which drive a look at files waits for. May take a moment."""
        drives = silent_drives(str(self._folders.of_session(session).root.folder), read_mounts())
        if not drives:
            return Phrase("Looking at the project's files…")
        named = ", ".join(show_path(drive) for drive in drives)
        return Phrase("Waiting for {drive}, which doesn't answer…", drive=named)

    def _make_policy(self, folder: WorkFolder) -> CallPolicy:
        return CallPolicy(
            folder.paths,
            self.files,
            state_of=self.state,
            # a model that runs its calls itself has its own tools: they are judged as ours
            specs=lambda session: (
                self._sessions().tools(session).specs() or self._own_specs(session)
            ),
            looks=replace(folder.view, memory=self._memory),
            shell=self._environment.box.shell,
        )

    def _grant_path(self, session: SessionId, tool: str, path: str) -> None:
        folder = self._folders.of_session(session)
        folder.grant(tool, path)
        if folder is self._folders.project:
            self._agreements.note_written(path)
