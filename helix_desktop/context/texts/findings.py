"""Technical Details: what the agent found out and decided, and what it learned from failures."""

from collections.abc import Iterator, Sequence

from helix_desktop.context.texts.deeds import Act
from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.gist import fact_score, plain
from helix_desktop.context.texts.outcomes import body_of
from helix_desktop.context.texts.plain import clipped, defused, squeezed
from helix_desktop.context.texts.speech import sentences
from helix_desktop.context.texts.steps import Done, Turn

_LONGEST = 320
_LEAST = 1.8
"""Score from which a sentence is worth a line."""
_REPORTED = 6
"""Sentences taken from one report of another agent."""


def finding_lines(turns: Sequence[Turn]) -> list[Line]:
    found: dict[str, Line] = {}
    for turn in turns:
        for line in (*_said(turn), *_reported(turn), *_learned(turn)):
            # said again later: the newer wording stands, at its own place
            key = squeezed(line.text)[:80]
            found.pop(key, None)
            found[key] = line
    return list(found.values())


def _said(turn: Turn) -> Iterator[Line]:
    for step in turn.steps:
        final = 0.5 if not step.done else 0.0
        yield from _facts(step.said, step.seq, bonus=final)


def _facts(text: str, seq: int, *, bonus: float) -> Iterator[Line]:
    for sentence in sentences(text):
        fact = plain(sentence)
        score = fact_score(fact) + bonus
        if score >= _LEAST:
            yield Line(f"- {defused(clipped(fact, _LONGEST))}", seq, score)


def _reported(turn: Turn) -> Iterator[Line]:
    """What other agents reported, and what the user answered to a question."""
    for done in turn.deeds:
        if done.ending.failed or not done.output:
            continue
        if done.deed.act is Act.ASK:
            told = defused(clipped(body_of(done.output), _LONGEST))
            yield Line(f"- Answer to the agent's question: {told}", done.seq, 6)
        elif done.deed.act is Act.DELEGATE and not done.output.startswith(_STARTED):
            facts = sorted(_facts(done.output, done.seq, bonus=0.0), key=lambda line: -line.weight)
            yield from facts[:_REPORTED]


_STARTED = "Async agent launched"
"""What a harness says of an agent that has not reported yet."""


def _learned(turn: Turn) -> Iterator[Line]:
    """A command that failed and then went well teaches something: what was wrong."""
    failed: dict[str, Done] = {}
    for done in turn.deeds:
        if done.deed.act not in (Act.RUN, Act.OTHER):
            continue
        if done.ending.failed and done.ending.error:
            failed[done.deed.key] = done
        elif before := failed.pop(done.deed.key, None):
            what = clipped(done.deed.what, 100).replace("`", "'")
            text = f"- `{what}` failed first, is fixed now: {clipped(before.ending.error, 160)}"
            yield Line(defused(text), before.seq, 3)
