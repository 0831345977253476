"""The distinction between keys that write text and keys that are commands."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_SHIFTS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.KeypadModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
_ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""The modifiers of AltGr on Windows."""


def is_character(event: QKeyEvent) -> bool:
    """Whether a key writes a visible character and is no command."""
    held = event.modifiers() & ~_SHIFTS
    text = event.text()
    return bool(text.strip()) and text.isprintable() and (not held or held == _ALT_GR)


def is_command(event: QKeyEvent) -> bool:
    """Whether a key is Alt with a letter that writes no other character, and so is a command."""
    alone = event.modifiers() & ~_SHIFTS == Qt.KeyboardModifier.AltModifier
    return alone and len(event.text()) == 1 and ord(event.text().upper()) == event.key()
