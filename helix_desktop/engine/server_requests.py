"""Questions on cards: forms of MCP servers and of the agent, and sampling by a model.

Questions wait for the user without a time limit; without a window they are declined. Sampling asks
the user each time, then makes one call to the model named on the card: without tools, without any
of the conversation, and charged to the session whose call the server is working on. The server's
later output is untrusted in any case.
"""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import count

from helix_desktop.context.texts.sentences import find_rules
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.live_events import PersonWrote, ServerRequested, ServerSettled
from helix_desktop.domain.llm import LlmRole, ModelRequest, Usage
from helix_desktop.domain.mcp_servers import (
    NO,
    UNATTENDED,
    FieldKind,
    SamplingEstimate,
    SamplingRequest,
    SamplingResult,
    ServerAnswer,
    ServerQuestion,
    ServerQuestionAsker,
    ServerQuestionKind,
)
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.engine.permission_broker import Attendance
from helix_desktop.engine.runtime import EventBus
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.side_questions import SideQuestions

MAX_OPEN_QUESTIONS = 5
"""Open questions of one server; more are declined."""


class ServerQuestionBroker:
    """The implementation of ServerQuestionAsker for one workspace, for the loop's thread only."""

    def __init__(self, bus: EventBus) -> None:
        self._bus = bus
        self._waiting: dict[str, tuple[ServerQuestion, asyncio.Future[ServerAnswer]]] = {}
        self._windows = Attendance(self._decline_all)
        self.attend = self._windows.attend
        self._numbers = count(1)

    @property
    def pending(self) -> Mapping[str, ServerQuestion]:
        """The questions that wait for the user, oldest first, for a window that opens later."""
        return {number: question for number, (question, _) in self._waiting.items()}

    def answer(self, number: str, answer: ServerAnswer) -> None:
        """Record the user's answer. Duplicate and late answers are ignored."""
        waiting = self._waiting.get(number)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    async def ask(self, question: ServerQuestion) -> ServerAnswer:
        if not self._windows:
            return UNATTENDED
        waiting = sum(request.server == question.server for request, _ in self._waiting.values())
        if question.server and waiting >= MAX_OPEN_QUESTIONS:
            return NO
        number = f"server-{next(self._numbers)}"
        answer: asyncio.Future[ServerAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (question, answer)
        try:
            self._bus.publish(ServerRequested(number, question))
            reply = await answer
            if words := _rules(question, reply):
                self._bus.publish(PersonWrote(question.session, words))
            return reply
        finally:
            del self._waiting[number]
            self._bus.publish(ServerSettled(number, question.session))

    def _decline_all(self) -> None:
        for number in tuple(self._waiting):
            self.answer(number, UNATTENDED)


def _rules(question: ServerQuestion, answer: ServerAnswer) -> str:
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


MAX_SAMPLED_TOKENS = 4_096
"""Most tokens of an answer, whatever a server asks for."""
SAMPLING_SECONDS = 120.0
"""Time limit in seconds, equal to a server call's limit without progress reports."""

_NAMES = {Role.SYSTEM: "system prompt", Role.USER: "user", Role.ASSISTANT: "assistant"}


class ApprovedSampler:
    """The implementation of Sampler for one workspace; use it on the loop's thread only."""

    def __init__(
        self, deps: SessionDeps, asker: ServerQuestionAsker, *, seconds: float = SAMPLING_SECONDS
    ) -> None:
        self._deps = deps
        self._asker = asker
        self._seconds = seconds

    async def sample(self, wanted: SamplingRequest) -> SamplingResult:
        """Answer a sampling request.

        Raise ServerError if the user declines, ProviderError if the model gives no answer.
        """
        journal = self._deps.journals.get(wanted.session)
        if journal is None:
            raise ServerError("A server can use a model only while it works on a call.")
        aside = SideQuestions(journal, self._deps)
        models = self._deps.handles_of(journal.history)
        model_handle = models.get(LlmRole.FAST) or models[LlmRole.MAIN]
        await aside.check_allowed(model_handle.llm)  # check the budget before the user is asked
        request = ModelRequest(
            model_handle.llm,
            wanted.messages,
            max_output=min(
                wanted.max_tokens,
                MAX_SAMPLED_TOKENS,
                model_handle.llm.max_output or MAX_SAMPLED_TOKENS,
            ),
        )

        def estimate() -> int:
            counted = sum(model_handle.weigher.weigh(message).tokens for message in wanted.messages)
            return model_handle.gauge().estimate(counted)

        tokens = await asyncio.to_thread(estimate)
        if tokens + request.max_output > model_handle.llm.window:
            raise ServerError(
                "Too long for {llm}: {tokens} tokens.",
                llm=model_handle.llm.shown_name,
                tokens=f"{tokens:,}",
            )
        answer = await self._asker.ask(_question(wanted, request, tokens))
        if not answer.yes:
            raise ServerError("The user declined.")
        reply = await aside.ask(model_handle, request, self._seconds, kind=CallKind.SERVER)
        return SamplingResult(reply.text, model_handle.llm.id, cut=reply.cut)


def _question(wanted: SamplingRequest, request: ModelRequest, tokens: int) -> ServerQuestion:
    llm, max_output = request.llm, request.max_output
    dearest = call_cost(Usage(input=tokens, output=max_output), llm)
    return ServerQuestion(
        show_hidden(wanted.server),
        ServerQuestionKind.SAMPLING,
        render_messages(wanted.messages),
        session=wanted.session,
        outlook=SamplingEstimate(llm.shown_name, tokens, max_output, dearest),
    )


def render_messages(messages: Sequence[Message]) -> str:
    """Return all text that a model would read.

    Only speaker names are not indented, so that no text can imitate one.
    """
    paragraphs = []
    for message in messages:
        lines = "\n".join(part.text for part in message.parts if isinstance(part, Text))
        shown = show_hidden(lines.replace("\r\n", "\n")).split("\n")
        paragraphs.append("\n  ".join([f"{_NAMES.get(message.role, message.role)}:", *shown]))
    return "\n\n".join(paragraphs)
