"""The process that reads one document: it limits itself, and writes the text to its output.

The document is its input. Libraries are imported only for the document that needs them. An error
that no reader foresees ends the process, and what it wrote until then is used.
"""

import os
import sys
from typing import BinaryIO

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    SECONDS,
    DocumentWriter,
    ReadingEnd,
    ReadingStopped,
)
from helix_desktop.tools.documents.mail_reader import read_mail
from helix_desktop.tools.documents.notebook_reader import read_notebook
from helix_desktop.tools.text.file_content import UNKNOWN_ENCODING, decode_text, detect_encoding
from helix_desktop.tools.text.html_text import page_to_text

MEMORY = 1536 * 1024 * 1024
"""The maximum bytes of memory of the process."""
_FILES = 64
_MORE_SECONDS = 5
"""Seconds of processor time after the reader should have ended by itself."""


def main(form: str) -> int:
    """Read the document in the standard input as the named form."""
    limit_process()
    with os.fdopen(os.dup(1), "wb") as out, open(0, "rb", closefd=False) as file:
        os.dup2(2, 1)  # nothing else may write there
        file.seek(0)
        writer = DocumentWriter(out)
        writer.end(_read(DocumentForm(form), file, writer))
    return 0


def limit_process(*, seconds: int = int(SECONDS) + _MORE_SECONDS, memory: int = MEMORY) -> None:
    """Lower the limits of this process, where the system has them: processor time, bytes."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  lazy: Windows has none

    limits = (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NPROC, 0),
        (resource.RLIMIT_NOFILE, _FILES),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, memory),
    )
    for kind, wanted in limits:
        _, most = resource.getrlimit(kind)
        limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(kind, (limit, limit))


def _read(form: DocumentForm, file: BinaryIO, writer: DocumentWriter) -> ReadingEnd:
    try:
        _read_as(form, file, writer)
    except ReadingStopped as stopped:
        return stopped.end
    except MemoryError:
        return ReadingEnd.MEMORY
    return ReadingEnd.WHOLE


def _read_as(form: DocumentForm, file: BinaryIO, writer: DocumentWriter) -> None:
    # lazy: each document needs another library
    match form:
        case DocumentForm.PDF:
            from helix_desktop.tools.documents.pdf_reader import read_pdf  # noqa: PLC0415

            read_pdf(file, writer)
        case DocumentForm.OFFICE:
            from helix_desktop.tools.documents.office_reader import read_office  # noqa: PLC0415

            read_office(file, writer)
        case DocumentForm.MAIL:
            read_mail(file, writer)
        case DocumentForm.NOTEBOOK:
            read_notebook(file, writer)
        case DocumentForm.PAGE:
            _read_page(file, writer)


def _read_page(file: BinaryIO, writer: DocumentWriter) -> None:
    data = file.read()
    writer.start("Web page")
    writer.write(page_to_text(decode_text(data, detect_encoding(data) or UNKNOWN_ENCODING), ""))
