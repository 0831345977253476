"""What pictures cost: tokens by each provider's published rule, and the limits of a request.

Tokens are counted from the size in pixels; a body is refused for its bytes long before.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from math import ceil, floor, sqrt

from helix_desktop.domain.llm import ImageRule, Llm
from helix_desktop.domain.message import Image
from helix_desktop.domain.values import value
from helix_desktop.providers.counting.request_bytes import base64_weight

MEGABYTE = 1_000_000


class Detail(StrEnum):
    """How closely OpenAI's tiled models look; the other rules know one way only."""

    LOW = "low"
    HIGH = "high"


@value
class ImageLimits:
    """What one request may hold; bytes as they are sent (base64), edges in pixels, 0 = no limit."""

    count: int = 0
    each: int = 0
    together: int = 0
    edge: int = 0
    crowd: int = 0
    crowd_edge: int = 0
    """With more pictures than `crowd`, no edge may be longer than `crowd_edge`."""

    def allow(self, count: int, weight: int, longest: int) -> bool:
        if not (_within(count, self.count) and _within(weight, self.together)):
            return False
        return count <= self.crowd or _within(longest, self.crowd_edge)


LIMITS = {
    ImageRule.NONE: ImageLimits(),
    # platform.openai.com, guide "Images and vision": 500 per request, 20 MB each, 50 MB together
    ImageRule.OPENAI_TILES: ImageLimits(500, 20 * MEGABYTE, 50 * MEGABYTE),
    ImageRule.OPENAI_PATCHES: ImageLimits(500, 20 * MEGABYTE, 50 * MEGABYTE),
    # platform.claude.com, "Vision": 100 per request at a window of 200k, request of 32 MB,
    # 8000 px, above 20 pictures 2000 px; 5 MB each counts base64
    ImageRule.ANTHROPIC: ImageLimits(100, 5 * MEGABYTE, 32 * MEGABYTE, 8000, 20, 2000),
    # ai.google.dev, "Image understanding": inline requests of 20 MB, 3000 pictures
    ImageRule.GEMINI: ImageLimits(3000, 0, 20 * MEGABYTE),
}


def image_tokens(
    width: int, height: int, rule: ImageRule, *, detail: Detail = Detail.HIGH, weight: float = 1.0
) -> int:
    """Tokens of a picture of that many pixels.

    `weight` is what a model charges for one token of its rule (1.62 for gpt-4.1-mini).
    0 under the rule NONE: the model takes no pictures, or says nowhere what they cost.
    """
    if rule is ImageRule.OPENAI_TILES and detail is Detail.LOW:
        return ceil(_TILE_BASE * weight)
    return ceil(_RULES[rule](max(width, 1), max(height, 1)) * weight)


def sent_bytes(image: Image) -> int:
    """What a picture weighs in the body of a request."""
    return base64_weight(image.size)


def capped(llm: Llm) -> Llm:
    """The model with the bounds of its rule, where it has none of its own."""
    limits = LIMITS[llm.images]
    return replace(
        llm,
        max_bytes=llm.max_bytes or limits.together,
        max_images=llm.max_images or limits.count,
    )


def fitting(images: Sequence[Image], rule: ImageRule, *, taken: int = 0) -> tuple[Image, ...]:
    """The newest pictures (the last ones) that one request can hold, in their order.

    `taken` is what the rest of the body weighs. A picture that could never be sent is passed
    over, so that one bad screenshot does not push out all that came before it.
    """
    limits = LIMITS[rule]
    kept: list[Image] = []
    weight, longest = taken, 0
    for image in reversed(images):
        if not (_within(sent_bytes(image), limits.each) and _within(_edge(image), limits.edge)):
            continue
        weight, longest = weight + sent_bytes(image), max(longest, _edge(image))
        if not limits.allow(len(kept) + 1, weight, longest):
            break
        kept.append(image)
    return tuple(reversed(kept))


def _within(amount: int, limit: int) -> bool:
    return limit == 0 or amount <= limit


def _edge(image: Image) -> int:
    return max(image.width, image.height)


_TILE_BASE = 85
_TILE_EACH = 170


def _openai_tiles(width: int, height: int) -> int:
    """Into a square of 2048, then the short side to 768; tiles of 512. Nothing is enlarged."""
    width, height = _shrunk(width, height, 2048 / max(width, height))
    width, height = _shrunk(width, height, 768 / min(width, height))
    return _TILE_BASE + _TILE_EACH * ceil(width / 512) * ceil(height / 512)


def _openai_patches(width: int, height: int) -> int:
    """Patches of 32; above 1536 the picture is shrunk until whole patches fit its sides."""
    most, side = 1536, 32
    if ceil(width / side) * ceil(height / side) <= most:
        return ceil(width / side) * ceil(height / side)
    shrink = sqrt(most * side * side / (width * height))
    across, down = width * shrink / side, height * shrink / side
    shrink_again = min(max(floor(across), 1) / across, max(floor(down), 1) / down)
    return min(most, _patches(across * shrink_again) * _patches(down * shrink_again))


def _patches(length: float) -> int:
    return max(ceil(length - 1e-9), 1)


def _anthropic(width: int, height: int) -> int:
    """Area / 750, at least its padded patches of 28; shrunk to 1568 px and about 1600 tokens."""
    width, height = _shrunk(width, height, 1568 / max(width, height))
    return min(1600, max(ceil(width * height / 750), ceil(width / 28) * ceil(height / 28)))


def _gemini(width: int, height: int) -> int:
    """258 up to 384 px; else per tile, whose side is the short side / 1.5, from 256 to 768 px."""
    if max(width, height) <= 384:
        return 258
    width, height = _shrunk(width, height, 3072 / max(width, height))
    side = min(max(floor(min(width, height) / 1.5), 256), 768)
    return 258 * ceil(width / side) * ceil(height / side)


def _unknown(_width: int, _height: int) -> int:
    return 0


def _shrunk(width: int, height: int, by: float) -> tuple[int, int]:
    if by >= 1:
        return width, height
    return max(round(width * by), 1), max(round(height * by), 1)


_RULES: dict[ImageRule, Callable[[int, int], int]] = {
    ImageRule.NONE: _unknown,
    ImageRule.OPENAI_TILES: _openai_tiles,
    ImageRule.OPENAI_PATCHES: _openai_patches,
    ImageRule.ANTHROPIC: _anthropic,
    ImageRule.GEMINI: _gemini,
}
