"""Word documents (docx) as text: paragraphs, headings, tables, notes and comments.

A page begins where Word has noted it when it last laid the document out, or else at the page breaks
that its author made. Deleted and hidden text is left out.
"""

import re
from collections.abc import Callable

from helix_desktop.tools.documents.document_text import DocumentWriter
from helix_desktop.tools.documents.office_package import DocumentXmlParser, OfficePackage
from helix_desktop.tools.documents.paragraphs import ParagraphParser

_HEADING = re.compile(r"heading ([1-6])")
_NOTES = (("footnotes", "footnote"), ("endnotes", "endnote"), ("comments", "comment"))
_REFERENCES = {"footnoteReference": "footnote", "endnoteReference": "endnote"}
_REFERENCES["commentReference"] = "comment"
_OFF = ("0", "false", "off")
_LAID_OUT = "lastRenderedPageBreak"
_AGAIN = ("Fallback", "moveFrom")
"""Elements whose text stands elsewhere once more."""


def read_word(package: OfficePackage, part: str, writer: DocumentWriter) -> None:
    laid_out = package.contains(part, _LAID_OUT.encode())
    paged = laid_out or package.contains(part, b'type="page"')
    writer.start("Word document", "page" if paged else "")
    related = {kind.rpartition("/")[2]: target for target, kind, _ in package.relations(part)}
    styles = _StyleParser()
    if package.has(place := related.get("styles", "")):
        package.parse(place, styles)
    body = WordParser(writer.write, styles.prefixes)
    if paged:
        body.begin_page = lambda: writer.section(f"page {writer.sections + 1}")
        body.page_mark = _LAID_OUT if laid_out else "br"
        body.begin_page()
    package.parse(part, body)
    for name, element in _NOTES:
        if package.has(place := related.get(name, "")):
            package.parse(place, WordNoteParser(writer.write, element))


class WordParser(ParagraphParser):
    """Reads the body of a document, or its notes."""

    def __init__(self, on_text: Callable[[str], None], prefixes: dict[str, str]) -> None:
        super().__init__(on_text)
        self._prefixes = prefixes
        self._taking = self._hidden = False
        self._left_out = 0
        """How many elements are open whose text is left out."""
        self.begin_page: Callable[[], None] = lambda: None
        self.page_mark = ""
        """The element that begins a page."""

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        if name in _AGAIN or self._left_out:
            self._left_out += name in _AGAIN
            return
        super().begin(name, attributes)
        value = attributes.get("val", "")
        match name:
            case "p":
                self.open_paragraph()
            case "pStyle":
                self.prefix = self._prefixes.get(value, "")
            case "numPr":
                self.prefix = self.prefix or "- "
            case "r" | "vanish":
                self._hidden = name == "vanish" and value not in _OFF
            case "t":
                self._taking = not self._hidden
            case _:
                self._begin_mark(name, attributes)

    def _begin_mark(self, name: str, attributes: dict[str, str]) -> None:
        """Take an element that is a mark within a paragraph."""
        if name == self.page_mark and (name == _LAID_OUT or attributes.get("type") == "page"):
            self.flush()
            self.begin_page()
        elif name in ("br", "cr"):
            self.add("\n" if attributes.get("type") in (None, "textWrapping") else "")
        elif name == "tab":
            # the same name in the properties of a paragraph is a tab stop, with a position
            self.add("" if "pos" in attributes else "\t")
        elif name == "noBreakHyphen":
            self.add("-")
        elif name in _REFERENCES:
            self.add(f"[{_REFERENCES[name]} {attributes.get('id', '')}]")

    def characters(self, content: str) -> None:
        if self._taking:
            self.add(content)

    def finish(self, name: str) -> None:
        if self._left_out:
            self._left_out -= name in _AGAIN
            return
        self._taking = self._taking and name != "t"
        super().finish(name)


class WordNoteParser(WordParser):
    """Reads the footnotes, endnotes or comments, each with its number."""

    def __init__(self, on_text: Callable[[str], None], element: str) -> None:
        super().__init__(on_text, {})
        self._element = element

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        if name == self._element:
            # the lines between text and notes are notes, too, with a type
            self._left_out += "type" in attributes
            author = attributes.get("author", "")
            if not self._left_out:
                number = attributes.get("id", "")
                self._on_text(f"[{name} {number}{f' by {author}' if author else ''}]")
            return
        super().begin(name, attributes)

    def finish(self, name: str) -> None:
        if name == self._element:
            self._left_out = 0
            return
        super().finish(name)


class _StyleParser(DocumentXmlParser):
    """Collects the styles of headings, whose names are the same in all languages, and of lists."""

    def __init__(self) -> None:
        super().__init__()
        self.prefixes: dict[str, str] = {}
        self._style = ""

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        if name == "style":
            self._style = attributes.get("styleId", "")
        elif name == "name":
            title = attributes.get("val", "").lower()
            found = _HEADING.fullmatch(title)
            if found or title == "title":
                self.prefixes[self._style] = "#" * (int(found[1]) if found else 1) + " "
        elif name == "numPr":
            self.prefixes.setdefault(self._style, "- ")
