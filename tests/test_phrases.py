"""Every text for users can be translated, whole and with its values."""

import ast
import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from string import Formatter

from helix_desktop.domain import errors as domain_errors
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.text import formatting
from translations.source_texts import (
    COUNTED,
    PACKAGE,
    Wording,
    alternatives,
    called,
    errors,
    literal,
    modules,
    source_faults,
    templates,
    tree,
    wordings,
)
from translations.syntax_trees import nodes

UI = Path(formatting.__file__).parent.parent
WORDING = {"retold", "worded", "full_text", "error_parts", "error_text"}
PLAIN = {"Constant", "Name", "Attribute", "Subscript", "Call", "Starred"}
"""The kinds of expression for an error's text: a literal, or a text made elsewhere."""
FLOORS = (
    *("app/", "context/", "domain/", "engine/", "features/", "providers/", "store/", "tools/"),
)
FOR_NO_WINDOW = (
    *(
        "app/acp/",
        "app/commands/",
        "app/profile",
        "app/sessions/line_comments",
        "app/sessions/mention_resolver",
        "app/sessions/restore_notices",
        "app/smoke",
    ),
    *("engine/call_notices", "engine/guide_texts"),
    *("context/taint", "context/texts/", "engine/replay/", "providers/practice/"),
    *("store/search/candidates", "store/search/filters", "tools/agent/", "tools/files/"),
    *(
        "app/ipc/cache_tools",
        "app/ipc/json_rpc",
        "app/ipc/server_session",
        "tools/output_screening",
        "tools/sandbox/launch/network_proxy",
    ),
    *("tools/secrets/", "tools/text/exact_edits", "tools/text/file_search", "tools/tool"),
)
"""Modules whose texts are for models, for programs, or for a terminal."""
_OWN_WORDS = re.compile(
    r"features/(acp/|guests/|lab/lab_page|share/share_page|\w+/(command|feature|tool|window))"
)
"""The same of features; a record has the options of commands, and a window speaks by `tr`."""
FOR_MODELS = {
    "Answer with the word yes.",
    "The provider's own web search, which runs at the provider.",
}
SAYING = frozenset(
    {"detail", "help", "holds", "lacks", "problem", "reason", "reasons", "exclude_problem", "told"}
    | {"why_not_always", "why", "words"}
)
"""Names of arguments and fields with texts for users, which may be less than a sentence."""
LETTERS = 6
_SENTENCE = re.compile(
    r"^(?!SELECT |DELETE |INSERT |UPDATE |CREATE )[A-Z“\"`{].*\s.*[.!?…:]$", re.DOTALL
)
_PLACE = re.compile(r"\{[a-z_]+\}")


def test_every_template_has_a_value_for_each_of_its_places_and_no_other() -> None:
    wrong = [item.where for item in shown_wordings() if not _fits(item)]
    assert wrong == []


def shown_wordings() -> list[Wording]:
    """Errors and phrases, without the texts that only the window says."""
    return [wording for wording in wordings() if wording.name not in ("tr", "plural")]


def _values(wording: Wording) -> set[str]:
    """The names of its values, without the error's own parameters such as `pid`."""
    kind = getattr(domain_errors, wording.name, HelixError)
    own = set(signature(kind).parameters) if wording.is_error else set()
    results = {
        keyword.arg for keyword in wording.call.keywords if keyword.arg and keyword.arg not in own
    }
    return results | {"count"} if wording.name == COUNTED else results


def _fits(wording: Wording) -> bool:
    values = _values(wording)
    if not values:
        return not any(map(_PLACE.search, wording.templates))
    # a text made elsewhere could contain braces
    is_complete = len(wording.templates) == len(
        [part for part in wording.parts if not _empty(part)]
    )
    return (
        is_complete
        and {name for template in wording.templates for name in _places(template)} == values
    )


def _empty(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and part.value == ""


def _places(template: str) -> set[str]:
    fields = list(Formatter().parse(template))
    assert not any(spec or conversion for _, _, spec, conversion in fields), template
    return {name for _, name, _, _ in fields if name is not None}


def test_every_text_of_an_error_is_a_literal_or_was_worded_somewhere_else() -> None:
    odd = [
        f"{item.where} {ast.unparse(part)}"
        for item in shown_wordings()
        for part in item.parts
        if type(part).__name__ not in PLAIN or _is_formatted(part)
    ]
    assert odd == []


def _is_formatted(part: ast.expr) -> bool:
    """Return whether the text is the result of `"…".format(…)`, which is no template any more."""
    return isinstance(part, ast.Call) and called(part.func) == "format"


def test_every_text_stands_where_a_translator_finds_it() -> None:
    assert source_faults() == ()


def test_what_is_said_to_a_user_is_a_phrase() -> None:
    plain = [where for path in modules() if _speaks(path) for where in _unphrased(path)]
    assert plain == []


def _speaks(path: Path) -> bool:
    name = path.relative_to(PACKAGE).as_posix()
    is_spoken = name.startswith(FLOORS) and not name.startswith(FOR_NO_WINDOW)
    return is_spoken and not _OWN_WORDS.match(name)


def _unphrased(path: Path) -> Iterator[str]:
    """Yield texts outside of `Phrase`: sentences, and values of the names in SAYING."""
    read = nodes(tree(path))
    known = {id(node.value) for node in read if isinstance(node, ast.Expr)}
    for node in read:
        if isinstance(node, ast.Call) and called(node.func) in errors() | {"Phrase", COUNTED}:
            known |= {id(part) for item in _given(node) for part in alternatives(item)}
        if isinstance(node, ast.JoinedStr):
            known |= {id(part) for part in ast.walk(node) if part is not node}
    saying = {id(part) for node in read for part in _texts_shown_by(node)}
    for node in read:
        text = _text(node)
        says = id(node) in saying or _SENTENCE.match(text)
        if isinstance(node, ast.expr) and says and id(node) not in known and _tells(text):
            yield f"{path.relative_to(PACKAGE)}:{node.lineno} {text}"


def _given(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def _texts_shown_by(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.keyword(arg=str(name), value=value) if name in SAYING:
            return alternatives(value)
        case ast.FunctionDef(name=name) if name.lstrip("_") in SAYING:
            returned = [item.value for item in ast.walk(node) if isinstance(item, ast.Return)]
            return [part for item in returned if item is not None for part in alternatives(item)]
        case _:
            return []


def _text(node: ast.AST) -> str:
    match node:
        case ast.Constant():
            return literal(node)
        case ast.JoinedStr(values=parts):
            return "".join(literal(part) or "{}" for part in parts)
        case _:
            return ""


def _tells(text: str) -> bool:
    letters = sum(char.isalpha() for char in text)
    return letters >= LETTERS and " " in text.strip() and text not in FOR_MODELS


def test_the_catalogue_holds_errors_and_what_is_told() -> None:
    result = templates()
    assert "There is no workspace {name}." in result
    assert "Outputs larger than this are shortened before they enter the context." in result
    assert "`{name}` {trouble}." in result


def test_the_window_shows_no_error_in_words_that_it_did_not_translate() -> None:
    plain = [where for path in window_modules() for where in _untold(path)]
    assert plain == []


def window_modules() -> list[Path]:
    return sorted([*UI.rglob("*.py"), *(PACKAGE / "features").glob("*/window*.py")])


def _untold(path: Path) -> list[str]:
    if path == Path(formatting.__file__):
        return []
    results = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ExceptHandler) and node.name and _of_ours(node.type):
            worded = {id(part) for wording in _wordings(node) for part in ast.walk(wording)}
            results += [
                f"{path.relative_to(PACKAGE)}:{item.lineno}"
                for item in ast.walk(node)
                if isinstance(item, ast.expr) and _shows(item, node.name) and id(item) not in worded
            ]
    return results


def _of_ours(kind: ast.expr | None) -> bool:
    names = {node.id for node in ast.walk(kind) if isinstance(node, ast.Name)} if kind else set()
    return bool(names & errors())


def _wordings(handler: ast.ExceptHandler) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(handler)
        if isinstance(node, ast.Call) and called(node.func) in WORDING
    ]


def _shows(node: ast.AST, name: str) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id=of), attr="message" | "hint" | "told"):
            return of == name
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=of)]):
            return of == name
        case ast.FormattedValue(value=ast.Name(id=of)):
            return of == name
        case _:
            return False
