"""Recognizes documents (PDF, Office, OpenDocument…) by their first bytes."""

import re
from enum import StrEnum
from typing import Literal

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


def wanted_form(name: str, header: bytes, view: DocumentView) -> DocumentForm | None:
    """Return the form in which a file is read as a document; None to read it as it is."""
    form = None if view == "source" else document_form(name, header)
    return None if form is DocumentForm.PAGE and view == "auto" else form
