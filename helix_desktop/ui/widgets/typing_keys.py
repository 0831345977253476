"""Which keys write something, and which are commands."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_SHIFTS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.KeypadModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
_ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""As Windows has it."""


def is_character(event: QKeyEvent) -> bool:
    """Whether a key writes something that can be seen, and is no command."""
    held = event.modifiers() & ~_SHIFTS
    text = event.text()
    return bool(text.strip()) and text.isprintable() and (not held or held == _ALT_GR)


def is_command(event: QKeyEvent) -> bool:
    """Whether it is Alt with a letter that is no other character: nobody writes with that."""
    alone = event.modifiers() & ~_SHIFTS == Qt.KeyboardModifier.AltModifier
    return alone and len(event.text()) == 1 and ord(event.text().upper()) == event.key()
