"""Sampling: an MCP server asks a model, after the user allowed it.

The user is asked each time. Then one call goes to the model named on the card: without tools,
without any of the conversation, and charged to the session whose call the server is working on.
The server's later output is untrusted in any case.
"""

import asyncio
from collections.abc import Sequence

from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.form_questions import (
    FormQuestion,
    FormQuestionAsker,
    FormQuestionKind,
    SamplingEstimate,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.llm import LlmRole, ModelRequest, Usage
from helix_desktop.domain.mcp_servers import SamplingRequest, SamplingResult
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.side_questions import SideQuestions

MAX_SAMPLED_TOKENS = 4_096
"""Most tokens of an answer, whatever a server asks for."""
SAMPLING_SECONDS = 120.0
"""Time limit in seconds, equal to a server call's limit without progress reports."""

_NAMES = {Role.SYSTEM: "system prompt", Role.USER: "user", Role.ASSISTANT: "assistant"}


class ApprovedSampler:
    """The implementation of Sampler for one workspace; use it on the loop's thread only."""

    def __init__(
        self, deps: SessionDeps, asker: FormQuestionAsker, *, seconds: float = SAMPLING_SECONDS
    ) -> None:
        self._deps = deps
        self._asker = asker
        self._seconds = seconds

    async def sample(self, sampling_request: SamplingRequest) -> SamplingResult:
        """Answer a sampling request.

        Raise ServerError if the user declines, ProviderError if the model gives no answer.
        """
        journal = self._deps.journals.get(sampling_request.session)
        if journal is None:
            raise ServerError("A server can use a model only while it works on a call.")
        side_questions = SideQuestions(journal, self._deps)
        models = self._deps.handles_of(journal.history)
        model_handle = models.get(LlmRole.FAST) or models[LlmRole.MAIN]
        await side_questions.check_allowed(
            model_handle.llm
        )  # check the budget before the user is asked
        request = ModelRequest(
            model_handle.llm,
            sampling_request.messages,
            max_output=min(
                sampling_request.max_tokens,
                MAX_SAMPLED_TOKENS,
                model_handle.llm.max_output or MAX_SAMPLED_TOKENS,
            ),
        )

        def estimate() -> int:
            counted = sum(
                model_handle.weigher.weigh(message).tokens for message in sampling_request.messages
            )
            return model_handle.make_calibrator().estimate(counted)

        tokens = await asyncio.to_thread(estimate)
        if tokens + request.max_output > model_handle.llm.window:
            raise ServerError(
                "Too long for {llm}: {tokens} tokens.",
                llm=model_handle.llm.shown_name,
                tokens=f"{tokens:,}",
            )
        llm, max_output = request.llm, request.max_output
        max_cost = call_cost(Usage(input=tokens, output=max_output), llm)
        answer = await self._asker.ask(
            FormQuestion(
                show_hidden(sampling_request.server),
                FormQuestionKind.SAMPLING,
                render_messages(sampling_request.messages),
                session=sampling_request.session,
                outlook=SamplingEstimate(llm.shown_name, tokens, max_output, max_cost),
            )
        )
        if not answer.yes:
            raise ServerError("The user declined.")
        reply = await side_questions.ask(model_handle, request, self._seconds, kind=CallKind.SERVER)
        return SamplingResult(reply.text, model_handle.llm.id, cut=reply.cut)


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
