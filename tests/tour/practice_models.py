"""The practice model with moods, and endpoints that answer without a network."""

import asyncio
import json
from collections.abc import AsyncIterator

from helix_desktop.app.container import AppParts
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderUnreachable
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
)
from helix_desktop.domain.messages import Role
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.app.vaults import FakeSpeech, Ring
from tests.fakes.clock import FakeClock

PACE = 0.02
HELD, THOUGHT = "were held before they enter", 2.0
"""What the engine asks at the gate, and seconds of thinking about it: long enough to be seen."""
RETRY, REFUSE, CODE = "when the line is down", "without a key", "show me the function"
LATER = "when the hour is over"
ANSWER = """Amounts are whole cents; `book` writes both sides or none:

```python
def book(entries: list[Entry]) -> int:
    \"\"\"Write all of them, or none.\"\"\"
    total = sum(entry.cents for entry in entries)
    if total != 0:  # both sides have to be equal
        raise Unbalanced(f"off by {total} cents")
    return len(entries)
```

| Account | Before | After |
|---|---:|---:|
| 4001 north | 12,480 | 13,120 |
| 4002 harbour | 7,300 | 7,300 |
| 4003 station | 910 | −1,040 |

1. Run `make test`, then **look at the third row**: it is below zero.
2. The rule stands in [the guide](https://ledger.example/rules).
"""


class Moody:
    """Implements Provider: the practice model, but for a few sentences."""

    def __init__(self) -> None:
        self._model = PracticeModel(PACE)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        asked = next((each.text for each in request.messages[::-1] if each.role is Role.USER), "")
        if HELD in asked:
            await asyncio.sleep(THOUGHT)
        if RETRY in asked:
            yield RetryScheduled(20.0, 2, "529 overloaded_error: the service is overloaded")
            while True:  # until somebody stops it
                yield await _never()
        if LATER in asked:
            reason = "The provider's rate limit is reached. The provider says: “Slow down”"
            yield RetryScheduled(2_723.0, 2, reason, asked=True)
            yield await _never()
        if REFUSE in asked:
            raise ProviderAccessDenied("The provider refuses the key: 401 invalid x-api-key.", "")
        if CODE in asked:
            yield TextDelta(ANSWER)
            yield StreamFinished(StopReason.ANSWERED)
            return
        async for event in self._model.stream(request):
            yield event


async def _never() -> ProviderEvent:
    await asyncio.Event().wait()
    raise AssertionError


class Endpoints(FakeSpeech):
    """Anthropic knows one key; on this machine there may be a server."""

    def __init__(self, *, near: bool) -> None:
        super().__init__()
        self._near = near

    async def fetch(self, url: str, headers: object, body: bytes = b"") -> bytes:
        if "anthropic" in url:
            if "good" not in str(headers):
                raise ProviderAccessDenied("401: invalid x-api-key", "")
            return json.dumps({"data": [{"id": "claude-sonnet-4-5", "type": "model"}]}).encode()
        if self._near and "11434" in url:
            return _OLLAMA
        raise ProviderUnreachable("Nothing answers there.")


_OLLAMA = json.dumps(
    {
        "data": [{"id": "qwen3-coder:30b"}, {"id": "llama3.1:8b"}],
        "models": [
            {"name": "qwen3-coder:30b", "model": "qwen3-coder:30b", "size": 1},
            {"name": "llama3.1:8b", "model": "llama3.1:8b", "size": 1},
        ],
    }
).encode()


def parts_of(clock: FakeClock, *, near: bool) -> AppParts:
    speech, ring = Endpoints(near=near), Ring()
    return AppParts(
        provider=Moody, clock=clock, speech=lambda: speech, vault=lambda: ring, environ={}
    )
