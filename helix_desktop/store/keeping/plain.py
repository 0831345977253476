"""Events as plain JSON that anybody can read, and back without a bit of difference.

Text that UTF-8 cannot hold (lone surrogates) stands as an object with its bytes in hex.
"""

import base64
import hashlib
import json
from typing import Annotated, Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Meta

from helix_desktop.domain import codec
from helix_desktop.domain.cache import is_digest
from helix_desktop.domain.errors import JournalDamaged, JournalError
from helix_desktop.domain.events import Event, references
from helix_desktop.domain.parsing import Unparsable, parsed_json

Fields = dict[str, Any]
T = TypeVar("T")

Time = Annotated[float, Meta(ge=0, le=253_402_300_799)]
"""Seconds that are a date: up to the end of the year 9999."""
Count = Annotated[int, Meta(ge=0, le=1 << 53)]

_ODD = "not_utf8_hex"
_LONGEST_ODD = 16 << 20
"""Bytes of JSON that is made into lists and dictionaries first: these take 20 times the room."""
_KINDS = {kind.__name__: kind for kind in get_args(Event)}


class _Line(msgspec.Struct):
    """A line of a session's file, but for the event's own fields."""

    seq: Count
    event: str = ""
    version: int = 0
    sha256: str = ""
    unreadable: str | None = None


class _WithFields(msgspec.Struct, Generic[T]):
    """The same line, for what else it holds."""

    fields: T


def line(value: Fields) -> str:
    """One line of JSON, readable in every script."""
    return json.dumps(shielded(value), ensure_ascii=False) + "\n"


def of_event(seq: int, event: Event) -> Fields:
    """An event with the SHA-256 of what the journal keeps of it."""
    return {
        "seq": seq,
        "event": type(event).__name__,
        "version": event.VERSION,
        "fields": msgspec.to_builtins(event),
        "sha256": hashlib.sha256(codec.encode(event)).hexdigest(),
    }


def of_unreadable(seq: int, problem: str, record: bytes | None) -> Fields:
    """A place that cannot be read, with its bytes if there are any."""
    kept = base64.b64encode(record).decode() if record is not None else None
    return {"seq": seq, "unreadable": problem, "record_base64": kept}


def read(text: bytes, kind: type[T]) -> T:
    """The value of a JSON text of an export; Unparsable if it is none of that kind."""
    try:
        return parsed_json(text, kind)
    except Unparsable:
        if len(text) > _LONGEST_ODD:
            raise
    try:
        return msgspec.convert(revived(json.loads(text)), kind)
    except RecursionError as error:
        raise Unparsable("it is nested too deeply") from error
    except (ValueError, TypeError) as error:
        raise Unparsable(str(error)) from error


def to_event(text: bytes, *, after: int, most: int) -> tuple[int, Event]:
    """The event of a line and its number, which lies above `after` and is `most` at most.

    Unparsable if the line is none; JournalDamaged if it is not what was exported.
    """
    line = read(text, _Line)
    if line.unreadable is not None:
        raise JournalDamaged(line.unreadable)
    if not after < line.seq <= most:
        raise JournalDamaged("It is out of order.")
    return line.seq, _verified(line, text)


def _verified(line: _Line, text: bytes) -> Event:
    kind = _KINDS.get(line.event)
    if kind is None:
        raise JournalDamaged("A line is no event of a kind that is known.")
    if line.version != kind.VERSION:
        raise JournalDamaged(f"Events {kind.__name__} of version {line.version} are new.")
    try:
        event: Event = read(text, _WithFields[kind]).fields  # type: ignore[valid-type]
        packed = codec.encode(event)
    except (Unparsable, JournalError) as error:
        raise JournalDamaged(f"A line is no event: {error}.") from error
    if hashlib.sha256(packed).hexdigest() != line.sha256:
        raise JournalDamaged("A line was changed: its SHA-256 is another one.")
    if not all(is_digest(digest) for digest in references(event)):
        raise JournalDamaged("A line names a content that cannot be one.")
    return event


def shielded(value: Any) -> Any:
    match value:
        case str():
            return (
                value
                if codec.is_utf8(value)
                else {_ODD: value.encode("utf-8", "surrogatepass").hex()}
            )
        case dict():
            return {key: shielded(item) for key, item in value.items()}
        case list() | tuple():
            return [shielded(item) for item in value]
        case _:
            return value


def revived(value: Any) -> Any:
    match value:
        case {"not_utf8_hex": str(data)} if len(value) == 1:
            return bytes.fromhex(data).decode("utf-8", "surrogatepass")
        case dict():
            return {key: revived(item) for key, item in value.items()}
        case list():
            return [revived(item) for item in value]
        case _:
            return value
