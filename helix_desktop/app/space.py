"""What can be added to a next request, and what it would come to as the model counts."""

from dataclasses import replace

from helix_desktop.app.beginning import beginning
from helix_desktop.app.foretelling import marks_of
from helix_desktop.context.situation import Situation
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.requests import FULL, Marks, Space
from helix_desktop.domain.window import Account, BlockKind, Window
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.keeper import Keeper

MORE = 10_000
"""Tokens of ours with which it is found out what the model counts of more."""


def space_in(keeper: Keeper, now: Situation, window: Window, llm: Llm) -> Space:
    """`window` is that of `now`, or the same with what is being typed."""
    had = window.account
    account = Account((*had.by_kind, (BlockKind.RAW, MORE)), had.size, had.images)
    expected, _ = keeper.reckoned(window)
    more, _ = keeper.reckoned(replace(window, account=account))
    room = now.limits.tokens - had.tokens
    return _space(marks_of(now.policy, llm), expected, pace=(more - expected) / MORE, room=room)


async def first_space(equipment: Equipment, draft: str) -> Space:
    """Of a session that has not begun."""
    ours = (await beginning(equipment, draft)).tokens
    policy, llm, gauge = equipment.policy, equipment.main.llm, equipment.main.gauge()
    most = gauge.estimate(ours) / max(ours, 1)
    return _space(
        marks_of(policy, llm),
        gauge.expect(ours),
        pace=(gauge.expect(ours + MORE) - gauge.expect(ours)) / MORE,
        room=int((llm.window - policy.reserve(llm.window)) / most) - ours,
    )


def _space(marks: Marks, tokens: int, *, pace: float, room: int) -> Space:
    handover = round(100 * (marks.hand_over or 0) / max(1, marks.window), 1)
    line = marks.window * (handover or FULL) / 100
    return Space(tokens, marks.window, pace, room, min(room, int((line - tokens) / pace)), handover)
