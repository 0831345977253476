"""The practice model with moods, and endpoints that answer without a network."""

import asyncio
import json
import os
from collections.abc import AsyncIterator

from helix_desktop.app.container import AppParts
from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderLimitReached,
    ProviderUnreachable,
)
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    WebSearched,
)
from helix_desktop.domain.messages import Role, ToolCall, WebSearch, WebSource
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.app.vaults import FakeKeyring, FakeProviderFactory
from tests.fakes.clock import FakeClock
from tests.waiting import until

PACE = 0.02
HELD, THOUGHT = "were held before they enter", 2.0
"""What the engine asks at the gate, and seconds of thinking about it: long enough to be seen."""
WORK = "let a booking have a note"
"""What is said to a model that reads, searches, edits a file, and answers with long code."""
RETRY, REFUSE, CODE = "when the line is down", "without a key", "show me the function"
LATER = "when the hour is over"
EXPLORE = "explore src"
"""What is asked of a subagent, which works until `Moody.explored` is true."""
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


_WAIT = RetryScheduled(20.0, 2, "529 overloaded_error: the service is overloaded")
_LIMIT = joined(
    (
        Phrase("The provider's rate limit is reached."),
        Phrase("The provider says: “{sentence}”", sentence="Slow down"),
    )
)
_LIMIT_SECONDS = 2_723.0


class Moody:
    """Implements Provider: the practice model, but for a few sentences."""

    explored = False

    def __init__(self) -> None:
        self._model = PracticeModel(PACE)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        message = next(
            (message.text for message in request.messages[::-1] if message.role is Role.USER), ""
        )
        if message == EXPLORE:
            await until(lambda: Moody.explored)
        if HELD in message:
            await asyncio.sleep(THOUGHT)
        if LATER in message:
            raise ProviderLimitReached(_LIMIT, wait=_LIMIT_SECONDS)
        if RETRY in message:
            yield _WAIT
            while True:  # until somebody stops it
                yield await _never()
        if REFUSE in message:
            raise ProviderAccessDenied("The provider refuses the key: 401 invalid x-api-key.", "")
        if (events := _events(request, message)) is not None:
            for event in events:
                yield event
            return
        async for event in self._model.stream(request):
            yield event


_EDIT = {
    "path": "src/ledger.py",
    "edits": [
        {"old": "    reverses: int = 0\n", "new": '    reverses: int = 0\n    note: str = ""\n'},
        {
            "old": "credit: str, cents: int) -> Booking:",
            "new": 'credit: str, cents: int, note: str = "") -> Booking:',
        },
        {
            "old": "len(self.bookings) + 1, debit, credit, cents)",
            "new": "len(self.bookings) + 1, debit, credit, cents, note=note)",
        },
    ],
}
LOOK_UP = "what others do with cents"
"""What is said to a model that searches the web, and then wants to keep what it learned."""
_SEARCHES = (
    WebSearch(
        ("store money as integer cents", "rounding rules VAT *per line* or per invoice"),
        (
            WebSource("https://ledger.example/cents?lang=en", "Whole cents, [always] — a guide"),
            WebSource("https://tax.example/" + "rounding-" * 40, "Rounding " * 20),
            WebSource("http://192.168.0.1/admin"),
        ),
    ),
    WebSearch(("bankers rounding",), problem="max_uses_exceeded"),
)
_KEPT = {
    "add": ["VAT is rounded per invoice, never per line.", "Tills round half to even."],
    "reason": "The user asked what others do",
}
_ANSWERED = {CODE: ANSWER}
"""What is answered to some sentences."""
_STEPS = (
    (
        ("read_file", {"path": "src/ledger.py"}),
        ("read_file", {"path": "src/orders.py"}),
        ("read_file", {"path": "tests/test_ledger.py"}),
        ("search_files", {"text": "Booking("}),
        ("search_files", {"text": "reverses"}),
        ("list_files", {"path": "docs"}),
    ),
    (("edit_file", _EDIT),),
)
_TESTS = "\n".join(
    f"    def test_a_note_of_{size}_letters_is_kept(self) -> None:\n"
    f'        booking = self.ledger.book("north", "bank", {size}, "x" * {size})\n'
    f"        self.assertEqual(len(booking.note), {size})\n"
    for size in range(1, 41)
)
_DONE = f"""A booking has a note now; `reverse` leaves it empty.

With $n$ bookings of $c_i$ cents, the balance after \\(k\\) of them is $B_k = \\sum_{{i=1}}^k c_i$,
whatever $\\frac{{k}}{{n}}$ is. A report for $5 or $10 shows mean and deviation:

$$
\\bar{{c}} = \\frac{{1}}{{n}} \\sum_{{i=1}}^{{n}} c_i, \\qquad
\\sigma = \\sqrt{{\\frac{{1}}{{n}} \\sum_{{i=1}}^{{n}} (c_i - \\bar{{c}})^2}}
$$

- [x] `Booking.note`, empty unless it is given
- [ ] the importer reads notes[^1]

```diff
-    def book(self, debit: str, credit: str, cents: int) -> Booking:
+    def book(self, debit: str, credit: str, cents: int, note: str = "") -> Booking:
```

These tests say what is meant:

```python tests/test_notes.py
{_TESTS}
```

[^1]: The importer's files have no column for notes yet.
"""


def _events(request: ModelRequest, message: str) -> list[ProviderEvent] | None:
    """Return the reply to a sentence that has its own."""
    if WORK in message:
        return _worked(request)
    if LOOK_UP in message:
        return _looked_up(request)
    answer = next((text for words, text in _ANSWERED.items() if words in message), None)
    return None if answer is None else [TextDelta(answer), StreamFinished(StopReason.ANSWERED)]


def _worked(request: ModelRequest) -> list[ProviderEvent]:
    """Return the next step: calls as long as there are some, then the answer."""
    last = max(at for at, item in enumerate(request.messages) if WORK in item.text)
    step = sum(bool(message.calls) for message in request.messages[last:])
    if step == len(_STEPS):
        return [TextDelta(_DONE), StreamFinished(StopReason.ANSWERED)]
    calls = enumerate(_STEPS[step])
    made = [
        ToolCallArrived(ToolCall(f"work-{step}-{at}", tool, json.dumps(given)))
        for at, (tool, given) in calls
    ]
    return [*made, StreamFinished(StopReason.TOOLS)]


def _looked_up(request: ModelRequest) -> list[ProviderEvent]:
    if request.messages[-1].role is Role.TOOL:
        return [TextDelta("That is kept."), StreamFinished(StopReason.ANSWERED)]
    call = ToolCall(f"keep-{len(request.messages)}", "remember", json.dumps(_KEPT))
    events: list[ProviderEvent] = [TextDelta("I'll look it up.")]
    events += map(WebSearched, _SEARCHES)
    events += [TextDelta("Others round [once](https://ledger.example)."), ToolCallArrived(call)]
    return [*events, StreamFinished(StopReason.TOOLS)]


async def _never() -> ProviderEvent:
    await asyncio.Event().wait()
    raise AssertionError


class Endpoints(FakeProviderFactory):
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
    provider_factory, ring = Endpoints(near=near), FakeKeyring()
    return AppParts(
        provider=Moody,
        clock=clock,
        provider_factory=lambda: provider_factory,
        vault=lambda: ring,
        environ={"HOME": os.environ["HOME"]},  # with the sessions of other programs
    )
