"""The file of a workspace's memory, in its own folder, which is not in the project."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.app.json_file import JsonFile, read_file, replace_file
from helix_desktop.context.texts.memory_text import render_lines
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import ToolError, WorkspaceError
from helix_desktop.domain.memory import Memory
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import GuideFile

FILE = "memory.json"
NAME = "memory"
"""The name of the guide."""


class MemoryFile:
    """The memory as it is on disk. A change is saved before it holds. Any thread."""

    def __init__(self, home: Path) -> None:
        self.memory, self._file = Memory(), JsonFile(home / FILE, Memory)
        self._lock = threading.Lock()

    def load(self) -> None:
        """Read the file. Blocks."""
        self.memory = self._file.read() or Memory()

    def change(self, make_change: Callable[[Memory], Memory]) -> Memory:
        """Save what `make_change` returns; raise ToolError, with nothing changed, if that fails.

        Blocks.
        """
        with self._lock:
            after = make_change(self.memory)
            if after != self.memory:
                try:
                    self._file.write(after)
                except OSError as error:
                    raise ToolError(
                        "Couldn't save the memory: {reason}.",
                        "Nothing changed.",
                        reason=error.strerror or error,
                    ) from error
                self.memory = after
            return after

    def guides(self) -> Sequence[GuideFile]:
        """Return the lines as a guide; none while there are no lines."""
        text = render_lines(self.memory.current)
        return [GuideFile(GuideKind.MEMORY, NAME, text)] if text else []

    @property
    def problem(self) -> str:
        problem = self._file.problem(Phrase("Can't read the saved memory."))
        return "" if problem is None else problem.full_text


def copy_memory(home: Path, destination: Path) -> None:
    """Write the memory, if there is one, into a copy of its workspace."""
    try:
        replace_file(destination / FILE, read_file(home / FILE))
    except FileNotFoundError:
        return
    except OSError as error:
        raise WorkspaceError(
            "Can't write {file}: {reason}.",
            "All stored data was copied, except the memory.",
            file=destination / FILE,
            reason=error.strerror,
        ) from error
