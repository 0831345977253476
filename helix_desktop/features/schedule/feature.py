"""The record of schedules: entries of the system's own scheduler that run `ask`."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import REMAINDER, ArgumentParser

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import json_flag, text_option
from helix_desktop.app.feature import Feature


def _declare(parser: ArgumentParser) -> None:
    text_option(parser, "--at", "run once, at the next HH:MM or YYYY-MM-DD HH:MM", metavar="TIME")
    text_option(
        parser,
        "--every",
        "run again and again: day 07:30, mon-fri 07:30, or mon,thu 07:30",
        metavar="TIME",
    )
    parser.add_argument(
        "--remove", metavar="N", type=int, help="remove an entry, by number as listed"
    )
    json_flag(parser)
    parser.add_argument(
        "ask",
        metavar="PROMPT ...",
        nargs=REMAINDER,
        help="the prompt and the options of `ask`, which runs in the current folder",
    )


def _command() -> Run:
    from helix_desktop.features.schedule.command_schedule import run_schedule

    return run_schedule


SCHEDULE = Feature(
    "schedule",
    commands=(
        CliCommand(
            "session",
            "schedule",
            "Have the system run `ask` at a time; list and remove what it runs.",
            _declare,
            _command,
        ),
    ),
)
