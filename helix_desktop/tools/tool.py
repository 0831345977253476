"""How a tool is declared and its arguments decoded, and which call is running.

A tool's arguments are declared once, as a struct: the declaration is both the schema and the check.
A tool receives only its arguments; `current_call` gives the call to code that records a change on
its behalf. Threads started for a call (asyncio.to_thread) inherit it.
"""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

import msgspec

from helix_desktop.domain.call_arguments import read_arguments
from helix_desktop.domain.errors import ArgumentsError
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.tool_table import ToolEffect, declared_tool

T = TypeVar("T", bound=msgspec.Struct)


def decode_arguments(kind: type[T], arguments: str) -> T:
    """Decode the call's JSON as `kind`; raise ArgumentsError with the problem."""
    try:
        return read_arguments(kind, arguments)
    except msgspec.ValidationError as error:
        raise ArgumentsError("The arguments do not fit: {error}.", error=error) from error
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        if half := _half_character(arguments):
            raise ArgumentsError(
                "The arguments are not valid JSON: {half} is half of a character.",
                "Write the character itself, or both of its halves.",
                half=half,
            ) from error
        raise ArgumentsError("The arguments are not valid JSON: {error}.", error=error) from error


def _half_character(arguments: str) -> str:
    """Return the escape of the first lone surrogate in otherwise valid JSON, or ""."""
    try:
        text = json.dumps(json.loads(arguments), ensure_ascii=False)
    except (ValueError, RecursionError):
        return ""
    match = _SURROGATE.search(text)
    return f"\\u{ord(match[0]):04x}" if match else ""


_SURROGATE = re.compile("[\ud800-\udfff]")


def tool_spec(name: str, description: str, kind: type[msgspec.Struct]) -> ToolSpec:
    """Return a tool's specification for the model, with its effect from the table of tools."""
    declared = declared_tool(name)
    reads_only = declared.effect is ToolEffect.READ
    named = msgspec.json.schema(kind)["$defs"]
    # every request has the schema, so it does not say again whose arguments they are
    own = {key: value for key, value in named[kind.__name__].items() if key != "description"}
    schema = _inline_references(own, named)
    return ToolSpec(
        name,
        description,
        json.dumps(schema, sort_keys=True, separators=(",", ":")),
        reads_only,
        declared.parallel,
    )


def _inline_references(schema: object, named: Mapping[str, object]) -> object:
    """Return the schema without references, which several models' dialects do not accept."""
    match schema:
        case {"$ref": str(place)}:
            return _inline_references(named[place.rpartition("/")[2]], named)
        case dict():
            return {
                key: _inline_references(value, named)
                for key, value in schema.items()
                if key != "title" or not isinstance(value, str)
            }
        case list():
            return [_inline_references(value, named) for value in schema]
        case _:
            return schema


_NONE = ToolCall("", "", "")
_now: ContextVar[ToolCall] = ContextVar("call", default=_NONE)


def current_call() -> ToolCall:
    """Return the call that runs here; a call without ID and tool if none does."""
    return _now.get()


@contextmanager
def call_scope(call: ToolCall) -> Iterator[None]:
    before = _now.set(call)
    try:
        yield
    finally:
        _now.reset(before)
