"""The folder meant by a path or `file:` URL that a desktop or terminal asks to open.

A folder stands for itself; a file stands for its folder. Only the target itself is read from disk,
and only on this machine.
"""

import os
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit

from helix_desktop.domain.errors import WorkspaceError

_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
"""At least two letters: a single one is a Windows drive."""


def target_folder(address: str) -> Path:
    """Return the target's folder, which may not exist. Reads the disk."""
    path = target_path(address)
    return path.parent if os.path.isfile(path) else path


def target_path(address: str) -> Path:
    """Return the target as a path; raise WorkspaceError for other machines or impossible names."""
    try:
        if not _is_url(address):
            return Path(address).expanduser().absolute()
        parts = urlsplit(address)
        if parts.scheme.lower() != "file":
            raise WorkspaceError(
                "{asked} isn't a folder on this computer.",
                "Copy the folder here, or choose another one.",
                asked=address,
            )
        if parts.netloc.lower() not in ("", "localhost", _host_name()):
            raise WorkspaceError(
                "{asked} is on another computer.",
                "Mount the folder on this computer and open that.",
                asked=address,
            )
        decoded = os.fsdecode(unquote_to_bytes(parts.path.encode("utf-8", "surrogateescape")))
        # a URL has a slash before a Windows drive
        return Path(
            decoded.lstrip("/") if re.match(r"/[A-Za-z]:", decoded) and os.name == "nt" else decoded
        ).absolute()
    except (RuntimeError, ValueError) as error:  # an unknown user, or no URL
        raise WorkspaceError(
            "Can't open the folder {folder}: {reason}.",
            "Choose another folder.",
            folder=address,
            reason=str(error).rstrip("."),
        ) from error


def absolute_target(address: str) -> str:
    """Return a target for a process with another current folder.

    Any name survives the conversion.
    """
    try:
        return target_path(address).as_uri()
    except WorkspaceError:
        # the process that opens it reports the reason
        return address.encode("utf-8", "replace").decode("utf-8")


def names_targets(words: Sequence[str], commands: Collection[str]) -> bool:
    """Tell whether a command line names targets: no word is a command, and some may be paths."""
    if any(word in commands for word in words):
        return False
    return any(_may_be_path(word) for word in words if not word.startswith("-"))


def _may_be_path(word: str) -> bool:
    separated = any(separator in word for separator in ("/", os.sep))
    return separated or _is_url(word) or word in (".", "..", "~") or os.path.exists(word)


def _is_url(text: str) -> bool:
    return bool(_URL.match(text)) and not os.path.exists(text)


def _host_name() -> str:
    # lazy: every start calls this module, and few have a URL
    import socket  # noqa: PLC0415

    return socket.gethostname().lower()
