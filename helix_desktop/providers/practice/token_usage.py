"""A cache of prefixes: like a provider it charges what it read a moment ago as read from there."""

from collections.abc import Sequence

from helix_desktop.context.texts.token_budget import ApproxMessageWeigher
from helix_desktop.domain.llm import ModelRequest, Usage

MOST_KEPT = 20_000
"""Prefixes remembered: those of the newest requests."""

SCALES = ApproxMessageWeigher()


class PrefixCache:
    """The beginnings of requests that were read before, by a running hash."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def read(self, request: ModelRequest) -> Usage:
        """What a request's input takes, and how much of it is known; from now on all of it is."""
        sizes = [SCALES.tools(request.tools).tokens]
        marks = [hash((request.llm.id, request.tools))]
        for message in request.messages:
            sizes.append(SCALES.weigh(message).tokens)
            marks.append(hash((marks[-1], message)))
        shared = self._shared(marks)
        self._keep(marks)
        known = sum(sizes[:shared])
        # a request that is known whole still has its last message read
        known -= sizes[-1] if shared == len(sizes) else 0
        return Usage(input=sum(sizes) - known, cache_read=known)

    def _shared(self, marks: Sequence[int]) -> int:
        count = 0
        while count < len(marks) and marks[count] in self._known:
            count += 1
        return count

    def _keep(self, marks: Sequence[int]) -> None:
        for mark in marks:
            self._known.pop(mark, None)
            self._known[mark] = None
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
