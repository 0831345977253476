"""How much one client may ask for and gets; light, so that a starting window can know it."""

import asyncio
from collections.abc import Coroutine
from typing import Protocol

from helix_desktop.domain.ports import ToolOutput

LARGEST_ANSWER = 4 << 20
"""Bytes of text in one answer: a million tokens, more than windows hold."""
MOST_CALLS = 64
"""Calls of one client that run at once; one more is told so."""


class Spawn(Protocol):
    """Starts a task that somebody holds."""

    def __call__(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]: ...


def bounded(output: ToolOutput) -> ToolOutput:
    """The same, or words in place of what is too much for one answer."""
    if len(output.data) <= LARGEST_ANSWER:
        return output
    size = f"That is {len(output.data):,} bytes: too much for one answer."
    text = f'{size} Ask for a part: lines="1-200", or around="…".'
    return ToolOutput(text.encode(), output.what, failed=True)
