"""Office documents as text, by what their archive says that it is."""

from typing import BinaryIO

from helix_desktop.tools.documents.document_text import DocumentWriter, ReadingEnd, ReadingStopped
from helix_desktop.tools.documents.office_package import OfficePackage
from helix_desktop.tools.documents.opendocument_reader import MIME, read_opendocument
from helix_desktop.tools.documents.slides_reader import read_slides
from helix_desktop.tools.documents.word_reader import read_word


def read_office(file: BinaryIO, writer: DocumentWriter) -> None:
    package = OfficePackage(file)
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

            read_sheets(package, file, writer)
        case _:
            raise ReadingStopped(ReadingEnd.FOREIGN)
