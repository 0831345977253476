"""The sources of folds: notes for a stretch, and the material of a document.

Notes and documents are always made from originals. From earlier notes, only the names are used. The
digest in a fold recalls the covered messages.
"""

from collections.abc import Container, Iterable, Sequence

from msgspec import Struct

from helix_desktop.context.items import HistoryItem, Originals, retell
from helix_desktop.context.stretches import RowStretch
from helix_desktop.context.texts.details import KeyDetail, find_details
from helix_desktop.context.texts.notes import NotesBudget, NotesContext, write_notes
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.context.window_state import PolicyMarks, WindowState
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import EventSpan, Fold, FoldKind, is_within

SHARE_DIVISOR = 6
"""The divisor for notes of a policy without marks: at most a sixth of the replaced tokens."""


def make_notes(
    stretch: RowStretch,
    originals: Originals,
    now: WindowState,
    *,
    known: Container[str] = (),
    major: bool = False,
    most: int | None = None,
) -> Fold:
    """Write notes for a stretch by rules alone, with at most `most` tokens or as the policy
    demands.
    """
    digest = originals.digest(stretch.covers)
    text = write_notes(
        originals.passages(stretch.items),
        _room(stretch, now, major=major) if most is None else NotesBudget.within(most),
        now.weigher,
        history=digest,
        around=NotesContext(
            earlier=tuple(fold.text for fold in stretch.folds),
            known=known,
            changed=_changed(stretch, now),
        ),
    )
    return Fold(FoldKind.NOTES, stretch.covers, text, digest)


def _changed(stretch: RowStretch, now: WindowState) -> tuple[str, ...]:
    """Return the files that a stretch changed, by their last change, newest first."""
    spans = stretch.covers
    found = [(seq, path) for path, seq in now.changed.items() if is_within(seq, spans)]
    return tuple(path for _, path in sorted(found, reverse=True))


def _room(stretch: RowStretch, now: WindowState, *, major: bool) -> NotesBudget:
    policy = now.policy
    marks = PolicyMarks.of(policy, now.size, now.pace)
    raw = stretch.raw
    if marks is None:
        return NotesBudget.within(min(stretch.tokens // SHARE_DIVISOR, policy.names_tokens))
    names = marks.names_major if major else marks.names
    budget = min(int(raw * policy.note_share / 100), marks.note)
    old = sum(row.tokens for row in stretch.rows) - raw
    return NotesBudget(budget, budget, min(int(raw * policy.names_share / 100) + old, names))


class DocumentSource(Struct, frozen=True):
    """The originals of a stretch, for writing and checking a document.

    `fresh` holds the passages that no document covers yet. `details` are found in all passages.
    `spoken` holds everything that may be quoted. `known` holds the contents whose recall lines the
    document may repeat.
    """

    covers: tuple[EventSpan, ...]
    history: HistoryDigest
    whole: tuple[Passage, ...]
    fresh: tuple[Passage, ...]
    details: tuple[KeyDetail, ...]
    spoken: SpokenText
    known: frozenset[str]

    @property
    def dates(self) -> dict[int, float]:
        return {each.seq: each.at for each in self.fresh}


def collect_source(
    stretch: RowStretch, originals: Originals, everything: Sequence[HistoryItem]
) -> DocumentSource:
    """Collect the material of a document for a stretch.

    `everything` holds all items of the session, because text from outside the stretch may be quoted
    too.
    """
    covers = stretch.covers
    documents = [fold for fold in stretch.folds if fold.kind is FoldKind.HANDOVER]
    covered = [span for fold in documents for span in fold.covers]
    whole = originals.covered(covers)
    fresh = [item for item in whole if not is_within(item.seq, covered)]
    passages = originals.passages(whole)
    return DocumentSource(
        covers,
        history=originals.digest(covers),
        whole=passages,
        fresh=originals.passages(fresh),
        details=find_details(passages),
        spoken=SpokenText.of((*passages, *said_outside(everything, covers))),
        known=frozenset(str(found.event.content) for item in whole for found in item.outputs()),
    )


def said_outside(items: Iterable[HistoryItem], but: Iterable[EventSpan]) -> tuple[Passage, ...]:
    """Return the messages outside of the given stretches, without tool outputs."""
    spans = tuple(but)
    outside = [item for item in items if not is_within(item.seq, spans)]
    found = retell(outside, lambda _digest: "")
    return tuple(
        each
        for each in found
        if each.source in (PassageSource.USER, PassageSource.CARD, PassageSource.AGENT)
    )
