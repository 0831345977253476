"""Recalling what stands behind a `[CACHED]` marker: the original, byte for byte, or a part of it.

A whole original has the digest it had: it is not stored twice and goes back to the same marker.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.markers import RECALL
from helix_desktop.domain.cache import SHORTEST_PREFIX, CacheEntry, Digest, is_prefix
from helix_desktop.domain.errors import CacheMiss, ContentError, StoreError, ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Attic, Clock, Provenance, Scales, ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.excerpts import decoded, part_of

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


class RecallArguments(Struct):
    """Arguments of recall_cached_content and recall_history."""

    sha256: Sha
    lines: Lines = None
    around: Pattern = None

    @property
    def part(self) -> str:
        """In a few words, which part is asked for; nothing for the whole."""
        told = [f"lines {self.lines}"] if self.lines else []
        told += [f"around {self.around[:LONGEST_SHOWN]!r}"] if self.around else []
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
        provenance: Provenance | None = None,
    ) -> None:
        self._attic = attic
        self._clock = clock
        self._scales = scales
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(RecallArguments, arguments)
        digest = await self._named(asked.sha256)
        try:
            entry, data = await self._attic.entry(digest), await self._attic.get(digest)
        except ContentError as error:
            raise ToolError(error.message, error.hint) from error
        if entry.origin.mime.startswith("image/"):
            raise ToolError(_picture(entry), "It cannot be given back as text.")
        with suppress(StoreError):  # a full disk must not keep anybody from reading
            await self._attic.note_recall(digest, at=self._clock.now())
        title, origin = title_of(entry), entry.origin
        theirs = await of_others(digest, self._provenance)
        if not asked.part:
            return ToolOutput(data, title, origin.source, origin.mime, untrusted=theirs)
        text = await asyncio.to_thread(self._part, data, asked)
        part = text.encode("utf-8", "replace")
        return ToolOutput(part, f"{asked.part} of {title}", untrusted=theirs)

    def _part(self, data: bytes, asked: RecallArguments) -> str:
        scales = self._scales()
        return part_of(decoded(data), asked.lines or "", asked.around or "", scales=scales)

    async def _named(self, text: str) -> Digest:
        try:
            return await self._attic.find(prefix_in(text))
        except CacheMiss as error:
            hint = f"{error.hint} What stands behind [HISTORY] comes from recall_history."
            raise ToolError(error.message, hint.strip()) from error
        except ContentError as error:
            raise ToolError(error.message, error.hint) from error


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


def _picture(entry: CacheEntry) -> str:
    return f"That is a picture ({entry.origin.mime}, {entry.size:,} bytes)."
