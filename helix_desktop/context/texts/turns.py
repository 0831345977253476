"""History as plain text for summaries: passages, turns, steps with their calls.

Passages are plain text, always from originals and never from markers or earlier summaries. They
have no call IDs, so that an output belongs to the oldest open call of its tool.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from helix_desktop.context.texts.call_outcomes import CallEnding, read_ending
from helix_desktop.context.texts.plain_text import clip, defuse, is_own_text
from helix_desktop.context.texts.sentences import pick_key_sentences
from helix_desktop.context.texts.tool_actions import (
    ActionKind,
    ToolAction,
    argument_object,
    argument_texts,
    read_action,
)
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.value import replace


class PassageSource(StrEnum):
    """The origin of a passage."""

    USER = "user"
    CARD = "card"
    """The user's words in answer to a question within a turn."""
    CONTEXT = "context"
    AGENT = "agent"
    CALL = "call"
    OUTPUT = "output"


class Passage(Struct, frozen=True):
    """One message, one call, or one output.

    `text` is the message's text, a call's arguments as JSON, or a tool's whole output. `what`
    describes a call in a few words ("pytest -q", a path). `seq` is the journal event. `kept`: the
    message stays in the window beside the text that is made from the others.
    """

    seq: int
    source: PassageSource
    text: str
    tool: str = ""
    what: str = ""
    failed: bool = False
    at: float = 0.0
    kept: bool = False


MAX_KEPT_CHARS = 36
"""The maximum number of characters that are quoted of a message that stays in the window."""

UNKNOWN = CallEnding(False, "no result yet")
"""The ending of a call without an output so far."""


@dataclass(frozen=True, slots=True)
class CallRecord:
    """One call and its output. `output` is None until it arrives."""

    seq: int
    tool: str
    action: ToolAction
    arguments: str = field(repr=False)
    output: str | None = field(default=None, repr=False)
    ending: CallEnding = UNKNOWN


class AgentStep(Struct, frozen=True):
    """One reply of the agent: its text and its calls."""

    seq: int
    text: str
    calls: tuple[CallRecord, ...] = ()
    at: float = 0.0


class PassageTurn(Struct, frozen=True):
    """A message of the user (None at the start of a stretch) and everything up to the next one."""

    request: Passage | None
    context: tuple[Passage, ...]
    steps: tuple[AgentStep, ...]
    cards: tuple[Passage, ...] = ()
    """The user's answers to questions within the turn."""

    @property
    def calls(self) -> tuple[CallRecord, ...]:
        return tuple(call for step in self.steps for call in step.calls)

    @property
    def answer(self) -> str:
        """The agent's last text, if the turn ended with text."""
        return self.steps[-1].text if self.steps and not self.steps[-1].calls else ""


_REPORTING_KINDS = frozenset({ActionKind.RUN, ActionKind.OTHER, ActionKind.EDIT, ActionKind.PLAN})
"""The kinds of actions whose output is a report and not the text of a file."""


def split_turns(
    passages: Iterable[Passage], running: dict[str, ToolAction] | None = None
) -> tuple[PassageTurn, ...]:
    """Split a stretch into turns, in order.

    `running` are the commands that an earlier stretch left running; those of this one are added.
    """
    passage_turns: list[PassageTurn] = []
    open_passages: list[Passage] = []
    for passage in passages:
        is_own = is_own_text(passage.text)
        if is_own and passage.source in (PassageSource.USER, PassageSource.CONTEXT):
            continue
        if passage.source is PassageSource.USER and open_passages:
            passage_turns.append(_make_turn(open_passages))
            open_passages = []
        open_passages.append(passage)
    if open_passages:
        passage_turns.append(_make_turn(open_passages))
    return tuple(_join_later_looks(passage_turns, {} if running is None else running))


def source_texts(passages: Iterable[Passage]) -> list[str]:
    """Return the texts that names are taken from, old to new: messages, arguments of calls, and
    outputs.
    """
    return [
        "\n".join(argument_texts(passage.text))
        if passage.source is PassageSource.CALL
        else passage.text
        for passage in passages
        if passage.source is not PassageSource.CONTEXT and not is_own_text(passage.text)
    ]


def user_texts(passages: Iterable[Passage]) -> list[str]:
    """Return what the user wrote, from old to new."""
    return [
        passage.text
        for passage in passages
        if passage.source in (PassageSource.USER, PassageSource.CARD)
        and not is_own_text(passage.text)
    ]


def _join_later_looks(
    passage_turns: Iterable[PassageTurn], running: dict[str, ToolAction]
) -> Iterator[PassageTurn]:
    """Yield the turns; a later look at a running command is recorded as that command."""
    for turn in passage_turns:
        steps: list[AgentStep] = []
        for step in turn.steps:
            calls = list(step.calls)
            for index, call in enumerate(calls):
                if call.output is None:
                    continue
                looks = "stdin" in call.tool
                process = argument_object(call.arguments).get("session_id") if looks else None
                if (command := running.get(str(process))) is not None:
                    ending = read_ending(call.output, failed=False, runs=True)
                    calls[index] = replace(call, action=command, ending=ending)
                elif match := _RUNNING.search(call.output[:_MAX_FRAME_BEGINNING_CHARS]):
                    running[match.group(1)] = call.action
            steps.append(replace(step, calls=tuple(calls)))
        yield replace(turn, steps=tuple(steps))


_RUNNING = lazy_pattern(r"running with session ID:? {0,2}(\d{1,12})")
_MAX_FRAME_BEGINNING_CHARS = 400
"""The first characters of an output in which a harness says that a command keeps running."""


def _make_turn(passages: Sequence[Passage]) -> PassageTurn:
    request = passages[0] if passages[0].source is PassageSource.USER else None
    context = tuple(passage for passage in passages if passage.source is PassageSource.CONTEXT)
    cards = tuple(passage for passage in passages if passage.source is PassageSource.CARD)
    steps: list[AgentStep] = []
    for passage in passages:
        match passage.source:
            case PassageSource.AGENT:
                text = passage.text
                if steps and steps[-1].seq == passage.seq and not steps[-1].calls:
                    text = f"{steps.pop().text}\n{text}"
                steps.append(AgentStep(passage.seq, text, at=passage.at))
            case PassageSource.CALL:
                if not steps or steps[-1].seq != passage.seq:
                    steps.append(AgentStep(passage.seq, "", at=passage.at))
                action = read_action(passage.tool, passage.text, what=passage.what)
                call = CallRecord(passage.seq, passage.tool, action, passage.text)
                steps[-1] = replace(steps[-1], calls=(*steps[-1].calls, call))
            case PassageSource.OUTPUT:
                if steps:
                    steps[-1] = replace(steps[-1], calls=_add_output(steps[-1].calls, passage))
    return PassageTurn(request, context, tuple(steps), cards)


def _add_output(calls: tuple[CallRecord, ...], output: Passage) -> tuple[CallRecord, ...]:
    """Add an output to the oldest open call of its tool, or else to the oldest open call."""
    open_indices = [index for index, call in enumerate(calls) if call.output is None]
    same_tool = [
        index for index in open_indices if not output.tool or calls[index].tool == output.tool
    ]
    if not open_indices:
        return calls
    index = (same_tool or open_indices)[0]
    call = calls[index]
    runs = call.action.kind in _REPORTING_KINDS
    ending = read_ending(output.text, failed=output.failed, runs=runs)
    answered = replace(call, output=output.text, ending=ending)
    return (*calls[:index], answered, *calls[index + 1 :])


_INNER_MARKS = str.maketrans("“”„\n", '""" ')
_LOOKING_KINDS = frozenset({ActionKind.READ, ActionKind.SEARCH})
"""The kinds of actions for which only the target is described, if the call succeeded."""


def quote_user(text: str, length: int) -> str:
    """Quote the user's words in quotation marks, word for word; a cut ends with an ellipsis."""
    return f"“{defuse(clip(text, length)).translate(_INNER_MARKS)}”"


def quote_agent(text: str, length: int) -> str:
    """Return the most important sentences of the agent's text, without emphasis."""
    return defuse(pick_key_sentences(text, length))


def describe_call(call: CallRecord, length: int) -> str:
    """Describe a call in one line: its action, and its ending unless it simply succeeded."""
    target = clip(call.action.what, length).replace("`", "'")
    what = f"`{target}`" if target else ""
    name = call.action.kind.value if call.action.kind in _LOOKING_KINDS else clip(call.tool, 40)
    call_text = f"{name} {what}".strip()
    if call.ending.failed:
        error = f": {call.ending.error}" if call.ending.error else ""
        return defuse(f"{call_text} → {call.ending.label}{clip(error, length)}")
    return defuse(call_text if call.ending.label == "ok" else f"{call_text} → {call.ending.label}")


def describe_calls(calls: Iterable[CallRecord], length: int) -> list[str]:
    """Describe calls in lines. Neighboring successful reads and searches share one line."""
    call_lines: list[str] = []
    targets: list[str] = []
    for call in calls:
        if call.action.kind in _LOOKING_KINDS and not call.ending.failed:
            targets.append(clip(call.action.what, length))
            continue
        call_lines += _looked_at_line(targets)
        targets = []
        call_lines.append(describe_call(call, length))
    return call_lines + _looked_at_line(targets)


def _looked_at_line(targets: list[str]) -> list[str]:
    distinct = list(dict.fromkeys(targets))
    return [defuse(f"looked at {', '.join(distinct)}")] if distinct else []
