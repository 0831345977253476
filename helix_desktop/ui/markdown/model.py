"""The values of a parsed Markdown message: blocks in order, rich text, spans with their styles.

A block holds everything that decides its appearance, so an unchanged block keeps its layout.
"""

from enum import IntFlag, StrEnum

from msgspec import Struct


class SpanStyle(IntFlag):
    """Styles of a span, which can be combined."""

    PLAIN = 0
    BOLD = 1
    ITALIC = 2
    CODE = 4
    STRUCK = 8
    LINK = 16
    """Opens the target after a question."""
    IMAGE = 32
    """Names a picture, which is never loaded."""
    QUIET = 64
    """The address of a link that cannot be opened, shown after the link's text."""
    FORMULA = 128
    """A formula with its delimiters, drawn in place of its source."""


class TextSpan(Struct, frozen=True):
    """A part of a text with a style."""

    start: int
    end: int
    look: SpanStyle
    target: str = ""


class RichText(Struct, frozen=True):
    """A visible text and its styled parts."""

    text: str
    spans: tuple[TextSpan, ...] = ()

    def part(self, start: int, end: int) -> "RichText":
        spans = (
            TextSpan(
                max(span.start, start) - start, min(span.end, end) - start, span.look, span.target
            )
            for span in self.spans
            if span.start < end and span.end > start
        )
        return RichText(self.text[start:end], tuple(spans))


class BlockShape(StrEnum):
    """The kind of a block, which decides its layout."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    CODE = "code"
    FORMULA = "formula"
    """A formula in a line of its own."""
    TABLE = "table"
    RULE = "rule"
    MORE = "more"
    """The number of characters that are not shown."""


class MessageBlock(Struct, frozen=True):
    """One block of text; `indent` counts the lists around it, `quotes` the quotations."""

    shape: BlockShape
    rich: RichText = RichText("")
    indent: int = 0
    quotes: int = 0
    marker: str = ""
    """The sign before the first block of a list item: •, 3., ☐, or ☑; "" for other blocks."""
    level: int = 0
    """The level of a heading."""
    language: str = ""
    """The language in a code block's fence."""
    file: str = ""
    """The file that a code block's fence names."""
    rows: tuple[tuple[RichText, ...], ...] = ()
    """The rows of a table; the first is its head."""
    sides: tuple[str, ...] = ()
    """The alignments of a table's columns: left, right, or centre."""
    near: bool = False
    """Whether the block follows closely: items of a tight list, pieces of one paragraph."""

    @property
    def text(self) -> str:
        """The text that is selected and copied."""
        if self.shape is not BlockShape.TABLE:
            return self.rich.text
        return "\n".join("\t".join(cell.text for cell in row) for row in self.rows)


def plain_text(blocks: tuple[MessageBlock, ...]) -> str:
    """Return the text of all blocks with list markers."""
    return "\n".join(
        f"{block.marker} {block.text}" if block.marker else block.text for block in blocks
    )
