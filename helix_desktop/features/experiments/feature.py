"""The record of experiments: a recorded request is sent once more, and the answers compared."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import ArgumentParser
from collections.abc import Sequence

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import declare_session, flag, number_option, text_option
from helix_desktop.app.feature import Feature, Service, WorkspaceParts


def _declare(parser: ArgumentParser) -> None:
    declare_session(parser)
    number_option(parser, "--request", "send the Nth request once more")
    parser.add_argument(
        "--without",
        metavar="BLOCK",
        type=int,
        action="append",
        default=[],
        help="leave a block out, by its number; may be repeated",
    )
    text_option(parser, "--model", "ask this model, as PROVIDER/MODEL", metavar="NAME")
    flag(parser, "--send", "send it (default: list its blocks and the price)")
    number_option(parser, "--show", "show both answers of the Nth experiment")


def _command() -> Run:
    from helix_desktop.features.experiments.command_experiment import run_experiment

    return run_experiment


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.experiments.experiments import Experiments

    return (Service(Experiments(parts.runners.of, parts.sessions, parts.store, parts.askable)),)


def _window() -> Sequence[object]:
    from helix_desktop.features.experiments.window import PARTS

    return PARTS


EXPERIMENTS = Feature(
    "experiments",
    commands=(
        CliCommand(
            "session",
            "experiment",
            "Send a recorded request once more, and compare the answers.",
            _declare,
            _command,
        ),
    ),
    services=_services,
    window=_window,
)
