"""Tools in one line each: shorter, valid everywhere, and never stricter than the whole schema."""

import importlib
import json
import pkgutil
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from helix_desktop.context.texts.folded_tools import (
    MAX_FOLDED_WINDOW_TOKENS,
    MAX_SENTENCE_CHARS,
    fold_tool,
    fold_tools,
    is_described_in_full,
    unfolded_text,
    with_server_notes,
)
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.tools import agent

KEYS = st.sampled_from(["path", "type", "description", "items"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["", "a", "main.py"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
TYPES = st.sampled_from(["string", "integer", "boolean", "array", "object", "null"])


def schemas(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    some = st.lists(inner, min_size=1, max_size=3)
    return st.fixed_dictionaries(
        {},
        optional={
            "type": TYPES | st.lists(TYPES, min_size=1, max_size=2, unique=True),
            "description": st.just("What it is."),
            "properties": st.dictionaries(KEYS, inner, max_size=3),
            "required": st.lists(KEYS, max_size=2, unique=True),
            "additionalProperties": st.booleans(),
            "items": inner,
            "prefixItems": some,
            "maxItems": st.integers(0, 2),
            "minimum": st.integers(-2, 4),
            "maxLength": st.integers(0, 4),
            "enum": st.lists(VALUES, min_size=1, max_size=30),
            "const": VALUES,
            "oneOf": some,
            "anyOf": some,
            "allOf": some,
            "not": inner,
            "$ref": st.just("#/$defs/a"),
        },
    )


SCHEMAS = st.recursive(st.booleans() | st.just({}), schemas, max_leaves=10)


def own_tools() -> Mapping[str, ToolSpec]:
    names = [item.name for item in pkgutil.iter_modules(agent.__path__)]
    modules = [importlib.import_module(f"{agent.__name__}.{name}") for name in names]
    tools = (item for module in modules for item in vars(module).values())
    specs = (getattr(tool, "spec", None) for tool in tools)
    return {spec.name: spec for spec in specs if isinstance(spec, ToolSpec)}


def folded_schema(schema: object) -> dict[str, object]:
    result: dict[str, object] = json.loads(fold_tool(ToolSpec("t", "", json.dumps(schema))).schema)
    return result


@given(schema=schemas(SCHEMAS), value=VALUES)
def test_a_folded_schema_is_valid_and_allows_all_that_the_whole_one_allows(
    schema: dict[str, object], value: object
) -> None:
    full_schema = {**schema, "$defs": {"a": {"type": "string", "description": "A name."}}}
    folded = folded_schema(full_schema)
    Draft202012Validator.check_schema(folded)
    allowed = Draft202012Validator(full_schema).is_valid(value)
    assert Draft202012Validator(folded).is_valid(value) or not allowed


def test_the_programs_own_tools_take_less_than_half_of_their_size() -> None:
    specs = tuple(own_tools().values())
    assert len(specs) >= 16
    sizes = [
        sum(len(spec.description) + len(spec.schema) for spec in item)
        for item in (fold_tools(specs, 32_000), specs)
    ]
    assert sizes[0] < 0.45 * sizes[1]


@pytest.mark.parametrize("spec", own_tools().values(), ids=lambda spec: spec.name)
def test_a_folded_tool_keeps_its_name_and_the_names_of_its_arguments(spec: ToolSpec) -> None:
    folded = fold_tool(spec)
    assert (folded.name, folded.reads_only) == (spec.name, spec.reads_only)
    full_schema, schema = json.loads(spec.schema), json.loads(folded.schema)
    assert list(schema["properties"]) == list(full_schema["properties"])
    assert schema["required"] == full_schema["required"]
    assert folded.description
    assert len(folded.description) <= MAX_SENTENCE_CHARS
    assert "\n" not in folded.description
    assert spec.description in unfolded_text([spec])
    assert spec.schema in unfolded_text([spec])


def test_an_argument_may_have_the_name_of_a_keyword() -> None:
    schema = {"properties": {"description": {"type": "string", "description": "Say why."}}}
    assert folded_schema(schema) == {"properties": {"description": {"type": "string"}}}


@pytest.mark.parametrize("place", ["#", "#/properties/a", "other.json", "#/$defs/a/items"])
def test_a_reference_to_what_may_be_left_out_allows_anything(place: str) -> None:
    assert folded_schema({"properties": {"b": {"$ref": place}}}) == {"properties": {"b": {}}}


def test_windows_of_unknown_or_usual_size_get_whole_descriptions() -> None:
    specs = tuple(own_tools().values())
    assert fold_tools(specs, 0) == specs
    assert fold_tools(specs, MAX_FOLDED_WINDOW_TOKENS + 1) == specs
    assert fold_tools(specs, MAX_FOLDED_WINDOW_TOKENS) != specs


@pytest.mark.parametrize(
    "schema",
    ["", "no schema", "[" * 100_000, "NaN", "7", '{"enum":7,"items":7,"properties":7,"anyOf":7}'],
)
def test_a_schema_that_cannot_be_read_does_not_stop_a_session(schema: str) -> None:
    assert fold_tool(ToolSpec("t", "Does a thing. Rarely.", schema)).description == "Does a thing."


@pytest.mark.parametrize("window", [MAX_FOLDED_WINDOW_TOKENS, MAX_FOLDED_WINDOW_TOKENS + 1])
def test_a_tool_is_not_told_in_full_if_a_part_of_what_its_server_says_is_left_out(
    window: int,
) -> None:
    notes = "Search first. Ids last an hour."
    specs = tuple(
        ToolSpec(f"crm__{name}", "Does one thing.", "{}", server_notes=notes) for name in "ab"
    )
    listed = with_server_notes(fold_tools(specs, window))
    all_notes = "Ids last an hour." in "".join(spec.description for spec in listed)
    assert all_notes == (window > MAX_FOLDED_WINDOW_TOKENS)
    assert [is_described_in_full(spec, listed) for spec in specs] == [all_notes] * 2
