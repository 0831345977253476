"""Finds characters that hide, reorder, or imitate others, and shows them as `⟨U+202E⟩`.

They are shown as `⟨U+202E⟩` in every text that the user has to approve; the text that runs never
changes.
"""

import re
import unicodedata

from msgspec import Struct

_INVISIBLE = frozenset(
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)  # fillers of several scripts
)
_SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
_HIDING_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LAYOUT = frozenset("\n\t")
"""Characters shown as they are, because a card keeps lines and columns."""

_LATIN_SCRIPT, _IMITATING_SCRIPTS = (
    "LATIN",
    frozenset({"CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"}),
)
_LETTER_RUNS = re.compile(r"[^\W\d_]+")

_LOOKS_LIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u0458\u0455\u04bb\u0501\u051b\u051d"
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0408\u0405"
    "\u03bf\u03bd\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
    "aeopcxyijshdqwABEKMHOPCTXIJSovABEZHIKMNOPTYX",
)
"""The ASCII letters that the most common lookalikes imitate.

For others, the card shows the letter itself.
"""
_REVERSES, _ENDS_REVERSED = "\u202e", "\u202c"
_MAX_SIDE_CHARS = 60
"""The number of characters of a word to repeat on either side of a suspicious character."""


class MisreadText(Struct, frozen=True):
    """The first word with deceptive characters: its appearance and its real text.

    `really` leaves invisible characters out, or spells them out if the word has no other deceptive
    characters.
    """

    hidden: int
    alike: int
    reads: str
    really: str


def show_hidden(text: str) -> str:
    """Return the text with every character that hides or is invisible spelled out."""
    hidden = {ord(char): f"⟨U+{ord(char):04X}⟩" for char in set(text) if _hides(char)}
    return text.translate(hidden) if hidden else text


def has_hidden(text: str) -> bool:
    """Whether the text looks different from its actual content."""
    return any(_hides(char) for char in set(text))


def has_invisible(text: str) -> bool:
    """Whether the text has characters that show as nothing; a private one shows as an icon."""
    return any(_hides(char) and unicodedata.category(char) != "Co" for char in set(text))


def reveal(text: str) -> str:
    """Do the same as `show_hidden` and also spell out lookalike letters, for commands and names.

    Not for prose, because full-width punctuation is normal in some languages.
    """
    if text.isascii():
        return show_hidden(text)
    positions = _lookalike_positions(text)
    return "".join(
        f"⟨U+{ord(char):04X}⟩" if position in positions or _hides(char) else char
        for position, char in enumerate(text)
    )


def find_misread(text: str) -> MisreadText | None:
    """Return the appearance of a deceptive text; None if the text is what it looks like."""
    hidden = sum(text.count(char) for char in set(text) if _hides(char))
    alike = _lookalike_positions(text)
    if not hidden and not alike:
        return None
    first = next(
        position for position, char in enumerate(text) if position in alike or _hides(char)
    )
    # the word around it; a reversed word is extended to the end of the reversal
    start = max(text.rfind(sign, 0, first) for sign in " \t\n") + 1
    is_reversed = text.find(_REVERSES, start, first + 1) >= 0
    closing = text.find(_ENDS_REVERSED, first) if is_reversed else first
    blank = re.compile(r"[ \t\n]|$").search(text, max(first + 1, closing))
    end = blank.start() if blank else len(text)
    word = text[max(start, first - _MAX_SIDE_CHARS) : min(end, first + _MAX_SIDE_CHARS)]
    visible, reads = _visible_text(word), _visible_text(_reorder(word)).translate(_LOOKS_LIKE)
    reads = "".join(
        (unicodedata.normalize("NFKC", char) if _imitates_ascii(char) else char) for char in reads
    )
    return MisreadText(
        hidden, len(alike), reads, visible if reads != visible and not alike else reveal(word)
    )


def is_lookalike(text: str) -> bool:
    """Whether the text has lookalikes of ASCII characters, or mixes two alphabets in one word."""
    if text.isascii():
        return False
    if any(ord(char) > 0x7F and _imitates_ascii(char) for char in set(text)):
        return True
    return any(
        _mixes_scripts(match[0]) for match in _LETTER_RUNS.finditer(text) if not match[0].isascii()
    )


def _hides(char: str) -> bool:
    code = ord(char)
    if char in _LAYOUT:
        return False
    odd_space = char != " " and unicodedata.category(char) == "Zs"
    selects = any(first <= code <= last for first, last in _SELECTORS)
    hiding = unicodedata.category(char) in _HIDING_CATEGORIES
    return odd_space or selects or hiding or code in _INVISIBLE


def _imitates_ascii(char: str) -> bool:
    """Whether a character imitates ASCII, as full-width letters do, but not `²` and `½`."""
    plain = unicodedata.normalize("NFKC", char)
    return plain != char and len(plain) == 1 and plain.isascii() and not plain.isdigit()


def _mixes_scripts(run: str) -> bool:
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in run}
    return _LATIN_SCRIPT in scripts and bool(scripts & _IMITATING_SCRIPTS)


def _lookalike_positions(text: str) -> frozenset[int]:
    """Return the positions of letters that look like ASCII or like the alphabet around them."""
    if text.isascii():
        return frozenset()
    wide = (
        position for position, char in enumerate(text) if ord(char) > 0x7F and _imitates_ascii(char)
    )
    mixed = (
        match.start() + position
        for match in _LETTER_RUNS.finditer(text)
        if not match[0].isascii() and _mixes_scripts(match[0])
        for position, char in enumerate(match[0])
        if unicodedata.name(char, "").partition(" ")[0] in _IMITATING_SCRIPTS
    )
    return frozenset((*wide, *mixed))


def _visible_text(text: str) -> str:
    return "".join(char for char in text if not _hides(char))


def _reorder(text: str) -> str:
    """Return the text with each reversed part in the order in which it would be seen."""
    before, mark, behind_mark = text.partition(_REVERSES)
    if not mark:
        return text
    inside, _, after = behind_mark.partition(_ENDS_REVERSED)
    return before + inside[::-1] + _reorder(after)


def is_utf8(text: str) -> bool:
    """Return whether the text can be stored; half of a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
