"""Folds: one text in place of a stretch of history, and the digest that recalls the stretch.

Made from originals; what an earlier fold said is told again only where its originals are.
"""

from helix_desktop.context.cuts import Stretch
from helix_desktop.context.items import Item
from helix_desktop.context.notes import notes
from helix_desktop.context.originals import Originals
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Fold, FoldKind


def noted(stretch: Stretch, originals: Originals, now: Situation, *, budget: int) -> Fold:
    """Notes for a stretch, made by rules alone."""
    digest = originals.digest(stretch.covers)
    items = [row.source for row in stretch.rows if isinstance(row.source, Item)]
    text = notes(originals.passages(items), budget, now.scales, history=digest)
    return Fold(FoldKind.NOTES, stretch.covers, text, digest)
