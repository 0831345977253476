"""The record of staying awake: a computer that works for a session does not fall asleep."""

# ruff: noqa: PLC0415  a record imports when it is asked

from collections.abc import Sequence
from typing import TYPE_CHECKING

from helix_desktop.app.feature import Feature, Service, WorkspaceParts
from helix_desktop.domain.phrase import Phrase

if TYPE_CHECKING:
    from helix_desktop.app.setting_declaration import Setting

STAY_AWAKE = "stay_awake"
ALWAYS, MAINS, NEVER = "always", "mains", "never"


def _settings() -> "Sequence[Setting]":
    from helix_desktop.app.setting_declaration import FormRow, Setting

    return (
        Setting(
            STAY_AWAKE,
            MAINS,
            Phrase("Keep the computer awake while a session works."),
            choices=(ALWAYS, MAINS, NEVER),
            row=FormRow(
                "general",
                Phrase("Long work"),
                Phrase("Stay awake while a session works"),
                Phrase("The screen may go dark. Closing the lid still lets the computer sleep"),
                words=(
                    Phrase("Always", "stay awake"),
                    Phrase("When plugged in"),
                    Phrase("Never", "stay awake"),
                ),
            ),
        ),
    )


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.awake.holds import hold_awake, is_plugged_in
    from helix_desktop.features.awake.stay_awake import StayAwake

    def wanted() -> bool:
        choice = parts.settings.text(STAY_AWAKE)
        return choice == ALWAYS or (choice == MAINS and is_plugged_in())

    awake = StayAwake(
        parts.base.supervisor,
        parts.base.later,
        wanted=wanted,
        hold=lambda: hold_awake(parts.environ, parts.base.supervisor.spawn),
    )
    return (Service(awake, take=awake.take, close=awake.close),)


AWAKE = Feature("awake", settings=_settings, services=_services)
