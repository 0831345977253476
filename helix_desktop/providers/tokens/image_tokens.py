"""Tokens of pictures (tiles, patches), and largest pictures, by provider."""

from collections.abc import Callable
from math import ceil, floor, sqrt

from msgspec import Struct

from helix_desktop.domain.llm import ImageTokenRule, Llm
from helix_desktop.domain.messages import SENDABLE, Image
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.body_bytes import base64_bytes

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
"""The largest picture in bytes that is sent if the provider has no limit."""

_MAX_GROWTH, _MIN_GROWN_BYTES = 4, 64 * 1024
"""How many times larger a picture may become when it is encoded again, and a size that is always
allowed.
"""


class SentImageLimits(Struct, frozen=True):
    """The limits of one picture as it is sent: its longest edge in pixels, and its bytes."""

    edge: int
    size: int


def sent_image_limits(image: Image, llm: Llm) -> SentImageLimits:
    """Return the limits that a picture is scaled to for a model.

    A picture that needs no change keeps its bytes; one that is encoded again stays near its size.
    No picture takes more than half of a request.
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
    """Return the model with the limits of its rule, if it has none of its own."""
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


def _anthropic_tokens(width: int, height: int) -> int:
    """Count area / 750, at least the patches of 28; shrink to 1568 px and about 1600 tokens."""
    width, height = _shrink(width, height, 1568 / max(width, height))
    return min(1600, max(ceil(width * height / 750), ceil(width / 28) * ceil(height / 28)))


def _gemini_tokens(width: int, height: int) -> int:
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
    ImageTokenRule.ANTHROPIC: _anthropic_tokens,
    ImageTokenRule.GEMINI: _gemini_tokens,
}
