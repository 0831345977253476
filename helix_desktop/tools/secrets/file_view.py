"""A file's lines as a model sees them: where a line holds a secret, a few words instead of it."""

import os
from collections.abc import Callable

from helix_desktop.tools.secrets.redactor import hide_spans
from helix_desktop.tools.secrets.secret_files import secret_spans_of_file

Shown = Callable[[str], bool]
"""Whether the person opened a path, relative to the project folder, to the model."""
MOST = 4 * 1024 * 1024
"""Bytes of a file that are looked at as a whole."""


def no_file_shown(_path: str) -> bool:
    return False


def hide_secret_lines(path: str, text: str) -> dict[int, str]:
    """The lines of a text, counted from 1, that are shown otherwise, and how."""
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
    """All of a text as a model sees it."""
    data = text.encode("utf-8", "surrogateescape")
    found = secret_spans_of_file(os.path.basename(path), data)
    return hide_spans(data, found).decode("utf-8", "replace") if found else text
