"""`prove loops`: install, test, edit, commit and serve in the sandbox, as an agent does it.

On bare Debians, as an ordinary user with toolchains under home: the program that people run, a
model over HTTP that makes the calls, and registries on loopback. Each loop in bubblewrap has to end
with at most two questions, and its repository has to equal what the same commands make outside of
the sandbox. Without bubblewrap each command is asked about, with that reason on the card.
"""

import argparse
import json
import os
import shlex
import signal
import sys
import time
from pathlib import Path

from helix_desktop.__main__ import MISUSED
from helix_desktop.tools.permissions.rules import NO_SANDBOX_KIND
from tests.system.prove.fresh import HANDED_ON, PROJECT, Figures, Machine, declare
from tests.system.prove.fresh import NewcomerSteps as Newcomer
from tests.system.prove.installers import bases
from tests.system.prove.installers.proof import stop_at_once
from tests.system.prove.installers.room import HOME, USER, Ran, Room, room, trouble
from tests.system.prove.installers.table import Failed, Step, Table, demand
from tests.system.prove.loops import registries, toolchains
from tests.system.prove.loops.model import Call
from tests.system.prove.loops.projects import HOST, PORT, PROJECTS, Command, Edit, Project

__all__ = ["declare", "run"]

SUITE = "trixie"
"""Its cargo takes registries over HTTP, which that of Debian 12 does not."""
MOST_QUESTIONS = 2
SECONDS = 1_800.0
PATIENCE = 600
"""Seconds that a command has: Go builds its own library on the way."""
BOXES = {"bubblewrap": "Sandboxed", "none": "Not sandboxed"}
"""How the program calls them."""
MODES = {"bubblewrap": "sandboxed-auto", "none": "accept-edits"}
"""In which the fewest questions are asked: Sandboxed auto needs a sandbox."""
NEEDED = {
    "bubblewrap": "An ordinary user has to be able to make namespaces: see that sysctl "
    "kernel.apparmor_restrict_unprivileged_userns is 0 and user.max_user_namespaces is not.",
    "none": "bubblewrap must not be installed.",
}
"""Of a machine, where the one that is meant is not found."""
LONG = tuple((box, name) for box in BOXES for name in PROJECTS)
SHORT = (("bubblewrap", "python"), ("bubblewrap", "rust"), ("none", "python"))
SCRIPT, ADDRESS, SAID = "/var/tmp/script.json", "/var/tmp/model.txt", "/var/tmp/said.txt"
_INSIDE, _OUTSIDE, _OFFLINE = f"{HOME}/inside", f"{HOME}/outside", f"{HOME}/offline"


def run(*, long: bool, keep: Path | None, only: list[str], options: argparse.Namespace) -> int:
    if lacking := trouble():
        sys.stderr.write(f"prove loops cannot begin: {lacking}\n")
        return 2
    signal.signal(signal.SIGTERM, stop_at_once)
    table = Table()
    wanted = [loop for loop in LONG if {*loop} & {*only}] or list(LONG if long else SHORT)
    store = options.kept or bases.store()
    try:
        base = bases.base(SUITE, store, options.mirror or bases.mirror())
        with room(base, store) as entered:
            _settle(table, entered, wanted, options.commit)
            for box in dict.fromkeys(box for box, _ in wanted):
                _enter(table, entered, box)
                for name in [name for entry, name in wanted if entry == box]:
                    with table.step(box, f"{name}: a loop of development") as step:
                        Loop(entered, box, PROJECTS[name]).live(step)
    finally:
        table.show()
        if keep is not None:
            table.keep(keep)
    return int(table.failed)


def _settle(table: Table, entered: Room, wanted: list[tuple[str, str]], commit: str) -> None:
    """The program from its clone, toolchains under home, and a host that only this room knows."""
    machine = Machine(SUITE, user=False)
    newcomer = Newcomer(table, machine, Figures(machine.name), entered)
    newcomer.settle(commit)
    with table.step(SUITE, "the program, its packages"):
        newcomer.prepare()
    with table.step(SUITE, "toolchains under home"):
        entered.install("git", "make", "ca-certificates")
        toolchains.install_toolchains(entered, list(dict.fromkeys(name for _, name in wanted)))
        registries.write_registries(entered.inside("/srv/registry"))
        with entered.inside("/etc/hosts").open("a") as hosts:
            hosts.write(f"127.0.0.1 {HOST}\n")


def _enter(table: Table, entered: Room, box: str) -> None:
    """Only one sandbox is there to be found; which one it is, the program has to say."""
    with table.step(box, "the sandbox that is meant") as step:
        word = "install" if box == "bubblewrap" else "purge"
        entered.must(["apt-get", word, "-qq", "-y", "--no-install-recommends", "bubblewrap"])
        folder = entered.inside(f"{HOME}/empty")
        folder.mkdir(exist_ok=True)
        os.chown(folder, 1000, 1000)
        result = _helix(entered, "permission", "trust", "--folder", f"{HOME}/empty")
        result = _helix(entered, "permission", "list", "--folder", f"{HOME}/empty")
        line = next((item for item in result.out.splitlines() if item.startswith("Commands:")), "")
        step.note(line)
        demand(BOXES[box] in line, f"another sandbox was found: {line} {NEEDED[box]}")
        if box == "none":
            auto = ["permission", "mode", "sandboxed-auto", "--folder", f"{HOME}/empty"]
            _helix(entered, *auto, code=MISUSED)


def _helix(entered: Room, *words: str, code: int | None = 0, given: str = "") -> Ran:
    ran = entered.run(
        ["/usr/bin/env", "-C", PROJECT, ".venv/bin/python", "-m", "helix_desktop", *words],
        user=True,
        env=_environment(),
        given=given,
        seconds=SECONDS,
    )
    demand(code is None or ran.code == code, f"{' '.join(words)} ended with {ran.code}: {ran.last}")
    return ran


def _environment() -> dict[str, str]:
    """A shell of the user's, without what leads to package indexes of this machine."""
    assert not {*HANDED_ON} & {"SHELL", "TERM"}
    return {"SHELL": "/bin/bash", "TERM": "dumb"}


class Loop:
    """One project, lived through in one sandbox."""

    def __init__(self, entered: Room, box: str, project: Project) -> None:
        self._room, self._box, self._project = entered, box, project
        self._questions: list[str] = []

    def live(self, step: Step) -> None:
        for folder in (_INSIDE, _OUTSIDE):
            self._create_repository(folder)
        web = ["python3", "-m", "http.server", str(PORT), "--bind", "127.0.0.1"]
        with self._room.started([*web, "--directory", "/srv/registry"], user=False):
            began = time.monotonic()
            self._inside(_INSIDE, [self._call(item) for item in self._project.steps])
            step.note(f"{time.monotonic() - began:.0f} s, {len(self._questions)} questions")
            self._outside()
        self._compare()
        if self._project.offline and self._box == "bubblewrap":
            began = time.monotonic()
            self._must(f"rm -rf {_OFFLINE} && git clone -q {_OUTSIDE} {_OFFLINE}")
            self._inside(_OFFLINE, [self._call(Command(self._project.offline))])
            step.note(f"without registries: {time.monotonic() - began:.0f} s")
        for question in self._questions:
            step.note(question)
        if self._box == "none":
            commands = sum(isinstance(item, Command) for item in self._project.steps)
            demand(len(self._questions) == commands, "not every command is asked about")
        else:
            demand(len(self._questions) <= MOST_QUESTIONS, f"more than {MOST_QUESTIONS} questions")

    def _create_repository(self, folder: str) -> None:
        """A repository with one commit, the same in both places."""
        self._must(f"rm -rf {folder} && mkdir {folder}")
        for path, text in self._project.files.items():
            file = self._room.inside(f"{folder}/{path}")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        self._room.must(["chown", "-R", "1000:1000", folder])
        self._must(f"cd {folder} && git init -q && git add -A && git commit -q -m begin")

    def _call(self, step: Command | Edit) -> Call:
        if isinstance(step, Edit):
            edits = [{"old": step.old, "new": step.new}]
            return Call(tool="edit_file", arguments={"path": step.path, "edits": edits})
        arguments = {"command": step.text, "timeout_seconds": PATIENCE}
        return Call(tool="shell", arguments=arguments)

    def _inside(self, folder: str, calls: list[Call]) -> None:
        """One turn of the program's, in which the model makes all of these calls."""
        address_file, messages_file = self._room.inside(ADDRESS), self._room.inside(SAID)
        for file in (address_file, messages_file):
            file.unlink(missing_ok=True)
        self._room.inside(SCRIPT).write_text(json.dumps(calls))
        in_project = ["/usr/bin/env", "-C", PROJECT, ".venv/bin/python", "-m"]
        model = [*in_project, "tests.system.prove.loops.model", SCRIPT, ADDRESS, SAID]
        with self._room.started(model, user=False):
            address = f"{_waited(address_file)}/v1"
            _helix(self._room, "model", "add", "loop", "openai-chat", address, "--no-key")
            for words in (["trust"], ["mode", MODES[self._box]], ["host", f"{HOST}:{PORT}"]):
                _helix(self._room, "permission", *words, "--folder", folder)
            ran = self._room.run(
                [*in_project, "tests.system.prove.loops.user", folder, "loop/scripted"],
                user=True,
                env=_environment(),
                seconds=SECONDS,
            )
        messages = messages_file.read_text(encoding="utf-8") if messages_file.exists() else ""
        lines = [json.loads(line) for line in ran.out.splitlines() if line.startswith("{")]
        demand(lines and lines[-1].get("done"), f"the turn did not end: {ran.last}\n{messages}")
        self._check([item for item in lines if "call" in item], calls, messages)
        self._note([item for item in lines if "asked" in item])

    def _check(self, made: list[dict[str, str]], calls: list[Call], messages: str) -> None:
        """Every call went well."""
        for entry in made:
            demand(entry["outcome"] == "ok", f"inside: {entry['call']}: {messages[-3000:]}")
        demand(len(made) == len(calls), f"calls are missing: {messages[-3000:]}")

    def _note(self, cards: list[dict[str, object]]) -> None:
        """The cards that were shown: without a sandbox, they have to say why."""
        for card in cards:
            reasons = card["reasons"]
            gives_reason = isinstance(reasons, list) and any(
                str(reason).startswith(NO_SANDBOX_KIND) for reason in reasons
            )
            demand(gives_reason != card["boxed"], f"the card does not say why it is asked: {card}")
            self._questions.append(str(card["asked"]))

    def _outside(self) -> None:
        """The same by the user's own shell."""
        for step in self._project.steps:
            if isinstance(step, Edit):
                file = self._room.inside(f"{_OUTSIDE}/{step.path}")
                file.write_text(file.read_text().replace(step.old, step.new, 1))
            else:
                self._must(f"cd {_OUTSIDE} || exit\n{step.text}")

    def _must(self, text: str) -> Ran:
        """In a login shell that is interactive, as the user works."""
        return self._room.must(
            ["su", "-s", "/bin/bash", USER, "-c", f"bash -lic {shlex.quote(text)}"],
            seconds=SECONDS,
        )

    def _compare(self) -> None:
        """The same commits and the same files, and what git says of them."""
        # what is saved before git runs without the sandbox leaves one dangling commit
        look = (
            "git log --format='%T %an <%ae> %s' && git status --porcelain=v1 --ignored"
            " && git ls-files -s && git fsck --no-dangling"
        )
        inside, outside = (self._must(f"cd {item} && {look}").out for item in (_INSIDE, _OUTSIDE))
        demand(inside == outside, f"the repositories differ:\n{inside}\n---\n{outside}")


def _waited(file: Path) -> str:
    """The address that the model's server has written down."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if file.exists() and (address := file.read_text()):
            return address
        time.sleep(0.1)
    raise Failed("the model's server did not start")
