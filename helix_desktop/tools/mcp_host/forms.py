"""What a server asks of the person (elicitation), as a card, and the answer as it wants it back.

Only the flat forms of the protocol are understood; what is left out gets the form's own default.
"""

from collections.abc import Mapping
from typing import Any

from mcp_types import ElicitRequestParams, ElicitRequestURLParams, ElicitResult

from helix_desktop.domain.servers import Asking, Field, ServerAnswer, ServerQuestion, Value
from helix_desktop.domain.visible import visible

LONGEST = 4_000
_MOST_FIELDS = 50
_KINDS = {"string": "text", "integer": "integer", "number": "number", "boolean": "yes-no"}


def question_of(server: str, asked: ElicitRequestParams) -> ServerQuestion:
    message = visible(asked.message[:LONGEST])
    if isinstance(asked, ElicitRequestURLParams):
        url = visible(asked.url[:LONGEST])
        return ServerQuestion(visible(server), Asking.URL, message, url=url)
    fields = tuple(_fields(asked.requested_schema))
    return ServerQuestion(visible(server), Asking.FORM, message, fields)


def answer_to(question: ServerQuestion, answer: ServerAnswer) -> ElicitResult:
    """Accepted with values that fit; declined if a value is missing or does not fit.

    A URL is never opened from here: the person reads it as text, and a yes says it was visited.
    """
    if not answer.yes:
        return ElicitResult(action="decline")
    if question.asking is Asking.URL:
        return ElicitResult(action="accept")
    content: dict[str, str | int | float | bool | list[str] | None] = {}
    for field in question.fields:
        value = answer.values.get(field.name, field.default)
        if value is None and not field.required:
            continue
        if value is None or not _fits(field, value):
            return ElicitResult(action="decline")
        content[field.name] = list(value) if isinstance(value, tuple) else value
    return ElicitResult(action="accept", content=content)


def _fields(schema: Mapping[str, Any]) -> list[Field]:
    properties, required = schema.get("properties"), schema.get("required")
    needed = set(required) if isinstance(required, list) else set()
    named = properties.items() if isinstance(properties, dict) else ()
    return [
        _field(str(name), shape if isinstance(shape, dict) else {}, required=name in needed)
        for name, shape in list(named)[:_MOST_FIELDS]
    ]


def _field(name: str, shape: Mapping[str, Any], *, required: bool) -> Field:
    choices = _choices(shape)
    kind = _KINDS.get(str(shape.get("type")), "text")
    if shape.get("type") == "array":
        kind = "choices"
    elif choices:
        kind = "choice"
    field = Field(
        name,
        kind,
        title=visible(str(shape.get("title", ""))[:LONGEST]),
        description=visible(str(shape.get("description", ""))[:LONGEST]),
        choices=choices,
        required=required,
    )
    default = shape.get("default")
    given = tuple(map(str, default)) if isinstance(default, list) else default
    fits = isinstance(given, str | int | float | bool | tuple) and _fits(field, given)
    return Field(
        field.name,
        field.kind,
        title=field.title,
        description=field.description,
        default=given if fits else None,
        choices=choices,
        required=required,
    )


def _choices(shape: Mapping[str, Any]) -> tuple[str, ...]:
    """The values one can choose, however this revision of the protocol writes them."""
    items = shape.get("items")
    place = items if isinstance(items, dict) else shape
    plain = place.get("enum")
    if isinstance(plain, list):
        return tuple(str(each) for each in plain)
    titled = place.get("oneOf") or place.get("anyOf")
    if not isinstance(titled, list):
        return ()
    return tuple(
        str(each["const"]) for each in titled if isinstance(each, dict) and "const" in each
    )


def _fits(field: Field, value: Value) -> bool:
    is_truth = isinstance(value, bool)
    match field.kind:
        case "yes-no":
            fits = is_truth
        case "integer":
            fits = isinstance(value, int) and not is_truth
        case "number":
            fits = isinstance(value, int | float) and not is_truth
        case "choices":
            fits = isinstance(value, tuple) and set(value) <= set(field.choices)
        case "choice":
            fits = value in field.choices
        case _:
            fits = isinstance(value, str)
    return fits
