"""Parses the text in a Markdown paragraph: bold, italic, `code`, links, pictures, formulas.

Every character is examined a bounded number of times, and unknown markup stays text. HTML is text,
and an address that must not be opened is shown after its link's text.
"""

import re
from collections.abc import Iterator
from html import unescape

from msgspec import Struct, field

from helix_desktop.domain.formulas import MAX_FORMULA_CHARS
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.ui.markdown.model import RichText, SpanStyle, TextSpan
from helix_desktop.ui.text.safe_text import HIDING, MAX_LINK_CHARS, check_link, spell_hidden

MAX_SHOWN_TARGET_CHARS = 200
"""Most characters of an address that is shown after its text."""

MAX_TEX_CHARS = MAX_FORMULA_CHARS - 4
"""Most characters of a formula between its delimiters."""

MAX_DEPTH = 20
"""Nested brackets that can become links; those further out are text."""

NOTE_LABEL = r"[0-9]{1,3}|[A-Za-z][\w-]{0,39}"
"""The label of a footnote."""
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

_PUNCTUATION = r"!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~"
_ESCAPABLE = r"!#$&()*+\-.<>\[\]_`|~"
"""Characters with a meaning here: a backslash before one is dropped. Before others it stays."""
_DOLLARS = rf"\$\$(?:[^$\\]|\\.|\$(?!\$)){{1,{MAX_TEX_CHARS}}}\$\$"
# not possessive: Python 3.11.2 finds nothing where the last part of such a group fails in between
_TOKEN = lazy_pattern(
    rf"""
    (?P<formula>
        \\\((?:[^\\\n]|\\[^()\n]){{1,{MAX_TEX_CHARS}}}+\\\)
      | \\\[(?:[^\\]|\\[^\[\]]){{1,{MAX_TEX_CHARS}}}+\\\]
      | {_DOLLARS}
      | (?<![\w$])\$(?![\s$])(?:[^$\\\n`]|\\[^\n]){{1,{MAX_TEX_CHARS}}}+(?<!\s)\$(?![\w$])
    )
  | \\(?P<kept>\\)
  | \\(?P<escaped>[{_ESCAPABLE}])
  | (?P<ticks>`+)
  | (?P<name>(?<![\w*])__[a-z][a-z0-9_]{{0,60}}__(?![\w*]))
  | (?P<marks>\*+|_+|~~)
  | \[\^(?P<note>{NOTE_LABEL})\](?![(:])
  | (?P<picture>!\[)
  | (?P<opens>\[)
  | (?P<closes>\])
  | <(?P<between>(?:https?://|mailto:)[^\s<>]{{1,{MAX_LINK_CHARS}}})>
  | (?P<address>\bhttps?://[^\s<>"`\]{HIDING}⟨⟩]{{1,{MAX_LINK_CHARS}}})
  | (?P<entity>&(?:\#[0-9]{{1,7}}|\#[xX][0-9a-fA-F]{{1,6}}|[A-Za-z][A-Za-z0-9]{{1,31}});)
    """,
    re.VERBOSE,
)
_DISPLAY = lazy_pattern(rf"{_DOLLARS}|\\\[(?:[^\\]|\\[^\[\]]){{1,{MAX_TEX_CHARS}}}+\\\]")
_BEGINS = lazy_pattern(
    r"\\|\$|`|\*|_|~|!\[|\[|\]|<(?=https?:|mailto:)|&(?=[#A-Za-z])|h(?=ttps?://)"
)
"""The beginnings of tokens. Python finds one of several characters ten times as fast as a token."""
_TARGET = lazy_pattern(  # Python 3.11.2 repeats possessive groups with alternatives too far
    rf"""\(\s*+
    (?: <(?P<angled>[^<>\n]{{0,{MAX_LINK_CHARS}}}+)>
      | (?P<bare>(?>(?:[^\s()<>\\]|\\.|\((?>(?:[^\s()\\]|\\.){{0,{MAX_LINK_CHARS}}})\))
          {{0,{MAX_LINK_CHARS}}})) )
    (?: \s++ (?: "[^"\n]{{0,500}}+" | '[^'\n]{{0,500}}+' ) )? \s*+ \)""",
    re.VERBOSE,
)
_DATA = lazy_pattern(r"\(\s*+<?data:[^\s()<>]{0,1000000}+>?\s*+\)")
_MATHEMATICS = lazy_pattern(r"[\\^_={}<>+*|]")
_WORDS = lazy_pattern(r"(?:^|\s)[A-Za-z]{2,}[\s.,;:]|\s[A-Za-z]{2,}(?:$|\s)")
_BACKSLASHES = lazy_pattern(r"(?:^|\s)--?[a-z]{4,}(?:\s|$)|\w\w\\\|\w\w")
r"""What `find \( -name x \)` and `grep \(this\|that\)` have and formulas don't."""
_ESCAPES = lazy_pattern(rf"\\([{_PUNCTUATION}])")


class _Mark(Struct):
    """A run of emphasis characters; those left over are text."""

    sign: str
    at: int
    """Position in the pieces of the text."""
    left: int
    opens: bool
    closes: bool
    length: int


class _Bracket(Struct):
    """An opening bracket that may begin a link."""

    at: int
    picture: bool
    marks: int


class _Reading(Struct):
    """The pieces of a paragraph being parsed; `looks` refer to pieces until the end."""

    source: str
    pieces: list[str] = field(default_factory=list)
    looks: list[tuple[int, int, SpanStyle, str]] = field(default_factory=list)
    marks: list[_Mark] = field(default_factory=list)
    brackets: list[_Bracket] = field(default_factory=list)
    ticks: dict[int, list[int]] | None = None
    open_end: bool = False
    """Whether more text follows, so constructs open at the end continue."""

    def add(self, text: str, look: SpanStyle = SpanStyle.PLAIN, target: str = "") -> None:
        if look:
            self.looks.append((len(self.pieces), len(self.pieces) + 1, look, target))
        self.pieces.append(text)


def is_display_formula(text: str) -> bool:
    """Whether a text is one formula for a line of its own."""
    is_framed = text[:2] in ("$$", r"\[") and _DISPLAY.fullmatch(text) is not None
    return is_framed and not _is_prose(text[2:-2])


def parse_inline(source: str, *, open_end: bool = False) -> RichText:
    """Parse a paragraph's text, already spelled out; with `open_end` it is still being written."""
    reading = _Reading(source, open_end=open_end)
    position = searched = 0
    while (start_match := _BEGINS.search(source, searched)) is not None:
        match = _TOKEN.match(source, start_match.start())
        if match is None:
            searched = start_match.end()
            continue
        if match.start() > position:
            reading.add(source[position : match.start()])
        position = searched = _take(reading, match)
    if not position:
        return RichText(source)
    if position < len(source):
        reading.add(source[position:])
    if open_end:
        # treat bold without an end yet as bold, so that stars do not flicker
        bold = [mark for mark in reading.marks if mark.sign == "*" and mark.length == 2]
        if len(bold) % 2 and bold[-1].opens:
            piece_index = len(reading.pieces)
            reading.marks.append(_Mark("*", piece_index, 2, opens=False, closes=True, length=2))
            reading.pieces.append("")
    _pair(reading, 0)
    # join the pieces into a text; overlapping styles become adjacent spans
    starts = [0]
    for piece in reading.pieces:
        starts.append(starts[-1] + len(piece))
    return RichText("".join(reading.pieces), tuple(_stretches(reading.looks, starts)))


def _take(reading: _Reading, match: re.Match[str]) -> int:
    """Read one token and return the position after it."""
    match match.lastgroup:
        case "escaped" | "name" | "formula" | "kept":  # as written: __init__ is not a bold init
            # what follows the beginning of a formula is as written, too, until it ends
            if match["formula"]:
                return _formula(reading, match)
            remaining = reading.source[match.start() :]
            if reading.open_end and match[0] in (r"\(", r"\[") and len(remaining) <= MAX_TEX_CHARS:
                reading.add(remaining)
                return len(reading.source)
            reading.add(match["escaped"] or match[0])
            return match.end()
        case "ticks":
            return _code(reading, match)
        case "marks":
            source, sign = reading.source, match[0][0]
            before = source[match.start() - 1] if match.start() else " "
            after = source[match.end()] if match.end() < len(source) else " "
            left = not after.isspace() and (_word(after) or before.isspace() or not _word(before))
            right = not before.isspace() and (_word(before) or after.isspace() or not _word(after))
            if sign == "_":
                inside = left and right
                left = left and not (inside and _word(before))
                right = right and not (inside and _word(after))
            size = len(match[0])
            reading.marks.append(_Mark(sign, len(reading.pieces), size, left, right, size))
            reading.add(match[0])
        case "picture" | "opens":
            if len(reading.brackets) >= MAX_DEPTH:
                del reading.brackets[0]
            is_picture = match.lastgroup == "picture"
            bracket = _Bracket(len(reading.pieces), is_picture, len(reading.marks))
            reading.brackets.append(bracket)
            reading.add(match[0])
        case "closes":
            return _link(reading, match)
        case "between":
            _address(reading, match["between"])
        case "address":
            # punctuation that closes the sentence of an address does not belong to it
            address = match["address"]
            end = len(address)
            while end and (address[end - 1] in ".,:;!?'*_~]" or _unmatched(address, end)):
                end -= 1
            _address(reading, address[:end])
            return match.start() + end
        case _ if match["note"]:
            reading.add(note_mark(match["note"]), SpanStyle.QUIET)
        case _:
            # an entity; a hidden character is spelled out even where a script needs it
            char = unescape(match[0])
            reading.add(spell_hidden(char) if char not in "\r\n" else " ")
    return match.end()


def _formula(reading: _Reading, match: re.Match[str]) -> int:
    """Read a formula, which keeps its source as its text."""
    text, source = match[0], reading.source
    is_single = text[0] == "$" != text[1]
    size = 1 if is_single else 2
    inside, after = text[size:-size], source[match.end() : match.end() + 1]
    is_code = _is_of_shell(inside, after) if is_single else _BACKSLASHES.search(text) is not None
    if is_code or _is_prose(inside) or not inside.strip():
        reading.add("$" * size if text[0] == "$" else text[1])
        return match.start() + size
    # $5-$ can become $5-$10
    may_go_on = reading.open_end and is_single and not after
    reading.add(text, SpanStyle.PLAIN if may_go_on else SpanStyle.FORMULA)
    return match.end()


def _is_prose(text: str) -> bool:
    """Whether a text between the delimiters has words and nothing of mathematics."""
    return _MATHEMATICS.search(text) is None and _WORDS.search(text) is not None


def _is_of_shell(text: str, after: str) -> bool:
    """Whether a text between two dollar signs is of a script: ${a}/${b}, $(a)/$(b), /^$/ or /$/."""
    return text[0] in "/'\",;)!?&" or (text[0] in "({" and after == text[0])


def note_mark(label: str) -> str:
    """Return the mark of a footnote: ¹, or [label]."""
    return label.translate(_RAISED) if label.isdecimal() else f"[{label}]"


def _code(reading: _Reading, match: re.Match[str]) -> int:
    """Read code between two runs of the same length; the positions of runs are looked up once."""
    if reading.ticks is None:
        reading.ticks = {}
        for run in reversed(list(re.finditer("`+", reading.source))):
            reading.ticks.setdefault(len(run[0]), []).append(run.start())
    size = len(match["ticks"])
    later = reading.ticks.get(size, [])
    while later and later[-1] < match.end():
        later.pop()
    if not later and not (reading.open_end and size == 1 and match.end() < len(reading.source)):
        reading.add(match[0])
        return match.end()
    end = later[-1] if later else len(reading.source)
    inside = reading.source[match.end() : end].replace("\n", " ")
    if len(inside) > 2 and inside[0] == inside[-1] == " " and inside.strip():
        inside = inside[1:-1]
    reading.add(inside, SpanStyle.CODE)
    return min(end + size, len(reading.source))


def _word(char: str) -> bool:
    return char.isalnum() or not (char.isascii() or char.isspace() or not char.isprintable())


def _link(reading: _Reading, match: re.Match[str]) -> int:
    """Read `](target)` after an opening bracket; without a target both are text."""
    if not reading.brackets:
        reading.add("]")
        return match.end()
    bracket = reading.brackets.pop()
    target = _TARGET.match(reading.source, match.end())
    if target is None and bracket.picture:
        target = _DATA.match(reading.source, match.end())
    if target is None:
        reading.add("]")
        return match.end()
    _pair(reading, bracket.marks)
    written = target[0][1:-1] if target.re is _DATA else (target["angled"] or target["bare"] or "")
    address, first = unescape(_ESCAPES.sub(r"\1", written)).strip(), bracket.at
    reading.pieces[first] = "image: " if bracket.picture else ""
    words = "".join(reading.pieces[first + 1 :])
    if bracket.picture and not words:
        reading.pieces[first] = "image"
    link = check_link(address, words)
    style = SpanStyle.IMAGE if bracket.picture else SpanStyle.PLAIN
    if link is not None:
        reading.looks.append((first, len(reading.pieces), style | SpanStyle.LINK, address))
    else:
        if style:
            reading.looks.append((first, len(reading.pieces), style, ""))
        if address:
            is_data = bracket.picture and address.startswith("data:")
            shown = address.partition(",")[0] if is_data else address
            if len(shown) > MAX_SHOWN_TARGET_CHARS:
                shown = shown[:MAX_SHOWN_TARGET_CHARS] + "…"
            reading.add(f" ({spell_hidden(shown)})", SpanStyle.QUIET)
    if not bracket.picture:
        reading.brackets = [opening for opening in reading.brackets if opening.picture]
    return target.end()


def _address(reading: _Reading, address: str) -> None:
    link = check_link(unescape(address))
    reading.add(address, SpanStyle.LINK if link else SpanStyle.PLAIN, address if link else "")


def _unmatched(address: str, end: int) -> bool:
    return address[end - 1] == ")" and address.count("(", 0, end) < address.count(")", 0, end)


def _pair(reading: _Reading, bottom: int) -> None:
    """Pair emphasis by the rules of CommonMark, remembering vain searches for an opener."""
    marks = reading.marks
    stack: list[_Mark] = []
    searched_from: dict[tuple[str, bool, int], int] = {}
    for mark in marks[bottom:]:
        while mark.closes and mark.left:
            key = (mark.sign, mark.opens, mark.length % 3)
            index = _opener(stack, mark, searched_from.get(key, 0))
            if index is None:
                searched_from[key] = len(stack)
                break
            opener = stack[index]
            size = 2 if opener.left >= 2 and mark.left >= 2 else 1
            style = (
                SpanStyle.STRUCK
                if mark.sign == "~"
                else (SpanStyle.ITALIC, SpanStyle.BOLD)[size - 1]
            )
            reading.looks.append((opener.at, mark.at, style, ""))
            for paired_mark in (opener, mark):
                paired_mark.left -= size
                reading.pieces[paired_mark.at] = paired_mark.sign * paired_mark.left
            del stack[index + 1 :]
            if not stack[index].left:
                stack.pop()
            searched_from = {sign: min(depth, len(stack)) for sign, depth in searched_from.items()}
        if mark.opens and mark.left:
            stack.append(mark)
    del marks[bottom:]


def _opener(stack: list[_Mark], mark: _Mark, lowest: int) -> int | None:
    for index in range(len(stack) - 1, lowest - 1, -1):
        opener = stack[index]
        if opener.sign != mark.sign:
            continue
        either_is_both = opener.closes or mark.opens
        if not (
            either_is_both
            and (opener.length + mark.length) % 3 == 0
            and (opener.length % 3 or mark.length % 3)
        ):
            return index
    return None


def _stretches(
    looks: list[tuple[int, int, SpanStyle, str]], starts: list[int]
) -> Iterator[TextSpan]:
    if len(looks) == 1:
        [(first, last, look, target)] = looks
        if starts[first] < starts[last]:
            yield TextSpan(starts[first], starts[last], look, target)
        return
    changes: list[tuple[int, int, SpanStyle, str]] = []
    for first, last, look, target in looks:
        changes += [(starts[first], 1, look, target), (starts[last], -1, look, target)]
    changes.sort(key=lambda change: change[0])
    open_styles: dict[tuple[SpanStyle, str], int] = {}
    previous = 0
    for position, step, look, target in changes:
        if position > previous and open_styles:
            style = SpanStyle.PLAIN
            for open_style, _ in open_styles:
                style |= open_style
            yield TextSpan(
                previous,
                position,
                style,
                next((link_target for _, link_target in open_styles if link_target), ""),
            )
        previous = position
        open_styles[look, target] = open_styles.get((look, target), 0) + step
        if not open_styles[look, target]:
            del open_styles[look, target]
