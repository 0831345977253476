"""What MCP servers ask: forms, and a model's answer.

Puts questions of servers (MCP) to the person, for as long as it takes; without a window: no.

Has a model answer for a server (MCP): one question to the person each time, then one call.

The model that a card named is the one that is asked: without tools, without anything of the
conversation, and on the account of the session whose call the server is working on. The answer
goes to the server; what that makes of it comes back as its output, which is untrusted anyway.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from itertools import count

from helix_desktop.context.texts.sentences import find_rules
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.live_events import PersonWrote, ServerAsked, ServerSettled
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest, Usage
from helix_desktop.domain.mcp_servers import (
    NO,
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
from helix_desktop.domain.workspace import call_cost
from helix_desktop.engine.permission_broker import Attendance
from helix_desktop.engine.runtime import EventBus
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.side_questions import SideQuestions

MOST = 5
"""Questions of one server that wait at once; more of them are declined."""


class ServerQuestionBroker:
    """Implements ServerAsker for one workspace. On the loop's thread only."""

    def __init__(self, bus: EventBus) -> None:
        self._bus = bus
        self._waiting: dict[str, tuple[ServerQuestion, asyncio.Future[ServerAnswer]]] = {}
        self._windows = Attendance(self._decline_all)
        self._numbers = count(1)

    @property
    def pending(self) -> Mapping[str, ServerQuestion]:
        """What waits for the person, oldest first: for a window that opens later."""
        return {number: question for number, (question, _) in self._waiting.items()}

    def attend(self) -> Callable[[], None]:
        """A window can answer from now on; call the result when it is gone."""
        return self._windows.attend()

    def answer(self, number: str, answer: ServerAnswer) -> None:
        """The person's answer; one that comes twice or too late changes nothing."""
        waiting = self._waiting.get(number)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    async def ask(self, question: ServerQuestion) -> ServerAnswer:
        waiting = sum(each.server == question.server for each, _ in self._waiting.values())
        if not self._windows or waiting >= MOST:
            return NO
        number = f"server-{next(self._numbers)}"
        answer: asyncio.Future[ServerAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (question, answer)
        try:
            self._bus.publish(ServerAsked(number, question))
            given = await answer
            if words := _rules(question, given):
                self._bus.publish(PersonWrote(question.session, words))
            return given
        finally:
            del self._waiting[number]
            self._bus.publish(ServerSettled(number))

    def _decline_all(self) -> None:
        for number in tuple(self._waiting):
            self.answer(number, NO)


def _rules(question: ServerQuestion, answer: ServerAnswer) -> str:
    """What of an answer says how things have to be; all else stays between person and server."""
    free = [
        each.name for each in question.fields if each.kind is FieldKind.TEXT and not each.choices
    ]
    texts = (answer.values.get(name) for name in free if answer.yes)
    return "\n".join(rule for text in texts if isinstance(text, str) for rule in find_rules(text))


MOST_SAMPLED = 4_096
"""Tokens of an answer at most, whatever a server asks for."""
SECONDS = 120.0
"""As long as a server has for a call of its own that tells no progress."""

_NAMES = {Role.SYSTEM: "system prompt", Role.USER: "user", Role.ASSISTANT: "assistant"}


class ApprovedSampler:
    """Implements Sampler for one workspace. On the loop's thread only."""

    def __init__(
        self, deps: SessionDeps, asker: ServerQuestionAsker, *, seconds: float = SECONDS
    ) -> None:
        self._deps = deps
        self._asker = asker
        self._seconds = seconds

    async def sample(self, wanted: SamplingRequest) -> SamplingResult:
        """ServerError if the person says no, ProviderError if the model gives no answer."""
        aside, model_handle = SideQuestions(self._journal(wanted), self._deps), self._model_handle()
        await aside.allowed()  # nobody is asked about what cannot be
        request = ModelRequest(
            model_handle.llm,
            wanted.messages,
            max_output=min(wanted.most, MOST_SAMPLED, model_handle.llm.max_output or MOST_SAMPLED),
        )
        tokens = await asyncio.to_thread(_weighed, model_handle, wanted.messages)
        if tokens + request.max_output > model_handle.llm.window:
            raise ServerError(f"That is too much for {_name(model_handle.llm)}: {tokens:,} tokens.")
        answer = await self._asker.ask(_question(wanted, request, tokens))
        if not answer.yes:
            raise ServerError("The person declined.")
        said = await aside.ask(model_handle, request, self._seconds, kind=CallKind.SERVER)
        return SamplingResult(said.text, model_handle.llm.id, cut=said.cut)

    def _journal(self, wanted: SamplingRequest) -> SessionJournal:
        journal = self._deps.journals.get(wanted.session)
        if journal is None:
            raise ServerError("A model is asked for a server only while it works on a call.")
        return journal

    def _model_handle(self) -> ModelHandle:
        return self._deps.model_handle(LlmRole.FAST) or self._deps.main


def _question(wanted: SamplingRequest, request: ModelRequest, tokens: int) -> ServerQuestion:
    llm, most = request.llm, request.max_output
    dearest = call_cost(Usage(input=tokens, output=most), llm)
    return ServerQuestion(
        show_hidden(wanted.server),
        ServerQuestionKind.SAMPLING,
        render_messages(wanted.messages),
        session=wanted.session,
        outlook=SamplingEstimate(_name(llm), tokens, most, dearest),
    )


def render_messages(messages: Sequence[Message]) -> str:
    """All that a model would read. Only who speaks stands at the edge: no text can pretend to."""
    found = []
    for message in messages:
        lines = "\n".join(part.text for part in message.parts if isinstance(part, Text))
        shown = show_hidden(lines.replace("\r\n", "\n")).split("\n")
        found.append("\n  ".join([f"{_NAMES.get(message.role, message.role)}:", *shown]))
    return "\n\n".join(found)


def _weighed(model_handle: ModelHandle, messages: Sequence[Message]) -> int:
    counted = sum(model_handle.weigher.weigh(message).tokens for message in messages)
    return model_handle.gauge().estimate(counted)


def _name(llm: Llm) -> str:
    return llm.name or llm.id
