"""Applies edit_file's replacements to a text, and shows the nearest text if one is not found.

Where every line of a file ends the same way, edits may be written with plain line feeds and the
file keeps its own ends. If a text is not found, the error shows the most similar lines and the
differences.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase, revised
from helix_desktop.tools.secrets.secret_masks import FileMasks, find_nothing

MAX_EDITED_CHARS = 64 << 20
"""The length up to which edits may make a text grow: a short one can multiply it."""
_MAX_COMPARED_LINES = 20_000
"""Of a file, by similarity."""
_MIN_SIMILARITY = 0.6
"""Between 0 and 1, at which a line is shown."""
_MAX_LINES = 12
_MAX_CHARS = 200
_SIGNS = str.maketrans("‘’‚‛′“”„‟″–—−‐‑\u00a0\u2007\u202f", "'''''\"\"\"\"\"-----   ")


def _without_spaces(line: str) -> str:
    return re.sub(r"\s+", "", line)


def _plain_signs(line: str) -> str:
    return unicodedata.normalize("NFC", line).translate(_SIGNS).replace("`", "'").replace('"', "'")


_FORGIVEN: tuple[tuple[str, Callable[[str], str]], ...] = (
    ("line ends", lambda line: line.rstrip("\r")),
    ("white space", _without_spaces),
    ("quotes, dashes or the like", _plain_signs),
    ("upper and lower case", str.casefold),
    ("white space and quotes", lambda line: _without_spaces(_plain_signs(line))),
)
"""Common differences in writing, from the least to the most."""


def find_nearest(text: str, old: str) -> str:
    """Describe the lines of a text that are most like `old`, with numbers and differences."""
    lines, wanted = text.split("\n"), old.strip("\n").split("\n")
    start, title = None, "The most alike lines are"
    for difference, simplify in _FORGIVEN:
        simple = [simplify(line) for line in wanted]
        if any(simple):
            start = _find_lines([simplify(line) for line in lines], simple)
        if start is not None:
            title = f"It differs only in {difference}"
            break
    else:
        start = _find_similar(lines, wanted)
    if start is None:
        return "No line is like it. Read the file again."
    nearest = lines[start : start + len(wanted)]
    shown = [f"{start + n}\t{line[:_MAX_CHARS]}" for n, line in enumerate(nearest, 1)]
    if len(shown) > _MAX_LINES:
        shown[_MAX_LINES:] = [f"[{len(shown) - _MAX_LINES} more lines]"]
    listed = "\n".join([*shown, *_first_difference(start, nearest, wanted)])
    return f"{title}:\n{listed}"


def _find_lines(lines: Sequence[str], sought: Sequence[str]) -> int | None:
    """Return where `sought` begins; its first and last line may be parts of lines."""
    if len(sought) == 1:
        return next((index for index, line in enumerate(lines) if sought[0] in line), None)
    first, inner, last = sought[0], list(sought[1:-1]), sought[-1]
    for index in range(len(lines) - len(sought) + 1):
        end = index + len(sought) - 1
        if (
            lines[index].endswith(first)
            and lines[end].startswith(last)
            and list(lines[index + 1 : end]) == inner
        ):
            return index
    return None


def _find_similar(lines: Sequence[str], wanted: Sequence[str]) -> int | None:
    """Return where lines begin of which one is most like the longest line of the wanted text."""
    key = max(range(len(wanted)), key=lambda index: len(wanted[index].strip()))

    matcher = SequenceMatcher(b=wanted[key].strip()[:_MAX_CHARS], autojunk=False)
    best, place = _MIN_SIMILARITY, -1
    for index, line in enumerate(lines[:_MAX_COMPARED_LINES]):
        matcher.set_seq1(line.strip()[:_MAX_CHARS])
        if matcher.real_quick_ratio() <= best or matcher.quick_ratio() <= best:
            continue
        ratio = matcher.ratio()
        if ratio > best:
            best, place = ratio, index
    return None if place < 0 else max(place - key, 0)


def _first_difference(start: int, lines: Sequence[str], wanted: Sequence[str]) -> Iterator[str]:
    """Yield the first differing line, on both sides, with invisible characters shown."""
    for number, (line, sought) in enumerate(zip(lines, wanted, strict=False)):
        text = line
        if number == 0:  # the wanted text may begin, and end, inside a line
            matcher = SequenceMatcher(None, line[:_MAX_CHARS], sought[:_MAX_CHARS], autojunk=False)
            same = matcher.find_longest_match()
            text = line[max(same.a - same.b, 0) :]
        ends = number == len(wanted) - 1
        if text.startswith(sought) if ends else text == sought:
            continue
        pairs = enumerate(zip(text, sought, strict=False))
        shorter = min(len(text), len(sought))
        index = next((index for index, (char, other) in pairs if char != other), shorter)
        shown, edited = _describe_text(text, index), _describe_text(sought, index)
        yield f"Line {start + number + 1} has {shown} where the edit has {edited}."
        return


def _describe_text(line: str, start: int) -> str:
    """Describe the text at a position: blanks are counted and named, rare signs given by number."""
    excerpt = line[start : start + 24]
    if not excerpt:
        return "its end"
    blank = re.match(r"\t+| +", excerpt)
    if blank:
        count = len(line[start:]) - len(line[start:].lstrip(blank[0][0]))
        name = "tab" if blank[0][0] == "\t" else "space"
        return f"{count} {name}{'s' * (count > 1)}"
    return repr(excerpt) if excerpt.isascii() else f"{excerpt!r} (U+{ord(excerpt[0]):04X} first)"


_MAX_PLACES = 10
"""Listed of a text that is not unique."""
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
    # the line end that all lines share, if it is not a plain line feed
    ends = set(_ENDS.findall(text))
    end = ends.pop() if len(ends) == 1 and "\n" not in ends else ""
    result = text.replace(end, "\n") if end else text
    for number, edit in enumerate(edits, 1):
        which = f"Edit {number} of {len(edits)}" if len(edits) > 1 else "The edit"
        plain = edit
        if end:
            old, new = (_ENDS.sub("\n", part) for part in (edit.old, edit.new))
            plain = Replacement(old, new, edit.everywhere)
        which = f"{which} of {path!r}"
        if not plain.old:
            raise ToolError(
                "{which} has no text to find.", "Use write_file to make a file.", which=which
            )
        if plain.old == plain.new:
            raise ToolError(
                "{which} would change nothing: old and new text are the same.", which=which
            )
        first = result.find(plain.old)
        if first < 0:
            nearest = find_nearest(result, plain.old)
            if plain.new.strip() and (position := result.find(plain.new)) >= 0:
                line = _line_number(result, position)
                nearest = f"The new text is there already, in line {line}. {nearest}"
            raise ToolError(
                Phrase("{which}: the text to replace wasn't found. Nothing changed.", which=which),
                nearest.strip(),
            )
        if not plain.everywhere and result.find(plain.old, first + 1) >= 0:
            raise ToolError(
                Phrase("{which} is not unique; nothing was changed.", which=which),
                _describe_places(result, plain.old),
            )
        growth = result.count(plain.old) * (len(plain.new) - len(plain.old))
        if growth > 0 and len(result) + growth > MAX_EDITED_CHARS:
            raise ToolError(
                "{which} would make the text too long; nothing was changed.", which=which
            )
        result = result.replace(plain.old, plain.new)
    return result.replace("\n", end) if end else result


def apply_masked_edits(masks: FileMasks, edits: Sequence[Replacement], path: str) -> str:
    """Edit the text of a file as a model reads it; return the text with codes for its secrets."""
    coded = [
        Replacement(
            masks.with_values_coded(masks.encode(edit.old)), masks.encode(edit.new), edit.everywhere
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
    if not all(edit.old.isascii() and edit.new.isascii() for edit in edits):
        raise ToolError(refusal, "Change other letters with a command that knows its encoding.")
    masks = masks or FileMasks(path, data.decode("latin-1"), find_nothing)
    wanted = apply_masked_edits(masks, edits, path)
    certain = masks.with_text(
        _UNCERTAIN.sub(lambda match: match[0].translate(_HIDDEN), masks.coded)
    )
    try:
        safe = apply_masked_edits(certain, edits, path).translate(_SHOWN_AGAIN) == wanted
    except ToolError:
        safe = False
    if not safe:
        raise ToolError(refusal, "What stands there may be a part of other letters.")
    return masks.restore(wanted).encode("latin-1")


def _describe_places(text: str, old: str) -> str:
    """List the places of a text that should be unique."""
    places = [text.find(old)]
    # overlapping ones too: each may be the intended one
    while (position := text.find(old, places[-1] + 1)) >= 0:
        places.append(position)
    lines = []
    for position in places[:_MAX_PLACES]:
        end = text.find("\n", position)
        start = text.rfind("\n", 0, position) + 1
        shown = text[start : end if end >= 0 else len(text)].strip()[:160]
        lines.append(f"{_line_number(text, position)}\t{shown}")
    if len(places) > _MAX_PLACES:
        lines.append(f"[{len(places) - _MAX_PLACES:,} more]")
    listed = "\n".join(lines)
    return f"Its text stands in {len(places):,} places:\n{listed}\nAdd lines around it, or set all."


def _line_number(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1
