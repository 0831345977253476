"""What a message mentions: `@path`, `@path:10-40`, `@"odd name"`, `#digest`; found, and spelled.

Of a stored content also `#digest:10-40`, `#digest:"letters"` for the lines that hold these, and
`#digest:10-40:"letters"` for those among some lines.

Only found here: whether there is such a file or content is asked when it is wanted.
"""

import json
import re
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import SHORTEST_PREFIX, Origin
from helix_desktop.domain.messages import Image

MENTION = "mention"
"""Source of what a mention stands for."""
MOST = 32
"""Mentions of one message that stand for something."""
_LONGEST = 4_096
LONGEST_LETTERS = 500
"""Characters that are looked for in a content."""

_PLAIN = re.compile(r"[\w./+\-@%=~]+")
_BEFORE = r"(?:(?<=[\s(\[{\"'`,;])|(?<![\s\S]))"
_LINES = r"(?::(?P<first>\d{1,9})(?P<dash>-(?P<last>\d{1,9})?)?)?"
# compiled by the first use: a start need not wait for it
_MENTION = (
    rf'{_BEFORE}(?:@(?:(?P<quoted>"(?:[^"\\\n]|\\.){{1,{_LONGEST}}}")|'
    rf"(?P<plain>[^\s\"'`<>|?*,;:()\[\]{{}}]{{1,{_LONGEST}}}))"
    rf"|\#(?P<digest>[0-9a-f]{{{SHORTEST_PREFIX},64}})(?![0-9a-zA-Z]))"
    rf'{_LINES}(?(digest)(?::(?P<letters>"(?:[^"\\\n]|\\.){{1,{6 * LONGEST_LETTERS}}}"))?)'
)
_TAIL = ".!?…"
"""What may end a sentence behind a path."""


class MentionKind(StrEnum):
    """What a mention leads to."""

    FILE = "file"
    CONTENT = "content"


class ContentPassage(Struct, frozen=True):
    """Of a content all, some lines, or those among them that hold some letters, in either case.

    `last` 0: to the end, both 0: all lines.
    """

    first: int = 0
    last: int = 0
    letters: str = ""

    @property
    def whole(self) -> bool:
        return not (self.first or self.letters)

    def spelled(self, name: str) -> str:
        """The passage of a content as it is mentioned; `name` is the beginning of its digest."""
        lines = f":{self.first}-{self.last or ''}" if self.first else ""
        letters = f":{_quoted(self.letters)}" if self.letters else ""
        return f"#{name}{lines}{letters}"


class Mention(Struct, frozen=True):
    """One mention and where it stands; what is in `passage` is meant of it."""

    kind: MentionKind
    name: str
    start: int
    stop: int
    passage: ContentPassage = ContentPassage()

    @property
    def target(self) -> tuple[MentionKind, str, ContentPassage]:
        """What it leads to, wherever it stands."""
        return self.kind, self.name, self.passage

    @property
    def written(self) -> str:
        """As it is spelled in a message."""
        if self.kind is MentionKind.CONTENT:
            return self.passage.spelled(self.name)
        return spell_mention(self.name, self.passage.first, self.passage.last)


class Attachment(Struct, frozen=True):
    """What a mention stood for when its message was sent; `told` says in words what that is."""

    name: str
    data: bytes
    origin: Origin
    told: str
    untrusted: bool = False


class OutgoingMessage(Struct, frozen=True):
    """A message of the person: words, pictures that are in the store, what is mentioned."""

    text: str
    images: tuple[Image, ...] = ()
    attached: tuple[Attachment, ...] = ()


def find_mentions(text: str) -> Iterator[Mention]:
    """Every mention in order; what names no file is found, too."""
    if "@" not in text and "#" not in text:
        return
    for found in re.finditer(_MENTION, text):
        kind, (name, stop) = MentionKind.FILE, _name(found)
        if found["digest"]:
            kind, name, stop = MentionKind.CONTENT, found["digest"], found.end()
        if name:
            yield Mention(kind, name, found.start(), stop, _passage(found))


def spell_mention(path: str, first: int = 0, last: int = 0) -> str:
    """A path as it is mentioned; odd names are quoted, and what cannot be seen is escaped."""
    plain = _PLAIN.fullmatch(path) and path[-1] not in _TAIL
    name = path if plain else _quoted(path)
    if not first:
        return f"@{name}"
    return f"@{name}:{first}-{last}" if last else f"@{name}:{first}-"


def parse_mention_path(written: str) -> str:
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
        return parse_mention_path(quoted), found.end()
    plain = found["plain"] or ""
    if found["first"]:
        return plain, found.end()
    name = plain.rstrip(_TAIL)
    return name, found.end() - (len(plain) - len(name))


def _passage(found: re.Match[str]) -> ContentPassage:
    written = found["letters"] or ""
    letters = (parse_mention_path(written) or written[1:-1])[:LONGEST_LETTERS]
    if not found["first"]:
        return ContentPassage(letters=letters)
    first = max(1, int(found["first"]))
    if not found["dash"]:
        return ContentPassage(first, first, letters)
    return ContentPassage(first, max(first, int(found["last"])) if found["last"] else 0, letters)
