"""The record of the memory: lines that every later session of a workspace begins with."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import (
    declare_lines,
    declare_listing,
    declare_numbers,
    declare_place,
)
from helix_desktop.app.feature import Feature, Service, Services, WorkspaceParts

if TYPE_CHECKING:
    from helix_desktop.domain.cache import SessionId
    from helix_desktop.domain.ports import Tool


def _declare_restore(parser: ArgumentParser) -> None:
    parser.add_argument("version", metavar="N", type=int, help="as `memory history` lists it")
    declare_place(parser)


def _command() -> Run:
    from helix_desktop.features.memory.command_memory import run_memory

    return run_memory


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.memory.workspace_memory import WorkspaceMemory

    kept = WorkspaceMemory(parts.home, parts.store, parts.base)
    kept.load()
    return (
        Service(kept, guides=kept.guides, memory=lambda: kept.memory, on_rewound=kept.note_rewind),
    )


def _tools(services: Services, session: "SessionId") -> "Sequence[Tool]":
    from helix_desktop.features.memory.tool_remember import Remember
    from helix_desktop.features.memory.workspace_memory import WorkspaceMemory

    return (Remember(partial(services[WorkspaceMemory].remember, session)),)


def _window() -> Sequence[object]:
    from helix_desktop.features.memory.window import PARTS

    return PARTS


MEMORY = Feature(
    "memory",
    nouns={"memory": "List and change what every session of a workspace begins with."},
    commands=(
        CliCommand(
            "memory",
            "list",
            "List what every session of a workspace begins with.",
            declare_listing,
            _command,
        ),
        CliCommand(
            "memory", "history", "List the versions, newest first.", declare_listing, _command
        ),
        CliCommand("memory", "add", "Add lines.", declare_lines, _command),
        CliCommand(
            "memory", "remove", "Remove lines, by number as listed.", declare_numbers, _command
        ),
        CliCommand(
            "memory", "restore", "Bring the lines of a version back.", _declare_restore, _command
        ),
    ),
    services=_services,
    tools=_tools,
    window=_window,
)
