"""History as passages, turns and steps; how calls ended; told in a line.

A stretch of history as plain passages: what extractors, checks and summarizers read.

Always built from originals, never from markers or earlier summaries.

How a call ended, told from the ends of its output: exit status, summary line, error line.

Recorded and foreign tools report failure in words only, so the words are read, at most 3,000
characters of them.

History as turns and steps: what the person said, what the agent said and did, how it ended.

Passages carry no ids: an output belongs to the oldest open call of its tool.

Calls, requests and answers told in a line each, the same wherever a text tells of them.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from helix_desktop.context.texts.plain_text import LONGEST_LINE, clip, defuse, is_own_text
from helix_desktop.context.texts.sentences import pick_key_sentences
from helix_desktop.context.texts.tool_actions import (
    ActionKind,
    ToolAction,
    argument_object,
    argument_texts,
    read_action,
)
from helix_desktop.domain.value import replace


class PassageSource(StrEnum):
    """Who or what a passage comes from."""

    USER = "user"
    CARD = "card"
    """The user's words, too, in answer to a question inside a turn."""
    CONTEXT = "context"
    AGENT = "agent"
    CALL = "call"
    OUTPUT = "output"


class Passage(Struct, frozen=True):
    """One thing that was said, asked of a tool, or returned by one.

    `text` is the message's words, a call's arguments as JSON, or a tool's whole output; `what`
    says in a few words what a call was about ("pytest -q", a path). `seq` is the journal event.
    """

    seq: int
    model_handle: PassageSource
    text: str
    tool: str = ""
    what: str = ""
    failed: bool = False
    at: float = 0.0


_LOOKED_AT = 3_000
"""Characters of each end of an output that are read."""
_LONGEST_FRAME = 500
"""Characters in which a frame around an output is told."""
_LONGEST = 220
"""Characters of an error line that are kept."""

_EXIT = re.compile(
    r"(?:exit(?:ed)?(?: with)?(?: exit)?(?: code| status)?:?|returned (?:code|status))"
    r"[ :]{0,2}(-?\d{1,5})\b",
    re.IGNORECASE,
)
_REFUSED = re.compile(
    r"doesn't want to proceed|tool use was rejected|request interrupted|permission denied by user"
    r"|user (?:denied|rejected|declined)|\[denied\]|\[stopped\]|interrupted by user",
    re.IGNORECASE,
)
_FAILING = re.compile(
    r"(?:error\b|fatal\b|fail(?:ed|ure)?\b|traceback \(|panic:|file does not exist|no such file"
    r"|<tool_use_error>|\{\"error\"|string to replace not found|\[error\]|exception\b|cannot "
    r"|invalid )",
    re.IGNORECASE,
)
_BROKEN = re.compile(
    r"FAIL\b|--- FAIL|FAILED\b|E   \w|npm ERR!|\s{0,4}✗|error(?:\[E\d+\])?:|panic:|fatal:"
    r"|make(?:\[\d+\])?: \*\*\*|Traceback \(most recent call last\)|.{0,120}: error(?: TS\d+)?:"
    r"|✖ \d+ problem|.{0,40}\b[1-9]\d{0,5} (?:failed|failures?|errors?)\b"
    r"|.{0,80}command not found"
)
_PASSED = re.compile(
    r"(\b\d{1,6} passed[^\n]{0,80}|\b0 (?:failed|failures|errors|issues)[^\n]{0,60}"
    r"|\bAll checks passed[^\n]{0,40}|\bBUILD SUCCESS\w*|\bTests:\s{1,8}[^\n]{1,80}"
    r"|^ok  \t\S{1,120})",
    re.MULTILINE,
)
_ERROR_LINE = re.compile(
    r"\berror\b|\bfail|\bpanic|exception\b|\w(?:Error|Exception)\b|not found|denied|cannot |unable"
    r"|undefined|no such|refused|timed? ?out|invalid|missing|mismatch|unexpected|rejected|conflict",
    re.IGNORECASE,
)
_STRONG_LINE = re.compile(
    r"(?:E   |--- FAIL|FAIL\b|FAILED |error(?:\[\w+\])?[: ]|fatal: |panic: )"
    r"|\w{2,60}(?:Error|Exception): |.{0,200}(?:: error |: undefined: |AssertionError|error TS\d)"
)


REFUSED = "refused by the user"
"""How a call ended that the person did not allow."""


class CallEnding(Struct, frozen=True):
    """How a call ended: in a word or two, and the line that says why it failed."""

    failed: bool = False
    label: str = "ok"
    error: str = ""


def strip_frame(output: str) -> str:
    """The output without the frame that some harnesses put around it."""
    frame = output[:_LONGEST_FRAME]
    place = frame.find("\nOutput:\n")
    return output[place + len("\nOutput:\n") :] if place >= 0 and "xit" in frame else output


def read_ending(output: str, *, failed: bool, runs: bool) -> CallEnding:
    """What an output says of its call; `runs`: its text is the call's own report, not a file's."""
    short = runs or len(output) < LONGEST_LINE
    return _ending(output[:_LOOKED_AT], output[-_LOOKED_AT:], failed=failed, runs=runs, short=short)


@lru_cache(maxsize=1_024)
def _ending(first: str, last: str, *, failed: bool, runs: bool, short: bool) -> CallEnding:
    """Remembered: every rewrite tells of the same calls again."""
    if _REFUSED.search(first[:LONGEST_LINE]):
        return CallEnding(True, REFUSED)
    status = _exit_status(first, last)
    first = strip_frame(first)
    if status:
        return CallEnding(True, f"exit {status}", find_error_line(first, last))
    if failed or (short and _FAILING.match(first.lstrip())) or (runs and _broken(last)):
        return CallEnding(True, "failed", find_error_line(first, last))
    return CallEnding(False, _good(last) if runs else "ok")


def _broken(last: str) -> bool:
    return any(_BROKEN.match(line[:LONGEST_LINE]) for line in last.split("\n"))


def find_error_line(first: str, last: str) -> str:
    """The line that says most about what went wrong."""
    lines = [line.strip()[:LONGEST_LINE] for line in f"{first}\n{last}".split("\n")]
    spoken = [line for line in lines if line and not _EXIT.search(line[:80])]
    for tells in (_STRONG_LINE.match, _ERROR_LINE.search):
        if found := next((line for line in spoken if tells(line)), ""):
            return clip(found, _LONGEST)
    return clip(spoken[0], _LONGEST) if spoken else ""


def _exit_status(first: str, last: str) -> int | None:
    """The status a tool reports around an output: in its first lines or its last two."""
    ends = "\n".join([*first.split("\n", 6)[:6], *last.rstrip().rsplit("\n", 2)[-2:]])
    for line in ends.split("\n"):
        if len(line) < 120 and (found := _EXIT.search(line)):
            return int(found.group(1))
    return None


def _good(last: str) -> str:
    found = _PASSED.findall(last)
    if not found:
        return "ok"
    return clip(found[-1], 100)


UNKNOWN = CallEnding(False, "no result yet")
"""Of a call whose output has not come."""


@dataclass(frozen=True, slots=True)
class CallRecord:
    """One call and its output; `output` is None while it has not come."""

    seq: int
    tool: str
    deed: ToolAction
    arguments: str = field(repr=False)
    output: str | None = field(default=None, repr=False)
    ending: CallEnding = UNKNOWN


class AgentStep(Struct, frozen=True):
    """One reply of the agent: its words and its calls."""

    seq: int
    said: str
    done: tuple[CallRecord, ...] = ()
    at: float = 0.0


class PassageTurn(Struct, frozen=True):
    """What a person sent (may be nothing at the start of a stretch) up to their next message."""

    asked: Passage | None
    context: tuple[Passage, ...]
    steps: tuple[AgentStep, ...]
    cards: tuple[Passage, ...] = ()
    """What the person wrote meanwhile, in answer to questions."""

    @property
    def session_controller(self) -> tuple[CallRecord, ...]:
        return tuple(done for step in self.steps for done in step.done)

    @property
    def answer(self) -> str:
        """The agent's last words, if the turn ended with words."""
        return self.steps[-1].said if self.steps and not self.steps[-1].done else ""


_RUNS = frozenset({ActionKind.RUN, ActionKind.OTHER, ActionKind.EDIT, ActionKind.PLAN})
"""Acts whose output is a report of their own rather than the text of a file."""


def split_turns(passages: Iterable[Passage]) -> tuple[PassageTurn, ...]:
    """The stretch in turns, in order."""
    found: list[PassageTurn] = []
    held: list[Passage] = []
    for passage in passages:
        if is_own_text(passage.text) and passage.model_handle in (
            PassageSource.USER,
            PassageSource.CONTEXT,
        ):
            continue
        if passage.model_handle is PassageSource.USER and held:
            found.append(_turn(held))
            held = []
        held.append(passage)
    if held:
        found.append(_turn(held))
    return tuple(_continued(found))


def source_texts(passages: Iterable[Passage]) -> list[str]:
    """The texts names are taken from, old to new: what was said, asked of tools and returned."""
    return [
        "\n".join(argument_texts(passage.text))
        if passage.model_handle is PassageSource.CALL
        else passage.text
        for passage in passages
        if passage.model_handle is not PassageSource.CONTEXT and not is_own_text(passage.text)
    ]


def _continued(found: Iterable[PassageTurn]) -> Iterator[PassageTurn]:
    """The turns with every look at a running command told as that command."""
    running: dict[str, ToolAction] = {}
    for turn in found:
        steps = []
        for step in turn.steps:
            done = tuple(_as_command(each, running) for each in step.done)
            steps.append(replace(step, done=done))
        yield replace(turn, steps=tuple(steps))


def _as_command(done: CallRecord, running: dict[str, ToolAction]) -> CallRecord:
    number = argument_object(done.arguments).get("session_id") if "stdin" in done.tool else None
    command = running.get(str(number))
    if command is not None and done.output is not None:
        told = read_ending(done.output, failed=False, runs=True)
        return replace(done, deed=command, ending=told)
    if done.output and (found := _RUNNING.search(done.output[:_FRAME])):
        running[found.group(1)] = done.deed
    return done


_RUNNING = re.compile(r"running with session ID:? {0,2}(\d{1,12})")
_FRAME = 400
"""Characters in which a harness says that a command goes on running."""


def _turn(passages: Sequence[Passage]) -> PassageTurn:
    asked = passages[0] if passages[0].model_handle is PassageSource.USER else None
    context = tuple(each for each in passages if each.model_handle is PassageSource.CONTEXT)
    cards = tuple(each for each in passages if each.model_handle is PassageSource.CARD)
    return PassageTurn(asked, context, tuple(_steps(passages)), cards)


def _steps(passages: Iterable[Passage]) -> Iterator[AgentStep]:
    step: AgentStep | None = None
    for passage in passages:
        match passage.model_handle:
            case PassageSource.AGENT:
                if step and (step.done or passage.seq != step.seq):
                    yield step
                    step = None
                said = f"{step.said}\n{passage.text}" if step else passage.text
                step = AgentStep(passage.seq, said, at=passage.at)
            case PassageSource.CALL:
                if step and step.seq != passage.seq:
                    yield step
                    step = None
                step = step or AgentStep(passage.seq, "", at=passage.at)
                step = replace(step, done=(*step.done, _called(passage)))
            case PassageSource.OUTPUT:
                step = replace(step, done=_answered(step.done, passage)) if step else None
            case _:
                pass
    if step:
        yield step


def _called(call: Passage) -> CallRecord:
    return CallRecord(
        call.seq, call.tool, read_action(call.tool, call.text, what=call.what), call.text
    )


def _answered(done: tuple[CallRecord, ...], output: Passage) -> tuple[CallRecord, ...]:
    """The calls with the output at the oldest open call of its tool, or the oldest at all."""
    open_ = [place for place, each in enumerate(done) if each.output is None]
    fitting = [place for place in open_ if not output.tool or done[place].tool == output.tool]
    if not open_:
        return done
    place = (fitting or open_)[0]
    each = done[place]
    runs = each.deed.act in _RUNS
    told = read_ending(output.text, failed=output.failed, runs=runs)
    answered = replace(each, output=output.text, ending=told)
    return (*done[:place], answered, *done[place + 1 :])


_INNER = str.maketrans("“”„\n", '""" ')
_QUIET = frozenset({ActionKind.READ, ActionKind.SEARCH})
"""Acts that are told by what they looked at alone when they went well."""


def quote_person(text: str, length: int) -> str:
    """The words of a person, word for word, in quotation marks; cut with an ellipsis."""
    return f"“{defuse(clip(text, length)).translate(_INNER)}”"


def quote_agent(text: str, length: int) -> str:
    """What the agent said, in its most telling sentences, without emphasis."""
    return defuse(pick_key_sentences(text, length))


def describe_call(done: CallRecord, length: int) -> str:
    """A call in a line: what it did, and how it ended unless it just went well."""
    what = _coded(clip(done.deed.what, length))
    name = done.deed.act.value if done.deed.act in _QUIET else clip(done.tool, 40)
    told_ = f"{name} {what}".strip()
    if done.ending.failed:
        error = f": {done.ending.error}" if done.ending.error else ""
        return defuse(f"{told_} → {done.ending.label}{clip(error, length)}")
    return defuse(told_ if done.ending.label == "ok" else f"{told_} → {done.ending.label}")


def describe_calls(session_controller: Iterable[CallRecord], length: int) -> list[str]:
    """Calls in lines; neighbours that only looked, and went well, share one."""
    found: list[str] = []
    looked: list[str] = []
    for done in session_controller:
        if done.deed.act in _QUIET and not done.ending.failed:
            looked.append(clip(done.deed.what, length))
            continue
        found += _looked(looked)
        looked = []
        found.append(describe_call(done, length))
    return found + _looked(looked)


def _looked(whats: list[str]) -> list[str]:
    distinct = list(dict.fromkeys(whats))
    return [defuse(f"looked at {', '.join(distinct)}")] if distinct else []


def _coded(what: str) -> str:
    plain = what.replace("`", "'")
    return f"`{plain}`" if plain else ""
