"""Values of a workspace: settings, budgets, prompt, web access, and its sessions."""

from typing import Annotated

from msgspec import Meta, Struct, field

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.skill import NO_CHOICE, SkillChoice


class Budget(Struct, frozen=True, omit_defaults=True):
    """Limits at which the user is warned, and at which no model is asked any more; 0 = no limit.

    Tokens include those of all calls, even of calls without a price. A stored limit that cannot be
    read must not become no limit at all.
    """

    warn_dollars: Annotated[float, Meta(ge=0)] = 0.0
    stop_dollars: Annotated[float, Meta(ge=0)] = 0.0
    warn_tokens: Annotated[int, Meta(ge=0)] = 0
    stop_tokens: Annotated[int, Meta(ge=0)] = 0


NO_BUDGET = Budget()


class Budgets(Struct, frozen=True):
    """A workspace's budgets: for each session with its subagents, and for all sessions together."""

    session: Budget = NO_BUDGET
    workspace: Budget = NO_BUDGET

    @property
    def in_dollars(self) -> bool:
        """Whether an amount of dollars ends the work."""
        return self.session.stop_dollars > 0 or self.workspace.stop_dollars > 0


NO_BUDGETS = Budgets()


class WorkspacePrompt(Struct, frozen=True):
    """The user's own text at the beginning of every window of a workspace."""

    system: str = ""
    rules: str = ""


class WebAccess(Struct, frozen=True):
    """Whether the agent may fetch from the web, and which private hosts it may reach.

    `search`: models may use the web search of their provider.
    """

    fetch: bool = False
    hosts: tuple[str, ...] = ()
    search: bool = False


class Workspace(Struct, frozen=True):
    """A project with its folder, name, policy, models, and budgets.

    Each workspace owns one store.
    """

    id: str
    name: str
    folder: str
    created: float
    policy: Policy = BALANCED
    models: dict[str, str] = field(default_factory=dict)
    color: str = ""
    budgets: Budgets = NO_BUDGETS
    profile: WorkspacePrompt = WorkspacePrompt()
    reach: WebAccess = WebAccess()
    tools_off: tuple[str, ...] = ()
    """The names of tools that the user switched off. The agent never learns of them."""
    skills: SkillChoice = NO_CHOICE
    archived: bool = False
    """Whether the user archived the workspace: complete, but hidden."""


class SessionHead(Struct, frozen=True):
    """The metadata of a conversation.

    `parent` is set for a subagent. A branch names the session that it was copied from as `source`.
    `paused`: its turn is paused, until `paused_until`, or with 0 until the user resumes it.
    """

    id: SessionId
    title: str
    created: float
    changed: float
    count: int
    parent: SessionId = NO_SESSION
    source: SessionId = NO_SESSION
    paused: bool = False
    paused_until: float = 0.0


class RunningSubAgent(Struct, frozen=True):
    """A running subagent. `tokens` is the size of its last request, of a window of `window` tokens.

    `undo_until`: the subagent was stopped and can be resumed until that time; 0 while it works.
    `agent` names the agent that a file defines, `where` is that file, and `policy` is the preset
    that keeps its window.
    """

    session: SessionId
    task: str
    began: float
    tokens: int
    window: int
    undo_until: float = 0.0
    agent: str = ""
    policy: str = ""
    where: str = ""
