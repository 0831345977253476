"""Whether a tool may run: asked before each call, by whoever can answer for the person.

A refusal is words for the agent; the call is journaled as denied.
"""

from typing import Protocol

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolCall, ToolSpec

REFUSED = (
    "[denied] {tool} was not run: it does more than read, and there is nobody here who could allow"
    " it. Do it with tools that only read, or say what would have to be done."
)


class Consent(Protocol):
    """Judges calls; what waits for an answer of the person waits in here."""

    async def refusal(self, session: SessionId, call: ToolCall, spec: ToolSpec) -> str:
        """Why the call may not run; nothing if it may."""
        ...


class Everything:
    """Lets everything run: for recorded sessions, whose tools do nothing."""

    async def refusal(self, session: SessionId, call: ToolCall, spec: ToolSpec) -> str:
        return ""


class OnlyReading:
    """Lets run what only reads, and the tools named besides; nobody is asked."""

    def __init__(self, besides: frozenset[str] = frozenset()) -> None:
        self._besides = besides

    async def refusal(self, session: SessionId, call: ToolCall, spec: ToolSpec) -> str:
        allowed = spec.reads_only or spec.name in self._besides
        return "" if allowed else REFUSED.format(tool=spec.name)
