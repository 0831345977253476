"""`replace`: a copy of a frozen value with some fields changed.

Values are `msgspec.Struct` with `frozen=True`. A value is a frozen dataclass instead if it hides a
field from its `repr` or leaves one out of comparisons, which a struct cannot do, or if `--help`
needs it, which works without msgspec.
"""

import dataclasses
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")


def replace(value: T, /, **changes: Any) -> T:
    """Return a copy of the value with changed fields, like `copy.replace` of Python 3.13."""
    if isinstance(value, msgspec.Struct):
        return cast("T", msgspec.structs.replace(value, **changes))
    return cast("T", dataclasses.replace(cast("Any", value), **changes))
