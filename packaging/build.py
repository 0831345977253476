"""Makes the installers of this system, and what offers them to package managers.

`python3 packaging/build.py WHAT… [--out DIR]`; README.md beside this file says what each is.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from channels import writing
from installers import agreement, checksums, frozen, sbom, signing, wheel
from installers.place import BASE_URL, OUT, ROOT, Lacking, Refused, say
from linux import appimage, deb, portable, repositories, rpm
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
WHEEL, CHANNELS, SUMS, VERSIONS = "wheel", "channels", "sums", "versions"
REPOSITORIES = {"apt": repositories.apt, "dnf": repositories.dnf}
"""Made of the packages that lie in the folder, and signed."""
BESIDE = {CHANNELS, SUMS, VERSIONS, *REPOSITORIES}
"""What is said of files that were made before; it needs no PyInstaller."""
UNFROZEN = {WINDOWS, WHEEL}


def makers() -> dict[str, Maker]:
    """Return what this system can make of what was frozen here, and the wheel."""
    return {**SYSTEMS.get(sys.platform, {}), WHEEL: wheel.make}


def main(arguments: Sequence[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if WINDOWS in options.what and options.python is None:
        parser.error(f"{WINDOWS} needs --python: the embeddable package, a folder or a zip")
    key = options.key or os.environ.get(signing.KEY, "")
    if not key and set(REPOSITORIES) & set(options.what):
        parser.error(f"a repository needs --key or {signing.KEY}: the fingerprint for gpg")
    if not set(options.what) <= BESIDE and importlib.util.find_spec("PyInstaller") is None:
        # the environment with PyInstaller in it, made from its lock, and back here
        again = [sys.executable, str(ROOT / "tasks.py"), "package", *arguments]
        return subprocess.run(again, check=False).returncode
    if options.base_url:
        os.environ[BASE_URL] = options.base_url
    if options.repository_url:
        os.environ[repositories.URL] = options.repository_url
    agreement.check()
    out: Path = options.out.absolute()
    out.mkdir(parents=True, exist_ok=True)
    made, lacking = _made(options, out)
    if made or SUMS in options.what:
        say(f"wrote {checksums.write(out, key)}")
    for word, make in REPOSITORIES.items():
        if word in options.what:
            say(f"wrote {make(out, key)}")
    if {CHANNELS, "all"} & set(options.what):
        # last: they hold the checksums of all files
        say(f"wrote {writing.make(out)}")
    return 1 if set(lacking) & set(options.what) else 0


def _made(options: argparse.Namespace, out: Path) -> tuple[list[Path], list[str]]:
    """The installers, and what could not be made because this machine lacks a tool."""
    wanted = list(makers()) if "all" in options.what else list(dict.fromkeys(options.what))
    wanted = [word for word in wanted if word not in BESIDE]
    made, lacking = [], []
    folder = _frozen(options.reuse) if set(wanted) - UNFROZEN else out
    for word in wanted:
        if word == "frozen":
            continue
        try:
            made.append(_complete(word, _maker(word, options), frozen=folder, out=out))
            say(f"made {made[-1]} ({made[-1].stat().st_size / 1e6:.1f} MB)")
        except Lacking as what:
            say(f"{word}: {what}")
            lacking.append(word)
    return made, lacking


def _complete(word: str, maker: Maker, *, frozen: Path, out: Path) -> Path:
    """Make it in a folder of its own; a file gets its name in `out` only when it is complete."""
    with tempfile.TemporaryDirectory(prefix=".unfinished-", dir=out) as scratch:
        made = maker(frozen, Path(scratch))
        if word in LINUX:
            listed = Path(scratch) / sbom.beside("linux")
            shutil.copyfile(frozen / "_internal" / sbom.FILE, listed)
        for file in sorted(Path(scratch).iterdir()):
            file.replace(out / file.name)
    return out / made.name


def _maker(word: str, options: argparse.Namespace) -> Maker:
    if word == WINDOWS:
        return lambda _frozen, out: installer.make(options.python.absolute(), out)
    return makers()[word]


def _frozen(reuse: bool) -> Path:
    return frozen.folder() if reuse else frozen.freeze()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/build.py", description=__doc__)
    words = ("frozen", *makers(), "all", WINDOWS, SUMS, *REPOSITORIES, CHANNELS, VERSIONS)
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
    parser.add_argument(
        "--repository-url", metavar="URL", help="where the folders apt and dnf will be offered"
    )
    parser.add_argument(
        "--key", metavar="FINGERPRINT", help="signs SHA256SUMS and repositories, with gpg"
    )
    return parser


if __name__ == "__main__":
    os.umask(0o022)
    try:
        sys.exit(main(sys.argv[1:]))
    except Refused as refused:
        say(str(refused))
        sys.exit(1)
