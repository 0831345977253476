"""The folders for data, settings, logs, and resources; the clock; the rotating log file.

The log is small, and without keys, whatever is logged.
"""

import logging
import os
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import platformdirs

from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.errors import HelixError, ResourceError

APP_NAME = "helix-desktop"
PRIVATE_MODE = 0o700


class Paths(NamedTuple):
    """The folders of one installation."""

    data: Path
    config: Path
    logs: Path
    resources: Path

    @property
    def workspaces(self) -> Path:
        return self.data / "workspaces"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"


def find_paths(data_dir: Path | None) -> Paths:
    """Return the system's standard folders, or subfolders of the user's `data_dir`."""
    if data_dir is not None:
        try:
            base = data_dir.expanduser().absolute()
        except RuntimeError as error:  # the home folder of an unknown user
            raise HelixError(
                "Can't create the folder {folder}: {reason}.",
                "Choose another place with --data-dir.",
                folder=data_dir,
                reason=str(error).rstrip("."),
            ) from error
        return Paths(base, base / "config", base / "logs", resources_folder())
    places = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return Paths(
        places.user_data_path, places.user_config_path, places.user_log_path, resources_folder()
    )


def resources_folder() -> Path:
    """Return the resources: inside a wheel or bundle, beside the package in a source tree."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        return Path(bundle) / "resources"
    inside = code_folder() / "helix_desktop" / "resources"
    return inside if inside.is_dir() else code_folder() / "resources"


def code_folder() -> Path:
    """Return the folder from which a child process can import this package."""
    return Path(__file__).resolve().parents[2]


def resource_file(paths: Paths, name: str) -> Path:
    resource = paths.resources / name
    if not resource.is_file():
        raise ResourceError(
            "A file of Helix Desktop is missing: {name}.", "Reinstall Helix Desktop.", name=name
        )
    return resource


def make_private_folders(paths: Paths) -> None:
    """Make the folders for this user only; an error names the folder and the reason."""
    for folder in (paths.data, paths.config, paths.logs, paths.workspaces):
        try:
            folder.mkdir(mode=PRIVATE_MODE, parents=True, exist_ok=True)
            if os.name == "posix" and folder.stat().st_mode & 0o077:
                folder.chmod(PRIVATE_MODE)
        except OSError as error:
            raise HelixError(
                "Can't create the folder {folder}: {reason}.",
                "Choose another place with --data-dir.",
                folder=folder,
                reason=error.strerror,
            ) from error
        if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
            raise HelixError(
                "Can't write to the folder {folder}.",
                "Choose another place with --data-dir.",
                folder=folder,
            )


class SystemClock:
    """A Clock with the computer's clocks."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()


MAX_LOG_BYTES = 1_000_000
LOG_BACKUPS = 3


class RedactingFormatter(logging.Formatter):
    """A formatter that redacts the finished line, with its arguments and tracebacks."""

    def format(self, record: logging.LogRecord) -> str:
        return KNOWN_KEYS.clean(super().format(record))


class LogFile(logging.FileHandler):
    """A log file that is renamed when it is full; the last `LOG_BACKUPS` of them are kept.

    The one of `logging.handlers` takes 3 ms of each start: it also imports sockets and pickles.
    """

    def emit(self, record: logging.LogRecord) -> None:
        try:
            super().emit(record)  # which also opens the file
            if self.stream is not None and self.stream.tell() >= MAX_LOG_BYTES:
                stream, self.stream = self.stream, None  # the next line opens it again
                stream.close()  # Windows renames no open file
                file = Path(self.baseFilename)
                backups = [file.with_name(f"{file.name}.{n + 1}") for n in range(LOG_BACKUPS)]
                for newer, older in reversed(list(pairwise((file, *backups)))):
                    if newer.exists():
                        newer.replace(older)
        except (OSError, ValueError):
            self.handleError(record)


def start_log(folder: Path) -> logging.Handler:
    """Log to a file in `folder` from now on; what cannot be written is left out."""
    logging.raiseExceptions = False  # on a full disk, each line would print where it came from
    handler = LogFile(
        folder / "helix-desktop.log", encoding="utf-8", errors="backslashreplace", delay=True
    )
    handler.setFormatter(RedactingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def stop_log(handler: logging.Handler) -> None:
    logging.getLogger().removeHandler(handler)
    handler.close()
