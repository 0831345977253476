"""What a file manager, a desktop or a terminal asks to be opened: a path or a `file:` address.

A folder is meant as it stands; a file means the folder it lies in. Nothing is looked at but what
is asked for, and only on this machine.
"""

import os
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit

from helix_desktop.domain.errors import WorkspaceError

_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
"""At least two letters: one alone is a drive of Windows."""


def target_folder(asked: str) -> Path:
    """The folder that is meant; that it is there is not promised. Reads the disk."""
    place = target_path(asked)
    return place.parent if place.is_file() else place


def target_path(asked: str) -> Path:
    """What is asked for as a path; addresses of other machines are refused."""
    if not _is_address(asked):
        return Path(asked).expanduser().absolute()
    parts = urlsplit(asked)
    if parts.scheme.lower() != "file":
        raise WorkspaceError(
            "{asked} is not a folder of this machine.",
            "Copy it here, or choose another folder.",
            asked=asked,
        )
    if parts.netloc.lower() not in ("", "localhost", _machine()):
        raise WorkspaceError(
            "{asked} is on another machine.",
            "Connect it as a folder here, and open that.",
            asked=asked,
        )
    return Path(_path_of(parts.path)).absolute()


def absolute_target(asked: str) -> str:
    """The same for a process that stands in another folder; any name survives it."""
    try:
        return target_path(asked).as_uri()
    except WorkspaceError:
        return asked  # whoever opens it says why not


def names_targets(given: Sequence[str], commands: Collection[str]) -> bool:
    """Whether a command line says what to open: no word of it is a command, some are places."""
    if any(word in commands for word in given):
        return False
    return any(_may_be_place(word) for word in given if not word.startswith("-"))


def _may_be_place(word: str) -> bool:
    separated = any(each in word for each in ("/", os.sep))
    return separated or _is_address(word) or word in (".", "..", "~") or os.path.exists(word)


def _is_address(text: str) -> bool:
    return bool(_ADDRESS.match(text)) and not os.path.exists(text)


def _path_of(path: str) -> str:
    found = os.fsdecode(unquote_to_bytes(path.encode("utf-8", "surrogateescape")))
    # an address has a slash before the drive of Windows
    return found.lstrip("/") if re.match(r"/[A-Za-z]:", found) and os.name == "nt" else found


def _machine() -> str:
    # lazy: every start passes here, and few are given an address
    import socket  # noqa: PLC0415

    return socket.gethostname().lower()
