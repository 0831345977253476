"""Values of subagents that files define: instructions, tools, model, policy."""

from msgspec import Struct

from helix_desktop.domain.context_window.policy import PolicyValues
from helix_desktop.domain.context_window.presets import (
    read_session_policy,
)
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.phrase import Phrase

ALWAYS = ("recall_cached_content", "recall_history")
"""Tools that every session has. Without them, markers could not be recalled."""


class SubAgentDefinition(Struct, frozen=True):
    """A subagent as a file defines it.

    `tools` are the only tools that the subagent gets; None means all except those in `without`.
    Neither adds a tool that its parent does not have. `model` is a role or one of the workspace's
    models, or "" for the main model. `policy` holds the differences from the policy of other
    subagents, or a preset and the differences from it. `notices` tells which parts of the file are
    not used, and why.
    """

    name: str
    about: str
    instruction: str
    where: str
    tools: tuple[str, ...] | None = None
    without: tuple[str, ...] = ()
    model: str = ""
    policy: PolicyValues = ()
    notices: tuple[str, ...] = ()


class UsedDefinition(Struct, frozen=True):
    """The definition with which a subagent began, resolved once.

    Later changes of the file have no effect. `model` is "" for the main model. `tools` is None for
    all. `policy` is empty for the policy of all subagents.
    """

    name: str
    where: str
    model: str = ""
    tools: tuple[str, ...] | None = None
    policy: PolicyValues = ()
    notices: tuple[str, ...] = ()

    @property
    def all_notices(self) -> tuple[str, ...]:
        """The notices, including which parts of the saved policy this version does not use."""
        try:
            read_session_policy(self.policy)
        except PolicyError as error:
            return (*self.notices, policy_unused(error.message))
        return self.notices


def policy_unused(why: str) -> str:
    return Phrase("Policy not used: {why}", why=why)
