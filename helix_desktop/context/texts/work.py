"""Completed Work: request by request what came of it, then every file changed and what passed."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from helix_desktop.context.texts.deeds import Act, texts
from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.plain import clipped, defused
from helix_desktop.context.texts.steps import Done, Turn
from helix_desktop.context.texts.telling import agent_words, quoted, told

_REQUEST = 220
_ANSWER = 320
_MOST_NAMES = 6
"""Functions, classes and types named per changed file."""
_MOST_RUNS = 12

_DEFINED = re.compile(
    r"^[ \t+-]{0,16}(?:(?:export|default|async|pub|public|private|static|abstract)[ \t]{1,4}){0,4}"
    r"(?:func|def|class|type|interface|struct|enum|fn|trait|function)[ \t]{1,4}"
    r"(?:\([^()\n]{0,80}\)[ \t]{0,4})?([A-Za-z_]\w{2,80})",
    re.MULTILINE,
)
_PATCHED_FILE = re.compile(r"^\*\*\* (?:Add|Update|Delete) File: ", re.MULTILINE)
_MESSAGE = re.compile(
    r"git commit\b[^\n]{0,80}?-m[ \t]{0,4}(?:\"\$\(cat <<-?'?\w{1,20}'?\n|[\"'])([^\"'\n]{3,200})"
)
_READ_AT = 20_000
_SCRATCH = ("/tmp/", "/private/tmp/", "/var/tmp/", "$")
"""Where files are that nobody will miss."""


@dataclass(slots=True)
class _File:
    """What happened to one file."""

    seq: int
    edits: int = 0
    created: bool = False
    names: dict[str, None] = field(default_factory=dict)


def work_lines(turns: Sequence[Turn]) -> list[Line]:
    """Requests in order with their answers; then files, commits and what went well last."""
    found: list[Line] = []
    for place, turn in enumerate(turns):
        found += _request(turn, latest=place == len(turns) - 1)
    return [*found, *_files(turns), *_runs(turns)]


def _request(turn: Turn, *, latest: bool) -> Iterator[Line]:
    """What was asked and what came of it; an unanswered latest request is not completed work."""
    answer = _outcome(turn)
    if turn.asked is None:
        if answer and (turn.answer or not latest):
            yield Line(f"- {answer}", turn.steps[-1].seq, 3)
        return
    if latest and not turn.answer:
        return
    asked = quoted(turn.asked.text, _REQUEST)
    yield Line(
        f"- Asked [{turn.asked.seq}]: {asked}" + (f" → {answer}" if answer else ""),
        turn.asked.seq,
        4,
    )


def _outcome(turn: Turn) -> str:
    """What the last words of a turn come down to."""
    spoken = (step.said for step in reversed(turn.steps) if step.said.strip())
    return agent_words(turn.answer or next(spoken, ""), _ANSWER)


def _files(turns: Sequence[Turn]) -> list[Line]:
    files: dict[str, _File] = {}
    for turn in turns:
        for done in turn.deeds:
            if not done.ending.failed and done.output is not None:
                for path in done.deed.changed:
                    _note(files.setdefault(path, _File(done.seq)), done, path)
    found = []
    for path, file in files.items():
        what = "created" if file.created else "changed"
        often = f" ({file.edits} edits)" if file.edits > 1 else ""
        names = f": {', '.join(list(file.names)[-_MOST_NAMES:])}" if file.names else ""
        scratch = path.startswith(_SCRATCH)
        text = defused(f"- {what} `{path}`{often}{names}")
        found.append(Line(text, file.seq, 3 if scratch else 7))
    return found


def _note(file: _File, done: Done, path: str) -> None:
    file.seq = done.seq
    file.edits += 1
    tool = done.tool.lower()
    file.created |= "write" in tool or "create" in tool or f"*** Add File: {path}" in done.arguments
    if done.deed.act is Act.EDIT:
        for name in _defined(done, path):
            # what was worked on last stands last
            file.names.pop(name, None)
            file.names[name] = None


def _defined(done: Done, path: str) -> Iterator[str]:
    """What an edit defines; of a patch of many files only what it does to this one."""
    for text in texts(done.arguments):
        for part in _PATCHED_FILE.split(text[:_READ_AT]):
            if len(done.deed.changed) == 1 or part.startswith(f"{path}\n"):
                yield from _DEFINED.findall(part)


def _runs(turns: Sequence[Turn]) -> list[Line]:
    """Commits, what other tools did, and the last success of each command that reports one."""
    lasting: list[Line] = []
    last: dict[str, Line] = {}
    for turn in turns:
        for done in turn.deeds:
            if done.ending.failed or done.output is None:
                continue
            if message := _MESSAGE.search(done.deed.command):
                lasting.append(Line(f"- committed: {defused(message.group(1))}", done.seq, 6))
            elif done.deed.act is Act.EDIT and not done.deed.changed:
                result = defused(clipped(done.output, _RESULT))
                lasting.append(Line(f"- {told(done, _ARGUMENTS)} → {result}", done.seq, 5))
            elif done.deed.act in (Act.RUN, Act.OTHER) and done.ending.label != "ok":
                last.pop(done.deed.key, None)
                last[done.deed.key] = Line(f"- {told(done, 120)}", done.seq, 5)
    return lasting + list(last.values())[-_MOST_RUNS:]


_ARGUMENTS = 240
_RESULT = 120
"""Characters of what a tool was given and gave back, where neither is a file nor a command."""
