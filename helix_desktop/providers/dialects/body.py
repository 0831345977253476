"""The bytes of a body that is made of structs; what no provider takes is left out or mended."""

import json
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from helix_desktop.providers.counting.request_bytes import Json, written


def encoded(body: Struct | Mapping[str, object]) -> bytes:
    """UTF-8 in the order of the fields; lone halves of characters become U+FFFD."""
    try:
        return msgspec.json.encode(body)
    except UnicodeEncodeError:
        plain: Json = msgspec.to_builtins(body)
        return written(plain)


def schema(text: str) -> dict[str, object]:
    """A tool's schema as it stands in a body."""
    return _schemas.decode(text)


def as_text(value: str | dict[str, object] | list[object] | None) -> str:
    """The JSON text of a value that should have come as text; text as it is."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def named_count(answer: bytes, name: str) -> int:
    """A number of a small answer; ValueError where it is none."""
    try:
        found = msgspec.json.decode(answer, type=dict[str, object]).get(name)
    except msgspec.MsgspecError as error:
        raise ValueError(f"no {name}") from error
    if not isinstance(found, int) or found <= 0:
        raise ValueError(f"no {name}")
    return found


_schemas = msgspec.json.Decoder(dict[str, object])
