"""A message that is still being written: only its last block is read again when more comes."""

import re

from helix_desktop.ui.markdown.blocks import Blocks, Standing
from helix_desktop.ui.markdown.leaves import Leaf, Rich, Shape
from helix_desktop.ui.markdown.spelled import first, spelled

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
        self._kept: list[Leaf] = []
        self._from = Standing()

    def leaves(self, text: str, limit: int = MESSAGE, *, live: bool = False) -> tuple[Leaf, ...]:
        """All leaves of the first `limit` characters; `live`: more of the text is to come."""
        if not text.startswith(self._done) or len(self._done) > limit:
            self._done, self._kept, self._from = "", [], Standing()
        start = len(self._done)
        tail, taken = first(text[start:], max(0, limit - start))
        cut = len(text) - start - taken
        if live and not cut:
            tail = _UNFINISHED.sub("", tail)
        blocks = Blocks(self._from)
        fresh = blocks.read(tail, live=live and not cut)
        whole = (*self._kept, *fresh)
        if not cut:
            self._keep(text[start:], blocks, tail)
        if cut:
            whole += (Leaf(Shape.MORE, Rich(f"{cut:,}")),)
        return whole

    def _keep(self, source: str, blocks: Blocks, tail: str) -> None:
        """What is safe is kept; its length in the source is found by what it was spelled from."""
        safe = blocks.safe
        if not safe.leaves:
            return
        end = safe.at if len(source) == len(tail) else _source_end(source, tail[: safe.at])
        if end < 0:
            return
        self._done += source[:end]
        self._kept += blocks.leaves[: safe.leaves]
        self._from = Standing(0, 0, safe.blank, safe.sign, safe.number)


def _source_end(source: str, shown: str) -> int:
    """How much of `source` was spelled as `shown`; it ends with a line, where nothing runs over."""
    lines = shown.count("\n")
    for at, found in enumerate(re.finditer("\r\n?|[\n\u2028\u2029]", source), 1):
        if at == lines:
            return found.end() if spelled(source[: found.end()]) == shown else -1
    return -1
