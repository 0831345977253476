"""`helix-desktop session schedule`: has the system's scheduler run `ask`; lists and removes that.

Exit status 0: done. 2: impossible.
"""

import json
import os
import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from helix_desktop.app.commands.arguments import declare_ask
from helix_desktop.app.commands.ask import parse_ask_task
from helix_desktop.app.commands.output import CLEAN, Say, safe_line
from helix_desktop.app.environment import Paths, SystemClock, code_folder
from helix_desktop.app.json_file import replace_file
from helix_desktop.app.sessions.paused_sessions import parse_time
from helix_desktop.domain.errors import HelixError
from helix_desktop.features.schedule.command_schedulers import (
    DAYS,
    Entry,
    Moment,
    Scheduler,
    system_scheduler,
)
from helix_desktop.tools.programs.program_search import find_program

MAX_WORDS_CHARS = 30_000
"""The longest command line of an entry: Windows takes 32,767 characters."""
_EVERY = re.compile(r"(?:every )?(day|[a-z]{3}(?:[-,][a-z]{3})*) (\d{1,2}):(\d{2})")
_PROGRAM_SECONDS = 20.0

Run = Callable[[Sequence[str]], None]
"""Runs a command line; raises HelixError if it fails."""


def run_schedule(options: Namespace, paths: Paths, say: Say) -> int:
    schedule = Schedule(system_scheduler(paths, os.environ))
    if options.remove is not None:
        entry = schedule.remove(options.remove)
        say(safe_line(f"{entry.number} no longer runs: {entry.moment}  {entry.prompt}"))
    elif options.at or options.every:
        if options.at and options.every:
            raise HelixError("Use --at or --every, not both.", "Nothing was scheduled.")
        now = SystemClock().now()
        moment = once(options.at, now=now) if options.at else repeated(options.every)
        words = options.ask[1:] if options.ask[:1] == ["--"] else options.ask
        # what would fail at night fails now
        prompt = checked_prompt(words)
        program = own_command()
        if options.data_dir:
            program += ("--data-dir", str(options.data_dir.absolute()))
        if options.folder:
            program += ("--folder", str(options.folder.absolute()))
        if options.workspace:
            program += ("--workspace", options.workspace)
        program += ("ask", *words)
        entry = schedule.add(moment, Path.cwd(), program, prompt)
        say(safe_line(f"{entry.number} runs {entry.moment} in {entry.folder}: {prompt}"))
        say(schedule.scheduler.hint.format(name=entry.name))
    elif options.ask:
        raise HelixError("Say when: --at TIME or --every TIME.", "Nothing was scheduled.")
    else:
        entries = schedule.entries()
        if options.as_json:
            say(json.dumps(msgspec.to_builtins(entries), ensure_ascii=False, indent=1))
        elif not entries:
            say("Nothing is scheduled.")
        else:
            for entry in entries:
                say(safe_line(f"{entry.number}  {entry.moment}  {entry.folder}  {entry.prompt}"))
    return CLEAN


class Schedule:
    """All entries of this user."""

    def __init__(self, scheduler: Scheduler, run: "Run | None" = None) -> None:
        self.scheduler = scheduler
        self._run = run or run_program

    def entries(self) -> Sequence[Entry]:
        """Return the entries by number; files of another form are left out."""
        found = []
        for path in self.scheduler.folder.glob("helix-desktop-*"):
            with suppress(OSError, ValueError, msgspec.MsgspecError):
                entry = msgspec.json.decode(self.scheduler.carried(path.read_bytes()), type=Entry)
                if path.name == next(iter(self.scheduler.files(entry))):
                    found.append(entry)
        return sorted(found, key=lambda entry: entry.number)

    def add(self, moment: Moment, folder: Path, words: Sequence[str], prompt: str) -> Entry:
        if sum(len(word) + 3 for word in words) > MAX_WORDS_CHARS:
            raise HelixError(
                "The prompt is too long to be scheduled.", "Put it into a file and name the file."
            )
        if re.search(r"[\x00-\x1f]|\\$", str(folder)):
            raise HelixError("A folder with such a name can't be scheduled.", "Rename it.")
        taken = {entry.number for entry in self.entries()}
        number = next(number for number in range(1, len(taken) + 2) if number not in taken)
        entry = Entry(number, moment, str(folder), tuple(words), prompt)
        files = self.scheduler.files(entry)
        try:
            self.scheduler.folder.mkdir(parents=True, exist_ok=True)
            for name, data in files.items():
                replace_file(self.scheduler.folder / name, data)
            for line in self.scheduler.begin(entry.name):
                self._run(line)
        except BaseException:
            self._remove_files(entry)
            raise
        return entry

    def remove(self, number: int) -> Entry:
        entry = next((entry for entry in self.entries() if entry.number == number), None)
        if entry is None:
            raise HelixError("There is no entry {number}.", "Nothing changed.", number=number)
        for line in self.scheduler.end(entry.name):
            self._run(line)
        self._remove_files(entry)
        return entry

    def _remove_files(self, entry: Entry) -> None:
        for name in self.scheduler.files(entry):
            (self.scheduler.folder / name).unlink(missing_ok=True)


def run_program(words: Sequence[str]) -> None:
    program = find_program(words[0])
    if program is None:
        raise HelixError(
            "{program} was not found, so nothing can be scheduled here.",
            "Have another scheduler run `helix-desktop ask`.",
            program=words[0],
        )
    try:
        subprocess.run(
            [program, *words[1:]],
            check=True,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=_PROGRAM_SECONDS,
        )
    except (OSError, subprocess.SubprocessError) as error:
        told = getattr(error, "stderr", None) or str(error).encode()
        raise HelixError(
            "{program} failed: {why}.",
            "Nothing changed. Another scheduler can run `helix-desktop ask`.",
            program=words[0],
            why=safe_line(told.decode(errors="replace").strip()[:400].rstrip(".")),
        ) from error


def checked_prompt(words: Sequence[str]) -> str:
    """Return the prompt of `ask`; raise HelixError, or end, if it would not take the words."""
    parser = ArgumentParser(prog="helix-desktop ask")
    declare_ask(parser)
    asked = parser.parse_args(words, Namespace(folder=None, workspace=None))
    if asked.prompt == "-" or not (asked.prompt or asked.comments):
        raise HelixError("Write the prompt: nobody is there to pipe it in.")
    parse_ask_task(asked, stdin=None)
    return asked.prompt or "the session's comments on lines"


def once(text: str, *, now: float) -> Moment:
    at = datetime.fromtimestamp(parse_time(text, now=now))
    return Moment(at.hour, at.minute, f"{at:%Y-%m-%d}")


def repeated(text: str) -> Moment:
    """Return the moment of `day 07:30`, `mon-fri 07:30`, or `mon,thu 07:30`."""
    found = _EVERY.fullmatch(text.strip().lower())
    days: set[int] = set()
    with suppress(ValueError):
        for part in found[1].split(",") if found else ():
            first, _, last = part.partition("-")
            if first == "day":
                days |= set(range(len(DAYS)))
                continue
            begin = DAYS.index(first)
            length = (DAYS.index(last or first) - begin) % len(DAYS) + 1
            days |= {(begin + each) % len(DAYS) for each in range(length)}
        if found and days and int(found[2]) < 24 and int(found[3]) < 60:
            return Moment(int(found[2]), int(found[3]), days=tuple(sorted(days)))
    raise HelixError(
        "{time} isn't such a time.",
        "Write day 07:30, mon-fri 07:30, or mon,thu 07:30.",
        time=repr(text),
    )


def own_command() -> tuple[str, ...]:
    """Return the words that start Helix as it was started now."""
    if getattr(sys, "frozen", False):
        # the file of an AppImage stays, the folder in which it is mounted does not
        return (os.environ.get("APPIMAGE") or sys.executable,)
    script = Path(sys.executable).with_name("helix-desktop")
    if script.is_file():
        return (str(script),)
    begin = (
        f"import sys; sys.path.append({str(code_folder())!r}); "
        "from helix_desktop.__main__ import main; sys.exit(main())"
    )
    return (sys.executable, "-I", "-c", begin)
