"""A tool's JSON schema in the part of OpenAPI that Gemini takes.

It refuses a whole request for one word that it does not know. What cannot be said is left out:
the toolbox checks arguments itself, and a description may say more than a schema.
"""

from typing import TypeAlias

Schema: TypeAlias = dict[str, object]

_KEPT = (
    *("title", "description", "default", "nullable", "minItems", "maxItems", "minLength"),
    *("maxLength", "minProperties", "maxProperties", "pattern", "minimum", "maximum"),
)
"""Keywords that mean the same there."""

_FORMATS = {
    "string": {"date-time", "enum"},
    "number": {"float", "double"},
    "integer": {"int32", "int64"},
}

_DEEPEST = 24
"""Levels up to which a schema that refers to itself is written out."""


def parameters(schema: object) -> Schema | None:
    """What a function takes; None if that is nothing: an object without properties is refused."""
    if not isinstance(schema, dict):
        return None
    written = _written(schema, _definitions(schema), 0)
    return written if written.get("properties") else None


def _definitions(schema: Schema) -> Schema:
    found: Schema = {}
    for name in ("definitions", "$defs"):
        group = schema.get(name)
        if isinstance(group, dict):
            found |= {f"#/{name}/{each}": value for each, value in group.items()}
    return found


def _written(schema: object, defs: Schema, depth: int) -> Schema:
    """A schema that may be anything becomes a text: there is no word for it."""
    if not isinstance(schema, dict) or depth > _DEEPEST:
        return {"type": "string"}
    schema = _whole(schema, defs)
    alternatives = _alternatives(schema)
    if alternatives:
        return _either(schema, alternatives, defs, depth=depth)
    kind = _kind(schema)
    found: Schema = {"type": kind}
    found |= {name: schema[name] for name in _KEPT if name in schema}
    if isinstance(schema.get("type"), list) and "null" in _list(schema["type"]):
        found["nullable"] = True
    if schema.get("format") in _FORMATS.get(kind, set()):
        found["format"] = schema["format"]
    _bound(schema, found)
    _choose(schema, found)
    _fill(schema, found, defs, depth=depth)
    return found


def _whole(schema: Schema, defs: Schema) -> Schema:
    """The schema with what it refers to and all that it has to be at once."""
    seen = 0
    while isinstance(schema.get("$ref"), str) and seen < _DEEPEST:
        target = defs.get(str(schema["$ref"]))
        rest = {name: value for name, value in schema.items() if name != "$ref"}
        schema = {**(target if isinstance(target, dict) else {}), **rest}
        seen += 1
    for each in _list(schema.get("allOf")):
        if isinstance(each, dict):
            schema = _joined(_whole(each, defs) if seen < _DEEPEST else each, schema)
    return {name: value for name, value in schema.items() if name != "allOf"}


def _joined(first: Schema, second: Schema) -> Schema:
    both = {**first, **second}
    properties = [each for each in (first.get("properties"), second.get("properties")) if each]
    if properties:
        both["properties"] = {
            name: value
            for group in properties
            if isinstance(group, dict)
            for name, value in group.items()
        }
    both["required"] = [*_list(first.get("required")), *_list(second.get("required"))]
    return both


def _alternatives(schema: Schema) -> list[object]:
    kinds = _list(schema.get("type"))
    several = [kind for kind in kinds if kind != "null"]
    if len(several) > 1:
        rest = {name: value for name, value in schema.items() if name != "type"}
        return [{**rest, "type": kind} for kind in kinds]
    return _list(schema.get("anyOf")) or _list(schema.get("oneOf"))


def _either(schema: Schema, alternatives: list[object], defs: Schema, *, depth: int) -> Schema:
    """Beside `anyOf` nothing else may stand, and null is no type."""
    real = [each for each in alternatives if not _is_null(each)]
    written = [_written(each, defs, depth + 1) for each in real]
    for each in written:
        each.update({"nullable": True} if len(real) < len(alternatives) else {})
        if "description" in schema:
            each.setdefault("description", schema["description"])
    if not written:
        return {"type": "string", "nullable": True}
    return written[0] if len(written) == 1 else {"anyOf": [*written]}


def _is_null(schema: object) -> bool:
    return isinstance(schema, dict) and schema.get("type") == "null"


def _kind(schema: Schema) -> str:
    kinds = [each for each in _list(schema.get("type")) if each != "null"]
    told = kinds[0] if kinds else schema.get("type")
    if isinstance(told, str) and told != "null":
        return told.lower()
    if "properties" in schema:
        return "object"
    return "array" if "items" in schema else "string"


def _bound(schema: Schema, found: Schema) -> None:
    """Bounds that are not reached themselves are said only where they are whole numbers."""
    for name, bound, step in (
        ("exclusiveMinimum", "minimum", 1),
        ("exclusiveMaximum", "maximum", -1),
    ):
        value = schema.get(name)
        if found["type"] == "integer" and isinstance(value, int) and not isinstance(value, bool):
            found.setdefault(bound, value + step)


def _choose(schema: Schema, found: Schema) -> None:
    """Choices are texts; others are told in the description."""
    choices = [schema["const"]] if "const" in schema else _list(schema.get("enum"))
    told = [each for each in choices if each is not None]
    if told and found["type"] == "string" and all(isinstance(each, str) and each for each in told):
        found["enum"] = [*told]
    elif told:
        known = str(found.get("description") or "")
        found["description"] = f"{known} One of: {', '.join(map(repr, told))}.".strip()


def _fill(schema: Schema, found: Schema, defs: Schema, *, depth: int) -> None:
    """What is inside an object or a list; a list says of what."""
    properties = schema.get("properties")
    if found["type"] == "object" and isinstance(properties, dict) and properties:
        found["properties"] = {
            name: _written(value, defs, depth + 1) for name, value in properties.items()
        }
        required = [name for name in _list(schema.get("required")) if name in properties]
        if required:
            found["required"] = list(dict.fromkeys(map(str, required)))
    if found["type"] == "array":
        found["items"] = _written(schema.get("items"), defs, depth + 1)


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []
