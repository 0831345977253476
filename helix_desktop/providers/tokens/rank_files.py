"""The shipped tokenizer ranks, as memory-mapped tables.

A tokenizer holds 45 MB of ranks in memory; of a mapped table, only the pages in use. A table is
made in the data folder if it is missing or damaged.
"""

import hashlib
import lzma
import mmap
import os
import tempfile
from array import array
from binascii import a2b_base64
from io import BytesIO
from pathlib import Path
from threading import Lock
from zlib import crc32

from msgspec import Struct

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.phrase import Phrase

MAX_TOKEN_BYTES = 128
"""Most bytes of one token in either encoding (checked by tests/providers/tokens/test_ranks.py)."""


class EncodingRecipe(Struct, frozen=True):
    """The parts of an encoding besides its ranks, taken from tiktoken_ext.openai_public."""

    sha256: str
    pattern: str
    special: dict[str, int]


_UPPER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"
_LOWER = r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_BEFORE = r"[^\r\n\p{L}\p{N}]?"
_SHORTENED = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"

RECIPES = {
    Encoding.O200K: EncodingRecipe(
        sha256="446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d",
        pattern="|".join(
            (
                f"{_BEFORE}{_UPPER}*{_LOWER}+{_SHORTENED}",
                f"{_BEFORE}{_UPPER}+{_LOWER}*{_SHORTENED}",
                r"\p{N}{1,3}",
                r" ?[^\s\p{L}\p{N}]+[\r\n/]*",
                r"\s*[\r\n]+",
                r"\s+(?!\S)",
                r"\s+",
            )
        ),
        special={"<|endoftext|>": 199999, "<|endofprompt|>": 200018},
    ),
    Encoding.CL100K: EncodingRecipe(
        sha256="223921b76ee99bde995b7ff738513eef100fb51d18c93597a113bcffe865b2a7",
        pattern="|".join(
            (
                r"'(?i:[sdmt]|ll|ve|re)",
                r"[^\r\n\p{L}\p{N}]?+\p{L}++",
                r"\p{N}{1,3}+",
                r" ?[^\s\p{L}\p{N}]++[\r\n]*+",
                r"\s++$",
                r"\s*[\r\n]",
                r"\s+(?!\S)",
                r"\s",
            )
        ),
        special={
            "<|endoftext|>": 100257,
            "<|fim_prefix|>": 100258,
            "<|fim_middle|>": 100259,
            "<|fim_suffix|>": 100260,
            "<|endofprompt|>": 100276,
        },
    ),
}


def read_ranks(folder: Path, encoding: Encoding) -> bytes:
    """Read lines of "base64 rank"; raise ResourceError if the file is missing or modified."""
    path = folder / f"{encoding}.tiktoken.xz"
    try:
        plain = lzma.decompress(path.read_bytes())
    except OSError as error:
        raise _unusable(Phrase("Can't read the tokenizer file {path}.", path=path.name)) from error
    except (lzma.LZMAError, EOFError) as error:
        raise _unusable(Phrase("The tokenizer file {path} is damaged.", path=path.name)) from error
    if hashlib.sha256(plain).hexdigest() != RECIPES[encoding].sha256:
        raise _unusable(Phrase("The tokenizer file {path} isn't the original.", path=path.name))
    return plain


def _unusable(message: Phrase) -> ResourceError:
    return ResourceError(
        message, "Your data isn't affected. Reinstall Helix Desktop to restore the file."
    )


SLOTS = 1 << 19
"""Slots of the hash table, over twice the tokens of the larger encoding, so that most lookups
are direct.
"""
_DIGEST_BYTES = 32
_NUMBER_BYTES = 4


class RankTable:
    """Ranks by the bytes of their tokens; safe to use from several threads, since it is only read.

    Parts of the file: digest, slots, count, ends of tokens, tokens.
    """

    def __init__(self, path: Path) -> None:
        """Open a table; raise OSError or ValueError if it is missing or damaged."""
        with path.open("rb") as file:
            digest = file.read(_DIGEST_BYTES)
            if hashlib.file_digest(file, "sha256").digest() != digest:
                raise ValueError(f"{path} is damaged")
            self._file_bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        words = memoryview(self._file_bytes)[_DIGEST_BYTES:]
        self._slots = words[: SLOTS * _NUMBER_BYTES].cast("I")
        count = words[SLOTS * _NUMBER_BYTES : (SLOTS + 1) * _NUMBER_BYTES].cast("I")[0]
        ends = (SLOTS + 1) * _NUMBER_BYTES
        self._ends = words[ends : ends + (count + 1) * _NUMBER_BYTES].cast("I")
        self._start = _DIGEST_BYTES + ends + (count + 1) * _NUMBER_BYTES

    def rank(self, token: bytes) -> int | None:
        """Return a token's rank; None if no token has these bytes."""
        slots, ends, start = self._slots, self._ends, self._start
        index = crc32(token) % SLOTS
        while slot := slots[index]:
            if self._file_bytes[start + ends[slot - 1] : start + ends[slot]] == token:
                return slot - 1
            index = (index + 1) % SLOTS
        return None


_opened: dict[tuple[Path, Encoding], RankTable] = {}
_opening = Lock()


def shared_table(ranks: Path, folder: Path, encoding: Encoding) -> RankTable:
    """Return the table as `open_rank_table` does, but opened only once in this process."""
    with _opening:
        if (ranks, encoding) not in _opened:
            _opened[ranks, encoding] = open_rank_table(ranks, folder, encoding)
        return _opened[ranks, encoding]


def open_rank_table(ranks: Path, folder: Path, encoding: Encoding) -> RankTable:
    """Open a table, making it if needed; raise OSError if it cannot be written."""
    file = folder / f"{encoding}-{RECIPES[encoding].sha256[:16]}.table"
    try:
        return RankTable(file)
    except (OSError, ValueError):
        pass
    folder.mkdir(parents=True, exist_ok=True)
    # ranks are numbered without gaps from 0, in the order of the lines
    slots, ends, tokens = array("I", bytes(SLOTS * _NUMBER_BYTES)), array("I", [0]), bytearray()
    for rank, line in enumerate(BytesIO(read_ranks(ranks, encoding))):
        token = a2b_base64(line.split()[0])
        index = crc32(token) % SLOTS
        while slots[index]:
            index = (index + 1) % SLOTS
        slots[index] = rank + 1
        tokens += token
        ends.append(len(tokens))
    parts = (slots.tobytes(), array("I", [len(ends) - 1]).tobytes(), ends.tobytes(), bytes(tokens))
    body = b"".join(parts)
    # written whole or not at all; another process may write the same table
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as output_file:
            output_file.write(hashlib.sha256(body).digest() + body)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    return RankTable(file)
