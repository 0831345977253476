"""What a reading of a document adds to its text: the first line, and what is missing and why."""

import os
from typing import Literal

from helix_desktop.tools.documents.document_form import DocumentForm, document_form
from helix_desktop.tools.documents.document_text import DocumentText, ReadingEnd

DocumentView = Literal["auto", "text", "source"]
"""How a file is read: `auto` reads a web page as its source, because that is what is edited."""

_EDITED = (DocumentForm.NOTEBOOK, DocumentForm.MAIL)
_EDIT = '; the file itself, as it can be edited, is shown with view="source"'
_NOTES = {
    ReadingEnd.WHOLE: "",
    ReadingEnd.LONG: "[the document goes on: this is as much of its text as is read]",
    ReadingEnd.LATE: "[stopped: reading the document took too long; this is what was read. A "
    "program can give the rest, such as pdftotext -f PAGE for a PDF]",
    ReadingEnd.MEMORY: "[stopped: the document is too large, or unpacks to too much]",
    ReadingEnd.LOCKED: "[it is protected by a password, so its text cannot be read. Ask for a copy "
    "without a password, or remove it with a program that knows it, such as "
    "qpdf --decrypt --password=… for a PDF]",
    ReadingEnd.PICTURES: "[it has no text: its pages are pictures, as of a scan. To see them, make "
    "picture files of the pages, for example with pdftoppm -r 100 -png, and read those]",
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
    edit = _EDIT if form in _EDITED else ""
    return f"[{document.title(shown.start, shown.stop - 1)}{edit}]"


def whole_text(name: str, document: DocumentText) -> str:
    """Return all of a document's text, with a first line that says what it is."""
    title = f"[{os.path.basename(name)}: {document.title(1, 0) or 'no text'}]"
    return "\n".join(filter(None, (title, document.plain, reading_note(document))))


def reading_note(document: DocumentText) -> str:
    return _NOTES[document.end]
