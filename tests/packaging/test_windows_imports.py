"""Nothing that Windows lacks is touched while the application is imported.

lacking_on_windows.txt is what a CPython 3.11 for Windows has not, of the modules named in it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from installers.place import ROOT
from translations.syntax_trees import parsed

LACKING = frozenset((Path(__file__).with_name("lacking_on_windows.txt")).read_text().split())
OWN = {name.partition(".")[0] for name in LACKING}
MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog"} | {
    *("termios", "tty", "crypt", "curses", "nis", "ossaudiodev"),
}
SOURCES = sorted((ROOT / "helix_desktop").rglob("*.py"))


def at_import(nodes: list[ast.stmt]) -> Iterator[ast.AST]:
    """What runs when a module is imported: no bodies of functions, nothing asked of the system."""
    for node in nodes:
        if isinstance(node, ast.If) and "platform" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
                if part is not None:
                    yield from ast.walk(part)
        elif isinstance(node, ast.ClassDef | ast.If | ast.Try | ast.With):
            yield from at_import(
                [each for each in ast.iter_child_nodes(node) if isinstance(each, ast.stmt)]
            )
        else:
            yield from (each for each in ast.walk(node) if not isinstance(each, ast.Lambda))


def breaches(text: str) -> list[str]:
    found = []
    for node in at_import(parsed(text).body):
        match node:
            case ast.Import(names=names):
                found += [each.name for each in names if each.name in MODULES]
            case ast.ImportFrom(module=str(module), names=names):
                found += [module] if module in MODULES else []
                found += [
                    f"{module}.{each.name}" for each in names if f"{module}.{each.name}" in LACKING
                ]
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if f"{owner}.{name}" in LACKING:
                found.append(f"{owner}.{name}")
    return found


def test_no_module_needs_another_system_to_be_imported() -> None:
    found = {str(path.relative_to(ROOT)): breaches(path.read_text("utf-8")) for path in SOURCES}
    assert {path: names for path, names in found.items() if names} == {}
    assert len(SOURCES) > 400


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("import fcntl", ["fcntl"]),
        ("import os\nFLAGS = os.O_RDONLY | os.O_DIRECTORY", ["os.O_DIRECTORY"]),
        ("from signal import SIGKILL", ["signal.SIGKILL"]),
        ("def end(number=signal.SIGKILL): ...", ["signal.SIGKILL"]),
        ("class A:\n    KIND = socket.AF_UNIX", ["socket.AF_UNIX"]),
        ("import sys\nif sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl", []),
        ("def end():\n    os.killpg(1, signal.SIGKILL)", []),
        ("FLAG = getattr(os, 'O_NOFOLLOW', 0)", []),
    ],
)
def test_a_breach_is_found_where_it_is_one(text: str, names: list[str]) -> None:
    assert breaches(text) == names
