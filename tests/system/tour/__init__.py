"""A walk through the whole application, and what it shows on the way."""

import sys
from pathlib import Path

_PACKAGING = str(Path(__file__).resolve().parents[3] / "packaging")
if _PACKAGING not in sys.path:  # it knows all texts, and this package is also started by its name
    sys.path.append(_PACKAGING)
