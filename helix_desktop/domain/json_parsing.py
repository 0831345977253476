"""Parsing of external JSON into typed values, with one error for every problem."""

from typing import TypeVar

import msgspec

from helix_desktop.domain.text_safety import show_hidden

T = TypeVar("T")

_LONGEST_REASON = 200
"""Most characters of an error's reason; a parser may repeat its input in the reason."""


class JsonUnparsable(ValueError):
    """A text is not JSON of the expected type. The message says why."""


def parse_json_as(text: bytes | str, kind: type[T]) -> T:
    """Parse a text as `kind`; raise JsonUnparsable if it is damaged, ill-typed, or too deep."""
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError as error:
        raise JsonUnparsable("it is nested too deeply") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise JsonUnparsable(show_hidden(str(error))[:_LONGEST_REASON]) from error
