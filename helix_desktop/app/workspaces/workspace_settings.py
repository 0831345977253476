"""Changes an open workspace's settings: models, policy, prompt, tools, skills, budgets, name.

All of them are kept in the workspace's file, with the version before the last change beside it. A
change is saved first, then applied, then journaled in each open session: a choice that cannot be
saved does not apply, and a full disk cannot undo a saved choice.
"""

import asyncio
import math
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

from helix_desktop.app.models.model_handles import AssignedHandles, ModelHandles
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.role_assignment import RoleAssignment
from helix_desktop.app.workspaces.workspace_file import check_name
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import preset_changes
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.events import Event, LlmChanged, PolicyChanged
from helix_desktop.domain.live_events import WorkspaceChanged
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.skill import SkillChoice
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budgets, WebAccess, Workspace, WorkspacePrompt
from helix_desktop.engine.budget import BUDGET_SCOPES, BudgetGuard
from helix_desktop.engine.session_deps import ModelHandle, SessionBase, SessionModels

MAX_TEXT_CHARS = 200_000
"""The maximum characters of a text: far more than a window takes, in a file that opens at once."""
MAX_HOSTS = 100

_HOST = re.compile(
    r"(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?"
)


def check_prompt(profile: WorkspacePrompt) -> WorkspacePrompt:
    """Return the prompt unchanged; raise SettingsError if it cannot be saved."""
    for text in (profile.system, profile.rules):
        if len(text) > MAX_TEXT_CHARS:
            raise SettingsError(
                "The text has {count} characters; the limit is {longest}.",
                "Nothing changed. Put longer text into a project file.",
                count=f"{len(text):,}",
                longest=f"{MAX_TEXT_CHARS:,}",
            )
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise SettingsError("Can't save the text because it isn't valid Unicode.") from error
    return profile


def check_web_access(reach: WebAccess) -> WebAccess:
    """Normalize the hosts for comparison; raise SettingsError with the name of an invalid host."""
    hosts = tuple(dict.fromkeys(host.strip().lower() for host in reach.hosts))
    for host in hosts:
        if not _HOST.fullmatch(host):
            raise SettingsError(
                "{host} isn't a host.",
                "Write it as name, name:port or [address]:port.",
                host=repr(host),
            )
    if len(hosts) > MAX_HOSTS:
        raise SettingsError(
            "There can be at most {most} hosts.", "Nothing changed.", most=MAX_HOSTS
        )
    return replace(reach, hosts=hosts)


def check_budgets(budgets: Budgets) -> Budgets:
    """Return the budgets unchanged; raise SettingsError for an invalid limit or a late warning."""
    scopes = zip(BUDGET_SCOPES, (budgets.session, budgets.workspace), strict=True)
    for name, budget in scopes:
        pairs = (
            (budget.warn_dollars, budget.stop_dollars),
            (budget.warn_tokens, budget.stop_tokens),
        )
        if any(mark < 0 or not math.isfinite(mark) for pair in pairs for mark in pair):
            raise SettingsError("{name} can't have this budget.", "Nothing changed.", name=name)
        if any(0 < stop <= warn for warn, stop in pairs):
            raise SettingsError(
                "{name} would stop before its warning.",
                "Set the warning below the limit. Nothing changed.",
                name=name,
            )
    return budgets


Save = Callable[[Workspace], None]
JournalEverywhere = Callable[[Event], Awaitable[None]]
"""Journals an event in every open session."""


class WorkspaceSettings:
    """The settings of one open workspace, and the models that result."""

    def __init__(
        self,
        workspace: Workspace,
        base: SessionBase,
        *,
        session_models: SessionModels,
        budget: BudgetGuard,
        discard_toolboxes: Callable[[], None],
        models: ModelRegistry,
        model_handles: ModelHandles,
        save: Save,
    ) -> None:
        self.workspace = workspace
        self._base, self._models, self._session_models = base, models, session_models
        self._budget, self._discard_toolboxes = budget, discard_toolboxes
        self._model_handles, self._save = model_handles, save
        self._lock = asyncio.Lock()
        self._session_handles: dict[str, AssignedHandles] = {}
        """The models of sessions with a main model of their own, by its full name."""
        handles, self.roles = model_handles.of(workspace)
        session_models.choose(handles, self._own_handles)

    async def choose_model(
        self, role: LlmRole, name: str, journal: JournalEverywhere
    ) -> RoleAssignment:
        """Put a model (endpoint/model) in a role; "" leaves the role to its fallback."""
        full_name = self._models.checked(name) if name else ""

        async def save() -> None:
            async with self._lock:
                models_before = self.workspace.models
                other_roles = {key: value for key, value in models_before.items() if key != role}
                chosen = {**other_roles, role.value: full_name} if full_name else other_roles
                if chosen == models_before:
                    return
                await self._keep(replace(self.workspace, models=chosen))
                self.refresh()
                await journal(LlmChanged(self._base.clock.now(), role.value, self.model_of(role)))

        await self._base.supervisor.run_to_end(save(), f"choose a {role} model")
        return self.roles

    def model_of(self, role: LlmRole) -> str:
        """Return the full name (endpoint/model) of the model in a role, chosen or fallback."""
        return self.roles.models.get(role, self.roles.main).model.name

    def own_model(self, name: str) -> str:
        """Return the full name of a session's own model; "" for that of the workspace.

        Raise SettingsError if there is no such model.
        """
        full_name = self._models.checked(name) if name else ""
        return "" if full_name == self.roles.main.model.name else full_name

    def assigned(self, own_llm: str) -> RoleAssignment:
        """Return the assignment in a session with this main model of its own, "" for none."""
        return self._of_session(own_llm)[1] if own_llm else self.roles

    def ignore_session_models(self) -> None:
        """Let the workspace's main model answer in all sessions, until the workspace closes."""
        self._session_models.choose(self._session_models.handles, None)

    def _own_handles(self, name: str) -> Mapping[LlmRole, ModelHandle]:
        return self._of_session(name)[0]

    def _of_session(self, name: str) -> AssignedHandles:
        if name not in self._session_handles:
            self._session_handles[name] = self._model_handles.of(self.workspace, name)
        return self._session_handles[name]

    async def choose_policy(self, policy: Policy, journal: JournalEverywhere) -> None:
        async def save() -> None:
            async with self._lock:
                if policy == self.workspace.policy:
                    return
                await self._keep(replace(self.workspace, policy=policy))
                self._session_models.choose_policy(policy)
                self.refresh()  # a policy sets the window of an unknown model
                values = tuple((name, str(value)) for name, value in preset_changes(policy).items())
                await journal(PolicyChanged(self._base.clock.now(), policy.preset, values))

        await self._base.supervisor.run_to_end(save(), "choose a policy")

    async def choose_profile(self, profile: WorkspacePrompt) -> None:
        """Set the user's text that every window begins with, from the next turn on."""
        await self._change_workspace(
            "choose a profile", lambda now: replace(now, profile=check_prompt(profile))
        )

    async def choose_reach(self, reach: WebAccess) -> None:
        """Set whether the agent may fetch, and from which private hosts, from the next call on."""
        await self._change_workspace(
            "choose what can be reached",
            lambda now: replace(now, reach=check_web_access(reach)),
            self._discard_toolboxes,
        )

    async def choose_tools(self, off: Sequence[str]) -> None:
        """Set which tools are hidden from the agent, from the next step on."""
        wanted = tuple(sorted(set(off)))
        await self._change_workspace(
            "choose tools", lambda now: replace(now, tools_off=wanted), self._discard_toolboxes
        )

    async def choose_skills(self, choice: SkillChoice) -> None:
        """Set which skills are used, from the next turn on."""
        await self._change_workspace("choose skills", lambda now: replace(now, skills=choice))

    async def choose_face(self, name: str, color: str) -> None:
        """Set the workspace's name, of at most MAX_NAME_CHARS characters, and its color."""
        await self._change_workspace(
            "name the workspace", lambda now: replace(now, name=check_name(name), color=color)
        )

    async def choose_budgets(self, budgets: Budgets) -> None:
        """Set the budgets, which end requests once used up, from the next request on."""

        def apply() -> None:
            self._budget.budgets = budgets

        await self._change_workspace(
            "choose budgets", lambda now: replace(now, budgets=check_budgets(budgets)), apply
        )

    async def _change_workspace(
        self,
        what: str,
        change: Callable[[Workspace], Workspace],
        apply: Callable[[], None] = lambda: None,
    ) -> None:
        """Change and save the workspace, then `apply`; not interrupted."""

        async def put() -> None:
            async with self._lock:
                chosen = change(self.workspace)
                if chosen != self.workspace:
                    await self._keep(chosen)
                    self._changed()
            apply()

        await self._base.supervisor.run_to_end(put(), what)

    def refresh(self) -> RoleAssignment:
        """Take over the current models and endpoints."""
        handles, self.roles = self._model_handles.of(self.workspace)
        self._session_models.choose(handles, self._session_models.own)
        self._session_handles = {
            name: self._model_handles.of(self.workspace, name) for name in self._session_handles
        }
        used = [handles, *(own for own, _ in self._session_handles.values())]
        self._model_handles.forget_others(handle for handles in used for handle in handles.values())
        self._changed()
        return self.roles

    def _changed(self) -> None:
        self._base.bus.publish(WorkspaceChanged())

    async def _keep(self, workspace: Workspace) -> None:
        await asyncio.to_thread(self._save, workspace)
        self.workspace = workspace
