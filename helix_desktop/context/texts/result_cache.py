"""Remembers by its hash what was found in a text, without keeping the text.

The key of the 64-bit hash differs in every process. The texts themselves are not kept, because a
thousand outputs would be megabytes that their sessions no longer need.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from msgspec import Struct

P = ParamSpec("P")
T = TypeVar("T")


class CacheLimit(Struct):
    """The number of results that a cache may have; a process that reads the same texts again
    raises it.
    """

    max_entries: int


def cache_results(limit: int | CacheLimit) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache the newest results of a function of texts and other hashable values, in any thread."""
    newest = CacheLimit(limit) if isinstance(limit, int) else limit

    def wrapped(function: Callable[P, T]) -> Callable[P, T]:
        cache: OrderedDict[tuple[int, ...], T] = OrderedDict()

        def cached(*args: P.args, **kwargs: P.kwargs) -> T:
            key = tuple(map(hash, (*args, *kwargs.values())))
            try:
                result = cache[key]
                cache.move_to_end(key)
            except KeyError:  # also if another thread has just removed it
                result = cache[key] = function(*args, **kwargs)
                while len(cache) > newest.max_entries:
                    cache.popitem(last=False)
            return result

        return cached

    return wrapped
