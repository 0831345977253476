"""OpenDocument texts (odt) as text: paragraphs, headings, lists, tables, notes and comments.

A page begins where the program that wrote the file has noted it.
"""

from collections.abc import Callable

from helix_desktop.tools.documents.document_text import DocumentWriter, ReadingEnd, ReadingStopped
from helix_desktop.tools.documents.office_package import OfficePackage
from helix_desktop.tools.documents.paragraphs import MOST_REPEATED, ParagraphParser

MIME = b"application/vnd.oasis.opendocument.text"
_CONTENT, _MANIFEST = "content.xml", "META-INF/manifest.xml"
_PAGE = "soft-page-break"
_LEFT_OUT = ("tracked-changes", "note-citation", "creator", "date")
_NOTES = {"note": "note", "annotation": "comment"}
_REPEATED = "number-columns-repeated"


def read_opendocument(package: OfficePackage, writer: DocumentWriter) -> None:
    if package.has(_MANIFEST) and package.contains(_MANIFEST, b"encryption-data"):
        raise ReadingStopped(ReadingEnd.LOCKED)
    paged = package.contains(_CONTENT, _PAGE.encode())
    writer.start("OpenDocument text", "page" if paged else "")
    parser = OpenDocumentParser(writer.write)
    if paged:
        parser.begin_page = lambda: writer.section(f"page {writer.sections + 1}")
        parser.begin_page()
    package.parse(_CONTENT, parser)


class OpenDocumentParser(ParagraphParser):
    """Reads the content of a document."""

    rows = ("table-row",)
    cells = ("table-cell", "covered-table-cell")
    paragraphs = ("p", "h")

    def __init__(self, on_text: Callable[[str], None]) -> None:
        super().__init__(on_text)
        self.begin_page: Callable[[], None] = lambda: None
        self._left_out = self._items = 0
        self._repeated: list[int] = []
        """How often each open cell stands in its row."""

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        if name in _LEFT_OUT or self._left_out:
            self._left_out += 1
            return
        match name:
            case "p":
                self.open_paragraph("- " if self._items else "")
            case "h":
                level = _count(attributes.get("outline-level", "1"), 6)
                self.open_paragraph("#" * level + " ")
            case "list-item":
                self._items += 1
            case _:
                super().begin(name, attributes)
                self._begin_mark(name, attributes)

    def _begin_mark(self, name: str, attributes: dict[str, str]) -> None:
        """Take an element that is a mark within a paragraph."""
        if name in self.cells:
            self._repeated.append(_count(attributes.get(_REPEATED, "1"), MOST_REPEATED))
        elif name == _PAGE:
            self.flush()
            self.begin_page()
        elif name == "s":
            self.add(" " * _count(attributes.get("c", "1"), MOST_REPEATED))
        elif name == "tab":
            self.add("\t")
        elif name == "line-break":
            self.add("\n")
        elif name in _NOTES:
            # its paragraphs belong to the text where it stands
            self.add(f" [{_NOTES[name]}: ")
            self.open_cell()

    def characters(self, content: str) -> None:
        if not self._left_out:
            self.add(content)

    def finish(self, name: str) -> None:
        if self._left_out:
            self._left_out -= 1
            return
        if name == "list-item":
            self._items -= 1
        elif name in self.cells:
            self.close_cell(self._repeated.pop())
        elif name in _NOTES:
            self.add(self.take_cell() + "]")
        else:
            super().finish(name)


def _count(text: str, most: int) -> int:
    return max(1, min(int(text), most)) if text.isdecimal() else 1
