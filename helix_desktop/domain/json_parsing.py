"""JSON from outside as a value of a known kind; whatever is wrong with it is one error."""

from typing import TypeVar

import msgspec

from helix_desktop.domain.text_safety import show_hidden

T = TypeVar("T")

_LONGEST_REASON = 200
"""Characters of a reason: a parser may repeat what it was given."""


class JsonUnparsable(ValueError):
    """A text is not JSON of the kind that is wanted; says why."""


def parse_json_as(text: bytes | str, kind: type[T]) -> T:
    """The value of a text; Unparsable if it is damaged, of another shape or nested too deeply."""
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError as error:
        raise JsonUnparsable("it is nested too deeply") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise JsonUnparsable(show_hidden(str(error))[:_LONGEST_REASON]) from error
