"""Calls that a server works on, and what it asks of the person meanwhile.

A question belongs to a call: it is asked for the session whose call it is, and it is over when the
call is. The protocol does not always tell which call that is; then it is the one begun last.
"""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from typing import TypeVar

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.tools.mcp_host.deadline import Deadline
from helix_desktop.tools.mcp_host.patience import Patience

T = TypeVar("T")


class Call:
    """One call of a session, from its beginning to its end."""

    def __init__(self, session: SessionId, patience: Patience) -> None:
        self.session = session
        self.deadline = Deadline(patience)
        self._asked: set[asyncio.Timeout] = set()

    async def asked(self, work: Awaitable[T]) -> T:
        """What the person says to a question of it; TimeoutError if the call ends before."""
        async with asyncio.timeout(None) as over:
            self._asked.add(over)
            try:
                return await work
            finally:
                self._asked.discard(over)

    def end(self) -> None:
        """Nobody wants the answers any more."""
        now = asyncio.get_running_loop().time()
        for each in tuple(self._asked):
            if not each.expired():
                each.reschedule(now)


_CURRENT: ContextVar[Call | None] = ContextVar("call of a server", default=None)


class UnderWay:
    """All calls of one talk, oldest first."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._calls: dict[Call, None] = {}

    @contextmanager
    def call(self, session: SessionId) -> Iterator[Call]:
        made = Call(session, self._patience)
        token = _CURRENT.set(made)
        self._calls[made] = None
        try:
            yield made
        finally:
            del self._calls[made]
            _CURRENT.reset(token)
            made.end()

    @property
    def asking(self) -> Call | None:
        """Whose question it is that a server asks now."""
        current = _CURRENT.get()
        return current if current in self._calls else next(reversed(self._calls), None)

    @property
    def session(self) -> SessionId:
        call = self.asking
        return call.session if call is not None else NO_SESSION

    async def person(self, work: Awaitable[T]) -> T:
        """Wait for the person; meanwhile no call of this server is late."""
        call = self.asking
        with ExitStack() as stack:
            for each in self._calls:
                stack.enter_context(each.deadline.pause())
            return await (work if call is None else call.asked(work))
