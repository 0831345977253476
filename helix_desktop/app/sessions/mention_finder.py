"""Mentions in the message being written: candidates, tokens of each, and what is too large.

Files are seen through the tools' own root: nothing can be mentioned that no tool may read. Lists,
readings, and counts are made in threads; the window only reads the results so far.
"""

import asyncio
import os
import re
import time
from collections.abc import Sequence
from itertools import islice

from msgspec import Struct

from helix_desktop.app.mcp_servers.server_contents import ServerContents
from helix_desktop.app.sessions.file_finder import FileFinder, FileMatch
from helix_desktop.app.sessions.mention_resolver import (
    MAX_MENTIONED_BYTES,
    MentionResolver,
    is_text,
    is_within_reading,
    mention_targets,
)
from helix_desktop.app.sessions.staged_attachments import picture_tokens
from helix_desktop.context.content_states import is_preview as is_preview
from helix_desktop.context.outputs_to_hold import scale_gate_policy
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.domain.cache import NO_SESSION, CacheEntry, Digest, SessionId, digest_of
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
)
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.llm import ImageTokenRule
from helix_desktop.domain.mentions import Attachment, ContentPassage, Mention, MentionKind
from helix_desktop.domain.ports import Clock, Store, TaintLookup
from helix_desktop.domain.shown_part import parse_part
from helix_desktop.engine.session_deps import SessionModels
from helix_desktop.engine.turn_opening import attachment_text, find_too_large, mention_preview
from helix_desktop.tools.agent.content_passages import ReadPassage, read_passage
from helix_desktop.tools.documents.document_reader import DocumentReader
from helix_desktop.tools.files.file_tree import find_files
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.secrets.redactor import Shown, no_file_shown

MAX_NAME_CHARS = 80


MAX_LINE_CHARS = 400


MAX_OUTLINE_PARTS = 400


_PART = re.compile(
    r"(?P<indent>[ \t]{0,24})(?:"
    r"(?:(?:export|pub(?:\([a-z]{1,8}\))?|public|private|protected|internal|async|static|default"
    r"|abstract|final|unsafe) ){0,4}"
    r"(?P<word>def|class|func|fn|function|interface|struct|impl|trait|enum|type|module|namespace"
    r"|package|table|create table) (?P<name>[^{:=;]{1,120})"
    r"|(?P<level>\#{1,6}) (?P<head>\S.{0,120}))",
    re.IGNORECASE,
)


class OutlinePart(Struct, frozen=True):
    """A named part of a file, from line `first` to line `last` inclusive."""

    name: str
    first: int
    last: int


def outline_text(text: str) -> tuple[OutlinePart, ...]:
    """Return definitions and headings in file order, guessed from how most languages write them.

    A part ends where one of its level or a higher level begins.
    """
    lines = text.split("\n")
    headings: list[tuple[int, str, int]] = []
    for number, line in enumerate(lines, 1):
        match = _PART.match(line[:MAX_LINE_CHARS])
        if match is None:
            continue
        if match["level"]:
            depth, name = len(match["level"]), match["head"].strip()
        else:
            depth, name = len(match["indent"].expandtabs(4)), " ".join(match["name"].split())
        headings.append((depth, name[:MAX_NAME_CHARS], number))
        if len(headings) == MAX_OUTLINE_PARTS:
            break
    parts = []
    for index, (depth, name, first) in enumerate(headings):
        after = (line_number for level, _, line_number in headings[index + 1 :] if level <= depth)
        last = next(after, len(lines) + 1) - 1
        while last > first and not lines[last - 1].strip():
            last -= 1
        parts.append(OutlinePart(name, first, last))
    return tuple(parts)


MAX_FILES = 200_000
MAX_SCAN_SECONDS = 20.0
"""The maximum seconds for one scan of the folder."""
MAX_LIST_AGE_SECONDS = 5.0
"""The age in seconds after which a requested list is made anew."""
MAX_KNOWN_READINGS = 512
MENTION_FRAME_TOKENS = 120
"""The approximate number of tokens around a mention."""
MAX_TOKEN_BYTES = 16
"""The maximum bytes of a token, for reading as many lines as could fit."""
MAX_COMPARED_READINGS = 8
"""The number of readings of a file among which the newest is looked for."""
_CACHE_PREFIX = "cache:"


class MentionWeight(Struct, frozen=True):
    """The tokens of a mention, and whether the cache has another version of its content.

    `cut` says which part of it is sent, if the whole is too large.
    """

    tokens: int
    changed: bool = False
    cut: str = ""


class OversizedMention(Struct, frozen=True):
    """A mention that does not fit, its tokens, and the part that fits instead of the preview."""

    mention: Mention
    tokens: int
    part: ContentPassage | None


class MentionCost(Struct, frozen=True):
    """The tokens of a draft's mentions in the next request.

    `large` is the first mention that does not fit; previews replace that mention and others like
    it.
    """

    files: int = 0
    outputs: int = 0
    tokens: int = 0
    large: OversizedMention | None = None
    cut: Sequence[tuple[Mention, str]] = ()
    """The mentions of which only a part is sent, whatever fits, and which part."""

    @property
    def count(self) -> int:
        return self.files + self.outputs


class _CountedReading(Struct, frozen=True):
    """One reading: the state of the file, the tokens of its message in a request, and its digest.

    `cut` says which part of the file it is.
    """

    stamp: tuple[int, ...]
    tokens: int
    digest: Digest
    cut: str


class MentionFinder:
    """The mentions of one workspace."""

    def __init__(
        self,
        root: ProjectRoot,
        store: Store,
        models: SessionModels,
        *,
        clock: Clock,
        provenance: TaintLookup,
        documents: DocumentReader | None = None,
        opened: Shown = no_file_shown,
        servers: ServerContents | None = None,
    ) -> None:
        self._root = root
        self._servers = servers
        self._store = store
        self._models = models
        self._resolver = MentionResolver(
            root, store, provenance=provenance, clock=clock, documents=documents, opened=opened
        )
        self._clock = clock
        self._file_finder = FileFinder(())
        self._scanned_at = -MAX_LIST_AGE_SECONDS
        self._scan_lock = asyncio.Lock()
        self._readings: dict[tuple[object, SessionId], _CountedReading] = {}

    @property
    def files(self) -> int:
        """Return the number of files in the current list."""
        return self._file_finder.count

    def search(self, query: str, limit: int) -> tuple[list[FileMatch], int]:
        """Search the current list for files and folders, quick enough for every key press."""
        if query.startswith(_CACHE_PREFIX):
            return [], 0
        return self._file_finder.search(query, limit)

    async def refresh(self) -> bool:
        """Scan the folder again, unless the list is fresh; return whether the list is new."""
        async with self._scan_lock:
            if self._clock.monotonic() - self._scanned_at < MAX_LIST_AGE_SECONDS:
                return False
            self._file_finder = await asyncio.to_thread(self._list_files)
            self._scanned_at = self._clock.monotonic()
            return True

    async def find_outputs(self, query: str, limit: int) -> Sequence[CacheEntry]:
        """Return the stored outputs that match the typed text, newest first."""
        text = query.removeprefix(_CACHE_PREFIX)
        terms = (FilterTerm(FilterKey.PLAIN, FilterRelation.CONTAINS, text),) if text else ()
        try:
            page = await self._store.listed(CacheQuery(CacheFilter(terms), limit=2 * limit))
        except HelixError:
            return ()
        outputs = (entry for entry in page.entries if entry.origin.tool and is_text(entry))
        return list(islice(outputs, limit))

    async def weigh(self, path: str) -> MentionWeight:
        """Count the tokens of a file, 0 if unreadable, and compare with the cached version."""
        mention = Mention(MentionKind.FILE, path, 0, 0)
        reading = await self._read_and_count(mention)
        if reading is None:
            return MentionWeight(0)
        return MentionWeight(reading.tokens, await self._is_changed(path, reading), reading.cut)

    async def outline(self, path: str) -> tuple[tuple[OutlinePart, ...], int]:
        """Return the parts of a file that can be mentioned on their own, and its line count."""
        attached = await self._resolver.attached(Mention(MentionKind.FILE, path, 0, 0), path)
        if attached is None:
            return (), 0
        data = attached.data

        def outline() -> tuple[tuple[OutlinePart, ...], int]:
            lines = [line for _, line in _rows(data)]
            return outline_text("\n".join(lines)), len(lines)

        parts, lines = await asyncio.to_thread(outline)
        part = parse_part(attached.origin.cut)
        return parts, max(part.total, lines) if part and part.unit == "line" else lines

    async def find_by_digest(self, digits: str) -> CacheEntry | None:
        """Return the only stored text whose digest begins with these digits, or None."""
        query = CacheFilter((FilterTerm(FilterKey.SHA, FilterRelation.IS, digits),))
        try:
            entries = (await self._store.listed(CacheQuery(query, limit=2))).entries
        except HelixError:
            return None
        return entries[0] if len(entries) == 1 and is_text(entries[0]) else None

    async def cost(
        self, text: str, room: int, *, window: int = 0, session: SessionId = NO_SESSION
    ) -> MentionCost:
        """Calculate the tokens of a draft's mentions; mentions without space count as previews.

        `window` is the model's context window, by default that of the workspace's model.
        """
        counted_mentions: list[tuple[Mention, int]] = []
        cut_mentions: list[tuple[Mention, str]] = []
        for mention in mention_targets(text):
            if reading := await self._read_and_count(mention, session):
                counted_mentions.append((mention, reading.tokens))
                if reading.cut:
                    cut_mentions.append((mention, reading.cut))
        weights = [weight for _, weight in counted_mentions]
        window = window or self._models.main.llm.window
        policy = scale_gate_policy(self._models.policy, window)
        too_large_indexes = find_too_large(weights, room, policy)
        weigher = self._models.main.weigher
        for index in too_large_indexes:
            mention, _ = counted_mentions[index]
            attachment = await self._resolver.attached(mention, mention.written, session)
            weights[index] = 0
            if attachment is not None:
                preview = await asyncio.to_thread(mention_preview, attachment, policy, weigher)
                weights[index] = preview.tokens
        files = sum(mention.kind is MentionKind.FILE for mention, _ in counted_mentions)
        first = None
        if too_large_indexes:
            mention, tokens = counted_mentions[index := min(too_large_indexes)]
            room_left = room - sum(weights) + weights[index]
            first = OversizedMention(mention, tokens, await self.fitting(mention, room_left))
        return MentionCost(files, len(counted_mentions) - files, sum(weights), first, cut_mentions)

    async def weights(
        self, texts: Sequence[str], session: SessionId = NO_SESSION
    ) -> tuple[int, ...]:
        """Return the tokens of each mention in a request of a session, uncut.

        Mentions without a target count 0.
        """
        weights = []
        for text in texts:
            mention = next(mention_targets(text), None)
            reading = await self._read_and_count(mention, session) if mention else None
            weights.append(reading.tokens if reading else 0)
        return tuple(weights)

    async def fitting(self, mention: Mention, room: int) -> ContentPassage | None:
        """Return the longest beginning of a mention, by lines, that fits; None if no line fits."""
        if room <= MENTION_FRAME_TOKENS:
            return None
        max_bytes, reading = min(MAX_MENTIONED_BYTES, room * MAX_TOKEN_BYTES), ReadPassage(())
        try:
            if mention.kind is MentionKind.CONTENT:
                entry = await self._resolver.entry(mention.name)
                if entry is not None:
                    reading = await read_passage(
                        self._store, entry, mention.passage, max_bytes=max_bytes
                    )
            elif attachment := await self._resolver.attached(mention, mention.written):
                reading = ReadPassage(_rows(attachment.data[:max_bytes]))
        except HelixError:
            return None
        weigher, passage = self._models.main.weigher, mention.passage

        def fit() -> ContentPassage | None:
            count = count_fitting(reading.pieces, room - MENTION_FRAME_TOKENS, weigher, joint="\n")
            last = reading.rows[count - 1][0] if count else 0
            return ContentPassage(passage.first or 1, last, passage.letters) if count else None

        return await asyncio.to_thread(fit)

    async def attached(
        self, text: str, *, sent: bool = True, session: SessionId = NO_SESSION
    ) -> tuple[Attachment, ...]:
        """Return the contents for the mentions of a message to `session`, and note the recalls of
        a sent one.

        Text that names nothing stays text. Resources of servers are read for a sent message only;
        EngineError says why one can't be read.
        """
        attachments: list[Attachment] = []
        for mention in mention_targets(text):
            if mention.kind is MentionKind.RESOURCE:
                if sent and self._servers is not None:
                    server, _, uri = mention.name.partition(":")
                    attachments += await self._servers.read(server, uri, session)
                continue
            written = text[mention.start : mention.stop]
            attachment = await self._resolver.attached(mention, written, session)
            if attachment is not None:
                attachments.append(attachment)
                if sent:
                    await self._resolver.note_recall(mention)
        return tuple(attachments)

    def _list_files(self) -> FileFinder:
        deadline = time.monotonic() + MAX_SCAN_SECONDS
        files = find_files(self._root, ".", lambda: time.monotonic() > deadline)
        try:
            return FileFinder(show_path(file.path) for file in islice(files, MAX_FILES))
        except (ToolError, OSError):
            return FileFinder(())  # the folder is gone; opening a file reports that

    async def _read_and_count(
        self, mention: Mention, session: SessionId = NO_SESSION
    ) -> _CountedReading | None:
        """Return a mention's tokens, counted anew only if its file changed."""
        if mention.kind is MentionKind.RESOURCE:
            return None  # known when the message is sent
        stamp, key = await asyncio.to_thread(self._file_stamp, mention), (mention.target, session)
        reading = self._readings.get(key)
        if reading is not None and reading.stamp == stamp:
            return reading
        attachment = await self._resolver.attached(mention, mention.written, session)
        if attachment is None:
            return None
        counted = await asyncio.to_thread(attachment_text, attachment, self._models.main.weigher)
        while len(self._readings) >= MAX_KNOWN_READINGS:
            self._readings.pop(next(iter(self._readings)))
        tokens = counted.tokens
        if attachment.image is not None and self._models.main.llm.images is not ImageTokenRule.NONE:
            image = await asyncio.to_thread(attachment.image.stored)
            tokens = picture_tokens((image,), self._models.main.weigher)
        digest, cut = digest_of(attachment.data), attachment.origin.cut
        new_reading = self._readings[key] = _CountedReading(stamp, tokens, digest, cut)
        return new_reading

    def _file_stamp(self, mention: Mention) -> tuple[int, ...]:
        """Return a value that changes with the file; stored contents never change. Blocks."""
        if mention.kind is not MentionKind.FILE:
            return ()
        try:
            with self._root.open_file(mention.name) as file:
                status = os.fstat(file.fileno())
        except (ToolError, OSError):
            return (time.monotonic_ns(),)  # a folder, or missing: read each time
        return status.st_ino, status.st_size, status.st_mtime_ns

    async def _is_changed(self, path: str, reading: _CountedReading) -> bool:
        """Tell whether the newest stored reading differs in the same lines."""
        query = CacheFilter((FilterTerm(FilterKey.WHAT, FilterRelation.CONTAINS, path),))
        source = f"file:{path}"
        try:
            page = await self._store.listed(CacheQuery(query, limit=MAX_COMPARED_READINGS))
            entry = next((entry for entry in page.entries if entry.origin.source == source), None)
            if entry is None or entry.digest == reading.digest:
                return False
            stored = await self._store.read(entry.digest, 0, MAX_MENTIONED_BYTES)
        except HelixError:
            return False  # an unreadable version cannot be compared
        attachment = await self._resolver.attached(Mention(MentionKind.FILE, path, 0, 0), path)
        return attachment is not None and not await asyncio.to_thread(
            is_within_reading, stored, attachment.data
        )


def _rows(data: bytes) -> list[tuple[int, str]]:
    """Return the numbered lines of a reading, without its other text."""
    rows = (row.partition("\t") for row in data.decode("utf-8", "replace").split("\n"))
    return [(int(number), line) for number, tab, line in rows if tab and number.isdecimal()]
