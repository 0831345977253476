"""The kept check: which details of a stretch its document has, and which are added to its index.

What finds no room is named as missing; it is one recall away.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from helix_desktop.context.details import Detail, DetailKind, mentioned
from helix_desktop.context.document import body_text
from helix_desktop.context.fitting import how_many
from helix_desktop.context.names import span_names
from helix_desktop.context.plain import defused, squeezed
from helix_desktop.context.telling import quoted
from helix_desktop.domain.memory import Handover
from helix_desktop.domain.ports import Scales

MOST_MISSING = 300
"""Details named as missing; the rest is counted."""
_ORDER = {kind: place for place, kind in enumerate(DetailKind)}
_SAID = frozenset({DetailKind.RULE, DetailKind.ERROR, DetailKind.DECISION})
"""Kinds that are sentences: compared without blanks and quotation marks."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A document whose index holds what its text lacks, and the account of it."""

    handover: Handover
    kept: tuple[Detail, ...]
    added: tuple[Detail, ...]
    missing: tuple[str, ...]


def keep(
    handover: Handover,
    found: Iterable[Detail],
    budget: int,
    *,
    scales: Scales,
    texts: Sequence[str] = (),
) -> Kept:
    """The document with an index of at most `budget` tokens.

    First what was demanded, changed and went wrong, then numbers, ids, addresses and names; what
    room is left takes the names of `texts`, the whole stretch from old to new (`steps.sources`).
    """
    bare = replace(handover, index=())
    body = body_text(bare)
    kept, lacking = _told_apart(body, found)
    entries = [_entry(detail) for detail in lacking]
    count = how_many(entries, budget, scales, joint="\n")
    index = list(dict.fromkeys(entries[:count]))
    told = "\n".join(index)
    room = budget - scales.count(f"{told}\n")
    index += span_names(texts, room, scales, known=f"{body}\n{told}").split()
    whole = replace(bare, index=tuple(index))
    return Kept(whole, kept, lacking[:count], _named(lacking[count:]))


@dataclass(frozen=True, slots=True)
class _Told:
    """A document in the forms that details are looked up in."""

    text: str
    words: frozenset[str]
    plain: str

    @classmethod
    def of(cls, text: str) -> "_Told":
        return cls(text, frozenset(each.text for each in mentioned(text)), squeezed(text))

    def has(self, detail: Detail) -> bool:
        if detail.kind in _SAID:
            return squeezed(detail.text) in self.plain
        return detail.text in self.words or (len(detail.text) > _SURE and detail.text in self.text)


_SURE = 8
"""Characters from which a name inside a longer one is taken for itself."""


def _told_apart(
    text: str, found: Iterable[Detail]
) -> tuple[tuple[Detail, ...], tuple[Detail, ...]]:
    """What the text has and what it lacks, the latter most precious first."""
    told = _Told.of(text)
    kept: list[Detail] = []
    lacking: list[Detail] = []
    for detail in found:
        (kept if told.has(detail) else lacking).append(detail)
    # the newest of a kind first: it is what the work goes on with
    lacking.sort(key=lambda detail: (_ORDER[detail.kind], -detail.seq))
    return tuple(kept), tuple(lacking)


def _entry(detail: Detail) -> str:
    if detail.kind is DetailKind.RULE:
        return f"The user said: {quoted(detail.text, len(detail.text) + 2)}"
    if detail.kind in _SAID:
        return f"{detail.kind.value}: {defused(' '.join(detail.text.split()))}"
    return defused(detail.text)


def _named(missing: Sequence[Detail]) -> tuple[str, ...]:
    named = [f"{detail.kind.value}: {detail.text}" for detail in missing[:MOST_MISSING]]
    if len(missing) > MOST_MISSING:
        named.append(f"and {len(missing) - MOST_MISSING:,} more")
    return tuple(named)
