"""What markers and the gate keep out of windows, in tokens: noted beside the content it is of.

Counted when a content leaves the window: a figure to look at, never one that is worked with.
"""

import logging
from collections.abc import Coroutine

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import EpochCommitted, OutputGated
from helix_desktop.domain.live import Journaled, Live
from helix_desktop.domain.memory import Swept
from helix_desktop.domain.ports import Attic
from helix_desktop.engine.equipment import Equipment

log = logging.getLogger(__name__)


class Savings:
    """Hears of all that one workspace journals."""

    def __init__(self, attic: Attic, equipment: Equipment) -> None:
        self._attic = attic
        self._equipment = equipment

    def take(self, event: Live) -> None:
        match event:
            case Journaled(recorded):
                pass
            case _:
                return
        match recorded.event:
            case OutputGated(content=content, tokens_before=before, tokens_after=after):
                if before > after:
                    self._spawn(self._note(content, before - after))
            case EpochCommitted(epoch=epoch) if epoch.swept:
                self._spawn(self._swept(epoch.swept))
            case _:
                pass

    async def _swept(self, parts: tuple[Swept, ...]) -> None:
        for part in parts:
            if part.path:
                continue  # an argument or a picture: what it took is counted nowhere
            try:
                entry = await self._attic.entry(part.content)
            except HelixError:
                continue
            marker = self._equipment.main.scales.count(part.text)
            if entry.tokens is not None and entry.tokens > marker:
                await self._note(part.content, entry.tokens - marker)

    async def _note(self, content: Digest, tokens: int) -> None:
        try:
            await self._attic.note_saved(content, tokens)
        except HelixError as error:
            log.info("what was saved is not noted: %s", error)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        if self._equipment.supervisor.closing:
            work.close()
            return
        self._equipment.supervisor.spawn(work, "note what was saved")
