"""The documents that are read as text, recognized by their first bytes."""

import os
import re
from enum import StrEnum
from typing import Literal

from helix_desktop.tools.documents.document_text import DocumentText, ReadingEnd
from helix_desktop.tools.text.file_content import NumberedReading

HEADER = 64 * 1024
"""The first bytes by which a document is recognized."""


class DocumentForm(StrEnum):
    """A group of formats that one reader knows; its value is part of the name of a cached text."""

    PDF = "pdf"
    OFFICE = "office"
    """A ZIP archive, which may be a Word, Excel, PowerPoint or OpenDocument file."""
    MAIL = "mail"
    NOTEBOOK = "notebook"
    PAGE = "page"
    """A web page, which is read as text only on request."""


_MAIL = re.compile(
    rb"^(?:from|received|return-path|mime-version|message-id|delivered-to|date|subject):",
    re.IGNORECASE | re.MULTILINE,
)
_FIELD = re.compile(rb"[!-9;-~]{1,200}:[ \t]")
_PAGE_START = re.compile(rb"<(?:!doctype html|html)\b", re.IGNORECASE)
_PAGES = ("html", "htm", "xhtml")
_BLANK = b"\xef\xbb\xbf \t\r\n"


def document_form(name: str, header: bytes) -> DocumentForm | None:
    """Return the form of a document; None for other files.

    Text can look like a mail or a notebook by accident, so those need their name as well.
    """
    start, ending = header.lstrip(_BLANK), name.rpartition(".")[2].lower()
    is_mail = _FIELD.match(start) and _MAIL.search(start)
    signs = (
        (DocumentForm.PDF, start.startswith(b"%PDF-")),
        (DocumentForm.OFFICE, header.startswith(b"PK\x03\x04")),
        (DocumentForm.MAIL, ending == "eml" and is_mail),
        (DocumentForm.NOTEBOOK, ending == "ipynb" and start.startswith(b"{")),
        (DocumentForm.PAGE, _PAGE_START.match(start) or ending in _PAGES),
    )
    return next((form for form, fits in signs if fits), None)


DocumentView = Literal["auto", "text", "source"]
"""How a file is read: `auto` reads a web page as its source, because that is what is edited."""

_EDIT = '; the file itself, as it can be edited, is shown with view="source"'
_NOTES = {
    ReadingEnd.COMPLETE: "",
    ReadingEnd.LONG: "[the document goes on: this is as much of its text as is read]",
    ReadingEnd.LATE: "[stopped: reading the document took too long; this is what was read. A "
    "program can give the rest, such as pdftotext -f PAGE for a PDF]",
    ReadingEnd.MEMORY: "[stopped: the document is too large, or unpacks to too much]",
    ReadingEnd.LOCKED: "[it is protected by a password, so its text cannot be read. Ask for a copy "
    "without a password, or remove it with a program that knows it, such as "
    "qpdf --decrypt --password=… for a PDF]",
    ReadingEnd.PICTURES: "[it has no text: its pages are pictures, as of a scan. To see them, make "
    "picture files of the pages, for example with pdftoppm -r 100 -png, and read those]",
    ReadingEnd.TRUNCATED: "[the file is truncated: its end is missing; what could be read of the "
    "rest is shown]",
    ReadingEnd.BROKEN: "[the document is damaged, or not made as its kind requires; what could be "
    "read of it is shown]",
    ReadingEnd.FOREIGN: "",
}


def wanted_form(name: str, header: bytes, view: DocumentView) -> DocumentForm | None:
    """Return the form in which a file is read as a document; None to read it as it is."""
    form = None if view == "source" else document_form(name, header)
    return None if form is DocumentForm.PAGE and view == "auto" else form


def title_line(path: str, document: DocumentText, *, form: DocumentForm, shown: range) -> str:
    """Return the first line of a reading, of the lines `shown`."""
    if not document.kind:
        return f"[{os.path.basename(path)}: no text]"
    edit = _EDIT if form in (DocumentForm.NOTEBOOK, DocumentForm.MAIL) else ""
    return f"[{document.title(shown.start, shown.stop - 1)}{edit}]"


def attached_text(name: str, document: DocumentText) -> tuple[bytes, str]:
    """Return all text that was read, and which part of the document it is, or "" for all of it.

    The first line says what the document is, the last one what is missing.
    """
    title = f"[{os.path.basename(name)}: {document.title(1, 0) or 'no text'}]"
    lines = document.plain.split("\n")
    part = document.part(NumberedReading(lines, len(lines)))
    cut = str(part.phrase) if part else ""
    note = f"[{cut}]" if cut else ""
    text = "\n".join(filter(None, (title, document.plain, note, reading_note(document))))
    return text.encode("utf-8", "replace"), cut


def reading_note(document: DocumentText) -> str:
    return _NOTES[document.end]
