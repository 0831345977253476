"""The sentences that the floors below the window write for a person, gathered from their source.

python -m tests.sentences writes them to resources/sentences.txt, by which the window puts what it
is told into the person's language. What changes in a sentence stands as {0}, {1}, …
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count, product
from pathlib import Path

import helix_desktop
from helix_desktop.app.environment import resources_folder

PACKAGE = Path(helix_desktop.__file__).parent
FILE = resources_folder() / "sentences.txt"
FLOORS = ("domain", "context", "engine", "store", "providers", "tools", "app")
NOT_FOR_A_WINDOW = (
    "context/texts",
    "providers/practice",
    "app/commands",
    "app/smoke",
    "tools/mcp_server",
)
"""What speaks to models or to a terminal."""
FOR_AGENTS = ("tools/",)
BUT = (
    "tools/permissions",
    "tools/sandbox",
    "tools/mcp_host",
    "tools/project_guides",
    "tools/subagent_definitions",
    "tools/text/front_matter",
)
"""Rooms of the tools whose words stand on cards and in settings."""
SAYING = frozenset(
    {"detail", "help", "holds", "lacks", "problem", "reason", "reasons", "refusal", "told"}
    | {"unlasting", "why", "words"}
)
"""Names of what is said to a person, also in less than a sentence."""
LETTERS = 6
"""A sentence has at least so many letters of its own: `{0}: {1}` would be found in anything."""
_SENTENCE = re.compile(
    r"^(?!SELECT |DELETE |INSERT |UPDATE |CREATE )[A-Z“\"`{].*\s.*[.!?…:]$", re.DOTALL
)
_PREDICATE = re.compile(r"(?:[a-z]+s|can|would) .*[^.]$")
_FIELD = re.compile(r"\{\w*(?:![rsa])?(?::[^{}\s]*)?\}")
_PLACE = "\0"


@cache
def gathered() -> tuple[str, ...]:
    """Every sentence once, as it is filed."""
    found = {each for path in _modules() for each in _of_module(path)}
    return tuple(sorted(found))


def unknown() -> list[str]:
    """Texts of errors that are neither read here nor handed on from somewhere else."""
    return [each for path in _modules() for each in _Texts(path).unread]


def written(sentences: Iterable[str]) -> str:
    return "".join(f"{each}\n" for each in sentences)


def _modules() -> Iterator[Path]:
    for floor in FLOORS:
        for path in sorted((PACKAGE / floor).rglob("*.py")):
            if not _named(path).startswith(NOT_FOR_A_WINDOW):
                yield path


def _named(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def _of_module(path: Path) -> Iterator[str]:
    texts = _Texts(path)
    yield from filter(None, map(_filed, texts.of_errors()))
    name = _named(path)
    if name.startswith(FOR_AGENTS) and not name.startswith(BUT):
        return
    yield from filter(None, map(_filed, texts.by_name()))
    if name.startswith("tools/permissions"):
        yield from filter(None, map(_filed, texts.about_commands()))
    for text in texts.anywhere():
        if _SENTENCE.match(text.replace(_PLACE, "{")):
            yield from filter(None, [_filed(text)])


def _filed(text: str) -> str:
    """A text with its places numbered, in one line; nothing for one that says too little."""
    if sum(char.isalpha() for char in text) < LETTERS or " " not in text.strip():
        return ""
    number = count()
    plain = text.replace("\\", "\\\\").replace("\n", "\\n").replace("{", "{{").replace("}", "}}")
    return re.sub(_PLACE, lambda _: f"{{{next(number)}}}", plain.strip())


def _tree(path: Path) -> ast.Module:
    """Read anew each time: the trees of all modules take 180 MB."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def errors() -> frozenset[str]:
    """The names of all errors worded for a person."""
    found = {"HelixError"}
    classes = [
        (node.name, {*map(_name, node.bases)})
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.ClassDef)
    ]
    more = True
    while more:
        new = {name for name, bases in classes if bases & found}
        more = bool(new - found)
        found |= new
    return frozenset(found)


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return _name(value)
        case _:
            return ""


class _Texts:
    """What one module writes."""

    def __init__(self, path: Path) -> None:
        self._tree = _tree(path)
        self._path = _named(path)
        self._known = _constants(path)
        self.unread: list[str] = []
        self._read_errors = list(self._errors())

    def of_errors(self) -> list[str]:
        return self._read_errors

    def by_name(self) -> Iterator[str]:
        """What is given under one of the names, or returned by a function called so."""
        for node in ast.walk(self._tree):
            match node:
                case ast.keyword(arg=str(name), value=value) if name in SAYING:
                    yield from self._texts(value)
                case ast.FunctionDef(name=name) if name.lstrip("_") in SAYING:
                    for inner in ast.walk(node):
                        if isinstance(inner, ast.Return) and inner.value is not None:
                            yield from self._texts(inner.value)
                case _:
                    pass

    def about_commands(self) -> Iterator[str]:
        """What is said of a command, as the card says it: its name, then what was returned."""
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Return) and node.value is not None:
                for text in self._texts(node.value):
                    if _PREDICATE.match(text):
                        yield f"`{_PLACE}` {text}."

    def anywhere(self) -> Iterator[str]:
        """Every text that is written out, but for what documents the code."""
        documents = {id(node.value) for node in ast.walk(self._tree) if isinstance(node, ast.Expr)}
        inner = {
            id(part)
            for node in ast.walk(self._tree)
            if isinstance(node, ast.JoinedStr | ast.BinOp)
            for part in ast.walk(node)
            if part is not node
        }
        for node in ast.walk(self._tree):
            if id(node) in documents or id(node) in inner:
                continue
            if isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp):
                yield from self._texts(node)

    def _errors(self) -> Iterator[str]:
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Call) and _name(node.func) in errors():
                given = [*node.args[:2], *_worded(node)]
                for each in given:
                    found = list(self._texts(each))
                    if not found and not _handed_on(each):
                        self.unread.append(f"{self._path}:{node.lineno} {ast.unparse(each)}")
                    yield from found

    def _texts(self, node: ast.expr) -> Iterator[str]:
        """All that an expression can come to, with a mark for each value in it."""
        match node:
            case ast.Constant(value=str(text)):
                yield _FIELD.sub(_PLACE, text)  # it is filled in where it is used
            case ast.JoinedStr(values=parts):
                yield from self._joined(parts)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                ends = [list(self._texts(each)) or [_PLACE] for each in (left, right)]
                if ends != [[_PLACE], [_PLACE]]:
                    yield from map("".join, product(*ends))
            case ast.IfExp() | ast.BoolOp():
                for value in _either(node):
                    yield from self._texts(value)
            case ast.Call(func=ast.Attribute(value=value, attr="format")):
                yield from self._texts(value)
            case _:
                yield from filter(None, [self._known.get(_name(node))])

    def _joined(self, parts: list[ast.expr]) -> Iterator[str]:
        """Constants of the module are part of the sentence; all else is a value."""
        pieces = [
            [each.value]
            if isinstance(each, ast.Constant)
            else [self._known.get(_name(each.value), _PLACE)]
            if isinstance(each, ast.FormattedValue) and isinstance(each.value, ast.Name)
            else [_PLACE]
            for each in parts
        ]
        yield from ("".join(map(str, each)) for each in product(*pieces))


def _either(node: ast.IfExp | ast.BoolOp) -> list[ast.expr]:
    return node.values if isinstance(node, ast.BoolOp) else [node.body, node.orelse]


def _worded(call: ast.Call) -> list[ast.expr]:
    return [each.value for each in call.keywords if each.arg in ("message", "hint")]


def _handed_on(node: ast.expr) -> bool:
    """A text that somebody else wrote: it is gathered where that is."""
    return isinstance(node, ast.Name | ast.Attribute | ast.Starred | ast.Call | ast.Subscript)


@cache
def _constants(path: Path) -> dict[str, str]:
    """The texts that a module has names for, its own and those it imports."""
    found: dict[str, str] = {}
    for node in _tree(path).body:
        match node:
            case ast.ImportFrom(module=str(module)) if module.startswith("helix_desktop."):
                file = PACKAGE.parent / Path(*module.split(".")).with_suffix(".py")
                there = _constants(file) if file.exists() else {}
                for each in node.names:
                    if each.name in there:
                        found[each.asname or each.name] = there[each.name]
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                found[name] = _FIELD.sub(_PLACE, text)
            case _:
                pass
    return found


def main() -> int:
    FILE.write_text(written(gathered()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
