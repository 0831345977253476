"""What a message mentions: `@path`, `@path:10-40`, `@"odd name"`, `#digest`; found, and spelled.

Only found here: whether there is such a file or content is asked when it is wanted.
"""

import json
import re
from collections.abc import Iterator
from enum import StrEnum

from helix_desktop.domain.cache import SHORTEST_PREFIX, Origin
from helix_desktop.domain.message import Image
from helix_desktop.domain.values import value

MENTION = "mention"
"""Source of what a mention stands for."""
MOST = 32
"""Mentions of one message that stand for something."""
_LONGEST = 4_096

_PLAIN = re.compile(r"[\w./+\-@%=~]+")
_BEFORE = r"(?:(?<=[\s(\[{\"'`,;])|(?<![\s\S]))"
_LINES = r"(?::(?P<first>\d{1,9})(?P<dash>-(?P<last>\d{1,9})?)?)?"
_MENTION = re.compile(
    rf'{_BEFORE}(?:@(?:(?P<quoted>"(?:[^"\\\n]|\\.){{1,{_LONGEST}}}")|'
    rf"(?P<plain>[^\s\"'`<>|?*,;:()\[\]{{}}]{{1,{_LONGEST}}})){_LINES}"
    rf"|\#(?P<digest>[0-9a-f]{{{SHORTEST_PREFIX},64}})(?![0-9a-zA-Z]))"
)
_TAIL = ".!?…"
"""What may end a sentence behind a path."""


class MentionKind(StrEnum):
    """What a mention leads to."""

    FILE = "file"
    CONTENT = "content"


@value
class Mention:
    """One mention and where it stands; `last` 0: to the end of the file, both 0: all of it."""

    kind: MentionKind
    name: str
    start: int
    stop: int
    first: int = 0
    last: int = 0

    @property
    def target(self) -> tuple[MentionKind, str, int, int]:
        """What it leads to, wherever it stands."""
        return self.kind, self.name, self.first, self.last


@value
class Attached:
    """What a mention stood for when its message was sent; `told` says in words what that is."""

    name: str
    data: bytes
    origin: Origin
    told: str
    untrusted: bool = False


@value
class Outgoing:
    """A message of the person: words, pictures that are in the store, what is mentioned."""

    text: str
    images: tuple[Image, ...] = ()
    attached: tuple[Attached, ...] = ()


def mentions_in(text: str) -> Iterator[Mention]:
    """Every mention in order; what names no file is found, too."""
    if "@" not in text and "#" not in text:
        return
    for found in _MENTION.finditer(text):
        if digest := found["digest"]:
            yield Mention(MentionKind.CONTENT, digest, found.start(), found.end())
            continue
        name, stop = _name(found)
        if name:
            first, last = _lines(found)
            yield Mention(MentionKind.FILE, name, found.start(), stop, first, last)


def spelled(path: str, first: int = 0, last: int = 0) -> str:
    """A path as it is mentioned; odd names are quoted, and what cannot be seen is escaped."""
    plain = _PLAIN.fullmatch(path) and path[-1] not in _TAIL
    name = path if plain else _quoted(path)
    if not first:
        return f"@{name}"
    return f"@{name}:{first}-{last}" if last else f"@{name}:{first}-"


def named(written: str) -> str:
    """The path that a mention writes, quoted or not."""
    if not written.startswith('"'):
        return written
    try:
        return str(json.loads(written))
    except ValueError:
        return ""


def _quoted(path: str) -> str:
    body = "".join(
        char if char.isprintable() else json.dumps(char)[1:-1] for char in _escaped(path)
    )
    return f'"{body}"'


def _escaped(path: str) -> str:
    return path.replace("\\", "\\\\").replace('"', '\\"')


def _name(found: re.Match[str]) -> tuple[str, int]:
    """The path that is meant, and where its mention ends."""
    if quoted := found["quoted"]:
        return named(quoted), found.end()
    plain = found["plain"]
    if found["first"]:
        return plain, found.end()
    name = plain.rstrip(_TAIL)
    return name, found.end() - (len(plain) - len(name))


def _lines(found: re.Match[str]) -> tuple[int, int]:
    if not found["first"]:
        return 0, 0
    first = max(1, int(found["first"]))
    if not found["dash"]:
        return first, first
    return first, max(first, int(found["last"])) if found["last"] else 0
