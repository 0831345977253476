"""The ranks of an encoding as a file that is looked up where it lies.

A tokenizer holds 45 MB of its ranks; of a mapped table only what is looked up is in memory. It is
derived: made when it is missing or damaged, beside the person's data.
"""

import hashlib
import mmap
import os
import tempfile
from array import array
from binascii import a2b_base64
from io import BytesIO
from pathlib import Path
from threading import Lock
from zlib import crc32

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.counting.shipped import RECIPES, ranks_of

SLOTS = 1 << 19
"""More than twice the tokens of the larger encoding: a look finds its token at once."""
_DIGEST = 32
_WORD = 4


class RankTable:
    """Ranks by the bytes of their tokens. Parts: digest, slots, count, ends of tokens, tokens.

    Safe to use from several threads: it is only read.
    """

    def __init__(self, place: Path) -> None:
        """OSError or ValueError if it is not there, or not as it was written."""
        with place.open("rb") as file:
            digest = file.read(_DIGEST)
            if hashlib.file_digest(file, "sha256").digest() != digest:
                raise ValueError(f"{place} is damaged")
            self._all = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        words = memoryview(self._all)[_DIGEST:]
        self._slots = words[: SLOTS * _WORD].cast("I")
        count = words[SLOTS * _WORD : (SLOTS + 1) * _WORD].cast("I")[0]
        ends = (SLOTS + 1) * _WORD
        self._ends = words[ends : ends + (count + 1) * _WORD].cast("I")
        self._start = _DIGEST + ends + (count + 1) * _WORD

    def rank(self, token: bytes) -> int | None:
        """None if no token has these bytes."""
        slots, ends, start = self._slots, self._ends, self._start
        at = crc32(token) % SLOTS
        while found := slots[at]:
            if self._all[start + ends[found - 1] : start + ends[found]] == token:
                return found - 1
            at = (at + 1) % SLOTS
        return None


_opened: dict[tuple[Path, Encoding], RankTable] = {}
_opening = Lock()


def shared_table(ranks: Path, place: Path, encoding: Encoding) -> RankTable:
    """As `table_of`, but opened once for all who count by these ranks in this process."""
    with _opening:
        if (ranks, encoding) not in _opened:
            _opened[ranks, encoding] = table_of(ranks, place, encoding)
        return _opened[ranks, encoding]


def table_of(ranks: Path, place: Path, encoding: Encoding) -> RankTable:
    """Opened; made before if it has to be. OSError where nothing can be written."""
    file = place / f"{encoding}-{RECIPES[encoding].sha256[:16]}.table"
    try:
        return RankTable(file)
    except (OSError, ValueError):
        place.mkdir(parents=True, exist_ok=True)
        _write(file, _built(ranks_of(ranks, encoding)))
        return RankTable(file)


def _built(plain: bytes) -> bytes:
    """Ranks are numbered without gaps from 0, in the order of the lines."""
    slots, ends, tokens = array("I", bytes(SLOTS * _WORD)), array("I", [0]), bytearray()
    for rank, line in enumerate(BytesIO(plain)):
        token = a2b_base64(line.split()[0])
        at = crc32(token) % SLOTS
        while slots[at]:
            at = (at + 1) % SLOTS
        slots[at] = rank + 1
        tokens += token
        ends.append(len(tokens))
    parts = (slots.tobytes(), array("I", [len(ends) - 1]).tobytes(), ends.tobytes(), bytes(tokens))
    body = b"".join(parts)
    return hashlib.sha256(body).digest() + body


def _write(file: Path, data: bytes) -> None:
    """As a whole or not at all; another process may write the same."""
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as made:
            made.write(data)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
