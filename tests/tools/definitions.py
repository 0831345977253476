"""Sources of skills, commands, and subagents for tests."""

from collections.abc import Callable
from pathlib import Path

from helix_desktop.tools.definition_folders import DefinitionSource
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.instruction_reader import NOTHING_RUNS, Follows, InstructionSnapshot


def definition_source(
    project: Path,
    home: Path | None = None,
    *,
    trusted: Callable[[], bool | None] = lambda: True,
    follows: Follows = lambda _name, _digest, *, nested: not nested,
    snapshot: InstructionSnapshot = NOTHING_RUNS,
) -> DefinitionSource:
    """Return the definitions of a folder, which is trusted if nothing else is said."""
    users = ProjectRoot(home) if home else None
    return DefinitionSource(
        ProjectRoot(project), users, trusted=trusted, follows=follows, snapshot=snapshot
    )
