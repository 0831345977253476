"""Writes a request for Gemini: contents of parts, calls and responses in the same order.

Responses stand in a content of their own, right behind their calls: mixed with other parts they
are taken for the model's. Signed parts go back as they came, one by one.
"""

import re
from collections.abc import Iterator

from helix_desktop.context.sendable import EMPTY
from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import (
    Image,
    Message,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
)
from helix_desktop.providers.dialects.assembling import sent_object
from helix_desktop.providers.dialects.body import schema
from helix_desktop.providers.dialects.gemini.parts import (
    SEAL,
    Blob,
    Body,
    Content,
    Declaration,
    Declared,
    FunctionCall,
    FunctionResponse,
    Generation,
    Instruction,
    Part,
    Signed,
    ThinkingConfig,
)
from helix_desktop.providers.dialects.gemini.schema import parameters
from helix_desktop.providers.dialects.naming import UNNAMED, fitting_name
from helix_desktop.providers.dialects.pictures import base64_of, missing, shown_after
from helix_desktop.providers.dialects.turns import BETWEEN
from helix_desktop.providers.grammar import Pictures

_THINKS = re.compile(r"gemini-(?:2\.5|[3-9])(?!.*(?:image|tts|audio|live))")
"""Models that can be asked for their thoughts; others refuse the question."""

_BEFORE_SIGNATURES = re.compile(r"gemini-[12](?:\.|-|$)")

UNSIGNED = "skip_thought_signature_validator"
"""Google's word (ai.google.dev, "Thought signatures") for a call that another model made: a first
call without any signature is refused by models from Gemini 3 on."""


def body_of(request: Request, pictures: Pictures, place: str) -> Body:
    """The body; `place` is the endpoint that it goes to."""
    model = request.llm.id
    talk = Talk(pictures, place, signs=not _BEFORE_SIGNATURES.search(model))
    for message in shown_after(request.messages):
        talk.take(message)
    thinking = ThinkingConfig() if _THINKS.search(model) else None
    declared = [
        Declaration(fitting_name(spec.name), spec.description, parameters(schema(spec.schema)))
        for spec in request.tools
    ]
    return Body(
        talk.contents,
        Instruction(talk.system) if talk.system else None,
        [Declared(declared)] if declared else [],
        Generation(request.max_output or request.llm.max_output, thinking),
    )


class Talk:
    """Puts messages into contents."""

    def __init__(self, pictures: Pictures, place: str, *, signs: bool) -> None:
        self.system: list[Part] = []
        self.contents: list[Content] = []
        self._pictures = pictures
        self._place = place
        self._signs = signs
        self._calls: dict[str, FunctionCall] = {}

    def take(self, message: Message) -> None:
        if message.role is Role.SYSTEM and not self.contents:
            self.system += _text(message.text)
            return
        match message.role:
            case Role.SYSTEM:
                self._say("user", list(_text(f"{BETWEEN}\n{message.text}")))
            case Role.USER:
                self._say("user", list(self._shown(message)))
            case Role.ASSISTANT:
                self._say("model", list(self._said(message)))
            case Role.TOOL:
                self._say("user", list(self._returned(message)))

    def _say(self, role: str, parts: list[Part]) -> None:
        """Neighbours of one role are one content, but responses stay among themselves."""
        parts = parts or [Part(EMPTY)]
        last = self.contents[-1] if self.contents else None
        if last and last.role == role and _responds(last.parts) == _responds(parts):
            last.parts += parts
        else:
            self.contents.append(Content(role, parts))

    def _shown(self, message: Message) -> Iterator[Part]:
        for part in message.parts:
            if isinstance(part, Text):
                yield from _text(part.text)
            elif isinstance(part, Image):
                data = base64_of(part, self._pictures)
                yield Part(inline_data=Blob(part.mime, data)) if data else Part(missing(part))

    def _said(self, message: Message) -> Iterator[Part]:
        unsigned = UNSIGNED if self._signs else ""
        for part in message.parts:
            match part:
                case Text():
                    yield from self._words(part)
                case Thinking(opaque=opaque):
                    yield from self._thought(self._signed(opaque))
                case ToolCall():
                    signed = self._signed(part.opaque)
                    signature = signed.signature or unsigned
                    unsigned = ""
                    yield Part(
                        function_call=self._call(part, signed.id), thought_signature=signature
                    )
                case _:
                    pass

    def _thought(self, signed: Signed) -> Iterator[Part]:
        """Thoughts are shown for the person; only a signed piece is wanted back."""
        if signed.signature:
            yield Part(signed.text, thought=True, thought_signature=signed.signature)

    def _words(self, part: Text) -> Iterator[Part]:
        """A signature covers the last piece only, which may be empty."""
        signed = self._signed(part.opaque)
        if not signed.signature or not part.text.endswith(signed.text):
            yield from _text(part.text)
            return
        yield from _text(part.text[: len(part.text) - len(signed.text)])
        yield Part(signed.text, thought_signature=signed.signature)

    def _call(self, call: ToolCall, name: str) -> FunctionCall:
        made = FunctionCall(fitting_name(call.tool), sent_object(call), name)
        self._calls[call.id] = made
        return made

    def _returned(self, message: Message) -> Iterator[Part]:
        for part in message.parts:
            if isinstance(part, ToolResult):
                call = self._calls.get(part.call) or FunctionCall(UNNAMED, {})
                answer = {"error" if part.failed else "output": part.text or EMPTY}
                yield Part(function_response=FunctionResponse(call.name, answer, call.id))

    def _signed(self, opaque: str) -> Signed:
        """What is known of a part; nothing, if another place made it."""
        signed = SEAL.open(opaque)
        return signed if signed and signed.place == self._place else Signed()


def _responds(parts: list[Part]) -> bool:
    return parts[0].function_response is not None


def _text(text: str) -> Iterator[Part]:
    if text.strip():
        yield Part(text)
