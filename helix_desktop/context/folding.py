"""Folds: one text in place of a stretch of history, and the digest that recalls the stretch."""

from helix_desktop.context.cuts import Stretch
from helix_desktop.context.items import Item
from helix_desktop.context.markers import history_line
from helix_desktop.context.names import names
from helix_desktop.context.originals import Originals
from helix_desktop.context.plain import NOTES
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Fold, FoldKind


def noted(stretch: Stretch, originals: Originals, now: Situation, *, budget: int) -> Fold:
    """Notes for a stretch; what earlier folds said of it is kept as far as it fits."""
    digest = originals.digest(stretch.covers)
    items = [row.source for row in stretch.rows if isinstance(row.source, Item)]
    passages = originals.passages(items)
    bag = "\n".join(
        [*(passage.text for passage in reversed(passages)), *(fold.text for fold in stretch.folds)]
    )
    text = f"{NOTES}\n{history_line(digest)}\n{names(bag, budget, now.scales)}"
    return Fold(FoldKind.NOTES, stretch.covers, text, digest)
