"""What goes out of one session's windows: the requests, and the facts that they were sent.

A request that is shown and one that is sent are made here, so that they are the same.
"""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import takewhile

from helix_desktop.context.window import shared
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import Llm, Request
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Clock, Provider, Scribe
from helix_desktop.domain.window import Block, BlockKind, Window
from helix_desktop.engine.journal import Journal

GROWING = frozenset({BlockKind.RAW, BlockKind.MARKER})
"""What stands at the end of a window: it grows with every step."""

FIXED = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS})
"""What no other event tells the text of."""


class Dispatch:
    """One session's requests."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._sent: tuple[WindowSent, Window] | None = None
        self._shown: Window | None = None

    @property
    def weight(self) -> int:
        """Tokens of the request that was sent last."""
        return self._sent[0].tokens if self._sent else 0

    @property
    def before(self) -> Window | None:
        """The last window that the journal has, if it went out from here."""
        if self._sent is not None and self._journal.history.sent == self._sent[0]:
            self._shown = self._sent[1]
        return self._shown

    def keep(self, event: WindowSent, window: Window) -> None:
        """It is being sent; whether the journal has it is seen later."""
        self._sent = event, window

    def request(
        self, window: Window, llm: Llm, *, tools: tuple[ToolSpec, ...], told: int
    ) -> Request:
        """`told`: what the model may count of the window."""
        return request_of(
            window.blocks,
            llm,
            tools=tools,
            max_output=max(1, min(llm.max_output, llm.window - told)),
            keep=shared(self.before, window),
            session=self._journal.session,
        )

    def fact(self, window: Window, llm: Llm, *, after: int) -> WindowSent:
        """The one before is the last that is in the journal: a store that was full keeps none."""
        keep = shared(self.before, window)
        new = window.blocks[keep:]
        return WindowSent(
            at=self._clock.now(),
            llm=llm.id,
            blocks=tuple(block.digest for block in new),
            tokens=window.account.tokens,
            keep=keep,
            epoch=window.epoch,
            size=window.account.size,
            after=after,
            fixed=tuple(block.message.text for block in new if block.kind in FIXED),
        )


def request_of(
    blocks: Sequence[Block],
    llm: Llm,
    *,
    tools: tuple[ToolSpec, ...],
    max_output: int,
    keep: int,
    session: str,
) -> Request:
    """Blocks as they are sent; the first `keep` were sent before."""
    return Request(
        llm=llm,
        messages=tuple(block.message for block in blocks if block.kind is not BlockKind.TOOLS),
        tools=tools,
        max_output=max_output,
        stable=_messages(takewhile(lambda block: block.kind not in GROWING, blocks)),
        kept=_messages(blocks[:keep]),
        session=session,
    )


async def sha_of_body(provider: Provider, request: Request) -> str:
    """Of the bytes that a request is on its way; "" where nobody knows them."""
    body = await provider.body(request) if isinstance(provider, Scribe) else b""
    return await asyncio.to_thread(digest_of, body) if body else ""


def _messages(blocks: Iterable[Block]) -> int:
    """How many messages blocks are: all but the tools, which travel beside."""
    return sum(block.kind is not BlockKind.TOOLS for block in blocks)
