"""Running, writing, editing, handing on, where there is a tool for it; else it says so."""

import re

from helix_desktop.context.texts.plain import line_count
from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.clauses import bare, quotes
from helix_desktop.providers.practice.hands import Planned
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.lines import is_loud
from helix_desktop.providers.practice.outputs import files_in, lines_in
from helix_desktop.providers.practice.tasks.opening import Opened, opened
from helix_desktop.providers.practice.tasks.scene import NAMES, Ask, Move, Scene, Tell

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
    Able.LIST: "list a folder: “list src”; sum it up: “summarise this project”; "
    "go through it: “explore src”",
    Able.READ: "read files: “read README.md”, “read lines 10-40 of README.md”, "
    "“compare a.py and b.py”",
    Able.SEARCH: "search: “find TODO”, “find TODO in src”, or just ask a question",
    Able.RECALL: "recall what a marker stands for: “recall” and its digest, “lines 3-9” for a part",
    Able.CACHE: "search what was kept: “search the cache for TODO”",
    Able.DELEGATE: "hand a task to a SubAgent: “delegate: explore src”",
    Able.RUN: "run a command: “run tests”, “run `make`”",
    Able.WRITE: "write a file: “write hello into notes.txt”, “create notes.txt with “some words””",
    Able.EDIT: "edit a file: “replace “a” with “b” in notes.txt”",
}


def able(_wish: Wish, scene: Scene) -> Tell:
    return Tell(about(scene))


def rule(wish: Wish, _scene: Scene) -> Tell:
    """A demand is no request: it is noted, and stays in the conversation as it was said."""
    return Tell(f"Noted: “{wish.text[:300]}”")


def about(scene: Scene) -> str:
    """What it is, what it can do with the tools that there are, and what it cannot."""
    lines = [f"- {told}" for each, told in _EXAMPLES.items() if each in scene.hands]
    lacking = [NAMES[each] for each in (Able.RUN, Able.WRITE, Able.EDIT) if each not in scene.hands]
    head = f"{WHO} I can:" if lines else f"{WHO} I have no tools here, so I can only say so."
    tail = [f"I have no tool that {', none that '.join(lacking)}."] if lines and lacking else []
    return "\n".join([head, *lines, *tail])


def run(wish: Wish, scene: Scene) -> Move:
    """A command that is quoted or named; “tests” are run as the folder suggests."""
    if Able.RUN not in scene.hands:
        return scene.lacks(Able.RUN)
    # quotation marks inside a command are its own; backticks, or marks around all of it, are not
    around = "`" in wish.rest or not bare(wish.rest).strip(" \t.!?")
    quoted = quotes(wish.rest) if around else []
    command = quoted[0] if quoted else wish.rest.strip(" \t.!?")
    if not quoted and _TESTS.match(command):
        root = opened(".", scene, Able.LIST)
        if not isinstance(root, Opened):
            return root
        names = files_in(root.seen.result.text)
        command = next((run for name, run in _RUNNERS if name in names), "")
    if not command:
        return Tell("I do not see how the tests are run here. Say “run” and the command.")
    return _done(
        scene, scene.call(Able.RUN, command=command), f"I'll run {command}.", able=Able.RUN
    )


def write(wish: Wish, scene: Scene) -> Move:
    if Able.WRITE not in scene.hands:
        return scene.lacks(Able.WRITE)
    contents = [each for each in quotes(wish.text) if each not in wish.paths] or _plain_words(wish)
    if not contents or not wish.paths:
        return Tell("Say what to write and where: write “some words” to notes.txt.")
    call = scene.call(Able.WRITE, path=wish.paths[-1], content=contents[0])
    return _done(scene, call, f"I'll write {wish.paths[-1]}.", able=Able.WRITE)


def edit(wish: Wish, scene: Scene) -> Move:
    if Able.EDIT not in scene.hands:
        return scene.lacks(Able.EDIT)
    quoted = [each for each in quotes(wish.text) if each not in wish.paths]
    if not quoted and (found := _EXCHANGE.search(wish.text)):
        quoted = [found["old"], found["new"]]
    if len(quoted) < 2 or not wish.paths:
        return Tell("Say what to replace and where: replace “a” with “b” in notes.txt.")
    call = scene.call(Able.EDIT, path=wish.paths[-1], old=quoted[0], new=quoted[1])
    return _done(scene, call, f"I'll edit {wish.paths[-1]}.", able=Able.EDIT)


def _plain_words(wish: Wish) -> list[str]:
    """What is to be written, said without quotation marks; a description of it is none."""
    words = wish.rest.strip(" \t,:")
    described = _DESCRIBES.match(words) or any(path in words for path in wish.paths)
    return [words] if words and not described else []


def delegate(wish: Wish, scene: Scene) -> Move:
    task = wish.rest.strip(" \t:,")
    if Able.DELEGATE not in scene.hands:
        return scene.lacks(Able.DELEGATE)
    if not task:
        return Tell("Say what to hand on, for example “delegate: explore src”.")
    call = scene.call(Able.DELEGATE, task=task)
    return _done(scene, call, "I'll hand that to a SubAgent.", able=Able.DELEGATE)


def _done(scene: Scene, call: Planned | None, said: str, *, able: Able) -> Move:
    if call is None:
        return scene.lacks(able)
    seen = scene.talk.made(call)
    if seen is None:
        return Ask((call,), said)
    if able is Able.DELEGATE:
        head = "It did not get done:" if seen.result.failed else "The SubAgent says:"
        return Tell(f"{head}\n{seen.result.text.strip()[:4_000]}")
    if seen.result.text.startswith(NOT_RUN):
        return Tell(f"That was not done: {seen.result.text.removeprefix(NOT_RUN).strip()[:400]}")
    return Tell(_outcome(seen.result.text, failed=seen.result.failed))


def _outcome(text: str, *, failed: bool) -> str:
    """An output by what went wrong in it and how it ended."""
    wrong = [line for line in lines_in(text) if is_loud(line)][:SHOWN]
    end = [line for line in text[-TAIL:].split("\n") if line.strip()]
    lines = dict.fromkeys([*wrong, *end[-SHOWN // 2 :]])
    head = "That failed" if failed else "Done"
    told = answers.plural(line_count(text), "line")
    return "\n".join([f"{head}: {told} of output.", *(f"> {line[:200]}" for line in lines)])
