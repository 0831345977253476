"""Edits of handovers that are not saved yet, kept in memory when the editor or its view closes."""

from msgspec import Struct

from helix_desktop.domain.cache import SessionId


class EditedVersion(Struct, frozen=True):
    """The version that is edited: its workspace, its session, and the number of its epoch."""

    workspace: str
    session: SessionId
    number: int


class HandoverEdits:
    """The edited sections of handovers by version, in memory until they are saved or discarded."""

    def __init__(self) -> None:
        self._sections: dict[EditedVersion, tuple[str, ...]] = {}

    def __bool__(self) -> bool:
        return bool(self._sections)

    def keep(self, version: EditedVersion, sections: tuple[str, ...]) -> None:
        self._sections[version] = sections

    def drop(self, version: EditedVersion) -> None:
        self._sections.pop(version, None)

    def of(self, version: EditedVersion) -> tuple[str, ...] | None:
        """Return the edited sections of a version, or None if there are none."""
        return self._sections.get(version)
