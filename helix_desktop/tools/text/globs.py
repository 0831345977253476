"""Patterns of paths: `*`, `?`, `[a-z]`, `{a,b}` inside a step and `**` over any number of steps.

Steps are matched one by one and every step by a pattern without backtracking, so that no pattern
takes long on any path.
"""

import fnmatch
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from helix_desktop.domain.errors import ToolError

LONGEST = 500
_MOST_CHOICES = 64
"""Patterns that the braces of one may stand for."""
_BRACES = re.compile(r"\{([^{}]*,[^{}]*)\}")


class Glob:
    """A pattern of paths, ready to match."""

    def __init__(self, pattern: str) -> None:
        """ToolError if it is too long or stands for too many."""
        if len(pattern) > LONGEST:
            raise ToolError(f"The pattern has {len(pattern):,} characters, {LONGEST} are possible.")
        self._choices = [tuple(_steps(choice)) for choice in _spread(pattern)]

    def matches(self, parts: Sequence[str]) -> bool:
        return any(_matches(choice, parts) for choice in self._choices)


def step_matches(pattern: str, name: str) -> bool:
    """Whether one step of a path matches one step of a pattern."""
    return _compiled(pattern).match(name) is not None


def _matches(steps: Sequence[str], parts: Sequence[str]) -> bool:
    """All places in the pattern that the path can have reached, step after step."""
    reached = _opened(steps, {0})
    for part in parts:
        ahead = set()
        for at in reached:
            if at < len(steps) and steps[at] == "**":
                ahead.add(at)
            elif at < len(steps) and step_matches(steps[at], part):
                ahead.add(at + 1)
        reached = _opened(steps, ahead)
        if not reached:
            return False
    return len(steps) in reached


def _opened(steps: Sequence[str], reached: set[int]) -> set[int]:
    """`**` may also stand for nothing."""
    found = set(reached)
    for at in sorted(reached):
        while at < len(steps) and steps[at] == "**":
            at += 1
            found.add(at)
    return found


def _steps(pattern: str) -> Iterator[str]:
    last = ""
    for step in pattern.split("/"):
        if step not in ("", ".") and (step, last) != ("**", "**"):
            yield step
            last = step


def _spread(pattern: str) -> list[str]:
    """The patterns without braces that one with braces stands for."""
    waiting, found = [pattern], []
    while waiting:
        one = waiting.pop(0)
        braces = _BRACES.search(one)
        if braces is None:
            found.append(one)
        else:
            start, end = braces.span()
            waiting.extend(one[:start] + choice + one[end:] for choice in braces[1].split(","))
        if len(waiting) + len(found) > _MOST_CHOICES:
            raise ToolError("The braces of the pattern stand for too many.", "Use * instead.")
    return found


@lru_cache(maxsize=1_024)
def _compiled(step: str) -> "re.Pattern[str]":
    # the standard translation groups what is between stars so that it never backtracks
    return re.compile(fnmatch.translate(step))
