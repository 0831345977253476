"""A message that is still being written: only its last block is read again when more comes."""

import re

from helix_desktop.ui.markdown.blocks import Blocks, Standing
from helix_desktop.ui.markdown.leaves import Leaf, Rich, Shape
from helix_desktop.ui.markdown.spelled import Amount, amount, first, source_size

MESSAGE = 40_000
"""Characters of one message that are shown at first; the rest after a click."""

_UNFINISHED = re.compile(
    r"(?:(?<=\n)|^)[ \t]*(?:`+|~+|#+|[-+*=_]+|\d+[.)]?)[\w+-]{0,20}$|(?<=\s)[*_`~]+$"
)
"""The end of a text that will mean something else as soon as the next character is there."""


class Growing:
    """Leaves of a text; what was read and cannot change any more is not read again."""

    def __init__(self) -> None:
        self._done = ""
        """The text up to `_from`, as it came."""
        self._amount = Amount()
        """Of what is done."""
        self._kept: list[Leaf] = []
        self._from = Standing()
        self.shown = Amount()
        """How much of the text the last leaves show."""

    def leaves(self, text: str, limit: int = MESSAGE, *, live: bool = False) -> tuple[Leaf, ...]:
        """All leaves of the first `limit` characters; `live`: more of the text is to come."""
        if not text.startswith(self._done) or self._amount.limit > limit:
            self._done, self._amount, self._kept = "", Amount(), []
            self._from = Standing()
        start = len(self._done)
        tail, taken = first(text[start:], limit, self._amount)
        self.shown = self._amount + taken
        source, cut = text[start : self.shown.characters], len(text) - self.shown.characters
        if live and not cut:
            tail = _UNFINISHED.sub("", tail)
        blocks = Blocks(self._from)
        fresh = blocks.read(tail, live=live and not cut)
        whole = (*self._kept, *fresh)
        self._keep(source, blocks)
        if cut:
            whole += (Leaf(Shape.MORE, Rich(f"{cut:,}")),)
        return whole

    def _keep(self, source: str, blocks: Blocks) -> None:
        """What is safe is kept; its length in the source is found by what it was spelled from."""
        safe = blocks.safe
        end = source_size(source, safe.at) if safe.leaves else 0
        if end <= 0:
            return
        self._done += source[:end]
        self._amount += amount(source[:end])
        self._kept += blocks.leaves[: safe.leaves]
        self._from = Standing(0, 0, safe.blank, safe.sign, safe.number)
