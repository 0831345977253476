"""Converts positions in a text between Qt (UTF-16, an emoji takes two) and Python."""

_CODEC, _ERRORS = "utf-16-le", "surrogatepass"


def unit_count(text: str) -> int:
    """Return the length of a text in Qt's units."""
    return len(text.encode(_CODEC, _ERRORS)) // 2


def qt_position(text: str, index: int) -> int:
    """Return Qt's position of a character."""
    return unit_count(text[:index])


def text_position(text: str, units: int) -> int:
    """Return the index of the character at a position of Qt."""
    return len(text.encode(_CODEC, _ERRORS)[: 2 * units].decode(_CODEC, _ERRORS))
