"""Protects the files that instructions include, whatever their names.

Their names say nothing, so the survey does not know them.
"""

import os
from collections.abc import Collection, Iterable, Sequence
from typing import Protocol, runtime_checkable

from helix_desktop.tools.files.repository_places import kind_of_place
from helix_desktop.tools.included_instructions import InstructionFiles
from helix_desktop.tools.instruction_reader import NAMES
from helix_desktop.tools.sandbox.find.folder_survey import MarkReason, SurveyMark

_GIT = ".git"
_GUIDES = frozenset(name.upper() for name in NAMES)
"""Names of instructions for a file system that ignores case, too."""


class InstructionWatch(Protocol):
    """A listener for commands that may write, and for instructions that they may have changed."""

    def begin(self, names: Iterable[str]) -> None:
        """Note that a command begins; `names` are the paths that lead to instructions."""

    def end(self, *, is_protected: bool) -> None:
        """Note that a command has ended; `is_protected`: it could not write instructions."""

    def came(self, by_git: Sequence[str]) -> None:
        """Note that files may have come with a command, whose end follows."""


@runtime_checkable
class FollowedFiles(Protocol):
    """A listener that also knows the files that instructions included at some time."""

    def included(self) -> Iterable[str]: ...


def followed_files(watch: InstructionWatch | None) -> tuple[str, ...]:
    """Return the files that instructions included at some time, as far as they are known."""
    return tuple(watch.included()) if isinstance(watch, FollowedFiles) else ()


def find_instructions(
    instructions: InstructionFiles, marks: Iterable[SurveyMark], watch: InstructionWatch | None
) -> tuple[str, ...]:
    """Return the paths that lead to instructions of a folder with these marks.

    Those of a nested repository are nobody's before the user agrees to them: otherwise they could
    close any file to the user's agent.
    """
    paths = [instructions.relative(mark.path) for mark in marks]
    nested = tuple(path.removesuffix(_GIT) for path in paths if path.endswith(f"/{_GIT}"))
    guides = (
        path
        for path in paths
        if os.path.basename(path).upper() in _GUIDES and not path.startswith(nested)
    )
    return instructions.look(guides, followed_files(watch))


def with_instructions(
    marks: Sequence[SurveyMark],
    instructions: InstructionFiles,
    names: Iterable[str],
    *,
    known: Collection[str] | None = None,
) -> tuple[SurveyMark, ...]:
    """Return marks with those of the instructions at these paths; each place has one mark.

    `known` are the places before a command: what is behind a new link is nothing that it made.
    """
    special = {mark.path for mark in marks if mark.sort is not MarkReason.SECRET}
    included: dict[str, SurveyMark] = {}
    for name in names:
        for path in instructions.places(name, known):
            if path not in special and (kind := kind_of_place(path)):
                included[path] = SurveyMark(path, MarkReason.STEERING, kind, included=True)
    return tuple(sorted((*marks, *included.values()), key=lambda mark: mark.path))
