"""The body of a request to Anthropic's Messages, as structs.

What may end a part of the prompt cache has a field for it: thinking has none.

Signed thinking between two requests: kept with what it is, and given back to its maker only.

A signature holds for the model that made it; with another one's the request is refused, and would
be for ever, as every later request of the session shows it again.
"""

import re
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.messages import Thinking
from helix_desktop.providers.dialects.parsing import OpaqueCodec


class _CacheControl(Struct, tag_field="type", tag="ephemeral"):
    """Ends a part that the prompt cache keeps for five minutes after its last use."""


class _TextBlock(Struct, tag_field="type", tag="text", omit_defaults=True):
    """Words; never empty, never only blanks."""

    text: str
    cache_control: _CacheControl | None = None


class _Base64(Struct, tag_field="type", tag="base64"):
    """A picture's bytes as text."""

    media_type: str
    data: str


class _ImageBlock(Struct, tag_field="type", tag="image", omit_defaults=True):
    """A picture."""

    source: _Base64
    cache_control: _CacheControl | None = None


class _ThinkingBlock(Struct, tag_field="type", tag="thinking"):
    """Thinking as it came; its signature covers the text."""

    thinking: str
    signature: str


class _RedactedBlock(Struct, tag_field="type", tag="redacted_thinking"):
    """Thinking that nobody but the provider can read."""

    data: str


class _CallBlock(Struct, tag_field="type", tag="tool_use", omit_defaults=True):
    """One call that the model made."""

    id: str
    name: str
    input: dict[str, object]
    cache_control: _CacheControl | None = None


class _ResultBlock(Struct, tag_field="type", tag="tool_result", omit_defaults=True):
    """What a call returned."""

    tool_use_id: str
    content: list[_TextBlock | _ImageBlock]
    is_error: bool = False
    cache_control: _CacheControl | None = None


Keepable: TypeAlias = _TextBlock | _ImageBlock | _CallBlock | _ResultBlock
Block: TypeAlias = Keepable | _ThinkingBlock | _RedactedBlock


class _Turn(Struct):
    """What one side says until the other does."""

    role: str
    content: list[Block]


class _Tool(Struct, omit_defaults=True):
    """A tool that may be called."""

    name: str
    input_schema: dict[str, object]
    description: str = ""
    cache_control: _CacheControl | None = None


class _Body(Struct, omit_defaults=True):
    """The body of a request; to be counted it has neither `max_tokens` nor `stream`."""

    model: str
    messages: list[_Turn]
    max_tokens: int = 0
    system: list[_TextBlock] = []
    tools: list[_Tool] = []
    stream: bool = False


class AnthropicOpaque(Struct, tag_field="by", tag="anthropic", omit_defaults=True):
    """What stands beside the text of a thinking block, or the data of a redacted one."""

    signature: str = ""
    data: str = ""
    model: str = ""
    place: str = ""


SEAL = OpaqueCodec(AnthropicOpaque)

_DATE = re.compile(r"(?:-latest|[-@]\d{8})$")


def give_back(part: Thinking, place: str, model: str) -> _ThinkingBlock | _RedactedBlock | None:
    """The block as it came, or None if it is not one of that place and model."""
    sealed = SEAL.open(part.opaque)
    if sealed is None or sealed.place != place or not _same(sealed.model, model):
        return None
    if sealed.data:
        return _RedactedBlock(sealed.data)
    # unsigned thinking proves nothing and is refused where signatures are looked at
    return _ThinkingBlock(part.text, sealed.signature) if sealed.signature else None


def _same(made_by: str, asked: str) -> bool:
    """Whether a model's answers come under the first name when it is asked by the second.

    Anthropic's names differ by a date only. What else a server calls its models says nothing:
    an alias of a gateway is answered under another name in every request.
    """
    return "claude" not in asked.lower() or not made_by or _plain(made_by) == _plain(asked)


def _plain(model: str) -> str:
    return _DATE.sub("", model.lower().rpartition("/")[2])
