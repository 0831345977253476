"""What measured figures depend on, without names of persons or places."""

import os
import platform
import sqlite3


def machine() -> dict[str, str | int | float | None]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    return {
        "system": platform.system(),
        "release": platform.release(),
        "arch": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "load": round(load, 2),
    }
