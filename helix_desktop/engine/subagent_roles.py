"""What a SubAgent that a file defines is begun as: its tools, its model, its policy.

A file never gives more than there is: tools are those of its parent or fewer, a model is one that
the workspace has chosen, and a policy only says how a window is kept.
"""

from collections.abc import Iterator

from msgspec import Struct

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.domain.context_window.policy import KeptValues
from helix_desktop.domain.context_window.presets import kept_of, of_agent, of_subagents
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.subagent_definition import (
    ALWAYS,
    NO_POLICY,
    SubAgentDefinition,
    UsedDefinition,
)
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps

SHARE = 16
"""An instruction takes at most about a sixteenth of the window."""
LETTERS = 3
"""Of a token, at least, in most languages."""
MOST_LETTERS = 24_000
CUT = "[The rest is left out: it is too long.]"

_MAIN = ("", "inherit", "main", "sonnet")
_ROLES = {
    "fast": LlmRole.FAST,
    "haiku": LlmRole.FAST,
    "wide": LlmRole.WIDE,
    "opus": LlmRole.WIDE,
    "fable": LlmRole.WIDE,
}
"""Roles of a workspace, and what files of other agents call them."""

NO_TOOL = "There is no tool {name} here."
NO_MODEL = "The model {name} is none of this workspace's; the main model works."


class SubAgentRole(Struct, frozen=True):
    """An agent as it works here; `told` is what its session begins with."""

    used: UsedDefinition | None
    deps: SessionDeps
    told: str


def default_role(deps: SessionDeps) -> SubAgentRole:
    """A SubAgent that nothing more is said of."""
    return SubAgentRole(None, deps, prompts.SUBAGENT)


def make_subagent_role(
    agent: SubAgentDefinition, deps: SessionDeps, specs: tuple[ToolSpec, ...]
) -> SubAgentRole:
    """`specs` are the tools that a SubAgent of the parent has."""
    have = [spec.name for spec in specs]
    model_handle = _model_handle(agent.model, deps)
    missing = [name for name in agent.tools or () if name not in (*have, "*")]
    notices = [*agent.notices, *(NO_TOOL.format(name=name) for name in missing)]
    if model_handle is None:
        notices.append(NO_MODEL.format(name=agent.model))
    other = model_handle if model_handle is not None and model_handle is not deps.main else None
    policy: KeptValues = ()
    try:
        usual = of_subagents(deps.policy)
        policy = kept_of(of_agent(agent.policy, usual)) if agent.policy else ()
    except PolicyError as error:  # alone its values fit, but not beside those of this workspace
        notices.append(NO_POLICY.format(why=error.message))
    used = UsedDefinition(
        agent.name,
        agent.where,
        model=(other.llm.name or other.llm.id) if other else "",
        tools=tuple(_allowed(agent, have)) if agent.tools is not None or agent.without else None,
        policy=policy,
        notices=tuple(notices),
    )
    played = deps.played_by(other) if other else deps
    return SubAgentRole(used, played, _told(agent, played.main.llm.window))


def _allowed(agent: SubAgentDefinition, have: list[str]) -> Iterator[str]:
    """In the order of those that there are."""
    wanted = agent.tools if agent.tools is not None else ("*",)
    for name in have:
        named = name in wanted or "*" in wanted
        if name in ALWAYS or (named and name not in agent.without and "*" not in agent.without):
            yield name


def _model_handle(name: str, deps: SessionDeps) -> ModelHandle | None:
    """Who plays it; None where nobody of the workspace does."""
    if name.casefold() in _MAIN:
        return deps.main
    if role := _ROLES.get(name.casefold()):
        return deps.model_handle(role)
    for model_handle in deps.model_handles.values():
        if name in (
            model_handle.llm.id,
            model_handle.llm.name,
            f"{model_handle.llm.provider}/{model_handle.llm.id}",
        ):
            return model_handle
    return None


def _told(agent: SubAgentDefinition, window: int) -> str:
    """What it is, and what its file says: words of a project, which forge no mark of ours."""
    most = min(MOST_LETTERS, window * LETTERS // SHARE)
    body = defuse(agent.instruction)
    body = body if len(body) <= most else f"{body[:most]}\n{CUT}"
    return f"{prompts.SUBAGENT}\n\n{prompts.AGENT.format(where=defuse(agent.where))}\n\n{body}"
