"""A file's lines as a model sees them: where a line holds a secret, a few words instead of it."""

import os
from collections.abc import Callable

from helix_desktop.tools.secrets.hiding import without
from helix_desktop.tools.secrets.places import file_spans

Shown = Callable[[str], bool]
"""Whether the person opened a path, relative to the project folder, to the model."""
MOST = 4 * 1024 * 1024
"""Bytes of a file that are looked at as a whole."""


def nothing_shown(_path: str) -> bool:
    return False


def hidden_lines(path: str, text: str) -> dict[int, str]:
    """The lines of a text, counted from 1, that are shown otherwise, and how."""
    data = text.encode("utf-8", "surrogatepass")
    found = file_spans(os.path.basename(path), data)
    if not found:
        return {}
    lines = zip(data.split(b"\n"), without(data, found).split(b"\n"), strict=True)
    return {
        number: now.decode("utf-8", "replace").rstrip("\r")
        for number, (before, now) in enumerate(lines, 1)
        if before != now
    }


def hidden_text(path: str, text: str) -> str:
    """All of a text as a model sees it."""
    data = text.encode("utf-8", "surrogateescape")
    found = file_spans(os.path.basename(path), data)
    return without(data, found).decode("utf-8", "replace") if found else text
