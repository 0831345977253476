"""Events to bytes and back; what an old version wrote stays readable for ever.

A payload is msgpack `[name, version, fields]`.

Within one version of an event, fields may only be added, each with a default: a reader without
the field ignores it, and a record without it takes the default. Any other change makes a new
version and an upgrade from the last one; a reader answers a version it does not know with
UnknownEvent and leaves the record as it is. Text that is no valid Unicode (lone surrogates)
survives as an extension value.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, get_args

import msgspec

from helix_desktop.domain.errors import JournalDamaged, JournalError, UnknownEvent
from helix_desktop.domain.events import Event

Fields: TypeAlias = dict[str, Any]
Upgrades: TypeAlias = Mapping[tuple[str, int], Callable[[Fields], Fields]]

VERSIONS: dict[str, int] = {kind.__name__: kind.VERSION for kind in get_args(Event)}

UPGRADES: Upgrades = {}
"""(event, version) -> its fields as the next version has them. None is needed yet."""

_SURROGATES = 1
"""msgpack extension code of a string that UTF-8 cannot hold."""

# msgspec's own errors; bad UTF-8, dates and numbers; and what an upgrade meets in odd fields
_DAMAGE = (
    msgspec.MsgspecError,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)


def _revive(code: int, data: memoryview) -> str:
    if code != _SURROGATES:
        raise ValueError(f"unknown extension {code}")
    return bytes(data).decode("utf-8", "surrogatepass")


_encoder = msgspec.msgpack.Encoder()
# Raw is walked to its end first: a length that the bytes do not bear out never allocates
_envelope = msgspec.msgpack.Decoder(tuple[str, int, msgspec.Raw])
_loose = msgspec.msgpack.Decoder(Fields, ext_hook=_revive)
_decoders: dict[str, msgspec.msgpack.Decoder[Event]] = {
    kind.__name__: msgspec.msgpack.Decoder(kind) for kind in get_args(Event)
}


def encode_event(event: Event) -> bytes:
    """The payload of an event; JournalError if it could not be read back."""
    name = type(event).__name__
    try:
        payload = _packed(name, event)
        decode_event(payload)
    except (JournalError, OverflowError, TypeError) as error:
        raise JournalError(
            f"A record of kind {name} holds a value that the journal cannot keep.",
            "Nothing was written.",
        ) from error
    return payload


def decode_event(payload: bytes | memoryview, upgrades: Upgrades = UPGRADES) -> Event:
    """The event of a payload; UnknownEvent if a newer version wrote it, else JournalDamaged."""
    try:
        name, version, raw = _envelope.decode(payload)
        return _build(name, version, raw, upgrades=upgrades)
    except _DAMAGE as error:
        raise JournalDamaged("A journal record cannot be decoded.") from error


def _packed(name: str, event: Event) -> bytes:
    try:
        return _encoder.encode((name, event.VERSION, event))
    except UnicodeEncodeError:
        return _encoder.encode((name, event.VERSION, _shielded(msgspec.to_builtins(event))))


def _build(name: str, version: int, raw: msgspec.Raw, *, upgrades: Upgrades) -> Event:
    current = VERSIONS.get(name)
    if current is None or version > current:
        raise UnknownEvent(
            f"A record of kind {name[:40]!r}, version {version}, was written by a newer"
            " Helix Desktop.",
            "Nothing was changed. Open this workspace with the newer version.",
        )
    if version < current:
        return _converted(name, _upgraded(name, version, _loose.decode(raw), upgrades=upgrades))
    try:
        return _decoders[name].decode(raw)
    except msgspec.ValidationError:
        # an extension value where a string is expected, or real damage: the long way tells
        return _converted(name, _loose.decode(raw))


def _converted(name: str, fields: Fields) -> Event:
    return msgspec.convert(fields, _decoders[name].type)


def _upgraded(name: str, version: int, fields: Fields, *, upgrades: Upgrades) -> Fields:
    for step in range(version, VERSIONS[name]):
        fields = upgrades[name, step](fields)
    return fields


def _shielded(value: Any) -> Any:
    """The same plain value with every string that UTF-8 cannot hold as an extension."""
    match value:
        case str() if not is_utf8(value):
            return msgspec.msgpack.Ext(_SURROGATES, value.encode("utf-8", "surrogatepass"))
        case dict():
            return {key: _shielded(item) for key, item in value.items()}
        case list() | tuple():
            return [_shielded(item) for item in value]
        case _:
            return value


def is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
