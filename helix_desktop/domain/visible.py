"""Makes characters visible that hide, reorder or imitate, for everything a person has to approve.

`⟨U+202E⟩` is shown in place of the character; the text that runs is never changed.
"""

import re
import unicodedata

_INVISIBLE = frozenset(
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)  # fillers of several scripts
)
_SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
_HIDING = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LAYOUT = frozenset("\n\t")
"""Shown as what they are: a card keeps lines and columns."""

_LATIN, _IMITATING = "LATIN", frozenset({"CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
_RUNS = re.compile(r"[^\W\d_]+")


def visible(text: str) -> str:
    """The text with everything that would not be seen as it is written out."""
    return text.translate({ord(char): f"⟨U+{ord(char):04X}⟩" for char in set(text) if _hides(char)})


def hides(text: str) -> bool:
    """Whether a person who looks at `text` sees something else than what is there."""
    return any(_hides(char) for char in set(text))


def imitates(text: str) -> bool:
    """Whether characters look like ASCII and are not, or two alphabets are mixed in one word."""
    if text.isascii():
        return False
    if any(ord(char) > 0x7F and _as_ascii(char) for char in set(text)):
        return True
    return any(_mixed(found[0]) for found in _RUNS.finditer(text) if not found[0].isascii())


def _hides(char: str) -> bool:
    code = ord(char)
    if char in _LAYOUT:
        return False
    odd_space = char != " " and unicodedata.category(char) == "Zs"
    selects = any(first <= code <= last for first, last in _SELECTORS)
    hiding = unicodedata.category(char) in _HIDING
    return odd_space or selects or hiding or code in _INVISIBLE


def _as_ascii(char: str) -> bool:
    """Full-width letters, mathematical ones and the like; `²` and `½` deceive nobody."""
    plain = unicodedata.normalize("NFKC", char)
    return plain != char and len(plain) == 1 and plain.isascii() and not plain.isdigit()


def _mixed(run: str) -> bool:
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in run}
    return _LATIN in scripts and bool(scripts & _IMITATING)
