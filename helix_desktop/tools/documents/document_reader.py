"""The text of documents: read once by a process, then from a file named by the document's SHA-256.

A cached text is derived from the document, so losing it costs only time. The file names contain the
version of the application, because another one may read better.
"""

import hashlib
import os
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from helix_desktop import __version__
from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import DocumentText, ReadingEnd, read_document_text

FOLDER = "documents"
"""The folder of the cached texts, inside of a workspace's own."""
LARGEST = 256 * 1024 * 1024
"""The maximum bytes of a document."""
MOST_KEPT = 200 * 1024 * 1024
"""The maximum bytes of all cached texts; the ones unused for longest are removed."""
_INCOMPLETE_FOR = 3600.0
"""Seconds after which a document is read again that was too much for the machine before."""
_SLOTS = 2
_LOOK = 0.1
_PIECE = 1024 * 1024
_AGAIN = (ReadingEnd.LATE, ReadingEnd.MEMORY, ReadingEnd.BROKEN)


class DocumentReader:
    """A reader of documents with a cache in `folder`; without a folder it has none."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._slots = threading.BoundedSemaphore(_SLOTS)
        self.processes = 0
        """The number of processes started so far."""

    def read(self, file: BinaryIO, form: DocumentForm, stopped: threading.Event) -> DocumentText:
        """Return the text of an open file; `stopped` ends the reading. Blocks."""
        before = _stamp(file)
        if before[0] > LARGEST:
            return DocumentText(end=ReadingEnd.MEMORY)
        place = self._place(file, form)
        known = None if place is None else _kept(place)
        if known is not None:
            return known
        # lazy: most sessions read no document
        from helix_desktop.tools.documents.document_process import (  # noqa: PLC0415
            run_document_process,
        )

        while not self._slots.acquire(timeout=_LOOK):
            if stopped.is_set():
                raise _stopped()
        try:
            self.processes += 1
            output = run_document_process(file, form, stopped)
        finally:
            self._slots.release()
        if stopped.is_set():
            raise _stopped()
        found = read_document_text(output.data, output.end)
        # the file can have changed since its digest was taken
        if place is not None and _stamp(file) == before:
            self._keep(place, output.data, found.end)
        return found

    def _place(self, file: BinaryIO, form: DocumentForm) -> Path | None:
        if self._folder is None:
            return None
        file.seek(0)
        digest = hashlib.sha256()
        while piece := file.read(_PIECE):
            digest.update(piece)
        return self._folder / f"{digest.hexdigest()}-{form.value}-{__version__}.txt"

    def _keep(self, place: Path, data: bytes, end: ReadingEnd) -> None:
        """Cache a text; a full disk does not prevent the reading."""
        with suppress(OSError):
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=place.parent)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(data + f"\n{end.value}".encode())
                os.replace(name, place)
            except OSError:
                os.unlink(name)
                raise
            _remove_oldest(place.parent)


def _stamp(file: BinaryIO) -> tuple[int, int]:
    found = os.fstat(file.fileno())
    return found.st_size, found.st_mtime_ns


def _kept(place: Path) -> DocumentText | None:
    """Return a cached text; None if there is none, or if it is worth another attempt."""
    try:
        data = place.read_bytes()
        age = time.time() - place.stat().st_mtime
        data, _, end = data.rpartition(b"\n")
        found = read_document_text(data, ReadingEnd(end.decode()))
        if found.end not in _AGAIN:
            os.utime(place)
        elif age > _INCOMPLETE_FOR:
            return None
    except (OSError, ValueError):
        return None
    return found


def _remove_oldest(folder: Path) -> None:
    """Remove the texts unused for longest, until the others fit."""
    found = []
    for place in folder.iterdir():
        with suppress(OSError):
            status = place.stat()
            found.append((status.st_mtime, status.st_size, place))
    left = MOST_KEPT
    for _, size, place in sorted(found, reverse=True):
        left -= size
        if left < 0:
            place.unlink(missing_ok=True)


def _stopped() -> ToolError:
    return ToolError("The reading of the document was stopped.")
