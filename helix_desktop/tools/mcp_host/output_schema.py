"""Checks an MCP tool's structured result against its declared output schema.

The schema is the server's, so it decides neither how long a check takes (`MAX_CHECKS`) nor what is
opened: patterns are not run, and references are followed within the schema only. Keywords that are
not known here are not checked.
"""

import json
from collections.abc import Mapping
from urllib.parse import unquote

MAX_CHECKS = 100_000
"""Most values times schemas of one result; what is beyond them is not checked."""
MAX_DEPTH = 60
_MAX_SHOWN_CHARS = 80

_TYPES: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
    "number": (int, float),
    "integer": (int, float),
}


def find_schema_problem(schema: object, value: object) -> str:
    """Return the first place where a value does not fit a schema, and why; "" if it fits."""
    try:
        return _Check(schema).mismatch(schema, value, "", MAX_DEPTH)
    except (_TooLong, RecursionError, OverflowError, ValueError):
        return ""  # too deep, or with a number too large to be told: nothing is lost for that


class _TooLong(Exception):
    """The check is given up."""


class _Check:
    """One check of one value against the schema `root`."""

    def __init__(self, root: object) -> None:
        self._root, self._left = root, MAX_CHECKS

    def mismatch(self, schema: object, value: object, place: str, depth: int) -> str:
        self._left -= 1
        if self._left < 0 or depth == 0:
            raise _TooLong
        if schema is False:
            return f"{place or 'it'} may not be there"
        if not isinstance(schema, dict):
            return ""
        if isinstance(reference := schema.get("$ref"), str):
            words = self.mismatch(self._resolve_reference(reference), value, place, depth - 1)
            if words:
                return words
        kinds = schema.get("type")
        kinds = kinds if isinstance(kinds, list) else [kinds] if isinstance(kinds, str) else []
        if kinds and not any(_is_of_type(value, kind) for kind in kinds):
            return f"{place or 'it'} is not of type {' or '.join(map(str, kinds))}"
        if "const" in schema and not _same(schema["const"], value):
            return f"{place or 'it'} is not {_short(schema['const'])}"
        choices = schema.get("enum")
        if isinstance(choices, list):
            self._left -= len(choices)
            if not any(_same(choice, value) for choice in choices):
                return f"{place or 'it'} is not one of {_short(choices[:9])}"
        return (
            self._combined_mismatch(schema, value, place, depth)
            or _size_problem(schema, value, place)
            or self._inner_mismatch(schema, value, place, depth)
        )

    def _combined_mismatch(
        self, schema: Mapping[str, object], value: object, place: str, depth: int
    ) -> str:
        for word in ("allOf", "anyOf", "oneOf"):
            parts = schema.get(word)
            if not isinstance(parts, list) or not parts:
                continue
            problems = [self.mismatch(part, value, place, depth - 1) for part in parts]
            fits = sum(not words for words in problems)
            if (word == "allOf" and fits < len(parts)) or fits == 0:
                return next(filter(None, problems))
            if word == "oneOf" and fits > 1:
                return f"{place or 'it'} fits more than one of the alternatives"
        return ""

    def _inner_mismatch(
        self, schema: Mapping[str, object], value: object, place: str, depth: int
    ) -> str:
        match value:
            case dict():
                required = schema.get("required")
                for name in required if isinstance(required, list) else ():
                    if name not in value:
                        return f"{_below(place, name)} is missing"
                properties = schema.get("properties")
                known = properties if isinstance(properties, dict) else {}
                others = schema.get("additionalProperties")
                has_patterns = bool(schema.get("patternProperties"))
                for name, item in value.items():
                    part = known.get(name, True if has_patterns else others)
                    if words := self.mismatch(part, item, _below(place, name), depth - 1):
                        return words
            case list():
                first, items = schema.get("prefixItems"), schema.get("items")
                firsts = first if isinstance(first, list) else []
                for number, item in enumerate(value):
                    part = firsts[number] if number < len(firsts) else items
                    if words := self.mismatch(part, item, f"{place}[{number}]", depth - 1):
                        return words
        return ""

    def _resolve_reference(self, reference: str) -> object:
        """Return the part of the schema that a reference names; an unknown one fits everything."""
        if not reference.startswith("#"):
            return True
        part = self._root
        for step in filter(None, unquote(reference[1:]).split("/")):
            name = step.replace("~1", "/").replace("~0", "~")
            if not isinstance(part, dict) or name not in part:
                return True
            part = part[name]
        return part


def _size_problem(schema: Mapping[str, object], value: object, place: str) -> str:
    words = {str: ("minLength", "maxLength"), list: ("minItems", "maxItems")}
    if isinstance(value, str | list):
        low, high = (schema.get(word) for word in words[type(value)])
        size: float = len(value)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        low, high, size = schema.get("minimum"), schema.get("maximum"), value
    else:
        return ""
    if isinstance(low, int | float) and size < low:
        return f"{place or 'it'} is below {low:,.15g}"
    if isinstance(high, int | float) and size > high:
        return f"{place or 'it'} is above {high:,.15g}"
    return ""


def _is_of_type(value: object, kind: object) -> bool:
    types = _TYPES.get(str(kind))
    if types is None:
        return True
    if isinstance(value, bool):
        return bool in types
    if kind == "integer" and isinstance(value, float):
        return value.is_integer()
    return isinstance(value, types)


def _same(first: object, second: object) -> bool:
    return first == second and isinstance(first, bool) == isinstance(second, bool)


def _below(place: str, name: object) -> str:
    return f"{place}.{_short(name)}" if place else _short(name)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = " ".join(text.split())
    return text if len(text) <= _MAX_SHOWN_CHARS else f"{text[:_MAX_SHOWN_CHARS]}…"
