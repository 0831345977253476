"""A page made of declared settings: each kind has its control, and what is chosen is kept."""

import sys

from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QPushButton

from helix_desktop.app.setting_declaration import FormRow, Setting
from helix_desktop.app.settings import Settings, all_settings
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.ui.settings.application_pages import (
    AppearancePage,
    GeneralPage,
    NotificationsPage,
)
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    DeclaredPage,
)
from helix_desktop.ui.widgets.choices import SegmentedControl
from helix_desktop.ui.widgets.fields import NumberField, TextField
from tests.ui.settings.conftest import Opened, Window, ended, shown_in
from tests.waiting import until

BY_KEY = {setting.key: setting for setting in all_settings()}


def shown(key: str, group: str) -> Setting:
    words = (Phrase("{group}", group=group), Phrase("The {key}", key=key), Phrase("below it"))
    return replace(BY_KEY[key], row=FormRow("general", *words))


SHOWN = (
    shown("sidebar_width", "one"),
    shown("reopen", "one"),
    shown("appearance", "two"),
    shown("last_model", "one"),
)


class Page(DeclaredPage):
    """The general page with other settings."""

    key = "general"


def saved_settings(context: SettingsContext) -> Settings:
    return Settings(context.container.paths.settings)


def test_each_kind_of_setting_has_its_control_in_its_group(
    context: SettingsContext, window: Window
) -> None:
    page = shown_in(window, Page(context, declared=SHOWN))
    kinds = {key: type(control) for key, control in page.controls.items()}
    assert kinds == {
        "sidebar_width": NumberField,
        "reopen": QPushButton,
        "appearance": SegmentedControl,
        "last_model": TextField,
    }
    groups = {group.title: [row.words.name() for row in group.rows] for group in page.widget.groups}
    assert groups == {
        "one": ["The sidebar_width", "The reopen", "The last_model"],
        "two": ["The appearance"],
    }
    assert page.filter("the last") == 1


async def test_what_is_chosen_or_typed_is_kept(context: SettingsContext, window: Window) -> None:
    page = shown_in(window, Page(context, declared=SHOWN))
    width, model = page.controls["sidebar_width"], page.controls["last_model"]
    assert width.text() == "248"
    width.entered.emit("300")
    await until(lambda: saved_settings(context).number("sidebar_width") == 300)
    model.entered.emit("own/some-model")
    await until(lambda: saved_settings(context).text("last_model") == "own/some-model")
    page.choices["appearance"].choose("dark")
    await until(lambda: saved_settings(context).text("appearance") == "dark")
    await ended(context)


async def test_an_invalid_number_is_refused_and_not_saved(
    context: SettingsContext, window: Window
) -> None:
    page = shown_in(window, Page(context, declared=SHOWN))
    width = page.controls["sidebar_width"]
    refused = QSignalSpy(context.bridge.refused)
    for wrong in ("12", "many", ""):
        width.entered.emit(wrong)
        assert width.property("wrong")
    assert refused.count() == 3
    width.entered.emit("200")
    assert not width.property("wrong")
    await until(lambda: saved_settings(context).number("sidebar_width") == 200)
    await ended(context)


async def test_every_row_that_is_declared_stands_on_a_page_that_is_there(settings: Opened) -> None:
    room = settings.room
    room.open()
    pages = [room.current_view.page(key) for key in room.current_view.nav.rows]
    declared = [page for page in pages if isinstance(page, DeclaredPage)]
    assert [type(page) for page in declared] == [GeneralPage, AppearancePage, NotificationsPage]
    results = {key for page in declared for key in page.controls}
    rows = {setting.key: setting.row for setting in all_settings() if setting.row is not None}
    assert results == {key for key, row in rows.items() if row.system in ("", sys.platform)}


async def test_a_value_that_changed_elsewhere_is_shown_when_the_page_is_opened_again(
    context: SettingsContext, window: Window
) -> None:
    pages = [shown_in(window, Page(context, declared=SHOWN)) for _ in range(2)]
    switch, width = pages[0].controls["reopen"], pages[0].controls["sidebar_width"]
    switch.click()
    await until(lambda: not saved_settings(context).flag("reopen"))
    width.entered.emit("300")
    await until(lambda: saved_settings(context).number("sidebar_width") == 300)
    pages[1].enter()
    other, wide = pages[1].controls["reopen"], pages[1].controls["sidebar_width"]
    assert not other.isChecked()
    assert wide.text() == "300"
    await ended(context)


async def test_the_shell_for_commands_is_chosen_on_windows_only(
    context: SettingsContext, window: Window
) -> None:
    assert "windows_shell" not in Page(context, system="linux").rows
    page = shown_in(window, Page(context, system="win32"))
    assert page.rows["windows_shell"].words.name() == "Shell for commands"
    page.choices["windows_shell"].chosen.emit("powershell")
    await until(lambda: saved_settings(context).text("windows_shell") == "powershell")
