"""Regular expressions of users and agents with a time limit and a limit of size.

`regex` releases the interpreter lock while it searches and observes a time limit. It does neither
while it compiles, and it unrolls `{n}`. So a pattern that would unroll too far, or that calls
itself, is refused before compiling.
"""

import re
from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct

from helix_desktop.domain.errors import QueryError

if TYPE_CHECKING:
    import regex

MAX_PATTERN_CHARS = 1000
"""The maximum number of characters of a pattern."""
MAX_PATTERN_PARTS = 20_000
"""The maximum number of parts of a pattern after unrolling.

20,000 parts compile in under 10 ms; a million take 240 ms.
"""

_TOKEN = re.compile(
    r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(|\)|\{(?P<least>\d*)(?:,\d*)?\}|.", re.DOTALL
)
_CALLS = re.compile(r"\(\?(?:R|[+-]?\d+|&\w+|P>\w+)\)")


class SafePattern(Struct, frozen=True):
    """A regular expression that is safe to compile and ready to search."""

    compiled: "regex.Pattern[str]"

    def occurs(self, text: str, seconds: float) -> bool:
        """Whether the pattern occurs in `text`.

        Raise TimeoutError if that takes longer than `seconds`.
        """
        try:
            match = self.compiled.search(text, timeout=max(seconds, 0.001), concurrent=True)
        except MemoryError:
            raise TimeoutError from None
        return match is not None

    def positions(
        self, text: str, seconds: float, *, max_matches: int, start: int = 0
    ) -> list[int]:
        """Return the start positions of the first matches from `start` on.

        Raise TimeoutError after `seconds`.
        """
        limit = max(seconds, 0.001)
        matches = self.compiled.finditer(text, start, timeout=limit, concurrent=True)
        try:
            return [match.start() for match in islice(matches, max_matches)]
        except MemoryError:
            raise TimeoutError from None


def compile_pattern(source: str) -> SafePattern:
    """Compile a pattern in which `^` and `$` match at lines.

    Raise QueryError for an unusable one.
    """
    if len(source) > MAX_PATTERN_CHARS:
        raise QueryError(
            "The regular expression has {count} characters, {longest} are possible.",
            count=f"{len(source):,}",
            longest=f"{MAX_PATTERN_CHARS:,}",
        )
    if _CALLS.search(source):
        raise QueryError(
            "The regular expression calls itself, which is not possible here.",
            "Write (?R), (?1) and (?&name) out.",
        )
    if pattern_weight(source) > MAX_PATTERN_PARTS:
        raise QueryError(
            "The repetitions {form} multiply to too many.", "Use + or * instead.", form="{n}"
        )
    # lazy: it takes 7 ms to import, and few sessions need it
    import regex  # noqa: PLC0415

    try:
        # MULTILINE as in grep; cache_pattern=False keeps the user's attempts out of memory
        return SafePattern(regex.compile(source, regex.MULTILINE, cache_pattern=False))
    except regex.error as error:
        raise QueryError(
            "The regular expression cannot be read: {error}.",
            'To look for these very letters use text:"…".',
            error=error,
        ) from None
    except (RecursionError, OverflowError, ValueError, IndexError, KeyError) as error:
        raise QueryError("The regular expression cannot be read.", "Make it simpler.") from error


def pattern_weight(source: str) -> int:
    """Return the approximate number of parts of the pattern after writing out every `{n}`."""
    sums, last_weight = [0], 0
    for token in _TOKEN.finditer(source):
        text = token[0]
        if text == "(":
            sums.append(0)
            last_weight = 0
        elif text == ")" and len(sums) > 1:
            last_weight = sums.pop() + 1
            sums[-1] += last_weight
        elif token["least"]:
            repeated_weight = last_weight * (max(int(token["least"][:9]), 1) - 1)
            sums[-1] += repeated_weight
            last_weight += repeated_weight
        else:
            last_weight = 1
            sums[-1] += 1
    return sum(sums)
