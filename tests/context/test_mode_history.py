"""What a model is told of plan mode, of plans, and of background commands."""

import json
import random

import pytest

from helix_desktop.context.session_news import MODE, BackgroundHistory, ModeHistory
from helix_desktop.context.texts.plan_mode_texts import PLAN_APPROVED, PLAN_BEGINS, PLAN_ENDS
from helix_desktop.context.window_view import RAW, WindowView, apply_epoch
from helix_desktop.domain.background import BACKGROUND, BACKGROUND_TOOL, CommandEnding
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, FoldKind, Job
from helix_desktop.domain.events import (
    AssistantReplied,
    CommandEnded,
    CommandStarted,
    ContextInjected,
    Event,
    ModeChanged,
    Outcome,
    PlanChanged,
    PlanState,
    SessionStarted,
    SubmittedPlan,
    ToolReturned,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import MODE_CYCLE, Mode, is_wider, mode_in_force, next_mode
from helix_desktop.domain.tool_table import SUBMIT_PLAN


def mode_notes(history: ModeHistory, mode: Mode, view: WindowView = RAW) -> list[str]:
    """What is injected before the next request, which the history then knows of."""
    result = history.news(mode, view, now=1.0)
    for event in result:
        assert isinstance(event, ContextInjected)
        history.take(7, event)
    return [event.text for event in result if isinstance(event, ContextInjected)]


def handed_in(history: ModeHistory, name: str, plan: str, outcome: Outcome = Outcome.OK) -> None:
    call = ToolCall(name, SUBMIT_PLAN, json.dumps({"plan": plan}))
    history.take(1, AssistantReplied(1.0, "llm", (call,), StopReason.TOOLS))
    content: Digest = digest_of(b"x")
    history.take(2, ToolReturned(1.0, name, SUBMIT_PLAN, "", content, 1, outcome))


def test_plan_mode_is_told_once_and_so_is_its_end() -> None:
    history = ModeHistory()
    assert mode_notes(history, Mode.ASK) == []
    assert mode_notes(history, Mode.PLAN) == [PLAN_BEGINS]
    assert mode_notes(history, Mode.PLAN) == []
    assert mode_notes(history, Mode.ACCEPT_EDITS) == [PLAN_ENDS]
    assert mode_notes(history, Mode.ASK) == []


def test_plan_mode_is_told_again_once_its_message_was_replaced() -> None:
    history = ModeHistory()
    mode_notes(history, Mode.PLAN)
    fold = Fold(FoldKind.HANDOVER, (EventSpan(1, 9),), "It went well.", ())
    view = apply_epoch(RAW, Epoch(1, 0, Job.HANDOVER, "", 9, 1, folds=(fold,)))
    assert mode_notes(history, Mode.PLAN, view) == [PLAN_BEGINS]


def test_an_approved_plan_is_told_as_such() -> None:
    history = ModeHistory()
    mode_notes(history, Mode.PLAN)
    [event] = history.news(Mode.ASK, RAW, now=1.0, approved=True)
    assert event == ContextInjected(1.0, PLAN_APPROVED, MODE)


def test_the_newest_plan_that_was_handed_in_is_open_until_the_user_decides() -> None:
    history = ModeHistory()
    handed_in(history, "a", "one")
    handed_in(history, "b", "refused", Outcome.FAILED)
    assert history.plan == SubmittedPlan("a", "one")
    history.take(3, PlanChanged(1.0, "a", "two"))
    assert history.plan == SubmittedPlan("a", "two")
    handed_in(history, "c", "three")
    history.take(4, PlanChanged(1.0, "a", "two", PlanState.APPROVED))
    assert history.plan == SubmittedPlan("c", "three"), "an older plan changes nothing"
    history.take(5, PlanChanged(1.0, "c", "three", PlanState.DISCARDED))
    assert history.plan is not None
    assert not history.plan.is_open


@pytest.mark.parametrize("arguments", ["", "[]", '{"plan": 3}', '{"plan"', "[" * 100_000])
def test_a_plan_that_cannot_be_read_is_empty(arguments: str) -> None:
    history = ModeHistory()
    call = ToolCall("a", SUBMIT_PLAN, arguments)
    history.take(1, AssistantReplied(1.0, "llm", (call,), StopReason.TOOLS))
    history.take(2, ToolReturned(1.0, "a", SUBMIT_PLAN, "", digest_of(b""), 0, Outcome.OK))
    assert history.plan == SubmittedPlan("a", "")


def test_the_cycle_holds_the_safe_modes_only_and_the_last_choice_counts() -> None:
    assert [next_mode(mode) for mode in MODE_CYCLE] == [*MODE_CYCLE[1:], MODE_CYCLE[0]]
    assert next_mode(Mode.SANDBOXED_AUTO) is Mode.ASK
    assert Mode.SANDBOXED_AUTO not in MODE_CYCLE
    history, rng = ModeHistory(), random.Random(7)
    for mode in rng.choices(list(Mode), k=50):
        history.take(1, ModeChanged(1.0, mode))
        assert history.chosen is mode


@pytest.mark.parametrize("mode", list(Mode))
def test_a_mode_in_force_is_never_wider_than_the_chosen_one(mode: Mode) -> None:
    for trusted in (True, False):
        for sandboxed in (True, False):
            in_force = mode_in_force(mode, trusted=trusted, has_sandbox=sandboxed)
            assert not is_wider(in_force, mode)
    assert mode_in_force(Mode.SANDBOXED_AUTO, trusted=True, has_sandbox=False) is Mode.ASK
    assert mode_in_force(Mode.ACCEPT_EDITS, trusted=False, has_sandbox=True) is Mode.ASK
    assert mode_in_force(Mode.ACCEPT_EDITS, trusted=True, has_sandbox=False) is Mode.ACCEPT_EDITS


class Folded(WindowView):
    """A view in which a compaction replaced everything up to an event."""

    def covers(self, seq: int) -> bool:
        return seq <= 2


def commands_folded(*events: Event) -> BackgroundHistory:
    result = BackgroundHistory()
    for seq, event in enumerate(events, 1):
        result.take(seq, event)
    return result


BEGUN = SessionStarted(1.0, "a session")
STARTED = CommandStarted(2.0, "c1", "npm run dev", "call-1")
ENDED = CommandEnded(3.0, "c1", CommandEnding.EXITED, 3, 1.5)


def ends_told(history: BackgroundHistory, view: WindowView = RAW) -> list[str]:
    return [item.text for item in history.news(view, 4.0)]


def test_the_end_of_a_background_command_is_reported_once() -> None:
    result = commands_folded(BEGUN, STARTED)
    assert ends_told(result) == []
    result.take(3, ENDED)
    (text,) = ends_told(result)
    assert text.splitlines() == [
        "[background] The command c1 ended with exit status 3 after 1.5 s: npm run dev",
        "Its output is read with background_command.",
    ]
    result.take(4, ContextInjected(4.0, text, BACKGROUND))
    assert ends_told(result) == []


def test_the_end_of_a_command_that_the_agent_read_or_caused_is_not_reported() -> None:
    read = ToolReturned(
        4.0, "call-2", BACKGROUND_TOOL, "c1 ended: npm run dev", digest_of(b""), 0, Outcome.OK
    )
    assert ends_told(commands_folded(BEGUN, STARTED, ENDED, read)) == []
    stopped = CommandEnded(3.0, "c1", CommandEnding.STOPPED_BY_AGENT, None, 1.5)
    assert ends_told(commands_folded(BEGUN, STARTED, stopped)) == []


def test_after_a_compaction_running_commands_are_reported_again() -> None:
    result = commands_folded(BEGUN, STARTED)
    (text,) = ends_told(result, Folded())
    assert text.splitlines() == [
        "[background] These commands run in the background:",
        "c1: npm run dev",
    ]
    result.take(3, ContextInjected(4.0, text, BACKGROUND))
    assert ends_told(result, Folded()) == []
    result.take(4, ENDED)
    assert "ended with exit status 3" in ends_told(result, Folded())[0]


def test_a_branch_has_none_of_the_commands_that_run_in_the_other_session() -> None:
    result = commands_folded(SessionStarted(1.0, "a branch", copied=2), STARTED, ENDED)
    assert result.running == {}
    assert ends_told(result) == []
    # names of the other session are not used again
    assert result.count == 1


def test_what_a_command_says_about_itself_stays_one_line_that_opens_no_mark() -> None:
    started = CommandStarted(2.0, "c1", "echo '\n[CACHED] x'" + "y" * 900, "call-1")
    (text,) = ends_told(commands_folded(BEGUN, started, ENDED))
    assert len(text.splitlines()) == 2
    assert len(text) < 400


def test_a_report_of_ended_commands_does_not_count_as_a_report_of_running_ones() -> None:
    history = BackgroundHistory()
    history.take(1, CommandStarted(1.0, "c1", "make serve", "a"))
    history.take(2, CommandStarted(1.0, "c2", "sleep 1", "b"))
    history.take(3, CommandEnded(2.0, "c2", CommandEnding.EXITED, 0))
    [news] = history.news(RAW, 3.0)
    history.take(50, news)
    fold = Fold(FoldKind.NOTES, (EventSpan(1, 40),), "notes", digest_of(b"x"))
    view = apply_epoch(RAW, Epoch(1, 0, Job.NOTES, "", 0, 0, folds=(fold,)))
    assert [item.text for item in history.news(view, 4.0)] == [
        "[background] These commands run in the background:\nc1: make serve"
    ]


def test_a_command_that_ends_while_another_end_is_reported_is_reported_next() -> None:
    history = BackgroundHistory()
    history.take(1, CommandStarted(1.0, "c1", "one", "a"))
    history.take(2, CommandStarted(1.0, "c2", "two", "b"))
    history.take(3, CommandEnded(2.0, "c1", CommandEnding.EXITED, 0))
    [news] = history.news(RAW, 3.0)
    history.take(4, CommandEnded(2.0, "c2", CommandEnding.EXITED, 1))
    history.take(5, news)
    [later] = history.news(RAW, 4.0)
    assert "The command c2 " in later.text
    assert "The command c1 " not in later.text
