"""Class names are unique, and no name is a metaphor where the field has a word."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import helix_desktop
from translations.syntax_trees import nodes, parsed

PACKAGE = Path(helix_desktop.__path__[0])
METAPHORS = frozenset(
    (
        *("attic", "bench", "chest", "courier", "crew", "docket", "drawer", "hall", "hatch"),
        *("errand", "furniture", "hearing", "house", "keeper", "knock", "lane", "purse"),
        *("roof", "shelf", "stall", "voice", "warden", "wing"),
    )
)


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), parsed(path.read_text("utf-8"))


def names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a file defines: classes, functions, arguments, variables, attributes."""
    for node in nodes(tree):
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name
            case ast.arg():
                yield node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr


def words(name: str) -> Iterator[str]:
    for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name):
        yield word.lower().removesuffix("s")


def test_no_two_classes_have_the_same_name() -> None:
    places = defaultdict(list)
    for path, tree in trees():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


def test_nothing_is_called_by_a_metaphor() -> None:
    results = {
        f"{path}: {name}"
        for path, tree in trees()
        for name in (Path(path).stem, *names(tree))
        if not METAPHORS.isdisjoint(words(name))
    }
    assert results == set()
