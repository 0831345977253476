"""The tokenizers that ship with the application, loaded from its own files and nowhere else.

Built here and not by name, because tiktoken would look for its ranks on the network.
"""

from binascii import a2b_base64
from functools import cache
from io import BytesIO
from pathlib import Path
from threading import Lock

from tiktoken import Encoding as Tokenizer

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.counting.shipped import RECIPES, ranks_of

_SLICE = 65_536
"""Bytes of lines that are read in one go; about a millisecond."""


class Ranks:
    """The tokenizers of one resources folder; each is read when it is first asked for.

    Reading takes about a third of a second and 45 MB: ask first from a thread that may wait.
    Threads that ask meanwhile wait for the same reading. For about a tenth of a second of it,
    once for each encoding, tiktoken lets no other thread work.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loading = {encoding: Lock() for encoding in Encoding}
        self._loaded: dict[Encoding, Tokenizer] = {}

    def tokenizer(self, encoding: Encoding) -> Tokenizer:
        """ResourceError if its file is missing or not the one that was shipped."""
        if found := self._loaded.get(encoding):
            return found
        with self._loading[encoding]:
            if encoding not in self._loaded:
                self._loaded[encoding] = self._read(encoding)
            return self._loaded[encoding]

    @staticmethod
    @cache
    def of(folder: Path) -> "Ranks":
        """One for all who count in this process: trials of policies beside the conversation."""
        return Ranks(folder)

    def _read(self, encoding: Encoding) -> Tokenizer:
        recipe = RECIPES[encoding]
        ranks = _parsed(ranks_of(self._folder, encoding))
        made = Tokenizer(
            str(encoding),
            pat_str=recipe.pattern,
            mergeable_ranks=ranks,
            special_tokens=recipe.special,
        )
        # what counts has a copy of its own; this one, 34 MB, would only be kept for pickling
        ranks.clear()
        return made


def _parsed(plain: bytes) -> dict[bytes, int]:
    """Lines of "base64 rank"; the digest was checked, so the form is known.

    In slices: what is one call holds up every other thread for as long as it takes.
    """
    ranks: dict[bytes, int] = {}
    lines = BytesIO(plain)
    while slice_ := lines.readlines(_SLICE):
        fields = b"".join(slice_).split()
        ranks.update(zip(map(a2b_base64, fields[::2]), map(int, fields[1::2]), strict=True))
    return ranks
