"""Requests made by hand, for views that show them: as many blocks and steps as a test wants."""

from collections.abc import Sequence
from dataclasses import replace

from helix_desktop.app.steps import Steps
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.memory import Job
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.requests import (
    Facts,
    Looked,
    Marks,
    Outlook,
    Price,
    Reason,
    Rewrite,
    Shown,
    Sort,
    State,
    Why,
)
from helix_desktop.domain.window import BlockKind

MARKS = Marks(128_000, 115_712, observe=38_400, hand_over=108_800)


def block(
    number: int, sort: Sort = Sort.OUTPUT, state: State = State.FULL, *, text: str = "", **more: str
) -> Shown:
    kinds = {Sort.SYSTEM: BlockKind.SYSTEM, Sort.TOOLS: BlockKind.TOOLS, Sort.PIN: BlockKind.PIN}
    kind = BlockKind.MARKER if state is State.CACHED else kinds.get(sort, BlockKind.RAW)
    words = text or f"line one of {number}\nline two"
    return Shown(
        f"{number}:",
        sort,
        kind,
        more.get("name", "shell"),
        Message(Role.USER, (Text(words),)),
        100 + number,
        digest_of(f"{number} {words}".encode()),
        state,
        Reason(Why.AS_IT_WAS, number),
        Facts(turn=number),
        number,
        refusal=more.get("refusal", ""),
        what=more.get("what", "pytest -q"),
    )


def looked(blocks: Sequence[Shown], seq: int = 0, *, prefix: int = 0, step: int = 0) -> Looked:
    return Looked(
        seq,
        "some-model",
        tuple(blocks),
        MARKS,
        step,
        step,
        most=round(1.012 * sum(each.tokens for each in blocks)),
        prefix=prefix,
        price=Price(0.055, 0.190, True),
        outlook=Outlook(6, 108_800, Job.HAND_OVER),
    )


def talk(count: int = 30) -> list[Shown]:
    """A system prompt, tools, markers, ordinary talk, and the newest few."""
    first = [block(1, Sort.SYSTEM, State.ALWAYS), block(2, Sort.TOOLS, State.ALWAYS)]
    markers = [block(number, state=State.CACHED) for number in range(3, 8)]
    return [*first, *markers, *(block(number) for number in range(8, count + 1))]


def steps(count: int) -> Steps:
    made = Steps()
    for at in range(count):
        made.seqs.append(10 * at + 5)
        made.ats.append(1_750_000_000.0 + 60 * at)
        made.tokens.append(1_000 + at % 500 * 100)
        made.turns.append(at // 4)
    made.rewrites = [Rewrite(Job.HAND_OVER, 1_750_000_000.0, count // 2, 1)]
    return made


def with_state(shown: Shown, state: State) -> Shown:
    return replace(shown, state=state)
