"""Parses and writes mentions: `@path`, `@path:10-40`, `@"odd name"`, `#digest`, `@server:uri`.

A stored content also has the forms `#digest:10-40`, `#digest:"letters"` for the lines that contain
these letters, and `#digest:10-40:"letters"` for such lines within a range. `#session/12` is event
12 of another session: a message, an output, or notes. `@server:uri` is a resource of an MCP server.
This module only parses and writes mentions. It does not test whether the file, the content, the
event, or the resource exists.
"""

import json
import re
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import MIN_PREFIX_CHARS, Origin, SessionId
from helix_desktop.domain.messages import Image, NewImage

MENTION = "mention"
"""The event source of messages that hold mentioned files and contents."""
MAX_MENTIONS = 32
"""The maximum number of mentions in one message that are resolved."""
_MAX_PATH_CHARS = 4_096
MAX_SEARCH_CHARS = 500
"""The maximum number of characters to search for in a content."""

_PLAIN_PATH = re.compile(r"[\w./+\-@%=~]+")
_BEFORE_MENTION = r"(?:(?<=[\s(\[{\"'`,;])|(?<![\s\S]))"
_LINE_RANGE = r"(?::(?P<first>\d{1,9})(?P<dash>-(?P<last>\d{1,9})?)?)?"
# the pattern is compiled on first use, so that startup does not wait for it
_MENTION = (
    rf"{_BEFORE_MENTION}(?:@(?:(?P<resource>[\w\-]{{1,24}}:[A-Za-z][\w+.\-]*:"
    rf"[^\s\"'`<>|{{}}]{{1,{_MAX_PATH_CHARS}}})|"
    rf'(?P<quoted>"(?:[^"\\\n]|\\.){{1,{_MAX_PATH_CHARS}}}")|'
    rf"(?P<plain>[^\s\"'`<>|?*,;:()\[\]{{}}]{{1,{_MAX_PATH_CHARS}}}))"
    r"|\#(?P<event>[0-9a-f]{16}/\d{1,9})(?!\w)"
    rf"|\#(?P<digest>[0-9a-f]{{{MIN_PREFIX_CHARS},64}})(?![0-9a-zA-Z]))"
    rf'{_LINE_RANGE}(?(digest)(?::(?P<letters>"(?:[^"\\\n]|\\.){{1,{6 * MAX_SEARCH_CHARS}}}"))?)'
)
_URI_TAIL = ".,;:!?…)]*"
"""Characters that end a URI no more than a path."""
_PATH_TAIL = ".!?…"
"""Characters that may end a sentence directly after a path."""


class MentionKind(StrEnum):
    """The kind of a mention's target."""

    FILE = "file"
    CONTENT = "content"
    EVENT = "event"
    RESOURCE = "resource"


class EventSource(Struct, frozen=True):
    """The event of another session that a text was brought from, as that session was called then.

    `at` is the time of the event.
    """

    session: SessionId
    seq: int
    title: str
    at: float


class ContentPassage(Struct, frozen=True):
    """A passage of a content: all of it, some lines, or the lines that contain some letters.

    Letters match in upper and lower case. If `last` is 0, the passage runs to the end. If `first`
    and `last` are 0, it has all lines.
    """

    first: int = 0
    last: int = 0
    letters: str = ""

    @property
    def is_full_content(self) -> bool:
        return not (self.first or self.letters)

    def spelled(self, name: str) -> str:
        """Write a mention of this passage. `name` is the beginning of the content's digest."""
        lines = f":{self.first}-{self.last or ''}" if self.first else ""
        letters = f":{_quote(self.letters)}" if self.letters else ""
        return f"#{name}{lines}{letters}"


class Mention(Struct, frozen=True):
    """One mention and its position in the text. `passage` is the mentioned part of the target."""

    kind: MentionKind
    name: str
    start: int
    stop: int
    passage: ContentPassage = ContentPassage()

    @property
    def target(self) -> tuple[MentionKind, str, ContentPassage]:
        """The target, independent of the position."""
        return self.kind, self.name, self.passage

    @property
    def written(self) -> str:
        if self.kind is MentionKind.RESOURCE:
            return f"@{self.name}"
        if self.kind is not MentionKind.FILE:
            return self.passage.spelled(self.name)
        return spell_mention(self.name, self.passage.first, self.passage.last)


class Attachment(Struct, frozen=True):
    """The resolved target of a mention when its message was sent, and its `description`.

    For a picture, `data` is the text shown if the picture cannot be.
    """

    name: str
    data: bytes
    origin: Origin
    description: str
    untrusted: bool = False
    image: NewImage | None = None
    brought_from: EventSource | None = None


class OutgoingMessage(Struct, frozen=True):
    """A message to the agent: text, images that are in the store, and mentioned contents.

    `typed`: the user wrote the text.
    """

    text: str
    images: tuple[Image, ...] = ()
    attached: tuple[Attachment, ...] = ()
    typed: bool = False

    def __bool__(self) -> bool:
        return bool(self.text.strip() or self.images)


def find_mentions(text: str) -> Iterator[Mention]:
    """Yield every mention in order, including those that name no existing file."""
    if "@" not in text and "#" not in text:
        return
    for match in re.finditer(_MENTION, text):
        kind, stop = MentionKind.FILE, match.end()
        if match["event"]:
            kind, name = MentionKind.EVENT, match["event"]
        elif match["digest"]:
            kind, name = MentionKind.CONTENT, match["digest"]
        elif match["resource"]:
            name = match["resource"].rstrip(_URI_TAIL)
            kind, stop = MentionKind.RESOURCE, match.start() + 1 + len(name)
        elif match["quoted"]:
            name = parse_mention_path(match["quoted"])
        else:
            plain = match["plain"] or ""
            name = plain if match["first"] else plain.rstrip(_PATH_TAIL)
            stop -= len(plain) - len(name)
        if name:
            yield Mention(kind, name, match.start(), stop, _mentioned_passage(match))


def spell_mention(path: str, first: int = 0, last: int = 0) -> str:
    """Write a mention of a path. Unusual names are quoted, and invisible characters are escaped."""
    is_plain = _PLAIN_PATH.fullmatch(path) and path[-1] not in _PATH_TAIL
    lines = f":{first}-{last or ''}" if first else ""
    return f"@{path if is_plain else _quote(path)}{lines}"


def spell_resource(server: str, uri: str) -> str:
    """Write a mention of a resource; `server` is the server's part of the names of its tools."""
    return f"@{server}:{uri}"


def parse_mention_path(written: str) -> str:
    """Return the path of a written mention, quoted or not; empty if the quoting is invalid."""
    if not written.startswith('"'):
        return written
    try:
        return str(json.loads(written))
    except ValueError:
        return ""


def _quote(path: str) -> str:
    body = "".join(
        char if char.isprintable() else json.dumps(char)[1:-1]
        for char in path.replace("\\", "\\\\").replace('"', '\\"')
    )
    return f'"{body}"'


def _mentioned_passage(match: re.Match[str]) -> ContentPassage:
    written = match["letters"] or ""
    letters = (parse_mention_path(written) or written[1:-1])[:MAX_SEARCH_CHARS]
    if not match["first"]:
        return ContentPassage(letters=letters)
    first = max(1, int(match["first"]))
    if not match["dash"]:
        return ContentPassage(first, first, letters)
    return ContentPassage(first, max(first, int(match["last"])) if match["last"] else 0, letters)
