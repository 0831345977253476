"""Tools: what each takes of a request, and what is switched off is not told of any more."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from shiboken6 import delete

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.settings.tools import ToolsPage
from tests.app.place import Place
from tests.ui.settings.stage import Stage, until

Play = Callable[[Coroutine[Any, Any, None]], None]


async def opened(stage: Stage, desk: Desk) -> ToolsPage:
    page = ToolsPage(stage.ground)
    page.show_desk(desk)
    await until(lambda: bool(page.found.rows))
    return page


def names(desk: Desk) -> list[str]:
    return [spec.name for spec in desk._equipment.tools(NO_SESSION).specs()]


def test_a_tool_that_is_switched_off_is_in_no_request_and_stays_off(
    tmp_path: Path, theme: Theme, play: Play
) -> None:
    place = Place(tmp_path)
    stage = Stage(tmp_path, theme, place)

    async def story(desk: Desk) -> None:
        page = await opened(stage, desk)
        assert "shell" in names(desk)
        page.switches["shell"].click()
        await until(lambda: "shell" not in names(desk))
        count = len(names(desk))
        await until(lambda: page.sum.below().startswith(f"{count} of {count + 1} tools"))
        assert page.own_changes() == 1
        assert place.house.workspaces.find(desk.workspace.id).tools_off == ("shell",)
        page.switches["shell"].click()
        await until(lambda: "shell" in names(desk))
        assert place.house.workspaces.find(desk.workspace.id).tools_off == ()
        delete(page.widget)

    play(stage.play(story))


def test_what_recalls_cannot_be_switched_off(tmp_path: Path, theme: Theme, play: Play) -> None:
    stage = Stage(tmp_path, theme)

    async def story(desk: Desk) -> None:
        page = await opened(stage, desk)
        for name in ("recall_cached_content", "recall_history"):
            assert not page.switches[name].isEnabled()
        await desk.choose_tools(["recall_history", "glob_files"])
        assert "recall_history" in names(desk)
        assert "glob_files" not in names(desk)
        delete(page.widget)

    play(stage.play(story))


def test_the_next_request_has_fewer_tools_and_fewer_tokens(
    tmp_path: Path, theme: Theme, play: Play
) -> None:
    stage = Stage(tmp_path, theme)

    async def story(desk: Desk) -> None:
        session = await desk.send(NO_SESSION, "list")
        await desk.idle()
        runner = desk.runners.of(session)
        before = await runner.keeper.look()
        await desk.choose_tools(["shell"])
        after = await runner.keeper.look()
        assert after.tokens < before.tokens
        assert "shell" not in [spec.name for spec in runner.keeper.request(after.window).tools]

    play(stage.play(story))
