"""Runs in the reading process: limits itself, picks the reader, and reads mails and notebooks.

The document is its input. Libraries are imported only for the document that needs them. An error
that no reader foresees ends the process, and what it wrote until then is used.
"""

import email.policy
import os
import re
import sys
from email.message import EmailMessage
from email.parser import BytesParser
from typing import BinaryIO, cast

import msgspec
from msgspec import Struct

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    MAX_READING_SECONDS,
    DocumentWriter,
    ReadingEnd,
    ReadingStopped,
)
from helix_desktop.tools.text.file_content import UNKNOWN_ENCODING, decode_text, detect_encoding
from helix_desktop.tools.text.html_text import page_to_text

if sys.platform != "win32":
    import resource

MEMORY = 1536 * 1024 * 1024
"""The maximum bytes of memory of the process."""
_FILES = 64
_MORE_SECONDS = 5
"""Seconds of processor time after the reader should have ended by itself."""


def main(form: str) -> int:
    limit_process()
    with os.fdopen(os.dup(1), "wb") as out, open(0, "rb", closefd=False) as file:
        os.dup2(2, 1)  # nothing else may write there
        file.seek(0)
        writer = DocumentWriter(out)
        try:
            read_document(DocumentForm(form), file, writer)
            writer.end(ReadingEnd.COMPLETE)
        except ReadingStopped as stopped:
            writer.end(stopped.end)
        except MemoryError:
            writer.end(ReadingEnd.MEMORY)
    return 0


def limit_process(
    *, seconds: int = int(MAX_READING_SECONDS) + _MORE_SECONDS, memory: int = MEMORY
) -> None:
    """Lower the limits of this process, where the system has them: processor time, bytes."""
    if sys.platform == "win32":
        return
    limits = (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NPROC, 0),
        (resource.RLIMIT_NOFILE, _FILES),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, memory),
    )
    for kind, wanted in limits:
        _, hard_limit = resource.getrlimit(kind)
        limit = wanted if hard_limit == resource.RLIM_INFINITY else min(wanted, hard_limit)
        resource.setrlimit(kind, (limit, limit))


def read_document(form: DocumentForm, file: BinaryIO, writer: DocumentWriter) -> None:
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
            data = file.read()
            page = decode_text(data, detect_encoding(data) or UNKNOWN_ENCODING)
            writer.start("Web page")
            writer.write(page_to_text(page, ""))


_MAX_DEPTH = 5
"""Of mails within each other."""


def read_mail(file: BinaryIO, writer: DocumentWriter) -> None:
    writer.start("E-mail")
    parser = BytesParser(_class=EmailMessage, policy=email.policy.default)
    _write_mail(parser.parse(file), writer, depth=0)


def _write_mail(mail: EmailMessage, writer: DocumentWriter, *, depth: int) -> None:
    for name in ("From", "To", "Cc", "Date", "Subject"):
        for value in mail.get_all(name, []):
            writer.write(f"{name}: {' '.join(str(value).split())}")
    writer.write("")
    body = mail.get_body(("plain", "html"))
    if body is not None:
        try:
            text = str(body.get_content())
        except (LookupError, UnicodeError):  # an encoding that nobody knows
            text = cast(bytes, body.get_payload(decode=True)).decode("latin-1")
        writer.write(page_to_text(text, "") if body.get_content_subtype() == "html" else text)
    for part in mail.iter_attachments():
        if part.get_content_type() == "message/rfc822" and depth < _MAX_DEPTH:
            writer.write("\n[an attached e-mail]")
            _write_mail(cast(EmailMessage, part.get_payload(0)), writer, depth=depth + 1)
            continue
        name = " ".join((part.get_filename() or "").split()) or "without a name"
        size = len(cast(bytes, part.get_payload(decode=True)) or b"")
        writer.write(f"[attachment: {name}, {part.get_content_type()}, {size:,} bytes]")


_MAX_OUTPUT_CHARS = 20_000
_COLORS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
Lines = str | list[str]


class _Output(Struct):
    """What a cell printed, in one of several forms."""

    text: Lines = ""
    data: dict[str, object] = {}
    ename: str = ""
    evalue: str = ""
    traceback: list[str] = []


class _Cell(Struct):
    cell_type: str = "raw"
    source: Lines = ""
    execution_count: int | None = None
    outputs: list[_Output] = []


class _Notebook(Struct):
    """A notebook of format 4."""

    nbformat: int
    cells: list[_Cell]


def read_notebook(file: BinaryIO, writer: DocumentWriter) -> None:
    try:
        cells = msgspec.json.decode(file.read().removeprefix(b"\xef\xbb\xbf"), type=_Notebook).cells
    except (msgspec.MsgspecError, UnicodeError):
        raise ReadingStopped(ReadingEnd.FOREIGN) from None
    writer.start("Notebook", "cell", len(cells))
    for number, cell in enumerate(cells, 1):
        ran = f", run {cell.execution_count}" if cell.execution_count is not None else ""
        writer.section(f"cell {number}, {cell.cell_type}{ran}")
        writer.write(_joined(cell.source))
        for output in cell.outputs:
            plain = output.data.get("text/plain", "")
            error = "\n".join(output.traceback) or f"{output.ename}: {output.evalue}".strip(": ")
            text = _COLORS.sub("", _joined(output.text) or error or _joined(plain))
            if text.strip():
                writer.write(f"[output]\n{text[:_MAX_OUTPUT_CHARS]}")
            if text.strip() and len(text) > _MAX_OUTPUT_CHARS:
                more = len(text) - _MAX_OUTPUT_CHARS
                writer.write(f"[{more:,} more characters of this output]")
            for kind in output.data:
                if kind.startswith("image/"):
                    writer.write(f"[output: a picture, {kind}]")


def _joined(lines: object) -> str:
    if isinstance(lines, list):
        return "".join(map(str, lines))
    return lines if isinstance(lines, str) else ""
