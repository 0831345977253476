"""Finds the parts of an original that a recall asks for: lines, matches, messages, within a budget.

Every part is limited in tokens, however long its lines are. The digest of a fold is in the epoch
that made it; a subagent's work has the digest of its whole session, which is computed from its
journal. A stretch is returned with the proof that its digest matches. Lines of a large original are
read piece by piece, from the nearer end, and each piece is verified by the store.
"""

import asyncio
import codecs
import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, overload

from msgspec import Struct

from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem, Originals, contents_to_fetch
from helix_desktop.context.texts.likely_lines import MAX_LINE_CHARS, NO_CHANCES, find_likely_names
from helix_desktop.context.texts.placeholders import LOST_OUTPUT
from helix_desktop.context.texts.plain_text import NumberedLines
from helix_desktop.context.texts.quotations import show_wanted_rows
from helix_desktop.context.texts.recall_ranges import (
    LineRanges,
    fit_ranges,
    parse_line_ranges,
    show_matches,
    show_ranges,
)
from helix_desktop.domain.cache import NO_SESSION, CacheEntry, Digest, HistoryDigest, SessionId
from helix_desktop.domain.context_window.rewrites import EventSpan
from helix_desktop.domain.errors import ContentError, JournalError, QueryError, ToolError
from helix_desktop.domain.events import EpochCommitted, Recorded, TurnEnded
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import MessageWeigher, SessionStore, Store
from helix_desktop.domain.safe_regex import compile_pattern
from helix_desktop.domain.workspace import SessionHead

SHOWN_LINES_TOKENS = 1_600
"""Token budget for requested lines: sixty lines of code with room to spare."""
AROUND_TOKENS = 400
"""Token budget for matches; more did not answer more needs of recorded sessions."""
MAX_RANKED_LINES = 500
"""Matched lines that are ranked by what is likely needed; the first of a text."""
MAX_HITS = 10_000
"""Most matches of one pattern that are counted."""
PATTERN_SECONDS = 2.0
"""Time limit of one pattern; afterwards its literal text is searched for."""
PIECE = 1 << 20
"""Bytes decoded at once, so that the window's thread gets its turn."""


def decode_original(data: bytes) -> str:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    pieces = [decoder.decode(data[start : start + PIECE]) for start in range(0, len(data), PIECE)]
    return "".join([*pieces, decoder.decode(b"", final=True)])


Chances: TypeAlias = Callable[[str], Mapping[str, float]]
"""Returns how likely the names in a text are needed."""


def no_chances(_text: str) -> Mapping[str, float]:
    return NO_CHANCES


def select_part(
    text: str, lines: str, around: str, *, weigher: MessageWeigher, chances: Chances = no_chances
) -> str:
    """Return the requested lines, or the matches (within these lines, if both are given).

    A line is a number, or a piece of a long line as excerpts number them: "7.3".
    """
    if "." in lines and not around:
        shown = show_wanted_rows(text, lines, SHOWN_LINES_TOKENS, weigher)
        if not shown:
            raise ToolError("There are no lines {lines}.", lines=lines[:60])
        return shown
    numbered_lines = NumberedLines(text)
    ranges = (
        parse_line_ranges(lines, len(numbered_lines))
        if lines
        else LineRanges(((1, len(numbered_lines)),))
    )
    if ranges.problem:
        raise ToolError(ranges.problem)
    if not around:
        return show_ranges(numbered_lines, ranges, SHOWN_LINES_TOKENS, weigher=weigher)
    positions, note = find_places(text, around)
    firsts = [first for first, _ in ranges.spans]

    def inside(number: int) -> bool:
        line_index = bisect_right(firsts, number) - 1
        return line_index >= 0 and number <= ranges.spans[line_index][1]

    hits = {line: column for line, column in numbered_lines.hits(positions).items() if inside(line)}
    numbers = sorted(hits)[:MAX_RANKED_LINES]
    rows = "\n".join(numbered_lines[number - 1][:MAX_LINE_CHARS] for number in numbers)
    names = find_likely_names(rows, chances(rows))
    likely = {numbers[line_index]: sum(counts.values()) for line_index, counts in names.items()}
    return note + show_matches(numbered_lines, hits, AROUND_TOKENS, weigher=weigher, likely=likely)


def find_places(text: str, wanted: str) -> tuple[list[int], str]:
    """Find the matches of a pattern, else of its literal text; return them with a note.

    Blocks its thread for at most twice `PATTERN_SECONDS`.
    """
    try:
        if places := find_positions(wanted, text):
            return places, ""
    except QueryError as error:
        return find_letters(wanted, text), f"[{error.message} Looked for these very letters:]\n"
    except TimeoutError:
        note = "[the regular expression takes too long; looked for these very letters:]\n"
        return find_letters(wanted, text), note
    places = find_letters(wanted, text)
    return places, "[no match as a regular expression; these very letters:]\n" if places else ""


def find_letters(wanted: str, text: str) -> list[int]:
    """Find the literal text, in upper or lower case."""
    try:
        return find_positions(f"(?i){re.escape(wanted)}", text)
    except (QueryError, TimeoutError) as error:
        raise ToolError("That cannot be looked for.", "Give a shorter pattern.") from error


def find_positions(pattern: str, text: str) -> list[int]:
    return compile_pattern(pattern).positions(text, PATTERN_SECONDS, max_matches=MAX_HITS)


Covers = tuple[EventSpan, ...]


class RecordedStretch(Struct, frozen=True):
    """Covered messages and their originals; `is_intact` if they have the requested digest."""

    session: SessionId
    items: Sequence[HistoryItem]
    originals: Originals
    is_intact: bool


class JournalFinder:
    """A search through the journals of a workspace, first of one session."""

    def __init__(self, store: Store, session: SessionId) -> None:
        self._store = store
        self._session = session
        self._complete: dict[tuple[SessionId, int], HistoryDigest] = {}
        """Digests of whole sessions up to the end of a turn."""

    async def stretch(self, prefix: str) -> RecordedStretch:
        """Return the stretch whose digest starts with `prefix`; raise ToolError unless unique."""
        heads = await self.heads()
        for find in (self._compacted_spans, self._turn_spans):
            for head in heads:
                named = await find(head)
                digests = [digest for digest in named if digest.startswith(prefix)]
                if len(digests) > 1:
                    raise ToolError(
                        Phrase("More than one digest begins with {prefix}.", prefix=prefix),
                        "Enter more digits.",
                    )
                if digests:
                    digest, covers = digests[0], named[digests[0]]
                    originals = await self._originals(await self._read_events(head.id), covers)
                    is_intact = await asyncio.to_thread(originals.digest, covers) == digest
                    items = originals.covered(covers)
                    return RecordedStretch(head.id, items, originals, is_intact)
        raise ToolError(
            "No summary or note of this workspace has a digest that begins with {prefix}.",
            "Take the digest from a [HISTORY] line. [CACHED] goes with recall_cached_content.",
            prefix=prefix[:20],
        )

    async def heads(self) -> Sequence[SessionHead]:
        """Return the own session, its subagents' sessions, then the others, the newest first."""

        def distance(head: SessionHead) -> int:
            return 0 if head.id == self._session else 1 if head.parent == self._session else 2

        heads = sorted(await self._store.sessions(), key=lambda head: head.id, reverse=True)
        return sorted(heads, key=distance)

    async def _compacted_spans(self, head: SessionHead) -> Mapping[HistoryDigest, Covers]:
        """Return the spans covered by the folds of all versions of a session's context."""
        return {
            fold.history: fold.covers
            for recorded in await self._read_events(head.id)
            if isinstance(recorded.event, EpochCommitted)
            for fold in recorded.event.epoch.folds
        }

    async def _turn_spans(self, head: SessionHead) -> Mapping[HistoryDigest, Covers]:
        """Return the spans of a subagent's session up to the end of each turn, by digest."""
        if head.parent == NO_SESSION:
            return {}
        events = await self._read_events(head.id)
        ends = [recorded.seq for recorded in events if isinstance(recorded.event, TurnEnded)]
        if any((head.id, end) not in self._complete for end in ends):
            originals = await self._originals(events, [EventSpan(1, head.count)])
            for end in ends:
                digest = await asyncio.to_thread(originals.digest, [EventSpan(1, end)])
                self._complete[head.id, end] = digest
        return {self._complete[head.id, end]: (EventSpan(1, end),) for end in ends}

    async def history(self, session: SessionId) -> History:
        return await asyncio.to_thread(History, await self._read_events(session))

    async def messages_by_number(
        self, session: SessionId, first: int, last: int
    ) -> RecordedStretch:
        """Return the messages of these events, without a digest to check."""
        if session not in [head.id for head in await self.heads()]:
            raise ToolError(
                "There is no such session here.", "search_history names those it finds."
            )
        events, covers = await self._read_events(session), (EventSpan(first, last),)
        originals = await self._originals(events, covers)
        return RecordedStretch(session, originals.covered(covers), originals, is_intact=True)

    async def _originals(
        self, events: Sequence[Recorded], covers: Sequence[EventSpan]
    ) -> Originals:
        history = await asyncio.to_thread(History, events)
        texts: dict[Digest, str] = {}
        for digest in contents_to_fetch(history.items_in(covers)):
            if digest not in texts:
                try:
                    texts[digest] = decode_original(await self._store.get(digest))
                except ContentError:
                    texts[digest] = LOST_OUTPUT
        return Originals(history.items_in, texts.__getitem__)

    async def _read_events(self, session: SessionId) -> Sequence[Recorded]:
        try:
            items = await self._store.events(session)
        except JournalError:
            return ()
        return [item for item in items if isinstance(item, Recorded)]


LARGE = PIECE
"""Bytes from which a part is cheaper to read than the whole: the store's own piece size."""
MAX_LINES_BYTES = 8 << 20
"""Most bytes of lines in memory; with longer lines the whole content is read."""


class SparseLines(Sequence[str]):
    """Some lines of a text by their index; the others are missing."""

    def __init__(self, lines: Mapping[int, bytes], count: int) -> None:
        self._lines, self._count = lines, count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self._count))]
        return decode_original(self._lines[index + 1]).removesuffix("\r")


async def read_wanted_lines(
    session_store: SessionStore, entry: CacheEntry, requested: str, *, weigher: MessageWeigher
) -> str | None:
    """Return the requested lines; None if that takes the whole content anyway."""
    ranges = parse_line_ranges(requested, entry.lines)
    if ranges.problem:
        raise ToolError(ranges.problem)
    wanted = frozenset(fit_ranges(ranges, SHOWN_LINES_TOKENS))
    from_end = entry.lines - min(wanted) < max(wanted)
    gathered = _LineGatherer(wanted)
    first = entry.lines if from_end else 1
    starts = range(0, entry.size, PIECE)
    for start in reversed(starts) if from_end else starts:
        if first < min(wanted) if from_end else first > max(wanted):
            break
        piece = await session_store.read(entry.digest, start, min(start + PIECE, entry.size))
        feeds = piece.count(b"\n")
        if from_end:
            # a final line feed ends the last line and starts no other
            first += start + PIECE >= entry.size and piece.endswith(b"\n")
            first -= feeds
        if not await asyncio.to_thread(gathered.take, piece, first, before=from_end):
            return None
        if not from_end:
            first += feeds
    if wanted - gathered.lines.keys():
        return None
    lines_with_gaps = SparseLines(gathered.lines, entry.lines)
    return await asyncio.to_thread(
        show_ranges, lines_with_gaps, ranges, SHOWN_LINES_TOKENS, weigher=weigher
    )


class _LineGatherer:
    """Wanted lines, joined from the pieces that contain them."""

    def __init__(self, wanted: frozenset[int]) -> None:
        self._wanted = wanted
        self.lines: dict[int, bytes] = {}
        self.buffered_bytes = 0

    def take(self, piece: bytes, first: int, *, before: bool = False) -> bool:
        """Keep the wanted parts of a piece that begins in line `first`; return False if too
        many."""
        last = first + piece.count(b"\n")
        if not any(first <= number <= last for number in self._wanted):
            return True
        for number, part in enumerate(piece.split(b"\n"), first):
            if number not in self._wanted:
                continue
            known = self.lines.get(number, b"")
            self.lines[number] = part + known if before else known + part
            self.buffered_bytes += len(part)
            if self.buffered_bytes > MAX_LINES_BYTES:
                return False
        return True
