"""What a threshold is, and how a value from a form, a file or a journal is fitted to one.

Whatever comes in, the outcome is a value of the right kind inside its range, or PolicyError.
"""

from enum import StrEnum
from typing import NoReturn, TypeAlias

from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.values import value

Plain: TypeAlias = str | int | float
"""A value as settings files hold it; choices stand there as their text."""

_LONGEST_SHOWN = 40
"""Characters of a refused value that its message repeats."""


@value
class Threshold:
    """What is known of one policy value besides the value."""

    name: str
    default: Plain
    unit: str
    low: float
    high: float
    source: str
    help: str

    @property
    def choices(self) -> tuple[str, ...]:
        """The values to choose from; empty for a number."""
        if isinstance(self.default, StrEnum):
            return tuple(choice.value for choice in type(self.default))
        return ()

    @property
    def takes(self) -> str:
        """What fits, worded for the person."""
        if self.choices:
            return f"It takes one of: {', '.join(self.choices)}."
        kind = "whole numbers" if isinstance(self.default, int) else "numbers"
        return f"It takes {kind} from {self.low:,g} to {self.high:,g} {self.unit}."

    def fit(self, value: object) -> Plain:
        """`value` as this threshold's own kind; numbers may come as text or as each other."""
        match self.default:
            case StrEnum():
                return self._choice(value)
            case int():
                return self._in_range(self._whole(value))
            case _:
                return self._in_range(self._real(value))

    def _choice(self, value: object) -> Plain:
        if not isinstance(value, str) or value not in self.choices:
            self._refuse(value)
        return type(self.default)(value)

    def _whole(self, value: object) -> int:
        # True is an int to Python and would quietly become 1
        if isinstance(value, bool):
            self._refuse(value)
        if isinstance(value, int) or (isinstance(value, float) and value.is_integer()):
            return int(value)
        try:
            return int(value) if isinstance(value, str) else self._refuse(value)
        except ValueError:
            self._refuse(value)

    def _real(self, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            self._refuse(value)
        try:
            return float(value)
        except (ValueError, OverflowError):
            self._refuse(value)

    def _in_range(self, value: float) -> Plain:
        # written so that NaN, which is in no order with anything, is refused as well
        return value if self.low <= value <= self.high else self._refuse(value)

    def _refuse(self, value: object) -> NoReturn:
        raise PolicyError(f"{self.name} cannot be {shown(value)}.", self.takes) from None


def shown(value: object) -> str:
    """A refused value as its message repeats it: short, and never an error of its own."""
    match value:
        case str() if len(value) > _LONGEST_SHOWN:
            return f"{value[:_LONGEST_SHOWN]!r}…"
        case int() if value.bit_length() > 64:
            return "a number of that size"
        case None | str() | int() | float():
            return repr(value)
        case _:
            return f"a {type(value).__name__}"
