"""What the model reads around a document's text: title line, and what was left out and why."""

import os

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import DocumentText, ReadingEnd
from helix_desktop.tools.text.file_content import NumberedReading

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
