"""`prove fresh`: what a new user does on a new machine, on bare Debians made for the purpose.

As root without a display, and as an ordinary user who pastes the line that `tasks.py` prints: both
commands of the README, a second start, and the wheel by pip, pipx and uv. Nothing of this machine
is used in there but its kernel, its network and its certificates.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.system.prove.installers import bases
from tests.system.prove.installers.proof import stop_at_once
from tests.system.prove.installers.room import HOME, Ran, Room, room
from tests.system.prove.installers.table import Failed, Step, Table, demand

ROOT = Path(__file__).resolve().parents[3]
TASKS = ("python3", "tasks.py")
SMOKE = ("run", "--", "--smoke")
PROJECT, SHARED = "/srv/project", "/srv/shared"
PREPARED = 900.0
TESTED = 3600.0
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
HANDED_ON = ("PIP_DEFAULT_TIMEOUT", "PIP_INDEX_URL", "UV_DEFAULT_INDEX", "HTTPS_PROXY", "NO_PROXY")
"""How this machine reaches a package index, where it was told."""
LOGS = ROOT / "build" / "prove-fresh"
COUNTS = re.compile(r"(\d+) (passed|failed|skipped|error)")
REASONS = re.compile(r"^(?:E  |(?:FAILED|ERROR) |[^\s:]+\.py:\d+: ).*", re.MULTILINE)
MOST_REASONS = 60


@dataclass(frozen=True, slots=True)
class Machine:
    """A suite of Debian, and who sits at it."""

    suite: str
    user: bool

    @property
    def name(self) -> str:
        return f"{self.suite} {'user' if self.user else 'root'}"


SHORT = (Machine("bookworm", user=False), Machine("trixie", user=True))
LONG = (
    *SHORT,
    Machine("bookworm", user=True),
    Machine("trixie", user=False),
    Machine("sid", user=False),
)
WHEELS_ON = "bookworm root"
"""Where the wheel is tried in the short form; in the long one everywhere."""
TESTED_WHOLE = "trixie user"
"""Where all tests run in the short form: another Python than here, and an ordinary user."""
OTHER_THERE = (
    *("tests/packaging", "tests/app/desktop", "tests/tools/sandbox", "tests/tools/formulas"),
    *("tests/tools/documents", "tests/ui/application", "tests/test_tasks.py"),
)
"""The tests that may end otherwise on another machine with the user and Python of this one: of what
is installed there, such as a sandbox, programs, and a desktop."""
SPREAD = ("-n", "auto", "--dist", "worksteal")


@dataclass(slots=True)
class Figures:
    """A row of the table: what it took on one machine."""

    machine: str
    python: str = ""
    set_up: float = 0.0
    run: float = 0.0
    test: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def line(self) -> str:
        counts_text = ", ".join(f"{count} {word}" for word, count in self.counts.items())
        times = f"{self.set_up:8.0f} s {self.run:8.1f} s {self.test:8.0f} s"
        return f"{self.machine:16}{self.python:10}{times}   {counts_text}"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mirror", metavar="ADDRESS", help="of Debian, for debootstrap")
    parser.add_argument("--kept", type=Path, metavar="DIR", help="where bare systems are kept")
    parser.add_argument("--commit", default="HEAD", help="what is cloned there")


def run(*, long: bool, keep: Path | None, only: list[str], options: argparse.Namespace) -> int:
    if os.geteuid() != 0:
        sys.stderr.write("prove fresh needs root: it makes bare systems and enters them.\n")
        return 2
    signal.signal(signal.SIGTERM, stop_at_once)
    table, rows = Table(), list[Figures]()
    machines = [item for item in (LONG if long or only else SHORT) if _wanted(item, only)]
    try:
        for machine in machines:
            rows.append(Figures(machine.name))
            wheels = long or machine.name == WHEELS_ON
            tests = () if long or machine.name == TESTED_WHOLE else (*SPREAD, *OTHER_THERE)
            with table.step(machine.name, "everything was tried"):
                _prove(table, machine, rows[-1], options, wheels=wheels, tests=tests)
    finally:
        heads = f"{'machine':16}{'Python':10}{'set-up':>10} {'run':>10} {'test':>10}   tests"
        sys.stdout.write("\n".join(("", heads, *(row.line for row in rows), "")))
        table.show()
        if keep is not None:
            table.keep(keep)
    return int(table.failed)


def _wanted(machine: Machine, only: list[str]) -> bool:
    return not only or machine.suite in only or machine.name in only


def _prove(
    table: Table,
    machine: Machine,
    figures: Figures,
    options: argparse.Namespace,
    *,
    wheels: bool,
    tests: tuple[str, ...],
) -> None:
    store = options.kept or bases.store()
    base = bases.base(machine.suite, store, options.mirror or bases.mirror())
    with room(base, store) as entered:
        open_workspace = NewcomerSteps(table, machine, figures, entered)
        open_workspace.settle(options.commit)
        open_workspace.sit_down(tests)
        if wheels:
            open_workspace.install_wheels()


@dataclass(frozen=True, slots=True)
class NewcomerSteps:
    """What is done at one machine, in the order in which a newcomer does it."""

    table: Table
    machine: Machine
    figures: Figures
    room: Room

    def settle(self, commit: str) -> None:
        """A clone of the project and a plain Python; the user has what every desktop has."""
        with self.table.step(self.machine.name, "Python and a clone") as step:
            cloned = ("git",) if self.machine.user else ()  # where root has it from, is open
            self.room.install("python3", "ca-certificates", *cloned)
            _hand_certificates_on(self.room)
            self.figures.python = self.room.must(["python3", "-V"]).out.split()[-1]
            step.note(f"Python {self.figures.python}")
            place = self.room.inside(PROJECT)
            for words in (["clone", "-q", str(ROOT), str(place)], ["checkout", "-q", commit]):
                where = ROOT if words[0] == "clone" else place
                subprocess.run(["git", *words], cwd=where, check=True)
            shared = ROOT.parent / "shared"
            if shared.is_dir():
                shutil.copytree(shared, self.room.inside(SHARED), symlinks=True)
            if self.machine.user:
                self.room.must(["chown", "-R", "1000:1000", PROJECT])

    def prepare(self) -> None:
        """The first start, which makes the environment."""
        self._do(*SMOKE, "/var/tmp/prepared.json")

    def sit_down(self, tests: tuple[str, ...]) -> None:
        table, name = self.table, self.machine.name
        with table.step(name, "no display: one sentence") as step:
            result = self._do("run", code=1)
            demand("There is no display" in result.err, f"it says: {result.last}")
            demand("Traceback" not in result.err, f"it says: {result.last}")
            step.note("ended with 1")
        if self.machine.user:
            with table.step(name, "one line names what is missing") as step:
                self._paste(self._do(*SMOKE, "/var/tmp/first.json", code=1), step)
        with table.step(name, "run, the first time") as step:
            self.figures.set_up = self._smoke(step)
        with table.step(name, "run, the second time") as step:
            self.figures.run = self._smoke(step)
            self.figures.set_up -= self.figures.run
        with table.step(name, "test") as step:
            self._test(step, tests)

    def install_wheels(self) -> None:
        """As somebody does who wants the program and not its source."""
        tools, out = f"{self._home}/tools", f"{self._home}/dist"
        with self.table.step(self.machine.name, "a wheel is built"):
            self._must("python3", "-m", "venv", tools)
            self._must(f"{tools}/bin/pip", "install", "-q", "uv", "pipx")
            # first the source archive, then the wheel from what is in it
            words = ("build", "-q", "--python", "python3", "-o", out, PROJECT)
            self._must(f"{tools}/bin/uv", *words)
        built = [f"{out}/{path.name}" for path in self.room.inside(out).glob("*.whl")]
        uv, pipx = (f"{tools}/bin/uv", "tool"), (f"{tools}/bin/pipx",)
        self._install("uv tool install dist/*.whl", *uv, "install", *built)
        self._install("uv tool install .", *uv, "install", ".")
        self._install("pipx install .", *pipx, "install", ".")
        with self.table.step(self.machine.name, "pip install dist/*.whl") as step:
            apart = f"{self._home}/apart"
            self._must("python3", "-m", "venv", apart)
            self._must("sh", "-c", f"{apart}/bin/pip install -q {out}/*.whl")
            self._installed(f"{apart}/bin/helix-desktop", step)

    def _install(self, named: str, *words: str) -> None:
        """Install for one user, try what is installed, and remove it."""
        with self.table.step(self.machine.name, named) as step:
            self._must(*words, "--python", "python3")
            self._installed(f"{self._home}/.local/bin/helix-desktop", step)
            remove = words[: words.index("install")]
            self._must(*remove, "uninstall", "helix-desktop")

    @property
    def _home(self) -> str:
        return HOME if self.machine.user else "/var/tmp"

    def _do(self, *words: str, code: int = 0, seconds: float = PREPARED) -> Ran:
        return self._must(*TASKS, *words, code=code, seconds=seconds)

    def _must(self, *words: str, code: int = 0, seconds: float = PREPARED) -> Ran:
        """Run it in the clone; any other status than `code` is a failure."""
        ran = self.room.run(
            ["/usr/bin/env", "-C", PROJECT, *words],
            user=self.machine.user,
            env=_environment(),
            seconds=seconds,
        )
        demand(ran.code == code, f"{' '.join(words)} ended with {ran.code}: {ran.last}")
        return ran

    def _paste(self, result: Ran, step: Step) -> None:
        """The user pastes the line that was printed; it is all that was missing."""
        lines = [line.strip() for line in result.err.splitlines() if "sudo " in line]
        demand(len(lines) == 1, f"it says: {result.last}")
        words = lines[0].removeprefix("sudo ").split()
        step.note(f"{len(words)} words to paste")
        self.room.must(words, seconds=PREPARED)

    def _smoke(self, step: Step) -> float:
        report = f"{self._home}/smoke.json"
        began = time.monotonic()
        self._do(*SMOKE, report)
        seconds = time.monotonic() - began
        step.note(_parts(self.room, report))
        return seconds

    def _installed(self, program: str, step: Step) -> None:
        report = f"{self._home}/installed.json"
        self._must(program, "--version")
        self._must(program, "--smoke", report)
        step.note(_parts(self.room, report))

    def _test(self, step: Step, tests: tuple[str, ...]) -> None:
        began = time.monotonic()
        ran = self.room.run(
            ["/usr/bin/env", "-C", PROJECT, *TASKS, "test", *tests],
            user=self.machine.user,
            env=_environment(),
            seconds=TESTED,
        )
        self.figures.test = time.monotonic() - began
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / f"{self.machine.name.replace(' ', '-')}.log"
        log.write_text(ran.out + ran.err, encoding="utf-8")
        closing = next(iter(reversed(ran.out.strip().splitlines())), "")
        self.figures.counts = {word: int(count) for count, word in COUNTS.findall(closing)}
        step.note(closing.strip("= "))
        if ran.code:
            failed = reasons(ran.out)
            sys.stdout.write("".join(f"{line}\n" for line in failed))
            named = ", ".join(line for line in failed if line.startswith(("FAILED", "ERROR")))
            raise Failed(f"test ended with {ran.code}: {named}; all it said is in {log}")


def reasons(output: str) -> list[str]:
    """Return the lines of a test run that say what failed and why; its log may not outlive it."""
    return REASONS.findall(output)[-MOST_REASONS:]


def _parts(entered: Room, report: str) -> str:
    """How many parts of the program were tried; all have to be well."""
    try:
        document = json.loads(entered.inside(report).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Failed(f"no report was written: {error}") from error
    bad = [name for name, one in document["checks"].items() if not one["ok"]]
    demand(not bad, f"not well: {', '.join(bad)}")
    return f"{len(document['checks'])} parts"


def _hand_certificates_on(entered: Room) -> None:
    """What this machine trusts is trusted there: its network may go through a proxy of its own."""
    source = Path("/", CERTIFICATES)
    if source.is_file():
        shutil.copyfile(source, entered.inside(CERTIFICATES))


def _environment() -> dict[str, str]:
    given = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
    trusted = f"/{CERTIFICATES}"
    return {**given, "PIP_CERT": trusted, "SSL_CERT_FILE": trusted, "TERM": "dumb"}
