"""Reads a tool call's JSON arguments as models write them, tolerantly."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec import Raw
from msgspec import inspect as kinds

T = TypeVar("T", bound=msgspec.Struct)

_LIST_TYPES = (
    kinds.ListType,
    kinds.VarTupleType,
    kinds.TupleType,
    kinds.SetType,
    kinds.FrozenSetType,
)
_OBJECT_TYPES = (kinds.StructType, kinds.DictType)


def read_arguments(kind: type[T], arguments: str) -> T:
    """Decode the call's JSON as `kind`; raise msgspec's errors, UnicodeEncodeError or
    RecursionError.

    Models write numbers in several ways: 1.0 and "1" are the integer 1, "true" is true; 1.5 is
    invalid. A list or an object may be a string that contains JSON. All code that looks at
    arguments uses this function, so that a permission check sees what the tool will do.
    """
    text = arguments.strip() or "{}"
    try:
        return msgspec.json.decode(text, type=kind, strict=False)
    except msgspec.ValidationError:
        unquoted = _decode_quoted_values(kind, text)
        if unquoted is None:
            raise
    return msgspec.json.decode(unquoted, type=kind, strict=False)


def _decode_quoted_values(kind: type[msgspec.Struct], text: str) -> bytes | None:
    """Return the arguments with lists and objects in place of the strings that contain them as
    JSON.

    None if there are no such strings. Everything else stays as it was written.
    """
    try:
        values = msgspec.json.decode(text, type=dict[str, Raw])
    except msgspec.ValidationError:
        return None
    decoded: dict[str, Raw] = {}
    type_info = kinds.type_info(kind)
    for field in type_info.fields if isinstance(type_info, kinds.StructType) else ():
        value = values.get(field.encode_name)
        brackets = _opening_brackets(field.type)
        if value is None or not brackets or not bytes(value).startswith(b'"'):
            continue
        inner = msgspec.json.decode(value, type=str).strip()
        if inner.startswith(brackets):
            # decoded on its own, so that nothing in it becomes another argument
            with suppress(msgspec.DecodeError):
                msgspec.json.decode(inner)
                decoded[field.encode_name] = Raw(inner.encode())
    return msgspec.json.encode({**values, **decoded}) if decoded else None


def _opening_brackets(kind: kinds.Type) -> tuple[str, ...]:
    """Return the first characters of a type's values, if it allows lists or objects but no
    strings.
    """
    types = tuple(_plain_types(kind))
    if any(isinstance(subtype, (kinds.StrType, kinds.AnyType, kinds.RawType)) for subtype in types):
        return ()
    lists = any(isinstance(subtype, _LIST_TYPES) for subtype in types)
    objects = any(isinstance(subtype, _OBJECT_TYPES) for subtype in types)
    return ("[",) * lists + ("{",) * objects


def _plain_types(kind: kinds.Type) -> Iterator[kinds.Type]:
    match kind:
        case kinds.Metadata():
            yield from _plain_types(kind.type)
        case kinds.UnionType():
            for subtype in kind.types:
                yield from _plain_types(subtype)
        case _:
            yield kind
