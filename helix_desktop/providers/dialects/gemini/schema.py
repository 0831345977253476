"""A tool's JSON schema in the part of OpenAPI that Gemini takes.

It refuses a whole request for one word that it does not know. What cannot be said is left out:
the toolbox checks arguments itself, and a description may say more than a schema.
"""

from collections.abc import Iterator
from typing import TypeAlias

Schema: TypeAlias = dict[str, object]
Path: TypeAlias = frozenset[str]

_KEPT: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("title", "description", "pattern"), (str,)),
    **dict.fromkeys(("minItems", "maxItems", "minLength", "maxLength"), (int,)),
    **dict.fromkeys(("minProperties", "maxProperties"), (int,)),
    **dict.fromkeys(("minimum", "maximum"), (int, float)),
    "nullable": (bool,),
    "default": (str, int, float, list, dict),
}
"""Keywords that mean the same there, and what they have to be."""

_TYPES = frozenset({"string", "number", "integer", "boolean", "array", "object"})
_FORMATS = {
    "string": ("date-time", "enum"),
    "number": ("float", "double"),
    "integer": ("int32", "int64"),
}
_BOUNDS = (("exclusiveMinimum", "minimum", 1), ("exclusiveMaximum", "maximum", -1))

_MOST = 2_000
"""Schemas inside one: references can make a few lines into millions."""

_DEEPEST = 24
"""Levels of them; Google's parsers end at about a hundred of JSON."""


def parameters(schema: object) -> Schema | None:
    """What a function takes; None if that is nothing: an object without properties is refused."""
    if not isinstance(schema, dict):
        return None
    written = _Writing(schema).write(schema, frozenset(), 0)
    return written if written.get("properties") else None


class _Writing:
    """Writes one schema; `path` is what was referred to on the way, so that circles end."""

    def __init__(self, root: Schema) -> None:
        self._left = _MOST
        self._defs: Schema = {}
        for name in ("definitions", "$defs"):
            group = root.get(name)
            if isinstance(group, dict):
                self._defs |= {f"#/{name}/{each}": value for each, value in group.items()}

    def write(self, schema: object, path: Path, depth: int) -> Schema:
        """A schema that may be anything becomes a text: there is no word for it."""
        self._left -= 1
        if not isinstance(schema, dict) or depth > _DEEPEST or self._left < 0:
            return {"type": "string"}
        schema, path = self._whole(schema, path)
        alternatives = _alternatives(schema)
        if alternatives:
            return self._either(schema, alternatives, path, depth=depth)
        found = _plain(schema)
        if found["type"] == "object":
            found |= self._properties(schema, path, depth)
        if found["type"] == "array":
            found["items"] = self.write(schema.get("items"), path, depth + 1)
        return found

    def _whole(self, schema: Schema, path: Path) -> tuple[Schema, Path]:
        """The schema with what it refers to and all that it has to be at once."""
        while isinstance(name := schema.get("$ref"), str):
            target = self._defs.get(name)
            known = target if isinstance(target, dict) else {}
            if name in path:
                # a circle: what kind of thing it is, and no more of it
                known = {"type": _kind(known)}
            path |= {name}
            rest = {key: value for key, value in schema.items() if key != "$ref"}
            schema = {**known, **rest}
        every = _list(schema.get("allOf"))
        schema = {key: value for key, value in schema.items() if key != "allOf"}
        for each in every:
            if isinstance(each, dict):
                whole, path = self._whole(each, path)
                schema = _joined(whole, schema)
        return schema, path

    def _either(
        self, schema: Schema, alternatives: list[object], path: Path, *, depth: int
    ) -> Schema:
        """Beside `anyOf` nothing else may stand, and null is no type."""
        real = [each for each in alternatives if not _is_null(each)]
        written = [self.write(each, path, depth + 1) for each in real]
        for each in written:
            each.update({"nullable": True} if len(real) < len(alternatives) else {})
            if isinstance(schema.get("description"), str):
                each.setdefault("description", schema["description"])
        if not written:
            return {"type": "string", "nullable": True}
        return written[0] if len(written) == 1 else {"anyOf": written}

    def _properties(self, schema: Schema, path: Path, depth: int) -> Schema:
        properties = schema.get("properties")
        if not isinstance(properties, dict) or not properties:
            return {}
        required = [name for name in _list(schema.get("required")) if name in list(properties)]
        inside = {name: self.write(each, path, depth + 1) for name, each in properties.items()}
        more = {"required": list(dict.fromkeys(required))} if required else {}
        return {"properties": inside, **more}


def _plain(schema: Schema) -> Schema:
    """All but what is inside."""
    kind = _kind(schema)
    found: Schema = {"type": kind}
    found |= {name: schema[name] for name, kinds in _KEPT.items() if _is(schema.get(name), kinds)}
    if "null" in _list(schema.get("type")):
        found["nullable"] = True
    if schema.get("format") in _FORMATS.get(kind, ()):
        found["format"] = schema["format"]
    for name, bound, step in _BOUNDS:
        value = schema.get(name)
        # only between whole numbers is there a next one
        if kind == "integer" and isinstance(value, int) and not isinstance(value, bool):
            found.setdefault(bound, value + step)
    return found | _choices(schema, found)


def _choices(schema: Schema, found: Schema) -> Schema:
    """Choices are texts; others are told in the description."""
    choices = [schema["const"]] if "const" in schema else _list(schema.get("enum"))
    told = [each for each in choices if each is not None]
    if not told:
        return {}
    if found["type"] == "string" and all(isinstance(each, str) and each for each in told):
        return {"enum": told}
    known = f"{found.get('description') or ''} One of: {', '.join(map(repr, told))}."
    return {"description": known.strip()}


def _joined(first: Schema, second: Schema) -> Schema:
    both = {**first, **second}
    groups = [each for each in (first.get("properties"), second.get("properties")) if each]
    together = {
        name: inner for each in groups if isinstance(each, dict) for name, inner in each.items()
    }
    required = [*_list(first.get("required")), *_list(second.get("required"))]
    return {**both, "properties": together, "required": required} if together else both


def _alternatives(schema: Schema) -> list[object]:
    kinds = _list(schema.get("type"))
    if sum(kind != "null" for kind in kinds) > 1:
        rest = {name: value for name, value in schema.items() if name != "type"}
        return [{**rest, "type": kind} for kind in kinds]
    return _list(schema.get("anyOf")) or _list(schema.get("oneOf"))


def _is(value: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(value, kinds) and isinstance(value, bool) <= (bool in kinds)


def _is_null(schema: object) -> bool:
    return isinstance(schema, dict) and schema.get("type") == "null"


def _kind(schema: Schema) -> str:
    """The type that is told, or that the rest tells of."""
    for told in _kinds(schema):
        if told in _TYPES:
            return told
    if "properties" in schema:
        return "object"
    return "array" if "items" in schema else "string"


def _kinds(schema: Schema) -> Iterator[str]:
    for each in _list(schema.get("type")) or [schema.get("type")]:
        if isinstance(each, str):
            yield each.lower()


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []
