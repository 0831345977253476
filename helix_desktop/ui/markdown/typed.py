"""What a person typed, and plain texts: shown as they are; only code is set apart.

Stars, underscores and hashes of a message are the person's own; they are not read as Markdown.
"""

import re
from collections.abc import Iterator

from helix_desktop.ui.markdown.blocks import bounded
from helix_desktop.ui.markdown.growing import MESSAGE
from helix_desktop.ui.markdown.leaves import Leaf, Look, Rich, Shape, Span
from helix_desktop.ui.markdown.spelled import first

_FENCED = re.compile(r"^(`{3,})([\w+#.-]*)[ \t]*\n(.*?)(?:\n\1`*[ \t]*(?:\n|\Z)|\Z)", re.M | re.S)
_CODE = re.compile(r"(?<![`\\])`([^`\n]{1,500})`(?!`)")


def typed(text: str, limit: int = MESSAGE) -> tuple[Leaf, ...]:
    """A message of the person."""
    shown, taken = first(text, limit)
    leaves: list[Leaf] = []
    at = 0
    for found in _FENCED.finditer(shown):
        leaves += _paragraphs(shown[at : found.start()], code=True)
        leaves.append(Leaf(Shape.CODE, Rich(found[3]), language=found[2]))
        at = found.end()
    leaves += _paragraphs(shown[at:], code=True)
    return (*leaves, *_more(text, taken.characters))


def literal(text: str, limit: int = MESSAGE) -> tuple[Leaf, ...]:
    """A text without any marks."""
    shown, taken = first(text, limit)
    return (*_paragraphs(shown, code=False), *_more(text, taken.characters))


def _more(text: str, taken: int) -> Iterator[Leaf]:
    if taken < len(text):
        yield Leaf(Shape.MORE, Rich(f"{len(text) - taken:,}"))


def _paragraphs(text: str, *, code: bool) -> Iterator[Leaf]:
    text = text.strip("\n")
    if not text:
        return
    rich = _with_code(text) if code else Rich(text)
    for near, piece in enumerate(bounded(rich)):
        yield Leaf(Shape.PARAGRAPH, piece, near=bool(near))


def _with_code(text: str) -> Rich:
    pieces: list[str] = []
    spans: list[Span] = []
    at = size = 0
    for found in _CODE.finditer(text):
        before = text[at : found.start()]
        pieces += [before, found[1]]
        size += len(before)
        spans.append(Span(size, size + len(found[1]), Look.CODE))
        size += len(found[1])
        at = found.end()
    return Rich("".join([*pieces, text[at:]]), tuple(spans))
