"""Every text for users in the source, found by its syntax, for translators.

The window says its texts with `tr("…")` and `plural(count, "…", "…")`; a table of texts is made of
`Phrase("…")`; the layers below speak in errors and phrases. All of them are literals.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from translations.syntax_trees import nodes, parsed

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "helix_desktop"
HERE = (PACKAGE / "domain/phrase.py", PACKAGE / "ui/text/formatting.py")
"""The modules that define the functions, and pass on texts from elsewhere."""
_ENGLISH = re.compile(
    r"app/commands/|app/smoke|providers/practice/|tools/agent/|app/ipc/(cache_tools|json_rpc|server_session)"
    r"|features/\w+/(command|tool)"
)
"""Modules whose texts are for a terminal, a program, or a model: they stay English."""
COUNTED = "counted"


class SourceText(NamedTuple):
    """A text with what tells it from the same text elsewhere; `one` is its form for one thing."""

    text: str
    sense: str
    one: str


class Wording(NamedTuple):
    """A call that makes a text: of `tr`, of `plural`, of `Phrase`, or of an error class."""

    path: Path
    call: ast.Call

    @property
    def where(self) -> str:
        return f"{self.path.relative_to(PACKAGE).as_posix()}:{self.call.lineno}"

    @property
    def name(self) -> str:
        return called(self.call.func)

    @property
    def is_error(self) -> bool:
        return self.name in errors()

    @property
    def is_plural(self) -> bool:
        return self.name in ("plural", COUNTED)

    @property
    def given(self) -> list[ast.expr]:
        """The expressions of its text: one, or those of message and hint."""
        if self.is_plural:
            return self.call.args[1:3]
        hints = [each.value for each in self.call.keywords if each.arg == "hint"]
        return [*self.call.args[:2], *hints] if self.is_error else self.call.args[:1]

    @property
    def parts(self) -> list[ast.expr]:
        """The alternatives of its text: literals, and texts made elsewhere."""
        return [part for each in self.given for part in alternatives(each)]

    @property
    def templates(self) -> list[str]:
        return [text for part in self.parts if (text := literal(part))]

    @property
    def sense(self) -> ast.expr | None:
        """The expression of its sense, which `tr` and `Phrase` can have."""
        if self.is_error or self.is_plural:
            return None
        named = [each.value for each in self.call.keywords if each.arg == "sense"]
        return next(iter((*self.call.args[1:2], *named)), None)

    def texts(self) -> Iterator[SourceText]:
        if self.is_plural:
            one, many = self.templates
            yield SourceText(many, "", one)
            return
        sense = literal(self.sense) if self.sense is not None else ""
        for text in self.templates:
            yield SourceText(text, sense, "")


@cache
def source_texts() -> tuple[SourceText, ...]:
    """Return every text to translate once, by its words: moved code then moves no line."""
    found: dict[tuple[str, str], SourceText] = {}
    for wording in wordings():
        if not (_ENGLISH.match(wording.where) or fault_of(wording)):
            found |= {(each.text, each.sense): each for each in wording.texts()}
    return tuple(found[key] for key in sorted(found))


@cache
def templates() -> tuple[str, ...]:
    """Return the template of every error and phrase once."""
    told = [each for each in wordings() if each.name not in ("tr", "plural")]
    return tuple(sorted({text for each in told for text in each.templates}))


@cache
def wordings() -> tuple[Wording, ...]:
    names = errors() | {"tr", "plural", "Phrase"}
    return tuple(
        each
        for each in _read().calls
        if each.name in names or _is_counted(each.call)
        if each.path not in HERE
        or any(isinstance(part, ast.Constant) for part in each.call.args[:2])
    )


class _Source(NamedTuple):
    """What all modules hold: classes with the names of their bases, and calls that may be texts."""

    classes: list[tuple[str, set[str]]]
    calls: list[Wording]


@cache
def _read() -> _Source:
    """Read each module once; error classes have capitals, and their names are not known yet."""
    found = _Source([], [])
    for path in modules():
        for node in nodes(tree(path)):
            if isinstance(node, ast.ClassDef):
                found.classes.append((node.name, {*map(called, node.bases)}))
            elif isinstance(node, ast.Call) and _may_be_text(node):
                found.calls.append(Wording(path, node))
    return found


def _may_be_text(call: ast.Call) -> bool:
    name = called(call.func)
    capital = name.lstrip("_")[:1].isupper()
    return name in ("tr", "plural") or capital or _is_counted(call)


def _is_counted(node: ast.Call) -> bool:
    """Tell `Phrase.counted(…)` from functions of that name."""
    match node.func:
        case ast.Attribute(value=ast.Name(id="Phrase"), attr=attr):
            return attr == COUNTED
        case _:
            return False


@cache
def source_faults() -> tuple[str, ...]:
    """Return the places whose texts no translator can find, and texts that cannot be told apart."""
    found = [f"{each.where} {fault}" for each in wordings() if (fault := fault_of(each))]
    plurals: dict[tuple[str, str], set[str]] = {}
    for wording in wordings():
        for each in () if fault_of(wording) else wording.texts():
            plurals.setdefault((each.text, each.sense), set()).add(each.one)
    different = [
        f"“{text}” is used with {len(ones)} different forms for one thing"
        for (text, _), ones in plurals.items()
        if len(ones) > 1
    ]
    return (*found, *different)


def fault_of(wording: Wording) -> str:
    """Return why a text cannot be found; that of an error may be made elsewhere."""
    if wording.is_error:
        return ""
    whole = all(isinstance(each, ast.Constant) for each in wording.parts)
    if not whole or not wording.parts:
        return (
            f"{wording.name}() takes literals: use phrase_text or retold for a text from elsewhere"
        )
    if wording.is_plural and len(wording.templates) != 2:
        return f"{wording.name}() takes two forms"
    if wording.sense is not None and not literal(wording.sense):
        return f"{wording.name}() takes the sense as a literal"
    return ""


@cache
def errors() -> frozenset[str]:
    """Return the names of all error classes with texts for users."""
    found, before = {"HelixError"}, set[str]()
    while found != before:
        before = set(found)
        found |= {name for name, bases in _read().classes if bases & found}
    return frozenset(found)


def modules() -> Iterator[Path]:
    yield from sorted(PACKAGE.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    """Parse a module, anew each time: the syntax trees of all modules take 180 MB."""
    return parsed(path.read_text(encoding="utf-8"))


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
