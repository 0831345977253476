"""What is said of a call that has no result: whether one will come, and what was called."""

import pytest

from helix_desktop.context.history import History
from helix_desktop.context.inspection import inspect_blocks
from helix_desktop.context.items import NO_RESULT
from helix_desktop.context.window import SystemPrefix, WindowAssembler
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    Event,
    Recorded,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.request_view import BlockReasonKind, InspectedBlock, InspectedKind
from tests.context.said import SCALES

SESSION = SessionId("0" * 15 + "1")


def calls(name: str) -> AssistantReplied:
    made = ToolCall(name, "shell", '{"command": "make all"}')
    return AssistantReplied(0.0, "llm", (made,), StopReason.TOOLS)


def said(*events: Event) -> InspectedBlock:
    """Of the one output, as the next request is shown."""
    history = History([Recorded(SESSION, seq, each) for seq, each in enumerate(events, 1)])
    made = WindowAssembler(SCALES, SystemPrefix("", ()))
    window = made.window(history, lambda _digest: "")
    [found] = [
        each
        for each in inspect_blocks(window, made.rows, history)
        if each.sort is InspectedKind.OUTPUT
    ]
    return found


BEGUN = (TurnStarted(0.0, "go"), calls("c1"))


def test_a_call_that_runs_says_so_and_not_that_nothing_came() -> None:
    block = said(*BEGUN)
    assert (block.reason.why, block.what, block.text) == (BlockReasonKind.UNDER_WAY, "make all", "")


@pytest.mark.parametrize(
    "later",
    [
        (TurnEnded(1.0, Ending.STOPPED),),
        (TurnEnded(1.0, Ending.STOPPED), TurnStarted(2.0, "and now?")),
        (TurnResumed(1.0), ContextInjected(1.0, "Go on.", "resume")),
    ],
)
def test_a_call_that_ended_without_a_result_is_not_said_to_run(later: tuple[Event, ...]) -> None:
    block = said(*BEGUN, *later)
    assert (block.reason.why, block.what) == (BlockReasonKind.NO_RESULT, "make all")
    assert block.text == NO_RESULT
