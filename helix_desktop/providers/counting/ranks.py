"""The tokenizers that ship with the application, loaded from its own files and nowhere else.

Built here and not by name, because tiktoken would look for its ranks on the network.
"""

import hashlib
import lzma
from binascii import a2b_base64
from pathlib import Path
from threading import Lock

from tiktoken import Encoding as Tokenizer

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.values import value

LONGEST_TOKEN = 128
"""Bytes; no token of either encoding covers more (tests/providers/test_ranks.py looks)."""


@value
class Recipe:
    """What an encoding is made of besides its ranks; the facts are tiktoken_ext.openai_public's."""

    sha256: str
    pattern: str
    special: dict[str, int]


_UPPER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"
_LOWER = r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_BEFORE = r"[^\r\n\p{L}\p{N}]?"
_SHORTENED = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"

RECIPES = {
    Encoding.O200K: Recipe(
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
    Encoding.CL100K: Recipe(
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


class Ranks:
    """The tokenizers of one resources folder; each is read when it is first asked for.

    Reading takes about a third of a second and 45 MB: ask first from a thread that may wait.
    Threads that ask meanwhile wait for the same reading.
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

    def _read(self, encoding: Encoding) -> Tokenizer:
        recipe = RECIPES[encoding]
        path = self._folder / f"{encoding}.tiktoken.xz"
        ranks = _parsed(_verified(path, recipe.sha256))
        made = Tokenizer(
            str(encoding),
            pat_str=recipe.pattern,
            mergeable_ranks=ranks,
            special_tokens=recipe.special,
        )
        # what counts has a copy of its own; this one, 34 MB, would only be kept for pickling
        ranks.clear()
        return made


def _verified(path: Path, sha256: str) -> bytes:
    try:
        plain = lzma.decompress(path.read_bytes())
    except OSError as error:
        raise _unusable(path, "cannot be read") from error
    except (lzma.LZMAError, EOFError) as error:
        raise _unusable(path, "is damaged") from error
    if hashlib.sha256(plain).hexdigest() != sha256:
        raise _unusable(path, "is not the one that was shipped")
    return plain


def _unusable(path: Path, how: str) -> ResourceError:
    return ResourceError(
        f"The tokenizer file {path.name} {how}.",
        "Nothing of yours is affected. Install Helix Desktop again to restore it.",
    )


def _parsed(plain: bytes) -> dict[bytes, int]:
    """Lines of "base64 rank"; the digest was checked, so the form is known."""
    fields = plain.split()
    return dict(zip(map(a2b_base64, fields[::2]), map(int, fields[1::2]), strict=True))
