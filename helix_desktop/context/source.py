"""What a document of a stretch is made from and checked against, all of it from originals."""

from collections.abc import Iterable, Sequence

from helix_desktop.context.cuts import Stretch
from helix_desktop.context.items import Item
from helix_desktop.context.originals import Originals
from helix_desktop.context.retell import retold
from helix_desktop.context.texts.details import Detail, details
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.provenance import Spoken
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.memory import FoldKind, Span
from helix_desktop.domain.values import value


@value
class Source:
    """A stretch from its originals.

    `fresh` is what no document stands for yet; `details` are of all of it, `spoken` of all that
    may be quoted; `known` are the contents whose recall lines may be repeated.
    """

    covers: tuple[Span, ...]
    history: HistoryDigest
    whole: tuple[Passage, ...]
    fresh: tuple[Passage, ...]
    details: tuple[Detail, ...]
    spoken: Spoken
    known: frozenset[str]

    @property
    def dates(self) -> dict[int, float]:
        return {each.seq: each.at for each in self.fresh}


def source(stretch: Stretch, originals: Originals, everything: Sequence[Item]) -> Source:
    """`everything`: the session's items; what was said outside the stretch may be quoted too."""
    covers = stretch.covers
    documents = [fold for fold in stretch.folds if fold.kind is FoldKind.HANDOVER]
    told = [span for fold in documents for span in fold.covers]
    whole = originals.covered(covers)
    fresh = [item for item in whole if not _in(item, told)]
    passages = originals.passages(whole)
    return Source(
        covers,
        history=originals.digest(covers),
        whole=passages,
        fresh=originals.passages(fresh),
        details=details(passages),
        spoken=Spoken.of((*passages, *said(everything, covers))),
        known=frozenset(str(found.event.content) for item in whole for found in item.outputs()),
    )


def said(items: Iterable[Item], but: Iterable[Span]) -> tuple[Passage, ...]:
    """What was said outside of stretches, without outputs."""
    spans = tuple(but)
    outside = [item for item in items if not _in(item, spans)]
    found = retold(outside, lambda _digest: "")
    return tuple(each for each in found if each.voice in (Voice.USER, Voice.CARD, Voice.AGENT))


def _in(item: Item, spans: Iterable[Span]) -> bool:
    return any(span.first <= item.seq <= span.last for span in spans)
