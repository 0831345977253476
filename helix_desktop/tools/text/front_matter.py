"""The front matter of a Markdown file: names and values between two lines of `---` at its
beginning.

A small subset of YAML: `name: value` with or without quotes, lists in one line or of `- item`
lines, one level of names below a name, and text on indented lines after `|` or `>`. Anything else
is rejected rather than guessed: its author may have meant to allow less.
"""

import re
from collections.abc import Sequence
from typing import TypeAlias

from helix_desktop.domain.phrase import Phrase

Field: TypeAlias = str | list[str] | dict[str, str]

MARK = "---"
MOST_LINES = 300
LONGEST = 4_000
"""Most characters of one value."""

_NAMED = re.compile(r"([A-Za-z][\w.-]{0,63})[ \t]*:(?:[ \t]+(.*))?")
_BLOCK = re.compile(r"[|>][+-]?")


def read_front_matter(text: str) -> tuple[dict[str, Field], str]:
    """Return the fields and the text after them; raise ValueError with the problem."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].rstrip() != MARK:
        raise ValueError(Phrase("The file doesn't start with a line of {mark}.", mark=MARK))
    ends = (at for at in range(1, min(len(lines), MOST_LINES)) if lines[at].rstrip() == MARK)
    end = next(ends, 0)
    if not end:
        raise ValueError(Phrase("A second line of {mark} is missing.", mark=MARK))
    return _fields(lines[1:end]), "\n".join(lines[end + 1 :]).strip()


def _fields(lines: Sequence[str]) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    at = 0
    while at < len(lines):
        if _is_nothing(lines[at]):
            at += 1
            continue
        found = _NAMED.fullmatch(lines[at].rstrip())
        if found is None or found[1] in fields:
            raise ValueError(
                Phrase("Can't understand line {line}, or its field is repeated.", line=at + 2)
            )
        below = _below(lines, at + 1)
        fields[found[1]] = _value(found[2] or "", lines[at + 1 : below], at + 2)
        at = below
    return fields


def _is_nothing(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _below(lines: Sequence[str], at: int) -> int:
    """Return the index of the first line that does not belong to the name above."""
    while at < len(lines) and (lines[at][:1] in (" ", "\t", "-") or not lines[at].strip()):
        at += 1
    return at


def _value(text: str, below: Sequence[str], line: int) -> Field:
    if _BLOCK.fullmatch(text.strip()):
        return _fitting(" ".join(each.strip() for each in below if each.strip()))
    held = [each.strip() for each in below if not _is_nothing(each)]
    if text.strip() and held:
        raise ValueError(Phrase("Can't understand line {line}.", line=line + 1))
    if text.strip():
        return _in_line(text.strip())
    if all(each.startswith("- ") for each in held):
        return [_plain(each[2:].strip()) for each in held] if held else ""
    pairs = [_NAMED.fullmatch(each) for each in held]
    found = {pair[1]: _plain((pair[2] or "").strip()) for pair in pairs if pair}
    if len(found) < len(held):
        raise ValueError(Phrase("Can't understand the text below line {line}.", line=line))
    return found


def _in_line(text: str) -> Field:
    if not text.startswith("["):
        return _plain(text)
    if not text.endswith("]"):
        raise ValueError(Phrase("A list isn't closed on its line."))
    inner = text[1:-1].strip()
    return [_plain(each.strip()) for each in inner.split(",") if each.strip()]


def _plain(text: str) -> str:
    """Return a value without its quotes, or without a comment after it."""
    quote = text[:1]
    if quote in ('"', "'"):
        if len(text) < 2 or not text.endswith(quote):
            raise ValueError(Phrase("A quotation mark isn't closed on its line."))
        return _fitting(text[1:-1].replace(quote * 2, quote) if quote == "'" else _unescaped(text))
    if quote in ("{", "&", "*", "!", "@", "`", "%"):
        raise ValueError(Phrase("A value can't start with {quote}.", quote=quote))
    return _fitting(re.sub(r"\s+#.*$", "", text))


def _unescaped(text: str) -> str:
    kinds = {"n": "\n", "t": "\t"}
    return re.sub(r"\\(.)", lambda found: kinds.get(found[1], found[1]), text[1:-1])


def _fitting(text: str) -> str:
    if len(text) > LONGEST:
        raise ValueError(
            Phrase(
                "A value has {count} characters; the limit is {longest}.",
                count=f"{len(text):,}",
                longest=f"{LONGEST:,}",
            )
        )
    return text
