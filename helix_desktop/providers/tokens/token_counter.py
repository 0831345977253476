"""Counts tokens exactly with tiktoken, in pieces.

tiktoken releases the interpreter while it encodes. Tokenizers are built here and not by name,
because tiktoken would look for its ranks on the network.
"""

from binascii import a2b_base64
from functools import cache
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from threading import Lock

from tiktoken import Encoding as Tokenizer

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.rank_files import MAX_TOKEN_BYTES, RECIPES, read_ranks
from helix_desktop.providers.tokens.text_pieces import split_at_cuts, surely_within

_SLICE_BYTES = 65_536
"""Bytes of lines that are read at once; about a millisecond."""


class TokenizerRanks:
    """The tokenizers of one resources folder, each read on first use.

    Reading takes about a third of a second and 45 MB, so the first use should be in a thread.
    Threads that ask meanwhile wait for the same reading. For about a tenth of a second of it, once
    for each encoding, tiktoken lets no other thread work.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loading = {encoding: Lock() for encoding in Encoding}
        self._loaded: dict[Encoding, Tokenizer] = {}

    def tokenizer(self, encoding: Encoding) -> Tokenizer:
        """Return the tokenizer; raise ResourceError if its file is missing or modified."""
        if tokenizer := self._loaded.get(encoding):
            return tokenizer
        with self._loading[encoding]:
            if encoding not in self._loaded:
                recipe = RECIPES[encoding]
                ranks: dict[bytes, int] = {}
                lines = BytesIO(read_ranks(self._folder, encoding))
                # in slices: a single call would hold up every other thread
                while slice_ := lines.readlines(_SLICE_BYTES):
                    fields = b"".join(slice_).split()
                    values = map(int, fields[1::2])
                    ranks.update(zip(map(a2b_base64, fields[::2]), values, strict=True))
                self._loaded[encoding] = Tokenizer(
                    str(encoding),
                    pat_str=recipe.pattern,
                    mergeable_ranks=ranks,
                    special_tokens=recipe.special,
                )
                # tiktoken's core has its own copy; this one, 34 MB, would only be kept for pickling
                ranks.clear()
            return self._loaded[encoding]

    @staticmethod
    @cache
    def of(folder: Path) -> "TokenizerRanks":
        """Return the instance shared by the process, such as for trials of policies."""
        return TokenizerRanks(folder)


class TiktokenCounter:
    """A TokenCounter over the shipped tokenizers; safe to use from several threads."""

    def __init__(self, ranks: TokenizerRanks) -> None:
        self._ranks = ranks

    def count(self, text: str, encoding: Encoding) -> int:
        encode = self._ranks.tokenizer(encoding).encode_ordinary
        return sum(len(encode(piece)) for piece in split_at_cuts(text))

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """Return the same as `count(...) > limit`, as soon as the answer is certain."""
        if limit < 0:
            return True
        if surely_within(text, limit):
            return False
        if len(text) > limit * MAX_TOKEN_BYTES:
            return True
        return count_beyond(self._ranks.tokenizer(encoding), text, limit)


def count_beyond(tokenizer: Tokenizer, text: str, limit: int) -> bool:
    """Return whether a text has more tokens, counting no further than needed."""
    counts = (len(tokenizer.encode_ordinary(piece)) for piece in split_at_cuts(text))
    return any(counted > limit for counted in accumulate(counts))
