"""What builds the installers is found as packaging/build.py finds it: from its own folder."""

import sys
from pathlib import Path

FOLDER = str(Path(__file__).resolve().parents[2] / "packaging")

if FOLDER not in sys.path:
    # at the end: a library of the same name as one of its parts goes first
    sys.path.append(FOLDER)
