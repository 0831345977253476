"""Colors of code, for common languages, comparisons, and Markdown.

The highlighter is one small regex parser for common languages and needs 0.1 ms per kilobyte; code
that it does not know stays plain and its text is never changed.
"""

import re

from msgspec import Struct

LONGEST = 60_000
"""Most characters of a code block that are colored; the rest is plain."""
MOST = 1_000
"""Most colored spans of one part; each costs more than its text."""

_BY_HASH_NAMES = """
    python py python3 sh bash zsh shell console ruby rb yaml yml toml ini conf perl pl r make
    makefile dockerfile elixir ex nix powershell ps1 cmake tcl awk julia
"""
_BY_DASHES_NAMES = "sql lua haskell hs ada elm"
_PLAIN_NAMES = "text txt plain plaintext output log csv"
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
_PLAIN = frozenset(_PLAIN_NAMES.split())
_STRINGS = (
    r'[rbfuRBFU]{0,2}(?:"""|\'\'\')|[rbfuRBFU]{0,2}"(?:[^"\\\n]|\\.)*+"?'
    r"|[rbfuRBFU]{0,2}'(?:[^'\\\n]|\\.)*+'?|`(?:[^`\\\n]|\\.)*+`?"
)
_NUMBERS = r"(?<![\w.])(?:0[xXbBoO][0-9a-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w])"


class ColoredSpan(Struct, frozen=True):
    """A part of code with a color; `tone` is the name of a token."""

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
_DIFF = re.compile(
    r"^(?:(?P<mut>(?:diff|index|similarity|rename|new file|deleted file|---|\+\+\+) [^\n]*)"
    r"|(?P<s_kw>@@[^\n]*)|(?P<ok>\+[^\n]*)|(?P<bad>-[^\n]*))",
    re.MULTILINE,
)
_MARKDOWN = re.compile(
    r"^ {0,3}(?:(?P<s_kw>\#{1,6} [^\n]*)|(?P<s_str>`{3}|~{3})|(?P<s_com>> ?[^\n]*))"
    r"|^ *(?P<s_num>(?:[-+*]|\d{1,9}[.)]) (?:\[[ xX]\] )?)"
    r"|(?P<code>`[^`\n]{1,500}`)|(?P<s_fn>\*\*[^*\n]{1,500}\*\*|!?\[[^\]\n]{0,500}\]\([^()\n]{0,500}\))",
    re.MULTILINE,
)
_BY_NAME = {
    name: pattern
    for names, pattern in (
        ("diff patch udiff", _DIFF),
        ("markdown md mdx", _MARKDOWN),
        (_BY_HASH_NAMES, _BY_HASH),
        (_BY_DASHES_NAMES, _BY_DASHES),
    )
    for name in names.split()
}
_TONES = {"code": "s_str"}
"""The tones of groups whose name is no tone."""


def highlight_code(code: str, language: str, inside: str = "") -> tuple[list[ColoredSpan], str]:
    """Return the colored spans, and the open delimiter at the end, to go on with the next part."""
    name = language.lower().strip("{}.,;:")
    if not name or name in _PLAIN or len(code) > LONGEST:
        return [], ""
    pattern = _BY_NAME.get(name, _BY_SLASH)
    found: list[ColoredSpan] = []
    at = 0
    if inside:
        first = "s_com" if inside == "*/" else "s_str"
        at, inside = _closed(code, 0, inside)
        found.append(ColoredSpan(0, at, first))
    while not inside and len(found) < MOST and (token := pattern.search(code, at)) is not None:
        at, opened = token.end(), _opens(token[0])
        if opened:
            at, inside = _closed(code, at, opened)
        tone = token.lastgroup or "fg"
        found.append(ColoredSpan(token.start(), at, _TONES.get(tone, tone)))
    return found, inside


def _opens(token: str) -> str:
    """Return the end of what a token begins and does not end; "" for nothing."""
    if token.strip() in ("```", "~~~"):
        return token.strip()
    for sign in ('"""', "'''"):
        if token.endswith(sign) and len(token.lstrip("rbfuRBFU")) == len(sign):
            return sign
    return "*/" if token == "/*" else ""


def _closed(code: str, start: int, sign: str) -> tuple[int, str]:
    end = code.find(sign, start)
    return (end + len(sign), "") if end >= 0 else (len(code), sign)
