"""Version, licences, where releases are.

What this program is: its version, what it runs on, and the licences it comes with.

Where the releases are, for who wants to look for a newer one. Nothing here asks anybody.

The address stands in pyproject.toml, which comes with every installation beside the resources.
"""

import platform
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop import __version__
from helix_desktop.app.environment import Paths

TEXTS = (
    ("LICENSE", "Apache License 2.0"),
    ("THIRD-PARTY.md", "What it is built on"),
    ("licences", "The licences of that, in full"),
)
"""Beside the resources, in a source tree and when installed; only then with the last."""


class Licence(Struct, frozen=True):
    """A text that comes with the program, or a folder with a folder of texts for each part."""

    name: str
    file: Path


def version() -> str:
    return __version__


def describe_machine() -> str:
    """System and Python, as a report of an error wants them."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"{system} · Python {platform.python_version()}"


def list_licences(paths: Paths) -> tuple[Licence, ...]:
    """Those that are there."""
    base = paths.resources.parent
    found = (Licence(name, base / file) for file, name in TEXTS)
    return tuple(each for each in found if each.file.exists())


def read_licence(licence: Licence) -> str:
    """It waits for the disk."""
    try:
        if licence.file.is_dir():
            return "\n".join(_parts(licence.file))
        return licence.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"{licence.file} cannot be read: {error}"


def _parts(folder: Path) -> Iterator[str]:
    """The texts one after the other, each below the name of what it is for."""
    for file in sorted(each for each in folder.rglob("*") if each.is_file()):
        name = file.relative_to(folder).as_posix()
        text = file.read_text(encoding="utf-8", errors="replace")
        yield f"{name}\n{'=' * len(name)}\n\n{text}\n"


STATED = "pyproject.toml"
NAME = "Releases"
"""Its name among `project.urls`."""


def releases_address(paths: Paths) -> str:
    """An https address; empty where this build states none."""
    try:
        stated = tomllib.loads((paths.resources.parent / STATED).read_text(encoding="utf-8"))
        urls = stated.get("project", {}).get("urls", {})
        found = str(urls.get(NAME, "")).strip()
        parts = urlsplit(found)
    except (OSError, ValueError, AttributeError):
        return ""
    return found if parts.scheme == "https" and parts.hostname else ""
