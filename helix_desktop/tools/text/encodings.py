"""How a file's bytes are text: told by a mark at the start, by being UTF-8, or by their looks.

Where nothing tells it, each byte is shown as the letter it has in Latin-1, and that is said. Who
writes text back makes sure first that this gives the very same bytes.
"""

import codecs
import re
import unicodedata
from collections.abc import Sequence

from helix_desktop.domain.values import value
from helix_desktop.tools.text.legacy import recognized

SNIFF = 8 * 1024
"""First bytes in which a null byte means: not text (unless it is UTF-16 or 32)."""

_MARKS = (
    # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_NAMES = {
    "latin-1": "Latin-1 (not valid UTF-8)",
    "cp932": "Shift-JIS (CP932)",
}
_BEYOND_LATIN = re.compile(rb"[\x80-\x9f]")
_CONTROLS = re.compile(rb"[\x00-\x06\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_CONTROLS = 0.02
"""Share of control characters up to which bytes of no known encoding can be a text."""
_SHIFTED = re.compile(rb"\x1b\$[@AB(]")
"""What begins East Asian letters in ISO-2022, whose bytes are those of ASCII."""
_LEAST_ASCII = 0.01
"""Share that spaces, line ends and such have in any text of UTF-16."""
_SAMPLE = 100_000


@value
class Spelling:
    """A codec, and the mark (BOM) that stands before the text.

    Without `told` nothing says which encoding it is: letters beyond ASCII stand for their bytes.
    """

    codec: str
    mark: bytes = b""
    told: bool = True

    @property
    def plain(self) -> bool:
        """Whether it is what everybody expects and nothing has to be said."""
        return self.codec == "utf-8" and not self.mark

    @property
    def name(self) -> str:
        if not self.told:
            return "Latin-1: its encoding cannot be told, letters beyond ASCII may be others"
        named = _NAMES.get(self.codec, self.codec.upper())
        if self.codec.startswith("utf-") and not self.plain:
            named += f" {'with' if self.mark else 'without'} a byte order mark"
        return named

    @property
    def one_byte_lines(self) -> bool:
        """Whether a line ends with a single byte, so that lines can be counted as bytes."""
        return not self.codec.startswith(("utf-16", "utf-32"))


UTF8 = Spelling("utf-8")
LATIN = Spelling("latin-1")
UNTOLD = Spelling("latin-1", told=False)


def marked(beginning: bytes) -> Spelling | None:
    """The spelling that a mark at the start tells."""
    found = (Spelling(codec, mark) for mark, codec in _MARKS if beginning.startswith(mark))
    return next(found, None)


def is_binary(beginning: bytes) -> bool:
    """Whether the first bytes of what was given out hold null bytes that no mark explains."""
    return marked(beginning) is None and b"\0" in beginning[:SNIFF]


def spelled(data: bytes, *, whole: bool = True) -> Spelling | None:
    """How a content is spelled, of which this may be only the beginning; None if it is no text."""
    found = marked(data)
    if found is not None:
        if _is(data[len(found.mark) :], found.codec, whole=whole):
            return found
        return UNTOLD if found.codec == "utf-8" else None
    if b"\0" in data[:SNIFF]:
        return _wide(data, whole=whole)
    if _is(data, "utf-8", whole=whole):
        return UNTOLD if _SHIFTED.search(data) else UTF8
    return _older(data, whole=whole)


def spelled_within(piece: bytes, *, whole: bool) -> Spelling:
    """The same of a piece from the middle of a text, where nulls and marks mean nothing."""
    return UTF8 if _is(piece, "utf-8", whole=whole) else _older(piece, whole=whole) or UNTOLD


def spelled_alike(versions: Sequence[bytes]) -> list[Spelling] | None:
    """How versions of one file are spelled: what one does not tell by itself, another may."""
    found = [spelled(each) for each in versions]
    every = [each for each in found if each is not None]
    if len(every) < len(found):
        return None
    untold = [data for data, each in zip(versions, every, strict=True) if not each.told]
    for known in every:
        one_of_them = known.told and not known.mark and known.one_byte_lines
        if one_of_them and all(keeps(data, known) for data in untold):
            return [each if each.told else known for each in every]
    return every


def decoded(data: bytes, spelling: Spelling) -> str:
    """The text without its mark. UnicodeError if the spelling is not that of the bytes."""
    return data[len(spelling.mark) :].decode(spelling.codec)


def encoded(text: str, spelling: Spelling) -> bytes:
    """The bytes with their mark. UnicodeError if the text holds what the spelling cannot."""
    return spelling.mark + text.encode(spelling.codec)


def keeps(data: bytes, spelling: Spelling) -> bool:
    """Whether the text of the bytes is written back as the very same bytes."""
    try:
        return encoded(decoded(data, spelling), spelling) == data
    except UnicodeError:
        return False


def _is(data: bytes, codec: str, *, whole: bool) -> bool:
    try:
        codecs.getincrementaldecoder(codec)().decode(data, final=whole)
    except UnicodeError:
        return False
    return True


def _older(data: bytes, *, whole: bool) -> Spelling | None:
    codec = recognized(data, whole=whole)
    if codec is None:
        controls = len(_CONTROLS.findall(data[:_SAMPLE]))
        return UNTOLD if controls <= _MOST_CONTROLS * len(data[:_SAMPLE]) else None
    if codec == "cp1252" and not _BEYOND_LATIN.search(data):
        return LATIN  # whoever wrote it may not know what Windows has in the other places
    if codec == "gb18030" and _is(data, "gbk", whole=whole):
        return Spelling("gbk")
    return Spelling(codec)


def _wide(data: bytes, *, whole: bool) -> Spelling | None:
    """UTF-16 without a mark: of the two byte orders the one that makes a text of it."""
    found = [order for order in ("utf-16-le", "utf-16-be") if _is_wide(data, order, whole=whole)]
    return Spelling(found[0]) if len(found) == 1 else None


def _is_wide(data: bytes, codec: str, *, whole: bool) -> bool:
    try:
        text = codecs.getincrementaldecoder(codec)().decode(data, final=whole)[:_SAMPLE]
    except UnicodeError:
        return False
    usual = sum(" " <= sign <= "~" or sign in "\t\n\r" for sign in text)
    if usual < max(_LEAST_ASCII * len(text), 1):
        return False
    signs = set(text) - set("\t\n\r\f\x1b\ufeff")
    return not any(unicodedata.category(sign) in ("Cc", "Cn", "Co", "Cs") for sign in signs)
