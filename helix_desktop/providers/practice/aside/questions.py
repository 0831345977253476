"""Which question the engine asks, if it is the engine: known by the prompts' own words."""

from collections.abc import Callable

from helix_desktop.context.texts import prompts
from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import Role
from helix_desktop.providers.practice.aside.extracting import extract_asked
from helix_desktop.providers.practice.aside.gating import choices
from helix_desktop.providers.practice.aside.handing_over import again, live, merged, written
from helix_desktop.providers.practice.aside.material import Asked, asked_of
from helix_desktop.providers.practice.aside.observing import observations, reflected


def answer(request: Request) -> str | None:
    """The answer to a question of the engine's; None if the conversation goes on."""
    if not request.messages or request.messages[-1].role is not Role.USER:
        return None
    text = request.messages[-1].text
    for opening, told in _OPENINGS:
        if text.startswith(opening):
            return told(request)
    asked = asked_of(text)
    return _of_material(asked) if asked else None


def _of_material(asked: Asked) -> str | None:
    for opening, told in _TASKS:
        if asked.task.startswith(opening):
            return told(asked)
    return None


def _opening(prompt: str) -> str:
    """A prompt up to where it is filled in."""
    return prompt.partition("{")[0]


def _first_line(prompt: str) -> str:
    return prompt.partition("\n")[0]


_OPENINGS: tuple[tuple[str, Callable[[Request], str]], ...] = (
    (_opening(prompts.GATE), choices),
    (_opening(prompts.HANDOVER_LIVE), live),
    (_opening(prompts.HANDOVER_REPAIR), again),
    (_first_line(prompts.EXTRACT), extract_asked),
)
_TASKS: tuple[tuple[str, Callable[[Asked], str]], ...] = (
    (prompts.HANDOVER_MERGE, merged),
    (_first_line(prompts.HANDOVER), written),
    (_first_line(prompts.OBSERVE), observations),
    (_first_line(prompts.REFLECT), reflected),
)
