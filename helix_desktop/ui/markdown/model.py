"""What a message is made of once it was read: leaves in order, each laid out on its own.

A leaf knows everything that decides how it looks, so that one that did not change is kept as it is.
"""

from enum import IntFlag, StrEnum

from msgspec import Struct


class SpanStyle(IntFlag):
    """How a stretch of text looks; several can hold at once."""

    PLAIN = 0
    BOLD = 1
    ITALIC = 2
    CODE = 4
    STRUCK = 8
    LINK = 16
    """Opens its target, after a question."""
    IMAGE = 32
    """Stands for a picture, which is never fetched."""
    QUIET = 64
    """Said beside the text: where something leads that cannot be opened."""


class TextSpan(Struct, frozen=True):
    """A stretch of a text that does not look plain."""

    start: int
    end: int
    look: SpanStyle
    target: str = ""


class RichText(Struct, frozen=True):
    """A text as it is shown, and how its stretches look."""

    text: str
    spans: tuple[TextSpan, ...] = ()

    def part(self, start: int, end: int) -> "RichText":
        """The stretch from `start` to `end`."""
        spans = (
            TextSpan(
                max(span.start, start) - start, min(span.end, end) - start, span.look, span.target
            )
            for span in self.spans
            if span.start < end and span.end > start
        )
        return RichText(self.text[start:end], tuple(spans))


class BlockShape(StrEnum):
    """How a leaf is laid out."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    CODE = "code"
    TABLE = "table"
    RULE = "rule"
    MORE = "more"
    """Says how much is not shown."""


class MessageBlock(Struct, frozen=True):
    """One block of text; `indent` counts lists around it, `quotes` quotations."""

    shape: BlockShape
    rich: RichText = RichText("")
    indent: int = 0
    quotes: int = 0
    marker: str = ""
    """What stands before it: •, 3., ☐ or ☑; nothing but for the first leaf of a list's item."""
    level: int = 0
    """Of a heading."""
    language: str = ""
    """Of code; what its fence says."""
    rows: tuple[tuple[RichText, ...], ...] = ()
    """Of a table; the first row is its head."""
    sides: tuple[str, ...] = ()
    """Of a table's columns: left, right or centre."""
    near: bool = False
    """Belongs closely to the leaf before it: items of a tight list, pieces of one paragraph."""

    @property
    def text(self) -> str:
        """What is selected and copied of it."""
        if self.shape is not BlockShape.TABLE:
            return self.rich.text
        return "\n".join("\t".join(cell.text for cell in row) for row in self.rows)


def plain_text(leaves: tuple[MessageBlock, ...]) -> str:
    """All that is read in them, marks of lists included."""
    return "\n".join(f"{leaf.marker} {leaf.text}" if leaf.marker else leaf.text for leaf in leaves)
