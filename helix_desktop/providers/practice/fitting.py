"""A tool's JSON schema, as far as a call needs it: names, what is required, what values may be.

Whatever a schema says, reading it never raises; what is not understood is not used.
"""

import json
from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache
from typing import TypeAlias

from helix_desktop.domain.values import value

Value: TypeAlias = str | int | bool
Schema: TypeAlias = Mapping[str, object]

_KINDS: Mapping[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int,),
    "boolean": (bool,),
}


@value
class Fields:
    """The properties of an object schema."""

    text: str
    names: frozenset[str] = frozenset()
    required: frozenset[str] = frozenset()
    shapes: Mapping[str, Schema] = field(default_factory=dict, compare=False, hash=False)

    def schema(self, name: str) -> Schema:
        return self.shapes.get(name, {})

    def items(self, name: str) -> "Fields | None":
        """The fields of the objects in a list; None if it is no list of objects."""
        shape = self.schema(name)
        items = _object(shape.get("items"))
        if shape.get("type") != "array" or items.get("type") != "object":
            return None
        return fields_of(json.dumps(items))


NOTHING = Fields("", required=frozenset({"what nobody gives"}))
"""Of a schema that cannot be read."""
_BEYOND = frozenset({"$ref", "allOf", "oneOf", "not", "const", "pattern", "format", "multipleOf"})
"""What a value would have to be checked against, and is not."""


@lru_cache(maxsize=256)
def fields_of(schema: str) -> Fields:
    """The fields of a schema; what is no object schema has none and demands what none can give."""
    try:
        found = json.loads(schema)
    except (ValueError, RecursionError):
        return NOTHING
    properties = _object(found).get("properties")
    shapes = {name: _object(shape) for name, shape in _object(properties).items()}
    required = _object(found).get("required", [])
    if not isinstance(required, list) or not isinstance(found, dict):
        return NOTHING
    needed = [each for each in required if isinstance(each, str)]
    return Fields(schema, frozenset(shapes), frozenset(needed), shapes)


def fitted(value: Value, schema: Schema) -> Value | None:
    """The value as the schema takes it, cut to its range; None if it cannot be."""
    options = schema.get("anyOf")
    if isinstance(options, list):
        found = (fitted(value, _object(option)) for option in options)
        return next((each for each in found if each is not None), None)
    allowed = schema.get("enum", [value])
    usual = isinstance(allowed, list) and value in allowed and not _BEYOND & schema.keys()
    if not usual or not _of_kind(value, schema.get("type")):
        return None
    if isinstance(value, str):
        return _fitted_text(value, schema)
    return value if isinstance(value, bool) else _fitted_number(value, schema)


def _of_kind(value: Value, kind: object) -> bool:
    kinds = kind if isinstance(kind, list) else [kind]
    if kinds == [None]:
        return True
    # True is an int to Python, and no integer to JSON
    return any(
        isinstance(value, _KINDS.get(each, ())) and (each == "boolean") is isinstance(value, bool)
        for each in kinds
        if isinstance(each, str)
    )


def _fitted_text(value: str, schema: Schema) -> str | None:
    least, most = _number(schema.get("minLength"), 0), _number(schema.get("maxLength"), len(value))
    return value[:most] if least <= min(len(value), most) else None


def _fitted_number(value: int, schema: Schema) -> int | None:
    least, most = _number(schema.get("minimum"), value), _number(schema.get("maximum"), value)
    return max(least, min(value, most)) if least <= most else None


def _number(value: object, usual: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return usual
    return int(value) if abs(value) < 1e15 else usual


def _object(value: object) -> Schema:
    return value if isinstance(value, dict) else {}
