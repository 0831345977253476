"""Which call runs: told by the toolbox, asked by what records a change made on its behalf.

A tool is only given its arguments. Threads started for a call (asyncio.to_thread) inherit it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from helix_desktop.domain.message import ToolCall

_NONE = ToolCall("", "", "")
_now: ContextVar[ToolCall] = ContextVar("call", default=_NONE)


def current_call() -> ToolCall:
    """The call that runs here; one without id and tool if none does."""
    return _now.get()


@contextmanager
def calling(call: ToolCall) -> Iterator[None]:
    """Whatever is done inside is done for this call."""
    before = _now.set(call)
    try:
        yield
    finally:
        _now.reset(before)
