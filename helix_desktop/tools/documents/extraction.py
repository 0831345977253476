"""The process that reads one document: it limits itself, and writes the text to its output.

The document is its input. Libraries are imported only for the document that needs them. An error
that no reader foresees ends the process, and what it wrote until then is used.
"""

import email.policy
import os
import re
import sys
from email.message import EmailMessage, MIMEPart
from email.parser import BytesParser
from typing import BinaryIO, cast

import msgspec
from msgspec import Struct

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    SECONDS,
    DocumentWriter,
    ReadingEnd,
    ReadingStopped,
)
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


_DEEPEST = 5
"""The maximum number of mails within each other."""


def read_mail(file: BinaryIO, writer: DocumentWriter) -> None:
    """Write the main header fields, the text, and the names of attachments."""
    writer.start("E-mail")
    parser = BytesParser(_class=EmailMessage, policy=email.policy.default)
    _write(parser.parse(file), writer, depth=0)


def _write(mail: EmailMessage, writer: DocumentWriter, *, depth: int) -> None:
    for name in ("From", "To", "Cc", "Date", "Subject"):
        for value in mail.get_all(name, []):
            writer.write(f"{name}: {' '.join(str(value).split())}")
    writer.write("")
    body = mail.get_body(("plain", "html"))
    if body is not None:
        text = _text(body)
        writer.write(page_to_text(text, "") if body.get_content_subtype() == "html" else text)
    for part in mail.iter_attachments():
        _write_attachment(part, writer, depth=depth)


def _write_attachment(part: MIMEPart, writer: DocumentWriter, *, depth: int) -> None:
    name = " ".join((part.get_filename() or "").split()) or "without a name"
    if part.get_content_type() == "message/rfc822" and depth < _DEEPEST:
        writer.write("\n[an attached e-mail]")
        _write(cast(EmailMessage, part.get_payload(0)), writer, depth=depth + 1)
        return
    size = len(cast(bytes, part.get_payload(decode=True)) or b"")
    writer.write(f"[attachment: {name}, {part.get_content_type()}, {size:,} bytes]")


def _text(part: MIMEPart) -> str:
    try:
        return str(part.get_content())
    except (LookupError, UnicodeError):  # an encoding that nobody knows
        return cast(bytes, part.get_payload(decode=True)).decode("latin-1")


_LONGEST = 20_000
"""The maximum characters of one output."""
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
            _write_output(output, writer)


def _write_output(output: _Output, writer: DocumentWriter) -> None:
    plain = output.data.get("text/plain", "")
    shown = plain if isinstance(plain, str) else _joined([str(line) for line in _list(plain)])
    error = "\n".join(output.traceback) or f"{output.ename}: {output.evalue}".strip(": ")
    text = _COLORS.sub("", _joined(output.text) or error or shown)
    if text.strip():
        cut = len(text) > _LONGEST
        writer.write(f"[output]\n{text[:_LONGEST]}")
        if cut:
            writer.write(f"[{len(text) - _LONGEST:,} more characters of this output]")
    for kind in output.data:
        if kind.startswith("image/"):
            writer.write(f"[output: a picture, {kind}]")


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _joined(lines: Lines) -> str:
    return lines if isinstance(lines, str) else "".join(lines)
