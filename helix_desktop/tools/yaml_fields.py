"""Reads YAML fields from the parser's events: texts, lists, and fields in fields, but no objects.

Only `front_matter.py` imports it, for a file that has fields: the parser takes 15 ms to load.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import yaml

from helix_desktop.domain.phrase import Phrase

Field: TypeAlias = "str | list[Field] | dict[str, Field]"

MAX_VALUE_CHARS = 4_000
MAX_DEPTH = 8

_FIELD = re.compile(r"([A-Za-z][\w.-]{0,63}):[ \t]+([^\s\[{|>&*!#].*)")
"""A field in one line; programs accept a colon in it, and quotes in a description."""


def read_yaml_fields(lines: Sequence[str]) -> dict[str, Field]:
    """Return the fields of the lines after the first mark; raise ValueError with the problem."""
    try:
        try:
            fields = _build_fields("\n".join(lines))
        except yaml.YAMLError:
            fields = _build_fields("\n".join(map(_quoted_if_rejected, lines)))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 2 if mark else 2
        raise ValueError(
            Phrase("Can't understand line {line}, or its field is repeated.", line=line)
        ) from error
    return fields


def _quoted_if_rejected(line: str) -> str:
    """Return a line; if it is a field that YAML rejects, then with its value in valid quotes."""
    field = _FIELD.fullmatch(line.rstrip())
    if field is None:
        return line
    try:
        _build_fields(line)
    except yaml.YAMLError:
        name, value = field.groups()
    else:
        return line
    quote = value[0]
    if quote not in ("'", '"'):
        value = re.sub(r"[ \t]+#.*", "", value)  # a comment
    elif name != "description" or len(value) == 1 or not value.endswith(quote):
        return line  # of a list of tools, none may get lost
    elif quote == "'":
        value = value[1:-1].replace("''", "'")
    else:
        value = re.sub(r"\\([nt])?", lambda sign: " " if sign[1] else "", value[1:-1])
    doubled = value.replace("'", "''")
    return f"{name}: '{doubled}'"


def _build_fields(text: str) -> dict[str, Field]:
    """Build the fields from the parser's events, without the constructors of any loader."""
    values: list[list[Field]] = [[]]
    for event in _parser_events(text):
        refers = isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None)
        if refers or getattr(event, "tag", None) or len(values) > MAX_DEPTH:
            raise yaml.MarkedYAMLError(problem_mark=event.start_mark)
        match event:
            case yaml.ScalarEvent(value=value):
                if len(value) > MAX_VALUE_CHARS:
                    raise ValueError(
                        Phrase(
                            "A value has {count} characters; the limit is {longest}.",
                            count=f"{len(value):,}",
                            longest=f"{MAX_VALUE_CHARS:,}",
                        )
                    )
                values[-1].append(value)
            case yaml.CollectionStartEvent():
                values.append([])
            case yaml.SequenceEndEvent():
                items = values.pop()
                values[-1].append(items)
            case yaml.MappingEndEvent():
                items = values.pop()
                names = [name for name in items[::2] if isinstance(name, str)]
                if len({*names}) * 2 < len(items):  # a repeated name, or one that is no text
                    raise yaml.MarkedYAMLError(problem_mark=event.start_mark)
                values[-1].append(dict(zip(names, items[1::2], strict=True)))
    match values[0]:
        case []:
            return {}
        case [dict() as fields]:
            return fields
    raise yaml.YAMLError


def _parser_events(text: str) -> Iterator[yaml.Event]:
    """Yield the parser's events; raise YAMLError also for a number beyond its limits."""
    try:
        yield from yaml.parse(text, Loader=yaml.SafeLoader)
    except (ValueError, OverflowError) as error:
        raise yaml.YAMLError from error
