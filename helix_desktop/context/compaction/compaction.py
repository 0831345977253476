"""The value of one compaction that is chosen and not yet committed.

Every way to shorten is a *strategy*, a function from the state of a window to a compaction or None.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.compaction.fold_sources import make_notes
from helix_desktop.context.compaction.stretches import RowStretch
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import Originals
from helix_desktop.context.window_view import RAW, WindowView, apply_epoch
from helix_desktop.domain.cache import NewContent
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    Fold,
    Job,
    KeptStep,
    MarkedPart,
    PartPlace,
    WrittenBy,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.value import replace


class Compaction(Struct, frozen=True):
    """What becomes markers (`parts`), and what `folds` replace, with the cost of writing them.

    Notes of `note_stretches` are written later, when their originals are loaded.
    """

    job: Job
    reason: str
    parts: tuple[MarkedPart, ...] = ()
    folds: tuple[Fold, ...] = ()
    contents: tuple[NewContent, ...] = ()
    """Originals that are not in the cache yet. They are committed with the compaction."""
    note_stretches: tuple[RowStretch, ...] = ()
    max_notes_tokens: tuple[int, ...] = ()
    """The token limit for the notes of each stretch; without one, the policy decides."""
    visible_names: frozenset[str] = frozenset()
    """The names that a reader of the window sees outside of the stretches."""
    major: bool = False
    """Whether earlier notes are joined as well."""
    freed_tokens: int = 0
    """The freed tokens as estimated before notes are written."""
    through: int = 0
    written_by: WrittenBy = WrittenBy.RULES
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0
    unmarked: tuple[PartPlace, ...] = ()
    """Parts that are shown in full again."""
    unpriced: int = 0
    full_steps: tuple[KeptStep, ...] = ()
    """Steps that stay whole because the forecast says so."""

    def with_notes(self, originals: Originals, state: WindowState) -> "Compaction":
        """Return the compaction with its notes, written from their originals."""
        limits = self.max_notes_tokens or (None,) * len(self.note_stretches)
        notes = tuple(
            make_notes(
                stretch,
                originals,
                state,
                visible_names=self.visible_names,
                major=self.major,
                max_tokens=max_tokens,
            )
            for stretch, max_tokens in zip(self.note_stretches, limits, strict=True)
        )
        return replace(self, folds=(*self.folds, *notes), note_stretches=(), max_notes_tokens=())

    def view(self, view: WindowView) -> WindowView:
        return apply_epoch(view, self.epoch(view.number + 1, view.number))

    def plus(self, later: "Compaction") -> "Compaction":
        """Join two compactions into one with the kind and reason of the later one.

        Texts of the later one replace the earlier texts that they cover.
        """
        view_after = apply_epoch(apply_epoch(RAW, self.epoch(1, 0)), later.epoch(2, 1))
        parts = tuple(part for markers in view_after.markers.values() for part in markers.values())
        return replace(
            self,
            job=later.job,
            reason=later.reason,
            parts=parts,
            folds=view_after.folds,
            contents=self.contents + later.contents,
            written_by=max(self.written_by, later.written_by, key=list(WrittenBy).index),
        )

    def epoch(self, number: int, parent: int, *, before: int = 0, after: int = 0) -> Epoch:
        """Return the event's record of the compaction. Sizes are in tokens of the window."""
        return Epoch(
            number=number,
            parent=parent,
            job=self.job,
            reason=self.reason,
            tokens_before=before,
            tokens_after=after,
            marked=self.parts,
            folds=self.folds,
            through=self.through,
            written_by=self.written_by,
            llm=self.llm,
            usage=self.usage,
            cost=self.cost,
            seconds=self.seconds,
            unmarked=self.unmarked,
            unpriced=self.unpriced,
            kept=self.full_steps,
        )


Strategy: TypeAlias = Callable[[WindowState], Compaction | None]
