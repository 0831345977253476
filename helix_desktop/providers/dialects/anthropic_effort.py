"""The reasoning effort of a request to Anthropic's Messages API.

Newer models take a level and think as much as they need; older ones take a budget, which must be
smaller than the reply limit. With a budget the API rejects a tool loop whose last reply does not
begin with thinking, as after a change in the middle of a turn: that request goes without.
"""

from collections.abc import Sequence

from helix_desktop.domain.effort import Effort, EffortLevel
from helix_desktop.providers.dialects.anthropic_blocks import (
    _Adaptive,
    _Body,
    _Disabled,
    _Enabled,
    _OutputConfig,
    _RedactedBlock,
    _ResultBlock,
    _ThinkingBlock,
    _Turn,
)

LEAST_BUDGET = 1_024
"""The smallest budget that the API accepts."""
ANSWER = 4_096
"""Tokens of the reply limit that thinking leaves to the answer."""


def set_effort(body: _Body, effort: Effort) -> None:
    """Write an effort into a body that has its reply limit."""
    if effort.budget:
        tokens = min(effort.budget, body.max_tokens - ANSWER)
        if tokens >= LEAST_BUDGET and _may_begin(body.messages):
            body.thinking = _Enabled(tokens)
    elif effort.level is EffortLevel.OFF:
        body.thinking = _Disabled()
    elif effort.level is not None:
        body.thinking = _Adaptive()
        if effort.level is not EffortLevel.ON:
            body.output_config = _OutputConfig(effort.level.value)


def _may_begin(turns: Sequence[_Turn]) -> bool:
    """Return whether thinking with a budget is possible after the last reply."""
    match turns:
        case [*_, _Turn(content=[first, *_]), _Turn(content=[_ResultBlock(), *_])]:
            return isinstance(first, _ThinkingBlock | _RedactedBlock)
        case _:
            return True
