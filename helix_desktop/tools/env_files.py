"""Which files of a folder are `.env` files (secrets): only read_file opens them, after asking.

They are known by their place, so that nothing tells whether they contain a text: also through a
link, and as a hard link under any name.
"""

import os
import threading
from contextlib import suppress
from typing import BinaryIO

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox import FolderSurvey
from helix_desktop.tools.secrets.redactor import Shown, no_file_shown
from helix_desktop.tools.secrets.secret_file_names import is_env_file


class EnvFiles:
    """The `.env` files of one folder, except those that the user allowed. Any thread."""

    def __init__(self, root: ProjectRoot, is_allowed: Shown = no_file_shown) -> None:
        self._root, self._is_allowed = root, is_allowed
        self._survey = FolderSurvey(str(root.folder))
        self._lock = threading.Lock()

    def contains(self, path: str, file: BinaryIO) -> bool:
        """Return whether an open file, to which `path` led, is one of them."""
        real = self._root.real(path)
        if self._is_allowed(real):
            return False
        if any(is_env_file(os.path.basename(name)) for name in (path, real)):
            return True
        status = os.fstat(file.fileno())
        if status.st_nlink <= 1:
            return False
        try:
            with self._lock:
                marks = self._survey.look()
        except ToolError:
            return True  # too many folders to tell
        for mark in marks:
            with suppress(OSError):
                named = is_env_file(os.path.basename(mark.path))
                if named and os.path.samestat(os.stat(mark.path), status):
                    return True
        return False
