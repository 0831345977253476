"""`session schedule`: the system's scheduler gets exactly what `ask` is to run, and forgets it."""

import os
import plistlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.app.environment import find_paths
from helix_desktop.domain.errors import HelixError
from helix_desktop.features.schedule.command_schedule import (
    Schedule,
    checked_prompt,
    once,
    own_command,
    repeated,
)
from helix_desktop.features.schedule.command_schedulers import (
    Launchd,
    Moment,
    Scheduler,
    Systemd,
    WindowsTasks,
    systemd_word,
)

DAILY = repeated("day 07:30")
HOSTILE = (
    "/usr/bin/helix desktop",
    "ask",
    "a \"b\" \\ %h 100% $HOME ${X} ;\n&& 'é' \u202e",
    "",
    "\\",
)


def schedulers(folder: Path) -> Sequence[Scheduler]:
    launchd = Launchd()
    launchd.folder = folder / "launchd"
    windows = WindowsTasks(find_paths(folder / "data"))
    return Systemd({"XDG_CONFIG_HOME": str(folder / "config")}), launchd, windows


@pytest.mark.parametrize("system", range(3), ids=["systemd", "launchd", "Windows"])
def test_an_entry_is_listed_as_it_was_made_until_it_is_removed(system: int, tmp_path: Path) -> None:
    scheduler, ran = schedulers(tmp_path)[system], list[str]()
    schedule = Schedule(scheduler, lambda words: ran.append(" ".join(words)))
    first = schedule.add(DAILY, tmp_path, HOSTILE, HOSTILE[2])
    second = schedule.add(repeated("sat-mon 23:05"), tmp_path, ("helix-desktop", "ask", "x"), "x")
    (scheduler.folder / "helix-desktop-of-others").write_text("[Timer]\n")
    (scheduler.folder / f"helix-desktop-7{Path(next(iter(scheduler.files(first)))).suffix}").touch()
    assert schedule.entries() == [first, second]
    assert str(second.moment) == "every mon,sat,sun 23:05"
    assert schedule.remove(1) == first
    assert schedule.entries() == [second]
    assert any("helix-desktop-1" in line for line in ran)
    assert schedule.add(DAILY, tmp_path, ("ask",), "").number == 1
    with pytest.raises(HelixError, match="no entry 9"):
        schedule.remove(9)


def test_what_the_system_refuses_leaves_nothing_behind(tmp_path: Path) -> None:
    def refuse(_words: Sequence[str]) -> None:
        raise HelixError("no bus")

    scheduler = schedulers(tmp_path)[0]
    with pytest.raises(HelixError, match="no bus"):
        Schedule(scheduler, refuse).add(DAILY, tmp_path, HOSTILE, "x")
    assert list(scheduler.folder.iterdir()) == []


def test_each_system_is_told_the_same_days_and_words(tmp_path: Path) -> None:
    moment, ran = repeated("mon,sun 07:05"), list[Sequence[str]]()
    systemd, launchd, windows = schedulers(tmp_path)
    entry = Schedule(systemd, ran.append).add(moment, tmp_path, HOSTILE, "x")
    assert b"\nOnCalendar=Mon,Sun *-*-* 07:05:00\n" in systemd.files(entry)["helix-desktop-1.timer"]
    agent = plistlib.loads(launchd.files(entry)["helix-desktop-1.plist"])
    assert agent["ProgramArguments"] == list(HOSTILE)
    assert [(each["Weekday"], each["Hour"]) for each in agent["StartCalendarInterval"]] == [
        (1, 7),
        (0, 7),
    ]
    task = ET.fromstring(windows.files(entry)["helix-desktop-1.xml"])
    days = task.find(".//{*}DaysOfWeek")
    assert days is not None
    assert [re.sub(r"{.*}", "", day.tag) for day in days] == ["Monday", "Sunday"]
    assert task.findtext(".//{*}Arguments") == subprocess.list2cmdline(HOSTILE[1:])


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0")))
def test_systemd_reads_each_word_back(word: str) -> None:
    quoted = systemd_word(word)
    assert re.fullmatch(r'"([\w./=:,@+-]|%%|\$\$|\\x[0-9a-f]{2})*"', quoted, re.ASCII)
    plain = quoted[1:-1].replace("%%", "%").replace("$$", "$").encode("ascii")
    assert (
        os.fsdecode(re.sub(rb"\\x(..)", lambda found: bytes.fromhex(found[1].decode()), plain))
        == word
    )


def test_a_time_without_a_date_is_the_next_one_and_days_are_a_range_or_a_list() -> None:
    now = datetime(2026, 11, 30, 12, 0).timestamp()
    assert once("07:30", now=now) == Moment(7, 30, "2026-12-01")
    assert once("2026-12-24 07:30", now=now) == Moment(7, 30, "2026-12-24")
    assert repeated("fri-mon 7:30").days == (0, 4, 5, 6)
    assert repeated("day 07:30").days == tuple(range(7))


@pytest.mark.parametrize(
    "text", ["", "07:30", "xyz 07:30", "mon 24:00", "mon-xyz 7:30", "mon 7:60"]
)
def test_what_is_no_repeated_time_is_refused(text: str) -> None:
    with pytest.raises(HelixError, match="isn't such a time"):
        repeated(text)


@pytest.mark.parametrize(
    "words",
    [[], ["-"], ["x", "--worktree", "b", "--session", "0"], ["x", "--image", "missing.png"]],
)
def test_what_ask_would_refuse_is_refused_before_anything_is_written(words: list[str]) -> None:
    with pytest.raises(HelixError):
        checked_prompt(words)
    assert checked_prompt(["Fix it", "--mode", "plan"]) == "Fix it"


@pytest.mark.slow
def test_the_command_that_is_scheduled_starts_helix(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*own_command(), "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ran.stdout.startswith("helix-desktop ")


@pytest.mark.slow
def test_the_real_systemd_understands_an_entry(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    scheduler = schedulers(tmp_path)[0]
    entry = Schedule(scheduler, lambda _words: None).add(
        once("07:30", now=datetime.now().timestamp()), tmp_path, ("/bin/echo", *HOSTILE[1:]), "x"
    )
    (tmp_path / "run").mkdir(mode=0o700)
    checked = subprocess.run(
        [
            program,
            "--user",
            "verify",
            *(str(scheduler.folder / name) for name in scheduler.files(entry)),
        ],
        env={**os.environ, "XDG_RUNTIME_DIR": str(tmp_path / "run"), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")
