"""What the judge believes a command runs, held against what bash really ran, argv for argv.

Hypothesis makes the commands; those that are allowed run in bash with shims for programs. Each
program that started must have been believed in, with these words and in this folder, must be
harmless in exactly these words, and nothing may have changed or read what lies outside.
"""

import argparse
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from helix_desktop.domain.permission import CallRuling
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command, prepare_command
from helix_desktop.tools.permissions.command_reading import CommandReading, command_readings
from helix_desktop.tools.permissions.git_commands import added_options
from helix_desktop.tools.permissions.shell_lexer import ShellWord, WordTrait
from helix_desktop.tools.permissions.shell_parser import SimpleCommand, parse_command_line
from helix_desktop.tools.permissions.simple_command_policy import command_complaint
from tests.audit.made import commands
from tests.audit.made_calls import calls
from tests.audit.odd_ground import OUTSIDE, lay_odd, make_repository
from tests.audit.shims import Ran, ShimCell, Started

AT_ONCE = 25
"""Commands of one bubblewrap."""
MOST_TOLD = 30
_BUILTINS = frozenset({"echo", "printf", "cd", "test", "[", "pwd", "type", "command", "true", ":"})


class _Judged:
    """A folder with odd names, its judge and its bash."""

    real = False

    def __init__(self, place: Path) -> None:
        folder = Path(os.path.realpath(place)) / "ws"
        folder.mkdir()
        lay_odd(folder)
        if self.real:
            make_repository(folder)
        self.site = CommandPaths(folder)
        self._cell = ShimCell(folder, real=self.real)
        self._before = self._cell.contents()
        self._seen: set[str] = set()
        self.made = self.allowed = self.started = 0

    def _allowed(self, made: Sequence[str]) -> list[str]:
        """Those that were not made before, and that the judge allows."""
        new = dict.fromkeys(command for command in made if command not in self._seen)
        self._seen.update(new)
        self.made += len(new)
        allowed = [
            command
            for command in new
            if "\0" not in command and judge_command(command, self.site).ruling is CallRuling.ALLOW
        ]
        self.allowed += len(allowed)
        return allowed

    def _changed(self) -> list[str]:
        """The names of what is another than before; from now on that is how it was."""
        before, self._before = self._before, self._cell.contents()
        both = before | self._before
        return sorted(name for name in both if before.get(name) != self._before.get(name))


class RealPrograms(_Judged):
    """Allowed commands with real programs: they change nothing, end, and read nothing outside."""

    real = True
    commands = calls()

    def objections(self, made: Sequence[str]) -> list[str]:
        allowed = self._allowed(made)
        ran = self._ran(allowed)
        if not self._trouble(ran):
            return []
        each = ((command, self._trouble(self._ran([command]))) for command in allowed)
        found = [f"{show_hidden(command)!r} {trouble}" for command, trouble in each if trouble]
        return found or [f"one of {allowed}"]

    def _ran(self, commands: Sequence[str]) -> list[Ran]:
        self.started += len(commands)
        return self._cell.run([prepare_command(command, self.site) for command in commands])

    def _trouble(self, ran: Sequence[Ran]) -> str:
        if changed := self._changed():
            return f"changed {changed}"
        if self._cell.was_read():
            return "read what lies outside"
        return "did not end" if any(each.hung for each in ran) else ""


class Comparison(_Judged):
    """Believed and done, argv for argv."""

    commands = commands()

    def objections(self, made: Sequence[str]) -> list[str]:
        """What bash did that the judge had not believed; each names its command."""
        allowed = self._allowed(made)
        ran = self._cell.run([prepare_command(command, self.site) for command in allowed])
        found: list[str] = []
        for command, each in zip(allowed, ran, strict=True):
            self.started += len(each.started)
            found += [f"{show_hidden(command)!r}: {why}" for why in self._against(command, each)]
        if changed := self._changed():
            found.append(f"one of {allowed} changed {changed}")
        return found

    def _against(self, command: str, ran: Ran) -> Iterator[str]:
        left = list(
            command_readings(
                parse_command_line(prepare_command(command, self.site)).parts, self.site
            )
        )
        for name in ran.changed:
            yield f"sets {name}"
        for started in ran.started:
            believed = next((each for each in left if self._is(each, started)), None)
            if believed is None:
                yield f"not believed: {started}"
                continue
            left.remove(believed)
            if OUTSIDE.encode() in started.first:
                yield f"reads what lies outside: {started}"
            if why := self._complaint(started):
                yield f"harmless only as it was written: {started}: {why}"
        yield from (f"never ran: {each.part.words}" for each in left if _must_run(each, left))

    def _is(self, reading: CommandReading, started: Started) -> bool:
        return any(self._fits(reading, base, started) for base in reading.bases)

    def _fits(self, reading: CommandReading, base: str, started: Started) -> bool:
        words, trouble = reading.words(self.site, base)
        if trouble or os.fsencode(self.site.moved(base, ".")) != started.folder:
            return False
        argv = (started.name, *started.arguments)
        return len(words) == len(argv) and all(
            word.has(WordTrait.STATUS) or os.fsencode(word.text) == text
            for word, text in zip(words, argv, strict=True)
        )

    def _complaint(self, started: Started) -> str:
        """What the judge says of these very words, written out."""
        texts = [os.fsdecode(text) for text in (started.name, *started.arguments)]
        if texts[0] == "git":
            ours = {option for text in texts[1:3] for option in added_options(text)}
            texts = [text for text in texts if text not in ours]
        words = [ShellWord(text, text, "", WordTrait.NONE, 0, 0) for text in texts]
        return command_complaint(
            SimpleCommand(""), words, self.site, base=os.fsdecode(started.folder)
        )


def _must_run(reading: CommandReading, _left: Sequence[CommandReading]) -> bool:
    """A program by itself on its line, whose input cannot fail to open."""
    part = reading.part
    alone = part.before in ("", ";", "\n") and not any(aim.operator == "<" for aim in part.aims)
    names = [word.text for word in part.words if "=" not in word.raw]
    return alone and bool(names) and names[0] not in _BUILTINS


def compare(comparison: "Comparison | RealPrograms", count: int) -> list[str]:
    """Make `count` different commands, the same each time, and hold each against what happens."""
    found: list[str] = []
    for number in itertools.count():
        if comparison.made >= count or len(found) >= MOST_TOLD:
            return found
        _batches(comparison, found, number)
    return found


def _batches(comparison: "Comparison | RealPrograms", found: list[str], number: int) -> None:
    """Hypothesis goes around what it has already made; another seed brings it elsewhere."""

    @seed(number)
    @settings(
        max_examples=8,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(comparison.commands, min_size=AT_ONCE, max_size=AT_ONCE))
    def alike(made: list[str]) -> None:
        found.extend(comparison.objections(made))

    alike()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.audit differential", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--real", action="store_true", help="run the real programs")
    asked = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="audit-") as name:
        comparison = RealPrograms(Path(name)) if asked.real else Comparison(Path(name))
        found = compare(comparison, asked.count)
    sys.stdout.writelines(f"{line}\n" for line in found)
    seconds = time.monotonic() - began
    sys.stdout.write(
        f"differential: {comparison.made} made, {comparison.allowed} allowed and run,"
        f" {comparison.started} programs started, {len(found)} objections; {seconds:.0f} s\n"
    )
    return 1 if found else 0
