"""Mails (eml) as text: the main header fields, the text, and the names of attachments."""

import email.policy
from email.message import EmailMessage, MIMEPart
from email.parser import BytesParser
from typing import BinaryIO, cast

from helix_desktop.tools.documents.document_text import DocumentWriter
from helix_desktop.tools.text.html_text import page_to_text

_FIELDS = ("From", "To", "Cc", "Date", "Subject")
_DEEPEST = 5
"""The maximum number of mails within each other."""


def read_mail(file: BinaryIO, writer: DocumentWriter) -> None:
    writer.start("E-mail")
    parser = BytesParser(_class=EmailMessage, policy=email.policy.default)
    _write(parser.parse(file), writer, depth=0)


def _write(mail: EmailMessage, writer: DocumentWriter, *, depth: int) -> None:
    for name in _FIELDS:
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
