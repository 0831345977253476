"""Makes the installers of this system, and what offers them to package managers.

`python3 packaging/build.py WHAT… [--out DIR]`; README.md beside this file says what each is.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from channels import writing
from installers import checksums, frozen, wheel
from installers.place import BASE_URL, OUT, ROOT, Lacking, Refused, say
from linux import appimage, deb, portable, rpm
from macos import bundle
from windows import installer

Maker = Callable[[Path, Path], Path]
"""Makes one file in the second folder of what was frozen into the first."""

LINUX: dict[str, Maker] = {
    "deb": deb.make,
    "rpm": rpm.make,
    "tar": portable.make,
    "appimage": appimage.make,
}
MACOS: dict[str, Maker] = {"dmg": bundle.make}
SYSTEMS = {"linux": LINUX, "darwin": MACOS}
WINDOWS = "windows"
"""Made on any system with makensis and mingw, of a Python for Windows and not of what is frozen."""
WHEEL, CHANNELS = "wheel", "channels"
UNFROZEN = {WINDOWS, WHEEL, CHANNELS}


def makers() -> dict[str, Maker]:
    """Return what this system can make of what was frozen here, and the wheel."""
    return {**SYSTEMS.get(sys.platform, {}), WHEEL: wheel.make}


def main(arguments: Sequence[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if WINDOWS in options.what and options.python is None:
        parser.error(f"{WINDOWS} needs --python: the embeddable package, a folder or a zip")
    if set(options.what) != {CHANNELS} and importlib.util.find_spec("PyInstaller") is None:
        # the environment with PyInstaller in it, made from its lock, and back here
        again = [sys.executable, str(ROOT / "tasks.py"), "package", *arguments]
        return subprocess.run(again, check=False).returncode
    if options.base_url:
        os.environ[BASE_URL] = options.base_url
    out: Path = options.out.absolute()
    out.mkdir(parents=True, exist_ok=True)
    made, lacking = _made(options, out)
    if made:
        say(f"wrote {checksums.write(out)}")
    if {CHANNELS, "all"} & set(options.what):
        # last: they hold the checksums of all files
        say(f"wrote {writing.make(out)}")
    return 1 if set(lacking) & set(options.what) else 0


def _made(options: argparse.Namespace, out: Path) -> tuple[list[Path], list[str]]:
    """The installers, and what could not be made because this machine lacks a tool."""
    wanted = list(makers()) if "all" in options.what else list(dict.fromkeys(options.what))
    wanted = [word for word in wanted if word != CHANNELS]
    made, lacking = [], []
    folder = _frozen(options.reuse) if set(wanted) - UNFROZEN else out
    for word in wanted:
        if word == "frozen":
            continue
        try:
            made.append(_maker(word, options)(folder, out))
            say(f"made {made[-1]} ({made[-1].stat().st_size / 1e6:.1f} MB)")
        except Lacking as what:
            say(f"{word}: {what}")
            lacking.append(word)
    return made, lacking


def _maker(word: str, options: argparse.Namespace) -> Maker:
    if word == WINDOWS:
        return lambda _frozen, out: installer.make(options.python.absolute(), out)
    return makers()[word]


def _frozen(reuse: bool) -> Path:
    return frozen.folder() if reuse else frozen.freeze()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/build.py", description=__doc__)
    words = ("frozen", *makers(), "all", WINDOWS, CHANNELS)
    parser.add_argument("what", nargs="*", default=["all"], metavar="WHAT", help=", ".join(words))
    parser.add_argument("--out", metavar="DIR", type=Path, default=OUT, help="where files go")
    parser.add_argument(
        "--reuse", action="store_true", help="take the folder that was frozen before as it is"
    )
    parser.add_argument(
        "--python", metavar="PATH", type=Path, help=f"the Python that {WINDOWS} brings: folder, zip"
    )
    parser.add_argument(
        "--base-url",
        metavar="URL",
        help="the project's address on the web, for software centers and downloads",
    )
    return parser


if __name__ == "__main__":
    os.umask(0o022)
    try:
        sys.exit(main(sys.argv[1:]))
    except Refused as refused:
        say(str(refused))
        sys.exit(1)
