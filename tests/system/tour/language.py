"""A language that is nobody's: every text of the window is longer and carries accents.

What stays in plain English was written past `tr`, and what does not fit was never given room.
"""

import re

from PySide6.QtCore import QObject, QTranslator

LONGER = 0.4
_PLAIN = "aceinosuyzACEINOSUYZ"
_MARKED = "àĉéïñóŝúýžÀĈÉÏÑÓŜÚÝŽ"
_TABLE = str.maketrans(_PLAIN, _MARKED)
_PLACES = re.compile(r"(\{[^{}]*\}|&\w)")


def lengthened(text: str) -> str:
    """«text» with accents and 40 % more of it; places for values stay as they are."""
    if not text.strip():
        return text
    parts = _PLACES.split(text)
    marked = "".join(part if at % 2 else part.translate(_TABLE) for at, part in enumerate(parts))
    end = "" if len(text) < 2 else "~" * max(1, round(len(text) * LONGER) - 2)
    return f"«{marked.strip()}{end}»".join(_around(text))


def _around(text: str) -> tuple[str, str]:
    """The white space that a text begins and ends with: sentences are put together by it."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


class LongWords(QTranslator):
    """Installed in an application before its window is made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def isEmpty(self) -> bool:  # noqa: N802  Qt asks for it
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        del disambiguation, n
        return lengthened(text) if context == "helix" else text
