"""Reading a range of a damaged database: what lies behind a broken block is still read.

A plain iteration ends at the first broken block. LevelDB's own iterator stands behind it by then,
so reading goes on from there, and the gap is reported instead of passed over in silence.
"""

import contextlib
from typing import Any

import plyvel

from helix_desktop.domain.values import value

Pair = tuple[bytes, bytes]


@value
class Gap:
    """Records between two keys that cannot be read; `before` is empty at the end of a range."""

    after: bytes
    before: bytes
    problem: str


def salvaged_page(snapshot: Any, start: bytes, stop: bytes, *, limit: int) -> list[Pair | Gap]:
    """The first records of [start, stop) that can be read, and the gaps between them."""
    page = _Page(start, stop, limit)
    while not page.ended:
        with contextlib.closing(snapshot.raw_iterator(verify_checksums=True)) as records:
            page.read(records)
    return page.found


class _Page:
    """Reads on with a fresh iterator behind each broken block."""

    def __init__(self, start: bytes, stop: bytes, limit: int) -> None:
        self.found: list[Pair | Gap] = []
        self.ended = False
        self._stop = stop
        self._limit = limit
        self._last = self._at = start
        self._reported = False

    def read(self, records: Any) -> None:
        """Up to the next broken block, or one record if the seek itself met one."""
        problem = _moved(records.seek, self._at)
        if problem:
            self._report(records, problem)
        while self._inside(records):
            self._take(records)
            if problem or self.ended:
                return
            problem = _moved(records.next)
            if problem:
                self._report(records, problem)
                self._at = records.key() if self._inside(records) else self._stop
                return
            self._reported = False
        self.ended = True

    def _take(self, records: Any) -> None:
        self._last = records.key()
        self._at = self._last + b"\x00"
        self.found.append((self._last, records.value()))
        self.ended = len(self.found) >= self._limit

    def _report(self, records: Any, problem: str) -> None:
        """Once for each broken block, which more than one iterator may meet."""
        if not self._reported:
            before = records.key() if self._inside(records) else b""
            self.found.append(Gap(self._last, before, problem))
        self._reported = True

    def _inside(self, records: Any) -> bool:
        return bool(records.valid() and records.key() < self._stop)


def _moved(move: Any, *to: bytes) -> str:
    """What went wrong while the iterator moved; nothing if it did not."""
    try:
        move(*to)
    except plyvel.Error as error:
        return str(error)
    return ""
