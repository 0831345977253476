"""A server's question waits for the user, and for nobody else."""

import asyncio

from helix_desktop.domain.form_questions import (
    NO,
    UNATTENDED,
    FormAnswer,
    FormQuestion,
    FormQuestionKind,
)
from helix_desktop.domain.live_events import FormRequested, FormSettled, Live
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.form_question_broker import MAX_OPEN_QUESTIONS, FormQuestionBroker
from tests.engine.stage import until

WHO = FormQuestion("s", FormQuestionKind.FORM, "Who?")
YES = FormAnswer(True, {"name": "Ann"})


async def test_without_a_window_the_answer_says_that_nobody_can_answer() -> None:
    questions = FormQuestionBroker(EventBus())
    assert await questions.ask(WHO) == UNATTENDED
    questions.attend()()
    assert await questions.ask(WHO) == UNATTENDED


async def test_a_form_question_is_published_answered_once_and_settled() -> None:
    bus, seen = EventBus(), list[Live]()
    bus.subscribe(seen.append)
    questions = FormQuestionBroker(bus)
    leave = questions.attend()
    async with asyncio.TaskGroup() as group:
        answer = group.create_task(questions.ask(WHO))
        await until(lambda: bool(questions.pending))
        ((number, question),) = questions.pending.items()
        assert question == WHO
        questions.answer(number, YES)
        questions.answer(number, NO)
        questions.answer("another", NO)
    assert answer.result() == YES
    assert seen == [FormRequested(number, WHO), FormSettled(number, WHO.session)]
    leave()


async def test_the_last_window_that_closes_answers_no() -> None:
    questions = FormQuestionBroker(EventBus())
    one, other = questions.attend(), questions.attend()
    async with asyncio.TaskGroup() as group:
        answer = group.create_task(questions.ask(WHO))
        await until(lambda: bool(questions.pending))
        one()
        one()
        await asyncio.sleep(0)
        assert questions.pending
        other()
    assert answer.result() == UNATTENDED
    assert not questions.pending


async def test_a_server_that_asks_without_end_is_declined_and_others_are_not() -> None:
    questions = FormQuestionBroker(EventBus())
    leave = questions.attend()
    async with asyncio.TaskGroup() as group:
        for _ in range(MAX_OPEN_QUESTIONS):
            group.create_task(questions.ask(WHO))
        await until(lambda: len(questions.pending) == MAX_OPEN_QUESTIONS)
        assert await questions.ask(WHO) == NO
        other = group.create_task(questions.ask(FormQuestion("t", FormQuestionKind.FORM, "Who?")))
        await until(lambda: len(questions.pending) == MAX_OPEN_QUESTIONS + 1)
        leave()
    assert other.result() == UNATTENDED
