"""Reads Word (docx, footnotes), PowerPoint, and OpenDocument files as text."""

import re
from collections.abc import Callable
from typing import BinaryIO

from helix_desktop.tools.documents.document_text import DocumentWriter, ReadingEnd, ReadingStopped
from helix_desktop.tools.documents.office_package import (
    MAX_REPEATED,
    OfficePackage,
    ParagraphParser,
)


def read_office(file: BinaryIO, writer: DocumentWriter) -> None:
    package = OfficePackage(file, writer.check_time)
    if package.has("mimetype") and package.read("mimetype").strip() == MIME:
        read_opendocument(package, writer)
        return
    part = package.main_part()
    match part.partition("/")[0] if part.endswith(".xml") else "":
        case "word":
            read_word(package, part, writer)
        case "ppt":
            read_slides(package, part, writer)
        case "xl":
            # lazy: the others do not need its library
            from helix_desktop.tools.documents.sheets_reader import read_sheets  # noqa: PLC0415

            read_sheets(package, part, writer)
        case _:
            raise ReadingStopped(ReadingEnd.FOREIGN)


MIME = b"application/vnd.oasis.opendocument.text"
_CONTENT, _MANIFEST = "content.xml", "META-INF/manifest.xml"
_LEFT_OUT = ("tracked-changes", "note-citation", "creator", "date")
_NOTES = {"note": "note", "annotation": "comment"}


def read_opendocument(package: OfficePackage, writer: DocumentWriter) -> None:
    """Write a text (odt); a page begins where the program that wrote it has noted it."""
    if package.has(_MANIFEST) and package.contains(_MANIFEST, b"encryption-data"):
        raise ReadingStopped(ReadingEnd.LOCKED)
    paged = package.contains(_CONTENT, b"soft-page-break")
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
            case "table-cell" | "covered-table-cell":
                super().begin(name, attributes)
                count = attributes.get("number-columns-repeated", "1")
                self._repeated.append(_count(count, MAX_REPEATED))
            case "soft-page-break":
                self.flush()
                self.begin_page()
            case "s":
                self.add(" " * _count(attributes.get("c", "1"), MAX_REPEATED))
            case "tab":
                self.add("\t")
            case "line-break":
                self.add("\n")
            case "note" | "annotation":
                # its paragraphs belong to the text where it stands
                self.add(f" [{_NOTES[name]}: ")
                self.open_cell()
            case _:
                super().begin(name, attributes)

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


def _count(text: str, maximum: int) -> int:
    return max(1, min(int(text), maximum)) if text.isdecimal() else 1


_NUMBERS = ("sldNum", "dt", "ftr", "hdr")
"""Placeholders that repeat the number of the slide, the date and the footer."""


def read_slides(package: OfficePackage, part: str, writer: DocumentWriter) -> None:
    """Write a presentation (pptx) slide by slide, with the speaker's notes."""
    keys: list[str] = []

    def take(element: str, attributes: dict[str, str]) -> None:
        if element == "sldId":
            # its own ID has no prefix
            keys.extend(value for key, value in attributes.items() if key.endswith(":id"))

    package.visit(part, take)
    targets = {key: target for target, _, key in package.relations(part)}
    slides = [targets[key] for key in keys if package.has(targets.get(key, ""))]
    writer.start("PowerPoint presentation", "slide", len(slides))
    for number, slide in enumerate(slides, 1):
        lines: list[str] = []
        parser = SlideParser(lines.append)
        package.parse(slide, parser)
        writer.section(f"slide {number}{' (hidden)' if parser.is_hidden else ''}")
        for line in filter(str.strip, lines):
            writer.write(line)
        related = package.relations(slide)
        notes = [target for target, kind, _ in related if kind.endswith("/notesSlide")]
        for note in filter(package.has, notes):
            lines = []
            package.parse(note, SlideParser(lines.append))
            texts = [*filter(str.strip, lines)]
            for line in ["Notes:", *texts] if texts else ():
                writer.write(line)


class SlideParser(ParagraphParser):
    """Reads the shapes of one slide."""

    def __init__(self, on_text: Callable[[str], None]) -> None:
        super().__init__(on_text)
        self.is_hidden = False
        self._taking = False
        self._place = ""
        """The kind of placeholder that the current shape fills."""

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        match name:
            case "sld":
                self.is_hidden = attributes.get("show") in ("0", "false")
            case "sp":
                self._place = ""
            case "ph":
                self._place = attributes.get("type", "")
            case "p":
                self.open_paragraph("# " if self._place in ("title", "ctrTitle") else "")
            case "t":
                self._taking = self._place not in _NUMBERS
            case "br":
                self.add("\n")
            case _:
                super().begin(name, attributes)

    def characters(self, content: str) -> None:
        if self._taking:
            self.add(content)

    def finish(self, name: str) -> None:
        match name:
            case "t":
                self._taking = False
            case "sp":
                self._place = ""
            case _:
                super().finish(name)


_HEADING = re.compile(r"heading ([1-6])")
_NOTE_PARTS = (("footnotes", "footnote"), ("endnotes", "endnote"), ("comments", "comment"))
_PAGE_BREAK = "lastRenderedPageBreak"
_AGAIN = ("Fallback", "moveFrom")
"""Elements whose text stands elsewhere once more."""


def read_word(package: OfficePackage, part: str, writer: DocumentWriter) -> None:
    """Write paragraphs, headings, tables, notes and comments, without deleted and hidden text.

    A page begins where Word has noted it when it last laid the document out, or else at the page
    breaks that its author made.
    """
    page_breaks = package.contains(part, _PAGE_BREAK.encode())
    paged = page_breaks or package.contains(part, b'type="page"')
    writer.start("Word document", "page" if paged else "")
    related = {kind.rpartition("/")[2]: target for target, kind, _ in package.relations(part)}
    prefixes: dict[str, str] = {}
    style = ""

    def take_style(element: str, attributes: dict[str, str]) -> None:
        """Note the marks of styles of lists, and of headings: their names are not translated."""
        nonlocal style
        if element == "style":
            style = attributes.get("styleId", "")
        elif element == "name":
            title = attributes.get("val", "").lower()
            heading = _HEADING.fullmatch(title)
            if heading or title == "title":
                prefixes[style] = "#" * (int(heading[1]) if heading else 1) + " "
        elif element == "numPr":
            prefixes.setdefault(style, "- ")

    styles = related.get("styles", "")
    if package.has(styles):
        package.visit(styles, take_style)
    body = WordParser(writer.write, prefixes)
    if paged:
        body.begin_page = lambda: writer.section(f"page {writer.sections + 1}")
        body.page_mark = _PAGE_BREAK if page_breaks else "br"
        body.begin_page()
    package.parse(part, body)
    for name, element in _NOTE_PARTS:
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
                self._hidden = name == "vanish" and value not in ("0", "false", "off")
            case "t":
                self._taking = not self._hidden
            case self.page_mark if name == _PAGE_BREAK or attributes.get("type") == "page":
                self.flush()
                self.begin_page()
            case "br" | "cr":
                self.add("\n" if attributes.get("type") in (None, "textWrapping") else "")
            case "tab":
                # the same name in the properties of a paragraph is a tab stop, with a position
                self.add("" if "pos" in attributes else "\t")
            case "noBreakHyphen":
                self.add("-")
            case "footnoteReference" | "endnoteReference" | "commentReference":
                kind = name.removesuffix("Reference")
                self.add(f"[{kind} {attributes.get('id', '')}]")

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
