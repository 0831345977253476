"""What this program is: its version, what it runs on, and the licences it comes with."""

import platform
from dataclasses import dataclass
from pathlib import Path

from helix_desktop import __version__
from helix_desktop.app.paths import Paths

TEXTS = (("LICENSE", "Apache License 2.0"), ("THIRD-PARTY.md", "What it is built on"))
"""Files beside the resources, in a source tree and in an installed application."""


@dataclass(frozen=True, slots=True)
class Licence:
    """A text that comes with the program."""

    name: str
    file: Path


def version() -> str:
    return __version__


def machine_words() -> str:
    """System and Python, as a report of an error wants them."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"{system} · Python {platform.python_version()}"


def licences(paths: Paths) -> tuple[Licence, ...]:
    """Those that are there."""
    base = paths.resources.parent
    found = (Licence(name, base / file) for file, name in TEXTS)
    return tuple(each for each in found if each.file.is_file())


def licence_text(licence: Licence) -> str:
    """It waits for the disk."""
    try:
        return licence.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"{licence.file} cannot be read: {error}"
