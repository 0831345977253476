"""Recalling what a `[HISTORY]` line stands for: the messages as they were, or a part of them."""

import asyncio
from collections.abc import Callable

from helix_desktop.context.texts.readable import readable
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Attic, Provenance, Scales, ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.excerpts import part_of
from helix_desktop.tools.recall import RecallArguments, prefix_in
from helix_desktop.tools.recorded import Journals, Stretch

NOT_PROVED = "[not as it was: some of it is damaged in the store; this is what is left]\n\n"


class RecallHistory:
    """The messages that a summary, a note or a SubAgent's answer stands for."""

    spec: ToolSpec = reading_spec(
        "recall_history",
        "Give back the messages that a [HISTORY] line stands for. Whole, or cheaper: only some "
        "lines, or only what stands around a pattern.",
        RecallArguments,
    )

    def __init__(
        self,
        attic: Attic,
        session: SessionId,
        scales: Callable[[], Scales],
        *,
        provenance: Provenance | None = None,
    ) -> None:
        self._journals = Journals(attic, session)
        self._scales = scales
        self._provenance = provenance

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(RecallArguments, arguments)
        found = await self._journals.stretch(prefix_in(asked.sha256))
        text = await asyncio.to_thread(self._told, found, asked)
        what = f"{asked.part} of {_title(found)}" if asked.part else _title(found)
        data = text.encode("utf-8", "replace")
        theirs = await self._of_others(found)
        return ToolOutput(data, what, failed=not found.proved, untrusted=theirs)

    async def _of_others(self, found: Stretch) -> bool:
        """Whether the session had heard words of anybody by then."""
        if self._provenance is None or not found.items:
            return False
        return await self._provenance.of_stretch(found.session, found.items[-1].last)

    def _told(self, found: Stretch, asked: RecallArguments) -> str:
        whole = readable(found.originals.passages(found.items))
        warning = "" if found.proved else NOT_PROVED
        if not asked.part:
            return warning + whole
        scales = self._scales()
        return warning + part_of(whole, asked.lines or "", asked.around or "", scales=scales)


def _title(found: Stretch) -> str:
    events = f"{found.items[0].seq}-{found.items[-1].last}" if found.items else "nothing"
    return f"session {found.session}, events {events}"
