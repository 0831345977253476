"""While nobody can answer, a question denies, waits beside other work, or ends the turn."""

import asyncio

import pytest

from helix_desktop.domain.away import Away, AwayRule
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import UserAway
from helix_desktop.domain.events import Ending
from helix_desktop.domain.form_questions import UNATTENDED, FormQuestion, FormQuestionKind
from helix_desktop.domain.live_events import PermissionMissed, TurnFinished
from helix_desktop.domain.permission import (
    PermissionAnswer,
    PermissionReply,
)
from helix_desktop.engine.call_notices import NOBODY_TO_ASK, QUEUED, REFUSED
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from tests.engine.test_permission_broker import HERE, PermissionStage

OTHER = SessionId("1" * 16)


def away(rule: AwayRule, seconds: float = 0.0) -> PermissionStage:
    stage = PermissionStage()
    stage.permitting.away = lambda: Away(rule, seconds)
    return stage


async def test_denied_and_stopped_at_once() -> None:
    stage = away(AwayRule.DENY)
    assert (await stage.ask("ask x")).words.startswith(NOBODY_TO_ASK)
    stage = away(AwayRule.STOP)
    with pytest.raises(UserAway, match="ask x"):
        await stage.ask("ask x")
    assert not stage.permitting.pending
    assert [type(event) for event in stage.seen] == [PermissionMissed]


async def test_a_queued_question_is_asked_once_and_its_answer_is_for_the_next_such_call() -> None:
    stage = away(AwayRule.QUEUE)
    for _ in range(2):
        permit = await stage.ask("ask x")
        assert not permit.allowed
        assert permit.words.startswith(QUEUED)
    await stage.ask("ask y")
    first, second = stage.permitting.pending
    stage.permitting.answer(first.id, PermissionAnswer(PermissionReply.ONCE))
    stage.permitting.answer(second.id, PermissionAnswer(PermissionReply.NO, "not now"))
    assert not stage.permitting.pending
    assert (await stage.ask("ask x")).allowed
    assert (await stage.ask("ask y")).words == f"{REFUSED} not now"
    assert not (await stage.ask("ask x")).allowed  # once


@pytest.mark.parametrize("answered", [True, False])
async def test_a_queue_ends_with_its_turn(answered: bool) -> None:
    stage = away(AwayRule.QUEUE)
    await stage.ask("ask x")
    [question] = stage.permitting.pending
    stage.permitting._bus.publish(TurnFinished(OTHER, Ending.DONE))
    assert stage.permitting.pending
    if answered:
        stage.permitting.answer(question.id, PermissionAnswer(PermissionReply.ONCE))
    stage.permitting._bus.publish(TurnFinished(HERE, Ending.DONE))
    assert not stage.permitting.pending
    assert len(stage.settled) == 1
    assert not (await stage.ask("ask x")).allowed


async def test_in_a_window_the_rule_holds_once_the_time_is_over() -> None:
    stage = away(AwayRule.QUEUE, seconds=0.01)
    leave = stage.permitting.attend()
    assert (await stage.ask("ask x")).words.startswith(QUEUED)
    leave()  # nobody refuses what is queued
    assert len(stage.permitting.pending) == 1
    stage = away(AwayRule.DENY, seconds=0.01)
    stage.permitting.attend()
    assert (await stage.ask("ask x")).words.startswith(NOBODY_TO_ASK)
    stage = away(AwayRule.DENY)
    stage.permitting.attend()
    task = stage.ask("ask x")
    [question] = await stage.pending_questions()
    stage.permitting.answer(question.id, PermissionAnswer(PermissionReply.ONCE))
    assert (await task).allowed
    forms = FormQuestionBroker(EventBus())
    forms.away = lambda: Away(AwayRule.DENY, 0.01)
    forms.attend()
    async with asyncio.timeout(60):
        assert await forms.ask(FormQuestion("", FormQuestionKind.AGENT, "?")) == UNATTENDED
