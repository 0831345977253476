"""Looks before each turn, and in new places, what windows begin with, and journals what changed.

What is noticed while a provider's cache is warm is told where it is noticed (context/guides.py).
"""

import asyncio
import logging
from collections.abc import Sequence

from helix_desktop.context.guides import NEWS, Guiding
from helix_desktop.context.history import History
from helix_desktop.context.texts.guiding import OUTDATED, Room, guide_of, news
from helix_desktop.context.wire import utf8
from helix_desktop.domain.cache import NO_SESSION, NewContent, Origin, SessionId
from helix_desktop.domain.events import ContextInjected, Event, Guided, Recorded
from helix_desktop.domain.memory import Guide
from helix_desktop.domain.values import value
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.journal import Journal

TOOL = "instructions"
"""Under this name the whole of a guide lies in the cache."""


MOST_NEWS = 3
"""Changes that are told one after the other; with the next one they all move to the beginning."""
PATIENCE = 5.0
"""Seconds that a message waits for the look: a folder on a network that is gone answers never."""

log = logging.getLogger(__name__)


@value
class Noticed:
    """What a look found to be new; nothing, most of the time."""

    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class Guidance:
    """One session's guides."""

    def __init__(
        self, journal: Journal, equipment: Equipment, *, patience: float = PATIENCE
    ) -> None:
        self._journal = journal
        self._equipment = equipment
        self._patience = patience
        self._looked_at = 0
        """How many places the last look knew of."""

    @property
    def newest(self) -> tuple[Guide, ...]:
        """What is in force, and what is not used and why."""
        return self._journal.history.guiding.newest

    async def noticed_on_the_way(self) -> Noticed:
        """The same within a turn, if the agent has worked in places that were not looked at."""
        if len(self._journal.history.guiding.touched) == self._looked_at:
            return Noticed()
        return await self.noticed()

    async def noticed(self) -> Noticed:
        """What changed since the last look. The journal has to be loaded."""
        if self._equipment.guides is None:
            return Noticed()
        history = self._journal.history
        touched = tuple(history.guiding.touched)
        self._looked_at = len(touched)
        try:
            async with asyncio.timeout(self._patience):
                guides, contents = await asyncio.to_thread(looked, self._equipment, touched)
        except TimeoutError:
            log.warning("a look at the instructions takes too long; what is known holds")
            return Noticed()
        if guides == history.guiding.newest:
            return Noticed()
        return Noticed(tuple(self._told(history, guides)), tuple(contents))

    def _told(self, history: History, guides: tuple[Guide, ...]) -> Sequence[Event]:
        """At the beginning where that costs little; else as a message, and later there."""
        now, guiding = self._equipment.clock.now(), history.guiding
        fresh = len(list(guiding.fresh(history.view)))
        told = news(guiding.newest, guides)
        if told and (self._cheap(history, now) or fresh >= MOST_NEWS):
            # older news that still stands further down must not be taken for the newest
            outdated = [ContextInjected(now, OUTDATED, NEWS)] if fresh else []
            return [Guided(now, guides), *outdated]
        if not told:
            # nothing that a model reads: it stands wherever the last news stands
            return [Guided(now, guides, placed=not fresh)]
        return [Guided(now, guides, placed=False), ContextInjected(now, told, NEWS)]

    def _cheap(self, history: History, now: float) -> bool:
        """Whether no provider has the beginning in its cache."""
        cold = now - history.replied_at > self._equipment.policy_of(history).cold_seconds
        return history.sent is None or cold


async def in_force(equipment: Equipment, session: SessionId) -> tuple[Guide, ...]:
    """What a session is guided by, and what is not used and why; what a new one would be."""
    if session == NO_SESSION:
        return (await asyncio.to_thread(looked, equipment, ()))[0]
    journal = equipment.journals.get(session)
    if journal is not None and journal.history.seq:
        return journal.history.guiding.newest
    guiding = Guiding()
    for each in await equipment.attic.events(session):
        if isinstance(each, Recorded) and isinstance(each.event, Guided):
            guiding.add(each.event)
    return guiding.newest


def looked(
    equipment: Equipment, touched: Sequence[str]
) -> tuple[tuple[Guide, ...], Sequence[NewContent]]:
    """The guides as they are now, cut to the main model's window, and their whole texts. Blocks."""
    voice = equipment.main
    room = Room.of(voice.llm.window)
    guides: list[Guide] = []
    contents: list[NewContent] = []
    for found in equipment.guides.look(touched) if equipment.guides else ():
        guide = guide_of(found, room, voice.scales)
        room = room.less(guide.tokens)
        guides.append(guide)
        if guide.content is not None:
            origin = Origin(TOOL, found.name, f"guide:{found.kind}:{found.name}")
            contents.append(NewContent(utf8(found.text), origin))
    return tuple(guides), contents
