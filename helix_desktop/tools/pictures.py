"""Checks pictures from outside (format, size), and scales them to what a model accepts.

Only four formats are decoded. The size in pixels is read from the header first, so that a small
file cannot fill the memory, and pictures are decoded one after the other. The same picture scaled
to the same limits always gives the same bytes, because prompt caches compare bytes. All functions
block and run in threads.
"""

import struct
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

from msgspec import Struct

from helix_desktop.domain.cache import MIN_PREFIX_CHARS
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import SENDABLE, NewImage, image_mime
from helix_desktop.tools.text.file_content import image_size

if TYPE_CHECKING:
    from PIL import Image

MAX_CHECKED_PICTURE_BYTES = 32_000_000
"""Most bytes of a picture that is read at all."""
MAX_PIXELS = 50_000_000
"""Most pixels of a picture that is decoded: 200 MB in memory."""
MIN_EDGE_PIXELS = 64
"""The longest edge, in pixels, below which no picture is scaled to save bytes."""

_ORIENTATION, _UPRIGHT = 0x0112, 1
"""The EXIF tag that says how the camera was held, and its value for upright."""
_DAMAGED = (OSError, ValueError, SyntaxError, EOFError, struct.error, zlib.error, MemoryError)
"""What decoders raise for damaged data."""
_one_by_one = threading.Lock()


class CheckedPicture(Struct, frozen=True):
    """A picture that can be decoded; `moves` if it has more frames than the first."""

    image: NewImage
    moves: bool = False

    def describe(self, name: str) -> str:
        """Describe the picture in one line, with the digest by which it can be recalled."""
        image = self.image
        stored = image.stored()
        frames = " · it moves; only its first frame is shown" if self.moves else ""
        return (
            f"[picture {name}: {image.mime.removeprefix('image/').upper()}, {image.width} × "
            f"{image.height} pixels, {stored.size:,} bytes, sha256 "
            f"{stored.content[:MIN_PREFIX_CHARS]}{frames}]"
        )


def check_picture(data: bytes) -> CheckedPicture:
    """Decode a picture once; raise ToolError with the reason if models cannot be shown it."""
    mime = image_mime(data)
    if not mime:
        raise ToolError("The file isn't a PNG, JPEG, GIF, or WebP image.")
    if len(data) > MAX_CHECKED_PICTURE_BYTES:
        raise ToolError(
            "The image has {size} bytes. Images of up to {most} bytes are supported.",
            size=f"{len(data):,}",
            most=f"{MAX_CHECKED_PICTURE_BYTES:,}",
        )
    with _opened(data) as image:
        width, height = image.size
        # a JPEG with several pictures is a photo with a preview or a map of its brightness
        moves = mime in ("image/gif", "image/webp") and bool(getattr(image, "is_animated", False))
        image.load()
    return CheckedPicture(NewImage(data, mime, width, height), moves)


def fit_picture(data: bytes, *, edge: int, size: int) -> bytes:
    """Return the picture as PNG or JPEG, its edges up to `edge` pixels, up to `size` bytes.

    A picture that is so already is returned as it is, unless it stands on its side or has colors
    for print. Raise ToolError if it is damaged.
    """
    from PIL import ImageOps  # noqa: PLC0415  lazy: most sessions have no picture

    with _opened(data) as image:
        small = max(image.size) <= edge and len(data) <= size
        if small and image_mime(data) in SENDABLE and image.mode != "CMYK":
            # only of a JPEG: to find it in a PNG, all pixels are decoded
            is_png = image.format == "PNG"
            if is_png or image.getexif().get(_ORIENTATION, _UPRIGHT) == _UPRIGHT:
                return data
        image.draft(None, (edge, edge))
        upright = ImageOps.exif_transpose(image)  # the first frame, as its camera was held
        if upright.mode.startswith("I"):  # 16 bits of gray would be cut, not scaled
            upright = upright.convert("I").point(lambda value: value * (1 / 256)).convert("L")
        elif upright.mode not in ("L", "RGB", "RGBA"):
            upright = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
        sizes = [min(edge, max(upright.size))]
        while sizes[-1] * 3 // 4 >= MIN_EDGE_PIXELS:
            sizes.append(sizes[-1] * 3 // 4)
        for side in sizes:
            upright.thumbnail((side, side))
            for encoding in _encodings(upright, lossless=image_mime(data) != "image/jpeg"):
                if len(encoding) <= size:
                    return encoding
    raise ToolError("The image can't be made small enough.")


@contextmanager
def _opened(data: bytes) -> Iterator["Image.Image"]:
    """Open a picture whose header is plausible, without decoding its pixels."""
    from PIL import Image  # noqa: PLC0415  lazy: most sessions have no picture

    Image.MAX_IMAGE_PIXELS = MAX_PIXELS
    _check_pixels(image_size(data))
    try:
        with (
            _one_by_one,
            Image.open(BytesIO(data), formats=("PNG", "JPEG", "GIF", "WEBP")) as image,
        ):
            _check_pixels(image.size)
            yield image
    except Image.DecompressionBombError as error:
        raise _too_many_pixels() from error
    except _DAMAGED as error:
        raise ToolError("The image is damaged or incomplete.") from error


def _check_pixels(size: tuple[int, int] | None) -> None:
    if size is None:
        return
    if not all(size):
        raise ToolError("The image has no pixels.")
    if size[0] * size[1] > MAX_PIXELS:
        raise _too_many_pixels()


def _too_many_pixels() -> ToolError:
    return ToolError(
        "The image has too many pixels. Up to {most} are supported.", most=f"{MAX_PIXELS:,}"
    )


def _encodings(image: "Image.Image", *, lossless: bool) -> Iterator[bytes]:
    """Yield the picture as PNG if it was without loss, then as smaller and smaller JPEGs."""
    from PIL import Image  # noqa: PLC0415  lazy: most sessions have no picture

    if lossless:
        yield _written(image, "PNG")
    if image.mode == "RGBA":
        ground = Image.new("RGBA", image.size, "white")
        image = Image.alpha_composite(ground, image).convert("RGB")
    for quality in (88, 75, 60):
        yield _written(image, "JPEG", quality=quality)


def _written(image: "Image.Image", kind: str, **options: int) -> bytes:
    out = BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()
