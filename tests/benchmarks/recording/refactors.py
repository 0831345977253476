"""Refactoring in this repository: names change in every file that has them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder


@dataclass(frozen=True)
class Rename:
    """A name that changes, how the user asks for it, and what the user says when half is done."""

    old: str
    new: str
    told: str
    demanded: tuple[str, ...]
    between: str = ""
    corrected: tuple[str, ...] = ()
    newer: str = ""
    """The name that the user wants instead, after a change of mind."""


@dataclass(frozen=True)
class Refactoring:
    """A session: its first words, its renames, and how it ends."""

    opening: str
    rules: tuple[str, ...]
    renames: Sequence[Rename]
    closing: str
    question: str


def refactor(session: Recorder, plan: Refactoring) -> None:
    """Rename one after the other: survey, read, edit each place, test, write down."""
    session.user(plan.opening, *plan.rules)
    session.run("git status --short | head; git log --oneline -5; ls")
    session.read("CONTRIBUTING.md", lines=180, say="The rules of this project come first.")
    session.answer(
        "I have read the rules. Each rename is done place by place, with the tests after it.",
        "Each rename is done place by place",
    )
    places: dict[str, list[str]] = {}
    for rename in plan.renames:
        places[rename.old] = _rename(session, rename)
    session.user(plan.closing)
    lines = ["# Renames", ""]
    for rename in plan.renames:
        lines.append(f"## `{rename.old}` is `{rename.newer or rename.new}`\n")
        lines += [f"- {place}" for place in places[rename.old]]
        lines.append("")
    session.write("docs/renames.md", "\n".join(lines), say="Every place, as it was found.")
    session.run("git diff --stat | tail -40")
    session.answer("`docs/renames.md` lists every place.", "lists every place")
    session.user(plan.question)
    for rename in plan.renames:
        session.grep(rf"\b{rename.old}\b", say=f"Is anything of `{rename.old}` left?", most=30)
        first = places[rename.old][0] if places[rename.old] else rename.old
        session.answer(f"`{rename.old}` was first seen in {first}.")
        session.user("ok, next?" if rename is not plan.renames[-1] else "good. that's all.")
    session.answer("Done.")


def _rename(session: Recorder, rename: Rename) -> list[str]:
    session.user(rename.told, *rename.demanded)
    found = session.grep(rf"\b{rename.old}\b", say="Everything that has the name.")
    paths = list(dict.fromkeys(re.findall(r"^([\w./-]+\.(?:py|md)):\d+:", found, re.MULTILINE)))
    code = [path for path in paths if path.endswith(".py")][:26]
    declared = session.grep(
        rf"(?:def|class) {rename.old}\b", "helix_desktop", say="It is made here:"
    )
    home = declared.partition(":")[0]
    if session.has(home):
        session.read(home, say="First the module that it comes from.")
        session.run(f"git log --oneline -6 -- {home}")
    for path in code:
        if path != home:
            session.read(path, say="" if len(path) % 3 else f"{path} uses it, too.")
    session.answer(
        f"`{rename.old}` stands in {len(paths)} files; I begin with {home}.",
        f"`{rename.old}` stands in {len(paths)} files",
    )
    session.user("go on")
    name, done = rename.new, []
    for number, path in enumerate([home, *(path for path in code if path != home)]):
        if number == 3 and rename.between:
            session.answer(f"Three files are done, {home} among them.")
            session.user(rename.between, *rename.corrected)
            if rename.newer:
                for earlier in dict.fromkeys(place.partition(":")[0] for place in done):
                    session.run(
                        f"sed -i 's/\\b{name}\\b/{rename.newer}/g' {earlier} && "
                        f"grep -n '\\b{rename.newer}\\b' {earlier}",
                        say=f"`{rename.newer}` instead, in {earlier} first.",
                    )
                name = rename.newer
        done += _edit_file(session, path, rename.old, name)
    tests = [path for path in code if path.startswith("tests/")][:3]
    checked = " ".join(code[:10])
    session.run(f"python -m compileall -q {checked} && ruff check {checked} | tail -20")
    if tests:
        output = session.run(f"python -m pytest -q -n 0 {' '.join(tests)} 2>&1 | tail -25")
        if said := re.findall(r"^E +(.{20,160})", output, re.MULTILINE):
            session.failed(said[0])
    for path in tests:
        session.run(f"git log -3 -p -U1 -- {path} | head -220", say="Was this test ever different?")
    session.run("git diff -U1 | tail -220")
    session.answer(f"`{rename.old}` is `{name}` in {len(done)} places.")
    return done


def _edit_file(session: Recorder, path: str, old: str, new: str) -> list[str]:
    """Edit each line that has the name by itself, as it was read; return the places."""
    result: list[str] = []
    lines = session.text(path).splitlines()
    for number, line in enumerate(lines, 1):
        if not re.search(rf"\b{old}\b", line) or len(result) >= 4:
            continue
        before = lines[number - 2] + "\n" if number > 1 else ""
        quoted = line if session.text(path).count(line) == 1 else before + line
        output = session.edit(path, quoted, re.sub(rf"\b{old}\b", new, quoted))
        lines = session.text(path).splitlines()
        if output.startswith("Edited"):
            result.append(f"{path}:{number}: {line.strip()[:120]}")
        else:
            session.failed(output)
            session.run(
                f"sed -i '{number}s/\\b{old}\\b/{new}/g' {path} && sed -n '{number}p' {path}"
            )
            lines = session.text(path).splitlines()
            result.append(f"{path}:{number}: {line.strip()[:120]}")
    return result
