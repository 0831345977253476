"""Exact replacements in a text, once or everywhere, all of them or none; and the nearest text.

Where every line of a file ends the same way, edits may be written with plain line feeds and the
file keeps its own ends. If a text is not found, the error shows the most similar lines and the
differences.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase, revised
from helix_desktop.tools.secrets.secret_masks import FileMasks, find_nothing

_MOST_LINES = 20_000
"""Lines of a file that are compared by similarity."""
_ALIKE = 0.6
"""Least similarity (0 to 1) at which a line is shown."""
_MOST_SHOWN = 12
_LONGEST = 200
_SIGNS = str.maketrans("‘’‚‛′“”„‟″–—−‐‑\u00a0\u2007\u202f", "'''''\"\"\"\"\"-----   ")


def _no_spaces(line: str) -> str:
    return re.sub(r"\s+", "", line)


def _plain_signs(line: str) -> str:
    return unicodedata.normalize("NFC", line).translate(_SIGNS).replace("`", "'").replace('"', "'")


_FORGIVEN: tuple[tuple[str, Callable[[str], str]], ...] = (
    ("line ends", lambda line: line.rstrip("\r")),
    ("white space", _no_spaces),
    ("quotes, dashes or the like", _plain_signs),
    ("upper and lower case", str.casefold),
    ("white space and quotes", lambda line: _no_spaces(_plain_signs(line))),
)
"""Common differences in writing, from the least to the most."""


class _Found(Struct, frozen=True):
    """Similar lines, from `start` (from 0), and the difference."""

    start: int
    count: int
    why: str


def find_nearest(text: str, old: str) -> str:
    """Describe the lines of a text that are most like `old`, with numbers and differences."""
    there, wanted = text.split("\n"), old.strip("\n").split("\n")
    found = _forgiving(there, wanted) or _most_alike(there, wanted)
    if found is None:
        return "No line is like it. Read the file again."
    lines = there[found.start : found.start + found.count]
    shown = [f"{found.start + n}\t{line[:_LONGEST]}" for n, line in enumerate(lines, 1)]
    if len(shown) > _MOST_SHOWN:
        shown[_MOST_SHOWN:] = [f"[{len(shown) - _MOST_SHOWN} more lines]"]
    listed = "\n".join([*shown, *_differences(found.start, lines, wanted)])
    return f"{found.why}:\n{listed}"


def _forgiving(there: Sequence[str], wanted: Sequence[str]) -> _Found | None:
    """Return the first match that ignores one kind of difference."""
    for what, passed_over in _FORGIVEN:
        sought = [passed_over(line) for line in wanted]
        if not any(sought):
            continue
        start = _place([passed_over(line) for line in there], sought)
        if start is not None:
            return _Found(start, len(sought), f"It differs only in {what}")
    return None


def _place(lines: Sequence[str], sought: Sequence[str]) -> int | None:
    """Return where `sought` begins; its first and last line may be parts of lines."""
    if len(sought) == 1:
        return next((at for at, line in enumerate(lines) if sought[0] in line), None)
    first, inner, last = sought[0], list(sought[1:-1]), sought[-1]
    for at in range(len(lines) - len(sought) + 1):
        end = at + len(sought) - 1
        if (
            lines[at].endswith(first)
            and lines[end].startswith(last)
            and list(lines[at + 1 : end]) == inner
        ):
            return at
    return None


def _most_alike(there: Sequence[str], wanted: Sequence[str]) -> _Found | None:
    """Return the lines around the one most like the longest line of the wanted text."""
    key = max(range(len(wanted)), key=lambda at: len(wanted[at].strip()))
    # lazy: only an edit that does not fit needs it
    from difflib import SequenceMatcher  # noqa: PLC0415

    matcher = SequenceMatcher(b=wanted[key].strip()[:_LONGEST], autojunk=False)
    best, place = _ALIKE, -1
    for at, line in enumerate(there[:_MOST_LINES]):
        matcher.set_seq1(line.strip()[:_LONGEST])
        if matcher.real_quick_ratio() <= best or matcher.quick_ratio() <= best:
            continue
        ratio = matcher.ratio()
        if ratio > best:
            best, place = ratio, at
    if place < 0:
        return None
    start = max(place - key, 0)
    return _Found(start, min(len(wanted), len(there) - start), "The most alike lines are")


def _differences(start: int, lines: Sequence[str], wanted: Sequence[str]) -> Iterator[str]:
    """Yield the first differing line, on both sides, with invisible characters shown."""
    for number, (line, sought) in enumerate(zip(lines, wanted, strict=False)):
        # the wanted text may begin and end inside a line
        is_there = _aligned(line, sought) if number == 0 else line
        ends = number == len(wanted) - 1
        if is_there.startswith(sought) if ends else is_there == sought:
            continue
        at = _first_difference(is_there, sought)
        there, here = _visible(is_there, at), _visible(sought, at)
        yield f"Line {start + number + 1} has {there} where the edit has {here}."
        return


def _aligned(line: str, sought: str) -> str:
    """Return the line from where the wanted text seems to begin in it."""
    # lazy: as above
    from difflib import SequenceMatcher  # noqa: PLC0415

    matcher = SequenceMatcher(None, line[:_LONGEST], sought[:_LONGEST], autojunk=False)
    same = matcher.find_longest_match()
    return line[max(same.a - same.b, 0) :]


def _first_difference(one: str, other: str) -> int:
    """Return the position at which two lines differ."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _visible(line: str, at: int) -> str:
    """Describe the text at a position: blanks are counted and named, rare signs given by number."""
    rest = line[at : at + 24]
    if not rest:
        return "its end"
    blank = re.match(r"\t+| +", rest)
    if blank:
        count = len(line[at:]) - len(line[at:].lstrip(blank[0][0]))
        return (
            f"{count} tab{'s' * (count > 1)}"
            if blank[0][0] == "\t"
            else (f"{count} space{'s' * (count > 1)}")
        )
    return repr(rest) if rest.isascii() else f"{rest!r} (U+{ord(rest[0]):04X} first)"


_MOST_PLACES = 10
"""Most listed places of a text that is not unique."""
_SHOWN = 160
_ENDS = re.compile(r"\r\n|\n|\r")
_UNCERTAIN = re.compile(r"(?<=[\x80-\xff])[\x30-\x7e]|\x1b\$.*?(?:\x1b\(|\Z)", re.DOTALL)
"""Bytes that look like ASCII but are the second half of a character in some encodings."""
_HIDDEN = {code: 0xE000 + code for code in range(0x80)}
_SHOWN_AGAIN = {hidden: code for code, hidden in _HIDDEN.items()}


class Replacement(Struct, frozen=True):
    """A text to replace, its replacement, and whether to replace all occurrences."""

    old: str
    new: str
    everywhere: bool = False


def apply_edits(text: str, edits: Sequence[Replacement], path: str) -> str:
    """Return the text after all edits, one after the other; raise ToolError if one fails."""
    end = common_line_end(text)
    found = text.replace(end, "\n") if end else text
    for number, edit in enumerate(edits, 1):
        which = f"Edit {number} of {len(edits)}" if len(edits) > 1 else "The edit"
        found = _replaced(found, _with_plain_ends(edit) if end else edit, f"{which} of {path!r}")
    return found.replace("\n", end) if end else found


def apply_masked_edits(masks: FileMasks, edits: Sequence[Replacement], path: str) -> str:
    """Edit the text of a file as a model reads it; return the text with codes for its secrets."""
    coded = [
        Replacement(
            masks.with_values_coded(masks.encode(edit.old)),
            masks.encode(edit.new),
            edit.everywhere,
        )
        for edit in edits
    ]
    try:
        return apply_edits(masks.coded, coded, path)
    except ToolError as error:
        message, hint = (revised(words, masks.shown) for words in (error.message, error.hint))
        raise ToolError(message, hint) from error


def edited_bytes(
    data: bytes,
    edits: Sequence[Replacement],
    path: str,
    *,
    why: str,
    masks: FileMasks | None = None,
) -> bytes:
    """Edit bytes that cannot be decoded safely (`why`): only ASCII is replaced by ASCII.

    `masks` are those of the bytes as Latin-1.
    """
    refusal = f"{why}: only ASCII text can be replaced in it; nothing was changed."
    if not all(each.old.isascii() and each.new.isascii() for each in edits):
        raise ToolError(refusal, "Change other letters with a command that knows its encoding.")
    masks = masks or FileMasks(path, data.decode("latin-1"), find_nothing)
    wanted = apply_masked_edits(masks, edits, path)
    certain = masks.with_text(
        _UNCERTAIN.sub(lambda found: found[0].translate(_HIDDEN), masks.coded)
    )
    try:
        safe = apply_masked_edits(certain, edits, path).translate(_SHOWN_AGAIN) == wanted
    except ToolError:
        safe = False
    if not safe:
        raise ToolError(refusal, "What stands there may be a part of other letters.")
    return masks.restore(wanted).encode("latin-1")


def common_line_end(text: str) -> str:
    """Return the line end that all lines share, if it is not a plain line feed; else ""."""
    ends = set(_ENDS.findall(text))
    return ends.pop() if len(ends) == 1 and "\n" not in ends else ""


def _with_plain_ends(edit: Replacement) -> Replacement:
    old, new = (_ENDS.sub("\n", text) for text in (edit.old, edit.new))
    return Replacement(old, new, edit.everywhere)


def _replaced(text: str, edit: Replacement, which: str) -> str:
    if not edit.old:
        raise ToolError(
            "{which} has no text to find.", "Use write_file to make a file.", which=which
        )
    if edit.old == edit.new:
        raise ToolError("{which} would change nothing: old and new text are the same.", which=which)
    first = text.find(edit.old)
    if first < 0:
        raise ToolError(
            Phrase("{which}: the text to replace wasn't found. Nothing changed.", which=which),
            _absent(text, edit),
        )
    if not edit.everywhere and text.find(edit.old, first + 1) >= 0:
        raise ToolError(
            Phrase("{which} is not unique; nothing was changed.", which=which),
            _places(text, edit.old),
        )
    return text.replace(edit.old, edit.new)


def _absent(text: str, edit: Replacement) -> str:
    nearest = find_nearest(text, edit.old)
    at = text.find(edit.new) if edit.new.strip() else -1
    if at >= 0:
        nearest = f"The new text is there already, in line {_line(text, at)}. {nearest}"
    return nearest.strip()


def _places(text: str, old: str) -> str:
    """List the places of a text that should be unique."""
    found = list(_occurrences(text, old))
    lines = []
    for at in found[:_MOST_PLACES]:
        end = text.find("\n", at)
        start = text.rfind("\n", 0, at) + 1
        shown = text[start : end if end >= 0 else len(text)].strip()[:_SHOWN]
        lines.append(f"{_line(text, at)}\t{shown}")
    if len(found) > _MOST_PLACES:
        lines.append(f"[{len(found) - _MOST_PLACES:,} more]")
    listed = "\n".join(lines)
    return f"Its text stands in {len(found):,} places:\n{listed}\nAdd lines around it, or set all."


def _occurrences(text: str, old: str) -> Iterator[int]:
    """Yield every position, overlapping ones too: each may be the intended one."""
    at = text.find(old)
    while at >= 0:
        yield at
        at = text.find(old, at + 1)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
