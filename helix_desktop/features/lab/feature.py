"""The record of the lab: sessions of others are imported, and compared under policies."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import (
    declare_place,
    declare_some_session,
    file_option,
    flag,
    json_flag,
    text_option,
)
from helix_desktop.app.feature import Feature, Service, WorkspaceParts


def _declare_import(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source",
        metavar="FILE",
        nargs="?",
        type=Path,
        help="a file with sessions of another program, or of Helix (`session share --jsonl`)",
    )
    declare_place(parser)
    _declare_program(
        parser,
        "only sessions of claude-code, codex, opencode, gemini-cli, or messages (lists of "
        "messages as JSON)",
    )
    flag(parser, "--found", "find the sessions of other programs for the project folder")
    parser.add_argument(
        "--list",
        dest="only_list",
        action="store_true",
        help="list the sessions with what can't come along; import nothing",
    )
    text_option(
        parser, "--only", "only the session that has this ID in the other program", metavar="ID"
    )
    json_flag(parser)


def _declare_program(parser: ArgumentParser, text: str) -> None:
    parser.add_argument("--from", dest="program", metavar="PROGRAM", default="", help=text)


def _declare_lab(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="sessions of other programs, or folders with them (default: their usual places)",
    )
    declare_some_session(parser, "of Helix; with --own, default: the newest ones")
    flag(parser, "--own", "the sessions of Helix in this place instead, also with agents")
    _declare_program(parser, "only sessions of PROGRAM")
    parser.add_argument(
        "--last", metavar="N", type=int, default=20, help="the newest N sessions (default: 20)"
    )
    file_option(parser, "--html", "write a page to show")
    file_option(parser, "--figures", "write the figures as JSON")


def _import() -> Run:
    from helix_desktop.features.lab.command_session_import import run_import

    return run_import


def _lab() -> Run:
    from helix_desktop.features.lab.command_lab import run_lab

    return run_lab


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.lab.policy_trials import PolicyTrials
    from helix_desktop.features.lab.session_import import SessionImports

    imports = SessionImports(
        parts.store, parts.base, parts.runners, parts.archive, environ=parts.environ
    )
    trials = PolicyTrials(parts.sessions, parts.store, paths=parts.paths)
    return Service(imports), Service(trials, close=trials.close)


def _window() -> Sequence[object]:
    from helix_desktop.features.lab.window import PARTS

    return PARTS


LAB = Feature(
    "lab",
    commands=(
        CliCommand(
            "session",
            "import",
            "Import sessions of other programs, or of another Helix.",
            _declare_import,
            _import,
        ),
        CliCommand(
            "policy",
            "lab",
            "Compare recorded sessions with the presets of Helix.",
            _declare_lab,
            _lab,
        ),
    ),
    services=_services,
    window=_window,
)
