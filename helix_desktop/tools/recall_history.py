"""Recalling what a `[HISTORY]` line stands for: the messages as they were, or a part of them."""

import asyncio
import re
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.plain import clipped
from helix_desktop.context.texts.readable import readable
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Attic, Provenance, Scales, ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.excerpts import part_of
from helix_desktop.tools.recall import LONGEST_SHOWN, Lines, Pattern, part_words, prefix_in
from helix_desktop.tools.recorded import Journals, Stretch

_RANGE = re.compile(r"(\d{1,9})(?:\s*-\s*(\d{1,9}))?")

NOT_PROVED = "[not as it was: some of it is damaged in the store; this is what is left]\n\n"


class RecallHistoryArguments(Struct, forbid_unknown_fields=True):
    """Arguments of recall_history: which messages, and which part of them."""

    sha256: Annotated[
        str, Meta(description="The digest in the [HISTORY] line: 64 hex digits, or the first 12.")
    ] = ""
    messages: Annotated[
        str, Meta(description='Instead of a digest: numbers from search_history, as "118-126".')
    ] = ""
    session: Annotated[
        str, Meta(description="The session that `messages` is about, if it is another one.")
    ] = ""
    lines: Lines = None
    around: Pattern = None

    @property
    def part(self) -> str:
        """In a few words, which part of the messages is asked for; nothing for the whole."""
        return part_words(self.lines, self.around)


class RecallHistory:
    """The messages that a summary, a note or a SubAgent's answer stands for, or some by number."""

    spec: ToolSpec = reading_spec(
        "recall_history",
        "Give back the messages that a [HISTORY] line stands for, or those of some numbers. Whole, "
        "or cheaper: only some lines, or only what stands around a pattern.",
        RecallHistoryArguments,
    )

    def __init__(
        self,
        attic: Attic,
        session: SessionId,
        scales: Callable[[], Scales],
        *,
        provenance: Provenance | None = None,
    ) -> None:
        self._session = session
        self._journals = Journals(attic, session)
        self._scales = scales
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(RecallHistoryArguments, arguments)
        found = await self._found(asked)
        text = await asyncio.to_thread(self._told, found, asked)
        what = f"{asked.part} of {_title(found)}" if asked.part else _title(found)
        data = text.encode("utf-8", "replace")
        theirs = await self._of_others(found)
        return ToolOutput(data, what, failed=not found.proved, untrusted=theirs)

    async def _found(self, asked: RecallHistoryArguments) -> Stretch:
        if bool(asked.sha256) is bool(asked.messages):
            raise ToolError("Either `sha256` or `messages` says which messages are wanted.")
        if asked.sha256:
            return await self._journals.stretch(prefix_in(asked.sha256))
        numbers = _RANGE.fullmatch(asked.messages.strip())
        if numbers is None:
            raise ToolError(
                f"{clipped(asked.messages, LONGEST_SHOWN)} is no range of messages.",
                'They are given as "118-126", or as one number.',
            )
        first, last = int(numbers[1]), int(numbers[2] or numbers[1])
        session = asked.session.strip() or self._session
        return await self._journals.messages(SessionId(session), first, last)

    async def _of_others(self, found: Stretch) -> bool:
        """Whether the session had heard words of anybody by then."""
        if self._provenance is None or not found.items:
            return False
        return await self._provenance.of_stretch(found.session, found.items[-1].last)

    def _told(self, found: Stretch, asked: RecallHistoryArguments) -> str:
        whole = readable(found.originals.passages(found.items))
        warning = "" if found.proved else NOT_PROVED
        if not asked.part:
            return warning + whole
        scales = self._scales()
        return warning + part_of(whole, asked.lines or "", asked.around or "", scales=scales)


def _title(found: Stretch) -> str:
    events = f"{found.items[0].seq}-{found.items[-1].last}" if found.items else "nothing"
    return f"session {found.session}, events {events}"
