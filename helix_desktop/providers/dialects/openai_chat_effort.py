"""The fields of a reasoning effort that servers of OpenAI's Chat dialect know.

The request's own field is `reasoning_effort`; a server that has another one is known by its host.
"""

from enum import StrEnum

from helix_desktop.domain.effort import Effort, EffortLevel

Fields = dict[str, object]


class EffortStyle(StrEnum):
    """The ways to ask for an effort.

    `SWITCH` turns thinking on and off by an object, `LOCAL` by a variable of the model's template.
    """

    LEVEL = "level"
    NAMED_DEFAULT = "level, or default"
    OPENROUTER = "openrouter"
    SWITCH = "switch"
    QWEN = "qwen"
    LOCAL = "local"


def effort_fields(style: EffortStyle, effort: Effort) -> Fields:
    """Return the fields of the body; none where the model decides."""
    if effort.level is None:
        return _budget_fields(style, effort.budget) if effort.budget else {}
    if effort.level not in (EffortLevel.OFF, EffortLevel.ON):
        return _level_fields(style, effort.level.value)
    return _switch_fields(style, on=effort.level is EffortLevel.ON)


def _budget_fields(style: EffortStyle, tokens: int) -> Fields:
    match style:
        case EffortStyle.OPENROUTER:
            return {"reasoning": {"max_tokens": tokens}}
        case EffortStyle.QWEN:
            return {"enable_thinking": True, "thinking_budget": tokens}
        case _:
            return {}


def _level_fields(style: EffortStyle, level: str) -> Fields:
    match style:
        case EffortStyle.OPENROUTER:
            return {"reasoning": {"effort": level}}
        case EffortStyle.SWITCH:
            return {"thinking": {"type": "enabled"}, "reasoning_effort": level}
        case _:
            return {"reasoning_effort": level}


_OFF: dict[EffortStyle, Fields] = {
    EffortStyle.OPENROUTER: {"reasoning": {"effort": "none"}},
    EffortStyle.SWITCH: {"thinking": {"type": "disabled"}},
    EffortStyle.QWEN: {"enable_thinking": False},
    EffortStyle.LOCAL: {"chat_template_kwargs": {"enable_thinking": False}},
}
_ON: dict[EffortStyle, Fields] = {
    EffortStyle.NAMED_DEFAULT: {"reasoning_effort": "default"},
    EffortStyle.OPENROUTER: {"reasoning": {"enabled": True}},
    EffortStyle.SWITCH: {"thinking": {"type": "enabled"}},
    EffortStyle.QWEN: {"enable_thinking": True},
    EffortStyle.LOCAL: {"chat_template_kwargs": {"enable_thinking": True}},
}


def _switch_fields(style: EffortStyle, *, on: bool) -> Fields:
    return _ON.get(style, {}) if on else _OFF.get(style, {"reasoning_effort": "none"})
