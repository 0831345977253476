"""Walks through the whole application off screen and saves a picture of each place it comes to.

python -m tests.system.tour DIR [--look dark|light] [--scale 1|2] [--size WxH] [--zoom 150]
[--language de] [--only STATION] [--rtl]: without them all stations at 1440x920, dark and light,
1x and 2x, in English. A text that is cut, from 900x600 on, is told at the end, and fails.
--list names the stations. --readme makes the pictures of the README anew.
"""

import argparse
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.style.zoom import ZOOMS
from helix_desktop.ui.text.language import ENGLISH, Language
from tests.system.tour.readme import keep_pictures
from tests.system.tour.stations import names

ROOT = Path(__file__).resolve().parents[3]
README = ROOT / "resources" / "pictures"

LOOKS, SCALES = ("dark", "light"), (1, 2)
SIZES = ("1440x920", "1280x800", "2560x1440", "1000x700", "1000x640", "900x600", "853x600")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("folder", metavar="DIR", type=Path, nargs="?")
    parser.add_argument("--look", choices=LOOKS)
    parser.add_argument("--scale", type=int, choices=SCALES)
    parser.add_argument("--size", choices=SIZES, default=SIZES[0])
    parser.add_argument(
        "--zoom", type=int, choices=ZOOMS, default=100, help="chosen in the window, in percent"
    )
    parser.add_argument("--language", choices=Language(resources_folder()).offered, default=ENGLISH)
    parser.add_argument("--only", metavar="STATION", action="append", choices=names())
    parser.add_argument("--rtl", action="store_true", help="laid out from right to left")
    parser.add_argument("--list", action="store_true", help="name the stations")
    parser.add_argument("--readme", action="store_true", help="make the README's pictures anew")
    options = parser.parse_args(arguments)
    if options.readme:
        return _readme()
    if options.list or options.folder is None:
        print("\n".join(names()))  # noqa: T201  what was asked for
        return 0 if options.list else 2
    looks = (options.look,) if options.look else LOOKS
    weigher = (options.scale,) if options.scale else SCALES
    options.folder.mkdir(parents=True, exist_ok=True)
    way = "rtl" if options.rtl else "ltr"
    rest = [options.size, str(options.zoom), options.language, way, *(options.only or ())]
    # a process for each: Qt takes its scale once
    return max(_one(options.folder, look, scale, rest) for look, scale in product(looks, weigher))


def _readme() -> int:
    with TemporaryDirectory() as folder:
        failed = max(
            _one(Path(folder), look, 1, [SIZES[0], "100", ENGLISH, "ltr", "readme"])
            for look in LOOKS
        )
        if not failed:
            keep_pictures(Path(folder), README)
    return failed


def _one(folder: Path, look: str, scale: int, rest: list[str]) -> int:
    places = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
    command = [
        sys.executable,
        "-m",
        "tests.system.tour.walk",
        str(folder.resolve()),
        look,
        str(scale),
    ]
    return subprocess.run([*command, *rest], env=places, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
