"""Gets a document's text: from the cache by its SHA-256, or from the reading process.

A cached text is derived from the document, so losing it costs only time. The file names contain the
version of the application, because another one may read better.

One process reads one document. On Linux it runs in bubblewrap, which shows it the system and Python
for reading and nothing else, without network, and ends it with the application; without bubblewrap
it does not run at all. Elsewhere it has its own limits only: time everywhere, processor time and
file size on macOS.
"""

import hashlib
import os
import subprocess
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from helix_desktop import __version__
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    MAX_READING_SECONDS,
    MAX_TEXT_BYTES,
    DocumentText,
    ReadingEnd,
    read_document_text,
)
from helix_desktop.tools.programs.own_process import end_process, own_program, start_process
from helix_desktop.tools.sandbox import Confinement

WORD = "--read-document"
"""Not for people: the program as the reader of one document (a bundle has no interpreter)."""
_MAX_SECONDS = MAX_READING_SECONDS + 10
"""Time after which the process is ended, if it did not end in time by itself."""
_MAX_BYTES = 4 * MAX_TEXT_BYTES + 64 * 1024
"""Of output: a character takes up to four."""
_GRACE_SECONDS = 6.0


class DocumentReading(Struct, frozen=True):
    """The output of the process; `end` is the reason if it did not tell one."""

    data: bytes
    end: ReadingEnd


def run_document_process(
    file: BinaryIO,
    form: DocumentForm,
    stopped: threading.Event,
    confinement: Confinement,
) -> DocumentReading:
    """Read an open document in a process of its own; `stopped` ends it. Blocks.

    Raises ToolError if nothing confines that process.
    """
    with ExitStack() as stack:
        words = own_program("helix_desktop.tools.documents.extraction", WORD, form.value)
        launch = confinement.launch(stack, words)
        process = stack.enter_context(start_process(launch, stdin=file))
        assert process.stdout is not None
        output, data = process.stdout.fileno(), bytearray()

        def read() -> None:
            with suppress(OSError, ValueError):  # closed when the process has ended
                while len(data) < _MAX_BYTES and (piece := os.read(output, 64 * 1024)):
                    data.extend(piece)

        reader = threading.Thread(target=read, name="document", daemon=True)
        reader.start()
        until = time.monotonic() + _MAX_SECONDS
        try:
            while reader.is_alive() and not stopped.is_set() and time.monotonic() < until:
                reader.join(0.1)
        finally:
            if not reader.is_alive() and len(data) < _MAX_BYTES:  # it ends by itself
                with suppress(subprocess.TimeoutExpired):
                    process.wait(_GRACE_SECONDS)
            if process.poll() is None:
                end_process(process)
            process.wait()
        reader.join(_GRACE_SECONDS)
        end = ReadingEnd.BROKEN
        if len(data) >= _MAX_BYTES:
            end = ReadingEnd.LONG
        # more than a failure of its own: it was ended, by us or at the limit of processor time
        elif time.monotonic() >= until or process.returncode < 0 or process.returncode > 2:
            end = ReadingEnd.LATE
        return DocumentReading(bytes(data), end)


FOLDER = "documents"
"""The folder of the cached texts, inside of a workspace's own."""
MAX_DOCUMENT_BYTES = 256 * 1024 * 1024
MAX_CACHE_BYTES = 200 * 1024 * 1024
_INCOMPLETE_SECONDS = 3600.0
"""Time after which a document is read again that was too much for the machine before."""
_STOPPED = Phrase("The reading of the document was stopped.")


class DocumentReader:
    """A reader of documents with a cache in `folder`; without a folder it has none.

    `confinement` is the sandbox of the process that reads; by default the one that works here.
    """

    def __init__(self, folder: Path | None = None, confinement: Confinement | None = None) -> None:
        self._folder, self._confinement = folder, confinement
        self._slots = threading.BoundedSemaphore(2)
        self.processes = 0
        """The number of processes started so far."""

    def read(self, file: BinaryIO, form: DocumentForm, stopped: threading.Event) -> DocumentText:
        """Return the text of an open file; `stopped` ends the reading. Blocks."""
        before = _cache_key(file)
        if before[0] > MAX_DOCUMENT_BYTES:
            return DocumentText(end=ReadingEnd.MEMORY)
        place = None
        if self._folder is not None:
            file.seek(0)
            digest = hashlib.sha256()
            while piece := file.read(1024 * 1024):
                digest.update(piece)
            place = self._folder / f"{digest.hexdigest()}-{form.value}-{__version__}.txt"
            if (cached := _read_cached(place)) is not None:
                return cached
        while not self._slots.acquire(timeout=0.1):
            if stopped.is_set():
                raise ToolError(_STOPPED)
        try:
            confinement = self._confinement or Confinement.find()
            self.processes += 1
            output = run_document_process(file, form, stopped, confinement)
        finally:
            self._slots.release()
        if stopped.is_set():
            raise ToolError(_STOPPED)
        text = read_document_text(output.data, output.end)
        # the file can have changed since its digest was taken
        if place is not None and _cache_key(file) == before:
            _store_in_cache(place, output.data, text.end)
        return text


def _cache_key(file: BinaryIO) -> tuple[int, int]:
    status = os.fstat(file.fileno())
    return status.st_size, status.st_mtime_ns


def _store_in_cache(place: Path, data: bytes, end: ReadingEnd) -> None:
    """Cache a text, and remove the ones unused for longest; a full disk prevents no reading."""
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
        texts = []
        for path in place.parent.iterdir():
            with suppress(OSError):
                status = path.stat()
                texts.append((status.st_mtime, status.st_size, path))
        size = 0
        for _, text_size, path in sorted(texts, reverse=True):
            size += text_size
            if size > MAX_CACHE_BYTES:
                path.unlink(missing_ok=True)


def _read_cached(place: Path) -> DocumentText | None:
    """Return a cached text; None if there is none, or if it is worth another attempt."""
    try:
        data = place.read_bytes()
        age = time.time() - place.stat().st_mtime
        data, _, end = data.rpartition(b"\n")
        text = read_document_text(data, ReadingEnd(end.decode()))
        if text.end not in (ReadingEnd.LATE, ReadingEnd.MEMORY, ReadingEnd.BROKEN):
            os.utime(place)
        elif age > _INCOMPLETE_SECONDS:
            return None
    except (OSError, ValueError):
        return None
    return text
