"""Questions with a form (ask_user, MCP servers) wait here for the user's answer.

Without a window they are declined.
"""

import asyncio
from collections.abc import Callable, Mapping
from itertools import count

from helix_desktop.context.texts.sentences import find_rules
from helix_desktop.domain.away import Away
from helix_desktop.domain.form_questions import NO, UNATTENDED, FieldKind, FormAnswer, FormQuestion
from helix_desktop.domain.live_events import FormRequested, FormSettled, UserWrote
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.open_windows import OpenWindows

MAX_OPEN_QUESTIONS = 5
"""Open questions of one server; more are declined."""


class FormQuestionBroker:
    """The implementation of FormQuestionAsker for one workspace, for the loop's thread only."""

    def __init__(self, bus: EventBus) -> None:
        self._bus = bus
        self._waiting: dict[str, tuple[FormQuestion, asyncio.Future[FormAnswer]]] = {}
        self._windows = OpenWindows(self._decline_all)
        self.attend = self._windows.attend
        self._numbers = count(1)
        self.away: Callable[[], Away] = Away
        """Returns after how long a question that nobody answers is declined."""

    @property
    def pending(self) -> Mapping[str, FormQuestion]:
        """The questions that wait for the user, oldest first, for a window that opens later."""
        return {question_id: question for question_id, (question, _) in self._waiting.items()}

    def answer(self, question_id: str, answer: FormAnswer) -> None:
        """Record the user's answer. Duplicate and late answers are ignored."""
        pending = self._waiting.get(question_id)
        if pending is not None and not pending[1].done():
            pending[1].set_result(answer)

    async def ask(self, question: FormQuestion) -> FormAnswer:
        if not self._windows:
            return UNATTENDED
        open_count = sum(request.server == question.server for request, _ in self._waiting.values())
        if question.server and open_count >= MAX_OPEN_QUESTIONS:
            return NO
        question_id = f"server-{next(self._numbers)}"
        answer: asyncio.Future[FormAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[question_id] = (question, answer)
        timer: asyncio.TimerHandle | None = None
        if seconds := self.away().seconds:
            loop = asyncio.get_running_loop()
            timer = loop.call_later(seconds, self.answer, question_id, UNATTENDED)
        try:
            self._bus.publish(FormRequested(question_id, question))
            reply = await answer
            # rules in the answer's free texts hold in the session; everything else stays between
            # the user and the server. What the server itself wrote into a field isn't the user's
            rules: list[str] = []
            for field in question.fields if reply.yes else ():
                text = reply.values.get(field.name)
                if field.kind is FieldKind.TEXT and not field.choices and isinstance(text, str):
                    prefilled = field.default if isinstance(field.default, str) else ""
                    rules += (rule for rule in find_rules(text) if rule not in prefilled)
            if words := "\n".join(rules):
                self._bus.publish(UserWrote(question.session, words))
            return reply
        finally:
            if timer is not None:
                timer.cancel()
            del self._waiting[question_id]
            self._bus.publish(FormSettled(question_id, question.session))

    def _decline_all(self) -> None:
        for question_id in tuple(self._waiting):
            self.answer(question_id, UNATTENDED)
