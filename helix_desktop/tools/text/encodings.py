"""How a file's bytes are text: told by its mark at the start, else UTF-8, else Latin-1, else not.

What is decoded here is encoded back to the very same bytes, or it does not count as text.
"""

import codecs

from helix_desktop.domain.values import value

SNIFF = 8 * 1024
"""First bytes in which a null byte means: not text (unless a mark says UTF-16 or 32)."""

_MARKS = (
    # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


@value
class Spelling:
    """A codec, and the mark (BOM) that stands before the text."""

    codec: str
    mark: bytes = b""

    @property
    def plain(self) -> bool:
        """Whether it is what everybody expects and nothing has to be said."""
        return self.codec == "utf-8" and not self.mark

    @property
    def name(self) -> str:
        return {"latin-1": "Latin-1 (not valid UTF-8)"}.get(self.codec, self.codec.upper()) + (
            " with a byte order mark" if self.mark else ""
        )

    @property
    def one_byte_lines(self) -> bool:
        """Whether a line ends with a single byte, so that lines can be counted as bytes."""
        return self.codec in ("utf-8", "latin-1")


UTF8 = Spelling("utf-8")
LATIN = Spelling("latin-1")


def marked(beginning: bytes) -> Spelling | None:
    """The spelling that a mark at the start tells."""
    found = (Spelling(codec, mark) for mark, codec in _MARKS if beginning.startswith(mark))
    return next(found, None)


def is_binary(beginning: bytes) -> bool:
    """Whether the first bytes of a file are no text."""
    return marked(beginning) is None and b"\0" in beginning[:SNIFF]


def spelled(data: bytes) -> Spelling | None:
    """How a whole content is spelled; None if it is no text."""
    if is_binary(data):
        return None
    found = marked(data) or (UTF8 if _is(data, "utf-8") else LATIN)
    return found if _round(data, found) else (LATIN if found.codec == "utf-8" else None)


def decoded(data: bytes, spelling: Spelling) -> str:
    """The text without its mark. UnicodeError if the spelling is not that of the bytes."""
    return data[len(spelling.mark) :].decode(spelling.codec)


def encoded(text: str, spelling: Spelling) -> bytes:
    """The bytes with their mark. UnicodeError if the text holds what the spelling cannot."""
    return spelling.mark + text.encode(spelling.codec)


def _is(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeError:
        return False
    return True


def _round(data: bytes, spelling: Spelling) -> bool:
    try:
        return encoded(decoded(data, spelling), spelling) == data
    except UnicodeError:
        return False
