"""Paragraphs and tables of office documents, as lines of text.

Elements of the three formats have the same local names where they mean the same; what they do not
share is in the readers of each format.
"""

from collections.abc import Callable

from helix_desktop.tools.documents.office_package import DocumentXmlParser

MOST_REPEATED = 64
"""The maximum number of times that a repeated blank or cell is written."""


class ParagraphParser(DocumentXmlParser):
    """Passes on each paragraph and each row of a table as one text.

    Rows and cells are taken care of here; the subclass opens paragraphs and adds their text. A
    paragraph in a cell becomes a part of the cell.
    """

    rows: tuple[str, ...] = ("tr",)
    cells: tuple[str, ...] = ("tc",)
    paragraphs: tuple[str, ...] = ("p",)

    def __init__(self, on_text: Callable[[str], None]) -> None:
        super().__init__()
        self._on_text = on_text
        self._paragraphs: list[list[str]] = []
        """The open paragraphs: a text box stands inside of another paragraph."""
        self._cells: list[list[str]] = []
        """The paragraphs of each open cell."""
        self._rows: list[list[str]] = []
        """The cells of each open row."""
        self.prefix = ""
        """The mark of the current paragraph, as for a heading."""

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        if name in self.rows:
            self._rows.append([])
        elif name in self.cells:
            self.open_cell()

    def finish(self, name: str) -> None:
        if name in self.paragraphs:
            self._close_paragraph()
        elif name in self.cells:
            self.close_cell()
        elif name in self.rows:
            cells = self._rows.pop() if self._rows else []
            while cells and not cells[-1]:
                cells.pop()
            if cells:
                self._emit("| " + " | ".join(cells) + " |")

    def open_paragraph(self, prefix: str = "") -> None:
        self._paragraphs.append([])
        self.prefix = prefix

    def add(self, text: str) -> None:
        """Add text to the innermost paragraph; outside of one there is none."""
        if self._paragraphs:
            self._paragraphs[-1].append(text)

    def _close_paragraph(self) -> None:
        if not self._paragraphs:
            return
        text = "".join(self._paragraphs.pop())
        self._emit(f"{self.prefix}{text}" if text.strip() else "")
        self.prefix = ""

    def flush(self) -> None:
        """Pass on what the paragraph has so far, because a page ends within it."""
        if len(self._paragraphs) == 1 and not self._cells:
            text = "".join(self._paragraphs[0])
            self._paragraphs[0].clear()
            if text.strip():
                self._emit(f"{self.prefix}{text}")
                self.prefix = ""

    def open_cell(self) -> None:
        self._cells.append([])

    def close_cell(self, repeated: int = 1) -> None:
        text = self.take_cell()
        if self._rows:
            self._rows[-1] += [text] * repeated

    def take_cell(self) -> str:
        """Close a cell and return its text in one line."""
        parts = self._cells.pop() if self._cells else []
        return " / ".join(part.replace("\n", " / ") for part in parts if part.strip())

    def _emit(self, text: str) -> None:
        if self._cells:
            self._cells[-1].append(text)
        else:
            self._on_text(text)
