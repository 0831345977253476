"""Where the hands of one workspace work: its folder, what they leave alone, and the box.

Plain values, so that the wiring need not load the tools for it.
"""

from pathlib import Path

from helix_desktop.domain.values import value
from helix_desktop.tools.sandbox.box import Box
from helix_desktop.tools.sandbox.login import LoginShell


@value
class Workshop:
    """`own` are the application's folders; `home` is the workspace's, where large outputs wait.

    `login` is the person's shell, which every workspace asks but once.
    """

    folder: Path
    own: tuple[Path, ...]
    box: Box
    home: Path
    login: LoginShell
