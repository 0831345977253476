"""The user's own instructions for all projects (AGENTS.md, CLAUDE.md in the home folder)."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.ports import GuideFile
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.instruction_reader import InstructionReader

AGENTS_FILE, CLAUDE_FILE = ".agents/AGENTS.md", ".claude/CLAUDE.md"
"""Files that other programs read, too; they are used if the user says so."""
OWN_FILE = "AGENTS.md"
"""The file in the application's folder of settings, which is always used."""


class UserGuides:
    """The instructions of one user. `is_used` tells whether a file of other programs is used."""

    def __init__(self, config: Path, home: Path, is_used: Callable[[str], bool]) -> None:
        self._config, self._home, self._is_used = config, home, is_used
        self._own_reader = InstructionReader(ProjectRoot(config))
        self._reader = InstructionReader(ProjectRoot(home))

    def look(self) -> Sequence[GuideFile]:
        """Return the files that exist and are used. Blocks."""
        files = [(self._config, OWN_FILE, self._own_reader)]
        files += [
            (self._home, name, self._reader)
            for name in (AGENTS_FILE, CLAUDE_FILE)
            if self._is_used(name)
        ]
        guides: list[GuideFile] = []
        for folder, name, reader in files:
            path = folder / name
            if not path.exists():
                continue
            home = f"{os.path.realpath(self._home)}{os.sep}"
            shown = os.path.join(os.path.realpath(folder), name)
            shown = f"~/{shown.removeprefix(home)}" if shown.startswith(home) else shown
            read = reader.read(name)
            text, problem = read.text, read.problem
            guides.append(GuideFile(GuideKind.USER, shown, text, problem=problem, quiet=True))
        return guides
