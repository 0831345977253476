"""Appearance, shortcuts, data and about: what is chosen holds at once and is kept."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from helix_desktop import __version__
from helix_desktop.app.container import AppContainer
from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, load_key_bindings
from helix_desktop.ui.settings.application_pages import (
    AboutPage,
    AppearancePage,
    GeneralPage,
    OpenUrl,
    ShortcutsPage,
    StoragePage,
)
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.style.theme import Theme
from tests.ui.painted_texts import painted_texts
from tests.ui.settings.conftest import Opened, Window, ended, shown_in
from tests.waiting import until


def saved_settings(context: SettingsContext) -> Settings:
    return Settings(context.container.paths.settings)


async def test_a_changed_appearance_is_applied_and_saved(
    context: SettingsContext, window: Window
) -> None:
    page = shown_in(window, AppearancePage(context))
    page.appearance.choose("light")
    assert not Theme.applied.dark
    await until(lambda: saved_settings(context).text("appearance") == "light")
    page.zoom.choose("125")
    await until(lambda: saved_settings(context).number("zoom") == 125)
    assert Theme.applied.zoom == 125
    assert "next start" not in page._zoom_words.below()
    Theme.applied.set_zoom(100)
    assert page.zoom.choice() == "100"
    await ended(context)


async def test_a_changed_switch_is_saved(context: SettingsContext, window: Window) -> None:
    page = shown_in(window, GeneralPage(context))
    switch = page.controls["reopen"]
    assert switch.isChecked()
    switch.click()
    await until(lambda: not saved_settings(context).flag("reopen"))
    await ended(context)


@pytest.fixture
def shortcuts(context: SettingsContext, window: Window) -> ShortcutsPage:
    done: list[str] = []
    for name, keys in (("one", "Ctrl+1"), ("two", "Ctrl+2"), ("three", "")):
        action = Action(name, name.title(), "Group", lambda name=name: done.append(name), keys=keys)
        context.actions().add(action)
    return shown_in(window, ShortcutsPage(context))


def press(page: ShortcutsPage, action: str, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    field = page.fields[action]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClick(field, key, modifier)


def row_of(page: ShortcutsPage, action: str) -> SettingRow:
    return page._rows[action]


async def test_a_shortcut_too_long_for_its_field_is_cut_at_its_end(
    shortcuts: ShortcutsPage,
) -> None:
    field, keys = shortcuts.fields["one"], "Ctrl+Alt+Shift+Meta+Media Play"
    field.show_keys(keys)
    (text,) = painted_texts(field)
    assert text.startswith("Ctrl+Alt")
    assert text.endswith("…")
    assert keys in field.accessibleName()


async def test_a_shortcut_that_was_pressed_holds_and_is_kept(
    context: SettingsContext, shortcuts: ShortcutsPage
) -> None:
    press(shortcuts, "three", Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert context.actions().keys_of("three") == "Ctrl+G"
    await until(lambda: load_key_bindings(saved_settings(context)) == {"three": "Ctrl+G"})
    row_of(shortcuts, "three").undone.emit()
    assert context.actions().keys_of("three") == ""
    await until(lambda: load_key_bindings(saved_settings(context)) == {})
    press(shortcuts, "one", Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert context.actions().keys_of("one") == ""
    await ended(context)


async def test_two_actions_with_the_same_keys_name_each_other(
    context: SettingsContext, shortcuts: ShortcutsPage
) -> None:
    press(shortcuts, "one", Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert "Two" in row_of(shortcuts, "one").words.below()
    assert "One" in row_of(shortcuts, "two").words.below()
    row_of(shortcuts, "one").undone.emit()
    assert row_of(shortcuts, "two").words.below() == ""
    await ended(context)


def test_invalid_shortcuts_in_the_settings_file_are_ignored(context: SettingsContext) -> None:
    for nonsense in ("no json", "[1]", '{"a": 1}'):
        context.container.settings.set("shortcuts", nonsense)
        assert load_key_bindings(context.container.settings) == {}


def storage_page(
    context: SettingsContext, workspace: OpenWorkspace, open_url: OpenUrl = lambda _url: True
) -> StoragePage:
    return StoragePage(
        context, workspace.settings, workspace.cache, workspace.copies, open_url=open_url
    )


async def test_damaged_files_are_listed_until_they_are_acknowledged(
    context: SettingsContext, window: Window, settings: Opened
) -> None:
    config = context.container.paths.config
    (config / "permissions.unreadable.json").write_text("{")
    page = shown_in(window, storage_page(context, settings.open_workspace))
    page.enter()
    await until(page.damaged.isVisible)
    assert "so Helix asks before every call" in page.damaged.words.below()
    page.acknowledging.click()
    await until(lambda: not page.damaged.isVisible())
    assert (config / "permissions.unreadable.json.seen").read_text() == "{"


@pytest.mark.seen
async def test_an_open_workspace_is_copied_and_checked(
    context: SettingsContext, window: Window, settings: Opened, tmp_path: Path
) -> None:
    open_workspace = settings.open_workspace
    await open_workspace.send(NO_SESSION, "hello")
    await open_workspace.sessions.idle()
    page = shown_in(window, storage_page(context, open_workspace))
    for kind, name in (("backup", "workspace.json"), ("export", "workspace.settings.json")):
        page.copy_to(kind, tmp_path)
        assert page.working.busy
        await until(lambda: not page.working.busy)
        assert "Saved" in page.working.tint.text()
        result = await asyncio.to_thread(lambda: list(tmp_path.glob("here-*/workspace.*")))
        assert [item.name for item in result if kind in str(item.parent)].count(name) == 1
    page.check(deep=True)
    await until(lambda: not page.working.busy)
    assert "No problems found" in page.working.tint.text()
    page.check(deep=True)
    page.working.stop.click()
    await until(lambda: not page.working.busy)


async def test_a_copy_that_cannot_be_made_says_why(
    context: SettingsContext, window: Window, settings: Opened
) -> None:
    open_workspace, urls = settings.open_workspace, list[QUrl]()
    page = shown_in(window, storage_page(context, open_workspace, open_url=urls.append))
    assert all(action.isEnabled() for action in page.actions.values())
    page.copy_to("backup", context.container.workspaces.home(open_workspace.workspace))
    await until(lambda: not page.working.busy)
    assert "is inside" in page.working.tint.text()


async def test_the_licences_can_be_read(context: SettingsContext, window: Window) -> None:
    page = shown_in(window, AboutPage(context))
    page.copying.click()
    assert "Qt" in QGuiApplication.clipboard().text()
    buttons = page.widget.findChildren(QPushButton)
    [first, *_others] = [button for button in buttons if button.text() == "View"]
    first.click()
    await until(lambda: "Apache License" in page.text.toPlainText())
    assert page.box.isVisible()
    await ended(context)


def releasing(context: SettingsContext, tmp_path: Path, text: str) -> SettingsContext:
    """The same, as a build that states what `text` does."""
    (tmp_path / "build" / "resources").mkdir(parents=True)
    (tmp_path / "build" / "pyproject.toml").write_text(text, encoding="utf-8")
    paths = replace(context.container.paths, resources=tmp_path / "build" / "resources")
    return replace(context, container=AppContainer(paths))


async def test_looking_for_updates_opens_the_browser_once_the_user_said_so(
    context: SettingsContext, window: Window, tmp_path: Path
) -> None:
    urls: list[str] = []
    address = "https://example.org/helix/releases"
    stated = releasing(context, tmp_path, f'[project.urls]\nReleases = "{address}"\n')
    page = shown_in(window, AboutPage(stated, open_url=lambda url: urls.append(url.toString())))
    rows = page.widget.findChildren(SettingRow)
    assert any(f"Version {__version__} is installed" in row.terms() for row in rows)
    page.checking.click()
    assert page.question.link.url == address
    page.question.reject()
    assert urls == []
    page.checking.click()
    page.question.accept()
    assert urls == [address]
    assert page.question is None
    await stated.container.close()
    await ended(context)
    # that no network is used at all, conftest watches


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[project]\n",
        '[project.urls]\nReleases = "http://example.org"\n',
        '[project.urls]\nReleases = "file:///etc/passwd"\n',
        "[project]\nurls = 3\n",
        "no toml",
    ],
)
async def test_a_build_that_names_no_releases_says_so_and_has_no_button(
    text: str, context: SettingsContext, window: Window, tmp_path: Path
) -> None:
    stated = releasing(context, tmp_path, text)
    page = shown_in(window, AboutPage(stated))
    assert not [
        child
        for child in page.widget.findChildren(QPushButton)
        if child.text() == "Check for updates"
    ]
    rows = page.widget.findChildren(SettingRow)
    assert any("has no releases page" in row.terms() for row in rows)
    await stated.container.close()
    await ended(context)
