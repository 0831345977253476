"""The official SDKs' types as judges of what we send; their clients are never used.

Types of requests are lazy about lists: everything is walked, or nothing would be looked at.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from tests.providers.dialects.judges import adapter

CHAT_REQUEST = "openai.types.chat.completion_create_params:CompletionCreateParamsStreaming"
CHAT_CHUNK = "openai.types.chat:ChatCompletionChunk"
RESPONSES_REQUEST = "openai.types.responses.response_create_params:ResponseCreateParamsStreaming"
RESPONSES_EVENT = "openai.types.responses:ResponseStreamEvent"


def complaints(kind: str, value: object) -> list[str]:
    """What the SDK's types have against a value, and which of its fields they do not know."""
    try:
        judged = _walked(adapter(kind).validate_python(value))
    except ValidationError as error:
        return [f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors()]
    return [] if not isinstance(value, Mapping) else list(_unknown(value, judged, ""))


def _walked(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return _walked(value.model_dump(by_alias=True, exclude_unset=True))
    if isinstance(value, Mapping):
        return {name: _walked(each) for name, each in value.items()}
    if isinstance(value, str | bytes | int | float | bool | None):
        return value
    if hasattr(value, "__iter__"):
        return [_walked(item) for item in value]
    return value


def _unknown(sent: Any, judged: Any, place: str) -> list[str]:
    """Fields that were sent and that no type has: they are dropped while it is judged."""
    if isinstance(sent, Mapping) and isinstance(judged, Mapping):
        lost = [f"{place}.{name}: no such field" for name in sent if name not in judged]
        inner = [
            _unknown(sent[name], judged[name], f"{place}.{name}") for name in sent if name in judged
        ]
        return lost + [item for found in inner for item in found]
    if isinstance(sent, list) and isinstance(judged, list):
        pairs = enumerate(zip(sent, judged, strict=True))
        return [item for at, (one, two) in pairs for item in _unknown(one, two, f"{place}[{at}]")]
    return []
