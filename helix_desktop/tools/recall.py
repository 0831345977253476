"""Recalling what stands behind a `[CACHED]` marker: the original, byte for byte, or a part of it.

A whole original has the digest it had: it is not stored twice and goes back to the same marker.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.markers import RECALL
from helix_desktop.domain.cache import SHORTEST_PREFIX, CacheEntry, Digest, is_digest, is_prefix
from helix_desktop.domain.errors import CacheMiss, ContentError, StoreError, ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Attic, Clock, Provenance, Scales, ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.excerpts import decoded, part_of
from helix_desktop.tools.stretches import LARGE, lines_of

LONGEST_SHOWN = 60
"""Characters of a pattern that name a call."""
FINE = ("", "ok")
"""Outcomes that need no word."""

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


class RecallArguments(Struct, forbid_unknown_fields=True):
    """Arguments of recall_cached_content."""

    sha256: Sha
    lines: Lines = None
    around: Pattern = None

    @property
    def part(self) -> str:
        """In a few words, which part is asked for; nothing for the whole."""
        return part_words(self.lines, self.around)


def part_words(lines: str | None, around: str | None) -> str:
    told = [f"lines {lines}"] if lines else []
    told += [f"around {around[:LONGEST_SHOWN]!r}"] if around else []
    return " ".join(told)


class RecallCached:
    """The original behind a marker."""

    spec: ToolSpec = reading_spec(
        RECALL,
        "Give back what a [CACHED] marker stands for. Whole, or cheaper: only some lines, or only "
        "what stands around a pattern.",
        RecallArguments,
    )

    def __init__(
        self,
        attic: Attic,
        clock: Clock,
        scales: Callable[[], Scales],
        *,
        most: int | None = None,
        provenance: Provenance | None = None,
    ) -> None:
        """`most`: bytes that are given back whole; of larger originals only parts are."""
        self._attic = attic
        self._clock = clock
        self._scales = scales
        self._most = most
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(RecallArguments, arguments)
        try:
            digest = await self._named(asked.sha256)
            entry = await self._attic.entry(digest)
            output = await self._recalled(entry, asked)
        except CacheMiss as error:
            hint = f"{error.hint} What stands behind [HISTORY] comes from recall_history."
            raise ToolError(error.message, hint.strip()) from error
        except ContentError as error:
            raise ToolError(error.message, error.hint) from error
        with suppress(StoreError):  # a full disk must not keep anybody from reading
            await self._attic.note_recall(digest, at=self._clock.now())
        return output

    async def _recalled(self, entry: CacheEntry, asked: RecallArguments) -> ToolOutput:
        if entry.origin.mime.startswith("image/"):
            raise ToolError(_picture(entry), "It cannot be given back as text.")
        title, origin = title_of(entry), entry.origin
        theirs = await of_others(entry.digest, self._provenance)
        if asked.part:
            part = (await self._part(entry, asked)).encode("utf-8", "replace")
            return ToolOutput(part, f"{asked.part} of {title}", untrusted=theirs)
        if self._most is not None and entry.size > self._most:
            raise ToolError(_too_large(entry), 'Ask for a part: lines="1-200", or around="…".')
        data = await self._attic.get(entry.digest)
        return ToolOutput(data, title, origin.source, origin.mime, untrusted=theirs)

    async def _part(self, entry: CacheEntry, asked: RecallArguments) -> str:
        """Lines of a large original are read without the rest; a pattern may stand anywhere."""
        lines, around, scales = asked.lines or "", asked.around or "", self._scales()
        if lines and not around and entry.size > LARGE:
            found = await lines_of(self._attic, entry, lines, scales=scales)
            if found is not None:
                return found
        data = await self._attic.get(entry.digest)
        return await asyncio.to_thread(_part, data, lines, around, scales=scales)

    async def _named(self, text: str) -> Digest:
        """A whole digest is not looked for: its entry is."""
        prefix = prefix_in(text)
        return Digest(prefix) if is_digest(prefix) else await self._attic.find(prefix)


async def of_others(digest: Digest, provenance: Provenance | None) -> bool:
    """Whether a content may hold words of anybody; where nobody knows, nothing is from others."""
    return provenance is not None and await provenance.of_content(digest)


def prefix_in(text: str) -> str:
    """A digest or its beginning as an agent writes it; ToolError if it is none."""
    found = text.strip().strip("\"'`“”…. ").lower()
    if not is_prefix(found):
        raise ToolError(
            f"{text[:80]!r} is no digest.",
            f"Give {SHORTEST_PREFIX} to 64 hex digits, as they stand in the marker.",
        )
    return found


def title_of(entry: CacheEntry) -> str:
    """What a content is, in the words of its marker."""
    origin = entry.origin
    outcome = "" if origin.outcome in FINE else origin.outcome
    told = " · ".join(part for part in (origin.tool, origin.what, outcome) if part)
    return told or entry.digest[:16]


def _part(data: bytes, lines: str, around: str, *, scales: Scales) -> str:
    return part_of(decoded(data), lines, around, scales=scales)


def _too_large(entry: CacheEntry) -> str:
    return f"That is {entry.size:,} bytes in {entry.lines:,} lines: too much for one answer."


def _picture(entry: CacheEntry) -> str:
    return f"That is a picture ({entry.origin.mime}, {entry.size:,} bytes)."
