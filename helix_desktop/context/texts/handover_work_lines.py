"""The lines of a handover by rules: completed work, changed files, issues, open items.

- Completed Work: each request with its outcome, then every changed file and successful command.
- Current Issues: commands that fail, and refused calls.
- TODO Items: requests without an answer, and open items.

`find_resolved` finds out which lines of the previous document are resolved: commands that pass now,
and requests that were answered.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field

from helix_desktop.context.texts.call_outcomes import REFUSED
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
    CallRecord,
    PassageTurn,
    describe_call,
    quote_agent,
    quote_user,
)
from helix_desktop.domain.lazy_pattern import lazy_pattern

_CODED = lazy_pattern(r"`([^`\n]{1,400})`")


class DraftLine(Struct, frozen=True):
    """One line of a document.

    If room is short, lines of smaller weight are dropped first (a weight of 10 is dropped last).
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
AGENT_IS_AT = "The agent is at:"
LAST_CALL = "Last call:"
LISTED_STATES = ("[pending]", "[in_progress]", "[todo]", "[open]", "[blocked]")
"""The fixed parts of lines in TODO Items that rules wrote."""


class ResolvedItems(Struct, frozen=True):
    """The commands and files that succeeded, and the kinds of open lines that are obsolete."""

    subjects: frozenset[str]
    answered: bool
    planned: bool

    def closes(self, line: str) -> bool:
        """Return whether a line of TODO Items is obsolete. A model's own lines always stay."""
        if AGENT_IS_AT in line or LAST_CALL in line:
            return True
        if REQUESTED in line:
            return self.answered
        return self.planned and line.endswith(LISTED_STATES)


def find_resolved(turns: Sequence[PassageTurn]) -> ResolvedItems:
    calls = [call for turn in turns for call in turn.calls if not call.ending.failed]
    subjects = {call.action.what for call in calls if call.output is not None}
    changed = {path for call in calls for path in call.action.changed_paths}
    answered = any(turn.answer for turn in turns)
    planned = any(call.action.kind is ActionKind.PLAN for call in calls)
    return ResolvedItems(frozenset(subjects | changed), answered, planned)


_MAX_REQUEST_CHARS = 220
_MAX_ANSWER_CHARS = 320
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
_MAX_READ_CHARS = 20_000
_TEMPORARY_FOLDERS = ("/tmp/", "/private/tmp/", "/var/tmp/", "$")
"""The prefixes of temporary files."""


class _FileChanges(Struct):
    """The changes of one file."""

    seq: int
    edits: int = 0
    created: bool = False
    names: dict[str, None] = field(default_factory=dict)


def completed_work_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return requests in order with their answers, then files, commits and the effects of other
    tools, and the last success of each command that reports one.
    """
    lines: list[DraftLine] = []
    for turn in turns:
        is_latest = turn is turns[-1]
        texts = (step.text for step in reversed(turn.steps) if step.text.strip())
        answer = quote_agent(turn.answer or next(texts, ""), _MAX_ANSWER_CHARS)
        if turn.request is None:
            if answer and (turn.answer or not is_latest):
                lines.append(DraftLine(f"- {answer}", turn.steps[-1].seq, weight=3))
        elif turn.answer or not is_latest:  # an unanswered latest request is not completed work
            request, seq = quote_user(turn.request.text, _MAX_REQUEST_CHARS), turn.request.seq
            outcome = f" → {answer}" if answer else ""
            lines.append(DraftLine(f"- Asked [{seq}]: {request}{outcome}", seq, weight=4))
    calls = [
        call
        for turn in turns
        for call in turn.calls
        if not call.ending.failed and call.output is not None
    ]
    files: dict[str, _FileChanges] = {}
    for call in calls:
        for path in call.action.changed_paths:
            _add_change(files.setdefault(path, _FileChanges(call.seq)), call, path)
    for path, file in files.items():
        what = "created" if file.created else "changed"
        edit_count = f" ({file.edits} edits)" if file.edits > 1 else ""
        names = f": {', '.join(list(file.names)[-_MAX_NAMES:])}" if file.names else ""
        is_temporary = path.startswith(_TEMPORARY_FOLDERS)
        text = defuse(f"- {what} `{path}`{edit_count}{names}")
        lines.append(DraftLine(text, file.seq, weight=3 if is_temporary else 7))
    last_success: dict[str, DraftLine] = {}
    for call in calls:
        kind = call.action.kind
        if message := _MESSAGE.search(call.action.command):
            lines.append(DraftLine(f"- committed: {defuse(message.group(1))}", call.seq, 6))
        elif kind is ActionKind.EDIT and not call.action.changed_paths:
            result = defuse(clip(call.output or "", _MAX_RESULT_CHARS))
            text = f"- {describe_call(call, _MAX_ARGUMENTS_CHARS)} → {result}"
            lines.append(DraftLine(text, call.seq, 5))
        elif kind in (ActionKind.RUN, ActionKind.OTHER) and call.ending.label != "ok":
            last_success.pop(call.action.key, None)
            success = DraftLine(f"- {describe_call(call, 120)}", call.seq, 5)
            last_success[call.action.key] = success
    return lines + list(last_success.values())[-_MAX_RUNS:]


def _add_change(file: _FileChanges, call: CallRecord, path: str) -> None:
    file.seq = call.seq
    file.edits += 1
    tool = call.tool.lower()
    file.created |= "write" in tool or "create" in tool or f"*** Add File: {path}" in call.arguments
    if call.action.kind is not ActionKind.EDIT:
        return
    for text in argument_texts(call.arguments):
        for part in _PATCHED_FILE.split(text[:_MAX_READ_CHARS]):
            # of a patch of many files, only the part of this file
            if len(call.action.changed_paths) == 1 or part.startswith(f"{path}\n"):
                for name in _DEFINED.findall(part):
                    # the name defined last comes last
                    file.names.pop(name, None)
                    file.names[name] = None


_MAX_ARGUMENTS_CHARS = 240
_MAX_RESULT_CHARS = 120
"""The maximum characters shown of a call's arguments and result.

They apply to calls with neither a file nor a command.
"""

_MAX_LINES = 12
_LAST_TURNS = 2
"""The number of recent turns in which a problem counts as current even if it is only mentioned."""
_OUTPUT_FILTERS = lazy_pattern(
    r"^\s{0,4}cd [^\n&;]{1,300}&&|\b(?:env )?[A-Z_]{2,40}=\S{1,200} |2>&1"
    r"|\|\s{0,4}(?:tail|head|grep|tee|less)\b[^|&;\n]{0,200}"
)
_CODE = lazy_pattern(r"`[^`\n]{1,400}`")
_NUMBERS = lazy_pattern(r"\d+(?:\.\d+)?m?s?")
_OPEN_STATES = ("pending", "in_progress", "todo", "open", "blocked")
_TASK_NUMBER = lazy_pattern(r"#(\d{1,6})")


def issue_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return the last failure of each command without later success, then problems in words."""
    failed: dict[str, CallRecord] = {}
    last_success: dict[str, int] = {}
    for turn in turns:
        for call in turn.calls:
            for key in _settled_keys(call):
                failed.pop(key, None)
                if call.ending.failed:
                    failed[key] = call
                else:
                    last_success[_kind_of_command(key)] = call.seq
    recent = turns[-_LAST_TURNS].request if len(turns) >= _LAST_TURNS else None
    since = recent.seq if recent else 0
    lines: list[DraftLine] = []
    for key, call in failed.items():
        text = f"- {describe_call(call, 140)} [{call.seq}]"
        # old refusals, and failures followed by a success of a similar command, weigh less
        success = last_success.get(_kind_of_command(key), 0)
        if call.ending.label == REFUSED and call.seq < since:
            lines.append(DraftLine(text, call.seq, 1))
        elif success > call.seq:
            text = f"{text}; its like went well since [{success}]"
            lines.append(DraftLine(text, call.seq, 2))
        else:
            lines.append(DraftLine(text, call.seq, 6))
    for turn in turns[-_LAST_TURNS:]:
        request = turn.request
        if request is not None and TROUBLE.search(request.text[:2_000]) and not turn.answer:
            text = f"- The user reports [{request.seq}]: {quote_user(request.text, 300)}"
            lines.append(DraftLine(text, request.seq, 7))
        for sentence in split_sentences(turn.answer):
            content = _CODE.sub("", sentence)
            if TROUBLE.search(content) and not DONE.search(content) and not sentence.endswith("?"):
                text = defuse(clip(strip_emphasis(sentence), 240))
                lines.append(DraftLine(f"- {text}", turn.steps[-1].seq, weight=3))
    # for a repeated error, told apart by its text without numbers, only the newest line stays
    by_error: dict[str, DraftLine] = {}
    for line in lines:
        error = line.text.rsplit("; its like", 1)[0].rsplit(": ", 1)[-1]
        by_error[_NUMBERS.sub("#", error)] = line
    return list(by_error.values())[-_MAX_LINES:]


def _kind_of_command(key: str) -> str:
    """Return the first two words of a command, which name the kind of command."""
    return " ".join(key.split()[:2])


def todo_lines(turns: Sequence[PassageTurn]) -> list[DraftLine]:
    """Return the unanswered requests, the open items of the agent's list, and announced steps."""
    if not turns:
        return []
    items: dict[str, tuple[str, str, int]] = {}
    for turn in turns:
        for call in turn.calls:
            if call.action.kind is ActionKind.PLAN and not call.ending.failed:
                _apply_list_change(items, call)
    lines = []
    for text, state, seq in items.values():
        if state in _OPEN_STATES:
            level = "high" if state == "in_progress" else "medium"
            lines.append(DraftLine(f"- ({level}) {defuse(text)} [{state}]", seq, 7))
    for sentence in split_sentences(turns[-1].answer):
        if NEXT.search(sentence) and not sentence.endswith("?"):
            text = defuse(clip(strip_emphasis(sentence), 240))
            lines.append(DraftLine(f"- (medium) {text}", turns[-1].steps[-1].seq, 5))
    return [*_open_work_lines(turns), *lines]


def _settled_keys(call: CallRecord) -> Iterator[str]:
    """Yield what a later success of the same command, or a change of the same file, resolves.

    A different cut of a command's output does not matter.
    """
    if call.output is None:
        return
    if call.ending.label == REFUSED:
        yield f"refused {call.action.key}"
    elif call.action.kind in (ActionKind.RUN, ActionKind.OTHER):
        yield " ".join(_OUTPUT_FILTERS.sub("", call.action.key[:2_000]).split())
    elif call.action.kind is ActionKind.EDIT:
        yield from call.action.changed_paths


def _open_work_lines(turns: Sequence[PassageTurn]) -> Iterator[DraftLine]:
    """Yield the requests since the last answer and the agent's last text and call.

    If the last turn has an answer, yield the questions in it.
    """
    turn = turns[-1]
    if turn.answer:
        last_step = turn.steps[-1]
        for sentence in list(split_sentences(last_step.text))[-3:]:
            if sentence.endswith(("?", "？")):
                text = f"- (medium) The agent asked the user: {defuse(strip_emphasis(sentence))}"
                yield DraftLine(text, last_step.seq, 6)
        return
    start = len(turns) - 1
    while start and not turns[start - 1].answer and start > len(turns) - _MAX_OPEN_REQUESTS:
        start -= 1
    for open_turn in turns[start:]:
        if (request := open_turn.request) is None:
            continue
        is_latest = open_turn is turn
        level, length, weight = ("high", 1_200, 10.0) if is_latest else ("medium", 300, 6.0)
        text = f"- ({level}) {REQUESTED} [{request.seq}]: {quote_user(request.text, length)}"
        yield DraftLine(text, request.seq, weight)
    is_short = turn.request is not None and len(turn.request.text) < _MAX_SHORT_REQUEST_CHARS
    if is_short and start and turns[start - 1].answer:
        # the end of the answer that the request responds to, from the start of a line
        last_step = turns[start - 1].steps[-1]
        quote = last_step.text.strip().replace("**", "")
        ending = quote[-_MAX_EARLIER_TEXT_CHARS:]
        if len(quote) > _MAX_EARLIER_TEXT_CHARS:
            ending = ending[ending.find("\n") + 1 :]
        text = defuse(clip(ending, _MAX_EARLIER_TEXT_CHARS))
        yield DraftLine(f"- (high) It answers the agent's: {text}", last_step.seq, 9)
    steps_with_text = [step for step in turn.steps if step.text.strip()]
    if steps_with_text:
        words = quote_agent(steps_with_text[-1].text, 300)
        yield DraftLine(f"- (high) {AGENT_IS_AT} {words}", steps_with_text[-1].seq, 8)
    if turn.calls:
        call = turn.calls[-1]
        yield DraftLine(f"- (high) {LAST_CALL} {describe_call(call, 160)}", call.seq, 7)


_MAX_OPEN_REQUESTS = 5
_MAX_SHORT_REQUEST_CHARS = 60
"""A shorter answer of the user says nothing without its question."""
_MAX_EARLIER_TEXT_CHARS = 400
"""The maximum number of characters of the agent's last text that are quoted with a short answer."""


def _apply_list_change(items: dict[str, tuple[str, str, int]], call: CallRecord) -> None:
    """Apply a change of the agent's list.

    A whole list replaces the old one; single tasks are added or changed by number.
    """
    values = argument_object(call.arguments)
    lists = (values.get(key) for key in ("todos", "plan", "items", "tasks"))
    todo_list = next((value for value in lists if isinstance(value, list)), None)
    if todo_list is not None:
        items.clear()
        for index, entry in enumerate(todo_list[:_MAX_ITEMS]):
            if isinstance(entry, dict):
                items[f"whole {index}"] = (
                    _item_text(entry),
                    _item_state(entry, "pending"),
                    call.seq,
                )
        return
    task_number = str(values.get("taskId", values.get("id", "")))
    if task_number in items:
        text, state, _ = items[task_number]
        items[task_number] = (_item_text(values) or text, _item_state(values, state), call.seq)
    elif text := _item_text(values):
        match = _TASK_NUMBER.search((call.output or "")[:200])
        key = match.group(1) if match else task_number or f"task {len(items) + 1}"
        items[key] = (text, _item_state(values, "pending"), call.seq)


_MAX_ITEMS = 100


def _item_state(entry: Mapping[str, object], before: str) -> str:
    return clip(str(entry.get("status", before)), 20)


def _item_text(entry: Mapping[str, object]) -> str:
    values = (entry.get(key) for key in ("content", "step", "subject", "title", "text", "task"))
    return next((clip(value, 200) for value in values if isinstance(value, str) and value), "")
