"""The parts of a request to Anthropic as structs: blocks, signed thinking, web search.

Blocks that can end a part of the prompt cache have a field for that; thinking blocks have none.
Signed thinking is stored with its origin and returned only to that: a signature is valid for the
model that made it, and another model rejects the request and every later one that repeats it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Part, Role, Text, Thinking, ToolCall, WebSearch
from helix_desktop.providers.dialect import without_bedrock_marks
from helix_desktop.providers.dialects.parsing import OpaqueCodec


class _CacheControl(Struct, tag_field="type", tag="ephemeral", omit_defaults=True):
    """The end mark of a part that the prompt cache keeps after its last use, for five minutes
    unless `ttl` says longer.
    """

    ttl: str = ""


RawBlock: TypeAlias = dict[str, object]
"""A block or a citation as it was received."""


class _TextBlock(Struct, tag_field="type", tag="text", omit_defaults=True):
    text: str
    cache_control: _CacheControl | None = None
    citations: list[RawBlock] = []


class _Base64(Struct, tag_field="type", tag="base64"):
    media_type: str
    data: str


class _ImageBlock(Struct, tag_field="type", tag="image", omit_defaults=True):
    source: _Base64
    cache_control: _CacheControl | None = None


class _ThinkingBlock(Struct, tag_field="type", tag="thinking"):
    """Thinking as received; its signature covers the text."""

    thinking: str
    signature: str


class _RedactedBlock(Struct, tag_field="type", tag="redacted_thinking"):
    """Thinking that only the provider can read."""

    data: str


class _CallBlock(Struct, tag_field="type", tag="tool_use", omit_defaults=True):
    id: str
    name: str
    input: dict[str, object]
    cache_control: _CacheControl | None = None


class _ResultBlock(Struct, tag_field="type", tag="tool_result", omit_defaults=True):
    tool_use_id: str
    content: list[_TextBlock | _ImageBlock]
    is_error: bool = False
    cache_control: _CacheControl | None = None


Keepable: TypeAlias = _TextBlock | _ImageBlock | _CallBlock | _ResultBlock
Block: TypeAlias = Keepable | _ThinkingBlock | _RedactedBlock | RawBlock


class _Turn(Struct):
    """Successive messages of one side."""

    role: str
    content: list[Block]


class _Tool(Struct, omit_defaults=True):
    name: str
    input_schema: dict[str, object]
    description: str = ""
    cache_control: _CacheControl | None = None


class _SearchTool(Struct, tag_field="type", tag="web_search_20250305", omit_defaults=True):
    """The web search of the provider."""

    name: str
    max_uses: int
    cache_control: _CacheControl | None = None


class _Adaptive(Struct, tag_field="type", tag="adaptive"):
    """As much thinking as needed; newer models show it only if asked to."""

    display: str = "summarized"


class _Enabled(Struct, tag_field="type", tag="enabled"):
    budget_tokens: int


class _Disabled(Struct, tag_field="type", tag="disabled"):
    pass


class _OutputConfig(Struct):
    """The level of effort, which applies to the answer, too."""

    effort: str


class _Body(Struct, omit_defaults=True):
    """The body of a request; for counting, it has neither `max_tokens` nor `stream`."""

    model: str
    messages: list[_Turn]
    max_tokens: int = 0
    system: list[_TextBlock] = []
    tools: list[_Tool | _SearchTool] = []
    stream: bool = False
    thinking: _Adaptive | _Enabled | _Disabled | None = None
    output_config: _OutputConfig | None = None


class CitedText(Struct, array_like=True):
    """A piece of a text, by its number of characters, and what it cites."""

    length: int
    citations: list[RawBlock] = []


class AnthropicOpaque(Struct, tag_field="by", tag="anthropic", omit_defaults=True):
    """The signature of a thinking block, the data of a redacted one, the blocks of web searches, or
    the pieces of a text with citations; with their origin.
    """

    signature: str = ""
    data: str = ""
    model: str = ""
    place: str = ""
    blocks: list[RawBlock] = []
    pieces: list[CitedText] = []


OPAQUE_CODEC = OpaqueCodec(AnthropicOpaque)

_DATE = re.compile(r"(?:-latest|[-@]\d{8})$")


def returned_thinking(
    part: Thinking, origin: str, model: str
) -> _ThinkingBlock | _RedactedBlock | None:
    """Return the thinking block as received, or None if another provider or model made it."""
    opaque_data = OPAQUE_CODEC.decode(part.opaque)
    if opaque_data is None or opaque_data.place != origin:
        return None
    maker = opaque_data.model
    # Anthropic's names differ only by a date, and by what Bedrock adds; names on other servers
    # prove nothing, because a gateway's alias may be answered under another name each time
    is_comparable = bool(maker) and "claude" in model.lower()
    if is_comparable and _plain_model_name(maker) != _plain_model_name(model):
        return None
    if opaque_data.data:
        return _RedactedBlock(opaque_data.data)
    # unsigned thinking proves nothing, and is rejected by servers that check signatures
    return _ThinkingBlock(part.text, opaque_data.signature) if opaque_data.signature else None


SEARCH_CALL = "server_tool_use"


def is_search_block(kind: object) -> bool:
    """Return whether a block belongs to a tool that runs at the provider: only such blocks are
    returned.
    """
    return kind == SEARCH_CALL or (isinstance(kind, str) and kind.endswith("_tool_result"))


def pair_id(block: RawBlock) -> str:
    """Return the ID that a search and its results share."""
    return str(block.get("id" if block.get("type") == SEARCH_CALL else "tool_use_id"))


def unpaired(blocks: Iterable[RawBlock]) -> set[str]:
    """Return the IDs of searches without results, and of results without a search."""
    call_ids, answered = set[str](), set[str]()
    for block in blocks:
        (call_ids if block.get("type") == SEARCH_CALL else answered).add(pair_id(block))
    return call_ids ^ answered


def returned_searches(request: ModelRequest, origin: str) -> dict[str, list[RawBlock]]:
    """Return the blocks of searches that go back to the provider, by their opaque data.

    If calls of tools were made together with a search, the provider runs it once these are
    answered.
    """
    own: dict[str, list[RawBlock]] = {}
    last: Sequence[Part] = ()
    for message in request.messages:
        last = message.parts if message.role is Role.ASSISTANT else last
        for part in message.parts:
            if isinstance(part, WebSearch):
                opaque_data = OPAQUE_CODEC.decode(part.opaque)
                blocks = (
                    opaque_data.blocks
                    if opaque_data is not None and opaque_data.place == origin
                    else []
                )
                if blocks and all(is_search_block(block.get("type")) for block in blocks):
                    own[part.opaque] = blocks
    waiting: set[str] = set()
    if request.searches_web and any(isinstance(part, ToolCall) for part in last):
        waiting = {
            pair_id(block)
            for part in last
            if isinstance(part, WebSearch)
            for block in own.get(part.opaque, ())
        }
    # the provider rejects a request with any others
    wrong = unpaired(block for blocks in own.values() for block in blocks) - waiting
    return {
        opaque: blocks for opaque, blocks in own.items() if wrong.isdisjoint(map(pair_id, blocks))
    }


def cited_blocks(text: Text, origin: str) -> Iterator[_TextBlock]:
    """Yield the pieces of a text with their citations; the whole text without them if it has
    changed.
    """
    opaque_data = OPAQUE_CODEC.decode(text.opaque)
    pieces = opaque_data.pieces if opaque_data and opaque_data.place == origin else []
    if sum(piece.length for piece in pieces) != len(text.text):
        pieces = [CitedText(len(text.text))]
    start = 0
    for piece in pieces:
        words, start = text.text[start : start + piece.length], start + piece.length
        if words.strip():
            yield _TextBlock(words, citations=piece.citations)


def _plain_model_name(model: str) -> str:
    return _DATE.sub("", without_bedrock_marks(model.lower().rpartition("/")[2]))
