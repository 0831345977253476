"""Parsing of external JSON into typed values, with one error for every problem."""

from typing import TypeVar

import msgspec

from helix_desktop.domain.hidden_characters import show_hidden

T = TypeVar("T")

_MAX_REASON_CHARS = 200
"""The maximum number of characters of an error's reason.

A parser may repeat its input in the reason.
"""


class JsonUnparsable(ValueError):
    """A text is not JSON of the expected type. The message says why."""


def parse_json_as(text: bytes | str, kind: type[T]) -> T:
    """Parse a text as `kind`.

    Raise JsonUnparsable for damaged, ill-typed, or too deeply nested JSON.
    """
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError as error:
        raise JsonUnparsable("it is nested too deeply") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise JsonUnparsable(show_hidden(str(error))[:_MAX_REASON_CHARS]) from error
