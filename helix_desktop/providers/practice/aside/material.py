"""Material in a question: who said what, numbered, read back into passages that rules can work on.

Its frame is the application's; what stands inside cannot leave it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.document import parse
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.domain.memory import SECTIONS, Handover
from helix_desktop.domain.values import value

USUAL_BUDGET = 1_500
"""Tokens of an answer where none are named."""

_VOICES = {
    "user": Voice.USER,
    "application": Voice.CONTEXT,
    "agent": Voice.AGENT,
    "call": Voice.CALL,
    "output": Voice.OUTPUT,
}
_BEGINS = re.compile(r"<(user|application|agent|call|output) n=(\d{1,12})(?: ([^\n>]{0,2000}))?>")
_BUDGET = re.compile(r"Keep to about (\d{1,9}) tokens|Keep to (\d{1,9}) tokens")
_PREVIOUS = re.compile(r"<previous_document>\n(.*)\n</previous_document>", re.S)
_INDEX = re.compile(r"^Also there \(the history has what was said of it\):$", re.M)


@value
class Asked:
    """A question: its task in the prompt's words, what it is about, and its budget in tokens."""

    task: str
    material: str
    budget: int


def asked_of(text: str) -> Asked | None:
    """The question behind (or around) some material; None if there is none."""
    before, merge, after = text.rpartition(f"\n\n{prompts.HANDOVER_MERGE}\n\n{prompts.DATA}")
    if merge:
        return Asked(prompts.HANDOVER_MERGE, before, budget_in(after))
    before, mark, after = text.rpartition(f"\n</material>\n\n{prompts.DATA}\n\n")
    if mark:
        return Asked(after, before.removeprefix("<material>\n"), budget_in(after))
    if text.startswith(f"{prompts.DATA}\n\n"):
        task = text.removeprefix(f"{prompts.DATA}\n\n")
        return Asked(task, task, budget_in(task))
    return None


def budget_in(text: str) -> int:
    found = _BUDGET.search(text)
    return int(found[1] or found[2]) if found else USUAL_BUDGET


def previous(task: str) -> Handover | None:
    """The document from before, which the task asks to bring up to date."""
    found = _PREVIOUS.search(task)
    return document(found[1]) if found else None


def document(text: str) -> Handover | None:
    """The six sections of a document, without its index; None if it has not all of them."""
    parsed = parse(_INDEX.split(text)[0])
    whole = len(parsed.sections) == len(SECTIONS) and not parsed.problems
    return Handover(parsed.sections) if whole else None


def passages(material: str) -> tuple[Passage, ...]:
    """What was said, asked of tools and returned; pieces of one message are one again."""
    return tuple(_joined(_read(material.split("\n"))))


def _read(lines: Sequence[str]) -> Iterator[Passage]:
    place = 0
    while place < len(lines):
        begins = _BEGINS.fullmatch(lines[place])
        place += 1
        if not begins:
            continue
        closing, start = f"</{begins[1]}>", place
        while place < len(lines) and lines[place] != closing:
            place += 1
        text = "\n".join(lines[start:place])
        yield _passage(begins, text)


def _passage(begins: re.Match[str], text: str) -> Passage:
    voice = _VOICES[begins[1]]
    tool, _, what = (begins[3] or "").partition(" ")
    if voice not in (Voice.CALL, Voice.OUTPUT):
        tool, what = "", begins[3] or ""
    return Passage(int(begins[2]), voice, text, tool, what)


def _joined(found: Iterator[Passage]) -> Iterator[Passage]:
    held: Passage | None = None
    for each in found:
        if held and each.voice in (Voice.USER, Voice.AGENT) and _same(held, each):
            held = replace(held, text=f"{held.text}\n{each.text}")
            continue
        if held:
            yield held
        held = each
    if held:
        yield held


def _same(one: Passage, other: Passage) -> bool:
    return (one.seq, one.voice) == (other.seq, other.voice)
