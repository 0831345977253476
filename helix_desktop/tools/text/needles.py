"""What a search looks for: letters or a regular expression, in lines and in whole texts."""

import re
from collections.abc import Callable

from helix_desktop.domain.errors import QueryError, ToolError
from helix_desktop.domain.values import value

SHOWN = 300
"""Characters of a hit's line."""
_BEFORE = 80
"""Of these, characters before the hit where the line is longer."""
LONGEST_MATCH = 4_096
"""Characters of what a regular expression fits that are found across parts of a line."""
_LIKE_ASCII = "ſıİ\N{KELVIN SIGN}"
"""Signs that are the same as an ASCII letter where case does not matter."""
_PATTERN_SECONDS = 0.5
"""Time of one pattern on one line."""
_NEEDS_LINES = re.compile(r"\(\?(?!:)|[*+?}]\+|\\[AZzGKX]")
"""In a regular expression: what can fit a line although it fits nowhere in the whole text."""


@value
class Needle:
    """What is looked for: where a line first has it (-1: nowhere), whether a text may have it.

    Both may raise TimeoutError; where a whole text takes too long, its lines may not.
    A match is found across the border of two parts of a line if it has at most `reach` characters.
    """

    place: Callable[[str, int], int]
    in_text: Callable[[str], bool]
    reach: int
    literal: bool = True
    """Whether it is letters: then no match is longer than that, or depends on what is around."""


def needle(text: str, *, is_regex: bool, ignore_case: bool) -> Needle:
    """ToolError if it is a regular expression that cannot be used."""
    if is_regex:
        return _pattern(text, ignore_case=ignore_case)
    if "\n" in text:
        return Needle(lambda _line, _start: -1, lambda _whole: False, 1)
    if not ignore_case:
        return Needle(
            lambda line, start: line.find(text, start), lambda whole: text in whole, len(text)
        )
    literal, small = re.compile(re.escape(text), re.IGNORECASE), text.lower()
    foreign = any(not sign.isascii() and sign not in _LIKE_ASCII for sign in text)

    def place(line: str, start: int) -> int:
        found = literal.search(line, start)
        return found.start() if found else -1

    def in_text(whole: str) -> bool:
        if whole.isascii() and (foreign or text.isascii()):  # the same, and many times quicker
            return not foreign and small in whole.lower()
        return literal.search(whole) is not None

    return Needle(place, in_text, len(text))


def _pattern(source: str, *, ignore_case: bool) -> Needle:
    # lazy: the engine behind it takes as long to import as the window takes to open
    from helix_desktop.context.texts.patterns import compile_pattern  # noqa: PLC0415

    try:
        pattern = compile_pattern(source)
        if ignore_case:
            pattern = compile_pattern(f"(?i){source}")
    except QueryError as error:
        hint = "Without `regex` these very letters are looked for."
        raise ToolError(error.message, hint) from error
    by_lines = _NEEDS_LINES.search(source) is not None

    def place(line: str, start: int) -> int:
        found = pattern.positions(line, _PATTERN_SECONDS, most=1, start=start)
        return found[0] if found else -1

    def in_text(text: str) -> bool:
        return by_lines or pattern.occurs(text.replace("\r\n", "\n"), _PATTERN_SECONDS)

    return Needle(place, in_text, LONGEST_MATCH, literal=False)


def excerpt(line: str, at: int) -> str:
    """The line, or what stands around the hit in a long one."""
    text = line.strip()
    if len(text) <= SHOWN:
        return text
    start = max(at - _BEFORE, 0) if at + _BEFORE > SHOWN else 0
    return f"{'…' * (start > 0)}{line[start : start + SHOWN].strip()}"
