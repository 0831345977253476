"""Technical Details: what the agent found out and decided, and what it learned from failures."""

import re
from collections.abc import Iterator, Sequence

from helix_desktop.context.cues import DECISION, FINDING, NEXT
from helix_desktop.context.deeds import Act
from helix_desktop.context.drafting import Line
from helix_desktop.context.plain import clipped, defused, squeezed
from helix_desktop.context.speech import sentences
from helix_desktop.context.steps import Done, Turn

_EXACT = re.compile(r"`[^`\n]{2,120}`|\w/\w|\w_\w|[a-z][A-Z]|\d{2,}|\w\(\)")
_SHORTEST = 30
_LONGEST = 320
_LEAST = 2.0
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
        final = 0.6 if not step.done else 0.0
        for sentence in sentences(step.said):
            plain = _plain(sentence)
            score = _score(plain)
            if score >= _LEAST and not plain.endswith((":", "?")):
                yield Line(f"- {clipped(plain, _LONGEST)}", step.seq, score + final)


def _reported(turn: Turn) -> Iterator[Line]:
    """What other agents reported, and what the user answered to a question."""
    for done in turn.deeds:
        if done.ending.failed or not done.output:
            continue
        if done.deed.act is Act.ASK:
            told = defused(clipped(done.output, _LONGEST))
            yield Line(f"- Answer to the agent's question: {told}", done.seq, 6)
        elif done.deed.act is Act.DELEGATE:
            plain = [_plain(each) for each in sentences(done.output)]
            best = sorted(plain, key=_score, reverse=True)[:_REPORTED]
            for sentence in best:
                if _score(sentence) >= _LEAST:
                    yield Line(f"- {clipped(sentence, _LONGEST)}", done.seq, _score(sentence) - 0.5)


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


def _plain(sentence: str) -> str:
    return defused(sentence.replace("**", "").strip())


def _score(sentence: str) -> float:
    """How much of a fact a sentence is: cues, exact names, neither too short nor too long."""
    if len(sentence) < _SHORTEST:
        return 0.0
    exact = min(2.0, 0.7 * len(_EXACT.findall(sentence)))
    cue = 1.4 if FINDING.search(sentence) else 0.0
    decision = 1.6 if DECISION.search(sentence) else 0.0
    announced = 1.5 if NEXT.search(sentence) else 0.0
    return exact + cue + decision - announced
