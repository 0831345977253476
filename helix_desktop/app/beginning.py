"""What a session that has not begun would begin with: system, tools, guides, what is typed."""

import asyncio

from helix_desktop.context.blocks import BlockMaker
from helix_desktop.context.history import History
from helix_desktop.context.window import Prelude, assemble
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.events import Guided, Recorded
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Block, Window
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.guidance import looked


@value
class Beginning:
    """A first window, and what is typed as a block behind it."""

    window: Window
    history: History
    typed: tuple[Block, ...]

    @property
    def tokens(self) -> int:
        """Of ours, with what is typed."""
        return self.window.account.tokens + sum(block.tokens for block in self.typed)


async def beginning(equipment: Equipment, draft: str) -> Beginning:
    """Reads the guides anew."""
    scales = equipment.main.scales
    # the first count of all reads the tokenizer's ranks: not on the window's thread
    await asyncio.to_thread(scales.count, equipment.system)
    guides, _contents = await asyncio.to_thread(looked, equipment, ())
    history = History([Recorded(NO_SESSION, 1, Guided(equipment.clock.now(), guides))])
    prelude = Prelude(equipment.system, equipment.tools(NO_SESSION).specs())
    window = assemble(history, prelude, scales=scales, texts=_no_texts)
    typed = (BlockMaker(scales).typed(draft),) if draft.strip() else ()
    return Beginning(window, history, typed)


def _no_texts(digest: Digest) -> str:
    raise KeyError(digest)
