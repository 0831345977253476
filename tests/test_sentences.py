"""What the floors below the window say to a person is known to the window, whole."""

import ast
from pathlib import Path

from helix_desktop.ui.text import formatting
from tests.sentences import BUT, FILE, NOT_FOR_A_WINDOW, PACKAGE, errors, gathered, unknown, written

UI = Path(formatting.__file__).parent
WORDING = {"retold", "worded", "told"}


def test_every_sentence_that_is_said_to_a_person_is_filed() -> None:
    now = FILE.read_text(encoding="utf-8")
    assert now == written(gathered()), "python -m tests.sentences writes the list anew"


def test_what_is_left_out_or_taken_in_by_its_place_is_there() -> None:
    for place in (*BUT, *NOT_FOR_A_WINDOW):
        assert list((PACKAGE / place).parent.glob(f"{(PACKAGE / place).name}*")), place


def test_every_text_of_an_error_can_be_read_in_its_source() -> None:
    assert unknown() == []


def test_the_window_shows_no_error_in_words_that_it_did_not_translate() -> None:
    plain = [where for path in sorted(UI.rglob("*.py")) for where in _untold(path)]
    assert plain == []


def _untold(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if path == Path(formatting.__file__):
        return []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and node.name and _of_ours(node.type):
            told = {id(part) for each in _wordings(node) for part in ast.walk(each)}
            found += [
                f"{path.relative_to(UI)}:{each.lineno}"
                for each in ast.walk(node)
                if _shows(each, node.name) and id(each) not in told
            ]
    return found


def _of_ours(kind: ast.expr | None) -> bool:
    names = {each.id for each in ast.walk(kind) if isinstance(each, ast.Name)} if kind else set()
    return bool(names & errors())


def _wordings(handler: ast.ExceptHandler) -> list[ast.Call]:
    return [
        each
        for each in ast.walk(handler)
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Name)
        and each.func.id in WORDING
    ]


def _shows(node: ast.AST, name: str) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id=of), attr="message" | "hint"):
            return of == name
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=of)]):
            return of == name
        case ast.FormattedValue(value=ast.Name(id=of)):
            return of == name
        case _:
            return False
