"""Reads a PDF as text page by page, and names the pages that cannot be read."""

import io
import logging
import re
from typing import BinaryIO

from pypdf import PdfReader
from pypdf.errors import PyPdfError
from pypdf.generic import DictionaryObject, NullObject

from helix_desktop.tools.documents.document_text import DocumentWriter, ReadingEnd, ReadingStopped

_UNREADABLE = (
    *(PyPdfError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError),
    *(AssertionError, NotImplementedError, RecursionError, OSError),
)
"""What pypdf raises in the middle of damaged pages."""


_END = b"%%EOF"
_OBJECT = re.compile(rb"\d\s+\d+\s+obj\b")
_TRAILER_BYTES = 1024
"""Bytes at the end of a file within which a PDF ends."""
_MISSING_END = b"\nstartxref\n0\n%%EOF\n"
"""An end that makes pypdf look for all objects itself."""


def read_pdf(file: BinaryIO, writer: DocumentWriter) -> None:
    logging.disable()  # it tells of each oddity of a file
    size = file.seek(0, io.SEEK_END)
    file.seek(max(0, size - _TRAILER_BYTES))
    tail = file.read()
    if _END not in tail:
        file.seek(0)
        tail = file.read()
    # truncated: objects follow the last mark of an end, which a PDF may have several times
    if not _OBJECT.search(tail, tail.rfind(_END) + 1):
        _read_pages(file, writer)
        return
    file.seek(0)
    try:
        _read_pages(io.BytesIO(file.read() + _MISSING_END), writer)
    except _UNREADABLE:  # nothing tells where its pages are
        raise ReadingStopped(ReadingEnd.TRUNCATED) from None
    raise ReadingStopped(ReadingEnd.TRUNCATED)


def _read_pages(file: BinaryIO, writer: DocumentWriter) -> None:
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
            is_picture = False
            if not text.strip():
                drawn = _part(_part(page, "/Resources"), "/XObject")
                is_picture = any(_part(drawn, name).get("/Subtype") == "/Image" for name in drawn)
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


def _part(of: DictionaryObject, name: str) -> DictionaryObject:
    value = of.get(name, NullObject()).get_object()
    return value if isinstance(value, DictionaryObject) else DictionaryObject()
