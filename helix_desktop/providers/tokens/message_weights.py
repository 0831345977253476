"""Tokens, body bytes and pictures of messages, as one model counts them.

Providers reject a body for its bytes (32 MB) long before its tokens, so bytes are limited too. The
tokens of pictures follow each provider's published rule, from the size in pixels. Four tokens frame
a message and eight a call, in every dialect within a token or two; the remaining difference is
learned from reported usage. The frame of a result counts with its call, so that an output takes as
many tokens in a request as it has everywhere else.
"""

import logging
from collections.abc import Callable, Sequence
from math import ceil, floor, sqrt
from typing import TypeAlias

import msgspec
from msgspec import Struct

from helix_desktop.context.fit_to_model import describe_unseen, sees_tool_pictures, without_images
from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import ImageTokenRule, Llm
from helix_desktop.domain.messages import (
    SENDABLE,
    Image,
    Message,
    Part,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
    WebSearch,
)
from helix_desktop.domain.phrase import plain_text
from helix_desktop.domain.ports import MessageWeight, TokenCounter
from helix_desktop.domain.value import replace

Json: TypeAlias = (
    "bool | int | float | str | list[Json] | tuple[Json, ...] | dict[str, Json] | None"
)


def encode_body(body: Json) -> bytes:
    """Encode a body as sent: UTF-8, no blanks, keys in the given order.

    The order is kept because a prompt cache compares bytes. Lone surrogates, which no provider
    accepts, become U+FFFD. The caller takes `len` of the result and sends the same bytes.
    """
    try:
        return msgspec.json.encode(body, enc_hook=plain_text)
    except UnicodeEncodeError:
        return msgspec.json.encode(_mend(body), enc_hook=plain_text)


def text_body_bytes(text: str) -> int:
    """Return the bytes of a string in a body, with quotes and escapes (1 MB takes about 1 ms)."""
    return len(encode_body(text))


def base64_bytes(size: int) -> int:
    """Return the length of `size` bytes as Base64 (padded, in one line), without encoding them."""
    return (size + 2) // 3 * 4


def _mend(value: Json) -> Json:
    match value:
        case str():
            return _mend_text(value)
        case dict():
            return {_mend_text(key): _mend(item) for key, item in value.items()}
        case list() | tuple():
            return [_mend(item) for item in value]
        case _:
            return value


def _mend_text(text: str) -> str:
    """Join surrogate pairs and replace lone ones."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


MEGABYTE = 1_000_000


class ImageLimits(Struct, frozen=True):
    """Limits of one request; bytes as sent (Base64), edges in pixels, 0 = no limit.

    `sharp` is the longest edge that is sent: larger pictures are scaled down before.
    """

    count: int = 0
    per_picture: int = 0
    per_request: int = 0
    edge: int = 0
    sharp: int = 2048


LIMITS = {
    ImageTokenRule.NONE: ImageLimits(),
    # platform.openai.com, guide "Images and vision": 500 per request, 20 MB each, 50 MB together;
    # pictures are fitted into a square of 2048
    ImageTokenRule.OPENAI_TILES: ImageLimits(500, 20 * MEGABYTE, 50 * MEGABYTE),
    ImageTokenRule.OPENAI_PATCHES: ImageLimits(500, 20 * MEGABYTE, 50 * MEGABYTE),
    # platform.claude.com, "Vision": 100 per request at a window of 200k, request of 32 MB, 8000 px,
    # but 2000 px with more than 20 pictures; 5 MB each counts base64
    ImageTokenRule.ANTHROPIC: ImageLimits(100, 5 * MEGABYTE, 32 * MEGABYTE, 8000, 2000),
    # ai.google.dev, "Image understanding": inline requests of 20 MB, 3000 pictures
    ImageTokenRule.GEMINI: ImageLimits(3000, 0, 20 * MEGABYTE, 0, 3072),
}

MAX_IMAGE_BYTES = 20 * MEGABYTE
"""Most bytes of a picture that is sent where the provider has no limit."""
_MAX_GROWTH, _MIN_GROWN_BYTES = 4, 64 * 1024
"""How many times larger a picture may become when it is encoded anew, and the least it may have."""


class SentImageLimits(Struct, frozen=True):
    """The limits of one picture as it is sent: its longest edge in pixels, and its bytes."""

    edge: int
    size: int


def sent_image_limits(image: Image, llm: Llm) -> SentImageLimits:
    """Return the limits that a picture is scaled to for a model.

    A picture that needs no change keeps its bytes; one that is encoded anew stays near its size. No
    picture takes more than half of a request.
    """
    rule = LIMITS[llm.images]
    room = min(filter(None, (rule.per_picture, llm.max_bytes // 2, MAX_IMAGE_BYTES))) * 3 // 4
    if needs_new_encoding(image, SentImageLimits(rule.sharp, room)):
        room = min(room, _MAX_GROWTH * image.size + _MIN_GROWN_BYTES)
    return SentImageLimits(rule.sharp, room)


def needs_new_encoding(image: Image, limits: SentImageLimits) -> bool:
    larger = image.size > limits.size or max(image.width, image.height) > limits.edge
    return larger or image.mime not in SENDABLE


def image_tokens(width: int, height: int, rule: ImageTokenRule) -> int:
    """Return the tokens of a picture of that many pixels.

    The result is 0 under the rule NONE: the model accepts no pictures, or their tokens are unknown.
    """
    return _RULES[rule](max(width, 1), max(height, 1))


def image_body_bytes(image: Image, llm: Llm) -> int:
    """Return the bytes of a picture in a request's body, at most."""
    limits = sent_image_limits(image, llm)
    return base64_bytes(limits.size if needs_new_encoding(image, limits) else image.size)


def cap_image_limits(llm: Llm) -> Llm:
    """Return the model with the limits of its rule, where it has none of its own."""
    limits = LIMITS[llm.images]
    return replace(
        llm,
        max_bytes=llm.max_bytes or limits.per_request,
        max_images=llm.max_images or limits.count,
    )


_BASE_TOKENS = 85
_TILE_TOKENS = 170


def _openai_tiles(width: int, height: int) -> int:
    """Fit into a square of 2048, then the short side to 768; count tiles of 512. Never enlarge."""
    width, height = _shrink(width, height, 2048 / max(width, height))
    width, height = _shrink(width, height, 768 / min(width, height))
    return _BASE_TOKENS + _TILE_TOKENS * ceil(width / 512) * ceil(height / 512)


def _openai_patches(width: int, height: int) -> int:
    """Count patches of 32; above 1536 the picture is shrunk until whole patches fit its sides."""
    max_patches, side = 1536, 32
    if ceil(width / side) * ceil(height / side) <= max_patches:
        return ceil(width / side) * ceil(height / side)
    shrink = sqrt(max_patches * side * side / (width * height))
    across, down = width * shrink / side, height * shrink / side
    shrink_again = min(max(floor(across), 1) / across, max(floor(down), 1) / down)
    columns, rows = (max(ceil(size * shrink_again - 1e-9), 1) for size in (across, down))
    return min(max_patches, columns * rows)


def _anthropic(width: int, height: int) -> int:
    """Count area / 750, at least the patches of 28; shrink to 1568 px and about 1600 tokens."""
    width, height = _shrink(width, height, 1568 / max(width, height))
    return min(1600, max(ceil(width * height / 750), ceil(width / 28) * ceil(height / 28)))


def _gemini(width: int, height: int) -> int:
    """Count 258 up to 384 px; else per tile of the short side / 1.5, from 256 to 768 px."""
    if max(width, height) <= 384:
        return 258
    width, height = _shrink(width, height, 3072 / max(width, height))
    side = min(max(floor(min(width, height) / 1.5), 256), 768)
    return 258 * ceil(width / side) * ceil(height / side)


def _shrink(width: int, height: int, by: float) -> tuple[int, int]:
    if by >= 1:
        return width, height
    return max(round(width * by), 1), max(round(height * by), 1)


_RULES: dict[ImageTokenRule, Callable[[int, int], int]] = {
    ImageTokenRule.NONE: lambda _width, _height: 0,
    ImageTokenRule.OPENAI_TILES: _openai_tiles,
    ImageTokenRule.OPENAI_PATCHES: _openai_patches,
    ImageTokenRule.ANTHROPIC: _anthropic,
    ImageTokenRule.GEMINI: _gemini,
}


MESSAGE_TOKENS = 4
CALL_TOKENS = 8
MESSAGE_BYTES = 32
CALL_BYTES = 80

BYTES_PER_TOKEN = 3
"""Bytes per token of a text that cannot be counted; English and code have about four."""
SEALED_BYTES_PER_TOKEN = 5
"""Bytes per token of encrypted text in Base64, which has a third more bytes than the text."""

log = logging.getLogger(__name__)


class ModelMessageWeigher:
    """A MessageWeigher by one model's tokenizer, its rule for pictures, and JSON."""

    def __init__(self, counter: TokenCounter, llm: Llm) -> None:
        self._counter = counter
        self._llm = llm
        self._guessing = False

    def count(self, text: str) -> int:
        try:
            return self._counter.count(text, self._llm.encoding)
        except ResourceError as error:
            return self._guess(text, error)

    def exceeds(self, text: str, limit: int) -> bool:
        try:
            return self._counter.exceeds(text, self._llm.encoding, limit)
        except ResourceError as error:
            return self._guess(text, error) > limit

    def _guess(self, text: str, error: ResourceError) -> int:
        """Estimate rather too many tokens: a damaged tokenizer must not stop the work."""
        if not self._guessing:
            log.warning("tokens are guessed from now on: %s", error)
            self._guessing = True
        return len(text.encode("utf-8", "surrogatepass")) // BYTES_PER_TOKEN + 1

    def weigh(self, message: Message) -> MessageWeight:
        framed = message.role is not Role.TOOL
        frame = MessageWeight(MESSAGE_TOKENS if framed else 0, MESSAGE_BYTES)
        return _sum([frame, *map(self._part, message.parts)])

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        if not self._llm.takes_tools:
            return MessageWeight(0, 0)
        texts = [text for spec in specs for text in (spec.name, spec.description, spec.schema)]
        tokens = sum(self.count(text) for text in texts) + CALL_TOKENS * len(specs)
        return MessageWeight(
            tokens, sum(text_body_bytes(text) for text in texts) + CALL_BYTES * len(specs)
        )

    def _part(self, part: Part) -> MessageWeight:
        match part:
            case Text(text, "") | Thinking(text, ""):
                return self._text(text)
            case Text(text, opaque) | Thinking(text, opaque):
                # the provider's own block is returned instead; its price is that of the text
                return MessageWeight(
                    self.count(text), text_body_bytes(text) + text_body_bytes(opaque)
                )
            case WebSearch(text=text, opaque=opaque):
                # what was found is in the provider's own form, mostly as encrypted text
                tokens = max(self.count(text), len(opaque) // SEALED_BYTES_PER_TOKEN)
                return MessageWeight(tokens, text_body_bytes(text) + text_body_bytes(opaque))
            case ToolCall(tool=tool, arguments=arguments, opaque=opaque):
                tokens = CALL_TOKENS + MESSAGE_TOKENS + self.count(tool) + self.count(arguments)
                return MessageWeight(
                    tokens, CALL_BYTES + text_body_bytes(arguments) + len(tool) + len(opaque)
                )
            case ToolResult() if part.images and not sees_tool_pictures(self._llm):
                return self._text(without_images(part).text)
            case ToolResult():
                return _sum([self._text(part.text), *map(self._image, part.images)])
            case Image():
                return self._image(part)

    def _text(self, text: str) -> MessageWeight:
        return MessageWeight(self.count(text), text_body_bytes(text))

    def _image(self, image: Image) -> MessageWeight:
        if not self._llm.takes_pictures:
            return self._text(describe_unseen(image))
        tokens = image_tokens(image.width, image.height, self._llm.images)
        return MessageWeight(tokens, image_body_bytes(image, self._llm), 1)


def _sum(weights: Sequence[MessageWeight]) -> MessageWeight:
    return MessageWeight(
        sum(weight.tokens for weight in weights),
        sum(weight.size for weight in weights),
        sum(weight.images for weight in weights),
    )
