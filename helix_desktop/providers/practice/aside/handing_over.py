"""Handovers as the rules write them, from material or from the conversation itself."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from helix_desktop.context.texts.document import NOTHING
from helix_desktop.context.texts.extract import extract
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.plain import INSTRUCTIONS, SUMMARY, clipped, is_artefact
from helix_desktop.context.texts.prompts import HANDOVER_MERGE
from helix_desktop.domain.llm import Request
from helix_desktop.domain.memory import SECTIONS, Handover
from helix_desktop.domain.message import Message, Role, ToolCall, ToolResult
from helix_desktop.providers.practice.aside.material import (
    Asked,
    asked_of,
    budget_in,
    document,
    passages,
    previous,
)
from helix_desktop.providers.practice.outputs import digest_in
from helix_desktop.providers.practice.tally import SCALES

SHARE = 0.8
"""Of the budget that is filled: another tokenizer may count more."""
ANCHOR = 200
"""Characters by which the question names the first message that stays."""
FIRST = 900_000_000
"""Numbers of what has none: a conversation does not show its places in the journal."""

_TAIL = re.compile(r"stays as it is and begins with “(.*?)”;\s+your\s+document", re.S)
_PLACE = re.compile(r"\s?\[90\d{7}\]")
_PART = re.compile(r"<document n=\d{1,4}>\n(.*?)\n</document>", re.S)


def written(asked: Asked) -> str:
    """The document of some material, after the one before it."""
    return _document(passages(asked.material), asked.budget, before=previous(asked.task))


def merged(asked: Asked) -> str:
    """One document out of several: every line once, the newest kept where room is short."""
    parts = [document(text) for text in _PART.findall(asked.material)]
    bodies = [
        "\n".join(_lines(part.sections[number] for part in parts if part))
        for number in range(len(SECTIONS))
    ]
    before = Handover(tuple(body or NOTHING for body in bodies))
    return _document((), asked.budget, before=before)


def live(request: Request) -> str:
    """The document of the conversation above the question, up to where its newest part begins."""
    question = request.messages[-1].text
    covered = _covered(request.messages[:-1], question)
    folds = [each.text for each in covered if each.text.startswith(SUMMARY)]
    before = document(folds[-1].partition("\n\n[HISTORY]")[0]) if folds else None
    text = _document(tuple(_told(covered)), budget_in(question), before=before)
    return _PLACE.sub("", text)


def again(request: Request) -> str:
    """The same document in half the room: most answers that are sent back are too long."""
    question = request.messages[-3] if len(request.messages) > 2 else request.messages[-1]
    asked = asked_of(question.text)
    if asked is None:
        budget = budget_in(question.text)
        return _PLACE.sub("", _document(tuple(_told(request.messages[:-3])), budget // 2))
    told = merged if asked.task == HANDOVER_MERGE else written
    return told(replace(asked, budget=asked.budget // 2))


def _document(stretch: Sequence[Passage], budget: int, *, before: Handover | None = None) -> str:
    made = extract(stretch, int(budget * SHARE), SCALES, previous=before).handover
    rows = zip(SECTIONS, made.sections, strict=True)
    return "\n".join(f"## {number}. {name}\n{body}" for number, (name, body) in enumerate(rows, 1))


def _covered(messages: Sequence[Message], question: str) -> Sequence[Message]:
    found = _TAIL.search(question)
    if found is None:
        return messages
    for place, message in enumerate(messages):
        if message.role is not Role.SYSTEM and clipped(_words(message), ANCHOR) == found[1]:
            return messages[:place]
    return messages


def _words(message: Message) -> str:
    return "".join(getattr(part, "text", "") for part in message.parts)


def _ours(text: str) -> bool:
    """Whether the application wrote what stands in the person's place."""
    return is_artefact(text) or text.startswith(INSTRUCTIONS)


def _told(messages: Sequence[Message]) -> Iterator[Passage]:
    """The conversation as passages; markers say nothing of what went well or wrong."""
    calls: dict[str, ToolCall] = {}
    for number, message in enumerate(messages, FIRST):
        if message.role is Role.SYSTEM or (message.role is Role.USER and _ours(message.text)):
            continue
        if message.text.strip():
            voice = Voice.USER if message.role is Role.USER else Voice.AGENT
            yield Passage(number, voice, message.text)
        for call in message.calls:
            calls[call.id] = call
            yield Passage(number, Voice.CALL, call.arguments, call.tool)
        for part in message.parts:
            if isinstance(part, ToolResult) and part.call in calls:
                text = part.text.partition("\n")[2] if digest_in(part.text) else part.text
                tool = calls[part.call].tool
                yield Passage(number, Voice.OUTPUT, text, tool, failed=part.failed)


def _lines(bodies: Iterator[str]) -> list[str]:
    every = [line for body in bodies if body != NOTHING for line in body.split("\n")]
    return list(dict.fromkeys(reversed(every)))[::-1]
