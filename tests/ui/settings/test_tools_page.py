"""Tools: what each takes of a request, and what is switched off is not told of any more."""

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.ui.settings.instructions_and_tools_pages import ToolsPage
from tests.ui.settings.stage import Stage
from tests.waiting import until


async def open_page(stage: Stage) -> ToolsPage:
    page = stage.page(ToolsPage)
    await until(lambda: bool(page.tools.rows))
    return page


def names(open_workspace: OpenWorkspace) -> list[str]:
    return [spec.name for spec in open_workspace._deps.tools(NO_SESSION).specs()]


async def test_a_tool_that_is_switched_off_is_in_no_request_and_stays_off(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    workspaces = stage.place.container.workspaces
    page = await open_page(stage)
    assert "shell" in names(open_workspace)
    page.switches["shell"].click()
    await until(lambda: "shell" not in names(open_workspace))
    count = len(names(open_workspace))
    await until(lambda: page.sum.below().startswith(f"{count} of {count + 1} tools"))
    assert page.own_changes() == 1
    assert workspaces.find(open_workspace.workspace.id).tools_off == ("shell",)
    page.switches["shell"].click()
    await until(lambda: "shell" in names(open_workspace))
    assert workspaces.find(open_workspace.workspace.id).tools_off == ()


async def test_tokens_of_tools_say_that_they_are_estimates(stage: Stage) -> None:
    page = await open_page(stage)
    assert not stage.open_workspace.sessions.llm.tokenizer_known
    assert ", ≈" in page.sum.below()
    assert all(row.words.below().startswith("≈") for row in page.tools.rows)


async def test_the_tools_that_recall_content_cannot_be_switched_off(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    page = await open_page(stage)
    for name in ("recall_cached_content", "recall_history"):
        assert not page.switches[name].isEnabled()
    await open_workspace.settings.choose_tools(["recall_history", "glob_files"])
    assert "recall_history" in names(open_workspace)
    assert "glob_files" not in names(open_workspace)


async def test_the_next_request_has_fewer_tools_and_fewer_tokens(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    session = await open_workspace.send(NO_SESSION, "list")
    await open_workspace.sessions.idle()
    runner = open_workspace.sessions.of(session)
    before = await runner.session_window.look()
    await open_workspace.settings.choose_tools(["shell"])
    after = await runner.session_window.look()
    assert after.tokens < before.tokens
    assert "shell" not in [spec.name for spec in runner.session_window.request(after.window).tools]
