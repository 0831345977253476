"""The policy page over a real workspace: what is applied is journaled and kept."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppContainer
from helix_desktop.app.replay.trial_figures import PolicyTrial
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import PolicyChanged, Recorded
from helix_desktop.ui.settings.controller import SettingsController
from helix_desktop.ui.settings.policy_page import PolicyPage
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.trial_charts import comparison_rows, comparison_verdict
from tests.ui.settings.conftest import Window, ended, settings_of


async def opened(container: AppContainer, folder: Path) -> OpenWorkspace:
    return await container.open(container.workspaces.create(folder, "here"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    return folder


def page_of(room: SettingsController) -> PolicyPage:
    room.open("policy")
    page = room.shell.current
    assert isinstance(page, PolicyPage)
    return page


async def until(fits: Callable[[], bool], seconds: float = 20.0) -> None:
    for _ in range(round(seconds / 0.05)):
        if fits():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come")


def typed(page: PolicyPage, name: str, text: str) -> None:
    field = page.rows[name].field
    field.line.clear()
    QTest.keyClicks(field.line, text)


@pytest.mark.seen
async def test_what_is_applied_holds_is_kept_and_stands_in_the_journal(
    context: SettingsContext, window: Window, project: Path
) -> None:
    room, open_workspace = await settings_of(context, window, project)
    session = await open_workspace.send(NO_SESSION, "hello")
    await open_workspace.idle()
    page = page_of(room)
    typed(page, "compact_percent", "50")
    assert page.rows["compact_percent"].row.source.text() == "not applied"
    assert "64,000" in page.rows["compact_percent"].row.words.below()
    assert open_workspace.workspace.policy.compact_percent == 85
    await until(lambda: page.pane.trying.edited is not None)
    assert page.pane.trying.in_use is not None
    page.save()
    await until(lambda: "next request" in page.pane.result.text())
    assert open_workspace.workspace.policy.compact_percent == 50
    events = [
        each.event
        for each in await open_workspace.transcript(session)
        if isinstance(each, Recorded)
    ]
    assert [e.values for e in events if isinstance(e, PolicyChanged)] == [
        (("compact_percent", "50.0"),)
    ]
    assert context.container.workspaces.find("here").policy.compact_percent == 50
    await until(lambda: page.rows["compact_percent"].row.source.text() == "here")
    assert room.shell.nav.rows["policy"].count == 1
    room.leave()
    await open_workspace.close()
    await ended(context)


@pytest.mark.seen
async def test_a_bad_value_stays_in_its_field_and_nothing_is_applied(
    context: SettingsContext, window: Window, project: Path
) -> None:
    room, open_workspace = await settings_of(context, window, project)
    page = page_of(room)
    typed(page, "compact_percent", "99")
    row = page.rows["compact_percent"]
    assert row.field.text() == "99"
    assert row.field.property("wrong") is True
    assert "95" in row.row.words.below()
    assert not page.pane.apply.isEnabled()
    page.save()
    row.row.undone.emit()
    assert row.field.text() == "85"
    assert open_workspace.workspace.policy.compact_percent == 85
    room.leave()
    await open_workspace.close()
    await ended(context)


@pytest.mark.seen
async def test_the_policy_for_all_workspaces_is_what_new_ones_begin_with(
    context: SettingsContext, window: Window, project: Path, tmp_path: Path
) -> None:
    room, before = await settings_of(context, window, tmp_path / "before")
    page = page_of(room)
    page.scope.choose("everywhere")
    page.cards["economy"].click()
    assert page.pane.apply.isEnabled()
    page.save()
    await until(lambda: context.container.usual.policy.preset == "economy")
    assert before.workspace.policy.preset == "balanced"
    open_workspace = await opened(context.container, project)
    assert open_workspace.workspace.policy.preset == "economy"
    assert AppContainer(context.container.paths).usual.policy.preset == "economy"
    room.leave()
    await before.close()
    await open_workspace.close()
    await ended(context)


@pytest.mark.seen
async def test_what_was_edited_and_not_applied_is_still_there_on_the_next_visit(
    context: SettingsContext, window: Window, project: Path
) -> None:
    room, open_workspace = await settings_of(context, window, project)
    page = page_of(room)
    page.rows["gate_tokens"].wanted.emit("gate_tokens", 9_000)
    room.leave()
    assert page_of(room).draft.value("gate_tokens") == 9_000
    assert room.unsaved() == (page_of(room).title,)
    title = page_of(room).title
    room.leave()
    room.drop_workspace(open_workspace.workspace.id)
    assert room.unsaved() == (title,), "the edits of a closed workspace are told, too"
    await open_workspace.close()
    open_workspace = await context.container.open(open_workspace.workspace)
    room.show_workspace(open_workspace)
    page = page_of(room)
    assert page.draft.value("gate_tokens") == 9_000
    page.discard()
    assert page.draft.value("gate_tokens") == 6_000
    assert room.unsaved() == ()
    room.leave()
    await open_workspace.close()
    await ended(context)


def test_figures_are_compared_and_only_those_that_were_reckoned() -> None:
    one = PolicyTrial(1, (50, 80), (0,), (1.0, 2.0), {"handed_over": 1}, (1,), cached=60)
    two = PolicyTrial(2, (40, 45), (0,), (0.5, 1.0), {"handed_over": 3}, (1,), cached=60)
    lines = {line.name: line for line in comparison_rows(one, two, 100)}
    assert (lines["Peak context"].in_use, lines["Peak context"].edited) == ("80%", "45%")
    assert lines["Peak context"].difference == "\u221235"
    assert lines["Peak context"].tone == "ok"
    assert lines["Cost"].difference == "\u221250%"
    assert comparison_verdict(one, two)[0] == "ok"
    free = PolicyTrial(3, (50, 80), (0,))
    assert "Cost" not in {line.name for line in comparison_rows(free, None, 100)}
    assert all(not line.edited for line in comparison_rows(free, None, 100))
