"""Regular expressions that are compiled at their first use, for a quick start.

A start imports 280 of them, which take 90 ms to compile.
"""

import re
from typing import AnyStr, cast


class _LazyPattern:
    def __init__(self, expression: str | bytes, flags: int) -> None:
        self._expression, self._flags = expression, flags

    def __getattr__(self, name: str) -> object:
        pattern = self.__dict__.setdefault("compiled", re.compile(self._expression, self._flags))
        value: object = getattr(pattern, name)
        setattr(self, name, value)  # found without this method from now on
        return value


def lazy_pattern(expression: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return a pattern with the methods of a compiled one, for a module's constants."""
    return cast("re.Pattern[AnyStr]", _LazyPattern(expression, flags))
