"""SubAgents that files define: what one is told, what it may use, how its window is kept."""

from msgspec import Struct

from helix_desktop.domain.context_window.policy import KeptValues

NO_POLICY = "Its policy is not used: {why}"

ALWAYS = ("recall_cached_content", "recall_history")
"""Tools that every session has: markers would lead nowhere without them."""


class SubAgentDefinition(Struct, frozen=True):
    """A SubAgent as a file defines it.

    `tools`: the only ones it is to have; None: all that there are but those in `without`. Neither
    gives it one that its parent has not. `model` is a role or one of the workspace's models, ""
    for the main one. `policy`: what differs from that of other SubAgents, or a preset and what
    differs from that. `notices`: what of the file is not used, and why.
    """

    name: str
    about: str
    instruction: str
    where: str
    tools: tuple[str, ...] | None = None
    without: tuple[str, ...] = ()
    model: str = ""
    policy: KeptValues = ()
    notices: tuple[str, ...] = ()


class UsedDefinition(Struct, frozen=True):
    """What a SubAgent was begun as: worked out once, whatever becomes of the file.

    `model`: "" for the main one. `tools`: None for all; `policy`: empty for that of all SubAgents.
    """

    name: str
    where: str
    model: str = ""
    tools: tuple[str, ...] | None = None
    policy: KeptValues = ()
    notices: tuple[str, ...] = ()
