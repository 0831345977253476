"""What can be added to a next request, and what it would come to as the model counts."""

from helix_desktop.app.beginning import beginning
from helix_desktop.app.foretelling import marks_of
from helix_desktop.context.situation import Situation
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.requests import FULL, Space
from helix_desktop.domain.window import Window
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.growing import Reckon, growing, reckoning
from helix_desktop.engine.keeper import Keeper


def space_in(keeper: Keeper, now: Situation, window: Window, *, llm: Llm) -> Space:
    """`window` is that of `now`, or the same with what is being typed."""
    return _space(reckoning(keeper, window), now.policy, llm)


async def first_space(equipment: Equipment, draft: str) -> Space:
    """Of a session that has not begun."""
    ours, gauge = (await beginning(equipment, draft)).tokens, equipment.main.gauge()

    def reckon(more: int) -> tuple[int, int]:
        return gauge.expect(ours + more), gauge.estimate(ours + more)

    return _space(reckon, equipment.policy, equipment.main.llm)


def _space(reckon: Reckon, policy: Policy, llm: Llm) -> Space:
    found, marks = growing(reckon, policy, llm.window), marks_of(policy, llm)
    handover = round(100 * (marks.hand_over or 0) / max(1, llm.window), 1)
    left = llm.window * (handover or FULL) / 100 - found.expected
    below = min(found.room, int(left / found.pace))
    return Space(found.expected, llm.window, found.pace, found.room, below, handover)
