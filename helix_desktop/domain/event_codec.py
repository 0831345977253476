"""Encodes events to bytes and decodes them.

A payload is msgpack `[name, version, fields]`. Within one version of an event, fields may only be
added, each with a default: a reader without the field ignores it, and a record without it takes the
default. Any other change needs a new version. For a version that is newer, decoding raises
UnknownEvent and leaves the record as it is. Text that is not valid
Unicode (lone surrogates) is preserved as an extension value.
"""

from typing import Any, TypeAlias

import msgspec

from helix_desktop.domain.errors import JournalDamaged, JournalError, UnknownEvent
from helix_desktop.domain.events import Event
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.domain.phrase import plain_text

Fields: TypeAlias = dict[str, Any]

VERSIONS: dict[str, int] = {kind.__name__: kind.VERSION for kind in Event.__subclasses__()}

_SURROGATES = 1
"""The msgpack extension code of a string that UTF-8 cannot encode."""

# these are msgspec's own errors, and errors of bad UTF-8, dates, and numbers
_DAMAGE = (
    msgspec.MsgspecError,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)


def shield_text(text: str) -> msgspec.msgpack.Ext:
    """Return a string that UTF-8 cannot encode as an extension value."""
    return msgspec.msgpack.Ext(_SURROGATES, text.encode("utf-8", "surrogatepass"))


def revive_text(code: int, data: memoryview) -> str:
    """Return the string of an extension value: the hook of decoders."""
    if code != _SURROGATES:
        raise msgspec.ValidationError(f"unknown extension {code}")
    return bytes(data).decode("utf-8", "surrogatepass")


_encoder = msgspec.msgpack.Encoder(enc_hook=plain_text)
# Raw is scanned to its end first, so that a length beyond the actual bytes never allocates memory
_envelope = msgspec.msgpack.Decoder(tuple[str, int, msgspec.Raw])
_untyped_decoder = msgspec.msgpack.Decoder(Fields, ext_hook=revive_text)
_decoders: dict[str, msgspec.msgpack.Decoder[Event]] = {
    kind.__name__: msgspec.msgpack.Decoder(kind) for kind in Event.__subclasses__()
}


def encode_event(event: Event) -> bytes:
    """Return the payload of an event; raise JournalError if it could not be decoded again."""
    name = type(event).__name__
    try:
        try:
            payload = _encoder.encode((name, event.VERSION, event))
        except UnicodeEncodeError:
            payload = encode_fields(event, msgspec.to_builtins(event, enc_hook=plain_text))
        decode_event(payload)
    except (JournalError, OverflowError, TypeError) as error:
        raise JournalError(
            "A record of kind {name} has a value that the journal can't store.",
            "Nothing was written.",
            name=name,
        ) from error
    return payload


def decode_event(payload: bytes | memoryview) -> Event:
    """Decode a payload; raise UnknownEvent if a newer version wrote it, or else JournalDamaged."""
    try:
        name, version, raw = _envelope.decode(payload)
        if version == VERSIONS.get(name):
            try:
                return _decoders[name].decode(raw)
            except msgspec.ValidationError:
                # either an extension value in place of a string, or damage: the slow path finds out
                pass
        current = VERSIONS.get(name)
        if current is None or version > current:
            raise UnknownEvent(
                "A record of kind {name}, version {version}, was written by a newer Helix Desktop.",
                "Nothing changed. Open this workspace with the newer version.",
                name=repr(name[:40]),
                version=version,
            )
        if version < current:
            raise JournalDamaged("Can't decode a journal record.")
        fields = _untyped_decoder.decode(raw)
        return msgspec.convert(fields, _decoders[name].type)
    except _DAMAGE as error:
        raise JournalDamaged("Can't decode a journal record.") from error


def encode_fields(event: Event, fields: Fields) -> bytes:
    """Return the payload of an event that a version with only these of its fields wrote."""
    envelope = type(event).__name__, event.VERSION
    try:
        return _encoder.encode((*envelope, fields))
    except UnicodeEncodeError:
        return _encoder.encode((*envelope, _encode_all_surrogates(fields)))


def _encode_all_surrogates(value: Any) -> Any:
    """Return a plain value with every string that UTF-8 cannot encode as an extension value."""
    match value:
        case str() if not is_utf8(value):
            return shield_text(value)
        case dict():
            return {key: _encode_all_surrogates(item) for key, item in value.items()}
        case list() | tuple():
            return [_encode_all_surrogates(item) for item in value]
        case _:
            return value
