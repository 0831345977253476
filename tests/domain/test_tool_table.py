"""The table of tools: every tool is in it, and one that is not asks and taints."""

import importlib
import pkgutil
from pathlib import Path

from helix_desktop import features
from helix_desktop.context.texts.todo_list import TodoArguments
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.tool_table import (
    FIND_TOOLS,
    TOOLS,
    USE_TOOL,
    ToolEffect,
    declared_tool,
)
from helix_desktop.tools import agent
from helix_desktop.tools.tool import tool_spec

ICONS = Path(__file__).parents[2] / "resources" / "icons"


def declared_names() -> set[str]:
    """The tools that modules declare."""
    result = set()
    modules = [
        *(module.name for module in pkgutil.iter_modules(agent.__path__, f"{agent.__name__}.")),
        *(
            module.name
            for module in pkgutil.walk_packages(features.__path__, f"{features.__name__}.")
            if module.name.rpartition(".")[2].startswith("tool_")
        ),
    ]
    for module in modules:
        for kind in vars(importlib.import_module(module)).values():
            spec = getattr(kind, "spec", None)
            if isinstance(kind, type) and isinstance(spec, ToolSpec):
                result.add(spec.name)
    return result


def test_every_tool_has_a_line_and_every_line_a_tool() -> None:
    assert declared_names() | {FIND_TOOLS, USE_TOOL} == set(TOOLS)


def test_every_tool_of_the_table_has_an_icon_that_is_there() -> None:
    for name in (*TOOLS, "none of ours"):
        assert (ICONS / f"{declared_tool(name).icon}.svg").is_file(), name


def test_a_tool_that_is_in_no_line_asks_and_taints() -> None:
    unknown = declared_tool("none of ours")
    assert unknown.effect is ToolEffect.ANYTHING
    assert unknown.taints
    assert not unknown.parallel


def test_a_tool_that_is_in_no_line_is_told_as_one_that_changes_something() -> None:
    spec = tool_spec("none of ours", "", TodoArguments)
    assert not spec.reads_only
    assert not spec.parallel
    assert not spec.says_it_reads
