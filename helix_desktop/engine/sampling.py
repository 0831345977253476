"""Has a model answer for a server (MCP): one question to the person each time, then one call.

The model that a card named is the one that is asked: without tools, without anything of the
conversation, and on the account of the session whose call the server is working on. The answer
goes to the server; what that makes of it comes back as its output, which is untrusted anyway.
"""

import asyncio
from collections.abc import Sequence

from helix_desktop.domain.accounts import cost
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import Llm, LlmRole, Request, Usage
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.servers import (
    Asking,
    Outlook,
    Sampled,
    ServerAsker,
    ServerQuestion,
    Wanted,
)
from helix_desktop.domain.visible import visible
from helix_desktop.engine.asking import Aside
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.journal import Journal

MOST = 4_096
"""Tokens of an answer at most, whatever a server asks for."""
SECONDS = 120.0
"""As long as a server has for a call of its own that tells no progress."""

_NAMES = {Role.SYSTEM: "system prompt", Role.USER: "user", Role.ASSISTANT: "assistant"}


class PersonsSampler:
    """Implements Sampler for one workspace. On the loop's thread only."""

    def __init__(
        self, equipment: Equipment, asker: ServerAsker, *, seconds: float = SECONDS
    ) -> None:
        self._equipment = equipment
        self._asker = asker
        self._seconds = seconds

    async def sample(self, wanted: Wanted) -> Sampled:
        """ServerError if the person says no, ProviderError if the model gives no answer."""
        aside, voice = Aside(self._journal(wanted), self._equipment), self._voice()
        await aside.allowed()  # nobody is asked about what cannot be
        request = Request(
            voice.llm,
            wanted.messages,
            max_output=min(wanted.most, MOST, voice.llm.max_output or MOST),
        )
        tokens = await asyncio.to_thread(_weighed, voice, wanted.messages)
        if tokens + request.max_output > voice.llm.window:
            raise ServerError(f"That is too much for {_name(voice.llm)}: {tokens:,} tokens.")
        answer = await self._asker.ask(_question(wanted, request, tokens))
        if not answer.yes:
            raise ServerError("The person declined.")
        said = await aside.ask(voice, request, self._seconds, kind=CallKind.SERVER)
        return Sampled(said.text, voice.llm.id, cut=said.cut)

    def _journal(self, wanted: Wanted) -> Journal:
        journal = self._equipment.journals.get(wanted.session)
        if journal is None:
            raise ServerError("A model is asked for a server only while it works on a call.")
        return journal

    def _voice(self) -> Voice:
        return self._equipment.voice(LlmRole.FAST) or self._equipment.main


def _question(wanted: Wanted, request: Request, tokens: int) -> ServerQuestion:
    llm, most = request.llm, request.max_output
    dearest = cost(Usage(input=tokens, output=most), llm)
    return ServerQuestion(
        visible(wanted.server),
        Asking.SAMPLING,
        told(wanted.messages),
        session=wanted.session,
        outlook=Outlook(_name(llm), tokens, most, dearest),
    )


def told(messages: Sequence[Message]) -> str:
    """All that a model would read. Only who speaks stands at the edge: no text can pretend to."""
    found = []
    for message in messages:
        lines = "\n".join(part.text for part in message.parts if isinstance(part, Text))
        shown = visible(lines.replace("\r\n", "\n")).split("\n")
        found.append("\n  ".join([f"{_NAMES.get(message.role, message.role)}:", *shown]))
    return "\n\n".join(found)


def _weighed(voice: Voice, messages: Sequence[Message]) -> int:
    counted = sum(voice.scales.weigh(message).tokens for message in messages)
    return voice.gauge().estimate(counted)


def _name(llm: Llm) -> str:
    return llm.name or llm.id
