"""Parses JSON from outside into typed values, with one error for every problem."""

import re
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


def line_of(error: JsonUnparsable, data: bytes) -> int:
    """Return the line that an error is about, by default the last one."""
    place = _BYTE.search(str(error))
    return data.count(b"\n", 0, int(place[1]) if place else len(data.rstrip())) + 1


def replace_half_characters(data: bytes) -> bytes:
    """Replace halves of surrogate pairs in JSON, which programs write that cut texts as UTF-16."""
    if b"\\ud" not in data and b"\\uD" not in data:
        return data
    return _ESCAPE.sub(lambda match: _REPLACEMENT if match[1] else match[0], data)


_BYTE = re.compile(r"\(byte (\d+)\)")
_ESCAPE = re.compile(
    rb"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    rb"|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)
"""An escape in a string; the group is half of a character without its other half."""
_REPLACEMENT = b"\\ufffd"
