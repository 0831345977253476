"""The question to the agent about outputs held at the gate, and parsing its answer.

An answer that cannot be parsed means the preview, which loses nothing and costs nothing.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import MarkedOriginal, describe_original
from helix_desktop.domain.output_gate import GateChoice

MAX_INSTRUCTION_CHARS = 2_000
"""The maximum number of characters of extraction instructions."""
MAX_ANSWER_CHARS = 40_000
"""The maximum number of characters of an answer that are parsed."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WAY = (
    r"(?:option\s{0,3}|choice\s{0,3})?(?P<way>[123](?!\d|[.,]\d)|extract\w{0,3}|compact|(?:keep\s{1,3})?"
    r"(?:the\s{1,3})?(?:preview|full(?:\s{1,3}output)?))(?![a-z])[\s:.,)\-–—=>]{0,6}(?P<rest>.{0,2000})"
)
_NAMED = re.compile(
    rf"[\s\-*•(\[\"'`#]{{0,6}}(?:output\s{{1,3}})?(?P<name>[a-z]{{1,2}})[\s:.,)\]\-–—=>\"'`*]{{1,6}}{_WAY}",
    re.IGNORECASE,
)
_CHOICE_ALONE = re.compile(rf"[\s\-*•(\[\"'`#]{{0,6}}{_WAY}", re.IGNORECASE)


class GateDecision(Struct, frozen=True):
    """The chosen form of one held output."""

    choice: GateChoice
    instructions: str = ""


PREVIEW = GateDecision(GateChoice.KEEP_PREVIEW)


def output_letter(number: int) -> str:
    """Return the letter of an output: A, B … Z, AA, AB …"""
    high, low = divmod(number, len(_LETTERS))
    return (_LETTERS[high - 1] if high else "") + _LETTERS[low]


def gate_question(outputs: Sequence[MarkedOriginal], fits: Sequence[bool]) -> str:
    """Return the question to the agent about a batch."""
    lines = [
        f"{output_letter(number)}: {describe_original(original)}"
        + ("" if room else " · no room for 3")
        for number, (original, room) in enumerate(zip(outputs, fits, strict=True))
    ]
    return prompts.GATE.format(outputs="\n".join(lines))


def parse_decisions(answer: str, count: int) -> dict[int, GateDecision]:
    """Parse an answer into decisions by output number.

    Outputs that the answer leaves open are missing.
    """
    numbers = {output_letter(number): number for number in range(count)}
    text = answer[:MAX_ANSWER_CHARS]
    return dict(_of_json(text, numbers)) or _of_lines(text.split("\n"), numbers)


def _of_lines(lines: Sequence[str], numbers: Mapping[str, int]) -> dict[int, GateDecision]:
    """Parse lines like "A 1 the failing tests". A single output needs no letter."""
    decisions: dict[int, GateDecision] = {}
    answered_number: int | None = None
    for line in (part for row in lines for part in row.split(" · ")):
        read = _line(line, numbers)
        if read is not None:
            answered_number, decision = read
            decisions.setdefault(answered_number, decision)
        elif (
            answered_number is not None
            and line.strip()
            and decisions[answered_number].choice is GateChoice.EXTRACT
        ):
            more = f"{decisions[answered_number].instructions}\n{line.strip()}".strip()
            decisions[answered_number] = GateDecision(
                GateChoice.EXTRACT, more[:MAX_INSTRUCTION_CHARS]
            )
    return {number: _sound(decision) for number, decision in decisions.items()}


def _line(line: str, numbers: Mapping[str, int]) -> tuple[int, GateDecision] | None:
    named = _NAMED.match(line)
    if named and named["name"].upper() in numbers:
        return numbers[named["name"].upper()], _decision(named["way"], named["rest"])
    match = _CHOICE_ALONE.match(line) if len(numbers) == 1 else None
    return (0, _decision(match["way"], match["rest"])) if match else None


def _of_json(text: str, numbers: Mapping[str, int]) -> Iterator[tuple[int, GateDecision]]:
    """Parse `{"A": 2}`, `{"A": {"choice": 1, "instructions": "…"}}`, or a list of objects that
    contain the letter.
    """
    start = min((at for at in (text.find("{"), text.find("[")) if at >= 0), default=-1)
    if start < 0:
        return
    try:
        value = json.JSONDecoder().raw_decode(text[start:])[0]
    except (ValueError, RecursionError):
        return
    for name, what in _pairs(value, single=len(numbers) == 1):
        number = numbers.get(name.strip().upper().removeprefix("OUTPUT").strip())
        read = _of_value(what)
        if number is not None and read is not None:
            yield number, _sound(read)


def _pairs(value: Any, *, single: bool) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict) and single and "choice" in value:
        yield _LETTERS[0], value
    elif isinstance(value, dict) and not _name_in(value):
        yield from ((str(key), what) for key, what in value.items())
    for entry in value if isinstance(value, list) else [value]:
        if isinstance(entry, dict) and (name := _name_in(entry)):
            yield name, entry


def _name_in(value: Mapping[str, Any]) -> str:
    names = (value.get(key) for key in ("output", "name", "letter", "id"))
    return next((name for name in names if isinstance(name, str)), "")


def _of_value(value: Any) -> GateDecision | None:
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str):
        match = _CHOICE_ALONE.match(value)
        return _decision(match["way"], match["rest"]) if match else None
    if not isinstance(value, dict):
        return None
    way = _of_value(value.get("choice", value.get("option")))
    values = (value.get(key) for key in ("instructions", "extract", "what"))
    words = next((text for text in values if isinstance(text, str)), "")
    return GateDecision(way.choice, words or way.instructions) if way else None


def _decision(way: str, rest: str) -> GateDecision:
    first = way.strip().lower()
    if first == "3" or "full" in first:
        return GateDecision(GateChoice.KEEP_FULL)
    if first == "2" or "preview" in first:
        return PREVIEW
    return GateDecision(GateChoice.EXTRACT, rest.strip().strip("\"'`"))


def _sound(decision: GateDecision) -> GateDecision:
    """Replace an extraction without instructions by the preview."""
    if decision.choice is GateChoice.EXTRACT and not decision.instructions.strip():
        return PREVIEW
    return decision
