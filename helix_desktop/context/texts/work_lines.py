"""Lines of a handover made by rules, for Completed Work, Current Issues, and TODO Items.

- Completed Work: each request with its outcome, then every changed file and successful command.
- Current Issues: commands that fail, and refused calls.
- TODO Items: requests without an answer, and open items.

`find_resolved` tells which lines of the previous document the stretch has settled: commands that
pass now, and requests that were answered.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.context.texts.sentences import (
    DONE,
    NEXT,
    TROUBLE,
    split_sentences,
    strip_emphasis,
)
from helix_desktop.context.texts.tool_actions import ActionKind, argument_object, argument_texts
from helix_desktop.context.texts.turns import (
    REFUSED,
    CallRecord,
    PassageTurn,
    describe_call,
    quote_agent,
    quote_person,
)
from helix_desktop.domain.lazy_pattern import lazy_pattern

_CODED = lazy_pattern(r"`([^`\n]{1,400})`")


class DraftLine(Struct, frozen=True):
    """One line of a document.

    If room is short, lines of smaller weight go first (a weight of 10 goes last).
    """

    text: str
    seq: int
    weight: float

    @property
    def subject(self) -> str:
        """The subject of the line: the first text that it marks as code."""
        match = _CODED.search(self.text)
        return match.group(1) if match else ""


REQUESTED = "Asked by the user and not finished"
AT = "The agent is at:"
LAST = "Last call:"
LISTED = ("[pending]", "[in_progress]", "[todo]", "[open]", "[blocked]")
"""The fixed parts of lines in TODO Items that rules wrote."""


class ResolvedItems(Struct, frozen=True):
    """The commands and files that succeeded, and the kinds of open lines that are obsolete."""

    subjects: frozenset[str]
    answered: bool
    planned: bool

    def closes(self, line: str) -> bool:
        """Whether a line of TODO Items is obsolete. A model's own lines are never closed."""
        if AT in line or LAST in line:
            return True
        if REQUESTED in line:
            return self.answered
        return self.planned and line.endswith(LISTED)


def find_resolved(turns: Sequence[PassageTurn]) -> ResolvedItems:
    calls = [done for turn in turns for done in turn.calls if not done.ending.failed]
    subjects = {done.action.what for done in calls if done.output is not None}
    changed = {path for done in calls for path in done.action.changed}
    answered = any(turn.answer for turn in turns)
    planned = any(done.action.act is ActionKind.PLAN for done in calls)
    return ResolvedItems(frozenset(subjects | changed), answered, planned)


_REQUEST = 220
_ANSWER = 320
_MAX_NAMES = 6
"""The maximum number of named functions, classes, and types per changed file."""
_MAX_RUNS = 12

_DEFINED = lazy_pattern(
    r"^[ \t+-]{0,16}(?:(?:export|default|async|pub|public|private|static|abstract)[ \t]{1,4}){0,4}"
    r"(?:func|def|class|type|interface|struct|enum|fn|trait|function)[ \t]{1,4}"
    r"(?:\([^()\n]{0,80}\)[ \t]{0,4})?([A-Za-z_]\w{2,80})",
    re.MULTILINE,
)
_PATCHED_FILE = lazy_pattern(r"^\*\*\* (?:Add|Update|Delete) File: ", re.MULTILINE)
_MESSAGE = lazy_pattern(
    r"git commit\b[^\n]{0,80}?-m[ \t]{0,4}(?:\"\$\(cat <<-?'?\w{1,20}'?\n|[\"'])([^\"'\n]{3,200})"
)
_READ_AT = 20_000
_SCRATCH = ("/tmp/", "/private/tmp/", "/var/tmp/", "$")
"""The prefixes of temporary files."""


@dataclass(slots=True)
class _File:
    """The changes of one file."""

    seq: int
    edits: int = 0
    created: bool = False
    names: dict[str, None] = field(default_factory=dict)


def work_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return requests in order with their answers, then files, commits, and the last successes."""
    lines: list[DraftLine] = []
    for place, turn in enumerate(turns):
        latest = place == len(turns) - 1
        texts = (step.text for step in reversed(turn.steps) if step.text.strip())
        answer = quote_agent(turn.answer or next(texts, ""), _ANSWER)
        if turn.request is None:
            if answer and (turn.answer or not latest):
                lines.append(DraftLine(f"- {answer}", turn.steps[-1].seq, 3))
        elif turn.answer or not latest:  # an unanswered latest request is not completed work
            request, seq = quote_person(turn.request.text, _REQUEST), turn.request.seq
            outcome = f" → {answer}" if answer else ""
            lines.append(DraftLine(f"- Asked [{seq}]: {request}{outcome}", seq, 4))
    return [*lines, *_files(turns), *_runs(turns)]


def _files(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    files: dict[str, _File] = {}
    for turn in turns:
        for done in turn.calls:
            if not done.ending.failed and done.output is not None:
                for path in done.action.changed:
                    _note(files.setdefault(path, _File(done.seq)), done, path)
    lines = []
    for path, file in files.items():
        what = "created" if file.created else "changed"
        often = f" ({file.edits} edits)" if file.edits > 1 else ""
        names = f": {', '.join(list(file.names)[-_MAX_NAMES:])}" if file.names else ""
        scratch = path.startswith(_SCRATCH)
        text = defuse(f"- {what} `{path}`{often}{names}")
        lines.append(DraftLine(text, file.seq, 3 if scratch else 7))
    return lines


def _note(file: _File, done: CallRecord, path: str) -> None:
    file.seq = done.seq
    file.edits += 1
    tool = done.tool.lower()
    file.created |= "write" in tool or "create" in tool or f"*** Add File: {path}" in done.arguments
    if done.action.act is not ActionKind.EDIT:
        return
    for text in argument_texts(done.arguments):
        for part in _PATCHED_FILE.split(text[:_READ_AT]):
            # of a patch of many files, only the part of this file
            if len(done.action.changed) == 1 or part.startswith(f"{path}\n"):
                for name in _DEFINED.findall(part):
                    # the name defined last comes last
                    file.names.pop(name, None)
                    file.names[name] = None


def _runs(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return commits, the effects of other tools, and the last success of each command that reports
    one.
    """
    lasting: list[DraftLine] = []
    last: dict[str, DraftLine] = {}
    for turn in turns:
        for done in turn.calls:
            if done.ending.failed or done.output is None:
                continue
            if message := _MESSAGE.search(done.action.command):
                lasting.append(DraftLine(f"- committed: {defuse(message.group(1))}", done.seq, 6))
            elif done.action.act is ActionKind.EDIT and not done.action.changed:
                result = defuse(clip(done.output, _RESULT))
                text = f"- {describe_call(done, _ARGUMENTS)} → {result}"
                lasting.append(DraftLine(text, done.seq, 5))
            elif (
                done.action.act in (ActionKind.RUN, ActionKind.OTHER) and done.ending.label != "ok"
            ):
                last.pop(done.action.key, None)
                last[done.action.key] = DraftLine(f"- {describe_call(done, 120)}", done.seq, 5)
    return lasting + list(last.values())[-_MAX_RUNS:]


_ARGUMENTS = 240
_RESULT = 120
"""The maximum characters shown of a call's arguments and result.

They apply to calls with neither a file nor a command.
"""


_MAX_LINES = 12
_LAST_TURNS = 2
"""The number of last turns whose problems still count as current if they are only mentioned."""
_TUNED = lazy_pattern(
    r"^\s{0,4}cd [^\n&;]{1,300}&&|\b(?:env )?[A-Z_]{2,40}=\S{1,200} |2>&1"
    r"|\|\s{0,4}(?:tail|head|grep|tee|less)\b[^|&;\n]{0,200}"
)
_CODE = lazy_pattern(r"`[^`\n]{1,400}`")
_NUMBERS = lazy_pattern(r"\d+(?:\.\d+)?m?s?")
_STATES = ("pending", "in_progress", "todo", "open", "blocked")
_TASK_NUMBER = lazy_pattern(r"#(\d{1,6})")


def issue_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return the last failure of each command without later success, then problems in words."""
    failed: dict[str, CallRecord] = {}
    passed: dict[str, int] = {}
    for turn in turns:
        for done in turn.calls:
            for key in _keys(done):
                failed.pop(key, None)
                if done.ending.failed:
                    failed[key] = done
                else:
                    passed[_family(key)] = done.seq
    recent = turns[-_LAST_TURNS].request if len(turns) >= _LAST_TURNS else None
    since = recent.seq if recent else 0
    lines = [
        _failure_line(done, passed.get(_family(key), 0), since=since)
        for key, done in failed.items()
    ]
    for turn in turns[-_LAST_TURNS:]:
        lines += _troubles(turn)
    # for a repeated error, only the newest line stays
    return list({_shape(line.text): line for line in lines}.values())[-_MAX_LINES:]


def _failure_line(done: CallRecord, passed: int, *, since: int) -> DraftLine:
    """Return the line of a failure.

    Old refusals, and failures followed by a success of a similar command, weigh less.
    """
    text = f"- {describe_call(done, 140)} [{done.seq}]"
    if done.ending.label == REFUSED and done.seq < since:
        return DraftLine(text, done.seq, 1)
    if passed > done.seq:
        return DraftLine(f"{text}; its like went well since [{passed}]", done.seq, 2)
    return DraftLine(text, done.seq, 6)


def _family(key: str) -> str:
    """Return the first two words of a command, which name the kind of command."""
    return " ".join(key.split()[:2])


def _shape(text: str) -> str:
    """Return the error in a line without its numbers; the whole line if there is no error."""
    return _NUMBERS.sub("#", text.rsplit("; its like", 1)[0].rsplit(": ", 1)[-1])


def todo_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return the unanswered requests, the open items of the agent's list, and announced steps."""
    if not turns:
        return []
    items: dict[str, tuple[str, str, int]] = {}
    for turn in turns:
        for done in turn.calls:
            if done.action.act is ActionKind.PLAN and not done.ending.failed:
                _apply(items, done)
    lines = []
    for text, state, seq in items.values():
        if state in _STATES:
            level = "high" if state == "in_progress" else "medium"
            lines.append(DraftLine(f"- ({level}) {defuse(text)} [{state}]", seq, 7))
    for sentence in split_sentences(turns[-1].answer):
        if NEXT.search(sentence) and not sentence.endswith("?"):
            text = defuse(clip(strip_emphasis(sentence), 240))
            lines.append(DraftLine(f"- (medium) {text}", turns[-1].steps[-1].seq, 5))
    return [*_open_work(turns), *lines]


def _keys(done: CallRecord) -> Iterator[str]:
    """Yield the keys that a later success settles: the same command or the same file.

    A different cut of a command's output does not matter.
    """
    if done.output is None:
        return
    if done.ending.label == REFUSED:
        yield f"refused {done.action.key}"
    elif done.action.act in (ActionKind.RUN, ActionKind.OTHER):
        yield " ".join(_TUNED.sub("", done.action.key[:2_000]).split())
    elif done.action.act is ActionKind.EDIT:
        yield from done.action.changed


def _troubles(turn: PassageTurn) -> Iterator[DraftLine]:
    if turn.request is not None and TROUBLE.search(turn.request.text[:2_000]) and not turn.answer:
        text = f"- The user reports [{turn.request.seq}]: {quote_person(turn.request.text, 300)}"
        yield DraftLine(text, turn.request.seq, 7)
    for sentence in split_sentences(turn.answer):
        content = _CODE.sub("", sentence)
        if TROUBLE.search(content) and not DONE.search(content) and not sentence.endswith("?"):
            text = defuse(clip(strip_emphasis(sentence), 240))
            yield DraftLine(f"- {text}", turn.steps[-1].seq, 3)


def _open_work(turns: Sequence[PassageTurn]) -> Iterator[DraftLine]:
    """Yield the open requests and the agent's last text and call.

    After an answer, its questions.
    """
    turn = turns[-1]
    if turn.answer:
        last = turn.steps[-1]
        for sentence in list(split_sentences(last.text))[-3:]:
            if sentence.endswith(("?", "？")):
                text = f"- (medium) The agent asked the user: {defuse(strip_emphasis(sentence))}"
                yield DraftLine(text, last.seq, 6)
        return
    yield from _requests(turns)
    telling = [step for step in turn.steps if step.text.strip()]
    if telling:
        words = quote_agent(telling[-1].text, 300)
        yield DraftLine(f"- (high) {AT} {words}", telling[-1].seq, 8)
    if turn.calls:
        done = turn.calls[-1]
        yield DraftLine(f"- (high) {LAST} {describe_call(done, 160)}", done.seq, 7)


def _requests(turns: Sequence[PassageTurn]) -> Iterator[DraftLine]:
    """Yield all requests since the last answer.

    A very short one is followed by the question that it answers.
    """
    start = len(turns) - 1
    while start and not turns[start - 1].answer and start > len(turns) - _MAX_OPEN:
        start -= 1
    for turn in turns[start:]:
        if turn.request is None:
            continue
        latest = turn is turns[-1]
        level, length, weight = ("high", 1_200, 10.0) if latest else ("medium", 300, 6.0)
        words = quote_person(turn.request.text, length)
        text = f"- ({level}) {REQUESTED} [{turn.request.seq}]: {words}"
        yield DraftLine(text, turn.request.seq, weight)
    request, before = turns[-1].request, turns[start - 1] if start else None
    if request and before and before.answer and len(request.text) < _SHORT_REQUEST:
        last = before.steps[-1]
        # its last lines, beginning at a line start
        words = last.text.strip().replace("**", "")
        cut = words[-_BEFORE:]
        ending = clip(cut if len(words) <= _BEFORE else cut[cut.find("\n") + 1 :], _BEFORE)
        yield DraftLine(f"- (high) It answers the agent's: {defuse(ending)}", last.seq, 9)


_MAX_OPEN = 5
_SHORT_REQUEST = 60
"""The number of characters below which an answer says nothing without its question."""
_BEFORE = 400
"""The maximum number of characters of the agent's last text that are quoted with a short answer."""


def _apply(items: dict[str, tuple[str, str, int]], done: CallRecord) -> None:
    """Apply a change of the agent's list.

    A whole list replaces the old one; single tasks are added or changed by number.
    """
    values = argument_object(done.arguments)
    lists = (values.get(key) for key in ("todos", "plan", "items", "tasks"))
    todo_list = next((value for value in lists if isinstance(value, list)), None)
    if todo_list is not None:
        items.clear()
        for place, entry in enumerate(todo_list[:_MAX_ITEMS]):
            if isinstance(entry, dict):
                items[f"whole {place}"] = (_text(entry), _state(entry, "pending"), done.seq)
        return
    number = str(values.get("taskId", values.get("id", "")))
    if number in items:
        text, state, _ = items[number]
        items[number] = (_text(values) or text, _state(values, state), done.seq)
    elif text := _text(values):
        match = _TASK_NUMBER.search((done.output or "")[:200])
        key = match.group(1) if match else number or f"task {len(items) + 1}"
        items[key] = (text, _state(values, "pending"), done.seq)


_MAX_ITEMS = 100


def _state(entry: Mapping[str, object], before: str) -> str:
    return clip(str(entry.get("status", before)), 20)


def _text(entry: Mapping[str, object]) -> str:
    values = (entry.get(key) for key in ("content", "step", "subject", "title", "text", "task"))
    return next((clip(value, 200) for value in values if isinstance(value, str) and value), "")
