"""Events to bytes and back; what an old version wrote stays readable for ever.

A payload is msgpack `[name, version, fields]`. An upgrade turns the fields of one version of one
event into those of the next. Text that is no valid Unicode (lone surrogates) survives as an
extension value.
"""

from collections.abc import Callable
from typing import Any, get_args

import msgspec

from helix_desktop.domain.errors import JournalDamaged, UnknownEvent
from helix_desktop.domain.events import Event

Fields = dict[str, Any]

VERSIONS: dict[str, int] = {kind.__name__: kind.VERSION for kind in get_args(Event)}

UPGRADES: dict[tuple[str, int], Callable[[Fields], Fields]] = {}
"""(event, version) -> its fields as the next version has them. None is needed yet."""

_SURROGATES = 1
"""msgpack extension code of a string that UTF-8 cannot hold."""


def _revive(code: int, data: memoryview) -> str:
    if code != _SURROGATES:
        raise JournalDamaged(f"A journal record holds an unknown value (extension {code}).")
    return bytes(data).decode("utf-8", "surrogatepass")


_encoder = msgspec.msgpack.Encoder()
_envelope = msgspec.msgpack.Decoder(tuple[str, int, msgspec.Raw])
_loose = msgspec.msgpack.Decoder(Fields, ext_hook=_revive)
_decoders: dict[str, msgspec.msgpack.Decoder[Event]] = {
    kind.__name__: msgspec.msgpack.Decoder(kind) for kind in get_args(Event)
}


def encode(event: Event) -> bytes:
    name = type(event).__name__
    try:
        return _encoder.encode((name, event.VERSION, event))
    except UnicodeEncodeError:
        return _encoder.encode((name, event.VERSION, _shielded(msgspec.to_builtins(event))))


def decode(payload: bytes | memoryview) -> Event:
    """The event of a payload; UnknownEvent if a newer version wrote it."""
    try:
        name, version, raw = _envelope.decode(payload)
        return _build(name, version, raw)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise JournalDamaged("A journal record cannot be decoded.") from error


def _build(name: str, version: int, raw: msgspec.Raw) -> Event:
    current = VERSIONS.get(name, 0)
    if version > current:
        raise UnknownEvent(
            f"A record of kind {name}, version {version}, was written by a newer Helix Desktop.",
            "Nothing was changed. Open this workspace with the newer version.",
        )
    if version == current:
        try:
            return _decoders[name].decode(raw)
        except msgspec.ValidationError:
            pass  # an extension value where a string is expected: take the long way
    return msgspec.convert(_upgraded(name, version, _loose.decode(raw)), _decoders[name].type)


def _upgraded(name: str, version: int, fields: Fields) -> Fields:
    while upgrade := UPGRADES.get((name, version)):
        fields, version = upgrade(fields), version + 1
    return fields


def _shielded(value: Any) -> Any:
    """The same plain value with every string that UTF-8 cannot hold as an extension."""
    match value:
        case str() if not _is_utf8(value):
            return msgspec.msgpack.Ext(_SURROGATES, value.encode("utf-8", "surrogatepass"))
        case dict():
            return {key: _shielded(item) for key, item in value.items()}
        case list() | tuple():
            return [_shielded(item) for item in value]
        case _:
            return value


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
