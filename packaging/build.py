"""Makes the installers of this system; the same command here and on a build server.

`python3 packaging/build.py WHAT… [--out DIR]`; README.md beside this file says what each is.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from installers import checksums, frozen
from installers.place import OUT, ROOT, Lacking, Refused, say
from linux import appimage, deb, portable, rpm

Maker = Callable[[Path, Path], Path]
"""Makes one file in the second folder of what was frozen into the first."""

LINUX: dict[str, Maker] = {
    "deb": deb.make,
    "rpm": rpm.make,
    "tar": portable.make,
    "appimage": appimage.make,
}


def makers() -> dict[str, Maker]:
    """What can be made on this system."""
    return LINUX if sys.platform == "linux" else {}


def main(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    if importlib.util.find_spec("PyInstaller") is None:
        # the environment with PyInstaller in it, made from its lock, and back here
        again = [sys.executable, str(ROOT / "tasks.py"), "package", *arguments]
        return subprocess.run(again, check=False).returncode
    out: Path = options.out.absolute()
    out.mkdir(parents=True, exist_ok=True)
    wanted = list(makers()) if "all" in options.what else list(dict.fromkeys(options.what))
    folder = frozen.folder() if options.reuse else frozen.freeze()
    made = []
    for word in wanted:
        if word == "frozen":
            continue
        try:
            made.append(makers()[word](folder, out))
            say(f"made {made[-1]} ({made[-1].stat().st_size / 1e6:.1f} MB)")
        except Lacking as lacking:
            say(f"{word}: {lacking}")
            if options.what == [word]:
                return 1
    if made:
        say(f"wrote {checksums.write(out)}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/build.py", description=__doc__)
    words = ("frozen", *makers(), "all")
    parser.add_argument("what", nargs="*", default=["all"], metavar="WHAT", help=", ".join(words))
    parser.add_argument("--out", metavar="DIR", type=Path, default=OUT, help="where files go")
    parser.add_argument(
        "--reuse", action="store_true", help="take the folder that was frozen before as it is"
    )
    return parser


if __name__ == "__main__":
    os.umask(0o022)
    try:
        sys.exit(main(sys.argv[1:]))
    except Refused as refused:
        say(str(refused))
        sys.exit(1)
