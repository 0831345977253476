"""Writes a request for Anthropic's Messages: two sides that take turns, and nothing empty.

What the system says before all others stands apart; what it says later is the user's, in words
that say so. Results stand first in their turn. A call's broken arguments go back inside an object.
"""

from collections.abc import Iterator
from itertools import takewhile

from helix_desktop.context.sendable import EMPTY
from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import (
    Image,
    Message,
    Part,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
)
from helix_desktop.providers.dialects.anthropic.blocks import (
    Base64,
    Block,
    Body,
    CallBlock,
    ImageBlock,
    ResultBlock,
    TextBlock,
    Tool,
    Turn,
)
from helix_desktop.providers.dialects.anthropic.cache import mark, mark_turns
from helix_desktop.providers.dialects.anthropic.seals import given_back
from helix_desktop.providers.dialects.assembling import sent_object
from helix_desktop.providers.dialects.body import schema
from helix_desktop.providers.dialects.naming import fitting_id, fitting_name
from helix_desktop.providers.dialects.pictures import base64_of, missing
from helix_desktop.providers.dialects.turns import BETWEEN
from helix_desktop.providers.grammar import Pictures

_SHOWABLE = frozenset({"image/jpeg", "image/png", "image/gif", "image/webp"})
"""Kinds of pictures that are taken; any other is refused together with the request."""


def body_of(request: Request, pictures: Pictures, place: str) -> Body:
    """The body, but for what only an answer needs; `place` is the endpoint that it goes to."""
    tools = [
        Tool(fitting_name(spec.name), schema(spec.schema), spec.description.strip())
        for spec in request.tools
    ]
    talk = Talk(request.llm.id, pictures, place)
    for message in request.messages:
        talk.take(message)
    talk.end()
    mark(request, tools, talk.system)
    mark_turns(request, talk.turns, talk.ends)
    return Body(request.llm.id, talk.turns, system=talk.system, tools=tools)


class Talk:
    """Puts messages into turns; `ends` is the last block that each of them gave."""

    def __init__(self, model: str, pictures: Pictures, place: str) -> None:
        self.system: list[TextBlock] = []
        self.turns: list[Turn] = []
        self.ends: list[Block | None] = []
        self._model = model
        self._pictures = pictures
        self._place = place

    def take(self, message: Message) -> None:
        if message.role is Role.SYSTEM and not self.turns:
            self.system += _text(message.text)
            self.ends.append(None)
            return
        role = "assistant" if message.role is Role.ASSISTANT else "user"
        blocks = list(self._said(message)) or [TextBlock(EMPTY)]
        for block in blocks:
            self._place_in(role, block)
        self.ends.append(blocks[-1])

    def end(self) -> None:
        """A last turn of the assistant is gone on with: blanks at its end are refused."""
        match self.turns:
            case [*_, Turn(role="assistant", content=[*_, TextBlock() as last])]:
                last.text = last.text.rstrip()

    def _place_in(self, role: str, block: Block) -> None:
        if not self.turns or self.turns[-1].role != role:
            self.turns.append(Turn(role, []))
        content = self.turns[-1].content
        if isinstance(block, ResultBlock):
            results = takewhile(lambda each: isinstance(each, ResultBlock), content)
            content.insert(len(list(results)), block)
        else:
            content.append(block)

    def _said(self, message: Message) -> Iterator[Block]:
        if message.role is Role.SYSTEM:
            yield from _text(f"{BETWEEN}\n{message.text}")
            return
        for part in message.parts:
            yield from self._blocks(part)

    def _blocks(self, part: Part) -> Iterator[Block]:
        match part:
            case Text(text):
                yield from _text(text)
            case Image():
                yield self._picture(part)
            case Thinking():
                block = given_back(part, self._place, self._model)
                if block is not None:
                    yield block
            case ToolCall(id=name, tool=tool):
                yield CallBlock(fitting_id(name), fitting_name(tool), sent_object(part))
            case ToolResult():
                yield self._result(part)

    def _result(self, result: ToolResult) -> ResultBlock:
        """A failed result has to hold words, and nothing else."""
        content: list[TextBlock | ImageBlock] = [*_text(result.text)]
        content += [self._picture(image) for image in result.images]
        content = content or [TextBlock(EMPTY)]
        failed = result.failed and not any(isinstance(each, ImageBlock) for each in content)
        return ResultBlock(fitting_id(result.call), content, is_error=failed)

    def _picture(self, image: Image) -> TextBlock | ImageBlock:
        data = base64_of(image, self._pictures)
        if data is None or image.mime not in _SHOWABLE:
            return TextBlock(missing(image))
        return ImageBlock(Base64(image.mime, data))


def _text(text: str) -> Iterator[TextBlock]:
    if text.strip():
        yield TextBlock(text)
