"""ARCHITECTURE.md tells a message's way with names that exist."""

import ast
import re
from itertools import chain

import pytest

from tests.docs.commands import ROOT

PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## A message in 20 steps")[2].partition("\n## ")[0]
PACKAGE = ROOT / "helix_desktop"
NAMES = re.findall(r"`([A-Za-z_]+(?:\.[a-z_]+)?)`", SECTION)
PATHS = re.findall(r"`([a-z_]+/[a-z_/]+\.py)`", PAGE)


def assigned_names(body: list[ast.stmt]) -> set[str]:
    targets = chain.from_iterable(
        statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for statement in body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
    )
    return {target.id for target in targets if isinstance(target, ast.Name)}


def defined_names() -> set[str]:
    """Every top-level name of the package, and every name in a class as `Class.name`."""
    names: set[str] = set()
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    for path in PACKAGE.rglob("*.py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names |= assigned_names(body)
        names |= {node.name for node in body if isinstance(node, functions | ast.ClassDef)}
        for node in body:
            if isinstance(node, ast.ClassDef):
                members = {part.name for part in node.body if isinstance(part, functions)}
                members |= assigned_names(node.body)
                names |= {f"{node.name}.{member}" for member in members}
    return names


def test_a_message_has_twenty_steps_and_each_names_a_function() -> None:
    steps = re.findall(r"^(\d+)\. .*`[A-Za-z_.]+`", SECTION, re.MULTILINE)
    assert [int(step) for step in steps] == list(range(1, 21))


@pytest.mark.slow
def test_every_class_and_function_on_the_way_of_a_message_exists() -> None:
    assert len(NAMES) >= 30
    assert set(NAMES) - defined_names() == set()


@pytest.mark.parametrize("path", PATHS)
def test_every_file_that_the_architecture_names_exists(path: str) -> None:
    assert (PACKAGE / path).is_file() or (ROOT / path).is_file()
