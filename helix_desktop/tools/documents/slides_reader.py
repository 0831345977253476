"""PowerPoint presentations (pptx) as text, slide by slide, with the speaker's notes."""

from collections.abc import Callable

from helix_desktop.tools.documents.document_text import DocumentWriter
from helix_desktop.tools.documents.office_package import DocumentXmlParser, OfficePackage
from helix_desktop.tools.documents.paragraphs import ParagraphParser

_TITLES = ("title", "ctrTitle")
_NUMBERS = ("sldNum", "dt", "ftr", "hdr")
"""Placeholders that repeat the number of the slide, the date and the footer."""


def read_slides(package: OfficePackage, part: str, writer: DocumentWriter) -> None:
    order = _OrderParser()
    package.parse(part, order)
    targets = {key: target for target, _, key in package.relations(part)}
    slides = [targets[key] for key in order.keys if package.has(targets.get(key, ""))]
    writer.start("PowerPoint presentation", "slide", len(slides))
    for number, slide in enumerate(slides, 1):
        lines: list[str] = []
        parser = SlideParser(lines.append)
        package.parse(slide, parser)
        writer.section(f"slide {number}{' (hidden)' if parser.is_hidden else ''}")
        _write_all(lines, writer)
        notes = [target for target, kind, _ in package.relations(slide) if _is_notes(kind)]
        for note in filter(package.has, notes):
            lines = []
            package.parse(note, SlideParser(lines.append))
            if any(line.strip() for line in lines):
                writer.write("Notes:")
                _write_all(lines, writer)


def _write_all(lines: list[str], writer: DocumentWriter) -> None:
    for line in lines:
        if line.strip():
            writer.write(line)


def _is_notes(kind: str) -> bool:
    return kind.endswith("/notesSlide")


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
                self.open_paragraph("# " if self._place in _TITLES else "")
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


class _OrderParser(DocumentXmlParser):
    """Collects the slides in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        if name == "sldId":
            # its own ID has no prefix
            self.keys += [value for key, value in attributes.items() if key.endswith(":id")]
