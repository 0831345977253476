"""The record of the report: `session report`, and the card of a session that worked alone."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import ArgumentParser
from collections.abc import Sequence

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import declare_session, flag
from helix_desktop.app.feature import Feature, Service, WorkspaceParts


def _declare(parser: ArgumentParser) -> None:
    declare_session(parser)
    flag(parser, "--all", "from the first message (default: from the last one that you typed)")


def _command() -> Run:
    from helix_desktop.features.report.command_report import run_report

    return run_report


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.report.report_reader import SessionReports

    return (Service(SessionReports(parts.store)),)


def _window() -> Sequence[object]:
    from helix_desktop.features.report.window import PARTS

    return PARTS


REPORT = Feature(
    "report",
    commands=(
        CliCommand(
            "session",
            "report",
            "Write what a session did while you were away, as Markdown.",
            _declare,
            _command,
        ),
    ),
    services=_services,
    window=_window,
)
