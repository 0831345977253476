"""What a server asks of the person (elicitation), as a card, and the answer as it wants it back.

Only the flat forms of the protocol are understood; what is left out gets the form's own default.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from mcp_types import ElicitRequestParams, ElicitRequestURLParams, ElicitResult

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.forms import Field, Format, Kind, problem
from helix_desktop.domain.servers import Asking, ServerAnswer, ServerQuestion
from helix_desktop.domain.visible import hides, visible

LONGEST = 4_000
_MOST_FIELDS, _MOST_CHOICES = 50, 200
_NAME = 200
_FAR = 1e300
"""A bound beyond this is none, and could not be told."""
_KINDS = {
    "string": Kind.TEXT,
    "integer": Kind.INTEGER,
    "number": Kind.NUMBER,
    "boolean": Kind.YES_NO,
}
_BOUNDS = {
    Kind.TEXT: ("minLength", "maxLength"),
    Kind.INTEGER: ("minimum", "maximum"),
    Kind.NUMBER: ("minimum", "maximum"),
    Kind.CHOICES: ("minItems", "maxItems"),
}
_FORMATS = {str(each): each for each in Format}


def question_of(
    server: str, asked: ElicitRequestParams, session: SessionId = NO_SESSION
) -> ServerQuestion:
    """ServerError for a form that cannot be shown whole: nothing of it is left out in silence."""
    message, name = shown(asked.message), visible(server)
    if isinstance(asked, ElicitRequestURLParams):
        url = visible(asked.url[:LONGEST])
        return ServerQuestion(name, Asking.URL, message, url=url, session=session)
    fields = tuple(_fields(asked.requested_schema))
    return ServerQuestion(name, Asking.FORM, message, fields, session=session)


def answer_to(question: ServerQuestion, answer: ServerAnswer) -> ElicitResult:
    """Accepted with values that fit; declined if a value is missing or does not fit.

    A URL is never opened from here: a yes says that the person went on to it.
    """
    if not answer.yes:
        return ElicitResult(action="cancel" if answer.dismissed else "decline")
    if question.asking is Asking.URL:
        return ElicitResult(action="accept")
    content: dict[str, str | int | float | bool | list[str] | None] = {}
    for field in question.fields:
        value = answer.values.get(field.name, field.default)
        if problem(field, value):
            return ElicitResult(action="decline")
        if value is not None:
            content[field.name] = list(value) if isinstance(value, tuple) else value
    return ElicitResult(action="accept", content=content)


def shown(text: str, most: int = LONGEST) -> str:
    """Words of a server: nothing hidden, and what is cut is said."""
    cut = f"… [{len(text) - most:,} more characters]" if len(text) > most else ""
    return visible(text[:most]) + cut


def _fields(schema: Mapping[str, Any]) -> Iterator[Field]:
    properties, required = schema.get("properties"), schema.get("required")
    needed = {str(name) for name in required} if isinstance(required, list) else set()
    named = properties if isinstance(properties, dict) else {}
    if len(named) > _MOST_FIELDS:
        raise ServerError(f"A form has {_MOST_FIELDS} fields at most.")
    if needed - named.keys():
        raise ServerError("The form asks for fields that it does not have.")
    for name, shape in named.items():
        yield _field(str(name), shape if isinstance(shape, dict) else {}, required=name in needed)


def _field(name: str, shape: Mapping[str, Any], *, required: bool) -> Field:
    kind, named = _kind(shape), _choices(shape)
    if kind is None or len(name) > _NAME or len(named) > _MOST_CHOICES:
        raise ServerError("Only flat forms are understood: text, numbers, yes or no, choices.")
    least, most = (_bound(shape.get(word)) for word in _BOUNDS.get(kind, ("", "")))
    field = Field(
        name,
        kind,
        title=shown(str(shape.get("title", "")), _NAME),
        description=shown(str(shape.get("description", ""))),
        choices=tuple(named),
        labels=tuple(shown(label, _NAME) for label in named.values()),
        required=required,
        format=_FORMATS.get(str(shape.get("format", "")), Format.ANY),
        least=least,
        most=most,
    )
    return _with_default(field, shape.get("default"))


def _kind(shape: Mapping[str, Any]) -> Kind | None:
    """None for what stands in no flat form."""
    if shape.get("type") == "array":
        return Kind.CHOICES if _choices(shape) else None
    if _choices(shape):
        return Kind.CHOICE
    return _KINDS.get(str(shape.get("type")))


def _with_default(field: Field, default: object) -> Field:
    """With the value that the form begins with; one that does not fit is none, nor is one that
    a person could not see whole."""
    given = tuple(map(str, default)) if isinstance(default, list) else default
    if field.kind is Kind.TEXT and isinstance(given, str) and not _plain(given):
        return field
    if not isinstance(given, str | int | float | bool | tuple) or problem(field, given):
        return field
    return replace(field, default=given)


def _plain(text: str) -> bool:
    return text.isprintable() and not hides(text)


def _bound(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if abs(value) < _FAR else None


def _choices(shape: Mapping[str, Any]) -> dict[str, str]:
    """The values one can choose and what they are called, however a revision writes them."""
    items = shape.get("items")
    place = items if isinstance(items, dict) else shape
    plain = place.get("enum")
    if isinstance(plain, list):
        names = place.get("enumNames")
        titles = names if isinstance(names, list) and len(names) == len(plain) else plain
        return {str(each): str(title) for each, title in zip(plain, titles, strict=True)}
    titled = place.get("oneOf") or place.get("anyOf")
    if not isinstance(titled, list):
        return {}
    found = (each for each in titled if isinstance(each, dict) and "const" in each)
    return {str(each["const"]): str(each.get("title", each["const"])) for each in found}
