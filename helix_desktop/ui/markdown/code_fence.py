"""The line that begins a code block: the language of the code, and the file that it names."""

import re

from msgspec import Struct

LONGEST = 400
"""Most characters of a file's path."""
_NAMED = re.compile(r"""(?:title|file|filename|path)=(?:"([^"]*)"|'([^']*)'|(\S+))""")
_FILE = re.compile(
    r"[\w.@+-]*(?:[/\\][\w.@ +-]+)*[\w@+-]+\.[A-Za-z]\w{0,9}"
    r"|(?:[\w.@+-]+/)+[\w.@+-]+"
)
"""A word that looks like the path of a file: with an ending or in a folder."""


class CodeFence(Struct, frozen=True):
    """What a fence says; "" for what it does not say."""

    language: str = ""
    file: str = ""


def read_fence(info: str) -> CodeFence:
    """Return the language and the file: `python src/a.py`, `python:src/a.py`, `title="a.py"`."""
    words = info.split()
    if not words:
        return CodeFence()
    first = words[0]
    language, colon, behind = first.partition(":")
    if colon and language and _is_file(behind):
        return CodeFence(language, behind)
    if named := _NAMED.search(info):
        file = next(filter(None, named.groups()), "")
        named_only = _NAMED.match(first) is not None
        return CodeFence("" if named_only else first, file if len(file) <= LONGEST else "")
    if "/" in first and _is_file(first):
        return CodeFence(first.rpartition(".")[2] if "." in first else "", first)
    file = next(filter(_is_file, words[1:]), "")
    return CodeFence(first, file)


def _is_file(word: str) -> bool:
    return len(word) <= LONGEST and _FILE.fullmatch(word) is not None
