"""The arguments of a tool call, read as models write them."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import Raw
from msgspec import inspect as kinds

T = TypeVar("T", bound=msgspec.Struct)

_LISTS = (kinds.ListType, kinds.VarTupleType, kinds.TupleType, kinds.SetType, kinds.FrozenSetType)
_OBJECTS = (kinds.StructType, kinds.DictType)


def read_arguments(kind: type[T], arguments: str) -> T:
    """Decode the call's JSON as `kind`; raise msgspec's errors, UnicodeEncodeError or
    RecursionError.

    Models write numbers as they like: 1.0 and "1" are the integer 1, "true" is true; 1.5 is
    invalid. A list or an object may be in quotes, as a text of JSON. All code that looks at
    arguments uses this function, so that a permission check sees what the tool will do.
    """
    written = arguments.strip() or "{}"
    try:
        return msgspec.json.decode(written, type=kind, strict=False)
    except msgspec.ValidationError:
        unquoted = _without_quotes(kind, written)
        if unquoted is None:
            raise
    return msgspec.json.decode(unquoted, type=kind, strict=False)


def _without_quotes(kind: type[msgspec.Struct], written: str) -> bytes | None:
    """Return the arguments with those as values that are in quotes and must be lists or objects.

    None if there is none. All others stay as they are written.
    """
    try:
        decoded_arguments = msgspec.json.decode(written, type=dict[str, Raw])
    except msgspec.ValidationError:
        return None
    decoded = {name: Raw(inner) for name, inner in _quoted_values(kind, decoded_arguments)}
    return msgspec.json.encode({**decoded_arguments, **decoded}) if decoded else None


def _quoted_values(
    kind: type[msgspec.Struct], arguments: dict[str, Raw]
) -> Iterator[tuple[str, bytes]]:
    about = kinds.type_info(kind)
    for field in about.fields if isinstance(about, kinds.StructType) else ():
        value = arguments.get(field.encode_name)
        starts = _starts(field.type)
        if value is None or not starts or not bytes(value).startswith(b'"'):
            continue
        inner = msgspec.json.decode(value, type=str).strip()
        if not inner.startswith(starts):
            continue
        try:
            msgspec.json.decode(inner)  # as a whole: nothing of it becomes another argument
        except msgspec.DecodeError:
            continue
        yield field.encode_name, inner.encode()


def _starts(kind: kinds.Type) -> tuple[str, ...]:
    """Return how values of a type begin, if it has lists or objects but no texts."""
    plain = tuple(_plain_types(kind))
    if any(isinstance(subtype, (kinds.StrType, kinds.AnyType, kinds.RawType)) for subtype in plain):
        return ()
    lists = any(isinstance(subtype, _LISTS) for subtype in plain)
    objects = any(isinstance(subtype, _OBJECTS) for subtype in plain)
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
