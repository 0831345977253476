"""Versions of a handover: its originals, check, edit, restore, and rewrite.

Every new version is an epoch of its own over the same messages, so it can be undone.
"""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import Struct

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.stretches import recover_spans
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem, Originals
from helix_desktop.context.texts.handover_document import NOTHING, render_handover, section_text
from helix_desktop.context.texts.key_details import (
    DetailKind,
    KeyDetail,
    find_details,
    find_missing_details,
    name_missing,
)
from helix_desktop.context.texts.said_lines import replace_said, said_text
from helix_desktop.context.texts.turns import quote_user
from helix_desktop.context.texts.value_check import UNVERIFIED
from helix_desktop.context.window_view import effective_rewrite, handover_version
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.rewrites import RESTORED, Epoch, Fold, Job, WrittenBy
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.handover_writer import HandoverWriter, fetch_originals
from helix_desktop.engine.compaction.jobs import ModelChoices
from helix_desktop.engine.compaction.summarizer import Summarizer
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow

EDITED_REASON = "edited by you"
ADDED_REASON = "what was missing added by you"
MAX_SHARE_DIVISOR = 2
"""Divisor of a request's limit: a version takes at most half of it."""

_SECTION_OF_KIND = {DetailKind.RULE: 5, DetailKind.CHANGED: 2, DetailKind.ERROR: 3}
"""Section for each kind of missing detail; all others go to the technical details."""
_TECHNICAL_SECTION = 1


class CheckedVersion(Struct, frozen=True):
    """Coverage of one version: the details it contains and those it lacks."""

    present: tuple[KeyDetail, ...]
    missing: tuple[KeyDetail, ...]
    unverified: tuple[str, ...] = ()
    """What its model invented; a mark stands in its place."""


class VersionSources(Struct, frozen=True):
    """The original messages of a version; `complete` if their digest equals the version's."""

    items: tuple[HistoryItem, ...]
    originals: Originals
    fold: Fold
    complete: bool


class HandoverVersions:
    """The handover versions of one session."""

    def __init__(
        self,
        journal: SessionJournal,
        session_window: SessionWindow,
        deps: SessionDeps,
        *,
        writer: HandoverWriter,
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._deps = deps
        self._writer = writer

    def document(self, number: int) -> Fold:
        """Return the handover that an epoch committed; raise EngineError if there is none."""
        epoch = self._journal.history.epochs.get(number)
        fold = epoch.document if epoch is not None else None
        if fold is None:
            raise EngineError("This session has no handover {number}.", number=number)
        return fold

    def rewrite_reason(self, number: int) -> str:
        """Return why an epoch's handover gets another version."""
        version = handover_version(number, self._journal.history.epochs)
        return f"handover v{version} written again"

    async def read_sources(self, number: int) -> VersionSources:
        """Read the messages that a version covers from the store and recompute their digest."""
        fold = self.document(number)
        items = tuple(self._journal.history.items_in(fold.covers))
        originals = await fetch_originals(items, self._journal, self._deps)
        digest = await asyncio.to_thread(originals.digest, fold.covers)
        return VersionSources(items, originals, fold, digest == fold.history)

    async def check(self, number: int) -> CheckedVersion:
        """Check which details of the originals, found by rules, the document contains."""
        fold = self.document(number)
        key_details = await self._details(fold)
        if fold.handover is None:
            return CheckedVersion((), key_details)
        present, missing = await asyncio.to_thread(
            find_missing_details, fold.handover, key_details, said_text(fold.said)
        )
        return CheckedVersion(present, missing, fold.unverified)

    async def edit(
        self, number: int, sections: Sequence[str], reason: str = EDITED_REASON
    ) -> Epoch:
        """Commit a new version with the user's sections over the same messages."""
        fold = self.document(number)
        if fold.handover is None or len(sections) != len(HANDOVER_SECTIONS):
            raise EngineError("A handover has six sections.", "Nothing changed.")
        known = frozenset(
            str(output.event.content)
            for item in self._journal.history.items_in(fold.covers)
            for output in item.outputs()
        )
        bodies = tuple(section_text(section, known=known) or NOTHING for section in sections)
        if bodies == fold.handover.sections:
            raise EngineError("The handover is unchanged.", "No new version was created.")
        handover = replace(fold.handover, sections=bodies)
        details = await self._details(fold)
        _, missing = await asyncio.to_thread(
            find_missing_details, handover, details, said_text(fold.said)
        )
        text = replace_said(render_handover(handover, fold.history), (), fold.said, fold.history)
        unverified = fold.unverified if any(UNVERIFIED in body for body in bodies) else ()
        edited_fold = replace(
            fold,
            handover=handover,
            text=text,
            missing=name_missing(missing),
            unverified=unverified,
        )
        state = await self._session_window.look()
        max_tokens = state.limits.tokens // MAX_SHARE_DIVISOR
        if await asyncio.to_thread(state.weigher.exceeds, text, max_tokens):
            raise EngineError(
                "This version would take more than {most} tokens, half of every request.",
                "Nothing changed. Shorten the version; the originals keep everything.",
                most=f"{max_tokens:,}",
            )
        compaction = Compaction(
            Job.HANDOVER, reason, folds=(edited_fold,), written_by=WrittenBy.USER
        )
        return await self._session_window.commit_decision(
            partial(_make_version, number, compaction)
        )

    async def restore(self, number: int) -> Epoch:
        """Commit an earlier version once more, with the context as it was then."""
        fold, epoch = self.document(number), self._journal.history.epochs[number]

        def make(history: History) -> Epoch:
            if effective_rewrite(history.view.number, history.epochs) == number:
                raise EngineError("This version is in use.", "No new version was created.")
            compaction = Compaction(epoch.job, RESTORED, folds=(fold,), written_by=WrittenBy.USER)
            return replace(compaction.epoch(0, 0), restores=number)

        return await self._session_window.commit_decision(make)

    async def add(self, number: int, wanted_details: Iterable[tuple[str, str]]) -> Epoch:
        """Commit a new version with missing details (kind, text) added to their sections."""
        wanted = set(wanted_details)
        checked = await self.check(number)
        missing_details = [
            missing_detail
            for missing_detail in checked.missing
            if (missing_detail.kind.value, missing_detail.text) in wanted
        ]
        handover = self.document(number).handover
        if not missing_details or handover is None:
            raise EngineError("The handover already has this text.", "No new version was created.")
        bodies = [[] if body == NOTHING else [body] for body in handover.sections]
        for detail in missing_details:
            text = " ".join(detail.text.split())
            if detail.kind is DetailKind.RULE:
                text = f"The user said: {quote_user(text, len(text) + 2)}"
            section = _SECTION_OF_KIND.get(detail.kind, _TECHNICAL_SECTION)
            bodies[section].append(f"- {text} [{detail.seq}]")
        return await self.edit(number, ["\n".join(body) for body in bodies], ADDED_REASON)

    async def rewrite(self, number: int, request: ModelChoices) -> Epoch:
        """Have other models rewrite a version's messages, or rules if `request` is empty."""
        fold = self.document(number)
        state = await self.material(number)
        cover = recover_spans(state, fold.covers)
        if cover is None:
            raise EngineError(
                "The messages that this version covers can't be found again.", "Nothing changed."
            )
        summarizer = Summarizer(self._journal, self._deps, request)
        writer = HandoverWriter(self._journal, self._deps, summarizer)
        compaction = await writer.compaction(state, cover, self.rewrite_reason(number))
        if request and compaction.written_by is WrittenBy.RULES:
            name = request[0][1].llm.shown_name
            raise EngineError(
                "{name} didn't write a usable handover.",
                "Nothing changed. Try again, choose another model, or use rules.",
                name=name,
            )
        return await self._session_window.commit_decision(
            partial(_make_version, number, compaction)
        )

    async def material(self, number: int) -> WindowState:
        """Return the context from which a version would be rewritten."""
        self.document(number)
        return await self._session_window.state_at_version(
            self._journal.history.epochs[number].parent
        )

    async def _details(self, fold: Fold) -> tuple[KeyDetail, ...]:
        items = self._journal.history.items_in(fold.covers)
        # known if the document was just written: reading 10,000 messages again would block the
        # window for over a second
        known_details = await self._writer.details_of(items)
        if known_details is not None:
            return known_details
        originals = await fetch_originals(items, self._journal, self._deps)
        return await asyncio.to_thread(lambda: find_details(originals.passages(items)))


def _make_version(number: int, compaction: Compaction, history: History) -> Epoch:
    """Return the epoch; it restores the version's view if the current one covers other messages."""
    with_warnings = history.untrusted_outputs.with_warnings(compaction)
    epoch = with_warnings.epoch(0, 0)
    covers = {fold.covers for fold in with_warnings.folds}
    current_covers = {fold.covers for fold in history.view.folds}
    return epoch if covers <= current_covers else replace(epoch, restores=number)
