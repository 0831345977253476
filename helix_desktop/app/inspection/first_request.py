"""The first request of a session that has not begun: system prompt, tools, guides, and draft."""

import asyncio

from msgspec import Struct

from helix_desktop.context.blocks import BlockBuilder
from helix_desktop.context.history import History
from helix_desktop.context.window import SystemPrefix, assemble_window
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.context_window.block import Block, ContextWindow
from helix_desktop.domain.events import Guided, Recorded
from helix_desktop.engine.guides import look_for_guides
from helix_desktop.engine.session_deps import SessionDeps


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
    weigher = deps.main.weigher
    # the first count of all reads the tokenizer's ranks: not on the window's thread
    await asyncio.to_thread(weigher.count, deps.system)
    guides, _contents = await asyncio.to_thread(look_for_guides, deps, ())
    history = History([Recorded(NO_SESSION, 1, Guided(deps.clock.now(), guides))])
    prefix = SystemPrefix(deps.system, deps.tools(NO_SESSION).specs())
    window = assemble_window(history, prefix, weigher=weigher, texts=_no_texts)
    typed = (BlockBuilder(weigher).typed(draft),) if draft.strip() else ()
    return FirstRequest(window, history, typed)


def _no_texts(digest: Digest) -> str:
    raise KeyError(digest)
