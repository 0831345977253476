"""Folds: one text in place of stretches of history, and the digest that recalls them.

Made from originals; of earlier notes only the names are told again.
"""

from collections.abc import Container

from helix_desktop.context.cuts import Stretch
from helix_desktop.context.marks import Marks
from helix_desktop.context.originals import Originals
from helix_desktop.context.situation import Situation
from helix_desktop.context.texts.notes import Around, Room, notes
from helix_desktop.domain.memory import Fold, FoldKind

SHARE = 6
"""Notes of a policy without marks take at most a sixth of what they stand for."""


def noted(
    stretch: Stretch,
    originals: Originals,
    now: Situation,
    *,
    known: Container[str] = (),
    major: bool = False,
    most: int | None = None,
) -> Fold:
    """Notes for a stretch, made by rules alone; `most` tokens, or as the policy has it."""
    digest = originals.digest(stretch.covers)
    text = notes(
        originals.passages(stretch.items),
        _room(stretch, now, major=major) if most is None else Room.within(most),
        now.scales,
        history=digest,
        around=Around(
            earlier=tuple(fold.text for fold in stretch.folds),
            known=known,
            changed=_changed(stretch, now),
        ),
    )
    return Fold(FoldKind.NOTES, stretch.covers, text, digest)


def _changed(stretch: Stretch, now: Situation) -> tuple[str, ...]:
    """The files that were changed last in a stretch, the newest first."""
    spans = stretch.covers
    found = [
        (seq, path)
        for path, seq in now.changed.items()
        if any(span.first <= seq <= span.last for span in spans)
    ]
    return tuple(path for _, path in sorted(found, reverse=True))


def _room(stretch: Stretch, now: Situation, *, major: bool) -> Room:
    policy = now.policy
    marks = Marks.of(policy, now.size, now.pace)
    raw = stretch.raw
    if marks is None:
        return Room.within(min(stretch.tokens // SHARE, policy.names_tokens))
    names = marks.names_major if major else marks.names
    told = min(int(raw * policy.note_share / 100), marks.note)
    old = sum(row.tokens for row in stretch.rows) - raw
    return Room(told, told, min(int(raw * policy.names_share / 100) + old, names))
