"""PDF documents as text, page by page. Pages that cannot be read are named."""

import logging
from typing import BinaryIO

from pypdf import PageObject, PdfReader
from pypdf.errors import PyPdfError
from pypdf.generic import DictionaryObject, NullObject

from helix_desktop.tools.documents.document_text import DocumentWriter, ReadingEnd, ReadingStopped

_UNREADABLE = (
    *(PyPdfError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError),
    *(AssertionError, NotImplementedError, RecursionError, OSError),
)
"""What pypdf raises in the middle of damaged pages."""


def read_pdf(file: BinaryIO, writer: DocumentWriter) -> None:
    logging.disable()  # it tells of each oddity of a file
    reader = PdfReader(file)
    # most protected documents can be read by anybody, and are only not to be changed
    if reader.is_encrypted and not reader.decrypt(""):
        raise ReadingStopped(ReadingEnd.LOCKED)
    total = len(reader.pages)
    writer.start("PDF", "page", total)
    texts = pictures = 0
    for number in range(total):
        writer.section(f"page {number + 1}")
        try:
            page = reader.pages[number]
            text = page.extract_text()
            is_picture = not text.strip() and _has_picture(page)
        except _UNREADABLE as error:
            writer.write(f"[this page can't be read: {type(error).__name__}]")
            texts += 1
            continue
        texts += bool(text.strip())
        pictures += is_picture
        blank = "[a picture without text]" if is_picture else "[no text]"
        writer.write(text if text.strip() else blank)
    if pictures and not texts:
        raise ReadingStopped(ReadingEnd.PICTURES)


def _has_picture(page: PageObject) -> bool:
    resources = _part(page, "/Resources")
    drawn = _part(resources, "/XObject")
    return any(_part(drawn, name).get("/Subtype") == "/Image" for name in drawn)


def _part(of: DictionaryObject, name: str) -> DictionaryObject:
    found = of.get(name, NullObject()).get_object()
    return found if isinstance(found, DictionaryObject) else DictionaryObject()
