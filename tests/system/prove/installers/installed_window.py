"""The installed window on a screen, as the menu starts it: seen, asked twice, and ended."""

import json
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from helix_desktop import APPLICATION_ID
from tests.system.prove.installers import menu
from tests.system.prove.installers.built_packages import LIBRARY, NAME
from tests.system.prove.installers.room import HOME, Room, RunningCommand
from tests.system.prove.installers.screen import Screen
from tests.system.prove.installers.table import Step, Table, demand

FOLDER_TYPE = "inode/directory"
ENTRIES = "/usr/share/applications"
DATA = f"{HOME}/.local/share/{NAME}"
FOLDERS = (f"{HOME}/Mein Projekt ü", f"{HOME}/Δοκιμή 100%")
LATE = f"{HOME}/late"
FEWEST_COLORS = 300
"""Words in several sizes have many; what is shown before there are any has some dozens."""
ANSWERS = 30.0
"""Seconds until a second start has ended, or a window that is told to end is gone."""
TROUBLE = ("Traceback", " ERROR ", " CRITICAL ", "Error: ")
LOG = "/var/tmp/started.log"


def smoke(room: Room, seen: Screen | None, argv: Sequence[str], step: Step) -> None:
    """Every part is well, by the program's own report."""
    report = f"{HOME}/smoke.json"
    env = seen.env if seen else {}
    ran = room.run([*argv, "--smoke", report], user=True, env=env, seconds=300)
    demand(ran.code == 0, f"it ended with {ran.code}: {ran.last}")
    checks = json.loads(room.inside(report).read_text(encoding="utf-8"))["checks"]
    wrong = [f"{name}: {result['detail']}" for name, result in checks.items() if not result["ok"]]
    demand(not wrong, "; ".join(wrong))
    window = checks["window"]["detail"]
    demand("xcb" in window if seen else "offscreen" in window, f"the window: {window}")
    demand(not ran.err.strip(), f"it said {ran.err.strip()[-300:]}")
    step.note(f"{len(checks)} parts; {window}")


def prove(table: Table, room: Room, screen: Screen, *, where: str, out: Path) -> None:
    entry = menu.read(room.inside(f"{ENTRIES}/{APPLICATION_ID}.desktop"))
    with table.step(where, "the menu's line: smoke on a screen") as step:
        smoke(room, screen, entry.command(), step)
    opened = entry
    with table.step(where, "an entry for folders") as step:
        opened = _for_folders(room)
        step.note(opened.execute)
    before = screen.glance()
    for folder in (*FOLDERS, LATE):
        room.must(["mkdir", "-p", folder], user=True)
    with room.started(entry.command(), env=screen.env) as window:
        with table.step(where, "the window is painted") as step:
            screen.wait(before)
            _pictured(screen, out / f"{where}-1-first.png", step)
        with table.step(where, "a second start hands a folder over") as step:
            _second(room, screen, opened.command([FOLDERS[0]]), step)
            _has(room, FOLDERS[0])
            _pictured(screen, out / f"{where}-2-folder.png", step)
        with table.step(where, "paths and addresses without an entry") as step:
            missing = f"{HOME}/gone"
            _second(room, screen, [NAME, Path(FOLDERS[1]).as_uri(), missing], step)
            _has(room, FOLDERS[1])
            _pictured(screen, out / f"{where}-3-missing.png", step)
        with table.step(where, "a start without a wish comes forward"):
            _second(room, screen, entry.command(), None)
            demand(not window.ended, "the first window has gone")
        with table.step(where, "the window ends when it is told to") as step:
            _ended(room, window, step)
    with table.step(where, "nothing was said, nothing is left") as step:
        demand(not screen.windows(), "its window is still on the screen")
        left = room.processes(NAME)
        demand(not left, f"still running: {', '.join(left)}")
        _quiet(room)


def replaced(table: Table, room: Room, screen: Screen, *, where: str) -> None:
    """An upgrade puts another program in the place of the one that runs: its modules are gone."""
    program, aside = f"{LIBRARY}/{NAME}", f"{LIBRARY}/{NAME}-aside"
    with table.step(where, "another program in its place, while open") as step:
        before = screen.glance()
        with room.started([NAME], env=screen.env) as window:
            screen.wait(before)
            screen.rest()
            room.must(["cp", "-p", program, aside])
            room.must(["sh", "-c", f"echo another > {program}.new && mv {program}.new {program}"])
            try:
                _second(room, screen, [aside, "--folder", LATE], step)
                _has(room, LATE)
                screen.rest()
                _ended(room, window, step)
                _quiet(room)
            finally:
                room.must(["mv", aside, program])


def _for_folders(room: Room) -> menu.Entry:
    """What file managers offer under "Open with"."""
    entries = [menu.read(file) for file in sorted(room.inside(ENTRIES).glob(f"*{NAME}*.desktop"))]
    fitting = [entry for entry in entries if FOLDER_TYPE in entry.types]
    demand(len(fitting) == 1, f"{len(fitting)} entries open folders")
    return fitting[0]


def demo(table: Table, room: Room, screen: Screen, *, where: str, out: Path) -> None:
    """The menu's second action: a conversation that plays before one's eyes."""
    with table.step(where, "the demo plays in the window") as step:
        before = screen.glance()
        with room.started([NAME, "--demo"], env=screen.env) as window:
            screen.wait(before)
            screen.rest(quiet=4.0, seconds=60.0)
            _pictured(screen, out / f"{where}-4-demo.png", step)
            _ended(room, window, step)


def _pictured(screen: Screen, file: Path, step: Step) -> None:
    """What is seen once it is filled; a busy machine takes its time."""
    until, colors = time.monotonic() + ANSWERS, 0
    while colors < FEWEST_COLORS and time.monotonic() < until:
        screen.rest()
        colors = screen.picture(file)
    demand(colors >= FEWEST_COLORS, f"{file.name} shows {colors} colors")
    step.note(f"{file.name}: {colors} colors")


def _second(room: Room, screen: Screen, argv: Sequence[str], step: Step | None) -> None:
    began = time.monotonic()
    ran = room.run(argv, user=True, env=screen.env, seconds=ANSWERS)
    demand((ran.code, ran.last) == (0, ""), f"it ended with {ran.code}: {ran.last}")
    if step is not None:
        step.note(f"handed over in {time.monotonic() - began:.2f} s")


def _has(room: Room, folder: str) -> None:
    """The open window has made its workspace."""
    until = time.monotonic() + ANSWERS
    while time.monotonic() < until:
        homes = list(room.inside(f"{DATA}/workspaces").glob("*/workspace.json"))
        homes = [file for file in homes if file.with_name("READY").exists()]  # with its store
        folders = [json.loads(file.read_text(encoding="utf-8"))["folder"] for file in homes]
        if folder in folders:
            return
        time.sleep(0.1)
    demand(False, f"{folder} was not opened, only {folders}")


def _quiet(room: Room) -> None:
    """Neither the terminal nor the log was told of an error."""
    files = [room.inside(LOG), *room.inside(f"{HOME}/.local/state/{NAME}/log").glob("*")]
    log_text = "\n".join(file.read_text(encoding="utf-8", errors="replace") for file in files)
    troubles = [line for line in log_text.splitlines() if any(word in line for word in TROUBLE)]
    demand(not troubles, " / ".join(troubles[-3:]))


def _ended(room: Room, window: RunningCommand, step: Step) -> None:
    began = time.monotonic()
    window.tell(signal.SIGTERM)
    code = window.wait(ANSWERS)
    demand(code == 0, f"it ended with {code}")
    demand(not room.inside(f"{DATA}/window.sock").exists(), "its door still stands")
    step.note(f"ended in {time.monotonic() - began:.2f} s")
