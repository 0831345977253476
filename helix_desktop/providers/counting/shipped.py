"""What encodings are made of, and the files of ranks that ship with the application."""

import hashlib
import lzma
from pathlib import Path

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.values import value

LONGEST_TOKEN = 128
"""Bytes; no token of either encoding covers more (tests/providers/counting/test_ranks.py looks)."""


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


def ranks_of(folder: Path, encoding: Encoding) -> bytes:
    """Lines of "base64 rank"; ResourceError if they are missing or not those that were shipped."""
    return _verified(folder / f"{encoding}.tiktoken.xz", RECIPES[encoding].sha256)


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
