"""Appearance, shortcuts, data and about: what is chosen holds at once and is kept."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from helix_desktop import __version__
from helix_desktop.app.container import AppContainer
from helix_desktop.app.settings import Settings
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, load_key_bindings
from helix_desktop.ui.settings.application_pages import (
    AboutPage,
    AppearancePage,
    GeneralPage,
    StoragePage,
)
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.shortcuts_page import ShortcutsPage
from helix_desktop.ui.widgets.choices import Switch
from tests.ui.settings.conftest import Window, ended


async def until(fits: Callable[[], bool]) -> None:
    for _ in range(200):
        if fits():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come")


def kept(context: SettingsContext) -> Settings:
    return Settings(context.container.paths.settings)


async def test_an_appearance_holds_at_once_and_is_kept(
    context: SettingsContext,
    window: Window,
) -> None:
    page = AppearancePage(context)
    page.appearance.choose("light")
    assert not context.theme.dark
    await until(lambda: kept(context).text("appearance") == "light")
    page.zoom.choose("125")
    await until(lambda: kept(context).number("zoom") == 125)
    assert context.theme.zoom == 125
    assert "next start" not in page._zoom_words.below()
    context.theme.set_zoom(100)
    assert page.zoom.choice() == "100"
    page.widget.deleteLater()
    await ended(context)


async def test_a_switch_is_kept(context: SettingsContext, window: Window) -> None:
    page = GeneralPage(context)
    switch = page.widget.findChild(Switch)
    assert switch.isChecked()
    switch.click()
    await until(lambda: not kept(context).flag("reopen"))
    page.widget.deleteLater()
    await ended(context)


@pytest.fixture
def shortcuts(context: SettingsContext, window: Window) -> ShortcutsPage:
    done: list[str] = []
    for name, keys in (("one", "Ctrl+1"), ("two", "Ctrl+2"), ("three", "")):
        action = Action(name, name.title(), "Group", lambda name=name: done.append(name), keys=keys)
        context.actions().add(action)
    page = ShortcutsPage(context)
    page.widget.setParent(window)
    page.widget.show()
    return page


def press(page: ShortcutsPage, action: str, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    field = page.fields[action]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClick(field, key, held)


def row_of(page: ShortcutsPage, action: str) -> SettingRow:
    return page._rows[action]


async def test_a_shortcut_that_was_pressed_holds_and_is_kept(
    context: SettingsContext,
    shortcuts: ShortcutsPage,
) -> None:
    press(shortcuts, "three", Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert context.actions().keys_of("three") == "Ctrl+G"
    await until(lambda: load_key_bindings(kept(context)) == {"three": "Ctrl+G"})
    row_of(shortcuts, "three").undone.emit()
    assert context.actions().keys_of("three") == ""
    await until(lambda: load_key_bindings(kept(context)) == {})
    press(shortcuts, "one", Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert context.actions().keys_of("one") == ""
    await ended(context)


async def test_two_actions_with_the_same_keys_name_each_other(
    context: SettingsContext,
    shortcuts: ShortcutsPage,
) -> None:
    press(shortcuts, "one", Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert "Two" in row_of(shortcuts, "one").words.below()
    assert "One" in row_of(shortcuts, "two").words.below()
    row_of(shortcuts, "one").undone.emit()
    assert row_of(shortcuts, "two").words.below() == ""
    await ended(context)


def test_nonsense_in_the_file_is_no_shortcut(context: SettingsContext) -> None:
    for nonsense in ("no json", "[1]", '{"a": 1}'):
        context.container.settings.set("shortcuts", nonsense)
        assert load_key_bindings(context.container.settings) == {}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    return folder


@pytest.mark.seen
async def test_an_open_workspace_is_copied_and_checked(
    context: SettingsContext, window: Window, project: Path, tmp_path: Path
) -> None:
    open_workspace = await context.container.open(
        context.container.workspaces.create(project, "here")
    )
    await open_workspace.send(NO_SESSION, "hello")
    await open_workspace.idle()
    page = StoragePage(context, open_workspace)
    page.widget.setParent(window)
    page.widget.show()
    for kind, name in (("backup", "workspace.json"), ("export", "workspace.settings.json")):
        page.copy_to(kind, tmp_path)
        assert page.working.busy
        await until(lambda: not page.working.busy)
        assert "Saved" in page.working.tint.text()
        found = await asyncio.to_thread(lambda: list(tmp_path.glob("here-*/workspace.*")))
        assert [each.name for each in found if kind in str(each.parent)].count(name) == 1
    page.check(deep=True)
    await until(lambda: not page.working.busy)
    assert "No problems found" in page.working.tint.text()
    page.check(deep=True)
    page.working.stop.click()
    await until(lambda: not page.working.busy)
    await open_workspace.close()
    await ended(context)


async def test_a_copy_that_cannot_be_made_says_why(
    context: SettingsContext, window: Window, project: Path, tmp_path: Path
) -> None:
    opened: list[QUrl] = []
    open_workspace = await context.container.open(
        context.container.workspaces.create(project, "here")
    )
    page = StoragePage(context, open_workspace, open_url=opened.append)
    page.widget.setParent(window)
    page.widget.show()
    assert all(each.isEnabled() for each in page.actions.values())
    page.copy_to("backup", context.container.workspaces.home(open_workspace.workspace))
    await until(lambda: not page.working.busy)
    assert "is inside" in page.working.tint.text()
    await open_workspace.close()
    await ended(context)


async def test_the_licences_can_be_read(context: SettingsContext, window: Window) -> None:
    page = AboutPage(context)
    page.widget.setParent(window)
    page.widget.show()
    page.copying.click()
    assert "Qt" in QGuiApplication.clipboard().text()
    [first, *_others] = page._readers
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


async def test_looking_for_updates_opens_the_browser_once_the_person_said_so(
    context: SettingsContext, window: Window, tmp_path: Path
) -> None:
    opened: list[str] = []
    address = "https://example.org/helix/releases"
    stated = releasing(context, tmp_path, f'[project.urls]\nReleases = "{address}"\n')
    page = AboutPage(stated, open_url=lambda url: opened.append(url.toString()))
    page.widget.setParent(window)
    rows = page.widget.findChildren(SettingRow)
    assert any(f"Version {__version__} is installed" in row.terms() for row in rows)
    page.checking.click()
    assert page.question.link.url == address
    page.question.reject()
    assert opened == []
    page.checking.click()
    page.question.accept()
    assert opened == [address]
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
    page = AboutPage(stated)
    page.widget.setParent(window)
    assert not [
        each for each in page.widget.findChildren(QPushButton) if each.text() == "Check for updates"
    ]
    rows = page.widget.findChildren(SettingRow)
    assert any("has no releases page" in row.terms() for row in rows)
    await stated.container.close()
    await ended(context)
