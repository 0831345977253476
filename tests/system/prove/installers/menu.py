"""What a menu does with a desktop file: the command of its Exec line, with what is to be opened."""

import configparser
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.system.prove.installers.table import demand

SECTION = "Desktop Entry"
_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
_QUOTED = re.compile(r'\\([\\"`$])')


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the menu."""

    name: str
    execute: str
    icon: str
    types: tuple[str, ...]
    window_class: str

    def command(self, targets: Sequence[str] = ()) -> list[str]:
        """The words to be run; what is to be opened are paths."""
        made: list[str] = []
        for quoted, plain in _WORD.findall(self.execute):
            if quoted:
                made.append(_QUOTED.sub(r"\1", quoted))
            else:
                made += self._filled(plain, targets)
        return made

    def _filled(self, word: str, targets: Sequence[str]) -> list[str]:
        match word:
            case "%F":
                return list(targets)
            case "%U":
                return [Path(item).as_uri() for item in targets]
            case "%f":
                return list(targets[:1])
            case "%u":
                return [Path(item).as_uri() for item in targets[:1]]
            case "%i":
                return ["--icon", self.icon] if self.icon else []
            case "%c":
                return [self.name]
            case _:
                return [word.replace("%%", "%")]


def read(file: Path) -> Entry:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their case
    parser.read(file, encoding="utf-8")
    entry = parser[SECTION]
    demand(entry.get("Type") == "Application", f"{file.name} is no application")
    demand(entry.get("Exec"), f"{file.name} says not what to run")
    return Entry(
        name=entry["Name"],
        execute=entry["Exec"],
        icon=entry.get("Icon", ""),
        types=tuple(filter(None, entry.get("MimeType", "").split(";"))),
        window_class=entry.get("StartupWMClass", ""),
    )
