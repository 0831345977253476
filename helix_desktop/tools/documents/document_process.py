"""Starts, limits, and ends the process that reads one document.

On Linux it runs in bubblewrap, which shows it the system and Python for reading and nothing else,
without network, and ends it with the application; without bubblewrap it does not run at all.
Elsewhere it has its own limits only: time everywhere, processor time and file size on macOS.
"""

import os
import subprocess
import threading
import time
from contextlib import ExitStack, suppress
from typing import BinaryIO

from msgspec import Struct

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    MAX_READING_SECONDS,
    MAX_TEXT_BYTES,
    ReadingEnd,
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
