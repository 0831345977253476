"""The official SDKs' types judge what Helix sends and reads; their clients are never used.

Types of requests are lazy about lists: everything is walked, or nothing would be looked at.
"""

import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, TypeAdapter, ValidationError

REQUEST = "anthropic.types.message_create_params:MessageCreateParamsStreaming"
COUNTING = "anthropic.types.message_count_tokens_params:MessageCountTokensParams"
CHAT_REQUEST = "openai.types.chat.completion_create_params:CompletionCreateParamsStreaming"
CHAT_CHUNK = "openai.types.chat:ChatCompletionChunk"
RESPONSES_REQUEST = "openai.types.responses.response_create_params:ResponseCreateParamsStreaming"
RESPONSES_EVENT = "openai.types.responses:ResponseStreamEvent"


@cache
def adapter(name: str) -> TypeAdapter[Any]:
    """Of a type of an SDK, `module:name`; it takes seconds to import: only who asks waits."""
    return TypeAdapter(pkgutil.resolve_name(name))


def complaints(kind: str, value: object) -> list[str]:
    """What the SDK's types have against a value, and which of its fields they do not know."""
    try:
        judged = _walked(adapter(kind).validate_python(value))
    except ValidationError as error:
        return [f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors()]
    return [] if not isinstance(value, Mapping) else _unknown(value, judged, "")


def judge_anthropic_stream(events: Iterable[dict[str, Any]]) -> None:
    """Raise ValidationError for an event that Anthropic's SDK does not know."""
    for event in events:
        if event["type"] not in ("ping", "error"):  # the SDK looks at these before its types do
            adapter("anthropic.types:RawMessageStreamEvent").validate_python(event)


def _walked(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return _walked(value.model_dump(by_alias=True, exclude_unset=True))
    if isinstance(value, Mapping):
        return {name: _walked(item) for name, item in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return [_walked(item) for item in value]
    return value


def _unknown(sent: Any, judged: Any, place: str) -> list[str]:
    """Fields that were sent and that no type has: they are dropped while it is judged."""
    if isinstance(sent, Mapping) and isinstance(judged, Mapping):
        lost = [f"{place}.{name}: no such field" for name in sent if name not in judged]
        known = [name for name in sent if name in judged]
        inner = [_unknown(sent[name], judged[name], f"{place}.{name}") for name in known]
        return lost + [complaint for part in inner for complaint in part]
    if isinstance(sent, list) and isinstance(judged, list):
        pairs = enumerate(zip(sent, judged, strict=True))
        return [item for at, (one, two) in pairs for item in _unknown(one, two, f"{place}[{at}]")]
    return []
