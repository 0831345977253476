"""Shortens tool definitions to one line each for a small context window.

A folded tool keeps its name, the first sentence of its description, and the names and types of its
arguments. Its schema allows everything that the tool's own schema allows. If a call's arguments are
wrong, the answer describes the tool in full: so the list of tools, with which every request begins,
never changes.
"""

import json
import re
from collections.abc import Sequence
from functools import lru_cache

from helix_desktop.context.texts.plain_text import clip
from helix_desktop.domain.canonical_messages import canonical_json
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.value import replace

MAX_FOLDED_WINDOW_TOKENS = 48_000
"""Tokens of the largest context window for which tools are folded."""
MAX_SENTENCE_CHARS = 200
MAX_DEPTH = 8
"""The depth of a schema below which everything is allowed."""
MAX_CHOICES = 20
"""The number of choices above which they are left out."""

_DEFINITION = re.compile(r"#/(?:\$defs|definitions)/[^/]+")
_SENTENCE = re.compile(r".+?[.!?](?=\s|$)", re.DOTALL)


def fold_tools(specs: tuple[ToolSpec, ...], window: int) -> tuple[ToolSpec, ...]:
    """Return the tools as they are described to a model with this context window (0: unknown)."""
    return tuple(map(fold_tool, specs)) if 0 < window <= MAX_FOLDED_WINDOW_TOKENS else specs


@lru_cache(maxsize=512)
def fold_tool(spec: ToolSpec) -> ToolSpec:
    """Return a tool in one line; a schema that can't be read stays as it is."""
    description = clip(first_sentence(spec.description), MAX_SENTENCE_CHARS)
    notes = clip(first_sentence(spec.server_notes), MAX_SENTENCE_CHARS)
    notes += " …" if len(notes) < len(spec.server_notes) and not notes.endswith("…") else ""
    try:
        schema = canonical_json(_fold_schema(json.loads(spec.schema), MAX_DEPTH))
    except (ValueError, RecursionError):
        schema = spec.schema
    return replace(spec, description=description, schema=schema, server_notes=notes)


def first_sentence(description: str) -> str:
    """Return the first sentence, or all of a description that has none."""
    sentence = _SENTENCE.match(description[: MAX_SENTENCE_CHARS * 4])
    return sentence[0] if sentence else description


def unfolded_text(specs: Sequence[ToolSpec]) -> str:
    """Return everything known about some tools, for the answer to a call with wrong arguments."""
    texts = [
        f"All of the description of {spec.name}:\n{spec.description}\n{spec.schema}"
        for spec in specs
    ]
    notes = dict.fromkeys(quote_server_notes(spec) for spec in specs if spec.server_notes)
    return "\n\n".join((*texts, *notes))


def with_server_notes(specs: tuple[ToolSpec, ...]) -> tuple[ToolSpec, ...]:
    """Return the tools with each server's notes in the description of its first tool."""
    servers, listed = set[str](), list[ToolSpec]()
    for spec in specs:
        server = _server_of(spec)
        if spec.server_notes and server not in servers:
            servers.add(server)
            description = f"{spec.description}\n\n{quote_server_notes(spec)}"
            listed.append(replace(spec, description=description))
        else:
            listed.append(spec)
    return tuple(listed)


def is_described_in_full(spec: ToolSpec, listed: Sequence[ToolSpec]) -> bool:
    """Return whether the tools of a request already say everything known about this one."""
    notes = quote_server_notes(spec) if spec.server_notes else ""
    return any(notes in other.description for other in listed) and any(
        (other.name, other.schema) == (spec.name, spec.schema)
        and other.description.startswith(spec.description)
        for other in listed
    )


def quote_server_notes(spec: ToolSpec) -> str:
    """Return a server's words about all of its tools, each line marked as its own."""
    lines = "\n".join(f"> {line}" for line in spec.server_notes.split("\n"))
    return f"The MCP server {_server_of(spec)} says of all of its tools:\n{lines}"


def _server_of(spec: ToolSpec) -> str:
    return spec.name.partition("__")[0]


def _fold_schema(schema: object, depth: int) -> object:
    """Return a schema that allows at least the same values, without texts and limits."""
    if not isinstance(schema, dict):
        return schema if isinstance(schema, bool) else {}
    if not depth:
        return {}
    folded = {key: schema[key] for key in ("type", "required", "const") if key in schema}
    if _DEFINITION.fullmatch(str(schema.get("$ref"))):
        folded["$ref"] = schema["$ref"]
    depth -= 1
    for key, value in schema.items():
        match key, value:
            case (("properties" | "$defs" | "definitions"), dict()):
                folded[key] = {name: _fold_schema(part, depth) for name, part in value.items()}
            case "enum", list() if len(value) <= MAX_CHOICES:
                folded[key] = value
            case "items", dict() | bool():
                folded[key] = _fold_schema(value, depth)
            case (("anyOf" | "allOf" | "oneOf"), list()):
                # several alternatives may allow a value once their limits are left out
                folded[key.replace("one", "any")] = [_fold_schema(part, depth) for part in value]
    return folded
