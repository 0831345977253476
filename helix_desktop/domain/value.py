"""`replace`: a value with some of its fields changed.

Values are `msgspec.Struct` with `frozen=True`. A value that hides a field from its `repr` or leaves
one out of comparisons is a frozen dataclass, because a struct cannot do either; so is one that
`--help` needs, which does without msgspec.
"""

import dataclasses
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")


def replace(value: T, /, **changes: Any) -> T:
    """The same value with other fields, as `copy.replace` of Python 3.13 does it."""
    if isinstance(value, msgspec.Struct):
        return cast("T", msgspec.structs.replace(value, **changes))
    return cast("T", dataclasses.replace(cast("Any", value), **changes))
