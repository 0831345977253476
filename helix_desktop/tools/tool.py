"""What a tool is; the toolbox; which call runs.

Arguments of tools, declared once: the declaration is both the schema and the check.

Which call runs: told by the toolbox, asked by what records a change made on its behalf.

A tool is only given its arguments. Threads started for a call (asyncio.to_thread) inherit it.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

import msgspec

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.tool_table import ToolEffect, declared_tool

T = TypeVar("T", bound=msgspec.Struct)


def read_arguments(kind: type[T], arguments: str) -> T:
    """The call's JSON as `kind`; msgspec's errors, UnicodeEncodeError or RecursionError.

    Models write numbers as they like: 1.0 and "1" are the integer 1, "true" is true; 1.5 is none.
    Whoever looks at arguments reads them here, so that a judge sees what the tool will do.
    """
    return msgspec.json.decode(arguments.strip() or "{}", type=kind, strict=False)


def decode_arguments(kind: type[T], arguments: str) -> T:
    """The same; ToolError says what is wrong with them."""
    try:
        return read_arguments(kind, arguments)
    except msgspec.ValidationError as error:
        raise ToolError(f"The arguments do not fit: {error}.") from error
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ToolError(f"The arguments are not valid JSON: {error}.") from error


def tool_spec(name: str, description: str, kind: type[msgspec.Struct]) -> ToolSpec:
    """How a model is told of a tool; what it may do stands in the table of tools."""
    declared = declared_tool(name)
    reads_only = declared.effect is ToolEffect.READ
    return ToolSpec(name, description, _schema(kind), reads_only, declared.parallel)


def _schema(kind: type[msgspec.Struct]) -> str:
    named = msgspec.json.schema(kind)["$defs"]
    schema = _inlined(named[kind.__name__], named)
    return json.dumps(schema, sort_keys=True, separators=(",", ":"))


def _inlined(schema: object, named: Mapping[str, object]) -> object:
    """The same without references: several models' dialects do not take them."""
    match schema:
        case {"$ref": str(place)}:
            return _inlined(named[place.rpartition("/")[2]], named)
        case dict():
            return {key: _inlined(value, named) for key, value in schema.items()}
        case list():
            return [_inlined(value, named) for value in schema]
        case _:
            return schema


_NONE = ToolCall("", "", "")
_now: ContextVar[ToolCall] = ContextVar("call", default=_NONE)


def current_call() -> ToolCall:
    """The call that runs here; one without id and tool if none does."""
    return _now.get()


@contextmanager
def call_scope(call: ToolCall) -> Iterator[None]:
    """Whatever is done inside is done for this call."""
    before = _now.set(call)
    try:
        yield
    finally:
        _now.reset(before)
