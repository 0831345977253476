"""What a session that has not begun would begin with: system, tools, guides, what is typed."""

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
    """A first window, and what is typed as a block behind it."""

    window: ContextWindow
    history: History
    typed: tuple[Block, ...]

    @property
    def tokens(self) -> int:
        """Of ours, with what is typed."""
        return self.window.account.tokens + sum(block.tokens for block in self.typed)


async def make_first_request(deps: SessionDeps, draft: str) -> FirstRequest:
    """Reads the guides anew."""
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
