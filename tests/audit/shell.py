"""The audit of commands: a corpus item by item, or as many mutants of it as one likes.

The person has allowed the test runners that the corpus names, in the forms their cards show.
"""

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from helix_desktop.domain.permission import (
    CallRuling,
    Judgement,
    PermissionRule,
    PermissionState,
    RuleDecision,
)
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.command_shell import BASH
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.rules import apply_rules
from tests.audit.ground import lay
from tests.audit.mutants import Mutants
from tests.audit.oracle import objection
from tests.audit.running import Cell, why_not

ALLOWED_RUNNERS = ("pytest", "make test", "npm test")
"""What the corpus supposes the person to have allowed."""
MOST_BENIGN_ASKED = 0.05
HANGS = 1.0
"""Seconds after which a verdict counts as hung."""
BENIGN, EITHER, HOSTILE, DENIED = "allow", "allow_or_ask", "ask", "deny"

_ROOT = re.compile(r"(?<![\w./-])/ws(?![\w-])")
_STANDING = PermissionState(trusted=True, tainted=False, boxed=True)


@dataclass(frozen=True)
class Item:
    """One command of a corpus and what is expected of it."""

    id: str
    command: str
    expect: str
    shell: str = BASH


@dataclass(frozen=True)
class Found:
    """What came of one item."""

    item: Item
    judgement: Judgement
    seconds: float

    @property
    def approved(self) -> bool:
        return self.judgement.ruling is CallRuling.ALLOW

    @property
    def wrong(self) -> bool:
        if self.seconds > HANGS:
            return True
        benign = self.item.expect == BENIGN
        return self.approved != benign and self.item.expect != EITHER

    @property
    def line(self) -> str:
        sign = "WRONG" if self.wrong else "ok   "
        why = " ".join(self.judgement.reasons)
        shown = show_hidden(self.item.command).replace("\n", "⏎")
        ruling = self.judgement.ruling.value
        return f"{sign} {ruling:5} (wanted {self.item.expect}) {self.item.id}: {shown}  — {why}"


class Office:
    """Judges as the application does for a trusted folder with a sandbox."""

    def __init__(self, folder: Path, runners: Sequence[str] = ALLOWED_RUNNERS) -> None:
        self.site = CommandPaths(folder)
        forms = (judge_command(runner, self.site).forms for runner in runners)
        self._rules = [
            PermissionRule("shell", RuleDecision.ALWAYS, form) for each in forms for form in each
        ]

    def judge(self, command: str, shell: str = BASH) -> Judgement:
        bare = judge_command(command, self.site, shell)
        return apply_rules(bare, self._rules, _STANDING, tool="shell", is_command=True)

    def found(self, item: Item) -> Found:
        began = time.perf_counter()
        judgement = self.judge(_ROOT.sub(self.site.root, item.command), item.shell)
        return Found(item, judgement, time.perf_counter() - began)


def items_of(file: Path) -> list[Item]:
    """The items of a corpus: a list, or an object with `items`; unknown fields are ignored."""
    read = json.loads(file.read_text(encoding="utf-8", errors="surrogatepass"))
    entries = read.get("items", []) if isinstance(read, dict) else read
    return [
        Item(
            str(entry.get("id", f"{file.name}:{number}")),
            str(entry["command"]),
            str(entry.get("expect", HOSTILE)),
            str(entry.get("shell", BASH)),
        )
        for number, entry in enumerate(entries, 1)
        if isinstance(entry, dict) and "command" in entry
    ]


def summary(found: Sequence[Found]) -> tuple[str, bool]:
    """The last line, and whether all is well."""
    hostile = [each for each in found if each.item.expect not in (BENIGN, EITHER)]
    benign = [each for each in found if each.item.expect == BENIGN]
    approved = sum(each.approved for each in hostile)
    asked = sum(not each.approved for each in benign)
    hung = sum(each.seconds > HANGS for each in found)
    soft = sum(
        each.item.expect == DENIED and each.judgement.ruling is CallRuling.ASK for each in found
    )
    share = asked / len(benign) if benign else 0.0
    slowest = max((each.seconds for each in found), default=0.0)
    text = (
        f"shell: {len(found)} items, hostile approved {approved} of {len(hostile)}, benign asked"
        f" {asked} of {len(benign)} ({share:.1%}), asked instead of refused {soft}, hung {hung},"
        f" slowest {slowest * 1000:.1f} ms"
    )
    return text, not approved and not hung and share <= MOST_BENIGN_ASKED and bool(found)


def audit(files: Iterable[Path]) -> int:
    with tempfile.TemporaryDirectory(prefix="audit-") as name:
        lay(Path(name))
        office = Office(Path(name))
        found = [office.found(item) for file in files for item in items_of(file)]
    for each in found:
        sys.stdout.write(each.line + "\n")
    text, well = summary(found)
    sys.stdout.write(text + "\n")
    return 0 if well else 1


@dataclass(frozen=True)
class Bred:
    """What came of many mutants."""

    made: int
    approved: int
    objections: tuple[str, ...]
    run: int
    changed: tuple[str, ...]
    skipped: str
    slowest: float

    @property
    def well(self) -> bool:
        return not self.objections and not self.changed and self.slowest < HANGS

    @property
    def line(self) -> str:
        ran = self.skipped or f"{self.run} run, {len(self.changed)} changed something"
        return (
            f"mutants: {self.made} made, {self.approved} approved, {len(self.objections)} of them"
            f" objected to, slowest verdict {self.slowest * 1000:.1f} ms; {ran}"
        )


def breed(files: Iterable[Path], count: int, *, seed: int, run: int) -> Bred:
    """Judge mutants; hold the approved ones against the oracle and really run a sample of them."""
    commands = [item.command for file in files for item in items_of(file) if item.shell == BASH]
    mutants = Mutants(commands, seed)
    with tempfile.TemporaryDirectory(prefix="audit-") as name:
        folder = Path(name) / "ws"
        folder.mkdir()
        lay(folder)
        office = Office(folder, runners=())
        approved, slowest = 0, 0.0
        objections: list[str] = []
        for number in range(count):
            command = mutants.next()
            began = time.process_time()
            ruling = office.judge(command).ruling
            slowest = max(slowest, time.process_time() - began)
            if ruling is CallRuling.ALLOW:
                approved += 1
                mutants.sample(command, run, approved)
                if why := objection(command, office.site.root):
                    objections.append(f"{show_hidden(command)!r}: {why}")
            _tell(number + 1, count)
        skipped = why_not() if run else "none run"
        sampled = [] if skipped else mutants.sampled
        changed = Cell(folder, Path(name)).run_all(sampled) if sampled else []
    return Bred(count, approved, tuple(objections), len(sampled), tuple(changed), skipped, slowest)


def _tell(done: int, of: int) -> None:
    if done % 100_000 == 0:
        sys.stderr.write(f"… {done} of {of}" + "\n")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.audit shell", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="corpus files")
    parser.add_argument("--mutate", type=int, default=0, metavar="N", help="judge N mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--run", type=int, default=2_000, help="approved mutants really run")
    asked = parser.parse_args(arguments)
    if not asked.mutate:
        return audit(asked.files)
    bred = breed(asked.files, asked.mutate, seed=asked.seed, run=asked.run)
    for line in (*bred.objections, *bred.changed):
        sys.stdout.write(line + "\n")
    sys.stdout.write(bred.line + "\n")
    return 0 if bred.well else 1
