"""Looks before each turn, and in new places, what windows begin with, and journals what changed.

What is noticed while a provider's cache is warm is told where it is noticed (context/history.py).
"""

import asyncio
import logging
from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.context.canonical import to_utf8
from helix_desktop.context.history import NEWS, GuideHistory, History
from helix_desktop.context.texts.prompts import OUTDATED, GuideBudget, guide_news, make_guide
from helix_desktop.domain.cache import NO_SESSION, NewContent, Origin, SessionId
from helix_desktop.domain.context_window.rewrites import Guide
from helix_desktop.domain.events import ContextInjected, Event, Guided, Recorded
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

TOOL = "instructions"
"""Under this name the whole of a guide lies in the cache."""


MOST_NEWS = 3
"""Changes that are told one after the other; with the next one they all move to the beginning."""
PATIENCE = 5.0
"""Seconds that a message waits for the look: a folder on a network that is gone answers never."""

log = logging.getLogger(__name__)


class GuideChange(Struct, frozen=True):
    """What a look found to be new; nothing, most of the time."""

    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class GuideWatcher:
    """One session's guides."""

    def __init__(
        self, journal: SessionJournal, deps: SessionDeps, *, patience: float = PATIENCE
    ) -> None:
        self._journal = journal
        self._deps = deps
        self._patience = patience
        self._looked_at = 0
        """How many places the last look knew of."""

    @property
    def newest(self) -> tuple[Guide, ...]:
        """What is in force, and what is not used and why."""
        return self._journal.history.guiding.newest

    async def noticed_on_the_way(self) -> GuideChange:
        """The same within a turn, if the agent has worked in places that were not looked at."""
        if len(self._journal.history.guiding.touched) == self._looked_at:
            return GuideChange()
        return await self.noticed()

    async def noticed(self) -> GuideChange:
        """What changed since the last look. The journal has to be loaded."""
        if self._deps.guides is None:
            return GuideChange()
        history = self._journal.history
        touched = tuple(history.guiding.touched)
        self._looked_at = len(touched)
        try:
            async with asyncio.timeout(self._patience):
                guides, contents = await asyncio.to_thread(look_for_guides, self._deps, touched)
        except TimeoutError:
            log.warning("a look at the instructions takes too long; what is known holds")
            return GuideChange()
        if guides == history.guiding.newest:
            return GuideChange()
        return GuideChange(tuple(self._told(history, guides)), tuple(contents))

    def _told(self, history: History, guides: tuple[Guide, ...]) -> Sequence[Event]:
        """At the beginning where that costs little; else as a message, and later there."""
        now, guiding = self._deps.clock.now(), history.guiding
        fresh = len(list(guiding.fresh(history.view)))
        told = guide_news(guiding.newest, guides)
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
        cold = now - history.replied_at > self._deps.policy_of(history).cold_seconds
        return history.sent is None or cold


async def guides_in_force(deps: SessionDeps, session: SessionId) -> tuple[Guide, ...]:
    """What a session is guided by, and what is not used and why; what a new one would be."""
    if session == NO_SESSION:
        return (await asyncio.to_thread(look_for_guides, deps, ()))[0]
    journal = deps.journals.get(session)
    if journal is not None and journal.history.seq:
        return journal.history.guiding.newest
    guiding = GuideHistory()
    for each in await deps.store.events(session):
        if isinstance(each, Recorded) and isinstance(each.event, Guided):
            guiding.add(each.event)
    return guiding.newest


def look_for_guides(
    deps: SessionDeps, touched: Sequence[str]
) -> tuple[tuple[Guide, ...], Sequence[NewContent]]:
    """The guides as they are now, cut to the main model's window, and their whole texts. Blocks."""
    model_handle = deps.main
    room = GuideBudget.of(model_handle.llm.window)
    guides: list[Guide] = []
    contents: list[NewContent] = []
    for found in deps.guides.look(touched) if deps.guides else ():
        guide = make_guide(found, room, model_handle.weigher)
        room = room.less(guide.tokens)
        guides.append(guide)
        if guide.content is not None:
            origin = Origin(TOOL, found.name, f"guide:{found.kind}:{found.name}")
            contents.append(NewContent(to_utf8(found.text), origin))
    return tuple(guides), contents
