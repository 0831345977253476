"""Schemas of tools in the words that Gemini knows."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.providers.dialects.gemini_request import to_gemini_schema

KNOWN = {
    *("type", "format", "title", "description", "nullable", "enum", "maxItems", "minItems"),
    *("properties", "required", "minProperties", "maxProperties", "minLength", "maxLength"),
    *("pattern", "example", "anyOf", "default", "items", "minimum", "maximum"),
}
"""The fields of Google's Schema (ai.google.dev, "Schema")."""

TYPES = {"string", "number", "integer", "boolean", "array", "object"}


def of(value: object, **more: object) -> Any:
    """What becomes of one property."""
    result = to_gemini_schema({"type": "object", "properties": {"x": value}, **more})
    assert result is not None
    return result["properties"]["x"]  # type: ignore[index]  # read as JSON


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ({"type": "string", "minLength": 1, "$comment": "x"}, {"type": "string", "minLength": 1}),
        ({"type": ["string", "null"]}, {"type": "string", "nullable": True}),
        ({"type": "integer", "exclusiveMinimum": 0}, {"type": "integer", "minimum": 1}),
        ({"type": "integer", "exclusiveMaximum": 9}, {"type": "integer", "maximum": 8}),
        ({"type": "number", "exclusiveMinimum": 0}, {"type": "number"}),
        ({"type": "string", "format": "uri"}, {"type": "string"}),
        ({"type": "string", "format": "date-time"}, {"type": "string", "format": "date-time"}),
        ({"const": "a"}, {"type": "string", "enum": ["a"]}),
        ({"enum": ["a", "b", None]}, {"type": "string", "enum": ["a", "b"]}),
        ({"type": "integer", "enum": [1, 2]}, {"type": "integer", "description": "One of: 1, 2."}),
        ({"type": "array"}, {"type": "array", "items": {"type": "string"}}),
        ({"items": {"type": "number"}}, {"type": "array", "items": {"type": "number"}}),
        ({"type": "object", "additionalProperties": {"type": "string"}}, {"type": "object"}),
        ({"minLength": "1", "title": 7, "maxItems": True, "pattern": None}, {"type": "string"}),
        (True, {"type": "string"}),
        ({"type": "null"}, {"type": "string"}),
        ({"anyOf": [{"type": "null"}]}, {"type": "string", "nullable": True}),
        (
            {"anyOf": [{"type": "string"}, {"type": "null"}], "description": "a name"},
            {"type": "string", "nullable": True, "description": "a name"},
        ),
        (
            {"oneOf": [{"type": "string"}, {"type": "integer"}], "default": 1},
            {"anyOf": [{"type": "string"}, {"type": "integer"}]},
        ),
        (
            {"type": ["string", "integer"], "description": "d"},
            {
                "anyOf": [
                    {"type": "string", "description": "d"},
                    {"type": "integer", "description": "d"},
                ]
            },
        ),
        (
            {
                "allOf": [
                    {"type": "object", "properties": {"a": {}}, "required": ["a"]},
                    {"title": "t"},
                ]
            },
            {
                "type": "object",
                "title": "t",
                "properties": {"a": {"type": "string"}},
                "required": ["a"],
            },
        ),
    ],
)
def test_a_schema_is_written_in_the_fields_that_gemini_knows(
    given: object, written: object
) -> None:
    assert of(given) == written


def test_references_in_a_schema_are_inlined_and_cycles_end() -> None:
    defs = {"node": {"properties": {"next": {"$ref": "#/$defs/node"}}, "title": "t"}}
    assert of({"$ref": "#/$defs/node"}, **{"$defs": defs}) == {
        "type": "object",
        "title": "t",
        "properties": {"next": {"type": "object"}},
    }
    dangling = {"$ref": "#/$defs/gone", "description": "d"}
    assert of(dangling) == {"type": "string", "description": "d"}
    loop = {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}
    assert of({"$ref": "#/$defs/a"}, **{"$defs": loop}) == {"type": "string"}
    inward = {"a": {"allOf": [{"$ref": "#/$defs/a"}], "type": "integer"}}
    assert of({"$ref": "#/$defs/a"}, **{"$defs": inward}) == {"type": "integer"}


def test_references_that_multiply_do_not_make_a_schema_of_millions_of_lines() -> None:
    defs = {
        f"d{n}": {"properties": {item: {"$ref": f"#/$defs/d{n + 1}"} for item in "abcdefgh"}}
        for n in range(20)
    }
    result = of({"$ref": "#/$defs/d0"}, **{"$defs": defs})
    assert len(json.dumps(result)) < 200_000


def test_a_long_chain_of_merged_references_ends() -> None:
    defs = {f"d{n}": {"allOf": [{"$ref": f"#/$defs/d{n + 1}"}], "title": "t"} for n in range(1_500)}
    result = of({"$ref": "#/$defs/d0"}, **{"$defs": defs})
    assert result == {"type": "string", "title": "t"}


def test_only_properties_that_are_there_are_required() -> None:
    result = to_gemini_schema(
        {"properties": {"a": {"type": "string"}}, "required": ["b", "a", "a"], "$schema": "x"}
    )
    assert result == {
        "type": "object",
        "properties": {"a": {"type": "string"}},
        "required": ["a"],
    }


@pytest.mark.parametrize("nothing", [{}, {"type": "object"}, {"type": "string"}, True, None])
def test_a_tool_without_parameters_has_no_schema(nothing: object) -> None:
    assert to_gemini_schema(nothing) is None


WORDS = st.sampled_from(
    [
        *("type", "properties", "items", "anyOf", "oneOf", "allOf", "enum", "const", "required"),
        *("$ref", "not", "format", "additionalProperties", "exclusiveMinimum", "minimum", "title"),
    ]
)
LEAVES = st.sampled_from(
    ["string", "object", "array", "null", "integer", "#/$defs/a", "a", 1, 1.5, True, None]
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=20,
)


@given(ANYTHING, ANYTHING)
def test_any_json_of_a_server_becomes_a_valid_schema(value: object, other: object) -> None:
    result = to_gemini_schema({"properties": {"x": value}, "$defs": {"a": other}})
    assert result is not None
    waiting: list[Any] = [result]
    while waiting:
        schema = waiting.pop()
        assert set(schema) <= KNOWN
        assert "anyOf" in schema or schema["type"] in TYPES
        assert set(schema.get("required", ())) <= set(schema.get("properties", ()))
        assert schema.get("type") != "array" or "items" in schema
        waiting += [*schema.get("properties", {}).values(), *schema.get("anyOf", [])]
        waiting += [schema["items"]] if "items" in schema else []
