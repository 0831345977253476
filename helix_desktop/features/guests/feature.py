"""The record of guests: agents of other programs, which can be chosen like models."""

# ruff: noqa: PLC0415  a record imports when it is asked

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import (
    CommandAfterName,
    add_lists,
    declare_json,
    text_option,
)
from helix_desktop.app.feature import Feature, Service, WorkspaceParts
from helix_desktop.domain.phrase import Phrase

if TYPE_CHECKING:
    from helix_desktop.app.models.guest_port import KnownGuests
    from helix_desktop.app.setting_declaration import Setting
    from helix_desktop.domain.llm import Usage

RECORD_GUESTS = "record_guests"


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="short name")


def _declare_add(parser: ArgumentParser) -> None:
    _declare(parser)
    _declare_options(parser)
    parser.add_argument(
        "reached", metavar="COMMAND", action=CommandAfterName, declare=_declare_options
    )


def _declare_options(added: ArgumentParser) -> None:
    text_option(added, "--title", "its name in menus", metavar="TEXT")
    add_lists(
        added,
        ("--settings", "PATH", "its own files below your home folder, which it may write"),
        ("--env", "NAME=VALUE", "a variable of its environment; no keys"),
        ("--key", "NAME", "a variable with a key, which is passed on to it"),
    )
    text_option(added, "--upstream", "where its requests go, to record them", metavar="URL")
    text_option(added, "--address", "the variable that names that address", metavar="NAME")


def _command() -> Run:
    from helix_desktop.features.guests.command_guests import run_guests

    return run_guests


def _settings() -> "Sequence[Setting]":
    from helix_desktop.app.setting_declaration import FormRow, Setting

    row = FormRow(
        "general",
        Phrase("Agents of other programs"),
        Phrase("Record their requests"),
        Phrase("So that Context shows what they read. Works with API keys, not subscriptions"),
    )
    about = Phrase("Record the requests that agents of other programs send to their models.")
    return (Setting(RECORD_GUESTS, True, about, row=row),)


def _guests(config: Path, environ: Mapping[str, str]) -> "KnownGuests":
    from helix_desktop.features.guests.guest_programs import GuestPrograms

    return GuestPrograms(config, environ)


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.app.models.sent_pictures import SentPictures
    from helix_desktop.domain.costs import call_cost
    from helix_desktop.features.guests.guest_programs import GuestPrograms
    from helix_desktop.features.guests.guests import Guests

    registry, programs = parts.registry, parts.registry.guests
    assert isinstance(programs, GuestPrograms), "they are those of this feature"

    def cost_of(vendor: str, model: str, usage: "Usage | None") -> float | None:
        return call_cost(usage, registry.find(f"{vendor}/{model}").llm) if vendor else None

    guests = Guests(
        parts.sessions,
        parts.programs,
        programs=programs,
        environ=parts.environ,
        learn=registry.learn_of_guest,
        records=lambda: parts.settings.flag(RECORD_GUESTS),
        cost_of=cost_of,
        pictures=SentPictures(parts.store),
    )
    return (Service(guests, take=guests.take, guests=guests),)


GUESTS = Feature(
    "guests",
    nouns={"guest": "Agents of other programs that can be chosen like models."},
    commands=(
        CliCommand(
            "guest",
            "list",
            "List agents of other programs that can be chosen like models.",
            declare_json,
            _command,
        ),
        CliCommand(
            "guest",
            "add",
            "Add an agent that speaks ACP on its standard input.",
            _declare_add,
            _command,
        ),
        CliCommand(
            "guest",
            "approve",
            "Use an agent's program as it is found now.",
            _declare,
            _command,
        ),
        CliCommand("guest", "remove", "Remove an agent that you added.", _declare, _command),
    ),
    settings=_settings,
    services=_services,
    guests=_guests,
)
