"""Events as plain JSON for exports, and back.

Text that UTF-8 cannot encode (lone surrogates) is an object with its bytes in hexadecimal.
"""

import base64
import hashlib
import json
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta

from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import is_digest
from helix_desktop.domain.errors import JournalDamaged, JournalError
from helix_desktop.domain.events import Event, references
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.phrase import plain_text

Fields = dict[str, Any]
T = TypeVar("T")

Time = Annotated[float, Meta(ge=0, le=253_402_300_799)]
"""Seconds since 1970 that form a valid date, up to the end of the year 9999."""
Count = Annotated[int, Meta(ge=0, le=1 << 53)]

_NOT_UTF8 = "not_utf8_hex"
_MAX_FALLBACK_BYTES = 16 << 20
"""The maximum bytes of JSON that is parsed into lists and dictionaries first, which take 20 times
the space.
"""
_KINDS = {kind.__name__: kind for kind in Event.__subclasses__()}


class _Line(msgspec.Struct):
    """A line of a session's file, without the event's own fields."""

    seq: Count
    event: str = ""
    version: int = 0
    sha256: str = ""
    unreadable: str | None = None


class _WithFields(msgspec.Struct, Generic[T]):
    """The same line, for reading the event's own fields."""

    fields: T


def json_line(value: Fields) -> str:
    """Return one line of JSON, with all scripts unescaped."""
    return json.dumps(shield_surrogates(value), ensure_ascii=False) + "\n"


def event_to_plain(seq: int, event: Event) -> Fields:
    """Return an event as JSON, with the SHA-256 of its payload in the journal."""
    return {
        "seq": seq,
        "event": type(event).__name__,
        "version": event.VERSION,
        "fields": msgspec.to_builtins(event, enc_hook=plain_text),
        "sha256": hashlib.sha256(event_codec.encode_event(event)).hexdigest(),
    }


def unreadable_to_plain(seq: int, problem: str, record: bytes | None) -> Fields:
    encoded = base64.b64encode(record).decode() if record is not None else None
    return {"seq": seq, "unreadable": problem, "record_base64": encoded}


def parse_as(text: bytes, kind: type[T]) -> T:
    """Parse a JSON text of an export; raise JsonUnparsable if it is not of that type."""
    try:
        return parse_json_as(text, kind)
    except JsonUnparsable:
        if len(text) > _MAX_FALLBACK_BYTES:
            raise
    try:
        return msgspec.convert(revive_surrogates(json.loads(text)), kind)
    except RecursionError as error:
        raise JsonUnparsable("it is nested too deeply") from error
    except (ValueError, TypeError) as error:
        raise JsonUnparsable(str(error)) from error


def event_from_plain(text: bytes, *, after: int) -> tuple[int, Event]:
    """Return the number and the event of a line. The number must be above `after`.

    Raise JsonUnparsable if the line is malformed, and JournalDamaged if it is not as exported.
    """
    line = parse_as(text, _Line)
    if line.unreadable is not None:
        raise JournalDamaged(line.unreadable)
    if line.seq <= after:
        raise JournalDamaged("Out of order.")
    kind = _KINDS.get(line.event)
    if kind is None:
        raise JournalDamaged("A line is an event of an unknown kind.")
    if line.version != kind.VERSION:
        raise JournalDamaged(
            "Events {name} of version {version} come from a newer version.",
            name=kind.__name__,
            version=line.version,
        )
    try:
        event: Event = parse_as(text, _WithFields[kind]).fields  # type: ignore[valid-type]
        packed = event_codec.encode_event(event)
    except (JsonUnparsable, JournalError) as error:
        raise JournalDamaged("A line isn't an event: {error}.", error=error) from error
    if hashlib.sha256(packed).hexdigest() != line.sha256:
        # an earlier Helix Desktop wrote it, which did not know all fields
        fields = msgspec.to_builtins(event, enc_hook=plain_text)
        known = _only_known_fields(fields, parse_as(text, _WithFields[Fields]).fields)
        packed = event_codec.encode_fields(event, known)
        if hashlib.sha256(packed).hexdigest() != line.sha256:
            raise JournalDamaged("A line was changed: its SHA-256 differs.")
    if not all(is_digest(digest) for digest in references(event)):
        raise JournalDamaged("A line names an invalid cache entry.")
    return line.seq, event


def _only_known_fields(value: Any, known: Any) -> Any:
    """Return a value without the fields that are not in `known`, at any depth."""
    match value, known:
        case dict(), dict():
            return {
                key: _only_known_fields(item, known[key])
                for key, item in value.items()
                if key in known
            }
        case ((list() | tuple()), list()) if len(value) == len(known):
            return [
                _only_known_fields(item, known_item)
                for item, known_item in zip(value, known, strict=True)
            ]
        case _:
            return value


def shield_surrogates(value: Any) -> Any:
    match value:
        case str():
            return (
                value
                if is_utf8(value)
                else {_NOT_UTF8: value.encode("utf-8", "surrogatepass").hex()}
            )
        case dict():
            return {key: shield_surrogates(item) for key, item in value.items()}
        case list() | tuple():
            return [shield_surrogates(item) for item in value]
        case _:
            return value


def revive_surrogates(value: Any) -> Any:
    match value:
        case {"not_utf8_hex": str(data)} if len(value) == 1:
            return bytes.fromhex(data).decode("utf-8", "surrogatepass")
        case dict():
            return {key: revive_surrogates(item) for key, item in value.items()}
        case list():
            return [revive_surrogates(item) for item in value]
        case _:
            return value
