"""What the command line asks of the window, and how a window ends: words of both, without more."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.paths import Paths
from helix_desktop.app.settings import Settings
from helix_desktop.domain.values import value

if TYPE_CHECKING:
    from helix_desktop.app.wiring import Parts

OK, FAILED, AGAIN = 0, 1, -1
"""How a window ends; AGAIN: another one is to open."""

Say = Callable[[str], None]
"""Writes one line for the person."""


@value
class Launch:
    """What the command line asks for."""

    data_dir: Path | None = None
    workspace: str | None = None
    folder: Path | None = None
    places: tuple[str, ...] = ()
    """What a file manager hands over: paths or addresses, as they came."""
    demo: bool = False
    screenshot: Path | None = None


@value
class Begun:
    """What was found out before the first paint, for whoever furnishes the window."""

    paths: Paths
    settings: Settings
    launch: Launch
    say: Say
    safe: bool
    settle: Callable[[], None]
    """Called when the window has stood long enough for its start to count as a good one."""
    parts: "Parts | None" = None
