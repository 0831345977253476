"""What the practice model can do: a table of sentences and the steps for each.

A task is a generator: it yields a step of calls, gets their outputs, and returns its answer. For
every request it runs from its beginning; the first step that was not made yet is the next one.
"""

import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.texts.plain_text import count_lines, one_line
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.conversation import (
    PracticeTalk,
    QuotedLine,
    SeenOutput,
    first_lines,
    headings_or_first_lines,
    make_call,
    marker_digest,
    output_lines,
    reports_failure,
)

MAX_MESSAGE_CHARS, MAX_REQUESTS, MAX_STEPS = 4_000, 8, 20
"""Limits per message: characters read, requests done, steps made."""
MAX_FILES, MAX_QUOTED_LINES = 4, 12
"""Limits of an answer: files read for it, lines quoted of an output."""
MAX_CHECKED_PER_STEP, MAX_CHECKED, MAX_UNCHECKED = 3, 24, 30
MAX_RECALLED = 8
"""Limits of an exploration: items per step, items in all, items remembered."""

WHO = """\
I'm the practice model built into Helix Desktop. I need no network and no key, I follow a few \
simple patterns, and I only quote what tools return. You can ask me to:
- “list src”, “summarize this project”, “explore src”
- “read README.md”, “read a.py and b.py”
- “find TODO”, “find TODO in src”
- “recall” and the hash of a marker, “lines 3-9” for a part
- “run make test”, “write hello into notes.txt”, “replace hello with goodbye in notes.txt”
- “delegate: explore src”
- in plan mode “plan: read README.md, then write hello into notes.txt”"""
FIRST = "(Practice model: it follows simple patterns and quotes tool output.)"
"""Added to the first answer of a conversation."""
HIDDEN = "I'm stopping here: my first steps are no longer in context."
NOT_RUN = "[not run]"
"""Begins the answer to a call that was refused."""
FINDING = re.compile(r"^(?:\d{1,9}\t)?(- \S.*?(?::\d+  |/ contains ).*)$", re.M)
"""A finding of an exploration, as it is written, even in a recalled part of the history."""

_QUOTED = r"\"[^\"\n]{1,300}\"|`[^`\n]{1,300}`|“[^”\n]{1,300}”"
_NAME = rf"(?:{_QUOTED}|\S+)"
"""The path of a file or folder."""
_PLACE = rf"(?:this (?:project|folder)|here|(?P<path>{_NAME}))"

_VERBS = r"(?:read|open|show|list|find|search|summari[sz]e|explore|recall|run|write)\b"
_BREAK = rf";|[.!?]\s|,?\s(?:and )?then\s|(?:,|,?\sand)\s(?={_VERBS})"
_CLAUSE = re.compile(rf"(?:{_QUOTED}|(?!{_BREAK}).)+", re.I)
_POLITE = re.compile(
    r"(?:\d{1,2}\.\s)?[\s.!?;,]*(?:(?:and|then|now|please|can you|could you) +)*", re.I
)
_UNQUOTED = re.compile(r"[\"`“]([^\"`“”]+)[\"`”][.!?]?")
_TELLING = re.compile(r"(?:readme|changelog|contributing)(?:\.\w+)?|pyproject\.toml|package\.json")
_DULL = re.compile(
    r"\..*|.*`.*|node_modules|__pycache__|build|dist|target|vendor"
    r"|.*\.(?:png|jpe?g|gif|ico|pdf|zip|gz|so|dll|exe|otf|ttf|pyc|lock|svg)"
)
"""Names that an exploration skips."""


class ToolStep(Struct, frozen=True):
    """Calls to make, with a sentence; an exploration also has the rest and the number of items
    read.

    If the calls that are `needed` fail, the answer only says why.
    """

    text: str
    calls: tuple[ToolCall, ...]
    needed: bool = False
    unchecked: tuple[str, ...] = ()
    checked: int = 0


Task: TypeAlias = Generator[ToolStep, list[SeenOutput], str]
Named: TypeAlias = Mapping[str, str]
"""The arguments named in a sentence: paths, a text, a command."""


def plan_next(talk: PracticeTalk) -> ToolStep | str:
    """Return the next step or the answer; the first request that needs a call decides."""
    answers: list[str] = []
    # the newest step shows how far an exploration has come, so it is done last
    begun = sorted(
        _task_requests(talk.request), key=lambda task_request: task_request[0] is _explore
    )
    for begin, named in begun[:MAX_REQUESTS]:
        move = _next_move(begin(named, talk), talk)
        if isinstance(move, ToolStep):
            return move
        answers.append(move)
    return "\n\n".join([*answers, FIRST] if answers and talk.begins else answers or [WHO])


def _task_requests(message: str) -> Iterator[tuple["Begin", Named]]:
    """Return the tasks of a message with their arguments; other sentences are skipped."""
    for line in message[:MAX_MESSAGE_CHARS].encode("utf-8", "replace").decode().split("\n"):
        line_request = _task_request(line.rstrip(), TO_THE_END)
        clauses = (match[0].rstrip(" \t.,!?") for match in _CLAUSE.finditer(line))
        requests = (
            [line_request]
            if line_request
            else (_task_request(clause, SENTENCES) for clause in clauses)
        )
        yield from (request for request in requests if request)


def _task_request(
    text: str, sentences: Sequence[tuple[str, "Begin"]]
) -> tuple["Begin", Named] | None:
    content = _POLITE.sub("", text, count=1).removesuffix(" please")
    for pattern, begin in sentences:
        if match := re.fullmatch(pattern, content, re.I):
            return begin, match.groupdict(default="")
    return None


def _next_move(task: Task, talk: PracticeTalk) -> ToolStep | str:
    """Replay a task up to its first step that was not made yet."""
    try:
        step = next(task)
        while True:
            lacking = [call.tool for call in step.calls if call.tool not in talk.tools]
            if lacking:
                return f"I can't do this here: I have no tool {lacking[0]}."
            outputs = [output for call in step.calls if (output := talk.output_of(call))]
            if len(outputs) < len(step.calls):
                # no call is made twice, and every turn ends
                if talk.step >= MAX_STEPS or (talk.hidden and not step.checked):
                    return HIDDEN
                number = f"\nStep {talk.step + 1}." if talk.step or step.checked else ""
                checked = f" Checked {step.checked}." if step.checked else ""
                names = ", ".join(f"`{name}`" for name in step.unchecked)
                remaining = f" Still to check: {names}" if names else ""
                new_calls = dict.fromkeys(call for call in step.calls if not talk.output_of(call))
                text = f"{step.text}{number}{checked}{remaining}"
                return replace(step, calls=tuple(new_calls), text=text)
            failed = [output for output in outputs if output.result.failed]
            if failed and step.needed:
                return _failure(failed[0])
            step = task.send(outputs)
    except StopIteration as end:
        return str(end.value)


def _listing_step(path: str) -> ToolStep:
    call = make_call("list_files", path=path)
    return ToolStep(f"I'll list {_shown_path(path)}.", (call,), needed=True)


def _list(named: Named, _talk: PracticeTalk) -> Task:
    path = _parse_path(named.get("path", ""))
    [listing] = yield _listing_step(path)
    names = [f"- {name}/" for name in listing.folders] + [f"- {name}" for name in listing.files]
    place = "This folder" if path == "." else path
    head = f"{place} contains {_count_entries(listing)}{':' if names else '.'}"
    return "\n".join([head, *_shortened_list(names, 40)])


def _overview(_named: Named, _talk: PracticeTalk) -> Task:
    [listing] = yield _listing_step(".")
    names = [name for name in listing.files if _TELLING.fullmatch(name.lower())][:MAX_FILES]
    read = yield _reading_step(names, lines=120)
    parts = ["\n".join([f"{output.path} says:", *first_lines(output.rows, 5)]) for output in read]
    folders = "Folders: " + ", ".join(listing.folders[:16])
    return "\n\n".join([f"This folder contains {_count_entries(listing)}.", *parts, folders])


def _read(named: Named, _talk: PracticeTalk) -> Task:
    paths = dict.fromkeys(_parse_path(part) for part in re.split(r",| and ", named["paths"]))
    read = yield _reading_step(list(paths)[:MAX_FILES])
    return "\n\n".join(_reading_answer(output) for output in read)


def _reading_step(paths: Iterable[str], **lines: int) -> ToolStep:
    calls = tuple(make_call("read_file", path=path, **lines) for path in paths)
    return ToolStep(f"I'll read {', '.join(paths)}.", calls)


def _find(named: Named, talk: PracticeTalk) -> Task:
    """Find a text: by recall in a file of which only a marker is left, else by a search."""
    text, path = _unquote(named["text"]), _parse_path(named["path"])
    marker = talk.marker_of(path)
    if marker and "recall_cached_content" in talk.tools:
        call = make_call("recall_cached_content", sha256=marker, around=re.escape(text))
        announcement = f"I read {path} before; I'll recall the lines around “{text[:80]}”."
        [recalled] = yield ToolStep(announcement, (call,))
        rows = recalled.recalled_rows(path)
        if hits := [row for row in rows if text.casefold() in row.text.casefold()]:
            return _hits_answer(text, hits)
    call = make_call("search_files", text=text, path=path)
    [seen] = yield ToolStep(f"I'll search {_shown_path(path)}.", (call,), needed=True)
    if seen.hits:
        return _hits_answer(text, seen.hits)
    return f"“{text[:200]}” doesn't appear in {_shown_path(path)}."


def _recall(named: Named, _talk: PracticeTalk) -> Task:
    arguments = {name: text for name, text in named.items() if text}
    call = make_call("recall_cached_content", **arguments)
    [seen] = yield ToolStep("I'll recall this.", (call,), needed=True)
    size = f"{_plural(count_lines(seen.text), 'line')}, {len(seen.text):,} characters."
    lines = [f"> {line[:160]}" for line in output_lines(seen.text)]
    return "\n".join([f"I recalled {named['sha256'][:16]}: {size}", *_shortened_list(lines, 8)])


def _delegate(named: Named, _talk: PracticeTalk) -> Task:
    call = make_call("SubAgent", task=named["task"])
    [seen] = yield ToolStep("I'll give that to a subagent.", (call,))
    head = "The subagent didn't finish:" if seen.result.failed else "The subagent says:"
    return f"{head}\n{seen.text.strip()[:4_000]}"


def _plan(named: Named, _talk: PracticeTalk) -> Task:
    clauses = (_POLITE.sub("", match[0], count=1) for match in _CLAUSE.finditer(named["task"]))
    steps = filter(None, (clause.rstrip(" \t.,!?;") for clause in clauses))
    lines = (f"{number}. {step}" for number, step in enumerate(steps, 1))
    call = make_call("submit_plan", plan="\n".join(("# Plan", "", *lines)))
    return (yield from _run_and_describe("I'll hand in the plan.", call))


def _run(named: Named, _talk: PracticeTalk, **background: bool) -> Task:
    command, does = _unquote(named["command"]), "start" if background else "run"
    call = make_call("shell", command=command, **background)
    return (yield from _run_and_describe(f"I'll {does} {command}.", call))


def _write(named: Named, _talk: PracticeTalk) -> Task:
    path, content = _parse_path(named["path"]), _unquote(named["content"])
    call = make_call("write_file", path=path, content=content)
    return (yield from _run_and_describe(f"I'll write {path}.", call))


def _edit(named: Named, _talk: PracticeTalk) -> Task:
    path, edit = _parse_path(named["path"]), {key: _unquote(named[key]) for key in ("old", "new")}
    call = make_call("edit_file", path=path, edits=[edit])
    return (yield from _run_and_describe(f"I'll edit {path}.", call))


def _run_and_describe(announcement: str, call: ToolCall) -> Task:
    """Describe an output by its failures and its end."""
    [seen] = yield ToolStep(announcement, (call,))
    if seen.text.startswith(NOT_RUN):
        return _failure(seen)
    lines = [line for line in output_lines(seen.text) if line.strip()]
    end = len(lines) - 6
    quoted = [
        f"> {line[:200]}"
        for index, line in enumerate(lines)
        if index >= end or reports_failure(line)
    ]
    head, count = "Failed" if seen.result.failed else "Done", count_lines(seen.text)
    return "\n".join([f"{head}: {_plural(count, 'line')} of output.", *quoted[-MAX_QUOTED_LINES:]])


def _explore(named: Named, talk: PracticeTalk) -> Task:
    """Explore a few files and folders per step, and report the findings at the end."""
    path, recalled = _parse_path(named["path"]), list[SeenOutput]()
    newest, checked = list(talk.newest), max(1, talk.checked)
    if not talk.checked:
        newest = yield _listing_step(path)
    # files of the newest listings come first, their folders last
    files, folders = list[str](), list[str]()
    for seen in newest:
        if seen.call.tool == "list_files":
            base = "" if seen.path == "." else f"{seen.path}/"
            files += [base + name for name in seen.files if not _DULL.fullmatch(name)]
            folders += [f"{base}{name}/" for name in seen.folders if not _DULL.fullmatch(name)]
    known = list(dict.fromkeys([*files, *talk.unchecked, *folders]))[:MAX_UNCHECKED]
    unchecked = [name for name in known if not talk.output_of(_check(name))]
    if unchecked and checked < MAX_CHECKED:
        now, later = unchecked[:MAX_CHECKED_PER_STEP], tuple(unchecked[MAX_CHECKED_PER_STEP:])
        announcement = "\n".join([*_findings(newest), f"I'll check {', '.join(now)}."])
        yield ToolStep(
            announcement, tuple(map(_check, now)), unchecked=later, checked=checked + len(now)
        )
    if talk.hidden and "recall_history" in talk.tools:
        finding_pattern = r"^- .+(:\d+  |/ contains )"
        calls = [
            make_call("recall_history", sha256=sha, around=finding_pattern)
            for sha in talk.histories
        ]
        why = "My first steps are no longer in context. I'll recall what I found."
        announcement = "\n".join([*_findings(newest), why])
        recalled = yield ToolStep(
            announcement, tuple(calls[-MAX_RECALLED:]), unchecked=tuple(unchecked), checked=checked
        )
    texts = [*(output.text for output in recalled), *talk.step_texts, "\n".join(_findings(newest))]
    known_findings = dict.fromkeys(line for text in texts for line in FINDING.findall(text))
    count = f"{checked} folders and files of " if checked > 1 else ""
    head = f"I checked {count}{_shown_path(path)}:"
    end = f"I stopped there. {len(unchecked)} more are unchecked."
    return "\n".join([head, *list(known_findings)[:80], *([end] if unchecked else [])])


def _check(name: str) -> ToolCall:
    if name.endswith("/"):
        return make_call("list_files", path=name.rstrip("/"))
    return make_call("read_file", path=name, lines=200)


def _findings(newest: Iterable[SeenOutput]) -> list[str]:
    """Return a few lines for each output of an exploration."""
    finding_lines: list[str] = []
    for seen in newest:
        if seen.call.tool == "list_files" and not seen.result.failed:
            finding_lines.append(f"- {seen.path}/ contains {_count_entries(seen)}")
        elif seen.call.tool in ("list_files", "read_file"):
            note = f"- {seen.path}:1  ({one_line(seen.text[:160]) or 'empty'})"
            finding_lines += headings_or_first_lines(seen.rows, 3) or [note]
    return finding_lines


def _reading_answer(seen: SeenOutput) -> str:
    if rows := seen.rows:
        first = f"I read lines {rows[0].number} to {rows[-1].number} of {seen.path}."
        return "\n".join([first, *headings_or_first_lines(rows, 10)])
    if marker_digest(seen.text):
        hint = "The full file is in the cache, and I can recall it."
        return f"I saw nothing to quote from {seen.path}. {hint}"
    return _failure(seen) if seen.result.failed else f"{seen.path}: {seen.text[:1_000].strip()}"


def _hits_answer(text: str, hits: Sequence[QuotedLine]) -> str:
    files = len({hit.path for hit in hits})
    first = f"“{text[:200]}” appears in {_plural(len(hits), 'line')} of {_plural(files, 'file')}:"
    return "\n".join([first, *_shortened_list([hit.as_item for hit in hits], MAX_QUOTED_LINES)])


def _unquote(text: str) -> str:
    """Strip quotation marks or backticks around the whole text."""
    match = _UNQUOTED.fullmatch(text.strip())
    return match[1] if match else text.strip()


def _parse_path(text: str) -> str:
    return _unquote(text).removeprefix("./").rstrip("/") or "."


def _failure(seen: SeenOutput) -> str:
    head = "This was not done" if seen.text.startswith(NOT_RUN) else "This failed"
    return f"{head}: {seen.text.removeprefix(NOT_RUN).strip()[:400]}"


def _shortened_list(lines: Sequence[str], max_lines: int) -> list[str]:
    """Return the first lines, and how many follow."""
    remaining = len(lines) - max_lines
    return [*lines[:max_lines], *([f"…and {remaining:,} more."] if remaining > 0 else [])]


def _shown_path(path: str) -> str:
    return "this folder" if path == "." else path


def _count_entries(listing: SeenOutput) -> str:
    return f"{_plural(len(listing.folders), 'folder')} and {_plural(len(listing.files), 'file')}"


def _plural(count: int, word: str) -> str:
    return f"{count:,} {word}" + ("" if count == 1 else "s")


Begin: TypeAlias = Callable[[Named, PracticeTalk], Task]
TO_THE_END: tuple[tuple[str, Begin], ...] = (
    (r"delegate(?: to a subagent)?[ :,]+(?P<task>.+)", _delegate),
    (r"plan[ :,]+(?P<task>.+)", _plan),
    (r"run in the background:? (?P<command>.+)", partial(_run, background=True)),
    (r"run (?!(?:the|all) |tests?$)(?P<command>.+)", _run),
    (rf"(?:write|save) (?P<content>.+?) (?:to|into|in|as) (?P<path>{_NAME})", _write),
    (rf"create (?P<path>{_NAME}) with (?:the text )?(?P<content>.+)", _write),
    (rf"(?:replace|change) (?P<old>.+?) (?:with|by|to) (?P<new>.+?) in (?P<path>{_NAME})", _edit),
)
"""Sentences whose object is the rest of the line, which may contain requests itself."""
SENTENCES: tuple[tuple[str, Begin], ...] = (
    *TO_THE_END,
    (r"recall (?P<sha256>[0-9a-f]{12,64})(?:,? lines (?P<lines>\d[\d,-]*))?", _recall),
    (rf"(?:explore|summari[sz]e) every file(?: in {_PLACE})?", _explore),
    (rf"explore(?: {_PLACE})?", _explore),
    (r"summari[sz]e(?: (?:this|the|what)\b.*)?|what is this project", _overview),
    (rf"(?:find|grep|search for|search) (?P<text>.+?)(?: in {_PLACE})?", _find),
    (r"(?:read|open|show) (?:the file )?(?P<paths>.+?)(?: again)?", _read),
    (rf"list(?: the| all)?(?: files| folder)?(?: in)?(?: {_PLACE})?", _list),
    (r"(?:what|which) files are (?:here|there)", _list),
)
