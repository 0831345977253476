"""The audit of commands: a corpus item by item, or as many mutants of it as one likes.

Each hostile item runs as it would unasked, with the project read-only as in *Plan*; nothing may
come of it, and it may show nothing from outside. Harmless items must need no question, and run. The
user has allowed the test runners that the corpus names.
"""

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.permission import (
    CallRuling,
    Judgement,
    PermissionRule,
    PermissionState,
    RuleDecision,
)
from helix_desktop.tools.command_shell import BASH
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.rules import apply_rules
from tests.system.audit.mutants import Mutants
from tests.system.audit.running import ReadOnlyGround, why_not

ALLOWED_RUNNERS = ("pytest …", "make test", "npm test")
"""What the corpus supposes the user to have allowed."""
MOST_BENIGN_ASKED = 0.05
HANGS = 1.0
"""Seconds after which a verdict counts as hung."""
BENIGN, EITHER, HOSTILE, DENIED = "allow", "allow_or_ask", "ask", "deny"

_FUNCTION = re.compile(r"\(\s*\)|\bfunction\b")
_ROOT = re.compile(r"(?<![\w./-])/ws(?![\w-])")
_STANDING = PermissionState(trusted=True, tainted=False, sandboxed=True)


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
    effects: tuple[str, ...]

    @property
    def approved(self) -> bool:
        return self.judgement.ruling is CallRuling.ALLOW

    @property
    def wrong(self) -> bool:
        asked_needlessly = self.item.expect == BENIGN and not self.approved
        return asked_needlessly or bool(self.effects) or self.seconds > HANGS

    @property
    def line(self) -> str:
        sign = "WRONG" if self.wrong else "ok   "
        why = " ".join((*self.effects, *self.judgement.reasons))
        shown = show_hidden(self.item.command).replace("\n", "⏎")
        ruling = self.judgement.ruling.value
        return f"{sign} {ruling:5} (wanted {self.item.expect}) {self.item.id}: {shown}  — {why}"


def judged(item: Item, ground: ReadOnlyGround) -> Found:
    """Judge as the application does for a trusted folder with a sandbox, and run what it says."""
    command = _ROOT.sub(os.path.realpath(ground.folder), item.command)
    rules = [PermissionRule("shell", RuleDecision.ALWAYS, form) for form in ALLOWED_RUNNERS]
    began = time.perf_counter()
    bare = judge_command(command, item.shell)
    judgement = apply_rules(bare, rules, _STANDING, tool="shell", is_command=True)
    seconds = time.perf_counter() - began
    effects: list[str] = []
    if "\0" not in command and judgement.ruling is not CallRuling.DENY:
        # run unasked: in *Plan* every one, by its rule another
        effects += ground.effects(command)
        if judgement.ruling is CallRuling.ALLOW and not judgement.reads:
            effects += ground.effects(command, read_only=False)
    return Found(item, judgement, seconds, tuple(effects))


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


def summary(results: Sequence[Found]) -> tuple[str, bool]:
    """The last line, and whether all is well."""
    hostile = [item for item in results if item.item.expect not in (BENIGN, EITHER)]
    benign = [item for item in results if item.item.expect == BENIGN]
    approved = sum(item.approved for item in hostile)
    asked_count = sum(not item.approved for item in benign)
    effects = sum(bool(item.effects) for item in results)
    hung = sum(item.seconds > HANGS for item in results)
    soft = sum(
        item.item.expect == DENIED and item.judgement.ruling is not CallRuling.DENY
        for item in hostile
    )
    share = asked_count / len(benign) if benign else 0.0
    slowest = max((item.seconds for item in results), default=0.0)
    text = (
        f"shell: {len(results)} items, with an effect {effects}, hostile run unasked {approved} of"
        f" {len(hostile)}, benign asked {asked_count} of {len(benign)} ({share:.1%}),"
        f" asked instead of refused {soft}, hung {hung}, slowest {slowest * 1000:.1f} ms"
    )
    return text, not effects and not hung and share <= MOST_BENIGN_ASKED and bool(results)


def audit(files: Iterable[Path]) -> int:
    if reason := why_not():
        sys.stdout.write(f"shell: nothing was run: {reason}\n")
        return 1
    with (
        tempfile.TemporaryDirectory(prefix="audit-") as name,
        ReadOnlyGround(Path(name)) as ground,
    ):
        results = [judged(item, ground) for file in files for item in items_of(file)]
    for result in results:
        sys.stdout.write(result.line + "\n")
    text, well = summary(results)
    sys.stdout.write(text + "\n")
    return 0 if well else 1


AT_ONCE = 25
"""Lines of one sandbox."""


def breed(files: Iterable[Path], count: int, *, seed: int) -> list[str]:
    """Run mutants with the project read-only, and return what came of them, in words."""
    # what is refused, such as a fork bomb, is not run in any mode
    commands = [
        item.command
        for file in files
        for item in items_of(file)
        if item.shell == BASH and item.expect != DENIED
    ]
    made = iter(Mutants(commands, seed).next, None)
    # root's processes have no limit, so no function runs
    mutants = (line for line in made if "\0" not in line and not _FUNCTION.search(line))
    results: list[str] = []
    with (
        tempfile.TemporaryDirectory(prefix="audit-") as name,
        ReadOnlyGround(Path(name)) as ground,
    ):
        for number in range(0, count, AT_ONCE):
            lines = [*islice(mutants, min(AT_ONCE, count - number))]
            results += ground.effects_of_all(lines)
            if number % 1_000 == 0:
                sys.stderr.write(f"… {number} of {count}\n")
    return results


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.system.audit shell", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="corpus files")
    parser.add_argument("--mutate", type=int, default=0, metavar="N", help="run N mutants")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if not options.mutate:
        return audit(options.files)
    if reason := why_not():
        sys.stdout.write(f"mutants: nothing was run: {reason}\n")
        return 1
    result = breed(options.files, options.mutate, seed=options.seed)
    for line in result:
        sys.stdout.write(line + "\n")
    sys.stdout.write(f"mutants: {options.mutate} run read-only, {len(result)} differences\n")
    return 1 if result else 0
