"""What a subagent that a file defines works with: instructions, model, tools, policy."""

from msgspec import Struct

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.domain.context_window.presets import (
    of_agent,
    policy_for_subagents,
    session_policy_values,
)
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.subagent_definition import ALWAYS, SubAgentDefinition, UsedDefinition
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps

SHARE_DIVISOR = 16
"""Divisor: an instruction takes at most about a sixteenth of the context window."""

MIN_CHARS_PER_TOKEN = 3
"""Least characters per token, in most languages."""

MAX_ANSWER_CHARS = 24_000

CUT_NOTE = "[The rest is left out: it is too long.]"

_MAIN_MODEL_NAMES = ("", "inherit", "main", "sonnet")

_ROLE_OF_NAME = {
    "fast": LlmRole.FAST,
    "haiku": LlmRole.FAST,
    "wide": LlmRole.WIDE,
    "opus": LlmRole.WIDE,
    "fable": LlmRole.WIDE,
}
"""Roles of a workspace, with the model names used in files of other agents."""


class SubAgentRole(Struct, frozen=True):
    """A subagent's definition in use; `system_text` is the text with which its session begins."""

    used: UsedDefinition | None
    deps: SessionDeps
    system_text: str


def make_subagent_role(
    agent: SubAgentDefinition, deps: SessionDeps, specs: tuple[ToolSpec, ...]
) -> SubAgentRole:
    """Return the role of a definition; `specs` are the tools of the parent's subagents.

    A file never grants more than exists: its tools are those of the parent or fewer, its model is
    one of the workspace, and its policy only controls compaction.
    """
    existing = [spec.name for spec in specs]
    model_handle = _model_handle(agent.model, deps)
    missing = [name for name in agent.tools or () if name not in (*existing, "*")]
    notices = list(agent.notices)
    notices += [Phrase("There is no tool {name} here.", name=name) for name in missing]
    if model_handle is None:
        model = agent.model
        notices.append(
            Phrase("This workspace has no model {model}, so the main model is used.", model=model)
        )
    other_model = model_handle if model_handle is not deps.models.main else None
    default_policy = policy_for_subagents(deps.models.policy)
    policy = session_policy_values(of_agent(agent.policy, default_policy)) if agent.policy else ()
    allowed_tools: tuple[str, ...] | None = None
    if agent.tools is not None or agent.without:
        wanted = agent.tools if agent.tools is not None else ("*",)
        allowed_tools = tuple(
            name
            for name in existing
            if name in ALWAYS
            or (
                ("*" in wanted or name in wanted)
                and not ("*" in agent.without or name in agent.without)
            )
        )
    used = UsedDefinition(
        agent.name,
        agent.where,
        model=other_model.llm.shown_name if other_model else "",
        tools=allowed_tools,
        policy=policy,
        notices=tuple(notices),
    )
    role_deps = (
        deps.with_models({**deps.models.handles, LlmRole.MAIN: other_model})
        if other_model
        else deps
    )
    window = role_deps.models.main.llm.window
    max_chars = min(MAX_ANSWER_CHARS, window * MIN_CHARS_PER_TOKEN // SHARE_DIVISOR)
    body = defuse(agent.instruction)
    body = body if len(body) <= max_chars else f"{body[:max_chars]}\n{CUT_NOTE}"
    return SubAgentRole(
        used,
        role_deps,
        f"{prompts.SUBAGENT}\n\n{prompts.AGENT.format(where=defuse(agent.where))}\n\n{body}",
    )


def _model_handle(name: str, deps: SessionDeps) -> ModelHandle | None:
    """Return the model by name or role; None if the workspace does not have it."""
    if name.casefold() in _MAIN_MODEL_NAMES:
        return deps.models.main
    if role := _ROLE_OF_NAME.get(name.casefold()):
        return deps.models.handles.get(role)
    for model_handle in deps.models.handles.values():
        llm = model_handle.llm
        if name in (llm.id, llm.name, llm.full_name):
            return model_handle
    return None
