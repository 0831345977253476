"""The tools recall_cached_content and recall_history: return the original behind a marker.

Both return the original, byte for byte, or a part of it. A recalled original has the same digest:
it is not stored twice and gets the same marker again.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.markers import RECALL
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.recall_ranges import render_history
from helix_desktop.domain.cache import (
    CHECKPOINT,
    MIN_PREFIX_CHARS,
    CacheEntry,
    Digest,
    SessionId,
    is_digest,
    is_digest_prefix,
)
from helix_desktop.domain.errors import CacheMiss, ContentError, StoreError, ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import Clock, MessageWeigher, Store, TaintLookup, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.recall_sources import (
    LARGE,
    Chances,
    JournalFinder,
    RecordedStretch,
    decode_original,
    no_chances,
    read_wanted_lines,
    select_part,
)
from helix_desktop.tools.pictures import check_picture
from helix_desktop.tools.secrets.redactor import hide_secret_text
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_SHOWN_CHARS = 60
"""Most characters of a pattern in a call's description."""

Sha = Annotated[
    str, Meta(description="The digest in the marker: 64 hex digits, or its first 12 and more.")
]
Lines = Annotated[
    str | None,
    Meta(description='Only these lines: "120-180", "120-", "-20" for the last 20, or several.'),
]
Pattern = Annotated[
    str | None,
    Meta(description="Only what stands around the matches of this regular expression or text."),
]


class PartArguments(Struct, forbid_unknown_fields=True, kw_only=True):
    """The arguments that name a part of an original."""

    lines: Lines = None
    around: Pattern = None

    @property
    def part(self) -> str:
        """The requested part in a few words; "" for the whole."""
        parts = [f"lines {self.lines}"] if self.lines else []
        parts += [f"around {self.around[:MAX_SHOWN_CHARS]!r}"] if self.around else []
        return " ".join(parts)


class RecallArguments(PartArguments):
    """The arguments of recall_cached_content."""

    sha256: Sha


class RecallCachedContent:
    """The tool that returns the original behind a marker."""

    spec: ToolSpec = tool_spec(
        RECALL,
        "Give back what a [CACHED] marker stands for. Whole, or cheaper: only some lines, or only "
        "what stands around a pattern.",
        RecallArguments,
    )

    def __init__(
        self,
        store: Store,
        clock: Clock,
        weigher: Callable[[], MessageWeigher],
        *,
        max_bytes: int | None = None,
        provenance: TaintLookup | None = None,
        chances: Chances = no_chances,
    ) -> None:
        """Prepare the tool; `max_bytes` is the largest original in bytes that is returned whole."""
        self._store = store
        self._clock = clock
        self._weigher = weigher
        self._max_bytes = max_bytes
        self._chances = chances
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(RecallArguments, arguments)
        try:
            prefix = parse_digest_prefix(request.sha256)
            digest = Digest(prefix) if is_digest(prefix) else await self._store.find(prefix)
            entry = await self._store.entry(digest)
            output = await self._recall(entry, request)
        except CacheMiss as error:
            hint = f"{error.hint} What stands behind [HISTORY] comes from recall_history."
            raise ToolError(error.message, hint.strip()) from error
        except ContentError as error:
            raise ToolError(error.message, error.hint) from error
        with suppress(StoreError):  # a full disk must not keep anybody from reading
            await self._store.note_recall(digest, at=self._clock.now())
        return output

    async def _recall(self, entry: CacheEntry, request: RecallArguments) -> ToolOutput:
        title, origin = entry_title(entry), entry.origin
        untrusted = await is_from_others(entry.digest, self._provenance)
        if origin.mime.startswith("image/"):
            return replace(
                await self._show_picture(entry, request), what=title, untrusted=untrusted
            )
        if request.part:
            part = (await self._select_part(entry, request)).encode("utf-8", "replace")
            return ToolOutput(part, f"{request.part} of {title}", untrusted=untrusted)
        if self._max_bytes is not None and entry.size > self._max_bytes:
            size = f"{entry.size:,} bytes in {entry.lines:,} lines"
            problem = f"That is {size}: too much for one answer."
            raise ToolError(problem, 'Ask for a part: lines="1-200", or around="…".')
        data = await asyncio.to_thread(as_shown, entry, await self._store.get(entry.digest))
        return ToolOutput(data, title, origin.source, origin.mime, untrusted=untrusted)

    async def _show_picture(self, entry: CacheEntry, request: RecallArguments) -> ToolOutput:
        """Return a picture as a picture; agents of other programs are given text only."""
        if request.part or self._max_bytes is not None:
            raise ToolError(_picture(entry), "It cannot be given back as text.")
        data = await self._store.get(entry.digest)
        try:
            picture = await asyncio.to_thread(check_picture, data)
        except ToolError as error:
            raise ToolError(_picture(entry), str(error)) from error
        text = picture.describe(entry.origin.what or entry.origin.tool)
        output_text = text.encode("utf-8", "replace")
        return ToolOutput(output_text, "", entry.origin.source, images=(picture.image,))

    async def _select_part(self, entry: CacheEntry, request: RecallArguments) -> str:
        """Return a part; lines of a large original are read alone, a pattern needs all of it."""
        lines, around, weigher = request.lines or "", request.around or "", self._weigher()
        has_pieces = "." in lines  # of a long line, which is read whole
        if lines and not (around or has_pieces) and entry.size > LARGE and not is_checkpoint(entry):
            text = await read_wanted_lines(self._store, entry, lines, weigher=weigher)
            if text is not None:
                return text
        data = await asyncio.to_thread(as_shown, entry, await self._store.get(entry.digest))
        return await asyncio.to_thread(
            lambda: select_part(
                decode_original(data), lines, around, weigher=weigher, chances=self._chances
            )
        )


async def is_from_others(digest: Digest, provenance: TaintLookup | None) -> bool:
    """Return whether a content may be untrusted; False without a lookup."""
    return provenance is not None and await provenance.is_content_untrusted(digest)


def is_checkpoint(entry: CacheEntry) -> bool:
    """Return whether a content is that of a file, which no model was shown."""
    return entry.origin.source.startswith(CHECKPOINT)


def as_shown(entry: CacheEntry, data: bytes) -> bytes:
    """Return a content as a model may read it: that of a file without its secrets."""
    if not is_checkpoint(entry):
        return data
    path = entry.origin.source.removeprefix(CHECKPOINT)
    text = data.decode("utf-8", "surrogateescape")
    hidden = hide_secret_text(path, text)
    return data if hidden is text else hidden.encode()


def parse_digest_prefix(text: str) -> str:
    """Return a digest or its beginning as written by an agent; raise ToolError if invalid."""
    digest = text.strip().strip("\"'`“”…. ").lower()
    if not is_digest_prefix(digest):
        raise ToolError(
            "{text} is no digest.",
            "Give {least} to 64 hex digits, as they stand in the marker.",
            text=repr(text[:80]),
            least=MIN_PREFIX_CHARS,
        )
    return digest


def entry_title(entry: CacheEntry) -> str:
    origin = entry.origin
    title = " · ".join(filter(None, (origin.tool, origin.what, origin.remark)))
    return title or entry.digest[:16]


def _picture(entry: CacheEntry) -> str:
    return f"That is a picture ({entry.origin.mime}, {entry.size:,} bytes)."


_RANGE = re.compile(r"(\d{1,9})(?:\s*-\s*(\d{1,9}))?")

NOT_INTACT = "[not as it was: some of it is damaged in the store; this is what is left]\n\n"


class RecallHistoryArguments(PartArguments):
    """The arguments of recall_history: which messages, and which part of them."""

    sha256: Annotated[
        str, Meta(description="The digest in the [HISTORY] line: 64 hex digits, or the first 12.")
    ] = ""
    messages: Annotated[
        str, Meta(description='Instead of a digest: numbers from search_history, as "118-126".')
    ] = ""
    session: Annotated[
        str, Meta(description="The session that `messages` is about, if it is another one.")
    ] = ""


class HistoryTool:
    """A tool on the history of a session, and of the others of its workspace."""

    def __init__(
        self,
        store: Store,
        session: SessionId,
        weigher: Callable[[], MessageWeigher],
        *,
        provenance: TaintLookup | None = None,
        chances: Chances = no_chances,
    ) -> None:
        self._chances = chances
        self._session = session
        self._journals = JournalFinder(store, session)
        self._weigher = weigher
        self._provenance = provenance


class RecallHistory(HistoryTool):
    """The tool that returns messages behind a summary, notes or an answer, or by number."""

    spec: ToolSpec = tool_spec(
        "recall_history",
        "Give back the messages that a [HISTORY] line stands for, or those of some numbers. Whole, "
        "or cheaper: only some lines, or only what stands around a pattern.",
        RecallHistoryArguments,
    )

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(RecallHistoryArguments, arguments)
        if bool(request.sha256) is bool(request.messages):
            raise ToolError("Either `sha256` or `messages` says which messages are wanted.")
        if request.sha256:
            recorded = await self._journals.stretch(parse_digest_prefix(request.sha256))
        else:
            numbers = _RANGE.fullmatch(request.messages.strip())
            if numbers is None:
                raise ToolError(
                    "{messages} is no range of messages.",
                    'They are given as "118-126", or as one number.',
                    messages=clip(request.messages, MAX_SHOWN_CHARS),
                )
            first, last = int(numbers[1]), int(numbers[2] or numbers[1])
            session = SessionId(request.session.strip() or self._session)
            recorded = await self._journals.messages_by_number(session, first, last)
        text = await asyncio.to_thread(self._recalled_text, recorded, request)
        what = f"{request.part} of {_title(recorded)}" if request.part else _title(recorded)
        data = text.encode("utf-8", "replace")
        untrusted = False
        if self._provenance is not None and recorded.items:
            # whether the session contained untrusted content by then
            untrusted = await self._provenance.is_stretch_untrusted(
                recorded.session, recorded.items[-1].last
            )
        return ToolOutput(data, what, failed=not recorded.is_intact, untrusted=untrusted)

    def _recalled_text(self, recorded: RecordedStretch, request: RecallHistoryArguments) -> str:
        full_text = render_history(recorded.originals.passages(recorded.items))
        warning = "" if recorded.is_intact else NOT_INTACT
        if not request.part:
            return warning + full_text
        return warning + select_part(
            full_text,
            request.lines or "",
            request.around or "",
            weigher=self._weigher(),
            chances=self._chances,
        )


def _title(recorded: RecordedStretch) -> str:
    events = f"{recorded.items[0].seq}-{recorded.items[-1].last}" if recorded.items else "nothing"
    return f"session {recorded.session}, events {events}"
