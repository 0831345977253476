"""The tool search_history: finds words in all messages of the session.

Each found message is shown with its number, date and step; `recall_history` returns the messages
around it as they were.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import accumulate
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.history import History
from helix_desktop.context.history_items import passages_of
from helix_desktop.context.taint import FROM_ELSEWHERE
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import MessageWeigher, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.cached_content import SEARCH as SEARCH_CACHED
from helix_desktop.tools.agent.recall import MAX_SHOWN_CHARS, HistoryTool
from helix_desktop.tools.agent.recall_sources import find_letters
from helix_desktop.tools.agent.recall_sources import find_places as places_of
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_MATCHES = 200
"""Messages after which no further session is searched."""
RESULT_TOKENS = 800
AROUND_CHARS = 80
"""Characters shown before a match; twice as many after it."""

SEARCH = "search_history"
_QUESTION_TOOLS = frozenset({SEARCH, SEARCH_CACHED})
"""Tools whose calls contain earlier searches and would find themselves."""


class SearchHistoryArguments(Struct, forbid_unknown_fields=True):
    """The arguments of search_history."""

    query: Annotated[str, Meta(min_length=1, max_length=1_000, description="What to look for.")]
    regex: Annotated[bool, Meta(description="`query` is a regular expression.")] = False
    everywhere: Annotated[
        bool, Meta(description="Also in the other sessions of this workspace, newest first.")
    ] = False


class HistoryMatch(Struct, frozen=True):
    """A found message."""

    session: SessionId
    seq: int
    line: str


class SearchHistory(HistoryTool):
    """The tool that finds messages with a text, of the user and the agent, and tool calls.

    With NO_SESSION it searches all sessions.
    """

    spec: ToolSpec = tool_spec(
        SEARCH,
        "Search all that was ever said in this session and all calls that were made, also what has "
        "left the window. Shows the numbers of messages for recall_history.",
        SearchHistoryArguments,
    )

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(SearchHistoryArguments, arguments)
        everywhere = request.everywhere or self._session == NO_SESSION
        matches, note = list[HistoryMatch](), ""
        for head in await self._journals.heads():
            if everywhere or head.id == self._session:
                history = await self._journals.history(head.id)
                hits, problem = await asyncio.to_thread(_find_matches, head.id, history, request)
                matches, note = matches + list(hits), note or problem
            if len(matches) > MAX_MATCHES:
                break
        newest: dict[SessionId, int] = {}
        for hit in matches:  # the newest of a session is first
            newest.setdefault(hit.session, hit.seq)
        untrusted = False
        if (provenance := self._provenance) is not None:
            # whether a session contained untrusted content by then
            untrusted = any(
                [await provenance.is_stretch_untrusted(*last) for last in newest.items()]
            )
            for index, hit in enumerate(matches if untrusted else ()):
                if await provenance.is_stretch_untrusted(hit.session, hit.seq):
                    matches[index] = replace(hit, line=f"{hit.line} {FROM_ELSEWHERE}")
        text = note + _matches_text(matches, self._weigher(), named=everywhere)
        what = request.query[:MAX_SHOWN_CHARS]
        return ToolOutput(text.encode("utf-8", "replace"), what, untrusted=untrusted)


def _find_matches(
    session: SessionId, history: History, request: SearchHistoryArguments
) -> tuple[Sequence[HistoryMatch], str]:
    passages = list(_all_messages(history))[::-1]
    starts = list(accumulate((len(passage.text) + 1 for _, passage in passages), initial=0))
    text = "\n".join(passage.text for _, passage in passages)
    if request.regex:
        places, note = places_of(text, request.query)
    else:
        places, note = find_letters(request.query, text), ""
    first = {bisect_right(starts, place) - 1: place for place in reversed(places)}
    matches: list[HistoryMatch] = []
    for index, place in sorted(first.items()):
        when, passage = passages[index]
        start = max(0, place - starts[index] - AROUND_CHARS)
        around = " ".join(passage.text[start : start + 8 * AROUND_CHARS].split())
        shown = f"{'…' if start else ''}{clip(around, 3 * AROUND_CHARS)}"
        line = f"[{passage.seq}] {when} · {_speaker(passage)}: {shown}"
        matches.append(HistoryMatch(session, passage.seq, line))
    return matches, note


def _all_messages(history: History) -> Iterator[tuple[str, Passage]]:
    """Yield every message with its date, turn and step; outputs are left out."""
    turn = step = 0
    for item in history.items:
        if item.turn != turn:
            turn, step = item.turn, 0
        step += item.reply is not None
        time = datetime.fromtimestamp(item.event.at, UTC).strftime("%Y-%m-%d %H:%M")
        when = f"{time} · turn {turn}" + (f", step {step}" if item.reply is not None else "")
        for passage in passages_of([item], lambda _digest: ""):
            if passage.source is not PassageSource.OUTPUT and passage.tool not in _QUESTION_TOOLS:
                yield when, passage


def _speaker(passage: Passage) -> str:
    match passage.source:
        case PassageSource.USER:
            return "user"
        case PassageSource.CALL:
            return f"agent calls {passage.tool}"
        case PassageSource.AGENT:
            return "agent"
        case _:
            return f"given along ({passage.what})"


def _matches_text(matches: Sequence[HistoryMatch], weigher: MessageWeigher, *, named: bool) -> str:
    """Return as many hits as fit, the newest first; `named`: with their sessions."""
    if not matches:
        return "[nobody said that here; outputs of tools: search_cached_content]"
    lines = [f"session {hit.session} {hit.line}" if named else hit.line for hit in matches]
    count = max(1, count_fitting(lines, RESULT_TOKENS, weigher, joint="\n"))
    left = len(lines) - count
    first = matches[0]
    session = f', session="{first.session}"' if named else ""
    how = f'[recall_history(messages="{max(1, first.seq - 3)}-{first.seq + 3}"{session}) gives the'
    more = [f"[{left:,} more; narrow the search]"] if left else []
    return "\n".join([*lines[:count], *more, f"{how} messages around the first one]"])
