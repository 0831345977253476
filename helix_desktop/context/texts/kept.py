"""The kept check: which details of a stretch its document has, and which are added to its index.

What finds no room is named as missing; it is one recall away.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from helix_desktop.context.texts.details import Detail, DetailKind, mentioned
from helix_desktop.context.texts.document import body_text
from helix_desktop.context.texts.fitting import how_many
from helix_desktop.context.texts.names import span_names
from helix_desktop.context.texts.plain import defused, squeezed
from helix_desktop.context.texts.telling import quoted
from helix_desktop.domain.memory import Handover
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

MOST_MISSING = 60
"""Details of one kind that are named as missing; the rest is counted."""
_ORDER = {kind: place for place, kind in enumerate(DetailKind)}
_SAID = frozenset({DetailKind.RULE, DetailKind.ERROR, DetailKind.DECISION, DetailKind.LESSON})
"""Kinds that are sentences: compared without blanks and quotation marks."""
_FILES = frozenset({DetailKind.CHANGED, DetailKind.GIVEN, DetailKind.READ})


@value
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
    """The document with an index of at most `budget` tokens, made anew.

    `found` and `texts` are of all that the document covers, not only of what was added to it.

    First what was demanded, what went wrong and the files, then ids, addresses, numbers and names;
    what room is left takes the names of `texts`, the whole stretch from old to new
    (`steps.sources`).
    """
    bare = replace(handover, index=())
    body = body_text(bare)
    kept, lacking = _told_apart(body, found)
    index = _sayings(lacking, budget, scales)
    told = "\n".join([body, *index])
    room = budget - scales.count("\n".join(index) + "\n")
    index += _names(lacking, room, scales, texts=texts, told=told)
    added, missing = _told_apart("\n".join(index), lacking)
    return Kept(replace(bare, index=tuple(index)), kept, added, named(missing))


def account(
    handover: Handover, found: Iterable[Detail]
) -> tuple[tuple[Detail, ...], tuple[Detail, ...]]:
    """The kept check of a document as it is: what it has, and what it lacks, by worth."""
    return _told_apart(body_text(handover), found)


def named(missing: Sequence[Detail]) -> tuple[str, ...]:
    """Missing details as an epoch keeps them."""
    told: list[str] = []
    for kind in DetailKind:
        texts = [detail.text for detail in missing if detail.kind is kind]
        told += [f"{kind.value}: {text}" for text in texts[:MOST_MISSING]]
        if len(texts) > MOST_MISSING:
            told.append(f"{kind.value}: and {len(texts) - MOST_MISSING:,} more")
    return tuple(told)


def amount(missing: Iterable[str]) -> int:
    """How many details were `named`, those that were only counted included."""
    more = (_MORE.fullmatch(each) for each in missing)
    return sum(int(found[1].replace(",", "")) if found else 1 for found in more)


_MORE = re.compile(r"(?:\w+: )?and ([\d,]+) more")
_HEAT = 2.0
"""Times its worth for a name that is a detail: used, decided or demanded, not only printed."""
_SAYINGS = 0.4
"""Share of the index that errors and decisions may fill it up to."""


def _sayings(lacking: Iterable[Detail], budget: int, scales: Scales) -> list[str]:
    """Demands of the user as far as there is room, then errors and decisions within a share."""
    said = [each for each in lacking if _is_saying(each)]
    rules = [_entry(each) for each in said if each.kind is DetailKind.RULE]
    others = [_entry(each) for each in said if each.kind is not DetailKind.RULE]
    found = rules[: how_many(rules, budget, scales, joint="\n")]
    room = int(budget * _SAYINGS) - scales.count("\n".join(found))
    found += others[: how_many(others, room, scales, joint="\n")]
    return list(dict.fromkeys(found))


def _names(
    lacking: Sequence[Detail], room: int, scales: Scales, *, texts: Sequence[str], told: str
) -> list[str]:
    """Files that were changed, given and read, then all names of the stretch by their worth."""
    names = [_entry(each) for each in lacking if not _is_saying(each)]
    first = [_entry(each) for each in lacking if each.kind in _FILES and not _is_saying(each)]
    heat = dict.fromkeys(names, _HEAT)
    # a detail is a name of the stretch even where its text was not handed over
    every = [" ".join(names), *texts]
    known = _Known(told, frozenset(names))
    return span_names(every, room, scales, first=first, heat=heat, known=known).split()


@value
class _Known:
    """What has been told already; a short name that is lacking only looks as if it had."""

    told: str
    lacking: frozenset[str]

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str) or name not in self.told:
            return False
        return len(name) > _SURE or name not in self.lacking


@value
class Told:
    """A document in the forms that details are looked up in."""

    text: str
    words: frozenset[str]
    plain: str

    @classmethod
    def of(cls, text: str) -> "Told":
        return cls(text, frozenset(each.text for each in mentioned(text)), squeezed(text))

    def has(self, detail: Detail) -> bool:
        if _is_saying(detail):
            return squeezed(defused(detail.text)) in self.plain
        if detail.text in self.words or detail.text not in self.text:
            return detail.text in self.words
        return len(detail.text) > _SURE or _stands_alone(detail.text, self.text)


_SURE = 8
"""Characters from which a name inside a longer one is taken for itself."""


def _stands_alone(name: str, text: str) -> bool:
    """Whether a short name is there as itself, not as a part of a longer name or number."""
    alone = rf"(?<![\w/@.-]){re.escape(name)}(?![\w/@]|[.-]\w)"
    return re.search(alone, text) is not None


def _told_apart(
    text: str, found: Iterable[Detail]
) -> tuple[tuple[Detail, ...], tuple[Detail, ...]]:
    """What the text has and what it lacks, the latter most precious first."""
    told = Told.of(text)
    kept: list[Detail] = []
    lacking: list[Detail] = []
    for detail in found:
        (kept if told.has(detail) else lacking).append(detail)
    # the newest of a kind first: it is what the work goes on with
    lacking.sort(key=lambda detail: (_ORDER[detail.kind], -detail.seq))
    return tuple(kept), tuple(lacking)


def _is_saying(detail: Detail) -> bool:
    """Whether it takes a line of its own; a path with blanks does too."""
    return detail.kind in _SAID or " " in detail.text


def _entry(detail: Detail) -> str:
    if detail.kind is DetailKind.RULE:
        return f"The user said: {quoted(detail.text, len(detail.text) + 2)}"
    if _is_saying(detail):
        return f"{detail.kind.value}: {defused(' '.join(detail.text.split()))}"
    return defused(detail.text)
