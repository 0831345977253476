"""The watcher of instructions: looks for changes before each turn and in newly touched folders.

A change while a provider's cache is warm is told as a message at that point (`context/history.py`);
otherwise it moves to the beginning of the context.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from helix_desktop.context.canonical import to_utf8
from helix_desktop.context.history import NEWS, GuideHistory
from helix_desktop.context.texts.guide_texts import OUTDATED, GuideBudget, guide_news, make_guide
from helix_desktop.domain.cache import NO_SESSION, NewContent, Origin, SessionId
from helix_desktop.domain.context_window.rewrites import Guide
from helix_desktop.domain.events import ContextInjected, Event, Guided, Recorded
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

TOOL = "instructions"
"""Tool name under which the full text of a guide is cached."""


MAX_NEWS = 3
"""Changes told as messages; with the next one all move to the beginning of the context."""
PATIENCE = 5.0
"""Seconds that a message waits for the look: a disconnected network folder never answers."""

log = logging.getLogger(__name__)


class GuideChange(Struct, frozen=True):
    """The events and contents of changed guides; empty if nothing changed."""

    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class GuideWatcher:
    """The guides of one session."""

    def __init__(
        self, journal: SessionJournal, deps: SessionDeps, *, patience: float = PATIENCE
    ) -> None:
        self._journal = journal
        self._deps = deps
        self._patience = patience
        self._looked_at = 0
        """Number of touched places that the last look covered."""

    async def noticed_on_the_way(self) -> GuideChange:
        """Look again within a turn if the agent has worked in new places."""
        if len(self._journal.history.guiding.touched) == self._looked_at:
            return GuideChange()
        return await self.find_changes()

    async def find_changes(self) -> GuideChange:
        """Return the changes since the last look. The journal must be loaded."""
        if self._deps.guides is None:
            return GuideChange()
        history = self._journal.history
        touched = tuple(history.guiding.touched)
        self._looked_at = len(touched)
        try:
            async with asyncio.timeout(self._patience):
                main = self._deps.main_of(history)
                look = partial(look_for_guides, self._deps, touched, main)
                guides, contents = await self._deps.guide_thread.run(look)
        except TimeoutError:
            log.warning("a look at the instructions takes too long; what is known holds")
            return GuideChange()
        if guides == history.guiding.newest:
            return GuideChange()
        now, guiding = self._deps.clock.now(), history.guiding
        fresh = len(list(guiding.fresh(history.view)))
        news = guide_news(guiding.newest, guides)
        cache_seconds = max(self._deps.policy_of(history).cold_seconds, main.llm.cache_seconds)
        cold = now - history.replied_at > cache_seconds
        events: tuple[Event, ...]
        if not news:
            # no change that a model reads: its place is that of the last news
            events = (Guided(now, guides, placed=not fresh),)
        elif history.sent is None or cold or fresh >= MAX_NEWS:
            # at the beginning, which no provider has in its prompt cache
            events = (Guided(now, guides),)
            if fresh:  # mark older messages as outdated: they stand further down
                events += (ContextInjected(now, OUTDATED, NEWS),)
        else:
            # a message, which becomes part of the beginning later
            events = (Guided(now, guides, placed=False), ContextInjected(now, news, NEWS))
        return GuideChange(events, tuple(contents))


async def guides_in_force(deps: SessionDeps, session: SessionId) -> tuple[Guide, ...]:
    """Return the guides of a session, or of a new session, including unused ones."""
    if session == NO_SESSION:
        look = partial(look_for_guides, deps, (), deps.first_main)
        return (await deps.guide_thread.run(look))[0]
    journal = deps.journals.get(session)
    if journal is not None and journal.history.seq:
        return journal.history.guiding.newest
    guiding = GuideHistory()
    for event in await deps.store.events(session):
        if isinstance(event, Recorded) and isinstance(event.event, Guided):
            guiding.add(event.event)
    return guiding.newest


def look_for_guides(
    deps: SessionDeps, touched: Sequence[str], model_handle: ModelHandle
) -> tuple[tuple[Guide, ...], Sequence[NewContent]]:
    """Return the current guides, cut to a model's window, and their full texts. Blocks."""
    room = GuideBudget.of(model_handle.llm.window)
    guides: list[Guide] = []
    contents: list[NewContent] = []
    for guide_file in deps.guides.look(touched) if deps.guides else ():
        guide = make_guide(guide_file, room, model_handle.weigher)
        room = room.less(guide.tokens)
        guides.append(guide)
        if guide.content is not None:
            origin = Origin(TOOL, guide_file.name, f"guide:{guide_file.kind}:{guide_file.name}")
            contents.append(NewContent(to_utf8(guide_file.text), origin))
    return tuple(guides), contents
