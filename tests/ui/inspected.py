"""Requests made by hand, for views that show them: as many blocks and steps as a test wants."""

from collections.abc import Sequence

from helix_desktop.app.inspection.request_history import RequestHistory
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.request_view import (
    BlockFacts,
    BlockReason,
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
    RequestMarks,
    RequestPrice,
    RequestRewrite,
    RewriteForecast,
)
from helix_desktop.domain.value import replace

MARKS = RequestMarks(128_000, 115_712, observe=38_400, hand_over=108_800)


def block(
    number: int,
    sort: InspectedKind = InspectedKind.OUTPUT,
    state: BlockState = BlockState.FULL,
    *,
    text: str = "",
    **more: str,
) -> InspectedBlock:
    kinds = {
        InspectedKind.SYSTEM: BlockKind.SYSTEM,
        InspectedKind.TOOLS: BlockKind.TOOLS,
        InspectedKind.PIN: BlockKind.PIN,
    }
    kind = BlockKind.MARKER if state is BlockState.CACHED else kinds.get(sort, BlockKind.RAW)
    words = text or f"line one of {number}\nline two"
    return InspectedBlock(
        f"{number}:",
        sort,
        kind,
        more.get("name", "shell"),
        Message(Role.USER, (Text(words),)),
        100 + number,
        digest_of(f"{number} {words}".encode()),
        state,
        BlockReason(BlockReasonKind.AS_IT_WAS, number),
        BlockFacts(turn=number),
        number,
        exclude_problem=more.get("exclude_problem", ""),
        what=more.get("what", "pytest -q"),
    )


def looked(
    blocks: Sequence[InspectedBlock], seq: int = 0, *, prefix: int = 0, step: int = 0
) -> InspectedRequest:
    return InspectedRequest(
        seq,
        "some-model",
        tuple(blocks),
        MARKS,
        step,
        step,
        most=round(1.012 * sum(each.tokens for each in blocks)),
        prefix=prefix,
        price=RequestPrice(0.055, 0.190, True),
        outlook=RewriteForecast(6, 108_800, Job.HAND_OVER),
    )


def talk(count: int = 30) -> list[InspectedBlock]:
    """A system prompt, tools, markers, ordinary talk, and the newest few."""
    first = [
        block(1, InspectedKind.SYSTEM, BlockState.ALWAYS),
        block(2, InspectedKind.TOOLS, BlockState.ALWAYS),
    ]
    markers = [block(number, state=BlockState.CACHED) for number in range(3, 8)]
    return [*first, *markers, *(block(number) for number in range(8, count + 1))]


def steps(count: int) -> RequestHistory:
    made = RequestHistory()
    for at in range(count):
        made.seqs.append(10 * at + 5)
        made.ats.append(1_750_000_000.0 + 60 * at)
        made.tokens.append(1_000 + at % 500 * 100)
        made.turns.append(at // 4)
    made.rewrites = [RequestRewrite(Job.HAND_OVER, 1_750_000_000.0, count // 2, 1)]
    return made


def with_state(shown: InspectedBlock, state: BlockState) -> InspectedBlock:
    return replace(shown, state=state)
