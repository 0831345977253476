"""Guests as the models see them: agents of other programs that are installed, or were added."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from helix_desktop.domain.endpoint import Endpoint

APPROVALS = "guest-programs.json"
"""The file with the programs that the user approved."""
DEFAULT_MODEL = "default"
"""The ID of the model that a guest chooses itself."""


class KnownGuest(Protocol):
    """One of them."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def endpoint(self) -> Endpoint: ...

    def command(self, path: str) -> Sequence[str] | None:
        """Return the command with the full path of its program; None if none is installed."""
        ...


class KnownGuests(Protocol):
    """All of them. Reads block."""

    path: Path
    """The file of those that the user added."""

    def load(self) -> None:
        """Read that file again."""
        ...

    def check(self) -> None:
        """Read every file, of which a damaged one is put aside."""
        ...

    @property
    def search_path(self) -> str:
        """The folders in which programs are looked for."""
        ...

    @property
    def installed(self) -> Mapping[str, KnownGuest]:
        """Those to choose from, by their IDs."""
        ...
