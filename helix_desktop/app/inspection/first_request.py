"""The first request of a session that has not begun: system prompt, tools, guides, and draft.

The space that remains in a next request, the first or any other, is as the model counts.
"""

import asyncio

from msgspec import Struct

from helix_desktop.app.inspection.request_history import request_marks
from helix_desktop.context.blocks import BlockBuilder
from helix_desktop.context.history import History
from helix_desktop.context.window import SystemPrefix, assemble_window
from helix_desktop.context.window_state import WindowState
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.context_window.block import Block, ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.events import Guided, Recorded
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.request_view import FULL, RequestSpace
from helix_desktop.engine.guides import look_for_guides
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.window_growth import CountTokens, estimate_growth, estimate_tokens


class FirstRequest(Struct, frozen=True):
    """A first window, with the typed draft as the last block."""

    window: ContextWindow
    history: History
    typed: tuple[Block, ...]

    @property
    def tokens(self) -> int:
        """Return the tokens by Helix's count, with the draft."""
        return self.window.account.tokens + sum(block.tokens for block in self.typed)


async def make_first_request(deps: SessionDeps, draft: str) -> FirstRequest:
    """Assemble the first request, with the guides read anew."""
    main = deps.first_main
    weigher = main.weigher
    # the first count of all reads the tokenizer's ranks: not on the window's thread
    await asyncio.to_thread(weigher.count, deps.system)
    guides, _contents = await asyncio.to_thread(look_for_guides, deps, (), main)
    history = History([Recorded(NO_SESSION, 1, Guided(deps.clock.now(), guides))])
    prefix = SystemPrefix(deps.system, deps.tools(NO_SESSION).specs())
    window = assemble_window(history, prefix, weigher=weigher, texts=_no_texts)
    typed = (BlockBuilder(weigher).typed(draft),) if draft.strip() else ()
    return FirstRequest(window, history, typed)


def _no_texts(digest: Digest) -> str:
    raise KeyError(digest)


def remaining_context(
    session_window: SessionWindow, now: WindowState, window: ContextWindow, *, llm: Llm
) -> RequestSpace:
    """Return the space after `window`, which is that of `now` or the same with the typed draft."""
    return _space(estimate_tokens(session_window, window), now.policy, llm)


async def first_remaining_context(deps: SessionDeps, draft: str) -> RequestSpace:
    """Return the space of a session that has not begun."""
    ours, gauge = (await make_first_request(deps, draft)).tokens, deps.first_main.gauge()

    def count(more: int) -> tuple[int, int]:
        return gauge.expect(ours + more), gauge.estimate(ours + more)

    return _space(count, deps.policy, deps.first_main.llm)


def _space(count: CountTokens, policy: Policy, llm: Llm) -> RequestSpace:
    found, marks = estimate_growth(count, policy, llm.window), request_marks(policy, llm)
    handover = round(100 * (marks.hand_over or 0) / max(1, llm.window), 1)
    left = llm.window * (handover or FULL) / 100 - found.expected
    below = min(found.room, int(left / found.pace))
    return RequestSpace(found.expected, llm.window, found.pace, found.room, below, handover)
