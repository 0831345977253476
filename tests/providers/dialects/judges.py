"""The official SDK of Anthropic as a judge: its types accept our bodies and the streams we read."""

import pkgutil
from collections.abc import Iterable
from functools import cache
from typing import Any

from pydantic import TypeAdapter

REQUEST = "anthropic.types.message_create_params:MessageCreateParamsStreaming"
COUNTING = "anthropic.types.message_count_tokens_params:MessageCountTokensParams"
EVENT = "anthropic.types:RawMessageStreamEvent"

BESIDE = ("ping", "error")
"""Events that the SDK looks at before its types do."""


@cache
def adapter(name: str) -> TypeAdapter[Any]:
    """Of a type of an SDK, `module:name`; it takes seconds to import: only who asks waits."""
    return TypeAdapter(pkgutil.resolve_name(name))


def judge_body(body: dict[str, Any], *, counting: bool = False) -> None:
    """ValidationError for what the SDK would not let a program write."""
    _walked(adapter(COUNTING if counting else REQUEST).validate_python(body))


def judge_stream(events: Iterable[dict[str, Any]]) -> None:
    for event in events:
        if event["type"] not in BESIDE:
            adapter(EVENT).validate_python(event)


def _walked(value: object) -> None:
    """Lists are looked at only when somebody walks along them."""
    if isinstance(value, dict):
        for item in value.values():
            _walked(item)
    elif isinstance(value, Iterable) and not isinstance(value, str | bytes):
        for item in value:
            _walked(item)
