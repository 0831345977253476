"""A walk through the whole application, and what it shows on the way."""

import sys
from pathlib import Path

_PACKAGING = str(Path(__file__).resolve().parents[2] / "packaging")
if _PACKAGING not in sys.path:  # it knows all texts of the application, and tests.tour is started
    sys.path.append(_PACKAGING)
