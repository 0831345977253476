"""The house rules that no linter knows, each as a function from a file to its breaches.

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


@dataclass(frozen=True)
class Rule:
    """A rule: its sentence, the files to which it applies, and the function that finds breaches."""

    sentence: str
    applies: Callable[[str], bool]
    find: Callable[[str, str], Found]

    def breaches(self, path: str, text: str) -> list[str]:
        if not self.applies(path):
            return []
        return [f"{path}:{line}: {complaint}" for line, complaint in self.find(path, text)]


def python(path: str) -> bool:
    return path.endswith(".py")


def package(path: str) -> bool:
    return python(path) and path.startswith("helix_desktop/")


def ours(path: str) -> bool:
    """Return whether a path belongs to the application, its installers, or its documentation."""
    return package(path) or (
        python(path) and path.startswith(("docs/", "packaging/", "requirements/"))
    )


def ui(path: str) -> bool:
    return python(path) and path.startswith("helix_desktop/ui/")


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


_CLASS_WORDS = {"Manager", "Helper", "Handler", "Util", "Utils", "Service", "Data", "Info"}
_MODULES = {"utils", "util", "helpers", "helper", "common", "managers", "manager", "misc"}


def empty_names(path: str, text: str) -> Found:
    for part in path.removesuffix(".py").split("/"):
        if part in _MODULES:
            yield 1, f"a module named {part} says nothing"
    for node in nodes(text):
        if isinstance(node, ast.ClassDef):
            words = set(re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]*", node.name))
            for word in sorted(words & _CLASS_WORDS):
                yield node.lineno, f"{node.name}: the word {word} says nothing"


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


def scanning_stores(path: str, text: str) -> Found:
    for node in nodes(text):
        if isinstance(node, ast.Compare):
            for operator, right in zip(node.ops, node.comparators, strict=True):
                named = last_name(right).lstrip("_") in ("db", "snapshot", "leveldb")
                if isinstance(operator, ast.In | ast.NotIn) and named:
                    yield node.lineno, "`in` on a LevelDB reads all of it: use get()"


_CATCHING = (
    "helix_desktop/engine/task_supervisor.py",
    "helix_desktop/tools/toolbox.py",
    "helix_desktop/store/writer.py",  # one thread commits for many: each caller gets its error
    "helix_desktop/ui/application/event_loop.py",  # threads: each caller gets its error
)


def catching_everything(path: str, text: str) -> Found:
    """Find handlers of all errors, except those of BaseException that end with `raise`."""
    for node in nodes(text):
        if not isinstance(node, ast.ExceptHandler):
            continue
        caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        names = {last_name(item) if item else "everything" for item in caught}
        last = node.body[-1]
        raised_again = isinstance(last, ast.Raise) and last.exc is None
        if names & {"Exception", "everything"} or ("BaseException" in names and not raised_again):
            yield node.lineno, f"except {', '.join(sorted(names))} hides errors: name them"


def silent_modules(path: str, text: str) -> Found:
    if not ast.get_docstring(tree(text)):
        yield 1, "a module says what it is and why in its docstring"


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


_FREE_HAND = (
    "style/canvas",
    "cache/filter_bar",
    "chat/cards/activity_cards",
)
"""Files that may create a painter: brush() itself, and painting of Qt text, arcs, and curves."""


def one_sided(path: str, text: str) -> Found:
    for call, name in calls(text):
        if name == "QPainter" and call.args and "self" in ast.unparse(call.args[0]):
            yield call.lineno, "a painter for left to right only: brush() mirrors"


_BY_TIME = (
    "tests/waiting.py",  # looks at a condition again and again
    "tests/benchmarks/",  # measure times
    "tests/prove/",  # let programs live for a while, and end them at random moments
    "tests/tour/",  # takes pictures once animations have ended
    "tests/peers/fault_modes.py",  # a server that is slow on purpose
    "tests/peers/hostile_server.py",  # a program without the tests' helpers
    "tests/scenarios/served.py",  # a server that streams at a pace
    "tests/scenarios/test_standstill.py",  # measures how long others wait
    "tests/context/texts/test_safe_regex.py",  # measures how long others wait
    "tests/tools/mcp_host/test_changing_servers.py",  # closes at several moments of a start
    "tests/ui/application/test_event_loop.py",  # its subject is the event loop's timers
    "tests/engine/test_races.py",  # simulated time
    "tests/engine/scenarios/test_gate_life.py",  # simulated time
    "tests/fakes/speaker.py",  # simulated time
    "tests/tools/sandbox/windows_trial.py",  # shows that no process of another system is left
)
_LIMITED = {"timeout": 0, "wait": 0, "join": 0, "settimeout": 0, "wait_for": 1}
"""Functions that wait, and the index of the argument with their limit in seconds."""
SHORTEST_LIMIT, SHORTEST_HANG = 10, 60


def waiting_by_time(path: str, text: str) -> Found:
    """Find waits for a time, and limits that a busy machine exceeds.

    A sleep of a minute is no wait: it stands for what never ends.
    """
    for call, name in calls(text):
        owner = last_name(call.func.value) if isinstance(call.func, ast.Attribute) else ""
        if name in ("sleep", "qWait") or (owner, name) == ("qtbot", "wait"):
            seconds = _number(call.args[:1])
            if seconds is None or 0 < seconds < SHORTEST_HANG or name != "sleep":
                yield call.lineno, "waits for a time: wait for a condition (tests/waiting.py)"
            continue
        given = [keyword.value for keyword in call.keywords if keyword.arg == "timeout"]
        if name in _LIMITED:
            given += call.args[_LIMITED[name] :][:1]
        limit = _number(given)
        if limit is not None and 0 < limit < SHORTEST_LIMIT:
            yield call.lineno, "a busy machine needs longer: tests.waiting.LIMIT_SECONDS"


def _number(values: list[ast.expr]) -> float | None:
    match values:
        case [ast.Constant(value=int() | float() as number), *_]:
            return number
        case _:
            return None


def dead_links(path: str, text: str, *, exists: Callable[[str], bool]) -> list[str]:
    """Return the relative links of a Markdown file whose targets do not exist."""
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    return [link for link in links if "://" not in link and not exists(link)]


RULES = (
    Rule("no second event loop", lambda path: ui(path) and path != _FIRST_LOOP, nested_loops),
    Rule(
        "labels show text as it is",
        lambda path: ui(path) and path != "helix_desktop/ui/widgets/labels.py",
        guessing_labels,
    ),
    Rule("no text can open anything", ui, loading_texts),
    Rule("tooltips show text as it is", ui, guessing_tips),
    Rule(
        "painted parts can be mirrored",
        lambda path: (
            ui(path) and path not in [f"helix_desktop/ui/{item}.py" for item in _FREE_HAND]
        ),
        one_sided,
    ),
    Rule("words go through tr", ui, untranslated),
    Rule("words are looked up when they are shown", ui, early_words),
    Rule("names say something", lambda path: ours(path) or path == "tasks.py", empty_names),
    Rule("no registry, no place of one machine", anything, foreign_places),
    Rule("a store is created once", package, creating_stores),
    Rule("a store is never read whole by accident", package, scanning_stores),
    Rule(
        "errors are caught by name",
        lambda path: ours(path) and path not in _CATCHING,
        catching_everything,
    ),
    Rule("every module introduces itself", ours, silent_modules),
    Rule(
        "no test waits for a time",
        lambda path: python(path) and path.startswith("tests/") and not path.startswith(_BY_TIME),
        waiting_by_time,
    ),
)
