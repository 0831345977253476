"""The official SDK of Anthropic as a judge: its types accept our bodies and the streams we read."""

from collections.abc import Iterable
from typing import Any

import pytest

pydantic = pytest.importorskip("pydantic", reason="the anthropic SDK is not installed")
types = pytest.importorskip("anthropic.types", reason="the anthropic SDK is not installed")
params = pytest.importorskip("anthropic.types.message_create_params")
counted = pytest.importorskip("anthropic.types.message_count_tokens_params")

_bodies = pydantic.TypeAdapter(params.MessageCreateParamsStreaming)
_counted = pydantic.TypeAdapter(counted.MessageCountTokensParams)
_events = pydantic.TypeAdapter(types.RawMessageStreamEvent)

BESIDE = ("ping", "error")
"""Events that the SDK looks at before its types do."""


def judge_body(body: dict[str, Any], *, counting: bool = False) -> None:
    """ValidationError for what the SDK would not let a program write."""
    _walked((_counted if counting else _bodies).validate_python(body))


def judge_stream(events: Iterable[dict[str, Any]]) -> None:
    for event in events:
        if event["type"] not in BESIDE:
            _events.validate_python(event)


def _walked(value: object) -> None:
    """Lists are looked at only when somebody walks along them."""
    if isinstance(value, dict):
        for each in value.values():
            _walked(each)
    elif isinstance(value, Iterable) and not isinstance(value, str | bytes):
        for each in value:
            _walked(each)
