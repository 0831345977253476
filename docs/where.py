"""Names the modules in which a change belongs: `tasks.py where WORD…`.

Modules are ranked by how often they hold the words (Okapi BM25, with the constants that are usual),
and by whether their path, first sentence, or names do. Standard library only.
"""

import ast
import math
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAX_MODULES_SHOWN = 10
MIN_WORD_CHARACTERS = 3
PATH_WEIGHT = 3
SENTENCE_WEIGHT = 2
NAME_WEIGHT = 1
SATURATION = 1.5
LENGTH_SHARE = 0.6

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_NAME = re.compile(r"\b[A-Z][a-z]+[A-Z][A-Za-z]*\b")
_ENDING = re.compile(r"(?<=...)(?:ies|es|s|ing|ed|e|y)$")


class ModuleWords(NamedTuple):
    """The words of one module."""

    path: str
    sentence: str
    extra: Counter[str]
    """The weights of the words in the path, the first sentence, and the names."""
    uses: Counter[str]
    """How often the source holds each word."""


def stems(text: str) -> list[str]:
    """Return words without endings, so that `MAX_OPEN_FILES` and `opened file` share two.

    A name such as `LevelDB` counts as a whole, too, as in `leveldb.py`.
    """
    words = [word.lower() for word in _WORD.findall(text)]
    words += [name.lower() for name in _NAME.findall(text)]
    return [_ENDING.sub("", word) for word in words if len(word) >= MIN_WORD_CHARACTERS]


def module_words(path: str, source: str) -> ModuleWords:
    tree = ast.parse(source)
    sentence = " ".join((ast.get_docstring(tree) or "").partition("\n\n")[0].split())
    names = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
    extra: Counter[str] = Counter()
    for weight, text in (
        (PATH_WEIGHT, path.removeprefix("helix_desktop/")),
        (SENTENCE_WEIGHT, sentence),
        (NAME_WEIGHT, " ".join(names)),
    ):
        extra.update(dict.fromkeys(stems(text), weight))
    return ModuleWords(path, sentence, extra, Counter(stems(source)))


def best_modules(modules: Sequence[ModuleWords], question: str) -> list[ModuleWords]:
    """Return the modules that have to do with any of the words, the best first."""
    holders = Counter(stem for module in modules for stem in module.uses.keys() | module.extra)
    known = {stem for stem in stems(question) if holders[stem]}
    rarity = {stem: math.log(len(modules) / holders[stem]) for stem in known}
    mean_length = sum(module.uses.total() for module in modules) / len(modules)

    def score(module: ModuleWords) -> float:
        length = 1 - LENGTH_SHARE + LENGTH_SHARE * module.uses.total() / mean_length
        total = 0.0
        for stem, weight in rarity.items():
            uses = module.uses[stem]
            frequency = uses * (SATURATION + 1) / (uses + SATURATION * length)
            total += weight * (frequency + module.extra[stem])
        return total

    ranked = sorted(modules, key=score, reverse=True)[:MAX_MODULES_SHOWN]
    return [module for module in ranked if score(module) > 0]


def package_modules() -> Iterator[ModuleWords]:
    for path in sorted((ROOT / "helix_desktop").rglob("*.py")):
        yield module_words(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))


def main(words: Sequence[str]) -> int:
    if not words:
        sys.stdout.write("usage: tasks.py where WORD…   (such as: cost in the status bar)\n")
        return 2
    for module in best_modules(list(package_modules()), " ".join(words)):
        sys.stdout.write(f"{module.path}\n    {module.sentence}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
