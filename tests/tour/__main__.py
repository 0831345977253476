"""Walks through the whole application off screen and saves a picture of each place it comes to.

python -m tests.tour DIR [--look dark|light] [--scale 1|2]: without these, all four.
"""

import argparse
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

LOOKS, SCALES = ("dark", "light"), (1, 2)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--look", choices=LOOKS)
    parser.add_argument("--scale", type=int, choices=SCALES)
    asked = parser.parse_args(arguments)
    looks = (asked.look,) if asked.look else LOOKS
    scales = (asked.scale,) if asked.scale else SCALES
    asked.folder.mkdir(parents=True, exist_ok=True)
    # a process for each: Qt takes its scale once
    return max(_one(asked.folder, look, scale) for look, scale in product(looks, scales))


def _one(folder: Path, look: str, scale: int) -> int:
    places = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
    command = [sys.executable, "-m", "tests.tour.walk", str(folder.resolve()), look, str(scale)]
    return subprocess.run(command, env=places, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
