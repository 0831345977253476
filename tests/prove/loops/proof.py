"""`prove loops`: install, test, edit, commit and serve in the sandbox, as an agent does it.

On bare Debians, as an ordinary person with toolchains under home: the program that people run, a
model over HTTP that makes the calls, and registries on loopback. Each loop has to end with at most
two questions, and its repository has to equal what the same commands make outside of the sandbox.
"""

import argparse
import json
import os
import re
import shlex
import signal
import sys
import time
from pathlib import Path

from tests.prove.fresh import HANDED_ON, PROJECT, Figures, Machine, declare
from tests.prove.fresh import Desk as Newcomer
from tests.prove.installers import bases
from tests.prove.installers.proof import stop_at_once
from tests.prove.installers.room import HOME, PERSON, Ran, Room, room
from tests.prove.installers.table import Failed, Step, Table, demand
from tests.prove.loops import registries, toolchains
from tests.prove.loops.model import DONE, REFUSED
from tests.prove.loops.projects import HOST, PORT, PROJECTS, Command, Edit, Project

__all__ = ["declare", "run"]

SUITE = "trixie"
"""Its cargo takes registries over HTTP, which that of Debian 12 does not."""
MOST_QUESTIONS = 2
SECONDS = 900.0
BOXES = {"bubblewrap": "Runs in a sandbox", "landlock": "Landlock"}
"""How the program calls them."""
SHORT = (("bubblewrap", "python"), ("bubblewrap", "node"))
LONG = tuple(("bubblewrap", name) for name in PROJECTS)
"""With Landlock nothing new can be made beside what is protected, and nothing be committed: how far
a loop comes there shows `--only landlock`."""
_RULE = re.compile(r"^  (?:to allow it|or all that begins so): helix-desktop (permissions .*)$")
_SESSION = re.compile(r'"session": "([0-9a-f]{16})"')
SCRIPT, ADDRESS, SAID = "/var/tmp/script.json", "/var/tmp/model.txt", "/var/tmp/said.txt"
_INSIDE, _OUTSIDE = f"{HOME}/inside", f"{HOME}/outside"


def run(*, long: bool, keep: Path | None, only: list[str], options: argparse.Namespace) -> int:
    if os.geteuid() != 0:
        sys.stderr.write("prove loops needs root: it makes bare systems and enters them.\n")
        return 2
    signal.signal(signal.SIGTERM, stop_at_once)
    table = Table()
    every = tuple((box, name) for box in BOXES for name in PROJECTS)
    wanted = [loop for loop in every if {*loop} & {*only}] or list(LONG if long else SHORT)
    kept = options.kept or bases.store()
    try:
        base = bases.base(SUITE, kept, options.mirror or bases.mirror())
        with room(base, kept) as entered:
            _settle(table, entered, wanted, options.commit)
            for box in dict.fromkeys(box for box, _ in wanted):
                _enter(table, entered, box)
                for name in [name for each, name in wanted if each == box]:
                    with table.step(box, f"{name}: a loop of development") as step:
                        Loop(entered, box, PROJECTS[name]).live(step)
    finally:
        table.show()
        if keep is not None:
            table.keep(keep)
    return int(table.failed)


def _settle(table: Table, entered: Room, wanted: list[tuple[str, str]], commit: str) -> None:
    """The program from its clone, toolchains under home, and a host that only this room knows."""
    machine = Machine(SUITE, person=False)
    newcomer = Newcomer(table, machine, Figures(machine.name), entered)
    newcomer.settle(commit)
    with table.step(SUITE, "the program, its packages"):
        newcomer.prepare()
    with table.step(SUITE, "toolchains under home"):
        entered.install("git", "make", "ca-certificates")
        toolchains.lay(entered, list(dict.fromkeys(name for _, name in wanted)))
        registries.lay(entered.inside("/srv/registry"))
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
        said = _helix(entered, "permissions", "--folder", f"{HOME}/empty", "trust")
        said = _helix(entered, "permissions", "--folder", f"{HOME}/empty")
        line = next((each for each in said.out.splitlines() if each.startswith("Commands:")), "")
        step.note(line)
        demand(BOXES[box] in line, f"another sandbox was found: {line}")


def _helix(entered: Room, *words: str, code: int | None = 0, given: str = "") -> Ran:
    ran = entered.run(
        ["/usr/bin/env", "-C", PROJECT, ".venv/bin/python", "-m", "helix_desktop", *words],
        person=True,
        env=_environment(),
        given=given,
        seconds=SECONDS,
    )
    demand(code is None or ran.code == code, f"{' '.join(words)} ended with {ran.code}: {ran.last}")
    return ran


def _environment() -> dict[str, str]:
    """A shell of the person's, without what leads to package indexes of this machine."""
    assert not {*HANDED_ON} & {"SHELL", "TERM"}
    return {"SHELL": "/bin/bash", "TERM": "dumb"}


class Loop:
    """One project, lived through in one sandbox."""

    def __init__(self, entered: Room, box: str, project: Project) -> None:
        self._room, self._box, self._project = entered, box, project
        self._questions: list[str] = []

    def live(self, step: Step) -> None:
        for folder in (_INSIDE, _OUTSIDE):
            self._lay(folder)
        script = self._room.inside(SCRIPT)
        script.write_text(json.dumps([self._call(each) for each in self._project.steps]))
        model = [".venv/bin/python", "-m", "tests.prove.loops.model"]
        told = self._room.inside(ADDRESS)
        for file in (told, self._room.inside(SAID)):
            file.unlink(missing_ok=True)
        web = ["python3", "-m", "http.server", str(PORT), "--bind", "127.0.0.1"]
        in_project = ["/usr/bin/env", "-C", PROJECT]
        with (
            self._room.living([*web, "--directory", "/srv/registry"], person=False),
            self._room.living([*in_project, *model, SCRIPT, ADDRESS, SAID], person=False),
        ):
            began = time.monotonic()
            self._inside(_waited(told))
            step.note(f"{time.monotonic() - began:.0f} s, {len(self._questions)} questions")
            self._outside()
        self._compare()
        for question in self._questions:
            step.note(question)
        demand(len(self._questions) <= MOST_QUESTIONS, "too many questions")

    def _lay(self, folder: str) -> None:
        """A repository with one commit, the same in both places."""
        self._must(f"rm -rf {folder} && mkdir {folder}")
        for path, text in self._project.files.items():
            file = self._room.inside(f"{folder}/{path}")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        self._room.must(["chown", "-R", "1000:1000", folder])
        self._must(f"cd {folder} && git init -q && git add -A && git commit -q -m begin")

    def _call(self, step: Command | Edit) -> dict[str, object]:
        if isinstance(step, Edit):
            edits = [{"old": step.old, "new": step.new}]
            return {"tool": "edit_file", "arguments": {"path": step.path, "edits": edits}}
        network = {"network": True} if step.installs and self._box == "landlock" else {}
        return {"tool": "shell", "arguments": {"command": step.text, **network}}

    def _inside(self, address: str) -> None:
        """Turn after turn until the model has made all of its calls."""
        _helix(self._room, "models", "add", "loop", "openai-chat", f"{address}/v1", "--no-key")
        for words in (["trust"], ["mode", "sandboxed-auto"], ["host", f"{HOST}:{PORT}"]):
            _helix(self._room, "permissions", "--folder", _INSIDE, *words)
        asked = ["ask", "--folder", _INSIDE, "--model", "loop/scripted", "--json"]
        session: list[str] = []
        while True:
            ran = _helix(self._room, *asked, *session, "Go on.", code=None)
            demand(ran.code == 0, f"the turn ended with {ran.code}: {ran.last}")
            found = _SESSION.search(ran.out)
            demand(found is not None, f"no session was named: {ran.last}")
            session = ["--session", found[1]] if found else []
            self._check(ran.out)
            if DONE in ran.out:
                return
            demand(REFUSED in ran.out, f"the turn ended early: {ran.last}")
            demand(len(self._questions) < 3 * MOST_QUESTIONS, f"asked {self._questions}")
            self._allow(ran.err)

    def _check(self, lines: str) -> None:
        """Every call that ran has to have gone well."""
        for line in lines.splitlines():
            event = json.loads(line)
            if event["event"] == "ToolReturned" and event["outcome"] == "failed":
                said = self._room.inside(SAID).read_text(encoding="utf-8")
                raise Failed(f"inside: {event['what']}: {said[:1500]}")

    def _allow(self, said: str) -> None:
        """The person pastes the widest rule that was shown."""
        needs = [line for line in said.splitlines() if "needs your permission" in line]
        rules = [found[1] for line in said.splitlines() if (found := _RULE.match(line))]
        demand(rules, f"no rule is shown that would allow it: {said[-600:]}")
        self._questions += needs
        for rule in rules:
            _helix(self._room, *shlex.split(rule))

    def _outside(self) -> None:
        """The same by the person's own shell."""
        for step in self._project.steps:
            if isinstance(step, Edit):
                file = self._room.inside(f"{_OUTSIDE}/{step.path}")
                file.write_text(file.read_text().replace(step.old, step.new, 1))
            else:
                self._must(f"cd {_OUTSIDE} || exit\n{step.text}")

    def _must(self, text: str) -> Ran:
        """In a login shell that is interactive, as the person works."""
        return self._room.must(
            ["su", "-s", "/bin/bash", PERSON, "-c", f"bash -lic {shlex.quote(text)}"],
            seconds=SECONDS,
        )

    def _compare(self) -> None:
        """The same commits and the same files, and what git says of them."""
        look = (
            "git log --format='%T %an <%ae> %s' && git status --porcelain=v1 --ignored"
            " && git ls-files -s && git fsck"
        )
        inside, outside = (self._must(f"cd {each} && {look}").out for each in (_INSIDE, _OUTSIDE))
        demand(inside == outside, f"the repositories differ:\n{inside}\n---\n{outside}")


def _waited(told: Path) -> str:
    """The address that the model's server has written down."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if told.exists() and (address := told.read_text()):
            return address
        time.sleep(0.1)
    raise Failed("the model's server did not start")
