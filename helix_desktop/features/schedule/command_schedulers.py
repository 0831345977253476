"""How systemd, launchd, and Windows are told to run `ask`: their files and command lines.

The files that the system reads are the only record of an entry: each carries, in a field that the
system ignores, what `session schedule` lists.
"""

import os
import plistlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from helix_desktop.app.environment import Paths
from helix_desktop.domain.errors import HelixError

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
CARRIED = "HelixDesktop"
"""The name of the field that carries an entry."""
_TASKS = "http://schemas.microsoft.com/windows/2004/02/mit/task"
_PLAIN = re.compile(rb"[\w./=:,@+-]")

Lines = Sequence[Sequence[str]]
"""Command lines, the first word of each a program of the system."""


class Moment(Struct, frozen=True):
    """When an entry runs: once on a date (`YYYY-MM-DD`), or on days of the week, from 0: Monday."""

    hour: int
    minute: int
    date: str = ""
    days: tuple[int, ...] = ()

    @property
    def time(self) -> str:
        return f"{self.hour:02}:{self.minute:02}"

    @property
    def daily(self) -> bool:
        return len(self.days) == len(DAYS)

    def __str__(self) -> str:
        days = "day" if self.daily else ",".join(DAYS[day] for day in self.days)
        return f"{self.date} {self.time}" if self.date else f"every {days} {self.time}"


class Entry(Struct, frozen=True):
    """What is run at a moment, in a folder: `words` are the program and its arguments."""

    number: int
    moment: Moment
    folder: str
    words: tuple[str, ...]
    prompt: str

    @property
    def name(self) -> str:
        return f"helix-desktop-{self.number}"


class Scheduler(Protocol):
    """The scheduler of one system."""

    folder: Path
    """The folder with the files of entries."""
    hint: str
    """What a user has to know of it."""

    def files(self, entry: Entry) -> Mapping[str, bytes]:
        """Return the files of an entry by name; the first one carries the entry."""

    def carried(self, data: bytes) -> str | bytes:
        """Return what a file carries; raise ValueError if it carries nothing."""

    def begin(self, name: str) -> Lines:
        """Return what makes the system follow the files of an entry."""

    def end(self, name: str) -> Lines:
        """Return what makes it forget an entry whose files are still there."""


class Systemd:
    """Timers of the user's own systemd."""

    hint = (
        "It runs while you are logged in; `loginctl enable-linger` lets it run without that. "
        "`journalctl --user -u {name}` shows what it wrote."
    )

    def __init__(self, environ: Mapping[str, str]) -> None:
        config = environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        self.folder = Path(config) / "systemd" / "user"

    def files(self, entry: Entry) -> Mapping[str, bytes]:
        moment = entry.moment
        days = "" if moment.daily else ",".join(DAYS[day].title() for day in moment.days)
        if moment.date:
            calendar = f"{moment.date} {moment.time}:00"
        else:
            calendar = f"{days} *-*-* {moment.time}:00".strip()
        timer = (
            f"[Unit]\nDescription=Helix Desktop: schedule {entry.number}\n\n"
            f"[Timer]\nOnCalendar={calendar}\nPersistent=true\n\n"
            "[Install]\nWantedBy=timers.target\n\n"
            f"[X-{CARRIED}]\nEntry={msgspec.json.encode(entry).decode()}\n"
        )
        command = " ".join(map(systemd_word, entry.words))
        service = (
            f"[Unit]\nDescription=Helix Desktop: schedule {entry.number}\n\n[Service]\n"
            f"Type=oneshot\nWorkingDirectory={entry.folder.replace('%', '%%')}\n"
            f"ExecStart={command}\n"
        )
        return {
            f"{entry.name}.timer": timer.encode(),
            f"{entry.name}.service": service.encode("utf-8", "surrogateescape"),
        }

    def carried(self, data: bytes) -> str | bytes:
        _, mark, rest = data.partition(f"[X-{CARRIED}]\nEntry=".encode())
        if not mark:
            raise ValueError("no entry")
        return rest.partition(b"\n")[0]

    def begin(self, name: str) -> Lines:
        user = ("systemctl", "--user")
        return ((*user, "daemon-reload"), (*user, "enable", "--now", f"{name}.timer"))

    def end(self, name: str) -> Lines:
        return (("systemctl", "--user", "disable", "--now", f"{name}.timer"),)


def systemd_word(word: str) -> str:
    """Return a word of a command line as systemd reads it back, whatever is in it."""
    special = {ord("%"): b"%%", ord("$"): b"$$"}
    quoted = b"".join(
        bytes((byte,)) if _PLAIN.match(bytes((byte,))) else special.get(byte, b"\\x%02x" % byte)
        for byte in os.fsencode(word)
    )
    return f'"{quoted.decode("ascii")}"'


class Launchd:
    """Agents of the user's launchd, which knows no year: each of them runs again and again."""

    hint = "It runs while you are logged in. Its output is in the session."
    folder = Path.home() / "Library" / "LaunchAgents"

    def files(self, entry: Entry) -> Mapping[str, bytes]:
        moment = entry.moment
        if moment.date:
            raise HelixError(
                "launchd can't run something once.", "Use --every, and remove the entry later."
            )
        time = {"Hour": moment.hour, "Minute": moment.minute}
        # launchd's week begins on Sunday
        days = [{**time, "Weekday": (day + 1) % len(DAYS)} for day in moment.days]
        agent = {
            "Label": entry.name,
            "ProgramArguments": list(entry.words),
            "WorkingDirectory": entry.folder,
            "StartCalendarInterval": time if moment.daily else days,
            CARRIED: msgspec.json.encode(entry),
        }
        return {f"{entry.name}.plist": plistlib.dumps(agent)}

    def carried(self, data: bytes) -> str | bytes:
        try:
            return bytes(plistlib.loads(data)[CARRIED])
        except (plistlib.InvalidFileException, LookupError, TypeError, ET.ParseError) as error:
            raise ValueError("no entry") from error

    def begin(self, name: str) -> Lines:
        return (("launchctl", "bootstrap", self._domain, str(self.folder / f"{name}.plist")),)

    def end(self, name: str) -> Lines:
        return (("launchctl", "bootout", f"{self._domain}/{name}"),)

    @property
    def _domain(self) -> str:
        return f"gui/{os.getuid()}"


class WindowsTasks:
    """Tasks of the Task Scheduler; their files are only read when a task is made."""

    hint = "It runs while you are logged in. Its output is in the session."

    def __init__(self, paths: Paths) -> None:
        self.folder = paths.config / "schedules"

    def files(self, entry: Entry) -> Mapping[str, bytes]:
        moment = entry.moment
        ET.register_namespace("", _TASKS)
        task = ET.Element(f"{{{_TASKS}}}Task", version="1.2")

        def add(place: ET.Element, path: str, text: str = "") -> ET.Element:
            for name in path.split("/"):
                place = ET.SubElement(place, f"{{{_TASKS}}}{name}")
            place.text = text or None
            return place

        add(task, "RegistrationInfo/Description", msgspec.json.encode(entry).decode())
        triggers = add(task, "Triggers")
        if moment.date:
            add(triggers, "TimeTrigger/StartBoundary", f"{moment.date}T{moment.time}:00")
        else:
            trigger = add(triggers, "CalendarTrigger")
            add(trigger, "StartBoundary", f"2026-01-01T{moment.time}:00")
            week = add(trigger, "ScheduleByWeek")
            chosen = add(week, "DaysOfWeek")
            for day in moment.days:
                add(chosen, _WINDOWS_DAYS[day])
            add(week, "WeeksInterval", "1")
        settings = add(task, "Settings")
        add(settings, "DisallowStartIfOnBatteries", "false")
        add(settings, "StopIfGoingOnBatteries", "false")
        add(settings, "StartWhenAvailable", "true")
        add(settings, "ExecutionTimeLimit", "PT0S")
        program = add(task, "Actions/Exec")
        add(program, "Command", entry.words[0])
        add(program, "Arguments", subprocess.list2cmdline(entry.words[1:]))
        add(program, "WorkingDirectory", entry.folder)
        return {f"{entry.name}.xml": ET.tostring(task, encoding="utf-16")}

    def carried(self, data: bytes) -> str | bytes:
        try:
            # this user's own file, written by Helix
            found = ET.fromstring(data).findtext(f".//{{{_TASKS}}}Description")
        except ET.ParseError as error:
            raise ValueError("no entry") from error
        if found is None:
            raise ValueError("no entry")
        return found

    def begin(self, name: str) -> Lines:
        path = str(self.folder / f"{name}.xml")
        return (("schtasks", "/Create", "/F", "/TN", name, "/XML", path),)

    def end(self, name: str) -> Lines:
        return (("schtasks", "/Delete", "/F", "/TN", name),)


_WINDOWS_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def system_scheduler(paths: Paths, environ: Mapping[str, str]) -> Scheduler:
    if sys.platform == "win32":
        return WindowsTasks(paths)
    if sys.platform == "darwin":
        return Launchd()
    if "FLATPAK_ID" in environ:
        raise HelixError(
            "A Flatpak can't schedule anything.", "Have a scheduler of your own run `ask`."
        )
    return Systemd(environ)
