"""Sandbox: presets are chosen and kept, hosts are allowed with one click, what is read is told."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from shiboken6 import delete

from helix_desktop.app.access import CommandAccess
from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.sandbox import Preset
from helix_desktop.tools.sandbox.box import Box, Kind
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.key_button import KeyButton
from helix_desktop.ui.settings.sandbox import SandboxPage
from tests.app.place import Place
from tests.ui.settings.stage import Stage, until

Play = Callable[[Coroutine[Any, Any, None]], None]


def stage_of(tmp_path: Path, theme: Theme) -> Stage:
    place = Place(tmp_path)
    box = Box(Kind.BUBBLEWRAP)
    place.house.parts = replace(place.house.parts, box=lambda: box)
    return Stage(tmp_path, theme, place)


def access_of(desk: Desk) -> CommandAccess:
    assert desk.access is not None
    return desk.access


async def opened(stage: Stage, desk: Desk) -> SandboxPage:
    page = SandboxPage(stage.ground)
    page.show_desk(desk)
    await until(lambda: any(card.isChecked() for card in page.cards.values()))
    return page


def test_a_trusted_folder_is_developer_and_a_choice_is_kept(
    tmp_path: Path, theme: Theme, play: Play
) -> None:
    stage = stage_of(tmp_path, theme)

    async def story(desk: Desk) -> None:
        await desk.trust(True)
        page = await opened(stage, desk)
        assert page.cards[Preset.DEVELOPER].isChecked()
        assert page.own_changes() == 0
        page.cards[Preset.STRICT].click()
        await until(lambda: access_of(desk).preset is Preset.STRICT)
        assert access_of(desk).lent().hosts is None
        delete(page.widget)

    play(stage.play(story))


def test_a_folder_that_is_not_trusted_is_strict_whatever_was_chosen(
    tmp_path: Path, theme: Theme, play: Play
) -> None:
    stage = stage_of(tmp_path, theme)

    async def story(desk: Desk) -> None:
        access = access_of(desk)
        await access.change(replace(access.access, preset=Preset.OFF))
        assert access.preset is Preset.STRICT
        page = await opened(stage, desk)
        assert not page.cards[Preset.OFF].isEnabled()
        delete(page.widget)

    play(stage.play(story))


def test_without_a_sandbox_the_page_warns_and_every_command_asks(
    tmp_path: Path, theme: Theme, play: Play
) -> None:
    stage = stage_of(tmp_path, theme)

    async def story(desk: Desk) -> None:
        await desk.trust(True)
        page = await opened(stage, desk)
        page.cards[Preset.OFF].click()
        await until(lambda: "Without a sandbox" in page.warning.text())
        permitting = desk._equipment.permission
        standing = permitting._standing(SessionId("1"))
        assert not standing.boxed
        assert "without a sandbox" in standing.box
        delete(page.widget)

    play(stage.play(story))


def test_a_host_that_was_refused_is_allowed_with_one_click(
    tmp_path: Path, theme: Theme, play: Play
) -> None:
    stage = stage_of(tmp_path, theme)

    async def story(desk: Desk) -> None:
        await desk.trust(True)
        access_of(desk).remember(("packages.example.org", "packages.example.org"))
        page = await opened(stage, desk)
        await until(lambda: len(page.wanted.rows) == 1)
        next(iter(page.wanted.rows[0].findChildren(KeyButton))).click()
        await until(lambda: len(page.hosts.rows) == 1)
        assert access_of(desk).lent().hosts == ("packages.example.org",)
        assert not page.wanted.rows
        page.host.set_text("no host at all")
        page.host.entered.emit()
        await until(lambda: "is no host" in page.said.text())
        delete(page.widget)

    play(stage.play(story))


def test_a_folder_more_is_read_and_home_never_is(tmp_path: Path, theme: Theme, play: Play) -> None:
    stage = stage_of(tmp_path, theme)
    (tmp_path / "more").mkdir()

    async def story(desk: Desk) -> None:
        await desk.trust(True)
        page = await opened(stage, desk)
        page.folder.set_text(str(tmp_path / "more"))
        page.folder.entered.emit()
        await until(lambda: access_of(desk).access.readable != ())
        assert str(tmp_path / "more") in access_of(desk).lent().toolchains.shown
        for refused in ("/", "~", "~/.ssh", "more"):
            page.said.say("")
            page.folder.set_text(refused)
            page.folder.entered.emit()
            await until(lambda: page.said.tone() == "bad")
        assert access_of(desk).access.readable == (str(tmp_path / "more"),)
        delete(page.widget)

    play(stage.play(story))
