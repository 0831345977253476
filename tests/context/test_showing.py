"""What is said of a call that has no result: whether one will come, and what was called."""

import pytest

from helix_desktop.context.history import History
from helix_desktop.context.items import NO_RESULT
from helix_desktop.context.showing import shown_blocks
from helix_desktop.context.window import Assembler, Prelude
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
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.requests import Shown, Sort, Why
from tests.context.said import SCALES

SESSION = SessionId("0" * 15 + "1")


def calls(name: str) -> AssistantReplied:
    made = ToolCall(name, "shell", '{"command": "make all"}')
    return AssistantReplied(0.0, "llm", (made,), StopReason.TOOLS)


def said(*events: Event) -> Shown:
    """Of the one output, as the next request is shown."""
    history = History([Recorded(SESSION, seq, each) for seq, each in enumerate(events, 1)])
    made = Assembler(SCALES, Prelude("", ()))
    window = made.window(history, lambda _digest: "")
    [found] = [
        each for each in shown_blocks(window, made.rows, history) if each.sort is Sort.OUTPUT
    ]
    return found


BEGUN = (TurnStarted(0.0, "go"), calls("c1"))


def test_a_call_that_runs_says_so_and_not_that_nothing_came() -> None:
    block = said(*BEGUN)
    assert (block.reason.why, block.what, block.text) == (Why.UNDER_WAY, "make all", "")


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
    assert (block.reason.why, block.what) == (Why.NO_RESULT, "make all")
    assert block.text == NO_RESULT
