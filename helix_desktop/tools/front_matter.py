"""Reads the YAML or TOML fields (front matter) at the top of skill, command, and agent files.

Skills, commands, and agents are read by this one reader. Every plain value is text, whatever YAML
makes of `yes` or `1.0`. Tags, anchors, aliases, repeated fields, and deep nesting are rejected:
they serve no author, and could cost memory or mean something else to another reader.
"""

import re
import tomllib
from typing import TypeAlias

from helix_desktop.domain.phrase import Phrase

Field: TypeAlias = "str | list[Field] | dict[str, Field]"

MARK = "---"
MAX_HEAD_LINES, MAX_HEAD_CHARS = 300, 64 * 1024

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
    end = next(ends, 0)
    if not end or sum(map(len, lines[:end])) > MAX_HEAD_CHARS:
        raise ValueError(Phrase("A second line of {mark} is missing.", mark=MARK))
    head, body = lines[1:end], "\n".join(lines[end + 1 :]).strip()
    # the parser takes 15 ms of a workspace's opening, which most of them don't need
    from helix_desktop.tools.yaml_fields import read_yaml_fields  # noqa: PLC0415

    return read_yaml_fields(head), body


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
