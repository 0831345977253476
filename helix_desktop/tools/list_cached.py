"""Listing what this workspace has cached: what there is, how large it is, where it came from."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from helix_desktop.context.texts.fitting import how_many
from helix_desktop.domain.cache import CacheEntry, Order, Page
from helix_desktop.domain.errors import QueryError, ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Attic, Clock, Scales, ToolOutput
from helix_desktop.domain.query import parse
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.recall import LONGEST_SHOWN
from helix_desktop.tools.search_cached import LIST, head_of, originals

TOKENS = 1_200
"""Of a listing: twenty rows with room to spare."""
ORDERS = {
    "newest": (Order.ARRIVAL, True),
    "oldest": (Order.ARRIVAL, False),
    "largest": (Order.SIZE, True),
    "most_recalled": (Order.RECALLS, True),
}


class ListArguments(Struct, forbid_unknown_fields=True):
    """Arguments of list_cached_content."""

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


class ListCached:
    """Contents one by one, with their digests, as many as fit into an answer."""

    spec: ToolSpec = reading_spec(
        LIST,
        "List the tool outputs and arguments that this workspace has cached, also those of earlier "
        "sessions: digest for recall_cached_content, tool, size, lines and time of each.",
        ListArguments,
    )

    def __init__(self, attic: Attic, clock: Clock, scales: Callable[[], Scales]) -> None:
        self._attic = attic
        self._clock = clock
        self._scales = scales

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(ListArguments, arguments)
        order, descending = ORDERS[asked.sort]
        try:
            query = originals(*parse(asked.filter, now=self._clock.now()).terms)
            page = await self._attic.entries(
                query, order, descending=descending, offset=asked.offset, limit=asked.limit
            )
        except QueryError as error:
            raise ToolError(error.message, error.hint) from error
        text = _told(page, asked, self._scales())
        return ToolOutput(text.encode("utf-8", "replace"), asked.filter[:LONGEST_SHOWN])


def _told(page: Page, asked: ListArguments, scales: Scales) -> str:
    rows = [_row(entry) for entry in page.entries]
    count = how_many(rows, TOKENS, scales, joint="\n")
    return "\n".join([*rows[:count], *_rest(page, asked.offset + count, whole=count == len(rows))])


def _row(entry: CacheEntry) -> str:
    made = datetime.fromtimestamp(entry.created, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{head_of(entry)} · {made}"


def _rest(page: Page, following: int, *, whole: bool) -> Sequence[str]:
    """What is not told: how many there are in all, how to go on, what was not searched."""
    told: list[str] = []
    if page.more or not whole:
        of = f" of {page.total:,}" if page.total >= 0 else ""
        told.append(f"[{following:,}{of} told by now; offset={following} goes on]")
    elif not page.entries:
        told.append("[nothing there]" if following else "[nothing fits]")
    return [*told, page.note] if page.note else told
