"""The setup program where Wine is Windows: installed by nobody's click, tried, renewed, removed.

Debian's Wine, in a bare Debian, as an ordinary user without a screen.
"""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.system.prove.installers import bases
from tests.system.prove.installers.built_packages import NAME
from tests.system.prove.installers.room import HOME, Ran, Room, room
from tests.system.prove.installers.table import Step, Table, demand
from tests.system.prove.outcome import need
from tests.tools.sandbox import windows_trial

WHERE, SUITE = "wine", "trixie"
PREFIX = f"{HOME}/windows"
DRIVE = f"{PREFIX}/drive_c"
LOCAL = rf"C:\users\{Path(HOME).name}\AppData\Local"
FOLDER = rf"{LOCAL}\Programs\Helix Desktop"
KEPT = rf"{LOCAL}\helix-desktop\kept.txt"
PROGRAMS = (f"{NAME}.exe", f"{NAME}-console.exe")
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\HelixDesktop"
FOLDERS = r"HKCU\Software\Classes\Directory\shell\HelixDesktop\command"
MADE = "made by a user"
ENV = {"WINEPREFIX": PREFIX, "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree=;mshtml="}
SECONDS = 600.0
LACKING = "icuuc.dll"
"""Windows has it since 1703, Wine has not; Qt is linked with it and does without."""
TRIALS = Path(windows_trial.__file__)
"""What commands rely on, tried by a program of its own."""
STAND_IN = TRIALS.with_name("stand_in_bash.c")
_IMPORTED = re.compile(r"^\s+[0-9a-f]+\s+\S+\s+([A-Za-z_]\w*)$", re.MULTILINE)


def prove(table: Table, setup: Path, store: Path, address: str) -> None:
    base: list[Path] = []
    with table.step(WHERE, "a bare system for Wine") as step:
        base.append(bases.base(SUITE, store, address))
    if not base:
        return
    with table.step(WHERE, "everything in there was tried"), room(base[0], store) as entered:
        shutil.copyfile(setup, entered.inside(f"/srv/{setup.name}"))
        with table.step(WHERE, "Wine is set up") as step:
            _set_up(entered, step)
        with table.step(WHERE, "installed silently") as step:
            _installed(entered, setup.name, step)
        _tried(table, entered)
        with table.step(WHERE, "commands end with all their processes") as step:
            _commands_tried(entered, step)
        with table.step(WHERE, "installed over it: data stays") as step:
            mine = entered.inside(_unix(KEPT))
            mine.parent.mkdir(exist_ok=True)
            mine.write_text(MADE, "utf-8")
            _installed(entered, setup.name, step)
        _tried(table, entered)
        with table.step(WHERE, "removed: data stays") as step:
            _removed(entered, step)


def _set_up(entered: Room, step: Step) -> None:
    """A setup program is 32 bits, as NSIS makes it; what it lays down is 64."""
    entered.must(["dpkg", "--add-architecture", "i386"])
    entered.must(["apt-get", "update", "-qq"], seconds=300)
    entered.install("wine", "wine64", "wine32:i386")
    step.note(_wine(entered, "--version").out.strip())
    _well(_wine(entered, "wineboot", "--init"), "wineboot")


def _installed(entered: Room, setup: str, step: Step) -> None:
    _well(_wine(entered, rf"Z:\srv\{setup}", "/S"), "the setup program")
    folder = entered.inside(_unix(FOLDER))
    for name in (*PROGRAMS, "uninstall.exe"):
        demand((folder / name).is_file(), f"{name} was not laid down")
    _stand_in(folder, entered.inside(f"{DRIVE}/windows/system32"))
    version_line = _wine(entered, rf"{FOLDER}\{PROGRAMS[1]}", "--version").out.strip()
    demand(version_line.startswith(f"{NAME} "), f"the console program said: {version_line}")
    listed = _registry(entered, UNINSTALL, "DisplayVersion")
    demand(
        listed == version_line.split()[-1],
        f"the list of programs tells {listed}, the program {version_line}",
    )
    opening = _registry(entered, FOLDERS, None)
    demand(f"{PROGRAMS[0]}" in opening and "--folder" in opening, f"folders: {opening}")
    step.note(f"{version_line}; {sum(1 for path in folder.rglob('*') if path.is_file())} files")


def _tried(table: Table, entered: Room) -> None:
    for program in PROGRAMS:
        with table.step(WHERE, f"smoke of {program}") as step:
            report = entered.inside(f"{HOME}/smoke.json")
            report.unlink(missing_ok=True)
            inner = "Z:" + f"{HOME}/smoke.json".replace("/", "\\")
            ran = _wine(entered, rf"{FOLDER}\{program}", "--smoke", inner)
            demand(report.is_file(), f"it ended with {ran.code} and no report: {ran.last}")
            checks = json.loads(report.read_text("utf-8"))["checks"]
            wrong = [
                f"{key}: {results['detail']}"
                for key, results in checks.items()
                if not results["ok"]
            ]
            demand(not wrong, "; ".join(wrong))
            _well(ran, program)
            step.note(f"{len(checks)} parts; {checks['window']['detail']}")


def _commands_tried(entered: Room, step: Step) -> None:
    """With the Python of the installed program, and a stand-in for bash."""
    compiler = need("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64")
    stand_in, trials = entered.inside("/srv/bash.exe"), entered.inside(f"/srv/{TRIALS.name}")
    subprocess.run([compiler, "-o", str(stand_in), str(STAND_IN)], check=True, capture_output=True)
    shutil.copyfile(TRIALS, trials)
    python = rf"{FOLDER}\python\python.exe"
    ran = _wine(entered, python, rf"Z:\srv\{TRIALS.name}", r"Z:\srv\bash.exe")
    lines = [json.loads(line) for line in ran.out.splitlines() if line.startswith("{")]
    wrong = [f"{line['trial']}: {line['wrong']}" for line in lines if line["wrong"]]
    demand(not wrong, "; ".join(wrong))
    demand(len(lines) == len(windows_trial.TRIALS), f"{len(lines)} trials ran: {ran.last}")
    step.note(f"{len(lines)} trials")


def _removed(entered: Room, step: Step) -> None:
    folder = entered.inside(_unix(FOLDER))
    _well(_wine(entered, rf"{FOLDER}\uninstall.exe", "/S"), "the uninstaller")
    _well(entered.run(["wineserver", "--wait"], user=True, env=ENV, seconds=120), "waiting")
    left = [path.name for path in folder.rglob("*")] if folder.exists() else []
    demand(not folder.exists(), f"left behind: {', '.join(left[:4])}")
    query = _wine(entered, "reg", "query", UNINSTALL)
    demand(query.code != 0, "the list of programs still has it")
    mine = entered.inside(_unix(KEPT))
    demand(mine.is_file() and mine.read_text("utf-8") == MADE, "what a user made is gone")
    step.note("the folder is gone, the data is there")


def _stand_in(folder: Path, system: Path) -> None:
    """Made of the names that Qt asks for; none of them is ever called."""
    if (system / LACKING).exists():
        return
    core = next(iter(folder.rglob("Qt6Core.dll")))
    dump = need("x86_64-w64-mingw32-objdump", "gcc-mingw-w64-x86-64")
    listed = subprocess.run([dump, "-p", str(core)], capture_output=True, text=True, check=True)
    names = imported(listed.stdout, LACKING)
    demand(names, f"Qt asks {LACKING} for nothing: the stand-in is of no use any more")
    source = "".join(f"__declspec(dllexport) void *{name}(void){{return 0;}}\n" for name in names)
    compiler = need("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64")
    with tempfile.TemporaryDirectory() as place:
        made = Path(place, LACKING)
        command = [compiler, "-shared", "-x", "c", "-", "-o", str(made)]
        subprocess.run(command, input=source, text=True, check=True, capture_output=True)
        shutil.copyfile(made, system / LACKING)


def imported(dump: str, library: str) -> list[str]:
    """The names that a program takes from a library, as `objdump -p` tells them."""
    _, _, after = dump.partition(f"DLL Name: {library}\n")
    return _IMPORTED.findall(after.partition("\n\n")[0])


def _registry(entered: Room, key: str, name: str | None) -> str:
    ran = _wine(entered, "reg", "query", key, *(("/v", name) if name else ("/ve",)))
    _well(ran, f"reg query {key}")
    _, result, value = ran.out.partition("REG_SZ")
    demand(result, f"{key} has no {name}: {ran.out.strip()}")
    return value.strip()


def _wine(entered: Room, *words: str) -> Ran:
    return entered.run(["wine", *words], user=True, env=ENV, seconds=SECONDS)


def _well(ran: Ran, what: str) -> None:
    demand(ran.code == 0, f"{what} ended with {ran.code}: {ran.last}")


def _unix(path: str) -> str:
    return DRIVE + path.removeprefix("C:").replace("\\", "/")
