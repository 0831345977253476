"""Here-documents: texts between a line of commands and their closing line. They are no commands."""

import re

from helix_desktop.tools.judging.words import Word

ENDLESS = "A here-document in it has no end."


class Documents:
    """Those that were announced on this line, in their order."""

    def __init__(self) -> None:
        self._last_lines: list[tuple[str, bool]] = []
        self._wanted: bool | None = None

    @property
    def open(self) -> bool:
        """Whether one was announced and has not come yet."""
        return bool(self._last_lines) or self._wanted is not None

    def announce(self, operator: str) -> None:
        """`<<` or `<<-`: the next word is the closing line, with `-` behind any tabs."""
        if operator in ("<<", "<<-"):
            self._wanted = operator == "<<-"

    def take(self, word: Word) -> None:
        if self._wanted is not None:
            self._last_lines.append((word.text, self._wanted))
            self._wanted = None

    def behind(self, source: str, at: int) -> tuple[int, bool]:
        """Where commands go on after the line that ends at `at`, and whether all texts end."""
        whole = True
        for text, tabs in self._last_lines:
            lead = r"^\t*" if tabs else "^"
            found = re.compile(f"{lead}{re.escape(text)}$", re.MULTILINE).search(source, at)
            at = len(source) if found is None else found.end()
            whole = whole and found is not None
        self._last_lines.clear()
        return at, whole
