"""How the practice model answers the engine: gate, excerpts, handovers, observations.

Each question is answered in the form that it asks for, with the rules that the engine uses without
a model: choices at the gate, lines of a large output, handover documents, observations.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.handover_document import NOTHING, body_text, parse_handover
from helix_desktop.context.texts.handover_without_model import extract_handover
from helix_desktop.context.texts.observations import (
    numbered_line,
    observations_by_rules,
    parse_observations,
    reflect_by_rules,
)
from helix_desktop.context.texts.plain_text import SUMMARY, clip
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, Handover
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.conversation import (
    WEIGHER,
    is_heading,
    is_typed,
    make_call,
    marker_digest,
    read_arguments,
    read_talk,
    reports_failure,
)

DEFAULT_BUDGET_TOKENS, DOCUMENT_BUDGET_SHARE = 1_500, 0.8
"""Tokens of an answer without a stated limit; the share of a document's budget to fill."""
ANCHOR_CHARS, MAX_LINE_CHARS = 200, 400
"""Characters that identify a message in a question; characters taken of an output's line."""
FIRST_MESSAGE_NUMBER = 900_000_000
"""The number of a conversation's first message, because requests don't show positions in the
journal.
"""
NOTHING_SEEN = "There is nothing to note."
OUTLINE = "the headings and definitions, each with its line number"
FAILURES = "every error, failure and warning, each with file and line"

_BUDGET = re.compile(r"Keep to (?:about )?(\d{1,9}) tokens")
_PASSAGE = re.compile(
    r"^<(user|application|agent|call|output) n=(\d{1,12})(?: ([^\n>]{0,2000}))?>\n(.*?)\n</\1>$",
    re.M | re.S,
)
_DOCUMENT = re.compile(r"<document n=\d{1,4}>\n(.*?)\n</document>", re.S)
_TAIL = re.compile(r"stays as it is and begins with “(.*?)”;\s+your\s+document", re.S)
_PLACE = re.compile(r"\s?\[90\d{7}\]")
_ROW_NUMBER = re.compile(r"\d{1,9}(?:\.\d{1,6})?")
_GATED = re.compile(r"^([A-Z]{1,2}): (.*)$", re.M)


def answer_engine(request: ModelRequest) -> str | None:
    """Return the answer to a question of the engine, or None for an ordinary message."""
    if not request.messages or request.messages[-1].role is not Role.USER:
        return None
    text = request.messages[-1].text
    _, asks, task = _cut(text)
    for opening, answer in _ANSWERS.items():
        if text.startswith(opening) or (asks and task.startswith(opening)):
            return answer(request)
    return None


def answer_gate(request: ModelRequest) -> str:
    """Return one line per held output: recalled outputs are kept, others extracted."""
    talk = read_talk(replace(request, messages=request.messages[:-1]))
    outputs = _GATED.findall(request.messages[-1].text)
    calls = [output.call for output in talk.newest if marker_digest(output.text)]
    if len(calls) != len(outputs):
        calls = [make_call(summary.partition(" · ")[0]) for _, summary in outputs]
    lines = []
    for (letter, summary), call in zip(outputs, calls, strict=True):
        in_full = call.tool.startswith("recall_") and not summary.endswith("no room for 3")
        if text := read_arguments(call.arguments).get("text"):
            instruction = f"every line with “{str(text)[:200]}”"
        else:
            instruction = {"shell": FAILURES, "read_file": OUTLINE}.get(call.tool, "")
        lines.append(f"{letter} {'3' if in_full else f'1 {instruction}' if instruction else '2'}")
    return "\n".join(lines) or "A 2"


def answer_extract(request: ModelRequest) -> str:
    """Return the numbers of the best lines for the instruction, within the budget."""
    frame, _, output = request.messages[-1].text.partition("\n\n<output>\n")
    instruction = frame.rpartition("\n\nAsked for: ")[2][:2_000].casefold()
    words = re.findall(r"[“\"`]([^”\"`]+)[”\"`]", instruction) or re.findall(r"\w{4,}", instruction)
    fits = is_heading if "headings" in words else reports_failure if "error" in words else None
    matches: dict[str, str] = {}
    for line in output.removesuffix("</output>").split("\n"):
        number, _, text = line[:MAX_LINE_CHARS].partition("\t")
        content = re.sub(r"^\d{1,9}\t", "", text)
        if not _ROW_NUMBER.fullmatch(number):
            continue
        if fits(content) if fits else any(word in content.casefold() for word in words):
            matches[number] = line[:MAX_LINE_CHARS]
    fitting = count_fitting(list(matches.values()), _budget(frame), WEIGHER, joint="\n")
    return f"lines: {', '.join(list(matches)[:fitting]) or 'none'}"


def write_handover(request: ModelRequest, share: float = DOCUMENT_BUDGET_SHARE) -> str:
    """Write the handover of some material, or of several parts, after the previous one."""
    material, _, task = _cut(request.messages[-1].text)
    passages = list(_passages(material))
    before = _parsed(_between(task, "previous_document"))
    if material.endswith(prompts.HANDOVER_MERGE):
        # merge several handovers: every line once, with the part it comes from
        texts = _DOCUMENT.findall(material)
        bodies: list[dict[str, str]] = [{} for _ in HANDOVER_SECTIONS]
        for part, document in enumerate(map(_parsed, texts), 1):
            for body, lines in zip(bodies, document.sections if document else (), strict=False):
                new = (line for line in lines.split("\n") if line != NOTHING and line not in body)
                body.update({line: f"{line} (part {part})" for line in new})
        passages = []
        before = Handover(tuple("\n".join(body.values()) or NOTHING for body in bodies))
    return _document(passages, int(_budget(task) * share), before)


def write_live_handover(request: ModelRequest, share: float = DOCUMENT_BUDGET_SHARE) -> str:
    """Write the handover of the conversation up to its newest part."""
    question = request.messages[-1].text
    covered = request.messages[:-1]
    # the newest part is quoted by its first words
    if match := _TAIL.search(question):
        for place, message in enumerate(covered):
            words = "".join(getattr(part, "text", "") for part in message.parts)
            if message.role is not Role.SYSTEM and clip(words, ANCHOR_CHARS) == match[1]:
                covered = covered[:place]
                break
    folds = [message.text for message in covered if message.text.startswith(SUMMARY)]
    before = _parsed(folds[-1].partition("\n\n[HISTORY]")[0] if folds else "")
    return _document(list(_passages_for_handover(covered)), int(_budget(question) * share), before)


def shorten_handover(request: ModelRequest) -> str:
    """Return the document at half its length: most rejected answers are too long."""
    shorter = replace(request, messages=request.messages[:-2] or request.messages)
    live = shorter.messages[-1].text.startswith(_opening(prompts.HANDOVER_LIVE))
    return (write_live_handover if live else write_handover)(shorter, DOCUMENT_BUDGET_SHARE / 2)


def write_observations(request: ModelRequest) -> str:
    """Return the draft that the handover rules make of the material."""
    material, _, task = _cut(request.messages[-1].text)
    facts = reflect_by_rules(observations_by_rules(_passages(material)), _budget(task), WEIGHER)
    return "\n".join(map(numbered_line, facts)) or NOTHING_SEEN


def write_reflections(request: ModelRequest) -> str:
    """Return the observations in the question, joined and shortened to its budget."""
    task = request.messages[-1].text
    text = _between(task, "observations")
    # their quotes were checked when they were made, so they are quotable here
    own_text = SpokenText.of([Passage(0, PassageSource.USER, text)])
    ends = " ".join(re.findall(r"\{([\d, ]{1,400})\}$", text, re.M))
    dates = dict.fromkeys(map(int, re.findall(r"\d{1,12}", ends, re.A)), 0.0) or {0: 0.0}
    facts = reflect_by_rules(
        parse_observations(text, own_text, dates=dates), _budget(task), WEIGHER
    )
    return "\n".join(map(numbered_line, facts)) or NOTHING_SEEN


def _cut(text: str) -> tuple[str, str, str]:
    """Split a question into material and task; the material is empty if it is no such question."""
    return f"\n\n{text}".rpartition(f"\n\n{prompts.DATA}\n\n")


def _between(text: str, tag: str) -> str:
    return text.partition(f"<{tag}>\n")[2].rpartition(f"\n</{tag}>")[0]


def _budget(text: str) -> int:
    match = _BUDGET.search(text)
    return int(match[1]) if match else DEFAULT_BUDGET_TOKENS


def _passages(material: str) -> Iterator[Passage]:
    """Return the messages, tool calls, and results of the material."""
    for kind, number, about, text in _PASSAGE.findall(material):
        tool, _, what = about.partition(" ") if kind in ("call", "output") else ("", "", about)
        source = PassageSource("context" if kind == "application" else kind)
        yield Passage(int(number), source, text, tool, what)


def _document(passages: Sequence[Passage], budget: int, before: Handover | None) -> str:
    extracted = extract_handover(passages, budget, WEIGHER, previous=before)
    return _PLACE.sub("", body_text(Handover(extracted.handover.sections)))


def _parsed(text: str) -> Handover | None:
    """Return the six sections of a handover without its index, or None if one is missing."""
    parsed = parse_handover(text.partition("\nAlso there (the history has")[0])
    return None if parsed.problems else Handover(parsed.sections)


def _passages_for_handover(messages: Sequence[Message]) -> Iterator[Passage]:
    """Return the passages that a handover is written from.

    A marker says nothing about success or failure.
    """
    calls: dict[str, ToolCall] = {}
    for number, message in enumerate(messages, FIRST_MESSAGE_NUMBER):
        if message.text.strip() and (message.role is Role.ASSISTANT or is_typed(message)):
            source = PassageSource.USER if is_typed(message) else PassageSource.AGENT
            yield Passage(number, source, message.text)
        for call in message.calls:
            calls[call.id] = call
            yield Passage(number, PassageSource.CALL, call.arguments, call.tool)
        for part in message.parts:
            if isinstance(part, ToolResult) and part.call in calls:
                text = part.text.partition("\n")[2] if marker_digest(part.text) else part.text
                tool = calls[part.call].tool
                yield Passage(number, PassageSource.OUTPUT, text, tool, failed=part.failed)


def _opening(prompt: str) -> str:
    """Return a prompt up to its first placeholder."""
    return prompt.partition("{")[0]


_ANSWERS: Mapping[str, Callable[[ModelRequest], str]] = {
    _opening(prompts.GATE): answer_gate,
    _opening(prompts.EXTRACT): answer_extract,
    _opening(prompts.HANDOVER_LIVE): write_live_handover,
    _opening(prompts.HANDOVER_REPAIR): shorten_handover,
    _opening(prompts.HANDOVER): write_handover,
    _opening(prompts.OBSERVATIONS): write_observations,
    _opening(prompts.REFLECT): write_reflections,
}
