"""History as passages, turns, and steps, with the ending of each call.

Passages are plain text, always from originals and never from markers or earlier summaries. They
have no call IDs, so that an output belongs to the oldest open call of its tool. Recorded and
external tools report failures only in words. So the ending of a call is read from its output: exit
status, summary line, or error line, within 3,000 characters of each end.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from helix_desktop.context.texts.plain_text import MAX_EXAMINED_CHARS, clip, defuse, is_own_text
from helix_desktop.context.texts.result_cache import cache_results
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
    describes a call in a few words ("pytest -q", a path). `seq` is the journal event.
    """

    seq: int
    source: PassageSource
    text: str
    tool: str = ""
    what: str = ""
    failed: bool = False
    at: float = 0.0


_MAX_READ_CHARS = 3_000
"""The number of characters that are read at each end of an output."""
_MAX_FRAME_CHARS = 500
"""The number of first characters in which the frame around an output is found."""
_MAX_ERROR_CHARS = 220
"""The maximum number of kept characters of an error line."""

_EXIT = lazy_pattern(
    r"(?:exit(?:ed)?(?: with)?(?: exit)?(?: code| status)?:?|returned (?:code|status))"
    r"[ :]{0,2}(-?\d{1,5})\b",
    re.IGNORECASE,
)
_REFUSED = lazy_pattern(
    r"doesn't want to proceed|tool use was rejected|request interrupted|permission denied by user"
    r"|user (?:denied|rejected|declined)|\[denied\]|\[stopped\]|interrupted by user",
    re.IGNORECASE,
)
_FAILURE_BEGINNING = lazy_pattern(
    r"(?:error\b|fatal\b|fail(?:ed|ure)?\b|traceback \(|panic:|file does not exist|no such file"
    r"|<tool_use_error>|\{\"error\"|string to replace not found|\[error\]|exception\b|cannot "
    r"|invalid )",
    re.IGNORECASE,
)
_FAILURE_LINE = lazy_pattern(
    r"FAIL\b|--- FAIL|FAILED\b|E   \w|npm ERR!|\s{0,4}✗|error(?:\[E\d+\])?:|panic:|fatal:"
    r"|make(?:\[\d+\])?: \*\*\*|Traceback \(most recent call last\)|.{0,120}: error(?: TS\d+)?:"
    r"|✖ \d+ problem|.{0,40}\b[1-9]\d{0,5} (?:failed|failures?|errors?)\b"
    r"|.{0,80}command not found"
)
_SUCCESS_LINE = lazy_pattern(
    r"(\b\d{1,6} passed[^\n]{0,80}|\b0 (?:failed|failures|errors|issues)[^\n]{0,60}"
    r"|\bAll checks passed[^\n]{0,40}|\bBUILD SUCCESS\w*|\bTests:\s{1,8}[^\n]{1,80}"
    r"|^ok  \t\S{1,120})",
    re.MULTILINE,
)
_ERROR_LINE = lazy_pattern(
    r"\berror\b|\bfail|\bpanic|exception\b|\w(?:Error|Exception)\b|not found|denied|cannot |unable"
    r"|undefined|no such|refused|timed? ?out|invalid|missing|mismatch|unexpected|rejected|conflict",
    re.IGNORECASE,
)
_STRONG_LINE = lazy_pattern(
    r"(?:E   |--- FAIL|FAIL\b|FAILED |error(?:\[\w+\])?[: ]|fatal: |panic: )"
    r"|\w{2,60}(?:Error|Exception): |.{0,200}(?:: error |: undefined: |AssertionError|error TS\d)"
)


REFUSED = "refused by the user"
"""The ending of a call that the user did not allow."""


class CallEnding(Struct, frozen=True):
    """The ending of a call: a short label, and the line that tells why the call failed."""

    failed: bool = False
    label: str = "ok"
    error: str = ""


def strip_frame(output: str) -> str:
    """Return the output without the frame that some harnesses put around it."""
    frame = output[:_MAX_FRAME_CHARS]
    position = frame.find("\nOutput:\n")
    return output[position + len("\nOutput:\n") :] if position >= 0 and "xit" in frame else output


def read_ending(output: str, *, failed: bool, runs: bool) -> CallEnding:
    """Read the ending of a call from its output.

    `runs`: the output is a report of the call and not the text of a file.
    """
    short = runs or len(output) < MAX_EXAMINED_CHARS
    return _determine_ending(
        output[:_MAX_READ_CHARS], output[-_MAX_READ_CHARS:], failed=failed, runs=runs, short=short
    )


@cache_results(1_024)
def _determine_ending(
    beginning: str, end: str, *, failed: bool, runs: bool, short: bool
) -> CallEnding:
    """Determine an ending.

    Results are cached, because every rewrite describes the same calls again.
    """
    if _REFUSED.search(beginning[:MAX_EXAMINED_CHARS]):
        return CallEnding(True, REFUSED)
    status = _exit_status(beginning, end)
    beginning = strip_frame(beginning)
    if status:
        return CallEnding(True, f"exit {status}", find_error_line(beginning, end))
    if (
        failed
        or (short and _FAILURE_BEGINNING.match(beginning.lstrip()))
        or (
            runs and any(_FAILURE_LINE.match(line[:MAX_EXAMINED_CHARS]) for line in end.split("\n"))
        )
    ):
        return CallEnding(True, "failed", find_error_line(beginning, end))
    success_lines = _SUCCESS_LINE.findall(end) if runs else []
    return CallEnding(False, clip(success_lines[-1], 100) if success_lines else "ok")


def find_error_line(beginning: str, end: str) -> str:
    """Return the line that tells most about the failure."""
    lines = [line.strip()[:MAX_EXAMINED_CHARS] for line in f"{beginning}\n{end}".split("\n")]
    candidates = [line for line in lines if line and not _EXIT.search(line[:80])]
    for matches in (_STRONG_LINE.match, _ERROR_LINE.search):
        if line_of_error := next((line for line in candidates if matches(line)), ""):
            return clip(line_of_error, _MAX_ERROR_CHARS)
    return clip(candidates[0], _MAX_ERROR_CHARS) if candidates else ""


def _exit_status(beginning: str, end: str) -> int | None:
    """Return the exit status that a tool reports in the first lines or the last two lines of its
    output.
    """
    outer_lines = "\n".join([*beginning.split("\n", 6)[:6], *end.rstrip().rsplit("\n", 2)[-2:]])
    for line in outer_lines.split("\n"):
        if len(line) < 120 and (match := _EXIT.search(line)):
            return int(match.group(1))
    return None


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
    done: tuple[CallRecord, ...] = ()
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
        return tuple(done for step in self.steps for done in step.done)

    @property
    def answer(self) -> str:
        """The agent's last text, if the turn ended with text."""
        return self.steps[-1].text if self.steps and not self.steps[-1].done else ""


_REPORTING_KINDS = frozenset({ActionKind.RUN, ActionKind.OTHER, ActionKind.EDIT, ActionKind.PLAN})
"""The kinds of actions whose output is a report and not the text of a file."""


def split_turns(passages: Iterable[Passage]) -> tuple[PassageTurn, ...]:
    """Split a stretch into turns, in order."""
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
    return tuple(_join_later_looks(passage_turns))


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


def _join_later_looks(passage_turns: Iterable[PassageTurn]) -> Iterator[PassageTurn]:
    """Yield the turns with every later look at a running command recorded as that command."""
    running: dict[str, ToolAction] = {}
    for turn in passage_turns:
        done = (
            tuple(_as_running_command(done_call, running) for done_call in step.done)
            for step in turn.steps
        )
        pairs = zip(turn.steps, done, strict=True)
        yield replace(turn, steps=tuple(replace(step, done=calls) for step, calls in pairs))


def _as_running_command(call: CallRecord, running: dict[str, ToolAction]) -> CallRecord:
    process_id = argument_object(call.arguments).get("session_id") if "stdin" in call.tool else None
    command = running.get(str(process_id))
    if command is not None and call.output is not None:
        ending = read_ending(call.output, failed=False, runs=True)
        return replace(call, action=command, ending=ending)
    if call.output and (match := _RUNNING.search(call.output[:_MAX_FRAME_BEGINNING_CHARS])):
        running[match.group(1)] = call.action
    return call


_RUNNING = lazy_pattern(r"running with session ID:? {0,2}(\d{1,12})")
_MAX_FRAME_BEGINNING_CHARS = 400
"""The number of first characters in which a harness says that a command keeps running."""


def _make_turn(passages: Sequence[Passage]) -> PassageTurn:
    request = passages[0] if passages[0].source is PassageSource.USER else None
    context = tuple(passage for passage in passages if passage.source is PassageSource.CONTEXT)
    cards = tuple(passage for passage in passages if passage.source is PassageSource.CARD)
    return PassageTurn(request, context, tuple(_split_steps(passages)), cards)


def _split_steps(passages: Iterable[Passage]) -> Iterator[AgentStep]:
    step: AgentStep | None = None
    for passage in passages:
        match passage.source:
            case PassageSource.AGENT:
                if step and (step.done or passage.seq != step.seq):
                    yield step
                    step = None
                text = f"{step.text}\n{passage.text}" if step else passage.text
                step = AgentStep(passage.seq, text, at=passage.at)
            case PassageSource.CALL:
                if step and step.seq != passage.seq:
                    yield step
                    step = None
                step = step or AgentStep(passage.seq, "", at=passage.at)
                action = read_action(passage.tool, passage.text, what=passage.what)
                called = CallRecord(passage.seq, passage.tool, action, passage.text)
                step = replace(step, done=(*step.done, called))
            case PassageSource.OUTPUT:
                step = replace(step, done=_add_output(step.done, passage)) if step else None
    if step:
        yield step


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
"""The kinds of actions of which only the target is described, if the call succeeded."""


def quote_person(text: str, length: int) -> str:
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
