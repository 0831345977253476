"""Who can write a version of a handover anew: the workspace's models, others that fit, rules."""

from collections.abc import Sequence
from typing import Protocol

from helix_desktop.app.planning import call_cost, uncovered, weight
from helix_desktop.context.covering import Cover, again
from helix_desktop.context.items import Item
from helix_desktop.context.situation import Situation
from helix_desktop.domain.accounts import cost
from helix_desktop.domain.llm import Llm, LlmRole, Usage
from helix_desktop.domain.timeline import Writer
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.runner import SessionRunner
from helix_desktop.engine.summarizer import FRAME, REPLY_FACTOR

ROOM = 1.2
"""Other models count otherwise: so much more than our count has to fit into one that is offered."""
_ORDER = (LlmRole.FAST, LlmRole.MAIN, LlmRole.WIDE)
_RULES = Writer(None, "", 0.0)


class Others(Protocol):
    """Models that can be asked here, whether or not they play a part in the workspace."""

    async def llms(self) -> Sequence[tuple[str, Llm]]:
        """Full names, and what is known of each."""

    def voice(self, name: str) -> Voice: ...


async def writers(
    runner: SessionRunner, equipment: Equipment, number: int, *, others: Others | None = None
) -> tuple[Writer, ...]:
    """Each with what it costs about; the last are rules."""
    now = await runner.versions.material(number)
    fold = runner.versions.document(number)
    made = again(now, fold.covers)
    if made is None:
        return (_RULES,)
    items = uncovered(runner.keeper.history.covered(fold.covers), now.view.folds)
    pricing = _Pricing(items, made, now, main=equipment.main.llm)
    found, taken = list[Writer](), set[Llm]()
    for role in _ORDER:
        voice = equipment.voice(role)
        if voice is not None and voice.llm not in taken:
            taken.add(voice.llm)
            price = pricing.of(voice.llm)
            found.append(Writer(role, voice.llm.name or voice.llm.id, price))
    named = {(llm.provider, llm.id) for llm in taken}
    for name, llm in await others.llms() if others is not None else ():
        if (llm.provider, llm.id) not in named and pricing.fits(llm):
            found.append(Writer(None, llm.name or llm.id, pricing.of(llm), name))
    return (*found, _RULES)


class _Pricing:
    """What one call for the document takes."""

    def __init__(self, items: Sequence[Item], made: Cover, now: Situation, *, main: Llm) -> None:
        self._items, self._made, self._now, self._main = items, made, now, main
        self._weight = weight(items)

    def of(self, llm: Llm) -> float | None:
        if llm == self._main:
            return cost(Usage(self._weight, self._made.budget), llm)
        return call_cost(self._items, self._made, self._now, llms=(llm, self._main))

    def fits(self, llm: Llm) -> bool:
        """Whether all of the material goes into one request."""
        reply = min(llm.max_output, self._made.budget * REPLY_FACTOR)
        return llm.window - reply - FRAME >= ROOM * self._weight
