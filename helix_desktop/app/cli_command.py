"""The record of a command; `commands/table.py` and the features list them."""

from argparse import ArgumentParser
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeAlias

Run: TypeAlias = Callable[..., int | Coroutine[Any, Any, int]]
"""Takes the options, the paths, and `say`; also `stopped`, if Ctrl+C stops it without harm."""


class CliCommand(NamedTuple):
    """A noun and a verb after `helix-desktop`, or a noun alone; `load` imports what runs it."""

    noun: str
    verb: str
    help: str
    declare: Callable[[ArgumentParser], None]
    load: Callable[[], Run]

    @property
    def words(self) -> str:
        return f"{self.noun} {self.verb}".rstrip()
