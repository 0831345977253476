"""The ZIP and XML parts of Office documents, parsed as a stream within limits.

Paragraphs and tables have the same names in all formats and are read here; the rest is in the
reader of each format.

A declared size binds zipfile, so an archive that would unpack to too much is refused before
anything of it is unpacked. XML with a document type is refused, because only attacks need one.
"""

import posixpath
from collections.abc import Callable
from typing import IO, BinaryIO
from xml.sax.handler import ContentHandler
from xml.sax.xmlreader import AttributesImpl
from zipfile import BadZipFile, ZipFile

from defusedxml import sax

from helix_desktop.tools.documents.document_text import ReadingEnd, ReadingStopped

MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
MAX_PARTS = 50_000
MAX_DEPTH = 500
"""The maximum number of nested elements."""

MAX_REPEATED = 64
"""The maximum number of times that a repeated blank or cell is written."""


class DocumentXmlParser(ContentHandler):
    """A parser of XML that sees names without prefixes, and those of attributes also with them."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = 0

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802  named by xml.sax
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise ValueError("too many nested elements")
        attributes = dict(attrs.items())
        if any(":" in key for key in attributes):
            attributes = {_local(key): value for key, value in attributes.items()} | attributes
        self.begin(_local(name), attributes)

    def endElement(self, name: str) -> None:  # noqa: N802  named by xml.sax
        self._depth -= 1
        self.finish(_local(name))

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        """Take the start of an element."""

    def finish(self, name: str) -> None:
        """Take the end of an element."""


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
            if self._paragraphs:
                text = "".join(self._paragraphs.pop())
                self._emit_text(f"{self.prefix}{text}" if text.strip() else "")
                self.prefix = ""
        elif name in self.cells:
            self.close_cell()
        elif name in self.rows:
            cells = self._rows.pop() if self._rows else []
            while cells and not cells[-1]:
                cells.pop()
            if cells:
                self._emit_text("| " + " | ".join(cells) + " |")

    def open_paragraph(self, prefix: str = "") -> None:
        self._paragraphs.append([])
        self.prefix = prefix

    def add(self, text: str) -> None:
        """Add text to the innermost paragraph; outside of one there is none."""
        if self._paragraphs:
            self._paragraphs[-1].append(text)

    def flush(self) -> None:
        """Pass on what the paragraph has so far, because a page ends within it."""
        if len(self._paragraphs) == 1 and not self._cells:
            text = "".join(self._paragraphs[0])
            self._paragraphs[0].clear()
            if text.strip():
                self._emit_text(f"{self.prefix}{text}")
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

    def _emit_text(self, text: str) -> None:
        if self._cells:
            self._cells[-1].append(text)
        else:
            self._on_text(text)


class OfficePackage:
    """A document that is a ZIP archive."""

    def __init__(self, file: BinaryIO, check_time: Callable[[], None] = lambda: None) -> None:
        """`check_time` is called for each piece that is parsed, and may end the reading."""
        self._check_time = check_time
        try:
            self._archive = ZipFile(file)
        except BadZipFile:
            raise ReadingStopped(ReadingEnd.BROKEN) from None
        parts = self._archive.infolist()
        if len(parts) > MAX_PARTS or sum(part.file_size for part in parts) > MAX_UNPACKED_BYTES:
            raise ReadingStopped(ReadingEnd.MEMORY)
        self._names = frozenset(self._archive.namelist())

    def has(self, part: str) -> bool:
        return part in self._names

    def read(self, part: str, max_bytes: int = 1024 * 1024) -> bytes:
        with self._archive.open(part) as file:
            return file.read(max_bytes)

    def contains(self, part: str, needle: bytes) -> bool:
        overlap = b""
        with self._archive.open(part) as file:
            while piece := file.read(1024 * 1024):
                if needle in overlap + piece:
                    return True
                overlap = piece[-len(needle) :]
        return False

    def parse(self, part: str, parser: DocumentXmlParser) -> None:
        with self._archive.open(part) as file:
            sax.parse(_TimedFile(file, self._check_time), parser, forbid_dtd=True)

    def visit(self, part: str, on_element: Callable[[str, dict[str, str]], None]) -> None:
        """Call `on_element` with the name and the attributes of each element of a part."""
        self.parse(part, _ElementVisitor(on_element))

    def main_part(self) -> str:
        """Return the part with the content of an Office document; "" if there is none."""
        for target, kind, _ in self.relations(""):
            if kind.endswith("/officeDocument") and self.has(target):
                return target
        return ""

    def relations(self, part: str) -> list[tuple[str, str, str]]:
        """Return target, type and ID of each relation of a part."""
        folder, name = posixpath.split(part)
        place = posixpath.join(folder, "_rels", f"{name}.rels")
        if not self.has(place):
            return []
        relations: list[tuple[str, str, str]] = []

        def take(element: str, attributes: dict[str, str]) -> None:
            if element == "Relationship" and attributes.get("TargetMode") != "External":
                path = posixpath.join("/", folder, attributes.get("Target", ""))
                target = posixpath.normpath(path).lstrip("/")
                relations.append((target, attributes.get("Type", ""), attributes.get("Id", "")))

        self.visit(place, take)
        return relations


class _TimedFile:
    """A part that is read in pieces, each after a look at the time."""

    def __init__(self, file: IO[bytes], check_time: Callable[[], None]) -> None:
        self._file = file
        self._check_time = check_time

    def read(self, size: int = -1) -> bytes:
        self._check_time()
        return self._file.read(size)

    def close(self) -> None:
        self._file.close()


class _ElementVisitor(DocumentXmlParser):
    def __init__(self, on_element: Callable[[str, dict[str, str]], None]) -> None:
        super().__init__()
        self._on_element = on_element

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        self._on_element(name, attributes)


def _local(name: str) -> str:
    return name.rpartition(":")[2]
