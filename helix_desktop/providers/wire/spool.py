"""Bytes of any amount on their way from the web into the store: few in memory, many in a file."""

import tempfile
from collections.abc import Iterator
from typing import IO

PIECE = 1024 * 1024


class Spool:
    """Takes pieces, keeps the first `held` bytes at hand, and gives all of them once more."""

    def __init__(self, held: int) -> None:
        self.head = bytearray()
        self.size = 0
        self._held = held
        self._file: IO[bytes] | None = None
        self._waiting = bytearray()

    @property
    def more(self) -> bool:
        """Whether there is more than what is at hand."""
        return self.size > self._held

    def add(self, piece: bytes) -> bool:
        """Whether so much waits that it should be written, in a thread."""
        room = max(0, self._held - len(self.head))
        self.head += piece[:room]
        self._waiting += piece[room:]
        self.size += len(piece)
        return len(self._waiting) >= PIECE

    def write(self) -> None:
        """Put what waits behind the rest; blocks."""
        if self._file is None:
            self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the spool
        self._file.write(self._waiting)
        self._waiting.clear()

    def __iter__(self) -> Iterator[bytes]:
        """All of it; blocks. The file is gone afterwards."""
        yield bytes(self.head)
        try:
            if self._file is not None:
                self._file.seek(0)
                while piece := self._file.read(PIECE):
                    yield piece
            if self._waiting:
                yield bytes(self._waiting)
        finally:
            self.close()

    def close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def __del__(self) -> None:
        self.close()
