"""Workspaces and their sessions."""

from dataclasses import field

from helix_desktop.domain.accounts import NO_BUDGETS, Budgets
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.presets import BALANCED
from helix_desktop.domain.values import value


@value
class Profile:
    """What the person wants every window of a workspace to begin with, in their own words."""

    system: str = ""
    rules: str = ""


@value
class Reach:
    """Whether the agent may fetch from the web, and which private hosts are meant to be reached."""

    fetch: bool = False
    hosts: tuple[str, ...] = ()


@value
class Workspace:
    """A project: its folder, its name, its policy, models and budgets; it owns one store."""

    id: str
    name: str
    folder: str
    created: float
    policy: Policy = BALANCED
    models: dict[str, str] = field(default_factory=dict)
    color: str = ""
    budgets: Budgets = NO_BUDGETS
    profile: Profile = Profile()
    reach: Reach = Reach()
    tools_off: tuple[str, ...] = ()
    """Tools that the person switched off, by name: no window tells the agent of them."""
    archived: bool = False
    """Put away by the person: whole, and out of sight."""


@value
class SessionHead:
    """A conversation without its content; `parent` is set for a SubAgent's."""

    id: SessionId
    title: str
    created: float
    changed: float
    count: int
    parent: SessionId = NO_SESSION


@value
class Delegated:
    """A SubAgent at work; `tokens` is what its last request weighed, of a window of `window`.

    `undo_until`: it was stopped, and until then it can be let go on; 0: it works.
    """

    session: SessionId
    task: str
    began: float
    tokens: int
    window: int
    undo_until: float = 0.0
