"""The record of sharing: a session as a page, as Markdown, or as a file for another Helix."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import ArgumentParser
from collections.abc import Sequence

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import declare_session, file_option, flag
from helix_desktop.app.feature import Feature, Service, WorkspaceParts


def _declare(parser: ArgumentParser) -> None:
    declare_session(parser)
    file_option(parser, "--html", "write a page to show; secrets are masked, and listed here")
    file_option(parser, "--markdown", "write Markdown; secrets are masked, and listed here")
    file_option(parser, "--jsonl", "write the exact history, which `session import` reads")
    flag(parser, "--with-secrets", "write --jsonl even if it holds what looks like secrets")


def _command() -> Run:
    from helix_desktop.features.share.command_share import run_share

    return run_share


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.share.session_sharing import SessionSharing

    return (Service(SessionSharing(parts.store, parts.learn_keys)),)


def _window() -> Sequence[object]:
    from helix_desktop.features.share.window import PARTS

    return PARTS


SHARE = Feature(
    "share",
    commands=(
        CliCommand(
            "session",
            "share",
            "Write a session as a page to show, as Markdown, or as JSONL.",
            _declare,
            _command,
        ),
    ),
    services=_services,
    window=_window,
)
