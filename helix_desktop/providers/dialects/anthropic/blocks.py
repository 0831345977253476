"""The body of a request to Anthropic's Messages, as structs.

What may end a part of the prompt cache has a field for it: thinking has none.
"""

from typing import TypeAlias

from msgspec import Struct


class CacheControl(Struct, tag_field="type", tag="ephemeral"):
    """Ends a part that the prompt cache keeps for five minutes after its last use."""


class TextBlock(Struct, tag_field="type", tag="text", omit_defaults=True):
    """Words; never empty, never only blanks."""

    text: str
    cache_control: CacheControl | None = None


class Base64(Struct, tag_field="type", tag="base64"):
    """A picture's bytes as text."""

    media_type: str
    data: str


class ImageBlock(Struct, tag_field="type", tag="image", omit_defaults=True):
    """A picture."""

    source: Base64
    cache_control: CacheControl | None = None


class ThinkingBlock(Struct, tag_field="type", tag="thinking"):
    """Thinking as it came; its signature covers the text."""

    thinking: str
    signature: str


class RedactedBlock(Struct, tag_field="type", tag="redacted_thinking"):
    """Thinking that nobody but the provider can read."""

    data: str


class CallBlock(Struct, tag_field="type", tag="tool_use", omit_defaults=True):
    """One call that the model made."""

    id: str
    name: str
    input: dict[str, object]
    cache_control: CacheControl | None = None


class ResultBlock(Struct, tag_field="type", tag="tool_result", omit_defaults=True):
    """What a call returned."""

    tool_use_id: str
    content: list[TextBlock | ImageBlock]
    is_error: bool = False
    cache_control: CacheControl | None = None


Keepable: TypeAlias = TextBlock | ImageBlock | CallBlock | ResultBlock
Block: TypeAlias = Keepable | ThinkingBlock | RedactedBlock


class Turn(Struct):
    """What one side says until the other does."""

    role: str
    content: list[Block]


class Tool(Struct, omit_defaults=True):
    """A tool that may be called."""

    name: str
    input_schema: dict[str, object]
    description: str = ""
    cache_control: CacheControl | None = None


class Body(Struct, omit_defaults=True):
    """The body of a request; to be counted it has neither `max_tokens` nor `stream`."""

    model: str
    messages: list[Turn]
    max_tokens: int = 0
    system: list[TextBlock] = []
    tools: list[Tool] = []
    stream: bool = False
