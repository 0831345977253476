"""Details that observations must not lose: files, decisions, what the user demanded, errors.

What a model left out is added from the originals by rules, most precious first.
"""

from collections.abc import Iterable, Sequence

from helix_desktop.context.details import Detail, DetailKind, mentioned
from helix_desktop.context.kept import keep
from helix_desktop.context.plain import defused, one_line, squeezed
from helix_desktop.context.provenance import quotes
from helix_desktop.context.telling import quoted
from helix_desktop.domain.memory import SECTIONS, Handover, Observation, Priority
from helix_desktop.domain.ports import Scales

_CRITICAL = frozenset({DetailKind.RULE, DetailKind.CHANGED, DetailKind.ERROR, DetailKind.DECISION})
_LONGEST = 400


def completed(
    observations: Sequence[Observation],
    found: Iterable[Detail],
    budget: int,
    *,
    dates: dict[int, float],
    scales: Scales,
) -> tuple[tuple[Observation, ...], tuple[str, ...]]:
    """The observations with what they lack, within a budget, and what found no room."""
    text = "\n".join(each.text for each in observations)
    document = Handover((text, *[""] * (len(SECTIONS) - 1)))
    critical = [detail for detail in found if detail.kind in _CRITICAL]
    kept = keep(document, critical, budget, scales=scales)
    return (*observations, *_added(kept.added, dates)), kept.missing


def surviving(
    refined: Sequence[Observation], before: Sequence[Observation]
) -> tuple[Observation, ...]:
    """Refined observations, and each important one from before whose details they lost."""
    text = "\n".join(each.text for each in refined)
    words, plain = {detail.text for detail in mentioned(text)}, squeezed(text)
    lost = [
        each for each in before if each.priority is Priority.HIGH and not _told(each, words, plain)
    ]
    return (*lost, *refined)


def _told(each: Observation, words: set[str], plain: str) -> bool:
    named = {detail.text for detail in mentioned(each.text)}
    said = quotes(each.text)
    if not named and not said:
        return squeezed(each.text) in plain
    return named <= words and all(squeezed(quote) in plain for quote in said)


def _added(lacking: Sequence[Detail], dates: dict[int, float]) -> list[Observation]:
    """Changed files as one fact, the others one by one, oldest first."""
    changed = [detail for detail in lacking if detail.kind is DetailKind.CHANGED]
    others = [detail for detail in lacking if detail.kind is not DetailKind.CHANGED]
    added = [
        Observation(_words(detail), Priority.HIGH, dates.get(detail.seq, 0.0), (detail.seq,))
        for detail in sorted(others, key=lambda detail: detail.seq)
    ]
    if changed:
        seqs = tuple(sorted({detail.seq for detail in changed}))
        paths = ", ".join(sorted(detail.text for detail in changed))
        at = dates.get(seqs[-1], 0.0)
        added.append(Observation(defused(f"Changed: {paths}"), Priority.HIGH, at, seqs))
    return added


def _words(detail: Detail) -> str:
    text = one_line(defused(detail.text))
    match detail.kind:
        case DetailKind.RULE:
            return f"The user said: {quoted(detail.text, _LONGEST)}"
        case DetailKind.ERROR:
            return f"Failed: {text[:_LONGEST]}"
        case _:
            return f"Decided: {text[:_LONGEST]}"
