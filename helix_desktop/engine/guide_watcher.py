"""Looks for changed instructions (AGENTS.md) before each turn and in touched folders.

While the provider's cache is warm, a message announces a change at the current position
(`context/guide_history.py`); otherwise the changed text moves to the beginning of the context.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from helix_desktop.context.guide_history import GUIDE_NEWS, GuideHistory
from helix_desktop.context.history import History, SkillUse
from helix_desktop.domain.cache import NO_SESSION, Digest, NewContent, Origin, SessionId
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.events import ContextInjected, Event, Guided, Recorded, Rewound
from helix_desktop.domain.ports import GuideFile
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.engine.guide_texts import (
    OUTDATED,
    GuideBudget,
    guide_news,
    make_guide,
)
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

GUIDE_TOOL = "instructions"
"""Tool name under which the full text of a guide is cached."""

MAX_NEWS_MESSAGES = 3
"""Changes told as messages; with the next one all move to the beginning of the context."""
PATIENCE_SECONDS = 5.0
"""Seconds that a message waits for this check: a disconnected network folder never answers."""

log = logging.getLogger(__name__)


class GuideChange(Struct, frozen=True):
    """The events and contents of changed guides; empty if nothing changed."""

    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class GuideWatcher:
    """The guides of one session."""

    def __init__(
        self, journal: SessionJournal, deps: SessionDeps, *, patience: float = PATIENCE_SECONDS
    ) -> None:
        self._journal = journal
        self._deps = deps
        self._patience = patience
        self._last_look: object = None
        """The touched folders, and the skills to repeat, at the last check."""

    async def find_changes_within_turn(self) -> GuideChange:
        """Check again within a turn if the agent has worked in new places."""
        return (
            GuideChange()
            if self._places_and_skills == self._last_look
            else await self.find_changes()
        )

    @property
    def _places_and_skills(self) -> tuple[int, tuple[Digest, ...]]:
        history = self._journal.history
        return len(history.guide_history.touched_folders), tuple(
            use.content for _, use in hidden_skills(history)
        )

    async def find_changes(self, first_events: Sequence[Event] = ()) -> GuideChange:
        """Return the changes since the last check. The journal must be loaded.

        `first_events` are recorded before them.
        """
        history = self._journal.history
        newest = history.guide_history.newest
        for event in first_events:
            newest = event.guides if isinstance(event, Guided) else newest
        main = self._deps.models.main_of(history)
        if self._deps.toolkit.guides is None or main.keeps_own_context:
            return GuideChange()
        touched = tuple(history.guide_history.touched_folders)
        self._last_look = self._places_and_skills
        try:
            async with asyncio.timeout(self._patience):
                main = self._deps.models.main_of(history)
                find_guides = partial(look_for_guides, self._deps, touched, main)
                guides, contents = await self._deps.base.guide_thread.run(find_guides)
                if (agent := history.agent) and agent.tools is not None:
                    has_tool = USE_SKILL in agent.tools
                    guides = tuple(
                        guide for guide in guides if has_tool or guide.kind is not GuideKind.SKILLS
                    )
                role = (guide for guide in newest if guide.is_role)
                guides = (*role, *guides, *await self._skills_in_use(main))
        except TimeoutError:
            log.warning("a look at the instructions takes too long; what is known holds")
            return GuideChange()
        if guides == newest:
            return GuideChange()
        now, guiding = self._deps.base.clock.now(), history.guide_history
        news_count = len(list(guiding.news_in_window(history.view)))
        news = guide_news(newest, guides)
        cache_seconds = max(
            self._deps.models.policy_of(history).cold_seconds, main.llm.cache_seconds
        )
        is_cache_cold = now - history.replied_at > cache_seconds
        events: tuple[Event, ...]
        if not news:
            # a change that the model does not see moves nothing
            events = (Guided(now, guides, placed=not news_count),)
        elif history.sent is None or is_cache_cold or news_count >= MAX_NEWS_MESSAGES:
            # at the beginning, because no provider has this context in its cache now
            events = (Guided(now, guides),)
            if news_count:  # older messages come later in the context, so mark them as outdated
                events += (ContextInjected(now, OUTDATED, GUIDE_NEWS),)
        else:
            # by a message, whose text moves to the beginning later
            events = (Guided(now, guides, placed=False), ContextInjected(now, news, GUIDE_NEWS))
        return GuideChange(events, tuple(contents))

    async def _skills_in_use(self, model_handle: ModelHandle) -> list[Guide]:
        """Return the instructions of skills that compactions removed but that still apply."""
        history, guides = self._journal.history, list[Guide]()
        known = {(guide.name, guide.content): guide for guide in history.guide_history.newest}
        room = GuideBudget.of_skills(model_handle.llm.window)
        for name, use in hidden_skills(history):
            if not self._deps.toolkit.uses_skill(name):
                continue
            guide = known.get((name, use.content))
            if guide is None:
                try:
                    data = await self._deps.base.store.get(use.content)
                except ContentError:
                    continue  # reported where the damage was found
                file = GuideFile(GuideKind.SKILL, name, data.decode("utf-8", "replace"))
                guide = await asyncio.to_thread(make_guide, file, room, model_handle.weigher)
            room = room.without(guide.tokens)
            if not guide.problem:
                guides.append(guide)
        return guides


def hidden_skills(history: History) -> list[tuple[str, SkillUse]]:
    """Return the skills in use whose instructions a compaction replaced, newest first."""
    skills = reversed(history.skills.items())
    return [(name, use) for name, use in skills if history.is_skill_hidden(use)]


def has_instructions(history: History, name: str, content: Digest) -> bool:
    """Return whether the window has a skill's instructions, in their place or repeated."""
    use = history.skills.get(name)
    if use is None or use.content != content:
        return False
    guides = {(guide.kind, guide.name, guide.content) for guide in history.guide_history.newest}
    repeated = (GuideKind.SKILL, name, content) in guides
    return repeated or (not history.is_skill_hidden(use) and not history.view.covers(use.seq))


async def guides_in_force(deps: SessionDeps, session: SessionId) -> tuple[Guide, ...]:
    """Return the guides of a session, or of a new session, including unused ones."""
    if session == NO_SESSION:
        find_guides = partial(look_for_guides, deps, (), deps.models.first_main)
        return (await deps.base.guide_thread.run(find_guides))[0]
    journal = deps.base.journals.get(session)
    if journal is not None and journal.history.seq:
        return journal.history.guide_history.newest
    guiding = GuideHistory()
    for item in await deps.base.store.events(session):
        match item:
            case Recorded(event=Guided() as event):
                guiding.add(item.seq, event)
            case Recorded(event=Rewound() as event):
                guiding.rewind(item.seq, event)
    return guiding.newest


def look_for_guides(
    deps: SessionDeps, touched: Sequence[str], model_handle: ModelHandle
) -> tuple[tuple[Guide, ...], Sequence[NewContent]]:
    """Return the current guides, cut to a model's window, and their full texts. Blocks."""
    room = GuideBudget.of(model_handle.llm.window)
    guides: list[Guide] = []
    contents: list[NewContent] = []
    for guide_file in deps.toolkit.guides.look(touched) if deps.toolkit.guides else ():
        guide = make_guide(guide_file, room, model_handle.weigher)
        room = room.without(guide.tokens)
        guides.append(guide)
        if guide.content is not None:
            origin = Origin(
                GUIDE_TOOL, guide_file.name, f"guide:{guide_file.kind}:{guide_file.name}"
            )
            contents.append(NewContent(to_utf8(guide_file.text), origin))
    return tuple(guides), contents
