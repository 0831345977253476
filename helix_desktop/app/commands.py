"""The subcommands: one entry each. What does not work yet is not offered."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from helix_desktop.app.paths import Paths

Say = Callable[[str], None]
"""Writes one line for the person."""


@dataclass(frozen=True, slots=True)
class Command:
    """One word after `helix-desktop`; `run` returns the exit status."""

    name: str
    help: str
    declare: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, Paths, Say], int]


COMMANDS: tuple[Command, ...] = ()
