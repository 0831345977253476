"""Searching everything that this workspace has cached: which contents have it, and where.

Found by the store's own search, whose regular expressions have a time limit.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.fitting import how_many
from helix_desktop.context.texts.lines import Lines
from helix_desktop.context.texts.markers import RECALL, SHORT_FORM
from helix_desktop.context.texts.plain import clipped
from helix_desktop.domain.cache import CacheEntry, Choice, Page
from helix_desktop.domain.errors import ContentError, QueryError, ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Attic, Provenance, Scales, ToolOutput
from helix_desktop.domain.query import Field, Query, Relation, Term
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.excerpts import decoded, letters_of, positions_of
from helix_desktop.tools.recall import LONGEST_SHOWN, of_others, title_of

MOST_FOUND = 8
"""Contents told of, the newest first."""
MOST_LINES = 2
"""Lines told of each."""
TOKENS = 400
LARGEST = 4 << 20
"""Bytes of a content whose lines are looked at here; the store finds it whatever its size."""
LONGEST_TITLE = 120
LONGEST_LINE = 160

SEARCH = "search_cached_content"
LIST = "list_cached_content"


class SearchArguments(Struct, forbid_unknown_fields=True):
    """Arguments of search_cached_content."""

    query: Annotated[str, Meta(min_length=1, max_length=1_000, description="What to look for.")]
    regex: Annotated[bool, Meta(description="`query` is a regular expression.")] = False


class SearchCached:
    """Contents that hold a text, each with its digest and the first lines that do."""

    spec: ToolSpec = reading_spec(
        SEARCH,
        "Search all tool outputs and arguments of this workspace, also those behind markers and "
        "of earlier sessions. Shows digests for recall_cached_content and matching lines.",
        SearchArguments,
    )

    def __init__(
        self,
        attic: Attic,
        scales: Callable[[], Scales],
        *,
        provenance: Provenance | None = None,
    ) -> None:
        self._attic = attic
        self._scales = scales
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(SearchArguments, arguments)
        try:
            page = await self._attic.entries(query_of(asked), limit=MOST_FOUND)
        except QueryError as error:
            raise ToolError(error.message, error.hint) from error
        found = [(entry, await self._lines(entry, asked)) for entry in page.entries]
        text = _told(found, page, self._scales())
        theirs = [await of_others(entry.digest, self._provenance) for entry in page.entries]
        data = text.encode("utf-8", "replace")
        return ToolOutput(data, asked.query[:LONGEST_SHOWN], untrusted=any(theirs))

    async def _lines(self, entry: CacheEntry, asked: SearchArguments) -> Sequence[str]:
        """The first lines of a content that match, each with its number."""
        if entry.size > LARGEST:
            return ()
        try:
            data = await self._attic.get(entry.digest)
        except ContentError:
            return ()
        return await asyncio.to_thread(_matching, data, asked)


def query_of(asked: SearchArguments) -> Query:
    wanted = Term(Field.REGEX if asked.regex else Field.TEXT, Relation.CONTAINS, asked.query)
    return originals(wanted)


def originals(*wanted: Term) -> Query:
    """What fits, and is an original: what was recalled, found or shortened before is left out."""
    tools = (RECALL, "recall_history", "search_history", SEARCH, LIST)
    shorter = Term(Field.WHAT, Relation.CONTAINS, f"{Choice.KEEP_PREVIEW} of ", negated=True)
    made = (Term(Field.TOOL, Relation.IS, tool, negated=True) for tool in tools)
    return Query((*made, shorter, *wanted))


def _matching(data: bytes, asked: SearchArguments) -> Sequence[str]:
    text = decoded(data)
    try:
        found = (positions_of if asked.regex else letters_of)(asked.query, text)
    except (TimeoutError, ToolError):
        return ()
    every = Lines(text)
    hits = list(every.hits(found).items())
    shown = [f"{number}\t{_shown(every[number - 1], at)}" for number, at in hits[:MOST_LINES]]
    more = f"… {len(hits) - MOST_LINES:,} more lines"
    return [*shown, more] if len(hits) > MOST_LINES else shown


def _shown(row: str, column: int) -> str:
    """Of a long line what stands around the column."""
    start = min(max(0, column - LONGEST_LINE // 3), max(0, len(row) - LONGEST_LINE))
    return clipped(row[start:], LONGEST_LINE)


def _told(found: Sequence[tuple[CacheEntry, Sequence[str]]], page: Page, scales: Scales) -> str:
    """What was found within the budget: contents first, then lines of them, newest first."""
    if not found:
        return f"[nothing has it] {page.note}".strip()
    heads = [head_of(entry) for entry, _ in found]
    shown = heads[: max(1, how_many(heads, TOKENS // 2, scales, joint="\n"))]
    left = TOKENS - scales.count("\n".join(shown))
    told: list[str] = []
    for head, (_, lines) in zip(shown, found, strict=False):
        count = how_many(lines, left, scales, joint="\n")
        told += [head, *lines[:count]]
        left -= scales.count("\n".join(lines[:count]))
    return "\n".join([*told, *_rest(len(shown), page)])


def head_of(entry: CacheEntry) -> str:
    """A content in one line: digest, what it is, how large."""
    size = f"{entry.tokens:,} tokens" if entry.tokens is not None else f"{entry.size:,} bytes"
    title = clipped(title_of(entry), LONGEST_TITLE)
    return f"{entry.digest[:SHORT_FORM]} · {title} · {size} · {entry.lines:,} lines"


def _rest(shown: int, page: Page) -> Sequence[str]:
    more = page.more or len(page.entries) > shown
    note = ["[there are more; narrow the search]"] if more else []
    return [*note, page.note] if page.note else note
