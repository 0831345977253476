"""Expressions of `re` repeat no group without going back: Python 3.11.2 matches too much then."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

JUDGING = Path(__file__).resolve().parents[3] / "helix_desktop" / "tools" / "permissions"
_HELD = re.compile(r"\)(?:[*+?]|\{[0-9,]+\})\+")


def held(source: str) -> Iterator[str]:
    """Texts in calls of `re` that repeat a group without going back."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("re."):
            for node in ast.walk(call):
                if isinstance(node, ast.Constant) and _HELD.search(str(node.value)):
                    yield str(node.value)


@pytest.mark.parametrize("path", sorted(JUDGING.glob("*.py")), ids=lambda path: path.stem)
def test_what_judges_a_command_means_the_same_on_every_python(path: Path) -> None:
    assert [*held(path.read_text(encoding="utf-8"))] == []


def test_such_an_expression_is_seen() -> None:
    assert [*held("import re\nx = re.compile(r'(?:a|b)*+c')")] == ["(?:a|b)*+c"]
