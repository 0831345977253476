"""The question to the model about large outputs held at the gate, and reading its answer.

An answer that cannot be parsed means the preview, which loses nothing and costs nothing.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import MarkedOriginal, describe_original
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.value import replace

MAX_INSTRUCTION_CHARS = 2_000
"""The maximum number of characters of extraction instructions."""
MAX_ANSWER_CHARS = 40_000
"""The maximum number of characters of an answer that are parsed."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CHOICE = (
    r"(?:option\s{0,3}|choice\s{0,3})?(?P<choice>[123](?!\d|[.,]\d)|extract\w{0,3}|compact|(?:keep\s{1,3})?"
    r"(?:the\s{1,3})?(?:preview|full(?:\s{1,3}output)?))(?![a-z])[\s:.,)\-–—=>]{0,6}(?P<instructions>.{0,2000})"
)
_NAMED_CHOICE = lazy_pattern(
    rf"[\s\-*•(\[\"'`#]{{0,6}}(?:output\s{{1,3}})?(?P<name>[a-z]{{1,2}})[\s:.,)\]\-–—=>\"'`*]{{1,6}}{_CHOICE}",
    re.IGNORECASE,
)
_CHOICE_ALONE = lazy_pattern(rf"[\s\-*•(\[\"'`#]{{0,6}}{_CHOICE}", re.IGNORECASE)


class GateDecision(Struct, frozen=True):
    """The chosen form of one held output."""

    choice: GateChoice
    instructions: str = ""


PREVIEW = GateDecision(GateChoice.KEEP_PREVIEW)


def output_letter(index: int) -> str:
    """Return the letter of an output: A, B … Z, AA, AB …"""
    first_letter, last_letter = divmod(index, len(_LETTERS))
    return (_LETTERS[first_letter - 1] if first_letter else "") + _LETTERS[last_letter]


def gate_question(outputs: Sequence[MarkedOriginal], fits: Sequence[bool]) -> str:
    """Return the question to the agent about a batch."""
    lines = [
        f"{output_letter(index)}: {describe_original(original)}"
        + ("" if fits_in_full else " · no room for 3")
        for index, (original, fits_in_full) in enumerate(zip(outputs, fits, strict=True))
    ]
    return prompts.GATE.format(outputs="\n".join(lines))


def parse_decisions(answer: str, count: int) -> dict[int, GateDecision]:
    """Parse an answer into decisions by output number.

    Outputs that the answer leaves open are missing. A line is like "A 1 the failing tests"; a
    single output needs no letter.
    """
    index_of_letter = {output_letter(index): index for index in range(count)}
    text = answer[:MAX_ANSWER_CHARS]
    decisions = dict(_parse_json(text, index_of_letter))
    if decisions:
        return decisions
    current: int | None = None
    for line in (part for row in text.split("\n") for part in row.split(" · ")):
        index = 0
        match = _NAMED_CHOICE.match(line)
        if match and match["name"].upper() in index_of_letter:
            index = index_of_letter[match["name"].upper()]
        else:
            match = _CHOICE_ALONE.match(line) if count == 1 else None
        if match:
            current = index
            decisions.setdefault(index, _make_decision(match["choice"], match["instructions"]))
        elif current is not None and line.strip():
            decision = decisions[current]
            if decision.choice is GateChoice.EXTRACT:
                instructions = f"{decision.instructions}\n{line.strip()}".strip()
                decisions[current] = replace(
                    decision, instructions=instructions[:MAX_INSTRUCTION_CHARS]
                )
    return {index: _without_empty_extract(decision) for index, decision in decisions.items()}


def _parse_json(
    text: str, index_of_letter: Mapping[str, int]
) -> Iterator[tuple[int, GateDecision]]:
    """Parse `{"A": 2}`, `{"A": {"choice": 1, "instructions": "…"}}`, or a list of objects that
    contain the letter.
    """
    start = min(
        (position for position in (text.find("{"), text.find("[")) if position >= 0), default=-1
    )
    if start < 0:
        return
    try:
        value = json.JSONDecoder().raw_decode(text[start:])[0]
    except (ValueError, RecursionError):
        return
    for name, choice in _named_values(value, single=len(index_of_letter) == 1):
        index = index_of_letter.get(name.strip().upper().removeprefix("OUTPUT").strip())
        decision = _parse_decision(choice)
        if index is not None and decision is not None:
            yield index, _without_empty_extract(decision)


def _named_values(value: Any, *, single: bool) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict) and single and "choice" in value:
        yield _LETTERS[0], value
    elif isinstance(value, dict) and not _output_name(value):
        yield from ((str(key), choice) for key, choice in value.items())
    for entry in value if isinstance(value, list) else [value]:
        if isinstance(entry, dict) and (name := _output_name(entry)):
            yield name, entry


def _output_name(value: Mapping[str, Any]) -> str:
    names = (value.get(key) for key in ("output", "name", "letter", "id"))
    return next((name for name in names if isinstance(name, str)), "")


def _parse_decision(value: Any) -> GateDecision | None:
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str):
        match = _CHOICE_ALONE.match(value)
        return _make_decision(match["choice"], match["instructions"]) if match else None
    if not isinstance(value, dict):
        return None
    decision = _parse_decision(value.get("choice", value.get("option")))
    values = (value.get(key) for key in ("instructions", "extract", "what"))
    instructions = next((text for text in values if isinstance(text, str)), "")
    return (
        GateDecision(decision.choice, instructions or decision.instructions) if decision else None
    )


def _make_decision(choice: str, instructions: str) -> GateDecision:
    word = choice.strip().lower()
    if word == "3" or "full" in word:
        return GateDecision(GateChoice.KEEP_FULL)
    if word == "2" or "preview" in word:
        return PREVIEW
    return GateDecision(GateChoice.EXTRACT, instructions.strip().strip("\"'`"))


def _without_empty_extract(decision: GateDecision) -> GateDecision:
    """Replace an extraction without instructions by the preview."""
    if decision.choice is GateChoice.EXTRACT and not decision.instructions.strip():
        return PREVIEW
    return decision
