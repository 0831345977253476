"""A cache of prefixes: like a provider it charges what it read a moment ago as read from there."""

from itertools import takewhile

from helix_desktop.context.texts.token_budget import ApproxMessageWeigher
from helix_desktop.domain.llm import ModelRequest, Usage

MOST_KEPT = 20_000
"""Prefixes remembered: those of the newest requests."""

WEIGHER = ApproxMessageWeigher()


class PrefixCache:
    """The beginnings of requests that were read before, by a running hash."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def read(self, request: ModelRequest) -> Usage:
        """What a request's input takes, and how much of it is known; from now on all of it is."""
        sizes = [WEIGHER.tools(request.tools).tokens]
        marks = [hash((request.llm.id, request.tools))]
        for message in request.messages:
            sizes.append(WEIGHER.weigh(message).tokens)
            marks.append(hash((marks[-1], message)))
        shared = len(list(takewhile(self._known.__contains__, marks)))
        for mark in marks:
            self._known.pop(mark, None)
            self._known[mark] = None
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
        known = sum(sizes[:shared])
        # a request that is known whole still has its last message read
        known -= sizes[-1] if shared == len(sizes) else 0
        return Usage(input=sum(sizes) - known, cache_read=known)
