"""Details that observations must not lose: files, decisions, lessons, demands, errors.

What a model left out is added from the originals by rules, most precious first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from helix_desktop.context.texts.details import Detail, DetailKind, mentioned
from helix_desktop.context.texts.kept import Told, keep
from helix_desktop.context.texts.plain import defused, one_line, squeezed
from helix_desktop.context.texts.provenance import quotes
from helix_desktop.context.texts.telling import quoted
from helix_desktop.domain.memory import SECTIONS, Handover, Observation, Priority
from helix_desktop.domain.ports import Scales

_FILES = {DetailKind.GIVEN: "Named by the user", DetailKind.CHANGED: "Changed"}
_CRITICAL = frozenset(
    {DetailKind.RULE, DetailKind.ERROR, DetailKind.DECISION, DetailKind.LESSON, *_FILES}
)
_LONGEST = 400


def completed(
    observations: Sequence[Observation],
    found: Iterable[Detail],
    budget: int,
    *,
    dates: dict[int, float],
    scales: Scales,
) -> tuple[tuple[Observation, ...], tuple[str, ...]]:
    """The observations with what they lack, within a budget, and what found no room.

    What is critical is told with high priority: nothing else is sure to outlive reflections.
    """
    critical = [detail for detail in found if detail.kind in _CRITICAL]
    raised = _raised(observations, critical)
    document = Handover((_high(raised), *[""] * (len(SECTIONS) - 1)))
    kept = keep(document, critical, budget, scales=scales)
    return (*raised, *_added(kept.added, dates)), kept.missing


def _high(observations: Iterable[Observation]) -> str:
    return "\n".join(each.text for each in observations if each.priority is Priority.HIGH)


_RAISED = frozenset({Priority.MEDIUM, Priority.LOW})
"""Priorities of what may matter more than it seemed; what is done stays done."""


def _raised(
    observations: Sequence[Observation], critical: Sequence[Detail]
) -> tuple[Observation, ...]:
    """The same facts; those that alone tell something critical get high priority."""
    told = Told.of(_high(observations))
    left = [detail for detail in critical if not told.has(detail)]
    made: list[Observation] = []
    for each in observations:
        mine = Told.of(each.text) if left and each.priority in _RAISED else None
        rest = [detail for detail in left if not mine.has(detail)] if mine else left
        made.append(replace(each, priority=Priority.HIGH) if len(rest) < len(left) else each)
        left = rest
    return tuple(made)


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
    """Files in one fact of each kind, the others one by one, oldest first."""
    added = [
        Observation(_words(detail), Priority.HIGH, dates.get(detail.seq, 0.0), (detail.seq,))
        for detail in sorted(lacking, key=lambda detail: detail.seq)
        if detail.kind not in _FILES
    ]
    for kind, what in _FILES.items():
        files = [detail for detail in lacking if detail.kind is kind]
        if files:
            seqs = tuple(sorted({detail.seq for detail in files}))
            paths = ", ".join(sorted(detail.text for detail in files))
            at = dates.get(seqs[-1], 0.0)
            added.append(Observation(defused(f"{what}: {paths}"), Priority.HIGH, at, seqs))
    return added


def _words(detail: Detail) -> str:
    text = one_line(defused(detail.text))
    match detail.kind:
        case DetailKind.RULE:
            return f"The user said: {quoted(detail.text, _LONGEST)}"
        case DetailKind.ERROR:
            return f"Failed: {text[:_LONGEST]}"
        case DetailKind.LESSON:
            return f"Learned: {text[:_LONGEST]}"
        case _:
            return f"Decided: {text[:_LONGEST]}"
