"""Parts of a text that was recalled: some lines of it, or what stands around a pattern.

Whatever is asked for is capped: a part costs hundreds of tokens, however long the lines are.
"""

import codecs
import re
from collections.abc import Mapping

from helix_desktop.context.texts.lines import Lines
from helix_desktop.context.texts.matching import matching
from helix_desktop.context.texts.recall import Ranges, asked_lines, excerpt
from helix_desktop.domain.errors import QueryError, ToolError
from helix_desktop.domain.ports import Scales

LINES_TOKENS = 1_600
"""Of lines that were asked for: sixty lines of code with room to spare."""
AROUND_TOKENS = 400
"""Of what a pattern found; more did not answer more needs of recorded sessions."""
MOST_HITS = 10_000
"""Matches of one pattern that are counted."""
SECONDS = 2.0
"""Of one pattern; then its very letters are looked for instead."""
PIECE = 1 << 20
"""Bytes decoded at once, so that the window's thread gets its turn."""


def decoded(data: bytes) -> str:
    """Bytes as the text that a model was shown."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    pieces = [decoder.decode(data[at : at + PIECE]) for at in range(0, len(data), PIECE)]
    return "".join([*pieces, decoder.decode(b"", final=True)])


def part_of(text: str, lines: str, around: str, *, scales: Scales) -> str:
    """The lines asked for, or the matches (within these lines, if both are given)."""
    every = Lines(text)
    ranges = asked_lines(lines, len(every)) if lines else Ranges(((1, len(every)),))
    if ranges.problem:
        raise ToolError(ranges.problem)
    if not around:
        return excerpt(every, ranges, LINES_TOKENS, scales=scales)
    positions, note = places(text, around)
    hits = _within(every.hits(positions), ranges)
    return note + matching(every, hits, AROUND_TOKENS, scales=scales)


def places(text: str, wanted: str) -> tuple[list[int], str]:
    """Where a pattern matches, or else its very letters; and a line that says so.

    Blocks its thread for `SECONDS` twice at most.
    """
    try:
        if found := positions_of(wanted, text):
            return found, ""
    except QueryError as error:
        return letters_of(wanted, text), f"[{error.message} Looked for these very letters:]\n"
    except TimeoutError:
        note = "[the regular expression takes too long; looked for these very letters:]\n"
        return letters_of(wanted, text), note
    found = letters_of(wanted, text)
    return found, "[no match as a regular expression; these very letters:]\n" if found else ""


def letters_of(wanted: str, text: str) -> list[int]:
    """Where the letters themselves stand, in upper or lower case."""
    try:
        return positions_of(f"(?i){re.escape(wanted)}", text)
    except (QueryError, TimeoutError) as error:
        raise ToolError("That cannot be looked for.", "Give a shorter pattern.") from error


def positions_of(pattern: str, text: str) -> list[int]:
    # lazy: it takes as long to import as the window takes to open
    from helix_desktop.context.texts.patterns import compile_pattern  # noqa: PLC0415

    return compile_pattern(pattern).positions(text, SECONDS, most=MOST_HITS)


def _within(hits: Mapping[int, int], ranges: Ranges) -> dict[int, int]:
    return {
        number: column
        for number, column in hits.items()
        if any(first <= number <= last for first, last in ranges.spans)
    }
