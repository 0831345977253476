"""The words of the window, and those of each language for them: lines of word, translation, note.

`glossary.tsv` has the English words and what they mean; a language's file translates each of them.
"""

from collections.abc import Iterator
from pathlib import Path

from translations.ts_file import SOURCES

TEMPLATE = SOURCES / "glossary.tsv"
_HEAD = "word\ttranslation\tnote"


def glossary_path(language: str) -> Path:
    return SOURCES / f"glossary_{language}.tsv"


def words() -> list[str]:
    """Return the English words."""
    return [line.split("\t")[0] for line in _lines(TEMPLATE)]


def read_glossary(path: Path) -> dict[str, tuple[str, str]]:
    """Return translation and note by word; a file that does not exist has none."""
    found = {}
    for line in _lines(path) if path.exists() else []:
        word, translation, note = (*line.split("\t"), "", "")[:3]
        found[word] = (translation, note)
    return found


def write_glossary(path: Path) -> None:
    """Write a line for each English word, with the translation that it has already."""
    known = read_glossary(path)
    lines = ["\t".join((each, *known.get(each, ("", "")))) for each in words()]
    path.write_text("\n".join((_HEAD, *lines, "")), encoding="utf-8", newline="\n")


def glossary_faults(language: str) -> Iterator[str]:
    """Yield the English words that the language has no word for."""
    known = read_glossary(glossary_path(language))
    for word in words():
        if not known.get(word, ("", ""))[0]:
            yield f"the glossary has no word for “{word}”"


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[1:]
