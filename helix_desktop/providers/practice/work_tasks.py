"""Compare, run, write, edit, delegate, explore.

Comparing two files, and a file (or the plan) with what it was when it was read before.

Running, writing, editing, handing on, where there is a tool for it; else it says so.

Going through a folder, breadth first, a few things a step, each once, up to a bound.

What is left to look at and what was found stand in the model's own words: those outlast what it
read, so a long walk goes on and ends although its first outputs have left the window.
"""

import re
from collections.abc import Iterator, Sequence
from posixpath import basename

from helix_desktop.context.texts.plain_text import count_lines, one_line
from helix_desktop.context.texts.tool_actions import ActionKind, read_action
from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.answers import find_heads, is_loud
from helix_desktop.providers.practice.conversation import (
    Ability,
    OutputForm,
    PlannedCall,
    QuotedLine,
    SeenOutput,
    files_in,
    marker_digest,
    output_lines,
    read_arguments,
)
from helix_desktop.providers.practice.requests import PracticeRequest, find_quoted, strip_quoted
from helix_desktop.providers.practice.scene import (
    MOST_LEFT,
    NAMES,
    FinalAnswer,
    Move,
    OpenedPath,
    PracticeScene,
    ToolStep,
    known_paths,
    merge_steps,
    next_to_visit,
    open_path,
    plain_path,
    reads_from_start,
)

MOST_CHANGES = 20
"""Lines told that are new or gone."""
MOST_ITEMS = 60

_PLAN = re.compile(r"(?:todo|plan|roadmap|tasks)(?:\.\w+)?", re.I)
_SECTION = re.compile(r"^## 5\. TODO Items\n(.*?)(?=^## |\Z)", re.M | re.S)


def compare_files(wish: PracticeRequest, scene: PracticeScene) -> Move:
    paths = wish.paths[:2]
    if len(paths) == 1 and (last := scene.last_path()) not in ("", paths[0]):
        paths = (last, paths[0])
    if len(paths) < 2:
        return FinalAnswer("Name two files, for example “compare a.py and b.py”.")
    found = [open_path(path, scene) for path in paths]
    if asked := merge_steps(found):
        return asked
    texts = [each for each in found if isinstance(each, OpenedPath)]
    if len(texts) < 2:
        return FinalAnswer("\n".join(each.text for each in found if isinstance(each, FinalAnswer)))
    one, other = ((each.path, scene.rows(each.seen)) for each in texts)
    notes = [each.note for each in texts if each.note]
    return FinalAnswer("\n".join([*notes, answers.tell_comparison(one, other)]))


def tell_changes(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """What is different from before: in a file that is named, or in the plan."""
    if wish.paths:
        return _file(wish.paths[-1], scene)
    if told := _listed(scene):
        return told
    named = [path for path in known_paths(scene) if _PLAN.fullmatch(path.rpartition("/")[2])]
    if named:
        return _file(named[0], scene)
    root = open_path(".", scene, Ability.LIST)
    return root if isinstance(root, ToolStep) else FinalAnswer(_no_plan(scene))


def _no_plan(scene: PracticeScene) -> str:
    """What a summary says is to be done; else that there is nothing."""
    open_ = [found[1].strip() for text in scene.talk.folds if (found := _SECTION.search(text))]
    if open_:
        return f"I have no earlier state of it. The summary of this conversation says:\n{open_[-1]}"
    return (
        "I know of no plan here: no list of tasks in this conversation, and no file named like "
        "TODO.md or PLAN.md in the folder."
    )


def _file(path: str, scene: PracticeScene) -> Move:
    """The file as it is now beside its last reading of an earlier turn, maybe from the cache."""
    before = _before(path, scene)
    found = open_path(path, scene)
    if not isinstance(found, OpenedPath):
        return found
    now = scene.rows(found.seen)
    if before is None:
        told = answers.tell_reading(found.path, now, found.seen.result.text, form=found.seen.form)
        return FinalAnswer(f"I did not read {found.path} before, so I know of no change.\n\n{told}")
    earlier = before
    if before.form is not OutputForm.WHOLE:
        call = scene.call(Ability.RECALL, sha=marker_digest(before.result.text))
        part = scene.talk.made(call) if call else None
        if call and part is None:
            return ToolStep((call,), f"I'll recall {found.path} as it was.")
        earlier = part or before
    return FinalAnswer(_difference(found.path, scene.rows(earlier, found.path), now))


def _before(path: str, scene: PracticeScene) -> SeenOutput | None:
    for seen in reversed(scene.of(Ability.READ)):
        same = plain_path(seen.path) == plain_path(path) and not seen.fresh
        if same and reads_from_start(seen) and '"lines"' not in seen.call.arguments:
            return seen
    return None


def _difference(path: str, before: list[QuotedLine], now: list[QuotedLine]) -> str:
    old, new = {row.text for row in before}, {row.text for row in now}
    added = [row for row in now if row.text not in old and row.text.strip()]
    gone = [row for row in before if row.text not in new and row.text.strip()]
    if not added and not gone:
        return f"Nothing has changed in {path} since I read it."
    lines = [f"Since I read {path}, {len(added)} lines are new and {len(gone)} are gone:"]
    lines += [f"+ {path}:{row.number}  {row.text.strip()[:200]}" for row in added[:MOST_CHANGES]]
    lines += [f"- (was line {row.number})  {row.text.strip()[:200]}" for row in gone[:MOST_CHANGES]]
    return "\n".join(lines)


def _listed(scene: PracticeScene) -> FinalAnswer | None:
    """The last two states of a list of tasks that was kept by a tool."""
    states = [
        items
        for seen in scene.talk.seen
        if read_action(seen.call.tool, seen.call.arguments[:4_000]).act is ActionKind.PLAN
        and (items := _items(seen.call.arguments))
    ]
    if not states:
        return None
    before = states[-2] if len(states) > 1 else {}
    lines = [
        f"- {text}: {before.get(text, 'new')} → {state}"
        for text, state in states[-1].items()
        if before.get(text) != state
    ]
    lines += [f"- {text}: gone" for text in before if text not in states[-1]]
    return FinalAnswer(
        "\n".join(["The list of tasks changed so:", *lines]) if lines else "Nothing changed in it."
    )


def _items(arguments: str) -> dict[str, str]:
    values = read_arguments(arguments)
    lists = (values.get(key) for key in ("todos", "plan", "items", "tasks"))
    entries = next((value for value in lists if isinstance(value, list)), [])
    found: dict[str, str] = {}
    for entry in entries[:MOST_ITEMS]:
        if isinstance(entry, dict):
            text = next(
                (entry[key] for key in ("content", "step", "text", "title") if key in entry), ""
            )
            found[str(text)[:200]] = str(entry.get("status", "open"))[:20]
    return found


_RUNNERS = (
    ("pyproject.toml", "python -m pytest -q"),
    ("setup.py", "python -m pytest -q"),
    ("package.json", "npm test"),
    ("Cargo.toml", "cargo test"),
    ("go.mod", "go test ./..."),
    ("Makefile", "make test"),
)
"""How tests are run, by what lies in the folder."""
_TESTS = re.compile(r"(?:unit\s|test\s)?(?:tests?|suite)\b|$", re.I)
_EXCHANGE = re.compile(
    r"\b(?:replace|ersetze|change)\s+(?P<old>\S.{0,80}?)\s+(?:with|by|to|durch)\s+"
    r"(?P<new>\S.{0,80}?)\s+in\s+\S+\W*$",
    re.I | re.S,
)
_DESCRIBES = re.compile(r"(?:an?|the|some|all|my|your|this|that|it|ein\w*|d(?:ie|er|as))\b", re.I)
"""Begins what is no text to be written but says what kind of text."""
SHOWN = 12
"""Lines of an output that are repeated."""
NOT_RUN = "[not run]"
"""Begins the answer to a call that was refused."""
TAIL = 2_000
"""Characters of its end that are looked at."""

WHO = (
    "I am the practice model that is built into Helix Desktop: no network, no key, and no "
    "understanding beyond a few patterns. What I say are lines that the tools have shown."
)
_EXAMPLES = {
    Ability.LIST: "list a folder: “list src”; sum it up: “summarise this project”; "
    "go through it: “explore src”",
    Ability.READ: "read files: “read README.md”, “read lines 10-40 of README.md”, "
    "“compare a.py and b.py”",
    Ability.SEARCH: "search: “find TODO”, “find TODO in src”, or just ask a question",
    Ability.RECALL: (
        "recall what a marker stands for: “recall” and its digest, “lines 3-9” for a part"
    ),
    Ability.CACHE: "search what was kept: “search the cache for TODO”",
    Ability.DELEGATE: "hand a task to a SubAgent: “delegate: explore src”",
    Ability.RUN: "run a command: “run tests”, “run `make`”",
    Ability.WRITE: (
        "write a file: “write hello into notes.txt”, “create notes.txt with “some words””"
    ),
    Ability.EDIT: "edit a file: “replace “a” with “b” in notes.txt”",
}


def tell_abilities(_wish: PracticeRequest, scene: PracticeScene) -> FinalAnswer:
    return FinalAnswer(describe_self(scene))


def note_rule(wish: PracticeRequest, _scene: PracticeScene) -> FinalAnswer:
    """A demand is no request: it is noted, and stays in the conversation as it was said."""
    return FinalAnswer(f"Noted: “{wish.text[:300]}”")


def describe_self(scene: PracticeScene) -> str:
    """What it is, what it can do with the tools that there are, and what it cannot."""
    lines = [f"- {told}" for each, told in _EXAMPLES.items() if each in scene.hands]
    lacking = [
        NAMES[each]
        for each in (Ability.RUN, Ability.WRITE, Ability.EDIT)
        if each not in scene.hands
    ]
    head = f"{WHO} I can:" if lines else f"{WHO} I have no tools here, so I can only say so."
    tail = [f"I have no tool that {', none that '.join(lacking)}."] if lines and lacking else []
    return "\n".join([head, *lines, *tail])


def run_command(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """A command that is quoted or named; “tests” are run as the folder suggests."""
    if Ability.RUN not in scene.hands:
        return scene.lacks(Ability.RUN)
    # quotation marks inside a command are its own; backticks, or marks around all of it, are not
    around = "`" in wish.rest or not strip_quoted(wish.rest).strip(" \t.!?")
    quoted = find_quoted(wish.rest) if around else []
    command = quoted[0] if quoted else wish.rest.strip(" \t.!?")
    if not quoted and _TESTS.match(command):
        root = open_path(".", scene, Ability.LIST)
        if not isinstance(root, OpenedPath):
            return root
        names = files_in(root.seen.result.text)
        command = next((run for name, run in _RUNNERS if name in names), "")
    if not command:
        return FinalAnswer("I do not see how the tests are run here. Say “run” and the command.")
    return _done(
        scene, scene.call(Ability.RUN, command=command), f"I'll run {command}.", able=Ability.RUN
    )


def write_file(wish: PracticeRequest, scene: PracticeScene) -> Move:
    if Ability.WRITE not in scene.hands:
        return scene.lacks(Ability.WRITE)
    contents = [each for each in find_quoted(wish.text) if each not in wish.paths] or _plain_words(
        wish
    )
    if not contents or not wish.paths:
        return FinalAnswer("Say what to write and where: write “some words” to notes.txt.")
    call = scene.call(Ability.WRITE, path=wish.paths[-1], content=contents[0])
    return _done(scene, call, f"I'll write {wish.paths[-1]}.", able=Ability.WRITE)


def edit_file(wish: PracticeRequest, scene: PracticeScene) -> Move:
    if Ability.EDIT not in scene.hands:
        return scene.lacks(Ability.EDIT)
    quoted = [each for each in find_quoted(wish.text) if each not in wish.paths]
    if not quoted and (found := _EXCHANGE.search(wish.text)):
        quoted = [found["old"], found["new"]]
    if len(quoted) < 2 or not wish.paths:
        return FinalAnswer("Say what to replace and where: replace “a” with “b” in notes.txt.")
    call = scene.call(Ability.EDIT, path=wish.paths[-1], old=quoted[0], new=quoted[1])
    return _done(scene, call, f"I'll edit {wish.paths[-1]}.", able=Ability.EDIT)


def _plain_words(wish: PracticeRequest) -> list[str]:
    """What is to be written, said without quotation marks; a description of it is none."""
    words = wish.rest.strip(" \t,:")
    described = _DESCRIBES.match(words) or any(path in words for path in wish.paths)
    return [words] if words and not described else []


def delegate_task(wish: PracticeRequest, scene: PracticeScene) -> Move:
    task = wish.rest.strip(" \t:,")
    if Ability.DELEGATE not in scene.hands:
        return scene.lacks(Ability.DELEGATE)
    if not task:
        return FinalAnswer("Say what to hand on, for example “delegate: explore src”.")
    call = scene.call(Ability.DELEGATE, task=task)
    return _done(scene, call, "I'll hand that to a SubAgent.", able=Ability.DELEGATE)


def _done(scene: PracticeScene, call: PlannedCall | None, said: str, *, able: Ability) -> Move:
    if call is None:
        return scene.lacks(able)
    seen = scene.talk.made(call)
    if seen is None:
        return ToolStep((call,), said)
    if able is Ability.DELEGATE:
        head = "It did not get done:" if seen.result.failed else "The SubAgent says:"
        return FinalAnswer(f"{head}\n{seen.result.text.strip()[:4_000]}")
    if seen.result.text.startswith(NOT_RUN):
        return FinalAnswer(
            f"That was not done: {seen.result.text.removeprefix(NOT_RUN).strip()[:400]}"
        )
    return FinalAnswer(_outcome(seen.result.text, failed=seen.result.failed))


def _outcome(text: str, *, failed: bool) -> str:
    """An output by what went wrong in it and how it ended."""
    wrong = [line for line in output_lines(text) if is_loud(line)][:SHOWN]
    end = [line for line in text[-TAIL:].split("\n") if line.strip()]
    lines = dict.fromkeys([*wrong, *end[-SHOWN // 2 :]])
    head = "That failed" if failed else "Done"
    told = answers.plural(count_lines(text), "line")
    return "\n".join([f"{head}: {told} of output.", *(f"> {line[:200]}" for line in lines)])


AT_ONCE = 3
LINES = 200
"""Lines read of one file."""
MOST_LOOKED = 24
"""Folders and files of one walk."""
FINDINGS = 3
"""Lines told of one file."""
MOST_TOLD = 80
"""Findings repeated in the answer."""
MOST_RECALLED = 3
"""Folds recalled for what was found before."""

FINDING = re.compile(r"^(?:\d{1,9}\t)?(- \S.*?(?::\d+  |/ holds ).*)$", re.M)
"""A finding as it is told, also in a part of the history that was recalled."""
_AGAIN = r"^- .+(:\d+  |/ holds )"
"""What finds them there."""


def explore_folder(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """The next things to look at; at the end all that was found."""
    progress, newest = scene.talk.progress, scene.talk.last()
    if not progress.left and not progress.looked:
        found = open_path(wish.where, scene, Ability.LIST)
        if not isinstance(found, OpenedPath):
            return found
        if not found.folder:
            rows = find_heads(scene.rows(found.seen), found.path, 12)
            return FinalAnswer("\n".join([f"{found.path}:", *answers.show_rows(rows)]))
        newest = (found.seen,)
    looked = progress.looked + (0 if progress.looked else 1)
    known = next_to_visit(progress.left, _listings(newest, scene), every=_every(wish))
    left = tuple(name for name in known if _open(name, scene))
    calls = tuple(_calls(left, scene)) if looked < MOST_LOOKED else ()
    if calls:
        told = _findings(newest, scene)
        names = left[: len(calls)]
        said = "\n".join([*told, f"I'll look at {', '.join(names)}."])
        return ToolStep(calls, said, left[len(calls) :], looked + len(calls))
    return _recalling(scene, left) or _told(wish, scene, left=left, looked=looked)


def _every(wish: PracticeRequest) -> bool:
    return re.search(r"\b(?:every|each|all|alle)\b|所有", wish.text, re.I) is not None


def _listings(newest: Sequence[SeenOutput], scene: PracticeScene) -> list[SeenOutput]:
    hand = scene.hands.get(Ability.LIST)
    return [seen for seen in newest if hand and seen.call.tool == hand.tool]


def _call(name: str, scene: PracticeScene) -> PlannedCall | None:
    if name.endswith("/"):
        return scene.call(Ability.LIST, path=name.rstrip("/"))
    return scene.call(Ability.READ, path=name, lines=LINES)


def _open(name: str, scene: PracticeScene) -> bool:
    """Whether it can be looked at and was not yet, by another request of the same message."""
    call = _call(name, scene)
    return call is not None and scene.talk.made(call) is None


def _calls(left: Sequence[str], scene: PracticeScene) -> Iterator[PlannedCall]:
    found = (_call(name, scene) for name in left[:AT_ONCE])
    return (call for call in found if call is not None)


def _findings(newest: Sequence[SeenOutput], scene: PracticeScene) -> list[str]:
    """What the newest outputs say, a few lines each."""
    found: list[str] = []
    listing = scene.hands.get(Ability.LIST)
    for seen in newest:
        path = plain_path(seen.path)
        if seen.result.failed:
            found.append(f"- {path}:1  (not read: {one_line(seen.result.text[:160])})")
        elif listing and seen.call.tool == listing.tool:
            found.append(f"- {path}/ holds {answers.count_names(seen.result.text)}")
        else:
            rows = find_heads(scene.rows(seen), path, FINDINGS)
            found += answers.show_rows(rows) or [f"- {path}:1  (nothing that I could quote)"]
    return found


def _recalling(scene: PracticeScene, left: Sequence[str]) -> ToolStep | None:
    """The step that gets back findings of steps that only notes stand for."""
    if not scene.talk.hidden:
        return None
    calls = [
        call
        for sha in scene.talk.histories[-MOST_RECALLED:]
        if (call := scene.call(Ability.HISTORY, sha=sha, around=_AGAIN))
        and not scene.talk.made(call)
    ]
    if not calls:
        return None
    said = _findings(scene.talk.last(), scene)
    said.append("My first steps are behind a summary now; I'll recall what I found.")
    return ToolStep(tuple(calls), "\n".join(said), tuple(left), scene.talk.progress.looked)


def _told(
    wish: PracticeRequest, scene: PracticeScene, *, left: Sequence[str], looked: int
) -> FinalAnswer:
    """All that was found: in recalled history, in words that still stand, in the newest outputs."""
    texts = [seen.result.text for seen in scene.of(Ability.HISTORY) if seen.fresh]
    texts += [*scene.talk.said, "\n".join(_findings(_looked_at(scene), scene))]
    found = dict.fromkeys(line for text in texts for line in FINDING.findall(text))
    place = "this folder" if wish.where == "." else plain_path(wish.where)
    lines = [f"I looked at {looked} folders and files of {place}:"]
    lines += list(found)[:MOST_TOLD]
    if any("; not shown: " in text for text in texts):
        lines.append("More of what I found first is in the history of this conversation.")
    if left:
        names = ", ".join(basename(name.rstrip("/")) for name in left[:6])
        more = "at least " if len(left) == MOST_LEFT else ""
        lines.append(f"I stopped there; {more}{len(left)} more were not looked at: {names}…")
    return FinalAnswer("\n".join(lines))


def _looked_at(scene: PracticeScene) -> list[SeenOutput]:
    tools = {
        hand.tool for able, hand in scene.hands.items() if able in (Ability.LIST, Ability.READ)
    }
    return [seen for seen in scene.talk.last() if seen.call.tool in tools]
