"""The tools search_cached_content and list_cached_content: find outputs of the whole workspace.

The search is the store's own, whose regular expressions have a time limit.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from helix_desktop.context.taint import FROM_ELSEWHERE
from helix_desktop.context.texts.markers import RECALL, SHORT_DIGEST_CHARS
from helix_desktop.context.texts.plain_text import NumberedLines, clip
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest, EntryPage
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    parse_filter,
)
from helix_desktop.domain.errors import ContentError, QueryError, ToolError
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import Clock, MessageWeigher, Store, TaintLookup, ToolOutput
from helix_desktop.tools.agent.recall import (
    MAX_SHOWN_CHARS,
    as_shown,
    entry_title,
    is_checkpoint,
    is_from_others,
)
from helix_desktop.tools.agent.recall_sources import decode_original, find_letters, find_positions
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_ENTRIES = 8
"""Contents in one answer, the newest first."""
MAX_LINES = 2
"""Lines shown of each content."""
RESULT_TOKENS = 400
MAX_CONTENT_BYTES = 4 << 20
"""Most bytes of a content whose lines are shown; the store finds contents of any size."""
MAX_TITLE_CHARS = 120
MAX_LINE_CHARS = 160

SEARCH = "search_cached_content"
LIST = "list_cached_content"


class SearchCachedArguments(Struct, forbid_unknown_fields=True):
    """The arguments of search_cached_content."""

    query: Annotated[str, Meta(min_length=1, max_length=1_000, description="What to look for.")]
    regex: Annotated[bool, Meta(description="`query` is a regular expression.")] = False


class SearchCachedContent:
    """The tool that finds contents with a text, with digests and the first matching lines."""

    spec: ToolSpec = tool_spec(
        SEARCH,
        "Search all tool outputs and arguments of this workspace, also those behind markers and "
        "of earlier sessions. Shows digests for recall_cached_content and matching lines.",
        SearchCachedArguments,
    )

    def __init__(
        self,
        store: Store,
        weigher: Callable[[], MessageWeigher],
        *,
        provenance: TaintLookup | None = None,
    ) -> None:
        self._store = store
        self._weigher = weigher
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(SearchCachedArguments, arguments)
        key = FilterKey.REGEX if request.regex else FilterKey.TEXT
        wanted = originals_filter(FilterTerm(key, FilterRelation.CONTAINS, request.query))
        try:
            page = await self._store.listed(CacheQuery(wanted, limit=MAX_ENTRIES))
        except QueryError as error:
            raise ToolError(error.message, error.hint) from error
        matches: list[tuple[CacheEntry, Sequence[str]]] = []
        for entry in page.entries:
            lines: Sequence[str] = ()
            if entry.size <= MAX_CONTENT_BYTES:
                try:
                    data = await self._store.get(entry.digest)
                except ContentError:
                    pass
                else:
                    lines = await asyncio.to_thread(_matching_lines, entry, data, request)
            # a file whose secret alone has the text would tell what the secret is
            if lines or not is_checkpoint(entry):
                matches.append((entry, lines))
        untrusted = await find_untrusted(page, self._provenance)
        text = _result_lines(matches, page, self._weigher(), untrusted=untrusted)
        return ToolOutput(
            text.encode("utf-8", "replace"),
            request.query[:MAX_SHOWN_CHARS],
            untrusted=bool(untrusted),
        )


def originals_filter(*wanted: FilterTerm) -> CacheFilter:
    """Return a filter for matching originals, without recalled, found or shortened content."""
    tools = (RECALL, "recall_history", "search_history", SEARCH, LIST)
    shorter = FilterTerm(
        FilterKey.WHAT, FilterRelation.CONTAINS, f"{GateChoice.KEEP_PREVIEW} of ", negated=True
    )
    excluded = (FilterTerm(FilterKey.TOOL, FilterRelation.IS, tool, negated=True) for tool in tools)
    return CacheFilter((*excluded, shorter, *wanted))


def _matching_lines(
    entry: CacheEntry, data: bytes, request: SearchCachedArguments
) -> Sequence[str]:
    text = decode_original(as_shown(entry, data))
    try:
        positions = (find_positions if request.regex else find_letters)(request.query, text)
    except (TimeoutError, ToolError):
        return ()
    numbered_lines = NumberedLines(text)
    hits = list(numbered_lines.hits(positions).items())
    shown: list[str] = []
    for number, column in hits[:MAX_LINES]:
        row = numbered_lines[number - 1]  # of a long one, the part around the column
        start = min(max(0, column - MAX_LINE_CHARS // 3), max(0, len(row) - MAX_LINE_CHARS))
        shown.append(f"{number}\t{clip(row[start:], MAX_LINE_CHARS)}")
    more = f"… {len(hits) - MAX_LINES:,} more lines"
    return [*shown, more] if len(hits) > MAX_LINES else shown


def _result_lines(
    results: Sequence[tuple[CacheEntry, Sequence[str]]],
    page: EntryPage,
    weigher: MessageWeigher,
    *,
    untrusted: Collection[Digest] = (),
) -> str:
    """Return the results within the budget: contents first, then lines of them, newest first."""
    if not results:
        return f"[nothing has it] {page.note}".strip()
    heads = [describe_entry_line(entry, untrusted) for entry, _ in results]
    shown = heads[: max(1, count_fitting(heads, RESULT_TOKENS // 2, weigher, joint="\n"))]
    left = RESULT_TOKENS - weigher.count("\n".join(shown))
    lines_shown: list[str] = []
    for head, (_, lines) in zip(shown, results, strict=False):
        count = count_fitting(lines, left, weigher, joint="\n")
        lines_shown += [head, *lines[:count]]
        left -= weigher.count("\n".join(lines[:count]))
    if page.more or len(page.entries) > len(shown):
        lines_shown.append("[there are more; narrow the search]")
    return "\n".join(filter(None, (*lines_shown, page.note)))


async def find_untrusted(page: EntryPage, provenance: TaintLookup | None) -> frozenset[Digest]:
    """Return the contents of a page that may be untrusted; none without a lookup."""
    digests = [entry.digest for entry in page.entries]
    return frozenset([digest for digest in digests if await is_from_others(digest, provenance)])


def describe_entry_line(entry: CacheEntry, untrusted: Collection[Digest] = ()) -> str:
    size = f"{entry.tokens:,} tokens" if entry.tokens is not None else f"{entry.size:,} bytes"
    title = clip(entry_title(entry), MAX_TITLE_CHARS)
    mark = f" · {FROM_ELSEWHERE}" if entry.digest in untrusted else ""
    return f"{entry.digest[:SHORT_DIGEST_CHARS]} · {title} · {size} · {entry.lines:,} lines{mark}"


LISTED_TOKENS = 1_200
"""Token budget of a listing: twenty rows with room to spare."""
ORDERS = {
    "newest": (CacheColumn.ARRIVAL, True),
    "oldest": (CacheColumn.ARRIVAL, False),
    "largest": (CacheColumn.SIZE, True),
    "most_recalled": (CacheColumn.RECALLS, True),
}


class ListCachedArguments(Struct, forbid_unknown_fields=True):
    """The arguments of list_cached_content."""

    filter: Annotated[
        str,
        Meta(
            max_length=1_000,
            description='Only what fits, like `tool:shell size:>10k created:<2d text:"Traceback"`.'
            " Fields: tool, what, sha, mime, outcome, size, tokens, lines, recalls, created, used,"
            " pinned, text, regex. A word alone is looked for in tool and what, -term is not.",
        ),
    ] = ""
    sort: Annotated[
        Literal["newest", "oldest", "largest", "most_recalled"], Meta(description="What is first.")
    ] = "newest"
    offset: Annotated[int, Meta(ge=0, le=10**9, description="How many to pass by.")] = 0
    limit: Annotated[int, Meta(ge=1, le=50, description="How many to tell at most.")] = 20


class ListCachedContent:
    """The tool that lists contents with their digests, as many as fit into an answer."""

    spec: ToolSpec = tool_spec(
        LIST,
        "List the tool outputs and arguments that this workspace has cached, also those of earlier "
        "sessions: digest for recall_cached_content, tool, size, lines and time of each.",
        ListCachedArguments,
    )

    def __init__(
        self,
        store: Store,
        clock: Clock,
        weigher: Callable[[], MessageWeigher],
        *,
        provenance: TaintLookup | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._weigher = weigher
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(ListCachedArguments, arguments)
        order, descending = ORDERS[request.sort]
        try:
            query = originals_filter(*parse_filter(request.filter, now=self._clock.now()).terms)
            ask = CacheQuery(query, order, descending, request.offset, request.limit)
            page = await self._store.listed(ask)
        except QueryError as error:
            raise ToolError(error.message, error.hint) from error
        untrusted = await find_untrusted(page, self._provenance)
        text = _listing_text(page, request, self._weigher(), untrusted=untrusted)
        what = request.filter[:MAX_SHOWN_CHARS]
        return ToolOutput(text.encode("utf-8", "replace"), what, untrusted=bool(untrusted))


def _listing_text(
    page: EntryPage,
    request: ListCachedArguments,
    weigher: MessageWeigher,
    *,
    untrusted: Collection[Digest] = (),
) -> str:
    times = (datetime.fromtimestamp(entry.created, UTC) for entry in page.entries)
    rows = [
        f"{describe_entry_line(entry, untrusted)} · {time:%Y-%m-%d %H:%M} UTC"
        for entry, time in zip(page.entries, times, strict=True)
    ]
    count = count_fitting(rows, LISTED_TOKENS, weigher, joint="\n")
    following = request.offset + count
    lines = rows[:count]
    if page.more or count < len(rows):
        of = f" of {page.total:,}" if page.total >= 0 else ""
        lines.append(f"[{following:,}{of} told by now; offset={following} goes on]")
    elif not page.entries:
        lines.append("[nothing there]" if following else "[nothing fits]")
    return "\n".join(filter(None, (*lines, page.note)))
