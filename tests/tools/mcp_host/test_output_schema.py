"""The check of a result against the schema that its server declares, which may be hostile."""

import pytest

from helix_desktop.tools.mcp_host.output_schema import find_schema_problem

BOOK = {
    "type": "object",
    "properties": {
        "title": {"type": "string", "maxLength": 9},
        "tags": {"type": "array", "items": {"enum": ["a", "b"]}},
        "price": {"anyOf": [{"type": "number", "minimum": 0}, {"type": "null"}]},
        "next": {"$ref": "#"},
    },
    "required": ["title"],
    "additionalProperties": False,
}


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ({"title": "Dogs", "tags": ["a"], "price": None, "next": {"title": "Cats"}}, ""),
        ([], "it is not of type object"),
        ({}, "title is missing"),
        ({"title": 1}, "title is not of type string"),
        ({"title": "Dogs", "tags": ["a", "c"]}, 'tags[1] is not one of ["a", "b"]'),
        ({"title": "Dogs", "price": -1}, "price is below 0"),
        ({"title": "Dogs", "price": True}, "price is not of type number"),
        ({"title": "Dogs", "next": {}}, "next.title is missing"),
        ({"title": "Dogs", "x": 1}, "x may not be there"),
        ({"title": "Dogs of the world"}, "title is above 9"),
    ],
)
def test_the_first_place_that_does_not_fit_is_named(value: object, problem: str) -> None:
    assert find_schema_problem(BOOK, value) == problem


def test_alternatives_constants_and_whole_numbers_are_checked() -> None:
    one = {"oneOf": [{"type": "integer"}, {"const": 1.5}]}
    assert find_schema_problem(one, 2.0) == ""
    assert find_schema_problem(one, 1.5) == ""
    assert find_schema_problem(one, "x") == "it is not of type integer"
    both = {"oneOf": [{"type": "integer"}, {"type": "number"}]}
    assert find_schema_problem(both, 2) == "it fits more than one of the alternatives"


def test_a_pattern_of_the_server_is_never_run() -> None:
    schema = {"type": "string", "pattern": "(a+)+$"}
    assert find_schema_problem(schema, "a" * 5_000 + "b") == ""


def test_a_schema_that_refers_to_itself_or_multiplies_ends_soon() -> None:
    assert find_schema_problem({"$ref": "#"}, 1) == ""
    doubled: dict[str, object] = {
        f"d{level}": {"allOf": [{"$ref": f"#/$defs/d{level + 1}"}] * 2} for level in range(40)
    }
    assert find_schema_problem({"$defs": doubled, "$ref": "#/$defs/d0"}, 1) == ""


def test_a_schema_elsewhere_is_not_opened() -> None:
    assert find_schema_problem({"$ref": "https://example.com/schema.json"}, 1) == ""
    assert find_schema_problem({"$ref": "file:///etc/passwd"}, 1) == ""
    assert find_schema_problem({"type": ["string", "null"], "enum": 5, "required": 3}, None) == ""


@pytest.mark.parametrize("schema", [{"minimum": 10**400}, {"maximum": -(10**5000)}])
def test_a_limit_that_no_float_can_hold_costs_no_result(schema: object) -> None:
    assert find_schema_problem(schema, 5) == ""


def test_a_constant_of_any_depth_costs_no_result() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert find_schema_problem({"const": deep}, 1) == ""
