"""What a walk has still to look at: what listings show, without what nobody would read."""

import re
from collections.abc import Sequence
from posixpath import join

from helix_desktop.providers.practice.outputs import folders_in, sizes_in
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.opening import QUIET
from helix_desktop.providers.practice.tasks.scene import plain

MOST_LEFT = 30
"""Names kept for later; what is found beyond them is left out."""
FEW = 2
"""Files of one folder that an exploration reads; all of them if every file is asked for."""
LARGEST = 200_000
"""Bytes of a file that is still read."""
DEEPEST = 5
"""Folders inside each other."""
_BINARY = re.compile(
    r".*\.(?:png|jpe?g|gif|ico|icns|webp|pdf|zip|gz|xz|zst|whl|so|dll|exe|bin|woff2?|otf|ttf|db|pyc"
    r"|tiktoken|lock|min\.js|svg|map)",
    re.I,
)
_TELLING = re.compile(r"(?:readme|architecture|main|index|app|__main__|mod|lib)\b.*|.*\.toml", re.I)


def next_left(before: Sequence[str], newest: Sequence[Seen], *, every: bool) -> tuple[str, ...]:
    """What was left and what the newest listings have shown: their files next, folders last."""
    files: dict[str, None] = {}
    folders: dict[str, None] = {}
    for seen in newest:
        base = plain(seen.path)
        if not seen.result.failed and base.count("/") < DEEPEST:
            files |= dict.fromkeys(_files(base, seen.result.text, every=every))
            folders |= dict.fromkeys(_folders(base, seen.result.text))
    return tuple(files | dict.fromkeys(before) | folders)[:MOST_LEFT]


def _files(base: str, text: str, *, every: bool) -> list[str]:
    """Files that can be read; of an exploration's folder those that tell most."""
    files = [
        name
        for name, size in sizes_in(text)
        if 0 < size < LARGEST and not _BINARY.fullmatch(name) and _nameable(name)
    ]
    chosen = files if every else sorted(files, key=lambda name: not _TELLING.fullmatch(name))[:FEW]
    return [_joined(base, name) for name in chosen]


def _folders(base: str, text: str) -> list[str]:
    names = [name for name in folders_in(text) if name not in QUIET and _nameable(name)]
    return [_joined(base, name) + "/" for name in names if not name.startswith(".")]


def _nameable(name: str) -> bool:
    return "`" not in name and "\n" not in name


def _joined(base: str, name: str) -> str:
    return name if base == "." else join(base, name)
