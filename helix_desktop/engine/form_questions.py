"""Forms on cards, of MCP servers and of the agent, wait for the user without a time limit.

Without a window they are declined.
"""

import asyncio
from collections.abc import Mapping
from itertools import count

from helix_desktop.context.texts.sentences import find_rules
from helix_desktop.domain.live_events import FormRequested, FormSettled, PersonWrote
from helix_desktop.domain.questions import NO, UNATTENDED, FieldKind, FormAnswer, FormQuestion
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.open_windows import Attendance

MAX_OPEN_QUESTIONS = 5
"""Open questions of one server; more are declined."""


class FormQuestionBroker:
    """The implementation of FormQuestionAsker for one workspace, for the loop's thread only."""

    def __init__(self, bus: EventBus) -> None:
        self._bus = bus
        self._waiting: dict[str, tuple[FormQuestion, asyncio.Future[FormAnswer]]] = {}
        self._windows = Attendance(self._decline_all)
        self.attend = self._windows.attend
        self._numbers = count(1)

    @property
    def pending(self) -> Mapping[str, FormQuestion]:
        """The questions that wait for the user, oldest first, for a window that opens later."""
        return {number: question for number, (question, _) in self._waiting.items()}

    def answer(self, number: str, answer: FormAnswer) -> None:
        """Record the user's answer. Duplicate and late answers are ignored."""
        waiting = self._waiting.get(number)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    async def ask(self, question: FormQuestion) -> FormAnswer:
        if not self._windows:
            return UNATTENDED
        waiting = sum(request.server == question.server for request, _ in self._waiting.values())
        if question.server and waiting >= MAX_OPEN_QUESTIONS:
            return NO
        number = f"server-{next(self._numbers)}"
        answer: asyncio.Future[FormAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (question, answer)
        try:
            self._bus.publish(FormRequested(number, question))
            reply = await answer
            if words := _rules(question, reply):
                self._bus.publish(PersonWrote(question.session, words))
            return reply
        finally:
            del self._waiting[number]
            self._bus.publish(FormSettled(number, question.session))

    def _decline_all(self) -> None:
        for number in tuple(self._waiting):
            self.answer(number, UNATTENDED)


def _rules(question: FormQuestion, answer: FormAnswer) -> str:
    """Return the rules in an answer's free texts; everything else stays between user and server.

    What the server itself wrote into a field is not said by the user.
    """
    rules: list[str] = []
    for field in question.fields if answer.yes else ():
        text = answer.values.get(field.name)
        if field.kind is FieldKind.TEXT and not field.choices and isinstance(text, str):
            prefilled = field.default if isinstance(field.default, str) else ""
            rules += (rule for rule in find_rules(text) if rule not in prefilled)
    return "\n".join(rules)
