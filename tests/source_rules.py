"""Rules of the source that keep promises to users and that no linter has.

Outside text is shown as text and opens nothing, the window never blocks, every text can be
translated, and a store is neither replaced nor read whole. What is taste is left to reviewers.

A rule gets one file as (path, text) and yields (line, complaint). Paths are relative, with slashes.
Words that must not occur in the repository are composed of two halves here.
"""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from translations import syntax_trees
from translations.syntax_trees import parsed

LARGEST_FILE = 2 * 1024 * 1024

Found = Iterator[tuple[int, str]]
_OF_WINDOW = re.compile(r"helix_desktop/(ui/|features/\w+/window)")


@dataclass(frozen=True)
class Rule:
    """A rule: its sentence, the files to which it applies, and the function that finds breaches.

    A file without its `words` can't breach it, and need not be parsed for it.
    """

    sentence: str
    applies: Callable[[str], bool]
    find: Callable[[str, str], Found]
    words: str = ""

    def breaches(self, path: str, text: str) -> list[str]:
        if not (self.applies(path) and re.search(self.words, text)):
            return []
        return [f"{path}:{line}: {complaint}" for line, complaint in self.find(path, text)]


def python(path: str) -> bool:
    return path.endswith(".py")


def package(path: str) -> bool:
    return python(path) and path.startswith("helix_desktop/")


def ui(path: str) -> bool:
    """Return whether a module is the window's: of `ui/`, or the window's part of a feature."""
    return python(path) and bool(_OF_WINDOW.match(path))


def anything(path: str) -> bool:
    return True


@lru_cache(maxsize=1)
def tree(text: str) -> ast.Module:
    """Return the syntax tree of the last file, since those of all files take 180 MB.

    Every rule checks a file before the next one is read.
    """
    return parsed(text)


@lru_cache(maxsize=1)
def nodes(text: str) -> list[ast.AST]:
    """Return the syntax nodes of the last file."""
    return syntax_trees.nodes(tree(text))


def calls(text: str) -> Iterator[tuple[ast.Call, str]]:
    """Yield every call with the last part of the called name."""
    for node in nodes(text):
        if isinstance(node, ast.Call):
            yield node, last_name(node.func)


def last_name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


_STATIC = {
    "QMessageBox": {"about", "aboutQt", "critical", "information", "question", "warning"},
    "QInputDialog": {"getDouble", "getInt", "getItem", "getMultiLineText", "getText"},
    "QFileDialog": {"getExistingDirectory", "getOpenFileName", "getOpenFileNames"}
    | {"getSaveFileName"},
    "QColorDialog": {"getColor"},
    "QFontDialog": {"getFont"},
}


def nested_loops(path: str, text: str) -> Found:
    for call, name in calls(text):
        owner = last_name(call.func.value) if isinstance(call.func, ast.Attribute) else ""
        if name in ("exec", "exec_") and isinstance(call.func, ast.Attribute):
            yield call.lineno, "exec() spins a second event loop: use open() and a future"
        elif name in _STATIC.get(owner, ()):
            yield call.lineno, f"{owner}.{name} spins a second event loop: use open() and a future"


_FIRST_LOOP = "helix_desktop/ui/application/event_loop.py"
"""The file that runs the only event loop."""

_GUESSING = ("QLabel", "QMessageBox")


def guessing_labels(path: str, text: str) -> Found:
    for node in nodes(text):
        match node:
            case ast.Call(func=made) if last_name(made) in _GUESSING:
                yield (
                    node.lineno,
                    f"{last_name(made)} guesses rich text: make it in widgets/labels.py",
                )
            case ast.ClassDef(bases=bases):
                for base in bases:
                    if last_name(base) in _GUESSING:
                        yield (
                            node.lineno,
                            f"a {last_name(base)} guesses rich text: widgets/labels.py",
                        )


_LOADING = ("QTextBrowser", "QTextEdit", "QTextDocument", "QWebEngineView")


def loading_texts(path: str, text: str) -> Found:
    """Find classes of Qt whose documents open anything that a text names; ui/markdown cannot."""
    for node in nodes(text):
        name = node.name if isinstance(node, ast.alias) else last_name(node)
        if name in _LOADING:
            yield getattr(node, "lineno", 1), f"{name} opens what a text names: use ui/markdown"


def guessing_tips(path: str, text: str) -> Found:
    """Find tooltips that are neither a literal without markup nor the result of `plain_tip`."""
    for call, name in calls(text):
        shown = {"setToolTip": call.args[-1:], "showText": call.args[1:2]}.get(name, [])
        for value in shown:
            literal = isinstance(value, ast.Constant) and "<" not in str(value.value)
            wrapped = isinstance(value, ast.Call) and last_name(value.func) == "plain_tip"
            if not (literal or wrapped):
                yield call.lineno, "a tooltip guesses rich text: wrap it in labels.plain_tip"


_HOSTS = ("pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "npmjs" + ".com")
_HOSTS += ("deb.debian" + ".org", "archive.ubuntu" + ".com", "/opt/" + "pypi")
_FOLDERS = ("/ro" + "ot/", "/wo" + "rk/", "/fa" + "rm/", "/tmp/ba" + "sh_jobs")
_HOMES = re.compile("/ho" + r"me/\w" + "|" + r"[A-Za-z]:\\+Us" + r"ers\\+\w")


def foreign_places(path: str, text: str) -> Found:
    for number, line in enumerate(text.splitlines(), 1):
        for name in (*_HOSTS, *_FOLDERS):
            if name in line:
                yield number, f"{name} is a registry or a place on one machine"
        if home := _HOMES.search(line):
            yield number, f"{home.group()} is a place on one machine"


def creating_stores(path: str, text: str) -> Found:
    """Find calls that create a database without treating an existing one as an error."""
    for call, _ in calls(text):
        given = {keyword.arg: getattr(keyword.value, "value", None) for keyword in call.keywords}
        creates = given.get("create_if_missing", False) is not False
        if creates and given.get("error_if_exists") is not True:
            yield call.lineno, "create_if_missing without error_if_exists can hide a lost store"


def deciding_what_was_paid(path: str, text: str) -> Found:
    """Find patterns and checks for the events of calls: each call would be counted in its way."""
    checks = [(node.lineno, node.cls) for node in nodes(text) if isinstance(node, ast.MatchClass)]
    checks += [(call.lineno, call.args[-1]) for call, name in calls(text) if name == "isinstance"]
    for line, checked in checks:
        if any(last_name(part) == "ModelCalled" for part in ast.walk(checked)):
            yield line, "context/model_calls.py says which events are paid calls"


def scanning_stores(path: str, text: str) -> Found:
    for node in nodes(text):
        if isinstance(node, ast.Compare):
            for operator, right in zip(node.ops, node.comparators, strict=True):
                named = last_name(right).lstrip("_") in ("db", "snapshot", "leveldb")
                if isinstance(operator, ast.In | ast.NotIn) and named:
                    yield node.lineno, "`in` on a LevelDB reads all of it: use get()"


_DECIDING = (
    "helix_desktop/context/model_calls.py",
    "helix_desktop/app/inspection/session_requests.py",
)
"""What a failed request was charged is of the request before it, too."""
_SHOWING = {"label": 0, "button": 0, "key_button": 0, "icon_button": 1, "ReadingArea": 1}
_SHOWING |= {"set_words": 1, "show_icon": 2, "switch_button": 0}
_SHOWING |= {"setText": 0, "setToolTip": 0, "setPlaceholderText": 0, "setWindowTitle": 0}
_SHOWING |= {"setAccessibleName": 0, "setAccessibleDescription": 0, "set_text": 0, "addAction": 0}
"""Functions that show text, and the index of the argument with the text."""
_SHOWN_BY_NAME = ("title", "hint", "text", "words", "tip", "placeholder")
_NAMES = {"Helix", "Helix Desktop", "JSON", "SHA-256", "Apache License 2.0"}
"""Names that are the same in every language."""


def untranslated(path: str, text: str) -> Found:
    """Find texts in a human language that are shown without tr()."""
    for call, name in calls(text):
        given = [*call.args[1:3]] if name == "Action" and len(call.args) > 2 else []
        at = _SHOWING.get(name)
        if at is not None:
            given += call.args[at : at + 1]
            given += [keyword.value for keyword in call.keywords if keyword.arg in _SHOWN_BY_NAME]
        for value in given:
            words = _plain_words(value)
            if words:
                yield value.lineno, f"“{words}” is shown without tr()"


def _plain_words(value: ast.expr) -> str:
    match value:
        case ast.Constant(value=str(words)):
            has_words = re.search(r"[^\W\d_]{2}", words) and words.strip(" —·") not in _NAMES
            return words if has_words else ""
        case ast.JoinedStr(values=parts):
            return next(filter(None, map(_plain_words, parts)), "")
        case ast.IfExp(body=one, orelse=other):
            return _plain_words(one) or _plain_words(other)
        case ast.BinOp(left=one, right=other):
            return _plain_words(one) or _plain_words(other)
        case _:
            return ""


def early_words(path: str, text: str) -> Found:
    """Find calls of tr() during a module's import, which would fix the language of that moment."""
    for node in tree(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for call in _at_once(node):
            if last_name(call.func) == "tr":
                yield call.lineno, "tr() is called before there is a language"


def _at_once(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls that run at import, not those in functions that run later."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call):
            yield child
        yield from _at_once(child)


def dead_links(path: str, text: str, *, exists: Callable[[str], bool]) -> list[str]:
    """Return the relative links of a Markdown file whose targets do not exist."""
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    return [link for link in links if "://" not in link and not exists(link)]


def completing_deps(path: str, text: str) -> Found:
    """Find assignments to attributes of an object named `deps`, or of one of its groups."""
    for node in nodes(text):
        targets: list[ast.expr] = []
        match node:
            case ast.Assign(targets=assigned):
                targets = assigned
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                targets = [target]
        parts = [part for target in targets for part in getattr(target, "elts", [target])]
        for owner in (part.value for part in parts if isinstance(part, ast.Attribute)):
            names = {last_name(owner), last_name(getattr(owner, "value", owner))}
            if names & {"deps", "_deps"}:
                yield owner.lineno, "what sessions work with is passed when it is made"


RULES = (
    Rule("no second event loop", lambda path: ui(path) and path != _FIRST_LOOP, nested_loops),
    Rule(
        "labels show text as it is",
        lambda path: ui(path) and path != "helix_desktop/ui/widgets/labels.py",
        guessing_labels,
    ),
    Rule("no text can open anything", ui, loading_texts),
    Rule("tooltips show text as it is", ui, guessing_tips),
    Rule("words go through tr", ui, untranslated),
    Rule("words are looked up when they are shown", ui, early_words),
    Rule("no registry, no place of one machine", anything, foreign_places),
    Rule("a store is created once", package, creating_stores, "create_if_missing"),
    Rule(
        "one place says what was paid",
        lambda path: package(path) and path not in _DECIDING,
        deciding_what_was_paid,
        "ModelCalled",
    ),
    Rule(
        "a store is never read whole by accident",
        package,
        scanning_stores,
        r"\bin \S*(db|snapshot|leveldb)\b",
    ),
    Rule(
        "what sessions work with is complete when it is made",
        python,
        completing_deps,
        r"\b_?deps\.\w",
    ),
)
