"""Sandbox: presets are chosen and kept, hosts are allowed with one click, what is read is told."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.app.workspaces.workspace_permissions import SWITCHED_OFF
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.sandbox import SandboxPreset
from helix_desktop.domain.value import replace
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.ui.settings.permissions_page import SandboxPage
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import ConfirmDialog
from tests.app.app_stage import Place
from tests.app.test_git_undo import git
from tests.ui.settings.stage import BOX, Stage, enter, sandboxed
from tests.ui.views import at_rest
from tests.waiting import until


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return sandboxed(Place(tmp_path))


async def open_page(stage: Stage, *, trusted: bool = True) -> SandboxPage:
    if trusted:
        await stage.open_workspace.permissions.trust(True)
    page = stage.page(SandboxPage)
    await until(lambda: any(card.isChecked() for card in page.cards.values()))
    return page


async def test_a_trusted_folder_is_developer_and_a_choice_is_kept(stage: Stage) -> None:
    access = stage.open_workspace.access
    page = await open_page(stage)
    assert page.cards[SandboxPreset.DEVELOPER].isChecked()
    assert page.own_changes() == 0
    page.cards[SandboxPreset.STRICT].click()
    await until(lambda: access.preset is SandboxPreset.STRICT)
    assert access.resources().hosts is None


async def test_a_folder_that_is_not_trusted_is_strict_whatever_was_chosen(stage: Stage) -> None:
    access = stage.open_workspace.access
    await access.change(replace(access.access, preset=SandboxPreset.OFF))
    assert access.preset is SandboxPreset.STRICT
    page = await open_page(stage, trusted=False)
    assert not page.cards[SandboxPreset.OFF].isEnabled()


async def test_without_a_sandbox_the_page_warns_and_every_command_asks(stage: Stage) -> None:
    page = await open_page(stage)
    page.cards[SandboxPreset.OFF].click()
    await until(lambda: "Without a sandbox" in page.warning.text())
    permitting = stage.open_workspace._deps.rules.permission
    standing = permitting._state_of(SessionId("1"))
    assert not standing.sandboxed
    assert standing.no_sandbox == SWITCHED_OFF
    assert "Not sandboxed" in standing.box


async def test_where_there_is_no_sandbox_none_is_switched_off(place: Place, theme: Theme) -> None:
    async with Stage(sandboxed(place, SandboxBackend()), theme) as stage:
        open_workspace = stage.open_workspace
        await open_workspace.permissions.trust(True)
        access = open_workspace.access
        await access.change(replace(access.access, preset=SandboxPreset.OFF))
        assert open_workspace._deps.rules.permission._state_of(SessionId("1")).no_sandbox == ""


async def test_without_a_sandbox_a_card_has_the_lines_that_give_one_and_checks_again(
    place: Place, theme: Theme, qapp: QApplication
) -> None:
    line = "sudo apt install bubblewrap"
    missing = SandboxBackend(why=("none",), remedy=f"Install it ({line}).", remedy_lines=(line,))
    denied = SandboxBackend(why=("none",), remedy="The system denies it.")
    answers = iter((missing, denied, BOX))
    place.container.parts = replace(place.container.parts, box=lambda: next(answers))
    async with Stage(place, theme) as stage:
        card = (await open_page(stage)).lacking
        assert not card.isHidden()
        assert card.card.text().startswith("No sandbox on this system No sandbox: commands can do")
        assert card.card.text().endswith(f"so Helix asks before each one. {missing.remedy}")
        card.copying.click()
        assert qapp.clipboard().text() == line
        card.checking.click()
        await until(lambda: "Still no sandbox" in card.card.text())
        assert denied.remedy in card.card.text()
        assert card.copying.isHidden()
        card.checking.click()
        await until(
            lambda: card.card.text() == "The sandbox works Restart Helix to use the sandbox."
        )
        assert card.checking.isHidden()
        assert not stage.open_workspace.permissions.box.sandboxed, (
            "what runs now was begun without one"
        )


async def test_with_a_sandbox_there_is_no_such_card(stage: Stage) -> None:
    assert (await open_page(stage)).lacking.isHidden()


async def test_a_host_that_was_refused_is_allowed_with_one_click(stage: Stage) -> None:
    open_workspace, access = stage.open_workspace, stage.open_workspace.access
    await open_workspace.permissions.trust(True)
    access.remember(("packages.example.org", "packages.example.org"))
    access.remember(("localhost:8000",))
    page = await open_page(stage)
    await until(lambda: len(page.wanted.rows) == 1)
    next(iter(page.wanted.rows[0].findChildren(QPushButton))).click()
    await until(lambda: len(page.hosts.rows) == 1)
    assert access.resources().hosts == ("packages.example.org",)
    assert not page.wanted.rows
    enter(page.host, "no host at all")
    await until(lambda: "isn't a host" in page.outcome.text())
    enter(page.host, "localhost:8000")
    await until(lambda: "localhost:8000 is the sandbox itself" in page.outcome.text())
    assert access.access.hosts == ("packages.example.org",)


async def test_an_added_folder_is_readable_and_the_home_folder_is_refused(
    tmp_path: Path, stage: Stage
) -> None:
    (tmp_path / "more").mkdir()
    access = stage.open_workspace.access
    page = await open_page(stage)
    enter(page.folder, str(tmp_path / "more"))
    await until(lambda: access.access.readable != ())
    assert str(tmp_path / "more") in access.resources().toolchains.shown
    for refused in ("/", "~", "~/.ssh", "more"):
        page.outcome.say("")
        enter(page.folder, refused)
        await until(lambda: page.outcome.tone() == "bad")
    assert access.access.readable == (str(tmp_path / "more"),)


async def test_two_folders_that_are_added_at_once_are_both_kept(
    tmp_path: Path, stage: Stage
) -> None:
    page = await open_page(stage)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        enter(page.folder, str(tmp_path / name))
    page.folder.line.setText("typed meanwhile")
    both = (str(tmp_path / "one"), str(tmp_path / "two"))
    await until(lambda: stage.open_workspace.access.access.readable == both)
    await until(lambda: page.outcome.tone() == "ok")
    assert page.folder.text() == "typed meanwhile"


async def test_of_two_changes_the_last_one_is_told(tmp_path: Path, stage: Stage) -> None:
    page = await open_page(stage)
    for folder in (str(tmp_path), "~"):
        enter(page.folder, folder)
    await until(lambda: page.outcome.tone() == "bad")
    await at_rest(stage.context.bridge)
    assert page.outcome.tone() == "bad"


async def test_commits_that_have_a_name_of_their_own_are_counted_and_removed_with_one_button(
    stage: Stage,
) -> None:
    page = await open_page(stage)
    await at_rest(stage.context.bridge)
    assert page.rescued.isHidden()
    folder = Path(stage.open_workspace.workspace.folder)
    git(folder, "init", "-q", "-b", "main")
    for name in ("one", "two"):
        git(folder, "commit", "-q", "--allow-empty", "-m", name)
        git(folder, "update-ref", f"refs/helix/kept/2026-01-01/{name}", "HEAD")
    page.refresh()
    await until(lambda: not page.rescued.isHidden())
    [row] = page.rescued.rows
    assert row.words.below() == "2 commits"
    for name in ("no", "yes"):
        next(child for child in row.findChildren(QPushButton)).click()
        [sheet] = page.widget.window().findChildren(ConfirmDialog)
        getattr(sheet, name).click()
        await at_rest(stage.context.bridge)
        assert page.rescued.isHidden() is (name == "yes")
        await until(lambda: not page.widget.window().findChildren(ConfirmDialog))
    assert not git(folder, "for-each-ref", "refs/helix")
    assert git(folder, "rev-parse", "main")
