"""Where the hands of one workspace work: its folder, what they leave alone, and the box.

Plain values, so that the wiring need not load the tools for it.
"""

from pathlib import Path

from helix_desktop.domain.values import value
from helix_desktop.tools.sandbox.box import Box


@value
class Workshop:
    """`own` are the application's folders; `spool` is where large outputs of commands wait."""

    folder: Path
    own: tuple[Path, ...]
    box: Box
    spool: Path
