"""Bug hunts in this repository: mistakes are put in, then found by their tests."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder


@dataclass(frozen=True)
class Bug:
    """A line of a module that is changed so that a test fails, and how the user tells of it."""

    module: str
    right: str
    wrong: str
    tests: str
    told: str
    demanded: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hunt:
    """A session: what the user says first, the bugs, and what comes up again at the end."""

    opening: str
    rules: tuple[str, ...]
    bugs: Sequence[Bug]
    thanks: Sequence[str]
    summary: str
    last: str


def hunt(session: Recorder, plan: Hunt) -> None:
    """Find each bug from its failing tests, with wrong tracks on the way."""
    for bug in plan.bugs:
        _break(session, bug)
    session.run("git -c user.name=dev -c user.email=dev@example.com commit -qam 'wip' --no-verify")
    session.messages.clear()
    session.user(plan.opening, *plan.rules)
    session.run(
        "git status --short && git log --oneline -12", say="I'll look at where we are first."
    )
    session.run("ls && ls helix_desktop/domain helix_desktop/context helix_desktop/context/texts")
    found: list[tuple[Bug, str, str]] = []
    for number, bug in enumerate(plan.bugs):
        session.user(bug.told, *bug.demanded)
        found.append((bug, *_find(session, bug, number)))
        session.answer(
            f"Fixed in `{bug.module}`, one line: a condition was turned round.",
            f"Fixed in `{bug.module}`, one line",
        )
        if number < len(plan.thanks) and number < len(plan.bugs) - 1:
            session.user(plan.thanks[number])
            _look_around(session, bug)
    session.user(plan.summary)
    lines = ["# What was broken", ""]
    lines += [
        f"- `{bug.module}`: `{bug.wrong.strip()[:120]}`\n  should be `{bug.right.strip()[:120]}`\n"
        f"  seen by `{bug.tests}`: {line}\n  changed last by {commit}"
        for bug, line, commit in found
    ]
    session.write("NOTES.md", "\n".join(lines) + "\n", say="I write down what each one was.")
    session.run("git diff --stat && git diff -U0 | grep '^[-+]' | cut -c1-160")
    session.answer("The notes are in `NOTES.md`, one entry for each module.")
    session.user(plan.last)
    for bug, line, _ in found:
        name = bug.tests.rpartition("/")[2]
        session.run(
            f"python -m pytest -q -n 0 {bug.tests} 2>&1 | tail -4",
            say=f"Once more for {name}, which had said: {line}",
        )
    session.answer("All of them pass; nothing else was changed.")


def _break(session: Recorder, bug: Bug) -> None:
    file = session.folder / bug.module
    text = file.read_text(encoding="utf-8")
    if text.count(bug.right) != 1:
        raise ValueError(f"{bug.module} has {bug.right!r} {text.count(bug.right)} times")
    file.write_text(text.replace(bug.right, bug.wrong), encoding="utf-8")


def _find(session: Recorder, bug: Bug, number: int) -> tuple[str, str]:
    """Return the line with which the tests say what is wrong, and the commit before."""
    output = session.run(f"python -m pytest -q -n 0 {bug.tests} 2>&1 | tail -150")
    said = re.findall(r"^E +(.+)$", output, re.MULTILINE) or ["it does not collect"]
    failed = re.findall(r"^FAILED (\S+::\w+)", output, re.MULTILINE)
    session.failed(said[0][:160])
    session.read(bug.tests, say="The test says what was meant." if number % 2 else "")
    if failed:
        name = failed[0].partition("::")[2]
        session.grep(rf"def {name}\b", "tests", say=f"Where does `{name}` stand, and is it alone?")
    module = session.read(bug.module, say=f"Now {bug.module} itself.")
    imports = re.findall(r"^ *\d+\tfrom (helix_desktop[\w.]+) import", module, re.MULTILINE)
    for name in imports[:4]:
        path = name.replace(".", "/") + ".py"
        if session.has(path):
            session.read(path, lines=320)
    dotted = bug.module.removesuffix(".py").replace("/", ".")
    users = session.grep(re.escape(dotted), say="Who else uses it?", most=60)
    for path in re.findall(r"^(helix_desktop/\S+\.py):", users, re.MULTILINE)[:4]:
        session.read(path, lines=240, say="It is used here." if len(path) % 2 else "")
    logged = session.run(f"git log --oneline -8 -- {bug.module}", say="Was it changed lately?")
    commit = logged.splitlines()[1][:120]
    session.run(f"git log -2 -p --stat -U2 -- {bug.module} | head -330")
    names = re.findall(r"^ *\d+\t(?:class|def) (\w+)", module, re.MULTILINE)
    for name in names[number % 2 : 3]:
        session.grep(rf"\b{name}\b", "helix_desktop", say=f"`{name}` is a candidate.", most=40)
    # a wrong track: a guess that changes nothing, and is taken back
    at = next(
        at for at, line in enumerate(session.text(bug.module).splitlines(), 1) if bug.wrong in line
    )
    session.read(bug.module, start=max(1, at - 25), lines=50, say="Closer.")
    session.run(
        "python - <<'EOF'\n"
        f"import importlib\nmodule = importlib.import_module('{dotted}')\n"
        "for name in sorted(vars(module)):\n"
        "    if not name.startswith('__'):\n        print(name, repr(getattr(module, "
        "name))[:150])\n"
        "EOF",
        say="What does the module hold when it is loaded?",
    )
    session.edit(bug.module, bug.wrong, bug.right, say="This is the condition that is wrong.")
    output = session.run(f"python -m pytest -q -n 0 {bug.tests} 2>&1 | tail -30")
    session.run(f"git diff -- {bug.module}")
    return said[0][:160], commit


def _look_around(session: Recorder, bug: Bug) -> None:
    """What the user wants to know besides: tests that are beside, and modules like it."""
    folder = bug.tests.rpartition("/")[0]
    listed = session.run(f"ls -S {folder}/*.py | head -8", say="I look at the tests beside it.")
    for path in listed.split()[1:4]:
        session.read(path)
    session.run(f"python -m pytest -q -n 0 --co {bug.tests} | tail -60")
    session.answer(f"The other tests in `{folder}` do not touch `{bug.module}`.")
