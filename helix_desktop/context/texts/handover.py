"""The handover document and a model: what it is asked, and what of its answer is let through.

Nothing a model says is taken on trust: marks are defused, quotes are looked up, size is bounded.
"""

import re
from collections.abc import Iterable, Sequence

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.document import NOTHING, body_text, parse
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.plain import defused, one_line
from helix_desktop.context.texts.provenance import Spoken, checked
from helix_desktop.domain.memory import Handover
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

_BEGINS = {
    Voice.USER: "user",
    Voice.CARD: "user",
    Voice.CONTEXT: "application",
    Voice.AGENT: "agent",
    Voice.CALL: "call",
    Voice.OUTPUT: "output",
}
_FRAME = re.compile(
    r"<(?=/?(?:user|application|agent|call|output|previous_document|observations\w{0,20})\b)",
    re.IGNORECASE,
)


@value
class Judged:
    """What became of an answer: the document, or what to tell the model that wrote it.

    `dropped` are its lines whose quotes or claims nobody said. Without `problems` it can be used.
    """

    handover: Handover
    problems: tuple[str, ...]
    dropped: tuple[str, ...]


def instructions(budget: int, *, previous: Handover | None = None) -> str:
    """What the model is asked to do; the material comes before it (or is the live prefix)."""
    parts = [prompts.DATA, prompts.HANDOVER.format(budget=budget)]
    if previous is not None:
        marked = f"<previous_document>\n{framed(body_text(previous))}\n</previous_document>"
        parts += [prompts.HANDOVER_UPDATE, marked]
    return "\n\n".join(parts)


def repair(problems: Sequence[str]) -> str:
    return prompts.HANDOVER_REPAIR.format(problems="; ".join(problems))


def material(passages: Iterable[Passage]) -> str:
    """A stretch as a model is shown it to be summarised: who said what, numbered, marks defused."""
    return "\n".join(_shown(passage) for passage in passages)


def framed(text: str) -> str:
    """A text that can neither leave the frame it is shown in nor open one of its own."""
    return _FRAME.sub("‹", defused(text))


def judged(
    answer: str, spoken: Spoken, *, budget: int, scales: Scales, known: frozenset[str] = frozenset()
) -> Judged:
    """The part of an answer that can stand.

    `known`: digests whose recall lines the answer may repeat. An answer over twice its budget is
    a problem of its own.
    """
    parsed = parse(answer, known=known)
    sure = checked(parsed.sections, spoken)
    problems = list(parsed.problems)
    if scales.exceeds("\n".join(sure.sections), budget * _TOLERATED):
        problems.append(f"it is far longer than {budget} tokens")
    sections = tuple(body or NOTHING for body in sure.sections)
    return Judged(Handover(sections), tuple(problems), sure.dropped)


_TOLERATED = 2
"""Times its budget that an answer may take; beyond it the model did not summarise."""


def _shown(passage: Passage) -> str:
    about = framed(one_line(f"{passage.tool} {passage.what}")).replace(">", "›")
    opening = f"<{_BEGINS[passage.voice]} n={passage.seq}{f' {about}' if about else ''}>"
    return f"{opening}\n{framed(passage.text)}\n</{_BEGINS[passage.voice]}>"
