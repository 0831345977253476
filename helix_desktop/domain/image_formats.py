"""The formats of pictures that models accept, by their first bytes and by their media types."""

SENDABLE = frozenset({"image/png", "image/jpeg"})
"""The media types that every provider, and every server of a model, decodes."""

_STARTS = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)


def image_mime(data: bytes) -> str:
    """Return the media type by the first bytes, whatever a name says; "" for anything else."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return next((mime for start, mime in _STARTS if data.startswith(start)), "")
