"""Shared parts of the law tests: generated sessions under every preset, and views of contexts."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow
from helix_desktop.domain.messages import Message, Role, ToolResult
from tests.context.sessions import Act, sessions
from tests.engine.story import POLICIES, Check, played
from tests.examples import tries

PREFIX = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN})


def law(*, many: int = 40, most: int = 40) -> Callable[..., Any]:
    """Return a decorator that tests a law on generated sessions under every preset.

    The number of examples is the profile's share of `many`. A counterexample is reported as found:
    sessions are too long to be shrunk in time.
    """

    def bound(test: Callable[..., Any]) -> Callable[..., Any]:
        chosen = settings(
            max_examples=tries(many),
            suppress_health_check=list(HealthCheck),
            phases=(Phase.explicit, Phase.reuse, Phase.generate),
        )
        return chosen(given(sessions(most), st.sampled_from(sorted(POLICIES)))(test))

    return bound


def after_every_act(
    *, many: int = 40, most: int = 40, window: int = 8_000
) -> Callable[[Check], Callable[[], None]]:
    """Return a decorator that tests a law after every act of the sessions of `law`."""

    def bound(check: Check) -> Callable[[], None]:
        def test(script: list[Act], preset: str) -> None:
            played(script, preset, check, window=window)

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(test, name, getattr(check, name))
        made: Callable[[], None] = law(many=many, most=most)(test)
        return made

    return bound


def body(window: ContextWindow) -> bytes:
    """Return the messages with all that is sent of them, byte for byte."""
    return b"\n".join(line(message) for message in window.messages)


def line(message: Message) -> bytes:
    parts = [{"kind": type(part).__name__, **_fields(part)} for part in message.parts]
    text = json.dumps([message.role, parts], sort_keys=True, ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")


def _fields(part: object) -> dict[str, str]:
    return {name: str(getattr(part, name)) for name in part.__struct_fields__}  # type: ignore[attr-defined]  # parts are structs


def history_blocks(window: ContextWindow) -> Iterator[Block]:
    """Yield the blocks made from events: all but system prompt, tools, and pins."""
    return (block for block in window.blocks if block.kind not in PREFIX and block.origin)


def uncovered_items(history: History) -> list[HistoryItem]:
    """Return the items that no fold covers."""
    spans = [span for fold in history.view.folds for span in fold.covers]
    return [
        item
        for item in history.items
        if not any(span.first <= item.seq <= span.last for span in spans)
    ]


def results(window: ContextWindow) -> dict[str, str]:
    """Return the text shown for each call."""
    return {
        part.call: part.text
        for message in window.messages
        if message.role is Role.TOOL
        for part in message.parts
        if isinstance(part, ToolResult)
    }
