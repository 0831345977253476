"""The policy page over a real workspace: what is applied is journaled and kept."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppContainer
from helix_desktop.app.policy_file import parse_policy, policy_text
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.events import PolicyChanged, Recorded
from helix_desktop.ui.settings.controller import SettingsController
from helix_desktop.ui.settings.policy_page import PolicyFileDialog, PolicyPage
from helix_desktop.ui.settings.settings_context import SettingsContext
from tests.ui.settings.conftest import Opened
from tests.waiting import until


def page_of(room: SettingsController) -> PolicyPage:
    room.open("policy")
    page = room.current_view.current
    assert isinstance(page, PolicyPage)
    return page


def typed(page: PolicyPage, name: str, text: str) -> None:
    field = page.rows[name].field
    field.line.clear()
    QTest.keyClicks(field.line, text)


@pytest.mark.seen
async def test_an_applied_policy_is_in_force_saved_and_journaled(
    context: SettingsContext, settings: Opened
) -> None:
    room, open_workspace = settings
    session = await open_workspace.send(NO_SESSION, "hello")
    await open_workspace.sessions.idle()
    page = page_of(room)
    typed(page, "compact_percent", "50")
    assert page.rows["compact_percent"].source.text() == "not applied"
    assert "64,000" in page.rows["compact_percent"].words.below()
    assert open_workspace.workspace.policy.compact_percent == 85
    await until(lambda: page.effect.trial_controller.edited is not None)
    assert page.effect.trial_controller.in_use is not None
    page.save()
    await until(lambda: "next request" in page.edit_bar.result.text())
    assert open_workspace.workspace.policy.compact_percent == 50
    events = [
        item.event
        for item in await open_workspace.sessions.transcript(session)
        if isinstance(item, Recorded)
    ]
    assert [e.values for e in events if isinstance(e, PolicyChanged)] == [
        (("compact_percent", "50.0"),)
    ]
    assert context.container.workspaces.find("here").policy.compact_percent == 50
    await until(lambda: page.rows["compact_percent"].source.text() == "here")
    assert room.current_view.nav.rows["policy"].count == 1


async def test_the_effect_of_a_policy_is_in_sight_where_its_pane_is_below_the_page(
    settings: Opened,
) -> None:
    room, open_workspace = settings
    await open_workspace.send(NO_SESSION, "hello " * 3_000)
    await open_workspace.sessions.idle()
    page = page_of(room)
    shell = room.current_view
    assert page.effect.effect.isHidden()
    typed(page, "compact_percent", "30")
    await until(lambda: page.effect.trial_controller.edited is not None)
    rows = {row.name: row for row in page.effect.table.lines}
    [verdict, *changes] = page.effect.effect.text().split(" · ")
    assert page.effect.tint.text().startswith(verdict)
    assert changes == [
        f"{row.name} {row.in_use} → {row.edited}" for row in rows.values() if row.changed
    ]
    for width, is_below in ((1_440, False), (900, True)):
        shell.resize(width, 640)
        await until(lambda beside=not is_below: page.brief.isHidden() == beside)
    page.discard()
    await until(page.effect.effect.isHidden)


@pytest.mark.seen
async def test_a_bad_value_stays_in_its_field_and_nothing_is_applied(settings: Opened) -> None:
    room, open_workspace = settings
    page = page_of(room)
    typed(page, "compact_percent", "99")
    row = page.rows["compact_percent"]
    assert row.field.text() == "99"
    assert row.field.property("wrong") is True
    assert "95" in row.words.below()
    assert not page.edit_bar.apply.isEnabled()
    page.save()
    row.undone.emit()
    assert row.field.text() == "85"
    assert open_workspace.workspace.policy.compact_percent == 85


@pytest.mark.seen
async def test_the_policy_for_all_workspaces_is_what_new_ones_begin_with(
    context: SettingsContext, settings: Opened, tmp_path: Path
) -> None:
    room, before = settings
    page = page_of(room)
    page.scope.choose("everywhere")
    page.cards["economy"].click()
    assert page.edit_bar.apply.isEnabled()
    page.save()
    container = context.container
    await until(lambda: container.default_policy.policy.preset == "economy")
    assert before.workspace.policy.preset == "balanced"
    other = container.workspaces.create(tmp_path, "other")
    open_workspace = await container.open(other)
    assert open_workspace.workspace.policy.preset == "economy"
    assert AppContainer(container.paths).default_policy.policy.preset == "economy"
    await open_workspace.close()


@pytest.mark.seen
async def test_what_was_edited_and_not_applied_is_still_there_on_the_next_visit(
    context: SettingsContext, settings: Opened
) -> None:
    room, open_workspace = settings
    page = page_of(room)
    page.rows["gate_tokens"].field.typed.emit("9000")
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


@pytest.mark.seen
async def test_the_policy_file_changes_values_too(
    settings: Opened,
) -> None:
    room, open_workspace = settings
    page = page_of(room)
    await until(lambda: len(page.rows) == 8)
    page.edit_file.click()
    dialog = page.widget.window().findChild(PolicyFileDialog)
    assert dialog.editor.toPlainText() == 'preset = "balanced"\n'
    dialog.editor.setPlainText('preset = "balanced"\nobservations_percent = "long"\n')
    dialog.yes.click()
    assert "observations_percent" in dialog.problem.text()
    assert not page.draft.edited
    dialog.editor.setPlainText(
        'preset = "economy"\nobservations_percent = 20\ngate_tokens = 9000\n'
    )
    dialog.yes.click()
    assert page.cards["economy"].isChecked()
    assert page.rows["gate_tokens"].field.text() == "9,000"
    assert open_workspace.workspace.policy.observations_percent == 0
    page.save()
    await until(lambda: open_workspace.workspace.policy.observations_percent == 20)
    assert open_workspace.workspace.policy.preset == "economy"


@pytest.mark.parametrize("name", PRESETS)
def test_a_policy_is_unchanged_after_export_and_import(name: str) -> None:
    policy = PRESETS[name].with_values({"gate_mode": "off", "notes_percent": 61.5})
    assert parse_policy(policy_text(policy), "x") == policy
    assert parse_policy(policy_text(PRESETS[name]), "x") == PRESETS[name]
