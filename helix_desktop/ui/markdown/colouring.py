"""Colours of code by one small reader for the languages people talk about; bounded and cheap.

0.1 ms for a kilobyte, so it can follow a stream; what it does not know is plain, never wrong text.
"""

import re
from collections.abc import Iterator

from helix_desktop.domain.values import value

LONGEST = 60_000
"""Characters of code that are coloured; the rest is plain."""
MOST = 1_000
"""Stretches of one part that are coloured: each costs more than the text in it."""

_BY_HASH_NAMES = """
    python py python3 sh bash zsh shell console ruby rb yaml yml toml ini conf perl pl r make
    makefile dockerfile elixir ex nix powershell ps1 cmake tcl awk julia
"""
_BY_DASHES_NAMES = "sql lua haskell hs ada elm"
_PLAIN_NAMES = "text txt plain plaintext output log markdown md diff csv"
_WORDS = """
    def class return import from as if else elif for while in not and or is None True False
    async await with try except finally raise yield lambda pass break continue global nonlocal
    match case function const let var export default fn pub struct enum impl use func type
    interface new this self mut move ref trait where package defer go chan select switch map
    range nil null true false undefined void int float double char bool long short unsigned
    static public private protected final extends implements throws throw catch do then fi done
    esac local echo end module require typeof instanceof of namespace using template typename
    auto constexpr include ifdef endif val object override when super del assert readonly
    declare abstract delete
"""
_SQL = """
    select from where insert into update delete create table drop alter join left right inner
    outer on group by order having limit values set and or not null as distinct union case when
    then else end primary key foreign references index view in exists like between is desc asc
    begin commit
"""
_HASH, _DASHES, _PLAIN = (
    frozenset(names.split()) for names in (_BY_HASH_NAMES, _BY_DASHES_NAMES, _PLAIN_NAMES)
)
_STRINGS = (
    r'[rbfuRBFU]{0,2}(?:"""|\'\'\')|[rbfuRBFU]{0,2}"(?:[^"\\\n]|\\.)*+"?'
    r"|[rbfuRBFU]{0,2}'(?:[^'\\\n]|\\.)*+'?|`(?:[^`\\\n]|\\.)*+`?"
)
_NUMBERS = r"(?<![\w.])(?:0[xXbBoO][0-9a-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w])"


@value
class Stretch:
    """Part of a code in a colour; `tone` is the name of a token."""

    start: int
    end: int
    tone: str


def _pattern(comment: str, words: str, flags: int = 0) -> re.Pattern[str]:
    alternatives = "|".join(words.split())
    return re.compile(
        f"(?P<s_com>{comment})|(?P<s_str>{_STRINGS})|(?P<s_num>{_NUMBERS})"
        rf"|\b(?P<s_kw>{alternatives})\b|\b(?P<s_fn>[A-Za-z_]\w*)(?=\()",
        flags,
    )


_BY_HASH = _pattern(r"(?<![\w$&])\#[^\n]*", _WORDS)
_BY_SLASH = _pattern(r"//[^\n]*|/\*", _WORDS)
_BY_DASHES = _pattern(r"--[^\n]*|/\*", _SQL, re.IGNORECASE)


def coloured(code: str, language: str, inside: str = "") -> tuple[list[Stretch], str]:
    """The coloured stretches, and what is still open at the end (to go on with the next part)."""
    name = language.lower().strip("{}.,;:")
    if not name or name in _PLAIN or len(code) > LONGEST:
        return [], ""
    pattern = _BY_HASH if name in _HASH else _BY_DASHES if name in _DASHES else _BY_SLASH
    found: list[Stretch] = []
    at = 0
    if inside:
        tone = "s_com" if inside == "*/" else "s_str"
        at, inside = _closed(code, 0, inside)
        found.append(Stretch(0, at, tone))
    while not inside and len(found) < MOST and (token := pattern.search(code, at)) is not None:
        at, opened = token.end(), _opens(token[0])
        if opened:
            at, inside = _closed(code, at, opened)
        found.append(Stretch(token.start(), at, token.lastgroup or "fg"))
    return found, inside


def _opens(token: str) -> str:
    for sign in ('"""', "'''"):
        if token.endswith(sign) and len(token.lstrip("rbfuRBFU")) == len(sign):
            return sign
    return "*/" if token == "/*" else ""


def _closed(code: str, start: int, sign: str) -> tuple[int, str]:
    end = code.find(sign, start)
    return (end + len(sign), "") if end >= 0 else (len(code), sign)


def parts(code: str, lines: int) -> Iterator[str]:
    """The code in parts of so many lines, each without its last line end."""
    rows = code.split("\n")
    for at in range(0, len(rows), lines):
        yield "\n".join(rows[at : at + lines])
