"""All texts for users from the layers below the window, collected from the source for translators.

python -m tests.phrases prints every template once, with its values as {name}.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from inspect import signature
from pathlib import Path

import helix_desktop
from helix_desktop.domain import errors as domain_errors
from helix_desktop.domain.errors import HelixError

PACKAGE = Path(helix_desktop.__file__).parent


@dataclass(frozen=True)
class Wording:
    """A call that makes a text: of an error class, or of `Phrase`."""

    where: str
    call: ast.Call

    @property
    def is_error(self) -> bool:
        return called(self.call.func) != "Phrase"

    @property
    def parts(self) -> list[ast.expr]:
        """The expressions of its text: literals, and texts made elsewhere."""
        hints = [each.value for each in self.call.keywords if each.arg == "hint"]
        given = [*self.call.args[:2], *hints] if self.is_error else self.call.args[:1]
        return [part for each in given for part in alternatives(each)]

    @property
    def templates(self) -> list[str]:
        return [text for part in self.parts if (text := literal(part))]

    @property
    def values(self) -> set[str]:
        """The names of its values, without the error's own parameters such as `pid`."""
        kind = getattr(domain_errors, called(self.call.func), HelixError)
        own = set(signature(kind).parameters) if self.is_error else set()
        return {each.arg for each in self.call.keywords if each.arg and each.arg not in own}


@cache
def gathered() -> tuple[str, ...]:
    """Return every template once."""
    return tuple(sorted({text for each in wordings() for text in each.templates}))


@cache
def wordings() -> tuple[Wording, ...]:
    names = errors() | {"Phrase"}
    return tuple(
        Wording(f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}", node)
        for path in modules()
        if path != PACKAGE / "domain/phrase.py"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and called(node.func) in names
    )


@cache
def errors() -> frozenset[str]:
    """Return the names of all error classes with texts for users."""
    found, before = {"HelixError"}, set[str]()
    classes = [
        (node.name, {*map(called, node.bases)})
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
    ]
    while found != before:
        before = set(found)
        found |= {name for name, bases in classes if bases & found}
    return frozenset(found)


def modules() -> Iterator[Path]:
    yield from sorted(PACKAGE.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    """Parse a module, anew each time: the syntax trees of all modules take 180 MB."""
    return ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return called(value)
        case _:
            return ""


def alternatives(node: ast.expr) -> list[ast.expr]:
    match node:
        case ast.IfExp(body=body, orelse=otherwise):
            return [*alternatives(body), *alternatives(otherwise)]
        case ast.BoolOp(values=values):
            return [part for each in values for part in alternatives(each)]
        case _:
            return [node]


def literal(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


if __name__ == "__main__":
    sys.stdout.write("".join(f"{each}\n" for each in gathered()))
