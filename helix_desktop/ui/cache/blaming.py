"""Which word of a filter is to blame that nothing matches."""

from collections.abc import Awaitable, Callable

from helix_desktop.domain.query import Query

MOST_TERMS = 6
"""Terms that are tried out one by one."""


async def blamed(count: Callable[[Query], Awaitable[int]], query: Query) -> int:
    """The term without which the most would be found; -1 if leaving out one does not help."""
    if not 2 <= len(query.terms) <= MOST_TERMS:
        return -1
    counts = []
    for at in range(len(query.terms)):
        rest = Query(query.terms[:at] + query.terms[at + 1 :])
        counts.append(await count(rest))
    best = max(range(len(counts)), key=counts.__getitem__)
    return best if counts[best] > 0 else -1
