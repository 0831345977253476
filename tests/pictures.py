"""Pictures for tests, in every format that models are shown."""

import struct
import zlib
from io import BytesIO

from PIL import Image


def picture(width: int = 40, height: int = 30, kind: str = "PNG", **options: object) -> bytes:
    """Return a picture with some detail, always the same bytes."""
    shades = Image.linear_gradient("L").resize((width, height))
    made = Image.merge("RGB", (shades, shades.rotate(90), shades.rotate(180)))
    return encoded(made, kind, **options)


def moving(kind: str = "GIF", frames: int = 3) -> bytes:
    """Return a picture with several frames."""
    made = [Image.new("RGB", (20, 10), (40 * at, 90, 200)) for at in range(frames)]
    return encoded(made[0], kind, save_all=True, append_images=made[1:], duration=50)


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    out = BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def claiming(width: int, height: int) -> bytes:
    """Return a PNG of a few bytes whose header claims a size: a pixel bomb, or no pixels."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(b"\0" * 10_000)), (b"IEND", b""))
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body


def size_of(data: bytes) -> tuple[int, int]:
    """Return the size of a picture that can be decoded."""
    with Image.open(BytesIO(data)) as image:
        image.load()
        return image.size
