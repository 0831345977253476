"""What a server says beside its answers (stderr, log messages): kept in a small file, and the end
of it in memory, so that a failure can be told with the server's own last words.
"""

import logging
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.visible import visible

LINES = 200
LONGEST = 2_000
"""Characters of one line."""

log = logging.getLogger(__name__)


class ServerLog:
    """One server's log: two files of at most `most` bytes each. Used by its own thread."""

    def __init__(self, path: Path, most: int, clean: Callable[[str], str]) -> None:
        self._path, self._most, self._clean = path, most, clean
        self._file: BinaryIO | None = None
        self._size = 0
        self._rest = b""
        self.last: deque[str] = deque(maxlen=LINES)

    def errors(self, data: bytes) -> None:
        """Bytes of stderr, in pieces of any size; a line without an end is cut."""
        *lines, rest = (self._rest + data).split(b"\n")
        for line in lines:
            self.write("stderr", line.decode("utf-8", "replace"))
        self._rest = rest
        if len(rest) > LONGEST:
            self.flush()

    def flush(self) -> None:
        if self._rest:
            self.write("stderr", self._rest.decode("utf-8", "replace"))
            self._rest = b""

    def write(self, kind: str, text: str) -> None:
        """One line; what looks like a key is taken out, what hides is shown as what it is."""
        flat = visible(" ".join(self._clean(text[:LONGEST]).split()))
        if not flat:
            return
        self.last.append(flat)
        stamp = time.strftime("%Y-%m-%d %H:%M:%S")
        self._append(f"{stamp} {kind}: {flat}\n".encode("utf-8", "replace"))

    def ending(self, lines: int = 3) -> str:
        """Its last words, for a reason that a person reads."""
        return " / ".join(list(self.last)[-lines:])[-600:]

    def close(self) -> None:
        self.flush()
        if self._file is not None:
            self._file.close()
            self._file = None

    def _append(self, line: bytes) -> None:
        try:
            if self._file is None:
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._file = self._path.open("ab")
                self._size = self._file.tell()
            if self._size + len(line) > self._most:
                self._file.close()
                self._path.replace(self._path.with_suffix(".1.log"))
                self._file, self._size = self._path.open("ab"), 0
            self._file.write(line)
            self._file.flush()
            self._size += len(line)
        except OSError as error:
            log.info("the log of a server cannot be written: %s", error)
