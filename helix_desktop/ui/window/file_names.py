"""The names of files in one line."""

from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line

NAMED = 3


def names_text(names: tuple[str, ...]) -> str:
    """Return the first names of a list."""
    shown = ", ".join(one_line(name, 60) for name in names[:NAMED])
    return shown if len(names) <= NAMED else tr("{0} and more").format(shown)
