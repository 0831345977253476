"""Observations without a model: what rules see in a stretch, turn by turn, as facts by priority."""

import re
from collections.abc import Iterable, Iterator

from helix_desktop.context.texts.deeds import Act
from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.findings import finding_lines
from helix_desktop.context.texts.open_work import issue_lines
from helix_desktop.context.texts.passages import Passage
from helix_desktop.context.texts.plain import defused, squeezed
from helix_desktop.context.texts.speech import binds, limits
from helix_desktop.context.texts.steps import Turn, turns
from helix_desktop.context.texts.telling import agent_words, quoted
from helix_desktop.context.texts.wanted import preference_lines
from helix_desktop.domain.memory import Observation, Priority

_PLACE = re.compile(r" \[\d{1,9}\]$")
"""Ends a line with the event it comes from, which an observation has as its source."""
_REQUEST = 400
_ANSWER = 300
_MOST_FINDINGS = 6
"""Findings of one turn; the weightiest."""


def observed(passages: Iterable[Passage]) -> tuple[Observation, ...]:
    """The facts of a stretch in the order of its turns; each text once."""
    every = turns(tuple(passages))
    found: dict[str, Observation] = {}
    for turn in every:
        for fact in _of_turn(turn, latest=turn is every[-1]):
            found.setdefault(squeezed(fact.text), fact)
    for line in issue_lines(every):
        fact = _fact(line, Priority.HIGH, _at(every, line.seq), prefix="Fails: ")
        found.setdefault(squeezed(fact.text), fact)
    return tuple(found.values())


def _of_turn(turn: Turn, *, latest: bool) -> Iterator[Observation]:
    at = max((step.at for step in turn.steps), default=turn.asked.at if turn.asked else 0.0)
    told = ""
    if turn.asked is not None:
        yield (asked := _asked(turn, turn.asked, at, latest=latest))
        told = squeezed(asked.text)
    for line in preference_lines((turn,)):
        fact = _fact(line, Priority.HIGH, at, prefix="The user said: ")
        # what only asks is told with its request already; what binds stands for itself
        if (
            binds(fact.text)
            or limits(fact.text)
            or squeezed(fact.text.removeprefix("The user said: ")) not in told
        ):
            yield fact
    yield from _files(turn, at)
    best = sorted(finding_lines((turn,)), key=lambda line: -line.weight)[:_MOST_FINDINGS]
    for line in sorted(best, key=lambda line: line.seq):
        yield _fact(line, Priority.MEDIUM, at)


def _asked(turn: Turn, asked: Passage, at: float, *, latest: bool) -> Observation:
    """A request: done with the agent's answer; open and high, or left behind by a newer one."""
    text = f"The user asked: {quoted(asked.text, _REQUEST)}"
    if not turn.answer:
        return Observation(text, Priority.HIGH if latest else Priority.MEDIUM, at, (asked.seq,))
    answer = f"{text} → {agent_words(turn.answer, _ANSWER)}"
    return Observation(answer, Priority.DONE, at, (asked.seq, turn.steps[-1].seq))


def _files(turn: Turn, at: float) -> Iterator[Observation]:
    """Files created, changed and read: each kind in one fact."""
    well = [done for done in turn.deeds if not done.ending.failed and done.output is not None]
    changed = {path: done.seq for done in well for path in done.deed.changed}
    seen = {path: done.seq for done in well if done.deed.act is Act.READ for path in done.deed.seen}
    for verb, paths, level in (
        ("Changed", changed, Priority.HIGH),
        ("Read", {path: seq for path, seq in seen.items() if path not in changed}, Priority.LOW),
    ):
        if paths:
            text = defused(f"{verb}: {', '.join(paths)}")
            yield Observation(text, level, at, tuple(sorted(set(paths.values()))))


def _fact(line: Line, priority: Priority, at: float, *, prefix: str = "") -> Observation:
    text = _PLACE.sub("", line.text.removeprefix("- "))
    return Observation(f"{prefix}{text}", priority, at, (line.seq,))


def _at(every: Iterable[Turn], seq: int) -> float:
    steps = (step for turn in every for step in turn.steps)
    return max((step.at for step in steps if step.seq <= seq), default=0.0)
