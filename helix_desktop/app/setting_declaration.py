"""How a setting is declared: key, default, range, help, and its row in a form."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase

Value = str | int | float | bool


class FormRow(Struct, frozen=True):
    """The row of a setting in a form: the key of its page, its group there, and its texts.

    `words` are the labels of the choices, one each: phrases, or names that are the same in every
    language; without them the values are shown. `menu` lists the choices in a menu.
    """

    page: str
    group: Phrase
    title: Phrase
    below: Phrase = Phrase("")
    words: tuple[str, ...] = ()
    unit: Phrase = Phrase("")
    menu: bool = False
    system: str = ""
    """The only system (`sys.platform`) with this row; "" for all."""


class Setting(Struct, frozen=True):
    """One declared setting; without a `row`, no form shows it."""

    key: str
    default: Value
    help: str
    choices: tuple[Value, ...] = ()
    low: float | None = None
    high: float | None = None
    row: FormRow | None = None
    check: Callable[[object], None] | None = None
    """Raises SettingsError for a value that can't be used."""


class SettingValues(Protocol):
    """The values of all settings, by key."""

    def text(self, key: str) -> str: ...
    def number(self, key: str) -> int: ...
    def flag(self, key: str) -> bool: ...

    def set(self, key: str, value: Value) -> None:
        """Check and save a value."""
