"""The programs that people start, compiled for Windows by mingw: one for the window, one for text.

Both hold the icon, the version and the manifest (UTF-8, sharp on every screen, long paths).
"""

from dataclasses import dataclass
from pathlib import Path

from installers.place import run
from windows.staging import Runtime

HERE = Path(__file__).resolve().parent
COMPILER, RESOURCES = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres"


@dataclass(frozen=True, slots=True)
class Twin:
    """One of the two programs made from launcher.c."""

    stem: str
    console: bool

    @property
    def file(self) -> str:
        return f"{self.stem}.exe"


WINDOW = Twin("helix-desktop", console=False)
CONSOLE = Twin("helix-desktop-console", console=True)


def compiled(twin: Twin, runtime: Runtime, work: Path, *, icon: bytes, version: str) -> Path:
    """The program, in `work`."""
    place = work / twin.stem
    place.mkdir(parents=True, exist_ok=True)
    (place / "helix-desktop.ico").write_bytes(icon)
    numbers = four_numbers(version)
    words = {
        "@VERSION@": version,
        "@NUMBERS@": numbers.replace(".", ","),
        "@STEM@": twin.stem,
        "@TWIN@": " (console)" if twin.console else "",
    }
    _fill(place / "launcher.rc", words)
    _fill(place / "launcher.manifest", {**words, "@VERSION@": numbers})
    _run_tools(twin, runtime, place)
    return place / twin.file


def four_numbers(version: str) -> str:
    """As Windows counts versions: 1.2 is 1.2.0.0, and 1.2.3rc1 is 1.2.3.0."""
    digits = [_leading_digits(part) or "0" for part in version.split(".")[:3]]
    return ".".join([*digits, *["0"] * (4 - len(digits))])


def _leading_digits(part: str) -> str:
    return part[: len(part) - len(part.lstrip("0123456789"))]


def _fill(path: Path, words: dict[str, str]) -> None:
    text = (HERE / path.name).read_text("utf-8")
    for mark, word in words.items():
        text = text.replace(mark, word)
    path.write_text(text, "utf-8")


def _run_tools(twin: Twin, runtime: Runtime, place: Path) -> None:
    # names in the resources are looked up from the folder one stands in
    run(RESOURCES, "launcher.rc", "launcher.o", folder=place)
    shape = ["-mconsole", "-DCONSOLE"] if twin.console else ["-mwindows"]
    python = "python.exe" if twin.console else "pythonw.exe"
    words = [f'-DPYTHON_DLL=L"{runtime.library.name}"', f'-DPYTHON_EXE=L"{python}"']
    guards = ["-Wl,--dynamicbase,--nxcompat,--high-entropy-va"]
    # no time stamp: the same sources make the same program
    sober = ["-Os", "-s", "-Wall", "-Wextra", "-Werror", "-static", "-Wl,--no-insert-timestamp"]
    source = [str(HERE / "launcher.c"), "launcher.o", "-o", twin.file, "-lshell32"]
    run(COMPILER, "-municode", *shape, *words, *guards, *sober, *source, folder=place)
