"""Reads the YAML or TOML fields (front matter) at the top of skill, command, and agent files.

Skills, commands, and agents are read by this one reader. Every plain value is text, whatever YAML
makes of `yes` or `1.0`. Tags, anchors, aliases, repeated fields, and deep nesting are rejected:
they serve no author, and could cost memory or mean something else to another reader.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from helix_desktop.domain.phrase import Phrase

if TYPE_CHECKING:
    import yaml

Field: TypeAlias = "str | list[Field] | dict[str, Field]"

MARK = "---"
MAX_HEAD_LINES, MAX_HEAD_CHARS = 300, 64 * 1024
MAX_VALUE_CHARS = 4_000
MAX_DEPTH = 8

_FIELD = re.compile(r"([A-Za-z][\w.-]{0,63}):[ \t]+([^\s\[{|>&*!#].*)")
"""A field in one line; programs accept a colon in it, and quotes in a description."""
_LONG_KEY = re.compile(
    r"""(?<![\w-])(?:(?:[\w-]++|"(?:[^"\\\n]|\\.){0,50}+"|'[^'\n]{0,50}+')[ \t]*+\.[ \t]*+){50}"""
)
"""A TOML key of so many parts that its reading could take minutes: such a file has no fields."""


def read_front_matter(text: str) -> tuple[dict[str, Field], str]:
    """Return the fields, and the text after them; a text without the first mark has no fields.

    Raise ValueError with the problem.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0].rstrip() != MARK:
        return {}, "\n".join(lines).strip()
    ends = (
        index
        for index in range(1, min(len(lines), MAX_HEAD_LINES))
        if lines[index].rstrip() == MARK
    )
    # 15 ms of a workspace's opening, which most of them don't need
    import yaml  # noqa: PLC0415

    end = next(ends, 0)
    if not end or sum(map(len, lines[:end])) > MAX_HEAD_CHARS:
        raise ValueError(Phrase("A second line of {mark} is missing.", mark=MARK))
    head, body = lines[1:end], "\n".join(lines[end + 1 :]).strip()
    try:
        try:
            fields = _build_fields("\n".join(head))
        except yaml.YAMLError:
            fields = _build_fields("\n".join(map(_quoted_if_rejected, head)))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 2 if mark else 2
        raise ValueError(
            Phrase("Can't understand line {line}, or its field is repeated.", line=line)
        ) from error
    return fields, body


def _quoted_if_rejected(line: str) -> str:
    """Return a line; if it is a field that YAML rejects, then with its value in valid quotes."""
    import yaml  # noqa: PLC0415

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
    import yaml  # noqa: PLC0415

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


def _parser_events(text: str) -> "Iterator[yaml.Event]":
    """Yield the parser's events; raise YAMLError also for a number beyond its limits."""
    import yaml  # noqa: PLC0415

    try:
        yield from yaml.parse(text, Loader=yaml.SafeLoader)
    except (ValueError, OverflowError) as error:
        raise yaml.YAMLError from error


def parse_toml(text: str) -> dict[str, object]:
    """Return the values of a TOML file; raise ValueError with the problem."""
    try:
        return {} if _LONG_KEY.search(text) else tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise ValueError(Phrase("The file isn't valid TOML.")) from error


def read_toml(text: str) -> dict[str, Field]:
    """Return the fields of a TOML file that are text; raise ValueError with the problem."""
    return {name: value for name, value in parse_toml(text).items() if isinstance(value, str)}


def field_text(fields: dict[str, Field], name: str) -> str:
    """Return the text of a field, "" for a field that is absent or no text."""
    value = fields.get(name, "")
    return value.strip() if isinstance(value, str) else ""


def is_set(fields: dict[str, Field], name: str, *, default: bool = False) -> bool:
    """Return whether a field says true or false, in the words that YAML has for that."""
    word = field_text(fields, name).casefold()
    return word in ("true", "yes", "on") or (default and word not in ("false", "no", "off"))
