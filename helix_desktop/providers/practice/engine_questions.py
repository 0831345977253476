"""Gate, handover, observations, extraction answered in form.

Material in a question: who said what, numbered, read back into passages that rules can work on.

Its frame is the application's; what stands inside cannot leave it.

Taking lines out of a large output as they were asked for, word for word, within a budget.

Choosing what becomes of large outputs at the gate: by what was asked for, and what they are.

Handovers as the rules write them, from material or from the conversation itself.

Observations as the rules see them, and fewer of them where there are too many.

Which question the engine asks, if it is the engine: known by the prompts' own words.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.handover_document import NOTHING, parse_handover
from helix_desktop.context.texts.handover_rules import extract_handover
from helix_desktop.context.texts.observations import (
    observe_by_rules,
    parse_observations,
    reflect_by_rules,
)
from helix_desktop.context.texts.plain_text import INSTRUCTIONS, SUMMARY, clip, is_own_text
from helix_desktop.context.texts.prompts import HANDOVER_MERGE
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.context_window.rewrites import SECTIONS, Handover, Observation, Priority
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.answers import is_head, is_loud, question_words, stem
from helix_desktop.providers.practice.conversation import (
    Ability,
    find_abilities,
    marker_digest,
    read_talk,
)
from helix_desktop.providers.practice.requests import (
    PracticeRequest,
    RequestKind,
    find_quoted,
    parse_requests,
    sanitize,
)
from helix_desktop.providers.practice.token_usage import SCALES

USUAL_BUDGET = 1_500
"""Tokens of an answer where none are named."""

_SOURCES = {
    "user": PassageSource.USER,
    "application": PassageSource.CONTEXT,
    "agent": PassageSource.AGENT,
    "call": PassageSource.CALL,
    "output": PassageSource.OUTPUT,
}
_BEGINS = re.compile(r"<(user|application|agent|call|output) n=(\d{1,12})(?: ([^\n>]{0,2000}))?>")
_BUDGET = re.compile(r"Keep to about (\d{1,9}) tokens|Keep to (\d{1,9}) tokens")
_PREVIOUS = re.compile(r"<previous_document>\n(.*)\n</previous_document>", re.S)
_INDEX = re.compile(r"^Also there \(the history has what was said of it\):$", re.M)


class EngineQuestion(Struct, frozen=True):
    """A question: its task in the prompt's words, what it is about, and its budget in tokens."""

    task: str
    material: str
    budget: int


def parse_question(text: str) -> EngineQuestion | None:
    """The question behind (or around) some material; None if there is none."""
    before, merge, after = text.rpartition(f"\n\n{prompts.HANDOVER_MERGE}\n\n{prompts.DATA}")
    if merge:
        return EngineQuestion(prompts.HANDOVER_MERGE, before, parse_budget(after))
    before, mark, after = text.rpartition(f"\n</material>\n\n{prompts.DATA}\n\n")
    if mark:
        return EngineQuestion(after, before.removeprefix("<material>\n"), parse_budget(after))
    if text.startswith(f"{prompts.DATA}\n\n"):
        task = text.removeprefix(f"{prompts.DATA}\n\n")
        return EngineQuestion(task, task, parse_budget(task))
    return None


def parse_budget(text: str) -> int:
    found = _BUDGET.search(text)
    return int(found[1] or found[2]) if found else USUAL_BUDGET


def previous_document(task: str) -> Handover | None:
    """The document from before, which the task asks to bring up to date."""
    found = _PREVIOUS.search(task)
    return parse_document(found[1]) if found else None


def parse_document(text: str) -> Handover | None:
    """The six sections of a document, without its index; None if it has not all of them."""
    parsed = parse_handover(_INDEX.split(text)[0])
    whole = len(parsed.sections) == len(SECTIONS) and not parsed.problems
    return Handover(parsed.sections) if whole else None


def parse_passages(material: str) -> tuple[Passage, ...]:
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
    model_handle = _SOURCES[begins[1]]
    tool, _, what = (begins[3] or "").partition(" ")
    if model_handle not in (PassageSource.CALL, PassageSource.OUTPUT):
        tool, what = "", begins[3] or ""
    return Passage(int(begins[2]), model_handle, text, tool, what)


def _joined(found: Iterator[Passage]) -> Iterator[Passage]:
    held: Passage | None = None
    for each in found:
        if held and each.source in (PassageSource.USER, PassageSource.AGENT) and _same(held, each):
            held = replace(held, text=f"{held.text}\n{each.text}")
            continue
        if held:
            yield held
        held = each
    if held:
        yield held


def _same(one: Passage, other: Passage) -> bool:
    return (one.seq, one.source) == (other.seq, other.source)


NOT_THERE = "That is not in the output."
LONGEST = 400
"""Characters of one line that are taken."""

_ASKED = "\n\nAsked for: "
_OUTPUT = "\n\n<output>\n"
_NUMBER = re.compile(r"\d{1,9}\t")
_HEADS = re.compile(r"\b(?:heading|definition|class|function|outline|structure)", re.I)
_LOUD = re.compile(r"\b(?:error|fail|warning|exception|problem|traceback)", re.I)


def answer_extract(request: ModelRequest) -> str:
    text = request.messages[-1].text
    frame, _, output = text.partition(_OUTPUT)
    instructions = frame.rpartition(_ASKED)[2] if _ASKED in frame else ""
    lines = output.removesuffix("\n</output>").split("\n")
    return extract_lines(instructions[:2_000], lines, parse_budget(frame))


def extract_lines(instructions: str, lines: Sequence[str], budget: int) -> str:
    """The lines that what was asked for fits, in their order; the best if there is no room."""
    fits = _wanted(instructions)
    scores = [_score(line, fits) for line in lines]
    order = sorted(
        (place for place, score in enumerate(scores) if score), key=lambda at: (-scores[at], at)
    )
    texts = [lines[place][:LONGEST] for place in order]
    taken = set(order[: count_fitting(texts, budget, SCALES, joint="\n")])
    return "\n".join(lines[place][:LONGEST] for place in sorted(taken)) or NOT_THERE


def _wanted(instructions: str) -> Callable[[str], float]:
    """How well a line fits what was asked for; 0 = not at all."""
    quoted = [each.casefold() for each in find_quoted(instructions)]
    stems = [stem(word) for word in question_words(instructions)]
    heads, loud = _HEADS.search(instructions), _LOUD.search(instructions)

    def fits(line: str) -> float:
        text = line[:2_000].casefold()
        bare = _NUMBER.sub("", line[:2_000], count=1)
        found = 4.0 * sum(each in text for each in quoted)
        found += 3.0 * bool(heads and is_head(bare)) + 3.0 * bool(loud and is_loud(bare))
        return found or (sum(each in text for each in stems) if not quoted else 0.0)

    return fits


def _score(line: str, fits: Callable[[str], float]) -> float:
    return fits(line) if line.strip() else 0.0


_GATING_OUTPUT = re.compile(r"^([A-Z]{1,2}): (.*)$", re.M)
_NO_ROOM = "no room for 3"
OUTLINE = "the headings and definitions, each with its line number"
WRONG = "every error, failure and warning, each with file and line"


def answer_gate(request: ModelRequest) -> str:
    """One line for each output."""
    before = replace(request, messages=request.messages[:-1])
    talk, hands = read_talk(before.messages), find_abilities(request.tools)
    asked = parse_requests(sanitize(talk.asked))
    wish = asked[min(talk.progress.part, len(asked)) - 1]
    ables = {hand.tool: able for able, hand in hands.items()}
    asked_of = list(_outputs(request.messages[-1].text))
    held = [seen.call.tool for seen in talk.last() if marker_digest(seen.result.text)]
    # what was recalled is told as what it was; the calls say who returned it
    tools = held if len(held) == len(asked_of) else [tool for _, tool, _ in asked_of]
    lines = [
        f"{letter} {_choice(ables.get(tool), wish, room=room)}"
        for (letter, _, room), tool in zip(asked_of, tools, strict=True)
    ]
    return "\n".join(lines) or "A 2"


def _outputs(question: str) -> Iterator[tuple[str, str, bool]]:
    """Letter, tool and whether there is room for all of it."""
    for found in _GATING_OUTPUT.finditer(question):
        tool = found[2].partition(" · ")[0].strip()
        yield found[1], tool, not found[2].endswith(_NO_ROOM)


def _choice(able: Ability | None, wish: PracticeRequest, *, room: bool) -> str:
    if _needs_all(able, wish) and room:
        return "3"
    wanted = _wanted_outputs(able, wish)
    return f"1 {wanted}" if wanted else "2"


def _wanted_outputs(able: Ability | None, wish: PracticeRequest) -> str:
    """What is to be extracted; nothing if a first glance will do."""
    if able is Ability.RUN:
        return WRONG
    if able is Ability.READ and wish.kind in _OUTLINED:
        return OUTLINE
    if able not in (Ability.READ, Ability.SEARCH):
        return ""
    if wish.kind is RequestKind.FIND:
        return f"every line with “{wish.wanted[:200]}”"
    asked = ", ".join(question_words(wish.text)[:6]) if wish.kind is RequestKind.ASK else ""
    return f"the lines about {asked}" if asked else ""


_OUTLINED = frozenset(
    {RequestKind.READ, RequestKind.OVERVIEW, RequestKind.WALK, RequestKind.COMPARE}
)


def _needs_all(able: Ability | None, wish: PracticeRequest) -> bool:
    """Whether every line is wanted: what was recalled on purpose, lines that were asked for."""
    if able in (Ability.RECALL, Ability.HISTORY):
        return True
    return able is Ability.READ and (
        wish.lines > 0 or wish.kind in (RequestKind.COMPARE, RequestKind.CHANGED)
    )


SHARE = 0.8
"""Of the budget that is filled: another tokenizer may count more."""
ANCHOR = 200
"""Characters by which the question names the first message that stays."""
FIRST = 900_000_000
"""Numbers of what has none: a conversation does not show its places in the journal."""

_TAIL = re.compile(r"stays as it is and begins with “(.*?)”;\s+your\s+document", re.S)
_PLACE = re.compile(r"\s?\[90\d{7}\]")
_PART = re.compile(r"<document n=\d{1,4}>\n(.*?)\n</document>", re.S)


def write_handover(asked: EngineQuestion) -> str:
    """The document of some material, after the one before it."""
    return _document(
        parse_passages(asked.material), asked.budget, before=previous_document(asked.task)
    )


def merge_handovers(asked: EngineQuestion) -> str:
    """One document out of several: every line once, the newest kept where room is short."""
    parts = [parse_document(text) for text in _PART.findall(asked.material)]
    bodies = [
        "\n".join(_lines(part.sections[number] for part in parts if part))
        for number in range(len(SECTIONS))
    ]
    before = Handover(tuple(body or NOTHING for body in bodies))
    return _document((), asked.budget, before=before)


def write_live_handover(request: ModelRequest) -> str:
    """The document of the conversation above the question, up to where its newest part begins."""
    question = request.messages[-1].text
    covered = _covered(request.messages[:-1], question)
    folds = [each.text for each in covered if each.text.startswith(SUMMARY)]
    before = parse_document(folds[-1].partition("\n\n[HISTORY]")[0]) if folds else None
    text = _document(tuple(_told(covered)), parse_budget(question), before=before)
    return _PLACE.sub("", text)


def shorten_handover(request: ModelRequest) -> str:
    """The same document in half the room: most answers that are sent back are too long."""
    question = request.messages[-3] if len(request.messages) > 2 else request.messages[-1]
    asked = parse_question(question.text)
    if asked is None:
        budget = parse_budget(question.text)
        return _PLACE.sub("", _document(tuple(_told(request.messages[:-3])), budget // 2))
    told = merge_handovers if asked.task == HANDOVER_MERGE else write_handover
    return told(replace(asked, budget=asked.budget // 2))


def _document(stretch: Sequence[Passage], budget: int, *, before: Handover | None = None) -> str:
    made = extract_handover(stretch, int(budget * SHARE), SCALES, previous=before).handover
    rows = zip(SECTIONS, made.sections, strict=True)
    return "\n".join(f"## {number}. {name}\n{body}" for number, (name, body) in enumerate(rows, 1))


def _covered(messages: Sequence[Message], question: str) -> Sequence[Message]:
    found = _TAIL.search(question)
    if found is None:
        return messages
    for place, message in enumerate(messages):
        if message.role is not Role.SYSTEM and clip(_words(message), ANCHOR) == found[1]:
            return messages[:place]
    return messages


def _words(message: Message) -> str:
    return "".join(getattr(part, "text", "") for part in message.parts)


def _ours(text: str) -> bool:
    """Whether the application wrote what stands in the person's place."""
    return is_own_text(text) or text.startswith(INSTRUCTIONS)


def _told(messages: Sequence[Message]) -> Iterator[Passage]:
    """The conversation as passages; markers say nothing of what went well or wrong."""
    calls: dict[str, ToolCall] = {}
    for number, message in enumerate(messages, FIRST):
        if message.role is Role.SYSTEM or (message.role is Role.USER and _ours(message.text)):
            continue
        if message.text.strip():
            model_handle = PassageSource.USER if message.role is Role.USER else PassageSource.AGENT
            yield Passage(number, model_handle, message.text)
        for call in message.calls:
            calls[call.id] = call
            yield Passage(number, PassageSource.CALL, call.arguments, call.tool)
        for part in message.parts:
            if isinstance(part, ToolResult) and part.call in calls:
                text = part.text.partition("\n")[2] if marker_digest(part.text) else part.text
                tool = calls[part.call].tool
                yield Passage(number, PassageSource.OUTPUT, text, tool, failed=part.failed)


def _lines(bodies: Iterator[str]) -> list[str]:
    every = [line for body in bodies if body != NOTHING for line in body.split("\n")]
    return list(dict.fromkeys(reversed(every)))[::-1]


NONE = "There is nothing to observe."


def write_observations(asked: EngineQuestion) -> str:
    facts = observe_by_rules(parse_passages(asked.material))
    return _shown(reflect_by_rules(facts, asked.budget, SCALES))


def write_reflections(asked: EngineQuestion) -> str:
    """Those of the question, joined and shortened to its budget."""
    _, _, listed = asked.material.partition("<observations>\n")
    text = listed.rpartition("\n</observations>")[0]
    # what they say was checked when they were made; here they vouch for themselves
    spoken = SpokenText.of([Passage(0, PassageSource.USER, text)])
    dates = dict.fromkeys(_numbers(text), 0.0) or {0: 0.0}
    return _shown(
        reflect_by_rules(parse_observations(text, spoken, dates=dates), asked.budget, SCALES)
    )


def _numbers(text: str) -> list[int]:
    """The places named at the ends of lines."""
    ends = (line.rpartition("{")[2] for line in text.split("\n") if line.endswith("}"))
    return [int(each) for end in ends for each in end[:-1].split(",") if _is_number(each.strip())]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 13


def _shown(facts: Iterable[Observation]) -> str:
    lines = []
    for fact in facts:
        tick = " ✓" if fact.priority is Priority.DONE else ""
        numbers = ", ".join(str(seq) for seq in fact.sources)
        lines.append(f"- [{fact.priority.value}]{tick} {fact.text} {{{numbers}}}")
    return "\n".join(lines) or NONE


def answer_engine(request: ModelRequest) -> str | None:
    """The answer to a question of the engine's; None if the conversation goes on."""
    if not request.messages or request.messages[-1].role is not Role.USER:
        return None
    text = request.messages[-1].text
    for opening, told in _OPENINGS:
        if text.startswith(opening):
            return told(request)
    asked = parse_question(text)
    return _of_material(asked) if asked else None


def _of_material(asked: EngineQuestion) -> str | None:
    for opening, told in _TASKS:
        if asked.task.startswith(opening):
            return told(asked)
    return None


def _opening(prompt: str) -> str:
    """A prompt up to where it is filled in."""
    return prompt.partition("{")[0]


def _first_line(prompt: str) -> str:
    return prompt.partition("\n")[0]


_OPENINGS: tuple[tuple[str, Callable[[ModelRequest], str]], ...] = (
    (_opening(prompts.GATE), answer_gate),
    (_opening(prompts.HANDOVER_LIVE), write_live_handover),
    (_opening(prompts.HANDOVER_REPAIR), shorten_handover),
    (_first_line(prompts.EXTRACT), answer_extract),
)
_TASKS: tuple[tuple[str, Callable[[EngineQuestion], str]], ...] = (
    (prompts.HANDOVER_MERGE, merge_handovers),
    (_first_line(prompts.HANDOVER), write_handover),
    (_first_line(prompts.OBSERVE), write_observations),
    (_first_line(prompts.REFLECT), write_reflections),
)
