"""A file's lines as a model sees them: secrets are replaced by a few words."""

import os
from collections.abc import Callable

from helix_desktop.tools.secrets.redactor import hide_spans
from helix_desktop.tools.secrets.secret_files import secret_spans_of_file

Shown = Callable[[str], bool]
"""Returns whether the user opened a path, relative to the project folder, to the model."""
MOST = 4 * 1024 * 1024
"""Most bytes of a file that are searched as a whole."""


def no_file_shown(_path: str) -> bool:
    return False


def hide_secret_lines(path: str, text: str) -> dict[int, str]:
    """Return the replacements of lines, counted from 1, that contain secrets."""
    data = text.encode("utf-8", "surrogatepass")
    found = secret_spans_of_file(os.path.basename(path), data)
    if not found:
        return {}
    lines = zip(data.split(b"\n"), hide_spans(data, found).split(b"\n"), strict=True)
    return {
        number: now.decode("utf-8", "replace").rstrip("\r")
        for number, (before, now) in enumerate(lines, 1)
        if before != now
    }


def hide_secret_text(path: str, text: str) -> str:
    """Return a whole text as a model sees it."""
    data = text.encode("utf-8", "surrogateescape")
    found = secret_spans_of_file(os.path.basename(path), data)
    return hide_spans(data, found).decode("utf-8", "replace") if found else text
